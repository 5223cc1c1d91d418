package main

import "fmt"

func main() {
	round := 0
again:
	var f func(int) int
	if round == 2 {
		goto end
	}
	f = func(n int) int {
		if n <= 0 {
			return round
		}
		return n + f(n-1)
	}
	fmt.Println(f(3))
	func() {
		i := 0
	loop:
		if i < 3 && len(fmt.Sprint(i, round)) > 1 {
			fmt.Println(i, append([]int{i}, f(i)))
			i++
			goto loop
		}
	}()
	round++
	goto again
end:
	fmt.Println(round, f == nil)
}
