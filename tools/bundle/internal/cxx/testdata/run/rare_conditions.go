// Cases of a switch without a tag that are interfaces, and divisions by zero that must leave no new key in a map.
package main

import "fmt"

type flag bool

func which(x any) string {
	switch {
	case x:
		return "true"
	case x == nil:
		return "nil"
	default:
		return "other"
	}
}

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func key() string {
	fmt.Print("key ")
	return "k"
}

func divisor(n int) int {
	fmt.Print("divisor ")
	return n
}

func main() {
	fmt.Println(which(true), which(false), which(nil), which("true"), which(flag(true)))
	m := map[string]int{"k": 17}
	var none map[string]int
	zero := len(none)
	try(func() { m["new"] /= zero })
	try(func() { m["newer"] %= zero })
	try(func() { m[key()] /= divisor(5) })
	try(func() { m[key()] %= divisor(2) })
	try(func() { m[key()] /= divisor(zero) })
	try(func() { none[key()] /= divisor(3) })
	small := map[int8]int8{1: -128}
	try(func() { small[1] /= int8(zero - 1) })
	fmt.Println(m, none, small)
}
