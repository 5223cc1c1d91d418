// This file contains the lessons of single puzzles whose idea is not in the run of a helper alone.

package ask

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// puzzles maps the id of a problem to the function that makes its lesson instead of the helper's. Questions of
// kindPuzzle are about the input; package play answers them from the input, too.
var puzzles = map[string]func(m *maker){
	"blunder2": replayMoney,
	"uva10158": replayWar,
}

// sideOf names a vertex of uva10158: a person with its friends, or its foes.
func sideOf(_ *Input, label string) string {
	var v int
	fmt.Sscan(label, &v)
	return map[int]string{1: "foes "}[v%2] + fmt.Sprint(v/2)
}

// war replays the lines of uva10158. Person x has vertex 2x for itself and its friends, and 2x + 1 for its foes.
type war struct {
	*maker
	above map[int]int // the vertex that represents the set of a vertex, or leads to it
	asked map[string]bool
}

// warLine is a line of the input, and what is known before it.
type warLine struct {
	number, operation, x, y int
	relation                string
	isKnown, isRight        bool // whether the relation of x and y is known, and is the one of the line
	known                   string
}

func replayWar(m *maker) {
	w := &war{m, map[int]int{}, map[string]bool{}}
	m.Intro = "Union-find: each person has a vertex for itself and its friends, and one for its foes. Each statement makes two pairs of sets one."
	m.frame(None, None, "At first nothing is known: each vertex is a set of its own.")
	in := strings.NewReader(m.Text)
	var people int
	fmt.Fscan(in, &people)
	for line := 2; ; line++ {
		l := warLine{number: line, relation: "friends"}
		if n, _ := fmt.Fscan(in, &l.operation, &l.x, &l.y); n < 3 || l.operation == 0 {
			return
		}
		w.look(&l)
		switch {
		case l.operation > 2:
			w.question(l)
		case !l.isKnown:
			w.statement(l)
		case l.isRight:
			w.show(l, "This is known already.")
		default:
			w.ask(l, fmt.Sprintf("Line %d says: %d and %d are %s. What does the program do?", l.number, l.x, l.y, l.relation), []Option{
				choice(-1, "It prints -1, and joins nothing.", ""),
				choice(1, "It makes two pairs of sets one.", "Then people would be their own foes."),
				choice(0, "Nothing: this is known already.", "The opposite is known.")}, l.known)
			w.show(l, "The program prints -1 and ignores this. "+l.known)
		}
	}
}

func (w *war) find(v int) int {
	for {
		above, known := w.above[v]
		if !known {
			return v
		}
		v = above
	}
}

// look finds out what is known about the people of a line.
func (w *war) look(l *warLine) {
	areFriends, areEnemies := w.find(2*l.x) == w.find(2*l.y), w.find(2*l.x) == w.find(2*l.y+1)
	l.isKnown, l.isRight = areFriends || areEnemies, areFriends
	if l.operation%2 == 0 {
		l.relation, l.isRight = "enemies", areEnemies
	}
	switch {
	case areFriends:
		l.known = fmt.Sprintf("%d and %d are in one set: friends.", l.x, l.y)
	case areEnemies:
		l.known = fmt.Sprintf("%d is in one set with the foes of %d: enemies.", l.x, l.y)
	default:
		l.known = fmt.Sprintf("%d is in one set neither with %d nor with the foes of %d: nothing is known about them.", l.x, l.y, l.y)
	}
}

// vertex returns the state of a vertex, or None if no statement uses it.
func (w *war) vertex(v int) int {
	if state, known := w.Number[fmt.Sprint(v)]; known {
		return state
	}
	return None
}

func (w *war) show(l warLine, result string) {
	w.frame(w.vertex(2*l.x), w.vertex(2*l.y), "Line %d: %d and %d are %s. %s", l.number, l.x, l.y, l.relation, result)
}

// ask asks one question for each operation and answer.
func (w *war) ask(l warLine, text string, options []Option, because string) {
	if key := fmt.Sprint(l.operation, options[0].Value); !w.asked[key] && l.x != l.y {
		w.asked[key] = true
		w.maker.ask(Question{Kind: kindPuzzle, Text: text, Options: options, Because: because, Claim: Claim{l.number, 0, 0}})
	}
}

