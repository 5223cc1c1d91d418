package args

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestNames: a command names itself and other commands in the form in which the user started it.
func TestNames(t *testing.T) {
	temporary := filepath.Join(os.TempDir(), "go-build1", "b001", "exe", "new")
	cached := filepath.Join("cache", "go-build", "32", strings.Repeat("32", 32)+"-d", "new")
	for _, c := range []struct{ program, parent, self, judge string }{
		{temporary, "go run ./tools/new -once x", "go run ./tools/new", "go run ./judge"},
		{temporary, "/usr/local/go/bin/go run ../tools/new -once x", "go run ../tools/new", "go run ../judge"},
		{temporary, "go run -race ./tools/new -once x", "go run -race ./tools/new", "go run -race ./judge"},
		{temporary, "go run . -once x", "go run .", "go run oj/judge"},
		{temporary, "go run oj/tools/new -once x", "go run oj/tools/new", "go run oj/judge"},
		{temporary, "", "go run ./tools/new", "go run ./judge"},
		{temporary, "bash", "go run ./tools/new", "go run ./judge"},
		{cached, "go tool new -once x", "go tool new", "go tool judge"},
		{cached, "go run ./tools/new -once x", "go run ./tools/new", "go run ./judge"},
		{cached, "", "go tool new", "go tool judge"},
		{"new", "bash", "new", "judge"},
		{"new", "go tool new -once x", "new", "judge"},
		{"./bin/new", "", "./bin/new", "./bin/judge"},
		{"new.exe", "", "new.exe", "judge.exe"},
		{"/elsewhere/new.test", "", "go run ./tools/new", "go run ./judge"},
	} {
		s := startOf([]string{c.program, "-once", "x"}, "tools/new", strings.Fields(c.parent))
		if got := s.name("tools/new"); got != c.self {
			t.Errorf("%s, started by %q, names itself %q, want %q", c.program, c.parent, got, c.self)
		}
		if got := s.name("judge"); got != c.judge {
			t.Errorf("%s, started by %q, names the judge %q, want %q", c.program, c.parent, got, c.judge)
		}
	}
}

// TestNamed: Named does not change texts that only look like commands of this repository.
func TestNamed(t *testing.T) {
	const text = "go run ./judge -v x; go run ./tools/new, go run ./mine and go run ./judges"
	if got := Named(text); got != text {
		t.Errorf("a test names commands as %q, want %q", got, text)
	}
}
