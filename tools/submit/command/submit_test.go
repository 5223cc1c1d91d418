package command

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"oj/judge/console"
	"oj/tools/shared/child"
	"oj/tools/shared/journal"
	"oj/tools/shared/testing/program"
)

// TestMain makes the test program act as the judge or the bundler if submit starts it.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == "fake-judge" {
		fakeJudge(os.Getenv("FAKE_JUDGE"))
	}
	if len(os.Args) > 1 && os.Args[1] == "fake-bundle" {
		fakeBundle(os.Args[3])
	}
	program.ResetSignals()
	os.Exit(m.Run())
}

// fakeJudge writes a report like the judge's. In this report the verdict of main.go is AC, and all other
// programs have the given verdict.
func fakeJudge(verdict string) {
	if verdict == "trouble" {
		fmt.Fprintln(os.Stderr, "judge: no testcase\nRun it with -h for help.")
		os.Exit(2)
	}
	skipped := ""
	if verdict == "skipped" {
		verdict, skipped = "", "no C++ compiler"
	}

	beyond := ""
	if verdict == "beyond" {
		verdict, beyond = "AC", "wrong beyond what UVa is known to test: WA in beyond/1"
	}

	type entry struct{ Name, Verdict, Skipped, Beyond string }
	var entries []entry
	if args := os.Args[4:]; args[0] == "-src" {
		entries = []entry{{args[1], verdict, skipped, beyond}}
		if text, err := os.ReadFile(args[1]); err == nil && os.Getenv("FAKE_JUDGE_COPY") != "" {
			os.WriteFile(os.Getenv("FAKE_JUDGE_COPY"), text, 0o666)
		}
	} else {
		for _, name := range []string{"main.go", "main.cpp", "main.py"} {
			if _, err := os.Stat(filepath.Join("problems", args[0], name)); err != nil {
				continue
			}
			e := entry{name, verdict, skipped, beyond}
			if name == "main.go" {
				e = entry{name, "AC", "", ""}
			}
			entries = append(entries, e)
		}
	}
	report, err := json.Marshal(map[string]any{"problems": []any{map[string]any{"entries": entries}}})
	if err == nil {
		err = os.WriteFile(os.Args[3], report, 0o666)
	}
	if err != nil {
		panic(err)
	}
	if verdict != "AC" && skipped == "" || beyond != "" {
		os.Exit(1)
	}
	os.Exit(0)
}

// fakeBundle creates main.go from solution.go.
func fakeBundle(id string) {
	text, err := os.ReadFile(filepath.Join("problems", id, "solution", "solution.go"))
	if err == nil && bytes.Contains(text, []byte("mistake")) {
		fmt.Println("solution.go:1: a mistake")
		os.Exit(1)
	}
	if err == nil {
		err = os.WriteFile(filepath.Join("problems", id, "main.go"), append([]byte("bundle of "), text...), 0o666)
	}
	if err != nil {
		panic(err)
	}
	os.Exit(0)
}

// buffer is a bytes.Buffer that several goroutines use.
type buffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (b *buffer) Write(p []byte) (int, error) { b.mu.Lock(); defer b.mu.Unlock(); return b.b.Write(p) }
func (b *buffer) String() string              { b.mu.Lock(); defer b.mu.Unlock(); return b.b.String() }

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

// A call is a command in a new repository, isolated from the user's files and environment.
type call struct {
	*command
	out buffer // standard output and standard error
}

