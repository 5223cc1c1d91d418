// This file creates the folders in which programs and validators run, and copies files into them.

package trial

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/remove"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/problem"
	"oj/tools/shared/small"
)

// These are the names of two folders in the judge's temporary folder. The folder "hidden" contains everything
// that programs must not see, such as outputs of other programs and files of validators. The folder "work"
// contains only the working folders of programs. They are separate because, on a system without namespaces,
// each program can write to all folders in "work".
const (
	hiddenName = "hidden"
	workName   = "work"
)

// mode holds the permissions of new folders.
const mode = 0o755

// HiddenFolder creates an empty folder that programs cannot see.
func (r *Runner) HiddenFolder() (string, error) {
	return newFolder(filepath.Join(r.Temp, hiddenName), "run")
}

// Hide prevents programs from reading folders that may contain answers: packages, solutions, checkouts, the
// user's home, the judge's cache, and the files of validators. root is the top folder of the module, "" for
// none. A program still sees its own files.
func (r *Runner) Hide(root, cache string, packages ...*problem.Package) error {
	if err := os.MkdirAll(filepath.Join(r.Temp, hiddenName), mode); err != nil {
		return err
	}
	sandbox.Hide(r.secretFolders(root, cache, packages)...)
	return nil
}

// secretFolders returns the folders that Hide hides.
func (r *Runner) secretFolders(root, cache string, packages []*problem.Package) []string {
	dirs := []string{filepath.Join(r.Temp, hiddenName), cache}
	if home, err := os.UserHomeDir(); err == nil {
		dirs = append(dirs, home)
	}

	// Hide the checkout, and also its git directory: it contains copies of all files, and may be outside the
	// checkout.
	seen := map[string]bool{}
	if root != "" {
		dirs = append(append(dirs, root), repository(root, seen)...)
	}
	for _, pkg := range packages {
		dirs = append(append(dirs, pkg.Dir), repository(pkg.Dir, seen)...)
	}
	slices.Sort(dirs)
	return slices.Compact(dirs)
}

// repository returns all folders in which git stores the files of the folder dir: the checkout, the git directory,
// other worktrees, and folders of shared objects. It returns nil if dir is not in a checkout, or if an earlier call with the same map
// seen has returned them: most packages are in the same checkout.
func repository(dir string, seen map[string]bool) (dirs []string) {
	top := dir
	for ; ; top = filepath.Dir(top) {
		if seen[top] {
			return nil
		}
		seen[top] = true
		if exists(filepath.Join(top, ".git")) {
			break
		}
		if filepath.Dir(top) == top {
			return nil
		}
	}

	// In a worktree and in a submodule .git is a file that names the git directory.
	gitDir := filepath.Join(top, ".git")
	if named, is := strings.CutPrefix(firstLine(gitDir), "gitdir: "); is {
		gitDir = inFolder(top, named)
	}

	// The git directory of a worktree contains only the state of this worktree. Objects and branches are in the common
	// directory.
	common := gitDir
	if named := firstLine(filepath.Join(gitDir, "commondir")); named != "" {
		common = inFolder(gitDir, named)
	}
	dirs = []string{top, gitDir, common}

	if filepath.Base(common) == ".git" { // the parent of .git is the main worktree
		dirs = append(dirs, filepath.Dir(common))
	}

	// Each file worktrees/*/gitdir contains the path of the .git file of another worktree.
	worktrees, _ := filepath.Glob(filepath.Join(common, "worktrees", "*", "gitdir"))
	for _, file := range worktrees {
		dirs = append(dirs, filepath.Dir(inFolder(filepath.Dir(file), firstLine(file))))
	}

	const depth = 5 // git itself also follows at most 5 levels of alternates
	return append(dirs, alternates(filepath.Join(common, "objects"), depth)...)
}

