package decide

import (
	"strings"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/process"
	"oj/tools/shared/verdict"
)

// TestGame checks the verdict for every combination of an end of the player and an end of the referee. Each
// combination is tested with the player ending first and with the referee ending first, both with and without
// RefereeEnds.
func TestGame(t *testing.T) {
	exited := func(code int) process.State { return process.State{Status: process.Exited, ExitCode: code} }
	limit := func(s process.Status) process.State {
		return process.State{Status: s, ExitCode: -1}
	}
	signaled := process.State{Status: process.Signaled, ExitCode: -1, Signal: syscall.SIGSEGV}

	players := map[verdict.Verdict][]process.State{ // maps a verdict to the results of a player that lead to it
		verdict.AC:  {exited(0)},
		verdict.RTE: {exited(1), exited(42), exited(43), signaled, limit(process.ProcessLimit)},
		verdict.TLE: {limit(process.TimeLimit)},
		verdict.ILE: {limit(process.IdleLimit)},
		verdict.MLE: {limit(process.MemoryLimit)},
		verdict.OLE: {limit(process.OutputLimit)},
	}
	referees := map[verdict.Verdict][]process.State{
		verdict.AC: {exited(42)},
		verdict.WA: {exited(43)},
		verdict.JE: {exited(0), exited(1), exited(41), exited(44), signaled, limit(process.TimeLimit), limit(process.MemoryLimit), limit(process.Canceled)},
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
						stopped := p.Status != process.Exited && p.Status != process.Signaled
						// The judge cancels the referee after it has stopped the player. Both ends may be reported in any order.
						byItself := refereeFirst && r.Status != process.Canceled
						if w := want(pv, rv, stopped, byItself, refereeEnds); got != w || (reason == "") != (w == verdict.AC) {
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
		Program: &process.State{Status: process.Canceled}, Validators: []Validator{{Ended: process.State{Status: process.Canceled}}},
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
		Program:    &process.State{Status: process.Canceled, CPU: 2 * time.Second},
		Validators: []Validator{{Ended: process.State{Status: process.Canceled}}},
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
		Program:    &process.State{Status: process.Canceled, Ended: now},
		Validators: []Validator{{Ended: process.State{ExitCode: Rejects, Ended: now.Add(time.Millisecond)}, Message: "no number"}}, Game: &Game{},
	}, Limits{})
	if got != verdict.WA || reason != "no number" {
		t.Errorf("%v %q", got, reason)
	}
}

// TestRefereeSays checks that the referee's message is the reason for a rejection.
func TestRefereeSays(t *testing.T) {
	_, reason := Decide(Facts{
		Program: &process.State{}, Validators: []Validator{{Ended: process.State{ExitCode: Rejects}, Message: "node 7 is not a neighbour"}}, Game: &Game{},
	}, Limits{})
	if !strings.Contains(reason, "node 7") {
		t.Errorf("reason %q", reason)
	}
}
