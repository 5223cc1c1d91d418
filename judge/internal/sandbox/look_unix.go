//go:build unix && (!linux || portable)

// Looks at running programs by the command ps, which all Unix systems have in
// common; their own ways would need C on some of them.

package sandbox

import (
	"bytes"
	"errors"
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"time"
)

// lookEvery is between two looks. Programs that end before are not looked at.
const lookEvery = 200 * time.Millisecond

// process is a line of ps.
type process struct {
	pid, parent, group int
	memory             int64 // bytes
	state              byte  // R: runs or wants to; D, U: waits for a disk; Z: has ended
	cpu                time.Duration
	begun              string // tells it from a later one of the same pid
}

// psColumns are what ps is asked for. The last one holds blanks.
var psColumns = []string{"-o", "pid=", "-o", "ppid=", "-o", "pgid=", "-o", "rss=", "-o", "stat=", "-o", "time=", "-o", "lstart="}

// processes lists all processes of the system.
func processes() ([]process, error) {
	cmd := exec.Command("ps", append([]string{"-ax"}, psColumns...)...)
	cmd.Env = []string{"LC_ALL=C", "PATH=/bin:/usr/bin"}
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	return parseProcesses(out)
}

// parseProcesses reads what ps printed.
func parseProcesses(out []byte) ([]process, error) {
	var list []process
	for _, line := range bytes.Split(bytes.TrimSpace(out), []byte("\n")) {
		p, err := parseProcess(strings.Fields(string(line)))
		if err != nil {
			return nil, fmt.Errorf("ps printed %q: %w", line, err)
		}
		list = append(list, p)
	}
	return list, nil
}

func parseProcess(words []string) (p process, err error) {
	if len(words) < 7 {
		return p, fmt.Errorf("want 7 columns")
	}
	for i, to := range []*int{&p.pid, &p.parent, &p.group} {
		if *to, err = strconv.Atoi(words[i]); err != nil {
			return p, err
		}
	}
	if p.memory, err = strconv.ParseInt(words[3], 10, 64); err != nil {
		return p, err
	}
	p.memory <<= 10
	p.state = words[4][0]
	p.cpu, err = parseTime(words[5])
	p.begun = strings.Join(words[6:], " ")
	return p, err
}

// parseTime reads the processor time of a process: [days-][hours:]minutes:seconds[.hundredths].
func parseTime(text string) (time.Duration, error) {
	clock, days := text, 0.0
	var err error
	if before, after, found := strings.Cut(text, "-"); found {
		clock = after
		days, err = strconv.ParseFloat(before, 64)
	}
	seconds := 0.0
	for _, part := range strings.Split(clock, ":") {
		n, e := strconv.ParseFloat(part, 64)
		err = errors.Join(err, e)
		seconds = 60*seconds + n
	}
	if err != nil {
		return 0, fmt.Errorf("the time is %q", text)
	}
	return time.Duration((days*24*3600 + seconds) * float64(time.Second)), nil
}

// recent is the list of a moment ago, shared by all programs that run.
var recent struct {
	sync.Mutex
	list []process
	err  error
	at   time.Time
}

// recentProcesses lists all processes, as of half a look ago at most.
func recentProcesses() ([]process, error) {
	recent.Lock()
	defer recent.Unlock()
	if time.Since(recent.at) > lookEvery/2 {
		recent.at = time.Now()
		recent.list, recent.err = processes()
	}
	return recent.list, recent.err
}

// tree is what is known of a program and its descendants.
type tree struct {
	root  int
	known map[int]process // by pid, the ended ones, too
	alive map[int]bool    // at the last look
	used  time.Duration   // by ended processes whose pid was used again
	most  sight           // the peaks of all looks
}

func newTree(root int) *tree {
	return &tree{root: root, known: map[int]process{}, alive: map[int]bool{}}
}

// see takes in a list of all processes. Those belong to the tree that are in
// the program's group, were seen before, or have a parent that belongs to it.
func (t *tree) see(list []process) sight {
	clear(t.alive)
	for grown := true; grown; {
		grown = false
		for _, p := range list {
			if !t.alive[p.pid] && t.owns(p) {
				t.alive[p.pid], grown = true, true
			}
		}
	}
	s := sight{waits: true}
	for _, p := range list {
		if !t.alive[p.pid] {
			continue
		}
		if before, ok := t.known[p.pid]; ok && before.begun != p.begun {
			t.used += before.cpu
		}
		t.known[p.pid] = p
		if p.state != 'Z' {
			s.processes++
			s.memory += p.memory
			s.waits = s.waits && !strings.ContainsRune("RDU", rune(p.state))
		}
	}
	s.cpu = t.used
	for _, p := range t.known {
		s.cpu += p.cpu
	}
	t.most = sight{cpu: max(t.most.cpu, s.cpu), memory: max(t.most.memory, s.memory), processes: max(t.most.processes, s.processes)}
	return s
}

// owns tells whether a process belongs to the tree, as far as is known so far.
func (t *tree) owns(p process) bool {
	if p.pid == t.root || p.group == t.root || t.alive[p.parent] {
		return true
	}
	before, ok := t.known[p.pid]
	return ok && before.begun == p.begun
}

// strays returns the living processes that a signal to the group does not reach.
func (t *tree) strays() map[int]process {
	strays := map[int]process{}
	for pid := range t.alive {
		if p := t.known[pid]; p.group != t.root && p.state != 'Z' {
			strays[pid] = p
		}
	}
	return strays
}
