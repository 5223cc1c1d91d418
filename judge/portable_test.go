// This file compiles the judge for other systems, because no other test compiles the source files that only
// these systems use.

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"oj/tools/shared/testing/full"
)

func TestOtherSystems(t *testing.T) {
	for _, system := range [][2]string{{"windows", "amd64"}, {"darwin", "arm64"}, {"freebsd", "amd64"}} {
		t.Run(system[0], func(t *testing.T) {
			full.Test(t)
			cmd := exec.Command("go", "build", "-o", filepath.Join(t.TempDir(), "judge"), ".")
			cmd.Env = append(os.Environ(), "GOOS="+system[0], "GOARCH="+system[1], "CGO_ENABLED=0", "GOFLAGS=")
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}
