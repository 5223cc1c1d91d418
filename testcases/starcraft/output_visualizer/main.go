// Command output_visualizer draws the picture of starcraft: for each case a time line with the units, the money mined
// since the last order, the marks of harassment, and the orders.
package main

import (
	"fmt"
	"math"
	"strings"

	"oj/testcases/internal/svg"
)

const (
	mostGames = 60
	width     = 560.
	left      = 56.
	right     = 20.
)

type game struct {
	mode   string
	cost   [8]int // the costs of a drone, overlord, zergling, hatchery, pool, chamber, attack and defence upgrade
	start  [4]int // hatcheries, drones, zerglings, overlords
	rate   int
	m      int
	answer string
	// a line of the output: the time in seconds, then how many of each are ordered: hatcheries, drones, zerglings,
	// overlords, spawning pools, evolution chambers, attack and defence upgrades
	actions [][9]int
}

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	if s := f.Search(); s != nil {
		return drawStates(s)
	}
	games, all := read(svg.NewWords(f.Input), svg.NewWords(f.Output))
	if len(games) == 0 {
		return svg.Message("the input holds no game")
	}
	p := svg.New(width, 490, len(games))
	for i, g := range games {
		drawGame(p.At(i, i), g, fmt.Sprintf("case %d of %d (%s): ", i+1, all, g.mode))
	}
	return p
}

// drawStates draws each state of a search at a step of its own: a bar for each kind of unit, and the buildings. The name of a
// state is 1h 7d 0z 1o for the units, and then S, E, A or D.
func drawStates(s *svg.Search) *svg.Picture {
	const high, one, most = 26., 8., 16
	p := svg.New(340, 6*high, max(1, len(s.States)))
	for k, name := range unitNames {
		p.Always().Text(20, high*float64(k+1)+5, name, "")
	}
	for k, state := range s.States {
		var built []string
		for _, word := range strings.Fields(state) {
			count := 0
			unit := strings.IndexByte("hdzo", word[len(word)-1])
			if n, _ := fmt.Sscan(word[:len(word)-1], &count); n == 0 || unit < 0 {
				built = append(built, word)
				continue
			}
			y := high * float64(unit+1)
			p.At(k, k).Rect(left+60, y-8, one*float64(min(count, most)), 16, "ab"[unit%2:unit%2+1])
			p.At(k, k).Text(left+66+one*float64(min(count, most)), y+5, fmt.Sprint(count), "")
		}
		p.At(k, k).Text(20, 5*high+5, "built: "+strings.Join(built, " "), "")
	}
	return p
}

// read returns the cases that will be drawn, at most mostGames. A case contains its answer, as far as it can be read.
// all is the number of all cases in the input.
func read(in, out *svg.Words) (games []game, all int) {
	const big = 1 << 30
	all = in.Int(0, big)
	for len(games) < min(all, mostGames) {
		g := game{mode: in.Next()}
		for i := range g.cost {
			g.cost[i] = in.Int(0, big)
		}
		for i := range g.start {
			g.start[i] = in.Int(0, big)
		}
		for range 4 {
			in.Int(0, big) // skip the target and the caps
		}
		g.rate, g.m = in.Int(0, big), in.Int(0, big)
		if in.Short {
			break
		}
		if g.answer = out.Next(); g.answer != "impossible" && g.answer != "" {
			for k := out.Int(0, 100000); k > 0 && !out.Short; k-- {
				var a [9]int
				for i := range a {
					a[i] = out.Int(0, big)
				}
				if !out.Short {
					g.actions = append(g.actions, a)
				}
			}
		}
		games = append(games, g)
	}
	return games, all
}

// A moment is the state at one second.
type moment struct {
	second int
	units  [4]int
	money  int
	orders string // the orders that have just been completed
}

var unitNames = [4]string{"hatcheries", "drones", "zerglings", "overlords"}

