// Removing what programs leave: folders without rights, and nested deeper than paths are long or files can be open at
// the same time.

package sandbox

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
)

// RemoveAll removes a file or folder in which programs have worked; it need not be there. Nothing may run in there any
// more.
func RemoveAll(path string) error {
	if info, err := os.Lstat(path); err == nil && info.IsDir() {
		if err := emptyFolder(path); err != nil {
			return err
		}
	}
	return os.RemoveAll(path)
}

// emptyFolder empties a folder. Folders in its folders move up into it, so that no path gets long, until there are
// none.
func emptyFolder(top string) error {
	for {
		folders, err := removeFiles(top)
		if err != nil || len(folders) == 0 {
			return err
		}
		for _, folder := range folders {
			below, err := removeFiles(folder)
			for _, path := range below {
				if err == nil {
					err = os.Rename(path, filepath.Join(top, strconv.FormatUint(rand.Uint64(), 36)))
				}
			}
			if err == nil {
				err = os.Remove(folder)
			}
			if err != nil {
				return err
			}
		}
	}
}

// removeFiles removes the files and the empty folders in a folder. It returns the others, which can be moved then.
func removeFiles(dir string) (folders []string, err error) {
	if err := os.Chmod(dir, 0o700); err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(dir)
	for _, e := range entries {
		path := filepath.Join(dir, e.Name())
		failed := os.Remove(path)
		if failed != nil && e.IsDir() {
			folders = append(folders, path)
			failed = os.Chmod(path, 0o700)
		}
		if failed != nil {
			return nil, failed
		}
	}
	return folders, err
}
