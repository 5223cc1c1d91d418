package single

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"oj/judge/console"
	"oj/judge/internal/diff"
	"oj/judge/internal/trial"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/compare"
	"oj/tools/shared/problem"
	"oj/tools/shared/terminal"
	"oj/tools/shared/verdict"
)

// Answers describes the answers that Update replaces.
type Answers struct {
	Program *trial.Contestant // the reference solution, with its limits
	Runner  *trial.Runner
	Cases   []*problem.Case
	Yes     bool // do not ask the user
}

// newAnswer is the new text of an answer file.
type newAnswer struct {
	file string
	text []byte
}

// Update runs the program on every testcase, prints which answers would change, asks the user, and writes the answers.
// If the program fails on any testcase, nothing is written.
func Update(ctx context.Context, con *console.Console, a Answers) error {
	// Compute all outputs before writing the first answer.
	id := a.Program.Problem
	var changed []newAnswer
	var shown strings.Builder
	for _, tc := range a.Cases {
		con.Line.Show("%s: running on %s", id, tc.Name)
		text, err := a.outputOn(ctx, tc)
		if err != nil {
			return fmt.Errorf("-update: %w; no answer was changed", err)
		}

		difference, err := differs(tc.Ans, text)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			fmt.Fprintf(&shown, "%s: the answer of %s is new\n", id, tc.Name)
		case err != nil:
			return fmt.Errorf("-update: %w; no answer was changed", err)
		case difference == nil:
			continue
		default:
			fmt.Fprintf(&shown, "%s: the answer of %s changes\n%v", id, tc.Name, difference)
		}
		changed = append(changed, newAnswer{tc.Ans, text})
	}

	con.Line.Clear()
	if len(changed) == 0 {
		fmt.Fprintf(con.Out, "%s: all answers are already equal to the output of %s\n", id, a.Program.Name)
		return nil
	}

	// Show the changes before asking the user.
	io.WriteString(con.Out, shown.String())
	if err := a.confirm(ctx, con, len(changed)); err != nil {
		return err
	}
	for done, answer := range changed {
		if err := atomicfile.Write(answer.file, answer.text); err != nil {
			return fmt.Errorf("-update: %w; %d of %d answers were changed", err, done, len(changed))
		}
	}
	fmt.Fprintf(con.Out, "%s: %d of the %d answers were written\n\n", id, len(changed), len(a.Cases))
	return nil
}

// outputOn returns the output of the program on a testcase.
func (a *Answers) outputOn(ctx context.Context, tc *problem.Case) ([]byte, error) {
	var out bytes.Buffer
	got, err := a.Runner.Output(ctx, a.Program, tc, &out)
	if err != nil {
		return nil, err
	}
	if got.Verdict != verdict.None {
		return nil, fmt.Errorf("%v in %s: %s", got.Verdict, tc.Name, got.Message)
	}
	return out.Bytes(), nil
}

// differs returns the first difference between an answer file and a new text, or nil if there is none. It compares
// every byte, so that changes of white space are shown, too.
func differs(answer string, text []byte) (*diff.Diff, error) {
	file, err := os.Open(answer)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	res, err := compare.Compare(file, bytes.NewReader(text), compare.Options{Case: true, Space: true})
	if err != nil || res.Verdict == verdict.AC {
		return nil, err
	}
	return diff.New(res.Want, res.Got), nil
}

// confirm asks the user whether to write the answers, unless -yes is given. It returns an error if the answer is no.
func (a *Answers) confirm(ctx context.Context, con *console.Console, changed int) error {
	question := fmt.Sprintf("Write %d of the %d answers in %s?", changed, len(a.Cases), con.Relative(a.Program.Pkg.Dir))
	switch {
	case a.Yes:
		return nil
	case !terminal.Is(con.Stdin):
		return errors.New("-update: standard input is not a terminal, so the judge cannot ask; no answer was changed (-yes does not ask)")
	case !terminal.Confirm(ctx, con.Stdin, con.Err, question):
		return cmp.Or(ctx.Err(), errors.New("-update: not confirmed; no answer was changed"))
	}
	return nil
}
