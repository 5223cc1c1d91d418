// This file plays a program against a referee by the ICPC protocol.
//
// # Theory of operation
//
// The two programs are not connected directly. The judge forwards the data between them:
//
//	referee's stdout -> fromReferee -> pipe -> player's stdin
//	player's stdout  -> fromPlayer -> pipe -> referee's stdin, or queue -> feed -> pipe if the pipe has no room
//
// So the judge can record every exchange with its time, and measure turns. It keeps both pipes open and discards what a
// side writes after the end of the other side, so a player never gets SIGPIPE because the referee has ended. The queue
// lets a referee write all questions before it reads an answer. The player's output limit bounds the queue: a program
// that floods its referee soon exceeds its own output or time limit. That limit gives the verdict, although the referee
// still has much to read.
//
// A long game is played without the judge in between if nobody needs its turns (direct.go).
//
// It matters which side ended first: a referee that rejects and ends makes the player crash on its closed input, and a
// player that crashes makes the referee reject. The judge compares the times of death (sandbox.Result.Ended). On Linux
// they are measured before the files of the dying program are closed, so a death always has an earlier time than its
// consequences. A side sees the end of its input only after the other side is known to be dead, or if a referee seems to
// have closed its output although it still runs.

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

// game is one game: its rules, the state while it is played, and what came of it.
type game struct {
	// player is the program that is judged, referee the output validator with its arguments. Neither has a limit of
	// idling, because waiting is part of the game.
	player, referee side
	// feedback is the feedback folder. The referee may leave turn_limit.txt there, which limits turns: from the last words
	// of the referee to the end of the first line of the answer, in wall-clock time, without the time for which the
	// programs waited for a processor. Such a referee must write everything that belongs to a turn at once.
	feedback string
	// idle is how long both sides may be silent before the player is at fault. patience is how long the referee may think
	// before it counts as hanging: after an answer, and after the player has ended.
	idle, patience time.Duration

	facts decide.Game
	// errors and refereeErrors are what player and referee wrote to standard error.
	errors, refereeErrors sandbox.Ends
	// stopIfLong ends the game after manyTurns turns, unless it has to be played through the judge; long says that this
	// has happened.
	stopIfLong, long bool
	// turns counts how often the referee asked the player. slowest is the longest time of an answer, slowestTurn its turn
	// (from 1; 0 for none).
	turns, slowestTurn int
	slowest            time.Duration

	cancel       context.CancelFunc // kills both programs
	cut          sync.Once          // only the first reason to end the game counts
	begun        time.Time
	timer        *time.Timer   // fires when the clock must be read
	waiting      chan struct{} // holds a value if the queue may be non-empty
	outputClosed atomic.Bool   // the player has closed its output, but may still run

	mu              sync.Mutex // guards the rest
	exchange        log        // lines of both sides
	errorLines      log        // lines of the player's standard error
	queue           []byte     // words of the player that the referee has not received
	feeding         bool       // feed writes words of the player, which come before those in the queue
	turn, firstTurn time.Duration
	wait            wait      // for the next exchange
	from            *side     // the side that spoke last; nil for none
	stuck           int       // bytes that the player has not read
	inputClosed     bool      // the player has closed its input
	turnBegan       time.Time // the current turn
	playersTurn     bool
	ahead           bool // the player has written more than aheadBytes ahead of the referee
}

// side is one of the two programs.
type side struct {
	spec   sandbox.Spec // its Stdin, Stdout and StdoutEnd belong to the game
	proc   *sandbox.Process
	in     *os.File       // the judge's end of the program's standard input
	result sandbox.Result // how it ended
}

// listener is a writer that never fails, so that a program does not notice if its output is discarded.
type listener func(data []byte)

func (l listener) Write(data []byte) (int, error) {
	l(data)
	return len(data), nil
}

