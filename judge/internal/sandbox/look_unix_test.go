//go:build unix && (!linux || portable)

package sandbox

import (
	"maps"
	"os/exec"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

func alive(pid int) bool { return syscall.Kill(pid, 0) == nil }

func TestParseTime(t *testing.T) {
	for text, want := range map[string]time.Duration{
		"0:00.03": 30 * ms, "12:34.50": 12*time.Minute + 34500*ms, "00:00:07": 7 * time.Second, "1:02:03": 3723 * time.Second,
		"2-01:00:00": 49 * time.Hour, "123:00.00": 123 * time.Minute, "": -1, "x": -1, "1:x": -1, "y-1:00": -1,
	} {
		got, err := parseTime(text)
		if (err != nil) != (want < 0) || err == nil && got != want {
			t.Errorf("%q: %v, %v; want %v", text, got, err, want)
		}
	}
}

// TestParseProcesses reads what ps prints on macOS and on Linux.
func TestParseProcesses(t *testing.T) {
	const text = `    1     0     1  14240 Ss     0:04.11 Sat Nov 21 12:18:01 2026
  501     1   501    512 R+  00:00:02 Sat Nov 21 12:18:02 2026
`
	got, err := parseProcesses([]byte(text))
	want := []process{
		{1, 0, 1, 14240 << 10, 'S', 4110 * ms, "Sat Nov 21 12:18:01 2026"},
		{501, 1, 501, 512 << 10, 'R', 2 * time.Second, "Sat Nov 21 12:18:02 2026"},
	}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%+v, %v", got, err)
	}
	for _, bad := range []string{"1 2 3", "a 0 1 1 S 0:00 x", "1 0 1 b S 0:00 x", "1 0 1 1 S zero x"} {
		if _, err := parseProcesses([]byte(bad)); err == nil {
			t.Errorf("%q: no error", bad)
		}
	}
}

// TestTree follows a tree whose members leave, end, and are replaced by strangers.
func TestTree(t *testing.T) {
	p := func(pid, parent, group int, cpu time.Duration, begun string) process {
		return process{pid: pid, parent: parent, group: group, memory: 1 << 20, state: 'S', cpu: cpu, begun: begun}
	}
	tr := newTree(10)
	for i, look := range []struct {
		list   []process
		want   sight
		strays []int
	}{
		{[]process{p(1, 0, 1, 99, "a"), p(10, 5, 10, 1, "b")}, sight{1, 1 << 20, 1, true}, nil},
		// A grandchild comes before its parent in the list, both in another session.
		{[]process{p(12, 11, 11, 4, "d"), p(11, 10, 11, 2, "c"), p(10, 5, 10, 1, "b")}, sight{7, 3 << 20, 3, true}, []int{11, 12}},
		// The parent has ended: the grandchild is an orphan.
		{[]process{p(12, 1, 11, 8, "d"), p(10, 5, 10, 1, "b")}, sight{11, 2 << 20, 2, true}, []int{12}},
		// A stranger has the pid of the grandchild, another is in the group.
		{[]process{p(12, 1, 12, 50, "x"), p(13, 1, 10, 1, "y"), p(10, 5, 10, 1, "b")}, sight{12, 2 << 20, 2, true}, nil},
	} {
		if got := tr.see(look.list); got != look.want {
			t.Errorf("look %d: %+v, want %+v", i, got, look.want)
		}
		if got := slices.Sorted(maps.Keys(tr.strays())); !slices.Equal(got, look.strays) {
			t.Errorf("look %d: strays %v, want %v", i, got, look.strays)
		}
	}
	if want := (sight{cpu: 12, memory: 3 << 20, processes: 3}); tr.most != want {
		t.Errorf("the most is %+v, want %+v", tr.most, want)
	}
}

// TestLeavesGroup: a process that has left the group is killed when a look has seen it.
func TestLeavesGroup(t *testing.T) {
	if _, err := exec.LookPath("setsid"); err != nil {
		t.Skip("no command setsid here")
	}
	r, out := shell(t, "setsid sleep 30 & echo $!; sleep 1; exit 0", Limits{})
	pid := 0
	for _, c := range strings.TrimSpace(out) {
		pid = 10*pid + int(c-'0')
	}
	for end := time.Now().Add(5 * time.Second); alive(pid) && time.Now().Before(end); { // until init has buried it
		time.Sleep(10 * ms)
	}
	if r.Status != Exited || alive(pid) {
		t.Errorf("%+v; process %d lives: %v", r, pid, alive(pid))
	}
}
