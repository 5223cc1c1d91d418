// Package program compiles and prepares programs for tests. Only tests import it.
package program

import (
	"go/build"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/shared/problem"
	"oj/tools/shared/workspace"
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

	// Use `go run -exec=cp`, because `go run` caches linked programs and `go build` does not. With this flag
	// the go command does not start the program, but calls cp, which copies the program to exe. If there is no
	// cp, use `go build`.
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

// BuildPatched compiles a submission of the package in the current folder that submissions/mutants.txt describes as a
// patch.
func BuildPatched(t testing.TB, submission string) string {
	t.Helper()
	pkg, err := problem.Read(".")
	if err != nil {
		t.Fatal(err)
	}
	files := pkg.Patched(filepath.Join(pkg.Dir, filepath.FromSlash(submission)))
	if len(files) != 1 {
		t.Fatalf("%s has %d files, want one that is patched", submission, len(files))
	}
	source := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(source, files[0].Data, 0o666); err != nil {
		t.Fatal(err)
	}
	return Build(t, source)
}

// readSources reads the source files of a package, and of the packages of this module that it imports. Its
// only purpose is that `go test` notices changes of these files. The go command records which files a test
// reads. If one of these files has changed, the go command does not use the cached result of the test, but
// runs it again.
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
