// This file finds usual mistakes of beginners in the output, the answer, the input and the source. Each function returns
// a hint only if what it sees cannot easily have another cause, because a wrong hint is worse than none.

package hint

import (
	"fmt"
	"math/big"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"oj/judge/internal/report"
	"oj/tools/shared/language"
	"oj/tools/shared/verdict"
)

// usual returns the first hint of this file that applies, or "".
func usual(c *report.Case, source string) string {
	t := textsOf(c, source)
	switch c.Verdict {
	case verdict.WA, verdict.PE:
		for _, find := range []func(texts) string{copiedSample, joined, overflow, negativeZero, countAsCase, lastTwice, offByOne} {
			if hint := find(t); hint != "" {
				return hint
			}
		}
	case verdict.RTE, verdict.MLE:
		return largeLocal(t, c.Message)
	}
	return ""
}

// texts holds what the hints of this file look at.
type texts struct {
	got, want, input string // the output, the answer, and the input
	complete         bool   // got is the whole output, and want the whole answer
	language, code   string // of the source; "" if it is a folder
}

// maxText is the number of bytes that are read of an answer or an input.
const maxText = 1 << 20

func textsOf(c *report.Case, source string) texts {
	t := texts{want: startOf(c.Answer, maxText), input: startOf(c.Input, maxText), code: startOf(source, maxSource)}
	got, cut := strings.CutSuffix(c.Got, "…")
	t.got = got
	t.complete = !cut && len(t.want) < maxText && len(c.Turns) == 0
	if l := language.Of(source); l != nil {
		t.language = l.ID
	}
	return t
}

var sampleTitle = regexp.MustCompile(`(?i)\b(sample|example)\s+(input|output)\b`)

// copiedSample: the program prints a title of the statement's sample.
func copiedSample(t texts) string {
	title := sampleTitle.FindString(t.got)
	if title == "" || sampleTitle.MatchString(t.want) {
		return ""
	}
	return fmt.Sprintf("the program prints %q, which is a title in the statement and not part of the output", title)
}

// joined: the output is the answer, but white space between two words is missing.
func joined(t texts) string {
	got, want := strings.Fields(t.got), strings.Fields(t.want)
	if !t.complete || len(got) >= len(want) || strings.Join(got, "") != strings.Join(want, "") {
		return ""
	}
	for i, word := range got {
		if word == want[i] {
			continue
		}
		missing := "a blank"
		if endsLine(t.want, i) {
			missing = "a newline"
		}
		return fmt.Sprintf("only %s is missing: the program prints %q where the answer has %q and %q", missing, word, want[i], want[i+1])
	}
	return ""
}

// endsLine reports whether a word of a text, counted from 0, is the last one of its line.
func endsLine(text string, word int) bool {
	for line := range strings.Lines(text) {
		word -= len(strings.Fields(line))
		if word == -1 {
			return true
		}
		if word < 0 {
			return false
		}
	}
	return false
}

// firstDifference returns the first pair of words that differ, or two empty words.
func firstDifference(t texts) (got, want string) {
	all := strings.Fields(t.got)
	for i, w := range strings.Fields(t.want) {
		if i >= len(all) {
			break
		}
		isLast := i == len(all)-1 // the last word may be cut off
		if all[i] != w && (t.complete || !isLast) {
			return all[i], w
		}
	}
	return "", ""
}

// overflow: the first wrong number is the right one in 32 or 64 bits.
func overflow(t texts) string {
	gotWord, wantWord := firstDifference(t)
	got, ok1 := new(big.Int).SetString(gotWord, 10)
	want, ok2 := new(big.Int).SetString(wantWord, 10)
	if !ok1 || !ok2 || t.language == "python" || t.language == "ruby" {
		return ""
	}
	for _, bits := range []uint{32, 64} {
		modulus := new(big.Int).Lsh(big.NewInt(1), bits)
		half := new(big.Int).Rsh(modulus, 1)
		fits := func(n *big.Int, from, below *big.Int) bool { return n.Cmp(from) >= 0 && n.Cmp(below) < 0 }
		lowest := new(big.Int).Neg(half)
		rest := new(big.Int).Mod(new(big.Int).Sub(want, got), modulus)
		if rest.Sign() != 0 || fits(want, lowest, half) || !fits(got, lowest, modulus) {
			continue
		}
		wider := "use a type of 64 bits"
		if bits == 64 {
			wider = "use numbers of any size, or avoid such large ones"
		}
		return fmt.Sprintf("an integer overflow: %v is what is left of %v in %d bits; %s", got, want, bits, wider)
	}
	return ""
}

