// Package hint finds the likely cause of a verdict from the messages and the output of the program, and describes it in
// one line. There is no hint if the cause is unknown.
package hint

import (
	"cmp"
	"fmt"
	"regexp"
	"strings"

	"oj/judge/internal/report"
	"oj/tools/shared/args"
	"oj/tools/shared/language"
	"oj/tools/shared/verdict"
)

// Replay is the hint for a lost game. Pages that -html writes omit this hint, because they contain the
// replay.
const Replay = "-html FILE writes a page that replays the game turn by turn"

// nothing is the hint for an empty output.
const nothing = "the program prints nothing"

// rules is a list of hints. A hint applies to a run with the same verdict if the pattern matches a text about
// the run, such as its standard error or the judge's message. The pattern "" matches every text.
type rules []struct {
	verdict       verdict.Verdict
	pattern, hint string
}

// first returns the hint of the first rule that applies, or "" if no rule applies.
func (list rules) first(v verdict.Verdict, text string) string {
	// The patterns are compiled here and not at the start of the judge, because most runs need no hint.
	for _, r := range list {
		if r.verdict == v && regexp.MustCompile(r.pattern).MatchString(text) {
			return r.hint
		}
	}
	return ""
}

const tooMany = "the program starts more processes than the judge permits"

// crashes holds the rules for the text on standard error. They are tried before the general rules, because
// standard error says more about the cause than the judge's message. Some rules apply to TLE and MLE, because
// an endless recursion may exceed the time or memory limit before the stack is full.
var crashes = rules{
	{verdict.RTE, `index out of range|slice bounds out of range|index out of bounds|IndexError|IndexOutOfBounds|_M_range_check|out_of_range`, "an index runs past the end: is the array as large as the largest input allows?"},
	{verdict.RTE, `nil map`, "the program writes to a nil map: create the map with make first"},
	{verdict.RTE, `nil pointer dereference|NullPointerException|'NoneType'|on a .None. value`, "the program uses a nil pointer, map or interface: was it never set, or did a lookup find nothing?"},
	{verdict.RTE, tooDeep, recursion},
	{verdict.TLE, tooDeep, recursion},
	{verdict.MLE, tooDeep, recursion},
	{verdict.RTE, `unable to create (new )?native thread|can't start new thread`, tooMany}, // an OutOfMemoryError in Java
	{verdict.RTE, `out of memory|bad_alloc|length_error|MemoryError|OutOfMemoryError|makeslice: |memory allocation of`, "the program asked for too much memory: is a size negative, or not read yet?"},
	{verdict.RTE, `EOFError|unexpected EOF|NoSuchElementException`, "the program reads beyond the end of the input"},
	{verdict.RTE, `Exceeds the limit .* for integer string conversion`, "newer versions of Python convert at most 4300 digits: call sys.set_int_max_str_digits(0) first"},
	{verdict.RTE, `invalid literal for int|NumberFormatException|InputMismatchException|ParseIntError|invalid syntax$`, "a word of the input is not a number, or too large for its type"},
	{verdict.RTE, `NameError: (global )?name '(raw_input|xrange|unicode|unichr|long|basestring|reduce|execfile|cmp|file)'|` +
		`has no attribute '(has_key|iteritems|itervalues|iterkeys)'`, python2},
	{verdict.RTE, `ModuleNotFoundError|ImportError`, "the program imports a package that the judge does not have: use only the standard library"},
	{verdict.RTE, `line \d+, word \d+|input ends`, "the program refuses the input: compare its message with the statement's bounds"},
	{verdict.RTE, `(?m)^panic: |^fatal error: |panicked at |Assertion .* failed|AssertionError|ZeroDivisionError|KeyError|OverflowError|ArithmeticException|ClassCastException`, "the program stopped itself: its message shows which assumption is wrong"},
}

// tooDeep matches the messages with which the runtimes of all languages report that a recursion is too deep.
// recursion is the hint for such a message.
const (
	tooDeep   = `stack overflow|stack exceeds|RecursionError|StackOverflowError|overflowed its stack`
	recursion = "recursion too deep: does it always end? If so, use a loop with a stack of your own"
)

// oldPython matches the messages of Python 3 about sources in Python 2. python2 is the hint for such a message.
const (
	oldPython = `Missing parentheses in call to '(print|exec)'|multiple exception types must be parenthesized|` +
		`leading zeros in decimal integer literals|invalid decimal literal|TabError`
	python2 = "this looks like Python 2; the judge runs Python 3"
)

