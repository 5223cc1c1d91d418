package command

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"oj/tools/shared/problem"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
	"oj/tools/shared/testing/tracked"
	"oj/tools/shared/workspace"
)

// world is a module with one problem: the referee sends numbers, and the program must answer each number n
// with n+1. The referee and the visualizer import a package of the module. The wrong programs are given as
// patches of the right one. One of them exits at once, so it closes the pipe while the referee still writes.
var world = map[string]string{
	"go.mod": "module m\n\ngo 1.21\n",
	"shared/shared.go": `package shared

import "os"

func Write(name, text string) {
	file, err := os.Create(os.Args[3] + "/" + name)
	if err != nil {
		os.Exit(1)
	}
	file.WriteString(text)
	file.Close()
}
`,
	"problems/next/main.go":   player,
	"problems/next/README.md": "# next: The next number\n\nAdd **1** to `n` & print it, 1 <= n < 10^6; [the rules](x.md), [a page](https://example.org/a_b).\n\n- one {item}\n\n![](x.svg)\n\n## Model\n\nsecret\n",
	"testcases/next/problem.yaml": "problem_format_version: legacy\nname: 'Next: a number'\nsource: nobody\nvalidation: custom interactive\n" +
		"validator_flags: offset=1\nlimits:\n  memory: 512\n",
	"testcases/next/.timelimit":              "2\n",
	"testcases/next/data/sample/1.in":        "3\n",
	"testcases/next/data/sample/1.ans":       "",
	"testcases/next/data/secret/1.in":        "50000\n",
	"testcases/next/data/secret/1.ans":       "",
	"testcases/next/data/invalid_input/1.in": "x\n",
	"testcases/next/input_validators/number/main.go": `package main

import (
	"fmt"
	"os"
)

func main() {
	n := 0
	if _, err := fmt.Scan(&n); err != nil {
		os.Exit(43)
	}
	os.Exit(42)
}
`,
	"testcases/next/output_validators/referee/main.go": `package main

import (
	"bufio"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"m/shared"
)

func main() {
	signal.Ignore(syscall.SIGPIPE) // otherwise a write to a player that has exited would end this program
	if len(os.Args) < 5 || os.Args[4] != "offset=1" {
		os.Exit(1)
	}
	input, err := os.Open(os.Args[1])
	if err != nil {
		os.Exit(1)
	}
	turns := 0
	fmt.Fscan(input, &turns)

	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	for i := 0; i < turns; i++ {
		fmt.Fprintln(out, i)
		if i%1000 == 999 {
			out.Flush() // ignore the error: the code below notices that the player has exited
		}
	}
	fmt.Fprintln(out, -1)
	out.Flush()
	for i := 0; i < turns; i++ {
		got := 0
		if _, err := fmt.Fscan(in, &got); err != nil || got != i+1 {
			shared.Write("judgemessage.txt", fmt.Sprintf("turn %d: got %d\n", i, got))
			os.Exit(43)
		}
	}
	os.Exit(42)
}
`,
	"testcases/next/output_visualizer/main.go": `package main

import "m/shared"

func main() { shared.Write("teamimage.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>") }
`,
	"testcases/next/submissions/accepted/plain/main.go": player,
	"testcases/next/submissions/mutants.txt": "base accepted/plain/main.go\n\n== wrong_answer/same\nWrong: prints the number.\n\n-\t\tfmt.Fprintln(out, n+1)\n+\t\tfmt.Fprintln(out, n)\n\n" +
		"== wrong_answer/leaves\nWrong: reads nothing.\n\n-\tfor {\n+\tfor false {\n\n" +
		"== run_time_error/small_stack\nCrashes: has no room.\n\n \t\"os\"\n+\t\"runtime/debug\"\n\n func main() {\n+\tdebug.SetMaxStack(1)\n",
}

const player = `package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	n := 0
	for {
		if _, err := fmt.Fscan(in, &n); err != nil || n < 0 {
			return
		}
		fmt.Fprintln(out, n+1)
	}
}
`

