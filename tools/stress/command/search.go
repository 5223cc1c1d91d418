// This file runs the comparison for the seeds of generated inputs, several seeds at a time.

package command

import (
	"context"
	"slices"
	"sync"
	"time"

	"oj/judge/runner"
	"oj/tools/shared/verdict"
)

// search is the state that the workers share.
type search struct {
	*setup
	began time.Time
	alone sync.RWMutex // locked for reading during each run; locked for writing during a run that no other run may slow down

	mu      sync.Mutex
	next    int // the next run to begin, from 0
	done    int
	skipped int // the number of runs in which no outputs were compared, because the right answer was unknown

	// end is the index of the first run that has failed so far. If none has failed, end is the number of runs.
	// Runs with the index end or a larger one need not begin.
	end     int
	found   *finding // the failure found by the run with the index end; nil if none failed
	err     error    // the error that prevented the run with the index end from finishing
	slowest []finding
}

// slowestCount is the number of inputs that are run again: the slowest ones.
const slowestCount = 5

// The method all tries one seed after the other, until the programs differ on an input. It always finds the
// smallest seed with a difference, even if several seeds are tried at the same time.
func (s *search) all(ctx context.Context) error {
	s.began, s.end = time.Now(), s.opt.runs

	// Each worker has its own files.
	var workers []*worker
	for range min(s.opt.workers, s.opt.runs) {
		w, err := s.newWorker()
		if err != nil {
			return err
		}
		workers = append(workers, w)
	}

	runner.Work(len(workers), func(i int) bool { return s.step(ctx, workers[i]) })
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return s.err
}

// step tries the next seed. It reports whether there are more seeds.
func (s *search) step(ctx context.Context, w *worker) bool {
	// Take the number of the next run. Stop at the first failure: runs start in the order of their seeds, so all later
	// runs have larger seeds.
	s.mu.Lock()
	i := s.next
	s.next++
	over := i >= s.end || ctx.Err() != nil
	s.mu.Unlock()
	if over {
		return false
	}

	s.alone.RLock()
	f, err := w.run(ctx, s.opt.seed+uint64(i), i == 0)
	s.alone.RUnlock()
	if err == nil && f.bad != nil && (f.bad.Verdict == verdict.TLE || f.bad.Verdict == verdict.ILE) {
		// Other runs may have slowed this run down, so repeat it alone.
		s.alone.Lock()
		f.outcome, err = w.compare(ctx, f.name(), f.text)
		s.alone.Unlock()
	}

	// Lock, because several workers may add their results at the same time.
	s.mu.Lock()
	defer s.mu.Unlock()
	s.add(i, f, err)
	perSecond := float64(s.done) / time.Since(s.began).Seconds()
	s.con.Line.Show("%d of %d runs, %.0f a second, seed %d", s.done, s.opt.runs, perSecond, f.seed)
	return true
}

// add adds the result of run i. The caller holds s.mu.
func (s *search) add(i int, f finding, err error) {
	s.done++
	if f.skipped {
		s.skipped++
	}
	isFirst := i < s.end // whether it is the first of the runs that failed so far
	switch {
	case err != nil && isFirst:
		s.end, s.err, s.found = i, err, nil
	case err == nil && f.bad != nil && isFirst:
		s.end, s.err, s.found = i, nil, &f
	case err == nil && s.opt.time:
		s.slowest = append(s.slowest, f)
		slices.SortStableFunc(s.slowest, slowerFirst)
		s.slowest = s.slowest[:min(slowestCount, len(s.slowest))]
	}
}