// general holds the rules for the judge's message.
var general = rules{
	{verdict.RTE, `segmentation fault|SIGSEGV|bus error`, "the program accessed invalid memory: an index out of range, a bad pointer, or recursion too deep"},
	{verdict.RTE, `aborted|SIGABRT`, "the program stopped itself: a failed assertion, an uncaught exception, or memory freed twice"},
	{verdict.RTE, `floating point exception|SIGFPE`, "an integer division by zero"},
	{verdict.RTE, `illegal instruction|SIGILL|trap`, "the program reached code that the compiler considers unreachable: a division by zero, or a function that ends without a return"},
	{verdict.RTE, `killed by a signal: killed`, "something outside the judge killed the program, perhaps because the system has too little memory"},
	{verdict.RTE, `processes`, tooMany},
	{verdict.RTE, ``, "the program must exit with status 0 after it has printed everything"},
	{verdict.WA, `^the output ends`, "the output is right up to its end, but a part is missing"},
	{verdict.WA, `follows where the output should end`, "the output contains the whole answer, but then the program prints more"},
	{verdict.PE, `newline at the end`, "this judge compares every byte: end the last line with a newline"},
	{verdict.PE, `carriage return`, "lines must end with a newline alone, not as on Windows"},
	{verdict.PE, ``, "this judge compares every byte: look for blanks at line ends and empty lines"},
	{verdict.TLE, `printed more than`, "the program was still printing at the time limit: probably a loop that prints does not end"},
	{verdict.ILE, `flush`, ""},
	{verdict.ILE, ``, "the program waits for ever: for input that it has read already, or for an answer to output that it never flushed"},
	{verdict.MLE, `the stack alone takes`, recursion},
	{verdict.OLE, ``, "standard output and standard error count together"},
	{verdict.JE, ``, "the package or the judge is at fault, not the program"},
	{verdict.CE, oldPython, python2},
	{verdict.CE, `package \S+/\S+ is not in std`, "the judge compiles this file alone: bundle the program first with go run ./tools/bundle"},
	{verdict.CE, `package \S+ is not in std`, "the judge has only the standard library"},
}

// Explain adds a hint to the report of a testcase that was not accepted. It sets c.Trace to the source lines of a crash
// (see Trace), replaces temporary file names in c.Stderr with the name of the source, and sets c.Hint.
func Explain(c *report.Case, built, source string, origin func(line int) (file string, at int), name func(string) string) {
	c.Trace = Trace(c.Stderr, built, origin, name)
	c.Stderr = Clean(c.Stderr, name(source))
	c.Hint = cmp.Or(shadowed(c), encoding(c), emptyInput(c), emptyAnswer(c), toFile(c, source), pythonDepth(c, source), usual(c, source), For(c))
	if c.Hint == nothing && forgetsFlush(source) {
		c.Hint += ": flush the buffered writer before the program ends"
	}
	if command := sanitized(c, source, name); command != "" {
		c.Hint += "; to see the line: " + command
	}
}

// sanitized returns a command for a program in C or C++ that was killed by a signal. The command compiles the
// program with sanitizers and runs it again, to show in which line it crashes. sanitized returns "" for other
// failures, and if c.Trace already names the line.
func sanitized(c *report.Case, source string, name func(string) string) string {
	l := language.Of(source)
	isC := l != nil && (l.ID == "c" || l.ID == "cpp")
	isSignal := strings.Contains(c.Message, "killed by a signal")
	if c.Verdict != verdict.RTE || !isC || !isSignal || len(c.Trace) > 0 || len(c.Turns) > 0 || c.Input == "" {
		return ""
	}
	return fmt.Sprintf("%s -g -fsanitize=address,undefined %s -o crash && ./crash < %s",
		l.Tools[0], args.Quote(name(source)), args.Quote(name(c.Input)))
}

// For returns the hint for a testcase that was not accepted, or "" if there is none.
func For(c *report.Case) string {
	if hint := crashes.first(c.Verdict, c.Stderr); hint != "" {
		return hint
	}

	// An empty output says more than the general hint about missing output.
	isWrong := c.Verdict == verdict.WA
	if isWrong && len(c.Turns) == 0 && strings.TrimSpace(c.Got) == "" {
		return nothing
	}
	if isWrong && len(c.Turns) > 0 {
		return Replay
	}
	first, _, _ := strings.Cut(c.Message, "\n")
	return ForMessage(c.Verdict, first)
}

// ForMessage returns the hint for a verdict with the given message of the judge or the compiler, or "" if there is
// none.
func ForMessage(v verdict.Verdict, message string) string {
	return args.Named(general.first(v, message))
}
