// This file implements the server for CG Local, a browser extension that copies a file on this machine into the editor
// of a CodinGame page.
//
// Each connected page has two goroutines. The reader (the functions ServeHTTP and talk) answers the page's
// messages. The writer (the function write) sends the code whenever the method notify wakes it. Each page has
// its own writer, so that a page that does not read its messages does not delay other pages. One more goroutine
// (the function readLines) reads the lines that the user types. The main goroutine (the function follow) bundles
// the solution when a source file changes.

package command

import (
	"bufio"
	"bytes"
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
	"oj/tools/shared/site"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	"oj/tools/shared/problem"
	"oj/tools/shared/workspace"
)

const (
	pollEvery = 300 * time.Millisecond // the time between two checks whether a source has changed
	maxPages  = 32                     // the maximum number of connections at a time
	maxShown  = 200                    // the maximum number of bytes of a page's text that are printed

	handshakeTimeout = 5 * time.Second // the time that a page has to send its HTTP request
)

// An editor sends the solution to the connected pages.
type editor struct {
	c      *command
	target workspace.Target
	names  []string // the normalized names of the puzzle; a page whose title is one of them shows this puzzle

	mu         sync.Mutex
	code       string // the content of main.go; "" until it is bundled
	pages      map[*page]bool
	opening    int     // the number of connections that are not in pages yet, because their handshake is not complete
	questions  []*page // pages that show another puzzle: the user must say whether to replace their code
	inputEnded bool    // whether standard input has ended, so that the user cannot answer questions
}

// page is a connected tab of the browser. editor.mu guards all fields except socket and wake.
type page struct {
	socket *socket
	title  string        // the title of the puzzle that the page shows
	ready  bool          // whether the page may get the code
	play   bool          // whether the page should run the testcases when it gets the next code
	wake   chan struct{} // a channel of capacity 1; a value in it makes the page's writer send the code
}

// A message is a JSON object that the extension sends to this command, or this command to the extension.
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

// serve implements -watch: it bundles the solution whenever a source changes, and sends it to the pages.
func (c *command) serve(ctx context.Context, t workspace.Target) (int, error) {
	pkg, err := problem.Describe(t)
	if err != nil {
		return exitUsage, err
	}
	if pkg.Site != nil && pkg.Site.Client != site.CGLocal {
		return exitUsage, fmt.Errorf("%s is a problem of %s; CG Local works only with CodinGame", t.ID, pkg.Site.Title)
	}

	// Listen on 127.0.0.1, so that only programs on this machine can connect.
	listener, err := net.Listen("tcp4", "127.0.0.1:"+c.port)
	if err != nil {
		return exitUsage, fmt.Errorf("the port for CG Local cannot be opened: is another \"submit -watch\" or the CG Local app running? %w", err)
	}

	e := &editor{
		c: c, target: t, pages: map[*page]bool{},
		names: []string{normalize(pkg.Name), normalize(path.Base(pkg.SourceURL))},
	}
	// The timeout closes connections that do not send a complete request in time. The timeout does not apply
	// after the handshake, because then the connection becomes a socket with other timeouts. Each connection
	// serves only one request, so that the body of a page's request can never be taken for a second request.
	server := &http.Server{
		Handler: e, ReadTimeout: handshakeTimeout, MaxHeaderBytes: 64 << 10,
		ErrorLog: log.New(io.Discard, "", 0),
	}
	server.SetKeepAlivesEnabled(false)
	defer server.Close()

	// Tell the pages that this is a normal end, because the extension shows an error for any other status.
	defer e.closeAll()
	go server.Serve(listener)

	port := listener.Addr().(*net.TCPAddr).Port
	fmt.Fprintf(c.out, "waiting for CG Local at ws://localhost:%d: open the puzzle's page and click the extension's icon once; "+
		"then Enter runs the testcases, and Ctrl-C ends this command\n", port)
	go e.readLines()
	e.follow(ctx)
	return exitOK, nil
}

// follow bundles and sends main.go whenever a source file of the solution or of problems/lib is saved.
func (e *editor) follow(ctx context.Context) {
	last := ""
	for {
		// Bundle again only after a source file has changed, so the error of a failed attempt is printed only once.
		signature := e.signature()
		if signature != last {
			err := e.bundle(ctx)
			if err != nil && ctx.Err() == nil {
				fmt.Fprintln(e.c.err, "submit:", err)
			}
			last = signature
		}

		select {
		case <-ctx.Done():
			return
		case <-time.After(pollEvery):
		}
	}
}

