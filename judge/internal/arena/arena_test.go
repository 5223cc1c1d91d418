package arena

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"math/rand"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"oj/judge/internal/process"
	"oj/judge/internal/rating"
	"oj/judge/internal/sandbox"
)

// simulated is a referee of players with known strengths. A game's result depends on its seed, its seats, and run.
type simulated struct {
	run    int64
	elo    map[string]float64
	faulty string // this bot always crashes
	plays  int
	mu     sync.Mutex
	delay  func(Game) time.Duration
	stop   func(plays int) error
}

func (s *simulated) Rules(context.Context) (Rules, error) { return Rules{Players: 2}, nil }

func (s *simulated) Play(ctx context.Context, g Game) (*Result, error) {
	s.mu.Lock()
	s.plays++
	plays := s.plays
	s.mu.Unlock()
	if s.stop != nil {
		if err := s.stop(plays); err != nil {
			return nil, err
		}
	}
	if s.delay != nil {
		time.Sleep(s.delay(g))
	}
	// Neighbouring seeds of math/rand give similar first numbers, so the seed is a hash.
	hash := fnv.New64a()
	fmt.Fprint(hash, s.run, g.Seed, g.Bots[0].Name)
	rng := rand.New(rand.NewSource(int64(hash.Sum64())))
	r := &Result{
		Ranks: []int{0, 0}, Scores: []int{0, 0}, Out: []string{"", ""}, OutTurn: []int{0, 0},
		First: make([]time.Duration, 2), Slowest: make([]time.Duration, 2), Data: make([]metrics, 2), Answers: rng.Uint64(),
	}
	// A fifth of the games is drawn.
	expected := rating.Score(s.elo[g.Bots[0].Name] - s.elo[g.Bots[1].Name])
	switch x := rng.Float64(); {
	case x < expected-0.1:
		r.Ranks[1] = 1
	case x > expected+0.1:
		r.Ranks[0] = 1
	}
	for i, b := range g.Bots {
		if b.Name == s.faulty {
			r.Out[i], r.Ranks = "crash: it crashed", []int{1, 1}
			r.Ranks[1-i] = 0
		}
	}
	return r, nil
}

func bots(names ...string) (list []*Bot) {
	for _, name := range names {
		list = append(list, &Bot{Name: name, Key: name})
	}
	return list
}

