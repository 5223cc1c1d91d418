// Removing what programs leave: folders without rights, and nested deeper than
// paths are long or files can be open at the same time.

package sandbox

import (
	"os"
	"path/filepath"
	"strconv"
)

// RemoveAll removes a file or folder in which programs have worked; it need not
// be there. Nothing may run in there any more.
func RemoveAll(path string) error {
	info, err := os.Lstat(path)
	if os.IsNotExist(err) {
		return nil
	}
	if err == nil && info.IsDir() {
		err = emptyFolder(path)
	}
	if err != nil {
		return err
	}
	return os.Remove(path)
}

// remover empties a folder. Folders in folders first move up into the one that
// is to be empty, so that no path gets long.
type remover struct {
	top   string
	dirs  []string // to be emptied yet
	moved int
}

func emptyFolder(top string) error {
	r := remover{top: top, dirs: []string{top}}
	for len(r.dirs) > 0 {
		dir := r.dirs[len(r.dirs)-1]
		r.dirs = r.dirs[:len(r.dirs)-1]
		err := r.empty(dir)
		if err == nil && dir != top {
			err = os.Remove(dir)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// empty removes the files in a folder, and moves the folders away.
func (r *remover) empty(dir string) error {
	if err := os.Chmod(dir, 0o700); err != nil {
		return err
	}
	entries, err := os.ReadDir(dir)
	for _, e := range entries {
		path := filepath.Join(dir, e.Name())
		if err := os.Remove(path); err == nil || !e.IsDir() {
			if err != nil {
				return err
			}
			continue
		}
		if path, err = r.lift(dir, path); err != nil {
			return err
		}
		r.dirs = append(r.dirs, path)
	}
	return err
}

// lift moves a folder up, where it is not there yet.
func (r *remover) lift(dir, path string) (string, error) {
	if dir == r.top {
		return path, nil
	}
	if err := os.Chmod(path, 0o700); err != nil { // else it cannot move
		return "", err
	}
	for {
		r.moved++
		to := filepath.Join(r.top, "moved-"+strconv.Itoa(r.moved))
		if _, err := os.Lstat(to); os.IsNotExist(err) {
			return to, os.Rename(path, to)
		}
	}
}