func (w *war) question(l warLine) {
	is := l.isKnown && l.isRight
	w.ask(l, fmt.Sprintf("Line %d asks: are %d and %d %s? What does the program print?", l.number, l.x, l.y, l.relation),
		either(is, "1: yes, this follows.", "0: no, this does not follow."), l.known)
	w.frame(w.vertex(2*l.x), w.vertex(2*l.y), "Line %d: are %d and %d %s? The program prints %s. %s",
		l.number, l.x, l.y, l.relation, map[bool]string{true: "1", false: "0"}[is], l.known)
}

// The values of options that say which sets become one are sums of these.
const (
	warSame  = 1 << iota // x with y
	warFoes              // the foes of x with those of y
	warCross             // x with the foes of y
	warBack              // y with the foes of x
)

func (w *war) statement(l warLine) {
	friends, foes := fmt.Sprintf("%d with %d", l.x, l.y), fmt.Sprintf("the foes of %d with the foes of %d", l.x, l.y)
	cross, back := fmt.Sprintf("%d with the foes of %d", l.x, l.y), fmt.Sprintf("%d with the foes of %d", l.y, l.x)
	options := []Option{
		choice(warSame+warFoes, friends+", and "+foes+".", "Enemies are on different sides."),
		choice(warCross+warBack, cross+", and "+back+".", "A friend is on the same side, not among the foes."),
		choice(warSame, "Only "+friends+".", "Their foes are then known, too."),
		choice(warCross, "Only "+cross+".", "A friend is on the same side, not among the foes."),
	}
	pairs := [][2]int{{2 * l.x, 2 * l.y}, {2*l.x + 1, 2*l.y + 1}}
	because := "A foe of the one is a foe of the other."
	if l.operation%2 == 0 {
		options[0], options[1], options[2].Why, options[3].Why = options[1], options[0], options[0].Why, "The other one is a foe, too."
		pairs = [][2]int{{2 * l.x, 2*l.y + 1}, {2*l.x + 1, 2 * l.y}}
		because = "Each is a foe of the other, and foes of a foe are friends."
	}
	options[0].Why = ""
	w.ask(l, fmt.Sprintf("Line %d says: %d and %d are %s. Which sets become one?", l.number, l.x, l.y, l.relation), options, because)

	for _, p := range pairs {
		w.above[w.find(p[0])] = w.find(p[1])
		a, b := w.vertex(p[0]), w.vertex(p[1])
		if a == None || b == None {
			continue
		}
		f := w.frame(a, b, "Line %d: %d and %d are %s. So %s and %s get into one set.", l.number, l.x, l.y, l.relation, w.name(a), w.name(b))
		f.Lines = append(f.Lines, Line{Arc{a, b}, "used", ""})
		f.mark(a, "done", "")
		f.mark(b, "done", "")
	}
}

// fires returns the places of uva11624 that burn at first.
func fires(maze []string) (list []string) {
	for i, row := range maze {
		for j := range row {
			if row[j] == 'F' {
				list = append(list, fmt.Sprint(i+1, ",", j+1))
			}
		}
	}
	return list
}

// burning returns the minute in which each place of uva11624 begins to burn if these places burn at first. The fire needs
// one minute for each cell.
func burning(maze, first []string) map[string]int {
	burns, waiting := map[string]int{}, slices.Clone(first)
	for _, place := range first {
		burns[place] = 0
	}
	for ; len(waiting) > 0; waiting = waiting[1:] {
		var row, column int
		fmt.Sscanf(waiting[0], "%d,%d", &row, &column)
		for _, place := range []string{fmt.Sprint(row-1, ",", column), fmt.Sprint(row, ",", column+1), fmt.Sprint(row+1, ",", column), fmt.Sprint(row, ",", column-1)} {
			_, known := burns[place]
			if c := letter(maze, place); !known && c != '#' && c != ' ' {
				burns[place] = burns[waiting[0]] + 1
				waiting = append(waiting, place)
			}
		}
	}
	return burns
}

