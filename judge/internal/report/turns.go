// This file compares runs of games turn by turn.

package report

import (
	"slices"
	"strings"
)

// round is one turn of a game.
type round struct {
	told    string  // the referee's last line before the answer; "" if there is none
	answer  string  // lines that the program wrote one after the other are one answer
	seconds float64 // from the referee's line to the answer; -1 if the program answered before it was asked
}

// rounds returns the turns of a game, up to the first line that the record omits.
func (c *Case) rounds() (list []round) {
	// The record of a long game omits lines in the middle, at index CutAfter. Turns after this gap have no known number,
	// so only the lines before the gap are used.
	known := c.Turns
	if c.TurnsCut > 0 {
		known = c.Turns[:min(c.CutAfter, len(c.Turns))]
	}

	asked := Turn{Milliseconds: -1}
	answered := false // the last line is the program's
	for _, t := range known {
		switch {
		case !t.FromProgram:
			asked = t
		case answered:
			list[len(list)-1].answer += "\n" + strings.TrimSpace(t.Text)
		default:
			r := round{told: strings.TrimSpace(asked.Text), answer: strings.TrimSpace(t.Text), seconds: -1}
			if asked.Milliseconds >= 0 {
				r.seconds = (t.Milliseconds - asked.Milliseconds) / 1000
			}
			list = append(list, r)
		}
		answered = t.FromProgram
	}
	return list
}

// FirstDifference returns the first turn, counted from 1, in which runs of one testcase have different answers, or in
// which only some of them have an answer. It returns 0 if there is none among the turns that are known.
func FirstDifference(runs []*Case) int {
	// A program that has ended earlier differs in the turn after its last one.
	var all [][]round
	most := 0
	for _, c := range runs {
		rounds := c.rounds()
		all = append(all, rounds)
		most = max(most, len(rounds))
	}

	for k := range most {
		first := all[0]
		for i, rounds := range all {
			bothAnswer := k < len(rounds) && k < len(first)
			unknown := k >= len(rounds) && runs[i].TurnsCut > 0 || k >= len(first) && runs[0].TurnsCut > 0

			switch {
			case unknown:
				return 0
			case !bothAnswer || rounds[k].answer != first[k].answer:
				return k + 1
			}
		}
	}
	return 0
}

// medianAnswer returns the median time of the program's answers in all games, in seconds; -1 if no turn is known.
func medianAnswer(e *Entry) float64 {
	var times []float64
	for _, c := range e.Cases {
		for _, r := range c.rounds() {
			if r.seconds >= 0 {
				times = append(times, r.seconds)
			}
		}
	}

	// The median is not changed by the start of an interpreter in the first turn.
	if len(times) == 0 {
		return -1
	}
	slices.Sort(times)
	return times[len(times)/2]
}