// grace is how long the judge waits for the death of a referee that has closed its output, before it closes the player's
// input. A referee that closes its output and still runs is rare; its player sees the end of the input so much later.
const grace = 200 * time.Millisecond

// Bounds on the kept lines of a game, in bytes.
const (
	maxExchange   = 4 << 20
	maxErrorLines = 1 << 20
)

// newGame returns a game. Silence may last a second longer than the player may compute, so that a player that computes
// exceeds its time limit before it counts as idle.
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
		exchange:      newLog(maxExchange),
		errorLines:    newLog(maxErrorLines),
	}
	g.referee.spec.Stderr = &g.refereeErrors
	return g
}

// play plays the game. The error is the judge's own, or that of ctx; the failure of a referee is in its result.
func (g *game) play(ctx context.Context) error {
	within, cancel := context.WithCancel(ctx)
	defer cancel()
	g.cancel = cancel

	err := g.start(within)
	if err == nil {
		g.supervise()
	}

	// Closing the inputs ends writes that still wait for room in a pipe.
	cancel()
	g.player.in.Close()
	g.referee.in.Close()

	// If start failed, only one side may be running, or none.
	for _, s := range []*side{&g.player, &g.referee} {
		if s.proc != nil {
			var failed error
			s.result, failed = s.proc.Wait()
			err = cmp.Or(err, failed)
		}
	}

	g.exchange.finish()
	g.errorLines.finish()
	return cmp.Or(ctx.Err(), err)
}

// start starts both programs. If one of them cannot be started, its proc is nil.
func (g *game) start(ctx context.Context) error {
	// The lock delays output until both programs run.
	g.mu.Lock()
	defer g.mu.Unlock()

	g.begun = time.Now()
	g.timer = time.NewTimer(0)
	if err := g.referee.start(ctx, g.fromReferee, g.refereeClosedOutput); err != nil {
		return err
	}
	g.player.spec.Stderr = listener(g.fromStderr)
	if err := g.player.start(ctx, g.fromPlayer, func() { g.outputClosed.Store(true) }); err != nil {
		return err
	}

	g.await(g.begun)
	go g.feed()
	return nil
}

// start starts one program. output receives its standard output, and end is called at the end of that.
func (s *side) start(ctx context.Context, output listener, end func()) (err error) {
	s.spec.Stdout, s.spec.StdoutEnd = output, end
	if s.spec.Stdin, s.in, err = os.Pipe(); err != nil {
		return fmt.Errorf("cannot make a pipe between referee and program: %w", err)
	}
	defer s.spec.Stdin.Close()
	s.proc, err = sandbox.Start(ctx, s.spec)
	return err
}

// fromStderr records what the player writes to standard error, and when.
func (g *game) fromStderr(data []byte) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.errors.Write(data)
	g.errorLines.add(time.Since(g.begun), true, data)
}

// refereeClosedOutput closes the player's input as soon as the referee is dead.
func (g *game) refereeClosedOutput() {
	g.mu.Lock() // waits until both programs run
	defer g.mu.Unlock()
	go func() {
		g.referee.ends(grace)
		g.player.in.Close()
	}()
}

// fromReferee passes the words of the referee to the player. The first ones begin the player's turn, others continue it.
func (g *game) fromReferee(data []byte) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.player.proc == nil {
		return
	}
	at := time.Now()
	g.record(&g.referee, at, data)

	// The referee has written its limits before its first output.
	if g.turns == 0 {
		g.readTurnLimit()
	}
	if !g.playersTurn {
		g.playersTurn = true
		g.turnBegan = at
		g.turns++
		if g.stopIfLong && g.turns > manyTurns && g.turn == 0 && !g.ahead {
			g.cut.Do(func() { g.long = true })
			g.cancel()
			return
		}
	}

	// The write may wait until the player reads. Meanwhile the player may speak, so the lock is released.
	g.stuck = len(data)
	g.await(at)
	g.mu.Unlock()
	_, err := g.player.in.Write(data)
	g.mu.Lock()

	// The turn begins when the player can have read the words, unless it has answered already.
	at = time.Now()
	g.stuck = 0
	g.inputClosed = err != nil
	if g.playersTurn {
		g.turnBegan = at
	}
	g.await(at)
}

