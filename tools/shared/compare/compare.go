// Package compare implements the default validator of the ICPC problem package format. It compares a
// program's output with the judge's answer in one pass and in constant memory.
package compare

import (
	"bytes"
	"cmp"
	"fmt"
	"io"

	"oj/tools/shared/verdict"
)

// Options are the flags of the default validator.
type Options struct {
	Case  bool // case_sensitive
	Space bool // space_change_sensitive
	Abs   *number
	Rel   *number

	// OpenEnd means that newlines at the end of both texts do not matter, although Space is set: the last one may be
	// missing. The package format has no flag for it.
	OpenEnd bool
}

// ParseFlags reads the flags. If a tolerance is repeated, ParseFlags uses the last value or, if the parameter `once`
// is true, returns an error. Version 2025-09 of the format forbids repeated tolerances, and older versions do
// not define their meaning.
func ParseFlags(flags []string, once bool) (o Options, err error) {
	relative, absolute := "", "" // the flag that set each tolerance; "" if it is not set
	for i := 0; i < len(flags); i++ {
		// Each flag is one word. A number follows the flags that set a tolerance.
		flag := flags[i]
		switch flag {
		case "case_sensitive":
			o.Case = true
			continue
		case "space_change_sensitive":
			o.Space = true
			continue
		case "float_tolerance", "float_relative_tolerance", "float_absolute_tolerance":
		default:
			return o, fmt.Errorf("unknown validator flag %q, want case_sensitive, space_change_sensitive, float_tolerance E, float_relative_tolerance E or float_absolute_tolerance E", flag)
		}

		i++ // skip the number that follows the flag
		if i == len(flags) {
			return o, fmt.Errorf("the validator flag %s must be followed by a number", flag)
		}

		t, err := parseTolerance(flags[i])
		if err != nil {
			return o, fmt.Errorf("validator flag %s: %w", flag, err)
		}

		// The flag float_tolerance sets both tolerances, the other flags only one. earlier is the flag that has
		// already set the same tolerance.
		earlier := ""
		if flag != "float_absolute_tolerance" {
			earlier = relative
			relative = flag
			o.Rel = t
		}
		if flag != "float_relative_tolerance" {
			earlier = cmp.Or(earlier, absolute)
			absolute = flag
			o.Abs = t
		}
		if once && earlier != "" {
			return o, fmt.Errorf("the validator flags %s and %s set the same tolerance: omit one", earlier, flag)
		}
	}
	return o, nil
}

// parseTolerance reads a tolerance.
func parseTolerance(text string) (*number, error) {
	// Keep the exact value, because comparisons close to the tolerance need it.
	t, ok := parseNumber([]byte(text))
	if !ok || t.value < 0 || t.exact() == nil {
		return nil, fmt.Errorf("want a number that is not negative and not too large, found %q", text)
	}
	return &t, nil
}

// WithTolerance returns a copy of the options with this tolerance for absolute and relative errors.
func (o Options) WithTolerance(text string) (Options, error) {
	t, err := parseTolerance(text)
	o.Abs, o.Rel = t, t
	return o, err
}

// GoString returns the same text for equal options, so that the text can be part of a cache key.
func (o Options) GoString() string {
	text := func(t *number) string {
		if t == nil {
			return "none"
		}
		return t.text
	}
	end := ""
	if o.OpenEnd {
		end = ", open end"
	}
	return fmt.Sprintf("compare.Options{%t, %t, %s, %s%s}", o.Case, o.Space, text(o.Abs), text(o.Rel), end)
}

// float reports whether a tolerance is set, so that numbers are compared by their values.
func (o Options) float() bool { return o.Abs != nil || o.Rel != nil }

// A Result tells whether the output is right or, if it is not, where the first difference is.
type Result struct {
	Verdict   verdict.Verdict // AC, WA or PE
	Message   string          // "" for AC
	Got, Want Window          // the texts around the first difference; empty for AC
}

