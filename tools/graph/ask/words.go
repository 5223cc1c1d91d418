// This file contains the words of each puzzle: how its states and steps are said, where a state is in the puzzle's
// picture, and which steps its rules refuse.

package ask

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// words contains the words of a puzzle. All parts are optional.
type words struct {
	unit     string                           // the unit of costs, such as minute
	amount   func(in *Input, cost int) string // a cost in words, if it is more than a number and a unit
	later    string                           // why it never helps to reach a state later, if the steps depend on the time
	say      func(label string) string
	short    func(in *Input, label string) string                 // the name of a state in lists
	steps    func(in *Input, from, to string) string              // the step between two states; "" if no move leads there
	cell     *cell                                                // the state is a cell of the picture
	at       func(in *Input, label string) string                 // the place of a state in the picture
	ends     [2]string                                            // the names of the source and the sink of a flow
	result   pairing                                              // what the number of pairs of a matching means
	value    func(in *Input, label string) (parts, result string) // the value of a position as a sum of games
	branches func(label string) []int                             // wrong numbers of states that follow a state of a depth-first search
	sources  string                                               // the question whose answer is the number of components that no edge enters
	cuts     func(from, to string) string                         // what an edge of a cut means, given the names of its ends
	how      string                                               // how the game is played
	loop     string                                               // what it means that a path is a cycle
	first    bool                                                 // the first word of a state is its place in the picture
	fields   map[string]string                                    // what the fields of a state mean
	coarse   coarser                                              // a coarser state that one might think of
	gains    bool                                                 // the costs are gains with the opposite sign
	board    bool                                                 // a state has a picture of its own and no short name

	// If the helper computes all distances: in which state the solution has its answer. The picture may lack this state:
	// then outside is its name, and leave is the step to it.
	goal           func(in *Input, label string) bool
	outside, leave string

	// The question that the distances of all states answer, and its options, the right one first.
	conclusion func(in *Input, distance map[string]int) (question string, options []string, because string)

	before func(r *run)   // adds what comes before the search
	after  func(m *maker) // adds what comes after the distances between all pairs are known

	tries func(in *Input, label string) []try // the steps that a player may try, allowed or not
	rules func(in *Input) []rule              // the rules that may refuse a step
}

// pairing is the question that a matching answers, and the answer for these numbers of vertices on both sides and of pairs.
type pairing struct {
	question string
	answer   func(left, right, pairs int) int
}

// coarser is a state with less information: what the state lacks, and its name.
type coarser struct {
	lacks string
	of    func(label string) string
}

// cell says which words of a state's name are its row and its column. The picture counts from 1.
type cell struct{ row, column, add int }

// try is a step that may be refused.
type try struct {
	place string // where it leads in the picture; "" if it is no place
	text  string
	to    int // the index of what it leads to or uses, in the puzzle's own numbers
}

// rule is a rule of the puzzle. The parameter d is the distance from the start after the step.
type rule struct {
	text    string
	isPlain bool // nobody would doubt the rule, so there is no question about it
	broken  func(label string, t try, d int) bool
	numbers func(label string, t try, d int) string // what the rule means in numbers for this step; may be nil
	isClose func(label string, t try, d int) bool   // whether the step breaks the rule only just; nil: ask about any step
}

// wordsOf returns the words of a problem. A problem without an entry has the words of graphs.
func wordsOf(problem string) words { return table[problem] }

// state returns a state in words.
func (w words) state(name, label string) string {
	switch {
	case w.board:
		return "this state"
	case w.say != nil:
		return w.say(label)
	}
	if w.cell != nil {
		row, column, ok := w.cell.of(label)
		if ok {
			return fmt.Sprintf("row %d, column %d", row, column)
		}
	}
	return name
}

// step returns a step in words.
func (m *maker) step(at, next int) string {
	w, from, to := m.Words, m.Labels[at], m.Labels[next]
	if w.steps != nil {
		if text := w.steps(m.Input, from, to); text != "" {
			return text
		}
	}
	if w.board {
		return "A step leads to the state in the second picture"
	}
	join := func(label string) string { return strings.Join(strings.Fields(label), " ") }
	return "Go from " + w.state(join(from), from) + " to " + w.state(join(to), to)
}

// rulesOf returns the rules of the puzzle for a run.
func (w words) rulesOf(in *Input) []rule {
	if w.rules == nil {
		return nil
	}
	return w.rules(in)
}

