// This file plays one game with a referee of this repository: it passes lines on between the referee and the players,
// and measures the players' turns. The lines between judge and referee are described in
// testcases/internal/arena/protocol.go.

package arena

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/process"
	"oj/judge/internal/sandbox"
)

// A Bot is a program that plays.
type Bot struct {
	Name   string // the same for no other bot
	Key    string // changes with the program
	Spec   process.Spec
	Source string // the argument of -src or -command, for the command that plays a game again
	Flag   string // -src or -command
}

// Game says which game to play.
type Game struct {
	Seed    int64
	Bots    []*Bot // by seat
	Plies   int    // random opening plies
	Picture string // the file for a picture; "" for none
	Listen  func(Event)
}

// An Event is something that was told, answered or printed in a game.
type Event struct {
	Seat int
	Kind string // told, answer, stderr, or out
	Text string // one or several lines, without the last line end
	Turn int    // counted from 1; 0 before the first turn
	Took time.Duration
}

// Rules are what the referee says about its game.
type Rules struct {
	Players     int
	First, Turn time.Duration // the limits of the first and of each later turn
	Grace       time.Duration // a turn may take this much longer, but not three times
	Empty       bool          // all games begin in the same way
	Together    bool          // the players answer at the same time
}

// A Result is a played game. The slices have an element for each seat.
type Result struct {
	Ranks   []int // 0 is the best; equal ranks are a draw
	Scores  []int
	Out     []string // "REASON: text" of a player that was put out of the game, or ""
	OutTurn []int    // how often that player had been asked
	Turns   int      // the number of questions
	First   []time.Duration
	Slowest []time.Duration // of the later turns
	Data    []metrics       // what the players report to standard error
	Answers uint64          // a hash of all answers: games with different hashes are different
}

// Fault reports whether a player is out because its program failed, and not because of the game.
func Fault(out string) bool {
	switch reason, _, _ := strings.Cut(out, ":"); reason {
	case "", "no move", "lost", "resign":
		return false
	}
	return true
}

// A Referee plays games.
type Referee interface {
	Rules(context.Context) (Rules, error)
	Play(context.Context, Game) (*Result, error)
}

// kit is a referee of this repository (testcases/internal/arena).
type kit struct {
	spec  process.Spec
	name  string
	rules Rules // set by the method Rules
}

// refereePatience is how long a referee may compute.
const refereePatience = 20 * time.Second

// Bounds for a game, so that a wrong referee cannot play for ever. The longest games of CodinGame have some hundred turns
// and limits of a few seconds.
const (
	mostTurns   = 10_000
	mostLines   = 10 * mostTurns // of the referee, without the lines that it tells
	mostTold    = 1 << 20        // bytes of a question
	longestTurn = 60_000         // ms
)

// errReferee is the beginning of each error that is the referee's fault.
var errReferee = errors.New("the referee fails")

// Rules starts the referee and reads its first line.
func (k *kit) Rules(ctx context.Context) (Rules, error) {
	ctx, cancel := context.WithCancel(ctx)
	t := &table{kit: k, game: Game{Seed: 1}, ctx: ctx}
	err := t.open(ctx)
	if err == nil {
		_, err = t.read()
	}
	cancel()
	t.close()
	k.rules = t.rules
	return t.rules, err
}

// Play plays a game. An error is a failure of the judge or of the referee.
func (k *kit) Play(ctx context.Context, g Game) (*Result, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	n := len(g.Bots)
	t := &table{kit: k, game: g, ctx: ctx, rules: k.rules, seats: make([]*seat, n), result: &Result{
		Ranks: make([]int, n), Scores: make([]int, n), Out: make([]string, n), OutTurn: make([]int, n),
		First: make([]time.Duration, n), Slowest: make([]time.Duration, n), Data: make([]metrics, n),
	}}
	err := t.open(ctx)
	if err == nil {
		err = t.play()
	}
	cancel() // stops all programs
	t.close()
	return t.result, err
}

// table is one game while it is played.
type table struct {
	kit     *kit
	game    Game
	ctx     context.Context
	rules   Rules
	referee *link
	stderr  process.Ends // the referee's
	seats   []*seat
	result  *Result
	mu      sync.Mutex // guards game.Listen
}

// seat is a player in a game.
type seat struct {
	*link
	asked  atomic.Int32    // how often; also read when the program prints to standard error
	told   strings.Builder // not sent yet
	errors process.Ends    // what it prints to standard error
	data   metrics
	stop   context.CancelFunc // stops the program
	since  time.Time
	unread bool // the program did not read its last question
}

// turn returns how often the player was asked.
func (s *seat) turn() int { return int(s.asked.Load()) }

