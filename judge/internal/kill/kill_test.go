package kill

import (
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"oj/judge/internal/result"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// program returns a result with these verdicts on the testcases secret/1, secret/2 and so on. The verdicts are
// separated by blanks; a plus after a verdict means that the program has printed too much.
func program(verdicts string) *result.Outcome {
	p := &result.Outcome{Verdict: verdict.AC}
	for i, word := range strings.Fields(verdicts) {
		var v verdict.Verdict
		word, tooMuch := strings.CutSuffix(word, "+")
		if err := v.UnmarshalText([]byte(word)); err != nil {
			panic(err)
		}
		run := result.Run{Verdict: v, TooMuchOutput: tooMuch}
		p.Runs = append(p.Runs, result.Named{Testcase: "secret/" + string(rune('1'+i)), Run: run})
		if p.Verdict == verdict.AC && v != verdict.None {
			p.Verdict = v
		}
	}
	return p
}

// wrong returns a wrong program that was rejected as expected.
func wrong(name, verdicts string) Wrong { return Wrong{name, true, program(verdicts)} }

func TestFolders(t *testing.T) {
	for _, c := range []struct{ folder, verdicts, want string }{
		{"legacy:time_limit_exceeded", "WA TLE AC", ""}, {"legacy:time_limit_exceeded", "TLE RTE", "got RTE"}, {"legacy:time_limit_exceeded", "WA", "which is the verdict of no testcase"},
		{"legacy:run_time_error", "WA TLE RTE", ""}, {"legacy:run_time_error", "WA", "which is the verdict of no testcase"}, {"legacy:wrong_answer", "WA TLE", "got TLE"},
		{"legacy:partially_accepted", "AC", ""}, {"legacy:partially_accepted", "WA", "want AC, got WA"}, {"rejected", "CE", "got a compile error"},
		{"accepted", "AC AC", ""}, {"accepted", "AC WA", "want AC, got WA in secret/2"}, {"accepted", "CE", "want AC, got a compile error"},
		{"wrong_answer", "AC WA", ""}, {"wrong_answer", "PE AC", ""}, {"wrong_answer", "AC AC", "SURVIVES"},
		{"wrong_answer", "WA TLE", "want WA, got TLE in secret/2"}, {"wrong_answer", "WA RTE", "got RTE"},
		{"wrong_answer", "WA MLE", "got MLE"}, {"wrong_answer", "JE WA", "the judge failed"},
		{"time_limit_exceeded", "AC TLE -", ""}, {"time_limit_exceeded", "ILE", ""}, {"time_limit_exceeded", "WA TLE", "got WA"},
		{"time_limit_exceeded", "AC", "SURVIVES"},
		{"time_limit_exceeded", "AC OLE", ""}, {"legacy:time_limit_exceeded", "OLE", ""}, {"wrong_answer", "OLE", "got OLE"},
		{"run_time_error", "RTE", ""}, {"run_time_error", "MLE AC", ""}, {"run_time_error", "OLE", ""}, {"run_time_error", "AC", "SURVIVES"},
		{"run_time_error", "RTE WA", "got WA"},
		{"run_time_error", "AC TLE+", ""}, {"legacy:run_time_error", "TLE+", ""}, {"run_time_error", "TLE", "got TLE"},
		{"time_limit_exceeded", "TLE+", ""}, {"wrong_answer", "WA TLE+", "got TLE"}, {"rejected", "TLE+", ""},
		{"brute_force", "TLE", ""}, {"brute_force", "RTE AC", ""}, {"brute_force", "WA TLE", "got WA"}, {"brute_force", "AC", "SURVIVES"},
		{"rejected", "WA", ""}, {"rejected", "TLE RTE", ""}, {"rejected", "AC", "SURVIVES"},
		{"compile_error", "CE", ""}, {"compile_error", "AC", "got AC"},
	} {
		p, x := expected(t, c.folder)
		got := Check(x, p, program(c.verdicts), nil)
		if (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
			t.Errorf("%s with %s: %q, want %q", c.folder, c.verdicts, got, c.want)
		}
	}
	if p, x := expected(t, "mixed"); Check(x, p, program("WA RTE AC"), nil) != "" || len(x.Verdicts()) > 0 {
		t.Error("a submission in the folder mixed has expected verdicts")
	}
}

// expected returns the expectations for a submission in submissions/folder. The format of the package is
// legacy if folder begins with "legacy:", and 2025-09 otherwise.
func expected(t *testing.T, folder string) (*problem.Package, *problem.Expectations) {
	version := "2025-09"
	if name, legacy := strings.CutPrefix(folder, "legacy:"); legacy {
		version, folder = "legacy", name
	}
	dir := t.TempDir()
	for name, text := range map[string]string{
		"problem.yaml":     "problem_format_version: " + version + "\ntype: scoring\n",
		"data/secret/1.in": "", "data/secret/1.ans": "", "submissions/" + folder + "/x.sh": "",
	} {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p, err := problem.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	x, err := p.Expect(p.Submissions[0])
	if err != nil {
		t.Fatal(err)
	}
	return p, x
}

func TestMatrix(t *testing.T) {
	a := wrong("a", "AC WA WA AC AC")
	b := wrong("b", "WA WA AC AC AC")
	c := wrong("c", "AC AC AC AC RTE")
	d := wrong("d", "AC AC AC AC AC")
	d.AsExpected = false
	stopped := wrong("stopped", "TLE - - - -") // the judge stopped this program after the first testcase
	failed := wrong("failed", "AC AC JE WA AC")
	k := MatrixOf([]string{"secret/1", "secret/2", "secret/3", "secret/4", "secret/5"}, []Wrong{a, b, c, d, stopped, failed})
	if !slices.Equal(k.Survivors, []string{"d"}) {
		t.Errorf("survivors %q", k.Survivors)
	}
	if !slices.Equal(k.Kills["secret/2"], []string{"a", "b"}) || len(k.Kills["secret/3"]) != 1 {
		t.Errorf("kills %q", k.Kills)
	}
	if len(k.Alone) != 1 || !slices.Equal(k.Alone["secret/5"], []string{"c"}) {
		t.Errorf("alone %q", k.Alone)
	}
	if !slices.Equal(k.Idle, []string{"secret/3"}) {
		t.Errorf("idle %q", k.Idle)
	}
}

// TestIdleNeedsOneOther checks that a testcase is idle only if a single other testcase rejects all programs
// that the idle testcase rejects. Without the idle testcases, every wrong program must still be rejected.
func TestIdleNeedsOneOther(t *testing.T) {
	programs := []Wrong{
		wrong("a", "WA WA AC AC AC"), wrong("b", "WA AC WA AC AC"), wrong("c", "AC WA AC AC AC"), wrong("d", "AC AC WA WA AC"),
	}
	k := MatrixOf([]string{"secret/1", "secret/2", "secret/3", "secret/4", "secret/5"}, programs)
	if want := []string{"secret/4", "secret/5"}; !slices.Equal(k.Idle, want) {
		t.Errorf("idle %q, want %q", k.Idle, want)
	}
	for _, w := range programs {
		if !slices.ContainsFunc(w.Result.Runs, func(r result.Named) bool {
			return r.Verdict != verdict.AC && !slices.Contains(k.Idle, r.Testcase)
		}) {
			t.Errorf("%s is rejected by idle testcases alone", w.Name)
		}
	}
}

// TestFirstScore checks that if the scores of several groups are not as expected, the message is always about the first
// of these groups.
func TestFirstScore(t *testing.T) {
	e := problem.Expectation{Cases: "secret/*", Score: &problem.Range{Lo: 50, Hi: 100}}
	scores := map[string]float64{"secret/a": 60, "secret/b": 1, "secret/c": 2, "secret/d": 3}
	for range 100 {
		if got := checkScore(e, program("AC"), scores); got != "want a score from 50 to 100 in secret/*, got 1" {
			t.Fatal(got)
		}
	}
}

// TestSlowest checks which runs Slowest considers.
func TestSlowest(t *testing.T) {
	p := program("AC TLE ILE TLE")
	for i, seconds := range []float64{1, 2, 3, 4} {
		p.Runs[i].Seconds = seconds
	}
	p.Runs[3].TurnCount = 1 // a game, which the time limit of a turn may have ended

	// A game that got TLE is left out even if it was the slowest.
	all := []problem.Expectation{{}}
	p.Runs[3].Seconds = 9
	if got := Slowest(all, p.Runs, true); got != 2 {
		t.Errorf("%v s with TLE, want 2 s", got)
	}
	if got := Slowest(all, p.Runs, false); got != 1 {
		t.Errorf("%v s without TLE, want 1 s", got)
	}
	if got := Slowest(nil, p.Runs, true); got != -1 {
		t.Errorf("%v s without an expectation, want -1", got)
	}
}

// TestEqualTestcases checks that of two testcases which reject the same programs only the second one is idle.
func TestEqualTestcases(t *testing.T) {
	k := MatrixOf([]string{"secret/1", "secret/2", "secret/3"}, []Wrong{wrong("a", "WA AC WA"), wrong("b", "WA AC WA"), wrong("c", "AC AC WA")})
	if want := []string{"secret/1", "secret/2"}; !slices.Equal(k.Idle, want) {
		t.Errorf("idle %q, want %q", k.Idle, want)
	}
	k = MatrixOf([]string{"secret/1", "secret/2"}, []Wrong{wrong("a", "WA WA")})
	if want := []string{"secret/2"}; !slices.Equal(k.Idle, want) {
		t.Errorf("idle %q, want %q", k.Idle, want)
	}
}

// TestBounds checks that the bounds of an expected score belong to its range, and that rounding errors do not matter.
func TestBounds(t *testing.T) {
	e := problem.Expectation{Score: &problem.Range{Lo: 0.3, Hi: 0.7}}
	for score, isRight := range map[float64]bool{0.3: true, 0.3 - 1e-12: true, 0.7: true, 0.7 + 1e-12: true, 0.29: false, 0.71: false} {
		p := program("AC")
		p.Score = &score
		if got := checkScore(e, p, nil); (got == "") != isRight {
			t.Errorf("%v: %q", score, got)
		}
	}
}

// TestAllPoints checks which results of a program in accepted are as expected if the graders accept it and a testcase
// rejects it.
func TestAllPoints(t *testing.T) {
	p, x := expected(t, "legacy:accepted")
	for _, c := range []struct {
		verdicts    string
		score, best float64
		want        string
	}{
		{"WA AC", 100, 100, ""}, {"WA AC", 100 - 1e-12, 100, ""}, {"AC AC", 40, 100, ""},
		{"WA AC", 99, 100, "want all 100 points, got 99: WA in secret/1"}, {"AC TLE", 0, 100, "want all 100 points, got 0: TLE in secret/2"},
		{"AC WA", 99, math.Inf(1), "want AC in every testcase, got WA in secret/2; 99 points"},
	} {
		got := program(c.verdicts)
		got.Verdict, got.Score, p.Root.RangeHi = verdict.AC, &c.score, c.best
		if note := Check(x, p, got, nil); note != c.want {
			t.Errorf("%+v: %q", c, note)
		}
	}

	// The rule is about the graders of legacy packages: without their acceptance the verdict counts.
	score := 100.0
	rejected := program("WA AC")
	rejected.Score = &score
	if note := Check(x, p, rejected, nil); note != "want AC, got WA in secret/1" {
		t.Error(note)
	}
}
