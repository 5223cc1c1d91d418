// Package decide makes verdicts, and is the only place where that is done: the facts of a run and its limits go in,
// the verdict and a sentence come out. It reads no file, starts nothing and looks at no clock.
package decide

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"oj/judge/internal/sandbox"
	"oj/tools/compare"
	"oj/tools/verdict"
)

// The exit statuses of validators and referees.
const (
	Accepts = 42
	Rejects = 43
)

// Facts are all that a verdict depends on, but for the limits. A run that is not over yet, because its output was not
// judged or because a validator asks for another pass, has the verdict None.
type Facts struct {
	Program  *sandbox.Result // how the program ended; nil where none ran
	Answer   *Answer         // what was submitted in place of a program; nil for a program
	Compared *compare.Result // what the default validator found; nil where it was not asked
	Asked    []Validator     // what the package's validators said, up to the first that did not accept
	Game     *Game           // of an interactive problem, whose referee is Asked[0]
	Pass     int             // of a problem of several passes, from 1; else 0
	NextPass bool            // the validator asks for another one
}

// Answer is an output that was submitted.
type Answer struct {
	Missing bool  // there is none for this testcase
	Bytes   int64 // its size
}

// Validator is what a validator or referee said.
type Validator struct {
	Path    string // of its source
	Ended   sandbox.Result
	Message string // its judgemessage.txt
	Said    string // what it printed
	Breach  string // how it broke the format, such as a score that cannot be; ""
}

// Game is what the judge found out while a program played.
type Game struct {
	Cut         Cut           // why the judge ended the game
	Reason      string        // that in a sentence
	Turn        time.Duration // the limit of a turn that was too slow and in which no answer came; else 0
	Silent      string        // what that may come from
	RefereeEnds bool          // CodinGame's rule: the game is over when the referee accepts
}

// Cut says why the judge itself ended a game, which is the verdict of that game, too.
type Cut verdict.Verdict

// The reasons to end a game.
const (
	Played       = Cut(verdict.None) // it was not cut short
	SlowTurn     = Cut(verdict.TLE)  // a turn took longer than its limit
	Silence      = Cut(verdict.ILE)  // both wait, and it is the program's turn
	RefereeFails = Cut(verdict.JE)   // the referee hangs, or it set a limit that cannot be
)

// Decide returns the verdict and, unless it is AC, a sentence that gives the reason. Cost: constant.
func Decide(f Facts, l Limits) (verdict.Verdict, string) {
	v, why := f.decide(l)
	switch {
	case f.NextPass && v == verdict.WA:
		return verdict.JE, f.Asked[0].Path + ": it rejects and asks for another pass (nextpass.in) at once"
	case f.NextPass && v == verdict.AC && f.Pass == l.Passes:
		return verdict.JE, fmt.Sprintf("%s: it asks for more than %d passes (limits.validation_passes)", f.Asked[0].Path, f.Pass)
	case f.NextPass && v == verdict.AC:
		return verdict.None, ""
	case f.Game != nil && f.Asked[0].Message != "" && !strings.Contains(why, f.Asked[0].Message):
		why = strings.TrimPrefix(why+"\nreferee: "+f.Asked[0].Message, "\n")
	}
	return v, why
}

// decide reads the facts of one pass, in the order of what they count: first come breaches of the judge's own rules and
// of the referee's, then how the program ended, then what is said of its output.
func (f Facts) decide(l Limits) (verdict.Verdict, string) {
	switch {
	case f.Answer != nil && f.Answer.Missing:
		return verdict.WA, "no answer to this testcase was submitted"
	case f.Answer != nil && f.Answer.Bytes > l.Output:
		return verdict.OLE, fmt.Sprintf("the answer has %d bytes, the limit is %d", f.Answer.Bytes, l.Output)
	}
	if f.Game != nil {
		if v, why := f.played(l); v != verdict.None {
			return v, why
		}
	}
	if f.Program != nil {
		if v, why := ended(*f.Program, l); v != verdict.None {
			return v, why
		}
	}
	if f.Compared != nil {
		return f.Compared.Verdict, f.Compared.Message
	}
	return f.judged()
}

// waits tells who computes from who waits: one that used less than this part of its turn waited. On a machine with as
// many other programs for each processor a program that computes does not get more.
const waits = 8

// played reads what counts in a game before the program's end: a limit that ended the program, what the judge itself
// found, the referee's failure, the time that the program took, and the word of a referee that ended first, where that
// ends the game. None for nothing.
func (f Facts) played(l Limits) (verdict.Verdict, string) {
	g, referee := f.Game, f.Asked[0]
	says, refereeFirst := referee.Verdict(), referee.Ended.Ended.Before(f.Program.Ended)
	_, stoppedByLimit := exceeded[f.Program.Status]
	switch {
	case stoppedByLimit && !refereeFirst:
		// A program that floods its referee keeps it busy for long after, which is no failure of the referee.
		return ended(*f.Program, l)
	case f.Program.CPU < g.Turn/waits:
		// It did not compute but wait, most likely for an answer to words that it still holds back.
		return verdict.ILE, g.Reason + "; " + g.Silent
	case g.Cut == RefereeFails:
		return verdict.JE, referee.failed(g.Reason)
	case g.Cut == Silence && l.TooSlow(*f.Program): // it did compute, which some systems tell only at the end
		return verdict.TLE, l.exceeded()
	case g.Cut != Played:
		return verdict.Verdict(g.Cut), g.Reason
	case says != verdict.JE && l.TooSlow(*f.Program):
		return verdict.TLE, l.exceeded()
	case says == verdict.JE, f.Program.Status == sandbox.Canceled, refereeFirst && (says == verdict.WA || g.RefereeEnds):
		return f.judged() // a program that was about to end may be canceled all the same
	}
	return verdict.None, ""
}

