// Package decide computes the verdict of a run, and a sentence with the reason, from the limits of the run
// and from what the judge has observed (type Facts). No other package of the judge decides verdicts. The
// functions are pure: they read no file, start no program and read no clock.
package decide

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"oj/judge/internal/process"
	"oj/tools/shared/compare"
	"oj/tools/shared/verdict"
)

// The exit statuses of validators and referees.
const (
	Accepts = 42
	Rejects = 43
)

// The exit statuses of checkers and interactors that use testlib. Some variants of testlib exit with Accepts
// and Rejects instead, as the package format requires.
const (
	testlibOK     = 0
	testlibWrong  = 1
	testlibFormat = 2 // presentation error
	testlibFails  = 3 // the checker, the input or the jury's answer is wrong
	testlibDirt   = 4 // the output has more tokens than expected
	TestlibPoints = 7 // accepted with a score
	testlibEnds   = 8 // the output has fewer tokens than expected
)

// Facts holds everything that a verdict depends on, except the limits. If the output is not judged yet, or if a
// validator asks for another pass, Decide returns the verdict None.
type Facts struct {
	Program    *process.State  // how the program ended; nil if no program ran
	Answer     *Answer         // a submitted output; nil if a program was submitted
	Compared   *compare.Result // the result of the default validator; nil if it did not run
	OnlyCase   bool            // the default validator would accept the output if letters in upper and lower case were equal
	Near       string          // a tolerance with which the default validator would accept the output; "" if there is none, or if a tolerance is set
	Validators []Validator     // the results of the output validators that ran; all except the last one have accepted
	Game       *Game           // set in interactive problems, where Validators[0] is the referee
	Pass       int             // in a multi-pass problem, the number of the pass, counted from 1; else 0
	NextPass   bool            // the validator requests another pass
}

// Answer is a submitted output. In a submit-answer problem contestants submit outputs instead of programs.
type Answer struct {
	Missing bool  // the submission has no output for this testcase
	Bytes   int64 // the size of the output
}

// Validator is the result of a validator or referee.
type Validator struct {
	Path    string // the path of the source
	Ended   process.State
	Message string // the text of judgemessage.txt
	Output  string // standard output and standard error
	Breach  string // how the validator violates the package format, for example by an invalid score; "" if it does not
	Testlib bool   // the validator uses the exit statuses of testlib
}

// Game holds what the judge observed while a program and a referee ran together.
type Game struct {
	Cut         Cut           // why the judge ended the game
	Reason      string        // a sentence that explains Cut
	Turn        time.Duration // the time limit of the turn in which the program did not answer in time; 0 if it always did
	Before      time.Duration // the processor time that the program had used shortly after the start of that turn; 0 if it is unknown
	Silent      string        // the likely cause of the missing answer
	Unprompted  bool          // the referee ended before the judge closed its input, so it judged only the program's output
	RefereeEnds bool          // whether CodinGame's rule applies: the game is over when the referee accepts
}

// Cut is the reason why the judge ended a game. Its values are verdicts, because the reason is also the verdict of the
// game.
type Cut verdict.Verdict

// The reasons to end a game.
const (
	Played       = Cut(verdict.None) // the judge did not end the game
	SlowTurn     = Cut(verdict.TLE)  // a turn took longer than its time limit
	Flood        = Cut(verdict.OLE)  // the player has written far more than the referee reads
	Silence      = Cut(verdict.ILE)  // both programs wait although it is the player's turn
	RefereeFails = Cut(verdict.JE)   // the referee hangs, or it has set an invalid time limit for turns
)

// Decide returns the verdict of a run and a sentence with the reason. The sentence is "" for AC.
func Decide(f Facts, l Limits) (verdict.Verdict, string) {
	v, why := f.decide(l)

	// A validator that asks for another pass (by writing nextpass.in) must accept this pass.
	if f.NextPass {
		switch {
		case v == verdict.WA:
			return verdict.JE, f.Validators[0].Path + ": it rejects, but also asks for another pass (nextpass.in)"
		case v == verdict.AC && f.Pass == l.Passes:
			return verdict.JE, fmt.Sprintf("%s: it asks for more than %d passes (limits.validation_passes)", f.Validators[0].Path, f.Pass)
		case v == verdict.AC:
			return verdict.None, ""
		}
	}

	// The referee may know better than the judge why a game was lost, so the referee's message follows the judge's
	// reason.
	if f.Game != nil {
		message := f.Validators[0].Message
		if message != "" && !strings.Contains(why, message) {
			why = strings.TrimPrefix(why+"\nreferee: "+message, "\n")
		}
	}
	return v, why
}

// decide returns the verdict of one pass. It checks first the game, then how the program ended, and last the
// validators' results.
func (f Facts) decide(l Limits) (verdict.Verdict, string) {
	if f.Answer != nil && f.Answer.Missing {
		return verdict.WA, "no answer to this testcase was submitted"
	}
	if f.Answer != nil && l.TooMuchOutput(f.Answer.Bytes) {
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
		return f.Compared.Verdict, f.Compared.Message + f.otherCase() + f.nearly()
	}
	return f.judged()
}

