// Package maps creates the testcases of skynet1 and skynet2: public maps and generated maps, each played against
// several agents.
package maps

import (
	"bytes"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
)

// answer is the content of every .ans file. It is the same for all maps, because the player can win on every map.
const answer = "a perfect player wins\n"

// known is the beginning of the names of CodinGame's own maps, and seen the agent that behaves like the one in games
// recorded there. All other testcases are in the group beyond, because CodinGame is not known to have them.
const (
	known = "ep"
	seen  = "seen"
)

// isKnown reports whether CodinGame tests this map with this agent, as far as public sources tell. The maps whose
// names contain "custom" were shared by users.
func isKnown(name, agent string) bool {
	return strings.HasPrefix(name, known) && !strings.Contains(name, "custom") && agent == seen
}

// Main rewrites the folders sample and secret in the folder that is given by the first argument of the command
// line. Without such an argument, Main rewrites them in testcases/ID/data, where ID is the parameter id. The
// public maps are in testcases/ID/generators/maps. Main must run in the root of the repository. Its output is
// the same each time.
func Main(id string, agents []string, recipes []Recipe) {
	data := filepath.Join("testcases", id, "data")
	if len(os.Args) > 1 {
		data = os.Args[1]
	}
	if err := generate(id, data, agents, recipes); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func generate(id, data string, agents []string, recipes []Recipe) error {
	// Collect all cases before any file is removed, so that an error leaves the data complete.
	cases := map[string]string{}
	if err := publicCases(filepath.Join("testcases", id, "generators", "maps"), agents, cases); err != nil {
		return err
	}
	for _, r := range recipes {
		m := r.Make()
		for _, agent := range r.Agents {
			cases[fmt.Sprintf("secret/beyond/made-%s-%d-%d-%s", r.Shape, r.Nodes, r.Seed, agent)] = withAgent(m, agent)
		}
	}

	// Remove the old files, because a case may have a new name.
	for _, folder := range []string{"sample", "secret", "secret/beyond"} {
		if err := os.RemoveAll(filepath.Join(data, folder)); err != nil {
			return err
		}
		if err := os.MkdirAll(filepath.Join(data, folder), 0o777); err != nil {
			return err
		}
	}

	// Every case has the same answer.
	for name, in := range cases {
		for suffix, text := range map[string]string{".in": in, ".ans": answer} {
			if err := os.WriteFile(filepath.Join(data, name+suffix), []byte(text), 0o666); err != nil {
				return err
			}
		}
	}
	return nil
}

// withAgent appends the agent's name and a seed to a map. Only agents that move at random use the seed.
func withAgent(text, agent string) string { return fmt.Sprintf("%s%s %d\n", text, agent, len(text)) }

// publicCases adds one case for each agent and each map in the folder maps. The first map with the agent seen becomes
// the sample.
func publicCases(maps string, agents []string, cases map[string]string) error {
	files, err := filepath.Glob(filepath.Join(maps, "*.txt"))
	if err != nil {
		return err
	}
	for i, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}

		name := strings.TrimSuffix(filepath.Base(file), ".txt")
		for _, agent := range agents {
			group := "secret/beyond/"
			switch {
			case i == 0 && agent == seen:
				group = "sample/"
			case isKnown(name, agent):
				group = "secret/"
			}
			cases[group+name+"-"+agent] = withAgent(string(text), agent)
		}
	}
	return nil
}

// A Recipe describes a map: ordinary nodes linked in some shape, some of which also get links to gateways.
type Recipe struct {
	Shape    string
	Nodes    int // the number of nodes, gateways included
	Gateways int
	Ones     int // how many nodes in 1000 get one gateway link
	Twos     int // how many nodes in 1000 get two gateway links
	Seed     int64
	Agents   []string
}

// New returns a recipe with these fields. A call is shorter than a composite literal with the names of the
// fields.
func New(shape string, nodes, gateways, ones, twos int, seed int64, agents []string) Recipe {
	return Recipe{Shape: shape, Nodes: nodes, Gateways: gateways, Ones: ones, Twos: twos, Seed: seed, Agents: agents}
}

// shapes maps the name of a shape to a function that returns a graph of this shape with n nodes.
var shapes = map[string]func(rng *rand.Rand, n int) *graph{
	"tree":  tree,
	"ring":  ring,
	"chain": chain,
	"hubs":  hubs,
	"grid":  grid,
	"mesh":  mesh,
	"dense": dense,
}

// Known reports whether a shape with this name exists.
func Known(shape string) bool { return shapes[shape] != nil }

// A graph has nodes 0..n-1 and at most one link between two of them.
type graph struct {
	n     int
	links [][2]int
	known map[[2]int]bool
}

func newGraph(n int) *graph { return &graph{n: n, known: map[[2]int]bool{}} }

// add links the nodes a and b, unless they are equal or already linked.
func (g *graph) add(a, b int) {
	// Store the smaller end first, because a link from b to a is the same as a link from a to b.
	if a > b {
		a, b = b, a
	}
	if a != b && !g.known[[2]int{a, b}] {
		g.known[[2]int{a, b}] = true
		g.links = append(g.links, [2]int{a, b})
	}
}

