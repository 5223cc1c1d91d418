package cxx

// This file checks that translated programs stay small: their sizes must not exceed budgets.

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"

	"oj/tools/shared/testing/full"
)

// TestSize checks that the largest size, the median and the 90th percentile of the sizes of translated
// programs do not exceed budgets. The sizes are the same on every machine, so the budgets are close to the
// real sizes.
func TestSize(t *testing.T) {
	budgets := []struct {
		files              string
		most, nine, median int
	}{
		{"testdata/bench/*.go", 23700, 18500, 12500},
		{"testdata/run/contest_*.go", 45000, 34000, 19500},
		{"../../../../problems/uva260/main.go", 38000, 38000, 38000},
		{"../../../../problems/*/main.go", 56000, 54000, 45500},
	}
	imp, _ := libraryImporter(t)
	for i, b := range budgets {
		if i%2 == 1 && !full.Mine(b.files) { // these programs take long
			continue
		}
		names, err := filepath.Glob(b.files)
		if err != nil || len(names) == 0 {
			t.Errorf("%s: no programs, %v", b.files, err)
		}
		sizes := map[string]int{}
		for _, path := range names {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			text, err := Translate(t.Context(), src, Options{Name: path, Importer: imp, Minify: true})
			if err != nil {
				t.Errorf("%s: %v", path, err)
			}
			sizes[path] = len(text)
			if len(text) > b.most {
				t.Errorf("%s: %d bytes of C++, the budget is %d", path, len(text), b.most)
			}
			for i, line := range strings.Split(string(text), "\n") {
				if strings.HasPrefix(line, "// The end of the runtime") {
					break
				}
				if len(line) > 220 {
					t.Errorf("%s: line %d of the runtime has %d bytes", path, i+1, len(line))
				}
			}
		}
		sort.Slice(names, func(i, j int) bool { return sizes[names[i]] < sizes[names[j]] })
		if n := len(names); n > 0 {
			if half, nine := sizes[names[n/2]], sizes[names[n*9/10]]; half > b.median || nine > b.nine {
				t.Errorf("%s: half of the programs have up to %d bytes, nine of ten up to %d; the budgets are %d and %d", b.files, half, nine, b.median, b.nine)
			}
			t.Logf("%s: %d programs, median %d, largest %d bytes (%s)", b.files, n, sizes[names[n/2]], sizes[names[n-1]], names[n-1])
		}
	}
}

// TestForms checks that a translation is readable if the site accepts its size, and otherwise as short as possible.
func TestForms(t *testing.T) {
	imp, _ := libraryImporter(t)
	const path = "testdata/bench/graph_bfs.go"
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	readable := "template <class T> struct Slice {\n\tT* p;\n\tint64 n, c;\n"
	for _, c := range []struct {
		name string
		opts Options
		want bool // the runtime is readable
	}{
		{"usual", Options{}, true},
		{"minified", Options{Minify: true}, false},
		{"small limit", Options{MostBytes: 10000}, false},
		{"large limit", Options{MostBytes: 1 << 20}, true},
	} {
		c.opts.Name, c.opts.Importer = path, imp
		text, err := Translate(t.Context(), src, c.opts)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(string(text), readable); got != c.want {
			t.Errorf("%s: readable %v, want %v", c.name, got, c.want)
		}
		lines := strings.Split(string(text), "\n")
		if lines[len(lines)-2] != "}" && !c.opts.Minify {
			t.Errorf("%s: the program is packed", c.name)
		}
		if c.opts.Minify {
			continue
		}
		if lines[4] != "//go:build ignore" {
			t.Errorf("%s: the first comment has not five lines", c.name)
		}

		// The first comment says where the program begins.
		begins := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "// The end of the runtime.") }) + 3
		if want := fmt.Sprintf(" begins at line %d,", begins); !strings.Contains(lines[1], want) {
			t.Errorf("%s: the second line is %q, want%s", c.name, lines[1], want)
		}
	}
}
