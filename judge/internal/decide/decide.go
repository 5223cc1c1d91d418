// Package decide makes verdicts, and is the only place where that is done: the facts of a run and its limits go in, the
// verdict and a sentence come out. It reads no file, starts no program and looks at no clock.
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

// The exit statuses of checkers and interactors that use testlib. Its variants that follow the package format have those
// above.
const (
	testlibOK     = 0
	testlibWrong  = 1
	testlibFormat = 2 // presentation error
	testlibFails  = 3 // the checker or the jury's answer is wrong
	testlibDirt   = 4 // the output goes on after its end
	TestlibPoints = 7 // accepted with a score
	testlibEnds   = 8 // the output ends too early
)

// Facts are everything that a verdict depends on, except the limits. The verdict is None while the run is not over: its
// output was not judged yet, or a validator asks for another pass.
type Facts struct {
	Program  *sandbox.Result // how the program ended; nil if none ran
	Answer   *Answer         // a submitted output; nil if a program was submitted
	Compared *compare.Result // the result of the default validator; nil if it did not run
	Near     string          // a tolerance with which the default validator would accept; "" for none, or if one is set
	Asked    []Validator     // the results of the package's validators, up to the first that does not accept
	Game     *Game           // set in interactive problems, where Asked[0] is the referee
	Pass     int             // in multi-pass problems, from 1; else 0
	NextPass bool            // the validator asks for another pass
}

// Answer is an output that was submitted.
type Answer struct {
	Missing bool  // there is none for this testcase
	Bytes   int64 // its size
}

// Validator is the result of a validator or referee.
type Validator struct {
	Path    string // of its source
	Ended   sandbox.Result
	Message string // its judgemessage.txt
	Said    string // its output
	Breach  string // how it broke the format, such as by an invalid score; ""
	Testlib bool   // its exit statuses are those of testlib
}

// Game is what the judge observed while a program played.
type Game struct {
	Cut         Cut           // why the judge ended the game
	Reason      string        // the same as a sentence
	Turn        time.Duration // the limit of a turn that passed without an answer; else 0
	Silent      string        // the likely cause of that
	RefereeEnds bool          // CodinGame's rule: the game is over when the referee accepts
}

// Cut says why the judge ended a game. It is the verdict of that game, too.
type Cut verdict.Verdict

// The reasons to end a game.
const (
	Played       = Cut(verdict.None) // it was not cut short
	SlowTurn     = Cut(verdict.TLE)  // a turn took longer than its limit
	Silence      = Cut(verdict.ILE)  // both programs wait, and it is the player's turn
	RefereeFails = Cut(verdict.JE)   // the referee hangs, or its limit of turns is invalid
)

// Decide returns the verdict and, unless it is AC, a sentence with the reason.
func Decide(f Facts, l Limits) (verdict.Verdict, string) {
	v, why := f.decide(l)

	// A validator asks for the next pass by writing nextpass.in, and it must accept this one.
	if f.NextPass {
		switch {
		case v == verdict.WA:
			return verdict.JE, f.Asked[0].Path + ": it rejects and asks for another pass (nextpass.in) at once"
		case v == verdict.AC && f.Pass == l.Passes:
			return verdict.JE, fmt.Sprintf("%s: it asks for more than %d passes (limits.validation_passes)", f.Asked[0].Path, f.Pass)
		case v == verdict.AC:
			return verdict.None, ""
		}
	}

	// The referee may know more about a game than the judge, so its message is added to the judge's reason.
	if f.Game != nil {
		message := f.Asked[0].Message
		if message != "" && !strings.Contains(why, message) {
			why = strings.TrimPrefix(why+"\nreferee: "+message, "\n")
		}
	}
	return v, why
}

