// This file implements the kill list. A judge that was killed cannot clean up. So the list is kept in a
// second process of the same binary, which ends shortly after the judge. The judge tells this process in
// advance which process groups to kill and which folders of helpers to remove. When the pipe from the judge
// closes, the process kills and removes everything on the list, and removes the judge's temporary folder.

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

	"oj/judge/internal/remove"
)

// killListName is the name (argument 0) under which the process with the kill list is started.
const killListName = "oj-judge-kill-list"

// killList holds the pipe to the process with the list; nil if there is no such process.
var killList struct {
	sync.Mutex
	pipe io.Writer
}

// list adds an entry to the kill list (sign '+') or removes it ('-'). See endListed for the meaning of an
// entry.
func list(sign byte, thing string) {
	killList.Lock()
	defer killList.Unlock()
	if killList.pipe != nil {
		fmt.Fprintf(killList.pipe, "%c%s\n", sign, thing)
	}
}

// RemoveAfterDeath starts a process that removes the folder dir if the judge ends without calling release,
// even if the judge is killed by SIGKILL. The process that is started by the first call also keeps the kill
// list. When the judge ends, this process kills the programs on the list.
func RemoveAfterDeath(dir string) (release func(), err error) {
	exe, err := os.Executable()
	if err != nil {
		return nil, err
	}

	// In a new session the process does not get signals from the terminal that end the judge.
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
		cmd.Process.Kill() // the process is not needed any more, because the judge has cleaned up itself
		cmd.Wait()
	}, nil
}

// keepKillList reads the kill list until the judge ends, then kills and removes everything on the list, and removes the
// folder dir.
func keepKillList(dir string) {
	// Ignore signals that end the judge, because they may reach this process, too.
	signal.Ignore(os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)

	// Each line is a sign and an entry. The pipe closes when the judge ends.
	listed := map[string]bool{}
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		line := lines.Text()
		if listed[line[1:]] = true; line[0] == '-' {
			delete(listed, line[1:])
		}
	}

	// The judge has ended.
	for thing := range listed {
		endListed(thing)
	}
	removeSoon(dir)
	os.Exit(0)
}

// removal is how long removeSoon keeps trying to remove a folder. On some systems files stay in use
// for a moment after the end of the programs that had them open.
const removal = 5 * time.Second

// removeSoon removes a folder. If removing fails, it tries again until the duration removal has passed.
func removeSoon(dir string) (err error) {
	for end := time.Now().Add(removal); ; time.Sleep(10 * time.Millisecond) {
		if err = remove.All(dir); err == nil || time.Now().After(end) {
			return err
		}
	}
}
