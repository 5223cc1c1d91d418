// This file shrinks an input on which a program fails.

package command

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// shrinkTime is the maximum time to shrink an input. Tests set a longer time, so that their results are the
// same on a slow machine.
var shrinkTime = 20 * time.Second

const (
	smallerSeeds = 300 // how many other seeds are tried in search of a smaller input
	variantSeeds = 30  // like smallerSeeds, if the failing program is a variant (a changed copy of the tested program)

	// A choice is one of the random numbers from which a format makes an input.
	maxCounters = 10 // how many of the first choices are tried as the number of elements of a list
	maxDropped  = 3  // the maximum number of consecutive choices that are omitted together
)

// A shrinker searches for the smallest input on which the program fails in the same way as on the original input.
type shrinker struct {
	*worker
	compare comparison
	ctx     context.Context // this context ends after the time for shrinking
	best    finding
	tried   map[string]bool
	err     error // an error of the judge
}

// A comparison runs two programs on an input.
type comparison func(ctx context.Context, name string, text []byte) (outcome, error)

// shrink returns the smallest failing input that it finds. It first generates small inputs from other seeds. If the
// input was generated from a format (a description of the inputs in generators/stress.txt), shrink then repeats the
// generation, with smaller random numbers. If the package has input validators, it finally shortens the text of the
// input, and lets the validators check the result. An interrupt ends the search early.
func (w *worker) shrink(ctx context.Context, f finding) (finding, error) {
	return w.shrinkWith(ctx, f, w.compare, shrinkTime, smallerSeeds)
}

// shrinkWith is like shrink, with parameters for the comparison, the time and the number of seeds.
func (w *worker) shrinkWith(ctx context.Context, f finding, c comparison, t time.Duration, seeds int) (finding, error) {
	limited, cancel := context.WithTimeout(ctx, t)
	defer cancel()
	s := &shrinker{worker: w, compare: c, ctx: limited, best: f, tried: map[string]bool{string(f.text): true}}
	s.seeds(seeds)

	// Call the methods choices and text until they find no smaller input, because after one change another one may
	// be possible.
	if f.choices != nil {
		for s.choices() {
		}
	}
	if len(w.Pkg.InputValidators) > 0 {
		for s.text() {
		}
	}

	// If the time for shrinking is over, the last run was interrupted. Its error may be in s.err: ignore it.
	if limited.Err() != nil {
		return s.best, nil
	}
	return s.best, s.err
}

// over reports whether the search must stop, because its time is over or an error has occurred.
func (s *shrinker) over() bool { return s.ctx.Err() != nil || s.err != nil }

// smaller reports whether text a is smaller than text b. A shorter text is smaller. If the lengths are equal,
// the bytes are compared, so that a text with smaller digits is smaller.
func smaller(a, b []byte) bool {
	return len(a) < len(b) || len(a) == len(b) && string(a) < string(b)
}

// try tests whether an input is smaller than the best one and valid, and whether the program fails on it in
// the same way. If so, the input becomes the new best one, and try returns true.
func (s *shrinker) try(in input) bool {
	if s.over() || !smaller(in.text, s.best.text) || s.tried[string(in.text)] {
		return false
	}
	s.tried[string(in.text)] = true
	s.con.Line.Show("making it smaller: %d bytes, %d inputs tried", len(s.best.text), len(s.tried))

	// Reject invalid inputs, because even a correct program may fail on them.
	why, err := s.refusal(s.ctx, in.name(), in.text)
	if err != nil || why != "" {
		s.err = err
		return false
	}
	o, err := s.compare(s.ctx, s.best.name(), in.text)
	if err != nil {
		return false // the slow program fails on this input, so the right answer is unknown
	}
	sameFailure := o.bad != nil && o.bad.Verdict == s.best.bad.Verdict && o.program == s.best.program
	if !sameFailure {
		return false
	}

	in.seed = s.best.seed // report the seed of the original failure, because a command with this seed finds it again
	s.best = finding{in, o}
	return true
}

// seeds tries the inputs of the next seeds. For the first seeds, a format generates small inputs only. A generator
// program does not know about sizes, so its inputs may have any size.
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
			// Sizes are at most 1. Use only sizes up to 0.5, because the input of a larger size is rarely
			// shorter than the failing input.
			size := float64(i+1) / float64(2*count)
			in, err = s.drawSize(first+1+i, size)
		}
		if err == nil {
			s.try(in)
		}
	}
}

