// This file answers questions about the rules of puzzles from the texts on the page and the input of the puzzle alone.

package play

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"oj/tools/graph/ask"
)

// reasons says, for each puzzle with questions about refused steps, why its rules refuse the step of a question; "" means
// that they allow it.
var reasons = map[string]func(c *checker, q ask.Question) string{
	"uva11624": (*checker).fire,
	"uva321":   (*checker).villa,
	"uva658":   (*checker).patches,
	"uva1601":  (*checker).ghosts,
	"uva260":   (*checker).stones,
	"uva10937": (*checker).island,
}

// answers says, for each puzzle with a question about its answer, with which letter the right option begins.
var answers = map[string]func(c *checker) string{
	"uva260":   (*checker).winner,
	"uva10004": (*checker).colours,
	"uva12047": (*checker).toll,
	"uva10937": (*checker).treasures,
}

// concluded returns the value of the option that names the right answer.
func (c *checker) concluded(q ask.Question) (right []int) {
	for _, o := range q.Options {
		if strings.HasPrefix(o.Text, answers[c.in.Problem](c)) {
			right = append(right, o.Value)
		}
	}
	return right
}

// board returns the rows of the case: each case is a line with the number of its rows, which comes first, and the rows.
func (c *checker) board() []string {
	lines := strings.Split(c.in.Text, "\n")
	for range c.in.Case - 1 {
		lines = lines[numbers(lines[0])[0]+1:]
	}
	return lines[1 : numbers(lines[0])[0]+1]
}

// joined returns the cells of a board with this letter that hang together with cells of its left side. In the picture of
// uva260 a cell touches those that differ by (1,0), (0,1) or (1,1).
func joined(board []string, letter byte) map[[2]int]bool {
	in := map[[2]int]bool{}
	for changed := true; changed; {
		changed = false
		for i, row := range board {
			for j := range row {
				touches := j == 0
				for _, d := range [][2]int{{1, 0}, {0, 1}, {1, 1}} {
					touches = touches || in[[2]int{i + d[0], j + d[1]}] || in[[2]int{i - d[0], j - d[1]}]
				}
				if touches && row[j] == letter && !in[[2]int{i, j}] {
					in[[2]int{i, j}], changed = true, true
				}
			}
		}
	}
	return in
}

// winner transposes the board: Black wins if black stones join the top with the bottom.
func (c *checker) winner() string {
	board := c.board()
	turned := slices.Clone(board)
	for i := range board {
		text := ""
		for j := range board {
			text += board[j][i : i+1]
		}
		turned[i] = text
	}
	for cell := range joined(turned, 'b') {
		if cell[1] == len(board)-1 {
			return "B"
		}
	}
	return "W"
}

// colours tries all colours of the vertices.
func (c *checker) colours() string {
	for set := range 1 << len(c.in.Labels) {
		isRight := true
		for _, e := range c.in.Events {
			isRight = isRight && (e.What != "step" || set>>e.From&1 != set>>e.To&1)
		}
		if isRight {
			return "Y"
		}
	}
	return "N"
}

// stones: the text names the cell, and a direction.
func (c *checker) stones(q ask.Question) string {
	place := numbers(q.Text)
	row, column := place[0]-1, place[1]-1
	_, way, _ := strings.Cut(q.Text, ". Go ")
	way, _, _ = strings.Cut(way, ".")
	for _, word := range strings.Fields(way) {
		row += map[string]int{"up": -1, "down": 1}[word]
		column += map[string]int{"left": -1, "right": 1}[word]
	}
	switch {
	case c.board()[row][column] == 'b':
		return "a black stone is there"
	case way == "up and right" || way == "down and left":
		return "these two cells do not touch"
	}
	return ""
}

// island: the text names the cell, and a direction.
func (c *checker) island(q ask.Question) string {
	place, board := numbers(q.Text), c.board()
	row, column := place[0]-1, place[1]-1
	for word, d := range map[string][2]int{"north": {-1, 0}, "south": {1, 0}, "west": {0, -1}, "east": {0, 1}} {
		if strings.Contains(q.Text, "Walk "+word) {
			row, column = row+d[0], column+d[1]
		}
	}
	if row < 0 || row == len(board) || column < 0 || column == len(board[row]) {
		return ""
	}
	if strings.Contains("#~", board[row][column:column+1]) {
		return "trees and water cannot be entered"
	}
	for i := max(0, row-1); i <= row+1 && i < len(board); i++ {
		for j := max(0, column-1); j <= column+1 && j < len(board[i]); j++ {
			if board[i][j] == '*' {
				return "natives are there, or in a cell beside it"
			}
		}
	}
	return ""
}

// refused returns the values of the options that name the right reason.
func (c *checker) refused(q ask.Question) (right []int) {
	why, known := reasons[c.in.Problem]
	if !known {
		return nil // no option is right: somebody must write the rules of this puzzle
	}
	reason := why(c, q)
	for _, o := range q.Options {
		if reason != "" && strings.Contains(o.Text, reason) {
			right = append(right, o.Value)
		}
	}
	return right
}

