package command

import (
	"bytes"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
	"oj/tools/shared/testing/tracked"
	"oj/tools/shared/workspace"
)

// TestFresh checks that every generated file of the repository is up to date, by running the bundler with
// -check. It names the files of the user's own problems, too; they do not count.
func TestFresh(t *testing.T) {
	var out, errs bytes.Buffer
	status := Run(t.Context(), []string{"-check"}, &out, &errs)
	if status == 0 {
		return
	}
	root := workspace.Find(".").Root
	for line := range strings.Lines(errs.String()) {
		file, _, _ := strings.Cut(line, ":")
		if !filepath.IsAbs(file) { // messages of the type checker name the whole path
			file = filepath.Join(root, file)
		}
		if len(tracked.Only(t, []string{file})) > 0 {
			t.Errorf("exit status %d\n%s", status, line)
		}
	}
}

// runIn runs the bundler in a folder.
func runIn(t *testing.T, dir string, args ...string) (stdout, stderr string, status int) {
	t.Helper()
	t.Chdir(dir)
	var out, errs bytes.Buffer
	status = Run(t.Context(), args, &out, &errs)
	return out.String(), errs.String(), status
}

const hello = "package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println(\"hello\") }\n"

const empty = "package main\n\nfunc main() {}\n"

func TestUsage(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "hello.go"), hello)
	writeFile(t, filepath.Join(dir, "imports.go"), strings.Replace(hello, `"fmt"`, `"example.com/fmt"`, 1))
	for _, c := range []struct {
		args, want string
		status     int
	}{
		{"", "0 arguments: want one folder or one .go file", 2},
		{"a b", "2 arguments: want one folder or one .go file", 2},
		{"nowhere", "nowhere: no such file or directory: want a folder with a main package", 2},
		{"-lang rust hello.go", "-lang rust: want go or c++11", 2},
		{"-for nobody hello.go", "-for nobody: want one of atcoder, baekjoon,", 2},
		{"-comments no hello.go", "-comments no: want short or full", 2},
		{"-w -comments full", "-comments is only for a bundle of one program", 2},
		{"-w -check", "-w and -check exclude each other", 2},
		{"-check uva260", "-check takes no arguments", 2},
		{"-w -o x", "-w and -check take no -o, -for or -lang", 2},
		{"-w", "contains both go.mod and problems", 2},
		{"-nosuch", "flag provided but not defined: -nosuch", 2},
		{"-o nowhere/x.go hello.go", "nowhere", 2},
		{"imports.go", "run this inside of their module, or make one by: go mod init NAME", 1},
	} {
		stdout, stderr, status := runIn(t, dir, strings.Fields(c.args)...)
		if status != c.status || !strings.Contains(stderr, c.want) || stdout != "" {
			t.Errorf("bundle %s: exit status %d, want %d; it says\n%swant\n%s", c.args, status, c.status, stderr, c.want)
		}
	}
	stdout, stderr, status := runIn(t, dir, "-h")
	if status != 0 || stderr != "" || !strings.Contains(stdout, "Exit status:") || !strings.Contains(stdout, "-for SITE") {
		t.Errorf("-h: exit status %d, %q and\n%s", status, stderr, stdout)
	}
}

// TestOutputFile checks that -o creates a new file, keeps the mode of an old one, writes through a symlink, and
// leaves no temporary files.
func TestOutputFile(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "hello.go"), hello)
	want, _, _ := runIn(t, dir, "hello.go")
	out := filepath.Join(dir, "out.go")
	link := filepath.Join(dir, "link.go")
	if err := os.Symlink("out.go", link); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{out, link} {
		if _, stderr, status := runIn(t, dir, "-o", name, "hello.go"); status != 0 {
			t.Fatal(stderr)
		}
		if got, err := os.ReadFile(out); err != nil || string(got) != want {
			t.Errorf("%s: %v, holds\n%s", name, err, got)
		}
		if err := os.WriteFile(out, []byte("old"), 0); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(out, 0o640); err != nil {
			t.Fatal(err)
		}
	}
	runIn(t, dir, "-o", link, "hello.go")
	if info, err := os.Lstat(out); err != nil || info.Mode() != 0o640 {
		t.Errorf("the mode became %v, want 0640", info.Mode())
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Error("the link was replaced")
	}
	if n := len(entries(t, dir)); n != 3 {
		t.Errorf("%d files are left, want 3: %v", n, entries(t, dir))
	}
}