// of returns the row and the column in the name of a state.
func (c cell) of(label string) (row, column int, ok bool) {
	parts := strings.Fields(strings.Trim(label, "{}"))
	if max(c.row, c.column) >= len(parts) {
		return 0, 0, false
	}
	row, err := strconv.Atoi(parts[c.row])
	column, err2 := strconv.Atoi(parts[c.column])
	return row + c.add, column + c.add, err == nil && err2 == nil
}

var pair = regexp.MustCompile(`\d+,\d+`)

// place returns the place of a state in the puzzle's picture, or "" if it has none.
func (m *maker) place(v int) string {
	label := m.Labels[v]
	if m.Words.at != nil {
		return m.Words.at(m.Input, label)
	}
	if m.Words.cell != nil {
		row, column, ok := m.Words.cell.of(label)
		if ok {
			return fmt.Sprint(row, ",", column)
		}
		return ""
	}

	// A state with one cell is there. A state with several cells is a picture of its own.
	if cells := pair.FindAllString(label, -1); len(cells) > 0 {
		if len(cells) == 1 {
			return cells[0]
		}
		return ""
	}
	parts := strings.Fields(label)
	if len(parts) == 1 || m.Words.first && len(parts) > 0 {
		return parts[0]
	}
	return ""
}

// table contains the words of each problem.
var table = map[string]words{
	"uva11624": {unit: "minute", cell: &cell{0, 1, 0}, tries: around(0, "Joe walks", compass), rules: fireRules,
		later: "The fire only spreads: a cell that is free in a minute was free in every minute before. So Joe can do everything earlier, too, and the minute adds nothing to the state.",
		steps: func(_ *Input, _, to string) string {
			return "Joe walks to " + (words{cell: &cell{0, 1, 0}}).state(to, to)
		},
		goal: func(in *Input, label string) bool {
			return letter(in.maze(), strings.Replace(label, " ", ",", 1)) == ' '
		},
		leave: "Joe leaves the maze", outside: "outside the maze", before: replayFire},
	"uva10067":   {unit: "press", goal: isTarget},
	"uva10047":   {unit: "second", say: wheel, steps: func(_ *Input, _, to string) string { return "The wheel goes on to: " + wheel(to) }},
	"uva985":     {unit: "move", cell: &cell{0, 1, 1}, say: plates, goal: isLastPlate},
	"uva11573":   {unit: "energy unit", cell: &cell{0, 1, 0}},
	"uva10937":   {unit: "hour", cell: &cell{0, 1, 1}, tries: around(1, "Walk", compass), rules: islandRules, conclusion: fetchTreasures},
	"uva1103":    {unit: "step", cell: &cell{0, 1, 1}},
	"uva260":     {unit: "step", cell: &cell{0, 1, 1}, tries: around(1, "Go", stones), rules: stoneRules, conclusion: hasCrossed},
	"uva321":     {unit: "step", say: villa, short: villaShort, fields: map[string]string{"Lit": "set of lit rooms", "lit": "set of lit rooms"}, steps: villaStep, tries: villaTries, rules: villaRules},
	"uva658":     {unit: "second", say: bugs, short: bugNames, coarse: coarser{"which bugs are left (only how many)", func(label string) string { return fmt.Sprint(strings.Count(label, "1")) }}, steps: patchStep, tries: patchTries, rules: patchRules},
	"uva10603":   {unit: "litre", say: jugs, steps: func(_ *Input, _, to string) string { return "Pour, until there are: " + jugs(to) }},
	"uva1601":    {unit: "step", tries: ghostTries, rules: ghostRules, steps: func(_ *Input, _, to string) string { return "The ghosts go to: " + oneLine(to) }},
	"uva11506":   {first: true, short: machine, cuts: destroy},
	"uva10158":   {at: sideOf, short: sideOf},
	"uva12274":   {unit: "shot", say: trees, steps: func(_ *Input, _, to string) string { return "After a shot and a jump: " + trees(to) }},
	"uva11212":   {unit: "edit"},
	"uva10181":   {unit: "move", board: true},
	"uva704":     {unit: "turn", board: true},
	"sokoban":    {unit: "step", board: true},
	"uva589":     {board: true, amount: pushes, before: askPushes, coarse: coarser{"where the man stands", firstWord}},
	"skynet1":    {unit: "step", say: agentAt, steps: agentStep, at: noPlace},
	"skynet2":    {unit: "step", say: agentAt, steps: agentStep, at: noPlace},
	"uva11380":   {cell: &cell{0, 1, 1}, short: floe, ends: [2]string{"the people", "saved"}, cuts: sink},
	"uva11294":   {at: person, say: seat, short: person},
	"uva10199":   {at: place, short: place},
	"uva10746":   {at: func(in *Input, label string) string { return strings.TrimPrefix(bankOrCar(in, label), "bank ") }, short: bankOrCar, ends: [2]string{"the start", "the end"}},
	"uva670":     {at: legOrPlace, short: legOrPlace, result: pairing{"How many places does the dog visit?", func(_, _, pairs int) int { return pairs }}},
	"uva11419":   {at: line, short: line, cuts: fire, result: pairing{"How many cannons are needed?", func(_, _, pairs int) int { return pairs }}},
	"uva1201":    {at: rideAt, short: ride, result: pairing{"How many taxis do the rides need?", func(rides, _, pairs int) int { return rides - pairs }}},
	"uva12168":   {at: viewerAt, short: voter, cuts: disappoint, result: pairing{"How many viewers can be content?", func(left, right, pairs int) int { return left + right - pairs }}},
	"uva11504":   {sources: "How many dominos must be knocked over by hand, so that all fall?"},
	"uva11765":   {ends: [2]string{"the top layer", "the bottom layer"}, cuts: placement},
	"starcraft":  {unit: "second", at: noPlace},
	"knightsjam": {unit: "jump", board: true},
	"guarini":    {unit: "move", board: true},
	"pocketcube": {unit: "turn", board: true},
	"bridge2":    {unit: "turn", board: true},
	"hexmaze2":   {unit: "move"},

	"uva10536": {board: true, steps: coverStep, how: "A move covers one free square, or the first two or three squares of a row or column, counted from one of its ends, " +
		"if all of them are free. (3,2) is the square in row 3 and column 2. Who covers the last square loses."},
	"calculator": {say: display, how: "A move presses a key that touches the last one, and subtracts it. Who cannot move without making the number negative loses.",
		steps: func(_ *Input, _, to string) string { return "Press " + lastWord(to) }},
	"rollercoaster": {unit: "ride", say: func(label string) string { return "group " + label + " is at the front" }},
	"blunder1": {say: robot, loop: "The robot never stops: the answer is LOOP.", fields: map[string]string{"heads": "direction to try next", "breaks": "whether it breaks obstacles",
		"backwards": "whether the order of directions is reversed", "broken": "number of broken obstacles"}},

	"winamax":  {branches: allWays},
	"uva10004": {conclusion: hasTwoColours, amount: colour},
	"uva12047": {conclusion: bestToll},
	"uva10296": {after: pairStations},
	"uva10557": {gains: true, short: func(_ *Input, label string) string { return "room " + label }},
	"uva10561": {how: "A move puts an X on a free square. Who first has three X on neighbouring squares wins, so no one puts an X less than three squares from another one.", at: noPlace, short: crossRow, steps: crossStep, value: crossValue},
}