// A comparer compares two texts piece by piece. A piece is a word or a run of white space. All pieces before the
// current ones have been accepted as equal.
type comparer struct {
	Options
	ans, out *stream
	inside   bool // the piece continues a word whose earlier parts are equal
	decimals bool // whole numbers must be equal: the tolerance is only for numbers with a point or an exponent

	trySkip int64 // the offset in the answer from which on equal blocks are looked for
}

// Compare compares an output with the answer. It returns an error only if a reader does.
func Compare(answer, output io.ReaderAt, o Options) (Result, error) {
	// Try the fast test first, because most outputs are equal to the answer byte for byte.
	if same, err := identical(answer, output); same || err != nil {
		return Result{Verdict: verdict.AC}, err
	}

	c, err := o.comparer(answer, output)
	if err != nil {
		return Result{Verdict: verdict.AC}, err
	}
	res := Result{Verdict: verdict.AC}
	if !c.matches() {
		res = c.difference()

		// If every byte matters, but the texts differ only in white space, the verdict is PE instead of WA.
		everyByteCounts := o.Case && o.Space && !o.float()
		if everyByteCounts && sameInk(c.ans, c.out) {
			res.Verdict = verdict.PE
			res.Message += " (only white space is wrong)"
		}
	}
	return res, cmp.Or(c.ans.err, c.out.err)
}

// comparer returns a comparer of two texts.
func (o Options) comparer(answer, output io.ReaderAt) (*comparer, error) {
	if o.OpenEnd {
		var errA, errO error
		answer, errA = withoutEnd(answer)
		output, errO = withoutEnd(output)
		if err := cmp.Or(errA, errO); err != nil {
			return nil, err
		}
	}
	return &comparer{Options: o, ans: newStream(answer), out: newStream(output)}, nil
}

// withoutEnd returns the text without the newlines at its end.
func withoutEnd(text io.ReaderAt) (io.ReaderAt, error) {
	last := int64(0) // the end of the text so far, without newlines
	part := make([]byte, bufferSize)
	for at := int64(0); ; {
		n, err := text.ReadAt(part, at)
		for i := n; i > 0; i-- {
			if c := part[i-1]; c != '\n' && c != '\r' {
				last = at + int64(i)
				break
			}
		}
		at += int64(n)
		if err != nil || n < len(part) {
			return io.NewSectionReader(text, 0, last), unlessEOF(err)
		}
	}
}

// usualTolerances contains the tolerances that FloatError tries, in this order.
var usualTolerances = []string{"1e-6", "1e-4"}

// FloatError tries the usual tolerances. It returns the smallest one with which a rejected output would be accepted,
// or "". Two whole numbers must still be equal, because a small difference between them is not an error of
// floating-point arithmetic. The options must not have a tolerance already.
func FloatError(answer, output io.ReaderAt, o Options) (tolerance string, err error) {
	for _, text := range usualTolerances {
		with, err := o.WithTolerance(text)
		if err != nil {
			return "", err
		}
		c, err := with.comparer(answer, output)
		if err != nil {
			return "", err
		}
		c.decimals = true
		same := c.matches()
		if err := cmp.Or(c.ans.err, c.out.err); err != nil || same {
			return text, err
		}
	}
	return "", nil
}

// OnlyCase reports whether a rejected output would be accepted if letters in upper and lower case were equal.
func OnlyCase(answer, output io.ReaderAt, o Options) (bool, error) {
	if !o.Case {
		return false, nil
	}
	o.Case = false
	c, err := o.comparer(answer, output)
	if err != nil {
		return false, err
	}
	return c.matches(), cmp.Or(c.ans.err, c.out.err)
}

// firstBuffer is the size in bytes of the buffers for the start of both texts.
const firstBuffer = 512

// identical reports whether two texts are equal byte for byte. Most accepted outputs are, and this test is fast.
func identical(a, b io.ReaderAt) (bool, error) {
	// The first buffer is small, because allocating a large one takes longer than comparing a short output.
	size := min(firstBuffer, bufferSize)
	x, y := make([]byte, size), make([]byte, size)
	for at := int64(0); ; {
		n, errA := a.ReadAt(x, at)
		m, errB := b.ReadAt(y, at)
		err := cmp.Or(unlessEOF(errA), unlessEOF(errB))
		switch {
		case err != nil || !bytes.Equal(x[:n], y[:m]):
			return false, err
		case n < len(x):
			return true, nil
		}

		// The buffers are equal, and both texts continue.
		at += int64(n)
		if len(x) < bufferSize {
			x, y = make([]byte, bufferSize), make([]byte, bufferSize)
		}
	}
}

