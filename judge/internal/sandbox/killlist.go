// This file implements the kill list. A judge that was killed cannot clean up. So the list is kept in a
// second process of the same binary, which ends shortly after the judge. The judge tells this process in
// advance which process groups to kill and which folders of helpers to remove. When the pipe from the judge
// closes, the process kills and removes everything on the list, and removes the judge's temporary folder.

package sandbox

import (
	"bufio"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"strconv"
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
		fmt.Fprintf(killList.pipe, "%c%q\n", sign, thing)
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

	// In a new session the process does not get signals from the terminal that end the judge. It needs few threads.
	cmd := &exec.Cmd{Path: exe, Args: []string{killListName}, Env: append(os.Environ(), "GOMAXPROCS=1"), SysProcAttr: ownSession()}
	w, err := cmd.StdinPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err == nil {
		_, err = fmt.Fprintln(w, strconv.Quote(dir)) // not in its command line, which everybody can read
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

// keepKillList reads the folder of the judge and the kill list until the judge ends. Then it kills and removes
// everything on the list, and removes the folder.
func keepKillList() {
	// Ignore signals that end the judge, because they may reach this process, too.
	signal.Ignore(os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)

	// Each line is a sign and a quoted entry. The pipe closes when the judge ends.
	lines := bufio.NewScanner(os.Stdin)
	lines.Scan()
	dir, err := strconv.Unquote(lines.Text())
	if err != nil {
		os.Exit(0) // the judge ended before it could write the folder
	}
	listed := map[string]bool{}
	for lines.Scan() {
		line := lines.Text()
		thing, err := strconv.Unquote(line[1:])
		if err != nil {
			continue // the judge was killed while it wrote the line
		}
		if listed[thing] = true; line[0] == '-' {
			delete(listed, thing)
		}
	}

	// The judge has ended. Folders come last, because processes may still use them.
	things := slices.Sorted(maps.Keys(listed))
	for _, thing := range slices.Backward(things) {
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
