// This file connects the judge with a running program: it sends text, and receives lines with their times.

package arena

import (
	"bytes"
	"context"
	"os"
	"strings"
	"sync"
	"time"

	"oj/judge/internal/clock"
	"oj/judge/internal/process"
	"oj/judge/internal/sandbox"
)

// Bounds for what a program may write ahead. 6 of 12 public bots do not end at the end of their input, and 4 of them
// then print without end.
const (
	longestLine = 10_000  // bytes of a line
	mostAhead   = 1 << 20 // bytes of lines that nobody has read yet; more is dropped
)

// A link is a running program.
type link struct {
	proc *sandbox.Process
	in   *os.File // the judge's end of its standard input

	mu      sync.Mutex
	lines   []line // not read yet
	partial []byte // the line that is not complete yet
	size    int    // bytes in lines
	news    chan struct{}
}

// A line is a line of a program's output without its end, and the time at which the end came.
type line struct {
	text string
	at   time.Time
}

// start starts a program. Its standard input and output belong to the link.
func start(ctx context.Context, spec process.Spec) (*link, error) {
	// Not sandbox.QuietPipe: a write to a bot that does not read must end at its limit.
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	l := &link{in: w, news: make(chan struct{}, 1)}
	spec.Stdin, spec.Stdout, spec.Dialogue = r, l, true
	if l.proc, err = sandbox.Start(ctx, spec); err != nil {
		w.Close()
		return nil, err
	}
	return l, nil
}

// close waits for the end of the program, which the caller has stopped by its context.
func (l *link) close() (process.State, error) {
	l.in.Close()
	return l.proc.Wait()
}

// Write receives output of the program.
func (l *link) Write(data []byte) (int, error) {
	n, now := len(data), time.Now()
	l.mu.Lock()
	defer l.mu.Unlock()
	for {
		before, after, ends := bytes.Cut(data, []byte{'\n'})

		// One byte more than allowed is kept, so that the reader sees that the line is too long.
		l.partial = append(l.partial, before[:min(len(before), longestLine+1-min(len(l.partial), longestLine+1))]...)
		if !ends {
			break
		}
		if l.size+len(l.partial) < mostAhead {
			l.lines = append(l.lines, line{string(l.partial), now})
			l.size += len(l.partial) + 1
		}
		l.partial, data = l.partial[:0], after
	}
	select {
	case l.news <- struct{}{}:
	default:
	}
	return n, nil
}

// next returns the next complete line, if there is one.
func (l *link) next() (got line, ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.lines) == 0 {
		return line{}, false
	}
	got = l.lines[0]
	l.lines = l.lines[1:]
	l.size -= len(got.text) + 1
	got.text = strings.TrimSuffix(got.text, "\r")
	return got, true
}

// send writes text to the program, for at most this time. An error means that the program does not read, or has ended.
func (l *link) send(text string, limit time.Duration) error {
	l.in.SetWriteDeadline(time.Now().Add(limit))
	_, err := l.in.WriteString(text)
	return err
}

// ended reports whether the program has ended.
func (l *link) ended() bool {
	select {
	case <-l.proc.Done():
		return true
	default:
		return false
	}
}

// An answer is what a wait for a line found.
type answer struct {
	line
	took time.Duration // without the time for which the program waited for a processor
	kind string        // line, late, stall or crash, as in the lines of the referee (see game.go)
}

// overtime is how long a line is awaited after the limit. On a busy machine the line may be in the pipe already, and the
// kernel counts the wait of a thread for a processor only when the thread runs again. So the time that the line took is
// known when it arrives.
const overtime = 250 * time.Millisecond

// await waits for a line since the given time, at most for the limit.
func (l *link) await(ctx context.Context, since time.Time, limit time.Duration) (answer, error) {
	w := clock.Wait{Since: since, Limit: limit, Programs: []*sandbox.Process{l.proc}}
	kind := ""           // late or stall, if the limit is over
	var giveUp time.Time // when the wait ends then
	for {
		over := l.ended()
		if got, ok := l.next(); ok {
			// A line that came before the question took no time.
			took := time.Duration(0)
			if got.at.After(since) {
				took = w.Counts(got.at)
			}
			if took > limit {
				return answer{got, took, "late"}, nil
			}
			return answer{got, took, "line"}, nil
		}
		if over {
			return answer{took: min(limit, time.Since(since)), kind: "crash"}, ctx.Err()
		}

		left := w.Left()
		if left == 0 && kind == "" {
			kind, giveUp = "late", time.Now().Add(overtime)
			if sandbox.SampleOf(l.proc).ProcessorTime()-w.Computed < limit/20 {
				kind = "stall"
			}
		}
		if kind != "" {
			if left = time.Until(giveUp); left <= 0 {
				return answer{took: limit, kind: kind}, nil
			}
		}
		timer := time.NewTimer(left)
		select {
		case <-l.news:
		case <-l.proc.Done():
		case <-timer.C:
		case <-ctx.Done():
			timer.Stop()
			return answer{}, ctx.Err()
		}
		timer.Stop()
	}
}
