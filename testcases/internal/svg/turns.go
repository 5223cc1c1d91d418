// This file reads the record of a game that package referee has written.
package svg

import (
	"strconv"
	"strings"
)

// A Turn is one line of game.txt.
type Turn struct {
	State  string // the state before the turn: a list of shapes, or any text for the puzzle's own visualizer
	MS     int    // milliseconds until the answer
	Answer string // the player's answer without quotes; in the last line "won" or "lost"
	End    bool   // whether this is the line about the end of the game
	Line   int    // the number of the line in game.txt, from 1
}

// mostTurns is the maximum number of turns in a picture. With more steps a viewer becomes slow.
const mostTurns = 2000

// Jumps adds the buttons that the referee has recorded. Each line "jump TURN NAME" in ground describes a
// button.
func (p *Picture) Jumps(ground []string) {
	for _, line := range ground {
		words := strings.SplitN(line, " ", 3)
		if len(words) < 3 || words[0] != "jump" {
			continue
		}
		if turn, err := strconv.Atoi(words[1]); err == nil && turn > 0 && turn <= p.Steps {
			p.Jump(words[2], turn-1)
		}
	}
}

// Turns reads game.txt. ground contains the lines that begin with #, without the #. Damaged lines are ignored.
func (f Files) Turns() (ground []string, turns []Turn) {
	for i, line := range strings.Split(f.Read("game.txt"), "\n") {
		if strings.HasPrefix(line, "#") {
			ground = append(ground, line[1:])
			continue
		}

		parts := strings.Split(line, "\t")
		if len(turns) > mostTurns {
			break
		}

		// A line has the parts state, answer time and answer. Only the line about the end of the game has no
		// answer time, because the player does not move.
		switch len(parts) {
		case 2:
			turns = append(turns, Turn{State: parts[0], Answer: parts[1], End: true, Line: i + 1})
		case 3:
			ms := NewWords(parts[1]).Int(0, 1<<30)
			answer := strings.Trim(parts[2], `"`)
			turns = append(turns, Turn{State: parts[0], MS: ms, Answer: answer, Line: i + 1})
		}
	}
	return ground, turns
}