func newCall(t *testing.T) *call {
	t.Helper()
	dir := t.TempDir()
	t.Chdir(dir)
	for name, text := range map[string]string{
		"go.mod":                               "module m\n",
		"problems/uva10004/main.cpp":           "int main() {} // é",
		"problems/uva10004/main.go":            "package main",
		"testcases/uva10004/problem.yaml":      "name: Bicoloring\nsource: UVa Online Judge 10004\nsource_url: https://onlinejudge.org/external/100/10004.pdf\nkeywords: graph search\n",
		"problems/hello/main.go":               "package main // hello",
		"testcases/hello/problem.yaml":         "name: Hello\nsource_url: https://open.kattis.com/problems/hello\nkeywords: easy\n",
		"problems/skynet/solution/solution.go": "first",
		"problems/skynet/main.go":              "",
		"testcases/skynet/problem.yaml":        "name: Skynet\nsource: CodinGame\n",
	} {
		put(t, name, text)
	}
	for _, id := range []string{"uva10004", "hello", "skynet"} {
		put(t, "testcases/"+id+"/data/sample/1.in", "")
		put(t, "testcases/"+id+"/data/sample/1.ans", "")
	}
	home := t.TempDir()
	for _, name := range []string{"UVA_USER", "UVA_PASSWORD", "DISPLAY", "WAYLAND_DISPLAY"} {
		t.Setenv(name, "")
	}
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, "config"))
	t.Setenv("XDG_DATA_HOME", filepath.Join(home, "data"))
	t.Setenv("AppData", filepath.Join(home, "config"))
	t.Setenv("FAKE_JUDGE", "AC")
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { null.Close() })
	c := &call{}
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c.command = newCommand(null, &c.out, &c.out)
	c.log = &journal.Journal{File: filepath.Join(home, "data", "oj", "log.jsonl")}
	c.judge = started(exe, "fake-judge")
	c.bundle = func(ctx context.Context, line []string, stdout, stderr io.Writer) int {
		return started(exe, "fake-bundle")(ctx, console.New(".", line, null, stdout, stderr))
	}
	c.every, c.verdictEvery, c.port = time.Millisecond, time.Millisecond, "0"
	programs := t.TempDir()
	t.Setenv("PATH", programs)
	for _, name := range []string{"xclip", "xdg-open", "open"} {
		// Each stand-in for a program writes its standard input to a file, and then its arguments to another
		// file. The function opened waits for the second file, so the first one is complete by then.
		script := fmt.Sprintf("#!/bin/sh\n/bin/cat >'%s/%s.in'\necho \"$@\" >'%s/%s.args'\n", home, name, home, name)
		if err := os.WriteFile(filepath.Join(programs, name), []byte(script), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

func put(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// readHome reads a file below HOME.
func readHome(name string) string {
	text, _ := os.ReadFile(filepath.Join(os.Getenv("HOME"), name))
	return string(text)
}

// opened waits until the stand-in for the browser has written its files, and returns its arguments. A test in which the
// browser is started must call it, because HOME is removed at the end of the test.
func opened() string {
	for !strings.HasSuffix(readHome("xdg-open.args"), "\n") {
		time.Sleep(time.Millisecond)
	}
	return readHome("xdg-open.args")
}

// A uva is a stand-in for onlinejudge.org and uHunt.
type uva struct {
	t        *testing.T
	password string // the user's password

	// The function `first` answers a request for the first page. The function `answer` answers a submission; its
	// second argument counts the submissions from 1. If one of the two functions is nil or returns false, the
	// stand-in gives the normal answer.
	first  func(http.ResponseWriter) bool
	answer func(http.ResponseWriter, int) bool

	queue       []int                 // the verdicts that uHunt returns, one for each request; -1: uHunt does not list the submission yet
	silent      bool                  // whether uHunt returns errors
	asText      bool                  // whether uHunt's list is a string that contains JSON
	unavailable bool                  // whether UVa does not judge the problem at present
	number      int                   // the number of the problem; 10004 unless it is set
	language    string                // UVa's number of the language that is expected; "5" unless it is set
	grade       func(code string) int // if not nil, it returns the verdict on a submitted program; otherwise queue is used

	mu       sync.Mutex
	secret   string // the hidden field of the latest form
	logins   int
	sessions map[string]bool
	sent     []string // the codes that were received
	stored   int      // number of submissions that uHunt knows
}

const form = `<html><body><form action="x" method="post" id="mod_loginform"><input type="text" name="username" /><input name='passwd' type='password'/>
<input type="hidden" name="op2" value="login" /><INPUT TYPE=hidden NAME=return VALUE="B:a&amp;b"><input type="hidden" name="%s" value="1" />
<input type="checkbox" name="remember" value="yes"/></form><form id="other"><input type="hidden" name="wrong" value="1"></form></body></html>`

func (u *uva) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	u.mu.Lock()
	defer u.mu.Unlock()
	query := r.URL.Query()
	cookie, _ := r.Cookie("session")
	in := cookie != nil && u.sessions[cookie.Value]
	switch {
	case strings.HasPrefix(r.URL.Path, "/api/"):
		u.api(w, r.URL.Path)
	case r.Method == http.MethodGet && r.URL.Path == "/":
		if u.first != nil && u.first(w) {
			return
		}
		u.page(w, in)
	case query.Get("task") == "login" && query.Get("option") == "com_comprofiler" && r.Method == http.MethodPost:
		u.login(w, r)
	case query.Get("page") == "save_submission" && query.Get("option") == "com_onlinejudge" && query.Get("Itemid") == "25" && r.Method == http.MethodPost:
		u.receive(w, r, in)
	default:
		u.t.Errorf("unexpected request: %s %s", r.Method, r.URL)
	}
}

func (u *uva) page(w http.ResponseWriter, in bool) {
	if in {
		fmt.Fprint(w, `<a href="x">Logout</a>`)
		return
	}
	u.secret = fmt.Sprintf("%032x", len(u.secret)+1)
	fmt.Fprintf(w, form, u.secret)
}

func (u *uva) login(w http.ResponseWriter, r *http.Request) {
	u.logins++
	for name, want := range map[string]string{"op2": "login", "return": "B:a&b", u.secret: "1", "remember": "yes", "Submit": "Login", "wrong": ""} {
		if got := r.PostFormValue(name); got != want {
			u.t.Errorf("the login has %s=%q, want %q", name, got, want)
		}
	}
	if !strings.HasSuffix(r.Header.Get("Referer"), r.Host+"/") {
		u.t.Errorf("Referer %q", r.Header.Get("Referer"))
	}
	if r.PostFormValue("username") != "ann" || r.PostFormValue("passwd") != u.password {
		u.page(w, false)
		return
	}
	id := fmt.Sprint("s", u.logins)
	u.sessions = map[string]bool{id: true}
	http.SetCookie(w, &http.Cookie{Name: "session", Value: id, Path: "/"})
	http.Redirect(w, r, "/", http.StatusFound)
}

// lastID is the number of the user's latest submission before the test.
const lastID = 7000

func (u *uva) receive(w http.ResponseWriter, r *http.Request, in bool) {
	if !in {
		u.page(w, false)
		return
	}
	if err := r.ParseForm(); err != nil {
		u.t.Error(err)
	}
	for name, want := range map[string]string{"problemid": "", "category": "", "codeupl": "", "localid": fmt.Sprint(u.number), "language": cmp.Or(u.language, "5")} {
		if got, ok := r.PostForm[name]; !ok || got[0] != want {
			u.t.Errorf("the submission has %s=%q, want %q", name, got, want)
		}
	}
	u.sent = append(u.sent, r.PostFormValue("code"))
	if u.answer != nil && u.answer(w, len(u.sent)) {
		return
	}
	u.stored = 1
	if u.grade != nil {
		u.queue = []int{0, u.grade(u.sent[len(u.sent)-1])}
	}
	http.Redirect(w, r, "/index.php?option=com_onlinejudge&Itemid=25&mosmsg=Submission+received+with+ID+"+fmt.Sprint(lastID+1), http.StatusMovedPermanently)
}

func (u *uva) api(w http.ResponseWriter, path string) {
	switch {
	case u.silent:
		w.WriteHeader(http.StatusBadGateway)
	case strings.HasPrefix(path, "/api/uname2uid/"):
		fmt.Fprint(w, map[string]int{"/api/uname2uid/ann": 5}[path])
	case path == fmt.Sprint("/api/p/num/", u.number):
		fmt.Fprintf(w, `{"pid":945,"num":1,"title":"Bicoloring","rtl":3000,"status":%d}`, map[bool]int{false: 1}[u.unavailable])
	case strings.HasPrefix(path, "/api/subs-user/5/"):
		var after int
		fmt.Sscanf(path, "/api/subs-user/5/%d", &after)
		rows := [][]int{{lastID, 945, 70, 10, 1, 5, -1}, {lastID + 2, 36, 90, 10, 3, 5, 9}} // an earlier submission to this problem, and a submission to another problem
		if u.stored > 0 && after > 0 && len(u.queue) > 0 {
			if u.queue[0] >= 0 {
				rows = append(rows, []int{lastID + 1, 945, u.queue[0], 20, 2, 5, 123})
			}
			u.queue = u.queue[min(1, len(u.queue)-1):]
		}
		rows = slices.DeleteFunc(rows, func(row []int) bool { return row[0] <= after || after == 0 && row[0] > lastID })
		text, _ := json.Marshal(rows)
		if u.asText {
			text, _ = json.Marshal(string(text))
		}
		fmt.Fprintf(w, `{"name":"Ann","uname":"ann","subs":%s}`, text)
	default:
		u.t.Errorf("unexpected question: %s", path)
	}
}

// submitTo runs the command against the stand-in.
func submitTo(t *testing.T, u *uva, c *call, args ...string) int {
	t.Helper()
	u.t, u.password, u.number = t, "p&ss wörd", cmp.Or(u.number, 10004)
	server := httptest.NewServer(u)
	defer server.Close()
	return c.run(context.Background(), append([]string{"-site", server.URL, "-uhunt", server.URL + "/", fmt.Sprint("uva", u.number)}, args...))
}

// TestVerdicts: submit waits while the submission is in UVa's queue, and then prints the verdict. The exit status
// is 0 only for the verdict Accepted.
func TestVerdicts(t *testing.T) {
	for code, want := range map[int]string{
		10: "Submission error", 15: "Can't be judged", 30: "Compile error", 35: "Restricted function", 40: "Runtime error", 45: "Output limit exceeded",
		50: "Time limit exceeded", 60: "Memory limit exceeded", 70: "Wrong answer", 80: "Presentation error", 90: "Accepted  0.020 s  rank 123", 99: "verdict 99",
	} {
		c := newCall(t)
		t.Setenv("UVA_PASSWORD", "p&ss wörd")
		u := &uva{queue: []int{-1, -1, 0, 20, 0, code}, asText: code == 90}
		status := submitTo(t, u, c, "-user", "ann")
		if ok := code == 90; ok != (status == exitOK) || status > exitFailed || !strings.Contains(c.out.String(), "\n"+want) {
			t.Errorf("%d: status %d\n%s", code, status, c.out.String())
		}
		if len(u.sent) != 1 || u.sent[0] != "int main() {} // é" {
			t.Errorf("received %q", u.sent)
		}
		entries, damaged, err := c.log.Read()
		if err != nil || damaged > 0 || len(entries) != 2 || entries[0].Event != "sent" || entries[0].Submission != lastID+1 || entries[1].Verdict != verdict(code).String() {
			t.Errorf("log %+v (%v)", entries, err)
		}
		if text := c.out.String() + readHome("data/oj/log.jsonl"); strings.Contains(text, "wörd") {
			t.Errorf("the password is shown:\n%s", text)
		}
	}
}

// TestNotSent: if something prevents the submission, such as a refused login, submit sends nothing, and the
// message contains the reason.
func TestNotSent(t *testing.T) {
	for name, s := range map[string]struct {
		uva            *uva
		password, user string
		judge          string
		want           string
	}{
		"refused login": {password: "wrong", want: `refused the name "ann" or its password; nothing was sent`},
		"unknown user":  {user: "bob", want: `uHunt has no user named "bob"; nothing was sent`},
		"form gone":     {uva: &uva{first: func(w http.ResponseWriter) bool { fmt.Fprint(w, "<form id='login'>"); return true }}, want: "no login form any more: tools/submit must be updated; nothing was sent"},
		"form changed": {uva: &uva{first: func(w http.ResponseWriter) bool {
			fmt.Fprint(w, `<form id="mod_loginform"><input type="hidden" name="a" value="b"><input name="email"></form>`)
			return true
		}}, want: "login form has changed: tools/submit must be updated; nothing was sent"},
		"no secret": {uva: &uva{first: func(w http.ResponseWriter) bool {
			fmt.Fprint(w, `<form id="mod_loginform"><input name="username"><input name="passwd"></form>`)
			return true
		}}, want: "login form has changed"},
		"site broken":  {uva: &uva{first: func(w http.ResponseWriter) bool { w.WriteHeader(500); return true }}, want: "500 Internal Server Error; nothing was sent"},
		"uHunt silent": {uva: &uva{silent: true}, want: "uHunt does not answer: 502 Bad Gateway; nothing was sent"},
		"unavailable":  {uva: &uva{unavailable: true}, want: "does not judge it at present; nothing was sent"},
		"WA":           {judge: "WA", want: "does not accept the program; nothing was sent"},
		"skipped":      {judge: "skipped", want: "main.cpp was not judged: no C++ compiler; nothing was sent"},
		"trouble":      {judge: "trouble", want: "the judge on this machine failed: no testcase; nothing was sent"},
	} {
		c := newCall(t)
		u := s.uva
		if u == nil {
			u = &uva{}
		}
		t.Setenv("UVA_PASSWORD", "p&ss wörd")
		if s.password != "" {
			t.Setenv("UVA_PASSWORD", s.password)
		}
		if s.judge != "" {
			t.Setenv("FAKE_JUDGE", s.judge)
		}
		user := "ann"
		if s.user != "" {
			user = s.user
		}
		status := submitTo(t, u, c, "-user", user)
		if status != exitFailed || !strings.Contains(c.out.String(), s.want) || len(u.sent) > 0 {
			t.Errorf("%s: status %d, received %q\n%s", name, status, u.sent, c.out.String())
		}
		if entries, _, _ := c.log.Read(); len(entries) > 0 {
			t.Errorf("%s: log %+v", name, entries)
		}
	}
}

// TestAnyway: -anyway sends a program that the local judge rejects, and also works if uHunt does not answer.
func TestAnyway(t *testing.T) {
	c := newCall(t)
	t.Setenv("UVA_PASSWORD", "p&ss wörd")
	t.Setenv("UVA_USER", "ann")
	t.Setenv("FAKE_JUDGE", "WA")
	u := &uva{silent: true}
	if status := submitTo(t, u, c, "-anyway"); status != exitFailed || len(u.sent) != 1 || !strings.Contains(c.out.String(), "UVa shows it on the page of your submissions") {
		t.Errorf("status %d, received %q\n%s", status, u.sent, c.out.String())
	}
}

// TestBeyond: a program that is wrong only on testcases that UVa is not known to have is sent, with a warning.
// The judge exits with status 1, because it is the problem's own solution.
func TestBeyond(t *testing.T) {
	c := newCall(t)
	t.Setenv("UVA_PASSWORD", "p&ss wörd")
	t.Setenv("FAKE_JUDGE", "beyond")
	u := &uva{queue: []int{90}}
	status := submitTo(t, u, c, "-user", "ann")
	const want = "submit: warning: problems/uva10004/main.cpp is wrong beyond what UVa is known to test: WA in beyond/1\n"
	if status != exitOK || len(u.sent) != 1 || !strings.Contains(c.out.String(), want) {
		t.Errorf("status %d, received %q\n%s", status, u.sent, c.out.String())
	}
}

// TestInterrupted: if an interrupt arrives while the judge runs, submit sends and copies nothing, even with -anyway.
func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, id := range []string{"uva10004", "hello"} {
		c := newCall(t)
		if status := c.run(ctx, []string{"-anyway", id}); status != exitFailed || !strings.HasSuffix(c.out.String(), "submit: interrupted; nothing was sent\n") {
			t.Errorf("%s: status %d\n%s", id, status, c.out.String())
		}
	}
}

// TestSentOnce: the code is sent only once, even after an error. There is one exception: if the answer is the
// login form, the code is sent a second time.
func TestSentOnce(t *testing.T) {
	hangUp := func(w http.ResponseWriter, _ int) bool {
		conn, _, err := w.(http.Hijacker).Hijack()
		if err == nil {
			conn.Close()
		}
		return true
	}
	redirect := func(message string) func(http.ResponseWriter, int) bool {
		return func(w http.ResponseWriter, _ int) bool {
			w.Header().Set("Location", "/index.php?mosmsg="+message)
			w.WriteHeader(http.StatusFound)
			return true
		}
	}
	text := func(body string) func(http.ResponseWriter, int) bool {
		return func(w http.ResponseWriter, _ int) bool { fmt.Fprint(w, body); return true }
	}
	for name, s := range map[string]struct {
		answer func(http.ResponseWriter, int) bool
		sent   int
		lost   bool // uHunt never lists the submission
		want   string
	}{
		"connection lost, received": {hangUp, 1, false, "it is unknown whether UVa received the code, so it is not sent again"},
		"connection lost for good":  {hangUp, 1, true, "the last status was not seen yet"},
		"500":                       {func(w http.ResponseWriter, _ int) bool { w.WriteHeader(500); return true }, 1, false, "500 Internal Server Error: it is unknown whether"},
		"another page":              {text("hello"), 1, true, "it is unknown whether"},
		"a form besides a message":  {redirect("No+such+problem"), 1, true, `answered "No such problem": it is unknown whether`},
		"received without a number": {redirect("Submission+received"), 1, false, "received it\n"},
		"logged out once":           {func(w http.ResponseWriter, n int) bool { return n == 1 && text(fmt.Sprintf(form, "x"))(w, n) }, 2, false, fmt.Sprint("received the program as submission ", lastID+1)},
		"logged out for ever":       {text(fmt.Sprintf(form, "x")), 2, true, "asks for another login instead of accepting the code"},
		"redirect elsewhere by 307": {func(w http.ResponseWriter, _ int) bool {
			w.Header().Set("Location", "/index.php?option=com_onlinejudge&Itemid=25&page=save_submission")
			w.WriteHeader(307)
			return true
		}, 1, true, "it is unknown whether"},
	} {
		c := newCall(t)
		t.Setenv("UVA_PASSWORD", "p&ss wörd")
		u := &uva{answer: s.answer, queue: []int{-1, 0, 90}}
		if !s.lost {
			u.stored = 1
		} else {
			c.doubt = 50 * time.Millisecond
		}
		status := submitTo(t, u, c, "-user", "ann")
		if s.lost != (status == exitFailed) || len(u.sent) != s.sent || !strings.Contains(c.out.String(), s.want) {
			t.Errorf("%s: status %d, received %d times\n%s", name, status, len(u.sent), c.out.String())
		}
	}
}

// TestRefused: if UVa refuses the code, submit reports this at once, in UVa's own words, without asking uHunt.
func TestRefused(t *testing.T) {
	redirect := func(to string) func(http.ResponseWriter, int) bool {
		return func(w http.ResponseWriter, _ int) bool {
			w.Header().Set("Location", to)
			w.WriteHeader(http.StatusFound)
			return true
		}
	}
	page := func(status int, body string) func(http.ResponseWriter, int) bool {
		return func(w http.ResponseWriter, _ int) bool {
			w.WriteHeader(status)
			fmt.Fprint(w, body)
			return true
		}
	}
	for name, s := range map[string]struct {
		answer func(http.ResponseWriter, int) bool
		want   string
	}{
		"no language":   {redirect("/index.php?option=x&mosmsg=You+have+to+select+a+programming+language"), `"You have to select a programming language": the code was refused`},
		"no login":      {redirect("/index.php?mosmsg=You+need+to+login"), `"You need to login": the code was refused`},
		"first page":    {redirect("/"), "answered with a redirect to its first page: the code was refused"},
		"first by http": {redirect("http://onlinejudge.org/index.php"), "answered with a redirect to its first page: the code was refused"},
		"not allowed":   {page(200, "<p>You are not authorised to view this resource.</p>"), `"You are not authorised to view this resource.": the code was refused`},
		"captcha":       {page(200, "<title>One moment</title><form><div class='g-recaptcha'></div>Please solve this</form>"), "One moment Please solve this"},
		"maintenance":   {page(200, "<h1>Sorry</h1>The site is under maintenance until noon."), `"under maintenance until noon.": the code was refused`},
		"403":           {page(403, "<b>Forbidden</b> by a rule"), "403 Forbidden: Forbidden by a rule: the code was refused"},
		"503":           {page(503, "Back soon"), "503 Service Unavailable: Back soon: the code was refused"},
	} {
		c := newCall(t)
		t.Setenv("UVA_PASSWORD", "p&ss wörd")
		u := &uva{answer: s.answer, queue: []int{90}}
		status := submitTo(t, u, c, "-user", "ann")
		if status != exitFailed || len(u.sent) != 1 || !strings.Contains(c.out.String(), s.want) || strings.Contains(c.out.String(), "unknown") {
			t.Errorf("%s: status %d, received %d times\n%s", name, status, len(u.sent), c.out.String())
		}
		if entries, _, _ := c.log.Read(); len(entries) > 0 {
			t.Errorf("%s: log %+v", name, entries)
		}
	}
}

// TestNumberInThePage: UVa may state the number of the submission in the text of the page instead of in a
// redirect.
func TestNumberInThePage(t *testing.T) {
	c := newCall(t)
	t.Setenv("UVA_PASSWORD", "p&ss wörd")
	answer := func(w http.ResponseWriter, _ int) bool {
		fmt.Fprintf(w, "<div class='message'>Submission received\n with ID <b>%d</b></div>", lastID+1)
		return true
	}
	u := &uva{answer: answer, stored: 1, queue: []int{90}}
	if status := submitTo(t, u, c, "-user", "ann"); status != exitOK || !strings.Contains(c.out.String(), fmt.Sprint("received the program as submission ", lastID+1)) {
		t.Errorf("status %d\n%s", status, c.out.String())
	}
}

// TestLoginRedirects: after a login UVa redirects to its http address, or to www. submit does not follow these
// redirects. It requests the first page of the original address to see whether the login succeeded.
func TestLoginRedirects(t *testing.T) {
	for _, to := range []string{"http://onlinejudge.invalid/", "https://www.onlinejudge.invalid/", "/index.php?x=1"} {
		isIn := false
		site := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			switch {
			case r.Method == http.MethodPost:
				isIn = true
				http.Redirect(w, r, to, http.StatusMovedPermanently)
			case r.URL.Path == "/" && isIn:
				fmt.Fprint(w, "<a>Logout</a>")
			case r.URL.Path == "/":
				fmt.Fprintf(w, form, "x")
			default:
				t.Errorf("%s was followed", r.URL)
			}
		}))
		if err := newUVASession(site.URL).login(context.Background(), "ann", "secret"); err != nil {
			t.Errorf("%s: %v", to, err)
		}
		site.Close()
	}
}

