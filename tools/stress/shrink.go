// This file makes an input that breaks a program as small as it can.

package main

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// shrinkTime bounds how long an input is made smaller.
const shrinkTime = 20 * time.Second

// smallerSeeds is how many further seeds are tried in the hope of a small input.
const smallerSeeds = 300

// shrinker looks for the smallest input that fails in the same way as best.
type shrinker struct {
	*bench
	ctx   context.Context // done after shrinkTime
	best  finding
	tried map[string]bool
	err   error // the judge's own
}

// shrink returns the smallest input that it finds. First come other seeds of smaller size, then smaller choices of a
// format, then the text itself, cut as long as the input validators take it for valid; where there are none it stays as
// it is. An interruption ends it early; what was found so far counts.
func (b *bench) shrink(ctx context.Context, f finding) (finding, error) {
	limited, cancel := context.WithTimeout(ctx, shrinkTime)
	defer cancel()
	s := &shrinker{bench: b, ctx: limited, best: f, tried: map[string]bool{string(f.text): true}}
	s.seeds()
	if f.choices != nil {
		for s.choices() {
		}
	}
	if len(b.Pkg.InputValidators) > 0 {
		for s.text() {
		}
	}
	if limited.Err() != nil {
		return s.best, nil // whatever it was that the end of the time interrupted
	}
	return s.best, s.err
}

// over reports whether nothing more is to be tried.
func (s *shrinker) over() bool { return s.ctx.Err() != nil || s.err != nil }

// smaller reports whether a text is preferred to another: a shorter one, and of equal ones that with smaller digits.
func smaller(a, b []byte) bool {
	return len(a) < len(b) || len(a) == len(b) && string(a) < string(b)
}

// try takes an input for the best if it is smaller, valid, and fails as the best one does.
func (s *shrinker) try(in input) bool {
	if s.over() || !smaller(in.text, s.best.text) || s.tried[string(in.text)] {
		return false
	}
	s.tried[string(in.text)] = true
	s.con.Line.Show("making it smaller: %d bytes, %d inputs tried", len(s.best.text), len(s.tried))
	why, err := s.refusal(s.ctx, in.name(), in.text)
	if err != nil || why != "" {
		s.err = err
		return false
	}
	o, err := s.compare(s.ctx, s.best.name(), in.text)
	if err != nil {
		return false // a slow program that fails on what was cut says nothing about the other
	}
	if o.bad == nil || o.bad.Verdict != s.best.bad.Verdict || o.who != s.best.who {
		return false
	}
	in.seed = s.best.seed // which leads here again
	s.best = finding{in, o}
	return true
}

// seeds tries further seeds: of a format at growing sizes, from the smallest on; of a program those after the one
// that was found, since it alone knows what is small.
func (s *shrinker) seeds() {
	first := s.best.seed
	for i := range uint64(smallerSeeds) {
		if s.over() {
			return
		}
		var in input
		var err error
		if s.gen != nil {
			in, err = s.draw(s.ctx, first+1+i)
		} else {
			in, err = s.drawSize(first+1+i, float64(i+1)/(2*smallerSeeds))
		}
		if err == nil {
			s.try(in)
		}
	}
}

// choices tries smaller choices of the format, and to leave some out. It reports whether that helped.
func (s *shrinker) choices() (better bool) {
	replay := func(choices []uint64) bool {
		text, used, err := s.form.Replay(choices)
		ok := err == nil && len(text) > 0 && s.try(input{s.best.seed, text, used})
		better = better || ok
		return ok
	}
	for i := 0; i < len(s.best.choices) && !s.over(); i++ {
		for _, less := range lessThan(s.best.choices[i]) {
			c := slices.Clone(s.best.choices)
			if c[i] = less; replay(c) {
				break
			}
		}
		// There is one thing less of what choice i counts: leave out some that come later.
		for j := i + 1; j < len(s.best.choices) && i < 10 && s.best.choices[i] > 0; j++ {
			for k := 1; k <= 3 && j+k <= len(s.best.choices); k++ {
				c := slices.Delete(slices.Clone(s.best.choices), j, j+k)
				if c[i]--; replay(c) {
					break
				}
			}
			if s.over() || i >= len(s.best.choices) {
				break
			}
		}
	}
	return better
}

