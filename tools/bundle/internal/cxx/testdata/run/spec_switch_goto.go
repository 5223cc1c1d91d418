// Switches and gotos in the forms that C++ does not have.
package main

import "fmt"

type kind uint8

const (
	a kind = iota
	b
	c
)

func name(k kind) string {
	switch k {
	case a:
		return "a"
	case b, c:
		return "b or c"
	default:
		return "other"
	}
}

func falling(n int) (s string) {
	switch {
	case n > 2:
		s += ">2 "
		fallthrough
	case n > 100:
		s += ">100? "
		fallthrough
	default:
		s += "default "
		if n == 5 {
			break
		}
		fallthrough
	case n < 0:
		s += "last"
	}
	return
}

func machine(input string) (out []string) {
	i := 0
start:
	if i >= len(input) {
		goto done
	}
	switch c := input[i]; {
	case c == ' ':
		i++
		goto start
	case c >= '0' && c <= '9':
		goto number
	default:
		goto word
	}
number:
	{
		n := 0
		for i < len(input) && input[i] >= '0' && input[i] <= '9' {
			n = n*10 + int(input[i]-'0')
			i++
		}
		out = append(out, fmt.Sprint("num", n))
	}
	goto start
word:
	{
		from := i
		for i < len(input) && input[i] != ' ' {
			i++
		}
		out = append(out, input[from:i])
	}
	goto start
done:
	return
}

func f(calls *int, v int) int { *calls++; return v }

func main() {
	fmt.Println(name(a), name(c), name(7))
	for _, n := range []int{0, 3, 5, -1, 101} {
		fmt.Println(n, falling(n))
	}
	fmt.Println(machine("go 42 x 7  8y"))
	calls := 0
	switch f(&calls, 2) {
	case f(&calls, 1), f(&calls, 2), f(&calls, 3):
		fmt.Println("calls", calls)
	case f(&calls, 4):
	}
	switch x := 5; x := interface{}(x).(type) {
	case int, int64:
		fmt.Printf("%T %v\n", x, x)
	case string:
		fmt.Println("string", x)
	}
	switch {
	}
	switch x := f(&calls, 9); x {
	}
	for i := 0; i < 5; i++ {
		switch i {
		case 1:
			continue
		case 3:
			break
		default:
			fmt.Print(i, " ")
		}
		fmt.Print(";")
	}
	fmt.Println()
	switch x := 1.5; x {
	case 1:
		fmt.Println("one")
	case 1.5:
		fmt.Println("one and a half")
	}
	switch [2]int{1, 2} {
	case [2]int{1, 2}:
		fmt.Println("array")
	}
	var e error
	switch e {
	case nil:
		fmt.Println("nil error")
	}
	switch p := (*int)(nil); p {
	case nil:
		fmt.Println("nil pointer")
	}
	switch true {
	case false:
	case calls > 3:
		fmt.Println("calls > 3")
	}
	switch x := 'x'; {
	case 'a' <= x && x <= 'z':
		fmt.Println("letter")
	}
	n := 0
loop:
	for {
		switch n++; {
		case n == 2:
			continue loop
		case n > 4:
			break loop
		}
		fmt.Print(n, " ")
	}
	fmt.Println(n)
}
