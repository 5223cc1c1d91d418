// This file tests -watch.

package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"oj/tools/shared/testing/full"
)

// screen collects the output of a judge with -watch. Several goroutines may use it.
type screen struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *screen) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

// take waits until the output since the last call contains a text, and returns this output.
func (s *screen) take(t *testing.T, text string) string {
	t.Helper()
	for end := time.Now().Add(3 * time.Minute); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		s.mu.Lock()
		got := filepath.ToSlash(s.b.String()) // file names have slashes on every system
		if strings.Contains(got, text) {
			s.b.Reset()
			s.mu.Unlock()
			return got
		}
		s.mu.Unlock()
	}
	t.Fatalf("never printed %q, but\n%s", text, s.b.String())
	return ""
}

func TestWatch(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	save := func(name, text string) {
		t.Helper()
		writeFiles(t, dir, map[string]string{name: text})
	}
	for _, p := range []string{"a", "b"} {
		save(p+"/problem.yaml", "")
		save(p+"/.timelimit", "5")
		save(p+"/data/secret/1.in", "")
		save(p+"/data/secret/1.ans", "one\n")
		save(p+"/submissions/accepted/x.sh", "echo one\n")
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	out, ended := &screen{}, make(chan int, 1)
	go func() { ended <- command(ctx, dir, []string{"-watch", "a", "b"}, out, out) }()
	if got := out.take(t, ready); !strings.Contains(got, "2 problems, 2 programs") {
		t.Fatalf("at first:\n%s", got)
	}
	steps := []struct{ file, text, want string }{
		{"b/submissions/accepted/x.sh", "echo two\n", `got "two", want "one"`},
		{"b/data/secret/1.ans", "two\n", "all as expected"},
		{"b/submissions/accepted/x.sh", "if then\n", "compile error"},
		{"b/submissions/accepted/x.sh", "echo two; echo\n", "all as expected"},
		{"b/problem.yaml", "limits: 7\n", "b/problem.yaml:1: want a mapping"},
		{"b/problem.yaml", "limits:\n", "all as expected"},
	}
	for _, s := range steps {
		save(s.file, s.text)
		got := out.take(t, ready)
		if !strings.Contains(got, s.want) || !strings.Contains(got, "changed: "+s.file) {
			t.Errorf("after %s became %q:\n%s", s.file, s.text, got)
		}
		if strings.Contains(got, "2 problems") {
			t.Errorf("the problem that did not change was judged, too:\n%s", got)
		}
	}
	// The judge must notice a file that was saved under a temporary name and then renamed, as some editors
	// do. It must also notice that a folder is removed and created again.
	save("b/.x.sh.tmp", "echo two; : renamed\n")
	if err := os.Rename(filepath.Join(dir, "b/.x.sh.tmp"), filepath.Join(dir, "b/submissions/accepted/x.sh")); err != nil {
		t.Fatal(err)
	}
	if got := out.take(t, ready); !strings.Contains(got, "changed: b/submissions/accepted/x.sh\n") || !strings.Contains(got, "all as expected") {
		t.Errorf("after a file was renamed:\n%s", got)
	}
	if err := os.Rename(filepath.Join(dir, "b"), filepath.Join(dir, "elsewhere")); err != nil {
		t.Fatal(err)
	}
	if got := out.take(t, ready); !strings.Contains(got, "b\" is not a folder of a problem package") {
		t.Errorf("after the folder was gone:\n%s", got)
	}
	if err := os.Rename(filepath.Join(dir, "elsewhere"), filepath.Join(dir, "b")); err != nil {
		t.Fatal(err)
	}
	if got := out.take(t, ready); !strings.Contains(got, "all as expected") {
		t.Errorf("after it came back:\n%s", got)
	}
	cancel()
	select {
	case <-ended:
	case <-time.After(3 * time.Minute):
		t.Fatal("it does not end")
	}
}

// TestWatchPlain watches a program beside an input without an answer, then with one. A folder that cannot hold testcases
// is not watched.
func TestWatchPlain(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	save := func(name, text string) {
		t.Helper()
		writeFiles(t, dir, map[string]string{name: text})
	}
	save("a.sh", "echo one\n")
	save("1.in", "5\n")
	save("films/old.txt", "")
	ctx, cancel := context.WithCancel(context.Background())
	out, ended := &screen{}, make(chan int, 1)
	go func() { ended <- command(ctx, dir, []string{"-watch", "a.sh"}, out, out) }()
	for _, s := range []struct{ file, text, want string }{
		{"", "", "no answer"},
		{"a.sh", "echo two\n", "no answer"},
		{"tests/2.in", "5\n", "no answer"},
		{"1.out", "one\n", `got "two", want "one"`},
		{"a.sh", "echo one\n", "all as expected"},
	} {
		if s.file != "" {
			save("films/old.txt", s.text)
			save(s.file, s.text)
		}
		got := out.take(t, ready)
		if !strings.Contains(got, s.want) || strings.Contains(got, "old.txt") || s.file != "" && !strings.Contains(got, s.file) {
			t.Errorf("after %q became %q:\n%s", s.file, s.text, got)
		}
	}
	cancel()
	<-ended
}

// TestWatchFindsMore checks that a judge that watches all problems also judges a problem that is added later.
func TestWatchFindsMore(t *testing.T) {
	w := watchModule(t)
	for _, name := range []string{"problem.yaml", ".timelimit", "data/secret/1.in", "data/secret/1.ans"} {
		text, err := os.ReadFile(filepath.Join(w.dir, "testcases/a", name))
		if err != nil {
			t.Fatal(err)
		}
		w.save("testcases/new/"+name, string(text))
	}
	w.save("problems/new/main.go", solution("", "1"))
	got := ""
	// While the new problem is incomplete, the judge may report that a file is missing.
	for !regexp.MustCompile(`(?m)^new +main.go .* AC`).MatchString(got) {
		got += w.out.take(t, ready)
	}
}

// watched is a module with a judge that runs with -watch.
type watched struct {
	*testing.T
	dir string
	out *screen
}

func (w *watched) save(name, text string) {
	w.Helper()
	writeFiles(w, w.dir, map[string]string{name: text})
}

// watchModule starts the judge in a module with three problems, whose names are "a", "b" and "hand". The
// solution of problem a imports the package problems/lib/one.
func watchModule(t *testing.T) *watched {
	w := &watched{t, t.TempDir(), &screen{}}
	w.save("go.mod", "module example\n\ngo 1.18\n")
	w.save("problems/lib/one/one.go", one)
	w.save("problems/lib/two/two.go", "package two\n")
	w.save("problems/a/solution/solution.go", solution(useOne, "one.Value"))
	w.save("problems/b/solution/solution.go", solution("", "1"))
	w.save("problems/hand/main.go", solution("", "1"))
	for _, p := range []string{"a", "b", "hand"} {
		for name, text := range map[string]string{"problem.yaml": "", ".timelimit": "5", "data/secret/1.in": "", "data/secret/1.ans": "1\n", "submissions/wrong_answer/x.sh": ""} {
			w.save("testcases/"+p+"/"+name, text)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan int, 1)
	go func() { ended <- command(ctx, w.dir, []string{"-watch", "-lang", "go"}, w.out, w.out) }()
	t.Cleanup(func() {
		cancel()
		select {
		case <-ended:
		case <-time.After(3 * time.Minute):
			t.Error("it does not end")
		}
	})
	w.out.take(t, ready)
	return w
}

// one is the source of a helper package, and useOne the import of this package.
const (
	one    = "package one\n\nconst Value = 1\n"
	useOne = `import "example/problems/lib/one"` + "\n"
)

// ready is the text that the judge prints when it waits for changes.
const ready = "watching for changes"

func solution(imports, prints string) string {
	return "package main\n\nimport \"fmt\"\n" + imports + "\nfunc main() { fmt.Println(" + prints + ") }\n"
}

// TestWatchModule changes files one after the other. If a source file has changed, the judge must regenerate
// the main.go and main.cpp of each problem that uses this file. It must judge only the problems that the
// change affects.
func TestWatchModule(t *testing.T) {
	w := watchModule(t)
	steps := []struct {
		file, text string
		want, not  string // patterns
	}{
		{"problems/b/solution/solution.go", solution("", "2"), `(?m)^b +main.go .* WA`, `(?m)^a `},
		{"problems/b/solution/solution.go", solution("", "BROKEN"), `(?s)b main.go: compile error\n.*/b/solution/solution.go:5:27: undefined: BROKEN`, `(?m)^a `},
		{"problems/b/solution/solution.go", solution("", "1"), `(?m)^b +main.go .* AC`, `(?m)^a `},
		{"problems/lib/one/one.go", one + "// changed\n", `(?m)^a +main.go .* AC`, `(?m)^b `},
		{"problems/lib/one/one.go", "package one\n\nconst Value = 2\n", `(?m)^a +main.go .* WA`, `(?m)^b `},
		{"problems/lib/one/one.go", one, `(?s)regenerated: problems/a/main.go problems/a/main.cpp\n.*a +main.go .* AC`, `(?m)^b `},
		{"testcases/a/data/secret/1.ans", "7\n", `(?m)^a +main.go .* WA`, `(?m)^b `},
		{"testcases/a/data/secret/1.ans", "1\n", `(?m)^a +main.go .* AC`, `(?m)^b `},
		{"problems/hand/main.go", "package main\n\nfunc main() {\n", "hand main.go: compile error", `(?m)^b `},
		{"problems/a/solution/solution.go", solution("", "1"), `(?m)^a +main.go .* AC`, `(?m)^b `},
	}
	for _, s := range steps {
		w.save(s.file, s.text)
		got := w.out.take(t, ready)
		if !regexp.MustCompile(s.want).MatchString(got) || regexp.MustCompile(s.not).MatchString(got) || !strings.Contains(got, "changed: "+s.file) {
			t.Errorf("after a change of %s: want %s, not %s, in\n%s", s.file, s.want, s.not, got)
		}
		if strings.Contains(got, "\x1b") {
			t.Errorf("the judge draws a screen, but standard output is not a terminal:\n%q", got)
		}
	}
	// A change of a file on which no verdict depends must have no effect. A relevant change follows, to check that the
	// judge still reacts.
	for _, file := range []string{
		"problems/a/README.md", "problems/a/main.go", "problems/a/solution/solution_test.go", "problems/lib/two/two.go", "problems/lib/one/one_test.go",
		"testcases/a/package_test.go", "testcases/a/generators/main.go", "testcases/a/submissions/wrong_answer/x.sh",
	} {
		w.save(file, "package x\n")
	}
	w.save("testcases/b/data/secret/1.ans", "1 \n")
	if got := w.out.take(t, ready); regexp.MustCompile(`(?m)^a `).MatchString(got) {
		t.Errorf("problem a was judged, although the change does not affect it:\n%s", got)
	}
}

// waits is a program that waits until the file "goes" is in its working folder, and then prints the correct answer.
const waits = `package main

import (
	"fmt"
	"os"
	"time"
)

func main() {
	os.WriteFile("waits", nil, 0o644)
	for {
		if _, err := os.Stat("goes"); err == nil {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	fmt.Println(1)
}
`

// Until the test ends, letGo repeatedly writes the file for which the programs wait. A program sees only its own
// folder, so the file must be written into that folder.
func letGo(t *testing.T) {
	stop := make(chan bool)
	t.Cleanup(func() { close(stop) })
	go func() {
		for {
			files, _ := filepath.Glob("/proc/[0-9]*/cwd/waits")
			for _, file := range files {
				os.WriteFile(filepath.Join(filepath.Dir(file), "goes"), nil, 0o644) // the program may have ended
			}
			select {
			case <-stop:
				return
			case <-time.After(10 * time.Millisecond):
			}
		}
	}()
}

// TestWatchStartsAgain checks that a judgement that was interrupted by a change is finished later.
func TestWatchStartsAgain(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("there is no /proc, in which the working folder of a program is found")
	}
	w := watchModule(t)
	w.save("testcases/hand/.timelimit", "100")
	w.out.take(t, ready)
	w.save("problems/hand/main.go", waits)
	got := w.out.take(t, "changed: problems/hand/main.go")
	w.save("problems/b/solution/solution.go", solution("", "3"))
	got += w.out.take(t, "changed: problems/b/solution/solution.go")
	letGo(t)
	got += w.out.take(t, ready)
	if n := len(regexp.MustCompile(`(?m)^hand +main.go`).FindAllString(got, -1)); n != 1 {
		t.Errorf("hand was judged to the end %d times, want once: a change must interrupt the first judgement", n)
	}
	for _, want := range []string{`(?m)^hand +main.go .* AC`, `(?m)^b +main.go .* WA`} {
		if !regexp.MustCompile(want).MatchString(got) {
			t.Errorf("want %s in\n%s", want, got)
		}
	}
}

// TestWatchPrecompiles checks that -watch makes a precompiled header while it waits, that a change does not wait for it,
// and that the next program is built with it.
func TestWatchPrecompiles(t *testing.T) {
	full.Test(t)
	version, err := exec.Command("g++", "--version").Output()
	if err != nil || !strings.Contains(string(version), "Free Software Foundation") {
		t.Skip("g++ is not installed, or is another compiler")
	}
	dir, cache := t.TempDir(), t.TempDir()
	t.Setenv("XDG_CACHE_HOME", cache)
	save := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	program := func(n int) string {
		return fmt.Sprintf("#include <bits/stdc++.h>\nint main() { std::cout << %d << std::endl; }\n", n)
	}
	save("1.in", "")
	save("1.out", "0\n")
	save("a.cpp", program(1))

	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	out, ended := &screen{}, make(chan int, 1)
	go func() { ended <- command(ctx, dir, []string{"-watch", "a.cpp"}, out, out) }()
	out.take(t, "watching for changes")

	// The first change comes while the header is being made.
	save("a.cpp", program(2))
	out.take(t, `got "2", want "0"`)
	headers := func() []string {
		list, _ := filepath.Glob(filepath.Join(cache, "*", "build", "header-*"))
		return list
	}
	for end := time.Now().Add(3 * time.Minute); len(headers()) == 0; time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("there is no precompiled header")
		}
	}
	save("a.cpp", program(3))
	out.take(t, `got "3", want "0"`)
	cancel()
	<-ended
}
