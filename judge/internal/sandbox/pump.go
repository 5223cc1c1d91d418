// This file copies the output of a program to the caller's writers, and counts and limits it. The output is read to its
// end even if a writer fails, because a program whose output is not read would block.

package sandbox

import (
	"fmt"
	"io"
	"os"
	"reflect"
	"sync"
	"sync/atomic"
	"time"

	"oj/judge/internal/process"
)

// pump copies standard output or standard error of a program from a pipe to a writer.
type pump struct {
	of   *Process
	from *os.File
	to   io.Writer   // nil to discard the output
	end  func()      // called at the end of the stream, if not nil
	over atomic.Bool // set when the pump must stop reading

	// lock, if not nil, is held during each read from the pipe and the write that follows, and guards buf. A read may come
	// before drain has begun, so this pump has a buffer of its own.
	lock sync.Locker
	buf  []byte

	isDialogue bool // the output goes to another program that waits for it, as in a game
	processor  process.Processor
	thread     atomic.Int64 // the thread that reads in a dialogue; 0 while none does
}

// null opens the null device, which is an empty input.
var null = sync.OnceValues(func() (*os.File, error) { return os.Open(os.DevNull) })

// connect returns the files for standard input, output and error of the program, and creates the pumps. Even after an
// error, the caller must close all returned files except the first.
func (p *Process) connect(s process.Spec) (files []*os.File, err error) {
	// A program without input gets an empty one.
	files = []*os.File{s.Stdin}
	if s.Stdin == nil {
		if files[0], err = null(); err != nil {
			return files, err
		}
	}

	// If both writers are equal, both streams use one pipe. Writers of types that cannot be compared count as
	// different.
	var w *os.File
	for i, to := range []io.Writer{s.Stdout, s.Stderr} {
		if i == 0 && s.StdoutFile != nil {
			files = append(files, s.StdoutFile)
			continue
		}
		isShared := i > 0 && to != nil && reflect.ValueOf(to).Comparable() && to == s.Stdout
		if !isShared {
			newPump := &pump{of: p, to: to}
			makePipe := os.Pipe
			if i == 0 && s.Dialogue {
				newPump.isDialogue, newPump.processor = true, s.Processor
				makePipe = dialoguePipe
			}
			if newPump.from, w, err = makePipe(); err != nil {
				return files, fmt.Errorf("cannot make a pipe for the program's output: %w", err)
			}
			p.pumps = append(p.pumps, newPump)
			if i > 0 && s.StderrLock != nil {
				newPump.lock, p.errors = s.StderrLock, newPump
				newPump.buf = make([]byte, 64<<10)
			}
		}
		files = append(files, w)
	}
	if s.StdoutFile == nil {
		p.pumps[0].end = s.StdoutEnd
	}
	return files, nil
}

// buffers holds the buffers of all pumps, so that later runs reuse the memory of earlier ones.
var buffers = sync.Pool{New: func() any { b := make([]byte, 64<<10); return &b }}

// drain copies the output until the pipe is closed or the deadline for reading has passed.
func (p *pump) drain() {
	if p.end != nil {
		defer p.end()
	}
	defer p.from.Close()
	if p.isDialogue {
		defer enterThread(p.processor)()
		p.thread.Store(int64(threadID()))
		defer p.thread.Store(0)
	}

	if p.lock != nil {
		p.drainLocked()
		return
	}
	buf := buffers.Get().(*[]byte)
	defer buffers.Put(buf)
	for {
		n, err := p.from.Read(*buf)
		if p.over.Load() {
			return
		}
		p.pass((*buf)[:n])
		if err != nil {
			return
		}
	}
}

// pass writes data from the pipe to the writer. Bytes beyond the limit are only counted.
func (p *pump) pass(data []byte) {
	n := p.of.count(len(data))
	if n == 0 || p.to == nil {
		return
	}
	if _, err := p.to.Write(data[:n]); err != nil {
		p.to = nil
	}
}

// CatchUp passes on what the program has written to standard error until now. The caller must hold the lock that the Spec
// of the program names. On systems other than Unix it does nothing.
func (p *Process) CatchUp() {
	if p.errors != nil {
		p.errors.readNow()
	}
}

// count adds n bytes to the output of the program, and returns how many of them are within the output limit. If the
// limit is exceeded, it stops the program.
func (p *Process) count(n int) int {
	limit, total := p.limits.Output, p.output.Add(int64(n))
	if limit <= 0 || total <= limit {
		return n
	}
	p.stop(process.OutputLimit)
	return int(max(0, limit-(total-int64(n))))
}

// drainGrace is the time during which output is still read after the process tree was killed. It is needed on
// systems where a process can escape from the tree and keep its output open.
const drainGrace = 2 * time.Second
