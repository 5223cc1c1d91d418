package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// courseRow is the start of a row in the course's tables: the idea and the link of the problem.
var courseRow = regexp.MustCompile(`(?m)^\| [^|]+ \| \[[^]]+\]\(problems/([^/)]+)/README\.md\) \|`)

// withoutHints are the games of the course whose hints are still to be written.
var withoutHints = map[string]bool{"bridge2": true, "skynet1": true, "skynet2": true, "sokoban": true}

// TestCourseCanBePractised: each problem of the course has a README that tells statement, format and sample first and the
// solution below the heading Spoilers, and hints in five steps, which a test of its solution checks with try.Hints.
func TestCourseCanBePractised(t *testing.T) {
	root, _ := module(t)
	top, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	rows := courseRow.FindAllStringSubmatch(string(top), -1)
	const leastProblems = 70
	if len(rows) < leastProblems {
		t.Fatalf("README.md: found %d problems of the course, want %d or more", len(rows), leastProblems)
	}

	for _, row := range rows {
		id := row[1]
		if withoutHints[id] {
			continue
		}
		dir := filepath.Join(root, "problems", id)
		for file, want := range map[string]string{
			"README.md":                 "\n## Spoilers\n",
			"hints.md":                  "## 1 The kind of question\n",
			"solution/solution_test.go": "try.Hints(t, solve)",
		} {
			text, err := os.ReadFile(filepath.Join(dir, file))
			if err != nil || !strings.Contains(string(text), want) {
				t.Errorf("problems/%s/%s: no %q (%v)", id, file, want, err)
			}
		}
	}
}
