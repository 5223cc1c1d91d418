// Division and remainder truncate toward zero; the least integer by -1 wraps.
package main

import "fmt"

func main() {
	for _, a := range []int{7, -7, 0, 1, -1} {
		for _, b := range []int{2, -2, 3, -3, 1, -1} {
			fmt.Print(a/b, " ", a%b, "; ")
		}
		fmt.Println()
	}
	min := int64(-1 << 63)
	m1 := int64(-1)
	fmt.Println(min/m1, min%m1)
	var a int8 = -128
	var b int8 = -1
	fmt.Println(a/b, a%b)
	var c int32 = -2147483648
	var d int32 = -1
	fmt.Println(c/d, c%d)
	var u uint = 17
	fmt.Println(u/5, u%5)
	n := -17
	n /= 4
	fmt.Println(n)
	n %= 3
	fmt.Println(n)
}
