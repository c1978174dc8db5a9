cimport cython

from referee.fast.sheet cimport Sheet


cdef class CardLines(Sheet):
    cdef public bytes belote, rebelote
    cdef public const int[::1] rank_of, suit_of

    @cython.locals(rank_of="const int[::1]", suit_of="const int[::1]", one=cython.longlong, seen=cython.int,
      every=cython.longlong, before=cython.longlong, card=cython.longlong, seat=cython.int, suits=cython.longlong,
      suit=cython.int, held=cython.int, first=cython.Py_ssize_t, rank=cython.int)
    cdef Py_ssize_t read_hands(self, bytes data, Py_ssize_t at, Py_ssize_t end) noexcept

    @cython.locals(rank_of="const int[::1]", suit_of="const int[::1]", cards="int[::1]", said="int[::1]", place=cython.int,
      trick=cython.int, size=cython.int, first=cython.Py_ssize_t, seat=cython.int, suit=cython.int, rank=cython.int,
      card=cython.int, byte=cython.int)
    cdef Py_ssize_t read_tricks(self, bytes data, Py_ssize_t at, Py_ssize_t end) except -2

    @cython.locals(seat=cython.int, packed=cython.long)
    cdef Py_ssize_t read_result(self, bytes data, Py_ssize_t at, Py_ssize_t end, int trick) noexcept
