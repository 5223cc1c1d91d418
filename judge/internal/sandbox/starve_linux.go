//go:build !portable

package sandbox

import "time"

// Sample looks at a program that runs. It takes some milliseconds.
func (p *Process) Sample() Sample {
	r, ok := p.run.(*remote)
	if !ok || r.w.proc == nil {
		return Sample{}
	}
	return sample(new(census).descendants(r.w.proc.Pid))
}

// sample adds up what the processes of a tree have done.
func sample(tree []process) Sample {
	s := Sample{waited: map[int]time.Duration{}}
	var c census
	for _, p := range tree {
		s.cpu += time.Duration(clock(cpuClock(p.pid)))
		for _, thread := range c.read(procPath(p.pid, "task")) {
			s.waited[thread] = waitedFor(taskPath(p.pid, thread, "schedstat"))
		}
	}
	return s
}

// waitedFor reads how long a thread has waited for a processor: the second
// number of this file, in ns.
func waitedFor(schedstat path) time.Duration {
	var buf [128]byte
	_, rest := cutWord(schedstat.read(buf[:]))
	word, _ := cutWord(rest)
	return time.Duration(number(word))
}
