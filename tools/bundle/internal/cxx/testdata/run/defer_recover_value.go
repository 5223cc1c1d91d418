// Recovered values of several types.
package main

import (
	"fmt"
)

func try(f func()) (out string) {
	defer func() {
		switch r := recover().(type) {
		case nil:
			out = "fine"
		case error:
			out = "error " + r.Error()
		case string:
			out = "string " + r
		case int:
			out = fmt.Sprint("int ", r)
		default:
			out = fmt.Sprintf("other %v", r)
		}
	}()
	f()
	return
}
func main() {
	var m map[string]int
	var p *struct{ x int }
	zero, s := 0, []int{1}
	fmt.Println(try(func() {}), try(func() { panic("p") }), try(func() { panic(7) }), try(func() { panic(fmt.Errorf("e%d", 1)) }), try(func() { panic(1.5) }))
	fmt.Println(try(func() { m["a"] = 1 }))
	fmt.Println(try(func() { fmt.Println(p.x) }))
	fmt.Println(try(func() { fmt.Println(1 / zero) }))
	fmt.Println(try(func() { fmt.Println(s[zero+5]) }))
	fmt.Println(try(func() { fmt.Println(s[2 : 1+zero]) }))
	fmt.Println(try(func() { var e any = "x"; fmt.Println(e.(int)) }))
}
