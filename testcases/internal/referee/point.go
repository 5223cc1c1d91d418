// This file contains points, steps, pieces and maps.

package referee

import (
	"math"
	"slices"
	"strings"
)

// A Point is a cell of a map, or a point of a plane. In maps and steps, Y grows downwards. In a plane, Y
// grows upwards or downwards (see Plane).
type Point struct{ X, Y int }

// Plus returns p moved by the step q.
func (p Point) Plus(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Minus returns the step from q to p.
func (p Point) Minus(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Square returns the square of the distance between two points.
func (p Point) Square(q Point) int { return (p.X-q.X)*(p.X-q.X) + (p.Y-q.Y)*(p.Y-q.Y) }

// Inside reports whether X is from 0 to width-1, and Y from 0 to height-1.
func (p Point) Inside(width, height int) bool {
	return p.X >= 0 && p.X < width && p.Y >= 0 && p.Y < height
}

// Near reports whether two points differ by at most the given number in each coordinate.
func (p Point) Near(q Point, most int) bool {
	return max(p.X-q.X, q.X-p.X) <= most && max(p.Y-q.Y, q.Y-p.Y) <= most
}

// StepTo returns the cell after one step from p toward q. The step may be diagonal. If p is q, the result is q.
func (p Point) StepTo(q Point) Point {
	return Point{p.X + max(-1, min(q.X-p.X, 1)), p.Y + max(-1, min(q.Y-p.Y, 1))}
}

// Toward returns the point at the given distance from p in the direction of q, with coordinates rounded down.
// It returns q if the distance from p to q is at most length.
//
// Toward is exact if the squares of the distances are below 2^53. Then a quotient that is not a whole number
// differs from every whole number by at least 10^-12, so a rounding error does not change the result.
func (p Point) Toward(q Point, length int) Point {
	distance := math.Sqrt(float64(p.Square(q)))
	if distance <= float64(length) {
		return q
	}
	x := math.Floor(float64(length*(q.X-p.X)) / distance)
	y := math.Floor(float64(length*(q.Y-p.Y)) / distance)
	return Point{p.X + int(x), p.Y + int(y)}
}

// Nearest returns the point that is nearest to p. If there are several, it returns the first of them.
func (p Point) Nearest(points []Point) Point {
	best := points[0]
	for _, q := range points {
		if p.Square(q) < p.Square(best) {
			best = q
		}
	}
	return best
}

// Step returns the step of one cell in a direction. A direction is UP, DOWN, LEFT or RIGHT; one or two of the letters
// U, D, L and R, such as UR; or one or two of the letters N, S, W and E. For other words, such as WAIT, the result is
// {0, 0}.
func Step(direction string) Point {
	switch direction {
	case "UP", "DOWN", "LEFT", "RIGHT":
		direction = direction[:1]
	}
	if len(direction) > 2 {
		return Point{}
	}

	var step Point
	for i := range direction {
		switch direction[i] {
		case 'U', 'N':
			step.Y--
		case 'D', 'S':
			step.Y++
		case 'L', 'W':
			step.X--
		case 'R', 'E':
			step.X++
		}
	}
	return step
}

// A Piece is something that moves.
type Piece struct {
	ID   int // for the player's input
	At   Point
	Step Point // the piece's move in the next turn
}

// Pieces returns a piece at each point. Their ids are 0, 1, 2 and so on.
func Pieces(points []Point) []Piece {
	var pieces []Piece
	for id, at := range points {
		pieces = append(pieces, Piece{ID: id, At: at})
	}
	return pieces
}

// Places returns the points of the pieces.
func Places(pieces []Piece) []Point {
	var places []Point
	for _, p := range pieces {
		places = append(places, p.At)
	}
	return places
}

// At returns the letter of a cell, or # if the cell is outside the map.
func At(rows []string, p Point) byte {
	if p.Y < 0 || p.Y >= len(rows) || p.X < 0 || p.X >= len(rows[p.Y]) {
		return '#'
	}
	return rows[p.Y][p.X]
}

// Find returns the cells of a map that have one of these letters, row by row.
func Find(rows []string, letters string) []Point {
	var cells []Point
	for y, row := range rows {
		for x := range row {
			if strings.IndexByte(letters, row[x]) >= 0 {
				cells = append(cells, Point{x, y})
			}
		}
	}
	return cells
}

// Map returns a new map of the same size. letter returns the new letter of each cell.
func Map(rows []string, letter func(p Point, old byte) byte) []string {
	var mapped []string
	for y, row := range rows {
		letters := []byte(row)
		for x := range letters {
			letters[x] = letter(Point{x, y}, letters[x])
		}
		mapped = append(mapped, string(letters))
	}
	return mapped
}

// Put returns a copy of the map in which the given cells have the given letter.
func Put(rows []string, letter byte, cells ...Point) []string {
	return Map(rows, func(p Point, old byte) byte {
		if slices.Contains(cells, p) {
			return letter
		}
		return old
	})
}

// Replace returns a copy of the map in which each letter of the string `before` is replaced by the letter at
// the same position of the string `after`.
func Replace(rows []string, before, after string) []string {
	return Map(rows, func(_ Point, old byte) byte {
		if i := strings.IndexByte(before, old); i >= 0 {
			return after[i]
		}
		return old
	})
}

// Point returns the next two words of the testcase as a point. If the point is not Inside(width, height), it calls
// Fail.
func (g *Game) Point(width, height int) Point {
	x := g.Int(0, width-1)
	return Point{x, g.Int(0, height-1)}
}

// Points reads the number of points, which must be from lo to hi. Then it reads the points, as the method
// Point does.
func (g *Game) Points(lo, hi, width, height int) []Point {
	points := make([]Point, g.Int(lo, hi))
	for i := range points {
		points[i] = g.Point(width, height)
	}
	return points
}

// Target returns the first two words of an answer as a point. The player loses if they are not a point that is
// Inside(width, height).
func (g *Game) Target(words []string, width, height int) Point {
	x := g.Number(words[0], 0, width-1)
	return Point{x, g.Number(words[1], 0, height-1)}
}

// Step returns the step for a word of an answer. The player loses if the word is not one of the words in directions,
// such as "U R D L".
func (g *Game) Step(word, directions string) Point {
	g.Choice(word, directions)
	return Step(word)
}