// TestOddRows: malformed rows in uHunt's list are skipped.
func TestOddRows(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, `{"subs":[[1,2,90,10,5,"C++11",7],["x",2,90,1,1,1,1],[3,2,null,1,1,1,1],7,[4],["5",2,"77","soon",5,5,null]]}`)
	}))
	defer server.Close()
	got, err := (&uhunt{base: server.URL}).after(context.Background(), 0)
	want := []result{{id: 1, pid: 2, verdict: 90, seconds: 0.01, rank: 7}, {id: 5, pid: 2, verdict: 77}}
	if err != nil || !slices.Equal(got, want) || got[1].verdict.String() != "verdict 77" {
		t.Errorf("got %+v, %v", got, err)
	}
}

// TestBrowserIsNotAwaited: submit does not wait for a browser that runs until its window is closed.
func TestBrowserIsNotAwaited(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the programs of this test are Linux'")
	}
	c := newCall(t)
	pid := filepath.Join(os.Getenv("HOME"), "pid")
	script := fmt.Sprintf("#!/bin/sh\necho $$ >'%s'\nexec /bin/sleep 600\n", pid)
	if err := os.WriteFile(filepath.Join(os.Getenv("PATH"), "xdg-open"), []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	if status := c.run(context.Background(), []string{"hello"}); status != exitHandedOver {
		t.Errorf("status %d\n%s", status, c.out.String())
	}
	for readHome("pid") == "" {
		time.Sleep(time.Millisecond)
	}
	var number int
	fmt.Sscan(readHome("pid"), &number)
	if browser, err := os.FindProcess(number); err == nil {
		browser.Kill()
	}
}

