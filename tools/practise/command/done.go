// This file judges the learner's program, compares it with ours, and shows our solution.

package command

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/console"
	"oj/judge/lifetime"
	"oj/tools/shared/args"
	"oj/tools/shared/columns"
	"oj/tools/shared/journal"
	"oj/tools/shared/workspace"
)

// judged is the entry of one program in the judge's report.
type judged struct {
	Name, Verdict, Skipped string
	Slowest                float64 // the time of the slowest run in seconds
	Memory                 int64   // the largest memory use of a run in bytes
	Passed, Total          int     // testcases
}

// finish implements -done: it judges the learner's program, and after AC compares it with our solution.
func (c *command) finish(ctx context.Context, p place) (status int, err error) {
	source := p.program()
	if source == "" {
		return exitTrouble, fmt.Errorf("there is no program in %s: create it with \"practise %s\"", c.show(p.dir), p.id)
	}
	mine, err := c.judgeHere(ctx, p, source, c.Out)
	if err != nil {
		return exitTrouble, err
	}
	if mine.Verdict != "AC" {
		fmt.Fprintln(c.Out, "not accepted yet; nothing was recorded")

		// If the judge has written the failing case, it has named the page about this case.
		failing, err := os.Stat(filepath.Join(p.dir, "failing.txt"))
		if err != nil || failing.ModTime().Before(c.now) {
			c.offerPage(p)
		}
		return exitFailed, nil
	}

	// An accepted program may be wrong where the site is not known to test. The trap of the last hint gives nothing away any
	// more.
	if mine.Passed < mine.Total {
		fmt.Fprintf(c.Out, "the site would accept it, as far as we know its tests; it is wrong on harder ones: %d of %d are right\n", mine.Passed, mine.Total)
	}
	if err := c.warnOfTrap(ctx, p); err != nil {
		return exitTrouble, err
	}

	// Read the history before the AC is written to the log, because h.accepted below adds the AC to the
	// history. Otherwise the AC would be counted twice.
	all, err := c.histories()
	if err != nil {
		return exitTrouble, err
	}
	if err := c.record(journal.Entry{Problem: p.id, Event: journal.Solved, Site: "here", Verdict: journal.Accepted}); err != nil {
		return exitTrouble, err
	}

	// Judge our solution, too, for the table that compares both programs.
	ours, err := c.judgeHere(ctx, p, filepath.Join(p.target.Sources, "main.go"), io.Discard)
	if err != nil {
		return exitTrouble, err
	}
	solution := filepath.Join(p.target.Sources, "solution", "solution.go")

	// For our lines of code, read the folder of solution.go: the file main.go also contains the helpers of the library.
	rows := [][]string{
		{"", "LINES", "SLOWEST", "MEMORY"},
		c.compared("yours", source, mine),
		c.compared("ours", filepath.Dir(solution), ours),
	}
	fmt.Fprintf(c.Out, "\n%s\nthe idea: %s (%s)\nour solution: %s; why it works: %s\n",
		columns.Align(rows), p.idea, p.what, solution, filepath.Join(p.target.Sources, "README.md"))

	c.offerPage(p)

	// Print the date of the next review. After the last review there is none, and h.due returns the zero
	// time.
	h := all[p.id].accepted(c.now)
	if due := h.due(); !due.IsZero() {
		fmt.Fprintf(c.Out, "due again on %s\n", date(due))
	}
	return exitOK, nil
}

// warnOfTrap runs the learner's program on the trap of the last hint, and prints the result if it fails.
func (c *command) warnOfTrap(ctx context.Context, p place) error {
	h, err := p.readHints()
	if err != nil {
		return err
	}
	var result bytes.Buffer
	quiet := *c
	quiet.Console = console.New(c.Dir, nil, c.Stdin, &result, c.Stderr)
	status, err := quiet.tryTrap(ctx, p, h)
	if err != nil {
		return err
	}
	if status == exitFailed {
		fmt.Fprintf(c.Out, "it fails on the trap of hint 5: %s", result.String())
	}
	return nil
}

