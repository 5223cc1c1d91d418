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

	"oj/tools/bundle/internal/cxx/link"
	"oj/tools/shared/testing/full"
)

// sizeBudgets are the sizes with Options.Minify that translated programs must not exceed. They are the same on every
// machine, so the budgets are slightly larger than the real sizes.
var sizeBudgets = []struct {
	files              string
	slow               bool // only with -full
	most, nine, median int
}{
	{"testdata/paste/sum.go", false, 5000, 5000, 5000},
	{"testdata/paste/lis.go", false, 6300, 6300, 6300},
	{"testdata/paste/words.go", false, 7500, 7500, 7500},
	{"testdata/paste/bfs.go", false, 7500, 7500, 7500},
	{"testdata/paste/sortkey.go", false, 7900, 7900, 7900},
	{"testdata/bench/*.go", false, 21700, 14800, 8900},
	{"testdata/run/contest_*.go", true, 35300, 27700, 15500},
	{"../../../../problems/uva*/main.go", true, 25900, 19000, 15800},
	{"../../../../problems/*/main.go", true, 31600, 22400, 16200},
}

// TestSize checks that the largest size, the median and the 90th percentile of the sizes of translated programs do not
// exceed budgets. With -v it prints the sizes.
func TestSize(t *testing.T) {
	imp, _ := libraryImporter(t)
	for _, b := range sizeBudgets {
		if b.slow && !full.Mine(b.files) {
			continue
		}
		names, err := filepath.Glob(b.files)
		if err != nil || len(names) == 0 {
			t.Errorf("%s: no programs, %v", b.files, err)
			continue
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

			// Only a long literal may make a line longer than squeeze does.
			for i, line := range strings.Split(string(text), "\n") {
				if len(line) > 220 && !strings.Contains(line, `"`) {
					t.Errorf("%s: line %d has %d bytes", path, i+1, len(line))
				}
			}
		}

		sort.Slice(names, func(i, j int) bool { return sizes[names[i]] < sizes[names[j]] })
		n := len(names)
		half, nine, last := sizes[names[n/2]], sizes[names[n*9/10]], names[n-1]
		if half > b.median || nine > b.nine {
			t.Errorf("%s: half of the programs have up to %d bytes, nine of ten up to %d; the budgets are %d and %d", b.files, half, nine, b.median, b.nine)
		}
		line := fmt.Sprintf("%-34s %3d programs, median %5d, nine of ten %5d, largest %5d bytes (%s)", b.files, n, half, nine, sizes[last], last)
		t.Log(line)
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
	packed := " (packed)\n"
	for _, c := range []struct {
		name string
		opts Options
		want bool // the runtime is readable
		// explained is set if the runtime has comments, ended if the end of the runtime is marked.
		explained, ended bool
	}{
		{"usual", Options{}, true, true, true},
		{"minified", Options{Minify: true}, false, false, false},
		{"smallest limit", Options{MostBytes: 5000}, false, false, false},
		{"small limit", Options{MostBytes: 6500}, false, false, true},
		{"packed", Options{MostBytes: 8000}, true, false, true},
		{"without comments", Options{MostBytes: 10500}, true, false, true},
		{"large limit", Options{MostBytes: 1 << 20}, true, true, true},
	} {
		c.opts.Name, c.opts.Importer = path, imp
		text, err := Translate(t.Context(), src, c.opts)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(string(text), readable); got != c.want {
			t.Errorf("%s: readable %v, want %v", c.name, got, c.want)
		}
		if got := strings.Contains(string(text), "// Writes all bytes to a file descriptor."); got != c.explained {
			t.Errorf("%s: comments of the runtime: %v, want %v", c.name, got, c.explained)
		}
		if got := strings.Contains(string(text), packed); got != (c.name == "packed") {
			t.Errorf("%s: packed parts: %v", c.name, got)
		}
		if c.opts.MostBytes > 0 && len(text) > c.opts.MostBytes {
			t.Errorf("%s: %d bytes, want at most %d", c.name, len(text), c.opts.MostBytes)
		}
		lines := strings.Split(string(text), "\n")
		if got := slices.Contains(lines, strings.TrimSpace(link.ProgramLine)); got != c.ended {
			t.Errorf("%s: marks the end of the runtime: %v, want %v", c.name, got, c.ended)
		}
		if !c.ended {
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
