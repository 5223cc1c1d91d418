//go:build !linux || portable

// This file is the sandbox of systems other than Linux. The program is a child process of the judge. It and
// its children form a process tree that is killed as a whole. Its time and memory are known only after the
// program has ended. Missing lists the limits that cannot be enforced.

package sandbox

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"os"
	"time"

	"oj/judge/internal/process"
	"oj/judge/internal/remove"
)

// worker is a running program.
type worker struct {
	proc    *os.Process
	tree    *tree
	begun   time.Time
	tempDir string // removed at the end; "" for none
	clock   *time.Timer
}

// launch starts the program. files are standard input, output and error of the program.
func launch(path string, s process.Spec, files []*os.File) (_ *worker, err error) {
	w := &worker{begun: time.Now()}
	if s.Input != "" {
		in, err := os.Open(s.Input)
		if err != nil {
			return nil, err
		}
		defer in.Close()
		files = append([]*os.File{in}, files[1:]...)
	}
	if s.Dir == "" {
		if w.tempDir, err = os.MkdirTemp("", "oj-run-"); err != nil {
			return nil, fmt.Errorf("cannot make a folder for the program: %w", err)
		}
		s.Dir = w.tempDir
	}

	w.proc, err = os.StartProcess(path, s.Args, &os.ProcAttr{
		Dir: s.Dir, Env: environment(s.Env, s.Dir), Files: files, Sys: treeAttr(),
	})
	// If the process tree cannot be created, kill the program now, because its children could not be killed later.
	if err == nil {
		if w.tree, err = newTree(w.proc); err != nil {
			w.proc.Kill()
			w.proc.Wait()
		}
	}
	if err != nil {
		remove.All(w.tempDir)
		return nil, fmt.Errorf("cannot start %s: %w", s.Args[0], err)
	}
	w.clock = time.AfterFunc(cmp.Or(s.Limits.Wall, math.MaxInt64), w.kill)
	return w, nil
}

// ownFolder returns the folder that was made for the program; "" for none.
func (w *worker) ownFolder() string { return w.tempDir }

// kill kills the whole tree without waiting for its end. It may be called from any goroutine until finish is called.
func (w *worker) kill() { w.tree.kill() }

// destroy kills the whole tree, too: there is no helper that could be blocked.
func (w *worker) destroy() { w.kill() }

// wait waits until the program has ended, and then stores the measurements in r.
func (w *worker) wait(r *process.State) error {
	state, err := w.proc.Wait()
	w.clock.Stop()
	r.Ended = time.Now()
	r.Wall = r.Ended.Sub(w.begun)
	if err == nil {
		r.CPU, r.ExitCode = state.UserTime()+state.SystemTime(), state.ExitCode()
		readState(r, state)
	}
	return err
}

// finish kills the processes that the program has left, and removes its temporary folder.
func (w *worker) finish(r *process.State, failed error) error {
	w.tree.finish(r)
	return errors.Join(failed, removeSoon(w.tempDir))
}

// Close does nothing, because there are no helpers on this system.
func Close() {}

// Fit returns the number of workers unchanged, because nothing is known about the room on this system.
func Fit(workers int) (int, error) { return workers, nil }

// Sampled returns "", because Missing says what is only compared at the end.
func Sampled() string { return "" }

// Open opens a file that becomes the standard input of programs.
func Open(path string) (*os.File, error) { return os.Open(path) }

// Hide does nothing, because this system cannot hide folders from programs.
func Hide(dirs ...string) {}

// SampleOf returns an empty sample, because this system cannot sample running programs.
func SampleOf(programs ...*Process) Sample { return Sample{} }

// Init must be the first statement of main and of TestMain. In the process with the kill list it never returns.
func Init() {
	if len(os.Args) == 1 && os.Args[0] == killListName {
		keepKillList()
	}
}

// Missing returns the limits that this system cannot enforce.
func Missing() []string {
	return append([]string{
		"idle programs are ended only by the wall-clock limit",
		"the number of processes and the size of files are not limited",
		"the network is open",
		"programs can read all files of the user, including the expected answers, and send signals to the user's other processes, including the judge",
		"files outside the working folder can be written, and the working folder cannot be made read-only",
	}, missingInTree...)
}
