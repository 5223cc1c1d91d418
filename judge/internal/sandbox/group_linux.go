//go:build !portable

// This file is the first line of defence where it can be had: a control group (cgroup) for each helper and its
// programs. The kernel itself then limits their memory, with all memory that the kernel uses for them, and the number
// of their processes, and sums up their processor time. A helper stays in its group, because moving a process takes
// the kernel about 10 ms. The judge changes the group's limits before a run if they differ from those of the run before.
//
// Control groups can be had
//
//   - by root, in version 1 and 2;
//   - by a user to whom a part of the tree was delegated (version 2);
//   - from the systemd of the user, or of the machine for root, which moves the judge into a scope that is delegated to
//     it (version 2).

package sandbox

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"oj/judge/internal/process"
)

const (
	// groupPrefix begins the names of the control groups. The process id of the judge follows.
	groupPrefix = "oj-sandbox-"
	// besideRoom is how much memory a program may use in addition to its limit: files in its working folder, and
	// memory of the kernel, such as pipes.
	besideRoom = 64 << 20 // bytes
	// helperTasks is the number of threads that a helper may have.
	helperTasks = 16
)

// hierarchy is the place where the judge may create control groups. In version 2 all three folders are equal.
type hierarchy struct {
	memory, pids, cpu string // folders; "" if there is none
	version           int
}

// group is the control group of one helper.
type group struct {
	hierarchy
	memoryBase int64 // the memory that the helper itself uses, in bytes
	limits     process.Limits
	isSet      bool
	kills      int64 // how many processes the kernel has killed in this group because of its memory limit

	files []*os.File // see groupFiles
}

// The files of a group that a helper reads, in the order in which it inherits them after its socket.
const (
	fileCPU    = iota // its processor time
	fileMemory        // its memory, by kind
	fileKills         // how many processes were killed because of the memory limit
	fileForks         // how often a process could not be started because of the limit on processes
	groupFiles
)

// groupsOff is set by tests that need helpers without control groups.
var groupsOff bool

// groups returns the place for control groups. It is determined once.
var groups = sync.OnceValue(func() hierarchy {
	h, err := findGroups()
	if err != nil {
		return hierarchy{}
	}
	h.removeStale()
	return h
})

// findGroups finds the control groups of the judge, and prepares them for children.
func findGroups() (h hierarchy, err error) {
	own := map[string]string{} // maps a controller to the judge's group; "" is version 2
	for line := range strings.Lines(readProc("self/cgroup")) {
		parts := strings.SplitN(strings.TrimSpace(line), ":", 3)
		if len(parts) == 3 {
			for _, controller := range strings.Split(parts[1], ",") {
				own[controller] = parts[2]
			}
		}
	}

	if path, ok := own["memory"]; ok {
		h.version = 1
		h.memory = mounted("memory", path)
		h.pids = mounted("pids", own["pids"])
		h.cpu = mounted("cpuacct", own["cpuacct"])
		if !mayCreate(h.memory) || !mayCreate(h.pids) {
			return h, errors.New("no control group can be created")
		}
		if !mayCreate(h.cpu) {
			h.cpu = ""
		}
		return h, nil
	}

	dir := mounted("", own[""])
	if dir == "" {
		return h, errors.New("there are no control groups")
	}
	base, err := delegated(dir)
	if err != nil {
		if dir, err = ownScope(); err == nil {
			base, err = delegated(dir)
		}
	}
	return hierarchy{memory: base, pids: base, cpu: base, version: 2}, err
}

// mounted returns the folder of a control group, or "" if its hierarchy is not mounted. controller is "" for version 2.
func mounted(controller, path string) string {
	text, err := os.ReadFile("/proc/self/mountinfo")
	if err != nil || path == "" {
		return ""
	}
	for line := range strings.Lines(string(text)) {
		before, after, _ := strings.Cut(strings.TrimSpace(line), " - ")
		place, kind := strings.Fields(before), strings.Fields(after)
		if len(place) < 5 || len(kind) < 3 {
			continue
		}
		isIt := kind[0] == "cgroup2"
		if controller != "" {
			isIt = kind[0] == "cgroup" && slices.Contains(strings.Split(kind[2], ","), controller)
		}
		root, at := place[3], place[4]
		if isIt && within(path, root) {
			return filepath.Join(at, strings.TrimPrefix(path, strings.TrimSuffix(root, "/")))
		}
	}
	return ""
}

