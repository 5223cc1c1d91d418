// Package decide makes verdicts, and is the only place where that is done: the facts of a run and its limits go in,
// the verdict and a sentence come out. It reads no file, starts nothing and looks at no clock.
package decide

import (
	"fmt"
	"strings"
	"time"

	"oj/judge/internal/compare"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
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
	Cut    Cut    // why the judge ended the game
	Reason string // that in a sentence
	Silent string // what a slow turn may come from where not one word came; ""

	Turn        time.Duration // the limit of the last turn
	RefereeEnds bool          // CodinGame's rule: the game is over when the referee accepts
}

// Cut says why the judge itself ended a game.
type Cut int

// The reasons to end a game.
const (
	Played        Cut = iota // it was not cut short
	SlowTurn                 // a turn took longer than its limit
	Silence                  // both wait, and it is the program's turn
	RefereeHangs             // it is the referee's turn, or it should have ended
	RefereeBreaks            // the referee set a limit that cannot be
)

// Decide returns the verdict and, unless it is AC, a sentence that gives the reason. Cost: constant.
func Decide(f Facts, l Limits) (verdict.Verdict, string) {
	switch {
	case f.Game != nil:
		return afterPass(f, l, played)
	case f.Answer != nil && f.Answer.Missing:
		return verdict.WA, "no answer to this testcase was submitted"
	case f.Answer != nil && f.Answer.Bytes > l.Output:
		return verdict.OLE, fmt.Sprintf("the answer has %d bytes, the limit is %d", f.Answer.Bytes, l.Output)
	}
	if f.Program != nil {
		if v, why := ended(*f.Program, l); v != verdict.None {
			return v, why
		}
	}
	switch {
	case f.Compared != nil:
		return f.Compared.Verdict, f.Compared.Message
	case len(f.Asked) > 0:
		return afterPass(f, l, judged)
	}
	return verdict.None, ""
}

// exceeded are the verdicts of limits, and what they say of a program that went beyond.
var exceeded = map[sandbox.Status]struct {
	verdict verdict.Verdict
	why     string
}{
	sandbox.TimeLimit:    {verdict.TLE, "ran too long"},
	sandbox.IdleLimit:    {verdict.ILE, "waited without computing"},
	sandbox.MemoryLimit:  {verdict.MLE, "took more memory than allowed"},
	sandbox.OutputLimit:  {verdict.OLE, "printed more than allowed"},
	sandbox.ProcessLimit: {verdict.RTE, "started more processes than allowed"},
}

// ended reads how a program ended; None where its output decides.
func ended(r sandbox.Result, l Limits) (verdict.Verdict, string) {
	limit, isLimit := exceeded[r.Status]
	late := l.TooSlow(r) && (!isLimit || limit.verdict == verdict.RTE)
	switch {
	case !isLimit && r.Status != sandbox.Signaled && r.Status != sandbox.Exited:
		return verdict.JE, fmt.Sprintf("the program ended with an unknown status %v", r.Status)
	case late || r.Status == sandbox.TimeLimit:
		return verdict.TLE, l.exceeded()
	case isLimit && r.Detail != "":
		return limit.verdict, limit.why + ": " + r.Detail
	case isLimit:
		return limit.verdict, limit.why
	case r.Status == sandbox.Signaled:
		return verdict.RTE, fmt.Sprintf("killed by a signal: %v", r.Signal)
	case r.ExitCode != 0 && r.Detail != "":
		return verdict.RTE, fmt.Sprintf("exit status %d: %s", r.ExitCode, r.Detail)
	case r.ExitCode != 0:
		return verdict.RTE, fmt.Sprintf("exit status %d", r.ExitCode)
	}
	return verdict.None, ""
}

// afterPass decides by rule, and by whether another pass is asked for.
func afterPass(f Facts, l Limits, rule func(Facts, Limits) (verdict.Verdict, string)) (verdict.Verdict, string) {
	v, why := rule(f, l)
	switch {
	case f.Pass == 0 || !f.NextPass || v == verdict.JE:
		return v, why
	case v != verdict.AC:
		return verdict.JE, f.Asked[0].Path + ": it rejects and asks for another pass (nextpass.in) at once"
	case f.Pass == l.Passes:
		return verdict.JE, fmt.Sprintf("%s: it asks for more than %d passes (limits.validation_passes)", f.Asked[0].Path, f.Pass)
	}
	return verdict.None, ""
}

// judged reads what the validators said of an output: the first that does not accept it decides.
func judged(f Facts, _ Limits) (verdict.Verdict, string) {
	v, why := verdict.AC, ""
	for _, a := range f.Asked {
		v, why = a.verdict(), a.Message
		switch {
		case v == verdict.JE:
			return v, a.failure()
		case a.Breach != "":
			return verdict.JE, a.Path + ": " + a.Breach
		case v == verdict.WA:
			return v, first(a.Message, a.Said, "the checker rejects it without a message")
		}
	}
	return v, why
}

// Accepted reports whether the validator accepts.
func (a Validator) Accepted() bool { return a.verdict() == verdict.AC }

// Answered reports whether the validator said yes or no.
func (a Validator) Answered() bool { return a.verdict() != verdict.JE }

// verdict reads the exit of a validator.
func (a Validator) verdict() verdict.Verdict {
	if a.Ended.Status == sandbox.Exited {
		switch a.Ended.ExitCode {
		case Accepts:
			return verdict.AC
		case Rejects:
			return verdict.WA
		}
	}
	return verdict.JE
}

// failure says how a validator went wrong.
func (a Validator) failure() string {
	how := Ending(a.Ended)
	if text := first(a.Message, a.Said); text != "" {
		how += "; it said: " + text
	}
	return a.Path + ": " + how + "; want exit status 42 or 43"
}

// Ending says in words how a program ended that is not judged.
func Ending(r sandbox.Result) string {
	switch r.Status {
	case sandbox.Exited:
		return fmt.Sprintf("exit status %d", r.ExitCode)
	case sandbox.Signaled:
		return fmt.Sprintf("killed by a signal (%v)", r.Signal)
	case sandbox.TimeLimit:
		return "ran too long"
	case sandbox.MemoryLimit:
		return "took too much memory"
	case sandbox.OutputLimit:
		return "printed too much (limits.validation_output)"
	}
	return fmt.Sprintf("ended badly (%v %s)", r.Status, r.Detail)
}

// first returns the first text that has more than blanks.
func first(texts ...string) string {
	for _, text := range texts {
		if text = strings.TrimSpace(text); text != "" {
			return text
		}
	}
	return ""
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
	switch {
	case failure != "":
		return verdict.JE
	case groups != verdict.None:
		return groups
	}
	return cases
}
