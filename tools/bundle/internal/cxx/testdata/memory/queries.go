// Queries: each reads one number, and takes memory that has nothing to do with the size of the input.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

type heap struct{ items []int }

func (h *heap) push(x int) { h.items = append(h.items, x) }

func main() {
	defer peak()
	in := bufio.NewReader(os.Stdin)
	n, total := 20000, 0
	for q := 0; q < 200; q++ {
		fmt.Fscan(in, &n) // the input is empty

		var primes []int
		for i := 2; i < n; i++ {
			primes = append(primes, i|1)
		}
		seen := map[int]int{}
		for i := 0; i < n/8; i++ {
			seen[i] += q
		}
		h := &heap{}
		for i := 0; i < n; i++ {
			h.push(i)
		}
		total += len(primes) + len(seen) + len(h.items)
	}
	fmt.Println(total)
}

// peak writes the largest resident size of the process, in kB, to standard error.
func peak() {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return
	}
	for _, line := range strings.Split(string(status), "\n") {
		if strings.HasPrefix(line, "VmHWM:") {
			fmt.Fprintln(os.Stderr, strings.Fields(line)[1])
		}
	}
}
