package workspace

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestModule(t *testing.T) {
	dir := t.TempDir()
	for text, want := range map[string]string{
		"module oj\n": "oj", "// of\n\nmodule  example.com/x \n\ngo 1.25\n": "example.com/x", "module \"quoted\"\n": "quoted", "go 1.25\n": "", "": "",
	} {
		if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if got := Module(dir); got != want {
			t.Errorf("%q: module %q, want %q", text, got, want)
		}
	}
	if got := Module(filepath.Join(dir, "nowhere")); got != "" {
		t.Errorf("no file: module %q", got)
	}
}

func TestSuggestion(t *testing.T) {
	names := []string{"guarini", "pocketcube", "skynet1", "skynet2", "starcraft", "uva260"}
	for arg, want := range map[string]string{
		"guarni": "guarini", "cube": "pocketcube", "skynt2": "skynet2", "uav260": "uva260", "260": "uva260", "sarcraft": "starcraft", "uva261": "uva260",
		"hello": "", "x": "", "tsar": "starcraft",
	} {
		got := suggestion(arg, names)
		if want == "" && got != "" || want != "" && !strings.Contains(got, " "+want+"?") {
			t.Errorf("%s: %q, want %q", arg, got, want)
		}
	}
}

// TestDistance holds distance against what it means: a search for the fewest changes.
func TestDistance(t *testing.T) {
	var words []string
	for _, letters := range []string{"", "a", "b"} {
		for _, more := range []string{"", "a", "b", "ab", "ba", "aa", "bab"} {
			words = append(words, letters+more)
		}
	}
	for _, a := range words {
		fewest := changes(a)
		for _, b := range words {
			if got := distance(a, b); got != fewest[b] {
				t.Errorf("from %q to %q: %d, want %d", a, b, got, fewest[b])
			}
		}
	}
}

// changes tells how many changes lead from a word to others that are at most a letter longer than four,
// of a and b. No letter is changed twice, so exchanged ones stay together: the words are searched as
// pairs of what is done and what is left.
func changes(word string) map[string]int {
	type state struct{ done, left string }
	best := map[state]int{{"", word}: 0}
	for todo := []state{{"", word}}; len(todo) > 0; {
		s := todo[0]
		todo = todo[1:]
		step := func(done, left string, cost int) {
			next, total := state{done, left}, best[s]+cost
			if old, seen := best[next]; len(done) <= 5 && (!seen || total < old) {
				best[next] = total
				todo = append(todo, next)
			}
		}
		for _, letter := range []string{"a", "b"} {
			step(s.done+letter, s.left, 1)
			if s.left != "" {
				step(s.done+letter, s.left[1:], 1)
			}
		}
		if s.left != "" {
			step(s.done+s.left[:1], s.left[1:], 0)
			step(s.done, s.left[1:], 1)
		}
		if len(s.left) > 1 {
			step(s.done+s.left[1:2]+s.left[:1], s.left[2:], 1)
		}
	}
	result := map[string]int{}
	for s, n := range best {
		if s.left == "" {
			result[s.done] = n
		}
	}
	return result
}
