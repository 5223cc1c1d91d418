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

// shrinkTime is the time to make an input smaller. Tests have more, because the machine may be busy.
var shrinkTime = 20 * time.Second

const (
	smallerSeeds = 300 // how many more seeds are tried in search of a small input
	variantSeeds = 30  // of them for a variant, which has run on many inputs before
	maxCounters  = 10  // how many choices of a format are tried as counters
	maxDropped   = 3   // how many choices in a row are left out together
)

// shrinker looks for the smallest input that fails in the same way.
type shrinker struct {
	*worker
	compare comparison
	ctx     context.Context // done after the time for it
	best    finding
	tried   map[string]bool
	err     error // of the judge
}

// A comparison runs two programs on an input.
type comparison func(ctx context.Context, name string, text []byte) (outcome, error)

// shrink returns the smallest failing input that it finds. It tries other seeds of smaller size, then smaller choices of
// a format. If the package has input validators, it then cuts the text itself and lets them check the result. An
// interruption ends it early.
func (w *worker) shrink(ctx context.Context, f finding) (finding, error) {
	return w.shrinkWith(ctx, f, w.compare, shrinkTime, smallerSeeds)
}

// shrinkWith is shrink with another comparison, another time, and another number of seeds.
func (w *worker) shrinkWith(ctx context.Context, f finding, c comparison, t time.Duration, seeds int) (finding, error) {
	limited, cancel := context.WithTimeout(ctx, t)
	defer cancel()
	s := &shrinker{worker: w, compare: c, ctx: limited, best: f, tried: map[string]bool{string(f.text): true}}
	s.seeds(seeds)

	// Each success makes others possible, so both steps are repeated until they do not help any more.
	if f.choices != nil {
		for s.choices() {
		}
	}
	if len(w.Pkg.InputValidators) > 0 {
		for s.text() {
		}
	}

	// The end of the time may have interrupted the judge. That is no error.
	if limited.Err() != nil {
		return s.best, nil
	}
	return s.best, s.err
}

// over reports whether to stop.
func (s *shrinker) over() bool { return s.ctx.Err() != nil || s.err != nil }

// smaller reports whether text a is better than b: shorter, or equally long with smaller digits.
func smaller(a, b []byte) bool {
	return len(a) < len(b) || len(a) == len(b) && string(a) < string(b)
}

// try replaces the best input by this one if it is smaller, valid, and fails in the same way. It reports whether it did.
func (s *shrinker) try(in input) bool {
	if s.over() || !smaller(in.text, s.best.text) || s.tried[string(in.text)] {
		return false
	}
	s.tried[string(in.text)] = true
	s.con.Line.Show("making it smaller: %d bytes, %d inputs tried", len(s.best.text), len(s.tried))

	// On an invalid input any program may fail.
	why, err := s.refusal(s.ctx, in.name(), in.text)
	if err != nil || why != "" {
		s.err = err
		return false
	}
	o, err := s.compare(s.ctx, s.best.name(), in.text)
	if err != nil {
		return false // the slow program fails on this input, so the right answer is not known
	}
	sameFailure := o.bad != nil && o.bad.Verdict == s.best.bad.Verdict && o.program == s.best.program
	if !sameFailure {
		return false
	}

	in.seed = s.best.seed // a command with this seed finds the same failure again
	s.best = finding{in, o}
	return true
}

// seeds tries the next seeds: of a format at growing sizes, of a program as they are, because the size of its inputs is
// not known.
func (s *shrinker) seeds(count int) {
	first := s.best.seed
	for i := range uint64(count) {
		if s.over() {
			return
		}
		var in input
		var err error
		if s.gen != nil {
			in, err = s.draw(s.ctx, first+1+i)
		} else {
			// Half of the full size is enough: larger inputs are rarely smaller than the one that was found.
			size := float64(i+1) / float64(2*count)
			in, err = s.drawSize(first+1+i, size)
		}
		if err == nil {
			s.try(in)
		}
	}
}