// otherCase returns a hint about -ignore-case if the output differs only in the case of letters, and otherwise "".
func (f Facts) otherCase() string {
	if !f.OnlyCase {
		return ""
	}
	return "\ndiffers only in upper and lower case: " +
		"if the statement allows both, judge with -ignore-case, and -save to store it"
}

// nearly returns a hint about -tolerance if the output differs only by small floating-point errors, and otherwise "".
func (f Facts) nearly() string {
	if f.Near == "" {
		return ""
	}
	return fmt.Sprintf("\nonly floating-point numbers differ, by at most %s (absolute or relative): "+
		"if the statement allows such errors, judge with -tolerance %s, and -save to store it", f.Near, f.Near)
}

// If a program computed for less than 1/waitingShare of the time limit of a turn, it was waiting in this
// turn. The share is so small because other programs on the machine may slow this program down: a program
// that computes all the time still gets an eighth of a processor if eight programs share it.
const waitingShare = 8

// played returns the verdict of a game if it follows from a decision of the judge or of the referee. If the
// verdict follows only from how the program ended, played returns None.
func (f Facts) played(l Limits) (verdict.Verdict, string) {
	g, referee := f.Game, f.Validators[0]
	says := referee.Verdict()
	// A referee that was canceled did not end by itself, although its end may be reported first.
	refereeFirst := referee.Ended.Status != process.Canceled && referee.Ended.Ended.Before(f.Program.Ended)
	_, stoppedByLimit := exceeded[f.Program.Status]
	tooSlow := l.TooSlow(*f.Program)

	// If the sandbox stopped the program at a limit before the referee ended, the limit determines the
	// verdict. This holds even if the referee seemed to hang, because the referee may still have been reading
	// a flood of the player's output.
	if stoppedByLimit && !refereeFirst {
		return ended(*f.Program, l)
	}

	// If the program neither answered nor computed in this turn, it was waiting. Most likely its answer is still in its
	// output buffer. The processor time of earlier turns does not matter.
	if f.Program.CPU-g.Before < g.Turn/waitingShare {
		return verdict.ILE, g.Reason + "; " + g.Silent
	}

	switch {
	case g.Cut == RefereeFails:
		return verdict.JE, referee.failed(g.Reason)
	case g.Cut == Silence && tooSlow:
		// The program was not idle but computing. Some systems measure the processor time only at the end of
		// a program, so the judge could not see this during the game.
		return verdict.TLE, l.exceeded()
	case g.Cut != Played:
		return verdict.Verdict(g.Cut), g.Reason
	case says != verdict.JE && tooSlow:
		return verdict.TLE, l.exceeded()
	}

	// The referee's verdict counts in each of these cases:
	//   - The referee has failed.
	//   - The referee ended before the program, and either it rejected the output or its acceptance ends the
	//     game (RefereeEnds).
	//   - The referee rejected a line of the program, which crashed before the referee had read the line.
	//   - The judge killed the program (status Canceled) after the referee's end. The code above has already
	//     handled all other reasons to kill the program.
	refereeDecides := refereeFirst && (says == verdict.WA || g.RefereeEnds)
	rejectsLine := g.Unprompted && says == verdict.WA
	if says == verdict.JE || rejectsLine || f.Program.Status == process.Canceled || refereeDecides {
		return f.judged()
	}
	return verdict.None, ""
}

// exceeded maps the status of a run that was ended by a limit to a verdict and two messages: one for a
// submission, one for a validator.
var exceeded = map[process.Status]struct {
	verdict               verdict.Verdict
	submission, validator string
}{
	process.TimeLimit:    {verdict.TLE, "ran too long", "ran too long"},
	process.IdleLimit:    {verdict.ILE, "waited without computing", "waited without computing"},
	process.MemoryLimit:  {verdict.MLE, "took more memory than allowed", "took too much memory"},
	process.OutputLimit:  {verdict.OLE, "printed more than allowed", "printed too much (limits.validation_output)"},
	process.ProcessLimit: {verdict.RTE, "too many processes", "started too many processes"},
}

