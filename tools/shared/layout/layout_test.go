package layout

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestIn reads folders as other tools write them. A folder is written as the list of its files; want is the list of
// "name: input answer".
func TestIn(t *testing.T) {
	for _, c := range []struct{ files, want, warning string }{
		{"1.in 1.out 10.in 10.ans 2.in", "1: 1.in 1.out|2: 2.in -|10: 10.in 10.ans", ""},
		{"A.IN A.OUT b.In B.oUT", "A: A.IN A.OUT|b: b.In B.oUT", ""},
		{"in1 out1 input2.txt output2.txt sample-in.3 sample-out.3", "in1: in1 out1|input2: input2.txt output2.txt|sample-in.3: sample-in.3 sample-out.3", ""},
		{"in.txt ans.txt", "in: in.txt ans.txt", ""},
		{"a_input0.txt a_output0.txt a_input1.txt", "a_input0: a_input0.txt a_output0.txt|a_input1: a_input1.txt -", ""},
		{"SUM.INP SUM.OUT 2.inp", "2: 2.inp -|SUM: SUM.INP SUM.OUT", ""},
		{"1.in 1.out.txt 2.in 2.ans 2.out.txt", "1: 1.in 1.out.txt|2: 2.in 2.ans", "2.in has two answers that differ, 2.ans and 2.out.txt"},
		{"1.dat 1.ans table.dat", "1: 1.dat 1.ans", ""},
		{"1.in 1.std p.in p.sol", "1: 1.in 1.std|p: p.in p.sol", ""},
		{"01 01.a 02 02.a a.cpp", "01: 01 01.a|02: 02 02.a", ""},
		{"I.1 O.1 I.10 O.10 I.2 O.2", "I.1: I.1 O.1|I.2: I.2 O.2|I.10: I.10 O.10", ""},
		{"test/sample-1.in test/sample-1.out main.py", "sample-1: test/sample-1.in test/sample-1.out", ""},
		{"Tests/sample-1.in Tests/sample-1.out", "sample-1: Tests/sample-1.in Tests/sample-1.out", ""},
		{"tests/01 tests/01.a tests/02 tests/02.a problem.xml", "01: tests/01 tests/01.a|02: tests/02 tests/02.a", ""},
		{"input/input0.txt output/output0.txt", "input0: input/input0.txt output/output0.txt", ""},
		{"in/a.txt out/a.txt in/b.txt", "a: in/a.txt out/a.txt|b: in/b.txt -", ""},
		{"in/a in/b out/a out/b", "a: in/a out/a|b: in/b out/b", ""},
		{"inputs/1.in outputs/1.out", "1: inputs/1.in outputs/1.out", ""},
		{"tests/in/1.txt tests/out/1.txt", "1: tests/in/1.txt tests/out/1.txt", ""},

		// Two answers that differ, and an answer without an input, are named.
		{"1.in 1.ans 1.out", "1: 1.in 1.ans", "1.in has two answers that differ, 1.ans and 1.out: 1.ans is used"},
		{"1.in 1.ans 3.out", "1: 1.in 1.ans", "3.out: this answer has no input"},
		{"in/a.txt out/a.txt out/c.txt", "a: in/a.txt out/a.txt", "c.txt: this answer has no input"},
		{"1.in 1.out tests/01.in tests/01.out", "1: 1.in 1.out", "tests: ignored"},

		// These are no tests.
		{"main.cpp notes.txt README input_reader.py in_place.go binary", "", ""},
		{"3.out", "", ""},
		{"out.txt", "", ""},
	} {
		dir := t.TempDir()
		for _, name := range strings.Fields(c.files) {
			path := filepath.Join(dir, filepath.FromSlash(name))
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(name), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		found := In(dir)
		var got []string
		for _, test := range found.List {
			ans := test.Ans
			if ans == "" {
				ans = "-"
			}
			got = append(got, test.Name+": "+filepath.ToSlash(test.In)+" "+filepath.ToSlash(ans))
		}
		if text := strings.Join(got, "|"); text != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.files, text, c.want)
		}
		warnings := strings.Join(found.Warnings, "\n")
		if !strings.Contains(warnings, c.warning) || c.warning == "" && warnings != "" {
			t.Errorf("%s: the warnings are %q, want %q", c.files, warnings, c.warning)
		}
		if Has(dir) != (c.want != "") {
			t.Errorf("%s: Has is %t", c.files, Has(dir))
		}
	}
}

// TestExecutable checks that the a.out of a compiler is no answer.
func TestExecutable(t *testing.T) {
	dir := t.TempDir()
	for name, mode := range map[string]os.FileMode{"1.in": 0o644, "1.out": 0o644, "a.out": 0o755} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, mode); err != nil {
			t.Fatal(err)
		}
	}
	if found := In(dir); len(found.List) != 1 || len(found.Warnings) > 0 {
		t.Errorf("got %+v", found)
	}
}
