package command

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// courseRow matches the start of a row in the tables of the course: the idea and the link to the problem.
var courseRow = regexp.MustCompile(`(?m)^\| ([^|]+) \| \[[^]]+\]\(([^/)]+)/README\.md\) \|`)

// TestCourseCanBePractised: each problem of the course has a README with the heading Spoilers, below which the
// solution is explained. The problem also has a file with five hints, and a test of its solution checks this
// file with try.Hints.
func TestCourseCanBePractised(t *testing.T) {
	root, _ := module(t)
	for _, row := range courseRows(t, root) {
		id := row[2]
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
			if title := "# " + id + ": "; file == "README.md" && !strings.HasPrefix(string(text), title) {
				t.Errorf("problems/%s/README.md does not begin with %q", id, title)
			}
		}
	}
}

// sampleText matches the explanation of the sample: one to three lines between the sample, which is a block of code or a
// table, and the heading Spoilers.
var sampleText = regexp.MustCompile("(?m)^(?:```|\\|.*\\|)\n\n(?:[^|`<\n].*\n){1,3}\n## Spoilers$")

// TestSamplesExplained: each problem of the course explains its sample in at most three lines: between the sample and the
// heading Spoilers, a paragraph says why the answer is right.
func TestSamplesExplained(t *testing.T) {
	root, _ := module(t)
	for _, row := range courseRows(t, root) {
		text, err := os.ReadFile(filepath.Join(root, "problems", row[2], "README.md"))
		if err != nil {
			t.Fatal(err)
		}
		if !sampleText.Match(text) {
			t.Errorf("problems/%s/README.md does not explain its sample: write one to three lines between the sample and \"## Spoilers\"", row[2])
		}
	}
}

// courseRows returns the idea and the problem's id of each row in the tables of the course.
func courseRows(t *testing.T, root string) [][]string {
	t.Helper()
	top, err := os.ReadFile(filepath.Join(root, "problems", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	rows := courseRow.FindAllStringSubmatch(string(top), -1)
	const leastProblems = 70
	if len(rows) < leastProblems {
		t.Fatalf("problems/README.md: found %d problems of the course, want %d or more", len(rows), leastProblems)
	}
	return rows
}

// moreRow matches a row of problems/more.md: idea, number and link.
var moreRow = regexp.MustCompile(`(?m)^\| ([^|]+) \| \[uva([0-9]+)\]\(([^)]+)\) [^|]+ \| [^|]+ \|$`)

// TestMoreProblems: the ideas in problems/more.md are ideas of the course. No problem in this file also belongs
// to the course, and no problem is listed twice.
func TestMoreProblems(t *testing.T) {
	root, _ := module(t)
	ideas, seen := map[string]bool{}, map[string]bool{}
	for _, row := range courseRows(t, root) {
		ideas[row[1]] = true
		seen[row[2]] = true
	}
	text, err := os.ReadFile(filepath.Join(root, "problems", "more.md"))
	if err != nil {
		t.Fatal(err)
	}

	rows := moreRow.FindAllStringSubmatch(string(text), -1)
	for _, row := range rows {
		idea, id, link := row[1], "uva"+row[2], row[3]
		number, _ := strconv.Atoi(row[2])
		const problemsInVolume = 100
		page := fmt.Sprintf("https://onlinejudge.org/external/%d/%d.pdf", number/problemsInVolume, number)
		if !ideas[idea] || seen[id] || link != page {
			t.Errorf("problems/more.md: %s: idea %q of the course %v, listed before %v, link %s, want %s",
				id, idea, ideas[idea], seen[id], link, page)
		}
		seen[id] = true
	}

	const leastRows = 120
	headings := strings.Count(string(text), "\n| idea ")
	lines := strings.Count(string(text), "\n| ") - headings
	if len(rows) < leastRows || len(rows) != lines {
		t.Errorf("problems/more.md: read %d of %d rows, want all, and %d or more", len(rows), lines, leastRows)
	}
}

// inWords maps numbers to their words.
var inWords = map[int]string{9: "nine", 10: "ten", 11: "eleven", 12: "twelve", 13: "thirteen", 14: "fourteen", 15: "fifteen"}

// TestCounts: README.md and problems/README.md state how many problems the course has and how many problems there are.
func TestCounts(t *testing.T) {
	root, _ := module(t)
	lessons := len(courseRows(t, root))
	text, err := os.ReadFile(filepath.Join(root, "problems", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	table := problemsBlock.FindStringSubmatch(string(text))
	all := strings.Count(table[2], "\n| [")

	for file, want := range map[string]string{
		"README.md":          fmt.Sprintf("a **course** of %d problems", lessons),
		"problems/README.md": fmt.Sprintf("All %d problems: the %d of the course and %s more games", all, lessons, inWords[all-lessons]),
	} {
		text, err := os.ReadFile(filepath.Join(root, file))
		if err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s does not say %q (%v)", file, want, err)
		}
	}
}

// TestFirstPage: README.md fits on a screen or two, and its map has at most ten rows.
func TestFirstPage(t *testing.T) {
	root, _ := module(t)
	text, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	if len(text) > 8<<10 {
		t.Errorf("README.md has %d bytes, want at most 8 KiB", len(text))
	}
	if rows := strings.Count(string(text), "\n| "); rows > 10+1 {
		t.Errorf("the map of README.md has %d rows, want at most ten and the heading", rows)
	}
}
