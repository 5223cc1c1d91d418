// Package small reads files that should be small, such as settings, from folders that may be hostile: it looks at the kind
// and the size of a file before it opens it.
package small

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// Most is the maximum size of a text that people write, such as problem.yaml, in bytes.
const Most = 16 << 20

// Open opens a regular file of at most `most` bytes. It returns an error for other files, because opening or reading a
// named pipe or a device may block for ever.
func Open(name string, most int64) (*os.File, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if err := check(name, info, most); err != nil {
		return nil, err
	}
	return os.Open(name)
}

// check returns an error unless a file is regular and has at most `most` bytes.
func check(name string, info os.FileInfo, most int64) error {
	if !info.Mode().IsRegular() {
		return fmt.Errorf("%s: want a regular file", name)
	}
	if info.Size() > most {
		return fmt.Errorf("%s has %d MiB; files of this kind may have at most %d MiB", name, info.Size()>>20, most>>20)
	}
	return nil
}

// ReadFile returns the content of a regular file of at most Most bytes.
func ReadFile(name string) ([]byte, error) {
	f, err := Open(name, Most)
	if err != nil {
		return nil, err
	}
	defer f.Close()

	// The file may grow meanwhile.
	return io.ReadAll(io.LimitReader(f, Most))
}

// OpenIn is like Open, for a file in a folder in which a hostile program has written: name is relative to the folder dir,
// which the program could not replace. OpenIn returns an error if a symbolic link leads out of dir.
func OpenIn(dir, name string, most int64) (*os.File, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	info, err := root.Stat(name)
	if err == nil {
		err = check(filepath.Join(dir, name), info, most)
	}
	if err != nil {
		return nil, err
	}
	return root.Open(name)
}

// ReadIn is ReadFile for a file of OpenIn.
func ReadIn(dir, name string) ([]byte, error) {
	f, err := OpenIn(dir, name, Most)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, Most))
}

// WriteIn writes a new file in such a folder. What has its name is removed first: through a symbolic link, os.WriteFile
// would overwrite any file of the user.
func WriteIn(dir, name string, text []byte) error {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	if err := root.RemoveAll(name); err != nil {
		return err
	}
	f, err := root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	return errors.Join(err, f.Close())
}