// crossRow returns the row of a position of uva10561. Its name contains the squares that got an X.
func crossRow(in *Input, label string) string {
	words := strings.Fields(in.Puzzle)
	row := []byte(words[0])
	for _, cell := range pair.FindAllString(label, -1) {
		row[numbersOf(cell)[1]-1] = 'X'
	}
	return string(row)
}

func crossStep(_ *Input, from, to string) string {
	before := pair.FindAllString(from, -1)
	isOld := func(cell string) bool { return slices.Contains(before, cell) }
	if added := slices.DeleteFunc(pair.FindAllString(to, -1), isOld); len(added) == 1 {
		return fmt.Sprint("Put an X on square ", numbersOf(added[0])[1])
	}
	return ""
}

// crossValue returns the runs of safe squares of a position of uva10561 with their Grundy numbers, and the xor of these.
func crossValue(in *Input, label string) (parts, result string) {
	const reach = 2
	row := crossRow(in, label)
	runs := []int{0}
	for i := range row {
		if strings.Contains(row[max(0, i-reach):min(len(row), i+reach+1)], "X") {
			runs = append(runs, 0)
		} else {
			runs[len(runs)-1]++
		}
	}
	runs = slices.DeleteFunc(runs, func(n int) bool { return n == 0 })
	if len(runs) == 0 {
		return "no square is safe", "No move is left."
	}

	// The Grundy number of a run is the least number that no move leads to.
	grundy := []int{0}
	for n := 1; n <= slices.Max(runs); n++ {
		reached := map[int]bool{}
		for i := range n {
			reached[grundy[max(0, i-reach)]^grundy[max(0, n-1-i-reach)]] = true
		}
		least := 0
		for reached[least] {
			least++
		}
		grundy = append(grundy, least)
	}
	xor := 0
	var lengths, values []string
	for _, n := range runs {
		xor ^= grundy[n]
		lengths, values = append(lengths, fmt.Sprint(n)), append(values, fmt.Sprint(grundy[n]))
	}
	parts = fmt.Sprintf("the runs of safe squares have the lengths %s and the Grundy numbers %s", strings.Join(lengths, ", "), strings.Join(values, ", "))
	return parts, fmt.Sprintf("%s = %d.", strings.Join(values, " xor "), xor)
}