var minusZero = regexp.MustCompile(`^-0(\.0+)?$`)

// negativeZero: the program prints -0.000 where the answer is 0.000.
func negativeZero(t texts) string {
	got, want := firstDifference(t)
	if !minusZero.MatchString(got) || strings.TrimPrefix(got, "-") != want {
		return ""
	}
	return fmt.Sprintf("the program prints %s: a small negative number is rounded to it, so set numbers near 0 to 0 before printing", got)
}

// linesIn returns the lines of a text without blanks at their ends, without empty lines at the end.
func linesIn(text string) (list []string) {
	for line := range strings.Lines(strings.TrimRight(text, " \r\n")) {
		list = append(list, strings.TrimRight(line, " \r\n"))
	}
	return list
}

// countAsCase: the input begins with the number of cases, and the output has one more line before the answer.
func countAsCase(t texts) string {
	got, want := linesIn(t.got), linesIn(t.want)
	first := slices.Concat(strings.Fields(t.input), []string{""})[0]
	count, err := strconv.Atoi(first)
	if !t.complete || err != nil || count != len(want) || count == 0 || len(got) != count+1 || !slices.Equal(got[1:], want) {
		return ""
	}
	if got[0] == first {
		return fmt.Sprintf("one line comes before the answer: the program prints %d, the number of testcases", count)
	}
	return fmt.Sprintf("one line comes before the answer: does the program take the number of testcases, %d, for a testcase?", count)
}

// lastTwice: the output is the answer, but its last line comes twice.
func lastTwice(t texts) string {
	got, want := linesIn(t.got), linesIn(t.want)
	n := len(want)
	if !t.complete || n < 2 || len(got) != n+1 || !slices.Equal(got[:n], want) || got[n] != got[n-1] {
		return ""
	}
	return "the last line is printed twice: does the loop notice the end of the input only after a read has failed?"
}

// offByOne: all numbers of the answer are too large by one, or too small.
func offByOne(t texts) string {
	const fewest = 3 // fewer numbers may be wrong by chance
	got, want := strings.Fields(t.got), strings.Fields(t.want)
	if !t.complete || len(got) != len(want) || len(got) < fewest {
		return ""
	}
	by := 0
	for i := range got {
		g, err1 := strconv.Atoi(got[i])
		w, err2 := strconv.Atoi(want[i])
		if err1 != nil || err2 != nil || g-w != 1 && g-w != -1 || i > 0 && g-w != by {
			return ""
		}
		by = g - w
	}
	return fmt.Sprintf("every number differs from the answer by %+d: does the statement count from %d?", by, max(0, -by))
}

// SlowInput is the hint for a program in C++ that is fast enough if cin is not synchronized with C's functions.
const SlowInput = "the input is long, and cin reads it slowly: call ios::sync_with_stdio(false) and cin.tie(nullptr) first; the program is fast enough then"

// MayReadSlowly reports whether a source in C++ reads with cin, which is synchronized with C's functions, and the input has
// very many words. Then a run without the synchronization can show if this is the reason for a TLE.
func MayReadSlowly(source, input string) bool {
	const fewest = 60_000 // words in the first part of the input: fewer are long words, which cin reads fast
	code, text := startOf(source, maxSource), startOf(input, maxText)
	l := language.Of(source)
	isFast := strings.Contains(code, "sync_with_stdio") || strings.Contains(code, "scanf") || strings.Contains(code, "getchar")
	if l == nil || l.ID != "cpp" || isFast || !strings.Contains(code, "cin") || len(text) < maxText {
		return false
	}
	return len(strings.Fields(text)) >= fewest
}

// localArray matches the declaration of an array in a line that is indented, as in a function. constant matches the
// definition of a constant.
var (
	localArray = regexp.MustCompile(`^\s+(?:unsigned |signed |const )*(char|bool|short|int|long long|long|float|double|ll|int64_t|uint64_t)\s+(\w+)((?:\s*\[[^\]]+\])+)`)
	constant   = regexp.MustCompile(`(?m)^\s*(?:#define\s+(\w+)\s+|(?:static |const |constexpr )+(?:int|long long|long|size_t|ll)\s+(\w+)\s*=\s*)([0-9eE+*' ()]+)`)
	dimension  = regexp.MustCompile(`\[([^\]]+)\]`)
	oneFactor  = regexp.MustCompile(`^(\w+)(?:\s*\+\s*(\d+))?$`)
)

