// Command output_visualizer draws the picture of uva10746: a plan with the least average, bank by bank.
package main

import (
	"cmp"
	"fmt"
	"strconv"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	var cases network.Cases
	for all := 0; ; all++ {
		banks, cars := in.Int(0, 20), in.Int(0, 20)
		if banks == 0 || cars < banks || in.Short {
			return cases.Draw(f, all)
		}
		minutes := make([][]float64, banks)
		for i := range minutes {
			minutes[i] = make([]float64, cars)
			for j := range minutes[i] {
				time, err := strconv.ParseFloat(in.Next(), 64)
				if err != nil || time < 0 || time > 1e7 {
					in.Short = true // an invalid input: draw only the cases before it
				}
				minutes[i][j] = time
			}
		}
		if in.Short {
			return cases.Draw(f, all)
		}
		n := banksAndCars(minutes)
		if answer := cmp.Or(out.Next(), "nothing"); f.Search() == nil {
			plan(n, minutes, answer)
		} else {
			n.Keys = []svg.Key{{Shape: "text", Meaning: "1, 2, ...: banks; the graph shows the minutes"}}
			for i, row := range minutes {
				for j := range row {
					n.Edge(i, banks+j, "")
				}
			}
		}
		cases.Add(n)
	}
}

// banksAndCars returns a network whose vertices are the banks, then the cars.
func banksAndCars(minutes [][]float64) *network.Network {
	banks := len(minutes)
	n := network.New(banks + len(minutes[0]))
	for v := range n.Names {
		if v < banks {
			n.Looks[v] = "a"
		} else {
			n.Names[v], n.Looks[v] = fmt.Sprint("car ", v-banks+1), "b"
		}
	}
	return n
}

// plan draws a cheapest plan.
func plan(n *network.Network, minutes [][]float64, answer string) {
	banks := len(minutes)
	bankOf := make([]int, len(minutes[0])) // bankOf[j]: the bank of car j, or -1
	for j := range bankOf {
		bankOf[j] = -1
	}
	for bank := range minutes {
		augment(minutes, bankOf, bank)
	}
	sum := 0.
	var pairs []int
	for j, i := range bankOf {
		if i >= 0 {
			pairs = append(pairs, n.Edge(i, banks+j, strconv.FormatFloat(minutes[i][j], 'f', -1, 64)))
			sum += minutes[i][j]
		}
	}
	got, err := strconv.ParseFloat(answer, 64)
	average := sum / float64(banks)
	const tolerance = 0.0050001 // an answer has two decimals
	n.Says = "orange: banks; blue: cars; the numbers: minutes"
	n.Say("", "the program says %s", answer)
	n.Mark("mark", pairs...)
	n.End(err == nil && got-average < tolerance && average-got < tolerance, fmt.Sprintf("%.4f is right", average))
}

// augment gives a bank a car along a cheapest chain of changes (Bellman and Ford's algorithm).
func augment(minutes [][]float64, bankOf []int, bank int) {
	const never = 1e18
	cost, from := make([]float64, len(bankOf)), make([]int, len(bankOf)) // from[j]: the car before j in the chain, or -1
	for j := range cost {
		cost[j], from[j] = minutes[bank][j], -1
	}
	for range bankOf {
		for k, i := range bankOf {
			for j := range cost {
				if i < 0 || j == k {
					continue
				}
				if c := cost[k] - minutes[i][k] + minutes[i][j]; c < cost[j]-1e-9 {
					cost[j], from[j] = c, k
				}
			}
		}
	}

	best, least := -1, never
	for j, i := range bankOf {
		if i < 0 && cost[j] < least {
			best, least = j, cost[j]
		}
	}
	for best >= 0 {
		if from[best] < 0 {
			bankOf[best] = bank
		} else {
			bankOf[best] = bankOf[from[best]]
		}
		best = from[best]
	}
}
