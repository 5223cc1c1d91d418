//go:build !linux || portable

// The sandbox of platforms without namespaces: the program is a child of the
// judge in a group of its own, and timers watch the clock. What this cannot
// do is in missing.

package sandbox

import (
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"
)

// Run starts a program and waits for its end. The error is set only when the
// judge itself failed: whatever the program does is in the Result.
func Run(ctx context.Context, s Spec) (Result, error) {
	p, err := Start(ctx, s)
	if err != nil {
		return Result{}, err
	}
	return p.Wait()
}

// child is a program started directly by the judge.
type child struct {
	proc    *os.Process
	group   group
	begun   time.Time
	tempDir string // to be removed at the end
	timer   *time.Timer

	mu      sync.Mutex
	ended   bool
	stopped Status // meant where why is true
	why     bool
}

// launch starts the program. files are its standard input (nil: empty), output and error.
func launch(s Spec, files []*os.File) (running, error) {
	path, err := lookup(s.Args[0])
	if err != nil {
		return nil, err
	}
	c := &child{begun: time.Now()}
	if s.Dir == "" {
		if c.tempDir, err = os.MkdirTemp("", "oj-run-"); err != nil {
			return nil, fmt.Errorf("cannot make a folder for the program: %w", err)
		}
		s.Dir = c.tempDir
	}
	if err := c.start(path, s, files); err != nil {
		RemoveAll(c.tempDir)
		return nil, fmt.Errorf("cannot start %s: %w", s.Args[0], err)
	}
	if s.Limits.Wall > 0 {
		c.timer = time.AfterFunc(s.Limits.Wall, func() { c.stop(TimeLimit) })
	}
	return c, nil
}

func (c *child) start(path string, s Spec, files []*os.File) error {
	in := files[0]
	if in == nil {
		null, err := os.Open(os.DevNull)
		if err != nil {
			return err
		}
		defer null.Close()
		in = null
	}
	path, args := limited(path, s)
	var err error
	c.proc, err = os.StartProcess(path, args, &os.ProcAttr{
		Dir: s.Dir, Env: environment(s.Env, s.Dir), Files: []*os.File{in, files[1], files[2]}, Sys: groupAttr(),
	})
	if err == nil {
		c.group = newGroup(c.proc)
	}
	return err
}

func (c *child) stop(why Status) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.ended {
		return
	}
	if !c.why {
		c.stopped, c.why = why, true
	}
	c.group.kill()
}

func (c *child) wait() (Result, error) {
	state, err := c.proc.Wait()
	r := Result{Ended: time.Now(), ExitCode: -1}
	c.mu.Lock()
	c.ended = true
	c.group.kill() // what it left behind
	c.mu.Unlock()
	c.group.close()
	if c.timer != nil {
		c.timer.Stop()
	}
	if c.tempDir != "" {
		err = errors.Join(err, RemoveAll(c.tempDir))
	}
	if state == nil {
		return r, err
	}
	r.Wall = r.Ended.Sub(c.begun)
	r.CPU = state.UserTime() + state.SystemTime()
	readState(&r, state)
	if c.why {
		r.Status = c.stopped
	}
	return r, err
}

// Close has nothing to end: there are no helpers here.
func Close() {}

// Open opens a file to become the standard input of programs.
func Open(path string) (*os.File, error) { return os.Open(path) }

// Hide would hide folders from programs; here it cannot.
func Hide(dirs ...string) {}
