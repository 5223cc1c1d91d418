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
func (r *Runner) HiddenFolder() (string, error) {
	return newFolder(filepath.Join(r.Temp, hiddenName), "run")
}

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

// folder makes an empty folder in one of those below the judge's temporary one, which is there until the run ends.
func (a *attempt) folder(in string) (string, error) {
	dir, err := newFolder(filepath.Join(a.r.Temp, in), "run")
	a.made = append(a.made, dir)
	return dir, err
}

// folderWith makes a folder with these files and folders, and the contents of others, where there are any; "" stands for
// the empty one that the sandbox makes.
func (a *attempt) folderWith(in string, files []string, contents ...string) (dir string, err error) {
	contents = slices.DeleteFunc(contents, func(folder string) bool { return folder == "" })
	if len(files) == 0 && len(contents) == 0 {
		return "", nil
	}
	if dir, err = a.folder(in); err != nil {
		return "", err
	}
	err = copyBeside(dir, files)
	for _, folder := range contents {
		err = errors.Join(err, copyTo(dir, folder))
	}
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
	if err := os.MkdirAll(in, mode); err != nil {
		return "", err
	}
	dir, err := os.MkdirTemp(in, name)
	if err == nil {
		err = os.Chmod(dir, mode)
	}
	return dir, err
}

// home is where a program of the package works: its working folder and, as validators want it written, the feedback
// folder in that, since it can write nowhere else. Nobody knows the name of the latter before.
type home struct{ dir, feedback string }

func (a *attempt) newHome() (h home, err error) {
	if h.dir, err = a.folder(hiddenName); err == nil {
		h.feedback, err = newFolder(h.dir, ".feedback")
	}
	h.feedback += string(filepath.Separator)
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
	if err == nil && a.prog.Pkg.ShowSources && a.prog.Built != nil && a.prog.Answers == "" {
		err = errors.Join(copyTo(h.dir, a.prog.Source), copyBeside(h.dir, a.prog.Files), a.prog.Built.LinkInto(h.dir))
	}
	if list := a.prog.Validators; err == nil && i < len(list) && list[i].Scripted() {
		err = copyTo(h.dir, list[i].Dir)
	}
	return h, err
}

// copyBeside copies files and folders into a folder.
func copyBeside(to string, paths []string) (err error) {
	for _, path := range paths {
		err = errors.Join(err, copyTo(filepath.Join(to, filepath.Base(path)), path))
	}
	return err
}

// copyTo copies a file, into a folder or under another name, or the contents of a folder, with what they link to, into a
// folder. What may be executed stays so.
func copyTo(to, from string) error {
	real, err := filepath.EvalSymlinks(from) // walking does not follow it
	if err != nil {
		return err
	}
	return filepath.WalkDir(real, func(path string, _ fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := os.Stat(path) // follows links
		if err != nil {
			return err
		}
		target := filepath.Join(to, strings.TrimPrefix(path, real))
		if info.IsDir() {
			return os.MkdirAll(target, mode)
		}
		if there, err := os.Stat(target); err == nil && there.IsDir() {
			target = filepath.Join(target, filepath.Base(from))
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		os.Remove(target) // what is there already is replaced
		return os.WriteFile(target, text, 0o644|info.Mode()&0o111)
	})
}
