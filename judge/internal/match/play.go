// This file plays a program against a referee by the ICPC protocol.
//
// # Theory of operation
//
// The two programs are not joined directly. The judge stands between them:
//
//	referee's stdout -> relay '<' -> pipe with room -> player's stdin
//	player's stdout  -> relay '>' -> pipe with room -> referee's stdin
//
// so that it can record every exchange with its time, measure turns, and keep
// both ends open: a player never gets SIGPIPE because the referee has ended,
// and what either side still writes is read and thrown away.
//
// Who ended first matters: a referee that says "wrong" and ends makes the
// player crash on its closed input, a player that crashes makes the referee
// say "wrong". The times of death are compared (sandbox.Result.Ended). On Linux
// they are taken before the dying program's files are closed, so that a death
// always comes before what it causes. The end of one side's output is told to
// the other side only when that side is known to be dead (or when a referee
// seems to have closed its output while living on).
//
// Silence: when nothing has been exchanged for Options.Idle, and nobody has
// waited for a processor, someone waits for ever. If a relay is stuck on the player's input, the player does not read.
// If the referee spoke last, it is the player's turn and the player is idle.
// If the player spoke last, either its answer was too short or the referee
// hangs: the referee's input is closed, and one that was waiting for input
// ends now; one that does not is at fault, which is a judge error.

package match

import (
	"context"
	"fmt"
	"path/filepath"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
)

// Options says who plays and under which rules.
type Options struct {
	// Player is the program that is judged. Its Stdin, Stdout and StdoutEnd
	// are set by Play. Its Limits.Idle must be 0: waiting is part of the game.
	Player sandbox.Spec
	// Referee is the output validator with its arguments (input, answer,
	// feedback folder, flags). As for Player.
	Referee sandbox.Spec
	// Feedback is the feedback folder, for turn_limit.txt, by which the referee
	// may limit turns: from its last words to the end of the first line of the
	// answer, on the clock, without the time that the player waited for a
	// processor (sandbox.Charge). Such a referee writes all that it says in a
	// turn at once.
	Feedback string
	// Idle is how long there may be silence before the player is asked why.
	// 0 is one second more than its CPU limit, so that a program that computes
	// has exceeded that limit before it can be called idle. It is never less
	// than the limit of a turn.
	Idle time.Duration
	// Patience is how long the referee may think without being suspected of
	// hanging: after an answer, and after the player has ended. 0 is 10 s.
	Patience time.Duration
	// RefereeEnds is CodinGame's rule: when the referee accepts, the game is
	// over, the player is killed, and nothing that it does from then on counts.
	RefereeEnds bool
}

// Outcome is a finished game.
type Outcome struct {
	// Facts is what the judge itself found out.
	Facts   decide.Game
	Message string // the referee's judgemessage.txt
	// Player and Referee are how the two ended.
	Player, Referee sandbox.Result
	// Turns counts how often the player was asked; Slowest is the longest time
	// that it took to answer, in turn SlowestTurn (from 1; 0 if none).
	Turns, SlowestTurn int
	Slowest            time.Duration
	// Log is what was said, Stderr what the player wrote to standard error meanwhile: of much its beginning and end.
	Log, Stderr *Log
}

// Play plays one game. The error is set when the judge itself could not play
// it, and when ctx was done; a referee that fails is told by the Outcome.
func Play(ctx context.Context, o Options) (*Outcome, error) {
	o = o.withDefaults()
	g, err := newGame(o)
	if err != nil {
		return nil, err
	}
	if err := g.start(ctx); err != nil {
		return nil, err
	}
	g.supervise()
	if err := context.Cause(ctx); err != nil {
		return nil, err
	}
	return g.outcome()
}

func (o Options) withDefaults() Options {
	if o.Idle == 0 {
		o.Idle = o.Player.Limits.CPU + time.Second
	}
	if o.Patience == 0 {
		o.Patience = 10 * time.Second
	}
	o.Patience = max(o.Patience, o.Idle)
	return o
}

// outcome waits for both and collects what is known.
func (g *game) outcome() (_ *Outcome, err error) {
	if g.Player, err = g.player.proc.Wait(); err != nil {
		return nil, fmt.Errorf("running the player: %w", err)
	}
	if g.Referee, err = g.referee.proc.Wait(); err != nil {
		return nil, fmt.Errorf("running the referee: %w", err)
	}
	g.Message = readHead(filepath.Join(g.o.Feedback, "judgemessage.txt"))
	g.Facts.Turn, g.Facts.RefereeEnds = g.turnLimit(), g.o.RefereeEnds
	return &g.Outcome, nil
}