// offerPage names the command that writes the page about the problem, if tools/graph can write one.
func (c *command) offerPage(p place) {
	text, _ := os.ReadFile(filepath.Join(p.target.Sources, "README.md")) // without a README there is no page
	if strings.Contains(string(text), "<!-- go run ./tools/graph ") {
		fmt.Fprintf(c.Out, "see our search step by step (this shows the idea): %s\n",
			args.Named(fmt.Sprintf("go run ./tools/graph -html -o %[1]s.html %[1]s", p.id)))
	}
}

// compared returns a row of the table that compares programs.
func (c *command) compared(whose, source string, j judged) []string {
	const mib = 1 << 20
	return []string{whose, fmt.Sprint(countLines(source)), fmt.Sprintf("%.3f s", j.Slowest), fmt.Sprintf("%.1f MiB", float64(j.Memory)/mib)}
}

// countLines counts the lines of a source file, or of the program in a folder. Blank lines, and lines that
// contain only a comment, are not counted.
func countLines(source string) (lines int) {
	files := []string{source}
	if workspace.IsDir(source) {
		files, _ = filepath.Glob(filepath.Join(source, "*.go")) // no error is possible, because the pattern is valid
		files = slices.DeleteFunc(files, func(name string) bool {
			base := filepath.Base(name)
			return strings.HasSuffix(base, "_test.go") || base == "states.go" // which is a part of tools/graph
		})
	}
	for _, file := range files {
		text, _ := os.ReadFile(file) // no error is expected, because the file was judged a moment ago
		for line := range strings.Lines(string(text)) {
			line = strings.TrimSpace(line)
			isComment := strings.HasPrefix(line, "//") || strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "#include")
			if line != "" && !isComment {
				lines++
			}
		}
	}
	return lines
}

// judgeHere judges a program on all testcases of the problem, and copies the judge's output to out.
func (c *command) judgeHere(ctx context.Context, p place, source string, out io.Writer) (result judged, err error) {
	err = lifetime.InTemp(func(temp string) error {
		// Ask for a JSON report, because the judge's normal output is not meant to be parsed.
		report := filepath.Join(temp, "report.json")

		// Run the judge in the user's folder, because it prints paths that are relative to the folder in which it runs.
		words := []string{"-json", report, "-src", source, p.target.Package}
		c.judge(ctx, console.New(c.Dir, words, c.Stdin, out, c.Stderr))

		text, err := os.ReadFile(report)
		if err != nil { // the judge has already printed an error
			return cmp.Or(ctx.Err(), errors.New("the judge could not judge the program: the reason is printed above"))
		}

		// The report contains more fields, which are not needed here.
		var parsed struct {
			Problems []struct{ Entries []judged }
		}
		if err := json.Unmarshal(text, &parsed); err != nil {
			return fmt.Errorf("the judge's report: %w", err)
		}
		if len(parsed.Problems) == 0 || len(parsed.Problems[0].Entries) == 0 {
			return errors.New("the judge's report contains no program")
		}
		result = parsed.Problems[0].Entries[0]
		if result.Skipped != "" {
			return fmt.Errorf("%s was not judged: %s", result.Name, result.Skipped)
		}
		return nil
	})
	return result, err
}

// showSolution implements -giveup: it records that the learner gives up, and prints our solution.
func (c *command) showSolution(p place) error {
	file := filepath.Join(p.target.Sources, "solution", "solution.go")
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if err := c.record(journal.Entry{Problem: p.id, Event: journal.GaveUp}); err != nil {
		return err
	}

	// After giving up, the reviews start from the beginning, so compute the date without the earlier history.
	due := history{gaveUp: true, last: c.now}.due()
	fmt.Fprintf(c.Out, "%s\nthe idea: %s (%s)\nfrom %s; why it works: %s\ndue again on %s: then write the program without looking at our solution\n",
		text, p.idea, p.what, file, filepath.Join(p.target.Sources, "README.md"), date(due))
	c.offerPage(p)
	return nil
}
