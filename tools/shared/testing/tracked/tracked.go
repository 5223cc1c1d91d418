// Package tracked tells tests of the repository which problems belong to it. In a clone, users create problems of their own
// beside those of the repository; git does not track them, and the tests leave them out.
package tracked

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/shared/workspace"
)

// Only returns the files and folders of the list that git tracks: those that are not, and do not lie in, a file or folder
// below problems, testcases or mine that git does not know. Relative paths are relative to the working folder. Without git, or
// outside of a git repository, Only returns the whole list.
func Only(t testing.TB, list []string) (kept []string) {
	t.Helper()
	root := workspace.Find(".").Root
	git := exec.Command("git", "ls-files", "-z", "--others", "--directory", "--", "problems", "testcases", "mine")
	git.Dir = root
	out, err := git.Output()
	if err != nil {
		return list
	}

	var unknown []string
	for name := range strings.SplitSeq(strings.TrimRight(string(out), "\x00"), "\x00") {
		if name != "" {
			unknown = append(unknown, filepath.Join(root, filepath.FromSlash(name)))
		}
	}
	for _, file := range list {
		path, err := filepath.Abs(file)
		if err != nil {
			t.Fatal(err)
		}
		isUnknown := false
		for _, other := range unknown {
			isUnknown = isUnknown || workspace.Within(path, other)
		}
		if !isUnknown {
			kept = append(kept, file)
		}
	}
	return kept
}
