// This file tests the support for editors and shells: the lines of -format quickfix, the files in .vscode, the settings
// of vim in README.md, and the completion of command lines.

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// findings holds a regular expression for each line that the judge prints with -format quickfix for
// editorModule.
var findings = []string{
	`^problems/broken/solution/solution\.go:6:14: CE: undefined: x$`,
	`^problems/broken/solution/solution\.go:7:6: CE: declared and not used: y$`,
	`^problems/crash/main\.py:2:1: RTE in sample/1 of crash \(main\.py\): IndexError: list index out of range$`,
	`^problems/syntax/main\.py:1:1: CE: SyntaxError: `,
	`^testcases/wrong/data/sample/1\.ans:2:1: WA in sample/1 of wrong \(main\.py\): line 2: got "c", want "b"$`,
}

// editorModule creates a repository in which every problem has a mistake. For each mistake, -format quickfix prints a
// line.
func editorModule(t *testing.T) string {
	t.Helper()
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	write := func(name, text string) {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module example\n\ngo 1.25\n")
	write("problems/broken/solution/solution.go", "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tfmt.Println(x)\n\tvar y int\n}\n")
	write("problems/crash/main.py", "a = []\nprint(a[3])\n")
	write("problems/syntax/main.py", "print(\"a\"\n")
	write("problems/wrong/main.py", "print('a')\nprint('c')\n")
	write("problems/wrong/main.sh", "echo a; echo c\n")
	for _, id := range []string{"broken", "crash", "syntax", "wrong"} {
		write("testcases/"+id+"/data/sample/1.in", "1\n")
		write("testcases/"+id+"/data/sample/1.ans", "a\nb\n")
	}
	return dir
}

// tasks holds the tested parts of tasks.json.
type tasks struct {
	Tasks []struct {
		Label, Command string
		Args           []string
		ProblemMatcher json.RawMessage
	}
}

type matcher struct {
	Pattern struct {
		Regexp                      string
		File, Line, Column, Message int
	}
	Background struct{ BeginsPattern, EndsPattern string }
}

// readTasks reads tasks.json, the file with tasks for VS Code. It returns the list of tasks. Of the task with the
// given label, it also returns the arguments, and the problem matcher (the regular expressions with which VS Code
// finds errors in the output).
func readTasks(t *testing.T, label string) (list tasks, args []string, m matcher) {
	t.Helper()
	text, err := os.ReadFile("../.vscode/tasks.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &list); err != nil {
		t.Fatal(err)
	}
	for _, task := range list.Tasks {
		if task.Label == label {
			if err := json.Unmarshal(task.ProblemMatcher, &m); err != nil {
				t.Fatal(err)
			}
			return list, task.Args, m
		}
	}
	t.Fatalf("no task %s", label)
	return
}

// lines returns the lines that match a regular expression.
func lines(text, pattern string) (list []string) {
	for _, line := range strings.Split(text, "\n") {
		if regexp.MustCompile(pattern).MatchString(line) {
			list = append(list, line)
		}
	}
	return list
}

// wantFindings checks that there is one line for each pattern, in the order of the patterns.
func wantFindings(t *testing.T, got, want []string) {
	t.Helper()
	ok := len(got) == len(want)
	for i := 0; ok && i < len(want); i++ {
		ok = regexp.MustCompile(want[i]).MatchString(got[i])
	}
	if !ok {
		t.Errorf("findings:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestQuickfix checks that standard output has exactly one line for each finding, and that VS Code's matcher and vim
// find the same lines in the combined output.
func TestQuickfix(t *testing.T) {
	dir := editorModule(t)
	var out, errors bytes.Buffer
	if status := command(context.Background(), dir, []string{"-format", "quickfix"}, &out, &errors); status != 1 {
		t.Errorf("exit status %d\n%s", status, &errors)
	}
	got := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	slices.Sort(got)
	wantFindings(t, got, findings)

	// Match all output, because an editor reads standard error and standard output together.
	all := errors.String() + out.String()
	_, _, m := readTasks(t, "judge")
	matched := lines(all, m.Pattern.Regexp)
	slices.Sort(matched)
	if diff := cmp.Diff(got, matched); diff != "" {
		t.Errorf("the matcher of VS Code finds other lines: %s", diff)
	}
	parts := regexp.MustCompile(m.Pattern.Regexp).FindStringSubmatch(got[0])
	place := []string{parts[m.Pattern.File], parts[m.Pattern.Line], parts[m.Pattern.Column], parts[m.Pattern.Message]}
	if diff := cmp.Diff([]string{"problems/broken/solution/solution.go", "6", "14", "CE: undefined: x"}, place); diff != "" {
		t.Error(diff)
	}

	t.Run("vim", func(t *testing.T) { vimReads(t, dir, all, got) })
}

// vimReads checks which findings vim reads with the errorformat of README.md.
func vimReads(t *testing.T, dir, text string, want []string) {
	version, err := exec.Command("vim", "--version").Output()
	if err != nil || !bytes.Contains(version, []byte("+quickfix")) || !bytes.Contains(version, []byte("+eval")) {
		t.Skip("vim with +quickfix and +eval is not installed: errorformat is not tested")
	}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	format := regexp.MustCompile(`(?m)^set errorformat=.*$`).FindString(string(readme))
	if err := os.WriteFile(filepath.Join(dir, "output"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}

	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	vim := exec.CommandContext(ctx, "vim", "-es", "-u", "NONE", "-N", "-i", "NONE", "-c", format, "-c", "cgetfile output",
		"-c", `call writefile(map(getqflist(), {_, e -> bufname(e.bufnr) . ':' . e.lnum . ':' . e.col . ': ' . e.text}), 'found')`, "-c", "qa!")
	vim.Dir = dir
	if out, err := vim.CombinedOutput(); err != nil {
		t.Logf("vim: %v\n%s", err, out)
	}
	found, err := os.ReadFile(filepath.Join(dir, "found"))
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Split(strings.TrimSuffix(string(found), "\n"), "\n")
	slices.Sort(got)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("vim finds other lines: %s", diff)
	}
}

// TestTasks runs the tasks of VS Code that judge and watch the current file.
func TestTasks(t *testing.T) {
	dir := editorModule(t)
	want := findings[len(findings)-1:]
	for _, file := range []string{"problems/wrong/main.py", "testcases/wrong/data/sample/1.in"} {
		_, args, m := readTasks(t, "judge")
		var out bytes.Buffer
		command(context.Background(), dir, fill(args, filepath.Join(dir, file)), &out, &out)
		wantFindings(t, lines(out.String(), m.Pattern.Regexp), want)
	}

	// Run the task "watch". This task never ends by itself, so stop it when it prints that it waits for
	// changes.
	_, args, m := readTasks(t, "watch")
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	out := &stopping{pattern: regexp.MustCompile("(?m)" + m.Background.EndsPattern), stop: cancel}
	command(ctx, dir, fill(args, filepath.Join(dir, "problems/wrong/main.py")), out, out)
	wantFindings(t, lines(out.String(), m.Pattern.Regexp), want)
	if !out.pattern.MatchString(out.String()) {
		t.Errorf("no line matches %s:\n%s", out.pattern, out)
	}

	// A file that belongs to no problem must cause an error.
	var errors bytes.Buffer
	if status := command(context.Background(), dir, []string{"-file", "go.mod"}, &errors, &errors); status != 2 ||
		!strings.Contains(errors.String(), "belongs to no problem") {
		t.Errorf("status %d, %s", status, &errors)
	}
}

// fill returns the arguments of a task without the words that start the judge. It replaces ${file} with the
// file's path.
func fill(args []string, file string) (words []string) {
	for _, word := range args[len([]string{"tool", "judge"}):] {
		words = append(words, strings.ReplaceAll(word, "${file}", file))
	}
	return words
}

// stopping is a writer that calls stop when its text matches a pattern. The field text is not an embedded field,
// because then callers could also use WriteString of the buffer, which does not look for the pattern.
type stopping struct {
	text    bytes.Buffer
	pattern *regexp.Regexp
	stop    func()
}

func (s *stopping) Write(data []byte) (int, error) {
	n, err := s.text.Write(data)
	if s.pattern.Match(s.text.Bytes()) {
		s.stop()
	}
	return n, err
}

func (s *stopping) String() string { return s.text.String() }

// TestEditorFiles checks that the files for VS Code in this repository and in new repositories are equal and valid, and
// that their tasks start tools listed in go.mod.
func TestEditorFiles(t *testing.T) {
	list, _, _ := readTasks(t, "judge")
	mod, err := os.ReadFile("../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	var labels []string
	for _, task := range list.Tasks {
		labels = append(labels, task.Label)
		if task.Command == "go" && !regexp.MustCompile(`(?m)^\s+oj/(tools/)?`+task.Args[1]+`$`).Match(mod) {
			t.Errorf("task %s: go.mod has no tool %s", task.Label, task.Args[1])
		}
	}
	if diff := cmp.Diff([]string{"judge", "watch", "stress", "submit", "new", "delve"}, labels); diff != "" {
		t.Error(diff)
	}

	files, err := filepath.Glob("../.vscode/*")
	if err != nil || len(files) != 3 {
		t.Fatalf("%q, %v", files, err)
	}
	for _, file := range files {
		here, err := os.ReadFile(file)
		if err != nil || !json.Valid(here) {
			t.Errorf("%s: no JSON (%v)", file, err)
		}
		there, err := os.ReadFile(filepath.Join("../tools/init/command/template/.vscode", filepath.Base(file)))
		if err != nil || !bytes.Equal(here, there) {
			t.Errorf("%s differs from the file of tools/init/command/template (%v)", file, err)
		}
	}
}

// TestCompletion checks that problems, testcases of the named problem, languages and flags are completed, and that the
// scripts for bash, zsh and fish work.
func TestCompletion(t *testing.T) {
	dir := editorModule(t)
	complete := func(words ...string) string {
		var out, errors bytes.Buffer
		status := command(context.Background(), dir, append([]string{"-completion"}, words...), &out, &errors)
		if status != 0 {
			t.Errorf("%q: exit status %d, %s", words, status, &errors)
		}
		return out.String()
	}
	for _, c := range []struct {
		line []string
		want string
	}{
		{[]string{""}, "broken\ncrash\nsyntax\nwrong\n"},
		{[]string{"-v", "w"}, "wrong\n"},
		{[]string{"-tol"}, "-tolerance\n"},
		{[]string{"wrong", "-case", "s"}, "sample/1\n"},
		{[]string{"-case", "s"}, ""},
		{[]string{"-lang", "py"}, "python\n"},
		{[]string{"-format", ""}, "quickfix\n"},
		{[]string{"-src", ""}, ""}, // the shell completes files
	} {
		if got := complete(append([]string{"words", "--"}, c.line...)...); got != c.want {
			t.Errorf("%q: completed by %q, want %q", c.line, got, c.want)
		}
	}

	// The shells check the syntax of the scripts, and bash completes a line.
	for _, shell := range []string{"bash", "zsh", "fish"} {
		script := complete(shell)
		if !strings.Contains(script, "-completion words -- ") {
			t.Errorf("%s: %s", shell, script)
		}
		if _, err := exec.LookPath(shell); err != nil {
			t.Logf("%s is not installed: its script is not run", shell)
			continue
		}
		cmd := exec.Command(shell, "-n")
		cmd.Stdin = strings.NewReader(script)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", shell, err, out)
		}
	}
	bashCompletes(t, dir, complete("bash"))
}

// bashCompletes lets bash complete a line with the script.
func bashCompletes(t *testing.T, dir, script string) {
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip(err)
	}

	// The completion script calls the judge with the command that the user typed. Replace this command with a
	// shell function that starts this test binary as the judge.
	script = regexp.MustCompile(`\$\(.* -completion words`).ReplaceAllString(script, "$$(the_judge -completion words")
	script += "the_judge() { '" + judgeProgram(t) + "' \"$@\"; }\n" +
		"COMP_WORDS=(judge wrong -case s); COMP_CWORD=3; _judge; echo \"${COMPREPLY[@]}\"\n"
	cmd := exec.Command("bash", "-c", script)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil || string(out) != "sample/1\n" {
		t.Errorf("bash completes %q (%v)", out, err)
	}
}
