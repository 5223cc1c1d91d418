package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"oj/tools/shared/testing/program"
)

// TestEvening plays an evening with the installed program, from an empty home: a repository of one's own, five problems in
// three languages, with a checker, an interactor and a bot. Each step is one that README.md shows.
func TestEvening(t *testing.T) {
	for _, tool := range []string{"g++", "python3"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip(err)
		}
	}
	oj := program.Build(t, "oj/tools/oj")
	home := t.TempDir()
	dir := filepath.Join(home, "cp")

	// The go command keeps its caches, because an empty one would need the network and a minute.
	env := []string{"HOME=" + home, "PATH=" + os.Getenv("PATH"), "TMPDIR=" + os.Getenv("TMPDIR")}
	for _, name := range []string{"GOCACHE", "GOMODCACHE", "GOROOT"} {
		value, err := exec.Command("go", "env", name).Output()
		if err != nil {
			t.Fatal(err)
		}
		env = append(env, name+"="+strings.TrimSpace(string(value)))
	}
	began := time.Now()
	commands := 0

	// do runs a command with this standard input. The output must match the patterns.
	do := func(stdin, line string, patterns ...string) {
		t.Helper()
		commands++
		var words []string
		for i, part := range strings.Split(line, "'") { // a quoted text is one word
			if i%2 == 1 {
				words = append(words, part)
			} else {
				words = append(words, strings.Fields(part)...)
			}
		}
		cmd := exec.Command(oj, words...)
		cmd.Dir, cmd.Env, cmd.Stdin = dir, env, strings.NewReader(stdin)
		out, _ := cmd.CombinedOutput() // the patterns say what must be printed
		for _, pattern := range patterns {
			if !regexp.MustCompile("(?m)" + pattern).Match(out) {
				t.Fatalf("oj %s: nothing matches %q in\n%s", line, pattern, out)
			}
		}
	}

	// edit replaces a text in a file; write replaces the file.
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	edit := func(name, old, text string) {
		t.Helper()
		before, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil || !strings.Contains(string(before), old) {
			t.Fatalf("%s: no %q (%v) in\n%s", name, old, err, before)
		}
		write(name, strings.Replace(string(before), old, text, 1))
	}

	// The repository is made from the clone in which this test runs.
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	create := exec.Command(oj, "init", dir)
	create.Dir, create.Env = root, env
	if out, err := create.CombinedOutput(); err != nil {
		t.Fatalf("oj init: %v\n%s", err, out)
	}
	commands++

	// Go, for a site that takes Go: the template is wrong, the solution right.
	do("3\n---\n6\n---\n", "new -paste twice", "^twice: twice, 1 sample")
	do("", "judge twice", `^twice +main.go .* WA$`)
	edit("problems/twice/solution/solution.go", "fmt.Fprintln(out, n)", "fmt.Fprintln(out, 2*n)")
	do("", "judge -lang go twice", `^twice +main.go .* AC \(samples only\)$`)

	// C++, and a slow program in Python that finds a mistake.
	do("2\n1 2\n---\n3\n---\n", "new -lang cpp -paste sum", "^sum: sum, 1 sample")
	edit("problems/sum/main.cpp", `cout << n << "\n";`, `int s = 0; for (int i = 0, x; i < n; i++) { cin >> x; if (x < 9) s += x; } cout << s << "\n";`)
	do("", "judge sum", `^sum +main.cpp .* AC \(samples only\)$`)
	write("slow.py", "input()\nprint(sum(map(int, input().split())))\n")
	do("", "stress -gen 'n:1..3 array(n,1..9)' -brute slow.py -seed 700 -yes sum", "^sum: main.cpp against slow.py, .* breaks main.cpp$", "^kept as testcases/sum/data/secret/01-stress.in, with its answer$")
	edit("problems/sum/main.cpp", "if (x < 9) ", "")
	do("", "stress -seed 700 -n 20 sum", "^stress: -gen 'n:1..3 array", "no difference$")
	do("", "judge sum", `^sum +main.cpp +C\+\+ +2/2 .* AC$`)

	// Python, from a page whose answer is missing.
	do("", "new -lang py half", "^half: half, no sample")
	write("testcases/half/data/sample/1.in", "8\n")
	edit("problems/half/main.py", "print(n)", "print(n // 2)")
	do("", "judge half", `^half +main.py .* no answer$`)
	do("", "judge -update -yes -src problems/half/main.py half", "the answer of sample/1 is new", `AC \(samples only\)$`)

	// A checker and an interactor run as they were created; so does a bot with its referee.
	do("", "new -checker -lang py half", "adapt testcases/half/output_validators/checker.py")
	do("", "judge half", `^half +main.py .* AC`)
	do("", "new -lang py guess", "^guess: guess, no sample")
	do("", "new -interactive -lang py guess", "adapt testcases/guess/output_validators/interactor.py")
	write("problems/guess/main.py", "low, high = 1, 100\nwhile True:\n    n = (low + high) // 2\n    print(n, flush=True)\n    word = input()\n"+
		"    if word == 'found':\n        break\n    if word == 'more':\n        low = n + 1\n    else:\n        high = n - 1\n")
	do("", "judge -v guess", `^guess +main.py +Python 3 +1/1 .* AC`)
	do("", "new -game -lang py mybot", "mybot: mybot, 1 sample")
	do("", "judge mybot", `^mybot +main.py +Python 3 +1/1 .* AC`)
	do("", "judge", `^5 problems, 6 programs in .* s: all as expected$`)
	t.Logf("%d commands in %.1f s", commands, time.Since(began).Seconds())
}
