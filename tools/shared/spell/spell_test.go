package spell

import "testing"

func TestNearest(t *testing.T) {
	names := []string{"array", "arcs", "tree", "repeat", "connected", "grid", "min"}
	for word, want := range map[string]string{
		"aray": "array", "arrray": "array", "arary": "array", "tre": "tree", "repaet": "repeat", "conected": "connected",
		"conectd": "", "connnectd": "connected", "gird": "grid", "mni": "min", "xy": "", "n": "", "": "", "knight": "",
	} {
		if got := Nearest(word, names); got != want {
			t.Errorf("%s: %q, want %q", word, got, want)
		}
	}
}

// TestDistance compares distances with the definition, a search through all ways to edit the words.
func TestDistance(t *testing.T) {
	var slow func(a, b string) int
	slow = func(a, b string) int {
		if a == "" || b == "" {
			return len(a) + len(b)
		}
		cost := 1
		if a[0] == b[0] {
			cost = 0
		}
		d := min(slow(a[1:], b)+1, slow(a, b[1:])+1, slow(a[1:], b[1:])+cost)
		if len(a) > 1 && len(b) > 1 && a[0] == b[1] && a[1] == b[0] {
			d = min(d, slow(a[2:], b[2:])+1)
		}
		return d
	}

	// All words of at most four of the letters a, b and c.
	words := []string{""}
	for i := 0; i < len(words); i++ {
		if len(words[i]) < 4 {
			words = append(words, words[i]+"a", words[i]+"b", words[i]+"c")
		}
	}
	for _, a := range words {
		for _, b := range words {
			if got, want := Distance(a, b), slow(a, b); got != want {
				t.Fatalf("%q and %q: %d, want %d", a, b, got, want)
			}
		}
	}
}
