package main

import (
	"fmt"
	"math"
	"os"
)

const side, clearance, columns, rows = 50, 150, 7000 / 50, 3000 / 50

type point struct{ x, y float64 }

var (
	surface             []point
	left, right, ground float64
	open                [columns][rows]bool
)

func clamp(n, lo, hi float64) float64 { return math.Max(lo, math.Min(n, hi)) }

func middle(square int) point {
	return point{(float64(square/rows) + 0.5) * side, (float64(square%rows) + 0.5) * side}
}

func distance(p, a, b point) float64 {
	dx, dy := b.x-a.x, b.y-a.y
	t := clamp(((p.x-a.x)*dx+(p.y-a.y)*dy)/(dx*dx+dy*dy), 0, 1)
	return math.Hypot(p.x-a.x-t*dx, p.y-a.y-t*dy)
}

// way returns the middles of the squares on a shortest way to the flat ground, the last one first.
func way(start point) (path []point) {
	before := map[int]int{}
	first := int(start.x/side)*rows + int(start.y/side)
	before[first] = first
	for queue := []int{first}; len(queue) > 0; queue = queue[1:] {
		square := queue[0]
		p := middle(square)
		if p.x >= left+200 && p.x <= right-200 && p.y > ground && p.y < ground+clearance+100 {
			for ; square != first; square = before[square] {
				path = append(path, middle(square))
			}
			break
		}
		for column := square/rows - 1; column <= square/rows+1; column++ {
			for row := square%rows - 1; row <= square%rows+1; row++ {
				if column < 0 || column >= columns || row < 0 || row >= rows || !open[column][row] {
					continue
				}
				if _, known := before[column*rows+row]; !known {
					before[column*rows+row] = square
					queue = append(queue, column*rows+row)
				}
			}
		}
	}
	return append(path, middle(first))
}

func sees(a, b point) bool {
	length := math.Hypot(b.x-a.x, b.y-a.y)
	for at := 100.0; at < length; at += side / 2 {
		column := int(math.Floor((a.x + (b.x-a.x)*at/length) / side))
		row := int(math.Floor((a.y + (b.y-a.y)*at/length) / side))
		if column < 0 || column >= columns || row < 0 || row >= rows || !open[column][row] {
			return false
		}
	}
	return true
}

func main() {
	// N: the number of points used to draw the surface of Mars.
	var N int
	fmt.Scan(&N)
	for i := 0; i < N; i++ {
		var landX, landY float64
		fmt.Scan(&landX, &landY)
		surface = append(surface, point{landX, landY})
		if i > 0 && surface[i-1].y == landY {
			left, right, ground = math.Min(surface[i-1].x, landX), math.Max(surface[i-1].x, landX), landY
		}
	}
	for square := 0; square < columns*rows; square++ {
		free := true
		for i := 1; i < N; i++ {
			free = free && distance(middle(square), surface[i-1], surface[i]) >= clearance
		}
		open[square/rows][square%rows] = free
	}

	var path []point
	for {
		var X, Y, HS, VS, F, R, P int
		fmt.Scan(&X, &Y, &HS, &VS, &F, &R, &P)

		at := point{float64(X), float64(Y)}
		vSpeed := float64(VS)
		if path == nil {
			path = way(at)
		}
		for len(path) > 1 && sees(at, path[len(path)-2]) {
			path = path[:len(path)-1]
		}
		aim := path[len(path)-1]
		landing := len(path) == 1 && left <= at.x && at.x <= right
		if landing {
			aim = point{clamp(at.x, left+200, right-200), ground}
		}
		ahead, above := aim.x-at.x, at.y-aim.y

		// up and across are the wanted vertical and horizontal speeds. They are so low that the lander can stop
		// at the aim, or climb to its height on the way.
		up, across := -36.0, math.Min(30, math.Sqrt(2*math.Abs(ahead)))
		if !landing {
			up = -math.Copysign(math.Min(36, math.Sqrt(0.1*math.Abs(above))), above)
		}
		if !landing && above < 0 {
			up = math.Min(10, up)
			climb := (math.Sqrt(vSpeed*vSpeed-0.4*above) - vSpeed) / 0.2
			across = math.Min(across, math.Abs(ahead)/math.Max(1, climb))
		}
		low := vSpeed < up

		limit := 30.0
		if low {
			limit = 21
		}
		if landing { // near the ground, stay upright
			limit = clamp(15*(math.Trunc(above/40)-1), 0, limit)
		}
		tilt := int(clamp(math.Round(4*(float64(HS)-math.Copysign(across, ahead))), -limit, limit))

		thrust := 2
		if vSpeed < -26 {
			thrust = 3
		}
		if low || tilt > 10 || tilt < -10 {
			thrust = 4
		}
		fmt.Fprintln(os.Stderr, "aim", aim, "landing", landing)

		// R P. R is the desired rotation angle. P is the desired thrust power.
		fmt.Println(tilt, thrust)
	}
}
