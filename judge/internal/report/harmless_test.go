package report

import (
	"bytes"
	"strings"
	"testing"

	"oj/tools/shared/columns"
	"oj/tools/shared/verdict"
)

// TestNoControlCharacters checks that a report contains no control characters from the output of a program or
// validator, because they could move the cursor.
func TestNoControlCharacters(t *testing.T) {
	evil := "\x1b[2J\x1b]0;title\x07\r\u009b31m\u202e"
	var b bytes.Buffer
	c := &Case{Name: "c", Verdict: verdict.RTE, Message: evil, Stderr: evil, Got: evil, Trace: []string{evil}, Turns: []Turn{{Text: evil}}}
	e := &Entry{Name: "e", Compiler: evil, Cases: []*Case{c}}
	w := columns.Harmless(&b) // the judge writes all text for people through a writer of this type
	Failure(w, "p", e, c, Layout{InFull: true})
	CaseTable(w, e)
	Compiler(w, &Problem{ID: "p"}, e)
	if strings.ContainsAny(b.String(), "\x1b\x07\r\u009b\u202e") {
		t.Errorf("%q", b.String())
	}
}
