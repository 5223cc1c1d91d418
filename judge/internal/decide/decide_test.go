package decide

import (
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/process"
	"oj/tools/shared/compare"
	"oj/tools/shared/verdict"
)

// TestDecide checks all verdicts that are possible in problems that are not interactive.
func TestDecide(t *testing.T) {
	exit := func(code int) process.State {
		return process.State{Status: process.Exited, ExitCode: code, CPU: 900 * time.Millisecond}
	}
	ended := func(s process.Status) process.State {
		return process.State{Status: s, ExitCode: -1, Signal: syscall.SIGSEGV}
	}
	tooSlow := func(r process.State) process.State { r.CPU = 1001 * time.Millisecond; return r }
	printed := func(r process.State) process.State { r.Output = 1<<18 + 1; return r }
	took := func(r process.State) process.State { r.Memory, r.Output = 1000<<20, 1000<<20; return r }
	program := func(r process.State) Facts { return Facts{Program: &r} }
	after := func(list ...Validator) Facts { f := program(exit(0)); f.Validators = list; return f }
	pass := func(n int, next bool, code int) Facts {
		f := after(Validator{Path: "v", Ended: exit(code)})
		f.Pass, f.NextPass = n, next
		return f
	}
	compared := func(r process.State, v verdict.Verdict, why string) Facts {
		f := program(r)
		f.Compared = &compare.Result{Verdict: v, Message: why}
		return f
	}
	nearly := func(tolerance string) Facts {
		f := compared(exit(0), verdict.WA, "line 1")
		f.Near = tolerance
		return f
	}
	yes, no := Validator{Path: "v", Ended: exit(42), Message: "fine"}, Validator{Path: "w", Ended: exit(43)}
	withOutput, noted, broke := no, no, yes
	withOutput.Output, noted.Message, noted.Output, broke.Breach = " it is 7\n", "want 8", "it is 7", "score.txt holds x"
	testlib := func(code int) Facts {
		return after(Validator{Path: "c.cpp", Ended: exit(code), Output: "said", Testlib: true})
	}
	failed := Validator{Path: "w", Ended: exit(1), Output: "help"}
	for _, c := range []struct {
		name  string
		facts Facts
		want  verdict.Verdict
		why   string // the whole sentence
	}{
		{"ended well", program(exit(0)), verdict.None, ""},
		{"exit status", program(exit(3)), verdict.RTE, "exit status 3"},
		{"signal", program(ended(process.Signaled)), verdict.RTE, "killed by a signal: segmentation fault"},
		{"time", program(ended(process.TimeLimit)), verdict.TLE, "ran longer than 1s"},
		{"idle", program(ended(process.IdleLimit)), verdict.ILE, "waited without computing"},
		{"memory", program(took(ended(process.MemoryLimit))), verdict.MLE, "took more memory than allowed: 1000 MiB, the limit is 0.5 MiB"},
		{"output", program(took(ended(process.OutputLimit))), verdict.OLE, "printed more than allowed: more than 0.25 MiB"},
		{"too much output", program(printed(exit(0))), verdict.OLE, "printed more than allowed: more than 0.25 MiB"},
		{"too much output, then crash", program(printed(exit(3))), verdict.RTE, "exit status 3"},
		{"too much output, right", compared(printed(exit(0)), verdict.AC, ""), verdict.OLE, "printed more than allowed: more than 0.25 MiB"},
		{"output without end", program(printed(ended(process.TimeLimit))), verdict.TLE, "ran longer than 1s and printed more than 0.25 MiB"},
		{"output without end, slowly read", program(printed(ended(process.IdleLimit))), verdict.TLE, "ran longer than 1s and printed more than 0.25 MiB"},
		{"files", program(ended(process.OutputLimit)), verdict.OLE, "printed more than allowed: a file of more than 0.25 MiB, or too many files"},
		{"processes", program(ended(process.ProcessLimit)), verdict.RTE, "too many processes: more than 256"},
		{"canceled", program(ended(process.Canceled)), verdict.JE, "the program ended badly (canceled)"},

		{"over time by itself", program(tooSlow(exit(0))), verdict.TLE, "ran longer than 1s"},
		{"over time, then crash", program(tooSlow(exit(3))), verdict.TLE, "ran longer than 1s"},
		{"over time, then signal", program(tooSlow(ended(process.Signaled))), verdict.TLE, "ran longer than 1s"},
		{"over time and idle", program(tooSlow(ended(process.IdleLimit))), verdict.ILE, "waited without computing"},
		{"over time and memory", program(tooSlow(ended(process.MemoryLimit))), verdict.MLE, "took more memory than allowed: 0 MiB, the limit is 0.5 MiB"},
		{"over time, right", compared(tooSlow(exit(0)), verdict.AC, ""), verdict.TLE, "ran longer than 1s"},

		{"right", compared(exit(0), verdict.AC, ""), verdict.AC, ""},
		{"wrong", compared(exit(0), verdict.WA, "line 1"), verdict.WA, "line 1"},
		{"testlib: ok", testlib(0), verdict.AC, ""},
		{"testlib: wrong answer", testlib(1), verdict.WA, "said"},
		{"testlib: presentation error", testlib(2), verdict.WA, "said"},
		{"testlib: fail", testlib(3), verdict.JE,
			"c.cpp: exit status 3; it said: said; this exit status of testlib means that the checker, the input or the answer is wrong, not the program"},
		{"testlib: points", testlib(7), verdict.AC, ""},
		{"testlib: crash", testlib(9), verdict.JE, "c.cpp: exit status 9; it said: said; want an exit status of testlib: 0, 1, 2, 3 or 7"},
		{"a variant of testlib accepts", testlib(42), verdict.AC, ""},
		{"a variant of testlib rejects", testlib(43), verdict.WA, "said"},

		{"nearly right", nearly("1e-6"), verdict.WA, "line 1\nonly floating-point numbers differ, by at most 1e-6 (absolute or relative): " +
			"if the statement allows such errors, judge with -tolerance 1e-6, and -save to store it"},
		{"spacing", compared(exit(0), verdict.PE, "blanks"), verdict.PE, "blanks"},
		{"right, then crash", compared(exit(1), verdict.AC, ""), verdict.RTE, "exit status 1"},

		{"accepted", after(yes), verdict.AC, "fine"},
		{"rejected by the second", after(yes, no), verdict.WA, "the checker rejects it without a message"},
		{"with words", after(withOutput), verdict.WA, "it is 7"},
		{"with a message", after(noted), verdict.WA, "want 8"},
		{"failed", after(yes, failed), verdict.JE, "w: exit status 1; it said: help; want exit status 42 or 43"},
		{"too long", after(Validator{Path: "w", Ended: ended(process.TimeLimit)}), verdict.JE, "w: ran too long; want exit status 42 or 43"},
		{"breach", after(broke), verdict.JE, "v: score.txt holds x"},
		{"crash before validators", Facts{Program: program(exit(1)).Program, Validators: []Validator{yes}}, verdict.RTE, "exit status 1"},

		{"next pass", pass(1, true, 42), verdict.None, ""},
		{"last pass", pass(2, false, 42), verdict.AC, ""},
		{"rejected pass", pass(2, false, 43), verdict.WA, "the checker rejects it without a message"},
		{"one pass too many", pass(2, true, 42), verdict.JE, "v: it asks for more than 2 passes (limits.validation_passes)"},
		{"rejects and asks", pass(1, true, 43), verdict.JE, "v: it rejects, but also asks for another pass (nextpass.in)"},
		{"fails and asks", pass(1, true, 1), verdict.JE, "v: exit status 1; want exit status 42 or 43"},

		{"no answer", Facts{Answer: &Answer{Missing: true}}, verdict.WA, "no answer to this testcase was submitted"},
		{"long answer", Facts{Answer: &Answer{Bytes: 1<<18 + 1}}, verdict.OLE, "the answer has 262145 bytes, the limit is 262144"},
		{"answer", Facts{Answer: &Answer{Bytes: 1 << 18}}, verdict.None, ""},
		{"right answer", Facts{Answer: &Answer{Bytes: 1 << 18}, Validators: []Validator{yes}}, verdict.AC, "fine"},
	} {
		if v, why := Decide(c.facts, Limits{Time: time.Second, Memory: 1 << 19, Output: 1 << 18, Passes: 2}); v != c.want || why != c.why {
			t.Errorf("%s: %v %q, want %v %q", c.name, v, why, c.want, c.why)
		}
	}
}

