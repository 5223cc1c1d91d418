// This file lays out the working folders of output validators.

package match

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

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
		err = copyTree(s.Validators[i].Dir, home, copyBuilt)
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
	return copyFile(from, to)
}

// copyBuilt copies a file that was built, which keeps its permissions.
func copyBuilt(from, to string) error {
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	if err := copyFile(from, to); err != nil {
		return err
	}
	return os.Chmod(to, info.Mode().Perm()|0o600)
}
