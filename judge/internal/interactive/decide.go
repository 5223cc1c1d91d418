// The verdict of a finished game, from the facts alone.

package interactive

import (
	"fmt"
	"time"

	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// Exit statuses of a referee.
const (
	accepts = 42
	rejects = 43
)

// busy tells who computes from who waits: one that used less than this part of its turn waited. On a
// machine with as many other programs for each processor a program that computes does not get more.
const busy = 8

// facts is all that the verdict depends on.
type facts struct {
	Player, Referee sandbox.Result
	Found           verdict.Verdict // what Play itself found during the game, None if nothing
	FoundReason     string
	Message         string        // the referee's
	Silent          string        // what Found may come from, if not one word came in the last turn
	Turn            time.Duration // limit of that turn
	RefereeEnds     bool          // see Options
}

// limitVerdicts are the verdicts of the limits of a player.
var limitVerdicts = map[sandbox.Status]verdict.Verdict{
	sandbox.TimeLimit:    verdict.TLE,
	sandbox.IdleLimit:    verdict.ILE,
	sandbox.MemoryLimit:  verdict.MLE,
	sandbox.OutputLimit:  verdict.OLE,
	sandbox.ProcessLimit: verdict.RTE,
}

// decide returns the verdict and, unless it is AC, a sentence that gives the reason.
func decide(f facts) (verdict.Verdict, string) {
	says, failed := refereeVerdict(f.Referee)
	refereeFirst := f.Referee.Ended.Before(f.Player.Ended)
	limit, exceeded := limitVerdicts[f.Player.Status]
	switch {
	case f.Found == verdict.TLE && f.Silent != "" && f.Player.CPU < f.Turn/busy:
		// It did not compute but wait, most likely for an answer to words that it still holds back.
		return verdict.ILE, f.FoundReason + "; " + f.Silent
	case f.Found != verdict.None:
		return f.Found, f.FoundReason
	case says == verdict.JE:
		return verdict.JE, failed
	case says == verdict.WA && refereeFirst:
		return verdict.WA, orElse(f.Message, "the referee rejects the game")
	case says == verdict.AC && refereeFirst && f.RefereeEnds:
		return verdict.AC, ""
	case exceeded:
		return limit, "the program " + f.Player.Detail
	case f.Player.Status == sandbox.Signaled:
		return verdict.RTE, "the program was " + f.Player.Detail
	case f.Player.ExitCode != 0 && f.Player.Status == sandbox.Exited:
		return verdict.RTE, fmt.Sprintf("the program ended with exit status %d", f.Player.ExitCode)
	case says == verdict.WA:
		return verdict.WA, orElse(f.Message, "the referee rejects the game after the program has ended")
	}
	return verdict.AC, ""
}

// refereeVerdict reads the referee's exit status; for a referee that did not
// end as the protocol asks it is JE and the reason.
func refereeVerdict(r sandbox.Result) (verdict.Verdict, string) {
	switch {
	case r.Status == sandbox.Exited && r.ExitCode == accepts:
		return verdict.AC, ""
	case r.Status == sandbox.Exited && r.ExitCode == rejects:
		return verdict.WA, ""
	case r.Status == sandbox.Exited:
		return verdict.JE, fmt.Sprintf("the referee ended with exit status %d, want 42 (accepted) or 43 (wrong)", r.ExitCode)
	case r.Status == sandbox.Signaled:
		return verdict.JE, "the referee was " + r.Detail
	}
	return verdict.JE, "the referee " + r.Detail
}

func orElse(s, otherwise string) string {
	if s != "" {
		return s
	}
	return otherwise
}
