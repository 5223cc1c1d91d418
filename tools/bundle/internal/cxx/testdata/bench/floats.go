// Floating point: n-body steps, square roots, Monte Carlo.
package main

import (
	"fmt"
	"math"
)

type body struct{ x, y, z, vx, vy, vz, m float64 }

func main() {
	bs := []body{{0, 0, 0, 0, 0, 0, 40}, {4.8, -1.1, -0.1, 0.6, 2.8, 0, 0.03}, {8.3, 4.1, -0.4, -1, 1.8, 0, 0.01}, {12, -15, -0.2, 1, 0.8, 0, 0.001}}
	for step := 0; step < 500000; step++ {
		for i := range bs {
			a := &bs[i]
			for j := i + 1; j < len(bs); j++ {
				b := &bs[j]
				dx, dy, dz := a.x-b.x, a.y-b.y, a.z-b.z
				d := dx*dx + dy*dy + dz*dz
				mag := 0.001 / (d * math.Sqrt(d))
				a.vx -= dx * b.m * mag
				a.vy -= dy * b.m * mag
				a.vz -= dz * b.m * mag
				b.vx += dx * a.m * mag
				b.vy += dy * a.m * mag
				b.vz += dz * a.m * mag
			}
		}
		for i := range bs {
			b := &bs[i]
			b.x += 0.001 * b.vx
			b.y += 0.001 * b.vy
			b.z += 0.001 * b.vz
		}
	}
	seed, in := uint64(9), 0
	for i := 0; i < 20000000; i++ {
		seed = seed*6364136223846793005 + 1442695040888963407
		x := float64(seed>>40) / (1 << 24)
		y := float64(seed<<24>>40) / (1 << 24)
		if x*x+y*y < 1 {
			in++
		}
	}
	fmt.Printf("%.6f %.6f %d\n", bs[0].x, bs[1].y, in)
}
