package ask

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// winning asks which positions of a game are won.
func winning(m *maker) error {
	list, _ := m.expansions()
	won := map[int]bool{}
	asked := 0

	for _, x := range list {
		// In the record, a position comes after all positions to which its moves lead, so the map `won` already
		// contains their results.
		wins := len(x.edges) == 0 && m.StuckWins
		var good, bad []int
		for _, e := range x.edges {
			if won[e.To] {
				bad = append(bad, e.To)
			} else {
				good = append(good, e.To)
				wins = true
			}
		}
		won[x.state] = wins
		if m.isFull() {
			continue // no more questions, but askDropped below needs the results of all positions
		}
		if m.isDue("won", wins) {
			m.askWon(x, wins, good, won)
		}
		asked++
	}

	m.lesson.Intro = "Won and lost positions. A position is won if some move leads to a position that is " +
		"lost for the opponent. " + m.extent(asked, len(list), "position")
	m.lesson.Ending = "A program can compute the positions in the order of their numbers, without recursion, if " +
		"every move leads to a smaller number."

	answers := map[int]answer{}
	for v, wins := range won {
		answers[v] = answer{least: 0, isExact: true, text: "lost"}
		if wins {
			answers[v] = answer{least: 1, isExact: true, text: "won"}
		}
	}
	m.askDropped(keys(won), answers)
	return nil
}

// askWon asks whether a position is won, and by which move. The parameter `good` contains the positions to which
// winning moves lead.
func (m *maker) askWon(x expansion, wins bool, good []int, won map[int]bool) {
	var moves []string
	now := Snapshot{Current: []int{x.state}}

	for _, e := range x.edges {
		text := "lost"
		if won[e.To] {
			text = "won"
		}
		moves = append(moves, m.name(e.To)+": "+text)

		// The picture has room only for some positions.
		if len(now.Done) < mostValues {
			now.Done = append(now.Done, e.To)
		}
	}
	now.Rows = []Row{row("the moves lead to", moves...)}

	because := ""

	switch {
	case len(x.edges) == 0 && wins:
		because = "There is no move, and by the rules a player without a move wins."
	case len(x.edges) == 0:
		because = "There is no move, and by the rules a player without a move loses."
	case wins:
		because = fmt.Sprintf("The move to %s leaves the opponent in a lost position.", m.say(good[0]))
	default:
		because = "Every move leads to a position that is won for the opponent."
	}

	m.ask(Question{Kind: kindResult, Text: fmt.Sprintf("Does the player to move win at %s?", m.say(x.state)),
		Options: yesNo(wins), Because: because, Now: now})

	// If no move wins, or every move wins, there is no choice to ask about.
	if len(good) == 0 || len(good) == len(x.edges) {
		return
	}

	options := []Option{m.option(good[0], "")}

	for _, e := range x.edges {
		if won[e.To] {
			options = append(options, m.option(e.To, "This position is won for the opponent, who moves there."))
		}
	}
	now.Rows = nil

	m.ask(Question{Kind: kindNext,
		Text:    fmt.Sprintf("Which of these moves wins at %s?", m.say(x.state)),
		Options: options,
		Because: fmt.Sprintf("%s is lost for the opponent, who moves there.", m.say(good[0])), Now: now})
}

// hunt is a map on which an agent walks to gateways, and a player cuts links.
type hunt struct {
	Nodes   int
	Links   [][2]int
	Gateway []bool
}

// pursuit asks how many steps the agent is away from a gateway, and whether the player must cut a certain
// link now.
func pursuit(m *maker) error {
	var h hunt
	if err := json.Unmarshal(m.Data, &h); err != nil {
		return err
	}
	asked := map[int]bool{}

	for _, e := range m.Events {
		if m.isFull() {
			break
		}

		// A position may occur in several steps. One set of questions about it is enough.
		if e.What == "step" && !asked[e.From] {
			asked[e.From] = true
			m.askPosition(&h, e.From, e.To)
		}
	}

	m.lesson.Intro = "A pursuit. The agent goes to a neighbour in each turn; the player then cuts a link. " +
		fmt.Sprintf("The questions are about %s of the %d in the record.",
			count(len(asked), "position"), len(m.Labels))
	m.lesson.Ending = "If a cut is forced, the player has no choice. In every other turn, the player can already cut " +
		"a link that would become dangerous later."
	return nil
}

