// Package valid checks the inputs of skynet1 and skynet2.
//
// The input must have these lines: `N L E`, L lines `N1 N2`, E lines with a gateway, a line with the agent's start,
// and a line with the agent's name and a seed. There must be one space between words and none elsewhere, and a
// newline after every line. The bounds are 2 <= N <= 500, 1 <= L <= 1000 and 1 <= E <= 20. A link joins two different
// nodes, and no two links join the same nodes. The gateways are different nodes. The agent does not start on a
// gateway, but can reach one.
package valid

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
)

// Rules contains the rules for testcases that differ between the two games.
type Rules struct {
	Agents []string
	Single bool // whether a node that is not a gateway may have at most one gateway as a neighbour
}

// Main is the validator's main function. It exits with status 42 if standard input is a valid testcase.
// Otherwise it exits with status 43, and writes a message with the number of the line and of the word in the
// line.
func Main(rules Rules) {
	if err := validate(os.Stdin, rules); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(43)
	}
	os.Exit(42)
}

// A reader reads the input line by line. After the first error it reads nothing more: words returns empty
// words, and number returns its lower bound.
type reader struct {
	in   *bufio.Reader
	line int
	err  error
}

func (r *reader) fail(word int, format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("line %d, word %d: %s", r.line, word, fmt.Sprintf(format, args...))
	}
}

// words reads a line and returns its n words.
func (r *reader) words(n int) []string {
	none := make([]string, n)

	// After an error, read nothing more.
	if r.err != nil {
		return none
	}

	r.line++
	text, err := r.in.ReadString('\n')
	if err != nil {
		r.fail(1, "the line is missing or has no newline")
		return none
	}

	// Two spaces in a row produce an empty word, so that the number of words is wrong.
	words := strings.Split(strings.TrimSuffix(text, "\n"), " ")
	if len(words) != n {
		r.fail(len(words), "want %d words, separated by single spaces, got %q", n, text)
		return none
	}
	return words
}

// number returns the value of words[i], which must be a whole number from least to most, without leading
// zeros and without a plus sign.
func (r *reader) number(words []string, i, least, most int) int {
	// Atoi also accepts +1 and 01, but solutions in other languages may not.
	n, err := strconv.Atoi(words[i])
	if err != nil || strconv.Itoa(n) != words[i] || n < least || n > most {
		r.fail(i+1, "want a whole number from %d to %d, got %q", least, most, words[i])
		return least
	}
	return n
}

func validate(in io.Reader, rules Rules) error {
	r := &reader{in: bufio.NewReader(in)}

	// Each of the following calls reads a part of the input. After an error, the remaining calls read nothing,
	// and r keeps the first error message.
	head := r.words(3)
	n, l, e := r.number(head, 0, 2, 500), r.number(head, 1, 1, 1000), r.number(head, 2, 1, 20)
	next := r.links(n, l)
	gateway := r.gateways(n, e)
	if rules.Single {
		r.single(next, gateway)
	}

	// The game must not be over at the start.
	line := r.words(1)
	start := r.number(line, 0, 0, n-1)
	if r.err == nil && gateway[start] {
		r.fail(1, "the agent starts on gateway %d", start)
	}
	if r.err == nil && !reaches(next, gateway, start) {
		r.fail(1, "the agent cannot reach a gateway from %d", start)
	}

	// The last line, with the agent and the seed, is for the referee. The player never sees it.
	line = r.words(2)
	if r.err == nil && !slices.Contains(rules.Agents, line[0]) {
		r.fail(1, "there is no agent %q", line[0])
	}
	r.number(line, 1, 0, 1<<31-1)

	// No further line may follow, not even an empty one.
	if _, err := r.in.ReadByte(); r.err == nil && err != io.EOF {
		r.line++
		r.fail(1, "want the end of the input")
	}
	return r.err
}

func (r *reader) links(n, l int) [][]int {
	// known contains each link in both directions.
	next := make([][]int, n)
	known := map[[2]int]bool{}
	for i := 0; i < l && r.err == nil; i++ {
		line := r.words(2)
		a, b := r.number(line, 0, 0, n-1), r.number(line, 1, 0, n-1)

		// If the line is invalid, a and b are not the ends of a link.
		if r.err != nil {
			break
		}
		if a == b {
			r.fail(2, "link %d %d joins a node to itself", a, b)
		}
		if known[[2]int{a, b}] {
			r.fail(1, "link %d %d is listed twice", a, b)
		}
		known[[2]int{a, b}], known[[2]int{b, a}] = true, true
		next[a], next[b] = append(next[a], b), append(next[b], a)
	}
	return next
}

func (r *reader) gateways(n, e int) []bool {
	gateway := make([]bool, n)
	for i := 0; i < e && r.err == nil; i++ {
		v := r.number(r.words(1), 0, 0, n-1)
		if r.err == nil && gateway[v] {
			r.fail(1, "gateway %d is listed twice", v)
		}
		gateway[v] = true
	}
	return gateway
}

// single reports an error if a node has two gateways as neighbours.
func (r *reader) single(next [][]int, gateway []bool) {
	for v, neighbours := range next {
		n := 0
		for _, u := range neighbours {
			if gateway[u] {
				n++
			}
		}
		if n > 1 && !gateway[v] {
			r.fail(1, "node %d has links to %d gateways", v, n)
		}
	}
}

// reaches reports whether there is a path from start to a gateway.
func reaches(next [][]int, gateway []bool, start int) bool {
	// This is a breadth-first search that ends at the first gateway.
	seen := make([]bool, len(next))
	seen[start] = true
	for queue := []int{start}; len(queue) > 0; queue = queue[1:] {
		v := queue[0]
		if gateway[v] {
			return true
		}
		for _, u := range next[v] {
			if !seen[u] {
				seen[u] = true
				queue = append(queue, u)
			}
		}
	}
	return false
}
