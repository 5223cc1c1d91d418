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
	unit   string // the unit of costs, such as minute
	later  string // why it never helps to reach a state later, if the steps depend on the time
	say    func(label string) string
	short  func(in *Input, label string) string // the name of a state in lists
	steps  func(from, to string) string         // the step between two states
	cell   *cell                                // the state is a cell of the picture
	at     func(in *Input, label string) string // the place of a state in the picture
	ends   [2]string                            // the names of the source and the sink of a flow
	result func(left, pairs int) string         // what the number of pairs of a matching means
	cuts   func(from, to string) string         // what an edge of a cut means, given the names of its ends
	first  bool                                 // the first word of a state is its place in the picture
	fields map[string]string                    // what the fields of a state mean
	board  bool                                 // a state has a picture of its own and no short name

	// If the helper computes all distances: in which state the solution has its answer. The picture may lack this state:
	// then outside is its name, and leave is the step to it.
	goal           func(in *Input, label string) bool
	outside, leave string

	tries func(in *Input, label string) []try // the steps that a player may try, allowed or not
	rules func(in *Input) []rule              // the rules that may refuse a step
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
func (w words) step(from, to string) string {
	if w.steps != nil {
		return w.steps(from, to)
	}
	if w.board {
		return "A step leads to the state on the right"
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
	"uva11624": {unit: "minute", cell: &cell{0, 1, 0}, tries: around(0), rules: fireRules,
		later: "The fire only spreads: a cell that is free in a minute was free in every minute before. So Joe can do everything earlier, too, and the minute adds nothing to the state.",
		steps: func(_, to string) string { return "Joe walks to " + (words{cell: &cell{0, 1, 0}}).state(to, to) },
		goal: func(in *Input, label string) bool {
			return letter(in.mazeOf(), strings.Replace(label, " ", ",", 1)) == ' '
		},
		leave: "Joe leaves the maze", outside: "outside the maze"},
	"uva10067":   {unit: "press", goal: isTarget},
	"uva10047":   {unit: "second", say: wheel, steps: func(from, to string) string { return "The wheel goes on to: " + wheel(to) }},
	"uva985":     {unit: "move", cell: &cell{0, 1, 1}, say: plates, goal: isLastPlate},
	"uva11573":   {unit: "energy unit", cell: &cell{0, 1, 0}},
	"uva10937":   {unit: "step", cell: &cell{0, 1, 1}},
	"uva1103":    {unit: "step", cell: &cell{0, 1, 1}},
	"uva260":     {unit: "step", cell: &cell{0, 1, 1}},
	"uva321":     {unit: "step", say: villa, short: villaShort, fields: map[string]string{"Lit": "set of lit rooms", "lit": "set of lit rooms"}, steps: villaStep, tries: villaTries, rules: villaRules},
	"uva658":     {unit: "second", say: bugs, short: func(_ *Input, label string) string { return bugs(label) }, steps: patchStep, tries: patchTries, rules: patchRules},
	"uva10603":   {unit: "litre", say: jugs, steps: func(_, to string) string { return "Pour, until there are: " + jugs(to) }},
	"uva1601":    {unit: "step", tries: ghostTries, rules: ghostRules, steps: func(_, to string) string { return "The ghosts go to: " + oneLine(to) }},
	"uva11506":   {first: true, short: machine, cuts: destroy},
	"uva10158":   {at: sideOf, short: sideOf},
	"uva12274":   {unit: "shot", say: trees, steps: func(_, to string) string { return "After a shot and a jump: " + trees(to) }},
	"uva11212":   {unit: "edit"},
	"uva10181":   {unit: "move", board: true},
	"uva704":     {unit: "turn", board: true},
	"sokoban":    {unit: "step", board: true},
	"uva589":     {board: true},
	"uva10536":   {board: true, steps: coverStep},
	"calculator": {say: display, steps: func(_, to string) string { return "Press " + lastWord(to) }},
	"skynet1":    {unit: "step", say: agentAt, steps: agentStep, at: noPlace},
	"skynet2":    {unit: "step", say: agentAt, steps: agentStep, at: noPlace},
	"uva11380":   {cell: &cell{0, 1, 1}, short: floe, ends: [2]string{"the people", "saved"}, cuts: sink},
	"uva11294":   {at: person, say: seat, short: person},
	"uva10199":   {at: place, short: place},
	"uva10746":   {at: func(in *Input, label string) string { return strings.TrimPrefix(bankOrCar(in, label), "bank ") }, short: bankOrCar, ends: [2]string{"the start", "the end"}},
	"uva670":     {at: legOrPlace, short: legOrPlace},
	"uva11419":   {at: line, short: line, cuts: fire},
	"uva1201": {at: rideAt, short: ride, result: func(rides, pairs int) string {
		return fmt.Sprintf("%d rides need %s.", rides, count(rides-pairs, "taxi"))
	}},
	"uva12168":   {at: viewerAt, short: voter, cuts: disappoint},
	"uva11765":   {ends: [2]string{"the top layer", "the bottom layer"}, cuts: placement},
	"starcraft":  {unit: "second", at: noPlace},
	"knightsjam": {unit: "jump", board: true},
	"guarini":    {unit: "move", board: true},
	"pocketcube": {unit: "turn", board: true},
	"bridge2":    {unit: "turn", board: true},
	"hexmaze2":   {unit: "move"},
	"blunder1":   {unit: "step"},
}

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
func coverStep(from, to string) string {
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
	words := strings.Fields(in.Text)
	for k, at := 1, 1; at+2 < len(words); k++ {
		votes, _ := strconv.Atoi(words[at+2])
		seen := 0
		for i := range votes {
			isCat := strings.HasPrefix(words[min(at+3+2*i, len(words)-1)], "C")
			if k == in.Case && isCat == strings.HasPrefix(label, "left") {
				if seen == numbersOf(label)[0] {
					return fmt.Sprint(i + 1)
				}
				seen++
			}
		}
		at += 3 + 2*votes
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
	words, v := strings.Fields(in.Text), numbersOf(label)
	for k, at := 1, 0; at < len(words); k++ {
		places, _ := strconv.Atoi(words[at])
		if routes := at + 1 + places; k == in.Case && len(v) == 1 && v[0] < places && routes <= len(words) {
			return words[at+1+v[0]]
		} else if routes < len(words) {
			count, _ := strconv.Atoi(words[routes])
			at = routes + 2*count
		}
		at++
	}
	return label
}

// bankOrCar returns the name of a vertex of uva10746.
func bankOrCar(in *Input, label string) string {
	words, v := strings.Fields(in.Text), numbersOf(label)
	for k, at := 1, 0; at+1 < len(words) && len(v) == 1; k++ {
		banks, _ := strconv.Atoi(words[at])
		cars, _ := strconv.Atoi(words[at+1])
		switch {
		case k == in.Case && v[0] < banks:
			return fmt.Sprint("bank ", v[0]+1)
		case k == in.Case:
			return fmt.Sprint("car ", v[0]-banks+1)
		}
		at += 2 + banks*cars
	}
	return label
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

func agentAt(label string) string {
	node, cut, _ := strings.Cut(strings.TrimSuffix(label, "won"), ":")
	if cut = strings.TrimSpace(cut); cut == "" {
		return fmt.Sprintf("the agent in node %s, no link cut", node)
	}
	return fmt.Sprintf("the agent in node %s, cut: %s", node, cut)
}

func agentStep(from, to string) string {
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

func oneLine(label string) string { return strings.Join(strings.Fields(label), " ") }

// around returns the steps to the four cells beside a cell.
func around(add int) func(*Input, string) []try {
	c := cell{0, 1, add}
	return func(_ *Input, label string) (list []try) {
		row, column, ok := c.of(label)
		if !ok {
			return nil
		}
		for i, d := range [][2]int{{-1, 0}, {0, 1}, {1, 0}, {0, -1}} {
			side := []string{"north", "east", "south", "west"}[i]
			list = append(list, try{fmt.Sprint(row+d[0], ",", column+d[1]), "Joe walks " + side, i})
		}
		return list
	}
}

// mazes returns the mazes of an input in which each maze follows a line with its number of rows and columns, in any
// order.
func mazes(text string) (list [][]string) {
	lines := strings.Split(strings.ReplaceAll(text, "\r", ""), "\n")
	for i := 0; i < len(lines); i++ {
		var a, b int
		if n, _ := fmt.Sscan(lines[i], &a, &b); n < 2 {
			continue
		}
		for _, size := range [][2]int{{a, b}, {b, a}} {
			rows, columns := size[0], size[1]
			if rows < 1 || columns < 1 || i+rows >= len(lines) {
				continue
			}
			maze := lines[i+1 : i+rows+1]
			if !slices.ContainsFunc(maze, func(row string) bool { return len(row) != columns }) {
				list = append(list, maze)
				i += rows
				break
			}
		}
	}
	return list
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

// mazeOf returns the maze of a run.
func (in *Input) mazeOf() []string {
	list := mazes(in.Text)
	if in.Case < 1 || in.Case > len(list) {
		return nil
	}
	return list[in.Case-1]
}

// fireRules are the rules of uva11624.
func fireRules(in *Input) []rule {
	maze := in.mazeOf()

	// burns contains the minute in which each place begins to burn. The fire needs one minute for each cell.
	burns := map[string]int{}
	var burning []string
	for i, row := range maze {
		for j := range row {
			if row[j] == 'F' {
				place := fmt.Sprint(i+1, ",", j+1)
				burns[place] = 0
				burning = append(burning, place)
			}
		}
	}
	beside := around(0)
	for i := 0; i < len(burning); i++ {
		for _, t := range beside(in, strings.Replace(burning[i], ",", " ", 1)) {
			_, known := burns[t.place]
			if c := letter(maze, t.place); !known && c != '#' && c != ' ' {
				burns[t.place] = burns[burning[i]] + 1
				burning = append(burning, t.place)
			}
		}
	}
	return []rule{
		{text: "there is a wall", isPlain: true, broken: func(_ string, t try, _ int) bool { return letter(maze, t.place) == '#' }},
		{text: "the fire is there before Joe, or in the same minute",
			broken: func(_ string, t try, d int) bool { when, is := burns[t.place]; return is && when <= d },
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

// isLastPlate reports whether a state of uva985 is in the last cell. The only numbers of its input are those of the rows and
// columns of each case.
func isLastPlate(in *Input, label string) bool {
	size, at := numbersOf(in.Text), numbersOf(label)
	k := 2 * (in.Case - 1)
	return k+1 < len(size) && at[0] == size[k]-1 && at[1] == size[k+1]-1
}

// isTarget reports whether a state of uva10067 shows the target: in each case, four numbers of the start, four of the target,
// and a list of forbidden states, after their number.
func isTarget(in *Input, label string) bool {
	const wheels = 4
	list := numbersOf(in.Text)
	for k, at := 1, 1; at+2*wheels < len(list); k++ {
		if k == in.Case {
			return slices.Equal(numbersOf(label), list[at+wheels:at+2*wheels])
		}
		at += 2*wheels + 1 + wheels*list[at+2*wheels]
	}
	return false
}

func villaState(label string) (room int, lit []bool) {
	place, lights, _ := strings.Cut(label, ":")
	room, _ = strconv.Atoi(place)
	for _, sign := range strings.Fields(lights) {
		lit = append(lit, sign == "*")
	}
	return room, lit
}

func villaStep(from, to string) string {
	a, before := villaState(from)
	b, after := villaState(to)
	if a != b {
		return fmt.Sprintf("Go through the door to room %d", b)
	}
	for k := range max(len(before), len(after)) {
		was, is := k < len(before) && before[k], k < len(after) && after[k]
		if was != is {
			return fmt.Sprintf("Switch the light in room %d %s", k+1, map[bool]string{true: "on", false: "off"}[is])
		}
	}
	return "Stay"
}

// villaCase returns the doors of the villa of a run.
func villaCase(in *Input) (doors [][2]int) {
	read := strings.NewReader(in.Text)
	for k := 1; ; k++ {
		var rooms, d, s int
		if n, _ := fmt.Fscan(read, &rooms, &d, &s); n < 3 || rooms == 0 {
			return nil
		}
		doors = make([][2]int, d+s)
		for i := range doors {
			fmt.Fscan(read, &doors[i][0], &doors[i][1])
		}
		if k == in.Case {
			return doors[:d]
		}
	}
}

// villaTries returns the doors of the room.
func villaTries(in *Input, label string) (list []try) {
	room, _ := villaState(label)
	for _, d := range villaCase(in) {
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
	set := bugsOf(label)
	var names []string
	for i, there := range set {
		if there {
			names = append(names, fmt.Sprint(i+1))
		}
	}
	if names == nil {
		return "no bugs"
	}
	return "bugs " + strings.Join(names, ", ")
}

func bugsOf(label string) (set []bool) {
	digits := strings.Fields(label)
	for _, digit := range slices.Backward(digits) {
		set = append(set, digit == "1")
	}
	return set
}

func patchStep(_, to string) string { return "A patch leaves " + bugs(to) }

type patch struct {
	seconds     int
	needs, does string
}

// patchesOf returns the patches of the product of a run.
func patchesOf(in *Input) []patch {
	read := strings.NewReader(in.Text)
	for k := 1; ; k++ {
		var n, m int
		if got, _ := fmt.Fscan(read, &n, &m); got < 2 || n == 0 {
			return nil
		}
		list := make([]patch, m)
		for i := range list {
			fmt.Fscan(read, &list[i].seconds, &list[i].needs, &list[i].does)
		}
		if k == in.Case {
			return list
		}
	}
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
