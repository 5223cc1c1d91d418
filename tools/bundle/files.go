package main

import (
	"errors"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
)

// replaceFile gives the file a new text in one step, keeping its mode: whoever
// reads it meanwhile sees the old or the new one, and an interruption leaves
// no other file behind. Files that already hold the text are not touched;
// what is no regular file (a pipe, a terminal) is simply written to.
func replaceFile(name string, text []byte) error {
	mode := fs.FileMode(0o644)
	if real, err := filepath.EvalSymlinks(name); err == nil {
		name = real // keep the link, replace what it points to
	}
	info, err := os.Stat(name)
	switch {
	case err == nil && !info.Mode().IsRegular() && !info.IsDir():
		return wrapFile(os.WriteFile(name, text, mode))
	case err == nil:
		mode = info.Mode().Perm()
		if old, err := os.ReadFile(name); err == nil && string(old) == string(text) {
			return nil
		}
	case !errors.Is(err, fs.ErrNotExist):
		return fileError{err}
	}
	return wrapFile(writeBeside(name, text, mode))
}

func wrapFile(err error) error {
	if err != nil {
		return fileError{err}
	}
	return nil
}

// writeBeside writes a temporary file in the same folder and renames it. While
// it exists, an interrupt removes it before ending the program.
func writeBeside(name string, text []byte, mode fs.FileMode) (err error) {
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	tmp, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	done := make(chan bool)
	go func() {
		select {
		case <-stop:
			os.Remove(tmp.Name())
			os.Exit(1)
		case <-done:
		}
	}()
	defer func() {
		if err != nil {
			os.Remove(tmp.Name())
		}
		close(done)
		signal.Stop(stop)
	}()
	_, err = tmp.Write(text)
	if err := errors.Join(err, tmp.Chmod(mode), tmp.Close()); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), name)
}
