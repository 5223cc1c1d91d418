package command

import (
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"oj/judge/console"
	"oj/judge/lifetime"
	"oj/judge/runner"
	"oj/tools/graph/play"
	"oj/tools/shared/child"
	"oj/tools/shared/journal"
	"oj/tools/shared/testing/browser"
	"oj/tools/shared/testing/program"
	"oj/tools/shared/workspace"
)

func TestMain(m *testing.M) {
	lifetime.Init()
	browser.Main(m)
}

// learner is a simulated user with a repository and a log. practise reads the time from the field `now`,
// so that a test can let days pass.
type learner struct {
	*testing.T
	dir   string
	judge string
	now   time.Time
	log   *journal.Journal

	answers string // what the learner types
}

var clone = func() string {
	dir, err := filepath.Abs("../../..")
	if err != nil {
		panic(err)
	}
	return dir
}()

// newLearner returns a learner without a repository. The learner's clock shows ten o'clock in the morning.
func newLearner(t *testing.T) *learner {
	t.Helper()
	l := &learner{T: t, dir: t.TempDir(), now: time.Date(2026, 11, 24, 10, 0, 0, 0, time.Local)}
	l.log = &journal.Journal{File: filepath.Join(l.dir, "..", "log.jsonl")}
	return l
}

// output collects the output of practise and the judge, which may write at the same time.
type output struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.Write(p)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.String()
}

// started returns a judge that is another program: it gets the arguments of the console.
func started(program ...string) func(context.Context, *console.Console) int {
	return func(ctx context.Context, con *console.Console) int {
		cmd := exec.CommandContext(ctx, program[0], append(slices.Clone(program[1:]), con.Args...)...)
		cmd.Dir, cmd.Stdout, cmd.Stderr = con.Dir, con.Stdout, con.Err
		child.Interrupt(cmd)
		if cmd.Run() != nil {
			return max(cmd.ProcessState.ExitCode(), 1)
		}
		return 0
	}
}

// typed returns the standard input: what the learner types, line by line, or nothing.
func (l *learner) typed() *os.File {
	l.Helper()
	if l.answers == "" {
		return os.Stdin
	}
	file := filepath.Join(l.TempDir(), "typed")
	if err := os.WriteFile(file, []byte(l.answers), 0o666); err != nil {
		l.Fatal(err)
	}
	f, err := os.Open(file)
	if err != nil {
		l.Fatal(err)
	}
	l.Cleanup(func() { f.Close() })
	return f
}

// do runs practise with the arguments in line. It checks the exit status, and that the output matches the
// regular expression want.
func (l *learner) do(status int, want, line string) string {
	l.Helper()
	var out output
	con := console.New(l.dir, strings.Fields(line), l.typed(), &out, &out)
	c := &command{Console: con, now: l.now, log: l.log, judge: started(l.judge)}
	got := c.run(context.Background())
	if got != status || !regexp.MustCompile("(?s)"+want).MatchString(out.String()) {
		l.Fatalf("practise %s: status %d, want %d and %q\n%s", line, got, status, want, &out)
	}
	return out.String()
}

func (l *learner) write(name, text string) {
	l.Helper()
	file := filepath.Join(l.dir, filepath.FromSlash(name))
	err := os.MkdirAll(filepath.Dir(file), 0o777)
	if err = errors.Join(err, os.WriteFile(file, []byte(text), 0o666)); err != nil {
		l.Fatal(err)
	}
}

func (l *learner) read(name string) string {
	l.Helper()
	text, err := os.ReadFile(filepath.Join(l.dir, filepath.FromSlash(name)))
	if err != nil {
		l.Fatal(err)
	}
	return string(text)
}

// copyProblem copies the sources, the library and the testcases of one problem from this repository to the
// learner's clone.
func (l *learner) copyProblem(id string) {
	l.Helper()
	for _, name := range []string{"problems/lib", "problems/" + id, "testcases/" + id, "testcases/internal"} {
		if err := os.CopyFS(filepath.Join(l.dir, name), os.DirFS(filepath.Join(clone, name))); err != nil {
			l.Fatal(err)
		}
	}
	for _, name := range []string{"go.mod", "problems/README.md"} {
		text, err := os.ReadFile(filepath.Join(clone, name))
		if err != nil {
			l.Fatal(err)
		}
		l.write(name, string(text))
	}
}

