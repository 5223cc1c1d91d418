// This file describes the difference between two texts in a message.

package compare

import (
	"cmp"
	"fmt"
	"math"
	"strconv"

	"oj/tools/shared/verdict"
)

// difference describes how the current pieces differ.
func (c *comparer) difference() Result {
	a, o := c.ans.piece, c.out.piece
	n := prefix(a, o, !c.Case)
	inside := c.inside || n > 0 // whether the difference is inside a word, not at its start
	r := Result{Verdict: verdict.WA, Want: c.ans.window(n), Got: c.out.window(n)}

	// A message about white space names the characters, a message about numbers gives the size of their
	// difference, and any other message shows the words.
	want, isNumber := parseNumber(a)
	got, alike := parseNumber(o)
	switch {
	case c.Space && c.betweenWords() && (endsWord(a) || endsWord(o)):
		r.Message = spaceMessage(r.Got, r.Want)
	case c.float() && isNumber && alike:
		r.Message = fmt.Sprintf("line %d: got %s, want %s; the difference %.3g is too large",
			r.Got.Line, cut(o, 0), cut(a, 0), math.Abs(got.value-want.value))
	default:
		r.Message = message(r.Got.Line, r.Got.token(inside), r.Want.token(inside))
	}
	return r
}

// message describes a difference. got or want is "" if its text has ended.
func message(line int, got, want string) string {
	switch {
	case want == "":
		return fmt.Sprintf("line %d: %s follows where the output should end", line, got)
	case got == "":
		return fmt.Sprintf("the output ends in line %d, want %s", line, want)
	}
	return fmt.Sprintf("line %d: got %s, want %s", line, got, want)
}

// shown is the maximum number of bytes of a token in a message.
const shown = 60

// token returns, in quotes, the token at w.Place, or "" if there is none. If inside is set, the token may begin
// before w.Place.
func (w Window) token(inside bool) string {
	// The token extends to the white space before and after w.Place.
	lo, hi := w.Place, w.Place
	for inside && lo > 0 && !isSpace(w.Text[lo-1:]) {
		lo--
	}
	for !endsWord(w.Text[hi:]) {
		hi++
	}
	if lo == hi {
		return ""
	}
	return strconv.Quote(cut(w.Text[lo:hi], w.Place-lo))
}

// cut shortens a token to a part around the byte at place.
func cut(tok []byte, place int) string {
	// An ellipsis marks each side on which the token is cut.
	from := max(0, min(place-shown/2, len(tok)-shown))
	to := min(from+shown, len(tok))
	text := string(tok[from:to])
	if from > 0 {
		text = "…" + text
	}
	if to < len(tok) {
		text += "…"
	}
	return text
}

// spaceMessage describes white space that does not match.
func spaceMessage(got, want Window) string {
	// A missing newline at the end has its own message, because it is the most frequent mistake.
	o, a := got.Text[got.Place:], want.Text[want.Place:]
	if len(o) == 0 && string(a) == "\n" {
		return fmt.Sprintf("line %d: the newline at the end of the output is missing", got.Line)
	}
	return message(got.Line, nameByte(o), nameByte(a))
}

// spaces contains names of white space, because a message must not print white space itself.
var spaces = map[byte]string{
	' ': "a blank", '\n': "a newline", '\t': "a tab", '\r': "a carriage return", '\v': "a vertical tab", '\f': "a form feed",
}

// nameByte returns the name of the first byte of a text, or "" if the text is empty.
func nameByte(text []byte) string {
	if len(text) == 0 {
		return ""
	}
	return cmp.Or(spaces[text[0]], fmt.Sprintf("%q", text[0]))
}
