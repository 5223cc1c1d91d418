package small

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestReadFile(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "problem.yaml")
	if err := os.WriteFile(file, []byte("name: x\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if text, err := ReadFile(file); err != nil || string(text) != "name: x\n" {
		t.Errorf("%q, %v", text, err)
	}
	if _, err := ReadFile(filepath.Join(dir, "none")); !os.IsNotExist(err) {
		t.Errorf("missing: %v", err)
	}
	if _, err := ReadFile(dir); err == nil {
		t.Error("a folder can be read")
	}

	// A file with a hole takes no room on the disk.
	if err := os.Truncate(file, 20<<30); err != nil {
		t.Skip("SKIPPED: ", err)
	}
	if _, err := ReadFile(file); err == nil || !strings.Contains(err.Error(), "20480 MiB") {
		t.Errorf("large: %v", err)
	}
}