// matches moves through both texts while their pieces match. It returns true at the end of both texts, and
// false if the current pieces differ.
func (c *comparer) matches() bool {
	for {
		c.skipEqual()
		a, o := c.ans.piece, c.out.piece

		// Skip pieces that match: equal texts, white space if its form does not matter, and numbers within the tolerance.
		n := prefix(a, o, !c.Case)
		same := n == len(a) && n == len(o)
		space := isSpace(a) || isSpace(o)
		switch {
		case same && n == 0: // the end of both texts
			return true
		case same:
			c.inside = n == bufferSize && !isSpace(a) // a word longer than the buffer is read in several pieces
			c.ans.next()
			c.out.next()
		case space && !c.Space && c.betweenWords():
			c.inside = false
			c.ans.skipSpace()
			c.out.skipSpace()
		case !c.inside && c.nearEnough(a, o):
			c.ans.next()
			c.out.next()
		default:
			return false
		}
	}
}

// Equal texts are skipped in blocks of these sizes in bytes. smallestBlock is a variable so that tests can make it
// smaller.
var smallestBlock = 64

const largestBlock = 4 << 10

// skipEqual moves both texts past bytes that are equal, up to the last place where a piece begins. A comparison of
// blocks takes less than a tenth of the time of a comparison piece by piece (BenchmarkAgree).
func (c *comparer) skipEqual() {
	if c.ans.at < c.trySkip {
		return
	}
	a, o := c.ans.buffered(), c.out.buffered()
	a, o = a[:min(len(a), len(o))], o[:min(len(a), len(o))]

	// Begin with a small block, so that texts with many differences are not compared again and again.
	equal := 0
	for size := smallestBlock; size >= smallestBlock && equal+size <= len(a); {
		if bytes.Equal(a[equal:equal+size], o[equal:equal+size]) {
			equal += size
			size = min(2*size, largestBlock)
		} else {
			size /= 4
		}
	}

	// A piece begins where white space begins or ends. There both texts have the same pieces before them, and
	// equal first bytes.
	start := equal - 1
	for start > 0 && isSpace(a[start:]) == isSpace(a[start-1:]) {
		start--
	}
	if start <= 0 {
		c.trySkip = c.ans.at + int64(smallestBlock)
		return
	}
	c.ans.skip(start)
	c.out.skip(start)
	c.inside = false
}

// nearEnough reports whether a word of the answer and a word of the output are numbers within the tolerance.
func (c *comparer) nearEnough(a, o []byte) bool {
	bothWhole := !isDecimal(a) && !isDecimal(o)
	if c.decimals && bothWhole {
		return false
	}
	return c.near(a, o)
}

// isDecimal reports whether a number is written with a decimal point or an exponent.
func isDecimal(number []byte) bool { return bytes.ContainsAny(number, ".eE") }

// betweenWords reports whether the comparison has reached the start or the end of a word in both texts. It returns
// false in the middle of a word that is longer than the buffer: such a word is compared in several pieces.
func (c *comparer) betweenWords() bool {
	return !c.inside || endsWord(c.ans.piece) && endsWord(c.out.piece)
}

// prefix returns the number of equal bytes at the start of both texts. If fold is set, it ignores the case of
// letters.
func prefix(a, b []byte, fold bool) (n int) {
	for n < min(len(a), len(b)) && (a[n] == b[n] || fold && lower(a[n]) == lower(b[n])) {
		n++
	}
	return n
}

// lower converts an ASCII capital to a lowercase letter, and returns any other byte unchanged.
func lower(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// sameInk reports whether the remaining texts are equal, except for white space.
func sameInk(a, o *stream) bool {
	for {
		x, moreA := a.ink()
		y, moreO := o.ink()
		if x != y || moreA != moreO {
			return false
		}
		if !moreA {
			return true
		}
	}
}
