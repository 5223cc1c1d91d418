package console

import (
	"context"
	"io"
	"strings"
	"testing"
)

// TestYes: only yes means yes, and an interrupt does not wait for an answer.
func TestYes(t *testing.T) {
	for typed, want := range map[string]bool{
		"y\n": true, "YES\n": true, " yes ": true, "\n": false, "": false, "n\n": false, "yesterday\n": false, "no\ny\n": false,
	} {
		if got := yes(context.Background(), strings.NewReader(typed)); got != want {
			t.Errorf("%q: %v", typed, got)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	stdin, typed := io.Pipe()
	defer typed.Close()
	cancel()
	if yes(ctx, stdin) {
		t.Error("an interrupt is taken for a yes")
	}
}
