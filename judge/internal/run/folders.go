// This file keeps the folders in which programs run. Making and removing folders costs more than all
// else that the judge does for a small testcase, so those that a run left empty are used again.

package run

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"

	"oj/judge/internal/sandbox"
)

// folders is a stock of folders, each with an empty folder "work" in it and nothing else.
type folders struct {
	mu   sync.Mutex
	free []string
	made int
}

// take returns a folder, a new one below temp if none is free.
func (f *folders) take(temp string) (string, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if n := len(f.free); n > 0 {
		dir := f.free[n-1]
		f.free = f.free[:n-1]
		return dir, nil
	}
	f.made++
	dir := filepath.Join(temp, fmt.Sprintf("run%d", f.made))
	for _, d := range []string{dir, filepath.Join(dir, "work")} {
		if err := os.Mkdir(d, mode); err != nil {
			return "", err
		}
		if err := os.Chmod(d, mode); err != nil { // whatever the umask
			return "", err
		}
	}
	return dir, nil
}

// mode is that of the folders.
const mode = 0o755

// give takes a folder back; one that is not as it was is removed.
func (f *folders) give(dir string) {
	if !only(dir, "work") || !only(filepath.Join(dir, "work")) {
		sandbox.RemoveAll(dir) // what cannot be removed now is removed with the judge's temporary folder
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.free = append(f.free, dir)
}

// only reports whether a folder holds these entries and no others, and belongs to nobody else.
func only(dir string, names ...string) bool {
	info, err := os.Lstat(dir)
	if err != nil || info.Mode() != os.ModeDir|mode {
		return false
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != len(names) {
		return false
	}
	for i, e := range entries {
		if e.Name() != names[i] || !e.IsDir() {
			return false
		}
	}
	return true
}