// play plays a duel to its end.
func play(t *testing.T, s *series) *duel {
	t.Helper()
	d := &duel{newStanding(s), rating.Default, Rules{}}
	err := s.play(context.Background(), func(p *pair) bool {
		d.add(p)
		return d.down == nil && !d.decided()
	})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestStrength plays 200 duels of players of the same strength, and 200 of players that differ by 50 Elo. Wrong
// decisions have a probability of at most 5 %; three standard deviations more are allowed, 9.6 %.
func TestStrength(t *testing.T) {
	const runs, most = 200, 19
	for elo, want := range map[float64]int{0: 0, 50: 1} {
		wrong, pairs := 0, 0
		for run := range runs {
			d := play(t, &series{
				referee: &simulated{run: int64(run), elo: map[string]float64{"a": elo}}, bots: bots("a", "bb"),
				pairings: roundRobin(2), most: 10_000, workers: 2,
			})
			pairs += d.counts[0].Sum()
			if decision(d.test, d.counts[0]) != want {
				wrong++
			}
		}
		t.Logf("true Elo %v: %d of %d decisions are wrong, %d pairs on average", elo, wrong, runs, pairs/runs)
		if wrong > most {
			t.Errorf("true Elo %v: %d of %d decisions are wrong, want at most %d", elo, wrong, runs, most)
		}
	}
}

// TestOrder: the result does not depend on the number of workers, nor on which games end first.
func TestOrder(t *testing.T) {
	want := ""
	for _, workers := range []int{1, 2, 5} {
		d := play(t, &series{
			referee: &simulated{elo: map[string]float64{"a": 200}, delay: func(g Game) time.Duration {
				return time.Duration(g.Seed*7919%5) * time.Millisecond
			}},
			bots: bots("a", "bb"), pairings: roundRobin(2), most: 100, workers: workers,
		})
		var out strings.Builder
		d.print(&out, func(*Record) string { return "" })
		if want == "" {
			want = out.String()
		}
		if out.String() != want || d.counts[0].Sum() < 3 {
			t.Errorf("with %d workers:\n%s\nwith 1:\n%s", workers, out.String(), want)
		}
	}
}

// TestFaults: a bot that always fails stops the series after ten games.
func TestFaults(t *testing.T) {
	d := play(t, &series{
		referee: &simulated{faulty: "bb"}, bots: bots("a", "bb"), pairings: roundRobin(2), most: 100, workers: 2,
	})
	if d.down == nil || d.down.Name != "bb" || d.games != 10 || d.about[1].reasons["crash"] != 10 {
		t.Errorf("down %v after %d games, reasons %v; want bb after 10", d.down, d.games, d.about[1].reasons)
	}
}

// TestResume interrupts a series, damages the last line of the journal as a kill would, and goes on.
func TestResume(t *testing.T) {
	file := filepath.Join(t.TempDir(), "games.jsonl")
	newSeries := func(s *simulated, workers int, resume bool) *series {
		j, err := openJournal(file, resume)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { j.file.Close() })
		s.elo = map[string]float64{"a": 100}
		return &series{referee: s, bots: bots("a", "bb"), pairings: roundRobin(2), most: 40, workers: workers, journal: j}
	}
	whole := play(t, newSeries(&simulated{}, 2, false))

	// Interrupt after 30 games. With two workers one may be eight pairs ahead, and these are not in the journal.
	broken := errors.New("interrupted")
	s := newSeries(&simulated{stop: func(plays int) error {
		if plays > 30 {
			return broken
		}
		return nil
	}}, 1, false)
	if err := s.play(context.Background(), func(*pair) bool { return true }); err != broken {
		t.Fatalf("the error is %v, want %v", err, broken)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	kept := strings.Count(string(text), "\n")
	if kept != 30 {
		t.Fatalf("%d games are in the journal, want 30", kept)
	}
	if err := os.WriteFile(file, text[:len(text)-5], 0o644); err != nil {
		t.Fatal(err)
	}

	again := &simulated{}
	resumed := play(t, newSeries(again, 2, true))
	if resumed.counts[0] != whole.counts[0] {
		t.Errorf("resumed: %v, want %v", resumed.counts, whole.counts)
	}
	if want := whole.games - (kept - 1); again.plays < want || again.plays > want+18 { // nine pairs are begun
		t.Errorf("%d games were played again, want about %d", again.plays, want)
	}
}

func TestPairings(t *testing.T) {
	if got := roundRobin(4); len(got) != 6 || got[5] != [2]int{2, 3} {
		t.Errorf("roundRobin(4) = %v", got)
	}
	if got := gauntlet(4); len(got) != 3 || got[2] != [2]int{0, 3} {
		t.Errorf("gauntlet(4) = %v", got)
	}
}

// TestLink: lines arrive whole, however the program writes them; what nobody reads is bounded.
func TestLink(t *testing.T) {
	l := &link{news: make(chan struct{}, 1)}
	io.WriteString(l, "one\ntw")
	io.WriteString(l, "o\r\n\nrest")
	for _, want := range []string{"one", "two", ""} {
		if got, ok := l.next(); !ok || got.text != want {
			t.Errorf("%q, %v; want %q", got.text, ok, want)
		}
	}
	if got, ok := l.next(); ok {
		t.Errorf("%q is no whole line", got.text)
	}

	io.WriteString(l, strings.Repeat("x", 3*longestLine)+"\n")
	if got, _ := l.next(); len(got.text) != longestLine+1 {
		t.Errorf("a long line has %d bytes, want %d", len(got.text), longestLine+1)
	}
	for range 1000 {
		io.WriteString(l, strings.Repeat(strings.Repeat("y", 99)+"\n", 100))
	}
	if l.size > mostAhead {
		t.Errorf("%d bytes are kept, want at most %d", l.size, mostAhead)
	}
}

func TestMetrics(t *testing.T) {
	var m metrics
	m.read([]byte("hello\n[PDATA] depth = 7\n[pdata] x = 1\n[TDA"))
	m.read([]byte("TA][12] size = a b \n[PDATA] broken\n"))
	want := []metric{{false, "", "depth", "7"}, {true, "12", "size", "a b"}}
	if len(m.list) != 2 || m.list[0] != want[0] || m.list[1] != want[1] {
		t.Errorf("%+v, want %+v", m.list, want)
	}
}

// runReferee plays a game with a shell script as the referee. Both players repeat "7".
func runReferee(t *testing.T, script string) (*Result, error) {
	t.Helper()
	k := &kit{name: "script", spec: process.Spec{Args: []string{"sh", "-c", script}, Trusted: true}, rules: Rules{Players: 2}}
	g := Game{Seed: 1}
	for range 2 {
		loop := "while read x; do echo hm >&2; echo 7; done"
		g.Bots = append(g.Bots, &Bot{Spec: process.Spec{Args: []string{"sh", "-c", loop}}})
	}
	return k.Play(context.Background(), g)
}

// TestWrongReferee: a referee that does not keep to the protocol fails the game; it is no draw, and it ends.
func TestWrongReferee(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("needs a shell")
	}
	const rules = "echo rules players=2 first=1000 turn=1000 grace=50; "
	const ends = "echo result 0 1 0; echo result 1 0 1; echo end; "
	if r, err := runReferee(t, rules+"echo tell 0 1; echo 5; echo ask 0 1000; read x; "+ends); err != nil || r.Ranks[1] != 1 {
		t.Fatalf("%+v, %v; want a result", r, err)
	}
	for script, want := range map[string]string{
		"echo end":                      "without the result of player 0",
		"echo result 0 1 0; echo end":   "without the result of player 1",
		"echo result 0 1 2; " + ends:    `it writes "result 0 1 2"`,
		"echo result 0 1 -1; " + ends:   `it writes "result 0 1 -1"`,
		"echo ask 0 100 0 100; " + ends: "it asks [0 100 0 100]",
		"echo ask 0 90000000; " + ends:  "from 1 to 60000 ms",
		"yes rules":                     "the game does not end",
		"echo tell 0 99999999; yes":     "more than 1048576 bytes",
		"echo tell 0 5; echo x":         "are missing",
	} {
		if _, err := runReferee(t, rules+script); !errors.Is(err, errReferee) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: the error is %v, want %q", script, err, want)
		}
	}
}