func entries(t *testing.T, dir string) (names []string) {
	t.Helper()
	list, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		names = append(names, e.Name())
	}
	return names
}

// newRepository creates a repository with two problems.
func newRepository(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	writeFile(t, filepath.Join(root, "go.mod"), "module oj\n\ngo 1.25\n")
	for _, name := range []string{"alpha", "beta"} {
		writeFile(t, filepath.Join(root, "problems", name, "solution", "solution.go"), empty)
	}
	return root
}

// TestWriteAndCheck checks that -w writes, updates and removes generated files, and that -check reports each
// file that is out of date.
func TestWriteAndCheck(t *testing.T) {
	root := newRepository(t)
	problem := func(name string) string { return filepath.Join(root, "problems", name) }
	expect := func(what, args, want string, status int) {
		t.Helper()
		_, stderr, got := runIn(t, problem("beta"), strings.Fields(args)...)
		if got != status || !strings.Contains(stderr, want) || want == "" && stderr != "" {
			t.Errorf("%s: exit status %d, want %d; it says %q, want %q", what, got, status, stderr, want)
		}
	}
	expect("nothing written", "-check", "problems/alpha/main.go: missing, run: go run ./tools/bundle -w alpha", 1)
	expect("by prefix", "-w al", "", 0)
	expect("one missing", "-check", "problems/beta/main.go: missing", 1)
	expect("one missing", "-check", "problems/beta/main.cpp: missing", 1)
	expect("all", "-w", "", 0)
	expect("fresh", "-check", "", 0)
	made, err := os.ReadFile(filepath.Join(problem("alpha"), "main.go"))
	if err != nil {
		t.Fatal(err)
	}
	writeFile(t, filepath.Join(problem("alpha"), "main.go"), string(made)+"// edited\n")
	expect("edited", "-check", "problems/alpha/main.go: out of date", 1)
	expect("again", "-w", "", 0)
	writeFile(t, filepath.Join(problem("gamma"), "main.go"), hello)
	expect("written by hand", "-check", "", 0)
	writeFile(t, filepath.Join(problem("alpha"), "main.go"), hello)
	expect("by hand beside a solution", "-w alpha", "problems/alpha/main.go: was not generated, so it is not overwritten: move this file, or move problems/alpha/solution,", 2)
	writeFile(t, filepath.Join(problem("alpha"), "main.go"), string(made))
	writeFile(t, filepath.Join(problem("gamma"), "main.go"), string(made))
	expect("orphan", "-check", "problems/gamma/main.go: orphaned", 1)
	refused := "package main\n\nfunc two() (a, b []int) { return }\nfunc main() { copy(two()) }\n"
	writeFile(t, filepath.Join(problem("beta"), "solution", "solution.go"), refused)
	expect("no translation", "-check", "problems/beta/main.cpp: orphaned", 1)
	expect("no translation", "-w beta", "solution/solution.go:4: ", 0)
	if _, err := os.Stat(filepath.Join(problem("beta"), "main.cpp")); err == nil {
		t.Error("beta/main.cpp is left")
	}
	writeFile(t, filepath.Join(problem("beta"), "solution", "solution.go"), "package main\n\nfunc main() { x }\n")
	expect("ill-typed", "-w", "solution/solution.go:3:15: undefined: x", 1)
	expect("unknown", "-w delta", "no problem \"delta\"", 2)
	expect("nearly", "-w btea", "did you mean beta?", 2)
	if text, err := os.ReadFile(filepath.Join(problem("alpha"), "main.go")); err != nil ||
		!strings.HasPrefix(string(text), "// Code generated by tools/bundle from problems/alpha/solution; DO NOT EDIT.\n") {
		t.Errorf("%v, the file begins\n%s", err, text)
	}
}

