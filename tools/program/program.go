// Package program compiles programs for tests. Only tests import it.
package program

import (
	"os/exec"
	"path/filepath"
	"testing"
)

// Build compiles the program in a folder, such as "./referee" or "oj/tools/bundle", and returns the path of the
// executable.
func Build(t testing.TB, folder string) string {
	t.Helper()

	// The go command caches programs that it links for `go run`, but not for `go build`. So Build uses `go run
	// -exec`: instead of starting the program, it copies the program with cp, if cp exists.
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
