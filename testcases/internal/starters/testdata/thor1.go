package main

import "fmt"
import "os"

func main() {
	var lightX, lightY, x, y int
	fmt.Scan(&lightX, &lightY, &x, &y)

	for {
		var remainingTurns int
		fmt.Scan(&remainingTurns)

		direction := ""
		if y > lightY {
			direction += "N"
			y--
		} else if y < lightY {
			direction += "S"
			y++
		}
		if x > lightX {
			direction += "W"
			x--
		} else if x < lightX {
			direction += "E"
			x++
		}
		fmt.Fprintln(os.Stderr, "turns left:", remainingTurns)
		fmt.Println(direction)
	}
}