// TestForeignScores: scores are compared with their fractions, and must be numbers.
func TestForeignScores(t *testing.T) {
	g := Game{Bots: bots("a", "bb")}
	r, err := (&foreign{}).result(g, "1.2\n1.5\n", "")
	if err != nil || r.Ranks[0] != 1 || r.Ranks[1] != 0 {
		t.Errorf("%+v, %v; want ranks 1 and 0", r, err)
	}
	for _, out := range []string{"NaN\n1\n", "1\n+Inf\n", "1\n"} {
		if _, err := (&foreign{}).result(g, out, ""); !errors.Is(err, errReferee) {
			t.Errorf("%q: the error is %v, want that the referee fails", out, err)
		}
	}
}

// TestForeignHangs: a referee that hangs is ended.
func TestForeignHangs(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("needs a shell")
	}
	f := &foreign{spec: process.Spec{
		Args: []string{"sh", "-c", "sleep 1000"}, Trusted: true, Limits: process.Limits{Idle: 100 * time.Millisecond},
	}}
	if _, err := f.Play(context.Background(), Game{Bots: bots("a", "bb")}); !errors.Is(err, errReferee) {
		t.Errorf("the error is %v, want that the referee fails", err)
	}
}

// TestKeyOf: the key of a command changes with the program.
func TestKeyOf(t *testing.T) {
	dir := t.TempDir()
	write := func(text string) {
		if err := os.WriteFile(filepath.Join(dir, "bot"), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	write("old")
	old := keyOf(dir, "./bot 1")
	if keyOf(dir, "./bot 1") != old || keyOf(dir, "./bot 2") == old {
		t.Error("the key is not that of the command")
	}
	if write("newer"); keyOf(dir, "./bot 1") == old {
		t.Error("the key is the same for another program")
	}
}

func TestMain(m *testing.M) {
	sandbox.Init()
	status := m.Run()
	sandbox.Close()
	os.Exit(status)
}

// TestLimitErrors: only the beginning of a flood on standard error is shown, and that is said.
func TestLimitErrors(t *testing.T) {
	texts := []string{"", ""}
	listen := limitErrors(2, func(e Event) { texts[e.Seat] += e.Text + "\n" })
	for range 30 {
		listen(Event{Seat: 1, Kind: "stderr", Text: strings.Repeat("\n", 100_000)})
	}
	listen(Event{Seat: 0, Kind: "stderr", Text: "fine"})
	listen(Event{Seat: 1, Kind: "answer", Text: "answer"})
	if lines := strings.Count(texts[1], "\n"); lines < mostErrors/lineCost || lines > mostErrors/lineCost+5 {
		t.Errorf("%d lines are shown, want %d", lines, mostErrors/lineCost)
	}
	if strings.Count(texts[1], "(the rest is not shown)\n") != 1 || !strings.HasSuffix(texts[1], "answer\n") || texts[0] != "fine\n" {
		t.Error("want one note for the second bot, none for the first")
	}
}
