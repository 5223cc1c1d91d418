// This file runs a program (the player) together with a referee, as the ICPC format describes for interactive problems.
//
// # Theory of operation
//
// The two programs are not connected directly. The judge forwards the data between them:
//
//	referee's stdout -> fromReferee -> pipe -> player's stdin
//	player's stdout  -> fromPlayer -> pipe -> referee's stdin, or queue -> feed -> pipe if the pipe has no room
//
// So the judge can record every line with its time, and measure turns. The judge keeps both pipes open. When
// one side has ended, the judge discards the output of the other side, so a player never gets SIGPIPE because
// the referee has ended.
//
// If the pipe to the referee has no room, the player's output goes into a queue. So a referee can write all
// questions before it reads an answer. While the queue is full, the judge does not read the player's output,
// so a player that floods its referee soon blocks in a write. The player may stay blocked as long as the
// referee still reads, up to the player's wall-clock limit. If the referee has stopped reading, the player
// gets OLE. There is one exception: if the player does not read either, the referee may be blocked in a write
// to the player, and then the player gets ILE.
//
// While both sides are silent, the judge tries to prove that they wait for each other for ever (deadlock.go). Then it
// need not wait until they have been idle for too long.
//
// Unless a report needs the turns, a long game is played without the judge in between (direct.go).
//
// The verdict depends on which side ended first. If the referee rejects and ends, the player may crash
// because its input is closed: the verdict is WA. If the player crashes first, the referee rejects because
// its input ends too early: the verdict is RTE. But if the player writes a wrong line and then crashes, the
// referee's rejection of this line counts, although the referee ends later. So after a crash the judge closes the
// referee's input a little later (holdBack). The judge compares the times at which the two sides ended
// (process.State.Ended). On Linux these times are measured before the kernel closes the files of the ending
// program. So if one side ends because the other side has ended, the measured time of the side that ended
// first is always the earlier one. The judge closes the input of a side only after the other side has ended,
// or if a referee has closed its output although it still runs.

package trial

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
	"oj/judge/internal/process"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/small"
)

// game is one game: its rules, its state while it is played, and its result.
type game struct {
	// player is the judged program, referee the output validator. Neither has a limit on idling, because each waits for
	// the other.
	player, referee side
	// feedback is the feedback folder. The referee may write the time limit of a turn to the file
	// turn_limit.txt in this folder. A turn lasts from the last output of the referee to the end of the first
	// line of the answer, in wall-clock time, without the time for which the programs waited for a processor.
	// A referee that limits turns must write the whole input of a turn at once.
	feedback string
	// If neither side writes anything for longer than `idle`, the player gets ILE. patience is the time that
	// the referee may take after an answer, and after the player has ended. A referee that takes longer
	// counts as hanging.
	idle, patience time.Duration

	facts decide.Game
	// errors and refereeErrors receive the standard error of player and referee.
	errors, refereeErrors process.Ends
	// If stopIfLong is set, the judge stops the game after manyTurns turns and sets the field long. It does
	// not stop a game that must be played through the judge (see direct.go).
	stopIfLong, long bool
	// deadlock is set if both sides were proved to wait for each other.
	deadlock bool
	seeking  sync.WaitGroup // the goroutine that looks for a deadlock
	// turns is the number of turns. slowest is the time of the slowest turn: until its answer, or until the judge ended
	// it because of its limit. slowestTurn is the number of that turn, counted from 1; it is 0 if there is none.
	turns, slowestTurn int
	slowest            time.Duration

	cancel         context.CancelFunc // kills both programs
	cut            sync.Once          // ensures that only the first reason to end the game is recorded
	begun          time.Time
	timer          *time.Timer   // fires at the latest when the current wait is too long
	waiting        chan struct{} // wakes the method feed: contains a value if the queue may have output
	room           chan struct{} // wakes the method awaitRoom: contains a value if the queue has become shorter
	outputClosed   atomic.Bool   // the player has closed its output, but may still run
	overForReferee atomic.Bool   // the referee's input was closed although the referee was still running
	over           atomic.Bool   // the judge has ended the game or told a program its end, so later lines do not count

	mu              sync.Mutex   // guards the following fields
	exchange        log          // the lines of both sides
	eventAt         time.Time    // during catchUp: the time of the event; else zero
	saidAt          time.Time    // the time of the last standard error
	errorLines      log          // the lines of the player's standard error
	queue           bytes.Buffer // output of the player that was not yet written to the referee
	feeding         bool         // the method feed is writing earlier output of the player, so new output must go into the queue
	full            bool         // output of the player has been read, but the queue has no room for it
	fed             int          // the total number of bytes that were written from the queue to the referee
	turn, firstTurn time.Duration
	wait            wait      // the current wait for output of either side
	timerAt         time.Time // when the timer fires; zero before the first wait
	from            *side     // the side that wrote last; nil for none
	unread          int       // the number of bytes that are being written to the player
	inputClosed     bool      // the player has closed its input
	turnBegan       time.Time // the start of the current turn
	playersTurn     bool
	ahead           bool // at some moment more than aheadBytes of the player's output were not yet written to the referee
}

