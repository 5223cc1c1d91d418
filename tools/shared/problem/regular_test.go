//go:build !windows

package problem

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestOnlyRegularFilesAreOpened: a pipe without a writer, an endless device and a broken link cause errors
// that name the file. Opening the pipe would block for ever, so this test hangs if Read opens a file before
// it checks that the file is regular.
func TestOnlyRegularFilesAreOpened(t *testing.T) {
	makers := map[string]func(path string) error{
		"a named pipe":                 func(path string) error { return syscall.Mkfifo(path, 0o644) },
		"a device":                     func(path string) error { return os.Symlink("/dev/zero", path) },
		"this symbolic link is broken": func(path string) error { return os.Symlink("nowhere", path) },
		"a folder":                     func(path string) error { return os.Mkdir(path, 0o755) },
	}
	for kind, make := range makers {
		for _, name := range []string{"problem.yaml", ".timelimit", "data/secret/1.ans", "data/secret/1.in", "data/secret/testdata.yaml", "submissions/submissions.yaml"} {
			if kind == "a folder" && strings.HasPrefix(name, "data/") {
				continue // a folder in data is valid, because it is a group of testcases
			}
			dir := write(t, map[string]string{"submissions/accepted/a.py": ""})
			path := filepath.Join(dir, name)
			os.Remove(path)
			if err := make(path); err != nil {
				t.Fatal(err)
			}

			_, err := Read(dir)
			if err == nil || !strings.Contains(err.Error(), path) || !strings.Contains(err.Error(), kind) {
				t.Errorf("%s is %s: got %v", name, kind, err)
			}
		}
	}
}

// TestLinkInPlaceOfSecret: a broken link called data/secret causes an error. Read does not treat it as a
// missing folder.
func TestLinkInPlaceOfSecret(t *testing.T) {
	dir := write(t, map[string]string{"bare": "", "problem.yaml": "", "data/sample/1.in": "", "data/sample/1.ans": ""})
	secret := filepath.Join(dir, "data/secret")
	if err := os.Symlink("nowhere", secret); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(dir); err == nil || !strings.Contains(err.Error(), secret+": want a folder") {
		t.Errorf("got %v", err)
	}
}

// TestNamesTakeOneLine: a newline in a file name cannot start a new line in a report.
func TestNamesTakeOneLine(t *testing.T) {
	files := map[string]string{
		"data/secret/g\nAC/2\nAC.in": "", "data/secret/g\nAC/2\nAC.ans": "", "data/secret/odd\nAC.out": "",
		"submissions/accepted\nAC/a\nAC.py": "", "output_validators/READ\nAC.txt": "",
	}
	p := read1(t, files)
	texts := p.Warnings
	for _, c := range p.Cases {
		texts = append(texts, c.Name, c.Group.Name)
	}
	for _, s := range p.Submissions {
		texts = append(texts, s.Name)
	}
	shown := strings.Join(texts, " ")
	if strings.Contains(shown, "\n") || strings.Count(shown, "␊AC") < 7 {
		t.Errorf("want every newline shown as a symbol, got %q", texts)
	}

	delete(files, "data/secret/g\nAC/2\nAC.in")
	if _, err := Read(write(t, files)); err == nil || strings.Contains(err.Error(), "\n") {
		t.Errorf("got the error %v, want one that takes one line", err)
	}
}
