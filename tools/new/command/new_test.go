package command

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	packages "oj/tools/shared/problem"
	"oj/tools/shared/workspace"
)

// module creates an empty repository and changes to its folder.
func module(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "module")
	if err := os.Mkdir(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	put(t, "go.mod", "module example.com/m\n")
	if err := os.Mkdir("problems", 0o777); err != nil {
		t.Fatal(err)
	}

	// Hide the templates of the user who runs the tests.
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(filepath.Dir(dir), "config"))
	t.Setenv("HOME", filepath.Dir(dir))
	t.Setenv("AppData", filepath.Join(filepath.Dir(dir), "config"))
	return dir
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

// files returns the names of all files and links below a folder.
func files(t *testing.T, dir string) (list []string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			rel, _ := filepath.Rel(dir, path)
			list = append(list, filepath.ToSlash(rel))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// call runs the command with this standard input.
func call(stdin string, args ...string) (status int, stdout, stderr string) {
	var out, err bytes.Buffer
	status = Run(context.Background(), args, strings.NewReader(stdin), &out, &err)
	return status, out.String(), err.String()
}

// page returns a message of Competitive Companion.
func page(name, group, url, rest string) string {
	text := func(s string) string { b, _ := json.Marshal(s); return string(b) }
	return fmt.Sprintf(`{"name":%s,"group":%s,"url":%s,"interactive":false,"memoryLimit":256,"timeLimit":1500,
		"tests":[{"input":"1 2\r\n3","output":"6\n"}],"testType":"single","input":{"type":"stdin"},"output":{"type":"stdout"},
		"batch":{"id":"b","size":1}%s}`, text(name), text(group), text(url), rest)
}

const uvaPage = "https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=945"

func TestFilesOfAProblem(t *testing.T) {
	module(t)
	status, out, stderr := call(page("10004 - Bicoloring", "UVa Online Judge", uvaPage, ""), "-json", "-")
	if status != exitOK || !strings.Contains(out, "next: go run ./judge -watch uva10004") || !strings.Contains(out, "read from a PDF") {
		t.Fatalf("status %d\n%s%s", status, out, stderr)
	}
	want := []string{"go.mod", "problems/uva10004/solution/solution.go", "testcases/uva10004/.timelimit", "testcases/uva10004/data/sample/1.ans",
		"testcases/uva10004/data/sample/1.in", "testcases/uva10004/problem.yaml"}
	if got := files(t, "."); !slices.Equal(got, want) {
		t.Errorf("made %q, want %q", got, want)
	}
	if in, _ := os.ReadFile("testcases/uva10004/data/sample/1.in"); string(in) != "1 2\n3\n" {
		t.Errorf("sample %q", in)
	}
	ws := workspace.Find(".")
	description, err := packages.Describe(ws.Target("uva10004"))
	if err != nil || description.Name != "Bicoloring" || description.SourceURL != uvaPage || description.Site == nil || description.Site.Name != "uva" || description.TimeLimit != 1500*time.Millisecond {
		t.Errorf("%+v (%v)", description, err)
	}
	source, err := os.ReadFile("problems/uva10004/solution/solution.go")
	if err != nil || !bytes.HasPrefix(source, []byte("// UVa Online Judge 10004, Bicoloring.\npackage main\n")) || !bytes.Contains(source, []byte(`"oj/problems/lib/scan"`)) {
		t.Errorf("%v\n%s", err, source)
	}
}

// TestNothingIsOverwritten: existing files in problems and testcases are not changed.
func TestNothingIsOverwritten(t *testing.T) {
	for _, existing := range []string{"problems/uva10004/notes.txt", "testcases/uva10004/data/sample/1.in"} {
		module(t)
		put(t, existing, "mine")
		before := files(t, ".")
		status, _, stderr := call("", "uva10004")
		if status != exitFailed || !strings.Contains(stderr, "uva10004 exists already") {
			t.Errorf("status %d: %s", status, stderr)
		}
		if got := files(t, "."); !slices.Equal(got, before) {
			t.Errorf("left %q", got)
		}
	}
	module(t)
	put(t, "problems/abc300/solution/solution.go", "package main")
	if status, _, stderr := call("", "abc300/a"); status != exitFailed || !strings.Contains(stderr, "is a problem and cannot contain") {
		t.Errorf("status %d: %s", status, stderr)
	}
}

func TestIDs(t *testing.T) {
	for _, c := range []struct{ name, group, url, id, source string }{
		{"10004 - Bicoloring", "UVa Online Judge", uvaPage, "uva10004", "UVa Online Judge 10004"},
		{"Fire!", "UVa Online Judge", "https://uva.onlinejudge.org/external/116/p11624.pdf", "uva11624", "UVa Online Judge 11624"},
		{"A. To My Critics", "Codeforces - Round 886", "https://codeforces.com/contest/1850/problem/A", "cf1850/a", "Codeforces 1850A"},
		{"A. To My Critics", "Codeforces", "https://m1.codeforces.com/problemset/problem/1850/A1", "cf1850/a1", "Codeforces 1850A1"},
		{"X", "Codeforces", "https://codeforces.com/gym/102253/problem/C", "gym102253/c", "Codeforces Gym 102253C"},
		{"A - N-choice", "AtCoder - ABC 300", "https://atcoder.jp/contests/abc300/tasks/abc300_a", "abc300/a", "AtCoder abc300_a"},
		{"C", "AtCoder - ABC 42", "https://atcoder.jp/contests/abc042/tasks/arc058_a", "abc042/arc058_a", "AtCoder arc058_a"},
		{"Hello World!", "Kattis", "https://open.kattis.com/problems/hello", "hello", "Kattis hello"},
		{"Hello", "Kattis", "https://open.kattis.com/contests/xyz/problems/hello/", "xyz/hello", "Kattis hello"},
		{"Problem C - Hello", "Kattis - XYZ", "https://nus.kattis.com/sessions/xyz/problems/hello", "xyz/c", "Kattis hello"},
		{"C - Iroha", "AtCoder - ABC 42", "https://atcoder.jp/contests/abc042/tasks/arc058_a", "abc042/c", "AtCoder arc058_a"},
		{"P1001 A+B Problem", "Luogu - x", "https://www.luogu.com.cn/problem/P1001", "luogu-p1001-a-b-problem", "Luogu"},
		{"Élan", "", "https://www.example.com/x", "example-com-x", "example.com"},
		{"数", "X", "https://example.com/p/q-7", "x-q-7", "X"},
	} {
		task, err := parseTask([]byte(page(c.name, c.group, c.url, "")))
		if err != nil {
			t.Errorf("%s: %v", c.url, err)
			continue
		}
		p, err := task.problem(unknownIndex)
		if err != nil || p.ID != c.id || p.Source != c.source {
			t.Errorf("%s: id %q, source %q (%v), want %q, %q", c.url, p.ID, p.Source, err, c.id, c.source)
		}
	}
}

func TestByHand(t *testing.T) {
	for arg, want := range map[string]string{
		"uva10004": "uva10004", "572": "uva572", "https://open.kattis.com/problems/hello": "hello", "abc300/a": "abc300/a", "mine": "mine",
		"https://codeforces.com/contest/1850/problem/A": "cf1850/a", "cf1850a": "cf1850/a", "gym102253/c1": "gym102253/c1",
	} {
		module(t)
		status, out, stderr := call("", arg)
		if in, err := os.ReadFile("testcases/" + want + "/data/sample/1.in"); status != exitOK || err != nil || len(in) > 0 {
			t.Errorf("%s: status %d, sample %q (%v)\n%s%s", arg, status, in, err, out, stderr)
		}
		if _, err := os.Stat("testcases/" + want + "/data/sample/1.ans"); err == nil || !strings.Contains(out, "it has no sample") {
			t.Errorf("%s: an answer to nothing, or no word about it:\n%s", arg, out)
		}
	}
}

// TestNamesStayInTheFolder: all files are created in the problem's own two folders, even if the problem's
// name, address or id contains a path that leads out of them.
func TestNamesStayInTheFolder(t *testing.T) {
	bad := []string{"..", "../x", "/etc/x", `C:\x`, `..\x`, "a/../../x", ".hidden", "a/.git", "con", "aux", "nul", "com1", "lpt9/x", "x/con",
		"internal", "lib", "lib/a", "a/internal", "vendor", "a b", "a\x00b", "a\nb", "A", "-x", "a//b", "a/", "", "a/b/c/d", strings.Repeat("x", 200), "é"}
	own := regexp.MustCompile(strings.ReplaceAll(`^(go\.mod|problems/ID/solution/solution\.go|testcases/ID/(\.timelimit|problem\.yaml|data/sample/1\.(in|ans)))$`,
		"ID", `[a-z0-9][a-z0-9_-]*(/[a-z0-9][a-z0-9_-]*)?`))
	for _, id := range bad {
		if checkID(id) == nil {
			t.Errorf("the id %q is taken", id)
		}
		dir := module(t)
		for i, text := range []string{
			page(id+"?", "X", "https://example.com/p", ""), page(id, "X", "https://example.com/p", ""), page("1000 - x", id, "https://onlinejudge.org/"+strings.TrimLeft(id, "/"), ""),
			page("x", "", "https://atcoder.jp/contests/"+id+"/tasks/"+id, ""), page("x", "", "https://open.kattis.com/problems/"+id, ""),
		} {
			call(text, "-json", "-")
			call(text, "-json", "-", fmt.Sprint("n", i))
			call(text, "-json", "-", id)
		}
		if status, _, _ := call("", "--", id); status != exitUsage {
			t.Errorf("the id %q: status %d", id, status)
		}
		for _, name := range files(t, dir) {
			if !own.MatchString(name) || taken.MatchString(strings.Split(name, "/")[min(1, strings.Count(name, "/"))]) {
				t.Errorf("%q made %s", id, name)
			}
		}
		if above := files(t, filepath.Dir(dir)); len(above) != len(files(t, dir)) {
			t.Errorf("%q made something outside: %q", id, above)
		}
	}
}

// TestNoWriteThroughLinks: if a folder is a symbolic link, the command does not write files to its target.
func TestNoWriteThroughLinks(t *testing.T) {
	for _, link := range []string{"problems/abc300", "testcases/abc300", "problems/abc300/a", "testcases/abc300/a"} {
		module(t)
		outside := t.TempDir()
		if err := os.MkdirAll(filepath.Dir(link), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(outside, link); err != nil {
			t.Skip(err)
		}
		status, _, stderr := call("", "abc300/a")
		if got := files(t, outside); status != exitFailed || len(got) > 0 {
			t.Errorf("%s: status %d, made %q: %s", link, status, got, stderr)
		}
		if got := files(t, "."); len(got) != 2 {
			t.Errorf("%s: left %q", link, got)
		}
	}
}

// TestFailureLeavesNothing: if the second folder cannot be created, the first one is removed.
func TestFailureLeavesNothing(t *testing.T) {
	module(t)
	if err := os.Symlink("nowhere", "problems/abc300"); err != nil {
		t.Skip(err)
	}
	if status, _, _ := call("", "abc300/a"); status != exitFailed {
		t.Errorf("status %d", status)
	}
	for _, dir := range []string{"problems", "testcases"} {
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if e.Name() != "abc300" || dir == "testcases" {
				t.Errorf("%s/%s is left", dir, e.Name())
			}
		}
	}
}

// TestNamesAreEscaped: the command escapes all special characters of a problem's name in YAML and in Go.
func TestNamesAreEscaped(t *testing.T) {
	for _, name := range []string{
		"a\nvalidation: custom", "a: b", `a" : "b`, "# a", "a # b", "{a: b}", "[a]", "- a", "*a", "&a b", "!a b", "| a", "'a", "%a", "@a", "null", "3", "{{a}}",
		"a\u2028source: b", "a\u0085b", "\x1b[31ma", "a\npackage b", "a */ b", "\ufeffa", "a\\nb", "\u202ea", "a\tb", `\`, "<b>&amp;",
	} {
		module(t)
		status, out, stderr := call(page(name, name+" - x", "https://example.com/a?b=%22%0a&c='d'", ""), "-json", "-", "x")
		if status != exitOK {
			t.Errorf("%q: %s", name, stderr)
			continue
		}
		if strings.ContainsAny(out, "\x1b\u2028\u202e") {
			t.Errorf("%q: printed as it is", name)
		}
		ws := workspace.Find(".")
		description, err := packages.Describe(ws.Target("x"))
		if want := oneLine(name); err != nil || description.Name != want || description.SourceURL != "https://example.com/a?b=%22%0a&c='d'" || description.Interactive {
			t.Errorf("%q: %+v (%v)", name, description, err)
		}
		f, err := parser.ParseFile(token.NewFileSet(), "problems/x/solution/solution.go", nil, parser.ParseComments)
		if err != nil || f.Name.Name != "main" || len(f.Decls) != 3 || len(f.Comments) != 3 {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestJSON(t *testing.T) {
	good := page("x", "X", "https://example.com/", "")
	for _, text := range []string{
		"", "null", "3", "[]", "{}", good + "x", good + good, good[:len(good)-1], strings.Replace(good, `"x"`, `""`, 1), strings.Replace(good, `"x"`, `"\u0000"`, 1),
		strings.Replace(good, "1500", "-1", 1), strings.Replace(good, "1500", "1e300", 1), strings.Replace(good, "256", "1e12", 1), strings.Replace(good, "256", `"x"`, 1),
		strings.Replace(good, `"size":1`, `"size":1000000`, 1), strings.Replace(good, "https://example.com/", "javascript:alert(1)", 1),
		strings.Replace(good, "https://example.com/", "file:///etc/passwd", 1), strings.Replace(good, "https://example.com/", "https://a:b@example.com/", 1),
		strings.Replace(good, "https://example.com/", "", 1), strings.Replace(good, `[{"input"`, "["+strings.Repeat("{},", maxSamples)+`{"input"`, 1),
		page(strings.Repeat("x", maxJSON), "X", "https://example.com/", ""),
	} {
		module(t)
		status, _, stderr := call(text, "-json", "-")
		if got := files(t, "."); status != exitFailed || stderr == "" || len(got) != 1 {
			t.Errorf("%.100q: status %d, made %q, said %q", text, status, got, stderr)
		}
	}
}

func TestTemplate(t *testing.T) {
	module(t)
	put(t, "t", "// {{.ID}} {{.Name}} {{.Source}} {{.URL}} {{.Module}}\npackage   main\n")
	if status, _, stderr := call(page("N", "J - x", "https://example.com/", ""), "-json", "-", "-template", "t"); status != exitOK {
		t.Fatal(stderr)
	}
	if got, _ := os.ReadFile("problems/j-n/solution/solution.go"); string(got) != "// j-n N J https://example.com/ example.com/m\npackage main\n" {
		t.Errorf("%s", got)
	}
	for text, want := range map[string]string{"{{.Nothing}}": "Nothing", "{{": "unclosed", "package": "does not generate valid Go: line 1:8"} {
		put(t, "t", text)
		if status, _, stderr := call("", "-template", "t", "x"); status != exitUsage || !strings.Contains(stderr, want) {
			t.Errorf("%s: status %d: %s", text, status, stderr)
		}
	}
}

// listening starts the command, which waits for the extension. The returned function end waits until the command
// has ended, and returns its status and output. If the argument of end is true, end interrupts the command first.
func listening(t *testing.T, args ...string) (address string, end func(cancel bool) (int, string)) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	r, w := io.Pipe()
	var text bytes.Buffer
	done, ready := make(chan int, 1), make(chan string, 1)

	// outputDone is closed when the variable text contains the whole output of the command.
	outputDone := make(chan struct{})
	go func() {
		defer close(outputDone)
		first := true
		for buf := make([]byte, 4096); ; {
			n, err := r.Read(buf)
			text.Write(buf[:n])
			if port := regexp.MustCompile(`ports (\d+)`).FindStringSubmatch(text.String()); first && port != nil {
				first = false
				ready <- "127.0.0.1:" + port[1]
			}
			if err != nil {
				return
			}
		}
	}()
	go func() {
		status := Run(ctx, append([]string{"-port", "0"}, args...), nil, w, w)
		w.Close()
		done <- status
	}()
	t.Cleanup(cancel)
	select {
	case address = <-ready:
	case status := <-done:
		t.Fatalf("ended with status %d", status)
	}
	return address, func(now bool) (int, string) {
		if now {
			cancel()
		}
		status := <-done
		<-outputDone
		return status, text.String()
	}
}

// post sends a request with the Origin header of a browser extension and returns the status of the response.
func post(t *testing.T, address, body string, change func(*http.Request)) int {
	t.Helper()
	r, err := http.NewRequest(http.MethodPost, "http://"+address, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Origin", "chrome-extension://cjnmckjndlpiamhfimnnjmnckgghkjbl")
	if change != nil {
		change(r)
	}
	answer, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	return answer.StatusCode
}

// waitFor waits until a file exists, because the command answers a message before it writes the files.
func waitFor(t *testing.T, name string) {
	t.Helper()
	_, err := os.Stat(name)
	for try := 0; err != nil && try < 1000; try++ {
		time.Sleep(10 * time.Millisecond)
		_, err = os.Stat(name)
	}
	if err != nil {
		t.Errorf("%s was not made", name)
	}
}

// TestOnce: with -once the command ends after it has created all problems of a contest, and not earlier.
func TestOnce(t *testing.T) {
	module(t)
	address, end := listening(t, "-once")
	for _, task := range "abc" {
		url := fmt.Sprintf("https://atcoder.jp/contests/abc300/tasks/abc300_%c", task)
		text := strings.Replace(page(string(task), "AtCoder - x", url, ""), `"size":1`, `"size":3`, 1)
		if status := post(t, address, text, nil); status != http.StatusOK {
			t.Errorf("status %d", status)
		}
	}
	status, out := end(false)
	if status != exitOK || !strings.HasSuffix(out, "\nnext: go run ./judge -watch abc300\n") || strings.Count(out, "next:") != 1 {
		t.Errorf("status %d\n%s", status, out)
	}
	for _, task := range "abc" {
		if _, err := os.Stat(fmt.Sprintf("problems/abc300/%c/solution/solution.go", task)); err != nil {
			t.Error(err)
		}
	}
}

// TestWhoMaySend: the command accepts problems from extensions and programs. It rejects requests of web
// pages, and requests whose Host header does not name this machine.
func TestWhoMaySend(t *testing.T) {
	module(t)
	t.Setenv("TMPDIR", t.TempDir())
	address, end := listening(t)
	_, port, _ := net.SplitHostPort(address)
	origin := func(values ...string) func(*http.Request) {
		return func(r *http.Request) { r.Header["Origin"] = values }
	}
	host := func(name string) func(*http.Request) { return func(r *http.Request) { r.Host = name } }
	for name, c := range map[string]struct {
		change func(*http.Request)
		want   int
	}{
		"chrome": {nil, 200}, "firefox": {origin("moz-extension://x"), 200}, "safari": {origin("safari-web-extension://x"), 200}, "curl": {origin(), 200},
		"page": {origin("https://example.com"), 403}, "local page": {origin("http://localhost:" + port), 403}, "frame": {origin("null"), 403}, "empty": {origin(""), 403},
		"two": {origin("moz-extension://x", "https://example.com"), 403}, "file": {origin("file://"), 403}, "trick": {origin("https://x-extension"), 403},
		"localhost": {host("localhost:" + port), 200}, "rebound": {host("example.com:" + port), 403}, "no port": {host("127.0.0.1"), 403},
		"other port": {host("localhost:1"), 403}, "ipv6": {host("[::1]:" + port), 200}, "ipv6 elsewhere": {host("[::2]:" + port), 403}, "GET": {func(r *http.Request) { r.Method = "GET" }, 405}, "OPTIONS": {func(r *http.Request) { r.Method = "OPTIONS" }, 405},
	} {
		if got := post(t, address, page("name "+name, "X", "https://example.com/", ""), c.change); got != c.want {
			t.Errorf("%s: status %d, want %d", name, got, c.want)
		}
		folder := "problems/x-name-" + slug(name)
		if c.want == http.StatusOK {
			waitFor(t, folder)
			continue
		}
		if _, err := os.Stat(folder); err == nil {
			t.Errorf("%s: %s was made", name, folder)
		}
	}
	if got := post(t, address, page(strings.Repeat("x", maxJSON), "X", "https://example.com/", ""), nil); got != http.StatusRequestEntityTooLarge {
		t.Errorf("too much: status %d", got)
	}
	if got := post(t, address, "{", nil); got != http.StatusBadRequest {
		t.Errorf("half of it: status %d", got)
	}
	status, out := end(true)
	if status != exitFailed || !strings.Contains(out, "new: a message from the browser: this is not a message of Competitive Companion") {
		t.Errorf("status %d\n%s", status, out)
	}
	if strings.Count(out, "new: ") != 1 {
		t.Errorf("complaints about more than half of a message:\n%s", out)
	}
}

// TestAnswersAtOnce: the extension gets its answer before the problem is created.
func TestAnswersAtOnce(t *testing.T) {
	l, err := open([]int{0})
	if err != nil {
		t.Fatal(err)
	}
	server := &http.Server{Handler: newInbox(1)}
	go server.Serve(l[0])
	defer server.Close()
	for _, c := range []struct {
		name string
		want int
	}{{"x", http.StatusOK}, {"x", http.StatusOK}, {"y", http.StatusServiceUnavailable}, {"y", http.StatusServiceUnavailable}} {
		if got := post(t, l[0].Addr().String(), page(c.name, "X", "https://example.com/", ""), nil); got != c.want {
			t.Errorf("%s: status %d, want %d", c.name, got, c.want)
		}
	}
}

// TestPorts: occupied ports are skipped. If no port is free, the error says so.
func TestPorts(t *testing.T) {
	first, err := open([]int{0})
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range first {
		defer l.Close()
	}
	busy := first[0].Addr().(*net.TCPAddr).Port
	second, err := open([]int{busy, 0})
	if err != nil {
		t.Fatal(err)
	}
	for i, l := range second {
		defer l.Close()
		want := []string{"127.0.0.1", "::1"}[i]
		if host, port, _ := net.SplitHostPort(l.Addr().String()); host != want || port == strconv.Itoa(busy) {
			t.Errorf("listens at %s port %s, want %s", host, port, want)
		}
	}
	if _, err := open([]int{busy}); err == nil || !strings.Contains(err.Error(), "no port is free") {
		t.Errorf("error %v", err)
	}
}

func TestUsage(t *testing.T) {
	module(t)
	if status, out, _ := call("", "-h"); status != exitOK || !strings.HasPrefix(out, "examples:") {
		t.Errorf("-h: status %d\n%s", status, out)
	}
	for _, args := range [][]string{{"-x"}, {"a", "b"}, {"-port", "70000"}, {"-template", "nowhere", "x"}} {
		if status, _, stderr := call("", args...); status != exitUsage || stderr == "" {
			t.Errorf("%q: status %d: %s", args, status, stderr)
		}
	}
	t.Chdir(t.TempDir())
	if status, _, stderr := call("", "x"); status != exitUsage || !strings.Contains(stderr, "contains both go.mod and problems/") {
		t.Errorf("status %d: %s", status, stderr)
	}
}

// TestInterruptWhileReading checks that an interrupt ends the command while it waits for a message on standard input.
func TestInterruptWhileReading(t *testing.T) {
	module(t)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	in, _ := io.Pipe() // a pipe to which nothing is ever written
	var stderr bytes.Buffer
	status := Run(ctx, []string{"-json", "-"}, in, io.Discard, &stderr)
	if status != exitFailed || !strings.Contains(stderr.String(), "interrupted") {
		t.Errorf("exit status %d, %q", status, &stderr)
	}
}
