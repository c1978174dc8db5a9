cimport cython

from referee.fast.sheet cimport Sheet
from referee.fast.tabled cimport Tables


cdef class Auction:
    cdef public Sheet sheet
    cdef public Tables tables
    cdef public int answered, bid, bidder, doubler, level, out, passes, turn
    cdef public long long rank

    @cython.locals(seats="int[::1]", calls="int[::1]", spare=cython.int, at=cython.int, call=cython.int, seat=cython.int,
      ended=cython.bint)
    cdef int replay(self, int dealer) noexcept

    @cython.locals(tables=Tables)
    cdef bint ended(self) noexcept

    @cython.locals(opposed=cython.bint)
    cdef bint may_speak(self, int seat, int call) noexcept

    @cython.locals(tables=Tables, after=cython.int, partner=cython.int)
    cdef bint may_be_left_out(self, int seat) noexcept

    @cython.locals(tables=Tables, bid=cython.int, own=cython.int)
    cdef bint legal(self, int seat, int call) noexcept

    @cython.locals(tables=Tables)
    cdef void apply(self, int seat, int call) noexcept
