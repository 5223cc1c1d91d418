// Command generators writes the secret testcases of the pocket cube into a folder: go run
// ./testcases/pocketcube/generators testcases/pocketcube/data/secret. The files are the same each time. Each file is
// named after its contents. In the list of testcases below, comments say which wrong programs a file rejects.
//
// One breadth-first search computes the distances of all positions from the solved cube. The answers are computed
// from these distances. A position is identified by a number with six digits in base 24 (see code). No solution in
// this repository identifies positions in this way.
package main

import (
	"bytes"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./testcases/pocketcube/generators FOLDER")
		os.Exit(2)
	}

	// One search from the solved cube is enough: all answers follow from its distances.
	g := explore()
	for _, c := range testcases(g) {
		if err := g.write(filepath.Join(os.Args[1], c.name), c.cases); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// stickers contains the number of the sticker at each place of the cube. A turn has the same type: it contains, for each
// place, the place from which a sticker moves there.
type stickers [24]byte

var identity = func() (p stickers) {
	for i := range p {
		p[i] = byte(i)
	}
	return p
}()

var turnNames = []string{"F", "F'", "L", "L'", "U", "U'"}

var turns = [6]stickers{
	{6, 7, 8, 0, 1, 2, 9, 10, 11, 3, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23}, {},
	{13, 14, 12, 3, 4, 5, 2, 0, 1, 9, 10, 11, 20, 18, 19, 15, 16, 17, 7, 8, 6, 21, 22, 23}, {},
	{5, 3, 4, 16, 17, 15, 6, 7, 8, 9, 10, 11, 1, 2, 0, 14, 12, 13, 18, 19, 20, 21, 22, 23}, {},
}

func init() {
	// The turns with odd numbers are the inverses of those before them.
	for t := 0; t < 6; t += 2 {
		turns[t+1] = identity.to(turns[t])
	}
}

// after returns the position p after the turn q has been applied to it.
func (p stickers) after(q stickers) (r stickers) {
	for i, from := range q {
		r[i] = p[from]
	}
	return r
}

// to returns the turn r such that p.after(r) is q.
func (q stickers) to(p stickers) (r stickers) {
	var at stickers
	for i, s := range p {
		at[s] = byte(i)
	}
	for i, s := range q {
		r[i] = at[s]
	}
	return r
}

// code returns a number that identifies the position. It has one digit for each of the first six corners of the cube:
// the number of the sticker on one fixed side of the corner.
func (p stickers) code() uint32 {
	// A sticker determines which cubie is in the corner and how it is twisted. The eighth cubie never moves, and six
	// of the other seven cubies determine the seventh.
	n := uint32(0)
	for k := 0; k < 18; k += 3 {
		n = 24*n + uint32(p[k])
	}
	return n
}

// A graph contains all positions that can be reached from the solved position.
type graph struct {
	all      []stickers // in the order of discovery, so in ascending order of distance
	distance []uint8    // distance[i] belongs to all[i]
	number   map[uint32]int32
}

// explore returns the graph of all positions. It uses a breadth-first search from the solved position.
func explore() *graph {
	const positions = 3674160
	g := &graph{make([]stickers, 0, positions), make([]uint8, 0, positions), make(map[uint32]int32, positions)}
	add := func(p stickers, distance uint8) {
		if _, seen := g.number[p.code()]; !seen {
			g.number[p.code()] = int32(len(g.all))
			g.all, g.distance = append(g.all, p), append(g.distance, distance)
		}
	}

	// The breadth-first search discovers positions in the order of their distances.
	add(identity, 0)
	for i := 0; i < len(g.all); i++ {
		for _, t := range turns {
			add(g.all[i].after(t), g.distance[i]+1)
		}
	}
	return g
}

// at returns the distance of p, and false if p cannot be reached.
func (g *graph) at(p stickers) (uint8, bool) {
	// An unreachable position may have the same code as a reachable one, so compare the stickers.
	i, ok := g.number[p.code()]
	if !ok || g.all[i] != p {
		return 0, false
	}
	return g.distance[i], true
}

// answer writes the answer to one case. Of all shortest sequences of turns, it writes the first one in the order of
// turnNames.
func (g *graph) answer(out *bytes.Buffer, start, end stickers) {
	p := relative(start, end)
	d, ok := g.at(p)
	if !ok {
		out.WriteString("-1\n")
		return
	}
	fmt.Fprintln(out, d)

	// In each step, take the first turn that makes the distance smaller.
	var names []string
	for d > 0 {
		for t, turn := range turns {
			if near, _ := g.at(p.after(turn)); near == d-1 {
				p, d = p.after(turn), d-1
				names = append(names, turnNames[t])
				break
			}
		}
	}
	fmt.Fprintln(out, strings.Join(names, " "))
}

// relative returns the start with its stickers renamed so that the end becomes the solved position.
func relative(start, end stickers) stickers { return start.to(end) }

type testcase struct {
	name  string
	cases [][2]stickers
}

func testcases(g *graph) []testcase {
	random := rand.New(rand.NewSource(2006))
	within := func(least, most uint8) (all []stickers) {
		for i, p := range g.all {
			if least <= g.distance[i] && g.distance[i] <= most {
				all = append(all, p)
			}
		}
		return all
	}

	// The positions that are farthest from the solved one need 14 turns.
	far := within(14, 14)
	near := append(toSolved(within(0, 3)), fromSolved(within(0, 3))...) // each position once as the start and once as the end
	near = append(near, pairs(within(0, 2))...)
	return []testcase{
		{"01-renamed-stickers", append(renamed(random, g.someOf(random, 6, 300)), equalEnds(random, g)...)}, // renamed stickers, 0 turns
		{"02-unreachable", unreachable(random, g)},                                                          // unsolvable cases of every kind
		// rejects programs that turn in the wrong direction, apply turns in the wrong order, or print 0 turns wrongly
		{"03-near", near},
		// rejects searches from one end, small depth limits, and programs that assume the wrong parity of the number
		// of turns
		{"04-far", append(toSolved(far), g.someOf(random, 13, 200)...)},
		{"05-single-14-turns", toSolved(far[:1])}, // rejects one-directional searches and depth limits that are too small
		// This case rejects programs that search until no position is left.
		{"06-single-unreachable", toSolved([]stickers{twisted(far[0], 0)})},
		{"07-four-thousand", fourThousand(random, g)},            // rejects programs that do a separate search for each case
		{"08-blanks", renamed(random, g.someOf(random, 4, 20))},  // contains all kinds of white space
		{"09-few-unreachable-and-far", fewMixed(random, g, far)}, // rejects programs that keep state from the previous case
	}
}

// toSolved returns cases whose end is the solved position.
func toSolved(starts []stickers) (all [][2]stickers) {
	for _, p := range starts {
		all = append(all, [2]stickers{p, identity})
	}
	return all
}

// fromSolved returns cases whose start is the solved position.
func fromSolved(ends []stickers) (all [][2]stickers) {
	for _, p := range ends {
		all = append(all, [2]stickers{identity, p})
	}
	return all
}

// pairs returns a case for each pair of positions.
func pairs(p []stickers) (all [][2]stickers) {
	for _, a := range p {
		for _, b := range p {
			all = append(all, [2]stickers{a, b})
		}
	}
	return all
}

// any returns a random position.
func (g *graph) any(random *rand.Rand) stickers { return g.all[random.Intn(len(g.all))] }

// someOf returns cases with the given distance and a random end.
func (g *graph) someOf(random *rand.Rand, distance uint8, count int) (all [][2]stickers) {
	for len(all) < count {
		// Draw again until the distance is right.
		i := random.Intn(len(g.all))
		if g.distance[i] == distance {
			end := g.any(random)
			all = append(all, [2]stickers{rename(g.all[i], end), end})
		}
	}
	return all
}

// rename returns p with each sticker s replaced by names[s].
func rename(p, names stickers) stickers { return names.after(p) }

// renamed returns the cases with randomly renamed stickers.
func renamed(random *rand.Rand, cases [][2]stickers) [][2]stickers {
	for i, c := range cases {
		// Rename the stickers of start and end in the same way, so that the answer does not change.
		var names stickers
		for s, name := range random.Perm(24) {
			names[s] = byte(name)
		}
		cases[i] = [2]stickers{rename(c[0], names), rename(c[1], names)}
	}
	return cases
}

// twisted returns the position after one cubie has been twisted by a third of a turn.
func twisted(p stickers, cubie int) stickers {
	k := 3 * cubie
	p[k], p[k+1], p[k+2] = p[k+1], p[k+2], p[k]
	return p
}

// mirrored returns the position after two stickers of one cubie have been exchanged.
func mirrored(p stickers, cubie int) stickers {
	p[3*cubie], p[3*cubie+1] = p[3*cubie+1], p[3*cubie]
	return p
}

// swapped returns the position after two cubies have been exchanged.
func swapped(p stickers, a, b int) stickers {
	for j := range 3 {
		p[3*a+j], p[3*b+j] = p[3*b+j], p[3*a+j]
	}
	return p
}

// unreachable returns unsolvable cases of every kind. Such a case results from an illegal change of the cube, such as
// twisting one cubie. Some cases have two changes and can be solved; they are mixed with the others.
func unreachable(random *rand.Rand, g *graph) (all [][2]stickers) {
	for range 12 {
		p, end := g.any(random), g.any(random)

		// a and b are two different cubies.
		a, b := random.Intn(7), random.Intn(6)
		if b >= a {
			b++
		}

		// In the position torn, one sticker of a is exchanged with one sticker of b. No cube has such cubies.
		torn := p
		torn[3*a], torn[3*b] = torn[3*b], torn[3*a]

		// Two opposite changes cancel each other out, so some of these cases can be solved.
		for _, q := range []stickers{
			twisted(p, a), twisted(twisted(p, a), a), twisted(p, 7), mirrored(p, a), mirrored(p, 7), swapped(p, a, 7), torn,
			mirrored(mirrored(p, a), b), twisted(twisted(p, a), 7), swapped(swapped(p, a, 7), b, 7), twisted(twisted(p, a), b),
			twisted(twisted(twisted(p, a), b), b), swapped(p, a, b), identity,
		} {
			all = append(all, [2]stickers{q, end}, [2]stickers{end, q})
		}
	}
	return append(all, renamed(random, append([][2]stickers{}, all...))...)
}

// equalEnds returns cases whose start and end are equal, so that no turn is needed.
func equalEnds(random *rand.Rand, g *graph) (all [][2]stickers) {
	for range 50 {
		p := g.any(random)
		all = append(all, [2]stickers{p, p})
	}
	return renamed(random, all)
}

// fourThousand returns four thousand cases: 500 random starts, each with the same eight random ends. Because of
// the repetitions the file compresses well.
func fourThousand(random *rand.Rand, g *graph) (all [][2]stickers) {
	var ends [8]stickers
	for i := range ends {
		ends[i] = g.any(random)
	}
	for range 500 {
		p := g.any(random)
		for _, end := range ends {
			all = append(all, [2]stickers{p, end})
		}
	}
	return all
}

// fewMixed returns some hard cases, alternating with unsolvable cases.
func fewMixed(random *rand.Rand, g *graph, far []stickers) (all [][2]stickers) {
	for i := range 4 {
		end := g.any(random)
		all = append(all, [2]stickers{rename(far[20*i+3], end), end}, [2]stickers{twisted(end, i), end})
	}
	return all
}

// write writes the files NAME.in and NAME.ans.
func (g *graph) write(name string, cases [][2]stickers) error {
	var in, ans bytes.Buffer
	fmt.Fprintln(&in, len(cases))
	for _, c := range cases {
		for _, p := range c {
			line := fmt.Appendln(nil, p)
			in.Write(bytes.Trim(line, "[]\n"))
			in.WriteByte('\n')
		}
		g.answer(&ans, c[0], c[1])
	}

	// Change the white space of the input after the answer has been computed.
	if strings.HasSuffix(name, "blanks") {
		in = *bytes.NewBufferString(otherBlanks(in.String()))
	}
	if err := os.WriteFile(name+".in", in.Bytes(), 0o644); err != nil {
		return err
	}
	return os.WriteFile(name+".ans", ans.Bytes(), 0o644)
}

// otherBlanks returns the text with other white space between the words, and none at the end.
func otherBlanks(text string) string {
	blanks := []string{"\r\n", " ", "\n\n", "\t", " \n ", "\v\f", "\n", "     "}
	words := strings.Fields(text)
	var out strings.Builder

	// The input may also begin with white space.
	out.WriteString("\n ")
	for i, w := range words[:len(words)-1] {
		out.WriteString(w + blanks[i%len(blanks)])
	}
	return out.String() + words[len(words)-1]
}
