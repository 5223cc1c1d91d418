// This file compares runs of games turn by turn.

package report

import (
	"slices"
	"strings"
)

// round is one turn of a game: a line of the referee and the program's answer.
type round struct {
	question string  // the referee's last line before the answer; "" if the program wrote first
	answer   string  // the program's lines until the referee writes again
	seconds  float64 // the time from the referee's line to the answer; -1 if the program wrote first
}

// rounds returns the turns of a game. If lines are missing in the middle of the exchange, it returns the turns before
// them.
func (c *Case) rounds() (list []round) {
	// Drop the turns after the missing lines, because their numbers are unknown.
	known := c.Turns
	if c.TurnsCut > 0 {
		known = c.Turns[:min(c.CutAfter, len(c.Turns))]
	}

	question := Turn{Milliseconds: -1}
	answered := false // the program wrote the last line
	for _, t := range known {
		switch {
		case !t.FromProgram:
			question = t
		case answered:
			list[len(list)-1].answer += "\n" + strings.TrimSpace(t.Text)
		default:
			r := round{question: strings.TrimSpace(question.Text), answer: strings.TrimSpace(t.Text), seconds: -1}
			if question.Milliseconds >= 0 {
				r.seconds = (t.Milliseconds - question.Milliseconds) / 1000
			}
			list = append(list, r)
		}
		answered = t.FromProgram
	}
	return list
}

// FirstDifference compares runs of several programs on one testcase. It returns the number of the first turn
// in which their answers differ, counted from 1. If one program has fewer turns than another, the first turn
// that it lacks counts as a difference. FirstDifference returns 0 if all known answers are equal.
func FirstDifference(runs []*Case) int {
	// The runs may have different numbers of turns.
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

// medianAnswer returns the median time in seconds of the program's answers in all games, or -1 if there are no answers.
func medianAnswer(e *Entry) float64 {
	var times []float64
	for _, c := range e.Cases {
		for _, r := range c.rounds() {
			if r.seconds >= 0 {
				times = append(times, r.seconds)
			}
		}
	}

	if len(times) == 0 {
		return -1
	}

	// Unlike the mean, the median does not depend on the first answer, which is slow if an interpreter must
	// start first.
	slices.Sort(times)
	return times[len(times)/2]
}
