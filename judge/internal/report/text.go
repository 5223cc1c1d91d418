// This file writes the report for people.

package report

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"oj/judge/internal/diff"
	"oj/judge/internal/verdict"
)

// JSON returns the report in its JSON form, which docs describe by the field tags of Report.
func JSON(r *Report) ([]byte, error) {
	data, err := json.MarshalIndent(r, "", "  ")
	return append(data, '\n'), err
}

// table is a tabwriter whose cells are separated by two blanks.
func table(w io.Writer) *tabwriter.Writer { return tabwriter.NewWriter(w, 0, 0, 2, ' ', 0) }

// Text writes the tables: one line per problem and language, one per submission, and a last line
// that sums up.
func Text(w io.Writer, r *Report) {
	for _, p := range r.Problems {
		for _, warning := range p.Warnings {
			fmt.Fprintf(w, "%s: warning: %s\n", p.ID, warning)
		}
		for _, e := range p.Entries {
			if e.Compiler != "" && !e.OK {
				fmt.Fprintf(w, "%s %s: compile error\n%s\n", p.ID, e.Name, indent(firstLines(e.Compiler, 20)))
				if e.Hint != "" {
					fmt.Fprintf(w, "  hint: %s\n", e.Hint)
				}
				fmt.Fprintln(w)
			}
		}
	}
	programs(w, r)
	submissions(w, r)
	for _, p := range r.Problems {
		if p.Kill != nil {
			matrix(w, p)
		}
	}
	fmt.Fprintln(w, summary(r))
}

// programs writes the table of what can be pasted.
func programs(w io.Writer, r *Report) {
	t := table(w)
	rows := 0
	for _, p := range r.Problems {
		for _, e := range p.Entries {
			if e.Submission {
				continue
			}
			if rows++; rows == 1 {
				fmt.Fprintln(t, "PROBLEM\tPROGRAM\tLANGUAGE\tCASES\tSLOWEST\tMEMORY\tVERDICT")
			}
			if e.Skipped != "" {
				fmt.Fprintf(t, "%s\t%s\t%s\t-\t-\t-\tskipped: %s\n", p.ID, e.Name, e.Language, e.Skipped)
				continue
			}
			fmt.Fprintf(t, "%s\t%s\t%s\t%d/%d\t%s\t%s\t%s%s\n", p.ID, e.Name, e.Language, e.Passed, e.Total, slowest(e), Bytes(e.Memory), got(e), cached(e))
		}
	}
	t.Flush()
}

// submissions writes the table of what is held against expectations.
func submissions(w io.Writer, r *Report) {
	t := table(w)
	rows := 0
	for _, p := range r.Problems {
		for _, e := range p.Entries {
			if !e.Submission {
				continue
			}
			if rows++; rows == 1 {
				fmt.Fprintln(t, "\nPROBLEM\tSUBMISSION\tLANGUAGE\tCASES\tSLOWEST\tWANT\tGOT\tREJECTED BY")
			}
			if e.Skipped != "" {
				fmt.Fprintf(t, "%s\t%s\t%s\t-\t-\t%s\t-\tskipped: %s\n", p.ID, e.Name, e.Language, strings.Join(e.Expected, "/"), e.Skipped)
				continue
			}
			fmt.Fprintf(t, "%s\t%s\t%s\t%d/%d\t%s\t%s\t%s\t%s\n", p.ID, e.Name, e.Language, e.Passed, e.Total,
				slowest(e), strings.Join(e.Expected, "/"), got(e), rejectedBy(e)+cached(e))
		}
	}
	t.Flush()
}

// rejectedBy names the first testcase that rejects, and says what is wrong if the verdict is not as
// expected.
func rejectedBy(e *Entry) string {
	text := ""
	if first := e.Find(); first != nil {
		text = first.Name
		if n := e.rejections(); n > 1 {
			text += fmt.Sprintf(" and %d more", n-1)
		}
	}
	if !e.OK {
		if text != "" {
			text += "  "
		}
		text += "<-- " + e.Note
	}
	return text
}

// got is the verdict, with the score of a scoring problem.
func got(e *Entry) string {
	if e.Score == nil {
		return e.Verdict.String()
	}
	return fmt.Sprintf("%v %.10g points", e.Verdict, *e.Score)
}

// cached marks a row of which every result was taken from an earlier call.
func cached(e *Entry) string {
	for _, c := range e.Cases {
		if !c.Cached && c.Verdict != verdict.None {
			return ""
		}
	}
	if len(e.Cases) == 0 {
		return ""
	}
	return " (cached)"
}

func (e *Entry) rejections() int {
	n := 0
	for _, c := range e.Cases {
		if c.Verdict != verdict.AC && c.Verdict != verdict.None {
			n++
		}
	}
	return n
}

func slowest(e *Entry) string {
	if e.SlowestCase == "" {
		return "-"
	}
	return Seconds(e.Slowest) + " " + e.SlowestCase
}

