// The referee of skynet2: it moves the agent and judges every cut.
//
// Use: referee INPUT ANSWER FEEDBACKDIR/ [turn=MS] [first=MS] [patience=FACTOR] < player's output > player's input
//
// INPUT holds the map (N L E, the links, the gateways), the agent's start, the agent's name and a seed. The player
// gets N L E, the links and the gateways, then before each turn the agent's node. The player answers with one line `C1 C2`, a
// link that touches a gateway and still stands.
// Agents: seen, low, high, few, double, random, perfect; agents below tells what they do.
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
	case !g.gateway[a] && !g.gateway[b]:
		return fmt.Sprintf("link %d %d does not touch a gateway", a, b)
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

// isGateway and doors are what agents are after.
func (g *game) isGateway(v int) bool { return g.gateway[v] }

// doors counts the gateways beside a node that is none.
func (g *game) doors(v int) int {
	n := 0
	for _, u := range g.next[v] {
		if g.gateway[u] {
			n++
		}
	}
	return n
}

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
	// into a gateway if one is beside, else towards the nearest node with two, else towards the nearest gateway
	"double": func(*game, *rand.Rand) func(*game) int { return double },
	// anywhere, gateways included
	"random": func(_ *game, rng *rand.Rand) func(*game) int {
		return func(g *game) int { return g.next[g.at][rng.Intn(len(g.next[g.at]))] }
	},
	// wins whenever the player has made a mistake that the search can see, and else makes the player's life hard
	"perfect": newPerfect,
}

// greedy walks towards the nearest gateway; of several steps it takes the first that is better than all before it,
// the lowest node first.
func greedy(better func(g *game, a, b int) bool) func(*game) int {
	return func(g *game) int { return g.towards(g.distances(g.isGateway), better) }
}

// lowest lets no later node be better.
func lowest(*game, int, int) bool { return false }