// TestForJudge checks that the address of a problem's page determines which files are generated.
func TestForJudge(t *testing.T) {
	root := newRepository(t)
	for id, page := range map[string]string{
		"uva1": "https://onlinejudge.org/1", "cg": "https://www.codingame.com/training/easy/x", "cf/a": "https://codeforces.com/contest/1/problem/A", "none": "",
	} {
		writeFile(t, filepath.Join(root, "problems", id, "solution", "solution.go"), empty)
		writeFile(t, filepath.Join(root, "testcases", id, "problem.yaml"), "source_url: "+page+"\n")
	}
	writeFile(t, filepath.Join(root, "problems", "cg", "main.cpp"), "// Code generated by tools/bundle from problems/cg/solution; DO NOT EDIT.\n")
	if _, stderr, status := runIn(t, root, "-check"); status != 1 || !strings.Contains(stderr, "problems/cg/main.cpp: orphaned") {
		t.Errorf("exit status %d, it says %q", status, stderr)
	}
	// The arguments are a number (1 for uva1), the name of a contest (cf), an id (cg) and prefixes of ids.
	if _, stderr, status := runIn(t, root, "-w", "1", "cf", "cg", "no", "al", "be"); status != 0 || stderr != "" {
		t.Errorf("exit status %d, it says %q", status, stderr)
	}
	for id, cpp := range map[string]bool{"uva1": true, "cg": false, "cf/a": false, "none": true} {
		_, err := os.Stat(filepath.Join(root, "problems", id, "main.cpp"))
		if (err == nil) != cpp {
			t.Errorf("%s: main.cpp: %v, want it to be there: %v", id, err, cpp)
		}
		if _, err := os.Stat(filepath.Join(root, "problems", id, "main.go")); err != nil {
			t.Error(err)
		}
	}
	if _, stderr, status := runIn(t, root, "-check"); status != 0 {
		t.Errorf("exit status %d, it says %q", status, stderr)
	}
	writeFile(t, filepath.Join(root, "testcases", "cg", "problem.yaml"), "source_url: [\n")
	if _, stderr, status := runIn(t, root, "-w", "cg"); status != 1 || !strings.Contains(stderr, "problem.yaml:1: ") {
		t.Errorf("exit status %d, it says %q", status, stderr)
	}
}

// TestNotKept checks that -w without names and -check leave out the problems whose generated files git ignores.
func TestNotKept(t *testing.T) {
	root := newRepository(t)
	writeFile(t, filepath.Join(root, "problems", "lc", "sum", "solution", "solution.go"), empty)
	writeFile(t, filepath.Join(root, "problems", "lc", ".gitignore"), "# generated\nmain.go\nmain.cpp\n")
	file := filepath.Join(root, "problems", "lc", "sum", "main.go")

	for _, command := range []string{"-w", "-check"} {
		if _, stderr, status := runIn(t, root, command); status != 0 {
			t.Errorf("%s: exit status %d, it says %q", command, status, stderr)
		}
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("-w without names wrote main.go")
	}

	if _, stderr, status := runIn(t, root, "-w", "lc/sum"); status != 0 {
		t.Errorf("exit status %d, it says %q", status, stderr)
	}
	if _, err := os.Stat(file); err != nil {
		t.Error(err)
	}
	writeFile(t, filepath.Join(root, "problems", "lc", ".gitignore"), "\n")
	writeFile(t, file, "// Code generated by tools/bundle from problems/lc/sum/solution; DO NOT EDIT.\n")
	if _, stderr, status := runIn(t, root, "-check"); status != 1 || !strings.Contains(stderr, "problems/lc/sum/main.go: out of date") {
		t.Errorf("exit status %d, it says %q", status, stderr)
	}
}

// TestSizeForJudge checks that -w reports an error if a program is too long for its judge.
func TestSizeForJudge(t *testing.T) {
	root := newRepository(t)
	writeFile(t, filepath.Join(root, "testcases", "alpha", "problem.yaml"), "source: CodinGame\n")
	long := "package main\n\nfunc main() { println(`" + strings.Repeat("x", 100_000) + "`) }\n"
	writeFile(t, filepath.Join(root, "problems", "alpha", "solution", "solution.go"), long)
	_, stderr, status := runIn(t, root, "-w", "alpha")
	if status != 1 || !strings.Contains(stderr, "CodinGame accepts at most 100000 characters, but the source has 100121") {
		t.Errorf("exit status %d, it says %q", status, stderr)
	}
}