// mayCreate reports whether the judge can create a control group in a folder.
func mayCreate(dir string) bool {
	if dir == "" {
		return false
	}
	try := filepath.Join(dir, fmt.Sprint(groupPrefix, os.Getpid(), "-try"))
	err := os.Mkdir(try, 0o755)
	os.Remove(try)
	return err == nil
}

// delegated returns a folder of version 2 in which groups with limits can be created. A group with processes of its
// own cannot limit its children, so the judge moves itself and its own children into a leaf.
func delegated(own string) (string, error) {
	const wanted = "+memory +pids"
	enable := func(dir string) error {
		return os.WriteFile(filepath.Join(dir, "cgroup.subtree_control"), []byte(wanted), 0)
	}
	if !mayCreate(own) {
		return "", errors.New("no control group can be created in " + own)
	}
	if enable(own) == nil {
		return own, nil
	}

	// Move the processes of the group if all of them belong to the judge.
	text, err := os.ReadFile(filepath.Join(own, "cgroup.procs"))
	if err != nil {
		return "", err
	}
	isOurs := true
	pids := strings.Fields(string(text))
	for _, word := range pids {
		pid, _ := strconv.Atoi(word)
		p, ok := readStat(pid)
		isOurs = isOurs && (pid == os.Getpid() || ok && p.parent == os.Getpid())
	}
	leaf := filepath.Join(own, fmt.Sprint(groupPrefix, os.Getpid(), "-judge"))
	if isOurs {
		if err := os.Mkdir(leaf, 0o755); err != nil {
			return "", err
		}
		for _, pid := range pids {
			os.WriteFile(filepath.Join(leaf, "cgroup.procs"), []byte(pid), 0)
		}
		return own, enable(own)
	}

	// Root may create a group beside its own. A group with limits is a guard, which must not be left.
	parent := filepath.Dir(own)
	for _, limit := range []string{"memory.max", "pids.max"} {
		if text, err := os.ReadFile(filepath.Join(own, limit)); err != nil || strings.TrimSpace(string(text)) != "max" {
			return "", errors.New("the control group " + own + " has limits and other processes")
		}
	}
	if !mayCreate(parent) {
		return "", errors.New("no control group can be created in " + parent)
	}
	return parent, enable(parent)
}

// ownScope asks systemd to move the judge into a scope of its own, and returns the folder of the scope: the systemd of
// this user or, as root, that of the machine.
func ownScope() (dir string, err error) {
	const manager = "org.freedesktop.systemd1"
	bus := "--system"
	if os.Geteuid() != 0 {
		bus = "--user"
		if os.Getenv("XDG_RUNTIME_DIR") == "" && os.Getenv("DBUS_SESSION_BUS_ADDRESS") == "" {
			return "", errors.New("this user has no systemd")
		}
	}
	scope, pid := fmt.Sprint("oj-judge-", os.Getpid(), ".scope"), fmt.Sprint(os.Getpid())
	cmd := exec.Command("busctl", bus, "--timeout=2", "call", manager, "/org/freedesktop/systemd1", manager+".Manager",
		"StartTransientUnit", "ssa(sv)a(sa(sv))", scope, "fail", "3",
		"PIDs", "au", "1", pid, "Delegate", "b", "true", "CollectMode", "s", "inactive-or-failed", "0")
	if err := cmd.Run(); err != nil {
		return "", err
	}

	// The answer comes before the move.
	for range 100 {
		_, path, _ := strings.Cut(readProc("self/cgroup"), "0::")
		if path = strings.TrimSpace(path); strings.HasSuffix(path, scope) {
			return mounted("", path), nil
		}
		time.Sleep(10 * time.Millisecond)
	}
	return "", errors.New("systemd has not moved the judge into " + scope)
}

