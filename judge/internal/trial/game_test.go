//go:build unix

package trial

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"oj/judge/internal/clock"
	"oj/judge/internal/decide"
	"oj/judge/internal/process"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/verdict"
)

// prepare returns a game between two helper programs. Both are this test binary, started with the name of a
// role.
func prepare(t testing.TB, referee, player string) *game {
	t.Helper()
	if referees[referee] == nil || players[player] == nil {
		t.Fatalf("no referee %q or no player %q", referee, player)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	feedback := t.TempDir() + "/"
	env := []string{"GORACE=atexit_sleep_ms=0"} // a program built with -race would otherwise sleep for a second at its end
	g := newGame(process.Spec{
		Args:   []string{self, "role:" + player},
		Shown:  []string{self}, // the sandbox must show the binary, because in some tests another program starts it
		Env:    env,
		Limits: process.Limits{CPU: 10 * time.Second, Wall: 3 * time.Minute, Output: 4 * maxQueue},
	}, process.Spec{
		Args:   []string{self, "role:" + referee, "x.in", "x.ans", feedback},
		Env:    env,
		Dir:    feedback,
		Limits: process.Limits{CPU: 10 * time.Second, Wall: 3 * time.Minute},
	}, feedback, false)
	g.idle, g.patience = time.Minute, time.Minute
	return g
}

// decided returns the verdict of a game and the reason.
func (g *game) decided() (verdict.Verdict, string) {
	return decide.Decide(decide.Facts{
		Program: &g.player.result, Validators: []decide.Validator{{Ended: g.referee.result, Message: message(g.feedback)}}, Game: &g.facts,
	}, decide.Limits{Time: g.player.spec.Limits.CPU})
}

func (g *game) verdict() verdict.Verdict { v, _ := g.decided(); return v }

func (g *game) reason() string { _, why := g.decided(); return why }

func TestPlay(t *testing.T) {
	for _, c := range []struct {
		referee, player string
		verdict         verdict.Verdict
		reason          string // a part of the reason
	}{
		{"strict", "right", verdict.AC, ""},
		{"strict", "right, reads on", verdict.AC, ""},
		{"strict", "in pieces", verdict.AC, ""},
		{"strict", "stderr", verdict.AC, ""},
		{"long", "right", verdict.AC, ""},
		{"all at once", "right", verdict.AC, ""},
		{"reads all, later", "one large answer", verdict.AC, ""},
		{"wants the end", "right", verdict.AC, ""},
		{"accepts at once", "right", verdict.AC, ""},

		{"strict", "illegal move", verdict.WA, `turn 2: "up", want 4`},
		{"strict", "illegal move, then crash on the end", verdict.WA, `turn 1: "up", want 2`},
		{"strict", "chatty", verdict.WA, `turn 3: "4", want 6`},
		{"wants the end", "chatty at the end", verdict.WA, "output after the last answer"},
		{"strict", "endless", verdict.WA, "turn 2"},
		{"strict", "early exit", verdict.WA, "turn 2: the input ends"},
		{"strict", "exit without a word", verdict.WA, "turn 1: the input ends"},
		{"strict", "closes its output and waits", verdict.ILE, "the program has closed its output and is waiting"},
		{"strict", "closes its output and crashes", verdict.RTE, "exit status 5"},
		{"strict", "closes its output and spins", verdict.TLE, ""},
		{"rejects at once", "right", verdict.WA, "no"},
		{"rejects at once", "crash at the end", verdict.WA, "no"},
		{"rejects at once", "does not end", verdict.WA, "no"},
		{"rejects after one answer", "right", verdict.WA, "the referee rejects the game"},

		{"strict", "crash at once", verdict.RTE, "exit status 3"},
		{"strict", "crash in turn 2", verdict.RTE, "exit status 7"},
		{"strict", "crash after the answer", verdict.RTE, "exit status 7"},
		{"strict", "crash at the end", verdict.RTE, "exit status 9"},
		{"strict", "killed in turn 2", verdict.RTE, ""},

		{"strict", "silent from the start", verdict.ILE, "no output at all: is stdout flushed?"},
		{"strict", "silent but reads", verdict.ILE, "no output at all: is stdout flushed?"},
		{"strict", "forgets to flush", verdict.ILE, "no output at all: is stdout flushed?"},
		{"strict", "silent in turn 3", verdict.ILE, "no output since turn 3: is stdout flushed?"},
		{"strict", "no newline", verdict.ILE, `the program's last line "6" has no newline`},
		{"all at once", "ignores its input", verdict.ILE, "the program does not read its input"},
		{"strict", "closes its input and waits", verdict.ILE, "no output"},
		{"strict", "does not end", verdict.ILE, "the game is over, but the program has not ended"},

		{"strict", "answers before asked", verdict.AC, ""}, // accepted, because the judge cannot know whether the player has read the question
		{"strict", "answers and ends", verdict.AC, ""},
		{"strict", "closes its input", verdict.AC, ""},
		{"strict", "no newline, then ends", verdict.AC, ""}, // the referee also accepts a line without a newline

		{"strict", "spins in turn 2", verdict.TLE, ""},
		{"sets limits", "right", verdict.AC, ""},
		{"sets limits", "slow in turn 1", verdict.AC, ""},
		{"sets limits", "slow in turn 2", verdict.ILE, "turn 2 took"},
		{"sets limits", "forgets to flush", verdict.ILE, "no output at all: is stdout flushed?"},
		{"sets limits", "thinks in turn 1, silent in turn 2", verdict.ILE, "no output since turn 2: is stdout flushed?"},
		{"sets limits", "spins in turn 2", verdict.TLE, "turn 2 took"},

		{"rejects after one answer", "endless line", verdict.OLE, ""},
		{"slow reader", "endless", verdict.OLE, "printed more than allowed"},
		{"slow reader", "closes its output and spins", verdict.TLE, ""},

		{"exit 0", "right", verdict.JE, "exit status 0; want exit status 42 or 43"},
		{"exit 1", "right", verdict.JE, "exit status 1; want exit status 42 or 43"},
		{"panics", "right", verdict.JE, "exit status 2"},
		{"killed", "right", verdict.JE, "killed by a signal"},
		{"hangs at the start", "right", verdict.JE, "the referee hangs"},
		{"hangs after an answer", "right", verdict.JE, "the referee hangs"},
		{"hangs after an answer", "answers and ends", verdict.JE, "the referee hangs"},
		{"hangs at the end", "right", verdict.JE, "the referee hangs"},
		{"spins", "right", verdict.JE, ""},
		{"sets nonsense", "right", verdict.JE, `"soon" is not a whole number`},
	} {
		t.Run(c.referee+" against "+c.player, func(t *testing.T) {
			t.Parallel()
			if c.player == "thinks in turn 1, silent in turn 2" && !tellsWaiting {
				t.Skip("this system does not tell a silent program from one that computes in a turn")
			}
			o := prepare(t, c.referee, c.player)
			switch {
			case strings.HasPrefix(c.referee, "hangs"):
				// 5 s are enough for the first output of the programs, even on a busy machine.
				o.idle, o.patience = 5*time.Second, 5*time.Second
			case c.verdict == verdict.ILE:
				o.idle = 2 * time.Second
			case c.verdict == verdict.TLE && c.referee != "sets limits": // this referee limits turns
				o.player.spec.Limits.CPU = 300 * time.Millisecond
			case c.verdict == verdict.OLE:
				o.player.spec.Limits.Output = maxQueue / 2
			case c.referee == "spins":
				o.referee.spec.Limits.CPU = 300 * time.Millisecond
			}
			got := o
			if err := got.play(t.Context()); err != nil {
				t.Fatal(err)
			}
			if got.verdict() != c.verdict || !strings.Contains(got.reason(), c.reason) {
				t.Errorf("got %v %q, want %v %q", got.verdict(), got.reason(), c.verdict, c.reason)
				t.Logf("player %+v\nreferee %+v", got.player.result, got.referee.result)
				lines := got.exchange.lines()
				t.Log(lines[:min(20, len(lines))])
			}
		})
	}
}

// TestFlood checks games in which a program floods its referee with output. The judge must not store all of
// this output. If the referee stops reading, the program is at fault. If the referee only reads slowly, the
// game must go on.
func TestFlood(t *testing.T) {
	for _, c := range []struct {
		referee, player string
		wall            time.Duration // the player's wall-clock limit
		verdict         verdict.Verdict
		reason          string // a part of the reason
	}{
		{referee: "reads nothing", player: "endless", verdict: verdict.OLE, reason: "the referee no longer reads"},
		{referee: "reads nothing", player: "endless line", verdict: verdict.OLE, reason: "the referee no longer reads"},
		{referee: "reads nothing", player: "one large answer", verdict: verdict.OLE, reason: "the referee no longer reads"},
		{referee: "answers all", player: "endless", verdict: verdict.ILE, reason: "the program does not read its input"},
		{referee: "reads in pieces", player: "endless", wall: 5 * time.Second, verdict: verdict.TLE},
		{referee: "reads in pieces", player: "one large answer", verdict: verdict.AC},
	} {
		t.Run(c.referee+" against "+c.player, func(t *testing.T) {
			t.Parallel()
			g := prepare(t, c.referee, c.player)
			g.player.spec.Limits.Output = 1 << 30
			if c.wall > 0 {
				g.player.spec.Limits.Wall = c.wall
			}
			if c.verdict == verdict.OLE || c.verdict == verdict.ILE {
				g.idle, g.patience = 5*time.Second, 5*time.Second
			} else {
				g.patience = time.Second // shorter than the time that the referee needs to read the whole queue
			}
			if err := g.play(t.Context()); err != nil {
				t.Fatal(err)
			}
			if g.verdict() != c.verdict || !strings.Contains(g.reason(), c.reason) {
				t.Errorf("got %v %q, want %v %q", g.verdict(), g.reason(), c.verdict, c.reason)
			}
			if kept := g.queue.Cap(); kept > 4*maxQueue+maxFeed {
				t.Errorf("the queue takes %d bytes", kept)
			}
		})
	}
}

// TestAfterTheEnd checks that lines which a program prints because the game is over are not recorded.
func TestAfterTheEnd(t *testing.T) {
	g := prepare(t, "wants two lines", "prints after the end")
	g.patience = time.Second
	if err := g.play(t.Context()); err != nil {
		t.Fatal(err)
	}
	lines := g.exchange.lines()
	if g.verdict() != verdict.ILE || len(lines) != 2 || lines[1].Text != "2" {
		t.Errorf("%v %q, %d lines: %v", g.verdict(), g.reason(), len(lines), lines[:min(5, len(lines))])
	}
}

// TestRaces repeats games in which the verdict depends on which program ends first.
func TestRaces(t *testing.T) {
	times := 5
	if full.Mine(t.Name()) {
		times = 100
	}
	for _, c := range []struct {
		referee, player string
		verdict         verdict.Verdict
	}{
		{"strict", "illegal move, then crash on the end", verdict.WA},
		{"rejects at once", "crash at the end", verdict.WA},
		{"strict", "illegal move, then crash", verdict.WA},
		{"strict", "illegal move, then killed", verdict.WA},
		{"strict", "illegal move, then the end", verdict.WA},
		{"strict", "illegal move, then sleeps", verdict.WA},
		{"strict", "illegal move, then spins", verdict.WA},
		{"strict", "crash at the end", verdict.RTE},
		{"strict", "crash in turn 2", verdict.RTE},
		{"strict", "crash after the answer", verdict.RTE},
		{"strict", "early exit", verdict.WA},
		{"strict", "answers and ends", verdict.AC},
		{"strict", "right", verdict.AC},
		{"exit 1", "right", verdict.JE},
	} {
		t.Run(c.referee+" against "+c.player, func(t *testing.T) {
			t.Parallel()
			for i := range times {
				got := prepare(t, c.referee, c.player)
				if err := got.play(t.Context()); err != nil {
					t.Fatal(err)
				}
				if got.verdict() != c.verdict {
					t.Fatalf("game %d: got %v %q, want %v\nplayer %+v\nreferee %+v",
						i, got.verdict(), got.reason(), c.verdict, got.player.result, got.referee.result)
				}
			}
		})
	}
}

// TestRefereeEnds checks CodinGame's rule: when the referee has accepted, the verdict no longer depends on
// the player. If the player has failed before, or if the referee rejects, the verdict is the same as in other
// games.
func TestRefereeEnds(t *testing.T) {
	for _, c := range []struct {
		referee, player string
		ends            verdict.Verdict // the verdict if CodinGame's rule applies
		same            bool            // whether the verdict is the same if CodinGame's rule does not apply
	}{
		{"strict", "right", verdict.AC, true},
		{"strict", "right, then loops and prints", verdict.AC, false},
		{"strict", "does not end", verdict.AC, false},
		{"strict", "crash at the end", verdict.AC, false},
		{"strict", "crash in turn 2", verdict.RTE, true},
		{"strict", "illegal move", verdict.WA, true},
		{"rejects at once", "does not end", verdict.WA, true},
	} {
		t.Run(c.referee+" against "+c.player, func(t *testing.T) {
			t.Parallel()
			for _, ends := range []bool{true, false} {
				o := prepare(t, c.referee, c.player)
				o.facts.RefereeEnds, o.idle = ends, time.Second
				got := o
				if err := got.play(t.Context()); err != nil {
					t.Fatal(err)
				}
				if (got.verdict() == c.ends) != (ends || c.same) {
					t.Errorf("RefereeEnds %v: got %v (%s); want %v if RefereeEnds is set", ends, got.verdict(), got.reason(), c.ends)
				}
			}
		})
	}
}

// TestCancel checks that a game ends when its context is canceled.
func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(100*time.Millisecond, cancel)
	if err := prepare(t, "strict", "ignores its input").play(ctx); err != context.Canceled {
		t.Errorf("got %v, want %v", err, context.Canceled)
	}
}

