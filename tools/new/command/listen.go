// This file waits for the browser extension Competitive Companion. The extension posts each problem to seven
// ports of this machine at the same time. It waits half a second for the ports to reply, and then posts the
// next problem of a contest. Other programs may occupy some of these ports, so this command listens on all of
// them. It keeps only the first copy of each message. Web pages in the browser can post to the ports, too, so
// their requests are rejected.

package command

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"log"
	"maps"
	"net"
	"net/http"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"oj/tools/shared/args"
)

// companionPorts are the extension's default ports.
var companionPorts = []int{1327, 4244, 6174, 10042, 10043, 10045, 27121}

// waiting is the maximum number of messages in the queue.
const waiting = 2 * maxBatch

// The limits of requests can be low, because the extension runs on the same machine as this command.
const (
	maxHeaderBytes = 64 << 10
	headerTimeout  = 5 * time.Second
	requestTimeout = 30 * time.Second
	shutdownTime   = 5 * time.Second
)

// listen creates the problems that the extension sends, until ctx is done or, with -once, the first problem or
// contest is complete. It returns the exit status.
func (m *maker) listen(ctx context.Context, opt *options, stderr io.Writer) int {
	ports := companionPorts
	if opt.port >= 0 {
		ports = append([]int{opt.port}, ports...)
	}
	listeners, err := open(ports)
	if err != nil {
		fmt.Fprintln(stderr, "new:", err)
		return exitUsage
	}

	inbox := newInbox(waiting)
	server := &http.Server{
		Handler: inbox, MaxHeaderBytes: maxHeaderBytes,
		ReadHeaderTimeout: headerTimeout, ReadTimeout: requestTimeout, WriteTimeout: requestTimeout,
		ErrorLog: log.New(io.Discard, "", 0),
	}
	var names []string
	for _, l := range listeners {
		go server.Serve(l)
		names = append(names, strconv.Itoa(l.Addr().(*net.TCPAddr).Port))
	}
	names = slices.Compact(names) // print a port only once if it has two listeners, one for IPv4 and one for IPv6
	fmt.Fprintf(m.out, "waiting for Competitive Companion on localhost, ports %s; press Ctrl-C to stop\n",
		strings.Join(names, " "))
	status := m.receive(ctx, inbox.messages, opt.once, stderr)

	// Let the server answer the last message before the command ends, because the extension waits for this
	// answer.
	limited, stop := context.WithTimeout(context.Background(), shutdownTime)
	defer stop()
	server.Shutdown(limited)
	return status
}

// A message is a text that the extension has posted. The field `task` is the problem in the text. If the text
// cannot be parsed, `task` is nil, and `err` is the reason.
type message struct {
	data []byte
	task *task
	err  error
}

// receive creates the problems that the messages contain, until ctx is done. If the parameter once is true, it
// stops earlier: after the first problem or, if this belongs to a contest, after all problems of the contest.
// The inbox has already removed copies of messages.
func (m *maker) receive(ctx context.Context, messages <-chan message, once bool, stderr io.Writer) int {
	status := exitOK
	received := map[string]int{}  // the number of received problems of each batch
	made := map[string][]string{} // the ids of the created problems of each batch
	for {
		select {
		case <-ctx.Done():
			return status
		case msg := <-messages:
			id, err := "", msg.err
			if err == nil {
				id, err = m.fromTask(msg.task, "", received[msg.task.Batch.ID])
			}
			if err != nil {
				m.reportFailure(msg, err, stderr)
				status = exitFailed
			}
			if msg.task == nil {
				continue
			}

			// Count problems that could not be created, too: the extension does not send them again, so
			// otherwise the batch would never be complete.
			batch := msg.task.Batch
			received[batch.ID]++
			if id != "" {
				made[batch.ID] = append(made[batch.ID], id)
			}
			if received[batch.ID] < batch.Size {
				continue
			}
			m.nextSteps(made[batch.ID])
			if once {
				return status
			}
		}
	}
}