// TestGame: the template of a game answers in turns, the statement says what the samples are, and the trap of the last hint
// is a game against the learner's bot.
func TestGame(t *testing.T) {
	l := newLearner(t)
	l.copyProblem("skynet2")
	l.do(exitOK, "A testcase of the judge here.*A file in samples/ is a testcase for the referee.*mine/skynet2/solution.go", "skynet2")
	if program := l.read("mine/skynet2/solution.go"); !strings.Contains(program, "for in.More()") {
		t.Errorf("the template reads no turns:\n%s", program)
	}

	// This bot cuts the links in the order of the input.
	l.write("mine/skynet2/solution.go", `package main

import "fmt"

func main() {
	var nodes, links, gateways, agent, gateway int
	fmt.Scan(&nodes, &links, &gateways)
	list := make([][2]int, links)
	for i := range list {
		fmt.Scan(&list[i][0], &list[i][1])
	}
	isGateway := map[int]bool{}
	for i := 0; i < gateways; i++ {
		fmt.Scan(&gateway)
		isGateway[gateway] = true
	}
	for _, link := range list {
		if isGateway[link[0]] || isGateway[link[1]] {
			fmt.Scan(&agent)
			fmt.Println(link[0], link[1])
		}
	}
}
`)
	for range hintSteps - 1 {
		l.do(exitOK, "hints", "-hint skynet2")
	}
	l.do(exitFailed, "Your program gets WA: turn 2, agent at 2: the agent walks from 2 into gateway.*a win until turn 1", "-hint skynet2")
}

// TestLearner simulates the work on a problem in a clone: a wrong program, the hints, the trap, an accepted program
// with its comparison, the review, and a page with questions that tools/graph writes.
func TestLearner(t *testing.T) {
	l := newLearner(t)
	l.copyProblem("uva11624")
	l.judge = program.Build(t, "oj/judge")

	l.do(exitOK, "0 of [0-9]+ problems.*next: uva260 .1. [^:]*.: go run.*nothing is due", "")
	out := l.do(exitOK, "Joe.*mine/uva11624/solution.go.*-hint uva11624.*this problem builds on uva260, which you have not solved\n", "uva11624")
	for _, spoiler := range []string{"DenseDistances", "## Model", "Spoilers"} {
		if strings.Contains(out, spoiler) {
			t.Errorf("the statement contains %q:\n%s", spoiler, out)
		}
	}
	if l.read("mine/uva11624/samples/1.in") != l.read("testcases/uva11624/data/sample/1.in") {
		t.Error("the sample differs")
	}
	l.do(exitOK, "exists already and was not changed", "uva11624")

	// Test the program `wrong`, which prints 3 for every input. The program `right` is tested later.
	right := l.read("problems/uva11624/solution/solution.go")
	wrong := "package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println(3) }\n"
	l.write("mine/uva11624/solution.go", wrong)
	out = l.do(exitFailed, "WA.*fails, also alone.*shows the idea.*-html -o uva11624.html mine/uva11624 .*not accepted yet; nothing was recorded\n$", "-done uva11624")
	if n := strings.Count(out, "\n"); n > 40 || strings.Contains(out, "expected") {
		t.Errorf("the output after a wrong answer has %d lines, want 40 or fewer, without the texts of a whole testcase:\n%s", n, out)
	}

	// If practise runs in another folder, the judge's messages name files relative to that folder.
	elsewhere := *l
	elsewhere.dir = filepath.Join(l.dir, "problems", "uva11624")
	elsewhere.do(exitFailed, `-src \.\./\.\./mine/uva11624/solution\.go`, "-done uva11624")

	l.do(exitOK, "^1 The kind of question.*1 of 5 hints", "-hint 11624")
	l.do(exitOK, "^2 A question.*2 of 5 hints", "-hint uva11624")
	l.do(exitOK, "^3 The state.*3 of 5 hints", "-hint uva11624")
	l.do(exitOK, "^4 The helper.*4 of 5 hints", "-hint uva11624")
	l.do(exitFailed, "^5 The trap.*Your program says 3; the answer is IMPOSSIBLE\\.", "-hint uva11624")
	l.do(exitOK, "begun: uva11624, 5 of 5 hints shown", "")

	// A program with an infinite loop gets TLE on the trap.
	l.write("mine/uva11624/solution.go", "package main\n\nfunc main() {\n\tfor {\n\t}\n}\n")
	l.do(exitFailed, "5 The trap.*Your program gets TLE", "-hint uva11624")

	l.write("mine/uva11624/solution.go", right)
	l.do(exitOK, "^1 The kind.*4 The helper.*5 The trap.*solves the trap", "-hint uva11624")
	lines := fmt.Sprint(countLines(filepath.Join(l.dir, "problems/uva11624/solution/solution.go")))
	l.do(exitOK, `AC.*yours +`+lines+` .*ours +`+lines+` .*the idea: distances from several starts.*due again on 25 Nov 2026`, "-done uva11624")

	// The first review is due after 1 day instead of 2, because this learner needed hints.
	l.do(exitOK, "1 of [0-9]+.*nothing is due", "")
	l.now = l.now.AddDate(0, 0, 2)
	l.do(exitOK, "due since 25 Nov 2026: uva11624", "")

	// The review begins with an empty program, and the old program is moved to the folder .old-1.
	l.do(exitOK, `your earlier program is in mine/uva11624/\.old-1 now`, "uva11624")
	if l.read("mine/uva11624/.old-1/solution.go") != right || strings.Contains(l.read("mine/uva11624/solution.go"), "DenseDistances") {
		t.Error("the old program was not moved")
	}

	l.do(exitOK, "func main.*the idea: distances.*due again on 27 Nov 2026", "-giveup uva11624")
	var events []string
	entries, _, err := l.log.Read()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		events = append(events, e.Event)
	}
	if got := strings.Join(events, " "); got != "started hint hint hint hint hint hint hint solved started gave up" {
		t.Errorf("the log: %s", got)
	}

	// Finally the learner answers the questions of a page of tools/graph, with one mistake.
	cmd := exec.Command("go", "run", "./tools/graph", "-html", "uva11624")
	cmd.Dir = clone
	page, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	l.write("page.html", string(page))
	p := play.Open(t, filepath.Join(l.dir, "page.html"))
	p.Round(p.Lesson.Questions, func(i int) bool { return i == 1 })
	p.Eval(`document.getElementById("wrong").click()`)
	p.Round(p.Lesson.Questions[1:2], func(int) bool { return false })
	if len(p.Console) > 0 {
		t.Errorf("the browser's console is not empty: %s", p.Console)
	}
}

