cdef class Tables:
    cdef public const long long[::1] masks, rank, cells
    cdef public const int[::1] ladders, power, values, scale, last_scale, needs, worth, doubled, pairs, party_of, sides
    cdef public int all_more, alone_more, any_time, belote_worth, beyond, closing, denominations, down, draws, equality, freezes
    cdef public int helps, last_down, last_nearest, length, made_ends, most, nearest, parties, returns, self_raise, size
    cdef public int taker_leads, unit, winner_deals, words_needed
