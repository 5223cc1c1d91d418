// This file puts files into the folder in which a program runs.

package match

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"oj/judge/internal/problem"
)

// wantsFiles reports whether the program may expect files in its working folder.
func (s *Program) wantsFiles(c *problem.Case) bool { return len(s.Files) > 0 || c.Files != "" }

// populateWorkDir puts into the working folder what the program may expect there: the files that the package
// adds to every submission, then those of the testcase.
func (s *Program) populateWorkDir(c *problem.Case, work string) error {
	if err := s.copyBeside(work); err != nil {
		return err
	}
	return copyFolder(c.Files, work)
}

// copyBeside copies the files and folders that the program finds beside it.
func (s *Program) copyBeside(to string) error {
	for _, path := range s.Files {
		target := filepath.Join(to, filepath.Base(path))
		info, err := os.Stat(path)
		switch {
		case err != nil:
		case !info.IsDir():
			err = copyFile(path, target)
		default:
			if err = os.MkdirAll(target, mode); err == nil {
				err = copyFolder(path, target)
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// copyFolder copies the contents of a folder, folders in it included; nothing for "".
func copyFolder(from, to string) error { return copyTree(from, to, copyFile) }

// copyTree does so with each file as it is told.
func copyTree(from, to string, copyFile func(from, to string) error) error {
	if from == "" {
		return nil
	}
	from, err := filepath.EvalSymlinks(from) // walking does not follow it
	if err != nil {
		return err
	}
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil || path == from {
			return err
		}
		rel, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		info, err := os.Stat(path) // follows links
		if err != nil {
			return err
		}
		if info.IsDir() {
			return os.MkdirAll(filepath.Join(to, rel), mode)
		}
		return copyFile(path, filepath.Join(to, rel))
	})
}

// copyFile copies a file, in the place of one that is there.
func copyFile(from, to string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	if err := os.Remove(to); err != nil && !os.IsNotExist(err) {
		return err
	}
	out, err := os.OpenFile(to, os.O_CREATE|os.O_WRONLY|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	if e := out.Close(); err == nil {
		err = e
	}
	return err
}
