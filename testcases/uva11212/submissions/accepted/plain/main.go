// Accepted: bidirectional search. The program stores all books that at most two edits turn into the sorted book. Then
// it searches from the given book until it reaches a stored book.
package main

import "fmt"

type book [9]byte

func main() {
	for k := 1; ; k++ {
		var n int
		fmt.Scan(&n)
		if n == 0 {
			break
		}
		var given, ordered book
		for i := 0; i < n; i++ {
			fmt.Scan(&given[i])
			ordered[i] = byte(i + 1)
		}
		fmt.Printf("Case %d: %d\n", k, edits(n, given, ordered))
	}
}

func edits(n int, given, ordered book) int {
	near := map[book]int{ordered: 0}
	layer := []book{ordered}
	for far := 1; far <= 2; far++ {
		layer = next(n, layer, func(b book) bool {
			_, met := near[b]
			if !met {
				near[b] = far
			}
			return !met
		})
	}
	seen := map[book]bool{given: true}
	layer = []book{given}
	for steps := 0; ; steps++ {
		best := -1
		for _, b := range layer {
			if far, met := near[b]; met && (best < 0 || steps+far < best) {
				best = steps + far
			}
		}
		if best >= 0 {
			return best
		}
		layer = next(n, layer, func(b book) bool {
			fresh := !seen[b]
			seen[b] = true
			return fresh
		})
	}
}

func next(n int, layer []book, fresh func(b book) bool) (all []book) {
	for _, b := range layer {
		for i := 0; i < n; i++ {
			for j := i + 1; j < n; j++ {
				for k := j + 1; k <= n; k++ {
					after := b
					copy(after[i:], b[j:k])
					copy(after[i+k-j:], b[i:j])
					if fresh(after) {
						all = append(all, after)
					}
				}
			}
		}
	}
	return all
}