// TestFirstDifference: if the first different line is empty, practise prints "an empty line", because the
// learner could not see such a line.
func TestFirstDifference(t *testing.T) {
	for _, c := range []struct{ got, want, mine, right string }{
		{"1\n3\n", "1\n2\n", "3", "2"},
		{"1\n\n2\n", "1\n2\n", "an empty line", "2"},
		{"1\n", "1\n\n2\n", "nothing", "an empty line"},
	} {
		if mine, right := runner.FirstDifference(c.got, c.want); mine != c.mine || right != c.right {
			t.Errorf("%q and %q: %s and %s", c.got, c.want, mine, right)
		}
	}
}

// TestOwnRepository: in a learner's own repository, the program is in the folder problems, and the testcases
// are in the clone.
func TestOwnRepository(t *testing.T) {
	l := newLearner(t)
	l.judge = program.Build(t, "oj/judge")
	l.write("go.mod", "module solutions/cp\n\ngo 1.25\n\nrequire oj v0.0.0\n\nreplace oj => "+clone+"\n")
	l.write("problems/.gitkeep", "")
	l.do(exitOK, "problems/uva756/main.py", "-lang py uva756")
	l.write("problems/uva756/main.py", "print(1)\n")

	// The judge, like practise, finds the testcases in the clone if it gets the problem's id.
	cmd := exec.Command(l.judge, "uva756")
	cmd.Dir = l.dir
	if out, _ := cmd.CombinedOutput(); !regexp.MustCompile(`main\.py +Python.* WA`).Match(out) {
		t.Errorf("judge uva756:\n%s", out)
	}
	l.do(exitFailed, "WA.*not accepted yet", "-done uva756")

	// Resolve must find the problem by the path of its testcases, too, because this is the argument of
	// judge -watch.
	found, err := workspace.Find(l.dir).Resolve(l.dir, []string{filepath.Join(clone, "testcases", "uva756")})
	if err != nil || len(found) != 1 || found[0].Sources != filepath.Join(l.dir, "problems", "uva756") {
		t.Errorf("%+v, %v", found, err)
	}
}

