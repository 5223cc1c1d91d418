// This file compares programs that were judged on the same testcases (several -src).

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

// Versus is a comparison of programs.
type Versus struct {
	Programs []*Entry
	Names    []string   // of the programs, without their common folders
	Totals   [][]string // rows about all testcases: a title, and a cell for each program
	Cases    [][]*Case  // for each testcase the runs of the programs

	Sentences []string // the result of a match (-games)
}

// Versus compares the programs of -src. It returns nil if fewer than two of them ran.
func (p *Problem) Versus() *Versus {
	// Submissions of the package and skipped programs are not compared.
	ran := func(e *Entry) bool { return !e.Submission && len(e.Cases) > 0 }
	v := &Versus{}
	for _, e := range p.Entries {
		if ran(e) {
			v.Programs = append(v.Programs, e)
		}
	}
	if !p.Compared || len(v.Programs) < 2 {
		return nil
	}
	v.Names = shortNames(v.Programs)

	// The runs are regrouped by testcases, because programs are compared on each of them.
	var won [][]*Case // the testcases that all programs pass
	for i := range v.Programs[0].Cases {
		var runs []*Case
		for _, e := range v.Programs {
			runs = append(runs, e.Cases[i])
		}
		v.Cases = append(v.Cases, runs)
		failed := func(c *Case) bool { return c.Verdict != verdict.AC }
		if !slices.ContainsFunc(runs, failed) {
			won = append(won, runs)
		}
	}

	v.addTotal("accepted", func(i int) string { return fmt.Sprintf("%d/%d", v.Programs[i].Passed, v.Programs[i].Total) })

	// Times are comparable only on testcases that all programs pass.
	if len(won) > 0 {
		v.addTotal(fmt.Sprintf("time of %s that all pass", count(len(won), "testcase")), func(i int) string {
			sum := 0.0
			for _, runs := range won {
				sum += runs[i].Seconds
			}
			return Seconds(sum)
		})
	}
	v.addTotal("median answer", func(i int) string {
		median := medianAnswer(v.Programs[i])
		if median < 0 {
			return ""
		}
		return fmt.Sprintf("%.2g ms", 1000*median)
	})
	v.addTotal("slowest answer", func(i int) string { return slowestAnswer(v.Programs[i]) })
	v.addScores(won)
	v.addMessages(won)
	if p.Match != nil {
		scored := func(runs []*Case) bool { return runs[0].Score != nil || runs[1].Score != nil }
		v.Sentences = p.Match.sentences(v.Names, slices.ContainsFunc(v.Cases, scored))
	}
	return v
}

// shortNames returns the names of programs without their common folders.
func shortNames(programs []*Entry) (names []string) {
	// The common start ends at a slash, so that no name is cut in the middle.
	folder := programs[0].Name
	for _, e := range programs {
		folder = folder[:diff.Common(folder, e.Name)]
	}
	folder = folder[:strings.LastIndex(folder, "/")+1]
	for _, e := range programs {
		names = append(names, strings.TrimPrefix(e.Name, folder))
	}
	return names
}

// slowestAnswer returns the time of a program's slowest turn in all games; "" if it played none.
func slowestAnswer(e *Entry) string {
	most := slices.MaxFunc(e.Cases, func(a, b *Case) int { return cmp.Compare(a.SlowestAnswer, b.SlowestAnswer) })
	if most.TurnCount == 0 {
		return ""
	}
	return Seconds(most.SlowestAnswer)
}

// addTotal adds a row about all testcases, unless its cells are empty. cell returns the cell of the i-th program.
func (v *Versus) addTotal(title string, cell func(i int) string) {
	row := []string{title}
	isEmpty := true
	for i := range v.Programs {
		text := cell(i)
		row = append(row, text)
		isEmpty = isEmpty && text == ""
	}
	if !isEmpty {
		v.Totals = append(v.Totals, row)
	}
}

// addScores adds up the scores of the testcases that all programs pass, if the problem has scores.
func (v *Versus) addScores(won [][]*Case) {
	sums := make([]float64, len(v.Programs))
	scored := 0
	for _, runs := range won {
		lacks := func(c *Case) bool { return c.Score == nil }
		if slices.ContainsFunc(runs, lacks) {
			continue
		}
		scored++
		for i, c := range runs {
			sums[i] += *c.Score
		}
	}
	if scored > 0 {
		title := fmt.Sprintf("score in %s that all pass", count(scored, "testcase"))
		v.addTotal(title, func(i int) string { return fmt.Sprintf("%.10g", sums[i]) })
	}
}