// record keeps the words of one side and the time.
func (g *game) record(from *side, at time.Time, data []byte) {
	g.from = from
	g.exchange.add(at.Sub(g.begun), from == &g.player, data)
}

// fromPlayer queues the words of the player for the referee. The first whole line ends the player's turn.
func (g *game) fromPlayer(data []byte) {
	at := time.Now()
	g.mu.Lock()
	defer g.mu.Unlock()
	g.record(&g.player, at, data)

	if g.playersTurn && bytes.IndexByte(data, '\n') >= 0 {
		g.playersTurn = false
		took := at.Sub(g.turnBegan)
		if took > g.slowest || g.slowestTurn == 0 {
			g.slowest, g.slowestTurn = took, g.turns
		}

		// The answer may come after the limit of the turn, but before the timer has fired.
		w := &g.wait
		tooLate := w.ifTooLong == decide.SlowTurn && took > w.limit && w.counts(at) > w.limit
		if tooLate && !g.player.ended() && !g.referee.ended() {
			g.end(decide.SlowTurn, g.tooSlow(at))
		}
	}
	if !g.playersTurn || g.wait.ifTooLong != decide.SlowTurn { // else the limit of the turn still runs
		g.await(at)
	}

	if len(g.queue)+len(data) > aheadBytes {
		g.ahead = true
	}

	// The referee usually waits for these words. It gets them at once, because feed would have to be woken first.
	if len(g.queue) == 0 && !g.feeding {
		data = data[writeNow(g.referee.in, data):]
	}
	if len(data) == 0 {
		return
	}
	g.queue = append(g.queue, data...)
	// If the channel is full, feed has not seen the last signal yet and will find these words, too.
	select {
	case g.waiting <- struct{}{}:
	default:
	}
}

// feed writes the words of the player for which the pipe had no room, until the player is dead. A referee that has closed
// its input does not get them.
func (g *game) feed() {
	for over := false; !over; {
		select {
		case <-g.waiting:
		case <-g.player.proc.Done():
			over = true
		}

		// The write may block, so it happens without the lock.
		g.mu.Lock()
		data := g.queue
		g.queue = nil
		g.feeding = true
		g.mu.Unlock()
		g.referee.in.Write(data)
		g.mu.Lock()
		g.feeding = false
		g.mu.Unlock()
	}
	g.referee.in.Close()
}

// end ends the game and records the reason.
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

// turnLimitFile is a file in the feedback folder. A referee that limits its turns writes it before its first output. The
// file contains one or two whole numbers of milliseconds: the limit of a turn, and the limit of the first turn.
const turnLimitFile = "turn_limit.txt"

// readTurnLimit reads the limits that the referee has set, if there are any.
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

// parseTurnLimit parses the time limit of a turn in milliseconds, optionally followed by the limit of the first turn, such as
// "150" or "150 1000".
func parseTurnLimit(text string) (turn, first time.Duration, err error) {
	words := strings.Fields(text)
	if len(words) < 1 || len(words) > 2 {
		return 0, 0, fmt.Errorf("%d words, want 1 or 2: milliseconds for a turn and for the first turn", len(words))
	}

	var limits []time.Duration
	for _, word := range words {
		const most = 3_600_000 // an hour; a longer limit is a mistake
		ms, err := strconv.Atoi(word)
		if err != nil || ms < 1 || ms > most {
			return 0, 0, fmt.Errorf("%q is no whole number from 1 to %d", word, most)
		}
		limits = append(limits, time.Duration(ms)*time.Millisecond)
	}
	return limits[0], limits[len(limits)-1], nil
}
