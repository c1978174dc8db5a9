cimport cython


cdef class Sheet:
    cdef public bytes deal, dealer_word, hands_word, auction, tricks, score_word, total_word
    cdef public bytes pass_, contre, surcontre, capot, generale, no_trump, all_trumps, belote, rebelote, ns, ew
    cdef public const int[::1] seat_of, rank_of, suit_of
    cdef public int number, dealer, dealt, count, scored, totalled
    cdef public long long[::1] hands
    cdef public int[::1] seats, calls, leaders, winners, points, cards, said
    cdef public int[::1] score, total

    @cython.locals(value=cython.long, digit=cython.int, start=cython.Py_ssize_t)
    cdef long number_at(self, bytes data, Py_ssize_t at, Py_ssize_t end) noexcept

    @cython.locals(packed=cython.long)
    cpdef Py_ssize_t read(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(seat_of="const int[::1]", rank_of="const int[::1]", suit_of="const int[::1]", hands="long long[::1]",
      one=cython.longlong, seen=cython.int, every=cython.longlong, seat=cython.int, mask=cython.longlong, suits=cython.longlong,
      suit=cython.int, left=cython.int, opened=cython.int, byte=cython.int, rank=cython.int)
    cdef Py_ssize_t read_hands(self, bytes data, Py_ssize_t at, Py_ssize_t end) noexcept

    @cython.locals(seats="int[::1]", calls="int[::1]", count=cython.int, seat=cython.int)
    cdef Py_ssize_t read_calls(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(value=cython.long, packed=cython.long, denomination=cython.int)
    cdef Py_ssize_t read_bid(self, bytes data, Py_ssize_t at, Py_ssize_t end, int count) except -2

    @cython.locals(seat_of="const int[::1]", rank_of="const int[::1]", suit_of="const int[::1]", cards="int[::1]",
      said="int[::1]", place=cython.int, trick=cython.int, seat=cython.int, suit=cython.int, rank=cython.int)
    cdef Py_ssize_t read_tricks(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(seat=cython.int, packed=cython.long)
    cdef Py_ssize_t read_result(self, bytes data, Py_ssize_t at, Py_ssize_t end, int trick) noexcept

    @cython.locals(packed=cython.long)
    cdef Py_ssize_t read_figures(self, bytes data, Py_ssize_t at, Py_ssize_t end, int[::1] figures) except -2
