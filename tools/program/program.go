// Package program compiles and prepares programs for tests. Only tests import it.
package program

import (
	"go/build"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/workspace"
)

// module is the prefix of the import paths of this module's packages.
const module = "oj/"

// Build compiles the program in a folder, such as "./referee" or "oj/tools/bundle", and returns the path of the
// executable.
func Build(t testing.TB, folder string) string {
	t.Helper()
	root := workspace.Find(".").Root
	dir := folder
	if path, found := strings.CutPrefix(folder, module); found {
		dir = filepath.Join(root, path)
	}
	readSources(root, dir, make(map[string]bool))

	// The go command caches linked programs for `go run`, but not for `go build`. So use `go run -exec=cp`:
	// the flag -exec lets the go command start cp instead of the program, and cp copies the program to exe.
	// If there is no cp, use `go build`.
	exe := filepath.Join(t.TempDir(), filepath.Base(folder)+".exe")
	cmd := exec.Command("go", "run", "-exec=cp", folder, exe)
	if _, err := exec.LookPath("cp"); err != nil {
		cmd = exec.Command("go", "build", "-o", exe, folder)
	}

	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", folder, err, out)
	}
	return exe
}

// readSources reads the source files of a package, and of the packages of this module that it imports. It
// does not use their contents: the go command records the files that a test has read, and after a change of
// such a file it runs the test again instead of using a cached result.
func readSources(root, dir string, seen map[string]bool) {
	if seen[dir] {
		return
	}
	seen[dir] = true

	// Ignore errors, because the compiler will report them.
	pkg, _ := build.ImportDir(dir, 0)
	for _, path := range pkg.Imports {
		if path, found := strings.CutPrefix(path, module); found {
			readSources(root, filepath.Join(root, path), seen)
		}
	}
}
