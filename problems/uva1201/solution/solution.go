// UVa 1201, Taxi Cab Scheme: the fewest taxis that can carry out all booked rides.
//
// State: a ride.
// Neighbours: the rides that the same taxi can carry out next.
// Start, goal: divide the rides into as few paths as possible; each path is the day of one taxi. A path has one ride more
// than steps, so choose as many steps as possible: each ride has at most one next ride and is that of at most one.
package main

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

type place struct{ street, avenue int }

// to returns the minutes from one place to another one.
func (p place) to(q place) int { return abs(p.street-q.street) + abs(p.avenue-q.avenue) }

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

type ride struct {
	start    int // in minutes after midnight
	from, to place
}

// canPrecede reports whether a taxi can carry out ride r and then the ride next. It must arrive a minute early.
func (r ride) canPrecede(next ride) bool {
	free := r.start + r.from.to(r.to)
	return free+r.to.to(next.from) < next.start
}

// readTime reads a time such as 08:05 and returns the minutes after midnight.
func readTime(in *scan.Scanner) int {
	before, after, _ := strings.Cut(in.Word(), ":")
	hours, err := strconv.Atoi(before)
	minutes, err2 := strconv.Atoi(after)
	if err != nil || err2 != nil || hours < 0 || minutes < 0 {
		in.Fatalf("want a time such as 08:05")
	}
	return 60*hours + minutes
}

// taxis returns the least number of taxis.
func taxis(rides []ride) int {
	next := make([][]int, len(rides)) // next[i]: the rides that can follow ride i
	for i, r := range rides {
		for j, later := range rides {
			if r.canPrecede(later) {
				next[i] = append(next[i], j)
			}
		}
	}

	count := len(rides)
	for _, follower := range graph.Matching(next, len(rides)) {
		if follower >= 0 {
			count-- // the taxi of this ride carries out another one
		}
	}
	return count
}

func readPlace(in *scan.Scanner) place {
	return place{in.Int(-scan.Max, scan.Max), in.Int(-scan.Max, scan.Max)}
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		var rides []ride
		for count := in.Int(0, scan.Max); count > 0; count-- {
			rides = append(rides, ride{start: readTime(in), from: readPlace(in), to: readPlace(in)})
		}
		fmt.Fprintln(out, taxis(rides))
	}
}

func main() { scan.Main(solve) }
