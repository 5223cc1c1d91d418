// The tests in this file check every problem package whose generator uses package gen. Its data must be up to
// date and small, and the folder submissions must contain at least three wrong programs. Other properties are
// checked elsewhere: the command "judge -kill" checks that inputs are valid, that answers are right, and that
// wrong submissions are rejected. The tests of judge/internal/trial run validators and checkers on corrupted
// files.

package main

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"oj/tools/shared/testing/full"
)

const mostBytes = 300_000 // maximum size of one problem's data

func each(t *testing.T, test func(t *testing.T, dir string)) {
	t.Helper()
	t.Chdir("../../..")
	generators, err := filepath.Glob("testcases/*/generators/main.go")
	if err != nil || len(generators) == 0 {
		t.Fatalf("no packages: %v", err)
	}
	for _, file := range generators {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		dir := filepath.ToSlash(filepath.Dir(filepath.Dir(file)))
		if bytes.Contains(text, []byte("testcases/internal/gen")) {
			t.Run(filepath.Base(dir), func(t *testing.T) { test(t, dir) })
		}
	}
}

// files returns the content of every file that is below the folder dir and whose name has one of the given
// endings.
func files(t *testing.T, dir string, endings ...string) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		for _, e := range endings {
			if strings.HasSuffix(path, e) {
				all[strings.TrimPrefix(path, dir)], err = os.ReadFile(path)
			}
		}
		return err
	})
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return all
}

func TestInputsAreFresh(t *testing.T) {
	each(t, func(t *testing.T, dir string) {
		if filepath.Base(dir) != "uva704" {
			full.Test(t)
		}
		made := t.TempDir()
		if err := generate(dir, made); err != nil {
			t.Fatal(err)
		}
		for _, data := range dataFolders {
			endings := []string{".in", ".ans", ".out"}
			if data == "secret" {
				endings = []string{".in", ".desc", ".yaml"}
			}
			want, got := files(t, filepath.Join(made, data), endings...), files(t, filepath.Join(dir, "data", data), endings...)
			maps.DeleteFunc(got, func(name string, _ []byte) bool { return strings.HasSuffix(name, "-stress.in") }) // found by tools/stress
			for name, text := range want {
				if !bytes.Equal(got[name], text) {
					t.Errorf("%s%s is out of date: run go run ./testcases/internal/data %s", data, name, filepath.Base(dir))
				}
			}
			if len(want) != len(got) {
				t.Errorf("%s: the generator writes %d files, but %d are stored", data, len(want), len(got))
			}
		}
	})
}

func TestDataAreSmall(t *testing.T) {
	each(t, func(t *testing.T, dir string) {
		size := 0
		for _, text := range files(t, filepath.Join(dir, "data"), "") {
			size += len(text)
		}
		if size > mostBytes {
			t.Errorf("%d bytes of data, want at most %d", size, mostBytes)
		}
	})
}

func TestThereAreWrongPrograms(t *testing.T) {
	each(t, func(t *testing.T, dir string) {
		// A wrong program is a file or folder in a folder other than accepted, or a section of mutants.txt.
		files, err := filepath.Glob(filepath.Join(dir, "submissions", "*", "*"))
		if err != nil {
			t.Fatal(err)
		}
		files = slices.DeleteFunc(files, func(file string) bool { return filepath.Base(filepath.Dir(file)) == "accepted" })
		changes, err := os.ReadFile(filepath.Join(dir, "submissions", "mutants.txt"))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			t.Fatal(err)
		}
		wrong := len(files) + bytes.Count(changes, []byte("\n== ")) - bytes.Count(changes, []byte("\n== accepted/"))
		if wrong < 3 {
			t.Errorf("%d wrong programs, want at least 3", wrong)
		}
	})
}
