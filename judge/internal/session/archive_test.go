package session

import (
	"archive/zip"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestArchiveIsBounded: an archive that would fill the disk is refused before anything is unpacked.
func TestArchiveIsBounded(t *testing.T) {
	file := filepath.Join(t.TempDir(), "p.zip")
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	w := zip.NewWriter(f)
	for _, name := range []string{"a", "b"} {
		part, err := w.Create(name)
		if err == nil {
			_, err = part.Write(make([]byte, 600))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	before := maxArchive
	defer func() { maxArchive = before }()
	for most, want := range map[uint64]string{1200: "", 1199: "more than 1199 bytes"} {
		maxArchive = most
		to := filepath.Join(t.TempDir(), "p")
		switch err := unzip(file, to); {
		case want == "" && err != nil, want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("at most %d bytes: error %v, want %q", most, err, want)
		case want != "":
			if _, err := os.Stat(to); err == nil {
				t.Error("something was unpacked")
			}
		}
	}
}
