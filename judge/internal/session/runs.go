// This file runs a program on one testcase: from the cache where nothing changed, again alone where it was too slow.

package session

import (
	"context"
	"sync"

	"oj/judge/internal/cache"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// runner runs programs. Its methods may be called by several goroutines at a time.
type runner struct {
	match.Runner

	// Known holds results of earlier calls; nil for none. Fresh stores results there but takes none.
	Known *cache.Cache
	Fresh bool

	alone         sync.RWMutex     // held for reading by every run, for writing by one that must be alone
	failedRetries map[*Program]int // how many testcases were repeated and as slow as before; guarded by alone
}

// Case judges a program on a testcase, or finds what an earlier call has found out.
func (r *runner) Case(ctx context.Context, s *Program, c *problem.Case, fixed *cache.Key) (*report.Case, error) {
	key := r.key(s, c, fixed)
	if res, ok := r.known(key, c); ok {
		return res, nil
	}
	a, err := r.judge(ctx, s, c)
	if err != nil {
		return nil, err
	}
	if r.worthKeeping(s, a.Case) {
		kept := *a.Case
		kept.Name, kept.Input, kept.Answer = "", "", "" // of the testcase, not of the run
		r.Known.Put(key, kept)
	}
	return a.Case, nil
}

// judge runs the program, and again alone if it ran into the time limit beside others, or idled.
func (r *runner) judge(ctx context.Context, s *Program, c *problem.Case) (*match.Attempt, error) {
	r.alone.RLock()
	a, err := r.Once(ctx, &s.Program, c)
	r.alone.RUnlock()
	if err != nil || s.SlowIsFine || s.measuring || !late(a.Case) {
		return a, err
	}
	// Other runs may have slowed this one down.
	r.alone.Lock()
	defer r.alone.Unlock()
	if !r.worthRepeating(s, a) {
		return a, nil
	}
	if a, err = r.Once(ctx, &s.Program, c); err != nil {
		return nil, err
	}
	if a.Retried = true; !late(a.Case) {
		return a, nil
	}
	if r.failedRetries == nil {
		r.failedRetries = map[*Program]int{}
	}
	r.failedRetries[s]++
	return a, nil
}

// late reports whether a run took too long, which may be the machine's fault.
func late(c *report.Case) bool { return c.Verdict == verdict.TLE || c.Verdict == verdict.ILE }

// worthRepeating reports whether a run alone may end otherwise. One that did not use up its processor time, and did not
// wait for a processor either as the system tells, would do nothing else alone. Where the system does not tell, a program
// whose retries failed most likely idles indeed. The caller holds r.alone.
func (r *runner) worthRepeating(s *Program, a *match.Attempt) bool {
	if s.Limits.TooSlow(*a.Facts.Program) {
		return true
	}
	return !a.Facts.Program.Rested && (a.Verdict == verdict.TLE || r.failedRetries[s] == 0)
}
