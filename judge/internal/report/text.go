// This file writes the report for people.

package report

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"oj/judge/internal/diff"
	"oj/tools/columns"
	"oj/tools/language"
	"oj/tools/verdict"
)

// Compiler writes the compiler's messages about a program that does not compile.
func Compiler(w io.Writer, p *Problem, e *Entry) {
	fmt.Fprintf(w, "%s %s: compile error\n%s\n", p.ID, e.Name, indent(cut(e.Compiler, 20, 0)))
	if e.Hint != "" {
		fmt.Fprintf(w, "  hint: %s\n", e.Hint)
	}
	fmt.Fprintln(w)
}

// Text writes the end of the output: kill matrices, comparisons, changes, warnings, and a last line that sums up. It
// begins with an empty line if gap is set.
func Text(out io.Writer, r *Report, gap bool) {
	w := &bytes.Buffer{}
	for _, p := range r.Problems {
		// The matrix of an interrupted call would call testcases redundant too early.
		if p.Kill != nil && !r.Interrupted {
			matrix(w, p)
		}
		versus(w, p)
	}
	if r.Since != nil {
		since(w, r.Since)
	}
	for _, p := range r.Problems {
		// Warnings come late, so that a long table does not hide them.
		for i, warning := range p.Warnings {
			if i == 0 {
				fmt.Fprintln(w)
			}
			fmt.Fprintf(w, "%s: warning: %s\n", p.ID, warning)
		}
	}
	if len(r.Limits) > 0 {
		fmt.Fprintf(w, "\nnot limited on this system: %s\n", strings.Join(r.Limits, "; "))
	}
	fmt.Fprintf(w, "\n%s\n", summary(r))

	// Everything begins with an empty line, but the first one is needed only after a table.
	text := w.Bytes()
	if !gap {
		text = bytes.TrimPrefix(text, []byte("\n"))
	}
	out.Write(text)
}

