cimport cython

from referee.fast.sheet cimport Sheet


cdef class Tables:
    cdef public const long long[::1] masks, rank, cells
    cdef public const int[::1] ladders, power, values, scale, needs, worth, doubled, pairs
    cdef public int belote_worth, beyond, closing_passes, denominations, equality, exact, helps
    cdef public int last_all, last_alone, last_one, made_ends, rounding, taker_leads, words_needed


cdef class Judge:
    cdef public Sheet sheet
    cdef public Tables tables
    cdef public long long[::1] left
    cdef public int[::1] tally
    cdef public int bid, bidder, level
    cdef public long number, dealer, north, west, target, limit, count, over

    cpdef begin(self, long target, long limit)

    @cython.locals(tables=Tables, seats="int[::1]", calls="int[::1]", turn=cython.int, bid=cython.int, bidder=cython.int,
      rank=cython.longlong, level=cython.int, passes=cython.int, answered=cython.int, ended=cython.int, spare=cython.int,
      at=cython.int, call=cython.int)
    cdef int auction(self) noexcept

    @cython.locals(power="const int[::1]", cards="int[::1]", hands="long long[::1]", one=cython.longlong, seen=cython.longlong,
      place=cython.int, base=cython.int, best=cython.int, winner=cython.int, seat=cython.int, card=cython.int)
    cdef int rebuild(self, int leader, int denomination) noexcept

    @cython.locals(tables=Tables, masks="const long long[::1]", ladders="const int[::1]", power="const int[::1]",
      values="const int[::1]", cards="int[::1]", said="int[::1]", left="long long[::1]", tally="int[::1]", worths=cython.int,
      one=cython.longlong, pairs=cython.longlong, place=cython.int, winners=cython.int, at=cython.int, seat=cython.int,
      suit=cython.int, trick=cython.int, best=cython.int, led=cython.int, base=cython.int, winner=cython.int,
      points=cython.int, turn=cython.int, card=cython.int, hand=cython.longlong, situation=cython.int, row=cython.int,
      sets=cython.int, expected=cython.int)
    cdef int replay(self, int leader, int denomination) noexcept

    @cython.locals(sheet=Sheet, tables=Tables, tally="int[::1]", cells="const long long[::1]", value=cython.int,
      denomination=cython.int, first=cython.int, takers=cython.int, last=cython.int, swept=cython.bint, bonus=cython.int,
      mine=cython.longlong, theirs=cython.longlong, own_belotes=cython.longlong, other_belotes=cython.longlong, own=cython.longlong,
      other=cython.longlong, made=cython.bint, row=cython.int, worth=cython.longlong, at=cython.int, marks=cython.longlong,
      against=cython.longlong, north=cython.longlong, west=cython.longlong)
    cpdef int judge(self) noexcept
