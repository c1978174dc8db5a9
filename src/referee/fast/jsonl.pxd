cimport cython

from referee.fast.jsonl_values cimport Values


cdef class JsonSheet(Values):
    cdef public tuple deal_keys, hand_keys, call_keys, trick_keys, count_keys

    @cython.locals(seen=cython.int, key=cython.int)
    cpdef Py_ssize_t read(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    cdef int read_part(self, bytes data, Py_ssize_t end, int key) except -2

    @cython.locals(one=cython.longlong, every=cython.longlong, seats=cython.int, item=cython.int, key=cython.int,
      seen=cython.int, held=cython.int, seat=cython.int, mask=cython.longlong, inner=cython.int, card=cython.int)
    cdef int read_hands(self, bytes data, Py_ssize_t end) except -2

    @cython.locals(count=cython.int, item=cython.int, key=cython.int, seen=cython.int, there=cython.Py_ssize_t)
    cdef int read_calls(self, bytes data, Py_ssize_t end) except -2

    @cython.locals(trick=cython.int, item=cython.int)
    cdef int read_tricks(self, bytes data, Py_ssize_t end) except -2

    @cython.locals(first=cython.int, seen=cython.int, number=cython.long, leader=cython.int, winner=cython.int,
      points=cython.long, place=cython.int, key=cython.int)
    cdef int read_trick(self, bytes data, Py_ssize_t end, int trick) except -2

    @cython.locals(count=cython.int, item=cython.int)
    cdef int read_cards(self, bytes data, Py_ssize_t end, int first) except -2

    @cython.locals(count=cython.int, item=cython.int)
    cdef int read_words(self, bytes data, Py_ssize_t end, int first) except -2

    @cython.locals(seen=cython.int, named=cython.int, key=cython.int)
    cdef int read_count(self, bytes data, Py_ssize_t end) except -2

    @cython.locals(seen=cython.int, party=cython.int, key=cython.int)
    cdef int read_figures(self, bytes data, Py_ssize_t end, int[::1] figures) except -2
