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

var (
	groupsMade atomic.Int64
	groupKinds = []string{"pids", "memory"}
)

// newGroup makes a group.
func newGroup() (g group) {
	own, _ := os.ReadFile("/proc/self/cgroup")
	name := fmt.Sprintf("%s%d-%d", groupPrefix, os.Getpid(), groupsMade.Add(1))
	for _, kind := range groupKinds {
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

// Beyond the limits of a program the group leaves this much room: for the
// helper, which is in there too, and for what samples are to find.
const (
	spareTasks  = 32
	spareMemory = 64 << 20
)

// limit sets the limits of the next program. Most have those of the one before.
func (w *worker) limit(l Limits) {
	most := [...]int64{1 << 22, 1 << 62} // more than there can be
	if l.Processes > 0 {
		most[0] = int64(l.Processes + spareTasks)
	}
	if l.Memory > 0 {
		most[1] = 2*l.Memory + spareMemory + roomFor(l.FileSize) // files may be in memory
	}
	if most == w.limits {
		return
	}
	w.limits = most
	for i, kind := range groupKinds {
		for _, dir := range w.group {
			if file, ok := limitFile(dir, kind); ok {
				os.WriteFile(file, strconv.AppendInt(nil, most[i], 10), 0)
			}
		}
	}
}

// openScore opens the file by which the kernel chooses whom to kill for want of memory, through a copy of its mount that
// is in no place: one that has open files cannot become read-only. It returns -1 if that is not possible.
func openScore() int {
	const dir = "/proc/self"
	path, at := append([]byte(dir), 0), atFdcwd
	fd, _, e := syscall.Syscall(sysOpenTree, uintptr(at), uintptr(unsafe.Pointer(&path[0])), openTreeClone|syscall.O_CLOEXEC)
	if e != 0 { // an ordinary user without namespaces, where nothing becomes read-only
		dir, err := syscall.Open(dir, oPath|syscall.O_CLOEXEC, 0)
		if err != nil {
			return -1
		}
		fd = uintptr(dir)
	}
	defer syscall.Close(int(fd))
	score, err := syscall.Openat(int(fd), "oom_score_adj", syscall.O_WRONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return -1
	}
	return score
}

// preferred makes what is started now the first that the kernel kills, with a score of 1000, rather than the helper;
// not so again with 0.
func (h *helper) preferred(score string) { syscall.Pwrite(h.score, []byte(score), 0) }

// killListed removes a control group of a judge that was killed.
func killListed(dir string) { group{dir}.remove() }