// ended returns the verdict that follows from the end of the program, such as a crash or an exceeded limit. It returns
// None if the program ended normally, so that its output decides.
func ended(r process.State, l Limits) (verdict.Verdict, string) {
	limit, isLimit := exceeded[r.Status]

	// The sandbox samples the processor time, so a program may exceed its time limit and then exit or crash. The
	// verdict is TLE then. If a program exceeds two limits, the verdict is that of the limit that ended the program.
	// With extra time, a program that is too slow may run on into another limit, but the time limit came first.
	tooLate := !isLimit || limit.verdict == verdict.RTE || l.Extra > 0

	// If a program prints without end, it blocks while the judge has not yet read its output, so it can
	// exceed the idle limit. Such a program gets TLE, not ILE.
	printedTooMuch := l.TooMuchOutput(r.Output)
	timeIsOver := r.Status == process.TimeLimit || r.Status == process.IdleLimit && printedTooMuch
	if timeIsOver || l.TooSlow(r) && tooLate {
		why := l.exceeded()
		if printedTooMuch {
			why += " and printed more than " + mebibytes(l.Output)
		}
		return verdict.TLE, why
	}

	switch {
	case isLimit:
		return limit.verdict, limit.submission + l.beyond(r)
	case r.Status == process.Signaled:
		return verdict.RTE, fmt.Sprintf("killed by a signal: %v", r.Signal)
	case r.Status != process.Exited:
		return verdict.JE, "the program " + Ending(r)
	case r.ExitCode != 0:
		return verdict.RTE, Ending(r)
	case printedTooMuch:
		return verdict.OLE, "printed more than allowed: more than " + mebibytes(l.Output)
	}
	return verdict.None, ""
}

// judged returns the verdict of the first validator, or referee, that does not accept. It returns AC if all accept, and
// None if no validator ran.
func (f Facts) judged() (v verdict.Verdict, why string) {
	rejects := "the checker rejects it without a message"
	if f.Game != nil {
		rejects = "the referee rejects the game"
	}

	// A validator that violates the format causes a judge error even if it accepts.
	for _, a := range f.Validators {
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

// failed returns a sentence about a failure of the validator, followed by the validator's message. how describes the
// failure.
func (a Validator) failed(how string) string {
	if text := a.text(); text != "" {
		how += "; it said: " + text
	}
	return a.Path + ": " + how
}

// text returns the validator's message or, if there is none, its output.
func (a Validator) text() string {
	return cmp.Or(strings.TrimSpace(a.Message), strings.TrimSpace(a.Output))
}

// Verdict returns AC if the validator accepts, WA if it rejects, and JE if it ended in any other way.
func (a Validator) Verdict() verdict.Verdict {
	if a.Ended.Status != process.Exited {
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

// wanted returns the last part of the message about a validator that failed: which exit statuses are valid.
func (a Validator) wanted() string {
	switch {
	case !a.Testlib:
		return "; want exit status 42 or 43"
	case a.Ended.Status == process.Exited && a.Ended.ExitCode == testlibFails:
		return "; this exit status of testlib means that the checker, the input or the answer is wrong, not the program"
	}
	return "; want an exit status of testlib: 0, 1, 2, 3 or 7"
}

// Ending returns a text that describes how a validator, a referee or another program of the package ended.
func Ending(r process.State) string {
	limit, isLimit := exceeded[r.Status]
	switch {
	case isLimit:
		return limit.validator
	case r.Status == process.Exited:
		return fmt.Sprintf("exit status %d", r.ExitCode)
	case r.Status == process.Signaled:
		return fmt.Sprintf("killed by a signal (%v)", r.Signal)
	}
	return fmt.Sprintf("ended badly (%v)", r.Status)
}

// Overall returns the verdict of a program on a problem. The parameter known holds the verdicts on the testcases
// that the site probably has, and the parameter beyond those on the testcases that it is not known to
// have. v is the verdict that the site would give. If v is AC although testcases of the second kind
// reject the program, wrong is their verdict, and otherwise None. If only testcases of the second kind were
// chosen, they determine v, because nothing is known about the others.
func Overall(known, beyond []verdict.Verdict) (v, wrong verdict.Verdict) {
	if len(known) == 0 {
		return merged(beyond), verdict.None
	}
	v, wrong = merged(known), merged(beyond)
	switch {
	case v == verdict.JE || wrong == verdict.JE:
		return verdict.JE, verdict.None
	case v != verdict.AC:
		return v, verdict.None
	case wrong == verdict.None: // a testcase that was not run might have rejected the program
		return verdict.None, verdict.None
	case wrong == verdict.AC:
		return v, verdict.None
	}
	return v, wrong
}

// merged returns JE if one of the verdicts is JE, and otherwise the first verdict that rejects the program. If
// no testcase rejects it, the result is AC, or None if a testcase was not run.
func merged(cases []verdict.Verdict) verdict.Verdict {
	result := verdict.AC
	for _, v := range cases {
		isFirst := result == verdict.AC || result == verdict.None && v != verdict.AC
		if v == verdict.JE || isFirst && v != verdict.AC {
			result = v
		}
	}
	return result
}

// Refused returns the verdict on a program that does not compile, or that is written in a language that the problem
// does not allow.
func Refused() verdict.Verdict { return verdict.CE }

// Graded returns the verdict of a program in a problem with groups of testcases. It gets two verdicts: `cases` is the
// verdict on the testcases without regard to groups, and `groups` is the verdict on the groups. If groups is not
// None, it counts instead of cases. failure is an error in the package, or "".
func Graded(cases, groups verdict.Verdict, failure string) verdict.Verdict {
	if failure != "" {
		return verdict.JE
	}
	return cmp.Or(groups, cases)
}
