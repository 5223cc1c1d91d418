// This file finds the last turn in which a lost game could still be won.
package referee

import "fmt"

// A Search reports whether a game could still be won before its n-th answer, from 0. The result known is false if the
// search was too large.
type Search func(n int) (wins, known bool)

// Winnable sets the search for the last turn in which a lost game could still be won. It is called after a lost game
// only. The search must be exact: a position that is lost stays lost.
func (g *Game) Winnable(search Search) { g.search = search }

// lastChance returns a sentence with the last turn in which the game could still be won. It adds a button to the
// picture that shows this turn. It returns "" if there is no search, or if the search is too large.
func (g *Game) lastChance() string {
	if g.search == nil || len(g.asked) == 0 {
		return ""
	}

	// Near the end the searches are small. So go back from the end in growing steps to an answer before which the game
	// could be won. Before the answer `lost` it could not be.
	lost := len(g.asked)
	won := -1
	for back := 1; won < 0; back *= 2 {
		n := max(0, len(g.asked)-back)
		wins, known := g.search(n)
		switch {
		case !known:
			return ""
		case wins:
			won = n
		case n == 0:
			return "; no player could win this game"
		default:
			lost = n
		}
	}

	// The last chance is between the two: search it with binary search.
	for lost-won > 1 {
		middle := (won + lost) / 2
		wins, known := g.search(middle)
		switch {
		case !known:
			return ""
		case wins:
			won = middle
		default:
			lost = middle
		}
	}
	g.Jump(won+1, "last turn that could be won")
	return fmt.Sprintf("; the game could still be won in turn %d", g.asked[won])
}
