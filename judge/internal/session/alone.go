// This file runs one of the many cases of a testcase alone, to find out if the cases before it are the reason why it is
// wrong.

package session

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"oj/judge/internal/failing"
	"oj/judge/internal/hint"
	"oj/judge/internal/report"
	"oj/judge/internal/result"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
	"oj/tools/shared/workspace"
)

const (
	mostAlone     = 3       // failures of a program for which cases run alone
	mostDivisions = 4       // ways to divide a testcase that are tried
	mostBefore    = 3       // cases before the wrong one that must be right alone, too
	largestInput  = 1 << 16 // bytes of an input or an answer; a larger one is not divided
)

// leftBehind returns a hint if a case that was answered wrong is right alone, and otherwise "". Submissions of a package
// and games get no such hint, nor does a program for which failing.Show divides the testcase exactly and says the same.
func (c *call) leftBehind(ctx context.Context, t *task, tc *problem.Case, run result.Run) (string, error) {
	isBatch := !t.plan.pkg.Interactive && !t.plan.pkg.MultiPass && !t.plan.pkg.SubmitAnswer && !tc.Static
	isPlain := len(tc.Args) == 0 && tc.Files == "" && len(t.plan.pkg.OutputValidators) == 0
	if run.Verdict != verdict.WA || t.program.submission || t.measuring || !isBatch || !isPlain || c.showsCase(t, tc) || t.aloneRuns.Add(1) > mostAlone {
		return "", nil
	}
	input, answer := shortText(tc.In), shortText(tc.Ans)
	divisions := hint.Divide(input, answer, run.Got)
	for _, d := range divisions[:min(mostDivisions, len(divisions))] {
		isRight := true
		for i := d.Wrong; i >= max(0, d.Wrong-mostBefore) && isRight; i-- {
			alone, err := c.runAlone(ctx, t, d.Pieces[i], run)
			if err != nil || alone == verdict.TLE || alone == verdict.ILE {
				return "", err // a wrong division may make the program wait or search for ever: do not try another one
			}
			isRight = alone == verdict.AC
		}
		if isRight {
			return hint.LeftBehind(strconv.Itoa(d.Wrong + 1)), nil
		}
	}
	return "", nil
}

// showsCase reports whether failing.Show will look for the case of the program that fails.
func (c *call) showsCase(t *task, tc *problem.Case) bool {
	isOnly := len(c.report.Problems) == 1 && len(t.plan.programs) > 0 && t.program == t.plan.programs[0]
	return isOnly && c.opt.ShowsCase() && failing.Divides(t.plan.id, workspace.In(c.con.Dir, t.program.source), tc.In)
}

// learner reports whether a failure is one of a learner's program for a problem of the course, and whether failing.Show will
// divide its testcase and print the failing case alone, or print the smallest game that is lost.
func (c *call) learner(problem string, e *report.Entry, failure *report.Case) (is, isDivided bool) {
	if failure.Input == "" || len(c.report.Problems) != 1 || len(c.report.Problems[0].Entries) != 1 {
		return false, false
	}
	source, input := workspace.In(c.con.Dir, e.Source), workspace.In(c.con.Dir, failure.Input)
	if failing.Loses(problem, source, failure) {
		return true, true
	}
	hasCases := (failure.Verdict == verdict.WA || failure.Verdict == verdict.RTE) && len(failure.Turns) == 0
	return failing.Learns(problem, source, input), hasCases && failing.Divides(problem, source, input)
}

// shortText returns the text of a file, or "" if it is long or cannot be read.
func shortText(name string) string {
	if info, err := os.Stat(name); err != nil || info.Size() > largestInput || !info.Mode().IsRegular() {
		return ""
	}
	text, _ := os.ReadFile(name)
	return string(text)
}

// runAlone returns the verdict of a program on a case alone. Its time is limited by that of the whole testcase.
func (c *call) runAlone(ctx context.Context, t *task, p hint.Piece, whole result.Run) (verdict.Verdict, error) {
	dir, err := os.MkdirTemp(c.runner.Temp, "alone-")
	if err != nil {
		return verdict.None, err
	}
	defer os.RemoveAll(dir)
	in, ans := filepath.Join(dir, "1.in"), filepath.Join(dir, "1.ans")
	if err := os.WriteFile(in, []byte(p.Input), 0o644); err != nil {
		return verdict.None, err
	}
	if err := os.WriteFile(ans, []byte(p.Answer), 0o644); err != nil {
		return verdict.None, err
	}

	quiet := t.run
	quiet.Visualizer = nil
	enough := 300*time.Millisecond + time.Duration(2*whole.CPU*float64(time.Second))
	if quiet.Limits.Time == 0 || enough < quiet.Limits.Time {
		quiet.Limits.Time = enough
	}
	run, err := c.runner.Once(ctx, &quiet, t.plan.pkg.NewCase("alone", in, ans))
	return run.Verdict, err
}
