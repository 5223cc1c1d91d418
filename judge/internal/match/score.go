// This file reads the scores that output and static validators write in scoring problems, and runs the grader of a legacy
// package, a program that joins the results of a group.

package match

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/problem"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/score"
	"oj/judge/internal/verdict"
)

// readScore returns the score that a validator wrote, score.txt or a share of it by score_multiplier.txt, in a scoring
// problem; nil where there is none. The warning is about a score that nobody asked for and that does not count, the
// error about a breach of the format. A validator that asks for another pass may still write its score.
func readScore(pkg *problem.Problem, c *problem.Case, feedback string, accepted bool) (score *float64, warning string, err error) {
	wrote := func(name string) bool {
		_, err := os.Stat(filepath.Join(feedback, name))
		return err == nil
	}
	modern := !pkg.Graders
	switch names, why := pkg.Unscored(); {
	case !pkg.MayScore:
		if i := slices.IndexFunc(names, wrote); i >= 0 {
			warning = fmt.Sprintf("it writes %s, which does not count: %s", names[i], why)
		}
		return nil, warning, nil
	case modern && c.Group.Name == "sample":
		return nil, "", nil
	}
	score, err = readNumber(feedback, "score.txt")
	share, failed := readNumber(feedback, "score_multiplier.txt")
	switch none := score == nil && share == nil; {
	case err != nil || failed != nil:
		err = cmp.Or(err, failed)
	case none && accepted && pkg.MustScore(c) && !wrote("nextpass.in"):
		err = errors.New("it accepts without the score that this problem wants (score.txt)")
	case !none && !accepted:
		err = errors.New("it rejects and writes a score at once")
	case !none && modern:
		score, err = checkScore(c, score, share)
	}
	return score, "", err
}

// readNumber reads a file with one number; nil when there is no such file.
func readNumber(feedback, name string) (*float64, error) {
	data, err := os.ReadFile(filepath.Join(feedback, name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	text := strings.TrimSpace(string(data))
	x, ok := parseScore(text)
	if !ok {
		return nil, fmt.Errorf("%s holds %q, want a number", name, text)
	}
	return &x, nil
}

// parseScore reads a decimal number.
func parseScore(text string) (x float64, ok bool) {
	x, err := strconv.ParseFloat(text, 64)
	return x, err == nil && !math.IsNaN(x) && !math.IsInf(x, 0) && !strings.ContainsAny(text, "xX_")
}

// checkScore applies the rules of 2025-09: at most one of the two files, within the score that the
// testcase can have.
func checkScore(c *problem.Case, score, share *float64) (*float64, error) {
	most := c.Accept
	switch {
	case c.Group.AllOrNothing:
		return nil, fmt.Errorf("it writes a score, but the testcases of %s have none (pass-fail)", c.Group.Name)
	case score != nil && share != nil:
		return nil, errors.New("it writes both score.txt and score_multiplier.txt")
	case share != nil && math.IsInf(most, 1):
		return nil, fmt.Errorf("score_multiplier.txt needs a bounded score, that of %s is unbounded", c.Group.Name)
	case share != nil && (*share < 0 || *share > 1):
		return nil, fmt.Errorf("score_multiplier.txt holds %v, want a number from 0 to 1", *share)
	case share != nil:
		x := *share * most
		return &x, nil
	case *score < 0 || *score > most:
		return nil, fmt.Errorf("score.txt holds %v, want a number from 0 to %v", *score, most)
	}
	return score, nil
}

// Grader returns the package's grader: it reads a line with verdict and score for each part, and writes
// one for the whole.
func (r *Runner) Grader(ctx context.Context, pkg *problem.Problem, prog *build.Program) score.Grader {
	return func(flags []string, parts []score.Part) (whole score.Part, err error) {
		dir, err := r.folder(hiddenName)
		if err != nil {
			return whole, err
		}
		defer sandbox.RemoveAll(dir)
		var lines strings.Builder
		for _, p := range parts {
			fmt.Fprintf(&lines, "%v %v\n", p.Verdict.ICPC(), p.Score)
		}
		input := filepath.Join(dir, "results")
		if err := os.WriteFile(input, []byte(lines.String()), 0o644); err != nil {
			return whole, err
		}
		got, said, err := consult(ctx, trusted(pkg, prog, dir, flags), input)
		if err != nil {
			return whole, err
		}
		wrong := ""
		if got.Status != sandbox.Exited || got.ExitCode != 0 {
			wrong = fmt.Sprintf("%s, want exit status 0; it said: %s", decide.Ending(got), said)
		} else {
			whole, wrong = readGrade(said)
		}
		if wrong != "" {
			err = &problem.Error{File: pkg.Grader.Path, Msg: wrong}
		}
		return whole, err
	}
}

// readGrade reads what a grader wrote: a verdict and a score. It says what is wrong with that; "" for nothing.
func readGrade(text string) (part score.Part, wrong string) {
	words := strings.Fields(text)
	if len(words) != 2 || part.Verdict.UnmarshalText([]byte(words[0])) != nil || part.Verdict == verdict.None {
		return part, fmt.Sprintf("it printed %q, want a verdict (AC, WA, TLE, RTE) and a score", clip(text))
	}
	var ok bool
	if part.Score, ok = parseScore(words[1]); !ok {
		wrong = fmt.Sprintf("it printed the score %q, want a number", words[1])
	}
	return part, wrong
}
