// Command generators makes the testcases of UVa 11506.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11506, fill) }

func fill(s *gen.Set) {
	// no machines between the boss and the server: no wire, one wire
	s.Secret("01-traps", "2 0\n2 1\n1 2 7\n"+
		"3 1\n2 9\n1 2 4\n"+ // the server is not connected
		"3 3\n2 5\n1 2 9\n2 3 9\n1 3 6\n"+ // the direct wire must be destroyed
		"3 2\n2 0\n1 2 9\n3 2 9\n"+ // a machine that costs nothing
		"4 3\n3 8\n2 4\n2 1 9\n3 2 9\n4 3 7\n"+ // machines not in order
		"5 6\n2 1\n3 100\n4 1\n1 2 50\n2 3 50\n3 4 50\n4 5 50\n1 3 3\n3 5 4\n0 0\n")
	s.Secret("02-small", networks(s, 400, 6, 9, 12))
	s.Secret("03-medium", networks(s, 40, 20, 60, 50))
	const parallel = false
	s.Secret("04-largest", network(s, parallel, 50, 1000, 100000)+network(s, parallel, 50, 200, 100000)+layers(s)+"0 0\n")

	const why = "Several wires between two machines. One of four public programs keeps only the last one (keisuke-kanao)."
	s.Beyond("05-parallel-wires", why, "2 2\n1 2 7\n2 1 5\n3 3\n2 100000\n1 2 60000\n1 2 60000\n2 3 100000\n0 0\n")
	s.Beyond("06-random-parallel-wires", why, wired(s, 40, 6, 60, 50))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "2 0\n")
	s.Invalid("price-for-the-server", "3 0\n3 5\n0 0\n")
	s.Invalid("machine-twice", "4 0\n2 5\n2 5\n0 0\n")
	s.Invalid("one-machine", "1 0\n0 0\n")
	s.Invalid("51-machines", "51 0\n0 0\n")
	s.Invalid("price-too-high", "2 1\n1 2 100001\n0 0\n")
}

// networks returns an input with random networks. machines, wires and dearest are the maximum numbers of machines and
// of wires, and the maximum price.
func networks(s *gen.Set, count, machines, wires, dearest int) string {
	const parallel = false
	return networksWith(s, parallel, count, machines, wires, dearest)
}

// wired is like networks, but several wires may join two machines.
func wired(s *gen.Set, count, machines, wires, dearest int) string {
	const parallel = true
	return networksWith(s, parallel, count, machines, wires, dearest)
}

func networksWith(s *gen.Set, parallel bool, count, machines, wires, dearest int) string {
	text := ""
	for range count {
		text += network(s, parallel, 2+s.Random.Intn(machines-1), s.Random.Intn(wires+1), dearest)
	}
	return text + "0 0\n"
}

// network returns a network with up to the given number of wires. If parallel is false, no two wires join the same
// machines.
func network(s *gen.Set, parallel bool, machines, wires, dearest int) string {
	// Write the machines in random order, because the statement does not specify an order.
	prices := ""
	for _, i := range s.Random.Perm(machines - 2) {
		prices += fmt.Sprintln(i+2, s.Random.Intn(dearest+1))
	}

	var all []string
	joined := map[[2]int]bool{}
	for range wires {
		j, k := 1+s.Random.Intn(machines), 1+s.Random.Intn(machines)
		price := s.Random.Intn(dearest + 1)
		pair := [2]int{min(j, k), max(j, k)}
		if parallel || !joined[pair] {
			all = append(all, fmt.Sprintln(j, k, price))
		}
		joined[pair] = true
	}
	return fmt.Sprintln(machines, len(all)) + prices + strings.Join(all, "")
}

// layers returns six layers of eight machines, with wires from each layer to the next.
func layers(s *gen.Set) string {
	// Collect the wires first, because their number must be written before them.
	var b strings.Builder
	wires := ""
	count := 0
	wire := func(j, k int) {
		wires += fmt.Sprintln(j, k, 1+s.Random.Intn(100000))
		count++
	}
	for i := 2; i <= 49; i++ {
		if i <= 9 {
			wire(1, i)
		}
		if i > 41 {
			wire(i, 50)
		}
		for k := (i-2)/8*8 + 10; k <= 49 && k < (i-2)/8*8+18; k++ {
			wire(i, k)
		}
	}
	fmt.Fprintln(&b, 50, count)
	for i := 2; i <= 49; i++ {
		fmt.Fprintln(&b, i, 1+s.Random.Intn(100000))
	}
	return b.String() + wires
}
