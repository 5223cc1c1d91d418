package cxx

// This file measures the translation of large programs.

import (
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"

	"oj/tools/bundle/internal/cxx/randprog"
)

// methodsSource returns a program of about this many bytes: types with methods, an interface, and functions that pass
// pointers on.
func methodsSource(size int) []byte {
	var b strings.Builder
	b.WriteString("package main\n\nimport \"fmt\"\n\ntype shape interface {\n\tArea() int\n\tName() string\n}\n\nvar total int\n")
	n := 0
	for ; b.Len() < size; n++ {
		fmt.Fprintf(&b, `
type node%[1]d struct {
	next  *node%[1]d
	value int
}

func (n *node%[1]d) Area() int { return n.value * %[1]d }

func (n *node%[1]d) Name() string { return "node%[1]d" }

func (n *node%[1]d) last() *node%[1]d {
	for n.next != nil {
		n = n.next
	}
	return n
}

func (n *node%[1]d) push%[1]d(v int) *node%[1]d {
	m := n.last()
	m.next = &node%[1]d{value: v}
	return m.next
}

func new%[1]d(v int) *node%[1]d {
	n := &node%[1]d{value: v}
	m := n
	m.push%[1]d(v + 1)
	return n
}

func report%[1]d(format string, n *node%[1]d, s shape) int {
	p := n
	fmt.Printf(format, p.value, s.Name())
	return p.last().value + s.Area()
}

func run%[1]d(v int) int {
	n := new%[1]d(v)
	k := n.push%[1]d(v)
	list := []int{v, k.value, len(n.Name())}
	for i, x := range list {
		if x > v && i < len(list) {
			list[i] += x - v
		}
	}
	return report%[1]d("%%d %%s\n", n, k) + list[2]
}
`, n)
	}
	b.WriteString("\nfunc main() {\n")
	for i := range n {
		fmt.Fprintf(&b, "\ttotal += run%d(total %% 7)\n", i)
	}
	b.WriteString("\tfmt.Println(total)\n}\n")
	return []byte(b.String())
}

// cpuTime returns the CPU time of this process so far.
func cpuTime() time.Duration {
	var u syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkTranslate reports the CPU time per translation, because other load changes the wall-clock time.
func BenchmarkTranslate(b *testing.B) {
	measure := func(name string, src []byte) {
		b.Run(fmt.Sprintf("%s%dKB", name, len(src)/1000), func(b *testing.B) {
			start := cpuTime()
			for b.Loop() {
				if _, err := Translate(b.Context(), src, Options{}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric((cpuTime()-start).Seconds()/float64(b.N), "cpu-s/op")
		})
	}
	for _, size := range []int{100_000, 300_000, 1_000_000} {
		measure("methods", methodsSource(size))
	}
	for _, units := range []int{30, 90, 300} {
		src, err := randprog.Source(2, units)
		if err != nil {
			b.Fatal(err)
		}
		measure("random", src)
	}
}
