cimport cython

from referee.fast.sheet cimport Sheet


cdef class Values(Sheet):
    cdef public Py_ssize_t at
    cdef public const int[::1] rank_of, suit_of
    cdef public tuple names
    cdef public bint unnamed

    @cython.locals(at=cython.Py_ssize_t)
    cdef int enter(self, bytes data, Py_ssize_t end, int bracket) noexcept

    @cython.locals(at=cython.Py_ssize_t)
    cdef int item(self, bytes data, Py_ssize_t end, int before) noexcept

    @cython.locals(at=cython.Py_ssize_t, count=cython.int, found=cython.int)
    cdef int member(self, bytes data, Py_ssize_t end, tuple keys, int seen) except -3

    @cython.locals(packed=cython.long)
    cdef long figure(self, bytes data, Py_ssize_t end) noexcept

    @cython.locals(at=cython.Py_ssize_t, behind=cython.Py_ssize_t)
    cdef int seat(self, bytes data, Py_ssize_t end) noexcept

    @cython.locals(at=cython.Py_ssize_t, suit=cython.int, rank=cython.int)
    cdef int card(self, bytes data, Py_ssize_t end) noexcept
