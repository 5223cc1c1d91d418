package report

import (
	"bytes"
	"strings"
	"testing"

	"oj/judge/internal/verdict"
)

func TestPrintable(t *testing.T) {
	for text, want := range map[string]string{
		"plain\ttext\n": "plain\ttext\n", "\x1b[2J\x07\r\n": "␛[2J␇␍\n", "a\xff\x7f\u009b\ufffe\u202eb\u00a0c": "a\ufffd␡\\u009b\\ufffe\\u202eb\u00a0c", "größer €": "größer €",
	} {
		if got := Printable(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestNothingReachesTheTerminal: what programs and checkers say cannot move the cursor.
func TestNothingReachesTheTerminal(t *testing.T) {
	evil := "\x1b[2J\x1b]0;title\x07\r\u009b31m\u202e"
	var b bytes.Buffer
	c := &Case{Name: "c", Verdict: verdict.RTE, Message: evil, Stderr: evil, Got: evil, Trace: []string{evil}, Turns: []Turn{{Text: evil}}}
	e := &Entry{Name: "e", Compiler: evil, Cases: []*Case{c}}
	Failure(&b, "p", e, c, DefaultColumns)
	CaseTable(&b, e)
	Compiler(&b, &Problem{ID: "p"}, e)
	if strings.ContainsAny(b.String(), "\x1b\x07\r\u009b\u202e") {
		t.Errorf("%q", b.String())
	}
}