// TestCannotStart checks that a game ends with an error if one of the two programs cannot be started.
func TestCannotStart(t *testing.T) {
	for _, broken := range []string{"player", "referee"} {
		o := prepare(t, "hangs at the start", "ignores its input")
		o.idle, o.patience = time.Second, time.Second
		if broken == "player" {
			o.player.spec.Args = []string{"/no/such/program"}
		} else {
			o.referee.spec.Args = []string{"/no/such/program"}
		}
		err := o.play(t.Context())
		if err == nil || !strings.Contains(err.Error(), "/no/such/program") {
			t.Errorf("broken %s: got error %v", broken, err)
		}
	}
}

func TestTranscript(t *testing.T) {
	got := prepare(t, "strict", "right")
	var file bytes.Buffer
	got.exchange.file = &file
	begun := time.Now()
	if err := got.play(t.Context()); err != nil {
		t.Fatal(err)
	}
	if want := "<1\n>2\n<2\n>4\n<3\n>6\n"; file.String() != want {
		t.Errorf("interaction file %q, want %q", file.String(), want)
	}
	if got.turns != 3 || got.slowestTurn < 1 || got.slowestTurn > 3 || got.slowest <= 0 {
		t.Errorf("%d turns, slowest %d with %v", got.turns, got.slowestTurn, got.slowest)
	}
	before := 0.0
	for _, line := range got.exchange.lines() {
		if line.Milliseconds < before || line.Milliseconds > float64(time.Since(begun).Milliseconds()+1) {
			t.Errorf("the time of the line %v is out of order", line)
		}
		before = line.Milliseconds
	}
}

