// This file says in words how two texts differ.

package compare

import (
	"cmp"
	"fmt"
	"strconv"

	"oj/judge/internal/verdict"
)

// differ ends the comparison at the current places.
func (c *comparer) differ(message string) Result {
	return Result{Verdict: verdict.WA, Message: message, Got: c.out.window(), Want: c.ans.window()}
}

// differTokens ends the comparison within or before two tokens that do not match.
func (c *comparer) differTokens() Result {
	r := c.differ("")
	r.Message = message(r.Got.Line, r.Got.token(c.inside), r.Want.token(c.inside))
	return r
}

// message says what was got and wanted; "" stands for the end of the text.
func message(line int, got, want string) string {
	switch {
	case want == "":
		return fmt.Sprintf("line %d: %s follows where the output should end", line, got)
	case got == "":
		return fmt.Sprintf("the output ends in line %d, want %s", line, want)
	}
	return fmt.Sprintf("line %d: got %s, want %s", line, got, want)
}

// quote shortens a token so that the byte at place stays in sight, and quotes it; "" for none.
func quote(tok []byte, place int) string {
	if len(tok) == 0 {
		return ""
	}
	return strconv.Quote(cut(tok, place))
}

// shown bounds the part of a token that a message shows, in bytes.
const shown = 60

// token returns the token that starts at the place or, when inside, in which it stands.
func (w Window) token(inside bool) string {
	lo, hi := w.Place, w.Place
	for inside && lo > 0 && !isSpace(w.Text[lo-1]) {
		lo--
	}
	for hi < len(w.Text) && !isSpace(w.Text[hi]) {
		hi++
	}
	return quote(w.Text[lo:hi], w.Place-lo)
}

// cut shortens a token so that the byte at place stays in sight.
func cut(tok []byte, place int) string {
	if len(tok) <= shown {
		return string(tok)
	}
	from := max(0, min(place-shown/2, len(tok)-shown))
	text := string(tok[from : from+shown])
	if from > 0 {
		text = "…" + text
	}
	if from+shown < len(tok) {
		text += "…"
	}
	return text
}

// spaceMessage describes white space that does not match.
func (c *comparer) spaceMessage(a, o []byte) string {
	if len(o) == 0 && string(a) == "\n" {
		return fmt.Sprintf("line %d: the newline at the end of the output is missing", c.out.line+1)
	}
	return message(c.out.line+1, nameByte(o), nameByte(a))
}

// spaces are the names of white space, so that it can be seen.
var spaces = map[byte]string{
	' ': "a blank", '\n': "a newline", '\t': "a tab", '\r': "a carriage return", '\v': "a vertical tab", '\f': "a form feed",
}

// nameByte names the first byte of a text; "" where there is none.
func nameByte(text []byte) string {
	if len(text) == 0 {
		return ""
	}
	return cmp.Or(spaces[text[0]], fmt.Sprintf("%q", text[0]))
}
