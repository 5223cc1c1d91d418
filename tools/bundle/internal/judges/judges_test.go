package judges

import (
	"strings"
	"testing"
)

func TestTable(t *testing.T) {
	for _, name := range Names() {
		j := Find(name)
		if j.Title == "" || j.Seen == "" || j.Name != strings.ToLower(j.Name) {
			t.Errorf("%+v: a field is missing", j)
		}
		if level := j.Level(); (level == "") != (j.Go == "" || j.Go == "?") {
			t.Errorf("%s: Go %q gives level %q", name, j.Go, level)
		}
	}
	if got := Find("codingame").Level(); got != "go1.18" {
		t.Errorf("CodinGame: level %s", got)
	}
	if Find("nobody") != nil {
		t.Error("there is a judge called nobody")
	}
}

// TestSize checks the limits from both sides, in bytes and in characters.
func TestSize(t *testing.T) {
	for _, c := range []struct {
		judge      string
		src        string
		warn, fail bool
	}{
		{"codingame", strings.Repeat("é", 100_000), false, false},
		{"codingame", strings.Repeat("é", 100_001), false, true},
		{"codeforces", strings.Repeat("x", 64<<10), false, false},
		{"codeforces", strings.Repeat("x", 64<<10+1), false, true},
		{"uva", strings.Repeat("x", 40<<10+1), true, false},
		{"timus", strings.Repeat("x", 64<<10+1), true, false},
	} {
		warnings, err := checkSize(Find(c.judge), []byte(c.src))
		if (len(warnings) > 0) != c.warn || (err != nil) != c.fail {
			t.Errorf("%s, %d bytes: warnings %v, error %v", c.judge, len(c.src), warnings, err)
		}
	}
}

func TestMinorOf(t *testing.T) {
	for level, want := range map[string]int{"go1.18": 18, "go1.22.3": 22, "go1.27rc1": 27, "": 0, "devel": 0} {
		if got := minorOf(level); got != want {
			t.Errorf("minorOf(%q) = %d, want %d", level, got, want)
		}
	}
}
