// CodinGame, Code vs Zombies: where should Ash go in each turn, so that a human survives and the score is high?
//
// State: the positions of Ash, of the living humans and of the remaining zombies, and the score.
// Neighbours: the state after Ash has moved towards a point; a plan is a few random points, then the zombies
// in random order.
// Start: the positions in the input of the turn.
// Goal: no zombie is left and a human lives; the program chooses the plan with the highest score of all that
// it has tried.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
)

const (
	most       = 1000 // the maximum number of humans, and of zombies
	mostTurns  = 200  // the maximum number of turns of a plan
	mostPoints = 3    // the maximum number of random points at the beginning of a plan

	mostTurnsToPoint = 8

	// The work of the program in its first turn and in each later turn is limited by these numbers of distances
	// between a zombie and a human. Everything else in a simulated step counts as stepCost distances. The program
	// counts instead of using a clock, because a clock would also measure the time that other programs use.
	firstThinking, thinking = 6_000_000, 500_000
	stepCost                = 30
)

// A plan lists Ash's target in each turn. `points` is the score that it earns, or -1 if no human survives.
type plan struct {
	targets []point
	points  int
}

// A planner keeps the best plan from turn to turn.
type planner struct {
	best   plan
	random uint32
	w      world // the simulated world of the plan that is being tried
	trial  plan
	cost   int // the number of distances computed so far
}

// below returns a random number from 0 to n-1.
func (p *planner) below(n int) int {
	p.random = p.random*1664525 + 1013904223 // Numerical Recipes' generator
	return int(uint64(p.random) * uint64(n) >> 32)
}

// improve tries plans until it has computed about `thinking` distances, and keeps the best plan.
func (p *planner) improve(start *world, thinking int) {
	p.replay(start)
	for p.cost = 0; p.cost < thinking; {
		p.try(start)
		if p.trial.points > p.best.points {
			p.best, p.trial = p.trial, p.best
		}
	}
}

// replay simulates the rest of the best plan again. The new simulation counts its points from the current turn, as for
// all plans that are tried in this turn, so that the points can be compared.
func (p *planner) replay(start *world) {
	start.copyTo(&p.w)
	targets := p.best.targets

	// Reuse the memory of the last trial, because thousands of plans are tried.
	p.trial.targets = p.trial.targets[:0]
	for i := 0; i < len(targets) && !p.over(); i++ {
		p.step(targets[i])
	}
	p.close()
	p.best, p.trial = p.trial, p.best
}

// try simulates a random plan.
func (p *planner) try(start *world) {
	start.copyTo(&p.w)
	p.trial.targets = p.trial.targets[:0]

	// Go to random points first. Meanwhile zombies gather, so that more of them die in one turn.
	for count := p.below(mostPoints + 1); count > 0 && !p.over(); count-- {
		target := p.somewhere()
		for turns := 1 + p.below(mostTurnsToPoint); turns > 0 && p.w.ash != target && !p.over(); turns-- {
			p.step(target)
		}
	}

	// Ash goes to a zombie until it is dead, then to the next one.
	for !p.over() {
		prey := p.w.zombies[p.below(len(p.w.zombies))].id
		for at, alive := p.find(prey); alive && !p.over(); at, alive = p.find(prey) {
			p.step(toward(at, p.w.prey(at), zombieStep))
		}
	}
	p.close()
}

// somewhere returns a random target: the place of a human, or any point of the map.
func (p *planner) somewhere() point {
	if p.below(2) == 0 {
		return p.w.humans[p.below(len(p.w.humans))]
	}
	return point{p.below(width), p.below(height)}
}

// find returns the place of the zombie with this id. It returns false if the zombie is dead.
func (p *planner) find(id int) (point, bool) {
	for _, z := range p.w.zombies {
		if z.id == id {
			return z.at, true
		}
	}
	return point{}, false
}

func (p *planner) step(target point) {
	// A step computes the distances of each zombie to all humans and to Ash; count them.
	p.cost += stepCost + len(p.w.zombies)*(len(p.w.humans)+1)
	p.w.step(target)
	p.trial.targets = append(p.trial.targets, target)
}

func (p *planner) over() bool {
	return len(p.w.humans) == 0 || len(p.w.zombies) == 0 || len(p.trial.targets) >= mostTurns
}

// close ends the simulation of a plan and stores its points.
func (p *planner) close() {
	p.trial.points = p.w.points
	if len(p.w.humans) == 0 || len(p.w.zombies) > 0 {
		p.trial.points = -1
	}
}

// choose returns Ash's target in this turn.
func (p *planner) choose(start *world, thinking int) point {
	p.improve(start, thinking)

	// If no plan wins, the best plan may have no target left although zombies are alive.
	if len(p.best.targets) == 0 || p.best.points < 0 {
		return start.zombies[0].at // a zombie as a target, because the next turn may find a plan that wins
	}

	// Keep the rest of the plan for the next turns.
	target := p.best.targets[0]
	p.best.targets = append(p.best.targets[:0], p.best.targets[1:]...)
	return target
}

// read reads a turn.
func read(in *scan.Scanner) *world {
	w := &world{ash: readPoint(in)}

	// Ids of humans are not stored, because humans are listed in the order of their ids. Ids of zombies are
	// stored, because a plan follows a zombie by its id.
	for count := in.Int(1, most); count > 0; count-- {
		in.Int(0, most)
		w.humans = append(w.humans, readPoint(in))
	}
	for count := in.Int(1, most); count > 0; count-- {
		z := zombie{in.Int(0, most), readPoint(in)}
		w.zombies = append(w.zombies, z)
		readPoint(in) // the next position of the zombie is ignored, because it follows from the rules
	}
	return w
}

func readPoint(in *scan.Scanner) point {
	x := in.Int(0, width-1)
	y := in.Int(0, height-1)
	return point{x, y}
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	p := &planner{random: 1}
	work := firstThinking
	for in.More() {
		target := p.choose(read(in), work)
		fmt.Fprintln(out, target.x, target.y)
		work = thinking
	}
}

func main() { scan.Main(solve) }