// lessThan returns what is tried in place of a number.
func lessThan(n uint64) []uint64 {
	switch n {
	case 0:
		return nil
	case 1:
		return []uint64{0}
	}
	return slices.Compact([]uint64{0, 1, n / 2, n - 1})
}

// text tries to remove lines and words, and smaller numbers. It reports whether that helped.
func (s *shrinker) text() bool {
	before := string(s.best.text)
	s.lines()
	for i := 0; i < len(s.table()) && !s.over(); i++ {
		s.words(i)
	}
	return string(s.best.text) != before && !s.over()
}

// table cuts the best input into lines of words.
func (s *shrinker) table() (lines [][]string) {
	for line := range strings.Lines(string(s.best.text)) {
		lines = append(lines, strings.Fields(line))
	}
	return lines
}

// put tries the input that the lines make.
func (s *shrinker) put(lines [][]string) bool {
	var b strings.Builder
	for _, words := range lines {
		b.WriteString(strings.Join(words, " ") + "\n")
	}
	return s.try(input{s.best.seed, []byte(b.String()), nil})
}

// lines removes lines, many at a time first.
func (s *shrinker) lines() {
	for k := max(1, len(s.table())/2); k > 0; k /= 2 {
		for i := 0; i+k <= len(s.table()) && !s.over(); {
			rest := slices.Delete(s.table(), i, i+k)
			if !s.put(rest) && !s.putCounted(rest, min(i, 1), k) {
				i++
			}
		}
	}
}

// words removes words of a line, and makes its numbers smaller.
func (s *shrinker) words(i int) {
	at := func() []string {
		if t := s.table(); i < len(t) {
			return t[i]
		}
		return nil
	}
	for k := max(1, len(at())/2); k > 0; k /= 2 {
		for j := 0; j+k <= len(at()) && !s.over(); {
			rest := s.table()
			rest[i] = slices.Delete(rest[i], j, j+k)
			if !s.put(rest) && !s.putCounted(rest, i, k) {
				j++
			}
		}
	}
	for j := 0; j < len(at()); j++ {
		word := at()[j]
		n, err := strconv.ParseUint(strings.TrimPrefix(word, "-"), 10, 64)
		if err != nil || s.over() {
			continue
		}
		sign := strings.TrimSuffix(word, strings.TrimPrefix(word, "-"))
		tries := []string{strings.TrimPrefix(word, "-")}
		for _, less := range lessThan(n) {
			tries = append(tries, strconv.FormatUint(less, 10), sign+strconv.FormatUint(less, 10))
		}
		slices.SortStableFunc(tries, func(a, b string) int { return len(a) - len(b) })
		for _, try := range tries {
			if rest := s.table(); try != word {
				if rest[i][j] = try; s.put(rest) || s.put(s.everywhere(word, try)) {
					j-- // and again
					break
				}
			}
		}
	}
}

// everywhere returns the lines with a word replaced wherever it stands.
func (s *shrinker) everywhere(word, by string) [][]string {
	lines := s.table()
	for _, words := range lines {
		for i := range words {
			if words[i] == word {
				words[i] = by
			}
		}
	}
	return lines
}

// putCounted tries the lines with one of the numbers before line i less by k: the one that counts what was removed.
func (s *shrinker) putCounted(lines [][]string, i, k int) bool {
	for above := i - 1; above >= 0 && above >= i-2; above-- {
		for j, word := range lines[above] {
			n, err := strconv.Atoi(word)
			if err != nil || n < k {
				continue
			}
			less := slices.Clone(lines)
			less[above] = slices.Clone(lines[above])
			less[above][j] = fmt.Sprint(n - k)
			if s.put(less) {
				return true
			}
		}
	}
	return false
}
