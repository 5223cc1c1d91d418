package text

// A Hash2D computes numbers below 2^61-1 for the rectangles of a board. Equal rectangles of the same size
// have equal numbers. Two different ones have equal numbers with probability at most (rows + columns)/2^60,
// if the bases are random and unknown to the author of the input.
// Other names: 2D rolling hash, pattern in a matrix.
//
// Use: a, b := NewHash2D(board, p, q), NewHash2D(pattern, p, q) with two random bases; a.Sub(top, left,
// bottom, right).
// Cost: O(n) for n letters, O(1) for Sub.
// Tested: against comparing all pairs of rectangles. Source: Karp and Rabin 1987.
type Hash2D struct {
	prefix   [][]uint64 // prefix[i][j] is the hash of the first i rows and j columns
	down     []uint64   // powers of the base for rows
	sideways []uint64   // powers of the base for columns
}

// NewHash2D prepares the hashes of a board whose rows have equal lengths. The bases are random numbers from
// 256 to 2^61-2; use the same two bases for all boards that you compare.
func NewHash2D(rows []string, baseDown, baseSideways uint64) *Hash2D {
	width := 0
	if len(rows) > 0 {
		width = len(rows[0])
	}
	h := &Hash2D{prefix: make([][]uint64, len(rows)+1), down: powers61(baseDown, len(rows)), sideways: powers61(baseSideways, width)}
	h.prefix[0] = make([]uint64, width+1)
	for i, row := range rows {
		h.prefix[i+1] = make([]uint64, width+1)
		hash := uint64(0) // of the row
		for j := range []byte(row) {
			hash = reduce61(mulMod61(hash, baseSideways) + uint64(row[j]) + 1)
			h.prefix[i+1][j+1] = reduce61(mulMod61(h.prefix[i][j+1], baseDown) + hash)
		}
	}
	return h
}

// powers61 returns the powers of a base up to the exponent n.
func powers61(base uint64, n int) []uint64 {
	powers := make([]uint64, n+1)
	powers[0] = 1
	for i := 0; i < n; i++ {
		powers[i+1] = mulMod61(powers[i], base)
	}
	return powers
}

// Sub returns the hash of the rows top to bottom-1 and the columns left to right-1.
func (h *Hash2D) Sub(top, left, bottom, right int) uint64 {
	// between is the hash of the rows, in the columns before a border.
	between := func(column int) uint64 {
		return reduce61(h.prefix[bottom][column] + mersenne61 - mulMod61(h.prefix[top][column], h.down[bottom-top]))
	}
	return reduce61(between(right) + mersenne61 - mulMod61(between(left), h.sideways[right-left]))
}
