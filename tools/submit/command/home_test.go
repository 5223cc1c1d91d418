// This file tests what a user does in their first contest. tools/init creates a repository, and the browser
// extension sends five problems. The user solves them in Go, C++ and Python, and tests a solution with
// tools/stress. judge -watch shows the state of all programs. At the end, tools/submit sends two programs to
// stand-ins for UVa and Kattis.

package command

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"oj/tools/shared/testing/full"
)

// A home is a user's home folder with a repository in the folder cp.
type home struct {
	*testing.T
	dir, repository string
	prefix          []string // the start of each command line, such as go tool
	said            string   // the output of the last command
}

// command prepares a command of the user in the repository.
func (h *home) command(words ...string) *exec.Cmd {
	all := append(append([]string{}, h.prefix...), words...)
	cmd := exec.Command(all[0], all[1:]...)
	cmd.Dir = h.repository
	return cmd
}

// do runs a command, and fails unless it succeeds and its output matches want.
func (h *home) do(want string, words ...string) {
	h.Helper()
	out, err := h.command(words...).CombinedOutput()
	h.said = string(out)
	if err != nil || !regexp.MustCompile(want).MatchString(h.said) {
		h.Fatalf("%q: %v, want %q\n%s", words, err, want, out)
	}
}

// save writes a file of the repository.
func (h *home) save(name, text string) {
	h.Helper()
	put(h.T, filepath.Join(h.repository, filepath.FromSlash(name)), text)
}

// A contestProblem is the content of a problem's page.
type contestProblem struct {
	letter, name, in, out string
	interactive           bool
}

var contest = []contestProblem{
	{letter: "A", name: "Largest", in: "3\n1 5 2\n", out: "5\n"},
	{letter: "B", name: "Half", in: "3\n", out: "1.5\n"},
	{letter: "C", name: "Reverse", in: "abc\n", out: "cba\n"},
	{letter: "D", name: "Any Pair", in: "7\n", out: "3 4\n"},
	{letter: "E", name: "Guess", in: "42\n", out: "42\n", interactive: true},
}

// message returns the message of Competitive Companion for a problem of the contest.
func (p contestProblem) message(h *home) []byte {
	text, err := json.Marshal(map[string]any{
		"name": p.letter + ". " + p.name, "group": "Codeforces - Round 1", "interactive": p.interactive, "memoryLimit": 256, "timeLimit": 2000,
		"url":   "https://codeforces.com/contest/1999/problem/" + p.letter,
		"tests": []any{map[string]any{"input": p.in, "output": p.out}}, "testType": "single",
		"input": map[string]any{"type": "stdin"}, "output": map[string]any{"type": "stdout"},
		"batch": map[string]any{"id": "round", "size": len(contest)},
	})
	if err != nil {
		h.Fatal(err)
	}
	return text
}

// click starts tools/new and sends it the messages that the extension sends after one click.
func (h *home) click(messages ...[]byte) {
	h.Helper()
	cmd := h.command("new", "-once", "-port", "0")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		h.Fatal(err)
	}
	lines := bufio.NewReader(out)
	first, _ := lines.ReadString('\n')
	port := regexp.MustCompile(`ports (\d+)`).FindStringSubmatch(first)
	if port == nil {
		h.Fatalf("new says %q %s", first, &stderr)
	}

	for _, m := range messages {
		request, err := http.NewRequest(http.MethodPost, "http://localhost:"+port[1]+"/", bytes.NewReader(m))
		if err != nil {
			h.Fatal(err)
		}
		request.Header.Set("Origin", "moz-extension://x")
		answer, err := http.DefaultClient.Do(request)
		if err != nil {
			h.Fatal(err)
		}
		answer.Body.Close()
	}

	var rest strings.Builder
	lines.WriteTo(&rest)
	h.said = first + rest.String()
	if err := cmd.Wait(); err != nil {
		h.Fatalf("new: %v\n%s%s", err, h.said, &stderr)
	}
}

