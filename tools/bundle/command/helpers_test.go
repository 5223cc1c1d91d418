package command

import (
	"bytes"
	"regexp"
	"strings"
	"testing"
)

// TestHelpers checks that -helpers finds a helper by a common name such as kruskal, and prints its
// declaration, an example and its import line.
func TestHelpers(t *testing.T) {
	for word, want := range map[string][]string{
		"kruskal":  {"graph.SpanningTree\n// SpanningTree returns", "func SpanningTree(n int, edges []Edge) (chosen []int, cost int)", `import "oj/problems/lib/graph"`},
		"DSU":      {"graph.NewRollbackSets\n", "func (s *RollbackSets) Undo(joins int)", "graph.NewWeightedSets\n"},
		"bit":      {"seq.NewFenwick\n", "func (f Fenwick) Sum(l, r int) int", "// Example:", "NewFenwick(", `import "oj/problems/lib/seq"`},
		"knapsack": {"pattern.knapsack\n// The example computes the greatest total value", "best := make([]int, capacity+1)\n", "// Output: 90"},
		"LIS":      {"seq.LIS\n", "func LIS("},
		"ncr":      {"number.NewBinomials\n", "func NewBinomials("},
		"modint":   {"number.ResidueOf\n", "func ResidueOf(n int) Residue", "ResidueOf(1).Div(2)"},
	} {
		var out, errors bytes.Buffer
		if status := Run(t.Context(), []string{"-helpers", word}, &out, &errors); status != 0 {
			t.Errorf("-helpers %s: status %d: %s", word, status, &errors)
		}
		for _, text := range want {
			if !strings.Contains(out.String(), text) {
				t.Errorf("-helpers %s: no %q in\n%s", word, text, &out)
			}
		}
	}

	var out, errors bytes.Buffer
	if status := Run(t.Context(), []string{"-helpers", "quantum"}, &out, &errors); status != 1 || !strings.Contains(errors.String(), `contains the word "quantum"`) {
		t.Errorf("an unknown word: status %d: %s", status, &errors)
	}
	if status := Run(t.Context(), []string{"-helpers", "bit", "-w"}, &out, &errors); status != 2 {
		t.Errorf("with -w: status %d", status)
	}
}

// TestHelperWords checks which helpers -helpers finds for common names of algorithms.
func TestHelperWords(t *testing.T) {
	for query, want := range map[string]string{
		"lis":                "seq.LIS",
		"nCr":                "number.NewBinomials",
		"knapsack":           "pattern.knapsack",
		"subset sum":         "pattern.subsetSums pattern.subsetTransform",
		"Kadane":             "pattern.maximumSubarray",
		"TSP":                "pattern.salesman",
		"minimum spanning":   "geom.ManhattanEdges graph.SpanningTree graph.Arborescence",
		"spanningtree":       "graph.SpanningTree",
		"ternary":            "seq.Lowest seq.GoldenSection",
		"Stoer-Wagner":       "graph.GlobalCut",
		"Berlekamp Massey":   "matrix.FindRecurrence",
		"interval container": "ordered.NewIntervals",
		"hopcroft":           "graph.Matching",
		"Levenshtein":        "text.EditDistance text.LCS",
		"palindro":           "text.Palindromes text.PalindromesOf", // the query is only the beginning of a word
		"digit DP":           "pattern.digits",
		"interval schedulin": "pattern.activities",
	} {
		var out, errors bytes.Buffer
		if status := Run(t.Context(), []string{"-helpers", query}, &out, &errors); status != 0 {
			t.Errorf("-helpers %s: status %d: %s", query, status, &errors)
		}
		names := regexp.MustCompile(`(?m)^\w+\.\w+$`).FindAllString(out.String(), -1)
		if got := strings.Join(names, " "); got != want {
			t.Errorf("-helpers %s finds %q, want %q", query, got, want)
		}
	}
}

func TestMatchingRows(t *testing.T) {
	const index = "bit\n| [a.Bits](a/bit.go): list | bit |\n| [a.Lists](a/lis.go): bitset | LIS, a |\n| list | bit |\n"
	for query, want := range map[string]string{
		"bit":   "Bits",
		"BITS":  "Bits",
		"bitse": "Lists",
		"lis":   "Lists",
		"list":  "Bits",
		"go":    "", // occurs only in addresses of links
		"a bit": "Bits",
		"set":   "", // occurs only inside a word
		"!":     "",
		"b":     "Bits Lists",
	} {
		var found []string
		for _, row := range matchingRows(index, query) {
			found = append(found, helperLink.FindStringSubmatch(row)[2])
		}
		if got := strings.Join(found, " "); got != want {
			t.Errorf("%q finds %q, want %q", query, got, want)
		}
	}
}

// TestHelpersElsewhere: outside a repository with a library, -helpers prints the same as in this repository.
func TestHelpersElsewhere(t *testing.T) {
	list := func() string {
		var out, errors bytes.Buffer
		if status := Run(t.Context(), []string{"-helpers", "dsu"}, &out, &errors); status != 0 {
			t.Errorf("status %d: %s", status, &errors)
		}
		return out.String()
	}
	here := list()
	t.Chdir(t.TempDir())
	if got := list(); got != here || !strings.Contains(got, `import "oj/problems/lib/graph"`) {
		t.Errorf("elsewhere:\n%s\nwant\n%s", got, here)
	}
}
