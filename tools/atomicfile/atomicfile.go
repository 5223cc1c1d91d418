// Package atomicfile replaces the content of files in one step. It writes the text into a hidden file in the same folder
// and renames that file. Other programs see either the old text or the new one. After a failure the old file is
// unchanged, and the hidden file is removed.
//
// An existing file keeps its mode, and a symbolic link stays a link, whose target is replaced. Owners and hard links are
// lost. The text may not be on the disk yet if the machine crashes.
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

// Write replaces the content of a file. It does not touch a file that already contains the text. It writes directly to a
// pipe, a terminal, or anything else that is no regular file. On Unix an interrupt takes effect after the write; on other
// systems the hidden file may remain.
func Write(name string, text []byte) error {
	// An interrupt between the creation of the hidden file and its renaming would leave it there.
	release := holdSignals()
	defer release()
	info, err := os.Stat(name)
	switch {
	case err != nil: // Create returns the error, unless the file is new
	case info.Mode().IsRegular():
		old, err := os.ReadFile(name)
		if err == nil && bytes.Equal(old, text) {
			return nil
		}
	case !info.IsDir():
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

// File is a hidden file with a new text. Call Commit when the text is complete. Defer a call of Discard, which removes the
// file if it was not committed.
type File struct {
	*os.File
	target string      // the file to replace
	mode   fs.FileMode // of the target; 0 if it does not exist
	done   bool        // committed or discarded
}

// Create starts a new text for the file of this name. The file need not exist, but its folder must. The caller may close
// the text before Commit.
func Create(name string) (*File, error) {
	// A rename would replace a link itself.
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

	f.File, err = beside(target)
	var pathErr *fs.PathError
	if errors.As(err, &pathErr) {
		pathErr.Path = name // the user does not know the hidden file
	}
	if err != nil {
		return nil, err
	}
	return f, nil
}

// maxLinks is the maximum length of a chain of links. A longer one is probably a cycle.
const maxLinks = 40

// follow returns the name to which symbolic links lead. No file need have that name.
func follow(name string) (string, error) {
	for range maxLinks {
		info, err := os.Lstat(name)
		if err != nil || info.Mode()&fs.ModeSymlink == 0 {
			return name, nil // opening the file returns the error again
		}

		// A relative target is relative to the folder of the link.
		to, err := os.Readlink(name)
		if err != nil {
			return "", err
		}
		if !filepath.IsAbs(to) {
			// Join would shorten a/link/.. to a, but the link may lead elsewhere.
			to = filepath.Dir(name) + string(filepath.Separator) + to
		}
		name = to
	}
	return "", fmt.Errorf("%s: too many symbolic links", name)
}

// beside creates a hidden file in the folder of the target. Unlike os.CreateTemp, it gives the file the mode of new files,
// so the user's umask applies.
func beside(target string) (*os.File, error) {
	const maxTries = 1000
	dir, base := filepath.Split(target)
	for try := 0; ; try++ {
		name := fmt.Sprintf("%s.%s.%08x", dir, base, rand.Uint32())
		f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
		isTaken := errors.Is(err, fs.ErrExist)
		if !isTaken || try > maxTries {
			return f, err
		}
	}
}

// Commit replaces the target.
func (f *File) Commit() error {
	// The mode must be right before other programs can see the file.
	var err error
	if f.mode != 0 {
		err = os.Chmod(f.Name(), f.mode)
	}
	closeErr := f.Close()
	if !errors.Is(closeErr, fs.ErrClosed) { // the caller may have closed the file
		err = errors.Join(err, closeErr)
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

// Discard removes the hidden file unless it was committed. It may be called more than once.
func (f *File) Discard() {
	if !f.done {
		f.Close() // does nothing if the file is closed
		os.Remove(f.Name())
		f.done = true
	}
}