// TestSet: a set shows the board, which is the output of judge -watch, and then a summary. A shell script
// replaces the judge. Its board ends at once, so that the test need not wait until the time of the set is up.
func TestSet(t *testing.T) {
	l := newLearner(t)
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip(err)
	}
	l.write("go.mod", "module solutions/cp\n\nrequire oj v0.0.0\n\nreplace oj => "+clone+"\n")
	l.write("problems/.gitkeep", "")

	// The stand-in for the judge prints its arguments, and accepts one of the programs.
	l.judge = filepath.Join(l.dir, "judge.sh")
	l.write("judge.sh", "#!/bin/sh\n"+
		"case $1 in -watch) echo \"board $*\"; exit 1;; esac\n"+
		"v=WA; case $5 in *uva260) v=AC;; esac\n"+
		"echo \"{\\\"problems\\\":[{\\\"entries\\\":[{\\\"verdict\\\":\\\"$v\\\"}]}]}\" > $2\n")
	if err := os.Chmod(l.judge, 0o755); err != nil {
		t.Fatal(err)
	}
	err := l.log.Append(journal.Entry{Time: l.now.AddDate(0, 0, -3), Problem: "uva260", Event: journal.Solved, Verdict: journal.Accepted})
	if err != nil {
		t.Fatal(err)
	}
	l.do(exitFailed, `due +uva260 .*new +uva11624 .*new +uva10158 .*surprise +\w+ .*board -watch -minutes 30 uva260 uva11624 uva10158 \w+\n`+
		`.*due +uva260 +AC +flood fill.*new +uva11624 +WA.*1 of 4 solved`, "-set 4 -minutes 30")
	l.do(exitOK, "1 of [0-9]+.*nothing is due", "")
	l.do(exitTrouble, "-set needs 2 to 12", "-set 1")
}

// TestSetInterrupted checks that an interrupt ends practise while it makes the summary of a set, and also
// ends the judge that practise has started for the summary.
func TestSetInterrupted(t *testing.T) {
	l := newLearner(t)
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip(err)
	}
	l.write("go.mod", "module solutions/cp\n\nrequire oj v0.0.0\n\nreplace oj => "+clone+"\n")
	l.write("problems/.gitkeep", "")

	// A shell script replaces the judge. With -watch (the board) the script ends at once. For the summary,
	// practise starts the script again. This time the script interrupts practise and then sleeps until practise
	// stops it.
	l.judge = filepath.Join(l.dir, "judge.sh")
	l.write("judge.sh", fmt.Sprintf("#!/bin/sh\ncase $1 in -watch) exit 1;; esac\nkill -INT %d\nexec sleep 600\n", os.Getpid()))
	if err := os.Chmod(l.judge, 0o755); err != nil {
		t.Fatal(err)
	}
	l.do(exitTrouble, "interrupted", "-set 2 -minutes 30")
}

// TestUHunt: the first AC of each problem is imported once, with its time; malformed rows are skipped.
func TestUHunt(t *testing.T) {
	l := newLearner(t)
	l.write("go.mod", "module solutions/cp\n\nrequire oj v0.0.0\n\nreplace oj => "+clone+"\n")
	l.write("problems/.gitkeep", "")
	old, later := l.now.AddDate(0, -1, 0).Unix(), l.now.AddDate(0, 0, -1).Unix()
	answers := map[string]string{
		"/api/uname2uid/ann":  "77",
		"/api/uname2uid/none": "0",
		"/api/subs-user/77": fmt.Sprintf(`{"name":"A","subs":"[[3,196,90,10,%d,5,1],[1,196,70,10,%d,5,-1],[2,196,\"90\",10,%d,5,1],[4,36,90,0,%d,5,1],[5,2671,70,0,%d,5,1],[6],7]"}`,
			later, old-9, old, old, old),
		"/api/p": `[[36,100,"The 3n + 1 problem",9],[196,260,"Il Gioco dell'X",9],[2671,11624,"Fire!"]]`,
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		text, found := answers[r.URL.Path]
		if !found {
			http.NotFound(w, r)
			return
		}
		io.WriteString(w, text)
	}))
	defer server.Close()

	l.do(exitOK, "You have solved 2 problems at UVa. 2 of them were added to the log; 1 of the added problems belong to the course", "-uhunt ann -site "+server.URL)
	l.do(exitOK, "0 of them were added to the log;", "-uhunt ann -site "+server.URL)
	entries, _, err := l.log.Read()
	if err != nil || len(entries) != 2 {
		t.Fatalf("%d entries, %v", len(entries), err)
	}
	for _, e := range entries {
		if e.Time.Unix() != old || e.Verdict != journal.Accepted {
			t.Errorf("%+v", e)
		}
	}
	l.do(exitTrouble, `has no user named "none"`, "-uhunt none -site "+server.URL)

	// Remove a page of the fake uHunt server, so that another import fails. practise still knows the solved
	// problems, because the log contains them.
	delete(answers, "/api/p")
	l.do(exitTrouble, "404 Not Found; nothing was imported", "-uhunt ann -site "+server.URL)
	l.do(exitOK, "1 of [0-9]+ problems.*next: uva11624.*due since .*: uva260", "")
}