// TestStandardErrorOfTurns checks that each line of standard error, even an unfinished one, is recorded after the
// question to which it belongs.
func TestStandardErrorOfTurns(t *testing.T) {
	got := prepare(t, "strict", "stderr")
	if err := got.play(t.Context()); err != nil {
		t.Fatal(err)
	}
	said, asked := got.errorLines.lines(), got.exchange.lines()
	if len(said) != 3 {
		t.Fatalf("%d lines of standard error, want one for each of 3 turns", len(said))
	}
	for i, line := range said {
		if len(line.Text) != 4096 || line.Milliseconds < asked[2*i].Milliseconds {
			t.Errorf("turn %d: at %v with %d bytes, asked at %v", i+1, line.Milliseconds, len(line.Text), asked[2*i].Milliseconds)
		}
	}
}

// starve starts seven programs that compute on one processor until the test ends. It returns a command that
// starts another program on the same processor. That program gets an eighth of the processor's time.
func starve(t *testing.T) []string {
	taskset, err := exec.LookPath("taskset")
	if err != nil {
		t.Skip("SKIPPED: ", err)
	}
	if text, err := os.ReadFile("/proc/self/schedstat"); !tellsWaiting || err != nil || len(strings.Fields(string(text))) != 3 {
		t.Skip("SKIPPED: this system does not tell how long programs wait for a processor")
	}
	const programs = 7
	begun := make(chan bool, programs)
	for range programs {
		p, err := sandbox.Start(t.Context(), process.Spec{
			Args:   []string{taskset, "-c", "0", "/bin/sh", "-c", "echo; while :; do :; done"},
			Limits: process.Limits{CPU: 20 * time.Second},
			Stdout: listener(func([]byte) { begun <- true }),
		})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { p.Wait() })
	}
	for range programs {
		<-begun
	}
	return []string{taskset, "-c", "0"}
}

