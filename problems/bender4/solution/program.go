package main

import (
	"sort"
	"strings"
)

const (
	maxFunctions = 9
	maxFrames    = 998 // the last frame in which Bender can reach Fry; the game ends two frames later
	beamWidth    = 8
	longestBody  = 40 // the maximum length of a function; longer substrings rarely occur twice
)

// A program is the main program and its functions 1, 2, ...
type program []string

func (p program) String() string { return strings.Join(p, ";") }

// cost is the number of characters. A nil program means "no program found". Its cost is higher than that of
// every real program.
func (p program) cost() int {
	if p == nil {
		return 1 << 30
	}
	return len(p.String())
}

// shorter returns the shorter one of two programs, the first one if they are equally long.
func shorter(a, b program) program {
	if b.cost() < a.cost() {
		return b
	}
	return a
}

// expanded returns the moves of the main program and of each function. No function may call itself.
func (p program) expanded() []string {
	var expand func(part string) string
	expand = func(part string) string {
		moves := ""
		for _, c := range part {
			if '1' <= c && c <= '9' {
				moves += expand(p[c-'0'])
			} else {
				moves += string(c)
			}
		}
		return moves
	}

	// The functions are expanded, too, because searches use them as steps.
	var all []string
	for _, part := range p {
		all = append(all, expand(part))
	}
	return all
}

// frames returns the number of frames that the program takes: a call takes a frame, and so does its return.
func (p program) frames() int {
	var count func(part string) int
	count = func(part string) int {
		frames := len(part)
		for _, c := range part {
			if '1' <= c && c <= '9' {
				frames += count(p[c-'0']) + 1
			}
		}
		return frames
	}
	return count(p[0])
}

// compress replaces substrings that occur more than once by function calls, until no additional function makes the
// program shorter. It is a beam search: of all programs with one more function it keeps only the shortest ones.
func compress(p program) program {
	// Each round makes programs with one more function. The programs of the last round need not be the
	// shortest, so remember the best program of all rounds.
	best := p
	for beam := []program{p}; len(beam) > 0; {
		// Two programs of the beam may lead to the same new program, so skip duplicates.
		var found []program
		seen := map[string]bool{}
		for _, b := range beam {
			for _, q := range b.withOneMore() {
				if !seen[q.String()] && q.frames() <= maxFrames {
					seen[q.String()] = true
					found = append(found, q)
				}
			}
		}

		sort.SliceStable(found, func(i, j int) bool { return found[i].cost() < found[j].cost() })
		if len(found) > beamWidth {
			found = found[:beamWidth]
		}
		beam = found
		if len(beam) > 0 {
			best = shorter(best, beam[0])
		}
	}
	return best
}

// withOneMore returns the shortest programs with one more function, each shorter than p.
func (p program) withOneMore() []program {
	if len(p) > maxFunctions {
		return nil
	}

	// Count how often each substring occurs, without overlap.
	type use struct{ count, part, end int }
	uses := map[string]use{}
	for part, text := range p {
		for i := range text {
			// A function for one letter never saves anything.
			for end := i + 2; end <= len(text) && end <= i+longestBody; end++ {
				u := uses[text[i:end]]
				if u.count == 0 || u.part != part || u.end <= i {
					uses[text[i:end]] = use{u.count + 1, part, end}
				}
			}
		}
	}

	// A function costs its letters and a semicolon. Each call replaces these letters by one letter.
	type saving struct {
		text   string
		amount int
	}
	var savings []saving
	for text, u := range uses {
		if amount := u.count*(len(text)-1) - len(text) - 1; amount > 0 {
			savings = append(savings, saving{text, amount})
		}
	}

	// Order equal savings by their substrings, because the order of a map is random.
	sort.Slice(savings, func(i, j int) bool {
		if savings[i].amount != savings[j].amount {
			return savings[i].amount > savings[j].amount
		}
		return savings[i].text < savings[j].text
	})
	if len(savings) > beamWidth {
		savings = savings[:beamWidth]
	}

	// Calls replace all occurrences, including those within other functions.
	var longer []program
	name := string(rune('0' + len(p)))
	for _, s := range savings {
		q := program{}
		for _, text := range p {
			q = append(q, strings.ReplaceAll(text, s.text, name))
		}
		longer = append(longer, append(q, s.text))
	}
	return longer
}