const (
	largestGo = `package main

import "oj/problems/lib/scan"
import "bufio"
import "fmt"

func main() { scan.Main(solve) }

func solve(in *scan.Scanner, out *bufio.Writer) {
	most := 0
	for n := in.Int(1, 100); n > 0; n-- {
		most = max(most, in.Int(1, 100))
	}
	fmt.Fprintln(out, most)
}

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}
`
	halfCpp     = "#include <cstdio>\nint main() { double x; scanf(\"%lf\", &x); printf(\"%.9f\\n\", x / 2 + 1e-8); }\n"
	reversePy   = "print(input()[::-1])\n"
	anyPairPy   = "n = int(input())\nprint(1, n - 1)\n"
	guessPy     = "low, high = 1, 100\nwhile True:\n    middle = (low + high) // 2\n    print(middle, flush=True)\n    answer = input()\n    if answer == 'found':\n        break\n    if answer == 'less':\n        high = middle - 1\n    else:\n        low = middle + 1\n"
	slowPy      = "input()\nprint(sorted(map(int, input().split()))[-1])\n"
	pairChecker = `import sys

n = int(open(sys.argv[1]).read())
got = list(map(int, sys.stdin.read().split()))
if len(got) != 2:
    print("want two numbers")
    sys.exit(43)
if sum(got) != n:
    print("the sum is", sum(got))
    sys.exit(43)
sys.exit(42)
`
	guessInteractor = `import sys

secret = int(open(sys.argv[1]).read())
for turn in range(7):
    guess = sys.stdin.readline().strip()
    if guess == str(secret):
        print("found", flush=True)
        sys.exit(42)
    if not guess.isdigit():
        break
    print("less" if int(guess) > secret else "more", flush=True)
print("not found", file=sys.stderr); sys.exit(43)
`
)

// TestHome runs a contest with the command go tool. With -full it runs the contest again, with installed
// programs.
func TestHome(t *testing.T) {
	for _, tool := range []string{"g++", "python3"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip(err)
		}
	}
	if runtime.GOOS == "windows" {
		t.Skip("the board is ended by an interrupt")
	}
	t.Run("go tool", func(t *testing.T) { playContest(t, "go tool ", "go", "tool") })
	t.Run("installed", func(t *testing.T) {
		full.Test(t)
		playContest(t, "")
	})
}

func playContest(t *testing.T, named string, prefix ...string) {
	clone, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	h := emptyHome(t)

	// The user sets up the repository with two commands.
	setUp := func(words ...string) {
		t.Helper()
		cmd := exec.Command(words[0], words[1:]...)
		cmd.Dir = clone
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%q: %v\n%s", words, err, out)
		}
	}
	setUp("go", "run", "./tools/init", h.repository)
	if prefix == nil {
		setUp("go", "install", "./judge", "./tools/new", "./tools/stress", "./tools/submit", "./tools/bundle")
	}
	h.prefix = prefix

	// One click creates the contest. Then the user chooses languages, and writes a checker and an interactor.
	var messages [][]byte
	for _, p := range contest {
		messages = append(messages, p.message(h))
	}
	h.click(messages...)
	if want := "next: " + named + "judge -watch cf1999"; !strings.Contains(h.said, want) {
		t.Errorf("new does not say %q:\n%s", want, h.said)
	}
	h.do("", "new", "-lang", "cpp", "cf1999/b")
	for _, letter := range []string{"c", "d", "e"} {
		h.do("", "new", "-lang", "py", "cf1999/"+letter)
	}
	h.do("", "new", "-lang", "py", "-checker", "cf1999/d")
	h.do("", "new", "-lang", "py", "-interactive", "cf1999/e")
	h.save("problems/cf1999/a/solution/solution.go", largestGo)
	h.save("problems/cf1999/b/main.cpp", halfCpp)
	h.save("problems/cf1999/c/main.py", reversePy)
	h.save("problems/cf1999/d/main.py", anyPairPy)
	h.save("problems/cf1999/e/main.py", guessPy)
	h.save("testcases/cf1999/d/output_validators/checker.py", pairChecker)
	h.save("testcases/cf1999/e/output_validators/interactor.py", guessInteractor)
	h.save("testcases/cf1999/e/data/sample/1.in", "42\n")
	h.do(`cf1999/b +main.cpp .* AC`, "judge", "-tolerance", "1e-6", "-save", "cf1999/b")
	h.do(`(?s)/a +main.go .* AC.*/c +main.py .* AC.*/d +main.py .* AC.*/e +main.py .* AC.*all as expected`, "judge", "cf1999")

	h.save("slow.py", slowPy)
	h.do("no difference", "stress", "-gen", "n:1..5 array(n,1..9)", "-brute", "slow.py", "-n", "20", "cf1999/a")
	h.board("cf1999", "-minutes", "120")

	h.toUVa()
	h.toKattis()
}