// side is the player or the referee.
type side struct {
	spec   process.Spec // the game sets Stdin, Stdout and StdoutEnd
	proc   *sandbox.Process
	in     *os.File      // the judge's end of the program's standard input
	result process.State // how it ended
}

// listener is a writer that calls a function. It never returns an error, so a program does not notice that its output
// is discarded.
type listener func(data []byte)

func (l listener) Write(data []byte) (int, error) {
	l(data)
	return len(data), nil
}

// A referee that closes its output should end soon. The judge waits for its end at most for this time, and
// then closes the player's input.
const grace = 200 * time.Millisecond

// holdBack is the time for which the referee's input stays open after a crash of the player, so that the referee can
// judge the player's last lines.
const holdBack = 200 * time.Millisecond

// maxQueue is the size at which the queue counts as full: then the judge stops reading the player's output.
// The queue may become larger than maxQueue by the size of one read. maxQueue is greater than the usual
// output limit of 8 MiB, so most programs that flood their referee are stopped at that limit before the queue
// is full. It is much greater than a plain pipe, which holds 64 KiB, so a program that works with the plain
// pipes of other judges also works here. maxFeed is the maximum number of bytes that are written to the
// referee at once.
const (
	maxQueue = 16 << 20
	maxFeed  = 64 << 10
)

// The maximum number of bytes of recorded lines of a game.
const (
	maxExchange   = 4 << 20
	maxErrorLines = 1 << 20
)

// newGame prepares a game between a player and a referee. The sandbox does not enforce the player's limit on
// idling, because the game does so itself.
func newGame(player, referee process.Spec, feedback string, refereeEnds bool) *game {
	idle := player.Limits.Idle
	player.Limits.Idle = 0
	g := &game{
		player:        side{spec: player},
		referee:       side{spec: referee},
		feedback:      feedback,
		idle:          idle,
		patience:      max(idle, 10*time.Second),
		facts:         decide.Game{RefereeEnds: refereeEnds},
		errors:        process.Ends{First: maxKept / 2, Last: maxKept / 2},
		refereeErrors: process.Ends{First: maxKept},
		waiting:       make(chan struct{}, 1),
		room:          make(chan struct{}, 1),
		exchange:      newLog(maxExchange),
		errorLines:    newLog(maxErrorLines),
	}
	g.referee.spec.Stderr = &g.refereeErrors

	// Only one of the two programs has something to do at a time, so one processor is enough for both.
	g.player.spec.Processor = sandbox.NextProcessor()
	g.referee.spec.Processor = g.player.spec.Processor
	return g
}

// play plays the game. It returns an error if the judge itself has failed, or if ctx was canceled. If the
// referee has failed, the error is nil, and g.referee.result describes the failure.
func (g *game) play(ctx context.Context) error {
	within, cancel := context.WithCancel(ctx)
	defer cancel()
	g.cancel = cancel

	err := g.start(within)
	if err == nil {
		g.supervise()
	}

	// Kill both programs. Also close the judge's ends of the pipes to their inputs, so that no goroutine of
	// the judge keeps waiting in a write to a full pipe.
	cancel()
	g.seeking.Wait()
	g.player.in.Close()
	g.referee.in.Close()

	// Wait for the programs that were started. If start has failed, at most one of the two programs was
	// started.
	for _, s := range []*side{&g.player, &g.referee} {
		if s.proc != nil {
			var failed error
			s.result, failed = s.proc.Wait()
			err = cmp.Or(err, failed)
		}
	}

	g.facts.Unprompted = !g.overForReferee.Load()
	g.exchange.finish()
	g.errorLines.finish()
	return cmp.Or(ctx.Err(), err)
}