// number is a number in a message.
var number = regexp.MustCompile(`\d+(\.\d+)?`)

// form returns the message about a run with # in place of each number.
func form(c *Case) string { return number.ReplaceAllString(c.Remark(), "#") }

// mostForms bounds the messages that are added up.
const mostForms = 5

// addMessages adds up the numbers in messages of the package's validator or referee, such as "won in turn 5, 3 of 9 links
// left". Messages of one form are added up over the testcases that all programs pass and where all of them got this form.
// The judge need not know what the numbers mean.
func (v *Versus) addMessages(won [][]*Case) {
	var forms []string // in the order of the testcases
	runsOf := map[string][][]*Case{}
	for _, runs := range won {
		// Only messages of the same form have numbers that can be added.
		f := form(runs[0])
		differs := func(c *Case) bool { return form(c) != f }
		if !strings.Contains(f, "#") || slices.ContainsFunc(runs, differs) {
			continue
		}
		if runsOf[f] == nil {
			forms = append(forms, f)
		}
		runsOf[f] = append(runsOf[f], runs)
	}

	// Many forms mean that the messages are free text, so most are left out.
	for _, f := range forms[:min(len(forms), mostForms)] {
		title := fmt.Sprintf("said, numbers added up (%s)", count(len(runsOf[f]), "testcase"))
		v.addTotal(title, func(i int) string { return addUp(runsOf[f], i) })
	}
}

// addUp returns the message about the i-th program, with the sum over all testcases in place of each number.
func addUp(testcases [][]*Case, i int) string {
	place := -1 // of a number in the message
	return number.ReplaceAllStringFunc(testcases[0][i].Remark(), func(string) string {
		place++
		sum := 0.0
		for _, runs := range testcases {
			text := number.FindAllString(runs[i].Remark(), -1)[place]
			x, _ := strconv.ParseFloat(text, 64) // the pattern matches only numbers
			sum += x
		}
		return fmt.Sprintf("%.10g", sum)
	})
}

// TimeAndRemark is the time of a run, and the message about it.
func (c *Case) TimeAndRemark() string {
	if c.Verdict == verdict.None {
		return "not run"
	}
	return strings.TrimSpace(Seconds(c.Seconds) + " " + c.Remark())
}

// Remark is the first line of the message about a run, without the referee's name and text in brackets.
func (c *Case) Remark() string {
	text, _, _ := strings.Cut(firstLine(c.Message), " (")
	return strings.TrimPrefix(text, "referee: ")
}

// mostVersus is the maximum number of testcases for which the terminal shows all rows of the comparison. If there are more,
// it shows only testcases with different verdicts.
const mostVersus = 30

// maxCell is how many columns of a cell are printed.
const maxCell = 60

// versus prints the comparison.
func versus(w io.Writer, p *Problem) {
	v := p.Versus()
	if v == nil {
		return
	}
	if p.Match != nil {
		match(w, p, v)
		return
	}

	// Many testcases would hide the interesting ones.
	shown := v.Cases
	left := 0
	if len(v.Cases) > mostVersus {
		shown = differing(v.Cases)
		left = max(0, len(shown)-mostVersus)
	}

	rows := v.Totals
	for _, runs := range shown[:len(shown)-left] {
		row := []string{runs[0].Name}
		for _, c := range runs {
			row = append(row, strings.TrimPrefix(c.Verdict.String()+" "+c.TimeAndRemark(), "- "))
		}
		rows = append(rows, row)
	}
	for _, row := range rows {
		for i := range v.Programs {
			row[i+1] = columns.Cut(row[i+1], maxCell)
		}
	}

	header := append([]string{p.ID}, v.Names...)
	rows = slices.Insert(rows, 0, header)
	fmt.Fprintf(w, "\ncompared:\n%s\n", indent(columns.Align(rows)))
	if left > 0 {
		fmt.Fprintf(w, "  and %s more with different verdicts; a page (-html) has all\n", count(left, "testcase"))
	}
}

// differing returns the testcases on which the verdicts of the programs differ.
func differing(cases [][]*Case) (list [][]*Case) {
	for _, runs := range cases {
		isOther := func(c *Case) bool { return c.Verdict != runs[0].Verdict }
		if slices.ContainsFunc(runs, isOther) {
			list = append(list, runs)
		}
	}
	return list
}