// choices tries smaller choices of the format, and leaves some out. It reports whether that helped.
func (s *shrinker) choices() (better bool) {
	replay := func(choices []uint64) bool {
		// Other choices may lead to fewer or more of them, so the used ones are the new choices.
		text, used, err := s.form.Replay(choices)
		ok := err == nil && len(text) > 0 && s.try(input{s.best.seed, text, used})
		better = better || ok
		return ok
	}

	for i := 0; i < len(s.best.choices) && !s.over(); i++ {
		// The smallest value comes first, because it saves most.
		for _, less := range lessThan(s.best.choices[i]) {
			c := slices.Clone(s.best.choices)
			c[i] = less
			if replay(c) {
				break
			}
		}

		// Choice i may count things that come later: reduce it by one, and leave out the choices of one thing.
		for j := i + 1; j < len(s.best.choices) && i < maxCounters && s.best.choices[i] > 0; j++ {
			for k := 1; k <= maxDropped && j+k <= len(s.best.choices); k++ {
				c := slices.Delete(slices.Clone(s.best.choices), j, j+k)
				c[i]--
				if replay(c) {
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

// lessThan returns the numbers to try instead of a number.
func lessThan(n uint64) []uint64 {
	switch n {
	case 0:
		return nil
	case 1:
		return []uint64{0}
	}
	return slices.Compact([]uint64{0, 1, n / 2, n - 1})
}

// text tries to remove lines and words, and to make numbers smaller. It reports whether that helped.
func (s *shrinker) text() bool {
	// Lines come first, because they save most.
	before := string(s.best.text)
	s.lines()
	for i := 0; i < len(s.table()) && !s.over(); i++ {
		s.words(i)
		s.numbers(i)
	}
	return string(s.best.text) != before && !s.over()
}

// table returns the best input as lines of words.
func (s *shrinker) table() (lines [][]string) {
	for line := range strings.Lines(string(s.best.text)) {
		lines = append(lines, strings.Fields(line))
	}
	return lines
}

// line returns the words of a line of the best input; nil if it has no such line any more.
func (s *shrinker) line(i int) []string {
	if t := s.table(); i < len(t) {
		return t[i]
	}
	return nil
}

// tryTable tries the input with these lines.
func (s *shrinker) tryTable(lines [][]string) bool {
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
			// Most inputs state the number of lines, so that number must change as well.
			rest := slices.Delete(s.table(), i, i+k)
			if !s.tryTable(rest) && !s.tryCounted(rest, min(i, 1), k) {
				i++ // else the next lines have moved to i
			}
		}
	}
}

// words removes words of a line, many at a time first.
func (s *shrinker) words(i int) {
	for k := max(1, len(s.line(i))/2); k > 0; k /= 2 {
		for j := 0; j+k <= len(s.line(i)) && !s.over(); {
			rest := s.table()
			rest[i] = slices.Delete(rest[i], j, j+k)
			if !s.tryTable(rest) && !s.tryCounted(rest, i, k) {
				j++ // else the next words have moved to j
			}
		}
	}
}

// numbers makes the numbers of a line smaller.
func (s *shrinker) numbers(i int) {
	for j := 0; j < len(s.line(i)) && !s.over(); {
		if !s.number(i, j) {
			j++ // else the number may become smaller still
		}
	}
}

// number makes word j of line i smaller. It reports whether it did.
func (s *shrinker) number(i, j int) bool {
	word := s.line(i)[j]
	digits := strings.TrimPrefix(word, "-")
	n, err := strconv.ParseUint(digits, 10, 64)
	if err != nil {
		return false
	}

	// A negative number may lose its sign. The shortest replacements come first.
	sign := strings.TrimSuffix(word, digits)
	tries := []string{digits}
	for _, less := range lessThan(n) {
		text := strconv.FormatUint(less, 10)
		tries = append(tries, text, sign+text)
	}
	slices.SortStableFunc(tries, func(a, b string) int { return len(a) - len(b) })

	for _, try := range tries {
		lines := s.table()
		if try == word {
			continue
		}
		// A number that names something, such as a vertex, must change everywhere.
		lines[i][j] = try
		if s.tryTable(lines) || s.tryTable(s.everywhere(word, try)) {
			return true
		}
	}
	return false
}

// everywhere returns the lines with all occurrences of a word replaced.
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

// tryCounted tries the lines after k lines or words were removed. One of the numbers in the two lines before line i may
// count them, so it becomes less by k.
func (s *shrinker) tryCounted(lines [][]string, i, k int) bool {
	for above := i - 1; above >= 0 && above >= i-2; above-- {
		for j, word := range lines[above] {
			n, err := strconv.Atoi(word)
			if err != nil || n < k {
				continue
			}
			less := slices.Clone(lines)
			less[above] = slices.Clone(lines[above])
			less[above][j] = fmt.Sprint(n - k)
			if s.tryTable(less) {
				return true
			}
		}
	}
	return false
}
