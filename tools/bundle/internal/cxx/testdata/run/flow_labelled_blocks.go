// Labels of loops and switches: break leaves the labelled statement.
package main

import "fmt"

func find(grid [][]int, want int) (x, y int) {
	x, y = -1, -1
search:
	for i, row := range grid {
		for j, v := range row {
			switch {
			case v < 0:
				continue search
			case v == want:
				x, y = i, j
				break search
			case v > 100:
				break
			}
		}
	}
	return
}

func main() {
	grid := [][]int{{1, -1, 5}, {200, 5, 7}, {5}}
	fmt.Println(find(grid, 5))
	fmt.Println(find(grid, 6))
sw:
	switch len(grid) {
	case 3:
		for i := 0; ; i++ {
			if i == 2 {
				break sw
			}
			fmt.Println("round", i)
		}
	default:
		fmt.Println("not here")
	}
outer:
	for i := 0; i < 3; i++ {
		for j := 0; ; j++ {
			switch {
			case j == 2:
				continue outer
			case i == 2:
				break outer
			}
			fmt.Print(i, j, " ")
		}
	}
	fmt.Println()
	var x interface{} = 3
types:
	switch v := x.(type) {
	case int:
		if v == 3 {
			break types
		}
		fmt.Println("not reached")
	}
	i := 0
again:
	if i < 3 {
		i++
		goto again
	}
	fmt.Println(i)
}
