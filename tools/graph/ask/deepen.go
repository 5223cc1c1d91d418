package ask

import (
	"fmt"
	"slices"
)

// deepening is IDA*: depth-first search in rounds, each with a bound.
type deepening struct {
	*maker
	least         map[int]int   // the lower bound of a state
	next          map[int][]int // the neighbours of an expanded state
	path          []int
	allowed, more int // the bounds of this round and of the next one
	expanded      int
	isLost        bool // the record lacks the neighbours or the lower bound of a state on the path
}

// deepen asks which states are cut off, and how the bound grows.
func deepen(m *maker) error {
	d := &deepening{maker: m, least: map[int]int{}}

	// The record has the lower bound of every state that the search has looked at.
	for _, e := range m.Events {
		if e.What == "least" {
			d.least[e.From] = e.Cost
		}
	}
	list, end := m.expansions()
	d.next = neighbours(list)
	if len(m.Starts) == 0 {
		return nil
	}

	start := m.Starts[0]
	m.lesson.Grows = true
	const never = 1 << 30

	// d.more becomes the bound of the next round. The sum of a path is its number of steps plus the lower bound
	// of its last state. A path is cut off if its sum exceeds the bound of this round; d.more is the least of
	// these sums. If no path is cut off, d.more keeps its initial value, and no goal can be reached.
	isFound := false
	for d.allowed = d.least[start]; !isFound && !d.isLost && !m.isFull(); d.allowed = d.more {
		d.more = never
		d.path = []int{start}
		isFound = d.goesOn()
		if !isFound && !d.isLost && d.more < never {
			d.askBound()
		}
		if d.more == never {
			break
		}
	}

	m.lesson.Intro = "IDA*: depth-first search that cuts a path off when its steps and the lower bound of " +
		"the steps that are left exceed the bound. " + m.extent(d.expanded, len(list), "expanded state")
	m.lesson.Ending = "A lower bound must never be too high. If it is, the search cuts off the shortest path."

	// If the record ends before the goal, the distances to the goal are unknown, because the search cut some
	// paths off.
	m.none = "The record ends before the goal, so it does not tell how far its states are from the goal."
	if end >= 0 {
		m.askSmallerAt("step", end)
	}
	return nil
}

// now returns a snapshot of the path and the bound.
func (d *deepening) now() Snapshot {
	return Snapshot{Current: d.path[len(d.path)-1:], Waiting: slices.Clone(d.path[:len(d.path)-1]), Rows: []Row{
		row("path", d.names(d.path)...),
		row("bound of this round", fmt.Sprint(d.allowed)),
	}}
}

// goesOn continues the search from the end of the path. It returns true if the search reaches a goal.
func (d *deepening) goesOn() bool {
	at := d.path[len(d.path)-1]
	left, known := d.least[at]
	if !known || d.isFull() {
		d.isLost = true
		return false
	}

	// A path through this state has at least this many steps: the steps made so far plus the lower bound.
	made := len(d.path) - 1
	total := made + left
	isIn := total <= d.allowed
	if d.isDue("cut", isIn) {
		sum := fmt.Sprintf("%d + %d = %d", made, left, total)
		d.askYesNo(Question{Kind: kindCost,
			Text: fmt.Sprintf("%s was reached in %s, and at least %d more are needed. The bound is %d. Does "+
				"the search go on from here?", d.say(at), steps(made), left, d.allowed),
			Now: d.now(),
		}, isIn,
			fmt.Sprintf("%s does not exceed %d, so the path may still reach a goal in time.", sum, d.allowed),
			fmt.Sprintf("%s exceeds %d: the path cannot reach a goal in this round.", sum, d.allowed))
	}
	if !isIn {
		d.more = min(d.more, total)
		return false
	}
	if left == 0 {
		d.askGoal(made)
		return true
	}

	// The record may end before the search ends.
	list, isRecorded := d.next[at]
	if !isRecorded {
		d.isLost = true
		return false
	}
	d.expanded++
	isBack := func(v int) bool { return len(d.path) > 1 && v == d.path[len(d.path)-2] }
	list = slices.DeleteFunc(slices.Clone(list), isBack)

	// The questions show d.path. So append each neighbour to d.path before the search continues from it, and
	// remove it afterwards.
	for i, to := range list {
		d.askNext(list, i)
		d.path = append(d.path, to)
		if d.goesOn() {
			return true
		}
		if d.isLost {
			return false
		}
		d.path = d.path[:len(d.path)-1]
	}
	return false
}

// askNext asks, for some of the steps, which neighbour is tried next.
func (d *deepening) askNext(list []int, i int) {
	const rarely = 4
	if len(d.lesson.Questions)%rarely == 0 {
		return
	}
	// The first option, list[i], is the right answer. The wrong options are the states before and after
	// list[i] in the list, and the state from which the path came.
	options := []Option{d.option(list[i], "")}
	if i > 0 {
		options = append(options, d.option(list[i-1], "The search has been there already, and came back."))
	}
	if i+1 < len(list) {
		options = append(options, d.option(list[i+1], "It comes later in the list of neighbours."))
	}
	if n := len(d.path); n > 1 {
		options = append(options, d.option(d.path[n-2], "A step is never taken back at once."))
	}

	// The search arrives at a state once from its predecessor, and comes back after each neighbour that failed.
	text := fmt.Sprintf("The search goes on from %s. Which state does it try first?",
		d.say(d.path[len(d.path)-1]))
	if i > 0 {
		text = fmt.Sprintf("The search came back from %s to %s. Which state does it try now?",
			d.say(list[i-1]),
			d.say(d.path[len(d.path)-1]))
	}
	now := d.now()
	now.Rows = append(now.Rows, row("neighbours", d.names(list)...))

	d.ask(Question{Kind: kindNext, Text: text, Options: options, Now: now,
		Because: fmt.Sprintf("Depth-first search tries the neighbours in their order: %s is next.",
			d.say(list[i]))})
}

// askBound asks for the bound of the next round.
func (d *deepening) askBound() {
	d.ask(Question{Kind: kindResult,
		Text: fmt.Sprintf("The round with bound %d ends without a goal. What is the next bound?", d.allowed),
		Options: number(d.more, guess(d.allowed, "With the same bound the round would be the same."),
			guess(d.allowed+1, "No path that was cut off had this sum, so the round would be the same.")),
		Because: fmt.Sprintf("The least sum that exceeded %d was %d.", d.allowed, d.more), Now: d.now()})
}

// askGoal asks how long the path to the goal is.
func (d *deepening) askGoal(made int) {
	d.allow(1)
	now := d.now()
	now.Marked = along(d.path)
	now.Rows = now.Rows[1:] // leave out the row with the path, because its length would reveal the answer

	d.ask(Question{Kind: kindResult,
		Text:    "The lower bound of this state is 0: it is a goal. How many steps does the shortest path have?",
		Options: number(made, guess(len(d.path), "A path of this many states has one step less.")),
		Because: fmt.Sprintf("%s. All paths with fewer steps were cut off only because they could not reach "+
			"a goal.", steps(made)),
		Now: now})
}
