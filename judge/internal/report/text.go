// This file prints the report as text for the terminal.

package report

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"oj/judge/internal/diff"
	"oj/tools/shared/columns"
	"oj/tools/shared/language"
	"oj/tools/shared/verdict"
)

// Compiler prints the compiler's messages about a program that does not compile.
func Compiler(w io.Writer, p *Problem, e *Entry) {
	fmt.Fprintf(w, "%s %s: compile error\n%s\n", p.ID, e.Name, indent(cut(e.Compiler, 20, 0)))
	if e.Hint != "" {
		fmt.Fprintf(w, "  hint: %s\n", e.Hint)
	}
	fmt.Fprintln(w)
}

// Text prints the last part of the output: kill matrices, comparisons, changes since an earlier report,
// warnings, and a summary line. If the parameter gap is set, this part begins with an empty line.
func Text(out io.Writer, r *Report, gap bool) {
	w := &bytes.Buffer{}
	for _, p := range r.Problems {
		// After an interruption, do not print the kill matrix, because in an incomplete matrix testcases
		// would seem to be redundant.
		if p.Kill != nil && !r.Interrupted {
			matrix(w, p)
		}
		versus(w, p)
		shares(w, p)
	}
	if r.Since != nil {
		since(w, r.Since)
	}
	for _, p := range r.Problems {
		// Print warnings near the end of the output, because users read the end first.
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

	// Every part begins with an empty line. The empty line before the first part is needed only if something
	// was printed before.
	text := w.Bytes()
	if !gap {
		text = bytes.TrimPrefix(text, []byte("\n"))
	}
	out.Write(text)
}

// shares prints, for each program that has lost a game, how many games it has won on the maps of the site, and
// how many on the others. Submissions are left out, because they are held to all testcases.
func shares(w io.Writer, p *Problem) {
	for _, e := range p.Entries {
		if p.Kind != "interactive" || e.Submission || e.Passed == e.Total {
			continue
		}
		for i, s := range e.Shares {
			if i == 0 {
				fmt.Fprintln(w)
			}
			fmt.Fprintf(w, "%s %s: %v\n", p.ID, e.Name, s)
		}
	}
}

// summary returns the last line of the output.
func summary(r *Report) string {
	// Count the programs. Unfinished and skipped programs are not failures.
	judged, skipped, unfinished, unanswered, broken, harder := 0, 0, 0, 0, 0, 0
	var bad []string
	var only *Entry // the last program with an unexpected verdict
	for _, p := range r.Problems {
		if len(p.Errors) > 0 {
			broken++
		}
		for _, e := range p.Entries {
			switch {
			case e.Skipped != "":
				skipped++
			case e.Unanswered():
				unanswered++
			case e.Verdict == verdict.None:
				unfinished++
			default:
				if judged++; !e.OK {
					only = e
					bad = append(bad, p.ID+" "+e.Name)
				} else if !e.Submission && e.Verdict == verdict.AC && len(e.Failures()) > 0 {
					harder++
				}
			}
		}
	}

	// The result follows the numbers; remarks about programs that were not judged come last.
	text := fmt.Sprintf("%s, %s in %.1f s: ", count(len(r.Problems), "problem"), count(judged, "program"), r.Seconds)
	if judged+skipped+unfinished+unanswered+broken == 0 {
		return text + "nothing to judge in this part"
	}
	switch {
	case judged == 1 && only != nil && !only.Submission && only.Verdict != verdict.AC:
		text += fmt.Sprintf("%v: %s", only.Verdict, bad[0])
	case len(bad) > 0:
		text += fmt.Sprintf("%d NOT as expected: %s", len(bad), Some(bad, someNames))
	case judged == 0 && unanswered > 0:
		text += "nothing has an answer"
	default:
		text += "all as expected"
	}
	if harder > 0 {
		text += fmt.Sprintf(", but %s fails beyond what the site is known to test", count(harder, "program"))
	}
	if judged > 0 && unanswered > 0 {
		text += fmt.Sprintf(", but nothing has an answer for %s", count(unanswered, "program"))
	}
	if broken > 0 {
		text += fmt.Sprintf(", but %s could not be judged", count(broken, "package"))
	}
	switch {
	case r.Interrupted && unfinished > 0:
		text += fmt.Sprintf(", but interrupted before %s more ended", count(unfinished, "program"))
	case r.Interrupted:
		text += ", but interrupted"
	}
	if skipped > 0 {
		text += fmt.Sprintf(" (%d skipped)", skipped)
	}
	return text
}

// count returns a number and a noun, such as "1 program" or "3 programs".
func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// CaseTable prints a line for each testcase.
func CaseTable(w io.Writer, e *Entry) {
	var rows [][]string
	for _, c := range e.Cases {
		if c.Verdict == verdict.None && !c.NoAnswer {
			rows = append(rows, []string{"  -", c.Name, "", "", "not run"})
			continue
		}

		// Print the message only for a failure. For every result, print whether it is cached or comes from a
		// second run.
		message := ""
		switch {
		case c.Failed():
			message = firstLine(c.Message)
		case c.NoAnswer:
			message = "no answer"
		}
		if marks := c.Marks(); marks != "" {
			message = strings.TrimSpace(message + " (" + marks + ")")
		}
		rows = append(rows, []string{"  " + c.Verdict.String(), c.Name, Seconds(c.Seconds), Bytes(c.Memory), message})
	}
	io.WriteString(w, columns.Align(rows))
}

// The maximum number of lines that are printed about a failed testcase. Reports are longer with -case and -v.
const (
	fewLines   = 12  // lines of the input, and of the expected and the actual output side by side
	lastTurns  = 10  // lines at the end of an exchange between program and referee
	manyTurns  = 20  // lines at the start of an exchange, and as many at its end, in the longer report (-v)
	fewStderr  = 12  // lines of standard error
	manyOutput = 20  // lines of an output that nothing judges
	manyStderr = 100 // lines of standard error in the longer report (-v)
)

// Layout tells how the details of a failure are printed.
type Layout struct {
	Columns int  // the width of the terminal; 0 if it is unknown
	InFull  bool // print the longer report (-v)
	NoTexts bool // leave out the input, the outputs and the exchange
}

// Failure prints the details of a testcase that was not accepted. In the longer report the reason comes after a long
// exchange, because the user reads the last lines first.
func Failure(w io.Writer, problem string, e *Entry, c *Case, l Layout) {
	reasonLast := l.InFull && len(c.Turns) > 0
	fmt.Fprintf(w, "%s %s: %v (%s) in %s, %s, %s\n", problem, e.Name, c.Verdict, c.Verdict.Long(), c.Name, Seconds(c.Seconds), Bytes(c.Memory))
	if c.Beyond != "" {
		fmt.Fprintf(w, "  this testcase is %s\n", c.Beyond)
	}
	if c.Message != "" && !reasonLast {
		fmt.Fprintln(w, indent(c.Message))
	}

	// In the short form, print only a few lines of each text, because the details of several testcases should fit on
	// one screen.
	stderrLines := fewStderr
	width := cmp.Or(l.Columns, DefaultColumns)
	if l.InFull {
		stderrLines = manyStderr
		sideBySide(w, c, width, shownLines)
		exchange(w, c, manyTurns, manyTurns)
	} else {
		if !l.NoTexts && len(c.Turns) == 0 && (c.Diff != nil || c.Got != "") {
			sideBySide(w, c, width, fewLines)
		}
		if !l.NoTexts {
			exchange(w, c, 0, lastTurns)
		}
	}
	if c.Message != "" && reasonLast {
		fmt.Fprintln(w, indent(c.Message))
	}

	// The rest helps to find the mistake: standard error, the line in the source, a hint, and the command that repeats
	// the run.
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

// NoAnswer prints the output of a program on a testcase without an answer. After the last such testcase it prints the
// command that stores the outputs as answers.
func NoAnswer(w io.Writer, problem string, e *Entry, c *Case, last bool) {
	fmt.Fprintf(w, "%s %s: no answer in %s, %s, %s\n", problem, e.Name, c.Name, Seconds(c.Seconds), Bytes(c.Memory))
	if start := Start(c.Input, fewLines); start != "" {
		fmt.Fprintf(w, "  input:\n%s\n", indent(indent(start)))
	}
	output := cut(visible(c.Got), manyOutput, 0)
	if c.Got == "" {
		output = "(none)"
	}
	fmt.Fprintf(w, "  output:\n%s\n", indent(indent(output)))
	if c.Stderr != "" {
		fmt.Fprintf(w, "  standard error:\n%s\n", indent(indent(excerpt(c.Stderr, fewStderr))))
	}
	if last {
		fmt.Fprintf(w, "  to store such outputs as the answers: %s\n", c.Repeat)
	}
	fmt.Fprintln(w)
}

// visible returns a text in which control characters and blanks at line ends are visible.
func visible(text string) string {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	for i, line := range lines {
		lines[i] = diff.Visible([]byte(line), 0, maxTurn)
	}
	return strings.Join(lines, "\n")
}

// exchange prints the first and the last lines of an exchange, and the number of lines that it omits. In the longer report,
// in which first is not 0, it also prints the program's standard error.
func exchange(w io.Writer, c *Case, first, last int) {
	// A short exchange is printed completely.
	from := len(c.Turns) - last // the index of the first line after the omitted ones
	if from <= first {
		first, from = len(c.Turns), len(c.Turns)
	}
	var errorLines []Turn
	if first > 0 {
		errorLines = c.ErrorLines
	}
	for i, x := range c.Turns {
		// Some lines of a long game were not recorded. If the report omits lines directly before or after
		// them, print one mark for the unrecorded and the omitted lines together.
		recordCut := c.TurnsCut > 0 && i == c.CutAfter
		switch {
		case i < first && recordCut, i > from && recordCut:
			fmt.Fprintf(w, "  (%d lines left out)\n", c.TurnsCut)
		case i == from && first == 0:
			fmt.Fprintf(w, "  (%d lines before)\n", from+linesCut(c, first, from))
		case i == from:
			fmt.Fprintf(w, "  (%d lines left out)\n", from-first+linesCut(c, first, from))
		}
		isShown := i < first || i >= from

		// What the program wrote to standard error before this line belongs above it.
		n := 0
		for n < len(errorLines) && errorLines[n].Before(x) {
			n++
		}
		if isShown && i != from {
			said(w, errorLines[:n])
		}
		errorLines = errorLines[n:]
		if isShown {
			turn(w, x, x.mark())
		}
	}
	said(w, errorLines)
}

// said prints lines of standard error between two lines of an exchange: the last ones if there are many.
func said(w io.Writer, lines []Turn) {
	if more := len(lines) - lastTurns; more > 0 {
		fmt.Fprintf(w, "  (%d lines of standard error before)\n", more)
		lines = lines[more:]
	}
	for _, t := range lines {
		turn(w, t, "!")
	}
}

// Before reports whether a line of standard error was written before the line x of the exchange.
func (t Turn) Before(x Turn) bool { return t.Milliseconds <= x.Milliseconds }

// mark returns the side that wrote a line of the exchange.
func (t Turn) mark() string {
	if t.FromProgram {
		return ">"
	}
	return "<"
}

// linesCut is called if the report omits the lines with the indices first <= i < from. If the unrecorded
// lines were among these lines, or directly before or after them, linesCut returns the number of unrecorded
// lines. Otherwise it returns 0.
func linesCut(c *Case, first, from int) int {
	if c.CutAfter >= first && c.CutAfter <= from {
		return c.TurnsCut
	}
	return 0
}

// maxTurn is the width in columns to which a line of an exchange is cut.
const maxTurn = 200

// turn prints a line of an exchange with the number of its turn. The mark tells who wrote the line: < for the referee, > for
// the program, and ! for its standard error.
func turn(w io.Writer, t Turn, mark string) {
	number, end := "", ""
	if t.Turn > 0 {
		number = fmt.Sprintf("  turn %-4d", t.Turn)
	}
	if t.Open {
		end = " (no newline)"
	}
	fmt.Fprintf(w, "%s  %9.1f ms %s %s%s\n", number, t.Milliseconds, mark, diff.Visible([]byte(t.Text), 0, maxTurn), end)
}

// excerpt returns about n lines of a text: the first and the last ones. If the text contains the message of a crash, it
// returns the first and the last lines of that message.
func excerpt(text string, n int) string {
	// The message of a crash explains more than the lines before it.
	if at := language.Crash().FindStringIndex(text); at != nil && at[0] > 0 && strings.Count(strings.TrimRight(text, "\n"), "\n") >= n {
		return "…\n" + cut(text[strings.LastIndex(text[:at[0]], "\n")+1:], n-n/3, n/3)
	}
	return cut(text, n-n/3, n/3)
}

// cut returns the start and the end of a text, with … between them if lines are omitted. head is the number
// of lines at the start, and tail is the number of lines at the end.
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

// indent returns the text with two blanks before each line.
func indent(text string) string {
	return "  " + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n  ")
}

// Seconds formats a number of seconds, such as "0.048 s".
func Seconds(s float64) string { return fmt.Sprintf("%.3f s", s) }

// Bytes returns an amount of memory as a text, in KiB, MiB or GiB.
func Bytes(n int64) string {
	switch {
	case n <= 0:
		return "-"
	case n < 1<<20:
		return fmt.Sprintf("%d KiB", (n+1023)>>10)
	case n >= 1000<<20: // in MiB such an amount would be one column wider than all other amounts
		return fmt.Sprintf("%.2f GiB", float64(n)/(1<<30))
	}
	return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20))
}
