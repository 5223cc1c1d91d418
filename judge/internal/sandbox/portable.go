//go:build !linux || portable

// The sandbox of platforms without namespaces: the program is a child of the
// judge in a group of its own, a timer watches the clock, and looks at the
// group from time to time hold what can be measured while it runs. What this
// cannot do is in Missing.

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
	group   *group
	limits  Limits
	begun   time.Time
	tempDir string // to be removed at the end
	timer   *time.Timer
	end     chan struct{} // closed when the looks are to end
	looked  chan struct{} // closed when they have ended

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
	c := &child{limits: s.Limits, begun: time.Now(), end: make(chan struct{}), looked: make(chan struct{})}
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
	go c.watch()
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
	path, args, err := limited(path, s)
	if err != nil {
		return err
	}
	c.proc, err = os.StartProcess(path, args, &os.ProcAttr{
		Dir: s.Dir, Env: environment(s.Env, s.Dir), Files: []*os.File{in, files[1], files[2]}, Sys: groupAttr(),
	})
	if err != nil {
		return err
	}
	if c.group, err = newGroup(c.proc, s.Limits); err != nil {
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
	if !c.why {
		c.stopped, c.why = why, true
	}
	c.group.kill()
}

// sight is what a look at a running group finds.
type sight struct {
	cpu       time.Duration // used so far, by those that have ended, too
	memory    int64         // in bytes, now or at the peak
	processes int
	waits     bool // nothing in it runs or waits for a processor or a disk
}

// watch looks at the group until the program has ended, and stops it when a
// limit is exceeded.
func (c *child) watch() {
	defer close(c.looked)
	activity := idleness{since: c.begun}
	for {
		select {
		case <-c.end:
			return
		case <-time.After(lookEvery):
		}
		s, ok := c.group.look()
		if !ok {
			continue
		}
		idle := activity.after(time.Now(), s)
		if why, exceeded := c.limits.exceededBy(s, idle); exceeded {
			c.stop(why)
		}
	}
}

// exceededBy says which limit is exceeded, if any is.
func (l Limits) exceededBy(s sight, idle time.Duration) (Status, bool) {
	switch {
	case l.CPU > 0 && s.cpu > l.CPU:
		return TimeLimit, true
	case l.Memory > 0 && s.memory > l.Memory:
		return MemoryLimit, true
	case l.Processes > 0 && s.processes > l.Processes:
		return ProcessLimit, true
	case l.Idle > 0 && idle >= l.Idle:
		return IdleLimit, true
	}
	return Exited, false
}

// idleness knows since when a group has done nothing.
type idleness struct {
	since time.Time
	cpu   time.Duration // that was used until then
}

// after tells for how long the group has been idle: it waits whenever it is
// looked at, and uses less than a twentieth of the time on a processor.
func (i *idleness) after(now time.Time, s sight) time.Duration {
	if !s.waits || s.cpu-i.cpu > now.Sub(i.since)/20 {
		i.since, i.cpu = now, s.cpu
	}
	return now.Sub(i.since)
}

func (c *child) wait() (Result, error) {
	state, err := c.proc.Wait()
	r := Result{Ended: time.Now(), ExitCode: -1}
	close(c.end)
	<-c.looked
	c.mu.Lock()
	c.ended = true
	last := c.group.finish() // with what it left behind
	c.mu.Unlock()
	if c.timer != nil {
		c.timer.Stop()
	}
	if c.tempDir != "" {
		err = errors.Join(err, removeSoon(c.tempDir))
	}
	if state == nil {
		return r, err
	}
	r.Wall = r.Ended.Sub(c.begun)
	readState(&r, state)
	r.CPU = max(state.UserTime()+state.SystemTime(), last.cpu)
	r.Memory = max(r.Memory, last.memory)
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

// Init must be the first statement of main and of TestMain: it turns a process
// that was started for that into a janitor.
func Init() {
	if len(os.Args) == 2 && os.Args[0] == janitorName {
		janitor(os.Args[1])
	}
}

// ownProgram is the file of this program.
func ownProgram() (string, error) { return os.Executable() }