func double(g *game) int {
	toGateway := g.distances(g.isGateway)
	toDouble := g.distances(func(v int) bool { return !g.gateway[v] && g.doors(v) > 1 })
	if toGateway[g.at] > 1 && toDouble[g.at] > 0 {
		return g.towards(toDouble, lowest)
	}
	return g.towards(toGateway, lowest)
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

// largestTable bounds the positions of the exact perfect agent.
const largestTable = 1 << 26

// newPerfect picks the perfect agent's method by the size of the game.
func newPerfect(g *game, rng *rand.Rand) func(*game) int {
	p := &perfect{next: make([][]int, g.nodes), doors: make([]int, g.nodes)}
	positions := g.nodes
	for v := 0; v < g.nodes; v++ {
		if g.gateway[v] {
			continue
		}
		for _, u := range g.next[v] {
			if !g.gateway[u] {
				p.next[v] = append(p.next[v], u)
			}
		}

		// Each node with gateway links is a digit in the number of a position.
		if n := g.doors(v); n > 0 && positions <= largestTable {
			p.linked = append(p.linked, v)
			p.place = append(p.place, positions)
			positions *= n + 1
		}
	}

	// The exact table would be too large: look ahead instead.
	if positions > largestTable {
		return newAhead(p.next, rng).step
	}
	p.value = make([]byte, positions)
	return p.step
}

// perfect knows the exact value of every position. A position is the agent's node and, of each node with gateway
// links, how many of them stand: nothing else matters. Its number is the node plus, for each of linked, its doors
// times its place.
type perfect struct {
	next   [][]int // between nodes that are no gateways
	doors  []int   // of each node in the position looked at
	linked []int
	place  []int
	value  []byte // by position: 0 unknown, then playerWins or agentWins
}

const (
	playerWins = 1
	agentWins  = 2
)

func (p *perfect) step(g *game) int {
	rest := 0
	for i, v := range p.linked {
		p.doors[v] = g.doors(v)
		rest += p.doors[v] * p.place[i]
	}

	if p.doors[g.at] > 0 {
		return greedyStep(g)
	}

	// A step that wins is best. Otherwise leave the player as few winning answers as possible.
	best, fewest := -1, 0
	for _, v := range p.next[g.at] {
		if !p.player(rest, v) {
			return v
		}
		if n := p.answers(rest, v); best < 0 || n < fewest {
			best, fewest = v, n
		}
	}
	return best
}

// greedyStep walks into a gateway, or towards one.
func greedyStep(g *game) int { return g.towards(g.distances(g.isGateway), lowest) }

// player tells whether the player, who is to move, wins with the agent on a.
func (p *perfect) player(rest, a int) bool {
	if value := p.value[rest+a]; value != 0 {
		return value == playerWins
	}

	// The player wins if no gateway link is left, or if some cut survives.
	wins := rest == 0
	for i := 0; i < len(p.linked) && !wins; i++ {
		wins = p.survives(rest, a, i)
	}

	p.value[rest+a] = agentWins
	if wins {
		p.value[rest+a] = playerWins
	}
	return wins
}

// answers counts the nodes where a cut wins for the player: the fewer, the likelier is a mistake of the player.
func (p *perfect) answers(rest, a int) int {
	n := 0
	for i := range p.linked {
		if p.survives(rest, a, i) {
			n++
		}
	}
	return n
}

// survives tells whether the player wins by cutting a link of linked[i].
func (p *perfect) survives(rest, a, i int) bool {
	v := p.linked[i]
	if p.doors[v] == 0 || p.doors[a] > 1 || p.doors[a] == 1 && v != a {
		return false
	}

	// The cut survives if the player wins after every step of the agent.
	p.doors[v]--
	ok := true
	for _, b := range p.next[a] {
		if ok = p.player(rest-p.place[i], b); !ok {
			break
		}
	}
	p.doors[v]++
	return ok
}

// ahead looks as many free turns ahead as its budget allows. A turn is free if no gateway is beside the agent.
type ahead struct {
	next  [][]int
	rng   *rand.Rand
	doors []int
	salt  []uint64 // of a node and the number of its doors
	hash  uint64   // of doors
	seen  map[uint64]horizon
	left  int // of the budget
}

// horizon bounds the free turns in which the agent wins from a position: wins are enough, not are too few.
type horizon struct{ wins, not int16 }

const (
	budget    = 40000 // positions looked at for one step
	mostDoors = 21    // of a node, and one more
	unknown   = 1 << 14
)

func newAhead(next [][]int, rng *rand.Rand) *ahead {
	a := &ahead{next: next, rng: rng, doors: make([]int, len(next)), salt: make([]uint64, len(next)*mostDoors)}
	for i := range a.salt {
		a.salt[i] = rng.Uint64()
	}
	return a
}

func (p *ahead) step(g *game) int {
	p.hash, p.seen, p.left = 0, map[uint64]horizon{}, budget
	for v := range p.doors {
		if p.doors[v] = 0; !g.gateway[v] {
			p.doors[v] = g.doors(v)
		}
		p.hash ^= p.salt[v*mostDoors+p.doors[v]]
	}
	if p.doors[g.at] > 0 || len(p.next[g.at]) == 0 {
		return greedyStep(g)
	}

	// Deepen by free turns, until a win is found or the budget is spent.
	for free := 0; p.left > 0 && free < len(p.next); free++ {
		for _, v := range p.next[g.at] {
			if p.wins(v, free) {
				return v
			}
		}
	}
	return p.press(g)
}

// press steps towards the node whose two gateways are reached with the fewest free turns for the player.
func (p *ahead) press(g *game) int {
	best, fewest, ties := -1, 0, 0
	for _, v := range p.next[g.at] {
		n := p.freeTurns(v)
		switch {
		case best < 0 || n < fewest:
			best, fewest, ties = v, n, 1
		case n == fewest:
			if ties++; p.rng.Intn(ties) == 0 {
				best = v
			}
		}
	}
	return best
}

// freeTurns is the number of nodes without gateways on the way from a to a node with two.
func (p *ahead) freeTurns(a int) int {
	cost := map[int]int{a: 0}
	layer := []int{a}
	for free := 0; len(layer) > 0; free++ {
		var later []int
		for i := 0; i < len(layer); i++ {
			v := layer[i]
			if cost[v] != free {
				continue
			}
			if p.doors[v] > 1 {
				return free
			}
			for _, u := range p.next[v] {
				c := free
				if p.doors[v] == 0 {
					c++
				}

				if old, ok := cost[u]; ok && old <= c {
					continue
				}
				cost[u] = c
				if c == free {
					layer = append(layer, u)
				} else {
					later = append(later, u)
				}
			}
		}
		layer = later
	}
	return len(p.next)
}

// wins tells whether the agent on a, with the player to move, wins within so many free turns.
func (p *ahead) wins(a, free int) bool {
	if p.doors[a] > 1 || p.left <= 0 {
		return p.doors[a] > 1
	}
	p.left--
	key := p.hash*31 + uint64(a)*0x9E3779B97F4A7C15
	h, ok := p.seen[key]
	if !ok {
		h = horizon{wins: unknown, not: -1}
	}
	if free >= int(h.wins) || free <= int(h.not) {
		return free >= int(h.wins)
	}

	// A gateway link beside the agent is the only cut. Otherwise the player has a free turn.
	wins := false
	if p.doors[a] == 1 {
		wins = p.winsAfter(a, a, free)
	} else if free > 0 {
		wins = p.winsWhatever(a, free-1)
	}
	if wins {
		h.wins = int16(free)
	} else if p.left > 0 {
		h.not = int16(free)
	}
	p.seen[key] = h
	return wins
}

// winsWhatever tells whether the agent wins after every cut. A cut never helps the agent: if the agent does not
// win without a cut, no cut makes it win.
func (p *ahead) winsWhatever(a, free int) bool {
	if !p.winsFrom(a, free) {
		return false
	}
	for v := range p.doors {
		if p.doors[v] > 0 && !p.winsAfter(a, v, free) {
			return false
		}
	}
	return true
}

func (p *ahead) winsAfter(a, cut, free int) bool {
	p.change(cut, -1)
	wins := p.winsFrom(a, free)
	p.change(cut, 1)
	return wins
}

func (p *ahead) winsFrom(a, free int) bool {
	for _, b := range p.next[a] {
		if p.wins(b, free) {
			return true
		}
	}
	return false
}

func (p *ahead) change(v, by int) {
	p.hash ^= p.salt[v*mostDoors+p.doors[v]]
	p.doors[v] += by
	p.hash ^= p.salt[v*mostDoors+p.doors[v]]
}
