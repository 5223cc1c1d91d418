// Command output_visualizer draws the picture of uva1201: the rides, and the day of each taxi in a plan with the fewest
// taxis.
package main

import (
	"cmp"
	"fmt"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

// A ride leads from (a, b) to (c, d). Its start is in minutes after midnight.
type ride struct{ start, a, b, c, d int }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	var cases network.Cases
	days := in.Int(0, 100)
	for range days {
		rides := make([]ride, in.Int(0, 499))
		n := network.New(len(rides))
		n.Directed = true
		for i := range rides {
			var h, m int
			clock := in.Next()
			if count, _ := fmt.Sscanf(clock, "%d:%d", &h, &m); count < 2 || h < 0 || h > 23 || m < 0 || m > 59 {
				in.Short = true
			}
			rides[i] = ride{60*h + m, in.Int(0, 199), in.Int(0, 199), in.Int(0, 199), in.Int(0, 199)}
			n.Under[i] = fmt.Sprintf("%02d:%02d", h, m)
		}
		if in.Short {
			break
		}
		if answer := cmp.Or(out.Next(), "nothing"); f.Search() == nil {
			drive(n, rides, answer)
		} else {
			follow(n, rides)
		}
		cases.Add(n)
	}
	return cases.Draw(f, days)
}

func minutes(a, b, c, d int) int { return max(a-c, c-a) + max(b-d, d-b) }

// spare returns how many minutes a taxi has between ride r and ride s. It can carry out both only if there is one at least.
func spare(r, s ride) int {
	return s.start - r.start - minutes(r.a, r.b, r.c, r.d) - minutes(r.c, r.d, s.a, s.b)
}

// follow draws, for a picture of a search, all pairs of rides that one taxi can carry out, from left to right in time.
func follow(n *network.Network, rides []ride) {
	n.Keys = []svg.Key{{Shape: "text", Meaning: "arrows: the same taxi can do both; rides from left to right in time"}}
	latest := 1
	for _, r := range rides {
		latest = max(latest, r.start)
	}
	earliest := latest
	for _, r := range rides {
		earliest = min(earliest, r.start)
	}
	const lanes, wide = 3, 4.
	for i, r := range rides {
		n.X = append(n.X, wide*float64(r.start-earliest)/float64(max(1, latest-earliest)))
		n.Y = append(n.Y, float64(i%lanes))
		for j, s := range rides {
			if spare(r, s) > 0 {
				n.Edge(i, j, "")
			}
		}
	}
}

// drive draws the steps from a ride to the next one of the same taxi.
func drive(n *network.Network, rides []ride, answer string) {
	prior := make([]int, len(rides)) // prior[j]: the ride before ride j, or -1
	for j := range prior {
		prior[j] = -1
	}
	var tried []bool
	var extend func(i int) bool
	extend = func(i int) bool {
		r := rides[i]
		for j, s := range rides {
			if spare(r, s) > 0 && !tried[j] {
				tried[j] = true
				if prior[j] < 0 || extend(prior[j]) {
					prior[j] = i
					return true
				}
			}
		}
		return false
	}
	taxis := len(rides)
	for i := range rides {
		tried = make([]bool, len(rides))
		if extend(i) {
			taxis--
		}
	}

	n.Says = "arrows: the next ride of a taxi; blue: its first ride"
	var steps, first []int
	for j, i := range prior {
		if i < 0 {
			first = append(first, j)
			continue
		}
		steps = append(steps, n.Edge(i, j, fmt.Sprint(spare(rides[i], rides[j]))))
	}
	n.Say("", "the numbers: minutes to spare; the program says %s", answer)
	n.Look("b", first...)
	n.Mark("mark", steps...)
	n.End(answer == fmt.Sprint(taxis), fmt.Sprint(taxis, " is right"))
}
