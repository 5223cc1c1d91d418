// The referee of skynet1: it moves the agent and judges every cut.
//
// Use: referee INPUT ANSWER FEEDBACKDIR/ [turn=MS] [first=MS] [patience=FACTOR] < player's output > player's input
//
// INPUT holds the map (N L E, the links, the gateways), the agent's start, the agent's name and a seed. The player
// gets N L E, the links and the gateways, then before each turn the agent's node. The player answers with one line `C1 C2`, a
// link that still stands.
// Agents: seen, low, high, few, wide, random; agents below tells what they do.
//
// FEEDBACKDIR/judgemessage.txt has the result of the game. FEEDBACKDIR/turn_limit.txt is for judges that keep time
// themselves: it has the milliseconds allowed for a turn and for the first one: turn and first (150 and 1000 if not given), each
// times patience (4), because wall-clock time on a busy machine includes time in which the player did not run. For
// judges that do not keep time, the referee rejects an answer that takes twice as long as that.
//
// FEEDBACKDIR/game.txt is for the picture: for each turn the agent's node, the milliseconds and the answer; at last
// "end" and the agent's node.
//
// Exit status: 42 no gateway can be reached any more; 43 the player lost or broke the rules; 1 the referee failed.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math/rand"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"syscall"
	"time"

	"oj/testcases/internal/feedback"
)

const (
	accepted = 42
	rejected = 43

	longestLine = 200 // bytes of an answer
)

func main() {
	if len(os.Args) < 4 {
		fmt.Fprintln(os.Stderr, "usage: referee INPUT ANSWER FEEDBACKDIR/ [turn=MS] [first=MS] [patience=FACTOR]")
		os.Exit(1)
	}
	signal.Ignore(syscall.SIGPIPE) // the end of its output shows that a player has ended
	status, err := referee(os.Args[1], os.Args[3], os.Args[4:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "referee:", err)
		os.Exit(1)
	}
	os.Exit(status)
}

// referee plays the game and returns the exit status.
func referee(input, folder string, flags []string) (int, error) {
	o, err := parseFlags(flags)
	if err != nil {
		return 0, err
	}
	g, err := readGame(input)
	if err != nil {
		return 0, err
	}

	limits := fmt.Sprintf("%d %d\n", o.turn*o.patience, o.first*o.patience)
	if err := feedback.Write(folder, "turn_limit.txt", limits); err != nil {
		return 0, err
	}

	t := talk{lines: readLines(os.Stdin), out: bufio.NewWriter(os.Stdout), limits: o}
	record, err := os.Create(folder + "/game.txt")
	if err != nil {
		return 0, err
	}
	defer record.Close()
	t.record = record

	message, ok := g.play(&t)
	fmt.Fprintln(record, "end", g.at)
	status := rejected
	if ok {
		status = accepted
	}

	os.Stdout.Close() // tells the player that the game is over
	message += fmt.Sprintf(" (agent %s; slowest answer %d ms, in turn %d)\n", g.agent, t.slowest.Milliseconds(), t.slowestTurn)
	return status, feedback.Write(folder, "judgemessage.txt", message)
}

// options are the limits in milliseconds, and the factor to both.
type options struct{ turn, first, patience int }

func parseFlags(flags []string) (options, error) {
	o := options{turn: 150, first: 1000, patience: 4}
	for _, flag := range flags {
		key, value, _ := strings.Cut(flag, "=")
		place, known := map[string]*int{"turn": &o.turn, "first": &o.first, "patience": &o.patience}[key]
		n, err := strconv.Atoi(value)
		if !known || err != nil || n < 1 {
			return o, fmt.Errorf("flag %q: want turn=MS, first=MS or patience=FACTOR, each at least 1", flag)
		}
		*place = n
	}
	return o, nil
}

// A game is the map as it stands.
type game struct {
	nodes    int
	gateways []int
	links    [][2]int // all of them, as in the input
	gateway  []bool
	next     [][]int // links that stand, by node, as the input gives them
	standing int
	at       int
	agent    string
	step     func(g *game) int
}