// TestTmux: if no other clipboard program works, tmux gets the code.
func TestTmux(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the programs of this test are Linux'")
	}
	c := newCall(t)
	t.Setenv("TMUX", "/tmp/tmux-0/default,1,0")
	script := fmt.Sprintf("#!/bin/sh\necho \"$@\" >'%[1]s/tmux.args'\n/bin/cat >'%[1]s/tmux.in'\n", os.Getenv("HOME"))
	if err := os.WriteFile(filepath.Join(os.Getenv("PATH"), "tmux"), []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	c.run(context.Background(), []string{"hello"})
	opened()
	if readHome("tmux.args") != "load-buffer -w -\n" || readHome("tmux.in") != "package main // hello" {
		t.Errorf("tmux got %q, %q\n%s", readHome("tmux.args"), readHome("tmux.in"), c.out.String())
	}
}

// TestSecretsStayHere: if the login page redirects to another host, the password is not sent to that host.
func TestSecretsStayHere(t *testing.T) {
	asked := false
	other := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked = true }))
	defer other.Close()
	site := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost {
			http.Redirect(w, r, other.URL, http.StatusTemporaryRedirect)
			return
		}
		fmt.Fprintf(w, form, "x")
	}))
	defer site.Close()
	err := newUVASession(site.URL).login(context.Background(), "ann", "secret")
	if err == nil || asked || strings.Contains(err.Error(), "secret") {
		t.Errorf("error %v, asked elsewhere: %v", err, asked)
	}
	for address, good := range map[string]bool{"https://example.com": true, "http://localhost:1": true, "http://127.0.0.1": true,
		"http://example.com": false, "http://localhost.example.com": false, "ftp://localhost": false, "example.com": false, "": false} {
		if err := checkAddress(address); (err == nil) != good {
			t.Errorf("%s: %v", address, err)
		}
	}
}

