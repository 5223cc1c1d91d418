// Package ask turns the record of a search, or of an algorithm on a graph, into a lesson: the frames of a replay, and a
// few questions at the frames where there is something to decide.
//
// The frames come from the record. Each frame is an event: a state is expanded, a step leads to a new state, to a state
// that was seen before, or to a state that becomes cheaper, a step is refused, or a goal is reached. The record of a
// helper of problems/lib/graph contains only the helper's arguments; a file of this package then runs the same algorithm
// on these arguments and emits its events. The questions are made from the events.
//
// The page knows nothing about algorithms or puzzles: page.js shows any list of frames in the viewer that the judge's
// report uses, too, and asks any list of questions.
package ask

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"oj/problems/lib/graph"
)

// Input is a recorded run of one helper.
type Input struct {
	Problem string   // its id
	Helper  string   // such as Shortest
	Data    []byte   // the arguments of a helper of problems/lib/graph, as JSON
	Labels  []string // the names of the states
	Number  map[string]int
	Starts  []int
	Goals   []int
	Events  []Event
	Fields  map[int][]Field // the fields of each state that is a struct
	Names   []string        // field names for states that are not structs; nil means "part 1", "part 2", ...
	IsCut   bool            // whether the record ends before the end of the run
	Text    string          // the input of the run
	Puzzle  string          // the part of the input that begins with the case that the run is about
	Case    int             // the number of the case of the input that the run is about, from 1

	Own  bool // whether the program is the learner's: it may break rules that only we know
	Bare bool // whether nothing is asked, and only what the helper does is shown, because two runs are compared

	Failing string // the file for the case on which the learner's program fails; "" if this is its input

	StuckWins bool // whether a player without a move wins, if the run is about a game
}

// Event is something that happened in the run, such as the visit of a state. From and To are the numbers of states.
type Event struct {
	// What is the kind of event: start, visit, step (an edge), goal, mark (an edge of the result), or least (a lower bound
	// of the distance to the goal).
	What     string
	Cost     int
	From, To int
}

// Field is a part of a state.
type Field struct{ Name, Value string }

// Lesson is a replay with questions. A web page shows it.
type Lesson struct {
	Title     string     `json:"title"`
	Intro     string     `json:"intro"`
	Places    []string   `json:"places"` // the place of each state in the puzzle's picture; "" if it has none
	Frames    []Frame    `json:"frames"`
	Questions []Question `json:"questions"`
	First     int        `json:"first"` // the frame with which the page begins
	Game      *Game      `json:"game,omitempty"`

	Short  []string `json:"-"` // the names of the states in the graph; nil if they are those of the record
	States []string `json:"-"` // the names of the states in the record
	Said   []string `json:"-"` // the states in words
	Search bool     `json:"-"` // whether the frames are those of a breadth-first search or of Dijkstra's algorithm

	Answer string `json:"-"` // the result of a flow or a matching
	Same   bool   `json:"-"` // whether the run says the same as the one with which it is compared

	Residual bool `json:"-"` // whether each edge has an arc back, which shows flow that can be taken back

	Extra []string       `json:"-"` // further states that have a picture: their numbers follow those of the record
	Given string         `json:"-"` // the input of the run, if it is short
	Shown []int          `json:"-"` // the states that occur in frames
	Texts map[Arc]string `json:"-"` // the texts beside the edges in the picture of the states
}

// Arc is an edge between two states.
type Arc [2]int

// Frame is the situation after an event. States are numbers; None stands for no state.
type Frame struct {
	Say   string   `json:"say"`             // the event in words
	At    int      `json:"at"`              // the state that is being expanded
	To    int      `json:"to"`              // the state to which a step leads
	Wall  string   `json:"wall,omitempty"`  // the place to which a refused step leads
	Queue []string `json:"queue,omitempty"` // the names of the states that wait
	Set   []Mark   `json:"set,omitempty"`   // the changes since the frame before
	Lines []Line   `json:"lines,omitempty"` // the changes of edges since the frame before
	Path  []Arc    `json:"path,omitempty"`  // the edges that this frame emphasises
	Cut   []Arc    `json:"cut,omitempty"`   // the edges of a cut
}

// Mark is the new look of a state: waiting, done or goal, and the text beside it.
type Mark struct {
	State int    `json:"v"`
	Kind  string `json:"kind"`
	Text  string `json:"text"`
}