// TestSchedule: reviews are due 2, 7, 21 and 60 days after the previous AC, or earlier after hints or giving up.
func TestSchedule(t *testing.T) {
	start := time.Date(2026, 3, 1, 22, 0, 0, 0, time.Local)
	at := func(d int) time.Time { return start.AddDate(0, 0, d) }
	event := func(d int, event string) journal.Entry {
		e := journal.Entry{Time: at(d), Problem: "p", Event: event}
		switch event {
		case journal.Solved, journal.Imported, "verdict":
			e.Verdict = journal.Accepted
		case journal.Hint:
			e.Hint = 1
		}
		return e
	}
	for _, c := range []struct {
		name string
		log  []journal.Entry
		due  int // days after the start; -1 for never
	}{
		{"nothing", nil, -1},
		{"begun", []journal.Entry{event(0, journal.Started)}, -1},
		{"AC", []journal.Entry{event(0, journal.Solved)}, 2},
		{"AC twice on a day", []journal.Entry{event(0, journal.Solved), event(0, "verdict")}, 2},
		{"AC too early", []journal.Entry{event(0, journal.Solved), event(1, journal.Solved)}, 2},
		{"one review", []journal.Entry{event(0, journal.Solved), event(2, journal.Solved)}, 9},
		{"a late review", []journal.Entry{event(0, journal.Solved), event(5, journal.Solved)}, 12},
		{"two reviews", []journal.Entry{event(0, journal.Solved), event(2, journal.Solved), event(9, journal.Solved)}, 30},
		{"three reviews", []journal.Entry{event(0, journal.Solved), event(2, journal.Solved), event(9, journal.Solved), event(30, journal.Solved)}, 90},
		{"four reviews", []journal.Entry{event(0, journal.Solved), event(2, journal.Solved), event(9, journal.Solved), event(30, journal.Solved), event(90, journal.Solved)}, -1},
		{"hints", []journal.Entry{event(0, journal.Started), event(0, journal.Hint), event(0, journal.Solved)}, 1},
		{"a review with hints", []journal.Entry{event(0, journal.Solved), event(2, journal.Hint), event(2, journal.Solved)}, 6},
		{"gave up", []journal.Entry{event(0, journal.GaveUp)}, 1},
		{"gave up, then AC", []journal.Entry{event(0, journal.GaveUp), event(1, journal.Solved)}, 2},
		{"gave up a review", []journal.Entry{event(0, journal.Solved), event(2, journal.Solved), event(9, journal.GaveUp)}, 10},
		{"imported", []journal.Entry{event(0, journal.Imported)}, 2},
	} {
		h := histories(c.log)["p"]
		if c.due == -1 {
			if !h.due().IsZero() {
				t.Errorf("%s: due %v, want never", c.name, h.due())
			}
			continue
		}
		y, m, d := at(c.due).Date()
		if want := time.Date(y, m, d, 0, 0, 0, 0, time.Local); !h.due().Equal(want) || h.isDue(at(c.due-1)) || !h.isDue(at(c.due)) {
			t.Errorf("%s: due %v, want %v", c.name, h.due(), want)
		}
	}
}