var digits = regexp.MustCompile(`\d+`)

// numbers returns the numbers in a text.
func numbers(text string) (list []int) {
	for _, word := range digits.FindAllString(text, -1) {
		var n int
		fmt.Sscan(word, &n)
		list = append(list, n)
	}
	return list
}

// fire simulates the fire and all cells in which Joe can be, minute by minute.
func (c *checker) fire(q ask.Question) string {
	lines := strings.Split(c.in.Text, "\n")[1:]
	for range c.in.Case - 1 {
		lines = lines[numbers(lines[0])[0]+1:]
	}
	size := numbers(lines[0])
	maze := lines[1 : size[0]+1]
	type cell [2]int
	burns, joe := map[cell]bool{}, map[cell]bool{}
	isFree := func(at cell) bool {
		return at[0] >= 0 && at[0] < size[0] && at[1] >= 0 && at[1] < size[1] && maze[at[0]][at[1]] != '#'
	}
	for i := range size[0] {
		for j := range size[1] {
			burns[cell{i, j}], joe[cell{i, j}] = maze[i][j] == 'F', maze[i][j] == 'J'
		}
	}
	spread := func(now map[cell]bool, allowed func(cell) bool) map[cell]bool {
		next := map[cell]bool{}
		for i := range size[0] {
			for j := range size[1] {
				at := cell{i, j}
				near := now[at] || now[cell{i - 1, j}] || now[cell{i + 1, j}] || now[cell{i, j - 1}] || now[cell{i, j + 1}]
				next[at] = near && allowed(at)
			}
		}
		return next
	}

	place := numbers(q.Text)
	from := cell{place[0] - 1, place[1] - 1}
	to := from
	for word, d := range map[string]cell{"north": {-1, 0}, "south": {1, 0}, "west": {0, -1}, "east": {0, 1}} {
		if strings.Contains(q.Text, "Joe walks "+word) {
			to = cell{from[0] + d[0], from[1] + d[1]}
		}
	}
	for range len(burns) {
		isThere := joe[from]
		burns = spread(burns, isFree)
		joe = spread(joe, func(at cell) bool { return isFree(at) && !burns[at] })
		switch {
		case !isThere:
		case isFree(to) && burns[to]:
			return "the fire is there before Joe, or in the same minute"
		case !isFree(to):
			return "there is a wall"
		default:
			return ""
		}
	}
	return ""
}

// villa: the text names the lit rooms, and then the room behind the door.
func (c *checker) villa(q ask.Question) string {
	list := numbers(q.Text)
	if slices.Contains(list[1:len(list)-1], list[len(list)-1]) {
		return ""
	}
	return "the room is dark"
}

// patches: the text names the bugs, and then the patch and its seconds.
func (c *checker) patches(q ask.Question) string {
	words, list := strings.Fields(c.in.Text), numbers(q.Text)
	for range c.in.Case - 1 {
		words = words[2+3*numbers(words[1])[0]:]
	}
	bugs, number := list[:len(list)-2], list[len(list)-2]
	for i, sign := range words[2+3*(number-1)+1] {
		isThere := slices.Contains(bugs, i+1)
		if sign == '+' && !isThere {
			return "a bug that the patch needs is not there"
		}
		if sign == '-' && isThere {
			return "a bug is there that the patch forbids"
		}
	}
	return ""
}

var ghost = regexp.MustCompile(`([abc]) (\d+,\d+)`)

// ghosts: the text contains the cell of each ghost, and then two ghosts.
func (c *checker) ghosts(q ask.Question) string {
	cell := map[string]string{}
	for _, m := range ghost.FindAllStringSubmatch(strings.ToLower(q.Text), -1) {
		cell[m[1]] = m[2]
	}
	var first, second string
	m := regexp.MustCompile(`Ghosts? (\w)[^.]*?(?:and|ghost) (?:ghost )?(\w) `).FindStringSubmatch(q.Text)
	first, second = m[1], m[2]
	before, after := [2]string{cell[first], cell[second]}, [2]string{cell[first], cell[first]}
	if strings.Contains(q.Text, "change places") {
		after = [2]string{before[1], before[0]}
	}
	switch {
	case after[0] == after[1]:
		return "two ghosts may not be in one cell"
	case after == [2]string{before[1], before[0]}:
		return "two ghosts may not exchange their cells"
	}
	return ""
}

