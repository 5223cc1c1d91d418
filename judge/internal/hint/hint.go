// Package hint finds the likely cause of a verdict from the messages and the output of the program, and describes it in
// one line. There is no hint if the cause is unknown.
package hint

import (
	"fmt"
	"regexp"
	"strings"

	"oj/judge/internal/report"
	"oj/tools/args"
	"oj/tools/language"
	"oj/tools/verdict"
)

// rules is a list of hints. A rule applies if the run has this verdict and the text matches the pattern. The pattern ""
// matches every text.
type rules []struct {
	verdict       verdict.Verdict
	pattern, hint string
}

// first returns the hint of the first rule that applies, or "" if no rule applies.
func (list rules) first(v verdict.Verdict, text string) string {
	for _, r := range list {
		if r.verdict == v && regexp.MustCompile(r.pattern).MatchString(text) {
			return r.hint
		}
	}
	return ""
}

// crashes holds the rules for the text on standard error. They are tried before the general rules, because standard
// error tells more about the cause than the judge's message. Some of them are for TLE and MLE: an endless recursion may
// exceed the time or memory limit before it exceeds the stack.
var crashes = rules{
	{verdict.RTE, `index out of range|slice bounds out of range|index out of bounds|IndexError|IndexOutOfBounds|_M_range_check|out_of_range`, "an index runs past the end: is the array as large as the largest input allows?"},
	{verdict.RTE, `nil map`, "a map was not made before it was written to"},
	{verdict.RTE, `nil pointer dereference|NullPointerException|'NoneType'|on a .None. value`, "a pointer, map or interface was never set: something was looked up that is not there"},
	{verdict.RTE, tooDeep, recursion},
	{verdict.TLE, tooDeep, recursion},
	{verdict.MLE, tooDeep, recursion},
	{verdict.RTE, `out of memory|bad_alloc|length_error|MemoryError|OutOfMemoryError|makeslice: |memory allocation of`, "it asked for more memory than there is: is a size negative, or not yet read?"},
	{verdict.RTE, `EOFError|unexpected EOF|NoSuchElementException`, "it reads past the end of the input"},
	{verdict.RTE, `invalid literal for int|NumberFormatException|InputMismatchException|ParseIntError|invalid syntax$`, "a word of the input is no number, or too large for its type"},
	{verdict.RTE, `ModuleNotFoundError|ImportError`, "it imports what the judge does not have: only the standard library is there"},
	{verdict.RTE, `line \d+, word \d+|input ends`, "the program refuses the input: compare its message with the statement's bounds"},
	{verdict.RTE, `(?m)^panic: |^fatal error: |panicked at |Assertion .* failed|AssertionError|ZeroDivisionError|KeyError|OverflowError|ArithmeticException|ClassCastException`, "the program stopped itself: what it says tells which of its assumptions does not hold"},
}

// tooDeep matches the messages of all languages about a recursion that is too deep, and recursion is the hint about it.
const (
	tooDeep   = `stack overflow|stack exceeds|RecursionError|StackOverflowError|overflowed its stack`
	recursion = "recursion too deep: does it always end? If so, keep the open calls in a list of your own"
)

// general holds the rules for the judge's message.
var general = rules{
	{verdict.RTE, `segmentation fault|SIGSEGV|bus error`, "memory that is not its own: an index out of range, a bad pointer, or recursion too deep"},
	{verdict.RTE, `aborted|SIGABRT`, "it stopped itself: a failed assertion, an exception that nobody caught, or memory freed twice"},
	{verdict.RTE, `floating point exception|SIGFPE`, "an integer division by zero"},
	{verdict.RTE, `illegal instruction|SIGILL|trap`, "a place that the compiler took for impossible: a division by zero, or a function that ends without a return"},
	{verdict.RTE, `killed by a signal: killed`, "something outside of the judge ended it, as a system does that is out of memory"},
	{verdict.RTE, `processes`, "programs may not start that many processes"},
	{verdict.RTE, ``, "it must end with exit status 0 after it has printed everything"},
	{verdict.WA, `^the output ends`, "the output is right as far as it goes, and then output is missing"},
	{verdict.WA, `follows where the output should end`, "the whole answer is there, and then the program prints more"},
	{verdict.PE, `newline at the end`, "this judge compares every byte: end the last line with a newline"},
	{verdict.PE, `carriage return`, "lines must end with a newline alone, not as on Windows"},
	{verdict.PE, ``, "this judge compares every byte: look for blanks at line ends, empty lines, and capitals"},
	{verdict.TLE, `printed more than`, "the program still printed when its time was over: a loop that prints does not end"},
	{verdict.ILE, `flush`, ""},
	{verdict.ILE, ``, "it waits for something that never comes: input that was read already, or an answer to output that was never flushed"},
	{verdict.OLE, ``, "standard output and standard error count together"},
	{verdict.JE, ``, "the package or the judge is at fault, not the program"},
	{verdict.CE, `package \S+/\S+ is not in std`, "one file alone is judged: bundle it first with go run ./tools/bundle"},
	{verdict.CE, `package \S+ is not in std`, "only the standard library is there"},
}

// Explain adds a hint to the report of a testcase that was not accepted. It sets c.Trace to the source lines of a crash
// (see Trace), replaces temporary file names in c.Stderr by the name of the source, and sets c.Hint.
func Explain(c *report.Case, built, source string, origin func(line int) (file string, at int), name func(string) string) {
	c.Trace = Trace(c.Stderr, built, origin, name)
	c.Stderr = Clean(c.Stderr, name(source))
	c.Hint = For(c)
	if command := sanitized(c, source, name); command != "" {
		c.Hint += "; to see the line: " + command
	}
}

// sanitized returns a command that shows in which line a program in C or C++ crashes. It returns "" for other failures,
// and if c.Trace already names the line.
func sanitized(c *report.Case, source string, name func(string) string) string {
	l := language.Of(source)
	isC := l != nil && (l.ID == "c" || l.ID == "cpp")
	isSignal := strings.Contains(c.Message, "killed by a signal")
	if c.Verdict != verdict.RTE || !isC || !isSignal || len(c.Trace) > 0 || len(c.Turns) > 0 || c.Input == "" {
		return ""
	}
	return fmt.Sprintf("%s -g -fsanitize=address,undefined %s -o crash && ./crash < %s",
		l.Tools[0], report.ShellQuote(name(source)), report.ShellQuote(name(c.Input)))
}

// For returns the hint for a testcase that was not accepted, or "" if there is none.
func For(c *report.Case) string {
	if hint := crashes.first(c.Verdict, c.Stderr); hint != "" {
		return hint
	}

	// For an empty output, a hint about flushing helps more than the general hint about missing output.
	isWrong := c.Verdict == verdict.WA
	if isWrong && len(c.Turns) == 0 && strings.TrimSpace(c.Got) == "" {
		return "it prints nothing; a buffered writer must be flushed before the program ends"
	}
	if isWrong && len(c.Turns) > 0 {
		return "-html FILE writes a page that replays the game turn by turn"
	}
	first, _, _ := strings.Cut(c.Message, "\n")
	return ForMessage(c.Verdict, first)
}

// ForMessage returns the hint for a verdict with the given message of the judge or the compiler, or "" if there is
// none.
func ForMessage(v verdict.Verdict, message string) string {
	return args.Named(general.first(v, message))
}
