//go:build unix

package trial

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/process"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// TestPlayDirectly checks that after a game over direct pipes the verdict is known only if the program wins
// or is too slow.
func TestPlayDirectly(t *testing.T) {
	for _, c := range []struct {
		referee, player string
		settled         bool
		verdict         verdict.Verdict // if it is settled
	}{
		{"long", "right", true, verdict.AC},
		{"strict", "in pieces", true, verdict.AC},
		{"strict", "stderr", true, verdict.AC},
		{"wants the end", "right", true, verdict.AC},
		{"strict", "answers and ends", true, verdict.AC},
		{"accepts at once", "right", true, verdict.AC},
		{"strict", "spins in turn 2", true, verdict.TLE},

		{"strict", "illegal move", false, 0},
		{"rejects at once", "right, then loops and prints", false, 0},
		{"strict", "crash in turn 2", false, 0},
		{"strict", "crash at the end", false, 0},
		{"strict", "silent in turn 3", false, 0},
		{"strict", "does not end", false, 0},
		{"exit 1", "right", false, 0},
		{"hangs after an answer", "right", false, 0},
	} {
		t.Run(c.referee+" against "+c.player, func(t *testing.T) {
			t.Parallel()
			g := prepare(t, c.referee, c.player)
			if !c.settled {
				g.idle, g.patience = time.Second, time.Second
			}
			if c.verdict == verdict.TLE {
				// The wall-clock limit ends the program on systems that cannot measure the processor time of a
				// running program.
				g.player.spec.Limits.CPU, g.player.spec.Limits.Wall = 300*time.Millisecond, 20*time.Second
			}
			err := g.playDirectly(t.Context())
			settled := g.isSettled(decide.Limits{Time: g.player.spec.Limits.CPU})
			if err != nil || settled != c.settled || settled && g.verdict() != c.verdict {
				t.Errorf("settled %v, %v %q, %v; want %v, %v", settled, g.verdict(), g.reason(), err, c.settled, c.verdict)
				t.Logf("player %+v\nreferee %+v", g.player.result, g.referee.result)
			}
		})
	}
}

// gameFiles returns the files of a game with the given number of turns. In each turn the referee sends a
// number and expects twice that number.
func gameFiles(turns int) map[string]string {
	return map[string]string{
		"problem.yaml":                "validation: custom interactive\n",
		"data/secret/1.in":            fmt.Sprintln(turns),
		"data/secret/1.ans":           "",
		"output_validators/double.sh": shellReferee,
		"submissions/right.sh":        shellPlayer,
		"submissions/crashes.sh":      strings.Replace(shellPlayer, "do", "do [ $n != 1400 ] || exit 3;", 1),
	}
}

const (
	shellReferee = `read turns < "$1"
i=1
while [ $i -le $turns ]; do
	echo $i
	read answer || exit 43
	[ "$answer" = $((2*i)) ] || exit 43
	i=$((i+1))
done
exit 42
`
	shellPlayer = `while read n; do echo $((2*n)); done
`
)

