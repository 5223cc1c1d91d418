// Output of a program on its way to the caller's writers: counted, limited,
// and read to the end whatever the writers do, so that the program never
// blocks on a judge that has lost interest.

package sandbox

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// meter counts the output of all streams of a program against one limit.
type meter struct {
	count    atomic.Int64
	limit    int64
	exceeded func()
	once     sync.Once
}

// take counts n more bytes and returns how many of them are within the limit.
func (m *meter) take(n int) int {
	total := m.count.Add(int64(n))
	if m.limit <= 0 || total <= m.limit {
		return n
	}
	m.once.Do(m.exceeded)
	return int(max(0, m.limit-(total-int64(n))))
}

// pump carries one stream from a pipe to a writer.
type pump struct {
	from  *os.File
	to    io.Writer
	meter *meter
	end   func() // called at the end of the stream, if not nil
	done  chan struct{}
}

// buffers are shared by all pumps, so that memory does not grow with the
// number of runs.
var buffers = sync.Pool{New: func() any { b := make([]byte, 64<<10); return &b }}

// drain copies until the pipe ends or is closed.
func (p *pump) drain() {
	defer close(p.done)
	if p.end != nil {
		defer p.end()
	}
	defer p.from.Close()
	buf := buffers.Get().(*[]byte)
	defer buffers.Put(buf)
	to := p.to
	for {
		n, err := p.from.Read(*buf)
		if n = p.meter.take(n); n > 0 && to != nil {
			if _, werr := to.Write((*buf)[:n]); werr != nil {
				to = nil
			}
		}
		if err != nil {
			return
		}
	}
}

// drained waits for the end of the stream. All writers are dead by now, but
// where the platform cannot kill them for certain one may be left; grace is
// how long to wait for it.
func (p *pump) drained(grace time.Duration) {
	select {
	case <-p.done:
		return
	default:
	}
	timer := time.NewTimer(grace)
	defer timer.Stop()
	select {
	case <-p.done:
	case <-timer.C:
		p.from.SetReadDeadline(time.Now())
		<-p.done
	}
}

// connect makes the program's three standard files, which are the caller's to
// close, but for Spec.Stdin.
func (p *Process) connect(s Spec) ([]*os.File, error) {
	files := []*os.File{s.Stdin}
	if s.Stdin == nil {
		null, err := os.Open(os.DevNull)
		if err != nil {
			return nil, err
		}
		files[0] = null
	}
	shared := s.Stdout != nil && sameWriter(s.Stdout, s.Stderr)
	for _, to := range []io.Writer{s.Stdout, s.Stderr} {
		if len(files) == 2 && shared {
			files = append(files, files[1])
			break
		}
		r, w, err := os.Pipe()
		if err != nil {
			closeAll(files[1:])
			p.closePumps()
			return nil, fmt.Errorf("cannot make a pipe for the program's output: %w", err)
		}
		p.pumps = append(p.pumps, &pump{from: r, to: to, meter: p.meter, done: make(chan struct{})})
		files = append(files, w)
	}
	p.pumps[0].end = s.StdoutEnd
	return files, nil
}

// sameWriter compares two writers, where their types can be compared.
func sameWriter(a, b io.Writer) (same bool) {
	defer func() { _ = recover() }() // uncomparable dynamic types panic: not the same
	return a == b
}

func (p *Process) closePumps() {
	for _, pump := range p.pumps {
		pump.from.Close()
	}
}

// closeAll closes files; one that is there twice is closed once.
func closeAll(files []*os.File) {
	for i, f := range files {
		if i == 0 || f != files[i-1] {
			f.Close()
		}
	}
}

// finish waits for the tree and its output and completes the result.
func (p *Process) finish() {
	p.result, p.err = p.run.wait()
	for _, pump := range p.pumps {
		pump.drained(drainGrace)
	}
	p.result.Output = p.meter.count.Load()
	if p.err == nil {
		p.limits.judge(&p.result)
	}
	p.release()
	close(p.done)
}

// drainGrace is how long output may still come from a dead tree.
const drainGrace = 2 * time.Second

// judge replaces the status by that of a limit that was exceeded although
// nobody noticed while the program ran, and words the detail.
func (l Limits) judge(r *Result) {
	if r.Status == Exited || r.Status == Signaled {
		switch {
		case l.Output > 0 && r.Output > l.Output:
			r.Status = OutputLimit
		case l.Memory > 0 && r.Memory > l.Memory:
			r.Status = MemoryLimit
		case l.CPU > 0 && r.CPU > l.CPU, l.Wall > 0 && r.Wall > l.Wall:
			r.Status = TimeLimit
		}
	}
	if r.Status != Exited {
		r.ExitCode = -1
	}
	if r.Detail == "" {
		r.Detail = detail(*r, l)
	}
}

// detail words what ended a run.
func detail(r Result, l Limits) string {
	switch r.Status {
	case Signaled:
		return "killed by signal: " + r.Signal.String()
	case TimeLimit:
		if l.CPU > 0 && r.CPU > l.CPU {
			return fmt.Sprintf("used %v of CPU, the limit is %v", r.CPU.Round(time.Millisecond), l.CPU)
		}
		return fmt.Sprintf("ran for %v, the limit is %v", r.Wall.Round(time.Millisecond), l.Wall)
	case IdleLimit:
		return fmt.Sprintf("did nothing for %v", l.Idle)
	case MemoryLimit:
		return fmt.Sprintf("used %s of memory, the limit is %s", size(r.Memory), size(l.Memory))
	case OutputLimit:
		if l.Output > 0 && r.Output > l.Output {
			return fmt.Sprintf("wrote more than %s", size(l.Output))
		}
		return fmt.Sprintf("wrote a file of more than %s, or too many files", size(l.FileSize))
	case ProcessLimit:
		return fmt.Sprintf("wanted more than %d processes", l.Processes)
	case Canceled:
		return "the run was canceled"
	}
	return ""
}

// size words a number of bytes.
func size(n int64) string {
	switch {
	case n >= 10<<20:
		return fmt.Sprintf("%d MiB", n>>20)
	case n >= 10<<10:
		return fmt.Sprintf("%d KiB", n>>10)
	}
	return fmt.Sprintf("%d bytes", n)
}

// environment is Spec.Env, in which names alone are set to the working folder.
func environment(env []string, dir string) []string {
	full := make([]string, len(env))
	for i, s := range env {
		if strings.IndexByte(s, '=') < 0 {
			s += "=" + dir
		}
		full[i] = s
	}
	return full
}

// check refuses a Spec that cannot be run.
func (s Spec) check() error {
	if len(s.Args) == 0 || s.Args[0] == "" {
		return errors.New("sandbox: no command given")
	}
	return nil
}

// lookup finds the program and names it by an absolute path, because the
// program runs in another folder. Whether an absolute one can be executed turns
// out when it is.
func lookup(name string) (string, error) {
	if filepath.IsAbs(name) {
		return name, nil
	}
	path, err := exec.LookPath(name)
	if err == nil {
		path, err = filepath.Abs(path)
	}
	if err != nil {
		return "", fmt.Errorf("cannot run %s: %w", name, err)
	}
	return path, nil
}
