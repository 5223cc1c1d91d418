// This file waits for Competitive Companion, which posts a problem to several ports of this machine and gives up
// after half a second. Any page in the browser can post there, too, so a request must not come from one.

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"
)

// companionPorts are those that the extension posts to without any setting.
var companionPorts = []int{1327, 4244, 6174, 10042, 10043, 10045, 27121}

// waiting is how many problems may wait for their files to be written.
const waiting = 2 * maxBatch

// listen makes the problems that the extension sends, until ctx is done or, with -once, the first problem or
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
	tasks := make(chan *task, waiting)
	server := &http.Server{
		Handler: receiver(tasks), ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 30 * time.Second, WriteTimeout: 30 * time.Second,
		MaxHeaderBytes: 64 << 10, ErrorLog: log.New(io.Discard, "", 0),
	}
	var names []string
	for _, l := range listeners {
		go server.Serve(l)
		names = append(names, strconv.Itoa(l.Addr().(*net.TCPAddr).Port))
	}
	fmt.Fprintf(m.out, "waiting for Competitive Companion on 127.0.0.1, ports %s; Ctrl-C ends\n", strings.Join(names, " "))
	status := m.receive(ctx, tasks, opt.once, stderr)
	patience, stop := context.WithTimeout(context.Background(), 5*time.Second)
	defer stop()
	server.Shutdown(patience) // the last answer is on its way
	return status
}

// receive makes problems as they come.
func (m *maker) receive(ctx context.Context, tasks <-chan *task, once bool, stderr io.Writer) int {
	status := exitOK
	received := map[string]int{} // by contest
	for {
		select {
		case <-ctx.Done():
			return status
		case t := <-tasks:
			if err := m.fromTask(t, ""); err != nil {
				fmt.Fprintf(stderr, "new: %s: %v\n", t.Name, err)
				status = exitFailed
			}
			received[t.Batch.ID]++
			if once && received[t.Batch.ID] >= t.Batch.Size {
				return status
			}
		}
	}
}

// open listens on those of the ports that are free, at least on one.
func open(ports []int) (listeners []net.Listener, err error) {
	var errs []error
	for _, port := range ports {
		l, err := net.Listen("tcp4", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
		if err != nil {
			errs = append(errs, err)
			continue
		}
		listeners = append(listeners, l)
	}
	if len(listeners) == 0 {
		return nil, fmt.Errorf("no port is free, is another one waiting already? %w", errors.Join(errs...))
	}
	return listeners, nil
}

// receiver takes problems and answers before anything is done about them.
func receiver(tasks chan<- *task) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		status, err := receiveOne(w, r, tasks)
		if err != nil {
			http.Error(w, err.Error(), status)
			return
		}
		w.WriteHeader(status)
	})
}

// receiveOne takes the problem of a request and returns the status to be answered.
func receiveOne(w http.ResponseWriter, r *http.Request, tasks chan<- *task) (int, error) {
	switch {
	case !local(r):
		return http.StatusForbidden, errors.New("this server is asked as 127.0.0.1 or localhost only")
	case !fromExtension(r.Header["Origin"]):
		return http.StatusForbidden, errors.New("a page has nothing to send here")
	case r.Method != http.MethodPost:
		return http.StatusMethodNotAllowed, errors.New("Competitive Companion posts problems here")
	}
	data, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxJSON))
	if err != nil {
		return http.StatusRequestEntityTooLarge, err
	}
	t, err := parseTask(data)
	if err != nil {
		return http.StatusBadRequest, err
	}
	select {
	case tasks <- t:
		return http.StatusOK, nil
	default:
		return http.StatusServiceUnavailable, errors.New("too many problems at once")
	}
}

// local reports whether the request names this machine as its host. A page whose name was made to lead here
// names another one.
func local(r *http.Request) bool {
	at, ok := r.Context().Value(http.LocalAddrContextKey).(*net.TCPAddr)
	if !ok {
		return false
	}
	port := strconv.Itoa(at.Port)
	return slices.Contains([]string{"127.0.0.1:" + port, "localhost:" + port}, strings.ToLower(r.Host))
}

// fromExtension reports whether none of the origins is a page's. Programs other than browsers send none.
func fromExtension(origins []string) bool {
	for _, origin := range origins {
		u, err := url.Parse(origin)
		if err != nil || !strings.HasSuffix(u.Scheme, "-extension") {
			return false
		}
	}
	return true
}
