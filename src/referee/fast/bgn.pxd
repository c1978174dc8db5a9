cimport cython

from referee.fast.bgn_cards cimport CardLines


cdef class BgnSheet(CardLines):
    cdef public bytes deal, dealer_word, hands_word, auction, tricks, score_word, total_word
    cdef public tuple names
    cdef public bint unnamed

    cpdef Py_ssize_t read(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(packed=cython.long)
    cdef Py_ssize_t read_header(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(seats="int[::1]", width=cython.int, count=cython.int, seat=cython.int)
    cdef Py_ssize_t read_calls(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(found=cython.int, party=cython.int, name=bytes, packed=cython.long)
    cdef Py_ssize_t read_figures(self, bytes data, Py_ssize_t at, Py_ssize_t end, int[::1] figures) except -2
