package referee_test

import (
	"math/rand"
	"slices"
	"strings"
	"testing"

	"oj/testcases/internal/referee"
)

// TestToward checks Toward with integer arithmetic. Let step be the length of the move, and delta the
// difference of the two points in one coordinate. Then Toward must change this coordinate by
// step*delta/distance, rounded down. isFloor checks that the change q is right, that is, q <=
// step*delta/distance < q+1. To get integers, it squares these inequalities and multiplies them by the square
// of the distance.
func TestToward(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	isFloor := func(q, delta, square, step int) bool {
		if delta >= 0 {
			return q >= 0 && q*q*square <= step*step*delta*delta && step*step*delta*delta < (q+1)*(q+1)*square
		}
		return q < 0 && (q+1)*(q+1)*square < step*step*delta*delta && step*step*delta*delta <= q*q*square
	}
	for i := 0; i < 200_000; i++ {
		// Some of the pairs of points are the ends of the longest side of a right triangle with sides 3, 4
		// and 5. For these the quotients are often whole numbers, which are most likely to be rounded
		// wrongly.
		from := referee.Point{X: random.Intn(16000), Y: random.Intn(9000)}
		to := referee.Point{X: random.Intn(16000), Y: random.Intn(9000)}
		if factor := random.Intn(1500); i%4 == 0 && from.X+4*factor < 16000 && from.Y >= 3*factor {
			to = referee.Point{X: from.X + 4*factor, Y: from.Y - 3*factor}
		}
		for _, step := range []int{400, 1000} {
			got, square := from.Toward(to, step), from.Square(to)
			if square <= step*step {
				if got != to {
					t.Fatalf("from %v to %v, %d units: %v, want the second point", from, to, step, got)
				}
				continue
			}
			if !isFloor(got.X-from.X, to.X-from.X, square, step) || !isFloor(got.Y-from.Y, to.Y-from.Y, square, step) {
				t.Fatalf("from %v to %v, %d units: %v is not the rounded point", from, to, step, got)
			}
		}
	}
}

func TestStep(t *testing.T) {
	for directions, want := range map[string]referee.Point{
		"N U UP": {Y: -1}, "S D DOWN": {Y: 1}, "W L LEFT": {X: -1}, "E R RIGHT": {X: 1},
		"NE UR": {X: 1, Y: -1}, "SE DR": {X: 1, Y: 1}, "SW DL": {X: -1, Y: 1}, "NW UL": {X: -1, Y: -1},
		"WAIT STRIKE USE": {},
	} {
		for _, direction := range strings.Fields(directions) {
			if got := referee.Step(direction); got != want {
				t.Errorf("Step(%q) is %v, want %v", direction, got, want)
			}
		}
	}
}

// TestStepTo checks that no other step of a chess king ends nearer to the target.
func TestStepTo(t *testing.T) {
	p := referee.Point{X: 3, Y: 4}
	for x := range 8 {
		for y := range 9 {
			q := referee.Point{X: x, Y: y}
			best := p
			for dx := -1; dx <= 1; dx++ {
				for dy := -1; dy <= 1; dy++ {
					if next := p.Plus(referee.Point{X: dx, Y: dy}); next.Square(q) < best.Square(q) {
						best = next
					}
				}
			}
			if got := p.StepTo(q); got != best {
				t.Errorf("from %v to %v: %v, want %v", p, q, got, best)
			}
		}
	}
}

func TestMaps(t *testing.T) {
	rows := []string{"#.T", "C.#"}
	for p, want := range map[referee.Point]byte{{}: '#', {X: 2}: 'T', {Y: 1}: 'C', {X: -1}: '#', {X: 3}: '#', {Y: -1}: '#', {Y: 2}: '#'} {
		if got := referee.At(rows, p); got != want {
			t.Errorf("At(%v) is %c, want %c", p, got, want)
		}
	}
	if got := referee.Find(rows, "TC"); !slices.Equal(got, []referee.Point{{X: 2}, {Y: 1}}) {
		t.Errorf("Find: %v", got)
	}
	if got := (referee.Point{X: 1}).Nearest([]referee.Point{{X: 5}, {X: 2}, {}}); got != (referee.Point{X: 2}) {
		t.Errorf("Nearest: %v", got)
	}
	mapped := referee.Map(rows, func(p referee.Point, old byte) byte {
		if p.Near(referee.Point{}, 1) {
			return old
		}
		return '?'
	})
	if !slices.Equal(mapped, []string{"#.?", "C.?"}) {
		t.Errorf("Map: %q", mapped)
	}
}

// TestNewMaps checks that the functions for maps return new maps and do not change the old map.
func TestNewMaps(t *testing.T) {
	rows := []string{"#.a", "b.a"}
	put := referee.Put(rows, '@', referee.Point{X: 1, Y: 0}, referee.Point{X: 0, Y: 1})
	if want := []string{"#@a", "@.a"}; !slices.Equal(put, want) {
		t.Errorf("Put returns %q, want %q", put, want)
	}

	// Each 'b' becomes 'a', and each old 'a' becomes a dot. A new 'a' is not replaced again.
	replaced := referee.Replace(rows, "ab", ".a")
	if want := []string{"#..", "a.."}; !slices.Equal(replaced, want) {
		t.Errorf("Replace returns %q, want %q", replaced, want)
	}
	if want := []string{"#.a", "b.a"}; !slices.Equal(rows, want) {
		t.Errorf("the old map is now %q, want %q", rows, want)
	}
}

// TestPieces checks that pieces are numbered, and that changing the result of Places does not change the pieces.
func TestPieces(t *testing.T) {
	points := []referee.Point{{X: 3, Y: 4}, {X: 5, Y: 6}}
	pieces := referee.Pieces(points)
	places := referee.Places(pieces)
	if !slices.Equal(places, points) || pieces[0].ID != 0 || pieces[1].ID != 1 {
		t.Errorf("the pieces are %v", pieces)
	}

	places[0] = referee.Point{}
	if pieces[0].At != points[0] {
		t.Errorf("the first piece is at %v, want %v", pieces[0].At, points[0])
	}
}
