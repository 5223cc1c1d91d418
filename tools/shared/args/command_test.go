package args

import (
	"os"
	"path/filepath"
	"slices"
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

// TestNameInOJ: the program oj names all commands as its own, in the form in which it was started.
func TestNameInOJ(t *testing.T) {
	const temporary, cached = "/tmp/go-build123/b001/exe/oj", "/cache/0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef-d/oj"
	for _, c := range []struct{ program, parent, want string }{
		{"oj", "bash", "oj"},
		{"/home/me/go/bin/oj", "bash", "/home/me/go/bin/oj"},
		{cached, "go tool oj new x", "go tool oj"},
		{cached, "", "go tool oj"},
		{temporary, "go run ./tools/oj new x", "go run ./tools/oj"},
		{temporary, "go run ../oj new x", "go run ../oj"},
	} {
		s := startOf([]string{c.program, "new", "x"}, "tools/oj", strings.Fields(c.parent))
		for _, tool := range []string{"judge", "tools/new", "tools/init"} {
			want := c.want + " " + strings.TrimPrefix(tool, "tools/")
			if got := s.name(tool); got != want {
				t.Errorf("%s, started by %q, names %s %q, want %q", c.program, c.parent, tool, got, want)
			}
		}
		if got := s.name("tools/oj"); got != c.want {
			t.Errorf("%s, started by %q, names itself %q, want %q", c.program, c.parent, got, c.want)
		}
	}
}

// TestNamesAlone: a program that was installed alone names the commands of oj, not programs that do not exist.
func TestNamesAlone(t *testing.T) {
	for _, c := range []struct{ beside, want string }{
		{"submit judge", "bin/judge"},
		{"submit oj", "bin/oj judge"},
		{"submit", "oj judge"},
	} {
		s := startOf([]string{"bin/submit"}, "tools/submit", nil)
		s.lacks = func(name string) bool { return !slices.Contains(strings.Fields(c.beside), name) }
		if got := s.name("judge"); got != c.want {
			t.Errorf("beside %s, submit names the judge %q, want %q", c.beside, got, c.want)
		}
		if got := s.name("tools/submit"); got != "bin/submit" {
			t.Errorf("beside %s, submit names itself %q", c.beside, got)
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