// TestNeeds: needs.txt names only problems of the course, and the course lists each problem after its
// prerequisites. Therefore a learner who always solves the next problem will solve all problems.
func TestNeeds(t *testing.T) {
	c, err := readCourse(clone)
	if err != nil {
		t.Fatal(err)
	}
	place := map[string]int{}
	for i, l := range c.lessons {
		place[l.id] = i + 1
	}
	for line := range strings.Lines(needsText) {
		id, list, found := strings.Cut(strings.TrimSpace(line), ":")
		if strings.HasPrefix(line, "#") || !found {
			continue
		}
		for _, need := range strings.Fields(list) {
			if place[id] == 0 || place[need] == 0 || place[need] >= place[id] {
				t.Errorf("needs.txt: %s needs %s", id, need)
			}
		}
	}

	// The first problem whose row names a helper teaches it, and the first one whose hints link a page about an idea teaches the
	// idea. All problems whose README or hints name the helper or link the page come later, and need this problem, perhaps
	// through others.
	helper := regexp.MustCompile(`\b(?:search|graph|game|seq|text|number|geom|matrix|ordered|tree)\.[A-Z]\w*|\bpattern\.\w+`)
	page := regexp.MustCompile(`idea-[a-z-]+\.md`)
	rows, err := os.ReadFile(filepath.Join(clone, "problems", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	teacher := map[string]*lesson{}
	for line := range strings.Lines(string(rows)) {
		if m := lessonRow.FindStringSubmatch(line); m != nil {
			for _, name := range helper.FindAllString(line, -1) {
				if l := c.byID[m[2]]; l != nil && teacher[name] == nil {
					teacher[name] = l
				}
			}
		}
	}
	var leadsTo func(from, to *lesson) bool
	leadsTo = func(from, to *lesson) bool {
		return from == to || slices.ContainsFunc(to.needs, func(id string) bool { return leadsTo(from, c.byID[id]) })
	}
	checked := 0
	for _, l := range c.lessons {
		for _, name := range []string{"README.md", "hints.md"} {
			text, err := os.ReadFile(filepath.Join(clone, "problems", l.id, name))
			if err != nil {
				t.Fatal(err)
			}
			for _, used := range slices.Concat(helper.FindAllString(string(text), -1), page.FindAllString(string(text), -1)) {
				if teacher[used] == nil && strings.HasPrefix(used, "idea-") {
					teacher[used] = l
				}
				first := teacher[used]
				if first == nil {
					continue // no row names this helper
				}
				if checked++; !leadsTo(first, l) {
					t.Errorf("needs.txt: %s/%s uses %s, which %s teaches, but %[1]s does not need %[4]s", l.id, name, used, first.id)
				}
			}
		}
	}
	if checked < 60 {
		t.Errorf("only %d uses of helpers were checked", checked)
	}

	all := map[string]history{}
	for l := c.next(all); l != nil; l = c.next(all) {
		all[l.id] = history{solved: true}
	}
	if len(all) != len(c.lessons) {
		t.Errorf("next leads to %d of %d problems", len(all), len(c.lessons))
	}
}

// TestPage: the page is well-formed, needs no other files, and escapes all texts.
func TestPage(t *testing.T) {
	l := newLearner(t)
	l.write("go.mod", "module oj\n")
	l.write("problems/.gitkeep", "")
	l.write("problems/README.md", "**1. <Start>.** x\n\n"+
		"| idea | problem | what is new in it | helper |\n|---|---|---|---|\n"+
		"| <b>bold & co | [uva260](uva260/README.md) | x | - |\n"+
		"| fire | [uva11624](uva11624/README.md) | x | - |\n"+
		"| later | [uva10047](uva10047/README.md) | x | - |\n")
	err := l.log.Append(journal.Entry{Time: l.now.AddDate(0, 0, -3), Problem: "uva260", Event: journal.Solved, Verdict: journal.Accepted})
	if err != nil {
		t.Fatal(err)
	}
	l.do(exitOK, "written: p.html", "-html p.html")
	text := l.read("p.html")
	for _, want := range []string{
		"1 of 3 problems", "&lt;b&gt;bold &amp; co", `class="due" title="uva260`, `class="open" title="uva11624`, `class="later" title="uva10047`,
		"21 Nov 2026: 1 AC", `class="some"`, "needs uva260", "prefers-color-scheme: dark",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	if found := regexp.MustCompile(`(?i)https?:|<script|<b>bold| src=`).FindString(text); found != "" {
		t.Errorf("the page contains %q", found)
	}

	d := xml.NewDecoder(strings.NewReader(text))
	d.Strict, d.AutoClose, d.Entity = false, append(xml.HTMLAutoClose, "META"), xml.HTMLEntity
	for err == nil {
		_, err = d.Token()
	}
	if !errors.Is(err, io.EOF) {
		t.Error(err)
	}

	// The page is readable on a telephone and on a large screen: nothing is cut off, and no text is small.
	for _, width := range []int{400, 1300} {
		p := browser.Open(t, filepath.Join(l.dir, "p.html"))
		p.Call("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 1000}, nil)
		const broken = `[...document.querySelectorAll("h1, h2, p, li, li *")].filter(e => {
			const box = e.getBoundingClientRect();
			return box.right > innerWidth + 1 || box.left < 0 || e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 || parseFloat(getComputedStyle(e).fontSize) < 12;
		}).map(e => e.outerHTML).join("\\n") + (document.documentElement.scrollWidth > innerWidth ? " the page is too wide" : "")`
		if got := p.Eval(broken); got != "" {
			t.Errorf("%d pixels: %s", width, got)
		}
		if got := p.Eval(`[...document.querySelectorAll("li")].every(e => e.textContent.includes("uva"))`); got != "true" {
			t.Errorf("%d pixels: a row has no problem", width)
		}
	}
}

// TestReview: a learner answers the three questions about a solved problem. Three right answers are a review; otherwise
// nothing is recorded. A skipped problem is not the next one, and after giving up twice the problems that need it are open.
func TestReview(t *testing.T) {
	l := newLearner(t)
	l.copyProblem("uva11624")
	l.do(exitTrouble, "uva11624 is not solved", "-review uva11624")
	if err := l.log.Append(journal.Entry{Time: l.now, Problem: "uva11624", Event: journal.Solved, Verdict: journal.Accepted}); err != nil {
		t.Fatal(err)
	}
	l.now = l.now.AddDate(0, 0, 2)
	l.answers = "a cell\ny\nbeside\ny\na tie\nn\n"
	l.do(exitFailed, "What is a state.*The state is a cell.*neighbours.*2 of 3: nothing was recorded", "-review uva11624")
	l.do(exitOK, "due since", "")
	l.answers = "a cell\ny\nbeside\ny\na tie\ny\n"
	l.do(exitOK, "reviewed; due again on 3 Dec 2026", "-review uva11624")
	l.do(exitOK, "next: uva260 .*nothing is due", "")

	// A problem that was given up once is not the next one, and neither are those that need it; once it is skipped, they are.
	giveUp := func(id string) {
		t.Helper()
		if err := l.log.Append(journal.Entry{Time: l.now, Problem: id, Event: journal.GaveUp}); err != nil {
			t.Fatal(err)
		}
	}
	giveUp("uva10067")
	giveUp("uva260")
	l.do(exitOK, "next: uva11573 .*given up: uva260, uva10067; problems that build on them come", "")
	l.do(exitOK, "uva260 is skipped", "-skip uva260")
	l.do(exitOK, "next: uva11573 .*given up: uva10067; problems", "")
	l.do(exitOK, "uva11573 is skipped", "-skip uva11573")
	l.do(exitOK, "next: uva10603 ", "") // which needs uva11573
	c, err := readCourse(l.dir)
	if err != nil {
		t.Fatal(err)
	}
	for times := 1; times <= 2; times++ {
		giveUp("uva10047")
		entries, _, err := l.log.Read()
		if isOpen := c.isOpen(c.byID["uva985"], histories(entries)); err != nil || isOpen != (times == 2) {
			t.Errorf("after giving up %d times, uva985 is open: %v; error %v", times, isOpen, err)
		}
	}

	// The template is no program of the learner's: the trap is not tried.
	l.do(exitOK, "Joe", "uva11624")
	for range hintSteps - 1 {
		l.do(exitOK, "of 5 hints", "-hint uva11624")
	}
	l.do(exitOK, "You have not written a program yet", "-hint uva11624")
}

// TestUsage: the error for a wrong command line names the mistake.
func TestUsage(t *testing.T) {
	l := newLearner(t)
	l.do(exitTrouble, "go.mod and problems", "")
	l.write("go.mod", "module other\n")
	l.write("problems/.gitkeep", "")
	l.do(exitTrouble, "does not replace the course's module oj", "")
	l.do(exitOK, "^examples:.*exit status: 0 success", "-h")
	l.do(exitTrouble, "need a problem", "-hint")
	l.do(exitTrouble, "exclude each other", "-hint -done uva260")
	l.do(exitTrouble, "exclude each other", "-done -giveup uva260")
	l.do(exitTrouble, "name no problem", "-html x uva260")
	l.do(exitTrouble, "want one of", "-lang cobol uva260")
	l.do(exitTrouble, "only for creating a program", "-lang cpp")
	l.do(exitTrouble, "name at most one", "a b")
}

// TestExamples: each helper that the fourth hint of a problem names has an Example, which is shown with the hint. If one of the
// pages about ideas explains what such a helper does, the first hint names the page, and the README of the first such problem
// links it.
func TestExamples(t *testing.T) {
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	course, err := readCourse(root)
	if err != nil {
		t.Fatal(err)
	}
	found, sources, linked := 0, map[string][]string{}, map[string]bool{}
	for _, l := range course.lessons {
		text, err := os.ReadFile(filepath.Join(root, "problems", l.id, "hints.md"))
		if err != nil {
			t.Fatal(err)
		}
		kind, hint, _ := strings.Cut(string(text), "\n## 2 ")
		_, hint, _ = strings.Cut(hint, "\n## 4 ")
		hint, _, _ = strings.Cut(hint, "\n## 5 ")
		got := examples(root, hint)
		if got != "" {
			found++
		}

		for _, m := range exampleOf.FindAllStringSubmatch(got, -1) {
			sources[m[1]] = append(sources[m[1]], m[2])
		}
		var pages []string
		for _, m := range helperName.FindAllStringSubmatch(hint, -1) {
			name := m[1] + "." + m[2]
			isShown := strings.Contains(got, name) || strings.Contains(got, m[2]+"{") // a function, or a type that it needs
			if !isShown || !strings.Contains(got, "// Output:") || !strings.Contains(got, "run it: go test oj/problems/lib/") {
				t.Errorf("%s: hint 4 names %s, which has no Example", l.id, name)
			}
			if page := pageOf[name]; page != "" {
				pages = append(pages, page)
			}
		}
		isNamed := func(page string) bool { return strings.Contains(kind, "problems/idea-"+page+".md") }
		if len(pages) > 0 && !slices.ContainsFunc(pages, isNamed) {
			t.Errorf("%s: hint 1 names none of the pages about %q", l.id, pages)
		}

		// The first problem that needs an idea links its page in the README, too.
		for _, page := range slices.DeleteFunc(pages, func(page string) bool { return !isNamed(page) || linked[page] }) {
			linked[page] = true
			readme, _ := os.ReadFile(filepath.Join(root, "problems", l.id, "README.md"))
			if !strings.Contains(string(readme), "(../idea-"+page+".md)") {
				t.Errorf("%s: the README does not link idea-%s.md", l.id, page)
			}
		}
	}
	if found < 60 || len(linked) < 8 {
		t.Errorf("only %d hints have an Example; %d pages about ideas are linked", found, len(linked))
	}

	// The Examples are shown as a user of the packages writes them, so they must compile outside the packages.
	dir := t.TempDir()
	put := func(name, text string) {
		t.Helper()
		file := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o777), os.WriteFile(file, []byte(text), 0o666)); err != nil {
			t.Fatal(err)
		}
	}
	put("go.mod", "module m\n\ngo 1.25\n")
	put("go.work", fmt.Sprintf("go 1.25\n\nuse (\n\t.\n\t%q\n)\n", root))
	for pkg, list := range sources {
		slices.Sort(list)
		body := strings.Join(slices.Compact(list), "\n\n")
		text := "package main\n\n"
		used := map[string]bool{}
		for _, m := range packageName.FindAllStringSubmatch(body, -1) {
			used[m[1]] = true
		}
		for name := range used {
			if _, err := os.Stat(filepath.Join(root, "problems", "lib", name)); err == nil {
				name = "oj/problems/lib/" + name
			} else if name == "big" {
				name = "math/big"
			}
			text += fmt.Sprintf("import %q\n", name)
		}
		put(filepath.Join(pkg, "main.go"), text+body+"\n\nfunc main() {}\n")
	}
	cmd := exec.Command("go", "vet", "-composites=false", "./...")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

var (
	exampleOf   = regexp.MustCompile(`(?s)An example of (\w+)\.\w+; run it: [^\n]*\n\n(.*?\n})\n\n`)
	packageName = regexp.MustCompile(`\b(fmt|strings|os|bufio|sort|math|big|search|graph|tree|seq|ordered|text|number|matrix|geom|scan|perm|game)\.[A-Z]`)
)

// pageOf contains, for helpers, the page about the idea (problems/idea-*.md).
var pageOf = map[string]string{
	"search.Reach": "breadth-first", "search.DenseDistances": "breadth-first", "search.Shortest": "breadth-first",
	"search.DensePaths": "breadth-first", "search.TwoWay": "breadth-first",
	"search.DenseDijkstra": "dijkstra", "search.Dijkstra": "dijkstra", "graph.BellmanFord": "dijkstra",
	"graph.Sets": "union-find", "graph.SpanningTree": "union-find",
	"graph.Bridges": "low-points", "graph.Blocks": "low-points",
	"graph.SCC": "components", "graph.TwoSat": "components",
	"graph.Matching": "flows", "graph.MaxFlow": "flows", "graph.MinCostFlow": "flows", "graph.Assign": "flows",
	"search.DenseWinning": "games", "pattern.grundy": "games", "pattern.salesman": "sets",
}
