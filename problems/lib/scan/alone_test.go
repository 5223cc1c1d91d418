package scan

import (
	"strings"
	"testing"
	"testing/iotest"
)

func TestAlone(t *testing.T) {
	in := New(iotest.OneByteReader(strings.NewReader("29 \t\r\n\n1 2 \n3")))
	for _, want := range []bool{true, false, true} {
		word := in.Int(0, 99)
		if got := in.Alone(); got != want {
			t.Errorf("after the word %d: %v, want %v", word, got, want)
		}
	}
	in.Int(0, 99)
	if err := failure(func() { in.Alone() }); err == nil || err.Error() != "line 4: input ends, want a line" {
		t.Errorf("at the end: %v", err)
	}
}
