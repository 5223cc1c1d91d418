package main

import (
	"fmt"
	"math"
	"os"
)

func clamp(n, lo, hi float64) float64 { return math.Max(lo, math.Min(n, hi)) }

func main() {
	// surfaceN: the number of points used to draw the surface of Mars.
	var surfaceN int
	fmt.Scan(&surfaceN)

	var landX, landY []float64
	left, right, ground := 0.0, 0.0, 0.0
	for i := 0; i < surfaceN; i++ {
		// landX: X coordinate of a surface point. (0 to 6999)
		var x, y float64
		fmt.Scan(&x, &y)
		landX, landY = append(landX, x), append(landY, y)
		if i > 0 && landY[i-1] == y {
			left, right, ground = landX[i-1], x, y
		}
	}
	for {
		var X, Y, hSpeed, vSpeed, fuel, rotate, power int
		fmt.Scan(&X, &Y, &hSpeed, &vSpeed, &fuel, &rotate, &power)

		x, y := float64(X), float64(Y)
		over := left <= x && x <= right
		aim := clamp(x, left+200, right-200)

		// floor is the height of the highest ground on the way. sink is the greatest allowed speed downwards.
		floor, sink := ground, 36.0
		if !over {
			for i := 1; i < surfaceN; i++ {
				if landX[i-1] <= math.Max(x, aim) && landX[i] >= math.Min(x, aim) {
					floor = math.Max(floor, math.Max(landY[i-1], landY[i]))
				}
			}
			sink = math.Min(36, math.Sqrt(0.1*math.Max(0, y-floor)))
		}
		low := float64(vSpeed) < -sink

		// Tilt to bring the horizontal speed to the wanted one. Near the ground, stay upright.
		wanted := math.Copysign(math.Min(90, math.Sqrt(2*math.Abs(aim-x))), aim-x)
		limit := 30.0
		if low {
			limit = 15
		}
		if over {
			limit = clamp(15*(math.Floor((y-floor)/40)-1), 0, limit)
		}
		tilt := int(clamp(math.Round(4*(float64(hSpeed)-wanted)), -limit, limit))

		thrust := 2
		if vSpeed < -26 {
			thrust = 3
		}
		if low || tilt > 10 || tilt < -10 {
			thrust = 4
		}
		fmt.Fprintln(os.Stderr, "floor", floor, "sink", sink)
		fmt.Println(tilt, thrust)
	}
}