// TestNoOutputLimit checks that an output limit of 0 means no limit, for programs and for submitted answers.
func TestNoOutputLimit(t *testing.T) {
	yes := []Validator{{Path: "v", Ended: process.State{Status: process.Exited, ExitCode: Accepts}}}
	for _, f := range []Facts{
		{Answer: &Answer{Bytes: 1 << 40}, Validators: yes},
		{Program: &process.State{Status: process.Exited, Output: 1 << 40}, Validators: yes},
	} {
		if v, why := Decide(f, Limits{}); v != verdict.AC {
			t.Errorf("%v %q", v, why)
		}
	}
}

// TestRejectedLine checks a crash after the program's last line. The referee's rejection counts only if the judge had not
// yet closed the referee's input. Its acceptance never makes up for the crash.
func TestRejectedLine(t *testing.T) {
	now := time.Now()
	player := process.State{Status: process.Exited, ExitCode: 3, Ended: now}
	for _, c := range []struct {
		code       int
		unprompted bool
		want       verdict.Verdict
	}{
		{Rejects, true, verdict.WA}, {Rejects, false, verdict.RTE}, {Accepts, true, verdict.RTE}, {Accepts, false, verdict.RTE},
	} {
		referee := process.State{Status: process.Exited, ExitCode: c.code, Ended: now.Add(time.Millisecond)}
		f := Facts{Program: &player, Validators: []Validator{{Path: "r", Ended: referee}}, Game: &Game{Unprompted: c.unprompted}}
		if v, why := Decide(f, Limits{}); v != c.want {
			t.Errorf("%+v: %v %q", c, v, why)
		}
	}
}