// decide returns the verdict of one pass. Facts of higher priority come first: the game, then the end of the program, then
// the judgement of its output.
func (f Facts) decide(l Limits) (verdict.Verdict, string) {
	if f.Answer != nil && f.Answer.Missing {
		return verdict.WA, "no answer to this testcase was submitted"
	}
	if f.Answer != nil && f.Answer.Bytes > l.Output {
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
		return f.Compared.Verdict, f.Compared.Message + f.nearly()
	}
	return f.judged()
}

// nearly is the end of the sentence about an output in which only floating-point numbers differ a little; "" for others.
func (f Facts) nearly() string {
	if f.Near == "" {
		return ""
	}
	return fmt.Sprintf("\nonly floating-point numbers differ, by at most %s (absolute or relative): "+
		"if the statement allows such errors, judge with -tolerance %s, and -save to store it", f.Near, f.Near)
}

// waitingShare: a program that used less than 1/8 of the time of a turn was waiting, not computing. A computing program
// gets at least as much, unless more than eight programs share each processor.
const waitingShare = 8

// played returns the verdict of a game if something decides that has priority over the way in which the program ended;
// None if nothing does.
func (f Facts) played(l Limits) (verdict.Verdict, string) {
	g, referee := f.Game, f.Asked[0]
	says := referee.Verdict()
	refereeFirst := referee.Ended.Ended.Before(f.Program.Ended)
	_, stoppedByLimit := exceeded[f.Program.Status]
	tooSlow := l.TooSlow(*f.Program)

	// A program that floods its referee keeps it busy for long after its own end. That is no failure of the referee.
	if stoppedByLimit && !refereeFirst {
		return ended(*f.Program, l)
	}

	// A turn without an answer in which the program did not compute: most likely the program waits, because an answer is
	// still in a buffer of its own.
	if f.Program.CPU < g.Turn/waitingShare {
		return verdict.ILE, g.Reason + "; " + g.Silent
	}

	switch {
	case g.Cut == RefereeFails:
		return verdict.JE, referee.failed(g.Reason)
	case g.Cut == Silence && tooSlow: // it did compute; some systems measure that only at the end
		return verdict.TLE, l.exceeded()
	case g.Cut != Played:
		return verdict.Verdict(g.Cut), g.Reason
	case says != verdict.JE && tooSlow:
		return verdict.TLE, l.exceeded()
	}

	// The referee's own verdict decides if it fails, and if it ends the game. A canceled program was about to end by
	// itself, because otherwise a limit or a cut would be known.
	refereeDecides := refereeFirst && (says == verdict.WA || g.RefereeEnds)
	if says == verdict.JE || f.Program.Status == sandbox.Canceled || refereeDecides {
		return f.judged()
	}
	return verdict.None, ""
}

// exceeded maps the status of a run that a limit ended to the verdict, and to the reasons for programs and validators.
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

// ended returns the verdict on a program by the way in which it ended; None if its output decides.
func ended(r sandbox.Result, l Limits) (verdict.Verdict, string) {
	limit, isLimit := exceeded[r.Status]

	// The sandbox takes samples, so a program may use too much time and then end by itself, or by a crash. Then the time
	// is the verdict. Of two limits the one that ended the program is the verdict.
	endedByItself := !isLimit || limit.verdict == verdict.RTE
	// A program that prints without end is idle while it waits for the judge to read. Its time is over nevertheless.
	printedTooMuch := l.TooMuchOutput(r.Output)
	timeIsOver := r.Status == sandbox.TimeLimit || r.Status == sandbox.IdleLimit && printedTooMuch
	if timeIsOver || l.TooSlow(r) && endedByItself {
		why := l.exceeded()
		if printedTooMuch {
			why += " and printed more than " + mebibytes(l.Output)
		}
		return verdict.TLE, why
	}

	switch {
	case isLimit:
		return limit.verdict, limit.why + l.beyond(r)
	case r.Status == sandbox.Signaled:
		return verdict.RTE, fmt.Sprintf("killed by a signal: %v", r.Signal)
	case r.Status != sandbox.Exited:
		return verdict.JE, "the program " + Ending(r)
	case r.ExitCode != 0:
		return verdict.RTE, Ending(r)
	case printedTooMuch:
		return verdict.OLE, "printed more than allowed: more than " + mebibytes(l.Output)
	}
	return verdict.None, ""
}

