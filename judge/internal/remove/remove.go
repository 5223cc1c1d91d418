// Package remove removes the files that programs leave. os.RemoveAll may fail for them: a program can leave
// folders without permissions, or folders nested so deeply that a path would be too long or that too many
// folders would be open at the same time.
package remove

import (
	"cmp"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
)

// All removes a file, or a folder in which programs have run. If the path does not exist, it does nothing. No
// process may still use the folder.
func All(path string) error {
	if info, err := os.Lstat(path); err == nil && info.IsDir() {
		if err := Empty(path); err != nil {
			return err
		}
	}
	return os.RemoveAll(path)
}

// Empty removes everything in a folder. If an inner folder is not empty, Empty moves it into the
// folder top before emptying it, so that no path gets long.
func Empty(top string) error {
	if err := os.Chmod(top, 0o700); err != nil {
		return err
	}
	for folders := []string{top}; len(folders) > 0; folders = folders[1:] {
		entries, err := os.ReadDir(folders[0])
		for _, e := range entries {
			path := filepath.Join(folders[0], e.Name())

			// If a folder is not empty, move it into the folder top, to empty it later. Its new name is random,
			// because a program could have created a file with any predictable name.
			failed := os.Remove(path)
			if failed != nil && e.IsDir() {
				moved := filepath.Join(top, strconv.FormatUint(rand.Uint64(), 36))
				failed = errors.Join(os.Chmod(path, 0o700), os.Rename(path, moved))
				folders = append(folders, moved)
			}
			err = cmp.Or(err, failed)
		}

		if err == nil && folders[0] != top {
			err = os.Remove(folders[0])
		}
		if err != nil {
			return err
		}
	}
	return nil
}
