// Package ask turns the record of a search, or of an algorithm on a graph, into questions: "Which state comes
// next?" A web page presents the questions to the user.
//
// Each algorithm has a file in this package. Its code repeats the algorithm step by step on the recorded
// graph, and adds a question before each step. The page's script, page.js, knows nothing about algorithms: it
// presents any list of questions.
package ask

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
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

// Lesson is a list of questions with an introduction and an ending. A web page shows it.
type Lesson struct {
	Title     string         `json:"title"`
	Intro     string         `json:"intro"`
	Grows     bool           `json:"grows"` // whether the picture shows only the states that the search has found so far
	Questions []Question     `json:"questions"`
	Ending    string         `json:"ending"` // what to try next
	States    []int          `json:"-"`      // the states in the picture
	Texts     map[Arc]string `json:"-"`      // the texts beside the edges in the picture
}

// Arc is an edge between two states.
type Arc [2]int

// Question is a question with several options, of which one is right.
type Question struct {
	Kind    string   `json:"kind"` // the page counts right answers of each kind
	Text    string   `json:"text"`
	Options []Option `json:"options"`
	Right   int      `json:"right"`
	Because string   `json:"because"` // shown after each answer
	Now     Snapshot `json:"now"`     // the situation that the page shows with the question
}

// Option is a possible answer.
type Option struct {
	Text  string `json:"text"`
	Why   string `json:"why,omitempty"`   // why this option is wrong
	State int    `json:"state,omitempty"` // 1 + the number of the state to click for this option; 0 if there is none
}

// Snapshot is the situation before a step.
type Snapshot struct {
	Rows    []Row `json:"rows"`
	Current []int `json:"current,omitempty"` // the states that this step works on
	Waiting []int `json:"waiting,omitempty"`
	Done    []int `json:"done,omitempty"`
	Marked  []Arc `json:"marked,omitempty"`
}

// Row is a line of the table above the picture, such as the queue.
type Row struct {
	Name   string   `json:"name"`
	Values []string `json:"values"`
}

// These are the kinds of questions. The page counts right and wrong answers of each kind.
const (
	kindNext    = "what comes next"
	kindNew     = "what is new"
	kindCost    = "costs"
	kindResult  = "results"
	kindWhy     = "reasons"
	kindSmaller = "a smaller state"
)

// These limits keep a page short.
const (
	mostOptions = 4
	mostValues  = 12 // the maximum number of values in a row of the table
	mostLetters = 60 // the maximum number of characters in a name
)

// ErrUnknown means that this package cannot ask questions about a helper.
var ErrUnknown = errors.New("no questions are available for this helper")

// lessons maps the name of a helper to the function that makes the questions about it.
var lessons = map[string]func(m *maker) error{
	"Shortest":       breadthFirst,
	"Reach":          breadthFirst,
	"DenseDistances": breadthFirst,
	"Components":     breadthFirst,
	"Dijkstra":       dijkstra,
	"DenseDijkstra":  dijkstra,
	"TwoWay":         twoSided,
	"NewDensePaths":  twoSided,
	"Deepen":         deepen,
	"Orbit":          orbit,
	"DenseWinning":   winning,
	"Pursuit":        pursuit,
	"Jumps":          jumps,

	"AllPairs":    allPairs,
	"BellmanFord": bellmanFord,
	"Bridges":     bridges,
	"Trail":       trail,
	"Matching":    matching,
	"FlowOf":      maxFlow,
	"MinCostFlow": minCostFlow,
	"SCC":         components,
	"TwoSat":      twoSat,
	"Sets":        sets,
}

// Make returns at most the given number of questions about a run.
func Make(in *Input, most int) (*Lesson, error) {
	if in.Helper == "" {
		return nil, fmt.Errorf("the record names no helper: %w", ErrUnknown)
	}
	lesson, known := lessons[in.Helper]
	if !known {
		return nil, fmt.Errorf("%s: %w", in.Helper, ErrUnknown)
	}

	m := &maker{Input: in, most: most, lesson: &Lesson{Title: in.Problem}, yes: map[string]int{}}
	m.none = "The vertices of this graph are numbers without fields to drop."
	if err := lesson(m); err != nil {
		return nil, err
	}

	// A run of only one or two steps may have no question.
	if len(m.lesson.Questions) == 0 {
		return nil, fmt.Errorf("%s: this run is too short for a question: name another input, or another "+
			"search with -search", in.Helper)
	}
	if !slices.ContainsFunc(m.lesson.Questions, func(q Question) bool { return q.Kind == kindSmaller }) {
		m.lesson.Ending += " What if the state were smaller? " + m.none
	}
	m.lesson.States = m.states()
	return m.lesson, nil
}

// maker makes the questions of a lesson.
type maker struct {
	*Input
	most   int
	lesson *Lesson
	none   string         // why there is no question about leaving out a field of the state; "" if there is one
	yes    map[string]int // for each kind of yes-no question: how often the right answer was yes, minus how often it was no
}

// isDue reports whether to ask a yes-no question of the kind called name. The parameter isYes tells whether the
// right answer is yes. isDue keeps yes and no about equally frequent, because otherwise the user could guess.
func (m *maker) isDue(name string, isYes bool) bool {
	const most = 4 // the largest allowed difference between the numbers of yes and no
	step := -1
	if isYes {
		step = 1
	}

	// surplus is the number of earlier questions with this answer, minus the number with the other answer.
	surplus := m.yes[name] * step
	if surplus >= most {
		return false
	}
	m.yes[name] += step
	return true
}

// isFull reports whether there are enough questions.
func (m *maker) isFull() bool { return len(m.lesson.Questions) >= m.most }

