//go:build !linux || portable

// A process that outlives the judge by a moment when the judge is killed: it
// ends the programs that still run, and removes the judge's folder.

package sandbox

import (
	"bufio"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"sync"
	"syscall"
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
	exe, err := os.Executable()
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

// Init must be the first statement of main and of TestMain: it turns a process
// that was started for that into a janitor.
func Init() {
	if len(os.Args) == 2 && os.Args[0] == janitorName {
		janitor(os.Args[1])
	}
}

// janitor waits for the end of the judge. The word done says that there is nothing left to be done.
func janitor(dir string) {
	signal.Ignore(os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	running := map[int]bool{}
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		var pid int
		switch line := lines.Text(); {
		case line == "done":
			os.Exit(0)
		case strings.HasPrefix(line, "+"):
			fmt.Sscan(line[1:], &pid)
			running[pid] = true
		case strings.HasPrefix(line, "-"):
			fmt.Sscan(line[1:], &pid)
			delete(running, pid)
		}
	}
	for pid := range running {
		killGroup(pid)
	}
	removeSoon(dir)
	os.Exit(0)
}
