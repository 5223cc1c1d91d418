// This file waits until a game is over. If neither side writes anything for too long, it finds out which side is at
// fault.
//
// Time during which a program waits for a processor does not count as silence. If both sides have been silent
// for longer than allowed, one of them waits for ever. These are the possible causes:
//
//   - The pipe to the player is full: the player does not read.
//   - The queue of the player's output is full, because the referee no longer reads: the player floods its referee.
//   - The referee wrote last: it is the player's turn, and the player is idle.
//   - The player wrote last: either the referee waits for the rest of a short answer, or it hangs. To find out
//     which, the judge closes the referee's input. A referee that was waiting for input ends then. A referee that
//     does not end hangs, which is a judge error.

package trial

import (
	"fmt"
	"strings"
	"time"

	"oj/judge/internal/clock"
	"oj/judge/internal/decide"
	"oj/judge/internal/process"
	"oj/judge/internal/sandbox"
)

// supervise returns when the game is over. Then both programs have ended, or the caller must kill those that
// still run.
func (g *game) supervise() {
	for {
		select {
		case <-g.player.proc.Done():
			// If the player was killed by a limit, the verdict is known. Do not wait for the referee, which may still
			// have much to read.
			p, _ := g.player.proc.Wait()
			if p.Status != process.Exited && p.Status != process.Signaled {
				return
			}
			if !g.refereeEnds() {
				g.end(decide.RefereeFails, fmt.Sprintf("the referee hangs: it still runs %v after the program has ended", g.patience))
			}
			return

		case <-g.referee.proc.Done():
			// If the referee has accepted, the player must end by itself within g.idle, except under
			// CodinGame's rule. In all other cases the verdict is known now, so do not wait for the player.
			r, _ := g.referee.proc.Wait()
			accepted := r.Status == process.Exited && r.ExitCode == decide.Accepts
			if accepted && !g.facts.RefereeEnds && !g.player.ends(g.idle) {
				g.end(decide.Silence, fmt.Sprintf("the game is over, but the program has not ended after %v: does it wait for more input?", g.idle))
			}
			return

		case <-g.timer.C:
			cut, reason := g.look()
			switch cut {
			case decide.Played:
				continue
			case decide.RefereeFails:
				g.closeReferee(reason)
			default:
				g.end(cut, reason)
			}
			return
		}
	}
}

// refereeEnds is called when the player has ended. It waits until the referee ends, and reports whether the
// referee has ended in time. The allowed time starts again whenever the referee has read something, because
// it may have much to read.
func (g *game) refereeEnds() bool {
	for {
		before := g.bytesFed()
		if g.referee.ends(g.patience) {
			return true
		}
		if g.bytesFed() == before {
			return false
		}
	}
}

// bytesFed returns the number of bytes that were written from the queue to the referee so far.
func (g *game) bytesFed() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.fed
}

// closeReferee closes the input of a silent referee. If the referee then ends, it was waiting for an answer, so the
// player is at fault. The parameter reason is the message for this case.
func (g *game) closeReferee(reason string) {
	g.over.Store(true)
	g.overForReferee.Store(true)
	g.referee.in.Close()
	if !g.referee.ends(g.patience) {
		g.end(decide.RefereeFails, fmt.Sprintf("the referee hangs: it has been silent for %v and does not end when its input is closed", g.patience))
		return
	}
	// If the referee has crashed, it is at fault, and package decide sees this in its result.
	r, _ := g.referee.proc.Wait()
	if r.Status == process.Exited {
		g.end(decide.Silence, reason)
	}
}

// wait is a wait for output of one or both programs. In a game, Programs[0] is the player.
type wait struct {
	clock.Wait
	ifTooLong decide.Cut // the reason to end the game if the wait exceeds the limit
}

// reportTime is the time within which the end of a program is reported on a very busy machine.
const reportTime = 10 * time.Second

// ends waits until a side has ended, but at most for the duration limit. It reports whether the side has
// ended.
func (s *side) ends(limit time.Duration) bool {
	w := clock.Wait{Since: time.Now(), Limit: limit, Programs: []*sandbox.Process{s.proc}}
	for left := w.Left(); left > 0; left = w.Left() {
		select {
		case <-s.proc.Done():
			return true
		case <-time.After(left + time.Millisecond):
		}
	}

	// On a busy machine the program may have ended before its end is reported. Its last sample then lacks the time for
	// which it waited for a processor, so its limit seems to be exceeded.
	if !s.ended() && sandbox.SampleOf(s.proc).Empty() {
		select {
		case <-s.proc.Done():
		case <-time.After(reportTime):
		}
	}
	return s.ended()
}

