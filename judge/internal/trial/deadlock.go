// This file ends a game as soon as it is proved that both sides wait for each other for ever, as they do if the program
// forgets to flush its output. The limit on idling would end the game later.

package trial

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
)

const (
	// lookEvery is the pause between two looks for a deadlock. The pause is longer if a look takes more than 1/lookShare
	// of it, so that looking costs little.
	lookEvery = 100 * time.Millisecond
	lookShare = 20
	// While one side has written something less than this time ago, a look would be in vain.
	atLeastSilent = 50 * time.Millisecond
)

// keepLooking calls look again and again until it returns true or ctx is done.
func keepLooking(ctx context.Context, look func() bool) {
	for pause := time.Duration(lookEvery); ; {
		select {
		case <-ctx.Done():
			return
		case <-time.After(pause):
		}
		began := time.Now()
		if look() {
			return
		}
		pause = max(lookEvery, lookShare*time.Since(began))
	}
}

// seekDeadlock ends the game if both sides wait for each other. It returns when ctx is done.
func (g *game) seekDeadlock(ctx context.Context) {
	keepLooking(ctx, func() bool {
		if !g.isSilent() {
			return false
		}
		// The first proof is made without the lock, because it usually fails, and the game may go on meanwhile.
		// With the lock, no goroutine of the judge is passing on data.
		_, ok := sandbox.Standstill(time.Since(g.begun), g.idle, g.sides())
		return ok && g.endDeadlock()
	})
}

// sides returns the player and the referee with the pipes from which they read.
func (g *game) sides() [2]sandbox.Connected {
	return [2]sandbox.Connected{{Program: g.player.proc, Input: g.player.in}, {Program: g.referee.proc, Input: g.referee.in}}
}

// isSilent reports whether both sides run and have been silent for some time, and the judge has no data for them.
func (g *game) isSilent() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.hasNoData() && time.Since(g.wait.Since) >= atLeastSilent
}

// hasNoData reports whether both sides run and the judge has no data for them. The caller holds the lock.
func (g *game) hasNoData() bool {
	isMoving := g.unread > 0 || g.queue.Len() > 0 || g.feeding || g.full
	return !isMoving && !g.over.Load() && !g.player.ended() && !g.referee.ended()
}

// endDeadlock ends the game if both sides wait for each other and the referee waits for its input, so that the player is
// at fault.
func (g *game) endDeadlock() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.hasNoData() {
		return false
	}
	atInput, ok := sandbox.Standstill(time.Since(g.begun), g.idle, g.sides())
	if !ok || !atInput[1] {
		return false
	}

	g.deadlock = true
	reason := g.idleReason()
	if g.from == nil {
		reason = "no output, but the referee waits for it from the start: is stdout flushed?"
	}
	both := "both sides wait for input, so none of them will ever continue"
	if !atInput[0] {
		both = "the referee waits for an answer, and the program for something that will never happen"
	}
	g.end(decide.Silence, fmt.Sprintf("%s\n%s\n%s", reason, both, g.lastLines()))
	return true
}

// lastLines returns a sentence with the last line of each side.
func (g *game) lastLines() string {
	lines := g.exchange.lines()
	last := func(program bool) string {
		if open := g.exchange.openLine(program).text; len(open) > 0 {
			return quoted(string(open))
		}
		for _, line := range slices.Backward(lines) {
			if line.FromProgram == program {
				return quoted(line.Text)
			}
		}
		return "nothing yet"
	}
	return fmt.Sprintf("the last line of the referee: %s; of the program: %s", last(false), last(true))
}

// quoted returns the start of a line in quotation marks.
func quoted(line string) string {
	const most = 60 // bytes
	return fmt.Sprintf("%q", startOf(strings.NewReader(line), most))
}
