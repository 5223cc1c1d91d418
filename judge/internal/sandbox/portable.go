//go:build !linux || portable

// The sandbox of other systems than Linux: the program is a child of the judge with a tree of its own, which is killed
// as a whole. Time and memory are known at the end. What this cannot do is in Missing.

package sandbox

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"os"
	"time"
)

// child is a program started directly by the judge.
type child struct {
	proc    *os.Process
	tree    *tree
	begun   time.Time
	tempDir string // to be removed at the end, if not ""
	failure error  // of waiting
	clock   *time.Timer
}

// launch starts the program. files are its standard input, output and error.
func launch(path string, s Spec, files []*os.File) (_ running, err error) {
	c := &child{begun: time.Now()}
	if s.Dir == "" {
		if c.tempDir, err = os.MkdirTemp("", "oj-run-"); err != nil {
			return nil, fmt.Errorf("cannot make a folder for the program: %w", err)
		}
		s.Dir = c.tempDir
	}
	c.proc, err = os.StartProcess(path, s.Args, &os.ProcAttr{
		Dir: s.Dir, Env: environment(s.Env, s.Dir), Files: files, Sys: treeAttr(),
	})
	if err == nil {
		if c.tree, err = newTree(c.proc); err != nil {
			c.proc.Kill()
			c.proc.Wait()
		}
	}
	if err != nil {
		RemoveAll(c.tempDir)
		return nil, fmt.Errorf("cannot start %s: %w", s.Args[0], err)
	}
	c.clock = time.AfterFunc(cmp.Or(s.Limits.Wall, math.MaxInt64), c.kill)
	return c, nil
}

func (c *child) kill() { c.tree.kill() }

func (c *child) wait(r *Result) {
	var state *os.ProcessState
	state, c.failure = c.proc.Wait()
	c.clock.Stop()
	r.Ended = time.Now()
	r.Wall = r.Ended.Sub(c.begun)
	if c.failure == nil {
		r.CPU = state.UserTime() + state.SystemTime()
		readState(r, state)
	}
}

func (c *child) finish(r *Result) error {
	c.tree.finish(r)
	return errors.Join(c.failure, removeSoon(c.tempDir))
}

// Close has nothing to end: there are no helpers here.
func Close() {}

// Open opens a file to become the standard input of programs.
func Open(path string) (*os.File, error) { return os.Open(path) }

// Hide would hide folders from programs; here it cannot.
func Hide(dirs ...string) {}

// Owns reports whether programs may write in a folder of the caller's.
func Owns(dir string) bool { return true }

// SampleOf would tell what running programs have done so far; here it cannot.
func SampleOf(programs ...*Process) Sample { return Sample{} }

// Init must be the first statement of main and of TestMain: it turns a process that was started for that into the one
// that keeps the kill list.
func Init() {
	if len(os.Args) == 2 && os.Args[0] == killListName {
		keepKillList(os.Args[1])
	}
}

// Missing names the limits that cannot be held on this system.
func Missing() []string {
	return append([]string{
		"programs that do nothing are ended by the clock",
		"the number of processes and the size of files are not limited",
		"the network is open",
		"files outside the working folder can be written, and it cannot be protected",
	}, missingInTree...)
}