// allow sets the limit so that exactly this many further questions can be added, even if there are enough already.
// Call allow before the questions about the result of a run: these questions come last and must not be left out.
func (m *maker) allow(more int) { m.most = len(m.lesson.Questions) + more }

// ask adds a question. The first option is the right one. ask drops an option with the same text as an
// earlier option. If only one option is left, or there are enough questions already, ask does nothing.
func (m *maker) ask(q Question) {
	var options []Option
	for _, o := range q.Options {
		isSame := func(earlier Option) bool { return earlier.Text == o.Text }
		if len(options) < mostOptions && !slices.ContainsFunc(options, isSame) {
			options = append(options, o)
		}
	}

	// A question with only one option would reveal its answer.
	if len(options) < 2 || m.isFull() {
		return
	}

	// The order of the options depends only on the number of the question, so that each run writes the same
	// page. In a yes-no question, yes comes before no.
	right := options[0]
	if isYesNo := right.Text == yes || right.Text == no; isYesNo {
		slices.SortFunc(options, func(a, b Option) int { return strings.Compare(b.Text, a.Text) })
	} else {
		const seed = 31
		random := rand.New(rand.NewPCG(seed, uint64(len(m.lesson.Questions))))
		random.Shuffle(len(options), func(i, j int) { options[i], options[j] = options[j], options[i] })
	}
	q.Options = options
	q.Right = slices.Index(options, right)
	m.lesson.Questions = append(m.lesson.Questions, q)
}

const yes, no = "yes", "no"

// yesNo returns the options yes and no, the right one first.
func yesNo(isYes bool) []Option {
	if isYes {
		return []Option{{Text: yes}, {Text: no}}
	}
	return []Option{{Text: no}, {Text: yes}}
}

// askYesNo asks a yes-no question. If isYes is set, the right answer is yes and ifYes explains it; otherwise the
// right answer is no and ifNo explains it.
func (m *maker) askYesNo(q Question, isYes bool, ifYes, ifNo string) {
	q.Options = yesNo(isYes)
	q.Because = ifNo
	if isYes {
		q.Because = ifYes
	}
	m.ask(q)
}

// rightFirst returns the options with the right one first. The parameter right is the text of the right option.
func rightFirst(right string, options ...Option) []Option {
	isRight := func(o Option) bool { return o.Text == right }
	i := slices.IndexFunc(options, isRight)
	options[0], options[i] = options[i], options[0]
	return options
}

// number returns the options of a question that asks for a number: the right number, the caller's wrong
// options, and some numbers near the right one.
func number(right int, wrong ...Option) []Option {
	options := append([]Option{{Text: fmt.Sprint(right)}}, wrong...)

	// Offer the neighbours of the right number, because most mistakes are off by one. Leave out negative numbers,
	// because counts and costs are never negative.
	for _, near := range []int{right + 1, right - 1, right + 2} {
		if near >= 0 {
			options = append(options, Option{Text: fmt.Sprint(near)})
		}
	}
	return options
}

// guess returns the option for a wrong number n. The text `why` tells the user the reason why n is wrong.
func guess(n int, why string) Option { return Option{Text: fmt.Sprint(n), Why: why} }

// name returns the name of a state on one line.
func (m *maker) name(v int) string {
	// A state may be a board of several rows, but a name has one line.
	label := []rune(strings.Join(strings.Fields(strings.ReplaceAll(m.Labels[v], "\n", " / ")), " "))
	if len(label) > mostLetters {
		return string(label[:mostLetters]) + "…"
	}
	return string(label)
}

// say returns the name of a state for use within a sentence: in brackets if the name has several words.
func (m *maker) say(v int) string {
	name := m.name(v)
	if strings.ContainsAny(name, " :") {
		return "[" + name + "]"
	}
	return name
}

// names returns the names of states.
func (m *maker) names(states []int) (list []string) {
	for _, v := range states {
		list = append(list, m.name(v))
	}
	return list
}

// option returns the option that names a state.
func (m *maker) option(v int, why string) Option { return Option{m.name(v), why, v + 1} }

// row returns a row of the table. The middle of a long list is left out.
func row(name string, values ...string) Row {
	// The lists are queues, stacks and paths, which change only at their ends, so the ends matter most.
	if n := len(values); n > mostValues {
		const atEnd = 3
		left := values[:mostValues-atEnd]
		values = slices.Concat(left, []string{fmt.Sprintf("(%d more)", n-mostValues)}, values[n-atEnd:])
	}
	if len(values) == 0 {
		values = []string{"empty"}
	}
	return Row{name, slices.Clone(values)}
}

// states returns the states that the questions show.
func (m *maker) states() (list []int) {
	// A question shows the states that it marks, and the states that the user can click as an answer.
	for _, q := range m.lesson.Questions {
		list = slices.Concat(list, q.Now.Current, q.Now.Waiting, q.Now.Done)
		for _, a := range q.Now.Marked {
			list = append(list, a[0], a[1])
		}
		for _, o := range q.Options {
			if o.State > 0 {
				list = append(list, o.State-1)
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// vertex returns the number of the state that has this name in the record, and whether there is one.
func (m *maker) vertex(name any) (int, bool) {
	v, known := m.Number[fmt.Sprint(name)]
	return v, known
}

// extent returns a sentence that says which part of the run the questions cover.
func (m *maker) extent(steps, all int, noun string) string {
	if steps >= all && !m.IsCut {
		return fmt.Sprintf("The questions are about the whole run: %s.", count(all, noun))
	}
	return fmt.Sprintf("This run is long: the questions are about its first %s of %d.",
		count(steps, noun), all)
}

// count returns a phrase such as "1 step" or "3 steps".
func count(n int, noun string) string {
	switch {
	case n == 1:
		return "1 " + noun
	case noun == "vertex":
		noun = "vertice"
	}
	return fmt.Sprint(n, " ", noun, "s")
}