// replayFire shows the fire of uva11624 minute by minute, before Joe's search. The numbers of the fire have places of their
// own in the picture.
func replayFire(r *run) {
	maze := r.maze()
	burns := burning(maze, fires(maze))
	byMinute := map[int][]string{}
	for place, minute := range burns {
		byMinute[minute] = append(byMinute[minute], place)
	}
	mark := func(f *Frame, minute int) {
		slices.Sort(byMinute[minute])
		for _, place := range byMinute[minute] {
			r.Places = append(r.Places, "front "+place)
			f.mark(len(r.Places)-1, "", fmt.Sprint(minute))
		}
	}
	if len(burns) == 0 {
		return
	}
	f := r.frame(None, None, "The fire has a search of its own, which begins with all burning cells at once: %s. A small red number is the minute in which the cell burns.",
		count(len(byMinute[0]), "cell"))
	mark(f, 0)

	// If two runs are compared, the page begins with the searches.
	if r.Bare {
		for minute := 1; len(byMinute[minute]) > 0; minute++ {
			mark(f, minute)
		}
		return
	}
	r.askFire(maze, burns)
	for minute := 1; len(byMinute[minute]) > 0; minute++ {
		cells := map[bool]string{true: "1 more cell burns", false: fmt.Sprintf("%d more cells burn", len(byMinute[minute]))}[len(byMinute[minute]) == 1]
		mark(r.frame(None, None, "Minute %d of the fire: %s.", minute, cells), minute)
	}
}

// askFire asks when a cell begins to burn: one that several fires reach, at very different times.
func (r *run) askFire(maze []string, burns map[string]int) {
	best, asked, times := 0, "", []int(nil)
	for _, place := range slices.Sorted(maps.Keys(burns)) {
		var each []int
		for _, fire := range fires(maze) {
			if d, reached := burning(maze, []string{fire})[place]; reached {
				each = append(each, d)
			}
		}
		if apart := slices.Max(each) - slices.Min(each); apart > best && slices.Min(each) > 1 {
			best, asked, times = apart, place, each
		}
	}
	if asked == "" {
		return
	}
	row, column, _ := strings.Cut(asked, ",")
	options := number(slices.Min(times), guess(slices.Max(times), "Another fire is nearer."))
	r.ask(Question{Kind: kindPuzzle, Text: fmt.Sprintf("There are %d fires. In which minute does row %s, column %s begin to burn?", len(fires(maze)), row, column),
		Options: options, Because: "The nearest fire counts. The search begins with all fires at distance 0, so it need not know which one this is."})
}

// building is the input of blunder2. A room has money and doors; doors to the outside are left out.
type building struct {
	*maker
	money []int
	doors [][]int
	best  []int // the most money from each room to the outside; None if it is not known
	asked [3]bool
}

// The kinds of questions about blunder2, as Claim.B.
const (
	askMost = iota
	askDoor
	askOnce
)

// replayMoney replays how the solution of blunder2 goes through the rooms: those behind the doors of a room come first.
func replayMoney(m *maker) {
	words := strings.Fields(m.Text)
	rooms := numbersOf(words[0])[0]
	b := &building{maker: m, money: make([]int, rooms), doors: make([][]int, rooms), best: slices.Repeat([]int{None}, rooms)}
	for ; len(words) > 4; words = words[4:] {
		room := numbersOf(words[1])[0]
		b.money[room] = numbersOf(words[2])[0]
		for _, door := range words[3:5] {
			if to := numbersOf(door); to != nil {
				b.doors[room] = append(b.doors[room], to[0])
			}
		}
	}
	m.Intro = "No walk enters a room twice. So the rooms have an order in which those behind the doors of a room come first: the order in which a depth-first search leaves them."
	m.frame(0, None, "What is the most money from a room to the outside? This depends on the rooms behind its doors only, not on the way to it.")
	b.leave(0)
	m.frame(0, None, "The most money from room 0 to the outside is %d.", b.best[0]).mark(0, "goal", fmt.Sprint(b.best[0]))
}