// start starts both programs. If a program cannot be started, the field proc of its side stays nil.
func (g *game) start(ctx context.Context) error {
	// Hold the lock, so that output of one program is not handled before both programs run.
	g.mu.Lock()
	defer g.mu.Unlock()

	g.begun = time.Now()
	g.timer = time.NewTimer(0)
	if err := g.referee.start(ctx, g.fromReferee, g.refereeClosedOutput); err != nil {
		return err
	}
	g.player.spec.Stderr, g.player.spec.StderrLock = listener(g.fromStderr), &g.mu
	if err := g.player.start(ctx, g.fromPlayer, func() { g.outputClosed.Store(true) }); err != nil {
		return err
	}

	g.await(g.begun)
	go g.feed()
	g.seeking.Go(func() { g.seekDeadlock(ctx) })
	return nil
}

// start starts the program of one side. All standard output of the program is passed to the function output.
// When the program has closed its standard output, the function end is called.
func (s *side) start(ctx context.Context, output listener, end func()) (err error) {
	s.spec.Stdout, s.spec.StdoutEnd, s.spec.Dialogue = output, end, true
	if s.spec.Stdin, s.in, err = inputPipe(); err != nil {
		return fmt.Errorf("cannot make a pipe between referee and program: %w", err)
	}
	defer s.spec.Stdin.Close()
	s.proc, err = sandbox.Start(ctx, s.spec)
	return err
}

// fromStderr records what the player writes to standard error, with the time. The sandbox holds g.mu.
func (g *game) fromStderr(data []byte) {
	g.errors.Write(data)
	at := time.Now()
	if !g.eventAt.IsZero() {
		at = g.eventAt
	}
	g.saidAt = at
	const fromProgram = true
	g.errorLines.add(at.Sub(g.begun), g.turns, fromProgram, data)
}

// catchUp records what the player has written to standard error before an event at this time: an answer, or the referee's
// next output. Otherwise, on a busy machine, these lines could be read after the event and belong to a later turn.
func (g *game) catchUp(at time.Time) {
	if g.player.proc == nil {
		return
	}
	g.eventAt = at
	g.player.proc.CatchUp()
	g.eventAt = time.Time{}
}

// refereeClosedOutput is called when the referee has closed its output. It closes the player's input as soon
// as the referee has ended, but at the latest after the duration grace.
func (g *game) refereeClosedOutput() {
	g.mu.Lock() // waits until both programs run
	defer g.mu.Unlock()
	go func() {
		g.referee.ends(grace)
		g.over.Store(true)
		g.player.in.Close()
	}()
}

// fromReferee writes output of the referee to the player. The first output after an answer begins the
// player's turn.
func (g *game) fromReferee(data []byte) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.player.proc == nil {
		return
	}
	at := time.Now()
	g.catchUp(at)

	// The referee writes the file with the turn limits before its first output.
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

	g.record(&g.referee, at, data)

	// The write may wait until the player reads. The player may write in the meantime, so the lock is released.
	g.unread = len(data)
	g.await(at)
	g.mu.Unlock()
	err := writeAll(g.player.in, data)
	g.mu.Lock()

	// The time of the turn begins now, when everything was written to the player, unless the player has
	// answered already.
	at = time.Now()
	g.unread = 0
	g.inputClosed = err != nil
	if g.playersTurn {
		g.turnBegan = at
	}
	g.await(at)
}

// record records output of one side and its time. It does not record what a program prints because the game is over,
// such as the contents of its buffers.
func (g *game) record(from *side, at time.Time, data []byte) {
	g.from = from
	if g.over.Load() {
		return
	}
	g.exchange.add(at.Sub(g.begun), g.turns, from == &g.player, data)
}

// fromPlayer writes output of the player to the referee, or puts it into the queue. The first complete line ends the
// player's turn.
func (g *game) fromPlayer(data []byte) {
	at := time.Now()
	g.mu.Lock()
	defer g.mu.Unlock()
	g.catchUp(at)

	// While this goroutine waited for the lock, standard error may have been recorded, which was written before the answer.
	recordedAt := at
	if g.saidAt.After(at) {
		recordedAt = g.saidAt
	}
	g.record(&g.player, recordedAt, data)

	if g.playersTurn && bytes.IndexByte(data, '\n') >= 0 {
		g.playersTurn = false
		took := g.tookTurn(at)

		// The answer may be too late although the timer has not fired yet.
		w := &g.wait
		tooLate := w.ifTooLong == decide.SlowTurn && took > w.Limit && w.Counts(at) > w.Limit
		if tooLate && !g.player.ended() && !g.referee.ended() {
			g.end(decide.SlowTurn, g.tooSlow(at))
		}
	}
	g.moved(at)

	if g.queue.Len()+len(data) > aheadBytes {
		g.ahead = true
	}

	// The referee usually waits for this output, so try to write it here. It would take longer to wake the
	// goroutine that runs the method feed.
	if g.queue.Len() == 0 && !g.feeding {
		data = data[writeNow(g.referee.in, data):]
	}
	if len(data) == 0 {
		return
	}
	g.awaitRoom()
	g.queue.Write(data)
	signal(g.waiting)
}

