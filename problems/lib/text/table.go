package text

// A letterTable stores, for each state of an automaton and each letter, the next state: an int32. It consists of blocks
// of 2^blockBits states, so it grows without copying old states, and a state takes 4 bytes for each letter.
//
// Cost: O(letters) for add. The other methods read two places of memory; the first one is usually in the cache.
// Tested: by the tests of AhoCorasick and SuffixAutomaton. Source: folklore; Sitarski 1996, hashed array trees.
type letterTable struct {
	letters int
	states  int
	blocks  [][]int32
}

const (
	blockBits = 12
	blockMask = 1<<blockBits - 1
)

// add adds a state whose next states are all 0, and returns its number.
func (t *letterTable) add() int32 {
	inBlock := t.states & blockMask
	if inBlock == 0 {
		// The first block begins small and is doubled when it is full, because most automata are small.
		size := 1 << blockBits
		if t.states == 0 {
			size = 1
		}
		t.blocks = append(t.blocks, make([]int32, size*t.letters))
	}
	if block := t.blocks[len(t.blocks)-1]; len(block) == inBlock*t.letters {
		t.blocks[0] = append(block, make([]int32, len(block))...)
	}

	t.states++
	return int32(t.states - 1)
}

// at returns the place of the next state after v and letter c.
func (t *letterTable) at(v int32, c int) *int32 {
	return &t.blocks[v>>blockBits][int(v&blockMask)*t.letters+c]
}

// row returns the next states of v, one for each letter. A change of the row changes the table.
func (t *letterTable) row(v int32) []int32 {
	start := int(v&blockMask) * t.letters
	return t.blocks[v>>blockBits][start : start+t.letters]
}

// roomy returns the list with room for one more element at least. A full list gets room for up to 16 times as many:
// this memory costs nothing until it is used, and the smaller copies remain short. (append would double the list, so
// its copies together would be as large as the list.)
func roomy[T int | int32](list []T) []T {
	if len(list) < cap(list) {
		return list
	}
	room := 2*len(list) + 8
	for i := 0; i < 3 && room < 1<<20; i++ {
		room *= 2
	}
	return append(make([]T, 0, room), list...)
}
