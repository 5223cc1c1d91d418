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
var mostHintWords = []int{60, 60, 100, 90, 60}

var codeBlock = regexp.MustCompile("(?s)```\n(.*?)```\n")

var stateWord = regexp.MustCompile(`(?i)\bstates?\b`)

// helperName matches a backquote and the name of a function or type of problems/lib, such as `search.Reach.
var helperName = regexp.MustCompile("`([a-z]+\\.[A-Z]\\w+)")

// method matches the names of methods. The question and the step about the state and its neighbours must not name one: the
// learner is to find it, and step 4 names it.
var method = regexp.MustCompile(`(?i)breadth.first|depth.first|Dijkstra|Bellman|Floyd|Kruskal|Prim's|Tarjan|Kahn\b|K[öo]nig|` +
	`binary search|two pointers|sliding window|greedy|union.find|spanning tree|topological|strongly connected|2-SAT|\bbridges\b|` +
	`articulation|low point|\bEuler|matching|vertex cover|(maximum|largest) flow|augment|residual|(minimum|smallest|cheapest) cut|` +
	`Grundy|\bnim|\bxor\b|minimax|alpha.beta|dynamic programming|segment tree|Fenwick|sparse table|\bheap|\blazy|\btrie\b|` +
	`suffix array|automaton|prefix function|\bKMP\b|convex hull|divide and conquer|\bsweep|Gauss|eliminat|Chinese remainder|` +
	`\bsieve|lower bound|iterative deepening|\bIDA|backtrack|bisect|centroid|memoi|fast doubling|Monte Carlo|set cover|\bdeque\b`)

// Hints checks the hints.md of a problem: it must have the right headings, and each step must be short. Step 2
// ends with a question. Step 3 begins with the state. Neither of them names a method. The
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

	const questionStep, searchStep = 1, 2
	if !strings.HasSuffix(strings.TrimSpace(sections[questionStep]), "?") {
		t.Error("hints.md: step 2 does not end with a question")
	}
	if m := method.FindString(sections[questionStep] + sections[searchStep]); m != "" {
		t.Errorf("hints.md: step 2 or 3 names the method %q, which belongs to step 4", m)
	}

	// The first paragraph of step 3 says what a state is, the others what its neighbours are: a review asks for each.
	_, search, _ := strings.Cut(sections[searchStep], "\n")
	state, neighbours, _ := strings.Cut(strings.TrimSpace(search), "\n\n")
	if !stateWord.MatchString(state) || neighbours == "" {
		t.Error("hints.md: step 3 needs a paragraph that says what the state is, and one about the neighbours")
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