// ended reports whether a side has ended.
func (s *side) ended() bool {
	select {
	case <-s.proc.Done():
		return true
	default:
		return false
	}
}

// await begins a new wait for output after one of the sides has written something.
func (g *game) await(since time.Time) {
	// By default it is the referee's turn, also at the start of the game.
	programs := []*sandbox.Process{g.player.proc, g.referee.proc}
	g.wait = wait{clock.Wait{Since: since, Limit: g.patience, Programs: programs}, decide.RefereeFails}

	// It is the player's turn if the referee wrote last, if data for the player are stuck in the pipe, or if the
	// player's last line has no newline.
	turn := g.turnLimit()
	playerMustAct := g.from == &g.referee || g.unread > 0 || g.exchange.unfinished() != ""
	switch {
	case g.playersTurn && g.unread == 0 && turn > 0:
		g.wait.Limit, g.wait.ifTooLong = turn, decide.SlowTurn
	case g.full && g.unread == 0:
		g.wait.ifTooLong = decide.Flood
	case playerMustAct:
		g.wait.Limit, g.wait.ifTooLong = max(g.idle, turn), decide.Silence
	}

	// Setting a timer may wake a thread of the judge, and this takes longer than everything else that the
	// judge does in a turn. So do not set a timer that will fire before the sample is due anyway: the method
	// look sets the timer again after it has fired.
	due := g.wait.Since.Add(g.wait.UntilSample())
	if g.timerAt.IsZero() || due.Before(g.timerAt) {
		g.setTimer(time.Until(due))
	}
}

// setTimer makes the timer fire after the duration left.
func (g *game) setTimer(left time.Duration) {
	g.timerAt = time.Now().Add(left)
	g.timer.Reset(left)
}

// look reads the clock after the timer has fired. It returns the reason to end the game, and a sentence about it, or
// Played if the game continues.
func (g *game) look() (decide.Cut, string) {
	g.mu.Lock()
	defer g.mu.Unlock()

	// If a program has ended, supervise must handle that first.
	w := &g.wait
	left := w.Left()
	if left > 0 || g.player.ended() || g.referee.ended() {
		g.setTimer(max(left, time.Millisecond)) // with a duration of 0 the timer would fire again and again
		return decide.Played, ""
	}

	// For a turn that is too slow, also store the likely cause.
	reason := g.idleReason()
	if w.ifTooLong == decide.SlowTurn {
		g.facts.Turn = w.Limit
		g.facts.Before = w.Computed
		g.facts.Silent = reason
		now := time.Now()
		reason = g.tooSlow(now)
		g.tookTurn(now)
	}
	return w.ifTooLong, reason
}

// tooSlow returns the message about a turn that takes too long.
func (g *game) tooSlow(now time.Time) string {
	w := &g.wait
	took := now.Sub(w.Since)
	waited := ""
	if counts := w.Counts(now); took > counts {
		waited = fmt.Sprintf(", %d ms of it waiting for a processor", (took - counts).Milliseconds())
	}
	return fmt.Sprintf("turn %d took %d ms%s, the limit of that turn is %d ms", g.turns, took.Milliseconds(), waited, w.Limit.Milliseconds())
}

// idleReason returns the message about an idle player with the likely cause.
func (g *game) idleReason() string {
	// The order of the cases matters: the causes in the first cases are certain, the causes in the last cases
	// are only likely.
	since := fmt.Sprintf("since turn %d", g.turns)
	partial := g.exchange.unfinished()
	switch {
	case g.unread > 0:
		return fmt.Sprintf("the program does not read its input: %d bytes have been waiting %s", g.unread, since)
	case g.full:
		return fmt.Sprintf("the program has written %d bytes more than its referee has read, and the referee no longer reads", g.queue.Len())
	case g.outputClosed.Load():
		return fmt.Sprintf("no output %s: the program has closed its output and is waiting", since)
	case partial != "":
		shown := startOf(strings.NewReader(partial), 60)
		return fmt.Sprintf("the program's last line %q has no newline, and nothing came after it: does every answer end with a newline?", shown)
	case g.from == nil:
		return "no output, and the referee has written nothing: does the program wait for input although it must write first?"
	case g.from == &g.player:
		return fmt.Sprintf("both sides have been waiting since the answer to turn %d: is that answer too short?", g.turns)
	case g.inputClosed:
		return fmt.Sprintf("no output %s: the program has closed its input and is waiting", since)
	case g.slowestTurn == 0:
		return "no output at all: is stdout flushed?"
	}
	return fmt.Sprintf("no output %s: is stdout flushed?", since)
}
