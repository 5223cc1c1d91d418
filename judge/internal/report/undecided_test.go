package report

import "testing"

// TestUndecided: a match that names no winner is undecided, unless only a small difference is possible.
func TestUndecided(t *testing.T) {
	for want, m := range map[string]Match{
		"not decided yet after 87 games (a.py did better in 54, b.py in 33; p = 0.62; 95 %: a.py wins -6 to +52 more of 100 games)": {
			Games: 87, Better: [2]int{54, 33}, P: 0.62, Interval: [2]float64{-0.0512, 0.515}},
		"no difference larger than 9 % in 90 games (all ended alike; 95 %: a.py wins -9 to +9 more of 100 games)": {
			Games: 90, P: 1, Interval: [2]float64{-0.0885, 0.0885}},
		"no difference larger than 10 % in 900 games (a.py did better in 30, b.py in 90; p = 1; 95 %: a.py wins -10 to -2 more of 100 games)": {
			Games: 900, Better: [2]int{30, 90}, P: 1, Interval: [2]float64{-0.1, -0.02}},
		"b.py wins more: 8 of 8, p < 0.05 (the other 3 games ended alike)": {
			Games: 11, Better: [2]int{0, 8}, P: 0.03, Decided: true, Interval: [2]float64{-1, -0.1}},
	} {
		const scored = false
		if got := m.sentences([]string{"a.py", "b.py"}, scored)[0]; got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}
