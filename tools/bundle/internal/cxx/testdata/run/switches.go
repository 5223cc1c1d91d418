// switch: expressions, no tag, fallthrough, several values, init, break, default in the middle.
package main

import "fmt"

func f(n int) string {
	switch n {
	case 1, 2:
		return "small"
	default:
		return "other"
	case 3:
		return "three"
	}
}

func g(n int) (s string) {
	switch {
	case n > 10:
		s += "a"
		fallthrough
	case n > 100:
		s += "b"
		fallthrough
	default:
		s += "c"
	case n < 0:
		s += "d"
	}
	return
}

func side(s string, n int) int { fmt.Print(s, " "); return n }

func main() {
	for i := 0; i < 5; i++ {
		fmt.Print(f(i), " ")
	}
	fmt.Println(g(50), g(5), g(-1), g(200))
	switch x := side("tag", 3); x {
	case side("one", 1), side("three", 3), side("never", 4):
		fmt.Println("hit")
	}
	switch c := 'x'; {
	case c >= 'a' && c <= 'z':
		fmt.Println("letter")
	}
	for i := 0; i < 10; i++ {
		switch {
		case i%2 == 0:
			continue
		case i > 6:
			break
		}
		if i > 6 {
			break
		}
		fmt.Print(i, " ")
	}
	fmt.Println()
	switch s := "b"; s {
	case "a", "b":
		if len(s) == 1 {
			break
		}
		fmt.Println("not reached")
	}
	switch {
	}
	var e interface{} = 3
	switch e {
	case "3":
		fmt.Println("string")
	case 3:
		fmt.Println("int")
	}
	switch true {
	case e == 3:
		fmt.Println("true case")
	}
	type pt struct{ x, y int }
	switch (pt{1, 2}) {
	case pt{2, 1}:
		fmt.Println("no")
	case pt{1, 2}:
		fmt.Println("struct case")
	}
}
