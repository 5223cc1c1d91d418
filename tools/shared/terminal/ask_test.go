package terminal

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
)

// TestConfirm: only "y" and "yes" mean yes, and an interrupt means no.
func TestConfirm(t *testing.T) {
	for typed, want := range map[string]bool{
		"y\n": true, "YES\n": true, " yes ": true, "\n": false, "": false, "n\n": false, "yesterday\n": false, "no\ny\n": false,
	} {
		if got := Confirm(context.Background(), strings.NewReader(typed), io.Discard, "Really?"); got != want {
			t.Errorf("%q: %v", typed, got)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	stdin, typed := io.Pipe()
	defer typed.Close()
	cancel()
	if Confirm(ctx, stdin, io.Discard, "Really?") {
		t.Error("an interrupt is taken for a yes")
	}
}

// TestAsk: the answer is the line without its line ending, or "" at the end of the input.
func TestAsk(t *testing.T) {
	for typed, want := range map[string]string{" ann \r\n": " ann ", "ann": "ann", "": "", "a\nb\n": "a"} {
		var shown strings.Builder
		got, err := Ask(context.Background(), strings.NewReader(typed), &shown, "name: ")
		if got != want || err != nil || shown.String() != "name: " {
			t.Errorf("%q: %q, %v, shown %q", typed, got, err, shown.String())
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	stdin, typed := io.Pipe()
	defer typed.Close()
	if _, err := Ask(ctx, stdin, io.Discard, ""); !errors.Is(err, context.Canceled) {
		t.Errorf("an interrupted question: %v", err)
	}
}
