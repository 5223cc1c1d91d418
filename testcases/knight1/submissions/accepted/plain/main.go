// Accepted: stores the columns and rows just outside the rectangle in which the bomb can be, and jumps to the middle of
// this rectangle.
package main

import (
	"fmt"
	"strings"
)

func main() {
	var width, height, jumps, x, y int
	fmt.Scan(&width, &height, &jumps, &x, &y)
	left, right, top, bottom := -1, width, -1, height
	for {
		var hint string
		fmt.Scan(&hint)
		if strings.Contains(hint, "U") {
			bottom = y
		} else if strings.Contains(hint, "D") {
			top = y
		} else {
			top, bottom = y-1, y+1
		}
		if strings.Contains(hint, "L") {
			right = x
		} else if strings.Contains(hint, "R") {
			left = x
		} else {
			left, right = x-1, x+1
		}
		x, y = (left+right)/2, (top+bottom)/2
		fmt.Println(x, y)
	}
}
