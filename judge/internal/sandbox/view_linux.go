//go:build !portable

// This file determines which files a program sees: the system's folders, its own executable, its working
// folder, and the installation of its interpreter or compiler. All other files are covered (hidden): home
// folders, temporary folders, other disks, and the folders passed to Hide, which contain answers and
// solutions.
//
// A helper with namespaces mounts an empty file system over each covered folder. The helper keeps the covered
// folder open, because it mounts parts of this folder again if a program needs them. A plain helper uses
// Landlock instead: if Landlock permits a folder, it permits everything inside. So if a folder contains a
// covered folder, the plain helper does not permit the outer folder itself. Instead it permits each entry of
// the outer folder except the covered one.

package sandbox

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"oj/judge/internal/process"
)

// systemFolders lists the folders in / that contain software installed for all users. Programs see them, except for
// hidden folders inside.
var systemFolders = []string{
	"bin", "sbin", "lib", "lib32", "lib64", "libx32", "usr", "etc", "opt", "nix", "gnu", "snap", "dev", "proc", "sys",
}

// A view describes which files the programs of a helper see.
type view struct {
	all   bool     // all files are visible: for the package's own programs
	hide  []string // the folders passed to Hide
	show  []string // for plain helpers: real paths that are visible although a folder above is covered
	write []string // for plain helpers: folders in which programs can write
}

// words returns the view as arguments for the start of a helper.
func (v view) words() []string {
	words := []string{strconv.FormatBool(v.all)}
	for _, part := range []struct {
		sign  string
		paths []string
	}{{"-", v.hide}, {"=", v.show}, {"+", v.write}} {
		for _, path := range part.paths {
			words = append(words, part.sign+path)
		}
	}
	return words
}

// parseView is the inverse of words: it returns the view that these arguments describe.
func parseView(words []string) view {
	v := view{all: words[0] == "true"}
	for _, word := range words[1:] {
		switch path := word[1:]; word[0] {
		case '-':
			v.hide = append(v.hide, path)
		case '=':
			v.show = append(v.show, path)
		case '+':
			v.write = append(v.write, path)
		}
	}
	return v
}

// within reports whether a path is equal to the folder or below it.
func within(path, folder string) bool {
	return path == folder || strings.HasPrefix(path, strings.TrimSuffix(folder, "/")+"/")
}

// covered returns the sorted paths that programs do not see. If one of these paths contains another one,
// covered returns only the outer path.
func (v view) covered() (paths []string) {
	if v.all {
		// Programs of the package see everything except /run, which contains the sockets of services.
		return []string{"/run"}
	}

	// In the root folder, everything except the system's folders is covered.
	entries, _ := os.ReadDir("/")
	for _, e := range entries {
		if (e.IsDir() || e.Type().IsRegular()) && !slices.Contains(systemFolders, e.Name()) {
			paths = append(paths, "/"+e.Name())
		}
	}
	paths = append(paths, "/dev/shm")

	paths = append(paths, private("/etc")...)

	// A whole system folder is never covered, because programs could not run without it.
	for _, dir := range v.hide {
		real, err := realPath(dir)
		if err == nil && real != "/" && !slices.Contains(systemFolders, strings.TrimPrefix(real, "/")) {
			paths = append(paths, real)
		}
	}

	// After sorting, a folder comes before everything inside it.
	slices.Sort(paths)
	outermost := paths[:0]
	for _, path := range paths {
		inside := func(outer string) bool { return within(path, outer) }
		if !slices.ContainsFunc(outermost, inside) && !gone(path) {
			outermost = append(outermost, path)
		}
	}
	return outermost
}

// shown is a path that must be visible although a folder above it is covered.
type shown struct {
	at   string // the path under which the program opens it
	real string // the same path without symbolic links
}

// private returns the files and folders below a folder that are not readable for all users. If the judge runs as root,
// programs ignore permissions, so they must be covered.
func private(folder string) (paths []string) {
	isRoots := os.Getuid() >= freshIDs || strings.Count(readProc("self/uid_map"), "\n") > 1
	filepath.WalkDir(folder, func(path string, e os.DirEntry, err error) error {
		if err != nil || path == folder || e.Type()&os.ModeSymlink != 0 {
			return nil
		}
		all := os.FileMode(4)
		if e.IsDir() {
			all = 5
		}
		if info, err := e.Info(); err == nil && info.Mode()&all != all {
			paths = append(paths, path)
			if e.IsDir() {
				return filepath.SkipDir
			}
		}
		if e.IsDir() && !isRoots {
			return filepath.SkipDir
		}
		return nil
	})
	return paths
}

// sees returns the covered paths that a program needs: the executable at path, the installation around it, and
// Spec.Shown.
func sees(s process.Spec, path string) (list []shown, err error) {
	add := func(at, real string) {
		if isCovered(at) || isCovered(real) {
			list = append(list, shown{at, real})
		}
	}

	for _, path := range append([]string{path}, s.Shown...) {
		real, err := realPath(path)
		if err != nil {
			return nil, err
		}

		installed := installation(real)
		add(installed, installed)
		if lib := filepath.Join(filepath.Dir(installed), "lib"); isUsers(filepath.Dir(installed)) && !gone(lib) {
			add(lib, lib)
		}
		if real == path || within(path, installed) {
			continue
		}

		// The path contains a symbolic link, so the file must also be visible under the path with the link.
		// A virtual environment of Python has its settings and packages beside that folder.
		folder := filepath.Dir(path)
		if around := filepath.Dir(folder); !gone(filepath.Join(around, "pyvenv.cfg")) {
			folder = around
		}
		if linked, err := realPath(folder); err == nil && !tooMuch(linked) {
			add(folder, linked)
		} else {
			add(path, real)
		}
	}
	return list, nil
}

