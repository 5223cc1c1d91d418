// A game while it is played: the two relays, the clock of the turns, and the
// end of either side.

package match

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
)

// side is one of the two programs.
type side struct {
	proc   *sandbox.Process
	cancel context.CancelFunc // kills it
	in     io.WriteCloser     // the judge's end of its standard input
	read   *os.File           // the program's own
}

type game struct {
	Outcome
	o               Options
	begun           time.Time
	started         chan struct{} // closed when both programs run, or aborted is set
	aborted         bool
	player, referee side

	mu              sync.Mutex
	turn, firstTurn time.Duration // the limits of turns; 0 for none
	last            time.Time     // of the last exchange
	from            speaker       // who spoke last
	stuck           int           // bytes that wait for the player to read them
	deaf            bool          // the player has closed its input
	mute            bool          // the player has closed its output
	asked           time.Time     // when the current turn began
	waiting         bool          // for the player's answer
	timer           *time.Timer
	early           snapshot      // of the player, taken in the current turn if that is not a short one
	calm            snapshot      // of both sides, taken in the present silence if it comes after last
	excused         time.Duration // of that silence
}

// speaker says which side spoke.
type speaker int

const (
	nobody speaker = iota
	fromReferee
	fromPlayer
)

// maxLog bounds the transcript of a game, in bytes.
const maxLog = 4 << 20

// grace is how long the end of the referee's output waits to be passed on until
// the referee is known to be dead. One that closes its output and lives on is
// rare; then the player learns of it this much later.
const grace = 200 * time.Millisecond

func newGame(o Options) (*game, error) {
	g := &game{o: o, started: make(chan struct{}), Outcome: Outcome{Log: newLog(maxLog), Stderr: newLog(4 * maxKept)}}
	for _, s := range []*side{&g.player, &g.referee} {
		read, in, err := pipe()
		if err != nil {
			g.closePipes()
			return nil, fmt.Errorf("cannot make a pipe between referee and program: %w", err)
		}
		s.read, s.in = read, in
	}
	return g, nil
}

func (g *game) closePipes() {
	for _, s := range []*side{&g.player, &g.referee} {
		if s.in != nil {
			s.read.Close() // which only returns an error if it is closed already
			s.in.Close()
		}
	}
}

// start starts both programs, or none.
func (g *game) start(ctx context.Context) error {
	g.begun = time.Now()
	g.last = g.begun
	err := g.referee.start(ctx, g.o.Referee, relay(g.fromReferee), func() { g.passEnd(&g.referee, &g.player) })
	if err != nil {
		g.closePipes()
		return fmt.Errorf("starting the referee: %w", err)
	}
	player := g.o.Player
	player.Stderr = stderrOf{g, player.Stderr}
	err = g.player.start(ctx, player, relay(g.fromPlayer), func() { g.passEnd(&g.player, &g.referee) })
	g.aborted = err != nil
	close(g.started)
	if g.aborted {
		g.referee.cancel()
		g.closePipes()
		g.referee.proc.Wait()
		return fmt.Errorf("starting the program: %w", err)
	}
	return nil
}

func (s *side) start(ctx context.Context, spec sandbox.Spec, out relay, end func()) error {
	ctx, s.cancel = context.WithCancel(ctx)
	spec.Stdin, spec.Stdout, spec.StdoutEnd = s.read, out, end
	var err error
	s.proc, err = sandbox.Start(ctx, spec)
	s.read.Close()
	if err != nil {
		s.cancel()
	}
	return err
}

// relay is a writer that never fails: a side that nobody listens to any more
// must not notice.
type relay func(data []byte)

func (r relay) Write(data []byte) (int, error) {
	r(data)
	return len(data), nil
}

// stderrOf notes when which lines arrive, and passes them on.
type stderrOf struct {
	g  *game
	to io.Writer // nil for nobody
}

func (w stderrOf) Write(data []byte) (int, error) {
	w.g.mu.Lock()
	w.g.Stderr.add(time.Since(w.g.begun), true, data)
	w.g.mu.Unlock()
	if w.to == nil {
		return len(data), nil
	}
	return w.to.Write(data)
}

// passEnd tells the other side that the output of one has ended. That of the
// player ends with the player: one that closes it and lives on is judged by what
// it does then.
func (g *game) passEnd(from, to *side) {
	go func() {
		if <-g.started; g.aborted {
			return
		}
		if from == &g.player {
			g.mu.Lock()
			g.mute = true
			g.mu.Unlock()
		}
		late := (<-chan time.Time)(nil)
		if from == &g.referee {
			late = time.After(grace)
		}
		select {
		case <-from.proc.Done():
		case <-late:
		}
		to.in.Close()
	}()
}

// fromReferee carries the referee's words to the player; each makes it the player's turn.
func (g *game) fromReferee(data []byte) {
	if <-g.started; g.aborted {
		return
	}
	turn := g.ask(data)
	_, err := g.player.in.Write(data)
	g.mu.Lock()
	defer g.mu.Unlock()
	g.stuck = 0
	g.deaf = g.deaf || err != nil
	g.last = time.Now()
	if g.waiting && g.Turns == turn { // else it has answered already
		g.asked = g.last
		g.arm()
	}
}

// ask begins a turn, or continues the current one, and returns its number.
func (g *game) ask(data []byte) int {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.speak(fromReferee, data)
	g.stuck = len(data)
	if g.Turns == 0 {
		g.readTurnLimit()
	}
	if !g.waiting {
		g.waiting = true
		g.Turns++
		g.asked = g.last
	}
	return g.Turns
}

// speak records words and when they were said.
func (g *game) speak(from speaker, data []byte) {
	g.last = time.Now()
	g.from = from
	g.Log.add(g.last.Sub(g.begun), from == fromPlayer, data)
}

