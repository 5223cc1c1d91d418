// The kill list: a second process of this program that outlives the judge by a moment. A killed process cannot clean
// up after itself, so the judge tells it what there is to be ended; it ends that and removes the judge's folder.

package sandbox

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"sync"
	"syscall"
	"time"
)

// killListName marks the process that keeps the list.
const killListName = "oj-judge-kill-list"

// killList is the pipe to that process, if there is one.
var killList struct {
	sync.Mutex
	pipe io.Writer
}

// list puts a thing on the list ('+') or takes it off it ('-'): what endListed knows how to end.
func list(sign byte, thing string) {
	killList.Lock()
	defer killList.Unlock()
	if killList.pipe != nil {
		fmt.Fprintf(killList.pipe, "%c%s\n", sign, thing)
	}
}

// RemoveAfterDeath removes the folder when this process ends before release is called, however it ends. The first one
// that is not released also ends the programs that run then.
func RemoveAfterDeath(dir string) (release func(), err error) {
	exe, err := os.Executable()
	if err != nil {
		return nil, err
	}
	cmd := &exec.Cmd{Path: exe, Args: []string{killListName, dir}, SysProcAttr: ownSession()}
	w, err := cmd.StdinPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		return nil, err
	}
	killList.Lock()
	if killList.pipe == nil {
		killList.pipe = w
	}
	killList.Unlock()
	return func() {
		killList.Lock()
		if killList.pipe == w {
			killList.pipe = nil
		}
		killList.Unlock()
		cmd.Process.Kill() // there is nothing left to be done
		cmd.Wait()
	}, nil
}

// keepKillList waits for the end of the judge.
func keepKillList(dir string) {
	signal.Ignore(os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)
	listed := map[string]bool{}
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		line := lines.Text()
		if listed[line[1:]] = true; line[0] == '-' {
			delete(listed, line[1:])
		}
	}
	for thing := range listed {
		endListed(thing)
	}
	removeSoon(dir)
	os.Exit(0)
}

// removal is for how long a folder is tried to be removed: what programs had open may be in use for a moment after
// their end.
const removal = 5 * time.Second

// removeSoon removes a folder.
func removeSoon(dir string) (err error) {
	for end := time.Now().Add(removal); ; time.Sleep(10 * time.Millisecond) {
		if err = RemoveAll(dir); err == nil || time.Now().After(end) {
			return err
		}
	}
}
