package sandbox

import (
	"testing"
	"time"
)

// helpersCPU is the processor time of the idle helpers and of what they have reaped.
func helpersCPU() (sum time.Duration) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	for _, w := range pool.idle {
		p, _ := readStat(w.proc.Pid)
		sum += p.childrenCPU + time.Duration(clock(cpuClock(w.proc.Pid)))
	}
	return sum
}

func benchmarkStartHelper(b *testing.B) {
	begin := cpuOf(b)
	for b.Loop() {
		w, _, err := startWorker(userNamespace)
		if err != nil {
			b.Skip(err)
		}
		w.end()
	}
	reportCPU(b, begin)
}
