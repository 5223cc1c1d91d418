package command

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"oj/tools/shared/problem"
	"oj/tools/shared/site"
)

const kattisToken = "0123token"

// A kattisSite is a stand-in for Kattis. It was written from the source of the official client. If it
// receives a request that the official client would not send, the test fails.
type kattisSite struct {
	t *testing.T

	// The function `login` answers a login, and the function `answer` answers a submission. If one of the two
	// functions is nil or returns false, the stand-in gives the normal answer.
	login  func(http.ResponseWriter) bool
	answer func(http.ResponseWriter) bool

	replies  []string            // the answers to requests for the verdict, in this order; the last one repeats
	received []map[string]string // the fields of the submissions, and the file as "name: text"
	asked    int
}

func (k *kattisSite) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if got := r.Header.Get("User-Agent"); got != "kattis-cli-submit" {
		k.t.Errorf("%s: User-Agent %q", r.URL, got)
	}
	cookie, _ := r.Cookie("EduSiteCookie")
	isIn := cookie != nil && cookie.Value == "in"
	switch {
	case r.Method == http.MethodPost && r.URL.Path == "/login":
		k.logIn(w, r)
	case r.Method == http.MethodPost && r.URL.Path == "/submit" && isIn:
		k.receive(w, r)
	case r.Method == http.MethodGet && r.URL.Path == "/submissions/4711" && r.URL.RawQuery == "json" && isIn:
		reply := k.replies[min(k.asked, len(k.replies)-1)]
		k.asked++
		fmt.Fprint(w, reply)
	default:
		k.t.Errorf("unexpected request: %s %s", r.Method, r.URL)
	}
}

func (k *kattisSite) logIn(w http.ResponseWriter, r *http.Request) {
	if k.login != nil && k.login(w) {
		return
	}
	if err := r.ParseForm(); err != nil {
		k.t.Error(err)
	}
	for name, want := range map[string]string{"user": "ann", "token": kattisToken, "script": "true"} {
		if got := r.PostForm[name]; !slices.Equal(got, []string{want}) {
			k.t.Errorf("the login has %s=%q, want %q", name, got, want)
		}
	}
	http.SetCookie(w, &http.Cookie{Name: "EduSiteCookie", Value: "in", Path: "/"})
	fmt.Fprint(w, "Login successful")
}

func (k *kattisSite) receive(w http.ResponseWriter, r *http.Request) {
	form, err := r.MultipartReader()
	if err != nil {
		k.t.Error(err)
		return
	}
	fields := map[string]string{}
	for part, err := form.NextPart(); err == nil; part, err = form.NextPart() {
		text, _ := io.ReadAll(part)
		value := string(text)
		if part.FormName() == "sub_file[]" {
			value = part.FileName() + ": " + value
			if got := part.Header.Get("Content-Type"); got != "application/octet-stream" {
				k.t.Errorf("the file has the type %s", got)
			}
		}
		if _, twice := fields[part.FormName()]; twice {
			k.t.Errorf("%s was sent twice", part.FormName())
		}
		fields[part.FormName()] = value
	}
	k.received = append(k.received, fields)
	if k.answer == nil || !k.answer(w) {
		fmt.Fprint(w, "Submission received. Submission ID: 4711.<br />\n")
	}
}

// kattisReply returns the answer to a request for the verdict.
func kattisReply(status, index int, feedback string) string {
	row := `<tr><td data-type="status"><div>x</div></td><td class="cpu" data-type="cpu">0.05&nbsp;s</td><td>` +
		`<i class="fas"></i>` + strings.Repeat(`<i class="status-icon is-empty" title="1/12: not checked"></i>`, 12) + `</td></tr>`
	text, err := json.Marshal(map[string]any{"status_id": status, "testcase_index": index, "row_html": row, "feedback_html": feedback})
	if err != nil {
		panic(err)
	}
	return string(text)
}

// putKattisrc writes a .kattisrc with the addresses of the stand-in.
func putKattisrc(t *testing.T, address string, mode os.FileMode) {
	t.Helper()
	name := filepath.Join(os.Getenv("HOME"), ".kattisrc")
	put(t, name, fmt.Sprintf("# from the site\r\n[user]\r\nusername: ann\r\ntoken: %s\r\n\r\n[kattis]\r\nhostname: open.kattis.com\r\n"+
		"LoginURL = %s/login\r\nsubmissionurl: %s/submit\r\nsubmissionsurl: %s/submissions\r\n", kattisToken, address, address, address))
	if err := os.Chmod(name, mode); err != nil {
		t.Fatal(err)
	}
}

// submitToKattis runs the command against the stand-in, and checks that its output does not contain the token.
func submitToKattis(t *testing.T, ctx context.Context, k *kattisSite, c *call, args ...string) int {
	t.Helper()
	k.t = t
	server := httptest.NewServer(k)
	defer server.Close()
	putKattisrc(t, server.URL, 0o600)
	status := c.run(ctx, append([]string{"hello"}, args...))
	if text := c.out.String() + readHome("data/oj/log.jsonl"); strings.Contains(text, kattisToken) {
		t.Errorf("the token is shown:\n%s", text)
	}
	return status
}

