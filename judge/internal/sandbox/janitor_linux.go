//go:build !portable

// A process that outlives the judge by a moment, to remove its folder when the judge is killed.

package sandbox

import (
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// janitorName marks the process of a janitor.
const janitorName = "oj-judge-janitor"

// janitorPatience is how long a janitor tries to remove what dying programs may still write into.
const janitorPatience = 10 * time.Second

// RemoveAfterDeath removes the folder when this process ends before release is called, however it ends:
// nothing can be done about SIGKILL by the one who gets it. It starts a process of the same program,
// which Init turns into a janitor.
func RemoveAfterDeath(dir string) (release func(), err error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	proc, err := os.StartProcess("/proc/self/exe", []string{janitorName, dir}, &os.ProcAttr{
		Files: []*os.File{r, nil, nil}, Sys: &syscall.SysProcAttr{Setsid: true},
	})
	r.Close()
	if err != nil {
		w.Close()
		return nil, err
	}
	return func() {
		w.Write([]byte{1})
		w.Close()
		proc.Wait()
	}, nil
}

// janitor waits for the end of the judge. One byte says that there is nothing left to be done.
func janitor(dir string) {
	signal.Ignore(syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)
	if n, _ := io.ReadFull(os.Stdin, make([]byte, 1)); n == 1 {
		os.Exit(0)
	}
	for end := time.Now().Add(janitorPatience); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if RemoveAll(dir) == nil {
			break
		}
	}
	os.Exit(0)
}
