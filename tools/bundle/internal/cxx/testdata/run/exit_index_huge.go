// Indices and bounds above 2^63, which are unsigned, in the texts of panics.
package main

import "fmt"

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

type big uint64

func main() {
	s := []int{1, 2, 3}
	a := [3]int{1, 2, 3}
	t := "abc"
	p := &a
	for _, u := range []uint64{3, 1 << 63, 1<<64 - 1} {
		try(func() { fmt.Println(s[u]) })
		try(func() { fmt.Println(a[u]) })
		try(func() { fmt.Println(p[u]) })
		try(func() { fmt.Println(t[u]) })
		try(func() { s[u] = 1 })
		try(func() { fmt.Println(s[u:]) })
		try(func() { fmt.Println(s[:u]) })
		try(func() { fmt.Println(s[u:2]) })
		try(func() { fmt.Println(s[0:1:u]) })
		try(func() { fmt.Println(s[0:u:2]) })
		try(func() { fmt.Println(s[u:1:2]) })
		try(func() { fmt.Println(a[u:]) })
		try(func() { fmt.Println(a[:u]) })
		try(func() { fmt.Println(t[u:]) })
		try(func() { fmt.Println(t[:u]) })
		try(func() { fmt.Println(t[u:2]) })
		try(func() { fmt.Println(s[big(u)]) })
		try(func() { fmt.Println(s[uint(u)]) })
		try(func() { fmt.Println(len(make([]int, u))) })
	}
	i := -1
	try(func() { fmt.Println(s[i]) })
	try(func() { fmt.Println(s[i:]) })
	try(func() { fmt.Println(t[:i]) })
	u := uint64(1 << 63)
	fmt.Println(s[u])
}
