// Labelled break and continue, goto forwards and backwards, break out of switch and select loops.
package main

import "fmt"

func main() {
outer:
	for i := 0; i < 4; i++ {
		for j := 0; j < 4; j++ {
			switch {
			case j == 2:
				continue outer
			case i == 3:
				break outer
			}
			fmt.Print(i, j, " ")
		}
	}
	fmt.Println()
	n := 0
again:
	n++
	if n < 5 {
		goto again
	}
	fmt.Println(n)
loop:
	for _, s := range []string{"a", "b", "c"} {
		switch s {
		case "b":
			break loop
		}
		fmt.Println(s)
	}
rows:
	for k := range []int{1, 2, 3} {
		m := map[int]int{k: k}
		for range m {
			if k == 1 {
				continue rows
			}
		}
		fmt.Print(k, " ")
	}
	fmt.Println()
	i := 0
	if n == 5 {
		goto end
	}
	fmt.Println("skipped")
end:
	for i < 3 {
		i++
	}
	fmt.Println("end", i)
}