// exceeded are the verdicts of limits, and what they say of a program that went beyond, and of a validator.
var exceeded = map[sandbox.Status]struct {
	verdict        verdict.Verdict
	why, validator string
}{
	sandbox.TimeLimit:    {verdict.TLE, "ran too long", "ran too long"},
	sandbox.IdleLimit:    {verdict.ILE, "waited without computing", "waited without computing"},
	sandbox.MemoryLimit:  {verdict.MLE, "took more memory than allowed", "took too much memory"},
	sandbox.OutputLimit:  {verdict.OLE, "printed more than allowed", "printed too much (limits.validation_output)"},
	sandbox.ProcessLimit: {verdict.RTE, "started more processes than allowed", "started too many processes"},
}

// ended reads how a program ended; None where its output decides.
func ended(r sandbox.Result, l Limits) (verdict.Verdict, string) {
	switch limit, isLimit := exceeded[r.Status]; {
	case l.TooSlow(r) && (!isLimit || limit.verdict == verdict.RTE) || r.Status == sandbox.TimeLimit:
		return verdict.TLE, l.exceeded()
	case isLimit:
		return limit.verdict, limit.why + l.beyond(r)
	case r.Status == sandbox.Signaled:
		return verdict.RTE, fmt.Sprintf("killed by a signal: %v", r.Signal)
	case r.Status != sandbox.Exited:
		return verdict.JE, "the program " + Ending(r)
	case r.ExitCode == 0:
		return verdict.None, ""
	}
	return verdict.RTE, Ending(r)
}

// judged reads what the validators or the referee said: the first that does not accept decides. None where nobody was
// asked.
func (f Facts) judged() (v verdict.Verdict, why string) {
	rejects := "the checker rejects it without a message"
	if f.Game != nil {
		rejects = "the referee rejects the game"
	}
	for _, a := range f.Asked {
		v, why = a.Verdict(), a.Message
		switch {
		case v == verdict.JE:
			return v, a.failed(Ending(a.Ended)) + "; want exit status 42 or 43"
		case a.Breach != "":
			return verdict.JE, a.Path + ": " + a.Breach
		case v == verdict.WA:
			return v, cmp.Or(a.text(), rejects)
		}
	}
	return v, why
}

// failed says how a validator went wrong.
func (a Validator) failed(how string) string {
	if text := a.text(); text != "" {
		how += "; it said: " + text
	}
	return a.Path + ": " + how
}

// text is what a validator gives as its reason; "" for nothing.
func (a Validator) text() string {
	return cmp.Or(strings.TrimSpace(a.Message), strings.TrimSpace(a.Said))
}

// Verdict reads the exit of a validator: AC where it accepts, WA where it rejects, else JE.
func (a Validator) Verdict() verdict.Verdict {
	switch {
	case a.Ended.Status == sandbox.Exited && a.Ended.ExitCode == Accepts:
		return verdict.AC
	case a.Ended.Status == sandbox.Exited && a.Ended.ExitCode == Rejects:
		return verdict.WA
	}
	return verdict.JE
}

// Ending says in words how a program ended that is not judged.
func Ending(r sandbox.Result) string {
	switch limit, isLimit := exceeded[r.Status]; {
	case isLimit:
		return limit.validator
	case r.Status == sandbox.Exited:
		return fmt.Sprintf("exit status %d", r.ExitCode)
	case r.Status == sandbox.Signaled:
		return fmt.Sprintf("killed by a signal (%v)", r.Signal)
	}
	return fmt.Sprintf("ended badly (%v)", r.Status)
}

// Program returns the verdict of a program by those of its testcases, in their order: the first that is not accepted,
// and a judge error before all. Testcases that were not run do not count.
func Program(cases []verdict.Verdict) verdict.Verdict {
	result := verdict.AC
	for _, v := range cases {
		if v == verdict.JE || result == verdict.AC && v != verdict.None {
			result = v
		}
	}
	return result
}

// Refused is the verdict of a program that its compiler does not take, or whose language the problem does not allow.
func Refused() verdict.Verdict { return verdict.CE }

// Graded returns the verdict of a program whose groups of testcases were graded: that of the groups, unless they have
// none, and a judge error where the package was at fault.
func Graded(cases, groups verdict.Verdict, failure string) verdict.Verdict {
	if failure != "" {
		return verdict.JE
	}
	return cmp.Or(groups, cases)
}
