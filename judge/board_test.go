// This file tests the board: the table that -watch shows for the problems of a contest.

package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/session"
	"oj/tools/shared/journal"
	"oj/tools/shared/language"
	"oj/tools/shared/templates"
)

// contestFolder creates a module with a contest of two problems, whose programs are shell scripts. It returns
// the folder of the module, and a function that saves a file in this folder. It also gives the test an empty
// log of submissions.
func contestFolder(t *testing.T) (dir string, save func(name, text string)) {
	t.Helper()
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip(err)
	}
	dir = t.TempDir()
	t.Setenv("XDG_DATA_HOME", filepath.Join(t.TempDir(), "data"))
	t.Setenv("LocalAppData", os.Getenv("XDG_DATA_HOME"))
	save = func(name, text string) {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	save("go.mod", "module m\n")
	for _, letter := range []string{"a", "b"} {
		newProblem(save, "cf1999/"+letter)
	}
	return dir, save
}

// newProblem creates a problem whose correct output is "one".
func newProblem(save func(name, text string), id string) {
	save("problems/"+id+"/main.sh", "echo one\n")
	for name, text := range map[string]string{"problem.yaml": "name: X\n", ".timelimit": "5\n", "data/sample/1.in": "", "data/sample/1.ans": "one\n"} {
		save("testcases/"+id+"/"+name, text)
	}
}

// lineOf returns the last line about a problem in the text of a board, without colours and with single blanks
// between the words.
func lineOf(text, letter string) string {
	var found string
	for _, line := range strings.Split(text, "\n") {
		fields := strings.Fields(regexp.MustCompile(`\x1b\[[0-9]*[A-Za-z]`).ReplaceAllString(line, ""))
		if len(fields) > 1 && fields[0] == letter {
			found = strings.Join(fields, " ")
		}
	}
	return found
}

// TestBoard checks that if standard output is a pipe, a line is written for each problem that was added or removed, and
// for each problem whose program or submissions have changed.
func TestBoard(t *testing.T) {
	dir, save := contestFolder(t)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	out, ended := &screen{}, make(chan int, 1)
	go func() { ended <- command(ctx, dir, []string{"-watch", "-minutes", "120", "cf1999"}, out, out) }()

	const clock = `\d\d:\d\d:\d\d`
	step := func(what, wait, letter, want string) string {
		t.Helper()
		got := out.take(t, wait)
		if line := lineOf(got, letter); !regexp.MustCompile("^" + want + "$").MatchString(line) {
			t.Errorf("%s: line %q, want %s, in\n%s", what, line, want, got)
		}
		return got
	}
	first := step("at first", "\nb ", "a", `a AC 1/1 main.sh `+clock+` no 1:59:\d\d left`)
	if lineOf(first, "b") == "" || strings.Contains(first, "\x1b") {
		t.Errorf("at first:\n%q", first)
	}

	save("problems/cf1999/b/main.sh", "echo two\n")
	got := step("wrong answer", `got "two", want "one"`, "b", `b WA 0/1 main.sh `+clock+` no 1:59:\d\d left`)
	if lineOf(got, "a") != "" {
		t.Errorf("the problem that did not change has a line:\n%s", got)
	}

	log := journal.Open()
	log.Add(journal.Entry{Problem: "cf1999/a", Event: "copied"}, out)
	step("copied", "copied", "a", `a AC 1/1 main.sh `+clock+` copied 1:59:\d\d left`)
	log.Add(journal.Entry{Problem: "cf1999/a", Event: "verdict", Verdict: "Accepted"}, out)
	step("accepted", "Accepted", "a", `a AC 1/1 main.sh `+clock+` Accepted 1:59:\d\d left`)

	newProblem(save, "cf1999/c")
	step("another problem", "\nc  AC", "c", `c AC 1/1 main.sh `+clock+` no 1:59:\d\d left`)
	if err := os.Remove(filepath.Join(dir, "testcases/cf1999/c/data/sample/1.ans")); err != nil {
		t.Fatal(err)
	}
	step("without an answer", "output:", "c", `c no answer 0/1 main.sh `+clock+` no 1:59:\d\d left`)

	cancel()
	select {
	case <-ended:
	case <-time.After(time.Minute):
		t.Fatal("it does not end")
	}
}

