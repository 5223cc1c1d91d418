package command

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// TestHelpers checks that -helpers finds a helper by a common name such as kruskal, and prints its whole contract,
// methods, an example and its import line.
func TestHelpers(t *testing.T) {
	for word, want := range map[string][]string{
		"kruskal": {"graph.SpanningTree\n", "func SpanningTree(n int, edges []Edge) (chosen []int, cost int)\n",
			"type Edge struct{ From, To, Cost int }", `import "oj/problems/lib/graph"`},
		"DSU": {"graph.NewSets\n", "func (s Sets) Groups() [][]int\n", "see also\n", "  graph.NewRollbackSets "},
		"bit": {"seq.NewFenwick\n", "func (f Fenwick) Sum(l, r int) int", "package main\n", "seq.NewFenwick(", `import "oj/problems/lib/seq"`},
		"lazy_segtree": {"compose(f, g) is the change\n", "// Cost: each method calls op", "func (t *LazySegTree[T, F]) MinLeft(",
			"// Output: 50 17", "ac-library's lazy_segtree: "},
		"knapsack": {"pattern.knapsack\n", "best := make([]int, capacity+1)\n", "// Output: 90"},
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

	for word, want := range map[string]string{
		"quantum":      "no helper is called \"quantum\": try another name",
		"djikstra":     "did you mean \"Dijkstra\" (search.DenseDijkstra)?",
		"fenwik tree":  "(seq.NewFenwick)?",
		"suffix arary": "(text.SuffixArray)?",

		// Words that no helper has together, or at all, are left out.
		"quantum fenwick":         "did you mean \"fenwick\" (seq.NewFenwick)?",
		"persistent fenwick tree": "did you mean \"fenwick tree\" (seq.NewFenwick)?",
	} {
		var out, errors bytes.Buffer
		if status := Run(t.Context(), []string{"-helpers", word}, &out, &errors); status != 1 || !strings.Contains(errors.String(), want) {
			t.Errorf("%s: status %d: %s, want %s", word, status, &errors, want)
		}
	}
	var out, errors bytes.Buffer
	if status := Run(t.Context(), []string{"-helpers", "bit", "-w"}, &out, &errors); status != 2 {
		t.Errorf("with -w: status %d", status)
	}
}

// TestHelpersElsewhere: outside a repository with a library, helpers prints the same as in this repository.
func TestHelpersElsewhere(t *testing.T) {
	list := func() string {
		var out, errors bytes.Buffer
		if status := Helpers(t.Context(), []string{"union", "find"}, &out, &errors); status != 0 {
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

func TestHelpersPages(t *testing.T) {
	t.Chdir(t.TempDir())
	var out, errors bytes.Buffer
	if status := Helpers(t.Context(), []string{"-html", "a.html", "-print", "b.html"}, &out, &errors); status != 0 || out.Len() > 0 {
		t.Errorf("status %d: %s%s", status, &out, &errors)
	}
	for file, want := range map[string]string{"a.html": "id=\"graph.NewSets\"", "b.html": "graph/unionfind.go"} {
		if text, err := os.ReadFile(file); err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s: %v, want %s in %d bytes", file, err, want, len(text))
		}
	}
	for _, line := range [][]string{{}, {"-x"}, {"-html"}, {"-html", "no/such/folder.html"}} {
		if status := Helpers(t.Context(), line, &out, &errors); status != 2 {
			t.Errorf("%q: status %d, want 2", line, status)
		}
	}
}
