// Command replay is the checker of starcraft. It replays every plan according to the rules, and compares its time
// with the time in the judges' answer.
//
//	replay INPUT ANSWER FEEDBACKDIR/ < OUTPUT
//
// The exit status is 42 if the output is right. If the output is wrong, it is 43, and judgemessage.txt in the
// feedback folder says which line of the output breaks which rule. It is 1 if the input or the answer cannot be read
// or is wrong; the answer is also wrong if the output contains a faster plan.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"strconv"
	"strings"

	"oj/testcases/internal/feedback"
)

const (
	accepted = 42
	wrong    = 43
	broken   = 1
)

// A mark is a time at which the player loses zerglings. The marks are the multiples of m, the last number of a case.
// If m is 0, there are no marks. A plan may pass at most mostMarks marks.
const mostMarks = 1000

func main() {
	if len(os.Args) < 4 {
		fmt.Fprintln(os.Stderr, "usage: replay INPUT ANSWER FEEDBACKDIR/ < OUTPUT")
		os.Exit(broken)
	}
	message, status := judge(os.Args[1], os.Args[2], os.Stdin)
	if message != "" {
		fmt.Fprintln(os.Stderr, message)
		if err := feedback.Write(os.Args[3], "judgemessage.txt", message+"\n"); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(broken)
		}
	}
	os.Exit(status)
}

// judge checks an output, and returns a message and the exit status of the checker.
func judge(input, answer string, output io.Reader) (string, int) {
	// If the input or the answer cannot be read, the program under test is not to blame.
	in, err := open(input)
	if err != nil {
		return err.Error(), broken
	}
	ans, err := open(answer)
	if err != nil {
		return err.Error(), broken
	}

	// Read the input, the answer and the output together, case by case.
	out := newWords("output", output)

	cases := in.number()
	for i := 1; i <= cases; i++ {
		g := readGame(in)
		want, err := g.readPlan(ans)
		if err = errors.Join(err, in.err); err != nil {
			return fmt.Sprintf("case %d: the judges' files: %v", i, err), broken
		}

		// If the output's plan is faster than the judges' plan, the judges' answer is wrong.
		got, err := g.readPlan(out)
		switch {
		case err != nil:
			return fmt.Sprintf("case %d: %v", i, err), wrong
		case want == impossible && got != impossible:
			return fmt.Sprintf("case %d: a plan of %d seconds, but the judges say that there is none",
				i, got), broken
		case got == impossible && want != impossible:
			return fmt.Sprintf("case %d: line %d: impossible, but there is a plan of %d seconds",
				i, out.line, want), wrong
		case got < want:
			return fmt.Sprintf("case %d: a plan of %d seconds, but the judges' plan needs %d",
				i, got, want), broken
		case got > want:
			return fmt.Sprintf("case %d: a plan of %d seconds, but %d seconds are possible", i, got, want), wrong
		}
	}

	// Reject words after the last plan.
	if word := out.next(); word != "" {
		return fmt.Sprintf("line %d: %q after the last plan", out.line, word), wrong
	}
	return "", accepted
}

// words reads a file word by word and counts the lines.
type words struct {
	name string
	in   *bufio.Reader
	line int // the line of the last word
	seen int // the number of newlines read
	err  error
}

func newWords(name string, r io.Reader) *words {
	return &words{name: name, in: bufio.NewReaderSize(r, 1<<16)}
}

func open(name string) (*words, error) {
	data, err := os.ReadFile(name)
	return newWords(name, strings.NewReader(string(data))), err
}

// next returns the next word, or "" at the end.
func (w *words) next() string {
	var word []byte

	// Cut very long words: they are wrong anyway, and a message contains the word.
	for len(word) < 100 {
		c, err := w.in.ReadByte()
		if err != nil {
			break
		}
		if blank := c == ' ' || c >= '\t' && c <= '\r'; !blank {
			w.line = w.seen + 1
			word = append(word, c)
		} else if len(word) > 0 {
			w.in.UnreadByte()
			break
		}
		if c == '\n' {
			w.seen++
		}
	}
	return string(word)
}