// folders returns the folders of a hierarchy or of a group, each once.
func (h hierarchy) folders() (dirs []string) {
	for _, dir := range []string{h.memory, h.pids, h.cpu} {
		if dir != "" && !slices.Contains(dirs, dir) {
			dirs = append(dirs, dir)
		}
	}
	return dirs
}

// removeStale removes the groups of judges that were killed together with their kill lists.
func (h hierarchy) removeStale() {
	for _, dir := range h.folders() {
		old, _ := filepath.Glob(filepath.Join(dir, groupPrefix+"*"))
		for _, path := range old {
			name, _, _ := strings.Cut(strings.TrimPrefix(filepath.Base(path), groupPrefix), "-")
			if pid, err := strconv.Atoi(name); err == nil && syscall.Kill(pid, 0) == syscall.ESRCH {
				os.Remove(path)
			}
		}
	}
}

// newGroup creates a control group for a helper. It returns nil if none can be had.
func newGroup() *group {
	h := groups()
	if h.memory == "" || groupsOff {
		return nil
	}
	name := fmt.Sprint(groupPrefix, os.Getpid(), "-", rand.Uint32())
	g := &group{hierarchy: hierarchy{version: h.version}}
	for _, part := range []struct{ in, own *string }{{&h.memory, &g.memory}, {&h.pids, &g.pids}, {&h.cpu, &g.cpu}} {
		if *part.in == "" {
			continue
		}
		*part.own = filepath.Join(*part.in, name)
		if err := os.Mkdir(*part.own, 0o755); err != nil && !errors.Is(err, os.ErrExist) {
			g.remove()
			return nil
		}
	}

	// Files that this system does not have are replaced by an empty one.
	names := [groupFiles]string{g.cpu + "/cpuacct.usage", g.memory + "/memory.stat", g.memory + "/memory.oom_control", g.pids + "/pids.events"}
	if g.version == 2 {
		names[fileCPU], names[fileKills] = g.cpu+"/cpu.stat", g.memory+"/memory.events"
	}
	for _, name := range names {
		f, err := os.Open(name)
		if err != nil {
			f, _ = os.Open(os.DevNull)
		}
		g.files = append(g.files, f)
	}
	return g
}

// add moves a helper into its group.
func (g *group) add(pid int) (err error) {
	for _, dir := range g.folders() {
		if failed := os.WriteFile(filepath.Join(dir, "cgroup.procs"), []byte(strconv.Itoa(pid)), 0); failed != nil && err == nil {
			err = failed
		}
	}
	return err
}

// set sets the limits of the group for the next run.
func (g *group) set(l process.Limits) error {
	if g.isSet && g.limits.Memory == l.Memory && g.limits.Processes == l.Processes {
		return nil
	}
	none := "max"
	if g.version == 1 {
		none = "-1"
	}

	most := none
	if l.Memory > 0 {
		most = strconv.FormatInt(l.Memory+g.memoryBase+besideRoom, 10)
	}
	tasks := "max"
	if l.Processes > 0 {
		tasks = strconv.Itoa(l.Processes + spareProcesses + helperTasks)
	}
	err := os.WriteFile(filepath.Join(g.pids, "pids.max"), []byte(tasks), 0)
	if err == nil {
		err = g.setMemory(most, none)
	}
	g.limits, g.isSet = l, err == nil
	return err
}

// setMemory sets the memory limit. Version 1 has a second limit for memory and swap together, which must not be
// smaller than the first one at any time.
func (g *group) setMemory(most, none string) error {
	write := func(name, value string) error {
		path := filepath.Join(g.memory, name)
		if gone(path) {
			return nil // this system has no swap
		}
		return os.WriteFile(path, []byte(value), 0)
	}
	if g.version == 2 {
		return errors.Join(write("memory.swap.max", "0"), write("memory.max", most))
	}
	return errors.Join(write("memory.memsw.limit_in_bytes", none), write("memory.limit_in_bytes", most),
		write("memory.memsw.limit_in_bytes", most))
}