// leave computes the most money from a room on, after that of the rooms behind its doors.
func (b *building) leave(room int) {
	var known []string
	for _, to := range b.doors[room] {
		if b.best[to] == None {
			b.leave(to)
		} else {
			b.askAgain(room, to)
		}
		known = append(known, fmt.Sprintf("%d from room %d on", b.best[to], to))
	}
	said := fmt.Sprintf("Room %d has %d", room, b.money[room])
	if known == nil {
		said += ", and its doors lead outside."
	} else {
		said += ". The most is " + strings.Join(known, ", and ") + "."
	}
	most := 0
	for _, to := range b.doors[room] {
		most = max(most, b.best[to])
	}
	b.askRoom(room, said, most)
	b.best[room] = b.money[room] + most
	b.frame(room, None, "%s So it is %d from room %d on.", said, b.best[room], room).mark(room, "done", fmt.Sprint(b.best[room]))
}

// askRoom asks for the most money from a room on, and, where the room with more money is the wrong one, which door to take.
func (b *building) askRoom(room int, said string, most int) {
	if len(b.doors[room]) < 2 || b.doors[room][0] == b.doors[room][1] {
		return
	}
	x, y := b.doors[room][0], b.doors[room][1]
	if b.best[x] < b.best[y] {
		x, y = y, x
	}
	switch {
	case b.money[x] < b.money[y] && !b.asked[askDoor]:
		b.asked[askDoor] = true
		b.ask(Question{Kind: kindPuzzle, Text: fmt.Sprintf("%s Room %d itself has %d, room %d has %d. Which door is better?", said, x, b.money[x], y, b.money[y]),
			Options: []Option{choice(x, fmt.Sprintf("The one to room %d.", x), ""), choice(y, fmt.Sprintf("The one to room %d.", y), "It has more money itself, but less from there on.")},
			Because: fmt.Sprintf("What counts is all money from the room on: %d or %d.", b.best[x], b.best[y]), Claim: Claim{room, askDoor, 0}})
	case b.best[x] != b.best[y] && !b.asked[askMost]:
		b.asked[askMost] = true
		b.ask(Question{Kind: kindPuzzle, Text: fmt.Sprintf("%s What is the most from room %d on?", said, room),
			Options: number(b.money[room]+most, guess(b.money[room]+b.best[x]+b.best[y], "The robot takes one of the doors."), guess(most, "The money of the room itself counts, too."),
				guess(b.money[room]+b.best[y], "The other door is better.")),
			Because: fmt.Sprintf("%d + %d = %d.", b.money[room], most, b.money[room]+most), Claim: Claim{room, askMost, 0}})
	}
}

// askAgain asks whether a room that is entered by another door must be examined again.
func (b *building) askAgain(room, to int) {
	if !b.asked[askOnce] {
		b.asked[askOnce] = true
		b.ask(Question{Kind: kindPuzzle, Text: fmt.Sprintf("A door of room %d leads to room %d, which another door leads to, too. The most from room %d on is known: %d. Is it the same after this door?", room, to, to, b.best[to]),
			Options: []Option{choice(0, "Yes: it depends on the room only.", ""), choice(1, "No: it depends on the money that was collected before.", "This money is the same, whatever the robot does from here on."),
				choice(2, "No: some rooms behind it may be used up.", "No walk enters a room twice, so no room behind it was entered before.")},
			Because: "So each room is examined once, although there may be very many walks.", Claim: Claim{to, askOnce, 0}})
	}
	b.frame(room, to, "Room %d is known: %d.", to, b.best[to])
}