func (w *words) fail(format string, args ...any) {
	if w.err == nil {
		w.err = fmt.Errorf("%s, line %d: %s", w.name, w.line, fmt.Sprintf(format, args...))
	}
}

func (w *words) number() int { return w.parse(w.next()) }

func (w *words) parse(word string) int {
	n, err := strconv.Atoi(word)
	if word == "" {
		w.fail("the text ends here, but a number is missing")
	} else if err != nil || n < -1e9 || n > 1e9 {
		w.fail("%q, want a number", word)
	}
	return n
}

// The kinds of units and upgrades that a player can order. The numbers are their places in an action.
const (
	hatcheries = iota
	drones
	zerglings
	overlords
	pool
	chamber
	attack
	defence
	kinds
)

var names = [kinds]string{"hatcheries", "drones", "zerglings", "overlords", "pools", "chambers", "attack upgrades", "defence upgrades"}

type game struct {
	single bool
	cost   [kinds]int
	start  [kinds]int
	target int
	most   [kinds]int
	rate   int
	m      int // the number of seconds between two marks; 0: no marks
}

func readGame(in *words) *game {
	// The input lists the kinds in a different order.
	g := &game{single: in.next() == "single"}
	for _, kind := range []int{drones, overlords, zerglings, hatcheries, pool, chamber, attack, defence} {
		g.cost[kind] = in.number()
	}
	for kind := hatcheries; kind <= overlords; kind++ {
		g.start[kind] = in.number()
	}
	g.target = in.number()

	// These kinds have no cap in the input. The number of zerglings is unlimited; each of the others can exist once.
	g.most = [kinds]int{zerglings: 1 << 30, pool: 1, chamber: 1, attack: 1, defence: 1}
	for _, kind := range []int{hatcheries, drones, overlords} {
		g.most[kind] = in.number()
	}
	g.rate, g.m = in.number(), in.number()
	return g
}

const impossible = -1

// readPlan reads the plan for one case. It returns the time of the plan, or the constant impossible if the output
// says that there is no plan. The error describes the first mistake in the plan.
func (g *game) readPlan(in *words) (int, error) {
	word := in.next()
	if word == "impossible" {
		return impossible, in.err
	}

	// A plan begins with its time and the number of its actions.
	time := in.parse(word)
	actions := in.number()
	if in.err == nil && actions < 0 {
		in.fail("the number of actions is %d", actions)
	}

	// Replay the plan action by action.
	now, stands := 0, g.start
	for i := 0; i < actions && in.err == nil; i++ {
		begin := in.number()
		at := in.line
		var b [kinds]int
		for kind := range b {
			b[kind] = in.number()
		}
		if in.err == nil && in.line != at {
			in.fail("an action is one line of %d numbers", 1+kinds)
		}
		if in.err != nil {
			break
		}

		// There are no gaps between actions, because waiting is also an action.
		if begin != now {
			in.fail("the action begins at %d, but the previous one ends at %d", begin, now)
			break
		}
		var breach string
		if now, stands, breach = g.act(now, stands, b); breach != "" {
			in.fail("%s", breach)
		}
	}
	if in.err == nil {
		g.finish(in, time, now, stands)
	}
	return time, in.err
}

// finish checks the time and the state after the last action.
func (g *game) finish(in *words, time, now int, stands [kinds]int) {
	// The time given in the output must be the time of the replayed plan.
	if time != now {
		in.fail("the plan takes %d seconds, not %d", now, time)
	}
	if stands[zerglings] < g.target {
		in.fail("the plan ends with %d zerglings, the target is %d", stands[zerglings], g.target)
	}
	for kind := pool; kind <= defence; kind++ {
		if stands[kind] == 0 {
			in.fail("the plan ends without %s", names[kind])
		}
	}
}

