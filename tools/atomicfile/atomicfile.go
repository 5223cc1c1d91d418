// Package atomicfile gives files new contents in one step. The text is written into a hidden file
// beside the old one, which is then renamed: whoever reads meanwhile sees the old text or the new one,
// and a failure leaves the old one alone and nothing beside it.
//
// The mode of a file that exists is kept, and a symbolic link stays a link to the file that is
// replaced. Owners and hard links are not kept, and nothing is forced onto the disk: this guards
// against interruptions of the program, not of the machine.
package atomicfile

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math/rand"
	"os"
	"path/filepath"
	"syscall"
)

// Write gives the file a new text. It leaves a file alone that holds the text already. What is no
// regular file (a pipe, a terminal) is simply written to. An interrupt that arrives meanwhile takes
// effect when it is done, on Unix; elsewhere the hidden file may be left.
func Write(name string, text []byte) error {
	defer holdSignals()()
	info, err := os.Stat(name)
	if err == nil && info.Mode().IsRegular() {
		if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, text) {
			return nil
		}
	} else if err == nil && !info.IsDir() {
		return os.WriteFile(name, text, 0)
	}
	f, err := Create(name)
	if err != nil {
		return err
	}
	defer f.Discard()
	if _, err := f.Write(text); err != nil {
		return err
	}
	return f.Commit()
}

// File is a new text on its way into a file. Call Commit when it is complete; a deferred Discard
// removes it if that did not come to pass.
type File struct {
	*os.File
	target string
	mode   fs.FileMode // of the file that is replaced; 0 if there is none
	done   bool
}

// Create starts a new text for the file of this name, which need not exist, but its folder must. The
// text may be closed before it is committed.
func Create(name string) (*File, error) {
	target, err := follow(name)
	if err != nil {
		return nil, err
	}
	f := &File{target: target}
	info, err := os.Stat(target)
	switch {
	case err == nil && info.IsDir():
		return nil, &fs.PathError{Op: "write", Path: name, Err: syscall.EISDIR}
	case err == nil:
		f.mode = info.Mode().Perm()
	case !errors.Is(err, fs.ErrNotExist):
		return nil, err
	}
	if f.File, err = beside(target); err != nil {
		if e := (*fs.PathError)(nil); errors.As(err, &e) {
			e.Path = name // the hidden file's would say nothing to anybody
		}
		return nil, err
	}
	return f, nil
}

// maxLinks bounds how many links to links are followed.
const maxLinks = 40

// follow returns the name behind symbolic links, also where nothing has that name yet.
func follow(name string) (string, error) {
	for range maxLinks {
		info, err := os.Lstat(name)
		if err != nil || info.Mode()&fs.ModeSymlink == 0 {
			return name, nil // whoever opens it finds the error again
		}
		to, err := os.Readlink(name)
		if err != nil {
			return "", err
		}
		if !filepath.IsAbs(to) {
			to = filepath.Dir(name) + string(filepath.Separator) + to // Join would cut a/link/.. short
		}
		name = to
	}
	return "", fmt.Errorf("%s: too many symbolic links", name)
}

// beside makes a hidden file in the folder of another. Unlike os.CreateTemp it asks for the mode that
// new files get, so that the user's umask decides.
func beside(target string) (*os.File, error) {
	dir, base := filepath.Split(target)
	for try := 0; ; try++ {
		name := fmt.Sprintf("%s.%s.%08x", dir, base, rand.Uint32())
		f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
		if err == nil || !errors.Is(err, fs.ErrExist) || try > 1000 {
			return f, err
		}
	}
}

// Commit puts the text in place of the file's.
func (f *File) Commit() error {
	var err error
	if f.mode != 0 {
		err = os.Chmod(f.Name(), f.mode)
	}
	if e := f.Close(); !errors.Is(e, fs.ErrClosed) {
		err = errors.Join(err, e)
	}
	if err != nil {
		return err
	}
	if err := os.Rename(f.Name(), f.target); err != nil {
		return err
	}
	f.done = true
	return nil
}

// Discard removes the text unless it was committed. It may be called more than once.
func (f *File) Discard() {
	if !f.done {
		f.Close() // again, perhaps
		os.Remove(f.Name())
		f.done = true
	}
}
