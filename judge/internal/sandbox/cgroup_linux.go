//go:build !portable

// Control groups: where the judge may make them (root mostly may, and users
// whose session manager has handed them a part of the tree), every helper with
// its programs is in one of its own. It bounds their number and their memory
// together, and is a list of them all to be killed when the helper is dead.
// Version 1 has a tree for each kind of limit, version 2 one for all.

package sandbox

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"time"
	"unsafe"
)

// A group is a control group of each kind that could be made: one or two
// folders, or none.
type group []string

var groupsMade atomic.Int64

// newGroup makes a group.
func newGroup() (g group) {
	own, _ := os.ReadFile("/proc/self/cgroup")
	name := fmt.Sprintf("%s%d-%d", groupPrefix, os.Getpid(), groupsMade.Add(1))
	for _, kind := range []string{"pids", "memory"} {
		for _, parent := range groupParents(string(own), kind) {
			dir := filepath.Join(parent, name)
			if slices.Contains(g, dir) {
				break
			}
			if os.Mkdir(dir, 0o755) != nil {
				continue
			}
			if _, ok := limitFile(dir, kind); ok {
				g = append(g, dir)
				break
			}
			os.Remove(dir) // version 2, and this kind is not handed down to here
		}
	}
	return g
}

// groupPrefix is how the names of groups begin; then comes the pid of the judge.
const groupPrefix = "oj-judge-"

// groupRoot is where systems mount the trees of groups.
const groupRoot = "/sys/fs/cgroup"

// groupParents names the folders where a group of a kind might be made: the judge's
// own group, or where version 2 does not permit that the one above. own is
// /proc/self/cgroup, of which the paths are not those of a container.
func groupParents(own, kind string) (parents []string) {
	for line := range strings.Lines(own) {
		parts := strings.SplitN(strings.TrimSuffix(line, "\n"), ":", 3) // 8:pids:/user.slice, in version 2 0::/user.slice
		if len(parts) < 3 || parts[1] != "" && !slices.Contains(strings.Split(parts[1], ","), kind) {
			continue
		}
		root := filepath.Join(groupRoot, parts[1])
		dir := filepath.Join(root, parts[2])
		if gone(dir) {
			dir = root
		}
		if parts[1] != "" {
			return []string{dir}
		}
		if parents = []string{dir}; dir != root {
			parents = append(parents, filepath.Dir(dir))
		}
	}
	return parents
}

// limitFile is the file of a group that holds the limit of a kind.
func limitFile(dir, kind string) (string, bool) {
	for _, name := range map[string][]string{"pids": {"pids.max"}, "memory": {"memory.max", "memory.limit_in_bytes"}}[kind] {
		if file := filepath.Join(dir, name); !gone(file) {
			return file, true
		}
	}
	return "", false
}

// add puts a process into the group, with all that it will start.
func (g group) add(pid int) error {
	for _, dir := range g {
		if err := os.WriteFile(filepath.Join(dir, "cgroup.procs"), []byte(strconv.Itoa(pid)), 0); err != nil {
			return err
		}
	}
	return nil
}

// members lists the processes of the group.
func (g group) members() (pids []int) {
	for _, dir := range g {
		text, _ := os.ReadFile(filepath.Join(dir, "cgroup.procs"))
		for word := range strings.FieldsSeq(string(text)) {
			if pid, err := strconv.Atoi(word); err == nil {
				pids = append(pids, pid)
			}
		}
	}
	return pids
}

// remove kills whatever is in the group, and removes it.
func (g group) remove() {
	for end := time.Now().Add(helperGrace); len(g) > 0 && time.Now().Before(end); time.Sleep(ms) {
		for _, pid := range g.members() {
			syscall.Kill(pid, syscall.SIGKILL)
		}
		g = slices.DeleteFunc(slices.Clone(g), func(dir string) bool { return os.Remove(dir) == nil || gone(dir) })
	}
}

const ms = time.Millisecond

// groupLimits are the files of a helper's own group, -1 where there is none.
type groupLimits struct {
	pids, memory, score int
	processes, bytes    int64 // that are set now
}

// openGroup opens the files, as long as they can be written.
func openGroup(g group) *groupLimits {
	l := &groupLimits{pids: -1, memory: -1, score: -1, processes: -1, bytes: -1}
	for _, dir := range g {
		if file, ok := limitFile(dir, "pids"); ok {
			l.pids = openBehind(file)
		}
		if file, ok := limitFile(dir, "memory"); ok {
			l.memory = openBehind(file)
			l.score = openBehind("/proc/self/oom_score_adj")
		}
	}
	return l
}

// openBehind opens a file for writing, where possible through a copy of its mount
// that is in no place: one that has open files cannot become read-only. It returns
// -1 if there is no such file.
func openBehind(name string) int {
	dir, at := append([]byte(filepath.Dir(name)), 0), atFdcwd
	tree, _, e := syscall.Syscall(sysOpenTree, uintptr(at), uintptr(unsafe.Pointer(&dir[0])), openTreeClone|syscall.O_CLOEXEC)
	if e == 0 {
		defer syscall.Close(int(tree))
		name = fmt.Sprintf("/proc/self/fd/%d/%s", tree, filepath.Base(name))
	}
	fd, err := syscall.Open(name, syscall.O_WRONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return -1
	}
	return fd
}

// Beyond the limits of a program the group leaves this much room: for the
// helper, which is in there too, and for what samples are to find.
const (
	spareTasks  = 32
	spareMemory = 64 << 20
)

// set sets the limits of the next program. Most have those of the one before.
// space is what its files may take, which may be in memory.
func (l *groupLimits) set(limits Limits, space int64) {
	if limits.Processes > 0 {
		setLimit(l.pids, &l.processes, int64(limits.Processes+spareTasks))
	}
	if limits.Memory > 0 {
		setLimit(l.memory, &l.bytes, 2*limits.Memory+spareMemory+space)
	} else {
		setLimit(l.memory, &l.bytes, 1<<62)
	}
}

func setLimit(fd int, is *int64, want int64) {
	if fd >= 0 && *is != want {
		syscall.Pwrite(fd, strconv.AppendInt(nil, want, 10), 0)
		*is = want
	}
}

// preferred makes what is started now the first that the kernel kills for want
// of memory, rather than the helper; not so again.
func (l *groupLimits) preferred(yes bool) {
	if l.score < 0 {
		return
	}
	score := "0"
	if yes {
		score = "1000"
	}
	syscall.Pwrite(l.score, []byte(score), 0)
}

// killListed removes a control group of a judge that was killed.
func killListed(dir string) { group{dir}.remove() }
