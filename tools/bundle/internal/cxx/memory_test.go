package cxx

// This file compares the memory use of translated programs with that of the Go programs.

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"oj/tools/shared/testing/full"
)

// memoryLimit is the maximum ratio of the translated program's peak memory to the Go program's peak memory.
const memoryLimit = 2

// TestMemory compares the peak resident sizes of the programs of testdata/memory, which write their own peaks to
// standard error. The programs allocate in loops, so without garbage collection they would need many times Go's memory.
// The peak depends on when collections happen. So the test compares the largest peak of three runs with Go with the
// smallest peak of three runs of the translation.
func TestMemory(t *testing.T) {
	if _, err := os.Stat("/proc/self/status"); err != nil {
		t.Skip("the peak of a process is not known here: ", err)
	}
	if *sanitize {
		t.Skip("sanitizers need additional memory")
	}
	command := compiler(t)
	names, err := filepath.Glob("testdata/memory/*.go")
	if err != nil || len(names) < 5 {
		t.Fatalf("testdata/memory holds %d programs, %v", len(names), err)
	}
	for i, path := range names {
		name := strings.TrimSuffix(filepath.Base(path), ".go")
		if ok, _ := filepath.Match(*only, name); *only != "" && !ok {
			continue
		}
		t.Run(name, func(t *testing.T) {
			if i > 0 && *only == "" {
				full.Test(t)
			}
			compareMemory(t, path, command)
		})
	}
}

// compareMemory builds one program with Go and its translation with g++, and compares their peak memory.
func compareMemory(t *testing.T, path string, command []string) {
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text, err := Translate(t.Context(), src, Options{Name: filepath.Base(path)})
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	first, second := filepath.Join(dir, "first"), filepath.Join(dir, "second")
	if out, err := exec.Command("go", "build", "-o", first, path).CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	if err := os.WriteFile(second+".cpp", text, 0o644); err != nil {
		t.Fatal(err)
	}
	args := append(append([]string{}, command[1:]...), "-o", second, second+".cpp")
	if out, err := exec.Command(command[0], args...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", command[0], err, out)
	}
	var most, least int
	var want, got outcome
	for i := range 3 {
		want, got = runProgram(first, nil), runProgram(second, nil)
		a, b := peakOf(t, want), peakOf(t, got)
		if most = max(most, a); i == 0 || b < least {
			least = b
		}
		if string(want.Stdout) != string(got.Stdout) {
			t.Fatal(difference(string(want.Stdout), string(got.Stdout)))
		}
		if least <= memoryLimit*most {
			break
		}
	}
	t.Logf("Go %d kB, C++ %d kB, ratio %.2f", most, least, float64(least)/float64(most))
	if least > memoryLimit*most {
		t.Errorf("the translation takes %d kB, Go %d kB", least, most)
	}
}

// peakOf returns the number that a program wrote to standard error.
func peakOf(t *testing.T, o outcome) int {
	n, err := strconv.Atoi(strings.TrimSpace(string(o.Stderr)))
	if err != nil || o.Status != 0 {
		t.Fatalf("status %d %s, %q", o.Status, o.Fault, o.Stderr)
	}
	return n
}