// Line is the new look of an edge.
type Line struct {
	Arc  Arc    `json:"arc"`
	Kind string `json:"kind"` // "used" or ""
	Text string `json:"text"`
}

// None stands for a state, vertex or edge that does not exist.
const None = -1

// Question is a question about the event of a frame. The page asks it before it shows this frame.
type Question struct {
	Frame   int      `json:"frame"`
	Kind    string   `json:"kind"` // the page counts right answers of each kind
	Text    string   `json:"text"`
	Options []Option `json:"options"`
	Right   int      `json:"right"`
	Because string   `json:"because"` // shown after each answer

	// Pick is set if the user has to choose a set of states: the options are states, and Pick contains the numbers of
	// the right ones.
	Pick []int `json:"pick,omitempty"`

	// Hide contains the states that are drawn as "?" while the question is open, because their look would give the answer
	// away. None stands for the place to which a refused step leads: it must not look different.
	Hide []int `json:"hide,omitempty"`

	// Asks is the step that the question is about, which the pictures show while it is open: the state that is expanded,
	// and the one to which the step leads, or None. It is nil if the question is about no step.
	Asks *Arc `json:"asks,omitempty"`

	// Graph is set if the question needs the picture of the graph.
	Graph bool `json:"graph,omitempty"`

	Claim Claim `json:"-"`
}

// Option is a possible answer.
type Option struct {
	Text  string `json:"text"`
	Why   string `json:"why,omitempty"` // why this option is wrong
	State int    `json:"state"`         // the state for which the option stands, or None
	Value int    `json:"-"`             // the option as a number, for tests
}

// Claim is what a question asks, in numbers, so that a test can answer it by other means.
type Claim struct{ A, B, C int }

// The kinds of questions, and how many of each kind a page asks at most. Together these are mostQuestions or fewer for
// each helper.
const (
	kindRefused = "refused steps"
	kindSeen    = "states seen again"
	kindBetter  = "cheaper ways"
	kindStop    = "when to stop"
	kindSmaller = "a smaller state"
	kindBigger  = "a bigger state"
	kindFlow    = "flows"
	kindCut     = "cuts"
	kindMove    = "your move"
	kindResult  = "results"
	kindGroup   = "components"
	kindImplied = "implications"
	kindPuzzle  = "the puzzle"
	kindLayer   = "layers"
)

const mostQuestions = 8

var mostOf = map[string]int{
	kindRefused: 2, kindSeen: 2, kindBetter: 2, kindStop: 1, kindSmaller: 1, kindBigger: 1,
	kindFlow: 3, kindCut: 1, kindMove: 2, kindResult: 2, kindGroup: 3, kindImplied: 3, kindLayer: 1, kindPuzzle: 7,
}

// These limits keep a page short.
const (
	mostOptions = 4
	mostFrames  = 400
	mostQueue   = 12   // the maximum number of names of waiting states
	mostInput   = 4000 // the maximum number of bytes of an input that a page shows
	mostLetters = 60   // the maximum number of characters in a name
)

// ErrUnknown means that this package cannot replay a helper.
var ErrUnknown = errors.New("there is no page about this helper")

// lessons maps the name of a helper to the function that makes its frames and questions.
var lessons = map[string]func(m *maker){
	"Shortest":       func(m *maker) { m.search(queue) },
	"Reach":          func(m *maker) { m.search(queue) },
	"DenseDistances": func(m *maker) { m.search(queue) },
	"Components":     func(m *maker) { m.search(queue) },
	"Orbit":          orbit,
	"Pursuit":        pursuit,
	"TwoWay":         func(m *maker) { m.search(queue) },
	"NewDensePaths":  func(m *maker) { m.search(queue) },
	"Dijkstra":       func(m *maker) { m.search(byCost) },
	"DenseDijkstra":  func(m *maker) { m.search(byCost) },
	"Deepen":         deepen,
	"DenseWinning":   winning,
	"Jumps":          jumps,

	"AllPairs":    allPairs,
	"BellmanFord": bellmanFord,
	"Bridges":     bridges,
	"Blocks":      bridges,
	"Trail":       trail,
	"Matching":    matching,
	"FlowOf":      maxFlow,
	"MinCostFlow": minCostFlow,
	"SCC":         components,
	"Topological": topological,
	"TwoSat":      twoSat,
	"Sets":        sets,
}