// writeFiles writes files into a new folder, and returns the path of the folder.
func writeFiles(t testing.TB, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// writeGame writes a package, and builds its referee and all submissions. It returns the testcase, and a map
// from the name of each submission to the built program.
func writeGame(t testing.TB, files map[string]string) (*problem.Case, map[string]*Contestant) {
	t.Helper()
	dir := writeFiles(t, files)
	pkg, err := problem.Read(dir)
	if err != nil {
		t.Fatal(err)
	}

	builder := &build.Builder{Run: sandbox.Run, Cache: t.TempDir(), Temp: t.TempDir(), Workers: 1}
	compile := func(path string) *build.Artifact {
		list, err := builder.Build(t.Context(), []build.Job{{Source: path}})
		if err != nil || !list[0].Ready() {
			t.Fatalf("%s: %v %+v", path, err, list)
		}
		return list[0]
	}
	referee := compile(pkg.OutputValidators[0].Path)
	programs := map[string]*Contestant{}
	for name := range files {
		if !strings.HasPrefix(name, "submissions/") {
			continue
		}
		programs[filepath.Base(name)] = &Contestant{
			Name: name, Pkg: pkg, Built: compile(filepath.Join(dir, name)), Tools: Tools{Validators: []*build.Artifact{referee}},
			Limits: decide.Limits{Time: time.Minute, Memory: 1 << 30, Output: 8 << 20},
		}
	}
	return pkg.Cases[0], programs
}

// TestLimitsOfRuns checks that the sandbox gets the limits that a Contestant has at the time of the run, because
// they may change after the Contestant was created. A Contestant without limits must not be able to run for ever.
func TestLimitsOfRuns(t *testing.T) {
	testcase, programs := writeGame(t, gameFiles(1))
	p := programs["right.sh"]
	enforced := func() process.Limits {
		a := (&Runner{Temp: t.TempDir()}).newTrial(p, testcase)
		defer a.end()
		spec, err := a.spec()
		if err != nil {
			t.Fatal(err)
		}
		return spec.Limits
	}

	p.Limits.Time, p.Limits.Memory = 3*time.Second, 7<<20
	if got := enforced(); got.CPU != 3*time.Second || got.Memory != 7<<20 {
		t.Errorf("the sandbox got %+v", got)
	}
	p.Limits = decide.Limits{}
	if got := enforced(); got.Wall == 0 || got.Processes == 0 {
		t.Errorf("without limits the sandbox got %+v", got)
	}
}

// TestLongGame checks that the programs of a long game are connected directly unless KeepTurns is set. If a
// program loses such a game, the result must contain its turns although KeepTurns is not set.
func TestLongGame(t *testing.T) {
	testcase, programs := writeGame(t, gameFiles(2500))
	for _, c := range []struct {
		name      string
		keepTurns bool
		verdict   verdict.Verdict
		turns     int // the expected TurnCount; 0 if the judge does not count the turns
	}{
		{"right.sh", false, verdict.AC, 0},
		{"right.sh", true, verdict.AC, 2500},
		{"crashes.sh", false, verdict.RTE, 1400},
	} {
		r := &Runner{Temp: t.TempDir(), Workers: 1, KeepTurns: c.keepTurns}
		got, err := r.Once(t.Context(), programs[c.name], testcase)
		if err != nil {
			t.Fatal(err)
		}
		if got.Verdict != c.verdict || got.TurnCount != c.turns || (len(got.Turns) > 0) != (c.turns > 0) {
			t.Errorf("%s, turns kept %v: %v %q after %d turns, %d lines kept; want %v after %d",
				c.name, c.keepTurns, got.Verdict, got.Message, got.TurnCount, len(got.Turns), c.verdict, c.turns)
		}
	}
}

// TestNoDirectFlood checks that a program is not connected to its referee directly if it writes much more
// than the referee reads. The two could block each other for ever, each in a write to a full pipe.
func TestNoDirectFlood(t *testing.T) {
	for _, c := range []struct {
		ahead int // bytes that the program writes before the first turn
		long  bool
	}{{0, true}, {100 << 10, false}} {
		g := prepare(t, "hangs at the start", "ignores its input")
		g.stopIfLong = true
		ctx, cancel := context.WithCancel(t.Context())
		g.cancel = cancel
		if err := g.start(ctx); err != nil {
			t.Fatal(err)
		}

		g.fromPlayer(bytes.Repeat([]byte("2\n"), c.ahead/2))
		for range manyTurns + 1 {
			g.fromReferee([]byte("1\n"))
			g.fromPlayer([]byte("2\n"))
		}
		if g.long != c.long {
			t.Errorf("%d bytes ahead: long %v, want %v", c.ahead, g.long, c.long)
		}

		cancel()
		for _, s := range []*side{&g.player, &g.referee} {
			s.in.Close()
			s.proc.Wait()
		}
	}
}
