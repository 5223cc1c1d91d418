// This file compares programs that were judged on the same testcases (if -src is given more than once).

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
	"oj/tools/shared/columns"
	"oj/tools/shared/verdict"
)

// Versus is a comparison of programs.
type Versus struct {
	Programs []*Entry
	Names    []string   // the names of the programs, without their common parent folders
	Totals   [][]string // rows of a table of totals over all testcases; each row is a title and a cell for each program
	Cases    [][]*Case  // for each testcase: the runs of all programs

	Sentences []string // the result of a match (-games)
}

// Versus returns the comparison of the programs of -src, or nil if fewer than two of them ran.
func (p *Problem) Versus() *Versus {
	// Omit submissions of the package and skipped programs.
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

	// Group the runs by testcase, and find the testcases that all programs pass.
	var won [][]*Case
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

	// Add up times only on testcases that all programs pass, because a rejected run may end early.
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
	if p.Match != nil {
		v.addAllScores()
	}
	v.addMessages(won)
	if p.Match != nil {
		scored := func(runs []*Case) bool { return runs[0].Score != nil || runs[1].Score != nil }
		v.Sentences = p.Match.sentences(v.Names, slices.ContainsFunc(v.Cases, scored))
	}
	return v
}

// shortNames returns the names of programs without the folders that they have in common.
func shortNames(programs []*Entry) (names []string) {
	// The common prefix must end with a slash, so that no name is cut in the middle.
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

// slowestAnswer returns the time of the slowest answer of a program in all games as a text, or "" if it has played no
// game.
func slowestAnswer(e *Entry) string {
	most := slices.MaxFunc(e.Cases, func(a, b *Case) int { return cmp.Compare(a.SlowestAnswer, b.SlowestAnswer) })
	if most.TurnCount == 0 {
		return ""
	}
	return Seconds(most.SlowestAnswer)
}

// addTotal adds a row of totals unless all its cells are empty. cell returns the cell of the i-th program.
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

// addScores adds a row with the sum of the scores on the testcases that all programs pass, if the problem has scores.
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

// addAllScores adds a row with the sum of the scores over all games of a match. A lost game scores 0.
func (v *Versus) addAllScores() {
	sums := make([]float64, len(v.Programs))
	isScored := false
	for _, runs := range v.Cases {
		for i, c := range runs {
			if c.Verdict == verdict.AC && c.Score != nil {
				sums[i] += *c.Score
				isScored = true
			}
		}
	}
	if isScored {
		title := fmt.Sprintf("score in all %s", count(len(v.Cases), "game"))
		v.addTotal(title, func(i int) string { return fmt.Sprintf("%.10g", sums[i]) })
	}
}

// number matches a number in a message.
var number = regexp.MustCompile(`\d+(\.\d+)?`)

// form returns the message about a run, with each number replaced by #. If messages have the same form, their
// numbers can be added up.
func form(c *Case) string { return number.ReplaceAllString(c.Remark(), "#") }

// mostForms is the maximum number of forms that are shown.
const mostForms = 5

// addMessages adds rows with sums of the numbers in messages from the package's validator or referee, such as
// "won in turn 5, 3 of 9 links left". It uses a testcase only if all programs pass it and their messages have
// the same form.
func (v *Versus) addMessages(won [][]*Case) {
	var forms []string // in the order of the testcases
	runsOf := map[string][][]*Case{}
	for _, runs := range won {
		// Skip messages without numbers, and testcases with messages of different forms.
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

	// If there are many forms, the messages are probably free text, and their sums mean nothing.
	for _, f := range forms[:min(len(forms), mostForms)] {
		title := fmt.Sprintf("message, numbers added up (%s)", count(len(runsOf[f]), "testcase"))
		v.addTotal(title, func(i int) string { return addUp(runsOf[f], i) })
	}
}

// addUp returns the message of the i-th program. Each number in this message is replaced by the sum of the
// numbers that the messages for all testcases contain at this place.
func addUp(testcases [][]*Case, i int) string {
	place := -1 // the index of a number in the message
	return number.ReplaceAllStringFunc(testcases[0][i].Remark(), func(string) string {
		place++
		sum := 0.0
		for _, runs := range testcases {
			text := number.FindAllString(runs[i].Remark(), -1)[place]
			x, _ := strconv.ParseFloat(text, 64) // there is no error, because the pattern matches only numbers
			sum += x
		}
		return fmt.Sprintf("%.10g", sum)
	})
}

// TimeAndRemark returns the time of a run and the message about it.
func (c *Case) TimeAndRemark() string {
	switch {
	case c.NoAnswer:
		return "no answer " + Seconds(c.Seconds)
	case c.Verdict == verdict.None:
		return "not run"
	}
	return strings.TrimSpace(Seconds(c.Seconds) + " " + c.Remark())
}

// Remark returns the first line of the message about a run, without the prefix "referee: " and without text in
// brackets.
func (c *Case) Remark() string {
	text, _, _ := strings.Cut(firstLine(c.Message), " (")
	return strings.TrimPrefix(text, "referee: ")
}

// mostVersus is the maximum number of testcases that the function versus prints. If there are more testcases,
// it prints only those with different verdicts.
const mostVersus = 30

// maxCell is the maximum width of a cell in columns.
const maxCell = 60

// versus prints the comparison of the programs of a problem, if there is one.
func versus(w io.Writer, p *Problem) {
	v := p.Versus()
	if v == nil {
		return
	}
	if p.Match != nil {
		match(w, p, v)
		return
	}

	// If there are many testcases, print only those with different verdicts.
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
		fmt.Fprintf(w, "  and %s more with different verdicts; the page that -html writes shows all\n", count(left, "testcase"))
	}
}

// differing returns the testcases on which the programs have different verdicts.
func differing(cases [][]*Case) (list [][]*Case) {
	for _, runs := range cases {
		isOther := func(c *Case) bool { return c.Verdict != runs[0].Verdict }
		if slices.ContainsFunc(runs, isOther) {
			list = append(list, runs)
		}
	}
	return list
}
