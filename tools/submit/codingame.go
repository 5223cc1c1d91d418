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
	"path/filepath"
	"strings"
	"sync"
	"time"

	"oj/judge/about"
	"oj/tools/workspace"
)

// saved is how often the sources are looked at.
const saved = 300 * time.Millisecond

// editor is what pages are told.
type editor struct {
	c      *command
	target workspace.Target

	mu    sync.Mutex
	code  string           // main.go, "" until it could be made
	pages map[*socket]bool // true for those that are ready for it
}

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
	about, err := about.Read(t)
	if err != nil {
		return exitUsage, err
	}
	if about.Judge != nil && about.Judge.Name != "codingame" {
		return exitUsage, fmt.Errorf("%s is for %s; CG Local serves CodinGame alone", t.ID, about.Judge.Title)
	}
	l, err := net.Listen("tcp4", "127.0.0.1:"+c.port)
	if err != nil {
		return exitUsage, fmt.Errorf("CG Local asks at this port, is something else serving it? %w", err)
	}
	e := &editor{c: c, target: t, pages: map[*socket]bool{}}
	server := &http.Server{Handler: e, ReadHeaderTimeout: 5 * time.Second, MaxHeaderBytes: 64 << 10, ErrorLog: log.New(io.Discard, "", 0)}
	defer server.Close()
	defer e.closeAll()
	go server.Serve(l)
	fmt.Fprintf(c.out, "waiting for CG Local at ws://localhost:%d; Enter plays, Ctrl-C ends\n", l.Addr().(*net.TCPAddr).Port)
	go e.playOnEnter()
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
	for _, dir := range []string{filepath.Join(e.target.Sources, "solution"), filepath.Join(e.c.ws.Root, "problems", "internal")} {
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

// update gives the code to all pages, and lets them play it if asked.
func (e *editor) update(play bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	for s, ready := range e.pages {
		if ready {
			e.send(s, play)
		}
	}
}

// send gives the code to one page. e.mu is held.
func (e *editor) send(s *socket, play bool) {
	if e.code != "" {
		tell(s, message{"update-code", payload{Code: e.code, Play: &play}})
		fmt.Fprintf(e.c.out, "%s main.go: %d bytes%s\n", time.Now().Format(time.TimeOnly), len(e.code), map[bool]string{true: ", played"}[play])
	}
}

// tell sends a message; a connection that breaks is noticed by who reads from it.
func tell(s *socket, m message) {
	text, err := json.Marshal(m)
	if err == nil {
		s.conn.SetWriteDeadline(time.Now().Add(10 * time.Second))
		s.write(text)
	}
}

// playOnEnter plays whenever Enter is pressed.
func (e *editor) playOnEnter() {
	for lines := bufio.NewScanner(e.c.in); lines.Scan(); {
		e.update(true)
	}
}

// ServeHTTP lets an extension in, and nothing else: a page's script could ask for the code, too.
func (e *editor) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	u, err := url.Parse(r.Header.Get("Origin"))
	if err != nil || u.Scheme != "chrome-extension" && u.Scheme != "moz-extension" {
		http.Error(w, "only the extension CG Local is served", http.StatusForbidden)
		return
	}
	s, err := upgrade(w, r)
	if err != nil {
		return
	}
	defer s.conn.Close()
	e.mu.Lock()
	e.pages[s] = false
	e.mu.Unlock()
	tell(s, message{Action: "send-details"})
	if err := e.talk(s); err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, net.ErrClosed) {
		fmt.Fprintln(e.c.err, "submit: CG Local:", err)
	}
	e.mu.Lock()
	delete(e.pages, s)
	e.mu.Unlock()
}

// talk answers a page until it goes away.
func (e *editor) talk(s *socket) error {
	for {
		text, err := s.read()
		if err != nil {
			return err
		}
		var m message
		if err := json.Unmarshal([]byte(text), &m); err != nil {
			tell(s, message{"error", payload{Message: "this is no JSON of CG Local"}})
			continue
		}
		switch m.Action {
		case "details":
			fmt.Fprintf(e.c.out, "connected: %q\n", m.Payload.Title)
			e.mu.Lock()
			tell(s, message{Action: "app-ready"})
			e.pages[s] = true
			e.send(s, false)
			e.mu.Unlock()
		case "error":
			fmt.Fprintf(e.c.err, "submit: CG Local: %q\n", m.Payload.Message)
		case "code": // what is typed in the page is not written over the file here
		}
	}
}

// closeAll ends all connections.
func (e *editor) closeAll() {
	e.mu.Lock()
	defer e.mu.Unlock()
	for s := range e.pages {
		s.frame(opClose, []byte{1001 >> 8, 1001 & 255})
		s.conn.Close()
	}
}
