// This file watches a game until it is over: who is silent, for how long, and whose fault that is.
//
// When nothing has been exchanged for too long, and nobody has waited for a processor, someone waits for ever. If words
// are stuck on their way to the player, it does not read. If the referee spoke last, it is the player's turn and the
// player is idle. If the player spoke last, either its answer was too short or the referee hangs: the referee's input is
// closed, and one that was waiting for input ends now; one that does not is at fault, which is a judge error.

package match

import (
	"fmt"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
)

// supervise returns when the game is over: both programs have ended, or are to be killed.
func (g *game) supervise() {
	for {
		select {
		case <-g.player.proc.Done():
			if !g.referee.ends(g.patience) {
				g.end(decide.RefereeFails, fmt.Sprintf("the referee hangs: it still runs %v after the program has ended", g.patience))
			}
			return
		case <-g.referee.proc.Done():
			g.awaitPlayer()
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

// awaitPlayer lets the player come to its end after the referee has accepted; after any other end of the referee the
// player's own does not matter, nor where the referee ends the game.
func (g *game) awaitPlayer() {
	r, _ := g.referee.proc.Wait()
	accepted := r.Status == sandbox.Exited && r.ExitCode == decide.Accepts
	if accepted && !g.facts.RefereeEnds && !g.player.ends(g.idle) {
		g.end(decide.Silence, fmt.Sprintf("the game is over, but the program has not ended after %v: does it wait for more input?", g.idle))
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

// waits returns since when the game waits for somebody, how long that may take, and what it means if it takes longer.
func (g *game) waits() (since time.Time, limit time.Duration, late decide.Cut) {
	switch turn := g.turnLimit(); {
	case g.playersTurn && g.stuck == 0 && turn > 0:
		return g.asked, turn, decide.SlowTurn
	case g.from == &g.referee || g.stuck > 0 || g.exchange.unfinished() != "":
		return g.last, max(g.idle, turn), decide.Silence
	}
	return g.last, g.patience, decide.RefereeFails // or it has not come to its first words yet
}

// next is when the clock is to be looked at: after an eighth of the limit for a sample of both sides, and when the limit
// is over.
func (g *game) next() time.Time {
	since, limit, _ := g.waits()
	if !g.sampled.After(since) {
		return since.Add(limit / 8)
	}
	return since.Add(limit + g.excused)
}

// look looks at the clock, and returns why the game is over and the likely cause in a sentence; Played if it goes on.
func (g *game) look() (decide.Cut, string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if now := time.Now(); !now.Before(g.next()) {
		since, limit, late := g.waits()
		sample, took := g.sample(), now.Sub(since)
		switch counts := g.charge(since, limit, now, sample); {
		case !g.sampled.After(since):
			g.sampled, g.early, g.excused = now, sample, 0
		case counts > limit && !g.over():
			reason := g.idleReason()
			if late == decide.SlowTurn {
				g.facts.Turn, g.facts.Silent, reason = limit, reason, g.tooSlow(took, counts)
			}
			return late, reason
		default:
			g.excused = took - counts + time.Millisecond
		}
	}
	g.timer.Reset(time.Until(g.next()))
	return decide.Played, ""
}

// charge returns how much of the time since then counts: not what the programs have waited for a processor since the
// early sample, and of the time before it no more than until it was due, since after that the judge itself has waited.
func (g *game) charge(since time.Time, limit time.Duration, now time.Time, sample sandbox.Sample) time.Duration {
	before := g.sampled.Sub(since)
	if before <= 0 {
		return min(now.Sub(since), limit/8)
	}
	return min(before, limit/8) + sandbox.Charge(now.Sub(g.sampled), g.early, sample)
}

// sample is what both programs have done until now.
func (g *game) sample() sandbox.Sample { return sandbox.SampleOf(g.player.proc, g.referee.proc) }

// idleReason is the sentence that names the likely cause of an idle player.
func (g *game) idleReason() string {
	since := fmt.Sprintf("since turn %d", g.turns)
	switch partial := g.exchange.unfinished(); {
	case g.stuck > 0:
		return fmt.Sprintf("the program does not read its input: %d bytes wait %s", g.stuck, since)
	case g.mute:
		return fmt.Sprintf("no output %s: the program has closed its output and waits", since)
	case partial != "":
		return fmt.Sprintf("the program's last line %q has no newline, and nothing came after it: does every answer end with a newline?", clip(partial))
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

// clip cuts a text for a message.
func clip(s string) string {
	if len(s) > 60 {
		return s[:60] + "..."
	}
	return s
}
