//go:build !portable

// What a program sees of the file system: the system's folders, itself, its working folder, and the installation of
// its interpreter or compiler. Everything else is covered: home folders, temporary folders, other disks, and the folders
// that Hide names, where answers and solutions are.
//
// In namespaces an empty file system is mounted over each covered folder. The helper keeps the folder below open, so
// that it can mount parts of it again if a program needs them. Landlock cannot forbid a part of a permitted folder. So
// without namespaces a folder that holds a covered one is not permitted as a whole: its other entries are, one by one.

package sandbox

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
)

// systemFolders hold what is installed for all users. Programs see them, except the hidden folders inside.
var systemFolders = []string{
	"bin", "sbin", "lib", "lib32", "lib64", "libx32", "usr", "etc", "opt", "nix", "gnu", "snap", "dev", "proc", "sys",
}

// A view is what the programs of a helper see.
type view struct {
	all   bool     // nothing is covered: for the package's own programs
	hide  []string // the folders that Hide names
	show  []string // without namespaces: real paths that programs see although they are covered
	write []string // without namespaces: folders in which programs can write
}

// words encodes a view as arguments of a helper.
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

// parseView decodes what words has encoded.
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

// within reports whether a path is a folder or below it.
func within(path, folder string) bool {
	return path == folder || strings.HasPrefix(path, strings.TrimSuffix(folder, "/")+"/")
}

// covered lists the paths that programs do not see, sorted, without those inside of another path on the list.
func (v view) covered() (paths []string) {
	if v.all {
		return []string{"/run"} // where services keep sockets
	}

	// At the top, everything except the system's folders is covered.
	entries, _ := os.ReadDir("/")
	for _, e := range entries {
		if (e.IsDir() || e.Type().IsRegular()) && !slices.Contains(systemFolders, e.Name()) {
			paths = append(paths, "/"+e.Name())
		}
	}
	paths = append(paths, "/dev/shm")

	// Programs of root ignore permissions. So files that not everybody may read are covered.
	entries, _ = os.ReadDir("/etc")
	for _, e := range entries {
		if info, err := e.Info(); err == nil && e.Type()&os.ModeSymlink == 0 && info.Mode()&4 == 0 {
			paths = append(paths, "/etc/"+e.Name())
		}
	}

	// A hidden folder that is a whole system folder would leave nothing to run programs with.
	for _, dir := range v.hide {
		real, err := realPath(dir)
		if err == nil && real != "/" && !slices.Contains(systemFolders, strings.TrimPrefix(real, "/")) {
			paths = append(paths, real)
		}
	}

	// In sorted order a folder stands before everything inside of it.
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

// A shown path is visible although a folder above it is covered.
type shown struct {
	at   string // the path by which the program opens it
	real string // the same path without symbolic links
}

// sees lists the covered paths that a program needs: itself, the installation of its interpreter, and Spec.Shown.
func (s Spec) sees(path string) (list []shown, err error) {
	add := func(at, real string) {
		if s.isCovered(at) || s.isCovered(real) {
			list = append(list, shown{at, real})
		}
	}

	for _, path := range append([]string{path}, s.Shown...) {
		real, err := realPath(path)
		if err != nil {
			return nil, err
		}

		installed := s.installation(real)
		add(installed, installed)
		if real == path || within(path, installed) {
			continue
		}

		// The path leads through a symbolic link, so it must be visible under this name, too.
		folder := filepath.Dir(path)
		if linked, err := realPath(folder); err == nil && !s.tooMuch(linked) {
			add(folder, linked)
		} else {
			add(path, real)
		}
	}
	return list, nil
}

// installation returns the files that belong together with a file: the folder above if the file is in a folder named
// bin, otherwise its own folder. A folder stands for itself. If the result would hold something hidden, the file stands
// alone.
func (s Spec) installation(real string) string {
	if info, err := os.Stat(real); err == nil && info.IsDir() {
		return real
	}

	folder := filepath.Dir(real)
	if prefix := filepath.Dir(folder); filepath.Base(folder) == "bin" && !s.tooMuch(prefix) {
		return prefix
	}
	if !s.tooMuch(folder) {
		return folder
	}
	return real
}

// tooMuch reports whether a folder holds more than an installation: a home, all temporary files, or a hidden folder.
func (s Spec) tooMuch(folder string) bool {
	home, _ := os.UserHomeDir()
	temp, _ := realPath(os.TempDir())
	holds := func(path string) bool { return path != "" && within(path, folder) }
	return slices.ContainsFunc(append([]string{home, temp, "/home", "/root"}, pool.hidden...), holds)
}

// isCovered reports whether programs do not see a path unless it is shown.
func (s Spec) isCovered(path string) bool {
	top, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	if !slices.Contains(systemFolders, top) || within(path, "/dev/shm") {
		return true
	}

	inside := func(hidden string) bool { return within(path, hidden) }
	return slices.ContainsFunc(pool.hidden, inside)
}

// A cover is mounted over a folder or a file.
type cover struct {
	path  string
	below int // the folder, open; -1 for a file
}

// cover covers a folder or a file. A path that is gone needs no cover.
func (h *helper) cover(path string) error {
	below, err := syscall.Open(path, oPath|syscall.O_DIRECTORY|syscall.O_CLOEXEC, 0)
	switch {
	case err == syscall.ENOTDIR:
		return syscall.Mount("/dev/null", path, "", syscall.MS_BIND, "")
	case err != nil:
		return nil // this user cannot open it anyway
	}

	err = syscall.Mount("tmpfs", path, "tmpfs", syscall.MS_NOSUID|syscall.MS_NODEV, "size=64k,mode=755")
	if err != nil {
		return os.NewSyscallError("mount over "+path, err)
	}
	h.covers = append(h.covers, cover{path, below})
	return nil
}

// below returns a name by which the helper can open a path although it is covered.
func (h *helper) below(path string) string {
	for _, c := range h.covers {
		if within(path, c.path) {
			folder := strconv.Itoa(c.below) // the covered folder, which the helper has open
			return filepath.Join("/proc/self/fd", folder, strings.TrimPrefix(path, c.path))
		}
	}
	return path
}

// place makes a mount point inside of a cover. Elsewhere the path exists already.
func (h *helper) place(path string, folder bool) (err error) {
	for _, c := range h.covers {
		if !within(path, c.path) || path == c.path {
			continue
		}

		// Covers are read-only for programs, except while the mount point is made.
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

// show mounts a covered path again, so that programs see it. The mount is read-only unless it is to be writable.
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