func readGame(path string) (*game, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}

	// bad remembers the first mistake, so that the reading below needs no checks of its own.
	words := strings.Fields(string(text))
	bad := false
	number := func() int {
		if len(words) == 0 {
			bad = true
			return 0
		}
		n, err := strconv.Atoi(words[0])
		words, bad = words[1:], bad || err != nil || n < 0 || n > 1000
		return n
	}

	g := &game{nodes: number()}
	links, gateways := number(), number()
	for i := 0; i < links && !bad; i++ {
		g.links = append(g.links, [2]int{number(), number()})
	}
	for i := 0; i < gateways && !bad; i++ {
		g.gateways = append(g.gateways, number())
	}
	g.at = number()
	if bad || len(words) != 2 {
		return nil, fmt.Errorf("%s: want N L E, the links, the gateways, the start, the agent's name and a seed", path)
	}

	g.agent = words[0]
	seed, err := strconv.ParseInt(words[1], 10, 64)
	if err != nil {
		return nil, fmt.Errorf("%s: seed %q is no whole number", path, words[1])
	}
	return g, g.begin(path, seed)
}

// begin computes the gateways, the links of each node and the agent from the input.
func (g *game) begin(path string, seed int64) error {
	g.gateway, g.next = make([]bool, g.nodes), make([][]int, g.nodes)
	for _, v := range g.gateways {
		if v >= g.nodes {
			return fmt.Errorf("%s: gateway %d, but the nodes are 0 to %d", path, v, g.nodes-1)
		}
		g.gateway[v] = true
	}
	for _, l := range g.links {
		if l[0] >= g.nodes || l[1] >= g.nodes {
			return fmt.Errorf("%s: link %d %d, but the nodes are 0 to %d", path, l[0], l[1], g.nodes-1)
		}
		g.next[l[0]] = append(g.next[l[0]], l[1])
		g.next[l[1]] = append(g.next[l[1]], l[0])
	}

	g.standing = len(g.links)
	if g.at >= g.nodes || g.gateway[g.at] {
		return fmt.Errorf("%s: the agent cannot start at %d", path, g.at)
	}

	agent, known := agents[g.agent]
	if !known {
		return fmt.Errorf("%s: there is no agent %q", path, g.agent)
	}
	g.step = agent(g, rand.New(rand.NewSource(seed)))
	return nil
}

// A talk is the exchange of lines with the player, and its clock.
type talk struct {
	lines       <-chan string // closed when the player's output has ended
	out         *bufio.Writer
	limits      options
	turn        int
	slowest     time.Duration
	slowestTurn int
	took        time.Duration // the last answer
	record      io.Writer     // game.txt
}

// readLines sends the lines of r to the channel. The last line may lack its newline. An overlong line arrives in parts.
func readLines(r io.Reader) <-chan string {
	lines := make(chan string)
	go func() {
		defer close(lines)
		in := bufio.NewReaderSize(r, longestLine)
		for {
			line, err := in.ReadSlice('\n')
			if len(bytes.TrimSpace(line)) > 0 || err == nil {
				lines <- string(line)
			}
			if err != nil && err != bufio.ErrBufferFull {
				return
			}
		}
	}()
	return lines
}

// ask flushes out to the player and waits for the answer. Without an answer, complaint says why.
func (t *talk) ask() (answer, complaint string) {
	select {
	case line, ok := <-t.lines:
		if ok {
			return "", fmt.Sprintf("%s came before it was asked for", shown(line))
		}
	default:
	}

	t.turn++
	asked := time.Now()
	t.out.Flush() // an error means that the player has ended: then its output ends, too
	limit := t.limits.turn
	if t.turn == 1 {
		limit = t.limits.first
	}

	patience := time.Duration(limit*t.limits.patience) * time.Millisecond
	select {
	case line, ok := <-t.lines:
		if t.took = time.Since(asked); t.took > t.slowest {
			t.slowest, t.slowestTurn = t.took, t.turn
		}
		if !ok {
			return "", "the player's output has ended"
		}
		return line, ""
	case <-time.After(2 * patience):
		t.took = time.Since(asked)
		t.slowest, t.slowestTurn = t.took, t.turn
		return "", fmt.Sprintf("no answer within %d ms (the limit is %d ms)", 2*patience.Milliseconds(), limit)
	}
}