// signature returns a hash of the names, sizes and modification times of the source files. It changes when a
// file is saved.
func (e *editor) signature() string {
	sum := sha256.New()

	// The bundle also contains helpers.
	helpers := filepath.Join(e.c.ws.Root, "problems", "lib")
	for _, dir := range []string{filepath.Join(e.target.Sources, "solution"), helpers} {
		filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") {
				return nil // ignore the error, because the bundler reports files that cannot be read
			}
			if info, err := d.Info(); err == nil {
				fmt.Fprintln(sum, path, info.Size(), info.ModTime().UnixNano())
			}
			return nil
		})
	}
	return string(sum.Sum(nil))
}

// bundle regenerates main.go and, if its content has changed, sends it to all pages.
func (e *editor) bundle(ctx context.Context) error {
	// Let the bundler write main.go, so that the file and the page's editor are always equal.
	var out bytes.Buffer
	if status := e.c.bundle(ctx, []string{"-w", e.target.ID}, &out, &out); status != 0 {
		return fmt.Errorf("%smain.go was not regenerated", out.String())
	}
	code, err := os.ReadFile(filepath.Join(e.target.Sources, "main.go"))
	if err != nil {
		return err
	}

	e.mu.Lock()

	// Send nothing if the bundle has not changed, for example after a change in a test file, because new code resets
	// the cursor in the page's editor.
	changed := e.code != string(code)
	e.code = string(code)
	e.mu.Unlock()
	if changed {
		e.update(onlyCode)
	}
	return nil
}

// The parameter play of the methods update and notify has one of these values.
const (
	onlyCode = false // send the code
	andPlay  = true  // send the code, and let the page run the testcases
)

// update sends the code to all pages that are ready. If play is true, they also run the testcases. update does not wait
// for the pages.
func (e *editor) update(play bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	for p := range e.pages {
		if p.ready {
			p.notify(play)
		}
	}
}

// notify wakes the page's writer. The caller holds editor.mu.
func (p *page) notify(play bool) {
	// If the writer has not sent an earlier request to run the testcases yet, keep the request.
	p.play = p.play || play
	select {
	case p.wake <- struct{}{}:
	default: // nothing to do: the writer is already about to wake up, and will send the newest code
	}
}

// write sends the code to a page whenever it is notified, until the connection ends. It sends pings, to notice
// a broken connection.
func (e *editor) write(p *page, gone <-chan struct{}) {
	// Without traffic, a connection to a sleeping laptop could stay half open for hours.
	pings := time.NewTicker(pingEvery)
	defer pings.Stop()
	for {
		var err error
		select {
		case <-gone:
			return
		case <-pings.C:
			err = p.socket.writeFrame(opPing, nil)
		case <-p.wake:
			err = e.sendCode(p)
		}
		if err != nil {
			p.socket.conn.Close() // also ends the reader
			return
		}
	}
}

// sendCode sends the newest code to a page.
func (e *editor) sendCode(p *page) error {
	e.mu.Lock()

	// Copy the code and release the lock, because sending it to a slow page may take seconds.
	code, play := e.code, p.play
	p.play = false
	e.mu.Unlock()
	if code == "" {
		return nil
	}

	err := send(p.socket, message{"update-code", payload{Code: code, Play: &play}})
	if err != nil {
		return err
	}

	played := ""
	if play {
		played = ", testcases started"
	}

	// Print the time of day, so that the user sees that the page has the latest version.
	fmt.Fprintf(e.c.out, "%s main.go: %d bytes%s\n", time.Now().Format(time.TimeOnly), len(code), played)
	return nil
}

// send sends a message.
func send(s *socket, m message) error {
	text, err := json.Marshal(m)
	if err != nil {
		return err
	}
	return s.write(text)
}

// readLines reads the lines that the user types. A line answers the oldest open question. If no question is
// open, the line makes all pages run the testcases.
func (e *editor) readLines() {
	// The first line answers the first question, and so on.
	lines := bufio.NewScanner(e.c.in)
	for lines.Scan() {
		if !e.answer(lines.Text()) {
			e.update(andPlay)
		}
	}

	// Standard input has ended, so the user cannot answer: the answer to all open and later questions is no.
	e.mu.Lock()
	e.inputEnded = true
	e.mu.Unlock()
	for e.answer("no") {
	}
}

// answer answers the oldest open question with this line, and reports whether there was one.
func (e *editor) answer(line string) bool {
	e.mu.Lock()
	if len(e.questions) == 0 {
		e.mu.Unlock()
		return false
	}
	p := e.questions[0]
	e.questions = e.questions[1:]

	// Everything except a clear yes means no, because yes overwrites the code in the page.
	word := strings.ToLower(strings.TrimSpace(line))
	agreed := word == "y" || word == "yes"
	if agreed {
		p.ready = true
		p.notify(onlyCode)
	}
	e.mu.Unlock()

	// Unlock e.mu before refusing the page, because the page may be slow to receive the message.
	if !agreed {
		e.refuse(p)
	}
	return true
}

