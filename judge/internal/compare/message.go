// This file says in words how two texts differ.

package compare

import (
	"bytes"
	"fmt"

	"oj/judge/internal/verdict"
)

// differ ends the comparison at the current places.
func (c *comparer) differ(message string) Result {
	return Result{Verdict: verdict.WA, Message: message, Got: c.out.window(), Want: c.ans.window()}
}

// differTokens ends the comparison within or before two tokens that do not match.
func (c *comparer) differTokens() Result {
	r := c.differ("")
	r.Message = tokenMessage(r.Got.Line, r.Got.token(c.inside), r.Want.token(c.inside))
	return r
}

// tokenMessage describes two tokens that do not match; an empty one stands for the end of the text.
func tokenMessage(line int, got, want string) string {
	switch {
	case want == "":
		return fmt.Sprintf("line %d: %q follows where the output should end", line, got)
	case got == "":
		return fmt.Sprintf("the output ends in line %d, want %q", line, want)
	}
	return fmt.Sprintf("line %d: got %q, want %q", line, got, want)
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
	return cut(w.Text[lo:hi], w.Place-lo)
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
	line := c.out.line + 1
	switch {
	case len(o) == 0 && len(bytes.TrimRight(a, "\n")) == 0 && len(a) == 1:
		return fmt.Sprintf("line %d: the newline at the end of the output is missing", line)
	case len(o) == 0:
		return fmt.Sprintf("the output ends in line %d, want %s", line, nameByte(a[0]))
	case len(a) == 0:
		return fmt.Sprintf("line %d: %s follows where the output should end", line, nameByte(o[0]))
	}
	return fmt.Sprintf("line %d: got %s, want %s", line, nameByte(o[0]), nameByte(a[0]))
}

// spaces are the names of white space, so that it can be seen.
var spaces = map[byte]string{
	' ': "a blank", '\n': "a newline", '\t': "a tab", '\r': "a carriage return", '\v': "a vertical tab", '\f': "a form feed",
}

// nameByte names a byte of a text.
func nameByte(b byte) string {
	if name := spaces[b]; name != "" {
		return name
	}
	return fmt.Sprintf("%q", b)
}
