package workspace

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestMakeTempFails: if the system's folder for temporary files does not exist, the error message names this
// folder and the environment variable TMPDIR.
func TestMakeTempFails(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "missing")
	for _, name := range []string{"TMPDIR", "TMP", "TEMP"} {
		t.Setenv(name, missing)
	}
	dir, err := MakeTemp("x-")
	if err == nil {
		os.RemoveAll(dir)
		t.Fatalf("created %s in a missing folder", dir)
	}
	if text := err.Error(); !strings.Contains(text, "check that TMPDIR names") || !strings.Contains(text, missing) {
		t.Errorf("the message is %q, want TMPDIR and %s in it", text, missing)
	}
}
