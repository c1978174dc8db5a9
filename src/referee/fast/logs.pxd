cimport cython

from referee.fast.bga cimport BgaSheet
from referee.fast.lane cimport Lane


cdef class LogLane(Lane):
    cdef public BgaSheet log

    @cython.locals(log=BgaSheet, number=cython.int, due=cython.int, seat=cython.int)
    cdef Py_ssize_t match(self, bytes data, Py_ssize_t at, Py_ssize_t end, bint final) except -2