// summary is the last line.
func summary(r *Report) string {
	// Unfinished programs are not counted as judged, and skipped ones are no failures.
	judged, skipped, unfinished, broken := 0, 0, 0, 0
	var bad []string
	for _, p := range r.Problems {
		if len(p.Errors) > 0 {
			broken++
		}
		for _, e := range p.Entries {
			switch {
			case e.Skipped != "":
				skipped++
			case e.Verdict == verdict.None:
				unfinished++
			default:
				if judged++; !e.OK {
					bad = append(bad, p.ID+" "+e.Name)
				}
			}
		}
	}

	// The most important result follows the numbers; remarks about missing programs come last.
	text := fmt.Sprintf("%s, %s in %.1f s: ", count(len(r.Problems), "problem"), count(judged, "program"), r.Seconds)
	if judged+skipped+unfinished+broken == 0 {
		return text + "nothing to judge in this part"
	}
	if len(bad) > 0 {
		text += fmt.Sprintf("%d NOT as expected: %s", len(bad), Some(bad, someNames))
	} else {
		text += "all as expected"
	}
	if broken > 0 {
		text += fmt.Sprintf(", but %s could not be judged", count(broken, "package"))
	}
	if r.Interrupted {
		text += fmt.Sprintf(", but interrupted before %s more ended", count(unfinished, "program"))
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
	var rows [][]string
	for _, c := range e.Cases {
		if c.Verdict == verdict.None {
			rows = append(rows, []string{"  -", c.Name, "", "", "not run"})
			continue
		}

		// An accepted testcase needs no message, but it may be marked as cached.
		message := ""
		if c.Failed() {
			message = firstLine(c.Message)
		}
		if marks := c.Marks(); marks != "" {
			message = strings.TrimSpace(message + " (" + marks + ")")
		}
		rows = append(rows, []string{"  " + c.Verdict.String(), c.Name, Seconds(c.Seconds), Bytes(c.Memory), message})
	}
	io.WriteString(w, columns.Align(rows))
}

// The number of lines that are shown of a failed testcase.
const (
	fewInput   = 5   // of the input
	lastTurns  = 10  // of an exchange
	manyTurns  = 20  // of an exchange in full, at its start and at its end
	fewStderr  = 12  // of standard error
	manyStderr = 100 // of standard error in full
)

// Failure writes the details of a testcase that was not accepted. If width is above 0, they are complete and about
// width columns wide. The reason comes after a long exchange, because the user looks at the end first.
func Failure(w io.Writer, problem string, e *Entry, c *Case, width int) {
	inFull := width > 0
	reasonLast := inFull && len(c.Turns) > 0
	fmt.Fprintf(w, "%s %s: %v (%s) in %s, %s, %s\n", problem, e.Name, c.Verdict, c.Verdict.Long(), c.Name, Seconds(c.Seconds), Bytes(c.Memory))
	if c.Message != "" && !reasonLast {
		fmt.Fprintln(w, indent(c.Message))
	}

	// Short details show only as much as fits on a screen together with those of other testcases.
	stderrLines := fewStderr
	if inFull {
		stderrLines = manyStderr
		sideBySide(w, c, width)
		exchange(w, c, manyTurns, manyTurns)
	} else {
		start := Start(c.Input, fewInput)
		if start != "" && c.Verdict == verdict.WA && len(c.Turns) == 0 {
			fmt.Fprintf(w, "  input:\n%s\n", indent(indent(start)))
		}
		if c.Diff != nil {
			fmt.Fprint(w, c.Diff)
		}
		exchange(w, c, 0, lastTurns)
	}
	if c.Message != "" && reasonLast {
		fmt.Fprintln(w, indent(c.Message))
	}

	// What follows helps to find the mistake: the messages, the place in the source, and the command that repeats the
	// run.
	if c.Stderr != "" {
		fmt.Fprintf(w, "  standard error:\n%s\n", indent(indent(excerpt(c.Stderr, stderrLines))))
	}
	if len(c.Trace) > 0 {
		fmt.Fprintf(w, "  at %s\n", strings.Join(c.Trace, "\n  by "))
	}
	if c.Hint != "" {
		fmt.Fprintf(w, "  hint: %s\n", c.Hint)
	}
	if c.Repeat != "" {
		fmt.Fprintf(w, "  again: %s\n", c.Repeat)
	}
	fmt.Fprintln(w)
}

// exchange writes the first and the last lines of an exchange, and says how many lines are left out.
func exchange(w io.Writer, c *Case, first, last int) {
	// A short exchange is shown as a whole.
	from := len(c.Turns) - last // of the last lines
	if from <= first {
		first, from = len(c.Turns), len(c.Turns)
	}
	for i, x := range c.Turns {
		// A gap is marked once, even if the record itself has a gap there.
		recordCut := c.TurnsCut > 0 && i == c.CutAfter
		switch {
		case i < first && recordCut, i > from && recordCut:
			fmt.Fprintf(w, "  (%d lines left out)\n", c.TurnsCut)
		case i == from && first == 0:
			fmt.Fprintf(w, "  (%d lines before)\n", from+linesCut(c, first, from))
		case i == from:
			fmt.Fprintf(w, "  (%d lines left out)\n", from-first+linesCut(c, first, from))
		}
		if i < first || i >= from {
			turn(w, x)
		}
	}
}

// linesCut returns the number of lines that were not recorded, if these are missing between the two lines of an
// exchange.
func linesCut(c *Case, first, from int) int {
	if c.CutAfter >= first && c.CutAfter <= from {
		return c.TurnsCut
	}
	return 0
}

// maxTurn bounds the columns that are shown of a line of an exchange.
const maxTurn = 200

// turn writes a line of an exchange.
func turn(w io.Writer, t Turn) {
	from, end := "<", ""
	if t.FromProgram {
		from = ">"
	}
	if t.Open {
		end = " (no newline)"
	}
	fmt.Fprintf(w, "  %9.1f ms %s %s%s\n", t.Milliseconds, from, diff.Visible([]byte(t.Text), 0, maxTurn), end)
}

// excerpt cuts a text to about n lines: the start and the end of the text, or of the crash message in it.
func excerpt(text string, n int) string {
	// The message of a crash explains more than the output before it.
	if at := language.Crash().FindStringIndex(text); at != nil && at[0] > 0 && strings.Count(strings.TrimRight(text, "\n"), "\n") >= n {
		return "…\n" + cut(text[strings.LastIndex(text[:at[0]], "\n")+1:], n-n/3, n/3)
	}
	return cut(text, n-n/3, n/3)
}

// cut returns the first head and the last tail lines of a text, with … between them.
func cut(text string, head, tail int) string {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	if len(lines) > head+tail {
		lines = slices.Concat(lines[:head], []string{"…"}, lines[len(lines)-tail:])
	}
	return strings.Join(lines, "\n")
}

// firstLine returns the first line of a text.
func firstLine(text string) string {
	text, _, _ = strings.Cut(text, "\n")
	return text
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
	case n >= 1000<<20: // as MiB it would need another column
		return fmt.Sprintf("%.2f GiB", float64(n)/(1<<30))
	}
	return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20))
}

// ShellQuote quotes a word for a shell if that is necessary. If the word has unprintable characters, the quotes are
// $'...', which bash and similar shells understand, and the bytes of these characters are written as \x and two
// digits.
func ShellQuote(s string) string {
	switch {
	case regexp.MustCompile(`^[\w./+=:,@-]+$`).MatchString(s):
		return s
	case columns.Printable(s) == s && !strings.ContainsAny(s, "\n\t"):
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	}
	return "$'" + regexp.MustCompile(`[^ -~]|['\\]`).ReplaceAllStringFunc(s, func(odd string) string {
		return `\x` + strings.ReplaceAll(fmt.Sprintf("% x", odd), " ", `\x`)
	}) + "'"
}
