// This file compares programs that were judged on the same testcases.

package report

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"oj/judge/internal/columns"
	"oj/judge/internal/verdict"
)

// Versus is a table that holds programs side by side, as people read it.
type Versus struct {
	Problem  string
	Programs []*Entry
	Names    []string    // of the programs, without the folders that they have in common
	Totals   []VersusRow // of all testcases
	Cases    []VersusRow
}

// VersusRow has a cell for each program.
type VersusRow struct {
	Name    string
	Cells   []VersusCell
	Differs bool   // the programs have different verdicts
	Runs    string // where the page plays them side by side; "" for nothing
}

// VersusCell is a program on a testcase, or what it comes to on all.
type VersusCell struct{ Verdict, Text string }

// Versus compares the programs that somebody named; nil where that is not asked for, or fewer than two ran.
func (p *Problem) Versus() *Versus {
	v := &Versus{Problem: columns.Printable(p.ID)}
	for _, e := range p.Entries {
		if p.Compared && !e.Submission && len(e.Cases) > 0 && !slices.Contains(e.Cases, nil) {
			v.Programs = append(v.Programs, e)
		}
	}
	if len(v.Programs) < 2 {
		return nil
	}
	folder := v.Programs[0].Name
	for _, e := range v.Programs {
		for !strings.HasPrefix(e.Name, folder) || folder != "" && folder[len(folder)-1] != '/' {
			folder = folder[:len(folder)-1]
		}
	}
	for _, e := range v.Programs {
		v.Names = append(v.Names, columns.Printable(e.Name[len(folder):]))
	}
	v.addCases()
	v.total("accepted", func(e *Entry) string { return fmt.Sprintf("%d/%d", e.Passed, e.Total) })
	if slices.ContainsFunc(v.Programs, func(e *Entry) bool { return e.Score != nil }) {
		v.total("points", func(e *Entry) string {
			if e.Score == nil {
				return "-"
			}
			return fmt.Sprintf("%.10g", *e.Score)
		})
	}
	won := v.all(func(c *Case) string { return c.Verdict.String() })["AC"]
	if len(won) > 0 {
		v.total(fmt.Sprintf("time of %s that all pass", count(len(won), "testcase")), func(e *Entry) string {
			sum := 0.0
			for _, i := range won {
				sum += e.Cases[i].Seconds
			}
			return Seconds(sum)
		})
	}
	if slices.ContainsFunc(v.Programs[0].Cases, func(c *Case) bool { return c.TurnCount > 0 }) {
		v.total("slowest answer", func(e *Entry) string {
			most := 0.0
			for _, c := range e.Cases {
				most = max(most, c.SlowestAnswer)
			}
			return Seconds(most)
		})
	}
	v.addMessages()
	return v
}

// addCases adds a row for each testcase.
func (v *Versus) addCases() {
	for i, first := range v.Programs[0].Cases {
		row := VersusRow{Name: columns.Printable(first.Name)}
		for _, e := range v.Programs {
			c, cell := e.Cases[i], VersusCell{Text: "not run"}
			if c.Verdict != verdict.None {
				cell = VersusCell{c.Verdict.String(), strings.TrimSpace(Seconds(c.Seconds) + " " + columns.Printable(c.Remark()))}
			}
			row.Cells = append(row.Cells, cell)
			row.Differs = row.Differs || c.Verdict != first.Verdict
		}
		v.Cases = append(v.Cases, row)
	}
}

// total adds a row about all testcases.
func (v *Versus) total(name string, cell func(e *Entry) string) {
	row := VersusRow{Name: name}
	for _, e := range v.Programs {
		row.Cells = append(row.Cells, VersusCell{Text: columns.Printable(cell(e))})
	}
	v.Totals = append(v.Totals, row)
}

// all returns the testcases, by their places, on which what is asked about a case has the same answer for all programs,
// by that answer.
func (v *Versus) all(what func(c *Case) string) map[string][]int {
	places := map[string][]int{}
	for i, c := range v.Programs[0].Cases {
		text := what(c)
		if text != "" && !slices.ContainsFunc(v.Programs, func(e *Entry) bool { return what(e.Cases[i]) != text }) {
			places[text] = append(places[text], i)
		}
	}
	return places
}

// number is a number in a message.
var number = regexp.MustCompile(`\d+(\.\d+)?`)

// addMessages adds up what the package's validator or referee says of testcases that all programs pass, such as "won in
// turn 5, 3 of 9 links left": where that is the same but for the numbers, each number is the sum of its testcases'. The
// judge need not know what they mean.
func (v *Versus) addMessages() {
	groups := v.all(func(c *Case) string {
		if text := c.Remark(); c.Verdict == verdict.AC && number.MatchString(text) {
			return number.ReplaceAllString(text, "#")
		}
		return ""
	})
	var forms []string
	for form := range groups {
		forms = append(forms, form)
	}
	slices.SortFunc(forms, func(a, b string) int { return groups[a][0] - groups[b][0] })
	for _, form := range forms[:min(len(forms), 5)] {
		v.total(fmt.Sprintf("said, numbers added up (%s)", count(len(groups[form]), "testcase")), func(e *Entry) string {
			text := e.Cases[groups[form][0]].Remark()
			sums := make([]float64, len(number.FindAllString(text, -1)))
			for _, i := range groups[form] {
				for k, word := range number.FindAllString(e.Cases[i].Remark(), -1) {
					x, _ := strconv.ParseFloat(word, 64) // it is one
					sums[k] += x
				}
			}
			return number.ReplaceAllStringFunc(text, func(string) string {
				sum := sums[0]
				sums = sums[1:]
				return fmt.Sprintf("%.10g", sum)
			})
		})
	}
}

// Remark is the first line of what was said of a run, without who said it and what is in brackets.
func (c *Case) Remark() string {
	text, _, _ := strings.Cut(c.Message, "\n")
	text, _, _ = strings.Cut(text, " (")
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
	rows := [][]string{append([]string{"  " + v.Problem}, v.Names...)}
	for _, row := range slices.Concat(v.Totals, shown[:len(shown)-left]) {
		line := []string{"  " + row.Name}
		for _, cell := range row.Cells {
			line = append(line, strings.TrimSpace(cell.Verdict+" "+cell.Text))
		}
		rows = append(rows, line)
	}
	for _, row := range rows {
		for i := range row {
			row[i] = columns.Cut(row[i], 60)
		}
	}
	fmt.Fprintf(w, "\ncompared:\n%s", columns.Align(rows))
	if left > 0 {
		fmt.Fprintf(w, "  and %s more with different verdicts; a page (-html) has all\n", count(left, "testcase"))
	}
}
