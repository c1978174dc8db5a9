cimport cython

from referee.fast.judge cimport Judge
from referee.fast.sheet cimport Sheet


cdef class Lane:
    cdef public bytes opening, closing
    cdef public tuple free
    cdef public Sheet sheet
    cdef public Judge judge
    cdef public long matches, verified, partial

    @cython.locals(free=tuple, index=cython.int)
    cdef Py_ssize_t pass_tags(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(sheet=Sheet, judge=Judge, target=cython.long, limit=cython.long, there=cython.Py_ssize_t, verified=cython.long,
      partial=cython.long, status=cython.int)
    cpdef Py_ssize_t run(self, bytes data, Py_ssize_t at, Py_ssize_t end, bint final) except -2
