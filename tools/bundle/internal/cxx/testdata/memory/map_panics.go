// A map that a panic leaves in the middle of ranges over it, and that works as a queue afterwards.
package main

import (
	"fmt"
	"os"
	"strings"
)

type key struct{ a, b, c, d int }

func visit(m map[key]int, depth int) (n int) {
	defer func() {
		if depth == 0 {
			fmt.Println(recover())
		}
	}()
	for k, v := range m {
		if v%7 == 3 {
			delete(m, k)
		}
		if depth < 3 {
			n += visit(m, depth+1)
		}
		if v == 5 {
			panic(v)
		}
		n++
	}
	return n
}

func main() {
	defer peak()
	m := map[key]int{}
	for i := range 8 {
		m[key{a: i}] = i
	}
	visit(m, 0)
	for i := 8; i < 2000000; i++ {
		m[key{a: i}] = i
		delete(m, key{a: i - 8})
	}
	sum := 0
	for k, v := range m {
		sum += v - k.a
		delete(m, k)
		m[k] = v
		if v > 1999998 {
			break
		}
	}
	fmt.Println(len(m), sum)
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
