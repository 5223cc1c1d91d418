// This file describes the difference of two texts in a message.

package compare

import (
	"cmp"
	"fmt"
	"math"
	"strconv"

	"oj/tools/verdict"
)

// difference describes how the current pieces differ.
func (c *comparer) difference() Result {
	a, o := c.ans.piece, c.out.piece
	n := prefix(a, o, !c.Case)
	inside := c.inside || n > 0 // the difference is not at the start of a word
	r := Result{Verdict: verdict.WA, Want: c.ans.window(n), Got: c.out.window(n)}

	// A message about white space names it, a message about numbers tells their difference, and any other message
	// shows the words.
	want, isNumber := parseNumber(a)
	got, alike := parseNumber(o)
	switch {
	case c.Space && c.apart() && (endsWord(a) || endsWord(o)):
		r.Message = spaceMessage(r.Got, r.Want)
	case c.float() && isNumber && alike:
		r.Message = fmt.Sprintf("line %d: got %s, want %s; the difference %.3g is too large",
			r.Got.Line, cut(o, 0), cut(a, 0), math.Abs(got.value-want.value))
	default:
		r.Message = message(r.Got.Line, r.Got.token(inside), r.Want.token(inside))
	}
	return r
}

// message describes a difference. got or want is "" at the end of its text.
func message(line int, got, want string) string {
	switch {
	case want == "":
		return fmt.Sprintf("line %d: %s follows where the output should end", line, got)
	case got == "":
		return fmt.Sprintf("the output ends in line %d, want %s", line, want)
	}
	return fmt.Sprintf("line %d: got %s, want %s", line, got, want)
}

// shown bounds the part of a token that a message shows, in bytes.
const shown = 60

// token returns the quoted token at the place of the window, "" for none. If inside is set, the place is within the token.
func (w Window) token(inside bool) string {
	// The token reaches from the white space before the place to the white space behind it.
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

// cut shortens a token so that the byte at place stays in sight.
func cut(tok []byte, place int) string {
	// The ellipses show on which side the token goes on.
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
	// A missing newline at the end is the most frequent mistake, so it has its own message.
	o, a := got.Text[got.Place:], want.Text[want.Place:]
	if len(o) == 0 && string(a) == "\n" {
		return fmt.Sprintf("line %d: the newline at the end of the output is missing", got.Line)
	}
	return message(got.Line, nameByte(o), nameByte(a))
}

// spaces are the names of white space, so that it can be seen.
var spaces = map[byte]string{
	' ': "a blank", '\n': "a newline", '\t': "a tab", '\r': "a carriage return", '\v': "a vertical tab", '\f': "a form feed",
}

// nameByte names the first byte of a text; "" if the text is empty.
func nameByte(text []byte) string {
	if len(text) == 0 {
		return ""
	}
	return cmp.Or(spaces[text[0]], fmt.Sprintf("%q", text[0]))
}