// tookTurn returns the time of the current turn, which ends now, and keeps it if it is the slowest so far.
func (g *game) tookTurn(now time.Time) time.Duration {
	took := now.Sub(g.turnBegan)
	if took > g.slowest || g.slowestTurn == 0 {
		g.slowest, g.slowestTurn = took, g.turns
	}
	return took
}

// awaitRoom waits until the queue has room. The caller holds the lock, which is released during the wait. If
// the player has ended, awaitRoom does not wait, because the judge has at most the contents of one pipe left
// to read.
func (g *game) awaitRoom() {
	for dead := false; g.queue.Len() >= maxQueue && !dead; {
		g.full = true
		g.moved(time.Now())
		g.mu.Unlock()
		select {
		case <-g.room:
		case <-g.player.proc.Dead():
			dead = true
		}
		g.mu.Lock()
	}
	if g.full {
		g.full = false
		g.moved(time.Now())
	}
}

// moved is called when data were moved between the two sides. It begins a new wait for output, except during
// a turn with a time limit, because only an answer ends such a turn.
func (g *game) moved(at time.Time) {
	if !g.playersTurn || g.wait.ifTooLong != decide.SlowTurn {
		g.await(at)
	}
}

// signal puts a value into the channel. If the channel is full, signal does nothing, because the receiver
// will still handle the previous value.
func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}

// feed writes the queue to the referee until the player has ended. Errors are ignored, because the referee may have
// closed its input.
func (g *game) feed() {
	buf := make([]byte, maxFeed)
	for over := false; !over; {
		select {
		case <-g.waiting:
		case <-g.player.proc.Done():
			over = true
		}
		for g.feedSome(buf) {
		}
	}

	p, _ := g.player.proc.Wait()
	crashed := p.Status == process.Signaled || p.Status == process.Exited && p.ExitCode != 0
	if !crashed || !g.referee.ends(holdBack) {
		g.overForReferee.Store(true)
	}
	g.referee.in.Close()
}

// feedSome writes the start of the queue to the referee, and reports whether the queue had any output.
func (g *game) feedSome(buf []byte) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	n, _ := g.queue.Read(buf)
	if n == 0 {
		return false
	}
	signal(g.room)

	// The write may block, so the lock is released.
	g.feeding = true
	g.mu.Unlock()
	writeAll(g.referee.in, buf[:n])
	g.mu.Lock()
	g.feeding = false

	// The referee has read a part of the queue, so begin a new wait for output.
	g.fed += n
	g.moved(time.Now())
	return true
}

// end ends the game and records the reason.
func (g *game) end(why decide.Cut, reason string) {
	g.over.Store(true)
	g.cut.Do(func() { g.facts.Cut, g.facts.Reason = why, reason })
	g.cancel()
}

// turnLimit returns the time limit of the current turn, or 0 if there is none.
func (g *game) turnLimit() time.Duration {
	if g.turns == 1 {
		return g.firstTurn
	}
	return g.turn
}

// turnLimitFile is the name of a file in the feedback folder. A referee that limits turns writes it before its first
// output. The file contains one or two whole numbers of milliseconds: the time limit of a turn, and that of the first
// turn.
const turnLimitFile = "turn_limit.txt"

// readTurnLimit reads the turn limits from the referee's file, if the file exists.
func (g *game) readTurnLimit() {
	text, err := small.ReadFile(filepath.Join(g.feedback, turnLimitFile))
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

// parseTurnLimit parses a text such as "150" or "150 1000": the time limit of a turn in milliseconds, optionally
// followed by that of the first turn.
func parseTurnLimit(text string) (turn, first time.Duration, err error) {
	words := strings.Fields(text)
	if len(words) < 1 || len(words) > 2 {
		return 0, 0, fmt.Errorf("%d words, want 1 or 2: milliseconds for a turn and for the first turn", len(words))
	}

	var limits []time.Duration
	for _, word := range words {
		const most = 3_600_000 // the maximum limit in milliseconds: one hour
		ms, err := strconv.Atoi(word)
		if err != nil || ms < 1 || ms > most {
			return 0, 0, fmt.Errorf("%q is not a whole number from 1 to %d", word, most)
		}
		limits = append(limits, time.Duration(ms)*time.Millisecond)
	}
	return limits[0], limits[len(limits)-1], nil
}
