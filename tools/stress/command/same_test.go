package command

import (
	"context"
	"testing"

	"oj/judge/console"
	"oj/judge/runner"
	"oj/tools/shared/problem"
	"oj/tools/shared/terminal"
	"oj/tools/shared/verdict"
)

// TestShrinkKeepsTheFailure: while an input is shrunk, a smaller input counts only if the same program fails on it in the
// same way. With -against, either program may fail.
func TestShrinkKeepsTheFailure(t *testing.T) {
	one, two := &runner.Program{Name: "one"}, &runner.Program{Name: "two"}
	wrong, slow := &runner.Result{}, &runner.Result{}
	wrong.Verdict, slow.Verdict = verdict.WA, verdict.TLE
	for _, c := range []struct {
		name    string
		outcome outcome
		want    bool
	}{
		{"the same", outcome{bad: wrong, program: one}, true},
		{"the other program", outcome{bad: wrong, program: two}, false},
		{"another verdict", outcome{bad: slow, program: one}, false},
		{"no failure", outcome{}, false},
	} {
		con := &console.Console{Line: &terminal.Line{}}
		w := &worker{setup: &setup{con: con, Runner: &runner.Runner{Pkg: &problem.Package{}}}}
		s := &shrinker{
			worker: w, ctx: t.Context(), tried: map[string]bool{},
			best:    finding{input{text: []byte("12345")}, outcome{bad: wrong, program: one}},
			compare: func(context.Context, string, []byte) (outcome, error) { return c.outcome, nil },
		}
		if got := s.try(input{text: []byte("1")}); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// TestFirstInputIsValidated: the input validators see the first input even if the programs agree on it.
func TestFirstInputIsValidated(t *testing.T) {
	w := newWorld(t, map[string]string{"testcases/sum/input_validators/v.sh": validSum, "gen.sh": "echo 0\necho\n"})
	w.stress("-src right.sh -against right.sh -gen gen.sh -n 3 -seed 5 sum", 2, `^stress: the generator's input for the seed 5 is not valid`)
}