// TestPasswordFile: the password is read only from a file that no other user can read.
func TestPasswordFile(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("modes of files mean nothing there")
	}
	for mode, want := range map[os.FileMode]string{0o600: "Accepted", 0o400: "Accepted", 0o640: "can be read by other users", 0o604: "can be read by other users"} {
		c := newCall(t)
		put(t, passwordFile(), "p&ss wörd\r\nmore\n")
		if err := os.Chmod(passwordFile(), mode); err != nil {
			t.Fatal(err)
		}
		u := &uva{queue: []int{90}}
		submitTo(t, u, c, "-user", "ann")
		if sent := len(u.sent) > 0; sent != (want == "Accepted") || !strings.Contains(c.out.String(), want) {
			t.Errorf("%o: sent: %v\n%s", mode, sent, c.out.String())
		}
	}
}

// TestWithoutPassword: submit copies the file, opens the page, and waits for the verdict of the user's next
// submission.
func TestWithoutPassword(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the programs of this test are Linux'")
	}
	c := newCall(t)
	t.Setenv("DISPLAY", ":0")
	u := &uva{queue: []int{-1, -1, 0, 90}, stored: 1}
	if status := submitTo(t, u, c, "-user", "ann"); status != exitOK || len(u.sent) > 0 || u.logins > 0 {
		t.Errorf("status %d\n%s", status, c.out.String())
	}
	if got := readHome("xclip.in"); got != "int main() {} // é" {
		t.Errorf("copied %q", got)
	}
	if got := opened(); got != "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=25\n" {
		t.Errorf("opened %q", got)
	}
}

