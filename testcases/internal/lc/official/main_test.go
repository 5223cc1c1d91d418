package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"
)

// TestReadInfo reads the forms of TOML that occur in the site's files.
func TestReadInfo(t *testing.T) {
	p := &Problem{}
	params, err := p.readInfo(`title = 'A = B' # = "C"
checker = "../checker.cpp"
timelimit = 5.0

[[tests]] # comment
	name = 'example.in'
	number = 2
[[tests]]
    name = "max_random.cpp"
    number = 10 # ten
    # number = 7
[[ solutions ]]
    name = "wrong.cpp"
    number = 3
[params]
    N_MAX = 500_000
    A_MIN = -1_000_000_000
    EPS = 1e-9 # float
    LETTERS = "abc#"
    WORD = 'x'
`)
	if err != nil {
		t.Fatal(err)
	}
	want := "#define N_MAX (long long)500000\n#define A_MIN (long long)-1000000000\n#define EPS 1e-9\n#define LETTERS \"abc#\"\n#define WORD \"x\"\n"
	if params != want {
		t.Errorf("params.h is\n%swant\n%s", params, want)
	}
	if tests := []Test{{"example.in", 2}, {"max_random.cpp", 10}}; !reflect.DeepEqual(p.Tests, tests) || p.Checker != "../checker.cpp" {
		t.Errorf("tests %v, checker %s", p.Tests, p.Checker)
	}

	if _, err := (&Problem{}).readInfo("[[tests]]\nnumber = x"); err == nil || !strings.Contains(err.Error(), "line 2") {
		t.Errorf("number = x: %v", err)
	}
	if _, err := (&Problem{}).readInfo("title = 'x'"); err == nil {
		t.Error("no tests, no error")
	}
}

// TestProblem measures a small problem in the layout of the site's repository: two cases, one of which has
// another hash. One of our programs is right, and the other writes a wrong answer for the second case.
func TestProblem(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("no g++")
	}
	site, work := t.TempDir(), t.TempDir()
	for name, text := range map[string]string{
		"sample/twice/info.toml": "[[tests]]\nname = 'example.in'\nnumber = 1\n[[tests]]\nname = 'gen.cpp'\nnumber = 1\n[params]\nN = 20\n",
		"sample/twice/hash.json": `{"example_00.in": "` + strings.Repeat("0", 64) + `", "gen_00.in": "` +
			"5378796307535df3ec8d8b15a2e2dc5641419c3d3060cfe32238c0fa973f7aa3" + `"}`,
		"sample/twice/gen/example_00.in": "3\n",
		"sample/twice/gen/gen.cpp":       "#include <cstdio>\n#include <cstdlib>\n#include \"../params.h\"\nint main(int, char** a) { printf(\"%lld\\n\", N + atoi(a[1])); }",
		"sample/twice/checker.cpp":       "#include <fstream>\n#include \"common.h\"\nint main(int, char** a) { std::ifstream x(a[2]), y(a[3]); int i, j; x >> i; y >> j; return i == j ? 0 : 1; }",
		"sample/twice/sol/correct.cpp":   twice("2 * n"),
		"common/common.h":                "",
		"right.cpp":                      twice("n + n"),
		"wrong.cpp":                      twice("n < 10 ? 2 * n : n"),
		"crash.cpp":                      twice("n / (n - 3)"),
	} {
		file := filepath.Join(site, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}

	ctx := context.Background()
	p, err := OpenProblem(site, "twice", filepath.Join(work, "problem"))
	if err != nil {
		t.Fatal(err)
	}
	programs := &Programs{checker: filepath.Join(work, "checker"), site: filepath.Join(work, "site")}
	build := func(program, source string) string {
		program = filepath.Join(work, program)
		if err := call(ctx, "g++", "-I", p.Common, "-o", program, source); err != nil {
			t.Fatal(err)
		}
		return program
	}
	build("checker", filepath.Join(p.Folder, p.Checker))
	build("site", filepath.Join(p.Folder, "sol", "correct.cpp"))
	programs.golang = build("right", filepath.Join(site, "right.cpp"))

	for _, test := range []struct {
		name string
		want [2]string
	}{{"wrong", [2]string{accepted, wrong}}, {"crash", [2]string{crashed, wrong}}} {
		programs.cpp = build(test.name, filepath.Join(site, test.name+".cpp"))
		cases, err := measureCases(ctx, p, programs, Case{Date: "2026-11-29", Revision: "a", Site: "b", Problem: "twice"}, work)
		if err != nil {
			t.Fatal(err)
		}
		if len(cases) != 2 {
			t.Fatalf("%d cases, want 2", len(cases))
		}
		for i, c := range cases {
			if c.Same != (i == 1) || c.Name != []string{"example_00", "gen_00"}[i] {
				t.Errorf("case %d is %s, with the hash of the site: %t", i, c.Name, c.Same)
			}
			if c.Go.Verdict != accepted || c.Cpp.Verdict != test.want[i] || c.Theirs.KB == 0 {
				t.Errorf("%s, case %d: %+v", test.name, i, c)
			}
		}
	}

	// The checkout is unchanged, and an unknown problem is an error.
	if _, err := os.Stat(filepath.Join(site, "sample", "twice", "params.h")); err == nil {
		t.Error("params.h was written into the checkout")
	}
	if _, err := OpenProblem(site, "none", filepath.Join(work, "none")); err == nil {
		t.Error("the problem none was found")
	}
}

