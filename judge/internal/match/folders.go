// This file makes the folders in which programs and validators run, and puts files there. Making and removing folders
// costs more than all else that the judge does for a small testcase, so those that a run left empty are used again.

package match

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"oj/judge/internal/problem"
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
		if err := copyFolder(path, filepath.Join(to, filepath.Base(path))); err != nil {
			return err
		}
	}
	return nil
}

// copyFolder copies the contents of a folder, folders in it included, or a file under another name; nothing for "".
func copyFolder(from, to string) error {
	if from == "" {
		return nil
	}
	from, err := filepath.EvalSymlinks(from) // walking does not follow it
	if err != nil {
		return err
	}
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
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
		return copyFile(path, filepath.Join(to, rel), info.Mode())
	})
}

// copyFile copies a file, in the place of one that is there. What may be executed stays so.
func copyFile(from, to string, mode fs.FileMode) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	if err := os.Remove(to); err != nil && !os.IsNotExist(err) {
		return err
	}
	out, err := os.OpenFile(to, os.O_CREATE|os.O_WRONLY|os.O_EXCL, 0o644|mode&0o111)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Close())
}

// copySource copies a source, a file or a folder, into a folder.
func copySource(source, to string) error {
	if info, err := os.Stat(source); err == nil && !info.IsDir() {
		to = filepath.Join(to, filepath.Base(source))
	}
	return copyFolder(source, to)
}

// validatorHome returns the feedback folder of the i-th output validator and its working folder, which it makes for
// the first pass of a run in dir. The latter holds
//   - in 2025-09 what was submitted, what was built of it and what the package includes with it: copies, and
//     links to what was built, so that nothing that the program is started from can be written here;
//   - the files of a validator with build and run scripts. The format has no such files there, but scripts in use
//     start what they have built as ./name.
//
// Where neither is wanted, or there is no validator, it is the folder of the run.
func (s *Program) validatorHome(i int, dir string) (feedback, home string, err error) {
	feedback, home = filepath.Join(dir, fmt.Sprintf("feedback%d", i)), filepath.Join(dir, fmt.Sprintf("validator%d", i))
	if err := os.MkdirAll(feedback, mode); err != nil {
		return "", "", err
	}
	if len(s.Validators) == 0 || !s.Pkg.ShowSources && !s.Validators[i].Scripted() {
		return feedback, dir, nil
	}
	if err := os.Mkdir(home, mode); errors.Is(err, fs.ErrExist) {
		return feedback, home, nil // a pass before this one made it
	} else if err != nil {
		return "", "", err
	}
	// A validator can write nowhere else, so its feedback folder moves there, and a link takes its place.
	moved := filepath.Join(home, ".feedback")
	if err = os.Rename(feedback, moved); err == nil && os.Symlink(moved, feedback) != nil {
		err = os.Rename(moved, feedback) // a system without links does not isolate either
	}
	if err == nil && s.Pkg.ShowSources {
		err = s.submitted(home)
	}
	if err == nil && s.Validators[i].Scripted() {
		err = copyFolder(s.Validators[i].Dir, home)
	}
	return feedback, home, err
}

// submitted puts the files of the submission, where there is one, into a validator's working folder.
func (s *Program) submitted(home string) error {
	if s.Built == nil || s.Answers != "" {
		return nil
	}
	if err := copySource(s.Source, home); err != nil {
		return err
	}
	if err := s.copyBeside(home); err != nil {
		return err
	}
	built, err := s.Built.Built()
	if err != nil {
		return err
	}
	for _, name := range built {
		if err := link(filepath.Join(s.Built.Dir, name), filepath.Join(home, name)); err != nil {
			return err
		}
	}
	return nil
}

// link makes a link to a file, or a copy where the system has no links; it leaves alone what is there.
func link(from, to string) error {
	if _, err := os.Lstat(to); err == nil {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(to), mode); err != nil {
		return err
	}
	if os.Symlink(from, to) == nil {
		return nil
	}
	return copyFile(from, to, 0)
}
