// UVa 10048, Audiophobia: the quietest way between two crossings, where the loudest street of a way counts.
//
// State: a crossing.
// Neighbours: the crossings at the other ends of its streets.
// Start: the first crossing of a query.
// Goal: its second crossing, on a way whose loudest street is as quiet as can be.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"

	"oj/problems/internal/graph"
	"oj/problems/internal/scan"
)

const loudest = 1<<31 - 1

// louder is what a way costs whose halves cost a and b.
func louder(a, b int) int {
	if a > b {
		return a
	}
	return b
}

// read returns the quietest street for every pair of crossings.
func read(in *scan.Scanner, crossings, streets int) [][]int {
	d := graph.Apart(crossings)
	for ; streets > 0 && in.Err() == nil; streets-- {
		a, b := in.Int(1, crossings)-1, in.Int(1, crossings)-1
		noise := in.Int(0, loudest)
		if in.Err() == nil && noise < d[a][b] {
			d[a][b], d[b][a] = noise, noise
		}
	}
	return d
}

func answer(in *scan.Scanner, out io.Writer, d [][]int, queries int) {
	for ; queries > 0; queries-- {
		a, b := in.Int(1, len(d))-1, in.Int(1, len(d))-1
		if in.Err() != nil {
			return
		}
		if d[a][b] == graph.Unreached {
			fmt.Fprintln(out, "no path")
		} else {
			fmt.Fprintln(out, d[a][b])
		}
	}
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	for number := 1; ; number++ {
		crossings, streets, queries := in.Int(0, 100), in.Int(0, 1000), in.Int(0, 10000)
		if in.Err() != nil || crossings == 0 {
			break
		}
		if number > 1 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "Case #%d\n", number)
		d := read(in, crossings, streets)
		graph.AllPairs(d, louder)
		answer(in, out, d, queries)
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return in.Err()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
