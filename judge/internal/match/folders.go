// This file makes the folders in which programs and validators run, and puts files there.

package match

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/sandbox"
	"oj/tools/problem"
)

// hiddenName is the folder, in the judge's temporary one, of everything that programs must not see: what validators write,
// the outputs of others. workName is that of the folders in which programs run: without namespaces they can write in all
// of these, so nothing else stands there.
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
// top folder of the module, "" for none; kept is the judge's cache. A program sees itself although it is in there.
func (r *Runner) Hide(root, kept string, packages ...*problem.Problem) error {
	hidden := filepath.Join(r.Temp, hiddenName)
	if err := os.MkdirAll(hidden, mode); err != nil {
		return err
	}
	dirs := []string{hidden, kept}
	if home, err := os.UserHomeDir(); err == nil {
		dirs = append(dirs, home)
	}
	if root != "" {
		dirs = append(append(dirs, root), repository(root)...)
	}
	for _, pkg := range packages {
		dirs = append(append(dirs, pkg.Dir), repository(pkg.Dir)...)
	}
	slices.Sort(dirs)
	sandbox.Hide(slices.Compact(dirs)...)
	return nil
}

// repository lists all folders in which git keeps the files of a folder: the checkout that it is in, the git directory,
// other worktrees of it, and where it borrows objects. There are none outside of a checkout.
func repository(dir string) (dirs []string) {
	top := dir
	for !exists(filepath.Join(top, ".git")) {
		if filepath.Dir(top) == top {
			return nil
		}
		top = filepath.Dir(top)
	}

	// In a worktree and in a submodule .git is a file that names the git directory.
	gitDir := filepath.Join(top, ".git")
	if named, is := strings.CutPrefix(firstLine(gitDir), "gitdir: "); is {
		gitDir = inFolder(top, named)
	}
	common := gitDir
	if named := firstLine(filepath.Join(gitDir, "commondir")); named != "" {
		common = inFolder(gitDir, named)
	}
	dirs = []string{top, gitDir, common}

	if filepath.Base(common) == ".git" { // of the main worktree
		dirs = append(dirs, filepath.Dir(common))
	}
	worktrees, _ := filepath.Glob(filepath.Join(common, "worktrees", "*", "gitdir"))
	for _, file := range worktrees {
		dirs = append(dirs, filepath.Dir(inFolder(filepath.Dir(file), firstLine(file))))
	}
	return append(dirs, alternates(filepath.Join(common, "objects"), 5)...) // git follows as many
}

// alternates lists folders of objects that a folder of objects refers to, and those that they refer to.
func alternates(objects string, depth int) (dirs []string) {
	text, err := os.ReadFile(filepath.Join(objects, "info", "alternates"))
	if err != nil || depth == 0 {
		return nil
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		other := inFolder(objects, line)
		dirs = append(dirs, other)
		dirs = append(dirs, alternates(other, depth-1)...)
	}
	return dirs
}

// inFolder is a path that may be relative to a folder.
func inFolder(folder, path string) string {
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(folder, path)
}

// firstLine is the first line of a file, "" if it cannot be read.
func firstLine(file string) string {
	text, _ := os.ReadFile(file)
	line, _, _ := strings.Cut(string(text), "\n")
	return strings.TrimSpace(line)
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// folder makes an empty folder in one of those below the judge's temporary one, which is there until the run ends.
func (a *attempt) folder(in string) (string, error) {
	dir, err := newFolder(filepath.Join(a.r.Temp, in), "run")
	a.undo = append(a.undo, func() { sandbox.RemoveAll(dir) })
	return dir, err
}

// folderWith makes a folder with these files and folders, and the contents of others, where there are any; "" stands for
// the empty one that the sandbox makes.
func (a *attempt) folderWith(in string, files []string, contents ...string) (dir string, err error) {
	contents = slices.DeleteFunc(contents, func(folder string) bool { return folder == "" })
	if len(files) == 0 && len(contents) == 0 {
		return "", nil
	}
	if dir, err = a.folder(in); err == nil {
		err = errors.Join(build.Copy(dir, false, files...), build.Copy(dir, true, contents...))
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
	a.undo = append(a.undo, func() { file.Close() })
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

// home returns the home of the i-th output validator, the same in each pass, or of the static validator. It holds
//   - in 2025-09 what was submitted and, for output validators, what was built of it and what the package includes with
//     it: copies, and links to what was built, so that nothing that the program is started from can be written here;
//   - the files of an output validator with build and run scripts. The format has no such files there, but scripts in use
//     start what they have built as ./name.
func (a *attempt) home(i int) (home, error) {
	if h, made := a.homes[i]; made {
		return h, nil
	}
	dir, err := a.folder(hiddenName)
	if err != nil {
		return home{}, err
	}
	feedback, err := newFolder(dir, ".feedback")
	h, s := home{dir, feedback + string(filepath.Separator)}, a.prog
	a.homes[i] = h
	if err == nil && s.Pkg.ShowSources && s.Built != nil && s.Answers == "" {
		if patched := s.Pkg.Patched(s.Source); patched != nil {
			err = build.Write(patched, dir)
		} else {
			err = build.Copy(dir, true, s.Source)
		}
		if err == nil && !a.tc.Static {
			err = errors.Join(build.Copy(dir, false, s.Files...), s.Built.LinkInto(dir))
		}
	}
	if list := s.Validators; err == nil && !a.tc.Static && i < len(list) && list[i].Scripted() {
		err = build.Copy(dir, true, list[i].Dir)
	}
	return h, err
}