// allWays returns the number of all ways, and the largest number of ways of a ball, in a state of winamax.
func allWays(label string) []int {
	_, left, _ := strings.Cut(label, "left:")
	most, sum := 0, 0
	for _, n := range numbersOf(left) {
		most, sum = max(most, n), sum+n
	}
	return []int{sum, most}
}

func firstWord(label string) string { return strings.Fields(label)[0] }

func lastWord(label string) string {
	words := strings.Fields(label)
	return words[len(words)-1]
}

// display says a state of calculator: the number, and the last key.
func display(label string) string {
	number, key, _ := strings.Cut(label, " ")
	if key == "0" {
		return "the display shows " + number
	}
	return fmt.Sprintf("the display shows %s, the last key was %s", number, key)
}

// coverStep says which squares of uva10536 a move covers. A state is a number with a bit for each free square.
func coverStep(_ *Input, from, to string) string {
	bits := func(label string) (n int) {
		for _, word := range strings.Fields(label) {
			digit, _ := strconv.Atoi(word)
			n = 2*n + digit
		}
		return n
	}
	var squares []string
	for i, more := 0, bits(from)&^bits(to); more > 0; i, more = i+1, more>>1 {
		if more&1 == 1 {
			squares = append(squares, fmt.Sprintf("(%d,%d)", i/4+1, i%4+1))
		}
	}
	if squares == nil || bits(to)&^bits(from) != 0 {
		return ""
	}
	return "Cover " + strings.Join(squares, " ")
}

// noPlace says that a state is not a place: each state has a picture of its own.
func noPlace(*Input, string) string { return "" }

// person returns the person whom a literal of uva11294 seats on the bride's side: variable 3 stands for the wife of couple 3,
// and its opposite for the husband.
func person(_ *Input, label string) string {
	if couple, isNot := strings.CutPrefix(label, "not "); isNot {
		return couple + "h"
	}
	return label + "w"
}

func seat(label string) string { return person(nil, label) + " beside the bride" }

// legOrPlace returns the name of a vertex of uva670: a leg of the walk, or a place.
func legOrPlace(_ *Input, label string) string {
	side, number, _ := strings.Cut(label, " ")
	n, _ := strconv.Atoi(number)
	return map[string]string{"left": "leg ", "right": "place "}[side] + fmt.Sprint(n+1)
}

// line returns the name of a vertex of uva11419: a row or a column.
func line(_ *Input, label string) string {
	side, number, _ := strings.Cut(label, " ")
	n, _ := strconv.Atoi(number)
	return map[string]string{"left": "row ", "right": "column "}[side] + fmt.Sprint(n+1)
}

// rideAt returns the ride that a vertex of uva1201 stands for: on the left before another one, on the right after another one.
func rideAt(_ *Input, label string) string { return fmt.Sprint(numbersOf(label)[0] + 1) }

func ride(in *Input, label string) string {
	if strings.HasPrefix(label, "left") {
		return "after " + rideAt(in, label)
	}
	return "before " + rideAt(in, label)
}

// viewerAt returns the number of a viewer of uva12168: those who love cats are on the left, the others on the right.
func viewerAt(in *Input, label string) string {
	words, seen := strings.Fields(in.Puzzle), 0
	for i := 3; i+1 < len(words); i += 2 {
		isCat := strings.HasPrefix(words[i], "C")
		if isCat != strings.HasPrefix(label, "left") {
			continue
		}
		if seen == numbersOf(label)[0] {
			return fmt.Sprint((i - 1) / 2)
		}
		seen++
	}
	return label
}

func voter(in *Input, label string) string { return "viewer " + viewerAt(in, label) }

// fire says what an edge of a cut of uva11419 means, and disappoint the same for uva12168. One of the ends is outside.
func fire(from, to string) string {
	return "fire along " + strings.TrimPrefix(strings.TrimSuffix(from+to, "outside"), "outside")
}

func disappoint(from, to string) string {
	return strings.TrimPrefix(strings.TrimSuffix(from+to, "outside"), "outside") + " is not content"
}

// place returns the name of a place of uva10199.
func place(in *Input, label string) string {
	words, v := strings.Fields(in.Puzzle), numbersOf(label)
	if len(v) == 1 && 1+v[0] < len(words) {
		return words[1+v[0]]
	}
	return label
}