// Make returns the lesson about a run.
func Make(in *Input) (*Lesson, error) {
	if in.Helper == "" {
		return nil, fmt.Errorf("the record names no helper: %w", ErrUnknown)
	}
	lesson, known := lessons[in.Helper]
	if !known {
		return nil, fmt.Errorf("%s: %w", in.Helper, ErrUnknown)
	}
	if own := puzzles[in.Problem]; own != nil && !in.Bare {
		lesson = own
	}

	m := &maker{Input: in, Words: wordsOf(in.Problem), asked: map[string]int{}, Lesson: &Lesson{Title: in.Problem, Texts: map[Arc]string{}}}
	if len(in.Text) <= mostInput {
		m.Given = in.Text
	}
	var short []string
	for v := range in.Labels {
		m.Places = append(m.Places, m.place(v))
		m.Said = append(m.Said, m.state(v))
		short = append(short, m.name(v))
	}
	if m.Words.short != nil {
		m.Short = short
	}
	m.States = in.Labels
	var err error
	if m.args, err = in.Arguments(); err != nil {
		return nil, err
	}
	lesson(m)
	if len(m.Frames) == 0 {
		return nil, fmt.Errorf("%s: this run has no steps: name another input, or another search with -search", in.Helper)
	}

	// A question about an event that is not shown has no frame.
	m.Questions = slices.DeleteFunc(m.Questions, func(q Question) bool { return q.Frame > len(m.Frames) })
	slices.SortStableFunc(m.Questions, func(a, b Question) int { return a.Frame - b.Frame })
	m.Shown = m.states()
	return m.Lesson, nil
}

// maker makes the frames and the questions of a lesson.
type maker struct {
	*Input
	*Lesson
	Words words
	args  Arguments
	asked map[string]int
	left  int // the number of frames that were left out, because there are too many
	extra int // the number of frames that may exceed mostFrames, for the end of the lesson
}

// frame adds the frame of an event, and returns it. If there are too many frames, the frame is not shown.
func (m *maker) frame(at, to int, format string, args ...any) *Frame {
	f := Frame{Say: fmt.Sprintf(format, args...), At: at, To: to}
	if m.isLong() {
		m.left++
		return &f
	}
	m.Frames = append(m.Frames, f)
	return &m.Frames[len(m.Frames)-1]
}

// isLong reports whether there are as many frames as a page can have.
func (m *maker) isLong() bool { return len(m.Frames) >= mostFrames+m.extra }

// mark changes the look of a state.
func (f *Frame) mark(v int, kind, text string) { f.Set = append(f.Set, Mark{v, kind, text}) }

// states returns the states that the frames show.
func (m *maker) states() (list []int) {
	for _, f := range m.Frames {
		list = append(list, f.At, f.To)
		for _, s := range f.Set {
			list = append(list, s.State)
		}
		for _, l := range f.Lines {
			list = append(list, l.Arc[0], l.Arc[1])
		}
	}
	if m.Game != nil {
		for _, p := range m.Game.Positions {
			list = append(list, p.State)
		}
	}
	slices.Sort(list)
	list = slices.Compact(list)
	return slices.DeleteFunc(list, func(v int) bool { return v == None || v >= len(m.Labels) })
}

// wants reports whether the lesson has room for a question of this kind about the next event.
func (m *maker) wants(kind string) bool {
	return !m.Bare && m.asked[kind] < mostOf[kind] && len(m.Questions) < mostQuestions && !m.isLong()
}

// ask adds a question about the next event. The first option is the right one. ask drops an option with the same text
// as an earlier option. If only one option is left, or there are enough questions of this kind, ask does nothing.
func (m *maker) ask(q Question) {
	var options []Option
	for _, o := range q.Options {
		isSame := func(earlier Option) bool { return earlier.Text == o.Text }
		if (len(options) < mostOptions || q.Pick != nil) && !slices.ContainsFunc(options, isSame) {
			options = append(options, o)
		}
	}
	if len(options) < 2 || !m.wants(q.Kind) {
		return
	}
	m.asked[q.Kind]++

	// The order of the options depends only on the number of the question, so that each run writes the same page.
	right := options[0]
	if q.Pick == nil {
		const seed = 31
		random := rand.New(rand.NewPCG(seed, uint64(len(m.Questions))))
		random.Shuffle(len(options), func(i, j int) { options[i], options[j] = options[j], options[i] })
	}
	q.Options, q.Frame, q.Right = options, len(m.Frames), slices.Index(options, right)
	m.Questions = append(m.Questions, q)
}

