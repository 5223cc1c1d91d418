// This file compares programs that were judged on the same testcases.

package report

import (
	"cmp"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"oj/judge/internal/diff"
	"oj/tools/columns"
	"oj/tools/verdict"
)

// Versus holds programs side by side.
type Versus struct {
	Programs []*Entry
	Names    []string   // of the programs, without the folders that they have in common
	Totals   [][]string // about all testcases: what is told, and that of each program
	Cases    [][]*Case  // of each testcase the runs of the programs
}

// Versus compares the programs that somebody named; nil where that is not asked for, or fewer than two ran.
func (p *Problem) Versus() *Versus {
	v := &Versus{Programs: slices.DeleteFunc(slices.Clone(p.Entries), func(e *Entry) bool { return e.Submission || len(e.Cases) == 0 })}
	if !p.Compared || len(v.Programs) < 2 {
		return nil
	}
	folder := v.Programs[0].Name
	for _, e := range v.Programs {
		folder = folder[:diff.Common(folder, e.Name)]
	}
	folder = folder[:strings.LastIndex(folder, "/")+1]
	for _, e := range v.Programs {
		v.Names = append(v.Names, strings.TrimPrefix(e.Name, folder))
	}
	var won [][]*Case // where all pass
	for i := range v.Programs[0].Cases {
		var runs []*Case
		for _, e := range v.Programs {
			runs = append(runs, e.Cases[i])
		}
		v.Cases = append(v.Cases, runs)
		if !slices.ContainsFunc(runs, func(c *Case) bool { return c.Verdict != verdict.AC }) {
			won = append(won, runs)
		}
	}
	v.total("accepted", func(i int) string { return fmt.Sprintf("%d/%d", v.Programs[i].Passed, v.Programs[i].Total) })
	if len(won) > 0 {
		v.total(fmt.Sprintf("time of %s that all pass", count(len(won), "testcase")), func(i int) string {
			sum := 0.0
			for _, runs := range won {
				sum += runs[i].Seconds
			}
			return Seconds(sum)
		})
	}
	v.total("slowest answer", func(i int) string {
		most := slices.MaxFunc(v.Programs[i].Cases, func(a, b *Case) int { return cmp.Compare(a.SlowestAnswer, b.SlowestAnswer) })
		if most.TurnCount == 0 {
			return ""
		}
		return Seconds(most.SlowestAnswer)
	})
	v.addMessages(won)
	return v
}

// total adds what there is to tell about all testcases, of each program by its index, if that is anything of one at least.
func (v *Versus) total(name string, text func(i int) string) {
	row := []string{name}
	for i := range v.Programs {
		row = append(row, text(i))
	}
	if strings.Join(row[1:], "") != "" {
		v.Totals = append(v.Totals, row)
	}
}

// number is a number in a message.
var number = regexp.MustCompile(`\d+(\.\d+)?`)

// addMessages adds up what the package's validator or referee says of testcases that all programs pass, such as "won in
// turn 5, 3 of 9 links left": where that is the same but for the numbers, each number is the sum of its testcases'. The
// judge need not know what they mean.
func (v *Versus) addMessages(won [][]*Case) {
	form := func(c *Case) string { return number.ReplaceAllString(c.Remark(), "#") }
	var forms []string // of messages, in the order of the testcases
	alike := map[string][][]*Case{}
	for _, runs := range won {
		said := form(runs[0])
		if !strings.Contains(said, "#") || slices.ContainsFunc(runs, func(c *Case) bool { return form(c) != said }) {
			continue
		}
		if alike[said] == nil {
			forms = append(forms, said)
		}
		alike[said] = append(alike[said], runs)
	}
	for _, said := range forms[:min(len(forms), 5)] {
		v.total(fmt.Sprintf("said, numbers added up (%s)", count(len(alike[said]), "testcase")), func(i int) string {
			place := -1
			return number.ReplaceAllStringFunc(alike[said][0][i].Remark(), func(string) string {
				place++
				sum := 0.0
				for _, runs := range alike[said] {
					x, _ := strconv.ParseFloat(number.FindAllString(runs[i].Remark(), -1)[place], 64) // it is one
					sum += x
				}
				return fmt.Sprintf("%.10g", sum)
			})
		})
	}
}

// Told is how long a run took, and what was said of it.
func (c *Case) Told() string {
	if c.Verdict == verdict.None {
		return "not run"
	}
	return strings.TrimSpace(Seconds(c.Seconds) + " " + c.Remark())
}

// Remark is the first line of what was said of a run, without who said it and what is in brackets.
func (c *Case) Remark() string {
	text, _, _ := strings.Cut(firstLine(c.Message), " (")
	return strings.TrimPrefix(text, "referee: ")
}

// mostVersus is how many testcases are compared on the terminal: all of so few, else those with different verdicts.
const mostVersus = 30

// versus writes the comparison for people.
func versus(w io.Writer, p *Problem) {
	v := p.Versus()
	if v == nil {
		return
	}
	shown, left := v.Cases, 0
	if len(v.Cases) > mostVersus {
		shown = slices.DeleteFunc(slices.Clone(v.Cases), func(runs []*Case) bool {
			return !slices.ContainsFunc(runs, func(c *Case) bool { return c.Verdict != runs[0].Verdict })
		})
		left = max(0, len(shown)-mostVersus)
	}
	rows := v.Totals
	for _, runs := range shown[:len(shown)-left] {
		row := []string{runs[0].Name}
		for _, c := range runs {
			row = append(row, strings.TrimPrefix(c.Verdict.String()+" "+c.Told(), "- "))
		}
		rows = append(rows, row)
	}
	for _, row := range rows {
		for i := range v.Programs {
			row[i+1] = columns.Cut(row[i+1], 60)
		}
	}
	rows = slices.Insert(rows, 0, append([]string{p.ID}, v.Names...))
	fmt.Fprintf(w, "\ncompared:\n%s\n", indent(columns.Align(rows)))
	if left > 0 {
		fmt.Fprintf(w, "  and %s more with different verdicts; a page (-html) has all\n", count(left, "testcase"))
	}
}
