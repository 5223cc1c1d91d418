// Watching a game until both sides have ended: who is silent, and whose fault
// that is.

package match

import (
	"fmt"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
)

// supervise returns when both programs have ended or are being killed.
func (g *game) supervise() {
	defer g.finish()
	for {
		timer := time.NewTimer(g.untilSuspect())
		select {
		case <-g.player.proc.Done():
			timer.Stop()
			g.awaitReferee()
			return
		case <-g.referee.proc.Done():
			timer.Stop()
			g.awaitPlayer()
			return
		case <-timer.C:
			if !g.over() && g.suspect() {
				g.accuse()
				return
			}
		}
	}
}

// finish ends what still runs and closes the books.
func (g *game) finish() {
	g.player.cancel()
	g.referee.cancel()
	g.closePipes()
	<-g.player.proc.Done()
	<-g.referee.proc.Done()
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.timer != nil {
		g.timer.Stop()
	}
	g.Log.finish()
	g.Stderr.finish()
}

// untilSuspect is how long until the present silence is to be looked at: after half of what it may last
// for a snapshot of both sides, and when it has lasted too long.
func (g *game) untilSuspect() time.Duration {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.calm.at.After(g.last) {
		return time.Until(g.last.Add(g.allowed() / 2))
	}
	return time.Until(g.last.Add(g.allowed() + g.excused))
}

// suspect reports whether the present silence has lasted too long, but for what both sides have waited for
// a processor.
func (g *game) suspect() bool {
	if g.untilSuspect() > 0 {
		return false
	}
	now := snapshot{time.Now(), sandbox.Join(g.player.proc.Sample(), g.referee.proc.Sample())}
	g.mu.Lock()
	defer g.mu.Unlock()
	switch {
	case !g.last.Before(now.at): // somebody has spoken meanwhile
		return false
	case !g.calm.at.After(g.last):
		g.calm, g.excused = now, 0
		return false
	}
	later := now.at.Sub(g.calm.at)
	g.excused = later - sandbox.Charge(later, g.calm.Sample, now.Sample)
	return now.at.Sub(g.last) >= g.allowed()+g.excused
}

// allowed is how long the silence may last; the lock is held.
func (g *game) allowed() time.Duration {
	if g.from != fromReferee && g.stuck == 0 && g.Log.unfinished() == "" {
		return g.o.Patience // it is the referee's turn, or it has not come to its first words yet
	}
	return max(g.o.Idle, g.turnLimit()+grace)
}

// accuse finds out who is to blame for a silence.
func (g *game) accuse() {
	g.mu.Lock()
	stuck, from, partial, allowed := g.stuck, g.from, g.Log.unfinished(), g.allowed()
	reason := g.idleReason(partial)
	g.mu.Unlock()
	if stuck == 0 && from != fromReferee && partial == "" {
		// Perhaps the referee hangs. One that waits for more input ends when that is closed.
		g.referee.in.Close()
		select {
		case <-g.referee.proc.Done():
			if r, _ := g.referee.proc.Wait(); r.Status != sandbox.Exited {
				return // it has failed, and decide says so
			}
		case <-time.After(g.o.Patience):
			g.endLocked(decide.RefereeHangs, fmt.Sprintf("the referee hangs: it has been silent for %v and does not end when its input is closed", allowed))
			return
		}
	}
	g.endLocked(decide.Silence, reason)
}

func (g *game) endLocked(why decide.Cut, reason string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.end(why, reason)
}

// idleReason is the sentence that names the likely cause of an idle player.
func (g *game) idleReason(partial string) string {
	since := fmt.Sprintf("since turn %d", g.Turns)
	switch {
	case g.stuck > 0:
		return fmt.Sprintf("the program does not read its input: %d bytes wait %s", g.stuck, since)
	case g.mute:
		return fmt.Sprintf("no output %s: the program has closed its output and waits", since)
	case partial != "":
		return fmt.Sprintf("the program's last line %q has no newline, and nothing came after it: does every answer end with a newline?", clip(partial))
	case g.from == nobody:
		return "no output, and the referee has said nothing: does the program wait to be asked although it must begin?"
	case g.from == fromPlayer:
		return fmt.Sprintf("both sides wait since the answer to turn %d: is that answer too short?", g.Turns)
	case g.deaf:
		return fmt.Sprintf("no output %s: the program has closed its input and waits", since)
	case g.SlowestTurn == 0:
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

// awaitReferee gives the referee time to say what it thinks of a finished player.
func (g *game) awaitReferee() {
	select {
	case <-g.referee.proc.Done():
	case <-time.After(g.o.Patience):
		g.endLocked(decide.RefereeHangs, fmt.Sprintf("the referee hangs: it still runs %v after the program has ended", g.o.Patience))
	}
}

// awaitPlayer lets the player come to its end after the referee has accepted;
// after any other end of the referee the player's own does not matter, nor
// where the referee ends the game.
func (g *game) awaitPlayer() {
	r, _ := g.referee.proc.Wait()
	if g.o.RefereeEnds || r.Status != sandbox.Exited || r.ExitCode != decide.Accepts {
		return
	}
	select {
	case <-g.player.proc.Done():
	case <-time.After(g.o.Idle):
		g.endLocked(decide.Silence, fmt.Sprintf("the game is over, but the program has not ended after %v: does it wait for more input?", g.o.Idle))
	}
}