// TestLevel checks that -w reports language features and library symbols that the judge's version of Go does
// not have.
func TestLevel(t *testing.T) {
	for _, c := range []struct{ body, want string }{
		{"for i := range 3 {\n\t\tprintln(i)\n\t}", "requires go1.22 or later"},
		{"println(max(1, 2))", "requires go1.21 or later"},
		{"_ = strings.ToUpper\n\t_, _ = strings.CutPrefix(\"a\", \"b\")", "solution.go:7:17: strings.CutPrefix is only in Go 1.20 and later, not in Go 1.18.1 of CodinGame"},
	} {
		root := newRepository(t)
		writeFile(t, filepath.Join(root, "testcases", "alpha", "problem.yaml"), "source: CodinGame\n")
		head := "package main\n\n"
		if strings.Contains(c.body, "strings") {
			head += "import \"strings\"\n"
		}
		writeFile(t, filepath.Join(root, "problems", "alpha", "solution", "solution.go"), head+"\nfunc main() {\n\t"+c.body+"\n}\n")
		_, stderr, status := runIn(t, root, "-w", "alpha")
		if status != 1 || !strings.Contains(stderr, c.want) || !strings.Contains(stderr, ", not in Go 1.18.1 of CodinGame") {
			t.Errorf("%s: exit status %d, it says %q, want %q", c.body, status, stderr, c.want)
		}
		if _, err := os.Stat(filepath.Join(root, "problems", "alpha", "main.go")); err == nil {
			t.Errorf("%s: main.go was written", c.body)
		}
	}
}

// TestInterrupted interrupts -w at random moments. After that, every main.go must be missing or complete, and
// there must be no other new file.
func TestInterrupted(t *testing.T) {
	bin := program.Build(t, "oj/tools/bundle")
	times := 5
	if full.Mine(t.Name()) {
		times = 50
	}
	for range times {
		root := newRepository(t)
		cmd := exec.Command(bin, "-w")
		cmd.Dir = root
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(rand.Intn(15)) * time.Millisecond)
		// Ignore the errors: the process may have ended before the signal, and an interrupted process fails.
		cmd.Process.Signal(os.Interrupt)
		cmd.Wait()
		for _, name := range []string{"alpha", "beta"} {
			dir := filepath.Join(root, "problems", name)
			for _, e := range entries(t, dir) {
				if e != "solution" && e != "main.go" && e != "main.cpp" {
					t.Errorf("%s is left", e)
				}
			}
			text, err := os.ReadFile(filepath.Join(dir, "main.go"))
			if err == nil && !strings.HasSuffix(string(text), "}\n") {
				t.Errorf("half a file is left:\n%s", text)
			}
		}
	}
}

// TestCxx checks that -lang c++11 runs the translator, and that its errors name lines of the program, not lines
// of the bundle.
func TestCxx(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "go.mod"), "module example.com/m\n\ngo 1.22\n")
	main := "package main\n\nimport \"example.com/m/lib\"\n\nfunc main() { lib.F() }\n"
	writeFile(t, filepath.Join(dir, "main.go"), main)
	writeFile(t, filepath.Join(dir, "lib", "lib.go"), "package lib\n\nfunc unused() {}\n\nfunc two() (a, b []int) { return }\nfunc F() { copy(two()) }\n")
	stdout, stderr, status := runIn(t, dir, "-lang", "c++11", ".")
	if status != 1 || stdout != "" || !strings.HasPrefix(stderr, filepath.Join("lib", "lib.go")+":6: ") {
		t.Errorf("exit status %d, %q and %q", status, stdout, stderr)
	}
	writeFile(t, filepath.Join(dir, "lib", "lib.go"), "package lib\n\nfunc F() {}\n")
	stdout, stderr, status = runIn(t, dir, "-lang", "c++11", "-for", "uva", ".")
	if status != 0 || !strings.Contains(stdout, "int main(") || stderr != "" {
		t.Errorf("exit status %d, %q and\n%s", status, stderr, stdout)
	}
}
