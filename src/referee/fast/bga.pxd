cimport cython

from referee.fast.sheet cimport Sheet


cdef class BgaSheet(Sheet):
    cdef public int bidder, due, ended, words
    cdef public tuple suits, names, meant
    cdef public const int[::1] rank_of

    cpdef Py_ssize_t read(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    cdef Py_ssize_t line_end(self, bytes data, Py_ssize_t at, Py_ssize_t end) noexcept

    @cython.locals(seat=cython.int)
    cdef int opens(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(count=cython.int, bid=cython.int, doubled=cython.bint, seat=cython.int, behind=cython.Py_ssize_t)
    cdef Py_ssize_t read_auction(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    cdef Py_ssize_t exclaimed(self, bytes data, Py_ssize_t at, Py_ssize_t end) noexcept

    @cython.locals(packed=cython.long, value=cython.long, number=cython.int, name=bytes, meant=cython.int)
    cdef Py_ssize_t read_bid(self, bytes data, Py_ssize_t at, Py_ssize_t end, int count) except -2

    cdef Py_ssize_t read_contract(self, bytes data, Py_ssize_t at, Py_ssize_t end, int bid, int count) except -2

    @cython.locals(place=cython.int, trick=cython.int, turn=cython.int)
    cdef Py_ssize_t read_tricks(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(trick=cython.int, spoke=cython.int, word=cython.int, seat=cython.int, rank=cython.int, suit=cython.int,
      name=bytes)
    cdef Py_ssize_t read_card(self, bytes data, Py_ssize_t at, Py_ssize_t end, int place) except -2

    @cython.locals(taker=cython.int, packed=cython.long, seat=cython.int)
    cdef Py_ssize_t read_result(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(seen=cython.int, seat=cython.int, points=cython.long, packed=cython.long)
    cdef Py_ssize_t read_scores(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(seat=cython.int)
    cdef Py_ssize_t read_end(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2
