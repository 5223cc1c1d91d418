// Package archive reads and writes texts that contain several files. Tests of the bundler describe programs by such texts.
package archive

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// An Archive is a text that contains a comment and several files, each after a line "-- name --". This is the
// format of golang.org/x/tools/txtar, which is parsed here because tests do not import that module.
type Archive struct {
	Comment string
	files   []member
}

type member struct{ name, text string }

// Parse returns the archive with this text.
func Parse(text string) *Archive {
	a := &Archive{}
	target := &a.Comment
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

// String returns the text of the archive.
func (a *Archive) String() string {
	var b bytes.Buffer
	b.WriteString(a.Comment)
	for _, f := range a.files {
		fmt.Fprintf(&b, "-- %s --\n%s", f.name, f.text)
		if f.text != "" && !strings.HasSuffix(f.text, "\n") {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// Get returns the text of a file in the archive, and whether the archive contains the file.
func (a *Archive) Get(name string) (string, bool) {
	for _, f := range a.files {
		if f.name == name {
			return f.text, true
		}
	}
	return "", false
}

// Set replaces or adds a file in the archive. If the text is empty, Set removes the file.
func (a *Archive) Set(name, text string) {
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

// Extract writes all files of the archive except want.* to the folder dir. A file called X.crlf is written as
// X, with CRLF line endings. A file called X.bom is written as X, with a byte order mark.
func (a *Archive) Extract(t testing.TB, dir string) {
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