// open starts the referee and the players.
func (t *table) open(ctx context.Context) (err error) {
	spec := t.kit.spec
	spec.Args = append(append([]string{}, spec.Args...), fmt.Sprintf("seed=%d", t.game.Seed))
	if len(t.game.Bots) > 0 {
		spec.Args = append(spec.Args, fmt.Sprintf("players=%d", len(t.game.Bots)), fmt.Sprintf("plies=%d", t.game.Plies))
	}
	if t.game.Picture != "" {
		spec.Args = append(spec.Args, "picture="+t.game.Picture)
	}
	t.stderr = process.Ends{First: 2000}
	spec.Stderr = &t.stderr

	// If the players take turns, only one program of a game has something to do at a time.
	processor := sandbox.NextProcessor()
	if !t.rules.Together {
		spec.Processor = processor
	}
	if t.referee, err = start(ctx, spec); err != nil {
		return err
	}

	for i, b := range t.game.Bots {
		within, stop := context.WithCancel(ctx)
		s := &seat{stop: stop, errors: process.Ends{First: 1000, Last: 1000}}
		spec := b.Spec
		spec.Stderr = writer(func(data []byte) {
			s.errors.Write(data)
			s.data.read(data)
			t.say(Event{Seat: i, Kind: "stderr", Text: strings.TrimSuffix(string(data), "\n"), Turn: s.turn()})
		})
		if !t.rules.Together {
			spec.Processor = processor
		}
		if s.link, err = start(within, spec); err != nil {
			stop()
			return err
		}
		t.seats[i] = s
	}
	return nil
}

// close waits for the programs, which were stopped.
func (t *table) close() {
	if t.referee != nil {
		t.referee.close()
	}
	for i, s := range t.seats {
		if s == nil {
			continue
		}
		s.stop()
		if s.link != nil {
			s.link.close()
		}
		t.result.Data[i] = s.data
	}
}

type writer func([]byte)

func (w writer) Write(data []byte) (int, error) {
	w(data)
	return len(data), nil
}

// say passes an event on to the listener.
func (t *table) say(e Event) {
	if t.game.Listen == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.game.Listen(e)
}

// fail returns an error about the referee.
func (t *table) fail(format string, args ...any) error {
	text := fmt.Sprintf(format, args...)
	if stderr := strings.TrimSpace(t.stderr.String()); stderr != "" {
		text += "; it prints: " + stderr
	}
	return fmt.Errorf("%w (%s, seed %d): %s", errReferee, t.kit.name, t.game.Seed, text)
}

// read returns the words of the referee's next line. It reads the rules itself.
func (t *table) read() ([]string, error) {
	got, err := t.referee.await(t.ctx, time.Now(), refereePatience)
	switch {
	case err != nil:
		return nil, err
	case got.kind == "crash":
		state, err := t.referee.close()
		if err != nil {
			return nil, err
		}
		return nil, t.fail("it ends before the game is over: %s", decide.Ending(state))
	case got.kind != "line":
		return nil, t.fail("it has been silent for %v", refereePatience)
	}
	words := strings.Fields(got.text)
	if len(words) > 0 && words[0] == "rules" {
		return words, t.readRules(words[1:])
	}
	return words, nil
}

// readRules reads the facts of the line rules.
func (t *table) readRules(words []string) error {
	for _, word := range words {
		key, value, _ := strings.Cut(word, "=")
		n, err := strconv.Atoi(value)
		isTrue := value == "true"
		ms := time.Duration(n) * time.Millisecond
		switch key {
		case "players":
			t.rules.Players = n
		case "first":
			t.rules.First = ms
		case "turn":
			t.rules.Turn = ms
		case "grace":
			t.rules.Grace = ms
		case "empty":
			t.rules.Empty, err = isTrue, nil
		case "together":
			t.rules.Together, err = isTrue, nil
		default:
			err = nil // a later version of the kit may say more
		}
		if err != nil || n < 0 {
			return t.fail("its rules contain %q", word)
		}
	}
	return nil
}

// play does what the referee says until the game is over.
func (t *table) play() error {
	hash := fnv.New64a()
	hasResult := make([]bool, len(t.seats))
	for lines := 0; ; lines++ {
		if lines == mostLines || t.result.Turns > mostTurns {
			return t.fail("the game does not end: %d turns, %d lines", t.result.Turns, lines)
		}
		words, err := t.read()
		if err != nil {
			return err
		}
		text := strings.Join(words, " ")
		var numbers []int
		for _, word := range words[min(1, len(words)):] {
			n, err := strconv.Atoi(word)
			if err != nil {
				break
			}
			numbers = append(numbers, n)
		}
		player := -1
		if len(numbers) > 0 && numbers[0] >= 0 && numbers[0] < len(t.seats) {
			player = numbers[0]
		}

		switch {
		case len(words) == 0 || words[0] == "rules":
		case words[0] == "end" && slices.Contains(hasResult, false):
			return t.fail("it ends the game without the result of player %d", slices.Index(hasResult, false))
		case words[0] == "end":
			t.result.Answers = hash.Sum64()
			return nil
		case player < 0:
			return t.fail("it writes %q", text)

		case words[0] == "tell" && len(numbers) == 2:
			for range numbers[1] {
				got, err := t.referee.await(t.ctx, time.Now(), refereePatience)
				if err != nil || got.kind != "line" {
					return errors.Join(err, t.fail("the lines of %q are missing", text))
				}
				told := &t.seats[player].told
				told.WriteString(got.text + "\n")
				if told.Len() > mostTold {
					return t.fail("it tells player %d more than %d bytes at once", player, mostTold)
				}
			}
		case words[0] == "ask" && len(numbers)%2 == 0:
			lines, err := t.ask(numbers)
			if err != nil {
				return err
			}
			hash.Write([]byte(lines))
		case words[0] == "out" && len(words) > 2:
			t.result.Out[player] = strings.Join(words[2:], " ")
			t.result.OutTurn[player] = t.seats[player].turn()
			t.seats[player].stop()
			t.say(Event{Seat: player, Kind: "out", Text: t.result.Out[player], Turn: t.seats[player].turn()})
		case words[0] == "result" && len(numbers) == 3 && numbers[2] >= 0 && numbers[2] < len(t.seats):
			hasResult[player] = true
			t.result.Scores[player], t.result.Ranks[player] = numbers[1], numbers[2]
		default:
			return t.fail("it writes %q", text)
		}
	}
}

