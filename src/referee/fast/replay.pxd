cimport cython

from referee.fast.sheet cimport Sheet
from referee.fast.tabled cimport Tables


cdef class Replay:
    cdef public Sheet sheet
    cdef public Tables tables
    cdef public long long[::1] left
    cdef public int[::1] points, tricks, belotes
    cdef public int last, alone

    @cython.locals(power="const int[::1]", size=cython.int, cards="int[::1]", hands="long long[::1]", one=cython.longlong,
      seen=cython.longlong, place=cython.int, base=cython.int, best=cython.int, winner=cython.int, seat=cython.int,
      card=cython.int)
    cdef int rebuild(self, int leader, int denomination) noexcept

    @cython.locals(tables=Tables, sheet=Sheet, masks="const long long[::1]", ladders="const int[::1]",
      power="const int[::1]", values="const int[::1]", party_of="const int[::1]", size=cython.int, cards="int[::1]",
      said="int[::1]", leaders="int[::1]", claimed="int[::1]", counted="int[::1]", left="long long[::1]", worths=cython.int, one=cython.longlong, pairs=cython.longlong, words=cython.bint,
      place=cython.int, winners=cython.int, seat=cython.int, suit=cython.int, trick=cython.int, best=cython.int,
      led=cython.int, base=cython.int, winner=cython.int, points=cython.int, turn=cython.int, card=cython.int,
      bit=cython.longlong, hand=cython.longlong, suited=cython.longlong, highest=cython.int, strength=cython.int,
      row=cython.int, sets=cython.int, expected=cython.int)
    cdef int run(self, int leader, int denomination) noexcept
