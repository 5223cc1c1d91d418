// The folders in which programs may write: the helper's own, and the one that
// the caller has named last.

package sandbox

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"
)

// box is the writable part of a helper's file system.
type box struct {
	work  string // the helper's own folder, empty between two runs
	under string // the folder that holds work, as a path that stays writable
	bound string // the caller's folder that is writable now, "" if none
	mount bool   // whether folders must be mounted to be writable
}

// newBox makes the helper's own folder. Its name tells whose it is.
func newBox(tempDir string) (*box, error) {
	work, err := os.MkdirTemp(tempDir, "oj-run-")
	if err != nil {
		return nil, fmt.Errorf("cannot make a folder for programs: %w", err)
	}
	return &box{work: work, under: tempDir}, nil
}

// keep uses a detached copy of the mount to reach the folder from outside.
func (b *box) keep(tree int) {
	b.under = fmt.Sprintf("/proc/self/fd/%d", tree)
	b.mount = true
}

// open makes a folder writable for programs.
func (b *box) open(dir string) error {
	if err := syscall.Mount(dir, dir, "", syscall.MS_BIND, ""); err != nil {
		return fail("mounting "+dir, err)
	}
	if err := readOnly(dir, false, false); err != nil {
		return fail("making "+dir+" writable", err)
	}
	return nil
}

// enter returns the folder to run in, writable. The caller's folder stays so
// until another one is named: most callers name the same one again.
func (b *box) enter(dir string) (string, error) {
	if dir == "" {
		return b.work, nil
	}
	dir, err := filepath.EvalSymlinks(dir)
	if err == nil {
		dir, err = filepath.Abs(dir)
	}
	if err != nil || !b.mount || dir == b.bound {
		return dir, err
	}
	b.leave()
	if err := b.open(dir); err != nil {
		return "", err
	}
	b.bound = dir
	return dir, nil
}

// leave takes the caller's folder back.
func (b *box) leave() {
	if b.bound != "" {
		syscall.Unmount(b.bound, syscall.MNT_DETACH)
		b.bound = ""
	}
}

// clean empties the helper's own folder.
func (b *box) clean() error {
	names, err := names(b.work)
	for _, name := range names {
		if e := os.RemoveAll(filepath.Join(b.work, name)); e != nil {
			err = e
		}
	}
	return err
}

func names(dir string) ([]string, error) {
	f, err := os.Open(dir)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return f.Readdirnames(-1)
}

// remove removes the helper's own folder.
func (b *box) remove() {
	b.leave()
	if b.mount {
		syscall.Unmount(b.work, syscall.MNT_DETACH)
	}
	os.RemoveAll(filepath.Join(b.under, filepath.Base(b.work)))
}