// stackSize matches the size of the stack in the message about too much memory.
var stackSize = regexp.MustCompile(`the stack alone takes ([0-9.]+) MiB`)

// largeLocal: a program in C or C++ was killed by a signal, or its stack takes too much memory, and one of its functions has
// a very large array. If that array takes less than half of the stack, a recursion is the cause.
func largeLocal(t texts, message string) string {
	const usualStack = 8 << 20 // bytes
	least := float64(usualStack)
	m := stackSize.FindStringSubmatch(message)
	if m != nil {
		size, _ := strconv.ParseFloat(m[1], 64)
		least = max(least, size*(1<<20)/2)
	}
	isC := t.language == "c" || t.language == "cpp"
	if !isC || m == nil && !strings.Contains(message, "segmentation fault") {
		return ""
	}
	known := map[string]float64{}
	for _, m := range constant.FindAllStringSubmatch(t.code, -1) {
		if n, err := strconv.ParseFloat(strings.TrimSpace(m[3]), 64); err == nil {
			known[m[1]+m[2]] = n
		}
	}

	depth := 0
	for i, line := range strings.Split(t.code, "\n") {
		m := localArray.FindStringSubmatch(line)
		isLocal := depth > 0 && m != nil && !strings.Contains(line, "static")
		depth += strings.Count(line, "{") - strings.Count(line, "}")
		if !isLocal {
			continue
		}
		size := sizes[m[1]]
		for _, d := range dimension.FindAllStringSubmatch(m[3], -1) {
			size *= valueOf(d[1], known)
		}
		if size >= least {
			return fmt.Sprintf("the array %s in line %d takes %.0f MB of the stack, which is usually 8 MB: declare it outside of the function, or use a vector",
				m[2], i+1, size/1e6)
		}
	}
	return ""
}

// sizes maps each type of localArray to its size in bytes.
var sizes = map[string]float64{
	"char": 1, "bool": 1, "short": 2, "int": 4, "float": 4, "long": 8, "long long": 8, "double": 8, "ll": 8, "int64_t": 8, "uint64_t": 8,
}

// valueOf returns the value of a number such as 10000000 or 1e7, of a constant, or of such a one plus a number. It
// returns 0 for anything else.
func valueOf(text string, known map[string]float64) float64 {
	if n, err := strconv.ParseFloat(strings.TrimSpace(text), 64); err == nil {
		return n
	}
	m := oneFactor.FindStringSubmatch(strings.TrimSpace(text))
	if m == nil {
		return 0
	}
	n, err := strconv.ParseFloat(m[1], 64)
	if err != nil {
		n = known[m[1]]
	}
	more, _ := strconv.ParseFloat(m[2], 64)
	if n == 0 {
		return 0
	}
	return n + more
}

// buffered matches a writer that loses its contents unless the program flushes or closes it.
var buffered = regexp.MustCompile(`bufio\.NewWriter|\bnew\s+(?:PrintWriter|BufferedWriter|BufferedOutputStream)\b|\bBufWriter::new`)

// forgetsFlush reports whether a source has a buffered writer, but neither flushes nor closes one.
func forgetsFlush(source string) bool {
	code := startOf(source, maxSource)
	lower := strings.ToLower(code)
	isLost := !strings.Contains(lower, "flush") && !strings.Contains(lower, ".close(")
	return buffered.MatchString(code) && isLost
}

// pythonDepth returns a hint about Python's own limit on the depth of recursion, or "".
func pythonDepth(c *report.Case, source string) string {
	isLimit := strings.Contains(c.Stderr, "RecursionError: maximum recursion depth exceeded")
	text, err := os.ReadFile(source)
	raises := err == nil && strings.Contains(string(text), "setrecursionlimit")
	if !isLimit || raises || c.Verdict != verdict.RTE {
		return ""
	}
	return "Python permits about 1000 nested calls: sys.setrecursionlimit(10**6) raises that limit, if the recursion ends at all"
}
