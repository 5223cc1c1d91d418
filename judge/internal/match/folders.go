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

// Two folders in the judge's temporary folder. hiddenName holds everything that programs must not see, such as the outputs
// of others and the files of validators. workName holds the working folders of programs, and nothing else, because
// programs without namespaces can write in all of them.
const (
	hiddenName = "hidden"
	workName   = "work"
)

// mode is the mode of new folders.
const mode = 0o755

// HiddenFolder makes an empty folder that programs do not see.
func (r *Runner) HiddenFolder() (string, error) {
	return newFolder(filepath.Join(r.Temp, hiddenName), "run")
}

// Hide hides from programs where they could find answers: packages, solutions, checkouts, the user's home, the judge's cache,
// and the files of validators. root is the top folder of the module, "" for none. A program still sees its own files.
func (r *Runner) Hide(root, cache string, packages ...*problem.Problem) error {
	if err := os.MkdirAll(filepath.Join(r.Temp, hiddenName), mode); err != nil {
		return err
	}
	sandbox.Hide(r.secretFolders(root, cache, packages)...)
	return nil
}

// secretFolders lists the folders that Hide hides.
func (r *Runner) secretFolders(root, cache string, packages []*problem.Problem) []string {
	dirs := []string{filepath.Join(r.Temp, hiddenName), cache}
	if home, err := os.UserHomeDir(); err == nil {
		dirs = append(dirs, home)
	}

	// A git directory holds all files of its checkout, and it may be outside of that.
	if root != "" {
		dirs = append(append(dirs, root), repository(root)...)
	}
	for _, pkg := range packages {
		dirs = append(append(dirs, pkg.Dir), repository(pkg.Dir)...)
	}
	slices.Sort(dirs)
	return slices.Compact(dirs)
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

	// The git directory of a worktree contains only its own state. Objects and branches are in the common directory.
	common := gitDir
	if named := firstLine(filepath.Join(gitDir, "commondir")); named != "" {
		common = inFolder(gitDir, named)
	}
	dirs = []string{top, gitDir, common}

	if filepath.Base(common) == ".git" { // of the main worktree
		dirs = append(dirs, filepath.Dir(common))
	}

	// Each file names the .git file of another worktree.
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

// folder makes an empty folder in the folder of that name in the judge's temporary folder. It is removed when the run ends.
func (a *attempt) folder(in string) (string, error) {
	dir, err := newFolder(filepath.Join(a.r.Temp, in), "run")
	a.undo = append(a.undo, func() { sandbox.RemoveAll(dir) })
	return dir, err
}

// folderWith makes a folder with copies of files and folders, and of the contents of other folders. If there is nothing to
// copy it returns "", because the sandbox makes empty folders itself.
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

// newFolder makes an empty folder. name is the beginning of its name. Programs may enter it whatever the umask is.
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

// toolFolder is the working folder of a program of the package, and its feedback folder. The latter is in the former,
// because the program cannot write anywhere else. Its name is random, so that a program cannot prepare it.
type toolFolder struct{ dir, feedback string }

// toolFolder returns the folder of the i-th output validator, the same in each pass, or of the static validator. It holds:
//
//   - In 2025-09, copies of the submission's source. Output validators also find copies of the package's included files,
//     and links to the built files. They are links so that a validator cannot change what the program is started from.
//   - The files of an output validator with build and run scripts. The format does not put them there, but scripts in use
//     start what they have built as ./name.
func (a *attempt) toolFolder(i int) (toolFolder, error) {
	if known, made := a.toolFolders[i]; made {
		return known, nil
	}
	dir, err := a.folder(hiddenName)
	if err != nil {
		return toolFolder{}, err
	}

	feedback, err := newFolder(dir, ".feedback")
	if err != nil {
		return toolFolder{}, err
	}
	// The path ends with a separator, as the format requires.
	made := toolFolder{dir, feedback + string(filepath.Separator)}
	a.toolFolders[i] = made

	s := a.prog
	if s.Pkg.ShowSources && s.Built != nil && s.Answers == "" {
		// The source of a submission that is stored as a patch exists only in memory.
		if patched := s.Pkg.Patched(s.Source); patched != nil {
			err = build.Write(patched, dir)
		} else {
			err = build.Copy(dir, true, s.Source)
		}
		if err == nil && !a.tc.Static {
			err = errors.Join(build.Copy(dir, false, s.Files...), s.Built.LinkInto(dir))
		}
	}
	if err == nil && !a.tc.Static && i < len(s.Validators) && s.Validators[i].Scripted() {
		err = build.Copy(dir, true, s.Validators[i].Dir)
	}
	return made, err
}
