//go:build unix

package trial

import (
	"bytes"
	"errors"
	"io"
	"os"
	"testing"
)

// TestWriteAll checks that writeNow writes only the part of a text for which the pipe has room, and that
// writeAll waits and writes the rest.
func TestWriteAll(t *testing.T) {
	r, w, err := inputPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	text := bytes.Repeat([]byte("0123456789"), 300_000)
	now := writeNow(w, text)
	if now <= 0 || now == len(text) {
		t.Fatalf("%d bytes written at once, want some, but not all", now)
	}

	go func() {
		defer w.Close()
		if err := writeAll(w, text[now:]); err != nil {
			t.Error(err)
		}
	}()
	got, err := io.ReadAll(r)
	if err != nil || !bytes.Equal(got, text) {
		t.Errorf("%d bytes have arrived, want %d, error %v", len(got), len(text), err)
	}
}

// TestCloseEndsWriteAll checks that closing a full pipe ends a write that waits for room.
func TestCloseEndsWriteAll(t *testing.T) {
	r, w, err := inputPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	for writeNow(w, make([]byte, 4096)) > 0 {
	}
	failed := make(chan error)
	go func() { failed <- writeAll(w, []byte("more")) }()
	w.Close()
	if err := <-failed; !errors.Is(err, os.ErrClosed) {
		t.Errorf("got error %v, want %v", err, os.ErrClosed)
	}
}