// bankOrCar returns the name of a vertex of uva10746.
func bankOrCar(in *Input, label string) string {
	v, banks := numbersOf(label), 0
	fmt.Sscan(in.Puzzle, &banks)
	switch {
	case len(v) != 1:
		return label
	case v[0] < banks:
		return fmt.Sprint("bank ", v[0]+1)
	}
	return fmt.Sprint("car ", v[0]-banks+1)
}

// placement says what an edge of a cut of uva11765 costs.
func placement(from, to string) string {
	switch {
	case from == "the top layer":
		return "put " + to + " on the bottom layer"
	case to == "the bottom layer":
		return "put " + from + " on the top layer"
	}
	return "connect " + from + " with " + to + " between the layers"
}

// destroy says what an edge of a cut of uva11506 means: a machine, or a wire.
func destroy(from, to string) string {
	a, _, _ := strings.Cut(from, " ")
	b, _, _ := strings.Cut(to, " ")
	if a == b {
		return "destroy machine " + a
	}
	return "destroy the wire " + a + "-" + b
}

// floe returns the name of a vertex of uva11380: the cell, and whether people come onto it or leave it there.
func floe(_ *Input, label string) string {
	row, column, ok := (cell{0, 1, 1}).of(label)
	if parts := strings.Fields(label); ok && len(parts) == 3 {
		return fmt.Sprintf("%d,%d %s", row, column, map[string]string{"0": "in", "1": "out"}[parts[2]])
	}
	return label
}

// agentAt says a position of skynet1 and skynet2: the agent's node, and the links that are cut.
func agentAt(label string) string {
	node, cut, _ := strings.Cut(strings.TrimSuffix(label, "won"), ":")
	if cut = strings.TrimSpace(cut); cut == "" {
		return fmt.Sprintf("the agent is in node %s, no link is cut", node)
	}
	return fmt.Sprintf("the agent is in node %s, cut: %s", node, cut)
}

func agentStep(_ *Input, from, to string) string {
	_, before, _ := strings.Cut(from, ":")
	node, after, _ := strings.Cut(to, ":")
	step := "The agent goes to node " + node
	for _, link := range strings.Fields(after) {
		switch {
		case link == "won": // the agent's step does not matter any more
			step = strings.Replace(step, "the agent goes to node "+node, "the agent can reach no gateway any more", 1)
		case !slices.Contains(strings.Fields(before), link):
			step = fmt.Sprintf("The solution cuts %s, and the agent goes to node %s", link, node)
		}
	}
	return step
}

// robot says a state of blunder1: the cell, the direction, and the modes.
func robot(label string) string {
	lines := strings.Split(label, "\n")
	row, column, ok := strings.Cut(lines[0], ",")
	if !ok || len(lines) == 1 {
		return label
	}
	modes := strings.NewReplacer("breaker", "breaker mode", "backwards", "in reverse order", "broken: ", "broken obstacles: ").Replace(strings.Join(lines[2:], ", "))
	return strings.TrimSuffix(fmt.Sprintf("the robot in row %s, column %s, heading %s, %s", row, column, strings.ToLower(lines[1]), modes), ", ")
}

func oneLine(label string) string { return strings.Join(strings.Fields(label), " ") }

// around returns the steps from a cell in some directions.
func around(add int, verb string, directions []direction) func(*Input, string) []try {
	c := cell{0, 1, add}
	return func(_ *Input, label string) (list []try) {
		row, column, ok := c.of(label)
		if !ok {
			return nil
		}
		for i, d := range directions {
			list = append(list, try{fmt.Sprint(row+d.down, ",", column+d.right), verb + " " + d.name, i})
		}
		return list
	}
}

type direction struct {
	name        string
	down, right int
}

var compass = []direction{{"north", -1, 0}, {"east", 0, 1}, {"south", 1, 0}, {"west", 0, -1}}

// stones are the directions of uva260 in its picture, in which a cell touches the one above it to the left. The last two
// directions lead to cells that it does not touch.
var stones = []direction{{"up and left", -1, -1}, {"up", -1, 0}, {"left", 0, -1}, {"right", 0, 1}, {"down", 1, 0}, {"down and right", 1, 1},
	{"up and right", -1, 1}, {"down and left", 1, -1}}

// stoneRules are the rules of uva260: White walks along stones of its colour.
func stoneRules(in *Input) []rule {
	maze := in.maze()
	const touching = 6
	return []rule{
		{text: "a black stone is there", broken: func(_ string, t try, _ int) bool { return letter(maze, t.place) == 'b' }},
		{text: "these two cells do not touch", broken: func(_ string, t try, _ int) bool { return t.to >= touching && letter(maze, t.place) == 'w' }},
	}
}

