package report

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/verdict"
)

// TestFailureShowsInput: a wrong answer shows the start of its input without being asked for details, and no more than
// that.
func TestFailureShowsInput(t *testing.T) {
	file := filepath.Join(t.TempDir(), "1.in")
	if err := os.WriteFile(file, []byte("1\n2\n3\n4\n5\n6 is not shown\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	Failure(&out, "p", &Entry{Name: "main.go"}, &Case{Name: "secret/1", Verdict: verdict.WA, Input: file}, 0)
	if text := out.String(); !strings.Contains(text, "  input:\n    1\n    2\n    3\n    4\n    5\n    …\n") {
		t.Errorf("%s", text)
	}
}

// TestBytes: amounts of memory of every size fit into their column.
func TestBytes(t *testing.T) {
	for n, want := range map[int64]string{0: "-", 1: "1 KiB", 5 << 20: "5.0 MiB", 999 << 20: "999.0 MiB", 1 << 30: "1.00 GiB", 16 << 30: "16.00 GiB"} {
		if got := Bytes(n); got != want || len(got) > len("999.9 MiB") {
			t.Errorf("%d bytes: %q, want %q", n, got, want)
		}
	}
}
