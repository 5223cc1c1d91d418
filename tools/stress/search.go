// This file tries one seed after the other, several at a time.

package main

import (
	"context"
	"slices"
	"sync"
	"time"

	"oj/judge/runner"
)

// search is what the workers share.
type search struct {
	*setup
	began time.Time
	alone sync.RWMutex // held for reading by every run, for writing by one that must be alone

	mu      sync.Mutex
	next    int // the run that is to begin
	done    int
	skipped int
	found   *finding // that of the first run which failed
	at      int      // that run, or the one that could not be tried
	err     error    // why it could not
	slowest []finding
}

// kept is how many of the slowest inputs are looked at again.
const kept = 5

// all tries the seeds until one of them fails. That is the first that does, however many are tried at a time.
func (s *search) all(ctx context.Context) error {
	s.began, s.at = time.Now(), s.opt.runs
	var benches []*bench
	for range min(s.opt.workers, s.opt.runs) {
		b, err := s.newBench()
		if err != nil {
			return err
		}
		benches = append(benches, b)
	}
	runner.Work(len(benches), func(worker int) bool { return s.step(ctx, benches[worker]) })
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return s.err
}

// step tries the next seed. It reports whether there is more to do.
func (s *search) step(ctx context.Context, b *bench) bool {
	s.mu.Lock()
	i := s.next
	s.next++
	over := i >= s.at || ctx.Err() != nil
	s.mu.Unlock()
	if over {
		return false
	}
	s.alone.RLock()
	f, err := b.run(ctx, s.opt.seed+uint64(i), i == 0)
	s.alone.RUnlock()
	if err == nil && f.bad != nil && (f.bad.Verdict == runner.TLE || f.bad.Verdict == runner.ILE) {
		s.alone.Lock() // other runs may have slowed this one down
		f.outcome, err = b.compare(ctx, f.name(), f.text)
		s.alone.Unlock()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.done++
	if f.skipped {
		s.skipped++
	}
	switch {
	case err != nil && i < s.at:
		s.err, s.at, s.found = err, i, nil
	case err == nil && f.bad != nil && i < s.at:
		s.found, s.at, s.err = &f, i, nil
	case err == nil && s.opt.time:
		s.slowest = append(s.slowest, f)
		slices.SortStableFunc(s.slowest, slowerFirst)
		s.slowest = s.slowest[:min(kept, len(s.slowest))]
	}
	s.con.Line.Show("%d of %d runs, %.0f a second, seed %d", s.done, s.opt.runs, float64(s.done)/time.Since(s.began).Seconds(), f.seed)
	return true
}
