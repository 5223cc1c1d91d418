package search

// DenseWinning tells for each of the positions 0..n-1 of a game for two whether the player to move wins. next appends
// the positions after one move to buf; each must have a smaller number than p, so nobody can play for ever. In a
// position without moves the player to move has won if stuck, and lost otherwise.
//
// What: a position is won when a move leads to a lost one. Smaller numbers first, so all is known when it is needed.
// Cost: one call of next a position, a byte each. Nothing recurses.
// Tested: on every game of up to four positions and on random larger ones, against playing all games to the end.
func DenseWinning(n int, next func(p int32, buf []int32) []int32, stuck bool) []bool {
	wins := make([]bool, n)
	var after []int32
	for p := range wins {
		after = next(int32(p), after[:0])

		// A move to a lost position wins. Without moves, stuck decides.
		wins[p] = len(after) == 0 && stuck
		for _, q := range after {
			if !wins[q] {
				wins[p] = true
				break
			}
		}
	}
	return wins
}
