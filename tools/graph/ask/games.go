// This file replays games of two players, and IDA*.

package ask

import (
	"fmt"
	"slices"
	"strings"
)

// winning replays which positions of a game are won.
func winning(m *maker) {
	list, _ := m.expansions()
	won := map[int]bool{}
	for _, x := range list {
		won[x.state] = len(x.edges) == 0 && m.StuckWins || slices.ContainsFunc(x.edges, func(e Event) bool { return !won[e.To] })
	}

	// If there is a game to play, show only its positions.
	m.Game = m.recordedGame(list, won)
	if m.Game != nil {
		isShown := map[int]bool{}
		for _, p := range m.Game.Positions {
			isShown[p.State] = true
		}
		list = slices.DeleteFunc(list, func(x expansion) bool { return !isShown[x.state] })
	}

	// Ask about positions with several moves, if there are any.
	most := 0
	for _, x := range list {
		most = max(most, len(x.edges))
	}
	const severalMoves = 3
	isAsked := map[bool]bool{} // one question about a position that is won, and one about one that is lost
	for _, x := range list {
		// In the record, a position comes after all positions to which its moves lead.
		wins := won[x.state]
		var good, bad []Event
		for _, e := range x.edges {
			if won[e.To] {
				bad = append(bad, e)
			} else {
				good = append(good, e)
			}
		}
		if len(x.edges) >= min(most, severalMoves) && len(good) < len(x.edges) && !isAsked[wins] && m.wants(kindMove) {
			isAsked[wins] = true
			m.askMove(x, good, bad)
		}
		m.askSum(x.state, wins)

		result := map[bool]string{true: "won", false: "lost"}[wins]
		say := fmt.Sprintf("%s: all %s lead to positions that the opponent wins, so it is lost.", upper(m.state(x.state)), count(len(x.edges), "move"))
		switch {
		case len(x.edges) == 0:
			say = fmt.Sprintf("%s: there is no move. By the rules, it is %s.", upper(m.state(x.state)), result)
		case len(x.edges) == 1 && !wins:
			say = fmt.Sprintf("%s: the only move leads to a position that the opponent wins, so it is lost.", upper(m.state(x.state)))
		case wins:
			say = fmt.Sprintf("%s: %s leaves the opponent a lost position, so it is won.", upper(m.state(x.state)), m.step(x.state, good[0].To))
		}
		if m.Words.value != nil {
			parts, result := m.Words.value(m.Input, m.Labels[x.state])
			say += fmt.Sprintf(" (%s. %s)", upper(parts), result)
		}
		to := None
		if len(good) > 0 {
			to = good[0].To
		}
		m.frame(x.state, to, "%s", say).mark(x.state, map[bool]string{true: "goal", false: "done"}[wins], result)
	}
	m.Intro = "Won and lost positions, the last ones of the game first. A position is won if some move leads to a position that is lost for the opponent."
}

// askMove lets the user choose a move. Of several winning ones, it offers the first.
func (m *maker) askMove(x expansion, good, bad []Event) {
	m.frame(x.state, None, "%s: your move.", upper(m.state(x.state)))
	move := func(e Event) string { return m.step(x.state, e.To) + "." }
	nothing := choice(None, "No move wins.", "One of these moves leaves a lost position.")
	var options []Option
	because := "Every move leads to a position that the opponent wins."
	if len(good) > 0 {
		options = append(options, Option{move(good[0]), "", None, good[0].To})
		because = move(good[0]) + " Then your opponent has to move in a position that is lost for the player who moves."
	} else {
		options = append(options, nothing)
	}
	for _, e := range bad[:min(len(bad), mostOptions-1-min(1, len(good)))] {
		options = append(options, Option{move(e), "The opponent wins from there.", None, e.To})
	}
	if len(good) > 0 {
		options = append(options, nothing)
	}
	m.ask(Question{Kind: kindMove, Text: "Your move. Which one wins against a perfect opponent?", Options: options, Because: because, Claim: Claim{x.state, 0, 0}})
}

// askSum asks who wins in a sum of several games, given their values: once in a position that is won, and once in a lost one.
func (m *maker) askSum(v int, wins bool) {
	kind := fmt.Sprint(kindResult, wins)
	isAsked := slices.ContainsFunc(m.Questions, func(q Question) bool { return q.Frame == len(m.Frames) })
	if m.Words.value == nil || m.asked[kind] > 0 || isAsked || !m.wants(kindResult) {
		return
	}
	if parts, result := m.Words.value(m.Input, m.Labels[v]); strings.Count(parts, ",") > 1 {
		m.ask(Question{Kind: kindResult, Text: fmt.Sprintf("%s: %s. Who wins if you are to move?", m.state(v), parts),
			Options: either(wins, "You.", "The opponent."), Because: result + " The player to move loses exactly if this is 0.", Claim: Claim{v, 0, 0}})
		m.asked[kind]++
	}
}

// deepening is IDA*: depth-first search in rounds, each with a limit.
type deepening struct {
	*run
	least         map[int]int   // the lower bound of a state
	next          map[int][]int // the neighbours of an expanded state
	path          []int
	allowed, more int // the limits of this round and of the next one
	limit         int // the limit of the round before
	isLost        bool
}

