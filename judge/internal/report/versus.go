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
	"oj/judge/internal/verdict"
	"oj/tools/columns"
)

// Versus is a table that holds programs side by side, as people read it.
type Versus struct {
	Programs []*Entry
	Names    []string    // of the programs, without the folders that they have in common
	Totals   []VersusRow // of all testcases
	Cases    []VersusRow
}

// VersusRow has a cell for each program.
type VersusRow struct {
	Name    string
	Cells   []VersusCell
	Differs bool // the programs have different verdicts
}

// VersusCell is a program on a testcase, or what it comes to on all.
type VersusCell struct {
	Verdict verdict.Verdict
	Text    string
}

// Versus compares the programs that somebody named; nil where that is not asked for, or fewer than two ran.
func (p *Problem) Versus() *Versus {
	v := &Versus{}
	for _, e := range p.Entries {
		if p.Compared && !e.Submission && len(e.Cases) > 0 {
			v.Programs = append(v.Programs, e)
		}
	}
	if len(v.Programs) < 2 {
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
	var won []int // the testcases that all pass, by their places
	for i, c := range v.Programs[0].Cases {
		v.Cases = append(v.Cases, v.row(c.Name, func(e *Entry) VersusCell {
			c := e.Cases[i]
			if c.Verdict == verdict.None {
				return VersusCell{Text: "not run"}
			}
			return VersusCell{c.Verdict, strings.TrimSpace(Seconds(c.Seconds) + " " + c.Remark())}
		}))
		if c.Verdict == verdict.AC && !v.Cases[i].Differs {
			won = append(won, i)
		}
	}
	v.total("accepted", func(e *Entry) string { return fmt.Sprintf("%d/%d", e.Passed, e.Total) })
	if len(won) > 0 {
		v.total(fmt.Sprintf("time of %s that all pass", count(len(won), "testcase")), func(e *Entry) string {
			sum := 0.0
			for _, i := range won {
				sum += e.Cases[i].Seconds
			}
			return Seconds(sum)
		})
	}
	v.total("slowest answer", func(e *Entry) string {
		most := slices.MaxFunc(e.Cases, func(a, b *Case) int { return cmp.Compare(a.SlowestAnswer, b.SlowestAnswer) })
		if most.TurnCount == 0 {
			return ""
		}
		return Seconds(most.SlowestAnswer)
	})
	v.addMessages(won)
	return v
}

// row makes a row.
func (v *Versus) row(name string, cell func(e *Entry) VersusCell) VersusRow {
	row := VersusRow{Name: name}
	for _, e := range v.Programs {
		row.Cells = append(row.Cells, cell(e))
		row.Differs = row.Differs || row.Cells[0].Verdict != row.Cells[len(row.Cells)-1].Verdict
	}
	return row
}

// total adds a row about all testcases, if it says anything of one program at least.
func (v *Versus) total(name string, text func(e *Entry) string) {
	row := v.row(name, func(e *Entry) VersusCell { return VersusCell{Text: text(e)} })
	if slices.ContainsFunc(row.Cells, func(c VersusCell) bool { return c.Text != "" }) {
		v.Totals = append(v.Totals, row)
	}
}

// number is a number in a message.
var number = regexp.MustCompile(`\d+(\.\d+)?`)

// addMessages adds up what the package's validator or referee says of testcases that all programs pass, such as "won in
// turn 5, 3 of 9 links left": where that is the same but for the numbers, each number is the sum of its testcases'. The
// judge need not know what they mean.
func (v *Versus) addMessages(won []int) {
	var forms []string // of messages, in the order of the testcases, and the places of these
	places := map[string][]int{}
	for _, i := range won {
		var said []string // by the programs
		for _, e := range v.Programs {
			said = append(said, number.ReplaceAllString(e.Cases[i].Remark(), "#"))
		}
		if form := said[0]; strings.Contains(form, "#") && len(slices.Compact(said)) == 1 {
			if places[form] == nil {
				forms = append(forms, form)
			}
			places[form] = append(places[form], i)
		}
	}
	for _, form := range forms[:min(len(forms), 5)] {
		v.total(fmt.Sprintf("said, numbers added up (%s)", count(len(places[form]), "testcase")), func(e *Entry) string {
			place := -1
			return number.ReplaceAllStringFunc(e.Cases[places[form][0]].Remark(), func(string) string {
				place++
				sum := 0.0
				for _, i := range places[form] {
					x, _ := strconv.ParseFloat(number.FindAllString(e.Cases[i].Remark(), -1)[place], 64) // it is one
					sum += x
				}
				return fmt.Sprintf("%.10g", sum)
			})
		})
	}
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
		shown = slices.DeleteFunc(slices.Clone(v.Cases), func(row VersusRow) bool { return !row.Differs })
		left = max(0, len(shown)-mostVersus)
	}
	rows := [][]string{append([]string{"  " + p.ID}, v.Names...)}
	for _, row := range slices.Concat(v.Totals, shown[:len(shown)-left]) {
		line := []string{"  " + row.Name}
		for _, cell := range row.Cells {
			if cell.Verdict != verdict.None {
				cell.Text = cell.Verdict.String() + " " + cell.Text
			}
			line = append(line, columns.Cut(cell.Text, 60))
		}
		rows = append(rows, line)
	}
	fmt.Fprintf(w, "\ncompared:\n%s", columns.Align(rows))
	if left > 0 {
		fmt.Fprintf(w, "  and %s more with different verdicts; a page (-html) has all\n", count(left, "testcase"))
	}
}