// refuse leaves a page's editor unchanged. The extension shows the message and closes the connection.
func (e *editor) refuse(p *page) {
	fmt.Fprintf(e.c.out, "the editor of %q stays as it is\n", p.title)
	text := fmt.Sprintf("submit -watch %s is running; this page shows another puzzle", e.target.ID)
	send(p.socket, message{"error", payload{Message: text}}) // ignore the error, because the page's reader notices a broken connection
}

// ServeHTTP serves a connection of the extension. It rejects all other programs, because the script of any web
// page could otherwise request the code.
func (e *editor) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	// Check the Origin header, because the script of a page cannot forge it.
	origin, err := url.Parse(r.Header.Get("Origin"))
	if err != nil || origin.Scheme != "chrome-extension" && origin.Scheme != "moz-extension" {
		http.Error(w, "only the browser extension CG Local may connect", http.StatusForbidden)
		return
	}

	// Limit the number of connections, so that their memory is bounded.
	if !e.reserve() {
		http.Error(w, "too many connections", http.StatusServiceUnavailable)
		return
	}
	s, err := upgrade(w, r)
	p := &page{socket: s, wake: make(chan struct{}, 1)}
	e.mu.Lock()
	e.opening--
	if err == nil {
		e.pages[p] = true
	}
	e.mu.Unlock()
	if err != nil {
		return
	}
	defer s.conn.Close()

	// The writer runs in a goroutine of its own, and the reader in this one.
	gone := make(chan struct{})
	go e.write(p, gone)
	err = e.talk(p)

	// It is not an error if the user has closed the page.
	closed := errors.Is(err, io.EOF) || errors.Is(err, net.ErrClosed)
	if err != nil && !closed {
		fmt.Fprintln(e.c.err, "submit: CG Local:", err)
	}

	// End the writer, and remove open questions about this page.
	close(gone)
	e.mu.Lock()
	delete(e.pages, p)
	e.questions = slices.DeleteFunc(e.questions, func(other *page) bool { return other == p })
	e.mu.Unlock()
}

// reserve counts a new connection. It returns false if there are already maxPages connections.
func (e *editor) reserve() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	if len(e.pages)+e.opening >= maxPages {
		return false
	}
	e.opening++
	return true
}

// talk answers a page's messages until the connection ends.
func (e *editor) talk(p *page) error {
	if err := send(p.socket, message{Action: "send-details"}); err != nil {
		return err
	}
	for {
		text, err := p.socket.read()
		if err != nil {
			return err
		}

		// Ignore unknown fields and actions, because a newer version of the extension may send them.
		var m message
		if json.Unmarshal([]byte(text), &m) != nil {
			send(p.socket, message{"error", payload{Message: "this is not a message of CG Local"}})
			continue
		}

		switch m.Action {
		case "details":
			if err := e.connected(p, m.Payload.Title); err != nil {
				return err
			}
		case "error":
			fmt.Fprintf(e.c.err, "submit: CG Local: %.*q\n", maxShown, m.Payload.Message)
		case "code": // the page sends what the user typed in its editor: ignore it, because main.go must not be overwritten
		}
	}
}

// connected handles the first message of a page. A page that shows the watched puzzle gets the code. For any
// other page, connected asks the user, because the code replaces the content of the page's editor.
func (e *editor) connected(p *page, title string) error {
	title = title[:min(len(title), maxShown)]
	fmt.Fprintf(e.c.out, "connected: %q\n", title)
	if err := send(p.socket, message{Action: "app-ready"}); err != nil {
		return err
	}

	// CodinGame translates titles, so the title of a French page may differ from the puzzle's names. Then the
	// user is asked, too.
	normalized := normalize(title)
	isWatched := normalized != "" && slices.Contains(e.names, normalized)
	e.mu.Lock()
	p.title = title
	p.ready = isWatched
	canAsk := !e.inputEnded

	// A page may send its title again. Do not ask a second time if the first question is still open.
	isAsked := slices.Contains(e.questions, p)

	switch {
	case isWatched:
		p.notify(onlyCode)
	case canAsk && !isAsked:
		e.questions = append(e.questions, p)
	}
	e.mu.Unlock()
	if isWatched || isAsked {
		return nil
	}

	fmt.Fprintf(e.c.out, "this page shows %q, but you are watching %s. Replace the content of its editor? [y/N] ",
		title, e.target.ID)
	if !canAsk {
		fmt.Fprintln(e.c.out)
		e.refuse(p)
	}
	return nil
}

// normalize returns the letters and digits of a puzzle's name in lower case. The title of a puzzle's page and
// the last part of its address may differ in other characters, such as spaces.
func normalize(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}

// closeAll ends all connections with the status for a normal end. The extension shows an error for any other status.
func (e *editor) closeAll() {
	e.mu.Lock()
	defer e.mu.Unlock()
	for p := range e.pages {
		p.socket.close(closeNormal)
	}
}