// cuts returns the cuts of a turn of skynet1 or skynet2 that win, by trying all games with a list of links.
func (c *checker) cuts(q ask.Question) (right []int) {
	list := numbers(c.in.Text)
	w := Web{Most: q.Claim.B, Any: c.in.Problem == "skynet1", Gateways: map[int]bool{}}
	for i := range list[1] {
		w.Links = append(w.Links, [2]int{list[3+2*i], list[4+2*i]})
	}
	for _, g := range list[3+2*list[1]:][:list[2]] {
		w.Gateways[g] = true
	}

	// The name of the position contains the agent's node and the links that are cut.
	name := numbers(c.lesson.Extra[q.Claim.A])
	for i := 1; i < len(name); i += 2 {
		w = w.without([2]int{name[i], name[i+1]})
	}

	// In skynet1, there must be a game in which one cut less is not enough.
	if fewer := w; w.Any && q.Claim.A == 0 {
		if fewer.Most--; fewer.CanStop(name[0]) {
			return nil
		}
	}
	w.Most--
	for _, o := range q.Options {
		cut := numbers(o.Text)
		if w.without([2]int{cut[0], cut[1]}).survives(name[0]) {
			right = append(right, o.Value)
		}
	}
	return right
}

// Web is the network of skynet1 or skynet2 in a position of the player.
type Web struct {
	Links    [][2]int
	Gateways map[int]bool
	Any      bool // whether the player may cut any link, at most Most of them; else any number of links to gateways
	Most     int
}

func (w Web) without(link [2]int) Web {
	w.Links = slices.DeleteFunc(slices.Clone(w.Links), func(l [2]int) bool { return l == link })
	return w
}

// CanStop reports whether the player, who cuts a link before each step of the agent, can keep the agent from all gateways.
func (w Web) CanStop(agent int) bool {
	reached := map[int]bool{agent: true}
	for range w.Links {
		for _, l := range w.Links {
			if reached[l[0]] || reached[l[1]] {
				reached[l[0]], reached[l[1]] = true, true
			}
		}
	}
	isLost := false
	for g := range w.Gateways {
		isLost = isLost || reached[g]
	}
	if w.Gateways[agent] || !isLost || w.Any && w.Most == 0 {
		return !isLost
	}
	w.Most--
	for _, l := range w.Links {
		if (w.Any || w.Gateways[l[0]] || w.Gateways[l[1]]) && w.without(l).survives(agent) {
			return true
		}
	}
	return false
}

// survives reports whether CanStop holds after each step of the agent. An agent without a link stays.
func (w Web) survives(agent int) bool {
	moves := false
	for _, l := range w.Links {
		for k := range l {
			if l[k] == agent {
				moves = true
				if !w.CanStop(l[1-k]) {
					return false
				}
			}
		}
	}
	return moves || w.CanStop(agent)
}

// toll returns the highest toll of uva12047: it tries all walks that are not too expensive. The numbers of the input are those
// of its cases: junctions, roads, start, end, the most that a walk may cost, and the roads.
func (c *checker) toll() string {
	list := numbers(c.in.Text)[1:]
	for range c.in.Case - 1 {
		list = list[5+3*list[1]:]
	}
	best := -1
	met := map[[3]int]bool{}
	var walk func(at, left, most int)
	walk = func(at, left, most int) {
		if left < 0 || met[[3]int{at, left, most}] {
			return
		}
		met[[3]int{at, left, most}] = true
		if at == list[3] {
			best = max(best, most)
		}
		for i := 5; i < 5+3*list[1]; i += 3 {
			if list[i] == at {
				walk(list[i+1], left-list[i+2], max(most, list[i+2]))
			}
		}
	}
	walk(list[2], list[4], -1)
	return fmt.Sprint(best, ".")
}

// treasures returns how long the round trip of uva10937 takes. It walks hour by hour through all pairs of a cell and the
// treasures on board.
func (c *checker) treasures() string {
	rows := c.board()
	type moment struct{ row, column, have int }
	number, now := map[[2]int]int{}, map[moment]bool{}
	isFree := func(i, j int) bool {
		if i < 0 || i >= len(rows) || j < 0 || j >= len(rows[i]) || strings.IndexByte("#~", rows[i][j]) >= 0 {
			return false
		}
		for a := max(0, i-1); a <= min(i+1, len(rows)-1); a++ {
			if strings.Contains(rows[a][max(0, j-1):min(j+2, len(rows[a]))], "*") {
				return false
			}
		}
		return true
	}
	var ship moment
	for i, row := range rows {
		for j := range row {
			switch row[j] {
			case '@':
				ship = moment{i, j, 0}
			case '!':
				number[[2]int{i, j}] = 1 << len(number)
			}
		}
	}
	now[ship] = true
	for hour := 0; ; hour++ {
		if now[moment{ship.row, ship.column, 1<<len(number) - 1}] {
			return fmt.Sprint(hour, " hours.")
		}
		next := map[moment]bool{}
		for m := range now {
			for _, d := range [][2]int{{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
				if to := (moment{m.row + d[0], m.column + d[1], m.have}); isFree(to.row, to.column) {
					to.have |= number[[2]int{to.row, to.column}]
					next[to] = true
				}
			}
		}
		now = next
	}
}