// deepen replays IDA*.
func deepen(m *maker) {
	list, end := m.expansions()
	d := &deepening{run: &run{maker: m, cost: map[int]int{}, from: map[int]int{}, done: map[int]bool{}, end: end},
		least: map[int]int{}, next: map[int][]int{}}
	for _, e := range m.Events {
		if e.What == "least" {
			d.least[e.From] = e.Cost
		}
	}
	for _, x := range list {
		if _, known := d.next[x.state]; !known {
			d.next[x.state] = []int{}
			for _, e := range x.edges {
				d.next[x.state] = append(d.next[x.state], e.To)
			}
		}
	}
	if len(m.Starts) == 0 {
		return
	}
	const most = 1 << 30
	isFound := false
	for d.allowed = d.least[m.Starts[0]]; !isFound && !d.isLost; d.limit, d.allowed = d.allowed, d.more {
		m.frame(m.Starts[0], None, "A round begins. A path may have at most %s.", count(d.allowed, "step"))
		if d.more > 0 {
			d.askLimit()
		}
		d.more = most
		d.path = []int{m.Starts[0]}
		isFound = d.goesOn()
		if d.more == most {
			break
		}
	}
	m.Intro = "IDA*: depth-first search in rounds. A path is cut off when its steps and the lower bound of the steps that are left exceed the limit."
}

// askLimit asks for the limit of the next round, when a round has not found a goal.
func (d *deepening) askLimit() {
	d.ask(Question{Kind: kindResult, Text: fmt.Sprintf("The round has cut off all paths, and its limit was %d. What is the limit of the next round?", d.limit),
		Options: number(d.more, guess(d.limit+1, "With this limit, the next round would be the same.")),
		Because: fmt.Sprintf("The least sum that exceeded %d was %d.", d.limit, d.more), Claim: Claim{d.limit, 0, 0}})
}

// askBranches asks how many states follow if the solution chooses what to try next, and what happens if there are none.
func (d *deepening) askBranches(at int, next []int) {
	if wrong := d.Words.branches; wrong != nil && len(next) > 1 && len(d.path) > 1 {
		var guesses []Option
		for _, n := range wrong(d.Labels[at]) {
			guesses = append(guesses, guess(n, "The search needs to try only one ball: each one needs a way. The best is the ball with the fewest."))
		}
		d.ask(Question{Kind: kindBigger, Text: fmt.Sprintf("%s. Choose the ball that gets a way next. How many states follow then?", upper(d.state(at))),
			Options: number(len(next), guesses...), Because: "The ball with the fewest ways keeps the number of states small.", Claim: Claim{at, 0, 0}})
	}
	if len(next) == 0 {
		d.ask(Question{Kind: kindStop, Text: fmt.Sprintf("%s: no step leads on from here. What does the search do?", upper(d.state(at))),
			Options: []Option{choice(0, "It goes back to the last state from which another step can be tried.", ""),
				choice(1, "It ends: there is no solution.", "Other ways have not been tried."),
				choice(2, "The next round begins, with a higher limit.", "This round goes on: other ways are within its limit.")},
			Because: "Depth-first search takes the last choice back, and tries the next one.", Claim: Claim{at, 0, 0}})
		d.frame(at, None, "No step leads on from here: the search goes back.")
	}
}

// goesOn continues the search from the end of the path. It returns true if the search reaches a goal.
func (d *deepening) goesOn() bool {
	at := d.path[len(d.path)-1]
	made := len(d.path) - 1
	left, known := d.least[at]
	if !known || d.isLong() {
		d.isLost = true
		return false
	}
	total := made + left
	text := fmt.Sprintf("%s was reached in %s, and needs at least %d more.", upper(d.state(at)), count(made, "step"), left)
	if made > 0 {
		kind := kindRefused
		if total <= d.allowed {
			kind = kindSeen
		}
		d.ask(Question{Kind: kind, Text: fmt.Sprintf("%s The limit is %d. Does the search go on from here?", text, d.allowed),
			Options: either(total <= d.allowed, "Yes.", "No: the path is cut off."), Because: fmt.Sprintf("%d + %d = %d, and the limit is %d.", made, left, total, d.allowed),
			Claim: Claim{made, left, d.allowed}, Asks: &Arc{at, None}})
	}
	if total > d.allowed {
		d.more = min(d.more, total)
		d.frame(None, at, "%s %d + %d exceeds the limit %d: cut off.", text, made, left, d.allowed).mark(at, "done", "cut")
		return false
	}
	f := d.frame(at, None, "%s It goes on.", text)
	f.mark(at, "waiting", fmt.Sprint(made))
	f.Queue = d.names(d.path)
	if left == 0 {
		d.frame(at, None, "The goal: %s, after %s.", d.state(at), count(made, "step")).mark(at, "goal", fmt.Sprint(made))
		return true
	}
	next, isRecorded := d.next[at]
	if !isRecorded {
		d.isLost = true
		return false
	}
	d.askBranches(at, next)
	for _, to := range next {
		if made > 0 && to == d.path[made-1] {
			continue
		}
		d.path = append(d.path, to)
		if d.goesOn() {
			return true
		}
		d.path = d.path[:made+1]
		if d.isLost {
			return false
		}
	}
	return false
}