// emptyHome returns an empty home folder. Downloads are disabled, but the build cache of the go command is
// kept.
func emptyHome(t *testing.T) *home {
	t.Helper()
	goCache, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	bin := filepath.Join(dir, "go", "bin")
	for name, value := range map[string]string{
		"HOME": dir, "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "", "XDG_CACHE_HOME": "", "DISPLAY": "", "WAYLAND_DISPLAY": "",
		"GOCACHE": strings.TrimSpace(string(goCache)), "GOMODCACHE": filepath.Join(dir, "mod"), "GOPROXY": "off", "GOFLAGS": "", "GOWORK": "off",
		"GOBIN": bin, "PATH": bin + string(filepath.ListSeparator) + os.Getenv("PATH"),
		"UVA_USER": "ann", "UVA_PASSWORD": "p&ss wörd",
	} {
		t.Setenv(name, value)
	}
	return &home{T: t, dir: dir, repository: filepath.Join(dir, "cp")}
}

// board starts judge -watch for a contest, waits until all problems are shown as accepted, and ends judge
// -watch.
func (h *home) board(words ...string) {
	h.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute) // far more than needed
	defer cancel()
	cmd := h.command(append([]string{"judge", "-watch"}, words...)...)
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		h.Fatal(err)
	}
	context.AfterFunc(ctx, func() { cmd.Process.Kill() })

	seen := ""
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		seen += lines.Text() + "\n"
		isComplete := true
		for _, p := range contest {
			row := regexp.MustCompile(`(?m)^ *` + strings.ToLower(p.letter) + `\b.*\bAC\b`)
			isComplete = isComplete && row.MatchString(seen)
		}
		if isComplete {
			break
		}
	}
	cmd.Process.Signal(os.Interrupt)
	for lines.Scan() {
	}
	cmd.Wait()
	if ctx.Err() != nil {
		h.Errorf("the board:\n%s", seen)
	}
}

// toUVa solves a problem of UVa in Go and submits its translation.
func (h *home) toUVa() {
	h.Helper()
	e := onlineProblems[0]
	h.click(e.page())
	solution, err := os.ReadFile(filepath.Join("testdata", "evening", "uva10004.go"))
	if err != nil {
		h.Fatal(err)
	}
	h.save("problems/uva10004/solution/solution.go", string(solution))

	u := &uva{t: h.T, password: "p&ss wörd", queue: []int{90}}
	u.number = e.number
	site := httptest.NewServer(u)
	defer site.Close()
	h.do("Accepted", "submit", "-site", site.URL, "-uhunt", site.URL+"/", "uva10004")
	if len(u.sent) != 1 || e.grade(h.T, u.sent[0]) != 90 {
		h.Errorf("UVa received %q", u.sent)
	}
}

// toKattis solves a problem of Kattis in Python and submits it.
func (h *home) toKattis() {
	h.Helper()
	h.do("", "new", "-lang", "py", "https://open.kattis.com/problems/hello")
	h.save("problems/hello/main.py", "print('Hello World!')\n")
	h.save("testcases/hello/data/sample/1.ans", "Hello World!\n")

	k := &kattisSite{t: h.T, replies: []string{kattisReply(16, 12, "")}}
	site := httptest.NewServer(k)
	defer site.Close()
	putKattisrc(h.T, site.URL, 0o600)
	h.do("Accepted", "submit", "hello")
	if len(k.received) != 1 || !strings.Contains(fmt.Sprint(k.received[0]), "Hello World!") {
		h.Errorf("Kattis received %q", k.received)
	}
}