// choices tries to decrease or omit the random numbers (choices) from which the format made the best input. It
// reports whether the best input became smaller.
func (s *shrinker) choices() (better bool) {
	replay := func(choices []uint64) bool {
		// The changed input may use more or fewer choices than before, so store the choices that it uses.
		text, used, err := s.form.Replay(choices)
		ok := err == nil && len(text) > 0 && s.try(input{s.best.seed, text, used})
		better = better || ok
		return ok
	}

	for i := 0; i < len(s.best.choices) && !s.over(); i++ {
		// Try the smallest value first, because it makes the input smallest.
		for _, less := range lessThan(s.best.choices[i]) {
			c := slices.Clone(s.best.choices)
			c[i] = less
			if replay(c) {
				break
			}
		}

		// Choice i may be the number of elements of a list. To remove one element from the list, decrease choice i
		// by 1, and omit the k choices from index j on, because they may have produced this element.
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

// lessThan returns some numbers that are smaller than n, in the order in which to try them.
func lessThan(n uint64) []uint64 {
	switch n {
	case 0:
		return nil
	case 1:
		return []uint64{0}
	}
	return slices.Compact([]uint64{0, 1, n / 2, n - 1})
}

// text tries to remove lines and words, and to decrease numbers. It reports whether the best input became
// smaller.
func (s *shrinker) text() bool {
	// Try to remove lines first, because this removes most bytes.
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

// line returns the words of line i of the best input, or nil if the input has become shorter.
func (s *shrinker) line(i int) []string {
	if t := s.table(); i < len(t) {
		return t[i]
	}
	return nil
}

// tryTable tries the input that consists of these lines.
func (s *shrinker) tryTable(lines [][]string) bool {
	var b strings.Builder
	for _, words := range lines {
		b.WriteString(strings.Join(words, " ") + "\n")
	}
	return s.try(input{seed: s.best.seed, text: []byte(b.String())})
}

// lines tries to remove lines, first many at a time.
func (s *shrinker) lines() {
	for k := max(1, len(s.table())/2); k > 0; k /= 2 {
		for i := 0; i+k <= len(s.table()) && !s.over(); {
			// Remove lines i to i+k-1. The first line may state how many lines follow. So if the program does not
			// fail on the result, tryCounted also decreases the numbers in the first line.
			rest := slices.Delete(s.table(), i, i+k)
			if !s.tryTable(rest) && !s.tryCounted(rest, min(i, 1), k) {
				i++ // line i is needed: go on with the next one
			}
		}
	}
}

// words tries to remove words of line i, first many at a time.
func (s *shrinker) words(i int) {
	for k := max(1, len(s.line(i))/2); k > 0; k /= 2 {
		for j := 0; j+k <= len(s.line(i)) && !s.over(); {
			rest := s.table()
			rest[i] = slices.Delete(rest[i], j, j+k)
			if !s.tryTable(rest) && !s.tryCounted(rest, i, k) {
				j++ // word j is needed: go on with the next one
			}
		}
	}
}

// numbers tries to decrease each number of line i.
func (s *shrinker) numbers(i int) {
	for j := 0; j < len(s.line(i)) && !s.over(); {
		if !s.number(i, j) {
			j++ // word j cannot be decreased any more: go on with the next one
		}
	}
}

// number tries to decrease the number in word j of line i. It reports whether it succeeded.
func (s *shrinker) number(i, j int) bool {
	word := s.line(i)[j]
	digits := strings.TrimPrefix(word, "-")
	n, err := strconv.ParseUint(digits, 10, 64)
	if err != nil {
		return false
	}

	// For a negative number, also try the number without its sign. Try the shortest replacements first.
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
		lines[i][j] = try

		// The number may identify an element, such as a vertex. So also try to replace it in the whole input.
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

// tryCounted adapts counts in an input from which k lines or words were removed. Such a count is
// probably in one of the two lines before line i. tryCounted decreases the numbers in these two lines by k,
// one at a time, until the method try accepts the resulting input.
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