// TestOtherJudges: the program is copied and the page opened. The exit status tells that submit cannot show the
// verdict.
func TestOtherJudges(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the programs of this test are Linux'")
	}
	c := newCall(t)
	if status := c.run(context.Background(), []string{"hello"}); status != exitHandedOver || !strings.Contains(c.out.String(), "the clipboard cannot be used here: copy problems/hello/main.go yourself") {
		t.Errorf("status %d\n%s", status, c.out.String())
	}
	opened()

	// Remove the file that the first browser has written, because opened waits until this file exists.
	if err := os.Remove(filepath.Join(os.Getenv("HOME"), "xdg-open.args")); err != nil {
		t.Fatal(err)
	}
	t.Setenv("DISPLAY", ":0")
	if status := c.run(context.Background(), []string{"hello"}); status != exitHandedOver || readHome("xclip.in") != "package main // hello" {
		t.Errorf("status %d\n%s", status, c.out.String())
	}
	for _, want := range []string{"its language there: Go\n", "to send it from here, download "} {
		if !strings.Contains(c.out.String(), want) {
			t.Errorf("no %q in\n%s", want, c.out.String())
		}
	}
	if got := opened(); got != "https://open.kattis.com/problems/hello/submit\n" {
		t.Errorf("opened %q", got)
	}
	if err := openPage("file:///etc/passwd"); err == nil {
		t.Error("a file is opened")
	}
}

