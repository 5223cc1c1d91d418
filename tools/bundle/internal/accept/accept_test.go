package accept

import (
	"strings"
	"testing"

	"oj/tools/bundle/internal/diag"
	"oj/tools/shared/site"
)

// TestSize checks texts just below and just above the limits, in bytes and in characters.
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
		warnings, err := Size(site.Find(c.judge), []byte(c.src))
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

// TestNewer checks that the error names the site if only the site's Go version is too old, but not if the
// module's own version is too old.
func TestNewer(t *testing.T) {
	for text, want := range map[string]string{
		"x requires go1.22 or later": "x requires go1.22 or later, not in Go 1.18.1 of CodinGame",
		"x requires go1.18 or later": "x requires go1.18 or later", "undefined: x": "undefined: x",
	} {
		if got := Newer(site.Find("codingame"), diag.List{{Msg: text}}).Error(); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if err := Newer(site.Find("codingame"), nil); err != nil {
		t.Error(err)
	}
}