// TestBoardOfSet checks the flag -minutes with two problems that do not form a contest. The judge must show a
// board for them, which contains the user's own program and is updated when this program changes.
func TestBoardOfSet(t *testing.T) {
	dir, save := contestFolder(t)
	save("mine/cf1999/a/main.sh", "echo two\n")
	newProblem(save, "single")
	ctx, cancel := context.WithCancel(t.Context())
	out, ended := &screen{}, make(chan int, 1)
	go func() {
		ended <- command(ctx, dir, []string{"-watch", "-minutes", "60", "cf1999/a", "single"}, out, out)
	}()

	first := out.take(t, "\nsingle ")
	for letter, want := range map[string]string{"a": "a WA 0/1 mine/cf1999/a/main.sh ", "single": "single AC 1/1 main.sh "} {
		if line := lineOf(first, letter); !strings.HasPrefix(line, want) || !strings.HasSuffix(line, " left") {
			t.Errorf("line %q, want %q, in\n%s", line, want, first)
		}
	}
	save("mine/cf1999/a/main.sh", "echo one\n")
	if line := lineOf(out.take(t, "  AC  "), "a"); !strings.HasPrefix(line, "a AC 1/1 mine/cf1999/a/main.sh ") {
		t.Errorf("after the change: %q", line)
	}
	cancel()
	<-ended
}

// TestBoardOnly checks that without -minutes the judge shows a board only if the command line names a
// contest. For example, abc300 is a contest with only one problem, abc300/a: "judge abc300" shows a board,
// "judge abc300/a" does not.
func TestBoardOnly(t *testing.T) {
	dir, save := contestFolder(t)
	newProblem(save, "abc300/a")
	newProblem(save, "single")
	for _, c := range []struct{ name, want string }{
		{"cf1999", "\nb "}, {"problems/cf1999/", "\nb "}, {"cf", "\nb "}, {"abc300", "a  AC "},
		{"abc300/a", ready}, {"problems/abc300/a", ready}, {"single", ready},
	} {
		ctx, cancel := context.WithCancel(t.Context())
		out, ended := &screen{}, make(chan int, 1)
		go func() { ended <- command(ctx, dir, []string{"-watch", c.name}, out, out) }()
		got := out.take(t, c.want)
		if isBoard := c.want != ready; isBoard == strings.Contains(got, "PROBLEM") {
			t.Errorf("%s: board: %v\n%s", c.name, isBoard, got)
		}
		cancel()
		<-ended
	}
	for _, args := range [][]string{{"-minutes", "5", "cf1999"}, {"-watch", "-minutes", "5", "single"}, {"-watch", "-minutes", "0", "cf1999"}, {"-watch", "-minutes", "5"}} {
		out := &screen{}
		if status := command(t.Context(), dir, args, out, out); status != session.ExitTrouble {
			t.Errorf("%q: status %d\n%s", args, status, out.b.String())
		}
	}
}

// TestBoardNew checks that a template that nobody has changed is "new" on the board, and is judged after its first change.
func TestBoardNew(t *testing.T) {
	dir, save := contestFolder(t)
	newProblem(save, "cf1999/c")
	p := templates.Facts{ID: "cf1999/c", Name: "X"}
	for _, lang := range []string{"python", "go"} {
		template, err := templates.Read(dir, "", language.ByID(lang))
		if err != nil {
			t.Fatal(err)
		}
		text, err := template.Execute(p, dir)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.RemoveAll(filepath.Join(dir, "problems", "cf1999", "c")); err != nil {
			t.Fatal(err)
		}
		save("problems/cf1999/c/"+template.File(), string(text))

		ctx, cancel := context.WithCancel(t.Context())
		out, ended := &screen{}, make(chan int, 1)
		go func() { ended <- command(ctx, dir, []string{"-watch", "cf1999"}, out, out) }()
		first := out.take(t, "\nc ")
		if line := lineOf(first, "c"); !strings.HasPrefix(line, "c new ") {
			t.Errorf("%s: line %q in\n%s", lang, line, first)
		}
		if lang == "go" {
			cancel()
			<-ended
			continue
		}
		save("problems/cf1999/c/main.sh", "echo one\n")
		if line := lineOf("\n"+out.take(t, "main."), "c"); strings.HasPrefix(line, "c new ") {
			t.Errorf("%s: after a change: line %q", lang, line)
		}
		cancel()
		<-ended
	}
}
