// The kill list: a second process of this program that outlives the judge by a moment. A killed judge cannot clean up, so
// it tells this process beforehand what to end: process groups or folders of helpers. When the pipe from the judge closes,
// the process ends everything on the list and removes the judge's temporary folder.

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

// killList is the pipe to the process that keeps the list, if there is one.
var killList struct {
	sync.Mutex
	pipe io.Writer
}

// list puts a thing on the list ('+') or takes it off ('-'). endListed knows how to end it.
func list(sign byte, thing string) {
	killList.Lock()
	defer killList.Unlock()
	if killList.pipe != nil {
		fmt.Fprintf(killList.pipe, "%c%s\n", sign, thing)
	}
}

// RemoveAfterDeath removes the folder if this process ends before release is called, even by SIGKILL. The first caller's
// process also keeps the list, so it ends the programs that run then.
func RemoveAfterDeath(dir string) (release func(), err error) {
	exe, err := os.Executable()
	if err != nil {
		return nil, err
	}

	// A session of its own protects the process from signals that end the judge.
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
		cmd.Process.Kill() // the judge has cleaned up already
		cmd.Wait()
	}, nil
}

// keepKillList waits for the end of the judge.
func keepKillList(dir string) {
	// A signal that ends the judge may reach this process, too.
	signal.Ignore(os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)

	// Each line is a sign and the name of a thing. Reading ends when the judge ends.
	listed := map[string]bool{}
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		line := lines.Text()
		if listed[line[1:]] = true; line[0] == '-' {
			delete(listed, line[1:])
		}
	}

	// The pipe is closed: the judge has ended.
	for thing := range listed {
		endListed(thing)
	}
	removeSoon(dir)
	os.Exit(0)
}

// removal is how long removing a folder is tried again: on some systems files stay in use for a moment after the end of
// the programs that had them open.
const removal = 5 * time.Second

// removeSoon removes a folder, trying again until it succeeds or time is up.
func removeSoon(dir string) (err error) {
	for end := time.Now().Add(removal); ; time.Sleep(10 * time.Millisecond) {
		if err = RemoveAll(dir); err == nil || time.Now().After(end) {
			return err
		}
	}
}
