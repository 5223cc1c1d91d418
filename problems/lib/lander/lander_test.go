package lander

import (
	"bufio"
	"fmt"
	"math"
	"math/cmplx"
	"math/rand"
	"os"
	"strings"
	"testing"

	"oj/problems/lib/geom"
	"oj/problems/lib/scan"
	"oj/problems/lib/try"
	"oj/tools/shared/testing/inputs"
)

// maps returns the surfaces and starts of the testcases by their names.
func maps(t *testing.T) (names []string, grounds []*Ground, starts []State) {
	for _, file := range inputs.Of(t, 10, "marslander2", "marslander3") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		in := scan.New(strings.NewReader(string(text)))
		names, grounds, starts = append(names, file), append(grounds, read(in)), append(starts, readState(in))
	}
	return names, grounds, starts
}

// free reports whether p is outside the ground. This is so if the number of surface segments above p is even.
func free(g *Ground, p complex128) bool {
	above := 0
	for i := 1; i < len(g.Points); i++ {
		a, b := g.Points[i-1], g.Points[i]
		if (a.X <= real(p)) != (b.X <= real(p)) {
			slope := (b.Y - a.Y) / (b.X - a.X)
			if a.Y+slope*(real(p)-a.X) > imag(p) {
				above++
			}
		}
	}
	return above%2 == 0
}

// flySlowly is the oracle for Fly: it simulates a flight with the given commands. It checks points of each
// step that are 5 cm apart.
func flySlowly(g *Ground, s State, commands []Command) (turns, fuel int, landed bool) {
	at, speed := complex(s.At.X, s.At.Y), complex(s.Speed.X, s.Speed.Y)
	angle, power, fuel := s.Angle, s.Power, s.Fuel
	towards := func(now, wanted, step int) int {
		switch {
		case wanted > now+step:
			return now + step
		case wanted < now-step:
			return now - step
		}
		return wanted
	}
	for i, c := range commands {
		angle, power = towards(angle, c.Angle, 15), towards(power, c.Power, 1)
		if power > fuel {
			power = fuel
		}
		fuel -= power
		thrust := cmplx.Rect(float64(power), (90+float64(angle))*math.Pi/180)
		step := speed + (thrust-3.711i)/2
		speed += thrust - 3.711i

		points := int(cmplx.Abs(step)*20) + 1
		for k := 1; k <= points; k++ {
			p := at + step*complex(float64(k)/float64(points), 0)
			if real(p) < 0 || real(p) >= 6999 || imag(p) < 0 {
				return i + 1, fuel, false
			}
			if !free(g, p) {
				before := at + step*complex(float64(k-1)/float64(points), 0)
				onPad := math.Abs(imag(before)-g.Pad) < 1 && real(before) > g.Left && real(before) < g.Right
				slow := math.Abs(math.Round(real(speed))) <= 18 && math.Round(imag(speed)) >= -38
				return i + 1, fuel, onPad && angle == 0 && slow
			}
		}
		at += step
		if real(at) >= 6999 || imag(at) >= 3000 {
			return i + 1, fuel, false
		}
	}
	return len(commands), fuel, false
}

// TestFly simulates random flights, and flights of a simple pilot to the pad.
func TestFly(t *testing.T) {
	names, grounds, starts := maps(t)
	landings := 0
	for i, g := range grounds {
		for seed := int64(0); seed < 3; seed++ {
			r := rand.New(rand.NewSource(seed))
			wild := int(seed) * 8
			style := Style{Cruise: 60, Tilt: 30, Hold: 15, Rise: 0.05}
			flight := g.Fly(starts[i], func(rounded State) Command {
				aim := geom.Vec{X: g.Inner(rounded), Y: g.Pad}
				if !g.OverPad(rounded) {
					aim.Y += 1500
				}
				c := style.Steer(g, rounded, aim)
				return Command{clamp(c.Angle+r.Intn(wild+1)-wild/2, -90, 90), clamp(c.Power-r.Intn(wild+1)/25, 0, 4)}
			})

			// flySlowly stops a flight at x = 6999, where the surface ends; Fly stops it at x = 7000, where
			// the area ends. No flight of this test ends between these two points.
			turns, fuel, landed := flySlowly(g, starts[i], flight.Commands)
			if turns != len(flight.Commands) || fuel != flight.Fuel || landed != flight.Landed {
				t.Errorf("%s, flight %d: %d turns, %d litres, landed %v; want %d, %d, %v", names[i], seed,
					len(flight.Commands), flight.Fuel, flight.Landed, turns, fuel, landed)
			}
			if landed {
				landings++
			}
		}
	}
	if landings < 5 {
		t.Errorf("only %d flights land, want at least 5", landings)
	}
}

// ExampleState_Move computes the first states of the game in the puzzle's statement.
func ExampleState_Move() {
	s := State{At: geom.Vec{X: 5000, Y: 2500}, Speed: geom.Vec{X: -50}, Fuel: 1000, Angle: 90}
	for turn := 0; turn < 2; turn++ {
		s = s.Move(Command{-45, 4})
		fmt.Println(s.Rounded())
	}
	// Output:
	// {{4950 2498} {-51 -3} 999 75 1}
	// {{4898 2493} {-53 -6} 997 60 2}
}

// The program in this test always flies with full thrust.
func ExamplePlay() {
	const input = "2\n0 100\n6999 100\n" + "2500 2700 0 0 550 0 0\n" + "2500 2699 0 -3 549 0 1\n"
	solve := func(in *scan.Scanner, out *bufio.Writer) {
		Play(in, out, func(*Ground, State) Flight { return Flight{Commands: []Command{{0, 3}, {0, 4}}} })
	}
	scan.Run(strings.NewReader(input), os.Stdout, solve)
	// Output:
	// 0 3
	// 0 4
}

func TestErrors(t *testing.T) {
	solve := func(in *scan.Scanner, out *bufio.Writer) {
		Play(in, out, func(*Ground, State) Flight { return Flight{Commands: []Command{{0, 4}}} })
	}
	try.Errors(t, solve, map[string]string{
		"":                               "line 1: input ends, want a word",
		"2\n0 100\n6999 200\n1 1\n":      `line 3: want a surface with a horizontal segment`,
		"2\n0 100\n7000 100\n":           `line 3: want a whole number from 0 to 6999`,
		"2\n0 1\n6999 1\n9 9 0 0 9 91 0": `line 4: want a whole number from -90 to 90`,
	})
}