// TestKattisVerdicts: submit waits for the verdict and prints it. The exit status is 0 only for Accepted. The
// program is sent once.
func TestKattisVerdicts(t *testing.T) {
	for code, want := range map[int]string{
		6: "Judge error", 8: "Compile error  0.05 s\na.go:1: x < y", 9: "Run time error", 10: "Memory limit exceeded", 11: "Output limit exceeded",
		12: "Time limit exceeded", 13: "Illegal function", 14: "Wrong answer  0.05 s  3 of 12 testcases", 16: "Accepted  0.05 s  3 of 12 testcases", 17: "status 17",
	} {
		c := newCall(t)
		k := &kattisSite{replies: []string{
			kattisReply(0, 0, ""), kattisReply(3, 0, ""), "<html>busy", kattisReply(5, 1, ""), kattisReply(code, 3, "<p><pre class='x'>a.go:1: x &lt; y\n</pre>"),
		}}
		status := submitToKattis(t, t.Context(), k, c)
		if (code == 16) != (status == exitOK) || status > exitFailed || !strings.Contains(c.out.String(), "received the program as submission 4711\n"+want) {
			t.Errorf("%d: status %d\n%s", code, status, c.out.String())
		}
		wantFields := map[string]string{
			"submit": "true", "submit_ctr": "2", "script": "true", "problem": "hello", "language": "Go", "sub_file[]": "main.go: package main // hello",
		}
		if len(k.received) != 1 || fmt.Sprint(k.received[0]) != fmt.Sprint(wantFields) {
			t.Errorf("received %q", k.received)
		}
		entries, damaged, err := c.log.Read()
		if err != nil || damaged > 0 || len(entries) != 2 || entries[0].Event != "sent" || entries[0].Submission != 4711 ||
			entries[0].Site != "kattis" || !strings.HasPrefix(want, entries[1].Verdict) || entries[1].Seconds != 0.05 {
			t.Errorf("log %+v (%v)", entries, err)
		}
	}
}

// TestKattisTrouble: the error distinguishes three cases: the program was not sent; the program was refused;
// the result is unknown, because the program may have been received. The program is never sent twice.
func TestKattisTrouble(t *testing.T) {
	reply := func(status int, text string) func(http.ResponseWriter) bool {
		return func(w http.ResponseWriter) bool {
			w.WriteHeader(status)
			fmt.Fprint(w, text)
			return true
		}
	}
	hangUp := func(w http.ResponseWriter) bool {
		conn, _, err := w.(http.Hijacker).Hijack()
		if err == nil {
			conn.Close()
		}
		return true
	}
	for name, s := range map[string]struct {
		login, answer func(http.ResponseWriter) bool
		sent, logged  int
		want          string
	}{
		"wrong token":    {reply(403, "no"), nil, 0, 0, `refused the name "ann" or the token in `},
		"login missing":  {reply(404, "no"), nil, 0, 0, "/login does not exist: correct loginurl in "},
		"login broken":   {reply(500, "<b>down</b> "+kattisToken), nil, 0, 0, "/login answered 500: down ***; nothing was sent"},
		"login moved":    {func(w http.ResponseWriter) bool { w.Header().Set("Location", "/x"); w.WriteHeader(302); return true }, nil, 0, 0, "/login answered 302"},
		"refused":        {nil, reply(403, "Access denied"), 1, 0, "/submit refused the program (403): Access denied"},
		"submit missing": {nil, reply(404, ""), 1, 0, "/submit does not exist: correct submissionurl in "},
		"submit broken":  {nil, reply(500, ""), 1, 1, "/submit answered 500: it is unknown whether Kattis received the program, so it is not sent again: see http://"},
		"hang up":        {nil, hangUp, 1, 1, "it is unknown whether Kattis received the program, so it is not sent again: see http://"},
		"no number":      {nil, reply(200, "You have no right to submit<br />"+kattisToken), 1, 0, "says: You have no right to submit ***"},
	} {
		c := newCall(t)
		k := &kattisSite{login: s.login, answer: s.answer, replies: []string{kattisReply(16, 1, "")}}
		status := submitToKattis(t, t.Context(), k, c)
		if status != exitFailed || len(k.received) != s.sent || k.asked > 0 || !strings.Contains(c.out.String(), s.want) {
			t.Errorf("%s: status %d, received %d times\n%s", name, status, len(k.received), c.out.String())
		}
		if entries, _, _ := c.log.Read(); len(entries) != s.logged {
			t.Errorf("%s: log %+v", name, entries)
		}
	}
}