// wasFull reports whether the kernel has killed a process of the group, because of the memory limit, since the last
// call.
func (g *group) wasFull() bool {
	before := g.kills
	g.kills = numberIn(g.files[fileKills].Fd(), "oom_kill ")
	return g.kills > before
}

// used returns the memory that the group uses now, in bytes.
func (g *group) used() int64 {
	name := "memory.usage_in_bytes"
	if g.version == 2 {
		name = "memory.current"
	}
	text, _ := os.ReadFile(filepath.Join(g.memory, name))
	n, _ := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64)
	return n
}

// remove kills what is left in a group, and removes the group.
func (g *group) remove() {
	for _, f := range g.files {
		f.Close()
	}
	for _, dir := range g.folders() {
		removeGroup(dir)
	}
}

// removeGroup kills the processes of a group and removes the folder.
func removeGroup(dir string) {
	for end := time.Now().Add(hunt); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if err := os.Remove(dir); err == nil || errors.Is(err, os.ErrNotExist) {
			return
		}
		text, _ := os.ReadFile(filepath.Join(dir, "cgroup.procs"))
		for _, word := range bytes.Fields(text) {
			if pid, err := strconv.Atoi(string(word)); err == nil && pid > 0 {
				syscall.Kill(pid, syscall.SIGKILL)
			}
		}
	}
}

// The following functions run in the helper.

// numberIn reads an open file from its start, and returns the number after a label. The label "" stands for the start
// of the file. It returns 0 if there is none.
func numberIn(fd uintptr, label string) int64 {
	var text [4 << 10]byte
	n, err := syscall.Pread(int(fd), text[:], 0)
	if err != nil || n <= 0 {
		return 0
	}

	// A label is at the start of the file or of a line.
	rest := text[:n]
	for label != "" && !bytes.HasPrefix(rest, []byte(label)) {
		end := bytes.IndexByte(rest, '\n')
		if end < 0 {
			return 0
		}
		rest = rest[end+1:]
	}
	rest = rest[len(label):]
	end := 0
	for end < len(rest) && rest[end] >= '0' && rest[end] <= '9' {
		end++
	}
	number, _ := strconv.ParseInt(string(rest[:end]), 10, 64)
	return number
}

// groupFd returns the file descriptor of a file of the helper's group.
func groupFd(file int) uintptr { return uintptr(helperSocket + 1 + file) }

// groupCPU returns the processor time of the helper's group without the helper itself.
func (h *helper) groupCPU() time.Duration {
	const ofThisProcess = 2 // CLOCK_PROCESS_CPUTIME_ID
	var sum time.Duration
	switch h.group {
	case 1:
		sum = time.Duration(numberIn(groupFd(fileCPU), ""))
	case 2:
		sum = time.Duration(numberIn(groupFd(fileCPU), "usage_usec ")) * time.Microsecond
	}
	if sum == 0 {
		return 0
	}
	return max(0, sum-readClock(ofThisProcess))
}

// groupMemory returns the memory of all processes of the group, each page once, in bytes.
func (h *helper) groupMemory() int64 {
	if h.group == 1 {
		return numberIn(groupFd(fileMemory), "rss ") + numberIn(groupFd(fileMemory), "mapped_file ")
	}
	return numberIn(groupFd(fileMemory), "anon ") + numberIn(groupFd(fileMemory), "file_mapped ")
}

// groupKills returns how many processes of the group the kernel has killed because of the memory limit.
func (h *helper) groupKills() int64 { return numberIn(groupFd(fileKills), "oom_kill ") }

// groupForks returns how often the limit on processes has refused a new process.
func (h *helper) groupForks() int64 { return numberIn(groupFd(fileForks), "max ") }
