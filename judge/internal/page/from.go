// This file turns the judge's results into what the page shows: numbers into
// words with units, lines of an exchange into messages.
package page

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"oj/judge/internal/columns"
	"oj/judge/internal/diff"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// From gives the page of a report. command is the command line that made it.
func From(r *report.Report, command string) Report {
	page := Report{Title: title(r), Command: columns.Printable(command), About: about(r), Limits: r.Limits, Since: r.Since, Slowest: slowest(r)}
	if r.Interrupted {
		page.Errors = append(page.Errors, "The judge was interrupted: this is what was judged until then.")
	}
	var compared []func()
	for _, p := range r.Problems {
		for _, fault := range p.Errors {
			page.Errors = append(page.Errors, columns.Printable(p.ID+": "+fault))
			page.Failed++
		}
		for _, warning := range p.Warnings {
			page.Warnings = append(page.Warnings, columns.Printable(p.ID+": "+warning))
		}
		links := map[*report.Entry]string{}
		for _, e := range p.Entries {
			if !e.OK && e.Skipped == "" {
				page.Failed++
			}
			if p.Kill != nil && e.Submission && (e.OK || e.Skipped != "" || e.Find() == nil && e.Compiler == "") {
				continue // the matrix says it all
			}
			row := rowOf(p, e)
			row.name(fmt.Sprintf("program-%d", len(page.Rows)+1))
			links[e] = row.ID
			page.Rows = append(page.Rows, row)
		}
		if p.Kill != nil {
			page.Kills = append(page.Kills, matrixOf(p, links))
		}
		if v := p.Versus(); v != nil {
			page.Versus = append(page.Versus, v)
			compared = append(compared, func() { page.playable(v, links) })
		}
	}
	page.dropPictures()
	for _, add := range compared { // which knows by now what there is to be played
		add()
	}
	// What needs a look stands first, own programs before submissions.
	slices.SortStableFunc(page.Rows, func(a, b Row) int {
		return cmp.Or(cmp.Compare(rank(a.Expected), rank(b.Expected)), cmp.Compare(rank(a.submission), rank(b.submission)))
	})
	return page
}

// name gives a row and its cases their IDs.
func (r *Row) name(id string) {
	r.ID = id
	for i := range r.Cases {
		r.Cases[i].ID = fmt.Sprintf("%s-run-%d", id, i+1)
	}
}

// playable notes in a comparison which games there are to be played side by side.
func (r *Report) playable(v *report.Versus, links map[*report.Entry]string) {
	for i := range v.Cases {
		var runs []string
		for _, e := range v.Programs {
			for _, x := range r.Rows {
				if x.ID == links[e] && x.Cases[i].Shown() {
					runs = append(runs, x.Cases[i].ID)
				}
			}
		}
		if len(runs) == len(v.Programs) {
			v.Cases[i].Runs = strings.Join(runs, " ")
		}
	}
}

// mostPictures bounds the pictures of a page, in bytes.
const mostPictures = 48 << 20

// dropPictures leaves out the pictures of accepted cases, the last ones first, that the page has no room for.
func (r *Report) dropPictures() {
	size := func(c *Case) int { return len(c.SVG) + len(strings.Join(c.Images, "")) }
	left, dropped := mostPictures, 0
	for _, accepted := range []bool{false, true} {
		for _, row := range r.Rows {
			for i := range row.Cases {
				c := &row.Cases[i]
				if (c.Verdict == "AC") != accepted {
					continue
				}
				if left -= size(c); left < 0 && size(c) > 0 {
					c.SVG, c.Images = "", nil
					dropped++
				}
			}
		}
	}
	if dropped > 0 {
		r.Warnings = append(r.Warnings, fmt.Sprintf("%d pictures are left out, since the page would be larger than %d MiB; ask for fewer testcases by -case", dropped, mostPictures>>20))
	}
}

// shownTitles bounds the problems that are named in the title.
const shownTitles = 3

func title(r *report.Report) string {
	var names []string
	for _, p := range r.Problems {
		names = append(names, columns.Printable(p.ID))
	}
	if n := len(names) - shownTitles; n > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:shownTitles], ", "), n)
	}
	return strings.Join(names, ", ")
}

// about says when and where the programs were judged.
func about(r *report.Report) string {
	return fmt.Sprintf("%s, %.1f s, %s, %d at a time", r.Started.Format("2 January 2006, 15:04"), r.Seconds, r.Platform, r.Workers)
}

// shownSlowest is how many of the slowest cases are shown.
const shownSlowest = 10