// nextSteps prints the commands that judge the problems with these ids. If all belong to the same contest, it
// prints a single command, which shows the state of all of them.
func (m *maker) nextSteps(ids []string) {
	watch := args.Named("go run ./judge") + " -watch"
	contest := ""
	if len(ids) > 0 {
		contest = path.Dir(ids[0])
	}
	isOther := func(id string) bool { return path.Dir(id) != contest }
	if len(ids) > 1 && contest != "." && !slices.ContainsFunc(ids, isOther) {
		fmt.Fprintf(m.out, "next: %s %s\n", watch, contest)
		return
	}

	// There is no common folder, so print one command for each problem.
	for _, id := range ids {
		fmt.Fprintf(m.out, "next: %s %s\n", watch, id)
	}
}

// reportFailure reports that a problem was not created. It saves the problem's JSON in a file for the user to
// try again, because a second click in the browser would fail in the same way. If the same problem exists
// already, it does not save the JSON.
func (m *maker) reportFailure(msg message, err error, stderr io.Writer) {
	name := "a message from the browser"
	if msg.task != nil {
		name = msg.task.Name
	}
	fmt.Fprintf(stderr, "new: %s: %v\n", name, err)

	// Save nothing if the user has clicked on the same problem twice, because the message contains nothing new, or its
	// news have been printed.
	var same *sameError
	if errors.As(err, &same) || errors.Is(err, errDiffers) {
		return
	}

	file, err := save(msg.data)
	if err != nil {
		fmt.Fprintf(stderr, "  the problem's JSON could not be saved: %v\n", err)
		return
	}

	// If the message cannot be parsed, tell the user to correct it. If it can be parsed, suggest another
	// id.
	again := args.Named("go run ./tools/new")
	if msg.task == nil {
		fmt.Fprintf(stderr, "  the message is saved in %s; correct it, then: %s -json %s ID\n",
			file, again, file)
		return
	}
	fmt.Fprintf(stderr, "  to create it under an id of your choice: %s -json %s ID\n", again, file)
}

// mostSaved is the maximum number of messages that are kept in the folder for temporary files. Any web page can send
// messages that cannot be parsed.
const mostSaved = 10

// save writes the JSON of a problem into a new file in the folder for temporary files and returns its name. It removes
// the oldest such files.
func save(data []byte) (name string, err error) {
	// The name must be unique, because several problems of a contest may fail.
	const pattern = "oj-problem-*.json"
	f, err := os.CreateTemp("", pattern)
	if err != nil {
		return "", err
	}
	defer keepNewest(filepath.Join(filepath.Dir(f.Name()), pattern), mostSaved)
	_, err = f.Write(data)
	if err = errors.Join(err, f.Close()); err != nil {
		os.Remove(f.Name())
		return "", err
	}
	return f.Name(), nil
}

// keepNewest removes all files that match a pattern but the newest ones.
func keepNewest(pattern string, most int) {
	ages := map[string]time.Time{}
	paths, _ := filepath.Glob(pattern)
	for _, path := range paths {
		if info, err := os.Lstat(path); err == nil && info.Mode().IsRegular() {
			ages[path] = info.ModTime()
		}
	}
	paths = slices.SortedFunc(maps.Keys(ages), func(a, b string) int { return ages[b].Compare(ages[a]) })
	for _, path := range paths[min(most, len(paths)):] {
		os.Remove(path)
	}
}

