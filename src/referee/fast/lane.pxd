cimport cython

from referee.fast.judge cimport Judge
from referee.fast.sheet cimport Sheet


cdef class Lane:
    cdef public Sheet sheet
    cdef public Judge judge
    cdef public long matches, verified, partial, right, bare, target, limit

    cdef Py_ssize_t match(self, bytes data, Py_ssize_t at, Py_ssize_t end, bint final) except -2

    @cython.locals(status=cython.int)
    cdef int deal(self) noexcept

    @cython.locals(there=cython.Py_ssize_t)
    cpdef Py_ssize_t run(self, bytes data, Py_ssize_t at, Py_ssize_t end, bint final) except -2


cdef class TaggedLane(Lane):
    cdef public bytes opening, closing, value_end, below, between
    cdef public tuple free, lasts
    cdef public int first_player, players, starts

    @cython.locals(free=tuple, count=cython.int, seen=cython.int, index=cython.int, longest=cython.Py_ssize_t)
    cdef Py_ssize_t pass_tags(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(size=cython.int)
    cdef bint seated(self) except -1

    @cython.locals(last=bytes, behind=cython.Py_ssize_t)
    cdef Py_ssize_t match(self, bytes data, Py_ssize_t at, Py_ssize_t end, bint final) except -2
