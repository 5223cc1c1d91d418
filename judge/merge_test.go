// This file checks -merge: the joined reports of several calls with -shard must be equal to the reports of
// one call without -shard.

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// files for two packages: one with submissions, and one whose only program fails.
const mergedPackages = `-- a/problem.yaml --
name: a
-- a/data/sample/1.in --
1
-- a/data/sample/1.ans --
2
-- a/data/secret/1.in --
3
-- a/data/secret/1.ans --
6
-- a/data/secret/2.in --
4
-- a/data/secret/2.ans --
8
-- a/submissions/accepted/add.sh --
read n
echo $((n + n))
-- a/submissions/accepted/shift.sh --
read n
echo $((n << 1))
-- a/submissions/wrong_answer/odd.sh --
read n
echo $((n % 2 == 1 ? n : 2 * n))
-- a/submissions/wrong_answer/even.sh --
read n
echo $((n % 2 == 0 ? n : 2 * n))
-- a/submissions/wrong_answer/survivor.sh --
read n
echo $((2 * n))
-- b/1.in --
1
-- b/1.out --
1
-- b/fails.sh --
echo 2
`

func TestMerge(t *testing.T) {
	if _, err := os.Stat("/bin/sh"); err != nil {
		t.Skip("no shell")
	}
	w := &world{T: t, dir: t.TempDir(), file: "merge"}
	w.unpack(mergedPackages)
	call := func(line string) (status int, out string) {
		t.Helper()
		var stdout, stderr bytes.Buffer
		status = command(context.Background(), w.dir, strings.Fields(line), &stdout, &stderr)
		return status, stdout.String() + stderr.String()
	}

	whole, table := call("-kill -json whole.json -junit whole.xml -html whole.html a b")
	for _, part := range []string{"1", "2", "3"} {
		if status, out := call("-kill -shard " + part + "/3 -json " + part + ".json a b"); status > 1 {
			t.Fatalf("part %s: status %d\n%s", part, status, out)
		}
	}
	merged, mergedTable := call("-merge -json merged.json -junit merged.xml -html merged.html 3.json 1.json 2.json")
	if whole != 1 || merged != whole {
		t.Errorf("status %d, merged %d, want 1 for both", whole, merged)
	}
	if diff := cmp.Diff(withoutTimes(t, w.dir, "whole.json"), withoutTimes(t, w.dir, "merged.json")); diff != "" {
		t.Errorf("the JSON reports differ:\n%s", diff)
	}
	if diff := cmp.Diff(textWithoutTimes(t, w.dir, "whole.xml"), textWithoutTimes(t, w.dir, "merged.xml")); diff != "" {
		t.Errorf("the JUnit reports differ:\n%s", diff)
	}
	if diff := cmp.Diff(sortedLines(table), sortedLines(mergedTable)); diff != "" {
		t.Errorf("the tables differ:\n%s", diff)
	}
	page, err := os.ReadFile(filepath.Join(w.dir, "merged.html"))
	if err != nil || !bytes.Contains(page, []byte("wrong_answer/survivor.sh")) {
		t.Errorf("the page lacks a submission (%v)", err)
	}

	// -merge must return an error if a part is missing.
	for line, want := range map[string]string{
		"-merge 1.json 2.json":             "part 3/3 is missing",
		"-merge 1.json 2.json 2.json":      "2.json and 2.json are both part 2/3",
		"-merge whole.json":                "whole.json was not written by -shard",
		"-merge 1.json missing.json":       "missing.json",
		"-merge":                           "name the files",
		"-merge -shard 1/2 1.json 2.json ": "judges nothing",
	} {
		if status, out := call(line); status != 2 || !strings.Contains(out, want) {
			t.Errorf("%s: status %d, want 2 and %q\n%s", line, status, want, out)
		}
	}
}

// measured lists the fields of a report that may differ between two calls of the judge.
var measured = []string{"started", "seconds", "wall", "cpu", "memory", "slowest", "slowestCase", "cached"}

// withoutTimes returns a JSON report without measurements.
func withoutTimes(t *testing.T, dir, name string) any {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	var report any
	if err := json.Unmarshal(data, &report); err != nil {
		t.Fatal(err)
	}

	var clean func(x any)
	clean = func(x any) {
		switch x := x.(type) {
		case []any:
			for _, item := range x {
				clean(item)
			}
		case map[string]any:
			for _, field := range measured {
				delete(x, field)
			}
			for _, item := range x {
				clean(item)
			}
		}
	}
	clean(report)
	return report
}

var (
	decimal = regexp.MustCompile(`\d+\.\d+|\d{4}-\d\d-\d\dT[0-9:]+`)
	// slowestCell matches a cell with the time of the slowest testcase, or with the memory. In the text to be
	// matched, numbers were already replaced with #.
	slowestCell = regexp.MustCompile(`# s \S+|# MiB|\(cached\)`)
	blanks      = regexp.MustCompile(` +`)
)

func textWithoutTimes(t *testing.T, dir, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return decimal.ReplaceAllString(string(data), "#")
}

// sortedLines returns the lines of a table in alphabetical order, without measurements and widths.
func sortedLines(text string) []string {
	text = decimal.ReplaceAllString(text, "#")
	text = slowestCell.ReplaceAllString(text, "")
	lines := strings.Split(blanks.ReplaceAllString(text, " "), "\n")
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	slices.Sort(lines)
	return lines
}
