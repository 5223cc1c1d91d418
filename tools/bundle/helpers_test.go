package main

import (
	"bytes"
	"strings"
	"testing"
)

// TestHelpers checks that -helpers finds a helper by each of these common names, and prints its declaration, an example and
// its import line.
func TestHelpers(t *testing.T) {
	for word, want := range map[string][]string{
		"kruskal": {"graph.SpanningTree\n// SpanningTree returns", "func SpanningTree(n int, edges []Edge) (chosen []int, cost int)", `import "oj/problems/lib/graph"`},
		"DSU":     {"graph.NewRollbackSets\n", "func (s *RollbackSets) Undo(joins int)", "graph.NewWeightedSets\n"},
		"bit":     {"seq.NewFenwick\n", "func (f Fenwick) Sum(l, r int) int", "// Example:", "NewFenwick(", `import "oj/problems/lib/seq"`},
		"modint":  {"number.ResidueOf\n", "func ResidueOf(n int) Residue", "ResidueOf(1).Div(2)"},
	} {
		var out, errors bytes.Buffer
		if status := run(t.Context(), []string{"-helpers", word}, &out, &errors); status != 0 {
			t.Errorf("-helpers %s: status %d: %s", word, status, &errors)
		}
		for _, text := range want {
			if !strings.Contains(out.String(), text) {
				t.Errorf("-helpers %s: no %q in\n%s", word, text, &out)
			}
		}
	}

	var out, errors bytes.Buffer
	if status := run(t.Context(), []string{"-helpers", "quantum"}, &out, &errors); status != 1 || !strings.Contains(errors.String(), `contains "quantum"`) {
		t.Errorf("an unknown word: status %d: %s", status, &errors)
	}
	if status := run(t.Context(), []string{"-helpers", "bit", "-w"}, &out, &errors); status != 2 {
		t.Errorf("with -w: status %d", status)
	}
}
