// A process that outlives the judge by a moment when the judge is killed: it
// ends the compilers and other programs that still run, and removes the judge's
// folder. What runs under a helper of its own is that one's to end.

package sandbox

import (
	"bufio"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"sync"
	"syscall"
	"time"
)

// janitorName marks the process of a janitor.
const janitorName = "oj-judge-janitor"

// warden tells the janitor, if there is one, which programs run.
type warden struct {
	mu   sync.Mutex
	pipe *os.File
}

var ward warden

func (w *warden) add(pid int)    { w.tell("+%d\n", pid) }
func (w *warden) remove(pid int) { w.tell("-%d\n", pid) }

// tellJanitor tells of control groups that come or go.
func tellJanitor(sign string, g []string) {
	for _, dir := range g {
		ward.tell(sign+"%s\n", dir)
	}
}

func (w *warden) tell(format string, args ...any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.pipe != nil {
		fmt.Fprintf(w.pipe, format, args...)
	}
}

// RemoveAfterDeath removes the folder when this process ends before release is called, however it ends:
// nothing can be done about a sudden end by the one who meets it. It starts a process of the same program,
// which Init turns into a janitor. One at a time also ends the programs that run then.
func RemoveAfterDeath(dir string) (release func(), err error) {
	exe, err := ownProgram()
	if err != nil {
		return nil, err
	}
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return nil, err
	}
	defer null.Close()
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	proc, err := os.StartProcess(exe, []string{janitorName, dir}, &os.ProcAttr{
		Env: os.Environ(), Files: []*os.File{r, null, null}, Sys: janitorAttr(),
	})
	if err != nil {
		w.Close()
		return nil, err
	}
	ward.mu.Lock()
	if ward.pipe == nil {
		ward.pipe = w
	}
	ward.mu.Unlock()
	return func() {
		ward.mu.Lock()
		if ward.pipe == w {
			ward.pipe = nil
		}
		ward.mu.Unlock()
		fmt.Fprintln(w, "done")
		w.Close()
		proc.Wait()
	}, nil
}

// janitor waits for the end of the judge. The word done says that there is nothing left to be done.
func janitor(dir string) {
	signal.Ignore(os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)
	running := map[int]bool{}
	var groups []string
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		var pid int
		switch line := lines.Text(); {
		case line == "done":
			os.Exit(0)
		case strings.HasPrefix(line, "+"):
			fmt.Sscan(line[1:], &pid)
			running[pid] = true
		case strings.HasPrefix(line, "@"):
			groups = append(groups, line[1:])
		case strings.HasPrefix(line, "-"):
			fmt.Sscan(line[1:], &pid)
			delete(running, pid)
		}
	}
	for pid := range running {
		killGroup(pid)
	}
	removeGroups(groups)
	removeSoon(dir)
	os.Exit(0)
}

// removal is for how long a folder is tried to be removed: what programs had
// open may be in use for a moment after their end.
const removal = 5 * time.Second

// removeSoon removes a folder.
func removeSoon(dir string) (err error) {
	for end := time.Now().Add(removal); ; time.Sleep(10 * time.Millisecond) {
		if err = RemoveAll(dir); err == nil || time.Now().After(end) {
			return err
		}
	}
}