// tree returns a tree in which every node is linked to one of the six nodes before it.
func tree(rng *rand.Rand, n int) *graph {
	g := newGraph(n)

	// Linking to a recent node makes the tree deep, so that the agent needs many turns.
	for v := 1; v < n; v++ {
		g.add(v, v-1-rng.Intn(min(v, 6)))
	}
	return g
}

// ring returns a cycle with a few chords.
func ring(rng *rand.Rand, n int) *graph {
	g := newGraph(n)
	for v := range n {
		g.add(v, (v+1)%n)
	}

	// The chords give the agent several paths.
	for range n / 12 {
		g.add(rng.Intn(n), rng.Intn(n))
	}
	return g
}

// chain returns a long path with shortcuts: some nodes are also linked to a node that is three to nine places
// before them. So several paths lead to the far end.
func chain(rng *rand.Rand, n int) *graph {
	g := newGraph(n)
	for v := 1; v < n; v++ {
		g.add(v, v-1)
		if v >= 10 && rng.Intn(5) == 0 {
			g.add(v, v-3-rng.Intn(7))
		}
	}
	return g
}

// hubs returns stars, each joined to earlier stars. Around each hub, neighbouring nodes are linked, too.
func hubs(rng *rand.Rand, n int) *graph {
	g := newGraph(n)

	// The last star may be smaller, because n is the total number of nodes.
	for hub := 0; hub < n; {
		size := min(n-hub, 6+rng.Intn(8))
		for v := hub + 1; v < hub+size; v++ {
			g.add(hub, v)
			if v > hub+1 {
				g.add(v, v-1)
			}
		}

		// Two links join the star to earlier stars, so that there are several paths between stars.
		if hub > 0 {
			g.add(hub+rng.Intn(size), rng.Intn(hub))
			g.add(hub+rng.Intn(size), hub-1)
		}
		hub += size
	}
	return g
}

// grid returns a grid that is as nearly square as possible.
func grid(_ *rand.Rand, n int) *graph {
	g := newGraph(n)

	// The width is the square root of n, rounded up.
	width := 1
	for width*width < n {
		width++
	}
	for v := range n {
		if v%width > 0 {
			g.add(v, v-1)
		}
		if v >= width {
			g.add(v, v-width)
		}
	}
	return g
}

// mesh returns a tree with short extra links.
func mesh(rng *rand.Rand, n int) *graph {
	g := tree(rng, n)

	// The links join nodes with similar numbers, so that most distances stay large.
	for range n / 2 {
		v := rng.Intn(n)
		g.add(v, min(n-1, v+1+rng.Intn(11)))
	}
	return g
}

// dense returns a graph with at most 850 of the 1000 links that the statement allows. The other links can be
// used for the gateways.
func dense(rng *rand.Rand, n int) *graph {
	g := tree(rng, n)

	// A random link may already exist, so limit the number of attempts, too.
	for tries := 0; len(g.links) < min(850, n*(n-1)/4) && tries < 5000; tries++ {
		g.add(rng.Intn(n), rng.Intn(n))
	}
	return g
}

const mostLinks = 1000

// Make creates a map and returns it as text. The agent's start is the last line.
func (r Recipe) Make() string {
	// The gateways have the highest numbers until the method text shuffles the numbers.
	rng := rand.New(rand.NewSource(r.Seed))
	inner := r.Nodes - r.Gateways
	g := shapes[r.Shape](rng, inner)
	g.n = r.Nodes
	start := rng.Intn(inner)

	// The agent's start gets no gateway link, so that the first cut is not forced.
	for v := range inner {
		if v == start {
			continue
		}
		doors := 0

		// The random number lot decides whether the node gets zero, one or two gateway links.
		if lot := rng.Intn(1000); lot < r.Twos {
			doors = 2
		} else if lot < r.Twos+r.Ones {
			doors = 1
		}

		// In maps of skynet1, no node gets two gateway links (r.Twos is 0). For these maps, take no second
		// random number if the node gets no gateway link, because each seed must still produce the same map.
		if doors == 0 && r.Twos == 0 {
			continue
		}

		// If there are two links, they lead to different gateways.
		first := rng.Intn(r.Gateways)
		for i := range min(doors, r.Gateways, mostLinks-len(g.links)) {
			g.add(v, inner+(first+i)%r.Gateways)
		}
	}
	return g.text(rng, inner, start)
}

// text renumbers the nodes at random and returns the map as text. Before that, the gateways are the last nodes
// of g, and inner is the number of the first gateway.
func (g *graph) text(rng *rand.Rand, inner, start int) string {
	// Shuffle numbers and links, so that their order gives the player no information.
	name := rng.Perm(g.n)
	rng.Shuffle(len(g.links), func(i, j int) { g.links[i], g.links[j] = g.links[j], g.links[i] })
	var b bytes.Buffer
	fmt.Fprintln(&b, g.n, len(g.links), g.n-inner)
	for _, l := range g.links {
		fmt.Fprintln(&b, name[l[0]], name[l[1]])
	}
	for v := inner; v < g.n; v++ {
		fmt.Fprintln(&b, name[v])
	}
	fmt.Fprintln(&b, name[start])
	return b.String()
}
