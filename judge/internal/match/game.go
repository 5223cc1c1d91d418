// This file plays a program against a referee by the ICPC protocol.
//
// # Theory of operation
//
// The two programs are not joined directly. The judge stands between them:
//
//	referee's stdout -> fromReferee -> pipe -> player's stdin
//	player's stdout  -> fromPlayer -> queue -> feed -> pipe -> referee's stdin
//
// so that it can record every exchange with its time, measure turns, and keep both ends open: a player never gets SIGPIPE
// because the referee has ended, and what either side still writes is read and discarded. The queue lets a referee write
// all questions before it reads an answer. The player's output limit bounds the queue: a program that floods its referee
// soon exceeds a limit of its own, and is judged by that, although the referee still has much to read.
//
// Long games of which nobody wants to see the turns are played without the judge in between, see direct.go.
//
// Who ended first matters: a referee that says "wrong" and ends makes the player crash on its closed input, a player that
// crashes makes the referee say "wrong". The times of death are compared (sandbox.Result.Ended). On Linux they are taken
// before the dying program's files are closed, so that a death always comes before what it causes. The end of one side's
// output is told to the other side only when that side is known to be dead (or when a referee seems to have closed its
// output while living on).

package match

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
)

// game is one game: its rules and, when it has been played, what came of it.
type game struct {
	// player is the program that is judged, referee the output validator with its arguments. Neither has a limit of
	// idling: waiting is part of the game.
	player, referee side
	// feedback is the feedback folder, for turn_limit.txt, by which the referee may limit turns: from its last words to
	// the end of the first line of the answer, on the clock, without the time that the programs waited for a processor.
	// Such a referee writes all that it says in a turn at once.
	feedback string
	// idle is how long there may be silence before the player is asked why, patience how long the referee may think
	// without being suspected of hanging: after an answer, and after the player has ended.
	idle, patience time.Duration

	facts decide.Game
	// errors and refereeErrors are what player and referee wrote to standard error.
	errors, refereeErrors sandbox.Ends
	// stopIfLong ends the game after manyTurns turns, unless it has to be played through the judge; long says that this
	// has happened.
	stopIfLong, long bool
	// turns counts how often the player was asked; slowest is the longest time that it took to answer, in slowestTurn
	// (from 1; 0 if none).
	turns, slowestTurn int
	slowest            time.Duration

	cancel  context.CancelFunc // kills both
	cut     sync.Once          // the first reason to end the game counts
	begun   time.Time
	timer   *time.Timer   // rings when the clock is to be looked at
	waiting chan struct{} // holds something while the queue may do so
	mute    atomic.Bool   // the player has closed its output; one that lives on is judged by what it does then

	mu              sync.Mutex // guards the rest
	exchange, said  log        // what was said, and what the player wrote to standard error
	queue           []byte     // what the player has said and the referee was not given yet
	turn, firstTurn time.Duration
	wait            wait      // for the next exchange
	from            *side     // who spoke last; nil for nobody
	stuck           int       // bytes that wait for the player to read them
	deaf            bool      // the player has closed its input
	asked           time.Time // when the current turn began
	playersTurn     bool
	ahead           bool // the player has written more than aheadBytes ahead of the referee
}

// side is one of the two programs.
type side struct {
	spec   sandbox.Spec // how it is started; its Stdin, Stdout and StdoutEnd are the game's
	proc   *sandbox.Process
	in     *os.File       // the judge's end of its standard input
	result sandbox.Result // how it ended
}

// listener is a writer that never fails: a side that nobody listens to any more must not notice.
type listener func(data []byte)

func (l listener) Write(data []byte) (int, error) {
	l(data)
	return len(data), nil
}

// grace is how long the end of the referee's output waits to be passed on until the referee is known to be dead. One that
// closes its output and lives on is rare; then the player learns of it this much later.
const grace = 200 * time.Millisecond

