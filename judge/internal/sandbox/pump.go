// Output of a program is copied to the caller's writers. It is counted and limited. It is read to its end even if the
// writers fail, because otherwise the program would block.

package sandbox

import (
	"fmt"
	"io"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"
)

// pump carries one stream from a pipe to a writer.
type pump struct {
	of   *Process
	from *os.File
	to   io.Writer // may be nil
	end  func()    // called at the end of the stream, if not nil
}

// null is the empty input.
var null = sync.OnceValues(func() (*os.File, error) { return os.Open(os.DevNull) })

// connect returns the program's three standard files, also if there is an error. The caller must close all but the first.
func (p *Process) connect(s Spec) (files []*os.File, err error) {
	// A program without input gets an empty one.
	files = []*os.File{s.Stdin}
	if s.Stdin == nil {
		if files[0], err = null(); err != nil {
			return files, err
		}
	}

	// If both writers are the same, one pipe serves both streams. Writers of some types cannot be compared.
	var w *os.File
	for i, to := range []io.Writer{s.Stdout, s.Stderr} {
		if i == 0 && s.StdoutFile != nil {
			files = append(files, s.StdoutFile)
			continue
		}
		isShared := i > 0 && to != nil && reflect.ValueOf(to).Comparable() && to == s.Stdout
		if !isShared {
			var r *os.File
			if r, w, err = os.Pipe(); err != nil {
				return files, fmt.Errorf("cannot make a pipe for the program's output: %w", err)
			}
			p.pumps = append(p.pumps, &pump{of: p, from: r, to: to})
		}
		files = append(files, w)
	}
	if s.StdoutFile == nil {
		p.pumps[0].end = s.StdoutEnd
	}
	return files, nil
}

// buffers are shared by all pumps, so that memory does not grow with the number of runs.
var buffers = sync.Pool{New: func() any { b := make([]byte, 64<<10); return &b }}

// drain copies until the pipe ends or is closed.
func (p *pump) drain() {
	if p.end != nil {
		defer p.end()
	}
	defer p.from.Close()

	buf := buffers.Get().(*[]byte)
	defer buffers.Put(buf)
	to := p.to
	for {
		// Bytes beyond the limit are read, too, but not passed on.
		n, err := p.from.Read(*buf)
		if n = p.of.count(n); n > 0 && to != nil {
			if _, werr := to.Write((*buf)[:n]); werr != nil {
				to = nil
			}
		}
		if err != nil {
			return
		}
	}
}

// count counts n more bytes of output, stops the program at the limit, and returns how many of them are within it.
func (p *Process) count(n int) int {
	limit, total := p.limits.Output, p.output.Add(int64(n))
	if limit <= 0 || total <= limit {
		return n
	}
	p.stop(OutputLimit)
	return int(max(0, limit-(total-int64(n))))
}

// drainGrace is how long output is read after the tree is dead. Where the platform cannot kill the whole tree for certain,
// a process that writes may be left.
const drainGrace = 2 * time.Second

// Ends keeps the first and the last bytes that are written to it. A program that crashes may have printed much before, and
// its last lines tell why.
type Ends struct {
	First, Last int    // how many bytes it keeps of both ends
	text        []byte // the kept bytes and some that are dropped later
	lost        int    // number of dropped bytes
}

// Write adds to the text. Bytes are dropped only when twice as many are there, so that each is moved at most once.
func (e *Ends) Write(p []byte) (int, error) {
	if e.text = append(e.text, p...); len(e.text) > 2*(e.First+e.Last) {
		e.cut()
	}
	return len(p), nil
}

// cut drops the bytes between both ends.
func (e *Ends) cut() {
	if more := len(e.text) - e.First - e.Last; more > 0 {
		e.text = slices.Delete(e.text, e.First, e.First+more)
		e.lost += more
	}
}

// String returns the kept bytes. If others were dropped, a line between the two ends says how many, or … stands after the
// first end if it is the only one.
func (e *Ends) String() string {
	e.cut()

	switch text := string(e.text); {
	case e.lost == 0:
		return text
	case e.Last == 0:
		return text + "…"
	default:
		first, last := strings.TrimSuffix(text[:e.First], "\n"), text[e.First:]
		return fmt.Sprintf("%s\n… (%d bytes left out)\n%s", first, e.lost, last)
	}
}
