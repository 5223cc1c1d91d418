// This file changes files under a watching judge.

package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// screen is what a watching judge has printed; several goroutines may use it.
type screen struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *screen) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

// take returns what was printed since the last call, once it holds a text.
func (s *screen) take(t *testing.T, text string) string {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		s.mu.Lock()
		got := s.b.String()
		if strings.Contains(got, text) {
			s.b.Reset()
			s.mu.Unlock()
			return got
		}
		s.mu.Unlock()
	}
	t.Fatalf("never printed %q, but\n%s", text, s.b.String())
	return ""
}

func TestWatch(t *testing.T) {
	dir := t.TempDir()
	save := func(name, text string) {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, p := range []string{"a", "b"} {
		save(p+"/problem.yaml", "")
		save(p+"/.timelimit", "5")
		save(p+"/data/secret/1.in", "")
		save(p+"/data/secret/1.ans", "one\n")
		save(p+"/submissions/accepted/x.sh", "echo one\n")
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	out, ended := &screen{}, make(chan int, 1)
	go func() { ended <- command(ctx, dir, []string{"-watch", "a", "b"}, out, out) }()
	const ready = "watching for changes"
	if got := out.take(t, ready); !strings.Contains(got, "2 problems, 2 programs") {
		t.Fatalf("at first:\n%s", got)
	}
	steps := []struct{ file, text, want string }{
		{"b/submissions/accepted/x.sh", "echo two\n", `got "two", want "one"`},
		{"b/data/secret/1.ans", "two\n", "all as expected"},
		{"b/submissions/accepted/x.sh", "if then\n", "compile error"},
		{"b/submissions/accepted/x.sh", "echo two; echo\n", "all as expected"},
		{"b/problem.yaml", "limits: 7\n", "b/problem.yaml:1: want a mapping"},
		{"b/problem.yaml", "limits:\n", "all as expected"},
	}
	for _, s := range steps {
		save(s.file, s.text)
		got := out.take(t, ready)
		if !strings.Contains(got, s.want) || !strings.Contains(got, "changed: "+s.file) {
			t.Errorf("after %s became %q:\n%s", s.file, s.text, got)
		}
		if strings.Contains(got, "2 problems") {
			t.Errorf("the problem that did not change was judged, too:\n%s", got)
		}
	}
	cancel()
	select {
	case <-ended:
	case <-time.After(20 * time.Second):
		t.Fatal("it does not end")
	}
}
