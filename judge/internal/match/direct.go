// This file plays long games with the two programs connected directly.
//
// An exchange through the judge costs two more switches between processes in each direction, which doubles the time of
// a game and the processor time of its programs. So if nobody needs the turns of a game, it is played as follows:
//
//  1. The game is played through the judge. If it is over after manyTurns turns or earlier, as most games are, that is all.
//  2. Else the judge ends it and plays it again from the start, with the programs connected by pipes.
//  3. If the program does not win that game, it is played a third time, through the judge. Only this game counts, because
//     the judge sees which side waits for the other, and keeps the last turns for the report.
//
// A game with limits of turns needs the judge's clock, and a program that writes far ahead of its referee needs the
// judge's buffer: these stay at step 1.

package match

import (
	"cmp"
	"context"

	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
)

// manyTurns is the number of turns after which a game is long: they take about a tenth of a second. aheadBytes is the
// most that a program may write ahead of its referee in these turns: less than a pipe holds on any system.
const (
	manyTurns  = 1000
	aheadBytes = 4 << 10
)

// playLong plays a game as the comment of this file says.
func (a *attempt) playLong(ctx context.Context) (*game, error) {
	// Step 1: through the judge, up to manyTurns turns.
	g, err := a.newGame()
	if err != nil {
		return nil, err
	}
	g.stopIfLong = true
	if err := g.play(ctx); err != nil || !g.long {
		return g, err
	}

	// Step 2: over pipes.
	if g, err = a.newGame(); err != nil {
		return nil, err
	}
	if settled, err := g.playDirectly(ctx); err != nil || settled {
		return g, err
	}

	// Step 3: through the judge, to the end.
	if g, err = a.newGame(); err != nil {
		return nil, err
	}
	return g, g.play(ctx)
}

// playDirectly plays the game with the programs connected by pipes. It reports whether the game settles the verdict:
// the program has won, or it has used too much processor time.
func (g *game) playDirectly(ctx context.Context) (settled bool, err error) {
	toPlayer, fromReferee, err := quietPipe()
	if err != nil {
		return false, err
	}
	defer toPlayer.Close()
	defer fromReferee.Close()
	toReferee, fromPlayer, err := quietPipe()
	if err != nil {
		return false, err
	}
	defer toReferee.Close()
	defer fromPlayer.Close()

	// Start closes the ends for writing in the judge, so that each program learns when the other has ended. The ends for
	// reading stay open until then, so that the last words of a program do not kill it if nobody reads them.
	player, referee := &g.player.spec, &g.referee.spec
	player.Stdin, player.StdoutFile, player.Stderr = toPlayer, fromPlayer, &g.errors
	referee.Stdin, referee.StdoutFile = toReferee, fromReferee
	player.Limits.Idle = g.idle + g.patience // the game stands still
	referee.Limits.Idle = player.Limits.Idle

	// If the player cannot be started, the referee must not wait for it.
	within, cancel := context.WithCancel(ctx)
	defer cancel()
	if g.referee.proc, err = sandbox.Start(within, *referee); err != nil {
		return false, err
	}
	var failed error
	if g.player.proc, failed = sandbox.Start(within, *player); failed != nil {
		cancel()
	}

	// The game is lost if the referee does not accept, but the program may not know, and play on without end.
	g.referee.result, err = g.referee.proc.Wait()
	failed = cmp.Or(failed, err)
	accepted := g.referee.result.Status == sandbox.Exited && g.referee.result.ExitCode == decide.Accepts
	if !accepted {
		cancel()
	}
	if g.player.proc != nil {
		g.player.result, err = g.player.proc.Wait()
		failed = cmp.Or(failed, err)
	}
	if err := cmp.Or(ctx.Err(), failed); err != nil {
		return false, err
	}

	// All other results need the judge between the programs, to find out which side is at fault.
	end := g.player.result
	won := accepted && end.Status == sandbox.Exited && end.ExitCode == 0
	tooSlow := end.Status == sandbox.TimeLimit && end.CPU > player.Limits.CPU
	return won || tooSlow, nil
}
