//go:build !linux || portable

// The sandbox of other systems than Linux: the program is a child of the judge
// with a tree of its own, which is killed as a whole. A timer holds the limit on
// the clock; time and memory are known at the end. What this cannot do is in
// Missing.

package sandbox

import (
	"errors"
	"fmt"
	"os"
	"sync"
	"time"
)

// child is a program started directly by the judge.
type child struct {
	proc    *os.Process
	tree    *tree
	begun   time.Time
	tempDir string // to be removed at the end
	timer   *time.Timer

	mu      sync.Mutex
	ended   bool
	stopped bool
	why     Status // it was stopped
}

// launch starts the program. files are its standard input, output and error.
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
	var err error
	c.proc, err = os.StartProcess(path, s.Args, &os.ProcAttr{
		Dir: s.Dir, Env: environment(s.Env, s.Dir), Files: files, Sys: treeAttr(),
	})
	if err != nil {
		return err
	}
	if c.tree, err = newTree(c.proc); err != nil {
		c.proc.Kill()
		c.proc.Wait()
	}
	return err
}

func (c *child) stop(why Status) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.ended {
		return
	}
	if !c.stopped {
		c.stopped, c.why = true, why
	}
	c.tree.kill()
}

func (c *child) wait() (Result, error) {
	state, err := c.proc.Wait()
	r := Result{Ended: time.Now(), ExitCode: -1}
	c.mu.Lock()
	c.ended = true
	c.mu.Unlock()
	if state != nil {
		r.Wall = r.Ended.Sub(c.begun)
		r.CPU = state.UserTime() + state.SystemTime()
		readState(&r, state)
	}
	c.tree.finish(&r)
	if c.timer != nil {
		c.timer.Stop()
	}
	if c.tempDir != "" {
		err = errors.Join(err, removeSoon(c.tempDir))
	}
	if c.stopped {
		r.Status = c.why
	}
	return r, err
}

// Close has nothing to end: there are no helpers here.
func Close() {}

// Open opens a file to become the standard input of programs.
func Open(path string) (*os.File, error) { return os.Open(path) }

// Hide would hide folders from programs; here it cannot.
func Hide(dirs ...string) {}

// Owns reports whether programs may write in a folder of the caller's.
func Owns(dir string) bool { return true }

// Sample would tell what a running program has done so far; here it cannot.
func (p *Process) Sample() Sample { return Sample{} }

// Init must be the first statement of main and of TestMain: it turns a process
// that was started for that into the one that keeps the kill list.
func Init() {
	if len(os.Args) == 2 && os.Args[0] == killListName {
		keepKillList(os.Args[1])
	}
}

// ownProgram is the file of this program.
func ownProgram() (string, error) { return os.Executable() }
