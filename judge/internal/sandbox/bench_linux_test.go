//go:build !portable

package sandbox

import (
	"context"
	"io"
	"os/exec"
	"slices"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/process"
)

// helpersCPU returns the processor time of the idle helpers and of their ended children.
func helpersCPU() (sum time.Duration) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	for _, w := range pool.idle {
		p, _ := readStat(w.proc.Pid)
		sum += p.childrenCPU + cpuTime(w.proc.Pid)
	}
	return sum
}

func benchmarkStartHelper(b *testing.B) {
	begin := cpuOf(b)
	for b.Loop() {
		w, err := startWorker(nil)
		if err != nil {
			b.Skip(err)
		}
		w.end()
	}
	reportCPU(b, begin)
}

// BenchmarkOverhead runs the same program alternately with os/exec and in the sandbox with all limits, and
// compares the median times.
func BenchmarkOverhead(b *testing.B) {
	Close()
	if _, err := Run(context.Background(), process.Spec{Args: trivial}); err != nil { // starts one helper
		b.Fatal(err)
	}
	helper := pool.idle[0].proc.Pid
	var bare, boxed samples
	for b.Loop() {
		begin, cpu, children := time.Now(), usage(b, syscall.RUSAGE_SELF), usage(b, syscall.RUSAGE_CHILDREN)
		cmd := exec.Command(trivial[0])
		cmd.Stdout, cmd.Stderr = new(counter), new(counter)
		if err := cmd.Run(); err != nil {
			b.Fatal(err)
		}
		bare.add(time.Since(begin), usage(b, syscall.RUSAGE_SELF)-cpu+usage(b, syscall.RUSAGE_CHILDREN)-children)

		begin, cpu = time.Now(), usage(b, syscall.RUSAGE_SELF)+cpuTime(helper)
		r, err := Run(context.Background(), process.Spec{Args: trivial, Stdout: new(counter), Stderr: io.Discard, Limits: allLimits})
		if err != nil || r.Status != process.Exited {
			b.Fatal(r, err)
		}
		boxed.add(time.Since(begin), usage(b, syscall.RUSAGE_SELF)+cpuTime(helper)-cpu+r.CPU)
	}
	b.ReportMetric(micro(median(bare.cpu)), "bare-cpu-µs")
	b.ReportMetric(micro(median(boxed.cpu)-median(bare.cpu)), "more-cpu-µs")
	b.ReportMetric(micro(median(bare.wall)), "bare-wall-µs")
	b.ReportMetric(micro(median(boxed.wall)-median(bare.wall)), "more-wall-µs")
	b.ReportMetric(float64(median(boxed.cpu))/float64(median(bare.cpu)), "cpu-ratio")
	b.ReportMetric(float64(median(boxed.wall))/float64(median(bare.wall)), "wall-ratio")
}

// samples holds the times of single runs.
type samples struct{ wall, cpu []time.Duration }

func (s *samples) add(wall, cpu time.Duration) {
	s.wall = append(s.wall, wall)
	s.cpu = append(s.cpu, cpu)
}

func median(d []time.Duration) time.Duration {
	d = slices.Sorted(slices.Values(d))
	return d[len(d)/2]
}

func micro(d time.Duration) float64 { return float64(d) / float64(time.Microsecond) }