// shown quotes a line for a message.
func shown(line string) string {
	line = strings.TrimRight(line, "\r\n")
	if len(line) > 40 {
		return strconv.Quote(line[:40]) + "..."
	}
	return strconv.Quote(line)
}

// play returns how the game went, and whether the player has won.
func (g *game) play(t *talk) (message string, won bool) {
	fmt.Fprintln(t.out, g.nodes, len(g.links), len(g.gateways))
	for _, l := range g.links {
		fmt.Fprintln(t.out, l[0], l[1])
	}
	for _, v := range g.gateways {
		fmt.Fprintln(t.out, v)
	}

	for {
		fmt.Fprintln(t.out, g.at)
		answer, complaint := t.ask()
		fmt.Fprintln(t.record, g.at, t.took.Milliseconds(), shown(answer))

		if complaint == "" {
			complaint = g.cut(answer)
		}
		if complaint != "" {
			return fmt.Sprintf("turn %d, agent at %d: %s", t.turn, g.at, complaint), false
		}

		if !g.reachable() {
			return fmt.Sprintf("won in turn %d, %d of %d links left", t.turn, g.standing, len(g.links)), true
		}

		from := g.at
		if g.at = g.step(g); g.gateway[g.at] {
			return fmt.Sprintf("turn %d: the agent walks from %d into gateway %d; %d of %d links left",
				t.turn, from, g.at, g.standing, len(g.links)), false
		}
	}
}

// cut carries out the player's answer. If the answer breaks a rule, it returns a complaint.
func (g *game) cut(answer string) (complaint string) {
	words := strings.Fields(answer)
	if len(words) != 2 || len(answer) >= longestLine {
		return fmt.Sprintf("%s is not two nodes", shown(answer))
	}

	var ends [2]int
	for i, word := range words {
		n, err := strconv.Atoi(word)
		if err != nil || n < 0 || n >= g.nodes {
			return fmt.Sprintf("%s: %s is not a node, want 0 to %d", shown(answer), strconv.Quote(word), g.nodes-1)
		}
		ends[i] = n
	}

	a, b := ends[0], ends[1]
	switch {
	case !g.has(a, b) && g.had(a, b):
		return fmt.Sprintf("link %d %d has been cut before", a, b)
	case !g.has(a, b):
		return fmt.Sprintf("there is no link %d %d", a, b)
	}

	g.next[a], g.next[b] = without(g.next[a], b), without(g.next[b], a)
	g.standing--
	return ""
}

// has tells whether the link stands, had whether it stood at the start.
func (g *game) has(a, b int) bool {
	for _, v := range g.next[a] {
		if v == b {
			return true
		}
	}
	return false
}

func (g *game) had(a, b int) bool {
	for _, l := range g.links {
		if l == [2]int{a, b} || l == [2]int{b, a} {
			return true
		}
	}
	return false
}

func without(list []int, v int) []int {
	kept := list[:0]
	for _, u := range list {
		if u != v {
			kept = append(kept, u)
		}
	}
	return kept
}

// distances counts the steps from every node to the nearest one that is a goal, never through a gateway; -1 where
// there is no way.
func (g *game) distances(goal func(v int) bool) []int {
	dist := make([]int, g.nodes)
	var queue []int
	for v := range dist {
		dist[v] = -1
		if goal(v) {
			dist[v] = 0
			queue = append(queue, v)
		}
	}

	for i := 0; i < len(queue); i++ {
		for _, u := range g.next[queue[i]] {
			if dist[u] < 0 && !g.gateway[u] {
				dist[u] = dist[queue[i]] + 1
				queue = append(queue, u)
			}
		}
	}
	return dist
}

