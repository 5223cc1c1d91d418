// Closures over the variables of every form of loop, with a new variable in each iteration.
package main

import "fmt"

func main() {
	var fs []func() int
	for i := 0; i < 3; i++ {
		fs = append(fs, func() int { i += 10; return i })
	}
	for i, x := range []string{"a", "b"} {
		fs = append(fs, func() int { return i*100 + int(x[0]) })
	}
	for k := range 2 {
		fs = append(fs, func() int { k++; return k })
	}
	for i, c := range "é!" {
		fs = append(fs, func() int { return i + int(c) })
	}
	for i, j := 0, 10; i < j; i, j = i+3, j-3 {
		fs = append(fs, func() int { return i*1000 + j })
	}
	for i := 0; i < 4; i++ {
		fs = append(fs, func() int { return i })
		if i == 1 {
			i++ // the next iteration's copy has this value
			continue
		}
	}
	for _, f := range fs {
		fmt.Print(f(), " ", f(), " ")
	}
	fmt.Println()
	var ps []*int
	for i := 0; i < 3; i++ {
		ps = append(ps, &i)
	}
	for _, p := range ps {
		*p *= 2
		fmt.Print(*p, " ")
	}
	fmt.Println()
	var stop func() bool
	n := 0
	for i := 0; stop == nil || !stop(); i++ {
		if i == 0 {
			stop = func() bool { n++; return n > 3 || i > 5 }
		}
	}
	fmt.Println(n)
	for i := 0; i < 2; i++ {
		defer func() { fmt.Print("deferred ", i, "\n") }()
	}
}