// TestOnlyCase checks the sentence about an output that differs only in the case of letters.
func TestOnlyCase(t *testing.T) {
	wrong := compare.Result{Verdict: verdict.WA, Message: "line 1"}
	_, why := Decide(Facts{Compared: &wrong, OnlyCase: true}, Limits{})
	if !strings.Contains(why, "differs only in upper and lower case") {
		t.Error(why)
	}
}

// TestExtraTime checks that a program that has exceeded its time limit gets TLE, whatever ends it during the extra
// time, and that a program within its time limit gets the verdict of the other limit.
func TestExtraTime(t *testing.T) {
	l := Limits{Time: time.Second, Extra: 4 * time.Second, Memory: 1 << 19, Output: 1 << 18}
	for status, within := range map[process.Status]verdict.Verdict{
		process.MemoryLimit: verdict.MLE, process.OutputLimit: verdict.OLE, process.IdleLimit: verdict.ILE,
		process.ProcessLimit: verdict.RTE, process.Signaled: verdict.RTE, process.TimeLimit: verdict.TLE,
	} {
		for cpu, want := range map[time.Duration]verdict.Verdict{time.Second: within, time.Second + 1: verdict.TLE} {
			r := process.State{Status: status, CPU: cpu}
			if v, why := Decide(Facts{Program: &r}, l); v != want {
				t.Errorf("%v after %v: %v %q, want %v", status, cpu, v, why, want)
			}
		}
	}
}

// TestGameLimits checks the verdict if the player used too much time or the referee violated the format. TLE
// does not depend on which side ended first. A violation by the referee gives JE only if the player itself
// has not failed.
func TestGameLimits(t *testing.T) {
	now := time.Now()
	player := process.State{Status: process.Exited, CPU: 2 * time.Second, Ended: now.Add(time.Second)}
	for code, want := range map[int]verdict.Verdict{Accepts: verdict.TLE, Rejects: verdict.TLE, 1: verdict.JE} {
		f := Facts{Program: &player, Validators: []Validator{{Path: "r", Ended: process.State{ExitCode: code, Ended: now}}}, Game: &Game{}}
		if v, why := Decide(f, Limits{Time: time.Second}); v != want {
			t.Errorf("exit status %d: %v %q, want %v", code, v, why, want)
		}
	}
	player.CPU = 0
	for code, want := range map[int]verdict.Verdict{0: verdict.JE, 5: verdict.RTE} {
		player.ExitCode = code
		f := Facts{Program: &player, Validators: []Validator{{Path: "r", Ended: process.State{ExitCode: Accepts, Ended: now}, Breach: "broke"}}, Game: &Game{}}
		if v, why := Decide(f, Limits{}); v != want || v == verdict.JE && !strings.Contains(why, "broke") {
			t.Errorf("player's exit status %d: %v %q, want %v", code, v, why, want)
		}
	}
	// If the player does not answer and does not compute, the verdict is ILE.
	// Only the processor time in the slow turn counts.
	const ms = time.Millisecond
	for _, c := range []struct {
		before, cpu time.Duration
		want        verdict.Verdict
	}{
		{0, 100 * ms, verdict.ILE},
		{0, 200 * ms, verdict.TLE},
		{900 * ms, 1000 * ms, verdict.ILE},
		{900 * ms, 1100 * ms, verdict.TLE},
	} {
		slow := &Game{Cut: SlowTurn, Reason: "turn 2 took 9 s", Silent: "no output: is stdout flushed?", Turn: time.Second, Before: c.before}
		v, why := Decide(Facts{Program: &process.State{CPU: c.cpu}, Validators: []Validator{{}}, Game: slow}, Limits{})
		asks := strings.Contains(why, "flushed")
		if v != c.want || !strings.HasPrefix(why, "turn 2 took 9 s") || asks != (v == verdict.ILE) {
			t.Errorf("processor time %v, of which %v before the turn: %v %q, want %v", c.cpu, c.before, v, why, c.want)
		}
	}
}

