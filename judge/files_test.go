// This file contains a helper that writes packages for tests.

package main

import (
	"os"
	"path/filepath"
	"testing"
)

// writeFiles writes files into the folder root. files maps paths to texts.
func writeFiles(t testing.TB, root string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
