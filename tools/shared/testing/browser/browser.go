// Package browser lets a test operate a web page like a user, in a headless Chromium. It controls Chromium
// with the DevTools protocol: JSON messages, each followed by a NUL byte, over two pipes. In Chromium, the
// pipes are the file descriptors 3 and 4. Only tests import this package.
package browser

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"
)

// chromium is shared by all tests of a package. It is nil until the first test opens a page.
var chromium *process

// A process is a running Chromium.
type process struct {
	cmd  *exec.Cmd
	in   *os.File
	out  *bufio.Reader
	next int // the id of the last command
}

// A Page is a page that is open in Chromium.
type Page struct {
	*process
	t       *testing.T
	session string
	Console []string // the messages and exceptions that the page wrote to its console
}

// A reply is a message from Chromium: the answer to a command, or an event.
type reply struct {
	ID     int             `json:"id"`
	Method string          `json:"method"`
	Result json.RawMessage `json:"result"`
	Params json.RawMessage `json:"params"`
	Error  *struct {
		Message string `json:"message"`
	} `json:"error"`
}

// Find returns the path of an installed Chromium. If none is installed, it skips the test. If the environment
// variable CI is set, it fails the test instead, because CI installs Chromium and the test must run there.
func Find(t *testing.T) string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}

	// Do not skip in CI, because nobody would notice that pages are not tested any more.
	if os.Getenv("CI") != "" {
		t.Fatal("no Chromium found: install the package chromium")
	}
	t.Skip("no Chromium found: the page is not tested in a browser")
	return ""
}

// Main runs the tests of a package and then ends the Chromium process that they started. Call it in TestMain.
func Main(m *testing.M) {
	folder, err := os.MkdirTemp("", "page-test-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	profile = folder

	status := m.Run()

	// End Chromium before removing its profile, because it writes into the profile until it ends.
	if chromium != nil {
		chromium.close()
	}
	os.RemoveAll(folder)
	os.Exit(status)
}

// profile is the folder for Chromium's own data.
var profile string

// Open opens a file as a page and waits until it is loaded. The page is closed at the end of the test.
func Open(t *testing.T, file string) *Page {
	t.Helper()
	path := Find(t)
	if chromium == nil {
		chromium = start(t, path)
	}
	b := &Page{process: chromium, t: t}
	b.attach("file://" + file)
	return b
}

// start starts Chromium with two pipes for the protocol.
func start(t *testing.T, path string) *process {
	// Chromium reads commands from file descriptor 3 and writes answers to 4.
	t.Helper()
	childIn, in := pipe(t)
	out, childOut := pipe(t)

	cmd := exec.Command(path, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
		"--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic",
		"--user-data-dir="+profile, "--remote-debugging-pipe", "--window-size=1280,900")
	cmd.ExtraFiles = []*os.File{childIn, childOut}

	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}

	// Close the child's ends of the pipes in this process, so that a read fails when Chromium exits.
	childIn.Close()
	childOut.Close()
	return &process{cmd: cmd, in: in, out: bufio.NewReader(out)}
}

func pipe(t *testing.T) (r, w *os.File) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	return r, w
}

// close asks Chromium to exit, and kills it if it does not.
func (p *process) close() {
	fmt.Fprintf(p.in, `{"id":%d,"method":"Browser.close"}`+"\x00", p.next+1)
	timer := time.AfterFunc(10*time.Second, func() { p.cmd.Process.Kill() })

	p.cmd.Wait()
	timer.Stop()
	p.in.Close()
}

// attach opens the page and makes Chromium send the page's console events.
func (b *Page) attach(url string) {
	// Create an empty page first, so that console events are enabled before the file is loaded.
	b.t.Helper()
	var target struct{ TargetID string }
	b.Call("Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	var session struct{ SessionID string }
	b.Call("Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &session)
	b.session = session.SessionID

	b.t.Cleanup(func() {
		b.session = ""
		b.Call("Target.closeTarget", map[string]any{"targetId": target.TargetID}, nil)
	})

	// Without these commands, Chromium sends no console events.
	for _, domain := range []string{"Page", "Runtime", "Log"} {
		b.Call(domain+".enable", nil, nil)
	}

	b.Call("Page.navigate", map[string]any{"url": url}, nil)
	b.await("Page.loadEventFired")
}

// Call sends a command and waits for its answer. Console messages that arrive in the meantime are added to
// Console.
func (b *Page) Call(method string, params any, result any) {
	b.t.Helper()
	b.next++
	message := map[string]any{"id": b.next, "method": method}
	if params != nil {
		message["params"] = params
	}
	if b.session != "" {
		message["sessionId"] = b.session
	}

	text, err := json.Marshal(message)
	if err != nil {
		b.t.Fatal(err)
	}
	if _, err := b.in.Write(append(text, 0)); err != nil {
		b.t.Fatalf("%s: %v", method, err)
	}

	// Skip events and answers to earlier commands.
	for {
		r := b.read()
		if r.ID != b.next {
			continue
		}
		if r.Error != nil {
			b.t.Fatalf("%s: %s", method, r.Error.Message)
		}
		if result != nil {
			if err := json.Unmarshal(r.Result, result); err != nil {
				b.t.Fatalf("%s: %v in %s", method, err, r.Result)
			}
		}
		return
	}
}

func (b *Page) await(event string) {
	b.t.Helper()
	for b.read().Method != event {
	}
}

// read returns the next message from Chromium.
func (b *Page) read() reply {
	b.t.Helper()
	text, err := b.out.ReadBytes(0)
	if err != nil {
		b.t.Fatalf("the connection to Chromium was closed: %v", err)
	}

	var r reply
	if err := json.Unmarshal(text[:len(text)-1], &r); err != nil {
		b.t.Fatal(err)
	}

	// Collect console messages, so that tests can check that there are none.
	switch r.Method {
	case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded":
		b.Console = append(b.Console, string(r.Params))
	}
	return r
}

// Eval returns the value of a JavaScript expression as text.
func (b *Page) Eval(expression string) string {
	b.t.Helper()

	// If the expression throws an exception, the answer contains a description of it instead of a value.
	var got struct {
		Result           struct{ Value any }
		ExceptionDetails json.RawMessage
	}
	b.Call("Runtime.evaluate", map[string]any{"expression": expression, "returnByValue": true, "awaitPromise": true}, &got)
	if got.ExceptionDetails != nil {
		b.t.Fatalf("%s: %s", expression, got.ExceptionDetails)
	}
	return fmt.Sprint(got.Result.Value)
}

// Press sends the events of a key press.
func (b *Page) Press(key string) {
	b.t.Helper()
	codes := map[string]int{"ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Escape": 27, "Enter": 13, "Tab": 9, " ": 32}
	text := map[string]string{"Enter": "\r", " ": " ", "+": "+", "0": "0"}[key]
	b.Call("Input.dispatchKeyEvent", map[string]any{"type": "keyDown", "key": key, "code": key, "windowsVirtualKeyCode": codes[key], "text": text}, nil)
	b.Call("Input.dispatchKeyEvent", map[string]any{"type": "keyUp", "key": key, "code": key, "windowsVirtualKeyCode": codes[key]}, nil)
}

// Screenshot writes a picture of the page to a file. It is for debugging a test.
func (b *Page) Screenshot(file string) {
	b.t.Helper()
	var shot struct{ Data []byte }
	b.Call("Page.captureScreenshot", nil, &shot)
	if err := os.WriteFile(file, shot.Data, 0o644); err != nil {
		b.t.Fatal(err)
	}
}