// ask asks players, given as pairs of seat and limit in milliseconds, and answers the referee. It returns the answers.
func (t *table) ask(pairs []int) (lines string, err error) {
	n := len(pairs) / 2
	seen := map[int]bool{}
	for k := range n {
		i, limit := pairs[2*k], pairs[2*k+1]
		if i < 0 || i >= len(t.seats) || seen[i] || limit < 1 || limit > longestTurn {
			return "", t.fail("it asks %v; want pairs of a player and a limit from 1 to %d ms", pairs, longestTurn)
		}
		seen[i] = true
	}
	t.result.Turns++

	// Send all questions before any answer is awaited.
	limits := make([]time.Duration, n)
	for k := range n {
		s := t.seats[pairs[2*k]]
		limits[k] = time.Duration(pairs[2*k+1])*time.Millisecond + t.rules.Grace
		s.asked.Add(1)
		text := s.told.String()
		s.told.Reset()
		t.say(Event{Seat: pairs[2*k], Kind: "told", Text: strings.TrimSuffix(text, "\n"), Turn: s.turn()})
		s.unread = s.send(text, limits[k]) != nil
		s.since = time.Now()
	}

	// Each wait has its own clock.
	answers := make([]answer, n)
	errs := make([]error, n)
	var wait sync.WaitGroup
	for k := range n {
		wait.Add(1)
		go func() {
			defer wait.Done()
			s := t.seats[pairs[2*k]]
			answers[k], errs[k] = s.await(t.ctx, s.since, limits[k])
		}()
	}
	wait.Wait()

	reply := ""
	for k, a := range answers {
		if errs[k] != nil {
			return "", errs[k]
		}
		i := pairs[2*k]
		s := t.seats[i]
		kind, text := s.describe(a, limits[k])
		reply += fmt.Sprintf("%s %d %s\n", kind, a.took.Microseconds(), text)
		lines += fmt.Sprintf("%d %s\n", i, a.text)
		if kind == "line" {
			t.say(Event{Seat: i, Kind: "answer", Text: a.text, Turn: s.turn(), Took: a.took})
		}
		if s.turn() == 1 {
			t.result.First[i] = a.took
		} else {
			t.result.Slowest[i] = max(t.result.Slowest[i], a.took)
		}
	}
	if err := t.referee.send(reply, refereePatience); err != nil {
		return "", t.fail("it does not read the answers")
	}
	return lines, nil
}

// describe returns the kind of an answer, and its text or a message, as the referee reads them.
func (s *seat) describe(a answer, limit time.Duration) (kind, text string) {
	ms := limit.Milliseconds()
	switch {
	case a.kind == "line" && len(a.text) > longestLine:
		return "invalid", fmt.Sprintf("the line is longer than %d bytes", longestLine)
	case a.kind == "line":
		return "line", strings.ReplaceAll(a.text, "\r", " ")
	case a.kind == "crash":
		state, _ := s.proc.Wait()
		text := decide.Ending(state)
		if state.Status == process.OutputLimit {
			text = fmt.Sprintf("it printed more than %d MiB in one game", mostOutput>>20)
		}
		if state.Status == process.Exited && state.ExitCode == 0 {
			text = "it ended with exit status 0: does it end its loop too early?"
		}
		if last := lastLine(s.errors.String()); last != "" {
			text += ": " + last
		}
		return "crash", text
	case a.kind == "stall" && s.unread:
		return "stall", fmt.Sprintf("no answer within %d ms, and it did not read its input", ms)
	case a.kind == "stall":
		return "stall", fmt.Sprintf("no answer within %d ms, and it did not compute: does it flush its output, or wait for more input?", ms)
	}
	return "late", fmt.Sprintf("no answer within %d ms", ms)
}

// lastLine returns the last line of a text that contains a letter.
func lastLine(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return strings.TrimSpace(lines[len(lines)-1])
}