// TestDryRun: -dry-run shows what would be sent, and sends nothing.
func TestDryRun(t *testing.T) {
	c := newCall(t)
	u := &uva{}
	if status := submitTo(t, u, c, "-dry-run", "-user", "ann"); status != exitOK || u.logins > 0 || !strings.Contains(c.out.String(), "would submit problems/uva10004/main.cpp, 19 bytes, to http://127.0.0.1") {
		t.Errorf("status %d\n%s", status, c.out.String())
	}
	put(t, "mine/uva10004/main.cpp", "int main() {} // mine")
	if status := submitTo(t, u, c, "-dry-run", "-user", "ann"); status != exitOK || !strings.Contains(c.out.String(), "would submit mine/uva10004/main.cpp, 21 bytes") {
		t.Errorf("the learner's own program: status %d\n%s", status, c.out.String())
	}
	if status := c.run(context.Background(), []string{"hello", "-dry-run"}); status != exitOK || !strings.Contains(c.out.String(), "to https://open.kattis.com/problems/hello/submit") {
		t.Errorf("status %d\n%s", status, c.out.String())
	}
	if entries, _, _ := c.log.Read(); len(entries) > 0 {
		t.Errorf("log %+v", entries)
	}
}

// TestListOfOddNames: names from the web are aligned by their width, and their control characters are replaced.
func TestListOfOddNames(t *testing.T) {
	c := newCall(t)
	for id, name := range map[string]string{"hello": "日本", "skynet": "a\\x1b[2Jb"} {
		put(t, "testcases/"+id+"/problem.yaml", `name: "`+name+`"`)
		c.log.Add(journal.Entry{Problem: id, Event: "copied"}, &c.out)
	}
	if status := c.run(context.Background(), []string{"-list"}); status != exitOK {
		t.Errorf("status %d", status)
	}
	if got := c.out.String(); !strings.Contains(got, "  日本        copied\n") || !strings.Contains(got, "  a␛[2Jb      copied\n") {
		t.Errorf("got\n%s", got)
	}
}