// slowest lists the cases of own programs and accepted submissions that took the largest parts of their time limits.
func slowest(r *report.Report) (list []Slow) {
	type timed struct {
		Slow
		part float64
	}
	var all []timed
	for _, p := range r.Problems {
		for _, e := range p.Entries {
			for _, c := range e.Cases {
				own := !e.Submission || slices.Equal(e.Expected, []string{"AC"})
				if !own || c.Verdict == verdict.None || p.TimeLimit <= 0 {
					continue
				}
				part := c.Seconds / p.TimeLimit
				all = append(all, timed{Slow{
					columns.Printable(p.ID), columns.Printable(e.Name), columns.Printable(c.Name), c.Verdict.String(),
					report.Seconds(c.Seconds), report.Seconds(p.TimeLimit), int(100*part + 0.5),
				}, part})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b timed) int { return cmp.Compare(b.part, a.part) })
	for _, t := range all[:min(len(all), shownSlowest)] {
		list = append(list, t.Slow)
	}
	return list
}

func rank(later bool) int {
	if later {
		return 1
	}
	return 0
}

// shownFailures bounds how many failing cases of one program are shown in detail.
const shownFailures = 20

func rowOf(p *report.Problem, e *report.Entry) Row {
	row := Row{
		Problem: columns.Printable(p.ID), Program: columns.Printable(e.Name), Language: e.Language,
		Passed: e.Passed, Total: e.Total, Note: columns.Printable(e.Note), Cached: e.Cached(), submission: e.Submission,
	}
	if e.Skipped != "" {
		row.Note, row.Expected = "skipped: "+columns.Printable(e.Skipped), true
		return row
	}
	row.Verdict, row.Expected = e.Verdict.String(), e.OK
	row.Memory = report.Bytes(e.Memory)
	if e.Score != nil {
		row.Score = fmt.Sprintf("%.10g points", *e.Score)
	}
	var groups []string
	for _, name := range slices.Sorted(maps.Keys(e.Groups)) {
		groups = append(groups, fmt.Sprintf("%s %.10g", columns.Printable(name), e.Groups[name]))
	}
	row.Groups = strings.Join(groups, ", ")
	if e.SlowestCase != "" {
		row.Slowest = report.Seconds(e.Slowest) + " " + columns.Printable(e.SlowestCase)
	}
	row.Compiler, row.Hint = columns.Printable(e.Compiler), e.Hint
	shown := 0
	for _, c := range e.Cases {
		failed := c.Verdict != verdict.AC && c.Verdict != verdict.None
		if failed {
			shown++
		}
		one := caseOf(c, failed && shown <= shownFailures)
		one.TimeShare, one.MemoryShare = -1, -1
		if c.Verdict != verdict.None {
			one.TimeShare, one.MemoryShare = share(c.Seconds, p.TimeLimit), share(float64(c.Memory), float64(p.Memory))
		}
		row.Cases = append(row.Cases, one)
	}
	row.Unshown = max(0, shown-shownFailures)
	return row
}

// share is a part of a limit in percent, at most 100; -1 without a limit.
func share(value, limit float64) int {
	if limit <= 0 {
		return -1
	}
	return min(100, int(100*value/limit+0.5))
}

// caseOf makes a case of the table, with the details of a failure if they are to be shown.
func caseOf(c *report.Case, detailed bool) Case {
	if c.Verdict == verdict.None {
		return Case{Name: columns.Printable(c.Name)}
	}
	shown := Case{
		Name:    columns.Printable(c.Name),
		Verdict: c.Verdict.String(),
		Time:    report.Seconds(c.Seconds),
		Memory:  report.Bytes(c.Memory),
		Message: columns.Printable(c.Message),
	}
	if c.Cached {
		shown.Marks = "cached"
	} else if c.Retried {
		shown.Marks = "run again alone"
	}
	if c.Verdict == verdict.AC || detailed {
		shown.Messages = messages(c)
	}
	for _, p := range c.Pictures {
		if p.SVG != "" {
			shown.SVG = p.SVG
		} else {
			shown.Images = append(shown.Images, p.Data)
		}
	}
	if c.NoPicture != "" {
		shown.Message = strings.TrimPrefix(shown.Message+"; no picture: "+columns.Printable(c.NoPicture), "; ")
	}
	if detailed {
		shown.Failure = failureOf(c)
	}
	return shown
}

// shownInput is how many lines of an input are shown.
const shownInput = 10

func failureOf(c *report.Case) *Failure {
	f := &Failure{
		Hint: c.Hint, Stderr: columns.Printable(strings.TrimRight(c.Stderr, "\n")),
		Trace: columns.Printable(strings.Join(c.Trace, "\n")), Repeat: c.Repeat,
		Input: report.Start(c.Input, shownInput),
	}
	switch {
	case c.Diff != nil:
		f.Diff = pairs(c.Diff)
	case len(c.Turns) == 0:
		f.Output = columns.Printable(c.Got)
	}
	return f
}

// pairs puts the lines of a difference beside each other.
func pairs(d *diff.Diff) (list []Pair) {
	for i := range max(len(d.Want), len(d.Got)) {
		var p Pair
		want, got := "", ""
		if i < len(d.Want) {
			want, p.WantLine = d.Want[i], d.WantLine+i
		}
		if i < len(d.Got) {
			got, p.GotLine = d.Got[i], d.GotLine+i
		}
		p.Differs = want != got
		p.Want, p.Got = parts(want, got)
		list = append(list, p)
	}
	return list
}

// parts cuts off what two texts have in common at their starts and ends.
func parts(a, b string) (Line, Line) {
	first, last := diff.Common(a, b), 0
	for last < min(len(a), len(b))-first && a[len(a)-1-last] == b[len(b)-1-last] {
		last++
	}
	for last > 0 && !utf8.RuneStart(a[len(a)-last]) {
		last--
	}
	return Line{a[:first], a[first : len(a)-last], a[len(a)-last:]}, Line{b[:first], b[first : len(b)-last], b[len(b)-last:]}
}

// messages joins the lines that one side sent in a row. A gap in the exchange
// becomes a message of its own, so that no reader takes it for a whole. What
// the program wrote to standard error until the referee spoke again stands
// before its answer.
func messages(c *report.Case) (list []Message) {
	said := c.Said
	add := func(from string, t report.Turn) {
		text := columns.Printable(t.Text)
		if !t.Open {
			text += "\n"
		}
		if n := len(list); n > 0 && list[n-1].From == from {
			list[n-1].Text += text
			return
		}
		list = append(list, Message{From: from, Ms: t.Milliseconds, Text: text})
	}
	for i, t := range c.Turns {
		if c.TurnsCut > 0 && i == c.CutAfter {
			list = append(list, Message{From: "…", Ms: t.Milliseconds, Text: "(lines left out)"})
		}
		if !t.FromProgram {
			add("<", t)
			continue
		}
		for next := nextQuestion(c.Turns[i:]); len(said) > 0 && said[0].Milliseconds < next; said = said[1:] {
			add("!", said[0])
		}
		add(">", t)
	}
	for _, t := range said {
		add("!", t)
	}
	return list
}

// nextQuestion is when the referee speaks again.
func nextQuestion(turns []report.Turn) float64 {
	for _, t := range turns {
		if !t.FromProgram {
			return t.Milliseconds
		}
	}
	return math.Inf(1)
}

// matrixOf holds a problem's submissions against its cases. links are the parts of the page that tell more.
func matrixOf(p *report.Problem, links map[*report.Entry]string) Matrix {
	m := Matrix{Problem: columns.Printable(p.ID)}
	column := map[string]int{}
	for _, e := range p.Entries {
		for _, c := range e.Cases {
			if _, ok := column[c.Name]; e.Submission && !ok {
				column[c.Name] = len(m.Cases)
				m.Cases = append(m.Cases, Column{Name: columns.Printable(c.Name), Idle: slices.Contains(p.Kill.Idle, c.Name)})
				if names := p.Kill.Alone[c.Name]; len(names) > 0 {
					m.Alone = append(m.Alone, Alone{columns.Printable(c.Name), columns.Printable(strings.Join(names, ", "))})
				}
			}
		}
	}
	for _, name := range p.Kill.Survivors {
		m.Survivors = append(m.Survivors, columns.Printable(name))
	}
	for _, name := range p.Kill.Idle {
		m.Idle = append(m.Idle, columns.Printable(name))
	}
	for _, e := range p.Entries {
		if e.Submission {
			row := matrixRow(e, column, links[e])
			for i, cell := range row.Cells {
				if cell != "" && cell != "AC" {
					m.Cases[i].Hits++
				}
			}
			m.Rows = append(m.Rows, row)
		}
	}
	return m
}

func matrixRow(e *report.Entry, column map[string]int, link string) MatrixRow {
	row := MatrixRow{
		Submission: columns.Printable(e.Name), Link: link, Want: strings.Join(e.Expected, "/"), Expected: e.OK,
		Cells: make([]string, len(column)),
	}
	if e.Skipped != "" {
		row.Note = "skipped: " + columns.Printable(e.Skipped)
		return row
	}
	row.Got = e.Verdict.String()
	if !e.OK {
		row.Note = columns.Printable(e.Note)
	}
	for _, c := range e.Cases {
		if c.Verdict != verdict.None {
			row.Cells[column[c.Name]] = c.Verdict.String()
			if c.Verdict != verdict.AC {
				row.Hits++
			}
		}
	}
	return row
}