func (g *game) isGateway(v int) bool { return g.gateway[v] }

func (g *game) reachable() bool { return g.distances(g.isGateway)[g.at] > 0 }

// agents by name. An agent is asked for a step only when a gateway can be reached.
var agents = map[string]func(g *game, rng *rand.Rand) func(g *game) int{
	// towards the nearest gateway; of several steps the node with the most links, then the lowest: as in recorded games
	"seen": func(*game, *rand.Rand) func(*game) int {
		return greedy(func(g *game, a, b int) bool { return len(g.next[a]) > len(g.next[b]) })
	},
	// towards the nearest gateway; of several steps the lowest node
	"low": func(*game, *rand.Rand) func(*game) int {
		return greedy(lowest)
	},
	// towards the nearest gateway; of several steps the highest node
	"high": func(*game, *rand.Rand) func(*game) int {
		return greedy(func(g *game, a, b int) bool { return a > b })
	},
	// towards the nearest gateway; of several steps the node with the fewest links, then the lowest
	"few": func(*game, *rand.Rand) func(*game) int {
		return greedy(func(g *game, a, b int) bool { return len(g.next[a]) < len(g.next[b]) })
	},
	// into a gateway if one is beside; else to the node from which the most links must be cut to keep the agent from the
	// gateways; of several such nodes to the one nearest to a gateway, then the lowest
	"wide": func(*game, *rand.Rand) func(*game) int { return wide },
	// anywhere, gateways included
	"random": func(_ *game, rng *rand.Rand) func(*game) int {
		return func(g *game) int { return g.next[g.at][rng.Intn(len(g.next[g.at]))] }
	},
}

// greedy walks towards the nearest gateway; of several steps it takes the first that is better than all before it,
// the lowest node first.
func greedy(better func(g *game, a, b int) bool) func(*game) int {
	return func(g *game) int { return g.towards(g.distances(g.isGateway), better) }
}

// lowest lets no later node be better.
func lowest(*game, int, int) bool { return false }

func wide(g *game) int {
	dist := g.distances(g.isGateway)
	if dist[g.at] == 1 {
		return g.towards(dist, lowest)
	}
	best, most := -1, 0
	for v := 0; v < g.nodes; v++ {
		if dist[v] < 0 || !g.has(g.at, v) {
			continue
		}
		n := g.ways(v)
		if best < 0 || n > most || n == most && dist[v] < dist[best] {
			best, most = v, n
		}
	}
	return best
}

// ways counts how many ways that share no link lead from v to gateways: as many links must be cut to separate them.
func (g *game) ways(v int) int {
	used := map[[2]int]bool{} // a link in the direction in which a way goes over it
	n := 0
	for g.oneMore(v, used) {
		n++
	}
	return n
}

// oneMore changes used to hold one way more, if there is one.
func (g *game) oneMore(v int, used map[[2]int]bool) bool {
	from := map[int]int{v: v}
	for queue := []int{v}; len(queue) > 0; queue = queue[1:] {
		u := queue[0]
		for _, w := range g.next[u] {
			if _, seen := from[w]; seen || used[[2]int{u, w}] {
				continue
			}
			from[w] = u
			if !g.gateway[w] {
				queue = append(queue, w)
				continue
			}
			for ; w != v; w = from[w] {
				if forth, back := [2]int{from[w], w}, [2]int{w, from[w]}; used[back] {
					delete(used, back)
				} else {
					used[forth] = true
				}
			}
			return true
		}
	}
	return false
}

// towards returns the best neighbour that is nearer.
func (g *game) towards(dist []int, better func(g *game, a, b int) bool) int {
	best := -1
	for v := 0; v < g.nodes; v++ {
		if dist[v] == dist[g.at]-1 && g.has(g.at, v) && (best < 0 || better(g, v, best)) {
			best = v
		}
	}
	return best
}