// islandRules are the rules of uva10937.
func islandRules(in *Input) []rule {
	maze := in.maze()
	isLetter := func(letters string) func(string, try, int) bool {
		return func(_ string, t try, _ int) bool { return strings.IndexByte(letters, letter(maze, t.place)) >= 0 }
	}
	isNear := func(_ string, t try, _ int) bool {
		var row, column int
		if letter(maze, t.place) == ' ' {
			return false // outside the map
		}
		fmt.Sscanf(t.place, "%d,%d", &row, &column)
		for i := range 9 {
			if letter(maze, fmt.Sprint(row+i/3-1, ",", column+i%3-1)) == '*' {
				return true
			}
		}
		return false
	}
	return []rule{
		{text: "trees and water cannot be entered", broken: isLetter("#~")},
		{text: "natives are there, or in a cell beside it", broken: isNear},
	}
}

// letter returns the letter of a place in a maze, or a blank outside it.
func letter(maze []string, place string) byte {
	var row, column int
	fmt.Sscanf(place, "%d,%d", &row, &column)
	if row < 1 || row > len(maze) || column < 1 || column > len(maze[row-1]) {
		return ' '
	}
	return maze[row-1][column-1]
}

// maze returns the rows of a board, which follow one or two numbers.
func (in *Input) maze() []string {
	isNumber := func(word string) bool { return strings.Trim(word, "0123456789") == "" }
	isRow := func(word string) bool { return !isNumber(word) }
	words := strings.Fields(in.Puzzle)
	rows := words[max(0, slices.IndexFunc(words, isRow)):]
	if end := slices.IndexFunc(rows, isNumber); end >= 0 {
		rows = rows[:end]
	}
	return rows
}

// hasCrossed asks who wins a game of uva260: all white stones that hang together with the left side are known.
func hasCrossed(in *Input, distance map[string]int) (question string, options []string, because string) {
	question = "These are all white stones that hang together with the left side. Who has won?"
	columns := len(in.maze()[0])
	for label := range distance {
		if _, column, _ := (cell{0, 1, 1}).of(label); column == columns {
			return question, []string{"White.", "Black."}, "They reach the right side."
		}
	}
	return question, []string{"Black.", "White."}, "They do not reach the right side. Then black stones go from the top to the bottom."
}

// colour says a distance of uva10004 with the colour of vertices at this distance.
func colour(_ *Input, d int) string {
	return count(d, "step") + [2]string{" (red)", " (black)"}[d%2]
}

// hasTwoColours asks whether the graph of uva10004 can get two colours.
func hasTwoColours(in *Input, distance map[string]int) (question string, options []string, because string) {
	question = "Vertices at even distances are red, the others black. Do the ends of each edge differ?"
	for _, e := range in.Events {
		a, b := in.Labels[e.From], in.Labels[e.To]
		if e.What == "step" && (distance[a]-distance[b])%2 == 0 {
			return question, []string{"No: the graph has no two colours.", "Yes: the graph has two colours."},
				fmt.Sprintf("%s and %s have an edge, and the distances %d and %d: the same colour. The edge and the ways to them form a cycle with an odd number of edges.", a, b, distance[a], distance[b])
		}
	}
	return question, []string{"Yes: the graph has two colours.", "No: the graph has no two colours."}, "Each edge joins an even and an odd distance."
}

// fireRules are the rules of uva11624.
func fireRules(in *Input) []rule {
	maze := in.maze()

	burns := burning(maze, fires(maze))
	return []rule{
		{text: "there is a wall", isPlain: true, broken: func(_ string, t try, _ int) bool { return letter(maze, t.place) == '#' }},
		{text: "the fire is there before Joe, or in the same minute",
			broken:  func(_ string, t try, d int) bool { when, is := burns[t.place]; return is && when <= d },
			isClose: func(_ string, t try, d int) bool { return burns[t.place] == d },
			numbers: func(_ string, t try, d int) string {
				return fmt.Sprintf(" (Joe in minute %d, the fire in minute %d)", d, burns[t.place])
			}},
	}
}

// wheel says a state of uva10047, such as "2,3 N green".
func wheel(label string) string {
	parts := strings.Fields(label)
	if len(parts) < 3 {
		return oneLine(label)
	}
	facing := map[string]string{"N": "north", "E": "east", "S": "south", "W": "west"}[parts[1]]
	return fmt.Sprintf("cell %s, facing %s, on %s", parts[0], facing, parts[2])
}

