cimport cython


cdef class Sheet:
    cdef public const int[::1] seat_of
    cdef public int number, dealer, dealt, called, length, scored, totalled, counted, result, named, spoken
    cdef public int letter, width, size, parties
    cdef public long long[::1] hands
    cdef public int[::1] seats, calls, leaders, winners, points, cards, said
    cdef public int[::1] score, total, claimed
    cdef public bytes pass_, contre, surcontre, capot, generale
    cdef public tuple trumps, alone

    cdef void clear(self) noexcept

    @cython.locals(value=cython.long, digit=cython.int, start=cython.Py_ssize_t)
    cdef long number_at(self, bytes data, Py_ssize_t at, Py_ssize_t end) noexcept

    @cython.locals(last=cython.Py_ssize_t, seat=cython.int)
    cdef int seat_at(self, bytes data, Py_ssize_t at, Py_ssize_t end) noexcept

    @cython.locals(denomination=cython.int)
    cdef int trump_at(self, bytes data, Py_ssize_t at, tuple trumps) except -2

    @cython.locals(trumps=tuple, value=cython.long, packed=cython.long, denomination=cython.int)
    cdef Py_ssize_t read_call(self, bytes data, Py_ssize_t at, Py_ssize_t end, int count) except -2

    cpdef Py_ssize_t read(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2
