//go:build !portable

// A run that its caller waits for: everything that the judge does for it is
// done by the caller's goroutine, without any other one.

package sandbox

import (
	"context"
	"fmt"
	"io"
	"syscall"
	"time"
)

// outlet is one output stream of a program on its way to the caller.
type outlet struct {
	fd int // the end of the pipe that is read; -1 when it has ended
	to io.Writer
}

// direct is such a run.
type direct struct {
	outlets []outlet
	meter   meter
	buf     []byte
	fds     [3]pollFd // for waiting: the helper's socket, then the outlets
}

// Run starts a program and waits for its end. The error is set only when the
// judge itself failed: whatever the program does is in the Result.
func Run(ctx context.Context, s Spec) (Result, error) {
	if err := s.check(); err != nil {
		return Result{}, err
	}
	if ctx.Err() != nil {
		return Result{}, context.Cause(ctx)
	}
	d := &direct{}
	defer d.close()
	r, err := d.start(s)
	if err != nil {
		return Result{}, err
	}
	d.meter = meter{limit: s.Limits.Output, exceeded: func() { r.stop(OutputLimit) }}
	release := context.AfterFunc(ctx, func() { r.stop(Canceled) })
	defer release()
	buf := buffers.Get().(*[]byte)
	defer buffers.Put(buf)
	d.buf = *buf
	d.carry(r.w.socket)
	res, err := r.wait()
	d.drain()
	if s.StdoutEnd != nil {
		s.StdoutEnd()
	}
	res.Output = d.meter.count.Load()
	if err == nil {
		s.Limits.judge(&res)
	}
	return res, err
}

// start makes the pipes and hands the program to a helper.
func (d *direct) start(s Spec) (*remote, error) {
	files := [3]int{noFile, noFile, noFile}
	defer func() {
		closeFd(files[1])
		if files[2] != files[1] {
			closeFd(files[2])
		}
	}()
	shared := s.Stdout != nil && sameWriter(s.Stdout, s.Stderr)
	for i, to := range []io.Writer{s.Stdout, s.Stderr} {
		if i == 1 && shared {
			files[2] = files[1]
			break
		}
		var ends [2]int
		if err := syscall.Pipe2(ends[:], syscall.O_CLOEXEC); err != nil {
			return nil, fmt.Errorf("cannot make a pipe for the program's output: %w", err)
		}
		d.outlets = append(d.outlets, outlet{ends[0], to})
		files[i+1] = ends[1]
	}
	if s.Stdin != nil {
		files[0] = int(s.Stdin.Fd())
	}
	return handOver(s, files)
}

func closeFd(fd int) {
	if fd >= 0 {
		syscall.Close(fd)
	}
}

// close closes what is still open.
func (d *direct) close() {
	for _, o := range d.outlets {
		closeFd(o.fd)
	}
}

// unread is for how long the output of a program is left in the pipe. Most of
// the short runs have ended by then, and have woken nobody.
const unread = 2 * time.Millisecond

// carry passes the output on until the helper has something to say, which is
// when every process of the tree is dead.
func (d *direct) carry(socket int) {
	d.fds[0] = pollFd{fd: int32(socket), events: pollIn}
	if pollQuietly(d.fds[:1], unread) {
		return
	}
	begun := monotonic()
	for d.fds[0].revents == 0 {
		for i, o := range d.outlets {
			d.fds[i+1] = pollFd{fd: int32(o.fd), events: pollIn}
		}
		ready := false
		if fds := d.fds[:1+len(d.outlets)]; monotonic()-begun < int64(quiet) {
			ready = pollQuietly(fds, quiet)
		} else {
			ready = poll(fds, forever)
		}
		for i := range d.outlets {
			if ready && d.fds[i+1].revents != 0 {
				d.pass(&d.outlets[i])
			}
		}
	}
}

// pass passes on what is in the pipe; it must not be empty, or be closed at the other end.
func (d *direct) pass(o *outlet) {
	n, err := syscall.Read(o.fd, d.buf)
	if err == syscall.EINTR {
		return
	}
	if n <= 0 {
		syscall.Close(o.fd)
		o.fd = -1
		return
	}
	if n = d.meter.take(n); n > 0 && o.to != nil {
		if _, err := o.to.Write(d.buf[:n]); err != nil {
			o.to = nil
		}
	}
}

// drain passes on the rest, when the tree is dead. Where the kernel cannot
// kill it for certain somebody may still hold the other end of a pipe.
func (d *direct) drain() {
	for i := range d.outlets {
		o, end := &d.outlets[i], monotonic()+int64(drainGrace)
		fd := d.fds[:1]
		fd[0] = pollFd{fd: int32(o.fd), events: pollIn}
		for o.fd >= 0 && (fd[0].revents&pollHup != 0 || poll(fd, drainGrace) || monotonic() < end) {
			d.pass(o)
		}
	}
}
