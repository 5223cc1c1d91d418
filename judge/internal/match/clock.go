// This file watches a game until it is over: who is silent, for how long, and whose fault that is.
//
// When nothing has been exchanged for too long, and nobody has waited for a processor, someone waits for ever. If words
// are stuck on their way to the player, it does not read. If the referee spoke last, it is the player's turn and the
// player is idle. If the player spoke last, either its answer was too short or the referee hangs: the referee's input is
// closed, and one that was waiting for input ends now; one that does not is at fault, which is a judge error.

package match

import (
	"fmt"
	"strings"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
)

// supervise returns when the game is over: both programs have ended, or are to be killed. After a referee that has accepted
// the player may come to its end, unless the referee ends the game; after any other end of the referee the player's own
// does not matter.
func (g *game) supervise() {
	for {
		select {
		case <-g.player.proc.Done():
			if p, _ := g.player.proc.Wait(); p.Status != sandbox.Exited && p.Status != sandbox.Signaled {
				return // a limit has ended it, which decides: it may have left its referee much to read
			}
			if !g.referee.ends(g.patience) {
				g.end(decide.RefereeFails, fmt.Sprintf("the referee hangs: it still runs %v after the program has ended", g.patience))
			}
			return
		case <-g.referee.proc.Done():
			r, _ := g.referee.proc.Wait()
			accepted := r.Status == sandbox.Exited && r.ExitCode == decide.Accepts
			if accepted && !g.facts.RefereeEnds && !g.player.ends(g.idle) {
				g.end(decide.Silence, fmt.Sprintf("the game is over, but the program has not ended after %v: does it wait for more input?", g.idle))
			}
			return
		case <-g.timer.C:
			switch cut, reason := g.look(); cut {
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

// closeReferee closes the input of a referee that is silent. One that waits for more ends then; the reason says why it
// may wait for nothing.
func (g *game) closeReferee(reason string) {
	g.referee.in.Close()
	if !g.referee.ends(g.patience) {
		g.end(decide.RefereeFails, fmt.Sprintf("the referee hangs: it has been silent for %v and does not end when its input is closed", g.patience))
	} else if r, _ := g.referee.proc.Wait(); r.Status == sandbox.Exited { // else it has failed, and decide says so
		g.end(decide.Silence, reason)
	}
}

// wait is a wait for programs: since when, how long it may take on the clock, and what it means if it takes longer. After
// an eighth of that time a sample is taken: what the programs wait for a processor from then on does not count.
type wait struct {
	since   time.Time
	limit   time.Duration
	late    decide.Cut
	whom    []*sandbox.Process
	early   sandbox.Sample
	sampled time.Time // when that was taken; zero as long as it was not
}

// counts returns how much of the time until now counts. Of the time before the sample that is no more than until it was
// due, since after that the judge itself has waited.
func (w *wait) counts(now time.Time) time.Duration {
	if w.sampled.IsZero() {
		return min(now.Sub(w.since), w.limit/8)
	}
	return min(w.sampled.Sub(w.since), w.limit/8) + sandbox.Charge(now.Sub(w.sampled), w.early, sandbox.SampleOf(w.whom...))
}

// left returns after how long to look at the clock again, for the sample or the end of the wait; nothing is left at that.
func (w *wait) left() time.Duration {
	now := time.Now()
	if w.sampled.IsZero() {
		if due := w.limit/8 - now.Sub(w.since); due > 0 {
			return due
		}
		w.early, w.sampled = sandbox.SampleOf(w.whom...), now
	}
	return max(0, w.limit-w.counts(now))
}

// ends waits for the end of a side, and reports whether it comes in time.
func (s *side) ends(within time.Duration) bool {
	w := wait{since: time.Now(), limit: within, whom: []*sandbox.Process{s.proc}}
	for left := w.left(); left > 0; left = w.left() {
		select {
		case <-s.proc.Done():
			return true
		case <-time.After(left + time.Millisecond):
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

// await begins the wait after an exchange.
func (g *game) await(since time.Time) {
	// The referee is to say something, or has not come to its first words yet.
	g.wait = wait{since: since, limit: g.patience, late: decide.RefereeFails, whom: []*sandbox.Process{g.player.proc, g.referee.proc}}
	switch turn := g.turnLimit(); {
	case g.playersTurn && g.stuck == 0 && turn > 0:
		g.wait.limit, g.wait.late = turn, decide.SlowTurn
	case g.from == &g.referee || g.stuck > 0 || g.exchange.unfinished() != "":
		g.wait.limit, g.wait.late = max(g.idle, turn), decide.Silence
	}
	g.timer.Reset(g.wait.left())
}

// look looks at the clock, and returns why the game is over and the likely cause in a sentence; Played if it goes on.
func (g *game) look() (decide.Cut, string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	w := &g.wait
	if left := w.left(); left > 0 || g.player.ended() || g.referee.ended() { // a clock that rings only now has nothing to say
		g.timer.Reset(max(left, time.Millisecond)) // since to look takes a while itself
		return decide.Played, ""
	}
	reason := g.idleReason()
	if w.late == decide.SlowTurn {
		g.facts.Turn, g.facts.Silent, reason = w.limit, reason, g.tooSlow(time.Now())
	}
	return w.late, reason
}

// tooSlow says that the turn takes too long.
func (g *game) tooSlow(now time.Time) string {
	w, waited := &g.wait, ""
	took := now.Sub(w.since)
	if counts := w.counts(now); took > counts {
		waited = fmt.Sprintf(", %d ms of them for want of a processor", (took - counts).Milliseconds())
	}
	return fmt.Sprintf("turn %d took %d ms%s, the limit of that turn is %d ms", g.turns, took.Milliseconds(), waited, w.limit.Milliseconds())
}

// idleReason is the sentence that names the likely cause of an idle player.
func (g *game) idleReason() string {
	since := fmt.Sprintf("since turn %d", g.turns)
	switch partial := g.exchange.unfinished(); {
	case g.stuck > 0:
		return fmt.Sprintf("the program does not read its input: %d bytes wait %s", g.stuck, since)
	case g.mute.Load():
		return fmt.Sprintf("no output %s: the program has closed its output and waits", since)
	case partial != "":
		return fmt.Sprintf("the program's last line %q has no newline, and nothing came after it: does every answer end with a newline?", startOf(strings.NewReader(partial), 60))
	case g.from == nil:
		return "no output, and the referee has said nothing: does the program wait to be asked although it must begin?"
	case g.from == &g.player:
		return fmt.Sprintf("both sides wait since the answer to turn %d: is that answer too short?", g.turns)
	case g.deaf:
		return fmt.Sprintf("no output %s: the program has closed its input and waits", since)
	case g.slowestTurn == 0:
		return "no output at all: is stdout flushed?"
	}
	return fmt.Sprintf("no output %s: is stdout flushed?", since)
}
