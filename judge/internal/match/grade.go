// This file runs the grader of a legacy package, a program that joins the results of a group.

package match

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/problem"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/score"
	"oj/judge/internal/verdict"
)

// Grader returns the package's grader: it reads a line with verdict and score for each part, and writes
// one for the whole.
func (r *Runner) Grader(ctx context.Context, pkg *problem.Problem, prog *build.Program) score.Grader {
	return func(flags []string, parts []score.Part) (score.Part, error) {
		part, err := r.grade(ctx, pkg, prog, flags, parts)
		if err != nil {
			err = &problem.Error{File: pkg.Grader.Path, Msg: err.Error()}
		}
		return part, err
	}
}

func (r *Runner) grade(ctx context.Context, pkg *problem.Problem, prog *build.Program, flags []string, parts []score.Part) (score.Part, error) {
	dir, err := r.folder(hiddenName)
	if err != nil {
		return score.Part{}, err
	}
	defer sandbox.RemoveAll(dir)
	var lines strings.Builder
	for _, p := range parts {
		fmt.Fprintf(&lines, "%v %v\n", p.Verdict.ICPC(), p.Score)
	}
	input := filepath.Join(dir, "results")
	if err := os.WriteFile(input, []byte(lines.String()), 0o644); err != nil {
		return score.Part{}, err
	}
	got, said, err := consult(ctx, trusted(pkg, prog, dir, flags), input)
	if err != nil {
		return score.Part{}, err
	}
	if got.Status != sandbox.Exited || got.ExitCode != 0 {
		return score.Part{}, fmt.Errorf("%s, want exit status 0; it said: %s", decide.Ending(got), said)
	}
	return readGrade(said)
}

// readGrade reads what a grader wrote: a verdict and a score.
func readGrade(text string) (part score.Part, err error) {
	words := strings.Fields(text)
	if len(words) != 2 || part.Verdict.UnmarshalText([]byte(words[0])) != nil || part.Verdict == verdict.None {
		return part, fmt.Errorf("it printed %q, want a verdict (AC, WA, TLE, RTE) and a score", clip(text))
	}
	if part.Score, err = strconv.ParseFloat(words[1], 64); err != nil {
		return part, fmt.Errorf("it printed the score %q, want a number", words[1])
	}
	return part, nil
}