// alternates returns the object folders that git lists in the file info/alternates of an object folder, and
// recursively those listed there. The parameter depth is the maximum depth of this recursion.
func alternates(objects string, depth int) (dirs []string) {
	text, err := small.ReadFile(filepath.Join(objects, "info", "alternates"))
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

// inFolder returns a path in clean form. If the path is relative, it is relative to the folder.
func inFolder(folder, path string) string {
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(folder, path)
}

// firstLine returns the first line of a file, or "" if the file cannot be read.
func firstLine(file string) string {
	text, _ := small.ReadFile(file)
	line, _, _ := strings.Cut(string(text), "\n")
	return strings.TrimSpace(line)
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// folder creates an empty folder in the folder parent (hiddenName or workName) of the temporary folder. The
// new folder is removed at the end of the run.
func (a *trial) folder(parent string) (string, error) {
	dir, err := newFolder(filepath.Join(a.r.Temp, parent), "run")
	a.undo = append(a.undo, func() { remove.All(dir) })
	return dir, err
}

// folderWith creates a folder like the method folder. It copies into it the files and folders in the list
// `files`, and the contents of the folders in the list `contents`. If there is nothing to copy, it creates no
// folder and returns "", because the sandbox gives a program without a folder an empty one.
func (a *trial) folderWith(parent string, files []string, contents ...string) (dir string, err error) {
	contents = slices.DeleteFunc(contents, func(folder string) bool { return folder == "" })
	if len(files) == 0 && len(contents) == 0 {
		return "", nil
	}
	if dir, err = a.folder(parent); err == nil {
		err = errors.Join(build.Copy(dir, build.WholeFolders, files...),
			build.Copy(dir, build.OnlyContents, contents...))
	}
	return dir, err
}

// newOutput creates a file for the output of the program.
func (a *trial) newOutput() (*os.File, error) {
	dir, err := a.folder(hiddenName)
	if err != nil {
		return nil, err
	}
	file, err := os.Create(filepath.Join(dir, "output"))
	a.undo = append(a.undo, func() { file.Close() })
	return file, err
}

// newFolder creates an empty folder inside the folder parent. The name of the new folder begins with
// prefix. All users may read the folder, regardless of the umask.
func newFolder(parent, prefix string) (string, error) {
	if err := os.MkdirAll(parent, mode); err != nil {
		return "", err
	}
	dir, err := os.MkdirTemp(parent, prefix)
	if err == nil {
		err = os.Chmod(dir, mode)
	}
	return dir, err
}

// validatorFolder holds the working folder of a validator, and its feedback folder. The feedback folder is
// inside the working folder, because the validator can write nowhere else. The name of the feedback folder is
// random, so that no file of a submission has the same name.
type validatorFolder struct{ dir, feedback string }

// inFeedback splits the path of a file in a feedback folder: dir is the working folder, which the validator cannot replace,
// and inDir the path below it. The validator can replace the feedback folder and the file, for example by symbolic links to
// the user's files.
func inFeedback(feedback, name string) (dir, inDir string) {
	dir, folder := filepath.Split(filepath.Clean(feedback))
	return dir, filepath.Join(folder, name)
}

// errNotRegular is the error about a link, a folder or a named pipe in the feedback folder.
var errNotRegular = errors.New("not as a regular file")

// take moves a file out of the feedback folder. to is a new file beside the working folder. It returns an error if the
// validator has written no regular file: a symbolic link could make any file of the user the input of a program.
func (h validatorFolder) take(name, to string) error {
	parent, working := filepath.Split(h.dir)
	root, err := os.OpenRoot(parent)
	if err != nil {
		return err
	}
	defer root.Close()
	_, inDir := inFeedback(h.feedback, name)
	from := filepath.Join(working, inDir)
	info, err := root.Lstat(from)
	if err == nil && !info.Mode().IsRegular() {
		err = fmt.Errorf("it has written %s, but %w", name, errNotRegular)
	}
	if err != nil {
		return err
	}
	return root.Rename(from, filepath.Base(to))
}

// validatorFolder returns the folder of the i-th output validator, or of the static validator. In a
// multi-pass problem all passes use the same folder.
//
//   - In a package of format 2025-09, the folder contains copies of the submission's source. The folder of an
//     output validator then also contains copies of the package's included files, and links to the files of
//     the built program.
//   - If an output validator has build and run scripts, its folder also contains its own files. The format
//     does not require this, but many run scripts start the built validator by a relative path such as
//     ./name.
func (a *trial) validatorFolder(i int) (validatorFolder, error) {
	if folder, exists := a.validatorFolders[i]; exists {
		return folder, nil
	}
	dir, err := a.folder(hiddenName)
	if err != nil {
		return validatorFolder{}, err
	}

	feedback, err := newFolder(dir, ".feedback")
	if err != nil {
		return validatorFolder{}, err
	}
	if err := a.fillValidatorFolder(i, dir); err != nil {
		return validatorFolder{}, err
	}

	// The format requires that the path ends with a separator.
	folder := validatorFolder{dir, feedback + string(filepath.Separator)}
	a.validatorFolders[i] = folder
	return folder, nil
}

// fillValidatorFolder copies the files that validatorFolder describes into the working folder of the i-th validator.
func (a *trial) fillValidatorFolder(i int, dir string) (err error) {
	s := a.prog
	if s.Pkg.ShowSources && s.Built != nil && s.Answers == "" {
		// A submission that is stored as a patch of another submission has no source file on the disk.
		if patched := s.Pkg.Patched(s.Source); patched != nil {
			err = build.Write(patched, dir)
		} else {
			err = build.Copy(dir, build.OnlyContents, s.Source)
		}
		if err == nil && !a.tc.Static {
			err = errors.Join(build.Copy(dir, build.WholeFolders, s.Files...), s.Built.LinkInto(dir))
		}
	}
	if err == nil && !a.tc.Static && i < len(s.Validators) && s.Validators[i].Scripted() {
		err = build.Copy(dir, build.OnlyContents, s.Validators[i].Dir)
	}
	return err
}
