// This file makes the folders in which programs and validators run, and puts files there.

package match

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/problem"
	"oj/judge/internal/sandbox"
)

// hiddenName is the folder of everything that programs must not see: what validators write, the outputs
// of others. workName is the folder of those in which programs run.
const (
	hiddenName = "hidden"
	workName   = "work"
)

// mode is that of folders.
const mode = 0o755

// HiddenFolder makes an empty folder that programs do not see.
func (r *Runner) HiddenFolder() (string, error) { return r.folder(hiddenName) }

// Hide keeps programs from looking up what they are to find out: answers, solutions, what validators write. root is the
// top folder of the module, "" for none. The folder kept, where the programs themselves are, must stay in sight.
func (r *Runner) Hide(root, kept string, packages ...*problem.Problem) error {
	hidden := filepath.Join(r.Temp, hiddenName)
	if err := os.MkdirAll(hidden, mode); err != nil {
		return err
	}
	dirs := []string{hidden}
	if root != "" {
		dirs = append(dirs, filepath.Join(root, "problems"), filepath.Join(root, "testcases"))
	}
	for _, pkg := range packages {
		dirs = append(dirs, pkg.Dir)
	}
	sandbox.Hide(slices.DeleteFunc(dirs, func(dir string) bool { return strings.HasPrefix(kept, dir+string(filepath.Separator)) })...)
	return nil
}

// folder makes an empty folder in one of those below the judge's temporary one. The caller removes it.
func (r *Runner) folder(in string) (string, error) {
	top := filepath.Join(r.Temp, in)
	if err := os.MkdirAll(top, mode); err != nil {
		return "", err
	}
	return newFolder(top, "run")
}

// folder makes an empty folder that is there until the run ends.
func (a *attempt) folder(in string) (string, error) {
	dir, err := a.r.folder(in)
	a.made = append(a.made, dir)
	return dir, err
}

// newOutput makes a file for the output of the program.
func (a *attempt) newOutput() (*os.File, error) {
	dir, err := a.folder(hiddenName)
	if err != nil {
		return nil, err
	}
	file, err := os.Create(filepath.Join(dir, "output"))
	a.opened = append(a.opened, file)
	return file, err
}

// newFolder makes an empty folder whose name begins so, which programs may enter whatever the umask is.
func newFolder(in, name string) (string, error) {
	dir, err := os.MkdirTemp(in, name)
	if err == nil {
		err = os.Chmod(dir, mode)
	}
	return dir, err
}

// home is where a program of the package works: its working folder and the feedback folder in that, since it can write
// nowhere else. Nobody knows the name of the latter before.
type home struct{ dir, feedback string }

func (a *attempt) newHome() (h home, err error) {
	if h.dir, err = a.folder(hiddenName); err == nil {
		h.feedback, err = newFolder(h.dir, ".feedback")
	}
	return h, err
}

// home returns the home of the i-th output validator, the same in each pass. It holds
//   - in 2025-09 what was submitted, what was built of it and what the package includes with it: copies, and
//     links to what was built, so that nothing that the program is started from can be written here;
//   - the files of a validator with build and run scripts. The format has no such files there, but scripts in use
//     start what they have built as ./name.
func (a *attempt) home(i int) (home, error) {
	if h, made := a.homes[i]; made {
		return h, nil
	}
	h, err := a.newHome()
	a.homes[i] = h
	if err == nil && a.prog.Pkg.ShowSources {
		err = a.prog.submitted(h.dir)
	}
	if list := a.prog.Validators; err == nil && i < len(list) && list[i].Scripted() {
		err = copyFolder(list[i].Dir, h.dir)
	}
	return h, err
}

// submitted puts the files of the submission, where there is one, into a validator's working folder.
func (s *Program) submitted(home string) error {
	if s.Built == nil || s.Answers != "" {
		return nil
	}
	if err := errors.Join(copySource(s.Source, home), copyBeside(s.Files, home)); err != nil {
		return err
	}
	built, err := s.Built.Built()
	if err != nil {
		return err
	}
	for _, name := range built {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(home, name)), mode); err != nil {
			return err
		}
		os.Symlink(filepath.Join(s.Built.Dir, name), filepath.Join(home, name)) // what is there stays; some systems have no links
	}
	return nil
}

// copySource copies a source, a file or the contents of a folder, into a folder.
func copySource(source, to string) error {
	if info, err := os.Stat(source); err == nil && !info.IsDir() {
		return copyBeside([]string{source}, to)
	}
	return copyFolder(source, to)
}

// copyBeside copies files and folders into a folder.
func copyBeside(paths []string, to string) error {
	for _, path := range paths {
		if err := copyFolder(path, filepath.Join(to, filepath.Base(path))); err != nil {
			return err
		}
	}
	return nil
}

// copyFolder copies the contents of a folder, folders in it included, or a file under another name; nothing for "".
// What may be executed stays so.
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
		target := filepath.Join(to, strings.TrimPrefix(path, from))
		info, err := os.Stat(path) // follows links
		if err != nil {
			return err
		}
		if info.IsDir() {
			return os.MkdirAll(target, mode)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		os.Remove(target) // what is there already is replaced
		return os.WriteFile(target, text, 0o644|info.Mode()&0o111)
	})
}
