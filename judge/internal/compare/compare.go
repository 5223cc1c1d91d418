// This file compares the two texts.

package compare

import (
	"bytes"
	"fmt"
	"io"
	"math"

	"oj/judge/internal/verdict"
)

// Result says whether the output is right, and if not, where it first differs.
type Result struct {
	Verdict   verdict.Verdict // AC, WA or PE
	Message   string          // "" for AC
	Got, Want Window          // around the first difference; empty for AC
}

// maxToken bounds the tokens that are read as numbers, in bytes.
const maxToken = 1 << 20

// comparer is a comparison on its way. Between steps both streams stand at the same place of equal
// tokens: everything before matches.
type comparer struct {
	Options
	ans, out *stream
	inside   bool   // within a token, whose start matches
	tok      []byte // that start, when numbers are compared
}

// Compare compares an output with the answer. It reads the output to its end, whatever it finds.
// Errors are those of the readers.
func Compare(answer, output io.Reader, o Options) (Result, error) {
	c := &comparer{Options: o, ans: newStream(answer), out: newStream(output)}
	defer streams.Put(c.ans)
	defer streams.Put(c.out)
	res := c.run()
	if res.Verdict == verdict.WA && o.exact() && c.sameLetters() {
		res.Verdict = verdict.PE
		res.Message += " (only white space or the case of letters is wrong)"
	}
	if err := c.ans.failed(); err != nil {
		return Result{}, fmt.Errorf("reading the answer: %w", err)
	}
	if _, err := io.Copy(io.Discard, output); err != nil {
		return Result{}, err
	}
	return res, c.out.failed()
}

// run steps through both texts until they end or differ.
func (c *comparer) run() Result {
	for {
		c.common()
		a, o := c.ans.rest(), c.out.rest()
		if len(a) == 0 && len(o) == 0 {
			return Result{Verdict: verdict.AC}
		}
		switch {
		case c.inside && ends(a) && ends(o):
			c.endToken()
			if c.Space {
				return c.differ(c.spaceMessage(a, o))
			}
		case !c.inside && c.Space && (ends(a) || ends(o)):
			return c.differ(c.spaceMessage(a, o))
		case !c.inside && !c.Space && c.skipSpace():
		case !c.float():
			return c.differTokens()
		default:
			if message := c.numbers(); message != "" {
				return c.differ(message)
			}
		}
	}
}

// ends reports whether a token cannot go on with these bytes.
func ends(p []byte) bool { return len(p) == 0 || isSpace(p[0]) }

// common moves both streams past everything that is equal in them.
func (c *comparer) common() {
	for {
		a, o := c.ans.rest(), c.out.rest()
		n := prefix(a, o, !c.Case)
		if n == 0 {
			return
		}
		c.follow(a[:n])
		c.ans.skip(n)
		c.out.skip(n)
	}
}

// follow keeps track of tokens in text that both streams pass.
func (c *comparer) follow(p []byte) {
	last := len(p)
	for last > 0 && !isSpace(p[last-1]) {
		last--
	}
	if last > 0 {
		c.endToken()
	}
	c.inside = c.inside || last < len(p)
	if c.float() {
		c.tok = append(c.tok, p[last:min(len(p), last+maxToken+1-len(c.tok))]...)
	}
}

func (c *comparer) endToken() { c.inside, c.tok = false, c.tok[:0] }

// skipSpace moves both streams to their next tokens, and reports whether one of them moved.
func (c *comparer) skipSpace() bool {
	before := c.ans.space() || c.out.space()
	c.ans.pass(true, nil, 0)
	c.out.pass(true, nil, 0)
	return before
}

// numbers moves to the ends of two tokens that are not equal texts. It returns "" when both are
// numbers that are near enough, else how they differ.
func (c *comparer) numbers() string {
	start := bytes.Clone(c.tok)
	a, o := c.ans.pass(false, c.tok, maxToken+1), c.out.pass(false, start, maxToken+1)
	c.endToken()
	want, isNumberA := parseNumber(a)
	got, isNumberO := parseNumber(o)
	switch {
	case !isNumberA || !isNumberO:
		return message(c.out.line+1, quote(o, 0), quote(a, 0))
	case c.near(want, got):
		return ""
	}
	return fmt.Sprintf("line %d: got %s, want %s; the difference %.3g is too large",
		c.out.line+1, cut(o, 0), cut(a, 0), math.Abs(got.value-want.value))
}

// prefix counts equal bytes at the start of both, in which capitals may count as small letters.
func prefix(a, b []byte, fold bool) int {
	n := min(len(a), len(b))
	const block = 256
	i := 0
	for i+block <= n && bytes.Equal(a[i:i+block], b[i:i+block]) {
		i += block
	}
	if i == 0 && n < block && bytes.Equal(a[:n], b[:n]) {
		return n
	}
	for i < n && (a[i] == b[i] || fold && lower(a[i]) == lower(b[i])) {
		i++
	}
	return i
}

// lower returns the small letter of an ASCII capital, and any other byte as it is.
func lower(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// sameLetters reports whether the rest of both texts is equal but for white space and case.
func (c *comparer) sameLetters() bool {
	for {
		c.skipSpace()
		a, o := c.ans.rest(), c.out.rest()
		if len(a) == 0 || len(o) == 0 {
			return len(a) == len(o)
		}
		n := prefix(a, o, true)
		if n == 0 {
			return false
		}
		c.ans.skip(n)
		c.out.skip(n)
	}
}
