package decide

import (
	"strings"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/sandbox"
	"oj/tools/shared/verdict"
)

// TestGame checks the verdict for every combination of an end of the player and an end of the referee. Each
// combination is tested with the player ending first and with the referee ending first, both with and without
// RefereeEnds.
func TestGame(t *testing.T) {
	exited := func(code int) sandbox.Result { return sandbox.Result{Status: sandbox.Exited, ExitCode: code} }
	limit := func(s sandbox.Status) sandbox.Result {
		return sandbox.Result{Status: s, ExitCode: -1}
	}
	signaled := sandbox.Result{Status: sandbox.Signaled, ExitCode: -1, Signal: syscall.SIGSEGV}

	players := map[verdict.Verdict][]sandbox.Result{ // maps a verdict to the results of a player that lead to it
		verdict.AC:  {exited(0)},
		verdict.RTE: {exited(1), exited(42), exited(43), signaled, limit(sandbox.ProcessLimit)},
		verdict.TLE: {limit(sandbox.TimeLimit)},
		verdict.ILE: {limit(sandbox.IdleLimit)},
		verdict.MLE: {limit(sandbox.MemoryLimit)},
		verdict.OLE: {limit(sandbox.OutputLimit)},
	}
	referees := map[verdict.Verdict][]sandbox.Result{
		verdict.AC: {exited(42)},
		verdict.WA: {exited(43)},
		verdict.JE: {exited(0), exited(1), exited(41), exited(44), signaled, limit(sandbox.TimeLimit), limit(sandbox.MemoryLimit), limit(sandbox.Canceled)},
	}
	want := func(player, referee verdict.Verdict, stopped, refereeFirst, refereeEnds bool) verdict.Verdict {
		switch {
		case stopped && !refereeFirst:
			return player
		case referee == verdict.JE, referee == verdict.WA && refereeFirst, refereeEnds && refereeFirst:
			return referee
		case player != verdict.AC:
			return player
		}
		return referee
	}
	now := time.Now()
	for pv, ps := range players {
		for rv, rs := range referees {
			for _, p := range ps {
				for _, r := range rs {
					for i := range 4 {
						refereeFirst, refereeEnds := i%2 == 1, i > 1
						p.Ended, r.Ended = now, now.Add(time.Millisecond)
						if refereeFirst {
							p.Ended, r.Ended = r.Ended, p.Ended
						}
						got, reason := Decide(Facts{Program: &p, Validators: []Validator{{Ended: r}}, Game: &Game{RefereeEnds: refereeEnds}}, Limits{Time: time.Second})
						stopped := p.Status != sandbox.Exited && p.Status != sandbox.Signaled
						if w := want(pv, rv, stopped, refereeFirst, refereeEnds); got != w || (reason == "") != (w == verdict.AC) {
							t.Errorf("player %+v, referee %+v, referee first %v, ends the game %v: %v %q, want %v", p, r, refereeFirst, refereeEnds, got, reason, w)
						}
					}
				}
			}
		}
	}
}

// TestCut checks that the judge's own reason to end a game takes precedence over the results of the two
// programs.
func TestCut(t *testing.T) {
	got, reason := Decide(Facts{
		Program: &sandbox.Result{Status: sandbox.Canceled}, Validators: []Validator{{Ended: sandbox.Result{Status: sandbox.Canceled}}},
		Game: &Game{Cut: Silence, Reason: "no output since turn 3"},
	}, Limits{})
	if got != verdict.ILE || reason != "no output since turn 3" {
		t.Errorf("%v %q", got, reason)
	}
}

// TestSilentSpin checks that a program that computes without writing anything gets TLE, even if its processor
// time is known only at the end.
func TestSilentSpin(t *testing.T) {
	got, reason := Decide(Facts{
		Program:    &sandbox.Result{Status: sandbox.Canceled, CPU: 2 * time.Second},
		Validators: []Validator{{Ended: sandbox.Result{Status: sandbox.Canceled}}},
		Game:       &Game{Cut: Silence, Reason: "no output since turn 3"},
	}, Limits{Time: time.Second})
	if got != verdict.TLE || reason != "ran longer than 1s" {
		t.Errorf("%v %q", got, reason)
	}
}

// TestCanceledWhileEnding checks the verdict if the judge cancels a program that has just exited.
func TestCanceledWhileEnding(t *testing.T) {
	now := time.Now()
	got, reason := Decide(Facts{
		Program:    &sandbox.Result{Status: sandbox.Canceled, Ended: now},
		Validators: []Validator{{Ended: sandbox.Result{ExitCode: Rejects, Ended: now.Add(time.Millisecond)}, Message: "no number"}}, Game: &Game{},
	}, Limits{})
	if got != verdict.WA || reason != "no number" {
		t.Errorf("%v %q", got, reason)
	}
}

// TestRefereeSays checks that the referee's message is the reason for a rejection.
func TestRefereeSays(t *testing.T) {
	_, reason := Decide(Facts{
		Program: &sandbox.Result{}, Validators: []Validator{{Ended: sandbox.Result{ExitCode: Rejects}, Message: "node 7 is not a neighbour"}}, Game: &Game{},
	}, Limits{})
	if !strings.Contains(reason, "node 7") {
		t.Errorf("reason %q", reason)
	}
}
