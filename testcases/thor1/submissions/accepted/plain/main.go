// Accepted: compares Thor's cell with the light's cell in every turn.
package main

import "fmt"

func main() {
	var lightX, lightY, x, y, turns int
	fmt.Scan(&lightX, &lightY, &x, &y)
	for {
		fmt.Scan(&turns)
		way := ""
		if y < lightY {
			way = "S"
			y++
		} else if y > lightY {
			way = "N"
			y--
		}
		if x < lightX {
			way += "E"
			x++
		} else if x > lightX {
			way += "W"
			x--
		}
		fmt.Println(way)
	}
}
