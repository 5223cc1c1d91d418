package session

import (
	"archive/zip"
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// writeZip writes an archive and returns its path. add writes the entries of the archive.
func writeZip(t *testing.T, add func(*zip.Writer) error) (file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "p.zip")
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	w := zip.NewWriter(f)
	if err := add(w); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestArchiveIsBounded checks that an archive that would fill the disk is refused before anything is unpacked.
func TestArchiveIsBounded(t *testing.T) {
	file := writeZip(t, func(w *zip.Writer) error {
		for _, name := range []string{"a", "b"} {
			part, err := w.Create(name)
			if err == nil {
				_, err = part.Write(make([]byte, 600))
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
	before := maxArchive
	defer func() { maxArchive = before }()
	for most, want := range map[uint64]string{1200: "", 1199: "more than 1199 bytes"} {
		maxArchive = most
		to := filepath.Join(t.TempDir(), "p")
		switch err := unzip(t.Context(), file, to); {
		case want == "" && err != nil, want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("at most %d bytes: error %v, want %q", most, err, want)
		case want != "":
			if _, err := os.Stat(to); err == nil {
				t.Error("files were unpacked although the archive is too large")
			}
		}
	}
}

// TestArchiveOverflows checks that an archive is refused if the sum of the sizes of its files overflows.
func TestArchiveOverflows(t *testing.T) {
	file := writeZip(t, func(w *zip.Writer) error {
		for _, h := range []zip.FileHeader{{Name: "a", UncompressedSize64: 2}, {Name: "b", UncompressedSize64: math.MaxUint64}} {
			if _, err := w.CreateRaw(&h); err != nil {
				return err
			}
		}
		return nil
	})
	if err := unzip(t.Context(), file, filepath.Join(t.TempDir(), "p")); err == nil || !strings.Contains(err.Error(), "when unpacked") {
		t.Error(err)
	}
}

// TestManyEntries checks that an archive of very many files is refused, and that unpacking ends when it is interrupted.
func TestManyEntries(t *testing.T) {
	file := writeZip(t, func(w *zip.Writer) error {
		for _, name := range []string{"a", "b", "c"} {
			if _, err := w.Create(name); err != nil {
				return err
			}
		}
		return nil
	})
	before := maxEntries
	defer func() { maxEntries = before }()
	maxEntries = 2
	if err := unzip(t.Context(), file, filepath.Join(t.TempDir(), "p")); err == nil || !strings.Contains(err.Error(), "has 3 files; at most 2") {
		t.Error(err)
	}

	maxEntries = 3
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := unzip(ctx, file, filepath.Join(t.TempDir(), "p")); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
