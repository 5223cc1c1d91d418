// This file watches a game until it is over, and decides which side is at fault if both are silent for too long.
//
// Time for which a program waits for a processor does not count. If both sides are silent longer than allowed, one of them
// waits for ever:
//
//   - Words for the player are stuck in the pipe: the player does not read.
//   - The referee spoke last: it is the player's turn, and the player is idle.
//   - The player spoke last: its answer was too short, or the referee hangs. The judge closes the referee's input. A referee
//     that was waiting for input ends then. A referee that does not end hangs, which is a judge error.

package match

import (
	"fmt"
	"strings"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
)

// supervise returns when the game is over: both programs have ended, or they are to be killed.
func (g *game) supervise() {
	for {
		select {
		case <-g.player.proc.Done():
			// If a limit has ended the player, that is the verdict. The referee may still have much to read.
			p, _ := g.player.proc.Wait()
			if p.Status != sandbox.Exited && p.Status != sandbox.Signaled {
				return
			}
			if !g.referee.ends(g.patience) {
				g.end(decide.RefereeFails, fmt.Sprintf("the referee hangs: it still runs %v after the program has ended", g.patience))
			}
			return

		case <-g.referee.proc.Done():
			// After an accepted game the player may end by itself, unless the referee ends the game. Otherwise the end of
			// the player does not matter any more.
			r, _ := g.referee.proc.Wait()
			accepted := r.Status == sandbox.Exited && r.ExitCode == decide.Accepts
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

// closeReferee closes the input of a silent referee. If the referee ends then, it was waiting for an answer, and reason says
// why it may have waited.
func (g *game) closeReferee(reason string) {
	g.referee.in.Close()
	if !g.referee.ends(g.patience) {
		g.end(decide.RefereeFails, fmt.Sprintf("the referee hangs: it has been silent for %v and does not end when its input is closed", g.patience))
		return
	}
	// A referee that crashed is at fault, which package decide finds in its result.
	r, _ := g.referee.proc.Wait()
	if r.Status == sandbox.Exited {
		g.end(decide.Silence, reason)
	}
}

// wait is a wait for programs. After an eighth of the limit the judge takes a sample. From then on, the time for which the
// programs wait for a processor does not count.
type wait struct {
	since     time.Time
	limit     time.Duration // of the time that counts
	ifTooLong decide.Cut    // the reason to end the game if the wait exceeds the limit
	programs  []*sandbox.Process
	sample    sandbox.Sample
	sampled   time.Time // when the sample was taken; zero if it was not taken yet
}

// counts returns how much of the time until now counts. If the sample was taken late, the judge itself had to wait for a
// processor, so before the sample at most an eighth of the limit counts.
func (w *wait) counts(now time.Time) time.Duration {
	if w.sampled.IsZero() {
		return min(now.Sub(w.since), w.limit/8)
	}
	before := min(w.sampled.Sub(w.since), w.limit/8)
	return before + sandbox.Charge(now.Sub(w.sampled), w.sample, sandbox.SampleOf(w.programs...))
}

// left returns after how much time the clock must be read again, for the sample or for the end of the wait. It is 0 if the
// wait is over.
func (w *wait) left() time.Duration {
	now := time.Now()
	if w.sampled.IsZero() {
		if due := w.limit/8 - now.Sub(w.since); due > 0 {
			return due
		}
		w.sample = sandbox.SampleOf(w.programs...)
		w.sampled = now
	}
	return max(0, w.limit-w.counts(now))
}

// ends waits for the end of a side, and reports whether it comes within the limit.
func (s *side) ends(limit time.Duration) bool {
	w := wait{since: time.Now(), limit: limit, programs: []*sandbox.Process{s.proc}}
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
	// By default it is the referee's turn, also before its first words.
	g.wait = wait{
		since: since, limit: g.patience, ifTooLong: decide.RefereeFails,
		programs: []*sandbox.Process{g.player.proc, g.referee.proc},
	}

	// The player must act if the referee spoke last, if input for the player waits in the pipe, or if the player's last
	// line is unfinished.
	turn := g.turnLimit()
	playerMustAct := g.from == &g.referee || g.stuck > 0 || g.exchange.unfinished() != ""
	switch {
	case g.playersTurn && g.stuck == 0 && turn > 0:
		g.wait.limit, g.wait.ifTooLong = turn, decide.SlowTurn
	case playerMustAct:
		g.wait.limit, g.wait.ifTooLong = max(g.idle, turn), decide.Silence
	}
	g.timer.Reset(g.wait.left())
}

// look reads the clock. It returns the reason to end the game, also as a sentence, or Played if the game goes on.
func (g *game) look() (decide.Cut, string) {
	g.mu.Lock()
	defer g.mu.Unlock()

	// If a program has ended, supervise must find that first, although the timer has fired.
	w := &g.wait
	left := w.left()
	if left > 0 || g.player.ended() || g.referee.ended() {
		g.timer.Reset(max(left, time.Millisecond)) // reading the clock takes time itself
		return decide.Played, ""
	}

	// The report of a turn that is too slow also contains the likely cause.
	reason := g.idleReason()
	if w.ifTooLong == decide.SlowTurn {
		g.facts.Turn = w.limit
		g.facts.Silent = reason
		reason = g.tooSlow(time.Now())
	}
	return w.ifTooLong, reason
}

// tooSlow returns the sentence about a turn that takes too long.
func (g *game) tooSlow(now time.Time) string {
	w := &g.wait
	took := now.Sub(w.since)
	waited := ""
	if counts := w.counts(now); took > counts {
		waited = fmt.Sprintf(", %d ms of them for want of a processor", (took - counts).Milliseconds())
	}
	return fmt.Sprintf("turn %d took %d ms%s, the limit of that turn is %d ms", g.turns, took.Milliseconds(), waited, w.limit.Milliseconds())
}

// idleReason returns the sentence with the likely cause of an idle player.
func (g *game) idleReason() string {
	// The order of the cases matters: the first ones are certain, the last ones only likely.
	since := fmt.Sprintf("since turn %d", g.turns)
	partial := g.exchange.unfinished()
	switch {
	case g.stuck > 0:
		return fmt.Sprintf("the program does not read its input: %d bytes wait %s", g.stuck, since)
	case g.outputClosed.Load():
		return fmt.Sprintf("no output %s: the program has closed its output and waits", since)
	case partial != "":
		shown := startOf(strings.NewReader(partial), 60)
		return fmt.Sprintf("the program's last line %q has no newline, and nothing came after it: does every answer end with a newline?", shown)
	case g.from == nil:
		return "no output, and the referee has said nothing: does the program wait to be asked although it must begin?"
	case g.from == &g.player:
		return fmt.Sprintf("both sides wait since the answer to turn %d: is that answer too short?", g.turns)
	case g.inputClosed:
		return fmt.Sprintf("no output %s: the program has closed its input and waits", since)
	case g.slowestTurn == 0:
		return "no output at all: is stdout flushed?"
	}
	return fmt.Sprintf("no output %s: is stdout flushed?", since)
}