func writeWorld(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range world {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// unpack writes the files of an archive into a folder and returns their names.
func unpack(t *testing.T, archive, dir string) (names []string) {
	t.Helper()
	r, err := zip.OpenReader(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if err := os.CopyFS(dir, r); err != nil {
		t.Fatal(err)
	}
	for _, f := range r.File {
		names = append(names, f.Name)
	}
	return names
}

// TestExportIsJudgedElsewhere: an exported package, unpacked outside the module, gets the same verdicts as
// the original. It contains no patches, and all its validators and visualizers are in C++.
func TestExportIsJudgedElsewhere(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("there is no g++")
	}
	root := writeWorld(t)
	judge := program.Build(t, "oj/judge")
	for _, c := range []struct {
		format string
		files  []string
	}{
		{legacy, []string{
			".timelimit", "data/sample/1.ans", "data/sample/1.in", "data/secret/1.ans", "data/secret/1.in", "domjudge-problem.ini",
			"input_validators/number.cpp", "output_validators/referee.cpp", "problem.yaml", "problem_statement/problem.en.tex",
			"submissions/accepted/plain/main.cpp", "submissions/accepted/solution.cpp",
			"submissions/wrong_answer/leaves/main.cpp", "submissions/wrong_answer/same/main.cpp",
		}},
		{v2025, []string{
			"data/invalid_input/1.in", "data/sample/1.ans", "data/sample/1.in", "data/sample/test_group.yaml",
			"data/secret/1.ans", "data/secret/1.in", "data/secret/test_group.yaml",
			"input_validators/number.cpp", "output_validator/referee.cpp", "output_visualizer/visualizer.cpp", "problem.yaml",
			"statement/problem.en.tex", "submissions/accepted/plain/main.cpp", "submissions/accepted/solution.cpp",
			"submissions/wrong_answer/leaves/main.cpp", "submissions/wrong_answer/same/main.cpp",
		}},
	} {
		var log bytes.Buffer
		if status := Run(t.Context(), root, []string{"next", "-format", c.format, "-o", "e.zip"}, &log, &log); status != 0 {
			t.Fatalf("%s: status %d\n%s", c.format, status, &log)
		}
		if want := "run_time_error/small_stack is left out"; !strings.Contains(log.String(), want) {
			t.Errorf("%s: want %q, got %q", c.format, want, &log)
		}

		// A second export of the same problem must produce an identical file.
		if status := Run(t.Context(), root, []string{"next", "-format", c.format, "-o", "again.zip"}, &log, &log); status != 0 {
			t.Fatalf("%s: status %d\n%s", c.format, status, &log)
		}
		first, err := os.ReadFile(filepath.Join(root, "e.zip"))
		if err != nil {
			t.Fatal(err)
		}
		again, err := os.ReadFile(filepath.Join(root, "again.zip"))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(first, again) {
			t.Errorf("%s: two exports of the same package differ", c.format)
		}

		elsewhere := t.TempDir()
		names := unpack(t, filepath.Join(root, "e.zip"), elsewhere)
		for i, name := range c.files {
			c.files[i] = "next/" + name
		}
		if !slices.Equal(names, c.files) {
			t.Errorf("%s: the package holds %q\nwant %q", c.format, names, c.files)
		}

		p, err := problem.Read(filepath.Join(elsewhere, "next"))
		if err != nil {
			t.Fatal(err)
		}
		if p.Name != "Next: a number" || p.TimeLimit.Seconds() != 2 || p.Limits.Memory != 512<<20 || len(p.Warnings) > 0 {
			t.Errorf("%s: name %q, time limit %v, memory %d, warnings %q", c.format, p.Name, p.TimeLimit, p.Limits.Memory, p.Warnings)
		}

		cmd := exec.Command(judge, "-kill", "-time-limit", "20s", "next")
		cmd.Dir = elsewhere
		out, err := cmd.CombinedOutput()
		if err != nil || !strings.Contains(string(out), "1 problem, 4 programs") || !strings.Contains(string(out), "all as expected") {
			t.Errorf("%s: %v\n%s", c.format, err, out)
		}
	}
}

// TestTimeLimit: an export contains the package's time limit, and none if the limit is computed from the times of the
// accepted submissions.
func TestTimeLimit(t *testing.T) {
	root := writeWorld(t)
	for _, c := range []struct{ original, wantLegacy, want2025 string }{
		{"2\n", "2\n", "  time_limit: 2\n"},
		{"0.5\n", "0.5\n", "  time_limit: 0.5\n  time_resolution: 0.001\n"},
		{"", "", ""},
	} {
		original := filepath.Join(root, "testcases", "next", ".timelimit")
		if err := os.WriteFile(original, []byte(c.original), 0o666); err != nil {
			t.Fatal(err)
		}
		if c.original == "" {
			if err := os.Remove(original); err != nil {
				t.Fatal(err)
			}
		}

		// This test needs only the settings of the package, not its other files.
		settings := func(format string) map[string][]byte {
			p, err := newPackage(t.Context(), workspace.Target{ID: "next", Package: filepath.Dir(original)}, format)
			if err != nil {
				t.Fatal(err)
			}
			if err := p.addSettings(); err != nil {
				t.Fatal(err)
			}
			return p.files
		}
		old := settings(legacy)
		if got := string(old[".timelimit"]); got != c.wantLegacy {
			t.Errorf("%q: .timelimit is %q, want %q", c.original, got, c.wantLegacy)
		}
		if _, ok := old["domjudge-problem.ini"]; ok != (c.wantLegacy != "") {
			t.Errorf("%q: domjudge-problem.ini exists: %v", c.original, ok)
		}
		text := string(settings(v2025)["problem.yaml"])
		if got := text[strings.Index(text, "  memory: 512\n")+len("  memory: 512\n"):]; got != c.want2025 {
			t.Errorf("%q: problem.yaml ends in %q, want %q", c.original, got, c.want2025)
		}
	}
}

// TestCaseIsKept: outside this repository, the exported package compares letters as the problem's site does.
func TestCaseIsKept(t *testing.T) {
	for settings, want := range map[string]bool{
		"source_url: https://codeforces.com/contest/1850/problem/A\n":                               true,
		"source_url: https://codeforces.com/contest/1850/problem/A\nvalidator_flags: ignore_case\n": false,
		"source_url: https://open.kattis.com/problems/hello\n":                                      false,
		"name: x\n": false,
	} {
		root := t.TempDir()
		write(t, root, map[string]string{
			"go.mod": "module m\n\ngo 1.21\n", "problems/x/main.cpp": "int main() {}\n", "problems/x/README.md": "# x: X\n\nText.\n",
			"testcases/x/problem.yaml": settings, "testcases/x/.timelimit": "1\n",
			"testcases/x/data/sample/1.in": "1\n", "testcases/x/data/sample/1.ans": "Yes\n",
			"testcases/x/data/secret/1.in": "1\n", "testcases/x/data/secret/1.ans": "Yes\n",
			"testcases/x/submissions/accepted/a.cpp": "int main() {}\n",
		})
		for format, file := range map[string]string{legacy: "x/problem.yaml", v2025: "x/data/secret/test_group.yaml"} {
			var log bytes.Buffer
			if status := Run(t.Context(), root, []string{"x", "-format", format, "-o", "e.zip"}, &log, &log); status != 0 {
				t.Fatalf("%q: status %d\n%s", settings, status, &log)
			}
			dir := t.TempDir()
			unpack(t, filepath.Join(root, "e.zip"), dir)
			text, _ := os.ReadFile(filepath.Join(dir, filepath.FromSlash(file))) // without flags there is no test_group.yaml
			if got := strings.Contains(string(text), "case_sensitive"); got != want || strings.Contains(string(text), "ignore_case") {
				t.Errorf("%s, %q: the flag case_sensitive: %v, want %v\n%s", format, settings, got, want, text)
			}
		}
	}
}

// TestEveryPackageCanBeExported exports all packages of the repository. It checks that all their programs can be
// translated to C++, and that the exported packages follow the rules of Kattis problemtools and BAPCtools.
func TestEveryPackageCanBeExported(t *testing.T) {
	packages, err := filepath.Glob("../../../testcases/*/problem.yaml")
	if err != nil || len(packages) == 0 {
		t.Fatalf("%d packages, %v", len(packages), err)
	}
	inFolders, err := filepath.Glob("../../../testcases/*/*/problem.yaml")
	if err != nil || len(inFolders) == 0 {
		t.Fatalf("%d packages in folders, %v", len(inFolders), err)
	}

	for i, file := range tracked.Only(t, append(packages, inFolders...)) {
		id, err := filepath.Rel("../../../testcases", filepath.Dir(file))
		if err != nil {
			t.Fatal(err)
		}
		id = filepath.ToSlash(id)
		if !full.Falls(id, "1/12") && !full.Mine(t.Name()+id) {
			continue
		}

		format := []string{legacy, v2025}[i%2]
		var log bytes.Buffer
		archive := filepath.Join(t.TempDir(), "e.zip")
		if status := Run(t.Context(), ".", []string{"-format", format, "-o", archive, id}, &log, &log); status != 0 || !onlyLeftOut(log.String()) {
			t.Errorf("%s: status %d\n%s", id, status, &log)
			continue
		}
		for _, broken := range brokenRules(t, archive) {
			t.Errorf("%s, %s: %s", id, format, broken)
		}
	}
}

// onlyLeftOut reports whether all messages of export are about submissions that limit their stack.
func onlyLeftOut(log string) bool {
	for line := range strings.Lines(log) {
		if !strings.Contains(line, "debug.SetMaxStack") {
			return false
		}
	}
	return true
}

// brokenRules returns the rules of verifyproblem, the checker of Kattis problemtools, that an archive breaks. It
// checks the rules of version 1.20260620, except the rules that need compilers or LaTeX.
func brokenRules(t *testing.T, archive string) (broken []string) {
	t.Helper()
	r, err := zip.OpenReader(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()

	sizes := map[string]uint64{} // the size of each submission
	count := map[string]int{}    // the number of files in each folder of the first and second level
	all := map[string]bool{}
	for _, f := range r.File {
		parts := strings.Split(f.Name, "/")
		all[f.Name] = true
		if !shortNames.MatchString(parts[0]) {
			broken = append(broken, fmt.Sprintf("the folder %q may contain only a-z and 0-9", parts[0]))
		}
		for _, part := range parts {
			if !fileNames.MatchString(part) && part != ".timelimit" {
				broken = append(broken, fmt.Sprintf("%s: %q is no valid name", f.Name, part))
			}
		}

		count[parts[1]]++
		if len(parts) > 2 {
			count[parts[1]+"/"+parts[2]]++
		}
		if len(parts) > 3 && parts[1] == "submissions" {
			sizes[strings.Join(parts[:4], "/")] += f.UncompressedSize64
		}
	}

	for _, needed := range []string{"input_validators", "submissions/accepted", "data/secret"} {
		if count[needed] == 0 {
			broken = append(broken, "there is nothing in "+needed)
		}
	}
	if n := count["problem_statement"] + count["statement"]; n != 1 {
		broken = append(broken, fmt.Sprintf("%d statements", n))
	}
	for name := range all {
		input, isAnswer := strings.CutSuffix(name, ".ans")
		answer, isInput := strings.CutSuffix(name, ".in")
		if isAnswer && !all[input+".in"] || isInput && !all[answer+".ans"] && !strings.Contains(name, "/invalid_input/") {
			broken = append(broken, name+" is only one half of a testcase")
		}
	}

	const largestCode = 128 << 10 // bytes
	for name, size := range sizes {
		if size > largestCode {
			broken = append(broken, fmt.Sprintf("%s has %d bytes", name, size))
		}
	}
	return broken
}

var (
	shortNames = regexp.MustCompile(`^[a-z0-9]+$`)
	fileNames  = regexp.MustCompile(`^[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}$`)
)

func TestStatement(t *testing.T) {
	const want = `Add \textbf{1} to \texttt{n} \& print it, 1 $\leq$ n $<$ 10\textasciicircum{}6; the rules, a page (\texttt{https://example.org/a\_b}).

\begin{itemize}
\item one \{item\}
\end{itemize}
`
	got := markdownToLatex(statement(world["problems/next/README.md"]))
	if strings.Join(strings.Fields(got), " ") != strings.Join(strings.Fields(want), " ") {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}

	const code = "```\na_b | c\n```\n\n| x | y |\n|---|---|\n"
	if got, want := markdownToLatex(code), "\\begin{verbatim}\na_b | c\n\\end{verbatim}\n\n\\begin{verbatim}\n| x | y |\n|---|---|\n\\end{verbatim}\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestUUID: the uuid of a problem never changes, because other tools identify the problem by it.
func TestUUID(t *testing.T) {
	if got, want := uuid("uva260"), "9a4bf6fe-5db9-5603-a5eb-4177b5ad2791"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestUsage(t *testing.T) {
	root := writeWorld(t)
	for _, c := range []struct {
		args   string
		status int
		want   string
	}{
		{"-h", 0, "examples:"},
		{"", 2, "want the id of one problem"},
		{"a b", 2, "want the id of one problem"},
		{"-format old next", 2, "-format old: want legacy or 2025-09"},
		{"nothing", 2, `no problem "nothing"`},
	} {
		var out bytes.Buffer
		status := Run(t.Context(), root, strings.Fields(c.args), &out, &out)
		if status != c.status || !strings.Contains(out.String(), c.want) {
			t.Errorf("%s: status %d, want %d and %q\n%s", c.args, status, c.status, c.want, &out)
		}
	}

	refused := filepath.Join(root, "testcases", "next", "input_validators", "number", "main.go")
	text := "package main\n\nimport \"net\"\n\nfunc main() { net.Dial(\"\", \"\") }\n"
	if err := os.WriteFile(refused, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if status := Run(t.Context(), root, []string{"next"}, io.Discard, &out); status != 1 || !strings.Contains(out.String(), "input_validators/number cannot be translated to C++") {
		t.Error(fmt.Sprint(status), out.String())
	}
}

// TestSolution: an export contains the solution, wherever it is stored. It stays in Go if it cannot be translated.
func TestSolution(t *testing.T) {
	const untranslatable = "package main\n\nimport \"net/http\"\n\nfunc main() { http.Get(\"\") }\n"
	for _, c := range []struct{ file, text, want string }{
		{"main.go", player, "solution.cpp"},
		{"main.cpp", "int main() {}\n", "solution.cpp"},
		{"solution/main.go", player, "solution.cpp"}, // only solution/main.go exists; no main.go was generated from it
		{"solution/main.go", untranslatable, "solution.go"},
		{"README.md", "# next: The next number\n", ""},
	} {
		root := writeWorld(t)
		if err := os.RemoveAll(filepath.Join(root, "problems/next")); err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(root, "problems/next", c.file)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(c.text), 0o666); err != nil {
			t.Fatal(err)
		}

		var log bytes.Buffer
		if status := Run(t.Context(), root, []string{"next", "-o", "e.zip"}, &log, &log); status != 0 {
			t.Fatalf("%s: status %d\n%s", c.file, status, &log)
		}
		got := ""
		for _, name := range unpack(t, filepath.Join(root, "e.zip"), t.TempDir()) {
			if path.Dir(name) == "next/submissions/accepted" && strings.HasPrefix(path.Base(name), "solution.") {
				got = path.Base(name)
			}
		}
		if got != c.want {
			t.Errorf("%s: the solution is exported as %q, want %q\n%s", c.file, got, c.want, &log)
		}
	}
}

// TestBeyond: in 2025-09 a folder must not contain both groups and testcases.
func TestBeyond(t *testing.T) {
	p := &packageFiles{files: map[string][]byte{
		"data/secret/1.in": []byte("1"), "data/secret/beyond/2.in": []byte("2"), "data/secret/beyond/2.ans": []byte("3"),
		"data/secret/beyond/test_group.yaml": []byte("output_validator_args: [steps]\n"),
	}}
	p.flattenBeyond()
	want := map[string][]byte{
		"data/secret/1.in": []byte("1"), "data/secret/beyond-2.in": []byte("2"), "data/secret/beyond-2.ans": []byte("3"),
		"data/secret/beyond-2.yaml": []byte("output_validator_args: [steps]\n"),
	}
	if diff := cmp.Diff(want, p.files); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestSamplesOnly: the export of a problem that has only samples is judged even by the rules of a finished package, with
// and without a solution in it.
func TestSamplesOnly(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("there is no g++")
	}
	judge := program.Build(t, "oj/judge")
	const double = "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tn := 0\n\tfmt.Scan(&n)\n\tfmt.Println(2 * n)\n}\n"
	for _, format := range []string{legacy, v2025} {
		root := t.TempDir()
		write(t, root, map[string]string{
			"go.mod": "module m\n\ngo 1.21\n", "problems/young/main.go": double, "problems/bare/README.md": "# bare\n",
			"testcases/young/data/sample/1.in": "2\n", "testcases/young/data/sample/1.ans": "4\n",
			"testcases/bare/data/sample/1.in": "2\n", "testcases/bare/data/sample/1.ans": "4\n",
			"testcases/flat/1.in": "2\n", "testcases/flat/1.out": "4\n", "problems/flat/README.md": "# flat\n",
			"testcases/loose/data/1.in": "2\n", "testcases/loose/data/1.ans": "4\n", "problems/loose/README.md": "# loose\n",
		})
		for id, words := range map[string][]string{
			"young": {"-strict", "-kill"}, "bare": {"-strict", "-src", "problems/young/main.go"},
			"flat": {"-strict", "-src", "problems/young/main.go"}, "loose": {"-strict", "-src", "problems/young/main.go"},
		} {
			var log bytes.Buffer
			if status := Run(t.Context(), root, []string{id, "-format", format, "-o", id + ".zip"}, &log, &log); status != 0 {
				t.Fatalf("%s %s: status %d\n%s", format, id, status, &log)
			}
			cmd := exec.Command(judge, append(words, id+".zip")...)
			cmd.Dir = root
			out, err := cmd.CombinedOutput()
			if err != nil || !strings.Contains(string(out), "1/1") || !strings.Contains(string(out), "1 problem, 1 program") {
				t.Errorf("%s %s: %v\n%s", format, id, err, out)
			}
		}
	}
}

// TestLinks: an exported package never contains a copy of a file outside the original one.
func TestLinks(t *testing.T) {
	for target, isRefused := range map[string]bool{
		"1.ans": false, "../secret/1.in": false, "../../../../key": true, "/etc/hostname": true, "none": true,
	} {
		root := t.TempDir()
		write(t, root, map[string]string{
			"go.mod": "module m\n\ngo 1.21\n", "problems/x/README.md": "# x\n", "key": "private\n",
			"testcases/x/data/secret/1.in": "2\n", "testcases/x/data/secret/1.ans": "4\n", "testcases/x/data/secret/2.in": "3\n",
		})
		if err := os.Symlink(target, filepath.Join(root, "testcases/x/data/secret/2.ans")); err != nil {
			t.Skip(err)
		}

		var log bytes.Buffer
		status := Run(t.Context(), root, []string{"x", "-o", "x.zip"}, &log, &log)
		if isRefused && (status != 2 || !strings.Contains(log.String(), "2.ans: this symbolic link")) || !isRefused && status != 0 {
			t.Errorf("link to %s: status %d\n%s", target, status, &log)
		}
		if _, err := os.Stat(filepath.Join(root, "x.zip")); isRefused && err == nil {
			t.Errorf("link to %s: an archive was written", target)
		}
	}
}

// TestTooLarge: a package that does not fit into memory is refused with the name of the file.
func TestTooLarge(t *testing.T) {
	before := maxPackage
	defer func() { maxPackage = before }()
	maxPackage = 10

	root := t.TempDir()
	write(t, root, map[string]string{
		"go.mod": "module m\n\ngo 1.21\n", "problems/x/README.md": "# x\n",
		"testcases/x/data/secret/1.in": "123456\n", "testcases/x/data/secret/1.ans": "123456\n",
	})
	var log bytes.Buffer
	if status := Run(t.Context(), root, []string{"x"}, &log, &log); status != 2 || !strings.Contains(log.String(), "made in memory") {
		t.Errorf("status %d\n%s", status, &log)
	}
}

// write writes the files of a module.
func write(t *testing.T, root string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}
