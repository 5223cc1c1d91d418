// Operands of && and || read memory that calls in the same condition change.
package main

import "fmt"

type cursor struct {
	text []byte
	at   int
	log  string
}

func (c *cursor) more(n int) bool {
	c.log += "m"
	if c.at+n >= len(c.text) && len(c.text) < 12 {
		c.text = append(c.text, byte('a'+len(c.text)))
	}
	return c.at+n < len(c.text)
}

func (c *cursor) step() int {
	c.at++
	c.log += fmt.Sprint(c.at)
	return c.at
}

var total = 1

func add(n int) int { total += n; return total }

func big() bool { return total > 5 }

func two() (int, error) { total++; return total, nil }

func isVowel(b byte) bool { return b == 'a' || b == 'e' || b == 'i' }

func recovered(f func() bool) (s string) {
	defer func() {
		if r := recover(); r != nil {
			s = fmt.Sprint("panic: ", r, " ", total)
		}
	}()
	return fmt.Sprint(f(), " ", total)
}

func main() {
	c := &cursor{}
	for c.more(0) && c.text[c.at] < 'f' && c.step() != c.at+1 {
	}
	fmt.Println(c.at, c.log, string(c.text))

	// The left side reads a variable before its own call changes it.
	fmt.Println(total == add(1) && add(2) > total, total)
	fmt.Println(add(1) == total && total == add(1) || add(total) < total, total)
	fmt.Println(total+add(1) > 10 && big(), big() && add(-5) > 0, total, big() || add(1) == total, total)

	// Conditions as operands beside reads and calls.
	list := []int{1, 2, 3}
	put := func(i, x int) bool { list[i] = x; return x%2 == 0 }
	fmt.Println(list[0], put(0, 4) && put(1, 6), list[1], put(2, 7) || put(0, 9), list)
	ok := list[0] == 9 && put(0, list[0]+1) && list[0] == 10
	seen := map[bool]int{}
	seen[put(1, list[1]+2) && list[1] > 7] += list[1]
	fmt.Println(ok, list, seen, (put(0, 2) && list[0] == 2) == (list[0] == 2 || put(0, 3)))
	list[add(-total)], ok = total, list[0] == 2 && put(0, 8) && list[0] == 8
	fmt.Println(list, ok, total)

	// Nested conditions, in all kinds of statements.
	i := 0
	next := func() int { i++; return i }
	if next() > 0 && (i == 2 || next() == i && (i < 1 || next() == 3)) {
		fmt.Println("if", i)
	} else if i > 5 || next() > i-1 && isVowel("abcdefghi"[next()-1]) {
		fmt.Println("else", i)
	}
	for x := 0; x < i && next()+x < 12 && !(x > 4 || next() > 30); x += next() - i + 1 {
		fmt.Print(x, i, " ")
	}
	fmt.Println(i)
	switch {
	case i < 0 && next() > 0, next() > i && next() > 0:
		fmt.Println("first", i)
	case i > 0 && next() == i || next() > 3:
		fmt.Println("second", i)
	}
	flags := []bool{i > 0 && next() > i, next() == i && i > 0, i < 0 || next() == i}
	func(a, b bool, n int, rest ...bool) { fmt.Println(a, b, n, rest) }(next() > 3 && i > 3, i < 100 && next() < i, i, flags...)

	// Conditions without calls are evaluated before the calls to their right.
	func(a, b, c bool, n, m int) { fmt.Println(a, b, c, n, m) }(i > 0 && i < 20, !(i > 18 || i < 0), next() == i && i > 0, next()-18, next())
	pair := [2]bool{i < 22 && list[0] > 0, put(0, next()-23) || list[0] > 0}
	fmt.Println(pair, list, (list[1] == 8 && i < 30) != put(1, add(1)), total > 5 && list[1] < 7, put(1, 3))
	fmt.Println(put(1, 5), list[1] == 5 && i > 0, put(1, 6) && add(1) > 0, list[1] == 6 && total == 1 || i < 0, next(), i > 20 && i < 24)
	parts := []bool{total == 1 || i > 0, add(1) > 0, len(list) > 2 && list[add(0)%2] < total}
	fmt.Println(parts, total)

	// Composite values and closures on the right side.
	type point struct{ x, y int }
	at := map[point]bool{{1, 2}: true}
	fmt.Println(next() > 0 && at[point{1, 2}] && !at[point{i, next()}], i)
	fmt.Println(i > 3 && func() bool { i = 0; return true }() && i == 0 && next() == 1 && func(n int) bool { return n == i }(i))

	// A channel.
	ch := make(chan int, 4)
	ch <- 1
	ch <- 2
	ch <- 3
	fmt.Println(<-ch == 1 && list[<-ch] == <-ch || len(ch) == 0, len(ch))

	// Operands that panic.
	zero := 0
	fmt.Println(recovered(func() bool { return add(1) > 0 && 1/zero > add(1) }))
	fmt.Println(recovered(func() bool { return list[add(-total)+9] > 0 || add(100) > 0 }))
	fmt.Println(recovered(func() bool { return add(1) > 0 && list[add(1)] == add(1) || 7/zero == add(50) }))
	var none *cursor
	fmt.Println(recovered(func() bool { return add(1) < 0 || none.at == add(1) && none.more(1) }))
	fmt.Println(recovered(func() bool { return none == nil || none.more(1) && none.at == 0 }))
	fmt.Println(recovered(func() bool { return (7/zero > 1 && ok) == (add(50) > 0) }))
	fmt.Println(recovered(func() bool { return (list[add(-total)+2] > 0 && list[total+4] > 0) == (add(9) > 0) }))
	n, err := two()
	fmt.Println(n == total && err == nil && add(1) == n+1, total)
}
