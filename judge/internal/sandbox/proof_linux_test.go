//go:build !portable

package sandbox

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/process"
	"oj/tools/shared/testing/full"
)

var proofFolder = flag.String("proof", "", "a folder with C programs for TestProof")

// The limits of a program of TestProof, and by how much it may exceed them.
const (
	proofMemory = 512 << 20
	proofCPU    = time.Second
	proofWall   = 8 * time.Second
	moreMemory  = 150 << 20
	moreTime    = 3 * time.Second
)

// TestProof runs the hostile programs of testdata/proof, or of the folder after -proof, in each mode: as root and as an
// ordinary user, with namespaces and without, with a control group and without. It logs a row for each. A control group
// around the judge measures the peak of all memory, with that of the kernel, and counts what is left. Root must run it:
//
//	go test ./judge/internal/sandbox -run TestProof -v -full
//	go test ./judge/internal/sandbox -run TestProof -v -full -proof DIR
func TestProof(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("SKIPPED: only root can make the control group that measures")
	}
	place := stormPlace(t)
	folder := *proofFolder
	if folder == "" {
		folder = "testdata/proof"
	}
	sources, _ := filepath.Glob(filepath.Join(folder, "*.c"))
	if len(sources) == 0 {
		t.Fatal("no C programs in ", folder)
	}
	const nobody = 0x6fff0000
	for i, source := range sources {
		name := strings.TrimSuffix(filepath.Base(source), ".c")
		program := filepath.Join(place, name)
		if out, err := exec.Command("cc", "-O1", "-w", "-o", program, source, "-lpthread").CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
			continue
		}
		for _, uid := range []int{0, nobody} {
			for _, shape := range []string{"namespaces", "none"} {
				for _, group := range []string{"group", "sampled"} {
					t.Run(fmt.Sprintf("%s/%s %d/%s", name, shape, uid, group), func(t *testing.T) {
						if i > 0 || shape == "none" {
							full.Test(t)
						}
						testProof(t, place, program, uid, shape, group)
					})
				}
			}
		}
	}
}

func testProof(t *testing.T, place, program string, uid int, shape, group string) {
	temp, err := os.MkdirTemp(place, "temp-")
	if err == nil {
		err = os.Chmod(temp, 0o777)
	}
	if err != nil {
		t.Fatal(err)
	}
	guards := proofGuards(t, uid)

	// The judge waits for its first line until it is in the guard.
	cmd := exec.Command(filepath.Join(place, "judge"), "role:proof", program, shape, group)
	cmd.Env, cmd.Dir, cmd.Stderr = append(os.Environ(), "TMPDIR="+temp), temp, os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{}
	if uid != 0 {
		cmd.SysProcAttr.Credential = &syscall.Credential{Uid: uint32(uid), Gid: uint32(uid)}
	}
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	cmd.Stdout = &out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for _, dir := range guards {
		if err := os.WriteFile(filepath.Join(dir, "cgroup.procs"), []byte(strconv.Itoa(cmd.Process.Pid)), 0); err != nil {
			t.Fatal(err)
		}
	}
	fmt.Fprintln(in, "begin")
	cmd.Wait()

	// Its kill list may need a moment for what is left.
	var left string
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(10 * ms) {
		if left = wordIn(filepath.Join(guards[0], "pids.current")); left == "0" || time.Now().After(end) {
			break
		}
	}
	peak := numberInFile(filepath.Join(guards[len(guards)-1], "memory.max_usage_in_bytes"), filepath.Join(guards[len(guards)-1], "memory.peak"))
	files, _ := names(temp)

	var r process.State
	if strings.Contains(out.String(), "SKIPPED") {
		t.Skip(out.String())
	}
	if err := json.Unmarshal([]byte(out.String()), &r); err != nil {
		t.Fatalf("the judge says %q", out.String())
	}
	t.Logf("%v, exit code %d, CPU %v, wall %v, shown %d MiB, peak of everything %d MiB, left %s processes, %d files",
		r.Status, r.ExitCode, r.CPU.Round(ms), r.Wall.Round(ms), r.Memory>>20, peak>>20, left, len(files))
	if peak > proofMemory+moreMemory || r.Wall > proofWall+moreTime || left != "0" || len(files) > 0 {
		t.Errorf("want at most %d MiB and %v, and nothing left", (proofMemory+moreMemory)>>20, proofWall+moreTime)
	}
}

// proofGuards makes control groups for the number of processes and for memory, in this order. The user may use them.
func proofGuards(t *testing.T, uid int) (guards []string) {
	bases := []string{mounted("pids", "/"), mounted("cpuacct", "/"), mounted("memory", "/")}
	limits := map[string]string{"pids.max": "400", "memory.limit_in_bytes": "3G", "memory.max": "3G"}
	if bases[0] == "" || bases[2] == "" {
		bases = []string{mounted("", "/")}
		os.WriteFile(filepath.Join(bases[0], "cgroup.subtree_control"), []byte("+memory +pids"), 0)
	}
	for _, base := range bases {
		dir, err := os.MkdirTemp(base, "oj-proof-test-")
		if err != nil {
			t.Skip("SKIPPED: no control group can be made here to guard the test: ", err)
		}
		guards = append(guards, dir)
		os.Chmod(dir, 0o755)
		for _, name := range []string{"", "cgroup.procs", "tasks", "cgroup.subtree_control"} {
			os.Chown(filepath.Join(dir, name), uid, uid)
		}
		for name, value := range limits {
			if path := filepath.Join(dir, name); !gone(path) {
				if err := os.WriteFile(path, []byte(value), 0); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	t.Cleanup(func() {
		for _, dir := range guards {
			below, _ := filepath.Glob(filepath.Join(dir, groupPrefix+"*"))
			for _, dir := range append(below, dir) {
				removeGroup(dir)
			}
		}
	})
	return guards
}

// numberInFile returns the number in the first of these files that exists.
func numberInFile(paths ...string) int64 {
	for _, path := range paths {
		if n, err := strconv.ParseInt(wordIn(path), 10, 64); err == nil {
			return n
		}
	}
	return 0
}

// proofRole runs as the judge: it runs a program and prints the result.
func proofRole() int {
	program, shape, group := os.Args[2], os.Args[3], os.Args[4]
	fmt.Scanln(new(string)) // wait until the test has guarded this process
	groupsOff = group == "sampled"
	if shape == "none" && !forbidNamespaces() || shape != "none" && !mayIsolate() {
		fmt.Println("SKIPPED: namespaces and filters cannot be chosen here")
		return 0
	}
	release, err := RemoveAfterDeath(filepath.Join(os.TempDir(), "judge"))
	if err == nil {
		_, err = Fit(1)
	}
	if err != nil {
		fmt.Println(err)
		return 1
	}
	r, err := Run(context.Background(), process.Spec{Args: []string{program}, Limits: process.Limits{
		CPU: proofCPU, Wall: proofWall, Idle: 2 * proofCPU, Memory: proofMemory, FileSize: 8 << 20, Processes: 256, Files: 64,
	}})
	if err != nil {
		fmt.Println(err)
		return 1
	}
	text, _ := json.Marshal(r)
	fmt.Println(string(text))
	Close()
	release()
	return 0
}
