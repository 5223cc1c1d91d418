package trial

import (
	"encoding/binary"
	"maps"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// TestFilesOpenedOnce: in a run without checker, the input is opened once, for the program, and the answer once, even if
// the judge compares it several times to find out why the output was rejected. A checker opens the files that it gets as
// arguments itself.
func TestFilesOpenedOnce(t *testing.T) {
	dir := writeFiles(t, map[string]string{
		"problem.yaml":                 "name: sum\n",
		"data/secret/1.in":             "1 2\n",
		"data/secret/1.ans":            "3.5 Yes\n",
		"submissions/accepted/near.sh": "cat > /dev/null; echo 3.5000001 Yes\n",
	})
	pkg, err := problem.ReadWith(dir, problem.Options{Unfinished: true})
	if err != nil {
		t.Fatal(err)
	}
	builder := &build.Builder{Run: sandbox.Run, Cache: t.TempDir(), Temp: t.TempDir(), Workers: 1}
	list, err := builder.Build(t.Context(), []build.Job{{Source: filepath.Join(dir, "submissions/accepted/near.sh")}})
	if err != nil || !list[0].Ready() {
		t.Fatalf("%v %+v", err, list)
	}
	program := &Contestant{
		Name: "near", Pkg: pkg, Built: list[0], Limits: decide.Limits{Time: time.Minute, Memory: 1 << 30, Output: 8 << 20},
	}

	opened := watchOpens(t, filepath.Join(dir, "data", "secret"))
	run, err := (&Runner{Temp: t.TempDir(), Workers: 1}).Once(t.Context(), program, pkg.Cases[0])
	if err != nil || run.Verdict != verdict.WA || !strings.Contains(run.Message, "tolerance") {
		t.Fatalf("verdict %v (%s), error %v; want WA and a hint at -tolerance", run.Verdict, run.Message, err)
	}
	if got, want := opened(), map[string]int{"1.in": 1, "1.ans": 1}; !maps.Equal(got, want) {
		t.Errorf("files were opened %v times, want %v", got, want)
	}
}

// watchOpens returns a function that returns how often each file of a folder was opened since.
func watchOpens(t *testing.T, dir string) func() map[string]int {
	t.Helper()
	fd, err := syscall.InotifyInit1(syscall.IN_NONBLOCK | syscall.IN_CLOEXEC)
	if err == nil {
		t.Cleanup(func() { syscall.Close(fd) })
		// The kernel merges equal events in a row. An event for each read separates two openings of a file.
		_, err = syscall.InotifyAddWatch(fd, dir, syscall.IN_OPEN|syscall.IN_ACCESS)
	}
	if err != nil {
		t.Skipf("this system cannot watch files: %v", err)
	}

	return func() map[string]int {
		// The kernel queues an event during the call of open, so all events are there.
		buf := make([]byte, 64<<10)
		n, _ := syscall.Read(fd, buf)
		count := map[string]int{}
		for at := 0; at < n; {
			const header = 16
			mask := binary.NativeEndian.Uint32(buf[at+4:])
			length := int(binary.NativeEndian.Uint32(buf[at+12:]))
			name := strings.TrimRight(string(buf[at+header:at+header+length]), "\x00")
			if name != "" && mask&syscall.IN_OPEN != 0 {
				count[name]++
			}
			at += header + length
		}
		return count
	}
}
