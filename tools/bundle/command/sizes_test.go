package command

import (
	"go/parser"
	"go/scanner"
	"go/token"
	"path/filepath"
	"regexp"
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
	mostLines   = 200      // the median of all main.go
	mostBytes   = 5 << 10  // the same
)

// TestSizes prints how long the problems' main.go are, and which part of them reads the input. Lines with only comments
// or blanks do not count, nor do the bytes of comments and blank lines. The solution must begin near the start of the
// file, reading must be short, and the medians are bounded. Each helper has a sentence above it.
func TestSizes(t *testing.T) {
	root, names := repositoryProblems(t)
	var lines, bytes, scan, own, begins []int
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
			if pos.IsValid() && code[i+1] > 0 {
				counts[filepath.Base(filepath.Dir(pos.Filename))]++
			}
		}
		begin := ownBegin(t, b.Source)
		if begin > latestBegin {
			t.Errorf("%s: the solution begins on line %d, want at most %d", name, begin, latestBegin)
		}
		if name == shortScan && (counts["scan"] > mostScan || counts["scan"] == 0) {
			t.Errorf("%s: %d lines of package scan, want at most %d", name, counts["scan"], mostScan)
		}
		if bare := withoutSentence.Find(b.Source); bare != nil {
			t.Errorf("%s: a helper without a sentence: %s", name, bare)
		}

		sum := 0
		for _, n := range code {
			sum += n
		}
		lines = append(lines, len(code))
		bytes = append(bytes, sum)
		scan = append(scan, counts["scan"])
		own = append(own, counts["solution"])
		begins = append(begins, begin)
	}

	t.Logf("%d main.go, medians: %d lines, of which the solution has %d and scan has %d; %d bytes; the last one begins on line %d",
		len(lines), median(lines), median(own), median(scan), median(bytes), slices.Max(begins))
	if len(lines) > 2 && (median(lines) > mostLines || median(bytes) > mostBytes) {
		t.Errorf("want at most %d lines and %d bytes", mostLines, mostBytes)
	}
}

// withoutSentence matches the line above a helper whose documentation is missing.
var withoutSentence = regexp.MustCompile(`(?m)^// \w+\.\w+: \S+/\w+\.go$`)

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

// codeLines returns the numbers of the lines that contain a token, and the bytes of each of them up to its last token,
// with the line end.
func codeLines(source []byte) map[int]int {
	lines := map[int]int{}
	fset := token.NewFileSet()
	file := fset.AddFile("", -1, len(source))
	var s scanner.Scanner
	s.Init(file, source, nil, 0)
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			return lines
		}

		// The scanner adds semicolons that are not in the source.
		if tok == token.SEMICOLON && text != ";" {
			continue
		}
		if text == "" {
			text = tok.String()
		}

		// A token may have several lines.
		line, column := file.Line(pos), file.Position(pos).Column-1
		for _, part := range strings.Split(text, "\n") {
			lines[line] = column + len(part) + 1
			line, column = line+1, 0
		}
	}
}

func median(list []int) int {
	slices.Sort(list)
	return list[len(list)/2]
}
