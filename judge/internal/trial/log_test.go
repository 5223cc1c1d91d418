package trial

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"oj/judge/internal/result"
)

func TestLogLines(t *testing.T) {
	l := newLog(1 << 20)
	for i, say := range []struct {
		program bool
		text    string
	}{
		{false, "a\nb\nc"}, {true, "1"}, {false, "d\n"}, {true, "2\n\n"}, {true, "tail"},
	} {
		l.add(time.Duration(i)*time.Millisecond, 0, say.program, []byte(say.text))
	}
	if got := l.unfinished(); got != "tail" {
		t.Errorf("unfinished %q, want %q", got, "tail")
	}
	l.finish()
	want := []result.Turn{
		{Text: "a"}, {Text: "b"}, {Text: "cd"},
		{Milliseconds: 1, FromProgram: true, Text: "12"}, {Milliseconds: 3, FromProgram: true}, {Milliseconds: 4, FromProgram: true, Text: "tail", Open: true},
	}
	if diff := cmp.Diff(want, l.lines()); diff != "" {
		t.Error(diff)
	}
}

// TestLogBounded checks that the log of a long game stays small and keeps the beginning and the end.
func TestLogBounded(t *testing.T) {
	const bound = 64 << 10
	l := newLog(bound)
	for i := range 100_000 {
		l.add(time.Duration(i), 0, true, []byte(strings.Repeat("x", i%50)+"\n"))
	}
	l.add(0, 0, false, bytes.Repeat([]byte("y"), 10*maxLine))
	l.finish()
	size := 0
	for _, x := range l.lines() {
		size += len(x.Text)
	}
	if size > bound+maxLine+100 {
		t.Errorf("%d bytes kept, bound %d", size, bound)
	}
	if got := len(l.head) + l.omitted + len(l.tail); got != 100_001 {
		t.Errorf("%d lines in all, want 100001", got)
	}
	if l.head[1].Text != "x" || !strings.HasSuffix(l.tail[len(l.tail)-1].Text, "bytes more)") {
		t.Errorf("the ends are not kept: %v, %v", l.head[1], startOf(strings.NewReader(l.tail[len(l.tail)-1].Text), 60))
	}
}

func TestParseTurnLimit(t *testing.T) {
	ms := time.Millisecond
	for _, c := range []struct {
		text        string
		turn, first time.Duration
		fails       string
	}{
		{"150", 150 * ms, 150 * ms, ""},
		{" 150\n1000 \n", 150 * ms, 1000 * ms, ""},
		{"", 0, 0, "0 words"},
		{"1 2 3", 0, 0, "3 words"},
		{"0", 0, 0, `"0" is not a whole number from 1`},
		{"150 -1", 0, 0, `"-1" is not a whole number from 1`},
		{"3600001", 0, 0, `"3600001" is not a whole number from 1`},
		{"1.5", 0, 0, `"1.5" is not a whole number`},
	} {
		turn, first, err := parseTurnLimit(c.text)
		if turn != c.turn || first != c.first || (err == nil) != (c.fails == "") {
			t.Errorf("%q: %v, %v, %v", c.text, turn, first, err)
		}
		if err != nil && !strings.Contains(err.Error(), c.fails) {
			t.Errorf("%q: error %v, want %q", c.text, err, c.fails)
		}
	}
}