// villa says a state of uva321: the room, and a star for each lit room.
func villa(label string) string {
	room, lit := villaState(label)
	var names []string
	for k, on := range lit {
		if on {
			names = append(names, fmt.Sprint(k+1))
		}
	}
	return fmt.Sprintf("room %d, light in %s", room, strings.Join(names, " and "))
}

func villaShort(_ *Input, label string) string {
	return strings.NewReplacer("room ", "", ", light in ", ": ", " and ", " ").Replace(villa(label))
}

// plates says a state of uva985: a cell, and how often all plates have turned, modulo 4.
func plates(label string) string {
	row, column, ok := (cell{0, 1, 1}).of(label)
	if !ok {
		return label
	}
	return fmt.Sprintf("row %d, column %d, plates turned %s times", row, column, lastWord(label))
}

var wholeNumber = regexp.MustCompile(`-?\d+`)

// numbersOf returns all numbers in a text.
func numbersOf(text string) (list []int) {
	for _, word := range wholeNumber.FindAllString(text, -1) {
		n, _ := strconv.Atoi(word)
		list = append(list, n)
	}
	return list
}

// isLastPlate reports whether a state of uva985 is in the last cell. The input begins with the numbers of rows and columns.
func isLastPlate(in *Input, label string) bool {
	size, at := numbersOf(in.Puzzle), numbersOf(label)
	return at[0] == size[0]-1 && at[1] == size[1]-1
}

// isTarget reports whether a state of uva10067 shows the target, which follows the four numbers of the start.
func isTarget(in *Input, label string) bool {
	const wheels = 4
	return slices.Equal(numbersOf(label), numbersOf(in.Puzzle)[wheels:2*wheels])
}

func villaState(label string) (room int, lit []bool) {
	place, lights, _ := strings.Cut(label, ":")
	room, _ = strconv.Atoi(place)
	for _, sign := range strings.Fields(lights) {
		lit = append(lit, sign == "*")
	}
	return room, lit
}

func villaStep(_ *Input, from, to string) string {
	a, before := villaState(from)
	b, after := villaState(to)
	var switched []string
	for k := range max(len(before), len(after)) {
		was, is := k < len(before) && before[k], k < len(after) && after[k]
		if was != is {
			switched = append(switched, fmt.Sprintf("Switch the light in room %d %s", k+1, map[bool]string{true: "on", false: "off"}[is]))
		}
	}
	switch {
	case a != b && switched == nil:
		return fmt.Sprintf("Go through the door to room %d", b)
	case a == b && len(switched) == 1:
		return switched[0]
	}
	return "" // the learner's program does two things at once
}

// doorsOf returns the doors of a villa of uva321.
func doorsOf(in *Input) [][2]int {
	read := strings.NewReader(in.Puzzle)
	var rooms, doors, switches int
	fmt.Fscan(read, &rooms, &doors, &switches)
	list := make([][2]int, doors)
	for i := range list {
		fmt.Fscan(read, &list[i][0], &list[i][1])
	}
	return list
}

// villaTries returns the doors of the room.
func villaTries(in *Input, label string) (list []try) {
	room, _ := villaState(label)
	for _, d := range doorsOf(in) {
		if d[1] == room {
			d[0], d[1] = d[1], d[0]
		}
		if d[0] == room {
			list = append(list, try{"", fmt.Sprintf("Go through the door to room %d", d[1]), d[1]})
		}
	}
	return list
}

func villaRules(*Input) []rule {
	return []rule{{text: "the room is dark", broken: func(label string, t try, _ int) bool {
		_, lit := villaState(label)
		return t.to > len(lit) || !lit[t.to-1]
	}}}
}

// bugs says a state of uva658: a digit for each bug, the last bug first.
func bugs(label string) string {
	names := strings.Fields(bugNames(nil, label))
	switch len(names) {
	case 0:
		return "the state without bugs"
	case 1:
		return "the state with bug " + names[0]
	}
	last := len(names) - 1
	return fmt.Sprintf("the state with bugs %s and %s", strings.Join(names[:last], ", "), names[last])
}

func bugNames(_ *Input, label string) string {
	var names []string
	for i, there := range bugsOf(label) {
		if there {
			names = append(names, fmt.Sprint(i+1))
		}
	}
	return strings.Join(names, " ")
}

func bugsOf(label string) (set []bool) {
	digits := strings.Fields(label)
	for _, digit := range slices.Backward(digits) {
		set = append(set, digit == "1")
	}
	return set
}

