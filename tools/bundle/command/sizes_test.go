package command

import (
	"go/parser"
	"go/scanner"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"oj/tools/bundle/internal/pipeline"
	"oj/tools/shared/testing/full"
)

const (
	latestBegin = 24       // the last line on which a bundled solution may begin
	mostScan    = 60       // the most lines of package scan in a program that calls only Int, Case and Main
	shortScan   = "uva481" // such a program
)

// TestSizes prints how long the problems' main.go are, and which part of them reads the input. Lines with only comments
// or blanks do not count. The solution must begin near the start of the file, and reading must be short.
func TestSizes(t *testing.T) {
	root, names := repositoryProblems(t)
	var lines, bytes, scan, own []int
	for _, name := range names {
		if strings.HasPrefix(name, "lc") || name != quickProblem && name != shortScan && !full.Mine(t.Name()) {
			continue
		}
		b, err := pipeline.Make(t.Context(), filepath.Join(root, "problems", name, "solution"), pipeline.Options{})
		if err != nil {
			t.Fatal(err)
		}

		code := codeLines(b.Source)
		counts := map[string]int{}
		for i, pos := range b.Lines() {
			if !pos.IsValid() || !code[i+1] {
				continue
			}
			counts[filepath.Base(filepath.Dir(pos.Filename))]++
		}
		if begin := ownBegin(t, b.Source); begin > latestBegin {
			t.Errorf("%s: the solution begins on line %d, want at most %d", name, begin, latestBegin)
		}
		if name == shortScan && (counts["scan"] > mostScan || counts["scan"] == 0) {
			t.Errorf("%s: %d lines of package scan, want at most %d", name, counts["scan"], mostScan)
		}
		lines = append(lines, len(code))
		bytes = append(bytes, len(b.Source))
		scan = append(scan, counts["scan"])
		own = append(own, counts["solution"])
	}
	t.Logf("%d main.go, medians: %d lines, of which the solution has %d and scan has %d; %d bytes",
		len(lines), median(lines), median(own), median(scan), median(bytes))
}

// ownBegin returns the first line after the imports that is not blank: there begins the solution, with its comment.
func ownBegin(t *testing.T, source []byte) int {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "", source, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	line := fset.Position(f.Name.End()).Line
	for _, d := range f.Decls {
		line = fset.Position(d.End()).Line
	}
	for _, text := range strings.Split(string(source), "\n")[line:] {
		line++
		if strings.TrimSpace(text) != "" {
			break
		}
	}
	return line
}

// codeLines returns the numbers of the lines that contain a token.
func codeLines(source []byte) map[int]bool {
	lines := map[int]bool{}
	fset := token.NewFileSet()
	file := fset.AddFile("", -1, len(source))
	var s scanner.Scanner
	s.Init(file, source, nil, 0)
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			return lines
		}

		// A token may have several lines, and the scanner adds semicolons that are not in the source.
		if tok != token.SEMICOLON || text == ";" {
			for i := range strings.Count(text, "\n") + 1 {
				lines[file.Line(pos)+i] = true
			}
		}
	}
}

func median(list []int) int {
	slices.Sort(list)
	return list[len(list)/2]
}
