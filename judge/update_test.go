package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/packages"
	"oj/tools/atomicfile"
)

// TestConfirm: only yes means yes.
func TestConfirm(t *testing.T) {
	p := &plan{pkg: &packages.Package{Dir: "/home/me/pkg"}, cases: make([]*packages.Case, 3)}
	for _, c := range []struct {
		typed string
		want  bool
	}{
		{"y\n", true}, {"YES\n", true}, {" yes ", true}, {"\n", false}, {"", false}, {"n\n", false}, {"yesterday\n", false}, {"no\ny\n", false},
	} {
		var asked bytes.Buffer
		call := &call{opt: &options{}, err: &asked, dir: "/home/me"}
		if err := call.confirm(p, 2, strings.NewReader(c.typed)); (err == nil) != c.want {
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
		f, err := atomicfile.Create(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.WriteString(c.is); err != nil {
			t.Fatal(err)
		}
		a := answer{file: file, fresh: f}
		if got, err := a.compare(); got != c.want || err != nil {
			t.Errorf("%q against %q: %v %v", c.is, c.was, got, err)
		}
		f.Discard()
	}
}
