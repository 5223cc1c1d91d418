package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// An archive is a text that contains a comment and several files, each after a line "-- name --". This is the
// format of golang.org/x/tools/txtar, which is parsed here because tests do not import that module.
type archive struct {
	comment string
	files   []member
}

type member struct{ name, text string }

func parseArchive(text string) *archive {
	a := &archive{}
	target := &a.comment
	for _, line := range strings.SplitAfter(text, "\n") {
		bare := strings.TrimRight(line, "\n")
		if strings.HasPrefix(bare, "-- ") && strings.HasSuffix(bare, " --") && len(bare) > 6 {
			a.files = append(a.files, member{name: strings.TrimSpace(bare[3 : len(bare)-3])})
			target = &a.files[len(a.files)-1].text
			continue
		}
		*target += line
	}
	return a
}

func (a *archive) String() string {
	var b bytes.Buffer
	b.WriteString(a.comment)
	for _, f := range a.files {
		fmt.Fprintf(&b, "-- %s --\n%s", f.name, f.text)
		if f.text != "" && !strings.HasSuffix(f.text, "\n") {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// get returns the text of a file in the archive, and whether the archive contains the file.
func (a *archive) get(name string) (string, bool) {
	for _, f := range a.files {
		if f.name == name {
			return f.text, true
		}
	}
	return "", false
}

// set replaces or adds a file in the archive. If the text is empty, set removes the file.
func (a *archive) set(name, text string) {
	for i, f := range a.files {
		if f.name == name {
			a.files[i].text = text
			if text == "" {
				a.files = append(a.files[:i], a.files[i+1:]...)
			}
			return
		}
	}
	if text != "" {
		a.files = append(a.files, member{name, text})
	}
}

// extract writes all files of the archive except want.* to the folder dir. A file called X.crlf is written as
// X, with CRLF line endings. A file called X.bom is written as X, with a byte order mark.
func (a *archive) extract(t *testing.T, dir string) {
	t.Helper()
	for _, f := range a.files {
		if strings.HasPrefix(f.name, "want.") {
			continue
		}
		name, text := f.name, f.text
		if n, ok := strings.CutSuffix(name, ".bom"); ok {
			name, text = n, "\uFEFF"+text
		}
		if n, ok := strings.CutSuffix(name, ".crlf"); ok {
			name, text = n, strings.ReplaceAll(text, "\n", "\r\n")
		}
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

func TestArchive(t *testing.T) {
	text := "about\n-- a/b.go --\npackage b\n-- c --\n-- not a name\nlast\n"
	a := parseArchive(text)
	if got := a.String(); got != text {
		t.Errorf("written back:\n%s", got)
	}
	if got, _ := a.get("c"); got != "-- not a name\nlast\n" || len(a.files) != 2 || a.comment != "about\n" {
		t.Errorf("parsed: %+v", a)
	}
}