// open listens on all free ports. It uses both addresses 127.0.0.1 and ::1, because the name localhost may
// stand for either of them. If ::1 is not available, because another program uses the port or the machine has
// no IPv6, 127.0.0.1 alone is enough. If no port is free, open returns an error.
func open(ports []int) (listeners []net.Listener, err error) {
	// Collect the errors of all ports, because they are reported if no port is free.
	var errs []error
	for _, port := range ports {
		v4, err := net.Listen("tcp4", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
		if err != nil {
			errs = append(errs, err)
			continue
		}
		listeners = append(listeners, v4)

		// If port was 0, the system has chosen a port. Use the chosen port for both addresses.
		port = v4.Addr().(*net.TCPAddr).Port
		v6, err := net.Listen("tcp6", net.JoinHostPort("::1", strconv.Itoa(port)))
		if err == nil {
			listeners = append(listeners, v6)
		}
	}
	if len(listeners) == 0 {
		return nil, fmt.Errorf("no port is free: is another \"tools/new\" running? %w", errors.Join(errs...))
	}
	return listeners, nil
}

// An inbox receives messages and puts them into a queue. It answers each message before the problem's files
// are written, because the extension waits only for a short time. It also answers copies of a message, but
// does not queue them.
type inbox struct {
	messages chan message

	mu   sync.Mutex
	seen map[[sha256.Size]byte]bool // the keys of queued messages
}

func newInbox(size int) *inbox {
	return &inbox{messages: make(chan message, size), seen: map[[sha256.Size]byte]bool{}}
}

func (b *inbox) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	status, err := b.receive(w, r)
	if err != nil {
		http.Error(w, err.Error(), status)
		return
	}
	w.WriteHeader(status)
}

// receive queues the message of a request and returns the status of the answer.
func (b *inbox) receive(w http.ResponseWriter, r *http.Request) (int, error) {
	switch {
	case !local(r):
		return http.StatusForbidden, errors.New("the Host header must be 127.0.0.1, [::1] or localhost")
	case !fromExtension(r.Header["Origin"]):
		return http.StatusForbidden, errors.New("this request comes from a web page, but only extensions and programs may send problems")
	case r.Method != http.MethodPost:
		return http.StatusMethodNotAllowed, errors.New("this address accepts only POST requests of Competitive Companion")
	}

	data, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxJSON))
	if err != nil {
		return http.StatusRequestEntityTooLarge, err
	}

	// Queue a malformed message, too, so that the user learns about it.
	msg := message{data: data}
	msg.task, msg.err = parseTask(data)
	if msg.err != nil {
		msg.task = nil
	}
	if !b.put(msg) {
		return http.StatusServiceUnavailable, errors.New("too many problems at once")
	}
	if msg.err != nil {
		return http.StatusBadRequest, msg.err
	}
	return http.StatusOK, nil
}

// put queues a message unless a copy of it was queued before. It returns false if the queue is full.
func (b *inbox) put(msg message) bool {
	b.mu.Lock()
	defer b.mu.Unlock()

	// Copies arrive at the same time on several connections, so checking and storing the key must be one atomic step.
	key := msg.key()
	if b.seen[key] {
		return true
	}
	select {
	case b.messages <- msg:
		b.seen[key] = true
		return true
	default:
		return false
	}
}

// key returns the same key for copies of a message. Each click has a different batch id, so a second click on
// the same page is not a copy. Messages without a batch id are copies if their texts are equal.
func (msg message) key() [sha256.Size]byte {
	if msg.task == nil || msg.task.Batch.ID == "" {
		return sha256.Sum256(msg.data)
	}
	t := msg.task
	return sha256.Sum256(fmt.Appendf(nil, "%q %q %q", t.Batch.ID, t.URL, t.Name))
}

// local reports whether the Host header of the request names this machine. An attacker can make the name of a
// web site resolve to this machine, but then the Host header contains the name of that web site.
func local(r *http.Request) bool {
	address, ok := r.Context().Value(http.LocalAddrContextKey).(*net.TCPAddr)
	if !ok {
		return false
	}
	port := strconv.Itoa(address.Port)

	// Host names are case-insensitive.
	names := []string{"127.0.0.1:" + port, "[::1]:" + port, "localhost:" + port}
	return slices.Contains(names, strings.ToLower(r.Host))
}

// fromExtension reports whether all Origin headers name browser extensions. It accepts an empty list, because
// programs other than browsers send no origin.
func fromExtension(origins []string) bool {
	for _, origin := range origins {
		// The origins of extensions have schemes such as chrome-extension and moz-extension.
		u, err := url.Parse(origin)
		if err != nil || !strings.HasSuffix(u.Scheme, "-extension") {
			return false
		}
	}
	return true
}
