// Package inputs finds the testcases of a problem for tests. Only tests import it.
package inputs

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/shared/workspace"
)

// Of returns the inputs of all testcases of these problems: the .in files in data/sample and data/secret of each
// problem's package, and in the groups below. If there are fewer than least, the test fails.
func Of(t testing.TB, least int, ids ...string) (files []string) {
	t.Helper()
	for _, id := range ids {
		for _, folder := range []string{"sample", "secret"} {
			data := filepath.Join(workspace.Find(".").Root, "testcases", id, "data", folder)
			err := filepath.WalkDir(data, func(path string, _ fs.DirEntry, err error) error {
				if strings.HasSuffix(path, ".in") {
					files = append(files, path)
				}
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(files) < least {
		t.Fatalf("%q have %d testcases, want at least %d", ids, len(files), least)
	}
	return files
}
