// This file plays long games with the two programs connected directly.
//
// If the judge forwards the data, each message needs two additional context switches, which doubles the time
// of a game and the processor time of its programs. So unless the report must show the turns of every game
// (Runner.KeepTurns), a game is played as follows:
//
//  1. The game is played through the judge. Most games end within manyTurns turns, so they have only this
//     step.
//  2. A longer game is stopped and played again from the start, with the two programs connected directly by pipes.
//  3. If the program neither wins the second game nor exceeds its time limit, the game is played a third
//     time, through the judge. Then only the third game counts, because in it the judge sees which side waits
//     for the other, and records the last turns for the report. The second game ends early if it is proved that
//     both programs wait for each other (deadlock.go).
//
// A game is not stopped in step 1 if the referee sets turn limits, because only the judge can measure turns.
// Nor is a game stopped if the program writes much more than the referee has read, because the unread output
// fits into the judge's queue but not into a pipe.

package trial

import (
	"cmp"
	"context"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/process"
	"oj/judge/internal/sandbox"
)

// A game is long if it has more than manyTurns turns, which take about a tenth of a second. If in step 1 more
// than aheadBytes of the program's output wait for the referee, the game is not played directly, because a
// full pipe would block the program. On every system a pipe can hold more than aheadBytes.
const (
	manyTurns  = 1000
	aheadBytes = 4 << 10
)

// playLong plays a game in up to three steps, which are described at the top of this file.
func (a *trial) playLong(ctx context.Context) (*game, error) {
	// Step 1: play through the judge, for up to manyTurns turns.
	g, err := a.newGame()
	if err != nil {
		return nil, err
	}
	g.stopIfLong = true
	if err := g.play(ctx); err != nil || !g.long {
		return g, err
	}

	// Step 2: play again from the start, with the two programs connected directly.
	if g, err = a.newGame(); err != nil {
		return nil, err
	}
	if err := g.playDirectly(ctx); err != nil || g.isSettled(a.prog.Limits) {
		return g, err
	}

	// Step 3: play again through the judge, to the end.
	if g, err = a.newGame(); err != nil {
		return nil, err
	}
	return g, g.play(ctx)
}

// isSettled reports whether the verdict of a game over direct pipes is known: the program has won, or it was too slow.
// For all other results step 3 must find out which side is at fault.
func (g *game) isSettled(limits decide.Limits) bool {
	end := g.player.result
	won := g.isAccepted() && end.Status == process.Exited && end.ExitCode == 0
	return won || limits.Killed(end)
}

// isAccepted reports whether the referee has accepted the game.
func (g *game) isAccepted() bool {
	end := g.referee.result
	return end.Status == process.Exited && end.ExitCode == decide.Accepts
}

// playDirectly plays the game with the two programs connected by pipes.
func (g *game) playDirectly(ctx context.Context) error {
	toPlayer, fromReferee, err := sandbox.QuietPipe()
	if err != nil {
		return err
	}
	defer toPlayer.Close()
	defer fromReferee.Close()
	toReferee, fromPlayer, err := sandbox.QuietPipe()
	if err != nil {
		return err
	}
	defer toReferee.Close()
	defer fromPlayer.Close()

	// sandbox.Start closes the judge's copies of the writing ends of both pipes, so that each program sees
	// the end of its input when the other program has ended. The judge keeps its copies of the reading ends
	// open, so that a program does not get SIGPIPE if the other one has ended.
	player, referee := &g.player.spec, &g.referee.spec
	player.Stdin, player.StdoutFile, player.Stderr = toPlayer, fromPlayer, &g.errors
	referee.Stdin, referee.StdoutFile = toReferee, fromReferee

	// If a program is idle for longer than this limit, the two programs wait for each other for ever.
	player.Limits.Idle = g.idle + g.patience
	referee.Limits.Idle = player.Limits.Idle

	// If the player cannot be started, kill the referee.
	within, cancel := context.WithCancel(ctx)
	defer cancel()
	if g.referee.proc, err = sandbox.Start(within, *referee); err != nil {
		return err
	}
	var failed error
	if g.player.proc, failed = sandbox.Start(within, *player); failed != nil {
		cancel()
	}

	// If both programs wait for each other, end the game.
	if failed == nil {
		began := time.Now()
		both := [2]sandbox.Connected{{Program: g.player.proc, Input: toPlayer}, {Program: g.referee.proc, Input: toReferee}}
		g.seeking.Go(func() {
			keepLooking(within, func() bool {
				_, ok := sandbox.Standstill(time.Since(began), player.Limits.Idle, both)
				if ok {
					cancel()
				}
				return ok
			})
		})
		defer func() {
			cancel()
			g.seeking.Wait()
		}()
	}

	// If the referee does not accept, the game is lost. Kill the player, because a player that does not
	// notice the end of the game would never end.
	g.referee.result, err = g.referee.proc.Wait()
	failed = cmp.Or(failed, err)
	if !g.isAccepted() {
		cancel()
	}
	if g.player.proc != nil {
		g.player.result, err = g.player.proc.Wait()
		failed = cmp.Or(failed, err)
	}
	return cmp.Or(ctx.Err(), failed)
}
