package problem

import (
	"path/filepath"
	"strings"
	"testing"
)

const (
	patchBase = "// Right.\npackage main\n\nfunc f() int {\n\treturn 1\n}\n\nfunc g() int {\n\treturn 2\n}\n"
	patchHead = "# Patches.\nbase accepted/a/main.go\n\n"
)

func patched(patches string) map[string]string {
	return map[string]string{"submissions/accepted/a/main.go": patchBase, "submissions/mutants.txt": patches}
}

// TestPatches: a patch changes whole lines of the base and replaces its first comment. The list of
// submissions is sorted by name, no matter whether a submission is a file or the result of a patch.
func TestPatches(t *testing.T) {
	files := patched(patchHead + "== wrong_answer/off\nWrong: one more,\nand one less.\n\n" +
		"-\treturn 1\n+\treturn 2\n\n func g() int {\n-\treturn 2\n+\treturn 1\n\n+\n+var x = 1\n\n" +
		"== run_time_error/crash\nCrashes.\n\n-\treturn 2\n+\tpanic(2)\n")
	files["submissions/wrong_answer/b.py"] = ""
	p := read1(t, files)

	var names []string
	for _, s := range p.Submissions {
		names = append(names, s.Name)
	}
	if got, want := strings.Join(names, " "), "accepted/a run_time_error/crash wrong_answer/b.py wrong_answer/off"; got != want {
		t.Errorf("submissions %s, want %s", got, want)
	}

	off := p.Submissions[3]
	want := "// Wrong: one more,\n// and one less.\npackage main\n\nfunc f() int {\n\treturn 2\n}\n\nfunc g() int {\n\treturn 1\n}\n\nvar x = 1\n"
	if len(off.Files) != 1 || string(off.Files[0].Data) != want || off.Files[0].Name != "main.go" {
		t.Errorf("%s is %+v, want %q", off.Name, off.Files, want)
	}
	for _, path := range []string{off.Path, filepath.Join(off.Path, "main.go")} {
		if p.Patched(path) == nil {
			t.Errorf("Patched returns no files for %s", path)
		}
	}
	if p.Patched(p.Submissions[0].Path) != nil {
		t.Error("Patched returns files for the base, which no patch creates")
	}
	if x, err := p.Expect(off); err != nil || x.Verdicts()[0] != "WA" {
		t.Errorf("%s: expected %v, %v", off.Name, x, err)
	}
}

func TestPatchErrors(t *testing.T) {
	for _, c := range []struct{ name, patches, want string }{
		{"no base", "# Patches.\n\n== wrong_answer/a\n", `mutants.txt:1: want a line "base FILE"`},
		{"missing base", "base accepted/b.go\n\n== wrong_answer/a\n", "mutants.txt:1: the base accepted/b.go is empty or missing"},
		{"no such lines", patchHead + "== wrong_answer/a\nWrong.\n\n-\treturn 3\n", "mutants.txt:4: wrong_answer/a: the base contains \"\\treturn 3\\n\" 0 times; it must occur exactly once"},
		{"part of a line", patchHead + "== wrong_answer/a\nWrong.\n\n-return 1\n", `contains "return 1\n" 0 times`},
		{"ambiguous", patchHead + "== wrong_answer/a\nWrong.\n\n-}\n", `contains "}\n" 2 times`},
		{"order", patchHead + "== wrong_answer/a\nWrong.\n\n-\treturn 2\n\n-\treturn 1\n", "overlaps the lines of the previous change, or comes before them"},
		{"other mark", patchHead + "== wrong_answer/a\nWrong.\n\n*}\n", "does not begin with"},
		{"two blank lines", patchHead + "== wrong_answer/a\nWrong.\n\n\n-\treturn 1\n", "does not begin with"},
		{"no reason", patchHead + "== wrong_answer/a\n\n-\treturn 1\n", "want a line that describes the mistake"},
		{"unknown folder", patchHead + "== mixed/a\nWrong.\n\n-\treturn 1\n", `"mixed/a" is not the name of a submission`},
		{"outside", patchHead + "== wrong_answer/..\nWrong.\n\n-\treturn 1\n", `"wrong_answer/.." is not the name of a submission`},
		{"twice", patchHead + strings.Repeat("== wrong_answer/a\nWrong.\n\n-\treturn 1\n+\treturn 3\n\n", 2), "mutants.txt:10: wrong_answer/a: there is already a submission of this name"},
		{"stored, too", patchHead + "== accepted/a\nWrong.\n\n-\treturn 1\n", "mutants.txt:4: accepted/a: there is already a submission of this name"},
	} {
		_, err := Read(write(t, patched(c.patches)))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v\nwant %s", c.name, err, c.want)
		}
	}
}