// TestKilled checks that Killed is true only if a run was killed because it had used too much processor time.
// It must be false if the wall-clock limit ended the run.
func TestKilled(t *testing.T) {
	l := Limits{Time: 2 * time.Second, Extra: time.Second}
	for _, c := range []struct {
		status process.Status
		cpu    time.Duration
		want   bool
	}{
		{process.TimeLimit, 3001 * time.Millisecond, true},
		{process.TimeLimit, 2500 * time.Millisecond, false},
		{process.Exited, 4 * time.Second, false},
	} {
		if got := l.Killed(process.State{Status: c.status, CPU: c.cpu}); got != c.want {
			t.Errorf("%v after %v: %v", c.status, c.cpu, got)
		}
	}
	if l.IsReached(1.9) || !l.IsReached(2) {
		t.Error("IsReached ignores the time limit")
	}
}

func TestSeconds(t *testing.T) {
	r := &process.State{CPU: time.Second, Wall: 9 * time.Second}
	for _, c := range []struct {
		f    Facts
		v    verdict.Verdict
		want float64
	}{
		{Facts{Program: r}, verdict.AC, 1}, {Facts{Program: r}, verdict.TLE, 3}, {Facts{Program: r}, verdict.ILE, 9},
		{Facts{Program: r, Game: &Game{}}, verdict.ILE, 3}, {Facts{}, verdict.WA, 0},
	} {
		if got := Seconds(c.f, c.v, Limits{Time: 3 * time.Second}); got != c.want {
			t.Errorf("%+v %v: %v, want %v", c.f, c.v, got, c.want)
		}
	}
}

// TestProgram checks verdicts of programs. In the texts | separates the testcases that the site is not
// known to have from the others, and / separates the two results.
func TestProgram(t *testing.T) {
	for text, want := range map[string]string{
		"": "AC/-", "AC AC": "AC/-", "AC - AC": "-/-", "AC WA TLE": "WA/-", "- AC WA": "WA/-", "WA JE AC": "JE/-", "- RTE": "RTE/-",
		"AC | AC": "AC/-", "AC | AC WA TLE": "AC/WA", "AC AC | TLE": "AC/TLE", "AC | AC PE": "AC/PE", "WA | TLE": "WA/-", "WA | AC": "WA/-",
		"AC | -": "-/-", "AC - | WA": "-/-", "AC | - WA": "AC/WA", "AC | JE": "JE/-", "WA | JE": "JE/-", "JE | WA": "JE/-",
		"| WA": "WA/-", "| AC": "AC/-", "| AC -": "-/-",
	} {
		known, beyond, _ := strings.Cut(text, "|")
		v, wrong := Overall(verdictsOf(t, known), verdictsOf(t, beyond))
		if got := fmt.Sprintf("%v/%v", v, wrong); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// verdictsOf parses verdicts separated by blanks.
func verdictsOf(t *testing.T, text string) (list []verdict.Verdict) {
	t.Helper()
	for _, word := range strings.Fields(text) {
		var v verdict.Verdict
		if err := v.UnmarshalText([]byte(word)); err != nil {
			t.Fatal(err)
		}
		list = append(list, v)
	}
	return list
}

func TestGraded(t *testing.T) {
	for _, c := range []struct {
		cases, groups verdict.Verdict
		failure       string
		want          verdict.Verdict
	}{
		{verdict.WA, verdict.AC, "", verdict.AC}, {verdict.WA, verdict.None, "", verdict.WA}, {verdict.AC, verdict.AC, "the grader failed", verdict.JE},
	} {
		if got := Graded(c.cases, c.groups, c.failure); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}
