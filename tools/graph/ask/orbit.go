package ask

import (
	"fmt"
	"slices"
)

// orbit asks about a walk on which each state has at most one successor: whether it enters a cycle, how long
// the cycle is, and where the walk is after many steps.
func orbit(m *maker) error {
	// `walk` contains the states in their order. `again` is the first state that occurs a second time, or -1.
	list, _ := m.expansions()
	var walk []int
	place := map[int]int{}
	again := -1

	for _, x := range list {
		if _, known := place[x.state]; !known {
			place[x.state] = len(walk)
			walk = append(walk, x.state)
		}
		for _, e := range x.edges {
			if _, known := place[e.To]; known {
				again = e.To
			}
		}
	}
	m.lesson.Grows = true

	// The end of the walk matters most, so reserve some questions for it.
	const forEnd = 4
	asked := 0

	for i := 0; i+1 < len(walk) && len(m.lesson.Questions)+forEnd < m.most; i++ {
		m.askSuccessor(walk, i)
		const isOld = false // all states in walk are different, so walk[i+1] was not visited before
		if m.isDue("again", isOld) {
			m.askAgain(walk[:i+1], walk[i+1])
		}
		asked = i + 1
	}

	// A walk ends when a state occurs again, or at a state without a successor.
	if again >= 0 {
		m.askAgain(walk, again)
		m.askCycle(walk, place[again])
	} else if !m.IsCut && len(walk) > 1 {
		m.ask(Question{Kind: kindResult,
			Text: fmt.Sprintf("%s has no successor. How many steps did the walk have?", m.say(walk[len(walk)-1])),
			Options: number(len(walk)-1, guess(len(walk), "This is the number of states. The first one "+
				"needs no step.")),
			Because: fmt.Sprintf("%s were visited, each once, so no state occurred twice.",
				count(len(walk), "state")),
			Now: m.walkNow(walk)})
	}

	m.lesson.Intro = "Each state has one successor, so a state that occurs again means an endless loop. " +
		m.extent(asked, len(walk)-1, "step")
	m.lesson.Ending = "Ten million steps take no longer than one round: find the cycle and skip its repetitions."

	// Ask which field is needed: if a needed field is left out, the walk seems to return to a state too early.
	m.askSmaller("step")
	return nil
}

// walkNow returns a snapshot of the last states of a walk.
func (m *maker) walkNow(walk []int) Snapshot {
	const mostShown = 20

	// A picture of all states of a long walk would be too small to read.
	shown := walk[max(0, len(walk)-mostShown):]
	return Snapshot{Current: shown[len(shown)-1:], Done: shown[:len(shown)-1], Rows: []Row{row("states so far",
		m.names(walk)...)}}
}

// askSuccessor asks which state follows walk[i].
func (m *maker) askSuccessor(walk []int, i int) {
	const rarely = 2

	// Every second step is enough to learn the rules.
	if i%rarely != 0 {
		return
	}

	// The wrong options are the current state, and the states before and after the right one on the walk.
	options := []Option{m.option(walk[i+1], ""), m.option(walk[max(0, i-1)], "The walk came from there."),
		m.option(walk[i], "The state changes in each step.")}
	if i+2 < len(walk) {
		options = append(options, m.option(walk[i+2], "It is two steps away."))
	}

	m.ask(Question{Kind: kindNext,
		Text:    fmt.Sprintf("Step %d: which state follows %s?", i+1, m.say(walk[i])),
		Options: options,
		Because: fmt.Sprintf("The rules allow one step from %s. It leads to %s.",
			m.say(walk[i]), m.say(walk[i+1])),
		Now: m.walkNow(walk[:i+1])})
}

// askAgain asks whether the walk has visited the state `to` before.
func (m *maker) askAgain(walk []int, to int) {
	isOld := slices.Contains(walk, to)
	m.askYesNo(Question{Kind: kindNew,
		Text: fmt.Sprintf("The next state is %s. Did the walk visit it before?", m.say(to)),
		Now:  m.walkNow(walk),
	}, isOld,
		fmt.Sprintf("%s was state number %d. From here on, the walk repeats itself.",
			m.say(to), slices.Index(walk, to)+1),
		fmt.Sprintf("No earlier state was equal to %s in all fields.", m.say(to)))
}

// askCycle asks how long the cycle is, and where the walk is after many steps.
func (m *maker) askCycle(walk []int, first int) {
	// The states before the first repeated state do not belong to the cycle.
	length := len(walk) - first
	m.ask(Question{Kind: kindResult,
		Text: fmt.Sprintf("After %s the walk returns to state number %d. How long is the cycle?",
			steps(len(walk)), first+1),
		Options: number(length, guess(len(walk), "The states before the cycle do not come again."),
			guess(first, "This is the number of states before the cycle.")),
		Because: fmt.Sprintf("%d - %d = %d: the cycle has all states except those before it.",
			len(walk), first, length),
		Now: m.walkNow(walk)})

	// After many rounds, the place in the cycle depends only on the remainder of the steps divided by the
	// cycle's length.
	const rounds = 1000
	far := first + rounds*length + length/2
	to := walk[first+length/2]
	options := []Option{m.option(to, "")}

	for _, i := range []int{first, len(walk) - 1, 0} {
		options = append(options, m.option(walk[i], "The remainder of the steps leads to another place in "+
			"the cycle."))
	}

	m.ask(Question{Kind: kindResult,
		Text:    fmt.Sprintf("Where is the walk after %d steps?", far),
		Options: options,
		Because: fmt.Sprintf("%d steps lead into the cycle. The other %d steps are %d rounds of %d and %d more.",
			first,
			far-first, rounds, length, length/2),
		Now: m.walkNow(walk)})
}
