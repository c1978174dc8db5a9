cimport cython

from referee.fast.auction cimport Auction
from referee.fast.replay cimport Replay
from referee.fast.sheet cimport Sheet
from referee.fast.tabled cimport Tables


cdef class Judge:
    cdef public Auction auction
    cdef public Replay play
    cdef public Sheet sheet
    cdef public Tables tables
    cdef public long long[::1] marks, totals
    cdef public int dealer, over
    cdef public long number, target, limit, count

    @cython.locals(party=cython.int)
    cpdef begin(self, long target, long limit)

    @cython.locals(sheet=Sheet, tables=Tables, number=cython.long, dealer=cython.int, denomination=cython.int, first=cython.int,
      made=cython.int, party=cython.int)
    cpdef int judge(self) noexcept

    @cython.locals(tables=Tables, play=Replay, sheet=Sheet, unit=cython.longlong, value=cython.int, takers=cython.int,
      last=cython.int, swept=cython.bint, belotes=cython.int, cards=cython.int, party=cython.int, own_belotes=cython.longlong,
      other_belotes=cython.longlong, at=cython.int, beside=cython.int, mine=cython.longlong, theirs=cython.longlong,
      more=cython.longlong, own=cython.longlong, other=cython.longlong, made=cython.bint, row=cython.int,
      cells="const long long[::1]", worth=cython.longlong, cell=cython.int, marks=cython.longlong)
    cdef int settle(self, int denomination) noexcept

    @cython.locals(tables=Tables, nearest=cython.int, down=cython.bint, party=cython.int, exact=cython.longlong)
    cdef void round_marks(self) noexcept

    @cython.locals(step=cython.longlong)
    cdef long long rounded(self, long long marks, int nearest, bint down) noexcept

    @cython.locals(tables=Tables, size=cython.int, step=cython.int, seat=cython.int, best=cython.longlong,
      leaders=cython.int, party=cython.int, reached=cython.bint)
    cdef void advance(self, int dealer, bint made) noexcept