// moments replays the actions and returns the state after each of them. The rules are not checked here, because the
// checker does that.
func (g game) moments() []moment {
	now := moment{units: g.start}
	list := []moment{now}
	for i, a := range g.actions {
		price := a[1]*g.cost[3] + a[2]*g.cost[0] + a[3]*g.cost[2] + a[4]*g.cost[1]
		var words []string
		for k, letter := range []string{"H", "d", "z", "o", "S", "E", "A", "D"} {
			if a[k+1] > 0 {
				words = append(words, strings.TrimPrefix(fmt.Sprint(a[k+1]), "1")+letter)
			}
			if k >= 4 {
				price += a[k+1] * g.cost[k]
			}
		}
		end := a[0] + 1
		if income := g.rate * now.units[1]; price > 0 && income > 0 {
			end = a[0] + max(1, (price+income-1)/income)
		}
		if i+1 < len(g.actions) {
			end = min(end, max(a[0], g.actions[i+1][0]))
		}
		list = append(list, moment{second: a[0], units: now.units}, moment{second: end, units: now.units, money: price})
		for k := range now.units {
			now.units[k] += a[k+1]
		}
		now.units[1] -= a[1] + a[5] + a[6] // each new building uses up one drone
		if g.m > 0 {
			for mark := a[0]/g.m + 1; mark*g.m <= end; mark++ {
				now.units[2] -= g.sent(mark, list[len(list)-1].units[2], i)
			}
		}
		now.second, now.orders = end, strings.Join(words, " ")
		list = append(list, now)
	}
	return list
}

// sent returns the number of zerglings lost at a mark. actions is the number of actions before the mark; they decide
// which upgrades count.
func (g game) sent(mark, there, actions int) int {
	attack, defence := false, false
	for _, a := range g.actions[:actions] {
		attack, defence = attack || a[7] > 0, defence || a[8] > 0
	}
	power := 1.0
	switch {
	case attack && defence:
		power = 2
	case attack:
		power = 1.33
	case defence:
		power = 1.2
	}
	return min(there, int(math.Ceil(math.Floor(6*math.Log2(float64(1+mark))+1e-9)/power-1e-9)))
}

func drawGame(s svg.Span, g game, title string) {
	text := title + g.answer + " seconds"
	switch g.answer {
	case "impossible":
		text = title + "impossible, says the program"
	case "":
		text = title + "no answer"
	}
	s.Caption().Text(20, 26, text, "large")
	if len(g.actions) == 0 {
		return
	}
	list := g.moments()
	end := max(1, list[len(list)-1].second)
	x := func(second int) float64 { return left + (width-left-right)*float64(second)/float64(end) }
	if g.m > 0 {
		for second := g.m; second <= end; second += max(g.m, end/100) {
			s.Line(x(second), 50, x(second), 430, "grid dash")
		}
	}
	mostUnits, mostMoney := 1, 1
	for _, m := range list {
		mostMoney = max(mostMoney, m.money)
		for _, u := range m.units {
			mostUnits = max(mostUnits, u)
		}
	}
	drawAxis(s, 50, 250, mostUnits, "units")
	drawAxis(s, 300, 380, mostMoney, "money")
	var money []float64
	for k, name := range unitNames {
		line := []float64{}
		for _, m := range list {
			line = append(line, x(m.second), 250-200*float64(max(0, m.units[k]))/float64(mostUnits))
			if k == 0 {
				money = append(money, x(m.second), 380-80*float64(m.money)/float64(mostMoney))
			}
		}
		s.Polyline("o s"+"afcg"[k:k+1], line...)
		s.Rect(left+125*float64(k), 268, 12, 12, "afcg"[k:k+1])
		s.Text(left+125*float64(k)+18, 279, name, "")
	}
	s.Polyline("line", money...)
	s.Line(left, 400, width-right, 400, "line")
	seconds := fmt.Sprintf("%d s", end)
	s.Text(left, 478, "0 s", "")
	s.Text(width-right, 478, seconds, "end")
	var free [3]float64 // for each row of labels, the x coordinate from which the row is empty
	for _, m := range list {
		if m.orders == "" {
			continue
		}
		s.Circle(x(m.second), 400, 3, "ink", fmt.Sprintf("%d s: %s", m.second, m.orders))
		half := 4*float64(len(m.orders)) + 4
		for i := range free {
			if at := min(x(m.second), width-half); at-half >= free[i] {
				s.Text(at, 420+18*float64(i), m.orders, "middle")
				free[i] = at + half
				break
			}
		}
	}
	if g.m > 0 {
		s.Text(width-right, 46, fmt.Sprintf("dashed: harassment every %d s", g.m), "faint end")
	}
}

func drawAxis(s svg.Span, top, bottom float64, most int, name string) {
	s.Line(left, top, left, bottom, "grid")
	s.Line(left, bottom, width-right, bottom, "grid")
	s.Text(left-6, top+8, fmt.Sprint(most), "end")
	s.Text(left-6, bottom, "0", "end")
	s.Text(left-6, (top+bottom)/2, name, "faint end")
}