// summary is the last line.
func summary(r *Report) string {
	judged, skipped, bad := 0, 0, 0
	for _, p := range r.Problems {
		for _, e := range p.Entries {
			switch {
			case e.Skipped != "":
				skipped++
			case !e.OK:
				bad++
				judged++
			default:
				judged++
			}
		}
	}
	text := fmt.Sprintf("\n%s, %s in %.1f s: ", count(len(r.Problems), "problem"), count(judged, "program"), r.Seconds)
	if bad > 0 {
		text += fmt.Sprintf("%d NOT as expected", bad)
	} else {
		text += "all as expected"
	}
	if skipped > 0 {
		text += fmt.Sprintf(" (%d skipped)", skipped)
	}
	return text
}

// count writes a number of things.
func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// CaseTable writes a line per testcase.
func CaseTable(w io.Writer, e *Entry) {
	t := table(w)
	for _, c := range e.Cases {
		if c.Verdict == verdict.None {
			fmt.Fprintf(t, "  -\t%s\t\t\tnot run\n", c.Name)
			continue
		}
		message := ""
		if c.Verdict != verdict.AC {
			message, _, _ = strings.Cut(c.Message, "\n")
		}
		fmt.Fprintf(t, "  %v\t%s\t%s\t%s\t%s%s\n", c.Verdict, c.Name, Seconds(c.Seconds), Bytes(c.Memory), message, marks(c))
	}
	t.Flush()
}

// marks tells where a result comes from, if not from one plain run.
func marks(c *Case) string {
	text := ""
	if c.Cached {
		text += " (cached)"
	}
	if c.Retried {
		text += " (run again alone)"
	}
	return text
}

// Failure writes what is known about a testcase that was not accepted; all of it when detailed.
func Failure(w io.Writer, problem string, e *Entry, c *Case, detailed bool) {
	fmt.Fprintf(w, "%s %s: %v (%s) in %s, %s, %s\n", problem, e.Name, c.Verdict, c.Verdict.Long(), c.Name, Seconds(c.Seconds), Bytes(c.Memory))
	if c.Message != "" {
		fmt.Fprintln(w, indent(c.Message))
	}
	if c.Diff != nil {
		fmt.Fprint(w, c.Diff)
	}
	if detailed {
		sideBySide(w, c)
	}
	if len(c.Turns) > 0 {
		n := lastTurns
		if detailed {
			n = -1
		}
		turns(w, c, n)
	}
	if c.Stderr != "" {
		fmt.Fprintf(w, "  standard error:\n%s\n", indent(indent(firstLines(c.Stderr, 12))))
	}
	for i, frame := range c.Trace {
		label := "at"
		if i > 0 {
			label = "by"
		}
		fmt.Fprintf(w, "  %s %s\n", label, frame)
	}
	if c.Hint != "" {
		fmt.Fprintf(w, "  hint: %s\n", c.Hint)
	}
	if c.Repeat != "" {
		fmt.Fprintf(w, "  again: %s\n", c.Repeat)
	}
	fmt.Fprintln(w)
}

// lastTurns is how many lines of a lost game are shown.
const lastTurns = 10

// turns writes the last lines of an exchange; all of them for n < 0.
func turns(w io.Writer, c *Case, n int) {
	first := 0
	if n >= 0 {
		first = max(0, len(c.Turns)-n)
	}
	if left := first; left > 0 {
		fmt.Fprintf(w, "  (%d lines before)\n", left+c.TurnsCut)
	}
	for i, x := range c.Turns[first:] {
		if c.TurnsCut > 0 && first+i == c.CutAfter {
			fmt.Fprintf(w, "  (%d lines left out)\n", c.TurnsCut)
		}
		from, end := "<", ""
		if x.FromProgram {
			from = ">"
		}
		if x.Open {
			end = " (no newline)"
		}
		text := diff.Visible([]byte(x.Text), 0, 200)
		fmt.Fprintf(w, "  %9.1f ms %s %s%s\n", x.Milliseconds, from, text, end)
	}
}

// firstLines cuts a text after n lines.
func firstLines(text string, n int) string {
	lines := strings.SplitAfterN(strings.TrimRight(text, "\n"), "\n", n+1)
	if len(lines) <= n {
		return strings.Join(lines, "")
	}
	return strings.Join(lines[:n], "") + "…"
}

// indent moves every line by two blanks.
func indent(text string) string {
	return "  " + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n  ")
}

// Seconds writes a duration for people.
func Seconds(s float64) string { return fmt.Sprintf("%.3f s", s) }

// Bytes writes an amount of memory for people, in units of 1024.
func Bytes(n int64) string {
	switch {
	case n <= 0:
		return "-"
	case n < 1<<20:
		return fmt.Sprintf("%d KiB", (n+1023)>>10)
	}
	return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20))
}
