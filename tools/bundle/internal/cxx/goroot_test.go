package cxx

// This file runs the Go distribution's own test programs (GOROOT/test, those marked "// run").

import (
	"bufio"
	"bytes"
	"errors"
	"go/build"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"sync"
	"testing"

	"oj/tools/shared/testing/full"
)

// knownDifferences reads testdata/goroot_known.txt. Each line contains the name of a program and the reason
// why its translation behaves differently. The result maps the name to the reason.
func knownDifferences(t *testing.T) map[string]string {
	known := map[string]string{}
	data, err := os.ReadFile("testdata/goroot_known.txt")
	if err != nil {
		t.Fatal(err)
	}
	in := bufio.NewScanner(bytes.NewReader(data))
	for in.Scan() {
		name, reason, ok := strings.Cut(in.Text(), ": ")
		if ok && !strings.HasPrefix(name, "#") {
			known[name] = reason
		}
	}
	return known
}

// runnable lists the programs of GOROOT/test that consist of one file and are run without arguments.
func runnable(root string) []string {
	var names []string
	filepath.Walk(root, func(path string, info os.FileInfo, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") {
			return nil
		}
		src, err := os.ReadFile(path)
		first, _, _ := strings.Cut(string(src), "\n")
		if err == nil && strings.TrimSpace(first) == "// run" && bytes.Contains(src, []byte("\npackage main")) {
			if name, err := filepath.Rel(root, path); err == nil {
				names = append(names, name)
			}
		}
		return nil
	})
	sort.Strings(names)
	return names
}

// TestGoroot counts how many of Go's own tests are translated, and how many of the translations behave as the
// Go programs do. The list of known differences must contain exactly the programs that behave differently.
// The test takes 15 minutes on one core with -jobs 1 -opt -O0.
func TestGoroot(t *testing.T) {
	root := filepath.Join(build.Default.GOROOT, "test")
	if _, err := os.Stat(root); err != nil {
		t.Skipf("the Go distribution here has no tests: %v", err)
	}
	command, dir, known := compiler(t), t.TempDir(), knownDifferences(t)
	names := slices.DeleteFunc(runnable(root), func(name string) bool { return *only == "" && !full.Mine(name) })
	if len(names) == 0 {
		t.Skip("takes long: runs with -full")
	}
	var mu sync.Mutex
	translated, same := 0, 0
	inParallel(names, func(name string) {
		if ok, _ := filepath.Match(*only, name); *only != "" && !ok {
			return
		}
		src, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Error(err)
			return
		}
		defer func() {
			if r := recover(); r != nil {
				t.Errorf("%s: translating panics: %v", name, r)
			}
		}()
		diff, err := compare(src, nil, "go1.26", command, dir, strings.NewReplacer("/", "_", ".go", "").Replace(name))
		var unsupported *Unsupported
		mu.Lock()
		defer mu.Unlock()
		if err != nil {
			if !errors.As(err, &unsupported) {
				t.Logf("%s: not a program of its own: %s", name, head(err.Error(), 1))
			}
			return
		}
		if strings.HasPrefix(diff, "Go: ") {
			t.Logf("%s: %s", name, diff)
			return
		}
		translated++
		switch {
		case diff == "":
			same++
			if known[name] != "" {
				t.Errorf("%s: behaves the same although testdata/goroot_known.txt lists it: %s", name, known[name])
			}
		case known[name] == "":
			t.Errorf("%s: %s", name, diff)
		}
	})
	t.Logf("%d programs, %d translate, %d of these behave the same", len(names), translated, same)
	if *only == "" && same*100 < translated*95 {
		t.Errorf("fewer than 95 %% behave the same")
	}
}
