// This file tries one seed after the other, several at a time.

package stress

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"oj/judge/internal/match"
	"oj/judge/internal/verdict"
)

// input is an input that was drawn. choices are what its format made of the seed; nil where a program made it.
type input struct {
	seed    uint64
	text    []byte
	choices []uint64
}

func (in input) name() string { return fmt.Sprintf("seed %d", in.seed) }

// finding is an input with what came of it.
type finding struct {
	input
	outcome
}

// sizes is how many seeds it takes until the sizes of inputs begin anew.
const sizes = 100

// draw makes the input of a seed, which depends on nothing else. The sizes of formats grow with it, over and over, so
// that small inputs come first; with -time all are large.
func (b *bench) draw(ctx context.Context, seed uint64) (input, error) {
	if b.gen != nil {
		text, err := b.generate(ctx, seed)
		return input{seed, text, nil}, err
	}
	size := 1.0
	if !b.opt.time {
		size = float64(seed%sizes+1) / sizes
	}
	return b.drawSize(seed, size)
}

// drawSize makes the input of a format.
func (b *bench) drawSize(seed uint64, size float64) (input, error) {
	text, choices, err := b.form.Generate(seed, size)
	if err == nil && len(text) == 0 {
		err = fmt.Errorf("it describes an empty input")
	}
	if err != nil {
		err = fmt.Errorf("-gen, with the seed %d: %w", seed, err)
	}
	return input{seed, text, choices}, err
}

// search is what the workers share.
type search struct {
	*lab
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
	match.Work(len(benches), func(worker int) bool { return s.step(ctx, benches[worker]) })
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
	if err == nil && f.bad != nil && (f.bad.Verdict == verdict.TLE || f.bad.Verdict == verdict.ILE) {
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
		slices.SortStableFunc(s.slowest, func(a, b finding) int { return int(1e6 * (b.seconds - a.seconds)) })
		s.slowest = s.slowest[:min(kept, len(s.slowest))]
	}
	s.line.Show("%d of %d runs, %.0f a second, seed %d", s.done, s.opt.runs, float64(s.done)/time.Since(s.began).Seconds(), f.seed)
	return true
}

// run draws the input of a seed and compares. Where something is wrong, and the first time, the input validators are
// asked, so that a generator's mistake is not taken for one of the programs.
func (b *bench) run(ctx context.Context, seed uint64, first bool) (f finding, err error) {
	if f.input, err = b.draw(ctx, seed); err != nil {
		return f, err
	}
	if f.outcome, err = b.compare(ctx, f.name(), f.text); err == nil && f.bad == nil && !first {
		return f, nil
	}
	why, e := b.refusal(ctx, f.name(), f.text)
	switch {
	case e != nil:
		return f, e
	case why != "":
		return f, fmt.Errorf("the generator's input for the seed %d is not valid: %s", seed, why)
	}
	return f, err
}
