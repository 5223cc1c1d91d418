// This file tests packages whose folders are symbolic links: the list of a package's files does not follow them, so
// everything below a link must be looked up.

package problem

import (
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