// TestKattisInterrupted: an interrupt ends the wait, and the message contains the address where the verdict
// will appear.
func TestKattisInterrupted(t *testing.T) {
	c := newCall(t)
	ctx, cancel := context.WithCancel(t.Context())
	k := &kattisSite{replies: []string{kattisReply(5, 1, "")}}
	go func() {
		for !strings.Contains(c.out.String(), "received the program as submission") {
			time.Sleep(time.Millisecond)
		}
		cancel()
	}()
	status := submitToKattis(t, ctx, k, c)
	if status != exitFailed || !strings.Contains(c.out.String(), "; see http://") {
		t.Errorf("status %d\n%s", status, c.out.String())
	}
}

// TestKattisDryRun: -dry-run prints what would be sent, and where. It sends no request.
func TestKattisDryRun(t *testing.T) {
	c := newCall(t)
	k := &kattisSite{login: func(http.ResponseWriter) bool { t.Error("a login"); return true }}
	status := submitToKattis(t, t.Context(), k, c, "-dry-run")
	if status != exitOK || !strings.Contains(c.out.String(), `/submit problem hello as Go, as user "ann"`) || !strings.Contains(c.out.String(), "the problem is on open.kattis.com, but") {
		t.Errorf("status %d\n%s", status, c.out.String())
	}
}

// TestKattisrc: submit rejects a file that other users can read, and a file whose addresses would send the
// token without encryption.
func TestKattisrc(t *testing.T) {
	for name, s := range map[string]struct{ text, secret, want string }{
		"default addresses": {"[user]\nusername=ann\ntoken=t\n[kattis]\nhostname=nus.kattis.com\n", "t", ""},
		"password":          {"[user]\nusername=ann\npassword=a:b=c\n[kattis]\nhostname=nus.kattis.com\n", "a:b=c", ""},
		"no user":           {"[user]\ntoken=t\n[kattis]\nhostname=nus.kattis.com\n", "", "[user] has no username"},
		"no token":          {"[user]\nusername=ann\n[kattis]\nhostname=nus.kattis.com\n", "", "[user] has no token"},
		"no host":           {"[user]\nusername=ann\ntoken=t\n", "", "[kattis] has neither a hostname nor a loginurl"},
		"http":              {"[user]\nusername=ann\ntoken=t\n[kattis]\nhostname=nus.kattis.com\nloginurl: http://nus.kattis.com/login\n", "", "loginurl: \"http://nus.kattis.com/login\": want https"},
		"no setting":        {"[user]\n" + kattisToken + "\n", "", "line 2 is not a setting"},
	} {
		config, err := parseKattisConfig(s.text)
		if s.want != "" {
			if err == nil || !strings.Contains(err.Error(), s.want) || strings.Contains(err.Error(), kattisToken) {
				t.Errorf("%s: %v", name, err)
			}
			continue
		}
		if err != nil || config.login != "https://nus.kattis.com/login" || config.submission != "https://nus.kattis.com/submit" ||
			config.submissionPage != "https://nus.kattis.com/submissions" || config.token+config.password != s.secret {
			t.Errorf("%s: %+v, %v", name, config, err)
		}
	}

	if runtime.GOOS == "windows" {
		return // Windows has no such file modes
	}
	c := newCall(t)
	putKattisrc(t, "http://localhost:1", 0o644)
	if status := c.run(t.Context(), []string{"hello"}); status != exitFailed || !strings.Contains(c.out.String(), ".kattisrc can be read by other users, so it was not used: chmod 600 it") {
		t.Errorf("status %d\n%s", status, c.out.String())
	}
}

// TestKattisClass: the class to start depends on the name of the file, as in the official client.
func TestKattisClass(t *testing.T) {
	for file, want := range map[string]string{
		"Main.java": "Main", "/a/Hello.java": "Hello", "main.kt": "MainKt", "hello.kt": "HelloKt", "main.py": "", "main.rs": "", "main.go": "",
	} {
		l, err := site.Find("kattis").LanguageOf(file)
		if err != nil {
			t.Fatal(err)
		}
		if got := mainClass(&submission{file: file, language: l}); got != want {
			t.Errorf("%s: %q, want %q", file, got, want)
		}
	}
}

// TestKattisName: the problem's name at Kattis is taken from the address of its page, which may be a page of
// a contest, or from the key source in problem.yaml.
func TestKattisName(t *testing.T) {
	for _, c := range []struct{ page, source, want string }{
		{"https://open.kattis.com/problems/hello", "", "hello"}, {"https://open.kattis.com/contests/x26/problems/hello/", "", "hello"},
		{"", "Kattis hello", "hello"}, {"https://open.kattis.com/contests/x26", "", ""},
	} {
		s := &submission{Package: newProblem(c.source, c.page)}
		got, err := s.kattisName()
		if got != c.want || (err == nil) != (c.want != "") {
			t.Errorf("%+v: %q, %v", c, got, err)
		}
	}
}

func newProblem(source, page string) *problem.Package {
	return &problem.Package{ID: "x", Source: source, SourceURL: page}
}
