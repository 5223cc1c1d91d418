// Switches with init, no tag, types, fallthrough and default in the middle.
package main

import (
	"fmt"
)

func kind(x any) string {
	switch v := x.(type) {
	case nil:
		return "nil"
	case int, int64:
		return fmt.Sprintf("int %v", v)
	case string:
		return "string " + v
	case []int:
		return fmt.Sprint("slice ", len(v))
	case error:
		return "error " + v.Error()
	case func() int:
		return fmt.Sprint("func ", v())
	}
	return "other"
}
func main() {
	for i := 0; i < 7; i++ {
		switch x := i * i; {
		case x > 20:
			fmt.Print("big ")
		default:
			fmt.Print("default ")
		case x == 4:
			fmt.Print("four ")
			fallthrough
		case x == 100:
			fmt.Print("after ")
		case x == 1, x == 9:
			fmt.Print("odd ")
		}
	}
	fmt.Println(kind(nil), kind(1), kind(int64(2)), kind("s"), kind([]int{1}), kind(fmt.Errorf("e")), kind(func() int { return 3 }), kind(1.5))
}
