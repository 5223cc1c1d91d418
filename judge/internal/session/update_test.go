package session

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"oj/judge/internal/problem"
)

// TestConfirm: only yes means yes.
func TestConfirm(t *testing.T) {
	p := &plan{pkg: &problem.Problem{Dir: "/home/me/pkg"}, cases: make([]*problem.Case, 3)}
	for _, c := range []struct {
		typed string
		want  bool
	}{
		{"y\n", true}, {"YES\n", true}, {" yes ", true}, {"\n", false}, {"", false}, {"n\n", false}, {"yesterday\n", false}, {"no\ny\n", false},
	} {
		var asked bytes.Buffer
		call := &call{opt: &Options{}, err: &asked, dir: "/home/me"}
		if err := call.confirm(context.Background(), p, 2, strings.NewReader(c.typed)); (err == nil) != c.want {
			t.Errorf("%q: error %v", c.typed, err)
		}
		if want := "Write 2 of the 3 answers in " + filepath.Join("pkg", "data") + "? [y/N] "; asked.String() != want {
			t.Errorf("asked %q, want %q", &asked, want)
		}
	}
}

// TestAnswerDiffers: one byte makes a difference, and a missing answer does.
func TestAnswerDiffers(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct {
		was, is string
		want    bool
	}{
		{"1\n", "1\n", false}, {"1\n", "1", true}, {"a\n", "A\n", true}, {"1  2\n", "1 2\n", true}, {"", "", false}, {"-", "1", true},
	} {
		file := filepath.Join(dir, "x")
		if c.was == "-" {
			os.Remove(file)
		} else if err := os.WriteFile(file, []byte(c.was), 0o644); err != nil {
			t.Fatal(err)
		}
		fresh := filepath.Join(dir, "fresh")
		if err := os.WriteFile(fresh, []byte(c.is), 0o644); err != nil {
			t.Fatal(err)
		}
		a := answer{file: file, fresh: fresh}
		if got, err := a.compare(); got != c.want || err != nil {
			t.Errorf("%q against %q: %v %v", c.is, c.was, got, err)
		}
	}
}

// TestConfirmInterrupted: an interrupt does not wait for an answer.
func TestConfirmInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	stdin, typed := io.Pipe()
	defer typed.Close()
	cancel()
	call := &call{opt: &Options{}, err: io.Discard, dir: "/"}
	if err := call.confirm(ctx, &plan{pkg: &problem.Problem{Dir: "/p"}}, 1, stdin); err == nil {
		t.Error("taken for a yes")
	}
}

// TestWriteAllOrNone: where one answer cannot be written, none is, and nothing is left beside them.
func TestWriteAllOrNone(t *testing.T) {
	dir := t.TempDir()
	put := func(name, text string, mode os.FileMode) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		return file
	}
	fresh := put("fresh", "new\n", 0o644)
	a := answer{file: put("a.ans", "old\n", 0o604), fresh: fresh}
	if err := os.Mkdir(filepath.Join(dir, "b.ans"), 0o755); err != nil {
		t.Fatal(err)
	}
	content := func() string {
		text, err := os.ReadFile(a.file)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	err := write([]answer{a, {file: filepath.Join(dir, "b.ans"), fresh: fresh}})
	if err == nil || !strings.Contains(err.Error(), "no answer was changed") || content() != "old\n" {
		t.Errorf("error %v, and the first holds %q", err, content())
	}
	if err := write([]answer{a}); err != nil || content() != "new\n" {
		t.Errorf("error %v, it holds %q", err, content())
	}
	if info, err := os.Stat(a.file); err != nil || info.Mode() != 0o604 && runtime.GOOS != "windows" {
		t.Errorf("its mode is %v, %v", info.Mode(), err)
	}
	if left, err := filepath.Glob(filepath.Join(dir, ".*")); err != nil || len(left) > 0 {
		t.Errorf("left: %q %v", left, err)
	}
}