// installation returns the folder in which a program, such as an interpreter, is installed together with its
// other files: the parent of bin if the program is in a folder named bin (see isUsers), and otherwise the folder of the
// program. If this folder must not be visible, for example because it contains a hidden folder (see tooMuch),
// installation returns the path of the program itself. If the parameter real is the path of a folder,
// installation returns this path.
func installation(real string) string {
	if info, err := os.Stat(real); err == nil && info.IsDir() {
		return real
	}

	folder := filepath.Dir(real)
	if prefix := filepath.Dir(folder); filepath.Base(folder) == "bin" && !tooMuch(prefix) && !isUsers(prefix) {
		return prefix
	}
	if !tooMuch(folder) {
		return folder
	}
	return real
}

// tooMuch reports whether a folder contains more than an installation: a home folder, all temporary files, or a hidden
// folder.
func tooMuch(folder string) bool {
	home, _ := os.UserHomeDir()
	temp, _ := realPath(os.TempDir())
	holds := func(path string) bool { return path != "" && within(path, folder) }
	return slices.ContainsFunc([]string{home, temp, "/home", "/root"}, holds) || slices.ContainsFunc(pool.hidden, holds)
}

// isUsers reports whether a folder contains the programs that a user has installed for itself, of all kinds. There, only
// bin and lib are visible: ~/.local/share contains keyrings and the data of all applications, and ~/.cargo a token.
func isUsers(folder string) bool {
	home, err := os.UserHomeDir()
	if err == nil {
		home, err = realPath(home)
	}
	return err == nil && (folder == filepath.Join(home, ".local") || folder == filepath.Join(home, ".cargo"))
}

// isCovered reports whether a path is hidden from programs by default.
func isCovered(path string) bool {
	top, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	if !slices.Contains(systemFolders, top) || within(path, "/dev/shm") {
		return true
	}

	inside := func(hidden string) bool { return within(path, hidden) }
	return slices.ContainsFunc(pool.hidden, inside)
}

// cover is an empty file system that is mounted over a folder, to hide the folder.
type cover struct {
	path  string
	below int // file descriptor of the hidden folder, which is below the mounted file system
}

// cover hides a folder by mounting an empty file system over it, or a file by mounting /dev/null over it. If
// the path does not exist, it does nothing.
func (h *helper) cover(path string) error {
	below, err := syscall.Open(path, oPath|syscall.O_DIRECTORY|syscall.O_CLOEXEC, 0)
	switch {
	case err == syscall.ENOTDIR:
		return syscall.Mount("/dev/null", path, "", syscall.MS_BIND, "")
	case err != nil:
		// There is nothing to hide: the path does not exist, or the user of the judge and of its programs
		// cannot open it.
		return nil
	}

	err = syscall.Mount("tmpfs", path, "tmpfs", syscall.MS_NOSUID|syscall.MS_NODEV, "size=64k,mode=755")
	if err != nil {
		return os.NewSyscallError("mount over "+path, err)
	}
	h.covers = append(h.covers, cover{path, below})
	return nil
}

// below returns a path under which the helper can open a file although it is covered.
func (h *helper) below(path string) string {
	for _, c := range h.covers {
		if within(path, c.path) {
			folder := strconv.Itoa(c.below) // the helper has the covered folder open
			return filepath.Join("/proc/self/fd", folder, strings.TrimPrefix(path, c.path))
		}
	}
	return path
}

// place creates a mount point if the path is inside a covered folder, because the empty file system over that
// folder does not contain the path. Any other path exists already and can be a mount point itself.
func (h *helper) place(path string, folder bool) (err error) {
	for _, c := range h.covers {
		if !within(path, c.path) || path == c.path {
			continue
		}

		// The file system over a covered folder is read-only, except while the mount point is created.
		setMount(c.path, 0, attrReadOnly, 0)
		defer setMount(c.path, attrReadOnly, 0, 0)
		if folder {
			return os.MkdirAll(path, 0o755)
		}
		if err = os.MkdirAll(filepath.Dir(path), 0o755); err == nil {
			err = os.WriteFile(path, nil, 0o755)
		}
	}
	return err
}

// show mounts a covered file or folder again, so that programs see it: read-only or, if writable is set, writable.
func (h *helper) show(at, real string, writable bool) error {
	// A bind mount needs a mount point of the same kind: a folder or a file.
	source := h.below(real)
	info, err := os.Stat(source)
	if err == nil {
		err = h.place(at, info.IsDir())
	}
	if err == nil {
		err = syscall.Mount(source, at, "", syscall.MS_BIND, "")
	}
	if err != nil {
		return err
	}

	h.bound = append(h.bound, at)
	if writable {
		return setMount(at, attrNoDevices|attrNoSetuid, attrReadOnly, 0)
	}
	return setMount(at, attrReadOnly|attrNoDevices|attrNoSetuid, 0, 0)
}
