// Package atomicfile replaces the content of files atomically. It writes the text into a hidden file in the
// same folder and renames that file. Other programs see either the old text or the new one. After a failure the
// old file is unchanged, and the hidden file is removed.
//
// An existing file keeps its mode. If the name is a symbolic link, the link stays, and its target is replaced.
// Owners and hard links are lost. A crash of the machine may lose the new text, because the package does not
// wait until it is on the disk.
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

// Write replaces the content of a file. It does nothing if the content is already equal to the text. It writes
// directly to a pipe, a terminal, or anything else that is not a regular file. On Unix an interrupt takes
// effect only after the write. On other systems an interrupt may leave the hidden file behind.
func Write(name string, text []byte) error {
	// Delay interrupts, because one that comes before the hidden file is renamed would leave it behind.
	release := holdSignals()
	defer release()
	info, err := os.Stat(name)
	switch {
	case err != nil: // if name does not exist, write a new file; for any other error, Create fails below
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

// A File is a hidden file that will replace another file. Call Commit when the text is complete. Defer a call
// to Discard, which removes the hidden file if Commit was not called.
type File struct {
	*os.File
	target string      // the file to replace
	mode   fs.FileMode // the mode of the target; 0 if the target does not exist
	done   bool        // whether Commit or Discard was called
}

// Create creates a hidden file for the new text of the file with this name. The file itself need not exist, but
// its folder must. The caller may close the hidden file before Commit.
func Create(name string) (*File, error) {
	// Find the target of a link, because renaming the hidden file to the link would replace the link itself.
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
		pathErr.Path = name // the user has never seen the hidden file's name, so report the target's
	}
	if err != nil {
		return nil, err
	}
	return f, nil
}

// maxLinks is the maximum length of a chain of symbolic links. A longer chain is probably a cycle.
const maxLinks = 40

// follow resolves symbolic links and returns the path of their final target, which need not exist.
func follow(name string) (string, error) {
	for range maxLinks {
		info, err := os.Lstat(name)
		if err != nil || info.Mode()&fs.ModeSymlink == 0 {
			return name, nil // ignore the error, because opening the file gives the same error
		}

		// A relative target is relative to the folder of the link.
		to, err := os.Readlink(name)
		if err != nil {
			return "", err
		}
		if !filepath.IsAbs(to) {
			// filepath.Join would shorten a/link/.. to a, but the link may lead to another folder.
			to = filepath.Dir(name) + string(filepath.Separator) + to
		}
		name = to
	}
	return "", fmt.Errorf("%s: too many symbolic links", name)
}

// beside creates a hidden file in the folder of the target. Unlike os.CreateTemp, it creates the file with mode
// 0666, so that the user's umask applies.
func beside(target string) (*os.File, error) {
	const maxTries = 1000
	dir, base := filepath.Split(target)

	// If a name is taken, O_EXCL makes the call fail, and another random name is tried.
	for try := 0; ; try++ {
		name := fmt.Sprintf("%s.%s.%08x", dir, base, rand.Uint32())
		f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
		isTaken := errors.Is(err, fs.ErrExist)
		if !isTaken || try > maxTries {
			return f, err
		}
	}
}

// Commit renames the hidden file, so that it replaces the target.
func (f *File) Commit() error {
	// Set the mode before other programs can see the file.
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
		f.Close() // ignore the error: the file may already be closed
		os.Remove(f.Name())
		f.done = true
	}
}