// bestToll asks for the answer of uva12047: the highest toll of a road on some way from s to t that is not too expensive. The
// distances from s are known; those to t come from the same search with reversed roads.
func bestToll(in *Input, distance map[string]int) (question string, options []string, because string) {
	list := numbersOf(in.Puzzle)
	if _, fromZero := distance["0"]; fromZero || len(list) < 5 || len(list) < 5+3*list[1] {
		return "", nil, "" // the names of the junctions are not their numbers
	}
	start, end, budget, roads := list[2], list[3], list[4], list[5:5+3*list[1]]
	toEnd := map[int]int{end: 0}
	for changed := true; changed; {
		changed = false
		for i := 0; i < len(roads); i += 3 {
			far, known := toEnd[roads[i+1]]
			if old, met := toEnd[roads[i]]; known && (!met || far+roads[i+2] < old) {
				toEnd[roads[i]], changed = far+roads[i+2], true
			}
		}
	}

	// For each toll, the cheapest way through a road with this toll.
	best, most, where := -1, -1, ""
	text := func(toll int) string { return fmt.Sprint(toll, ".") }
	for i := 0; i < len(roads); i += 3 {
		from, known := distance[fmt.Sprint(roads[i])]
		to, met := toEnd[roads[i+1]]
		most = max(most, roads[i+2])
		if total := from + roads[i+2] + to; known && met && total <= budget && roads[i+2] > best {
			best = roads[i+2]
			where = fmt.Sprintf("The road from %d to %d: %d to reach it, %d for it, %d from its end to %d: %d of %d.", roads[i], roads[i+1], from, best, to, end, total, budget)
		}
	}
	if best < 0 {
		return "", nil, ""
	}
	options = []string{text(best), text(most)}
	for i := 0; i < len(roads) && len(options) < mostOptions; i += 3 {
		if !slices.Contains(options, text(roads[i+2])) {
			options = append(options, text(roads[i+2]))
		}
	}
	question = fmt.Sprintf("A second search, with reversed roads, finds the distances to %d. Now take each road: the cheapest way through it costs (distance from %d to its beginning) + toll + (distance from its end to %d). "+
		"Which is the highest toll of a road whose way costs at most %d?", end, start, end, budget)
	return question, options, where
}

// pairStations asks which stations of uva10296 must be joined in pairs, and how. The distances between all stations are known.
func pairStations(m *maker) {
	list, d := numbersOf(m.Puzzle), m.args.Before
	if len(list) < 2 || len(list) < 2+3*list[1] || list[0] != len(d) {
		return
	}
	degree := make([]int, len(d))
	for i := 2; i < 2+3*list[1]; i += 3 {
		degree[list[i]-1]++
		degree[list[i+1]-1]++
	}
	var odd, pick []int
	var options []Option
	for v, n := range degree {
		options = append(options, Option{m.name(v), "", v, v})
		if n%2 == 1 {
			odd, pick = append(odd, v), append(pick, v)
		}
	}
	if len(odd) == 0 {
		return
	}
	m.ask(Question{Kind: kindPuzzle, Text: "A closed route that uses each trail once would leave each station as often as it enters it. At which stations is that impossible? Choose them all.",
		Options: options, Pick: pick, Because: "An odd number of trails ends there. Some trails must be used twice, so that these stations get even.", Claim: Claim{0, 0, 1}})
	f := m.frame(None, None, "An odd number of trails ends at %s stations: in pairs, they are joined by ways that are walked once more.", fmt.Sprint(len(odd)))
	for _, v := range odd {
		f.mark(v, "goal", "odd")
	}
	const four = 4
	if len(odd) != four {
		return
	}

	// With four stations there are three ways to make pairs.
	type pairing struct {
		partner, length int
		text            string
	}
	var all []pairing
	for i := 1; i < four; i++ {
		rest := slices.DeleteFunc(slices.Clone(odd[1:]), func(v int) bool { return v == odd[i] })
		first, second := d[odd[0]][odd[i]], d[rest[0]][rest[1]]
		all = append(all, pairing{odd[i], first + second, fmt.Sprintf("%s with %s, and %s with %s", m.name(odd[0]), m.name(odd[i]), m.name(rest[0]), m.name(rest[1]))})
	}
	slices.SortFunc(all, func(a, b pairing) int { return a.length - b.length })
	if all[0].length == all[1].length {
		return
	}
	var ways []Option
	because := ""
	for _, p := range all {
		ways = append(ways, choice(p.partner, p.text+".", fmt.Sprintf("These ways have the length %d.", p.length)))
		because += fmt.Sprintf("%s: %d. ", p.text, p.length)
	}
	ways[0].Why = ""
	m.ask(Question{Kind: kindPuzzle, Text: "Which pairs add the least?", Options: ways, Because: because + "The nearest pair need not be among the best ones.", Claim: Claim{0, 0, 2}})
	m.frame(None, None, "%s: %d more than all trails together. The program tries all pairs by a dynamic program over sets.", upper(all[0].text), all[0].length)
}