func TestList(t *testing.T) {
	c := newCall(t)
	for _, e := range []journal.Entry{{Problem: "uva10004", Event: "sent"}, {Problem: "uva10004", Event: "verdict", Verdict: "Accepted"}, {Problem: "uva10004", Event: "verdict", Verdict: "Wrong answer"}, {Problem: "hello", Event: "copied"}} {
		c.log.Add(e, &c.out)
	}
	f, err := os.OpenFile(c.log.File, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(f, "{half")
	f.Close()
	if status := c.run(context.Background(), []string{"-list"}); status != exitOK {
		t.Errorf("status %d", status)
	}
	today := time.Now().Format(time.DateOnly)
	want := fmt.Sprintf(`tried   %s  hello     Hello       copied
new                 skynet    Skynet
solved  %s  uva10004  Bicoloring  Wrong answer

easy: hello tried

graph: uva10004 solved

search: uva10004 solved
`, today, today)
	damaged := fmt.Sprintf("submit: 1 damaged lines of %s were ignored\n", c.log.File)
	if got := c.out.String(); got != want+damaged {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	info, err := os.Stat(c.log.File)
	if runtime.GOOS != "windows" && (err != nil || info.Mode().Perm() != 0o600) {
		t.Errorf("%v %v", info, err)
	}
}

// TestShowLanguages: the table of `submit -languages` contains every language with its id, and for each judge
// the source of this information.
func TestShowLanguages(t *testing.T) {
	c := newCall(t)
	t.Chdir(t.TempDir()) // -languages must work outside of any repository
	if status := c.run(context.Background(), []string{"-languages"}); status != exitOK {
		t.Errorf("status %d\n%s", status, c.out.String())
	}
	blanks := regexp.MustCompile(` +`)
	got := blanks.ReplaceAllString(c.out.String(), " ")
	for _, want := range []string{
		"\nUVa C++11 g++ 5.3.0 5\n", "\nCodeforces Go 1.22.2 32\n", "\nKattis Go 1.24.3\n", "\nLibrary Checker: yosupo06/library-checker-judge",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing:\n%s", want, c.out.String())
		}
	}
}

func TestUsage(t *testing.T) {
	c := newCall(t)
	if status := c.run(context.Background(), []string{"-h"}); status != exitOK || !strings.HasPrefix(c.out.String(), "examples:") {
		t.Errorf("status %d\n%s", status, c.out.String())
	}
	for _, args := range [][]string{{}, {"a", "b"}, {"-x"}, {"nothing"}, {"-list", "hello"}, {"-languages", "hello"}, {"-site", "http://example.com", "hello"}, {"-password", "x", "hello"}, {"-watch", "hello"}} {
		if status := newCall(t).run(context.Background(), args); status != exitUsage {
			t.Errorf("%q: status %d", args, status)
		}
	}
}

// TestExactID: submit does not accept an abbreviated id, because a submission cannot be taken back.
func TestExactID(t *testing.T) {
	for id, want := range map[string]int{
		"uva10004": exitOK, "10004": exitOK, "problems/uva10004": exitOK, "problems/uva10004/main.cpp": exitOK, "testcases/uva10004": exitOK, "abc300/a": exitOK,
		"uva": exitUsage, "uva1000": exitUsage, "hel": exitUsage, "abc": exitUsage, "abc300": exitUsage, "problems/abc300": exitUsage,
	} {
		c := newCall(t)
		put(t, "problems/abc300/a/main.go", "package main")
		put(t, "testcases/abc300/a/problem.yaml", "name: A\n")
		if status := c.run(context.Background(), []string{"-dry-run", id}); status != want {
			t.Errorf("%s: status %d, want %d\n%s", id, status, want, c.out.String())
		}
	}
}

// TestLanguages: submit sends a program in any language that UVa accepts, with the right number of the
// language.
func TestLanguages(t *testing.T) {
	for name, s := range map[string]struct {
		files    []string // the files in the problem's folder, instead of main.go and main.cpp
		src      string
		language string
		status   int
		want     string
	}{
		"main.py":              {[]string{"main.py"}, "", "6", exitOK, "Accepted"},
		"main.cpp comes first": {[]string{"main.cpp", "main.py"}, "", "5", exitOK, "Accepted"},
		"C":                    {nil, "a.c", "1", exitOK, "Accepted"},
		"Java":                 {nil, "Main.java", "2", exitOK, "Accepted"},
		"C++":                  {nil, "a.cc", "5", exitOK, "Accepted"},
		"Rust":                 {nil, "a.rs", "", exitFailed, "UVa accepts C++11, ANSI C, Java, Python 3 and Pascal, but not Rust; nothing was sent"},
		"unknown":              {nil, "a.xyz", "", exitFailed, "but not such files; nothing was sent"},
		"nothing":              {nil, "", "", exitFailed, "no main.cpp, main.c, Main.java, main.py, main.pas, and UVa accepts no Go; nothing was sent"},
	} {
		c := newCall(t)
		t.Setenv("UVA_PASSWORD", "p&ss wörd")
		os.Remove("problems/uva10004/main.go")
		os.Remove("problems/uva10004/main.cpp")
		args := []string{"-user", "ann"}
		sent := s.src
		for i, file := range s.files {
			put(t, "problems/uva10004/"+file, file)
			if i == 0 {
				sent = file
			}
		}
		if s.src != "" {
			put(t, s.src, s.src)
			args = append(args, "-src", s.src)
		}

		u := &uva{language: s.language, queue: []int{90}}
		status := submitTo(t, u, c, args...)
		if status != s.status || !strings.Contains(c.out.String(), s.want) {
			t.Errorf("%s: status %d\n%s", name, status, c.out.String())
		}
		if ok := s.status == exitOK; ok != (len(u.sent) == 1) || ok && u.sent[0] != sent {
			t.Errorf("%s: received %q", name, u.sent)
		}
	}
}

// TestSourceOfModule: a Go file that imports packages of this module is bundled and, for UVa, translated to
// C++11. The local judge gets the same file.
func TestSourceOfModule(t *testing.T) {
	const solution = "package main\n\nimport \"m/problems/lib/two\"\n\nfunc main() { println(two.Two()) }\n"
	for name, s := range map[string]struct {
		file, problem, text string
		want, sent          string
	}{
		"bundle":      {"a.go", "hello", solution, "would submit the bundle of a.go", "func Two() int { return 2 }"},
		"translation": {"a.go", "uva10004", solution, "would submit the translation of a.go", "int main("},
		"by hand":     {"problems/uva10004/main.go", "uva10004", solution, "would submit the translation of problems/uva10004/main.go", "int main("},
		"mistake":     {"a.go", "hello", "package main\n\nimport \"m/problems/lib/two\"\n\nfunc main() { two.Three() }\n", "a.go:5", ""},
	} {
		c := newCall(t)
		put(t, "problems/lib/two/two.go", "package two\n\nfunc Two() int { return 2 }\n")
		args := []string{"-dry-run", s.problem}
		if s.file == "a.go" {
			args = append(args, "-src", s.file)
		} else if err := os.Remove("problems/uva10004/main.cpp"); err != nil {
			t.Fatal(err)
		}
		put(t, s.file, s.text)
		t.Setenv("FAKE_JUDGE_COPY", filepath.Join(t.TempDir(), "judged"))
		status := c.run(context.Background(), args)
		if (status == exitOK) != (s.sent != "") || !strings.Contains(c.out.String(), s.want) {
			t.Errorf("%s: status %d\n%s", name, status, c.out.String())
		}
		judged, _ := os.ReadFile(os.Getenv("FAKE_JUDGE_COPY"))
		if !strings.Contains(string(judged), s.sent) || s.sent == "" && len(judged) > 0 {
			t.Errorf("%s: judged\n%s", name, judged)
		}
	}
}

// TestPatience: submit asks uHunt for up to 15 minutes whether it lists the submission.
func TestPatience(t *testing.T) {
	if c := newCommand(os.Stdin, os.Stdout, os.Stderr); c.doubt < 15*time.Minute {
		t.Errorf("submit waits %v for a submission in doubt", c.doubt)
	}
}