// maxSaid bounds what is kept of an exchange, in bytes, and four times what is kept of standard error.
const maxSaid = 4 << 20

// newGame returns a game in which silence lasts a second longer than the player may compute: one that computes has
// exceeded that limit before it can be called idle.
func newGame(player, referee sandbox.Spec, feedback string, refereeEnds bool) *game {
	idle := player.Limits.CPU + time.Second
	g := &game{
		player:        side{spec: player},
		referee:       side{spec: referee},
		feedback:      feedback,
		idle:          idle,
		patience:      max(idle, 10*time.Second),
		facts:         decide.Game{RefereeEnds: refereeEnds},
		errors:        sandbox.Ends{First: maxKept / 2, Last: maxKept / 2},
		refereeErrors: sandbox.Ends{First: maxKept},
		waiting:       make(chan struct{}, 1),
		exchange:      newLog(maxSaid),
		said:          newLog(maxSaid / 4),
	}
	g.referee.spec.Stderr = &g.refereeErrors
	return g
}

// play plays the game. The error is set when the judge itself could not play it, and when ctx was done; a referee that
// fails is told by its result.
func (g *game) play(ctx context.Context) error {
	within, cancel := context.WithCancel(ctx)
	defer cancel()
	g.cancel = cancel
	err := g.start(within)
	if err == nil {
		g.supervise()
	}
	cancel()
	g.player.in.Close() // so that nothing is written to it any more, and nobody waits for that
	g.referee.in.Close()
	for _, s := range []*side{&g.player, &g.referee} {
		if s.proc != nil {
			var failed error
			s.result, failed = s.proc.Wait()
			err = cmp.Or(err, failed)
		}
	}
	g.exchange.finish()
	g.said.finish()
	return cmp.Or(ctx.Err(), err)
}

// start starts both programs. Nobody is heard before both run; a player that could not be started has no process.
func (g *game) start(ctx context.Context) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.begun, g.timer = time.Now(), time.NewTimer(0)
	if err := g.referee.start(ctx, g.fromReferee, g.refereeMuted); err != nil {
		return err
	}
	g.player.spec.Stderr = listener(g.toStderr)
	if err := g.player.start(ctx, g.fromPlayer, func() { g.mute.Store(true) }); err != nil {
		return err
	}
	g.await(g.begun)
	go g.feed()
	return nil
}

func (s *side) start(ctx context.Context, listen listener, end func()) (err error) {
	s.spec.Stdout, s.spec.StdoutEnd = listen, end
	if s.spec.Stdin, s.in, err = os.Pipe(); err != nil {
		return fmt.Errorf("cannot make a pipe between referee and program: %w", err)
	}
	defer s.spec.Stdin.Close()
	s.proc, err = sandbox.Start(ctx, s.spec)
	return err
}

// toStderr notes when the player writes which lines to standard error.
func (g *game) toStderr(data []byte) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.errors.Write(data)
	g.said.add(time.Since(g.begun), true, data)
}

// refereeMuted tells the player that the referee says no more, as soon as the referee is dead.
func (g *game) refereeMuted() {
	g.mu.Lock() // both run now
	defer g.mu.Unlock()
	go func() {
		g.referee.ends(grace)
		g.player.in.Close()
	}()
}

// fromReferee carries the referee's words to the player. The first begin the player's turn, others continue it.
func (g *game) fromReferee(data []byte) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.player.proc == nil {
		return
	}
	at := time.Now()
	g.speak(&g.referee, at, data)
	if g.turns == 0 {
		g.readTurnLimit()
	}
	if !g.playersTurn {
		g.playersTurn, g.asked = true, at
		g.turns++
		if g.stopIfLong && g.turns > manyTurns && g.turn == 0 && !g.ahead {
			g.cut.Do(func() { g.long = true })
			g.cancel()
			return
		}
	}
	g.stuck = len(data)
	g.await(at)
	g.mu.Unlock()
	_, err := g.player.in.Write(data)
	g.mu.Lock()
	at = time.Now()
	g.stuck, g.deaf = 0, err != nil
	if g.playersTurn { // else it has answered already
		g.asked = at
	}
	g.await(at)
}