// act executes an action, which orders b[k] units of each kind k, at the time now (in seconds). It returns the time
// at which they are complete, the counts at that time, and the rule that the action breaks, or "".
func (g *game) act(now int, stands, b [kinds]int) (end int, after [kinds]int, breach string) {
	if breach := g.forbids(stands, b); breach != "" {
		return now, stands, breach
	}

	// The action takes as long as the drones need to earn its price, but at least one second.
	price := 0
	for kind, n := range b {
		price += n * g.cost[kind]
	}
	income := g.rate * stands[drones]
	end = now + max(1, (price+income-1)/income)

	// At marks during the action, the ordered units and upgrades do not count yet.
	left, breach := g.passMarks(now, end, stands)
	if breach != "" {
		return now, stands, breach
	}

	// At the end, add everything that was ordered. Subtract the drones that became buildings and the lost zerglings.
	after = stands
	for kind, n := range b {
		after[kind] += n
	}
	after[drones] -= turned(b)
	after[zerglings] -= stands[zerglings] - left
	return end, after, ""
}

// turned returns the number of drones that become buildings.
func turned(b [kinds]int) int { return b[hatcheries] + b[pool] + b[chamber] }

// forbids returns the rule that the batch b breaks, or "" if it breaks none. It does not check the rule about marks.
func (g *game) forbids(stands, b [kinds]int) string {
	// A cap limits the number of existing plus ordered units.
	orders := 0
	for kind, n := range b {
		orders += n
		if n < 0 {
			return fmt.Sprintf("it orders %d %s", n, names[kind])
		}
		if n > 0 && stands[kind]+n > g.most[kind] {
			return fmt.Sprintf("with %d more there would be %d %s, but at most %d are allowed",
				n, stands[kind]+n, names[kind], g.most[kind])
		}
	}

	// The overlords in this batch do not control anything yet.
	units := b[drones] + b[zerglings] + b[overlords]
	led := stands[drones] + stands[zerglings] + b[drones] + b[zerglings]
	control := min(8*stands[overlords], 200)
	switch {
	case g.single && orders > 1:
		return fmt.Sprintf("%d orders in one action, but a game of kind single allows only one", orders)
	case units > stands[hatcheries]:
		return fmt.Sprintf("%d units at once from %d hatcheries", units, stands[hatcheries])
	case b[zerglings] > 0 && stands[pool] == 0:
		return "zerglings before the pool exists"
	case b[attack]+b[defence] > 0 && stands[chamber] == 0:
		return "an upgrade before the chamber exists"
	case turned(b) > 0 && turned(b) >= stands[drones]:
		return fmt.Sprintf("%d of %d drones turn into buildings, but one drone must be left", turned(b), stands[drones])
	case b[drones]+b[zerglings] > 0 && led > control:
		return fmt.Sprintf("%d drones and zerglings, but %d overlords control only %d",
			led, stands[overlords], control)
	}
	return ""
}

// passMarks returns the number of zerglings that are left after the marks between the times now and end. breach is
// the rule that the player breaks at one of these marks, or "".
func (g *game) passMarks(now, end int, stands [kinds]int) (left int, breach string) {
	left = stands[zerglings]
	if g.m == 0 {
		return left, ""
	}

	// hundredths is the power of a zergling in percent. Upgrades increase it, so that fewer zerglings are lost at a
	// mark.
	hundredths := 100
	switch {
	case stands[attack] > 0 && stands[defence] > 0:
		hundredths = 200
	case stands[attack] > 0:
		hundredths = 133
	case stands[defence] > 0:
		hundredths = 120
	}

	// The division rounds up, because only whole zerglings are lost.
	for mark := now/g.m + 1; mark*g.m <= end; mark++ {
		if mark > mostMarks {
			return left, fmt.Sprintf("more than %d marks", mostMarks)
		}
		send := (100*need(mark) + hundredths - 1) / hundredths
		if send > left {
			return left, fmt.Sprintf("mark %d at second %d takes %d zerglings (it needs power %d), but there are %d",
				mark, mark*g.m, send, need(mark), left)
		}
		left -= send
	}
	return left, ""
}

// need returns the power that is needed at a mark: floor(6*log2(1+mark)). To avoid rounding errors, it computes the
// bit length of (1+mark)^6, minus one.
func need(mark int) int {
	return new(big.Int).Exp(big.NewInt(int64(1+mark)), big.NewInt(6), nil).BitLen() - 1
}
