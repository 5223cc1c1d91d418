// Generate writes the testcases of skynet2: the public maps and made ones, each against several agents.
//
// Use, in the root of the repository: go run ./testcases/skynet2/generators/generate [FOLDER]
// It rewrites FOLDER/sample and FOLDER/secret (FOLDER is testcases/skynet2/data if not given), the same bytes each time.
//
// Use: generate SHAPE NODES GATEWAYS ONES TWOS FIRST LAST
// It writes made maps with the seeds FIRST to LAST to standard output, each ending with the agent's start; see recipe.
//
// The seeds of the made maps were chosen so that a perfect player wins; most of them beat some weaker player.
package main

import (
	"bytes"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// answer is what every .ans holds: no map here is lost from the start.
const answer = "a perfect player wins\n"

var agents = []string{"seen", "low", "high", "few", "double", "random", "perfect"}

func main() {
	root := filepath.Join("testcases", "skynet2")
	data := filepath.Join(root, "data")

	// Printing maps for a choice of seeds leaves the data as it is.
	if len(os.Args) == 8 {
		if err := printMaps(os.Args[1], os.Args[2:]); err != nil {
			fmt.Fprintln(os.Stderr, "generate:", err)
			os.Exit(1)
		}
		return
	}
	if len(os.Args) > 1 {
		data = os.Args[1]
	}

	// The public maps are input of the generator, so they are not in the data folder.
	if err := generate(filepath.Join(root, "generators", "maps"), data); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

// printMaps writes one map for each seed.
func printMaps(shape string, words []string) error {
	// All words after the shape are numbers.
	var n [6]int
	for i, word := range words {
		var err error
		if n[i], err = strconv.Atoi(word); err != nil {
			return err
		}
	}
	r := recipe{shape: shape, nodes: n[0], gateways: n[1], ones: n[2], twos: n[3]}

	// A map needs a node for the agent's start and one that a gateway can be linked to.
	if shapes[shape] == nil || r.gateways < 2 || r.nodes < r.gateways+2 {
		return fmt.Errorf("there is no shape %s with %d nodes, %d of them gateways", shape, r.nodes, r.gateways)
	}
	for seed := n[4]; seed <= n[5]; seed++ {
		r.seed = int64(seed)
		fmt.Print(r.make())
	}
	return nil
}

func generate(maps, data string) error {
	// Collect all cases before any file is removed, so that an error leaves the data complete.
	cases := map[string]string{}
	if err := publicCases(maps, cases); err != nil {
		return err
	}
	for _, r := range recipes {
		m := r.make()
		for _, agent := range r.agents {
			cases[fmt.Sprintf("secret/made-%s-%d-%d-%s", r.shape, r.nodes, r.seed, agent)] = withAgent(m, agent)
		}
	}

	// Remove the old files, because a case may have a new name.
	for _, folder := range []string{"sample", "secret"} {
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

// withAgent completes a map that ends with the agent's start. The seed only matters to agents that draw lots.
func withAgent(text, agent string) string { return fmt.Sprintf("%s%s %d\n", text, agent, len(text)) }

// publicCases lets every agent play every map of the folder. The first one, against the agent of the recorded games,
// is the sample.
func publicCases(maps string, cases map[string]string) error {
	files, err := filepath.Glob(filepath.Join(maps, "*.txt"))
	if err != nil {
		return err
	}
	for i, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}

		// The games that were recorded in public are against the agent seen.
		name := strings.TrimSuffix(filepath.Base(file), ".txt")
		for _, agent := range agents {
			group := "secret/"
			if i == 0 && agent == "seen" {
				group = "sample/"
			}
			cases[group+name+"-"+agent] = withAgent(string(text), agent)
		}
	}
	return nil
}

// A recipe makes a map: nodes that are no gateways in some shape, of which some are then linked to gateways.
type recipe struct {
	shape    string
	nodes    int // of the map, gateways included
	gateways int
	ones     int // of 1000 nodes, how many get one gateway link
	twos     int // and how many get two
	seed     int64
	agents   []string
}

// shapes link n nodes.
var shapes = map[string]func(rng *rand.Rand, n int) *graph{
	"tree":  tree,
	"ring":  ring,
	"chain": chain,
	"hubs":  hubs,
	"grid":  grid,
	"mesh":  mesh,
	"dense": dense,
}

// A graph has nodes 0..n-1 and at most one link between two of them.
type graph struct {
	n     int
	links [][2]int
	known map[[2]int]bool
}

func newGraph(n int) *graph { return &graph{n: n, known: map[[2]int]bool{}} }

// add links a and b if they differ and are not linked yet.
func (g *graph) add(a, b int) {
	// One order of the ends finds a link in both directions.
	if a > b {
		a, b = b, a
	}
	if a != b && !g.known[[2]int{a, b}] {
		g.known[[2]int{a, b}] = true
		g.links = append(g.links, [2]int{a, b})
	}
}

// tree hangs every node under one of the few before it.
func tree(rng *rand.Rand, n int) *graph {
	g := newGraph(n)

	// A small distance makes the tree deep, so that the agent is on the way for many turns.
	for v := 1; v < n; v++ {
		g.add(v, v-1-rng.Intn(min(v, 6)))
	}
	return g
}

// ring is one with a few chords.
func ring(rng *rand.Rand, n int) *graph {
	g := newGraph(n)
	for v := range n {
		g.add(v, (v+1)%n)
	}

	// The chords give the agent a choice of ways.
	for range n / 12 {
		g.add(rng.Intn(n), rng.Intn(n))
	}
	return g
}

// chain is a path of pieces of ten nodes. Shortcuts join the pieces, so that several ways lead to the far end.
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

// hubs makes stars and joins them to each other. Links also join the neighbouring nodes around each hub.
func hubs(rng *rand.Rand, n int) *graph {
	g := newGraph(n)

	// The last star may be smaller, because n is the number of nodes in all.
	for hub := 0; hub < n; {
		size := min(n-hub, 6+rng.Intn(8))
		for v := hub + 1; v < hub+size; v++ {
			g.add(hub, v)
			if v > hub+1 {
				g.add(v, v-1)
			}
		}

		// Two links join the star to earlier ones, so that there are several ways between them.
		if hub > 0 {
			g.add(hub+rng.Intn(size), rng.Intn(hub))
			g.add(hub+rng.Intn(size), hub-1)
		}
		hub += size
	}
	return g
}

// grid is one as square as can be.
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

// mesh is a tree with short extra links.
func mesh(rng *rand.Rand, n int) *graph {
	g := tree(rng, n)

	// The links are short, so that distances stay long.
	for range n / 2 {
		v := rng.Intn(n)
		g.add(v, min(n-1, v+1+rng.Intn(11)))
	}
	return g
}

// dense has as many links as leave room for the gateways'.
func dense(rng *rand.Rand, n int) *graph {
	g := tree(rng, n)

	// A drawn link may exist already, so that the number of tries is limited, too.
	for tries := 0; len(g.links) < min(850, n*(n-1)/4) && tries < 5000; tries++ {
		g.add(rng.Intn(n), rng.Intn(n))
	}
	return g
}

const mostLinks = 1000

// make returns the text of the map with the agent's start.
func (r recipe) make() string {
	// Gateways come after all other nodes until text shuffles the numbers.
	rng := rand.New(rand.NewSource(r.seed))
	inner := r.nodes - r.gateways
	g := shapes[r.shape](rng, inner)
	g.n = r.nodes
	start := rng.Intn(inner)

	// The agent's start gets no gateway link, so that the first cut is not forced.
	for v := range inner {
		if v == start {
			continue
		}
		doors := 0

		// One drawn number decides between no, one and two gateways.
		if lot := rng.Intn(1000); lot < r.twos {
			doors = 2
		} else if lot < r.twos+r.ones {
			doors = 1
		}

		// Two links lead to two different gateways.
		first := rng.Intn(r.gateways)
		for i := range min(doors, r.gateways, mostLinks-len(g.links)) {
			g.add(v, inner+(first+i)%r.gateways)
		}
	}
	return g.text(rng, inner, start)
}

// text numbers the nodes anew by lot; those from inner on are the gateways.
func (g *graph) text(rng *rand.Rand, inner, start int) string {
	// Shuffled numbers and links, so that their order tells the player nothing.
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