// number returns the options of a question that asks for a number: the right number, the caller's wrong options, and
// some numbers near the right one, because most mistakes are off by one.
func number(right int, wrong ...Option) []Option {
	options := append([]Option{{fmt.Sprint(right), "", None, right}}, wrong...)
	for _, near := range []int{right + 1, right - 1, right + 2} {
		if near >= 0 || right < 0 {
			options = append(options, guess(near, ""))
		}
	}
	return options
}

// guess returns the option for a wrong number n.
func guess(n int, why string) Option { return Option{fmt.Sprint(n), why, None, n} }

// choice returns an option that is a sentence. The value identifies it.
func choice(value int, text, why string) Option { return Option{text, why, None, value} }

// either returns the options yes and no, the right one first.
func either(isYes bool, yes, no string) []Option {
	options := []Option{choice(1, yes, ""), choice(0, no, "")}
	if !isYes {
		slices.Reverse(options)
	}
	return options
}

// name returns the name of a state on one line.
func (m *maker) name(v int) string {
	if m.Short != nil && v < len(m.Short) {
		return m.Short[v]
	}
	if m.Words.short != nil {
		return m.Words.short(m.Input, m.Labels[v])
	}
	label := []rune(strings.Join(strings.Fields(strings.ReplaceAll(m.Labels[v], "\n", " / ")), " "))
	if len(label) > mostLetters {
		return string(label[:mostLetters]) + "…"
	}
	return string(label)
}

// names returns the names of the first states of a list, and how many are left out.
func (m *maker) names(states []int) (list []string) {
	if m.Words.board && len(states) > 0 {
		return []string{count(len(states), "state")}
	}
	for _, v := range states[:min(len(states), mostQueue)] {
		list = append(list, m.name(v))
	}
	if more := len(states) - mostQueue; more > 0 {
		list = append(list, fmt.Sprintf("and %d more", more))
	}
	return list
}

// count returns a phrase such as "1 step" or "3 steps".
func count(n int, noun string) string {
	switch {
	case n == 1:
		return "1 " + noun
	case noun == "branch":
		return fmt.Sprint(n, " branches")
	case noun == "vertex":
		noun = "vertice"
	case strings.HasSuffix(noun, "s"):
		return fmt.Sprint(n, " ", noun)
	}
	return fmt.Sprint(n, " ", noun, "s")
}

// Arguments are the arguments of a helper of problems/lib/graph, as command/overlay.go records them. Each helper has some
// of them.
type Arguments struct {
	N                   int
	Edges               []graph.Edge
	Out                 [][]graph.Edge // the edges that leave each vertex
	Directed            bool
	Pairs               [][2]int // literals of problems/lib/graph
	Cost                []int    // of each vertex at the beginning
	Refused             [][2]int // the pairs (vertex, cost) that the solution does not allow
	Before              [][]int  // the costs between all vertices
	IsMax               bool     // whether the cost of a path is the largest of its costs, not their sum
	Source, Sink, Units int
	Pipes               []graph.Pipe
	Likes               [][]int
	Right               int
	Up                  []int // the parent of each vertex of a tree
}

// Arguments decodes the arguments of the helper. It returns an error if the record lacks a vertex.
func (in *Input) Arguments() (a Arguments, err error) {
	if !in.isGraph() {
		return a, nil
	}
	if err := json.Unmarshal(in.Data, &a); err != nil {
		return a, fmt.Errorf("the arguments of %s: %w", in.Helper, err)
	}
	n := max(a.N, len(a.Out), len(a.Cost), len(a.Before), len(a.Up))
	if in.Helper == "TwoSat" {
		n = 0 // the vertices are literals, and those without a pair are not recorded
	}
	for v := range n {
		// The vertices were recorded in order, so vertex v is state v.
		if number, known := in.Number[fmt.Sprint(v)]; !known || number != v {
			return a, fmt.Errorf("%s: the record was cut before vertex %d: name a smaller input", in.Helper, v)
		}
	}
	return a, nil
}
