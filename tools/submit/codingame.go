// This file serves CG Local, a browser extension that keeps the editor of CodinGame's page equal to a file here.

package main

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	"oj/tools/problem"
	"oj/tools/workspace"
)

// saved is how often the sources are looked at.
const saved = 300 * time.Millisecond

// editor gives the solution to the pages that are connected.
type editor struct {
	c      *command
	target workspace.Target
	names  []string // of the puzzle, by which a page shows that it is the one that is watched; each as plain returns it

	mu    sync.Mutex
	code  string // main.go, "" until it could be made
	pages map[*page]bool
	asked []*page // pages that show another puzzle, for which the user has still to decide
	deaf  bool    // standard input has ended: nobody can be asked
}

// page is a tab of the browser that is connected. Its fields but socket and wake are guarded by editor.mu.
type page struct {
	socket *socket
	title  string        // of the puzzle that it shows
	ready  bool          // it may get the code
	play   bool          // the next code is to be played
	wake   chan struct{} // holds an element when there is something to send
}

// mostPages bounds how many connections are open at a time.
const mostPages = 32

// message is what either side says.
type message struct {
	Action  string  `json:"action"`
	Payload payload `json:"payload"`
}

type payload struct {
	Code    string `json:"code,omitempty"`
	Play    *bool  `json:"play,omitempty"`
	Title   string `json:"title,omitempty"`
	Message string `json:"message,omitempty"`
}

// serve is -watch: it bundles the solution whenever a source changes and gives it to the pages.
func (c *command) serve(ctx context.Context, t workspace.Target) (int, error) {
	about, err := problem.Describe(t)
	if err != nil {
		return exitUsage, err
	}
	if about.Judge != nil && about.Judge.Name != "codingame" {
		return exitUsage, fmt.Errorf("%s is for %s; CG Local serves CodinGame alone", t.ID, about.Judge.Title)
	}
	l, err := net.Listen("tcp4", "127.0.0.1:"+c.port)
	if err != nil {
		return exitUsage, fmt.Errorf("CG Local connects to this port: is another \"submit -watch\" or the CG Local app running? %w", err)
	}
	e := &editor{c: c, target: t, pages: map[*page]bool{}}
	for _, name := range []string{about.Name, path.Base(about.SourceURL)} {
		e.names = append(e.names, plain(name))
	}
	server := &http.Server{Handler: e, ReadHeaderTimeout: 5 * time.Second, MaxHeaderBytes: 64 << 10, ErrorLog: log.New(io.Discard, "", 0)}
	defer server.Close()
	defer e.closeAll()
	go server.Serve(l)
	fmt.Fprintf(c.out, "waiting for CG Local at ws://localhost:%d: click its icon once in the page of the puzzle; Enter plays, Ctrl-C ends\n", l.Addr().(*net.TCPAddr).Port)
	go e.readLines()
	e.follow(ctx)
	return exitOK, nil
}

// follow bundles and sends main.go whenever a source of the solution or of the helpers was saved.
func (e *editor) follow(ctx context.Context) {
	last := ""
	for {
		if now := e.signature(); now != last {
			if err := e.bundle(ctx); err != nil && ctx.Err() == nil {
				fmt.Fprintln(e.c.err, "submit:", err)
			}
			last = now
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(saved):
		}
	}
}

// signature tells the sources as they are now from those of any other time.
func (e *editor) signature() string {
	sum := sha256.New()
	for _, dir := range []string{filepath.Join(e.target.Sources, "solution"), filepath.Join(e.c.ws.Root, "problems", "lib")} {
		filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") {
				return nil // what cannot be read is the bundler's to tell
			}
			if info, err := d.Info(); err == nil {
				fmt.Fprintln(sum, path, info.Size(), info.ModTime().UnixNano())
			}
			return nil
		})
	}
	return string(sum.Sum(nil))
}

// bundle makes main.go and, if it changed, gives it to all pages.
func (e *editor) bundle(ctx context.Context) error {
	cmd := exec.CommandContext(ctx, e.c.bundle[0], append(e.c.bundle[1:], e.target.ID)...)
	cmd.Dir = e.c.ws.Root
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s%w", out, err)
	}
	code, err := os.ReadFile(filepath.Join(e.target.Sources, "main.go"))
	if err != nil {
		return err
	}
	e.mu.Lock()
	same := e.code == string(code)
	e.code = string(code)
	e.mu.Unlock()
	if !same {
		e.update(false)
	}
	return nil
}

// update gives the code to all pages that are ready, and lets them play it if asked. It does not wait for them.
func (e *editor) update(play bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	for p := range e.pages {
		if p.ready {
			p.notify(play)
		}
	}
}

// notify makes the page's writer send the code. The caller holds editor.mu.
func (p *page) notify(play bool) {
	p.play = p.play || play
	select {
	case p.wake <- struct{}{}:
	default: // the writer has not begun yet and will send what is newest then
	}
}

// write sends the code to one page whenever it is woken, until the page is gone. Each page has its own writer, so that one
// that does not read delays no other. The pings keep the connection alive, and show when the other side is gone.
func (e *editor) write(p *page, gone <-chan struct{}) {
	pings := time.NewTicker(pingEvery)
	defer pings.Stop()
	for {
		var err error
		select {
		case <-gone:
			return
		case <-pings.C:
			err = p.socket.frame(opPing, nil)
		case <-p.wake:
			err = e.send(p)
		}
		if err != nil {
			p.socket.conn.Close() // which ends the reader, too
			return
		}
	}
}