// fromPlayer carries the player's words to the referee; the first whole line ends its turn.
func (g *game) fromPlayer(data []byte) {
	<-g.started
	g.mu.Lock()
	g.speak(fromPlayer, data)
	if g.waiting && bytes.IndexByte(data, '\n') >= 0 {
		g.answered()
	}
	g.mu.Unlock()
	g.referee.in.Write(data) // a referee that has closed its input need not get the rest
}

// snapshot is what programs had done at some time.
type snapshot struct {
	at time.Time // zero if none was taken
	sandbox.Sample
}

// answered ends a turn.
func (g *game) answered() {
	g.waiting = false
	if g.timer != nil {
		g.timer.Stop()
	}
	took := g.last.Sub(g.asked)
	if took > g.Slowest || g.SlowestTurn == 0 {
		g.Slowest, g.SlowestTurn = took, g.Turns
	}
	if limit := g.turnLimit(); limit > 0 && took > limit {
		if counts := g.charge(took, g.player.proc.Sample()); counts > limit {
			g.tooSlow(g.Turns, took, counts, limit)
		}
	}
}

// charge returns how much of a turn counts that has lasted so long: not what the player has waited for a
// processor since the snapshot. Without one the judge itself has not got a processor for long.
func (g *game) charge(took time.Duration, now sandbox.Sample) time.Duration {
	var before time.Duration
	if !g.early.at.IsZero() {
		before = g.early.at.Sub(g.asked)
	}
	return before + sandbox.Charge(took-before, g.early.Sample, now)
}

func (g *game) turnLimit() time.Duration {
	if g.Turns == 1 {
		return g.firstTurn
	}
	return g.turn
}

// firstSnapshot is after which part of a turn's limit a snapshot is taken.
const firstSnapshot = 8

// arm starts the clock of the current turn.
func (g *game) arm() {
	limit := g.turnLimit()
	if limit <= 0 {
		return
	}
	if g.timer != nil {
		g.timer.Stop()
	}
	turn, asked := g.Turns, g.asked
	g.early = snapshot{}
	g.timer = time.AfterFunc(limit/firstSnapshot, func() { g.watchTurn(turn, asked, limit) })
}

// watchTurn takes the first snapshot of a turn, and later looks whether its time is over.
func (g *game) watchTurn(turn int, asked time.Time, limit time.Duration) {
	now := snapshot{time.Now(), g.player.proc.Sample()}
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.waiting || g.Turns != turn || g.asked != asked {
		return
	}
	took := now.at.Sub(asked)
	counts := took
	if g.early.at.IsZero() {
		g.early = now
	} else {
		counts = g.charge(took, now.Sample)
	}
	if counts > limit {
		g.Facts.Silent = g.idleReason("")
		g.tooSlow(turn, took, counts, limit)
		return
	}
	g.timer = time.AfterFunc(limit-counts+time.Millisecond, func() { g.watchTurn(turn, asked, limit) })
}

// tooSlow ends the game by a turn that took too long.
func (g *game) tooSlow(turn int, took, counts, limit time.Duration) {
	if g.over() {
		return
	}
	waited := ""
	if took > counts {
		waited = fmt.Sprintf(", %d ms of them for want of a processor", (took - counts).Milliseconds())
	}
	g.end(decide.SlowTurn, fmt.Sprintf("turn %d took %d ms%s, the limit of that turn is %d ms",
		turn, took.Milliseconds(), waited, limit.Milliseconds()))
}

// end ends the game and notes why; the first reason counts.
func (g *game) end(why decide.Cut, reason string) {
	if g.Facts.Cut == decide.Played {
		g.Facts.Cut, g.Facts.Reason = why, reason
	}
	g.player.cancel()
	g.referee.cancel()
}

// over reports whether a side has ended already, so that a clock which rings
// only now has nothing to say.
func (g *game) over() bool {
	select {
	case <-g.player.proc.Done():
	case <-g.referee.proc.Done():
	default:
		return false
	}
	return true
}

// turnLimitFile is where a referee may leave the limits of its turns, in the
// feedback folder, before it speaks for the first time: one or two whole
// numbers of milliseconds, the limit of a turn and that of the first turn.
const turnLimitFile = "turn_limit.txt"

// readTurnLimit takes over what the referee has set, if anything.
func (g *game) readTurnLimit() {
	text, err := os.ReadFile(filepath.Join(g.o.Feedback, turnLimitFile))
	if os.IsNotExist(err) {
		return
	}
	if err == nil {
		g.turn, g.firstTurn, err = parseTurnLimit(string(text))
	}
	if err != nil {
		g.end(decide.RefereeBreaks, fmt.Sprintf("the referee's %s cannot be used: %v", turnLimitFile, err))
	}
}

// maxTurn is the longest limit of a turn that makes sense, in milliseconds.
const maxTurn = 3_600_000

// parseTurnLimit reads "150" or "150 1000".
func parseTurnLimit(text string) (turn, first time.Duration, err error) {
	words := strings.Fields(text)
	if len(words) < 1 || len(words) > 2 {
		return 0, 0, fmt.Errorf("%d words, want 1 or 2: milliseconds for a turn and for the first turn", len(words))
	}
	var limits [2]time.Duration
	for i := range limits {
		word := words[min(i, len(words)-1)]
		ms, err := strconv.Atoi(word)
		if err != nil || ms < 1 || ms > maxTurn {
			return 0, 0, fmt.Errorf("%q is no whole number from 1 to %d", word, maxTurn)
		}
		limits[i] = time.Duration(ms) * time.Millisecond
	}
	return limits[0], limits[1], nil
}