// TestStarved checks that a player may take more wall-clock time if it waits for a processor, but not if it
// sleeps. All games share one busy processor, of which a player gets an eighth.
func TestStarved(t *testing.T) {
	there := starve(t)
	for _, c := range []struct {
		player    string
		turnLimit string
		idle      time.Duration // how long the player may take to end after the last turn; 0 for the default
		want      []verdict.Verdict
	}{
		{player: "thinks in turn 2", turnLimit: "3000 20000", want: []verdict.Verdict{verdict.AC}},
		{player: "slow in turn 2", turnLimit: "1000 20000", want: []verdict.Verdict{verdict.TLE, verdict.ILE}},
		{player: "thinks at the end", idle: 3 * time.Second, want: []verdict.Verdict{verdict.AC}},
		{player: "does not end", idle: time.Second, want: []verdict.Verdict{verdict.ILE}},
	} {
		t.Run(c.player, func(t *testing.T) {
			t.Parallel()
			o := prepare(t, "strict", c.player)
			o.player.spec.Args = slices.Concat(there, o.player.spec.Args)
			if c.turnLimit != "" {
				if err := os.WriteFile(filepath.Join(o.feedback, turnLimitFile), []byte(c.turnLimit), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if c.idle > 0 {
				o.idle = c.idle
			}

			if err := o.play(t.Context()); err != nil {
				t.Fatal(err)
			}
			if !slices.Contains(c.want, o.verdict()) {
				t.Errorf("%v (%s), want %v", o.verdict(), o.reason(), c.want)
			}
			t.Logf("%v after %v, turn %d took %v. %s", o.verdict(), o.player.result.Wall, o.slowestTurn, o.slowest, o.reason())
		})
	}
}

// TestLateAnswer checks that an answer after the limit of its turn is rejected even if the judge's timer has
// not fired before the answer.
func TestLateAnswer(t *testing.T) {
	g := prepare(t, "hangs at the start", "ignores its input")
	ctx, cancel := context.WithCancel(t.Context())
	g.cancel = cancel
	if err := g.start(ctx); err != nil {
		t.Fatal(err)
	}
	since := time.Now().Add(-2 * time.Second)
	g.mu.Lock()
	g.playersTurn, g.turns, g.turnBegan = true, 1, since
	g.wait = wait{clock.Wait{Since: since, Limit: time.Second, Sampled: since.Add(time.Second / 8)}, decide.SlowTurn}
	g.mu.Unlock()
	g.fromPlayer([]byte("1\n"))
	if g.facts.Cut != decide.SlowTurn || !strings.HasPrefix(g.facts.Reason, "turn 1 took 2") {
		t.Errorf("cut %v: %q", g.facts.Cut, g.facts.Reason)
	}
	cancel()
	for _, s := range []*side{&g.player, &g.referee} {
		s.in.Close()
		s.proc.Wait()
	}
}

// TestTurnOfErrorLines: what a player writes to standard error before its answer belongs to the turn of the answer, and
// stands between the referee's line and the answer, although the machine is busy.
func TestTurnOfErrorLines(t *testing.T) {
	// Keep the threads of the test busy, so that the judge reads the pipes late.
	over := make(chan struct{})
	defer close(over)
	for range 4 * runtime.NumCPU() {
		go func() {
			for {
				select {
				case <-over:
					return
				default:
				}
			}
		}()
	}

	g := prepare(t, "long", "explains")
	var file bytes.Buffer
	g.exchange.turns, g.errorLines.turns, g.errorLines.mark = &file, &file, "!"
	if err := g.play(t.Context()); err != nil {
		t.Fatal(err)
	}
	times := regexp.MustCompile(`\t[\d.]+\t`)
	want := ""
	for turn := 1; turn <= 200; turn++ {
		want += fmt.Sprintf("%d\t<\t%[1]d\n%[1]d\t!\tin turn %[1]d\n%[1]d\t>\t%d\n", turn, 2*turn)
	}
	if diff := cmp.Diff(want, times.ReplaceAllString(file.String(), "\t")); diff != "" {
		t.Error(diff)
	}

	// The times have the same order, because reports join the lines by their times.
	exchange := g.exchange.lines()
	for i, line := range g.errorLines.lines() {
		told, answer := exchange[2*i], exchange[2*i+1]
		if line.Turn != i+1 || line.Milliseconds < told.Milliseconds || line.Milliseconds > answer.Milliseconds {
			t.Errorf("standard error %v, between %v and %v", line, told, answer)
		}
	}
}
