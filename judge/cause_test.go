// This file tests causes that the judge proves by a further run.

package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestSlowReading: a program that is too slow, because cin is synchronized with C's functions, has a hint. Here the time does
// not depend on the machine: the first program asks the library if cin is synchronized, and then never ends. The second one
// never ends anyway.
func TestSlowReading(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	const reads = "#include <iostream>\nint main() {\n\tint n;\n\tstd::cin >> n;\n\t%s\n\tstd::cout << n << \"\\n\";\n}\n"
	for name, text := range map[string]string{
		"slow.cpp":  "#define ASK(x) std::ios_base::sync_with##x\n" + strings.Replace(reads, "%s", "if (ASK(_stdio)()) for (volatile int i = 0;;) i = i + 1;", 1),
		"never.cpp": strings.Replace(reads, "%s", "for (volatile int i = 0;;) i = i + 1;", 1),
		"p/1.in":    strings.Repeat("7 1000000\n", 150_000), "p/1.out": "7\n", "p/.timelimit": "1\n", "p/problem.yaml": "name: p\n",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]bool{"slow.cpp": true, "never.cpp": false} {
		var out bytes.Buffer
		command(context.Background(), dir, []string{"-src", name, "p"}, &out, &out)
		if got := strings.Contains(out.String(), "call ios::sync_with_stdio(false)"); got != want || !strings.Contains(out.String(), "TLE") {
			t.Errorf("%s: hint %v, want %v\n%s", name, got, want, &out)
		}
	}
}
