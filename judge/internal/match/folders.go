// This file keeps the folders in which programs run. Making and removing folders costs more than all
// else that the judge does for a small testcase, so those that a run left empty are used again.

package match

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"oj/judge/internal/sandbox"
)

// hiddenName is the folder of everything that programs must not see: what validators write, the outputs
// of others. workName is the folder of those in which programs run.
const (
	hiddenName = "hidden"
	workName   = "work"
)

// HiddenFolder makes the folder below the judge's temporary one that programs must not see, and returns it.
func (r *Runner) HiddenFolder() (string, error) {
	dir := filepath.Join(r.Temp, hiddenName)
	return dir, os.MkdirAll(dir, mode)
}

// folders is a stock of folders, each empty and with an empty folder for the program elsewhere.
type folders struct {
	mu   sync.Mutex
	free []string
	made int
}

// workFolder returns where the program runs whose other files are in dir.
func workFolder(dir string) string {
	return filepath.Join(filepath.Dir(filepath.Dir(dir)), workName, filepath.Base(dir))
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
	dir := filepath.Join(temp, hiddenName, fmt.Sprintf("run%d", f.made))
	for _, d := range []string{dir, workFolder(dir)} {
		if err := os.MkdirAll(d, mode); err != nil {
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
	if work := workFolder(dir); !untouched(dir) || !untouched(work) {
		sandbox.RemoveAll(dir) // what cannot be removed now is removed with the judge's temporary folder
		sandbox.RemoveAll(work)
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.free = append(f.free, dir)
}

// untouched reports whether a folder is empty, and belongs to nobody else.
func untouched(dir string) bool {
	info, err := os.Lstat(dir)
	if err != nil || !info.IsDir() || info.Mode() != os.ModeDir|mode && runtime.GOOS != "windows" { // where all folders have one mode
		return false
	}
	entries, err := os.ReadDir(dir)
	return err == nil && len(entries) == 0
}
