//go:build unix

package sandbox

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/process"
)

// trivial is a program that does nothing.
var trivial = []string{"/bin/true"}

// allLimits sets each limit to a value that the program does not reach.
var allLimits = process.Limits{
	Wall: time.Minute, CPU: 10 * time.Second, Idle: 10 * time.Second,
	Memory: 1 << 30, Output: 1 << 30, FileSize: 1 << 30, Processes: 1000,
}

// cpuOf returns the processor time of this process, of its ended children, and of its helpers.
func cpuOf(b *testing.B) time.Duration {
	return usage(b, syscall.RUSAGE_SELF) + usage(b, syscall.RUSAGE_CHILDREN) + helpersCPU()
}

// usage returns the processor time of this process, or of its ended children.
func usage(b *testing.B, who int) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(who, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

func reportCPU(b *testing.B, begin time.Duration) {
	b.ReportMetric(float64((cpuOf(b)-begin).Microseconds())/float64(b.N), "cpu-µs/op")
}

// BenchmarkBare measures starting a process with os/exec.
func BenchmarkBare(b *testing.B) {
	begin := cpuOf(b)
	for b.Loop() {
		cmd := exec.Command(trivial[0])
		var out bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, io.Discard
		if err := cmd.Run(); err != nil {
			b.Fatal(err)
		}
	}
	reportCPU(b, begin)
}

// BenchmarkRun measures starting a process in the sandbox with all limits.
func BenchmarkRun(b *testing.B) {
	if _, err := Run(context.Background(), process.Spec{Args: trivial}); err != nil { // starts the helper
		b.Fatal(err)
	}
	begin := cpuOf(b)
	for b.Loop() {
		var out bytes.Buffer
		r, err := Run(context.Background(), process.Spec{Args: trivial, Stdout: &out, Stderr: io.Discard, Limits: allLimits})
		if err != nil || r.Status != process.Exited {
			b.Fatal(r, err)
		}
	}
	reportCPU(b, begin)
}

// BenchmarkRunInFolder runs programs in the same working folder.
func BenchmarkRunInFolder(b *testing.B) {
	begin := cpuOf(b)
	dir := b.TempDir()
	for b.Loop() {
		if r, err := Run(context.Background(), process.Spec{Args: trivial, Dir: dir, Limits: allLimits}); err != nil || r.Status != process.Exited {
			b.Fatal(r, err)
		}
	}
	reportCPU(b, begin)
}

// BenchmarkRunInNewFolder runs each program in another working folder.
func BenchmarkRunInNewFolder(b *testing.B) {
	begin := cpuOf(b)
	dir := b.TempDir()
	for b.Loop() {
		sub, err := os.MkdirTemp(dir, "")
		if err != nil {
			b.Fatal(err)
		}
		if r, err := Run(context.Background(), process.Spec{Args: trivial, Dir: sub, Limits: allLimits}); err != nil || r.Status != process.Exited {
			b.Fatal(r, err)
		}
	}
	reportCPU(b, begin)
}

// BenchmarkStartHelper measures the cost of starting a helper, which each parallel worker pays once.
func BenchmarkStartHelper(b *testing.B) { benchmarkStartHelper(b) }

// counter counts bytes.
type counter int64

func (c *counter) Write(p []byte) (int, error) {
	*c += counter(len(p))
	return len(p), nil
}

const manyBytes = 200_000_000

var talker = []string{"/usr/bin/head", "-c", "200000000", "/dev/full"}

// BenchmarkOutputBare reads 200 MB of output with os/exec.
func BenchmarkOutputBare(b *testing.B) {
	b.SetBytes(manyBytes)
	begin := cpuOf(b)
	for b.Loop() {
		var n counter
		cmd := exec.Command(talker[0], talker[1:]...)
		cmd.Stdout = &n
		if err := cmd.Run(); err != nil || n != manyBytes {
			b.Fatal(err, n)
		}
	}
	reportCPU(b, begin)
}

// BenchmarkOutput reads 200 MB of output of a program in the sandbox.
func BenchmarkOutput(b *testing.B) {
	b.SetBytes(manyBytes)
	begin := cpuOf(b)
	for b.Loop() {
		var n counter
		r, err := Run(context.Background(), process.Spec{Args: talker, Stdout: &n, Limits: allLimits})
		if err != nil || r.Status != process.Exited || n != manyBytes {
			b.Fatal(r, err, n)
		}
	}
	reportCPU(b, begin)
}