// patchStep names the patches that make one state of the other: the record does not say which of them was applied.
func patchStep(in *Input, from, to string) string {
	var list []string
	before, after := bugsOf(from), bugsOf(to)
	for i, p := range patchesOf(in) {
		fits := len(before) == len(p.does) && len(after) == len(p.does)
		for k := range min(len(before), len(after), len(p.does)) {
			is := p.does[k] == '+' || p.does[k] == '0' && before[k]
			fits = fits && is == after[k] && (p.needs[k] == '0' || before[k] == (p.needs[k] == '+'))
		}
		if fits {
			list = append(list, fmt.Sprintf("patch %d (%s)", i+1, count(p.seconds, "second")))
		}
	}
	if list == nil {
		return fmt.Sprintf("Go from %s to %s, which no patch does", bugs(from), bugs(to)) // the learner's program
	}
	return fmt.Sprintf("Apply %s and reach %s", strings.Join(list, " or "), bugs(to))
}

type patch struct {
	seconds     int
	needs, does string
}

// patchesOf returns the patches of uva658.
func patchesOf(in *Input) []patch {
	read := strings.NewReader(in.Puzzle)
	var bugs, patches int
	fmt.Fscan(read, &bugs, &patches)
	list := make([]patch, patches)
	for i := range list {
		fmt.Fscan(read, &list[i].seconds, &list[i].needs, &list[i].does)
	}
	return list
}

func patchTries(in *Input, _ string) (list []try) {
	for i, p := range patchesOf(in) {
		list = append(list, try{"", fmt.Sprintf("Apply patch %d (%s)", i+1, count(p.seconds, "second")), i})
	}
	return list
}

func patchRules(in *Input) []rule {
	list := patchesOf(in)
	lacks := func(sign byte, there bool) func(string, try, int) bool {
		return func(label string, t try, _ int) bool {
			for i, is := range bugsOf(label) {
				if t.to < len(list) && i < len(list[t.to].needs) && list[t.to].needs[i] == sign && is == there {
					return true
				}
			}
			return false
		}
	}
	return []rule{
		{text: "a bug that the patch needs is not there", broken: lacks('+', false)},
		{text: "a bug is there that the patch forbids", broken: lacks('-', true)},
	}
}

// machine names a vertex of uva11506: the side of a machine where wires lead in, or the side where they lead out.
func machine(_ *Input, label string) string {
	name, side, _ := strings.Cut(label, " ")
	return name + map[string]string{"1": " in", "2": " out"}[side]
}

// jugs says a state of uva10603: the first two amounts.
func jugs(label string) string {
	parts := strings.Fields(label)
	if len(parts) != 2 {
		return oneLine(label)
	}
	return fmt.Sprintf("%s litres in jug 1, %s in jug 2, the rest in jug 3", parts[0], parts[1])
}

// trees says a state of uva12274: a digit for each tree, the last tree first.
func trees(label string) string {
	parts := strings.Fields(label)
	var names []string
	for i := range parts {
		if parts[len(parts)-1-i] == "1" {
			names = append(names, fmt.Sprint(i))
		}
	}
	if names == nil {
		return "no possible tree: the monkey is hit"
	}
	return "possible trees " + strings.Join(names, ", ")
}

// ghosts returns the cells of the ghosts of uva1601.
func ghosts(label string) (cells [][2]int) {
	for _, text := range pair.FindAllString(label, -1) {
		var c [2]int
		fmt.Sscanf(text, "%d,%d", &c[0], &c[1])
		cells = append(cells, c)
	}
	return cells
}

// ghostTries returns the steps of the first two ghosts towards each other: both want the same cell, or exchange cells.
func ghostTries(_ *Input, label string) (list []try) {
	cells := ghosts(label)
	for i := range cells {
		for j := range cells[:i] {
			apart := abs(cells[i][0]-cells[j][0]) + abs(cells[i][1]-cells[j][1])
			if apart == 1 {
				list = append(list, try{"", fmt.Sprintf("Ghosts %c and %c change places", 'a'+j, 'a'+i), 0})
				list = append(list, try{"", fmt.Sprintf("Ghost %c stays and ghost %c goes to its cell", 'a'+j, 'a'+i), 1})
			}
		}
	}
	return list
}

func ghostRules(*Input) []rule {
	is := func(kind int) func(string, try, int) bool {
		return func(_ string, t try, _ int) bool { return t.to == kind }
	}
	return []rule{
		{text: "two ghosts may not exchange their cells", broken: is(0)},
		{text: "two ghosts may not be in one cell", broken: is(1)},
	}
}

func abs(n int) int { return max(n, -n) }
