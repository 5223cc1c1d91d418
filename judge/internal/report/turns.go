// This file compares runs of games turn by turn.

package report

import "strings"

// answers returns what the program answered in each turn. Lines that it wrote one after the other are one answer. Nothing
// is known of the turns after lines that were left out.
func (c *Case) answers() (list []string) {
	known := c.Turns
	if c.TurnsCut > 0 {
		known = c.Turns[:min(c.CutAfter, len(c.Turns))]
	}

	asked := true
	for _, t := range known {
		switch {
		case !t.FromProgram:
		case asked:
			list = append(list, strings.TrimSpace(t.Text))
		default:
			list[len(list)-1] += "\n" + strings.TrimSpace(t.Text)
		}
		asked = !t.FromProgram
	}
	return list
}

// FirstDifference returns the first turn, counted from 1, in which runs of one testcase have different answers, or in
// which only some of them have an answer. It returns 0 if there is none among the turns that are known.
func FirstDifference(runs []*Case) int {
	var all [][]string
	most := 0
	for _, c := range runs {
		answers := c.answers()
		all = append(all, answers)
		most = max(most, len(answers))
	}

	for k := range most {
		for i, answers := range all {
			switch {
			case k < len(answers) && k < len(all[0]) && answers[k] == all[0][k]:
			case k >= len(answers) && runs[i].TurnsCut > 0, k >= len(all[0]) && runs[0].TurnsCut > 0:
				return 0
			default:
				return k + 1
			}
		}
	}
	return 0
}
