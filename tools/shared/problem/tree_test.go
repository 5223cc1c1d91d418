// This file tests packages whose folders are symbolic links: the list of a package's files does not follow them, so
// everything below a link must be looked up.

package problem

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func TestLinkedFolders(t *testing.T) {
	files := map[string]string{"data/sample/2.in": "1\n", "data/sample/2.ans": "1\n", "data/secret/a.in": "2\n", "data/secret/a.ans": "2\n"}
	names := func(dir string) (list []string) {
		t.Helper()
		p, err := Read(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range p.Cases {
			list = append(list, c.Name)
		}
		return list
	}
	want := names(write(t, files))
	for _, link := range []string{"data", "data/sample", "data/secret", "data/secret/a.in", "problem.yaml", "."} {
		dir := write(t, files)
		path := filepath.Join(dir, link)
		moved := filepath.Join(t.TempDir(), "moved")
		if err := os.Rename(path, moved); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(moved, path); err != nil {
			t.Skip(err)
		}
		if got := names(dir); !slices.Equal(got, want) {
			t.Errorf("%s is a link: found the testcases %q, want %q", link, got, want)
		}
	}
}

// TestFolderOfPrograms checks that a package's subfolders are listed, and those of any other folder are not: it may be
// the user's home.
func TestFolderOfPrograms(t *testing.T) {
	for name, want := range map[string]int{"problem.yaml": 3, "data/secret/1.in": 5, "1.in": 1} {
		dir := t.TempDir()
		for _, file := range []string{"a.py", "films/old/a.mp4", name} {
			path := filepath.Join(dir, file)
			if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, nil, 0o644)); err != nil {
				t.Fatal(err)
			}
		}
		tree, err := walk(dir)
		if err != nil {
			t.Fatal(err)
		}
		if got := len(tree.folders); got != want {
			t.Errorf("with %s: %d folders are listed, want %d", name, got, want)
		}
	}
}
