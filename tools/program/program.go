// Package program compiles programs for tests, and only tests import it.
package program

import (
	"os/exec"
	"path/filepath"
	"testing"
)

// Build compiles the program in a folder, "./referee" or "oj/tools/bundle", and returns its file. What `go run` links the go
// command keeps, what `go build` links it links again each time; so it is `go run` that runs cp, where there is one.
func Build(t testing.TB, folder string) string {
	t.Helper()
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