// fetchTreasures asks how long the round trip of uva10937 takes. The distances from the ship are known.
func fetchTreasures(in *Input, _ map[string]int) (question string, options []string, because string) {
	const mostTreasures = 6 // the page tries all orders
	maze, rules := in.maze(), islandRules(in)
	isFree := func(place string) bool {
		isBroken := func(r rule) bool { return r.broken("", try{place: place}, 0) }
		return letter(maze, place) != ' ' && !slices.ContainsFunc(rules, isBroken)
	}
	var ship []string
	var treasures []string
	for i, row := range maze {
		for j := range row {
			switch place := fmt.Sprint(i+1, ",", j+1); row[j] {
			case '@':
				ship = append(ship, place)
			case '!':
				treasures = append(treasures, place)
			}
		}
	}
	if len(ship) != 1 || len(treasures) == 0 || len(treasures) > mostTreasures {
		return "", nil, ""
	}
	far := map[string]map[string]int{}
	trips := 0
	for _, from := range append(ship, treasures...) {
		far[from] = hours(from, isFree)
		d, isReached := far[from][ship[0]]
		if !isReached {
			return "", nil, ""
		}
		trips += 2 * d
	}

	// best is the shortest round trip, oneWay the shortest way without the way back, near the one that always goes to the
	// nearest treasure.
	best, oneWay, order := unbounded, unbounded, ""
	var visit func(at string, left []string, sum int, said string)
	visit = func(at string, left []string, sum int, said string) {
		if back := sum + far[at][ship[0]]; len(left) == 0 && back < best {
			best, order = back, said+fmt.Sprint(" + ", far[at][ship[0]])
		}
		if len(left) == 0 {
			oneWay = min(oneWay, sum)
		}
		for i, to := range left {
			visit(to, slices.Concat(left[:i], left[i+1:]), sum+far[at][to], said+fmt.Sprint(" + ", far[at][to]))
		}
	}
	visit(ship[0], treasures, 0, "")
	near, at, left := 0, ship[0], slices.Clone(treasures)
	for len(left) > 0 {
		slices.SortStableFunc(left, func(a, b string) int { return far[at][a] - far[at][b] })
		near, at, left = near+far[at][left[0]], left[0], left[1:]
	}
	near += far[at][ship[0]]
	for _, n := range []int{best, near, trips, oneWay, best + 1} {
		if text := fmt.Sprint(n, " hours."); !slices.Contains(options, text) && len(options) < mostOptions {
			options = append(options, text)
		}
	}
	question = fmt.Sprintf("The same search from each of the %d treasures gives all distances between them. How long does it take to fetch all and be back on the ship?", len(treasures))
	return question, options, fmt.Sprintf("%s = %d. The program tries all orders by a dynamic program over sets of treasures.", strings.TrimPrefix(order, " + "), best)
}

// hours returns the distances from a place of uva10937 to all places that can be entered.
func hours(from string, isFree func(place string) bool) map[string]int {
	far := map[string]int{from: 0}
	for waiting := []string{from}; len(waiting) > 0; waiting = waiting[1:] {
		var row, column int
		fmt.Sscanf(waiting[0], "%d,%d", &row, &column)
		for _, d := range compass {
			to := fmt.Sprint(row+d.down, ",", column+d.right)
			if _, known := far[to]; !known && isFree(to) {
				far[to] = far[waiting[0]] + 1
				waiting = append(waiting, to)
			}
		}
	}
	return far
}

// pushes says a cost of uva589: a push costs as much as all other steps together.
func pushes(in *Input, cost int) string {
	push := pushCost(in.maze())
	return fmt.Sprintf("%s and %s", strings.Replace(count(cost/push, "push"), "pushs", "pushes", 1), count(cost%push, "other step"))
}