// place parses the name of a position: the agent's node, and the links that were cut.
func (h *hunt) place(label string) (agent int, isCut map[[2]int]bool) {
	node, cuts, _ := strings.Cut(strings.TrimSuffix(label, " won"), ":")

	// The record comes from our own helper, so the name is well formed.
	agent, _ = strconv.Atoi(node)
	isCut = map[[2]int]bool{}

	for _, text := range strings.Fields(cuts) {
		var l [2]int
		if n, _ := fmt.Sscanf(text, "%d-%d", &l[0], &l[1]); n == 2 {
			isCut[l] = true
			isCut[[2]int{l[1], l[0]}] = true
		}
	}
	return agent, isCut
}

// nearest returns the number of steps to the nearest gateway, and all gateways at this distance. The distance
// is -1 if no gateway can be reached.
func (h *hunt) nearest(agent int, isCut map[[2]int]bool) (distance int, gates []int) {
	// Breadth-first search, a layer at a time, along links that are not cut.
	layer := []int{agent}
	known := map[int]bool{agent: true}

	for ; len(layer) > 0; distance++ {
		var next []int
		for _, v := range layer {
			if h.Gateway[v] {
				gates = append(gates, v)
			}
			for _, l := range h.Links {
				for _, to := range [][2]int{l, {l[1], l[0]}} {
					if to[0] == v && !isCut[to] && !known[to[1]] {
						known[to[1]] = true
						next = append(next, to[1])
					}
				}
			}
		}
		if len(gates) > 0 {
			return distance, gates
		}
		layer = next
	}
	return -1, nil
}

// askPosition asks about the position before the player's cut, and the position after it.
func (m *maker) askPosition(h *hunt, before, after int) {
	label := m.Labels[before]
	agent, isCut := h.place(label)
	distance, gates := h.nearest(agent, isCut)
	_, cuts, _ := strings.Cut(label, ":")
	now := Snapshot{Current: []int{before}, Rows: []Row{
		row("the agent is at", fmt.Sprint(agent)),
		row("cut so far", strings.Fields(cuts)...),
		row("links at the agent", h.linksAt(agent, isCut)...),
	}}

	// If no gateway can be reached, the player has won, so no decision is left to ask about.
	if distance < 0 {
		return
	}

	m.ask(Question{Kind: kindCost,
		Text:    fmt.Sprintf("The agent is at node %d. How many steps is it from the nearest gateway?", agent),
		Options: number(distance), Now: now,
		Because: fmt.Sprintf("Node %d is the nearest gateway, %s away along links that are not cut.",
			gates[0], steps(distance))})

	// If two gateways are next to the agent, the player cannot cut both links in one turn, so no cut is
	// forced.
	isForced := distance == 1 && len(gates) == 1
	if m.isDue("forced", isForced) {
		m.askYesNo(Question{Kind: kindWhy,
			Text: fmt.Sprintf("The agent is at node %d. Is the player's next cut forced?", agent),
			Now:  now,
		}, isForced,
			fmt.Sprintf("Otherwise the agent is at gateway %d after its next step.", gates[0]),
			fmt.Sprintf("The nearest gateway is %s away, so the player has a turn to spare.", steps(distance)))
	}

	// Ask which link to cut only if the rules force this cut.
	link := fmt.Sprintf("%d-%d", agent, gates[0])
	if isForced {
		options := []Option{{Text: link}}
		for _, l := range h.linksAt(agent, isCut) {
			options = append(options, Option{Text: l, Why: fmt.Sprintf("Then the agent reaches gateway %d at once.",
				gates[0])})
		}
		m.ask(Question{Kind: kindNext, Text: "Which link must be cut?", Options: options, Now: now,
			Because: fmt.Sprintf("The agent at %d is beside gateway %d.", agent, gates[0])})
	}

	then, cutThen := h.place(m.Labels[after])
	// The last question is about the position after the cut and, if the player has not won, the agent's next step.
	left, _ := h.nearest(then, cutThen)
	canEscape := left >= 0
	if m.isDue("escapes", canEscape) {
		now.Rows = []Row{row("position", m.name(after))}
		now.Current = []int{after}
		m.askYesNo(Question{Kind: kindResult,
			Text: fmt.Sprintf("Later the agent is at %d. Can it still reach a gateway?", then),
			Now:  now,
		}, canEscape,
			fmt.Sprintf("It is %s from the nearest gateway.", steps(left)),
			"Every way to a gateway is cut: the player has won.")
	}
}

// linksAt returns the sorted links at the agent's node that are not cut.
func (h *hunt) linksAt(agent int, isCut map[[2]int]bool) (list []string) {
	for _, l := range h.Links {
		for _, way := range [][2]int{l, {l[1], l[0]}} {
			if way[0] == agent && !isCut[way] {
				list = append(list, fmt.Sprintf("%d-%d", way[0], way[1]))
			}
		}
	}
	slices.Sort(list)
	return list
}