// twice returns a C++ program that reads n and writes an expression.
func twice(expression string) string {
	return "#include <cstdio>\nint main() { volatile int n; scanf(\"%d\", (int*)&n); printf(\"%d\\n\", int(" + expression + ")); }"
}

// TestTable: a line of results survives writing and reading, the newest counts, and the table has the ratios of
// the cases that are long enough.
func TestTable(t *testing.T) {
	about := Case{Date: "2026-11-29", Revision: "r", Site: "s", Problem: "lca", Same: true}
	use := func(ms, mb int) Usage { return Usage{time.Duration(ms) * time.Millisecond, mb << 10} }
	add := func(name string, theirs, golang, cpp Usage) Case {
		c := about
		c.Name, c.Theirs, c.Go, c.Cpp = name, theirs, Result{accepted, golang}, Result{accepted, cpp}
		return c
	}
	old := add("a_00", use(100, 10), use(900, 10), use(900, 10))
	cases := []Case{
		add("a_00", use(100, 10), use(200, 10), use(50, 10)),    // 2, 0.5
		add("a_01", use(100, 100), use(50, 160), use(200, 140)), // 0.5, 2; memory 1.6, 1.4
		add("a_02", use(10, 10), use(40, 40), use(49, 60)),      // too short; memory 1.25, 1.875 of 32 MB
	}
	bad := add("b_00", use(100, 10), use(100, 10), use(100, 10))
	bad.Problem, bad.Cpp.Verdict, bad.Same = "scc", wrong, false
	cases = append(cases, bad)

	text := old.Line()
	for _, c := range cases {
		text += c.Line()
	}
	got, err := ParseResults(text)
	if err != nil || !reflect.DeepEqual(got, cases) {
		t.Fatalf("%v, %v; want %v", got, err, cases)
	}
	want := `Measured 2026-11-29, revision r, site's revision s: 4 cases of 2 problems, 1 of them not as in hash.json.

| | Go | C++ |
|---|---|---|
| not accepted | 0 | 1 |
| cases above 50 ms | 3 | 2 |
| their times, geometric mean | 1.00 | 1.00 |
| above 1.6 (Go) and 1.3 (C++) | 1 | 1 |
| memory above 1.5 | 1 | 1 |

| above a bound | Go: mean, worst | C++: mean, worst | memory: Go, C++ |
|---|---|---|---|
| lca | 1.00, 2.00 | 1.00, 2.00 | 1.60, 1.88 |
`
	if table := Table(got); table != want {
		t.Errorf("table is\n%s\nwant\n%s", table, want)
	}
	if _, err := ParseResults("2026-11-29 r s lca a_00 true x"); err == nil || !strings.Contains(err.Error(), "line 1") {
		t.Errorf("a line with a word too few: %v", err)
	}
}