// pushCost returns the cost of a push in uva589. A step without a push costs 1.
func pushCost(maze []string) int {
	cells := len(maze) * len(maze[0])
	return cells*cells + 1
}

// askPushes asks what the search of uva589 would find if a push cost as little as a step.
func askPushes(r *run) {
	const mostCells = 60 // in a larger maze nobody sees the ways
	maze := r.maze()
	if len(maze) == 0 || len(maze)*len(maze[0]) > mostCells {
		return
	}
	push := pushCost(maze)
	start := None
	if len(r.Starts) > 0 {
		start = r.Starts[0]
	}
	r.frame(start, None, "The box has to get to T by as few pushes as possible and, among such ways, by as few steps as possible.")
	way := func(steps, pushes int) Option {
		return choice(pushes*push+steps-pushes, upper(r.amount(pushes*push+steps-pushes))+".", "")
	}
	steps, most, ok := fewest(maze, func(a, b [2]int) bool { return a[0] < b[0] || a[0] == b[0] && a[1] < b[1] })
	more, least, _ := fewest(maze, func(a, b [2]int) bool { return a[1] < b[1] || a[1] == b[1] && a[0] < b[0] })
	if ok && most != least {
		options := []Option{way(steps, most), way(more, least), way(steps, least), way(more, most)}
		options[1].Why = fmt.Sprintf("These are %d steps in all; a way with more pushes has fewer.", more)
		options[2].Why, options[3].Why = "There is no such way.", "A shorter way has as few pushes."
		r.ask(Question{Kind: kindPuzzle, Text: fmt.Sprintf("A push costs %d, any other step 1. Suppose a push cost 1, too: then the search would find a shortest way. Which one?", push),
			Options: options, Because: fmt.Sprintf("%d steps in all are fewer than %d. But fewer pushes count more: a shortest way visits no state twice, so all its other steps cost less than one push of %d.", steps, more, push)})
	}
	r.frame(start, None, "A push costs %d, any other step 1: no way without a circle has so many other steps, so fewer pushes always win.", push)
}

// fewest returns the steps and the pushes of the best way of uva589. The function less compares two such pairs.
func fewest(maze []string, less func(a, b [2]int) bool) (steps, pushes int, ok bool) {
	type cell [2]int
	where := func(what string) cell {
		for i, row := range maze {
			if j := strings.Index(row, what); j >= 0 {
				return cell{i, j}
			}
		}
		return cell{}
	}
	free := func(c cell) bool {
		return c[0] >= 0 && c[0] < len(maze) && c[1] >= 0 && c[1] < len(maze[0]) && maze[c[0]][c[1]] != '#'
	}
	start := [2]cell{where("B"), where("S")} // the box and the man
	cost := map[[2]cell][2]int{start: {}}
	for waiting := [][2]cell{start}; len(waiting) > 0; waiting = waiting[1:] {
		box, man := waiting[0][0], waiting[0][1]
		for _, d := range []cell{{-1, 0}, {0, 1}, {1, 0}, {0, -1}} {
			to := [2]cell{box, {man[0] + d[0], man[1] + d[1]}}
			price := cost[waiting[0]]
			price[0]++
			if to[1] == box {
				to[0] = cell{box[0] + d[0], box[1] + d[1]}
				price[1]++
			}
			if old, met := cost[to]; free(to[0]) && free(to[1]) && (!met || less(price, old)) {
				cost[to] = price
				waiting = append(waiting, to)
			}
		}
	}
	best := [2]int{-1, -1}
	for state, price := range cost {
		if state[0] == where("T") && (best[0] < 0 || less(price, best)) {
			best = price
		}
	}
	return best[0], best[1], best[0] >= 0
}

// sink says what an edge of a cut of uva11380 means.
func sink(from, to string) string {
	at := func(name string) string {
		cell, _, _ := strings.Cut(name, " ")
		return cell
	}
	switch {
	case to == "saved":
		return "the wood " + at(from) + " is full"
	case from == "the people":
		return "the person on " + at(to) + " leaves"
	}
	return "the floe " + at(from) + " carries one person"
}
