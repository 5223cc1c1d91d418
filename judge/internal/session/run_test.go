package session

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"oj/judge/internal/cache"
	"oj/judge/internal/decide"
	"oj/judge/internal/result"
	"oj/judge/internal/trial"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// TestDecided compares decided, which reads running sums, with a scan of all results, for random results in a random
// order.
func TestDecided(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	verdicts := []verdict.Verdict{verdict.AC, verdict.AC, verdict.AC, verdict.WA, verdict.RTE, verdict.TLE, verdict.ILE}
	expectations := []verdict.Verdict{verdict.AC, verdict.WA, verdict.TLE}
	limits := []decide.Limits{{Time: time.Second}, {Time: time.Second, Extra: time.Second}}

	seen := map[bool]int{}
	for range 3000 {
		// Half of the programs get only accepted and wrong runs, so that the time decides.
		some := verdicts[:4+random.IntN(4)]
		expect := &problem.Expectations{All: []problem.Expectation{{Required: expectations[random.IntN(3):][:1]}}}
		p := &program{expect: expect, stopEarly: random.IntN(8) > 0}
		judged := &task{program: p, run: trial.Contestant{Limits: limits[random.IntN(2)]}, results: make([]result.Named, 6)}
		for _, i := range random.Perm(len(judged.results)) {
			judged.keep(i, result.Named{Run: result.Run{Verdict: some[random.IntN(len(some))], Seconds: random.Float64() / 10}})
			want := p.stopEarly && decidedByScan(judged)
			if got := judged.decided(); got != want {
				t.Fatalf("decided is %t after %v, want %t", got, judged.results, want)
			}
			seen[want]++
		}
	}
	if seen[true] < 1000 || seen[false] < 1000 {
		t.Errorf("the results were decided %d times and open %d times: want both often", seen[true], seen[false])
	}
}

// decidedByScan decides from all results of a submission.
func decidedByScan(t *task) bool {
	total, wrong := 0.0, 0
	for _, r := range t.results {
		total += r.Seconds
		if r.Verdict != verdict.AC && r.Verdict != verdict.None {
			wrong++
		}
		if r.Verdict == verdict.ILE || r.Verdict == verdict.TLE && (t.run.Limits.Extra == 0 || r.Seconds >= 2) {
			return true
		}
	}
	return wrong > 0 && total > killBudget && t.program.expect.MustFail() && !t.program.expect.Slow()
}

// TestFailedFirst checks that the testcase that a program failed last is the first one of the next call, even if the
// source has changed, and no longer after the program has passed.
func TestFailedFirst(t *testing.T) {
	dir := t.TempDir()
	judged := func(verdicts ...verdict.Verdict) *task {
		task := &task{plan: &plan{pkg: &problem.Package{Dir: "p"}}, program: &program{source: "p/a.py"}}
		for i, v := range verdicts {
			task.results = append(task.results, result.Named{Testcase: fmt.Sprint(i), Run: result.Run{Verdict: v}})
		}
		return task
	}
	for _, step := range []struct {
		verdicts []verdict.Verdict
		want     string
	}{
		{[]verdict.Verdict{verdict.AC, verdict.AC, verdict.WA, verdict.TLE}, "[0 1 2 3]"},
		{[]verdict.Verdict{verdict.AC, verdict.AC, verdict.AC, verdict.WA}, "[2 0 1 3]"},
		{[]verdict.Verdict{verdict.AC, verdict.AC, verdict.AC, verdict.AC}, "[3 0 1 2]"},
		{[]verdict.Verdict{verdict.AC, verdict.AC, verdict.AC, verdict.AC}, "[0 1 2 3]"},
	} {
		c := &call{cache: cache.Open(dir, "version")}
		task := judged(step.verdicts...)
		if got := fmt.Sprint(c.failedFirst(task, []int{0, 1, 2, 3})); got != step.want {
			t.Errorf("before %v: order %s, want %s", step.verdicts, got, step.want)
		}
		c.remember(task)
		c.cache.Flush()
	}
}