// judged returns the verdict of the validators or the referee: the first one that does not accept decides. It is None if
// no validator ran.
func (f Facts) judged() (v verdict.Verdict, why string) {
	rejects := "the checker rejects it without a message"
	if f.Game != nil {
		rejects = "the referee rejects the game"
	}

	// A broken validator is a judge error even if it accepts.
	for _, a := range f.Asked {
		v, why = a.Verdict(), a.Message
		switch {
		case v == verdict.JE:
			return v, a.failed(Ending(a.Ended)) + a.wanted()
		case a.Breach != "":
			return verdict.JE, a.Path + ": " + a.Breach
		case v == verdict.WA:
			return v, cmp.Or(a.text(), rejects)
		}
	}
	return v, why
}

// failed returns a sentence about the failure of a validator, with the validator's own words.
func (a Validator) failed(how string) string {
	if text := a.text(); text != "" {
		how += "; it said: " + text
	}
	return a.Path + ": " + how
}

// text returns the reason that a validator gives; "" for none.
func (a Validator) text() string {
	return cmp.Or(strings.TrimSpace(a.Message), strings.TrimSpace(a.Said))
}

// Verdict returns AC if the validator accepts, WA if it rejects, and JE if it ended in any other way.
func (a Validator) Verdict() verdict.Verdict {
	if a.Ended.Status != sandbox.Exited {
		return verdict.JE
	}
	switch a.Ended.ExitCode {
	case Accepts:
		return verdict.AC
	case Rejects:
		return verdict.WA
	}
	if !a.Testlib {
		return verdict.JE
	}

	switch a.Ended.ExitCode {
	case testlibOK, TestlibPoints:
		return verdict.AC
	case testlibWrong, testlibFormat, testlibDirt, testlibEnds:
		return verdict.WA
	}
	return verdict.JE
}

// wanted is the end of the sentence about a validator that failed: the exit statuses that it may have.
func (a Validator) wanted() string {
	switch {
	case !a.Testlib:
		return "; want exit status 42 or 43"
	case a.Ended.Status == sandbox.Exited && a.Ended.ExitCode == testlibFails:
		return "; by this status of testlib the checker, the input or the answer is wrong, not the program"
	}
	return "; want an exit status of testlib: 0, 1, 2, 3 or 7"
}

// Ending describes the end of a program of the package.
func Ending(r sandbox.Result) string {
	limit, isLimit := exceeded[r.Status]
	switch {
	case isLimit:
		return limit.validator
	case r.Status == sandbox.Exited:
		return fmt.Sprintf("exit status %d", r.ExitCode)
	case r.Status == sandbox.Signaled:
		return fmt.Sprintf("killed by a signal (%v)", r.Signal)
	}
	return fmt.Sprintf("ended badly (%v)", r.Status)
}

// Program returns the verdict of a program, given those of its testcases in their order: JE if there is one, else the first
// that is not AC. Testcases that did not run do not count.
func Program(cases []verdict.Verdict) verdict.Verdict {
	result := verdict.AC
	for _, v := range cases {
		if v == verdict.JE || result == verdict.AC && v != verdict.None {
			result = v
		}
	}
	return result
}

// Refused is the verdict of a program that does not compile, or whose language the problem does not allow.
func Refused() verdict.Verdict { return verdict.CE }

// Graded returns the verdict of a program whose groups of testcases were graded. failure is a fault of the package, ""
// for none. groups is the verdict of the groups; if it is None, the verdict of the testcases counts.
func Graded(cases, groups verdict.Verdict, failure string) verdict.Verdict {
	if failure != "" {
		return verdict.JE
	}
	return cmp.Or(groups, cases)
}