// speak records words and when they were said.
func (g *game) speak(from *side, at time.Time, data []byte) {
	g.from = from
	g.exchange.add(at.Sub(g.begun), from == &g.player, data)
}

// fromPlayer queues the player's words for the referee; the first whole line ends its turn.
func (g *game) fromPlayer(data []byte) {
	at := time.Now()
	g.mu.Lock()
	defer g.mu.Unlock()
	g.speak(&g.player, at, data)
	if g.playersTurn && bytes.IndexByte(data, '\n') >= 0 {
		g.playersTurn = false
		took, w := at.Sub(g.asked), &g.wait
		if took > g.slowest || g.slowestTurn == 0 {
			g.slowest, g.slowestTurn = took, g.turns
		}
		if w.late == decide.SlowTurn && took > w.limit && w.counts(at) > w.limit && !g.player.ended() && !g.referee.ended() {
			g.end(decide.SlowTurn, g.tooSlow(at)) // and the clock has not rung yet
		}
	}
	if !g.playersTurn || g.wait.late != decide.SlowTurn { // else that turn goes on
		g.await(at)
	}
	g.queue = append(g.queue, data...)
	if len(g.queue) > aheadBytes {
		g.ahead = true
	}
	select {
	case g.waiting <- struct{}{}:
	default:
	}
}

// feed gives the referee what the player says, until the player is dead. One that has closed its input need not get it.
func (g *game) feed() {
	for over := false; !over; {
		select {
		case <-g.waiting:
		case <-g.player.proc.Done():
			over = true
		}
		g.mu.Lock()
		data := g.queue
		g.queue = nil
		g.mu.Unlock()
		g.referee.in.Write(data)
	}
	g.referee.in.Close()
}

// end ends the game and notes why.
func (g *game) end(why decide.Cut, reason string) {
	g.cut.Do(func() { g.facts.Cut, g.facts.Reason = why, reason })
	g.cancel()
}

// turnLimit is the limit of the current turn; 0 for none.
func (g *game) turnLimit() time.Duration {
	if g.turns == 1 {
		return g.firstTurn
	}
	return g.turn
}

// turnLimitFile is where a referee may leave the limits of its turns, in the feedback folder, before it speaks for the
// first time: one or two whole numbers of milliseconds, the limit of a turn and that of the first turn.
const turnLimitFile = "turn_limit.txt"

// readTurnLimit takes over what the referee has set, if anything.
func (g *game) readTurnLimit() {
	text, err := os.ReadFile(filepath.Join(g.feedback, turnLimitFile))
	if os.IsNotExist(err) {
		return
	}
	if err == nil {
		g.turn, g.firstTurn, err = parseTurnLimit(string(text))
	}
	if err != nil {
		g.end(decide.RefereeFails, fmt.Sprintf("the referee's %s cannot be used: %v", turnLimitFile, err))
	}
}

// parseTurnLimit reads "150" or "150 1000".
func parseTurnLimit(text string) (turn, first time.Duration, err error) {
	words := strings.Fields(text)
	if len(words) < 1 || len(words) > 2 {
		return 0, 0, fmt.Errorf("%d words, want 1 or 2: milliseconds for a turn and for the first turn", len(words))
	}
	var limits []time.Duration
	for _, word := range words {
		const most = 3_600_000 // the longest limit that makes sense
		ms, err := strconv.Atoi(word)
		if err != nil || ms < 1 || ms > most {
			return 0, 0, fmt.Errorf("%q is no whole number from 1 to %d", word, most)
		}
		limits = append(limits, time.Duration(ms)*time.Millisecond)
	}
	return limits[0], limits[len(limits)-1], nil
}
