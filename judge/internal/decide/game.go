package decide

import (
	"fmt"
	"strings"

	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// waits tells who computes from who waits: one that used less than this part of its turn waited. On a machine with as
// many other programs for each processor a program that computes does not get more.
const waits = 8

// cuts are the verdicts of games that the judge ended.
var cuts = map[Cut]verdict.Verdict{
	SlowTurn: verdict.TLE, Silence: verdict.ILE, RefereeHangs: verdict.JE, RefereeBreaks: verdict.JE,
}

// played reads how a game went, and adds the referee's own words to the reason.
func played(f Facts, l Limits) (verdict.Verdict, string) {
	referee := f.Asked[0]
	v, why := outcome(f, l)
	if (v == verdict.AC || v == verdict.WA) && referee.Breach != "" {
		return verdict.JE, referee.Path + ": " + referee.Breach
	}
	if referee.Message != "" && !strings.Contains(why, referee.Message) {
		why = strings.TrimPrefix(why+"\nreferee: "+referee.Message, "\n")
	}
	if v == verdict.JE {
		why = referee.Path + ": " + why
		if said := strings.TrimSpace(referee.Said); said != "" {
			why += "; it said: " + said
		}
	}
	return v, why
}

// outcome decides in this order: what the judge itself found, the referee failed, the player took too long, the referee
// said wrong and ended first, or accepted first where that ends the game, the player exceeded a limit, the player
// crashed, what the referee said.
func outcome(f Facts, l Limits) (verdict.Verdict, string) {
	player, referee, g := *f.Program, f.Asked[0], f.Game
	says := referee.verdict()
	refereeFirst := referee.Ended.Ended.Before(player.Ended)
	limit, isLimit := exceeded[player.Status]
	switch {
	case g.Cut == SlowTurn && g.Silent != "" && player.CPU < g.Turn/waits:
		// It did not compute but wait, most likely for an answer to words that it still holds back.
		return verdict.ILE, g.Reason + "; " + g.Silent
	case g.Cut != Played:
		return cuts[g.Cut], g.Reason
	case says == verdict.JE:
		return verdict.JE, refereeFailure(referee.Ended)
	case l.TooSlow(player):
		return verdict.TLE, l.exceeded()
	case says == verdict.WA && refereeFirst:
		return verdict.WA, first(referee.Message, "the referee rejects the game")
	case says == verdict.AC && refereeFirst && g.RefereeEnds:
		return verdict.AC, ""
	case isLimit:
		return limit.verdict, "the program " + player.Detail
	case player.Status == sandbox.Signaled:
		return verdict.RTE, "the program was " + player.Detail
	case player.ExitCode != 0 && player.Status == sandbox.Exited:
		return verdict.RTE, fmt.Sprintf("the program ended with exit status %d", player.ExitCode)
	case says == verdict.WA:
		return verdict.WA, first(referee.Message, "the referee rejects the game after the program has ended")
	}
	return verdict.AC, ""
}

// refereeFailure is the reason for a referee that did not end as the protocol asks.
func refereeFailure(r sandbox.Result) string {
	switch r.Status {
	case sandbox.Exited:
		return fmt.Sprintf("the referee ended with exit status %d, want 42 (accepted) or 43 (wrong)", r.ExitCode)
	case sandbox.Signaled:
		return "the referee was " + r.Detail
	}
	return "the referee " + r.Detail
}