// send gives the newest code to a page.
func (e *editor) send(p *page) error {
	e.mu.Lock()
	code, play := e.code, p.play
	p.play = false
	e.mu.Unlock()
	if code == "" {
		return nil
	}

	err := tell(p.socket, message{"update-code", payload{Code: code, Play: &play}})
	if err != nil {
		return err
	}
	played := ""
	if play {
		played = ", played"
	}
	fmt.Fprintf(e.c.out, "%s main.go: %d bytes%s\n", time.Now().Format(time.TimeOnly), len(code), played)
	return nil
}

// tell sends a message.
func tell(s *socket, m message) error {
	text, err := json.Marshal(m)
	if err != nil {
		return err
	}
	return s.write(text)
}

// readLines reads what the user types: Enter plays the code in all pages, and a line answers an open question.
func (e *editor) readLines() {
	for lines := bufio.NewScanner(e.c.in); lines.Scan(); {
		if !e.answer(lines.Text()) {
			e.update(true)
		}
	}

	e.mu.Lock()
	e.deaf = true
	e.mu.Unlock()
	for e.answer("no") {
	}
}

// answer takes a line for the answer to the oldest open question, and reports whether there was one.
func (e *editor) answer(line string) bool {
	e.mu.Lock()
	if len(e.asked) == 0 {
		e.mu.Unlock()
		return false
	}
	p := e.asked[0]
	e.asked = e.asked[1:]
	word := strings.ToLower(strings.TrimSpace(line))
	agreed := word == "y" || word == "yes"
	if agreed {
		p.ready = true
		p.notify(false)
	}
	e.mu.Unlock()

	if !agreed {
		e.refuse(p)
	}
	return true
}

// refuse leaves a page as it is. The extension shows the message and closes the connection.
func (e *editor) refuse(p *page) {
	fmt.Fprintf(e.c.out, "the editor of %q stays as it is\n", p.title)
	text := fmt.Sprintf("submit -watch %s is running; this page shows another puzzle", e.target.ID)
	tell(p.socket, message{"error", payload{Message: text}}) // a connection that breaks is noticed by its reader
}

// ServeHTTP lets an extension in, and nothing else: a page's script could ask for the code, too.
func (e *editor) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	u, err := url.Parse(r.Header.Get("Origin"))
	if err != nil || u.Scheme != "chrome-extension" && u.Scheme != "moz-extension" {
		http.Error(w, "only the extension CG Local is served", http.StatusForbidden)
		return
	}
	e.mu.Lock()
	full := len(e.pages) >= mostPages
	e.mu.Unlock()
	if full {
		http.Error(w, "too many connections", http.StatusServiceUnavailable)
		return
	}
	s, err := upgrade(w, r)
	if err != nil {
		return
	}
	defer s.conn.Close()

	p := &page{socket: s, wake: make(chan struct{}, 1)}
	e.mu.Lock()
	e.pages[p] = true
	e.mu.Unlock()
	gone := make(chan struct{})
	go e.write(p, gone)

	if err := e.talk(p); err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, net.ErrClosed) {
		fmt.Fprintln(e.c.err, "submit: CG Local:", err)
	}

	close(gone)
	e.mu.Lock()
	delete(e.pages, p)
	e.asked = slices.DeleteFunc(e.asked, func(other *page) bool { return other == p })
	e.mu.Unlock()
}

// talk answers a page until it goes away.
func (e *editor) talk(p *page) error {
	if err := tell(p.socket, message{Action: "send-details"}); err != nil {
		return err
	}
	for {
		text, err := p.socket.read()
		if err != nil {
			return err
		}
		var m message
		if json.Unmarshal([]byte(text), &m) != nil {
			tell(p.socket, message{"error", payload{Message: "this is no JSON of CG Local"}})
			continue
		}
		switch m.Action {
		case "details":
			if err := e.connected(p, m.Payload.Title); err != nil {
				return err
			}
		case "error":
			fmt.Fprintf(e.c.err, "submit: CG Local: %q\n", m.Payload.Message)
		case "code": // what is typed in the page is not written over the file here
		}
	}
}

// connected lets a page have the code that shows the puzzle which is watched. For any other page the user is asked, because
// the code replaces what is in its editor.
func (e *editor) connected(p *page, title string) error {
	fmt.Fprintf(e.c.out, "connected: %q\n", title)
	if err := tell(p.socket, message{Action: "app-ready"}); err != nil {
		return err
	}

	e.mu.Lock()
	p.title = title
	p.ready = slices.Contains(e.names, plain(title)) && plain(title) != ""
	if p.ready {
		p.notify(false)
		e.mu.Unlock()
		return nil
	}
	canAsk := !e.deaf
	if canAsk {
		e.asked = append(e.asked, p)
	}
	e.mu.Unlock()

	fmt.Fprintf(e.c.out, "this page shows %q, but you are watching %s. Replace what is in its editor? [y/N] ", title, e.target.ID)
	if !canAsk {
		fmt.Fprintln(e.c.out)
		e.refuse(p)
	}
	return nil
}

// plain returns a puzzle's name without anything but its letters and digits, in lower case: the page and the address of a
// puzzle differ in the rest.
func plain(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}

// closeAll ends all connections. The status says that nothing went wrong; for any other the extension shows an error.
func (e *editor) closeAll() {
	e.mu.Lock()
	defer e.mu.Unlock()
	for p := range e.pages {
		p.socket.closing(closeNormal)
	}
}
