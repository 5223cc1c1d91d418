package try

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"oj/problems/lib/scan"
)

// hintSteps are the headings that each hints.md must have.
var hintSteps = []string{
	"1 The kind of question",
	"2 A question",
	"3 The state and the neighbours",
	"4 The helper and its cost",
	"5 The trap",
}

// mostHintWords is how many words a step may have, without code.
var mostHintWords = []int{60, 60, 100, 60, 60}

var codeBlock = regexp.MustCompile("(?s)```\n(.*?)```\n")

// helperName matches a backquote and the name of a function or type of problems/lib, such as `search.Reach.
var helperName = regexp.MustCompile("`([a-z]+\\.[A-Z]\\w+)")

// Hints checks the hints.md of a problem: it must have the right headings, and each step must be short. The
// helpers named in step 4 must not be named in earlier steps or above the heading Spoilers of the README. Step
// 5 has two code blocks: an input on which the usual mistake fails, and its answer. The solution must print
// this answer. For a game there may be a third block, the same game as a testcase of the judge.
func Hints(t testing.TB, solve scan.Solution) {
	t.Helper()
	// A test runs in the folder of its solution, and hints.md is in the folder above.
	text, err := os.ReadFile("../hints.md")
	if err != nil {
		t.Fatal(err)
	}

	sections := strings.Split("\n"+string(text), "\n## ")[1:]
	if len(sections) != len(hintSteps) {
		t.Fatalf("hints.md: %d sections, want %d", len(sections), len(hintSteps))
	}
	for i, section := range sections {
		heading, step, _ := strings.Cut(section, "\n")
		words := len(strings.Fields(codeBlock.ReplaceAllString(step, "")))
		if heading != hintSteps[i] || words == 0 || words > mostHintWords[i] {
			t.Errorf("hints.md: %q with %d words, want %q with 1 to %d words", heading, words, hintSteps[i], mostHintWords[i])
		}
	}

	// The first paragraph of step 3 says what a state is, the others what its neighbours are: a review asks for each.
	const searchStep = 2
	if _, search, _ := strings.Cut(strings.TrimSpace(sections[searchStep]), "\n\n"); !strings.Contains(search, "\n\n") {
		t.Error("hints.md: step 3 needs a paragraph about the state and one about the neighbours")
	}

	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	statement, _, hasSpoilers := strings.Cut(string(readme), "\n## Spoilers\n")
	if !hasSpoilers {
		t.Fatal("README.md has no heading Spoilers")
	}
	const helperStep = 3
	for _, m := range helperName.FindAllStringSubmatch(sections[helperStep], -1) {
		helper := m[1]
		if strings.Contains(strings.Join(sections[:helperStep], "")+statement, helper) {
			t.Errorf("%s is named before step 4 of hints.md, or above Spoilers in README.md", helper)
		}
	}

	blocks := codeBlock.FindAllStringSubmatch(sections[len(sections)-1]+"\n", -1)
	if n := len(blocks); n != 2 && n != 3 {
		t.Fatalf("hints.md: step 5 has %d code blocks, want an input and its answer, and for a game its testcase", n)
	}
	Answers(t, solve, blocks[0][1], blocks[1][1])
}
