"""Compiles the fast lane into the wheel, where a C compiler is there.

Two variables settle what happens otherwise: with ``REFEREE_REQUIRE_COMPILED=1`` a failed compilation fails the build, with
``REFEREE_PURE=1`` nothing is compiled. Without either a failure is said, and the wheel runs the same modules uncompiled.
Editable installations are never compiled: what is edited is what runs. A module is compiled that has its types beside it,
in a ``.pxd``.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src", "referee", "fast")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "initializedcheck": False,
    "wraparound": False,
}


class CompileCore(BuildHookInterface):
    """Puts compiled modules beside their sources in the wheel."""

    _room: "tempfile.TemporaryDirectory[str] | None" = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless this is no wheel, an editable one, or one that is to be pure."""
        pure, required = (os.environ.get(name) == "1" for name in ("REFEREE_PURE", "REFEREE_REQUIRE_COMPILED"))
        if self.target_name != "wheel" or version == "editable" or pure:
            return
        try:
            compiled = self._compile()
        except Exception as error:
            if required:
                raise
            self.app.display_warning(f"referee: not compiled, it will run slower ({type(error).__name__}: {error})")
            return
        for path in compiled:
            build_data["force_include"][str(path)] = str(Path("referee", "fast", path.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled: the wheel has it by now."""
        del version, build_data, artifact_path
        if self._room is not None:
            self._room.cleanup()

    def _compile(self) -> list[Path]:
        from Cython.Build import cythonize
        from setuptools import Distribution, Extension
        from setuptools.command.build_ext import build_ext

        root = Path(self.root)
        self._room = tempfile.TemporaryDirectory(prefix="referee-")
        work = Path(self._room.name)
        # Without symbols for a debugger the modules are a tenth as large.
        arguments = ["-g0"] if os.name == "posix" else []
        extensions = [
            Extension(f"referee.fast.{types.stem}", [str(types.with_suffix(".py"))], extra_compile_args=arguments)
            for types in sorted((root / PACKAGE).glob("*.pxd"))
        ]
        before, sys.argv = sys.argv, [sys.argv[0]]
        here = Path.cwd()
        os.chdir(root / "src")
        try:
            distribution = Distribution(
                {
                    "name": "referee",
                    "ext_modules": cythonize(
                        extensions, build_dir=str(work / "c"), compiler_directives=DIRECTIVES, quiet=True
                    ),
                }
            )
            command = build_ext(distribution)
            command.build_lib, command.build_temp = str(work / "lib"), str(work / "temp")
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(here)
            sys.argv = before
        return sorted((work / "lib" / "referee" / "fast").iterdir())
