// This file unpacks problem packages that are given as archives (.zip or .kpp).

package session

import (
	"archive/zip"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/workspace"
)

// maxArchive bounds the total size of unpacked files in bytes, so that an archive cannot fill the disk. (A test makes
// it smaller.)
var maxArchive uint64 = 8 << 30

// unpack unpacks the archives among the names of packages. It returns the names with the folder of the unpacked
// package in place of each archive. dir is the folder that relative names start from.
func unpack(dir, temp string, names []string) ([]string, error) {
	list := slices.Clone(names)
	for i, name := range names {
		// Anything that is not an archive keeps its name. A wrong name is reported later.
		file, ext := workspace.In(dir, name), filepath.Ext(name)
		if info, err := os.Stat(file); ext != ".zip" && ext != ".kpp" || err != nil || !info.Mode().IsRegular() {
			continue
		}

		// The folder has the name of the archive, because a package is named by its folder.
		to := filepath.Join(temp, fmt.Sprintf("package%d", i), strings.TrimSuffix(filepath.Base(name), ext))
		if err := unzip(file, to); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		list[i] = packageIn(to)
	}
	return list, nil
}

// packageIn returns the folder of the package in an unpacked archive: dir, or the only folder in it. Hidden files and
// __MACOSX, which some systems add to archives, are ignored.
func packageIn(dir string) string {
	entries, err := os.ReadDir(dir)
	entries = slices.DeleteFunc(entries, func(e fs.DirEntry) bool { return e.Name() == "__MACOSX" || e.Name()[0] == '.' })
	if err == nil && len(entries) == 1 && entries[0].IsDir() {
		return filepath.Join(dir, entries[0].Name())
	}
	return dir
}

// linked is an archive in which symbolic links are links, as in a file system. It refuses an entry below a link: the
// same name would be a file and a folder, which the reader of package zip reports as an error.
type linked struct{ *zip.ReadCloser }

func (l linked) Lstat(name string) (fs.FileInfo, error) { return fs.Stat(l.ReadCloser, name) }

func (l linked) ReadLink(name string) (string, error) {
	text, err := fs.ReadFile(l, name)
	return filepath.FromSlash(strings.TrimSuffix(string(text), "/")), err
}

// unzip unpacks an archive of folders, files and links into a new folder. It returns an error if a name or a link
// leads out of the folder.
func unzip(archive, dir string) error {
	r, err := zip.OpenReader(archive)
	if err != nil {
		return err
	}
	defer r.Close()

	// Names and sizes are checked before anything is written.
	var links []string
	room := maxArchive
	for _, f := range r.File {
		f.Name = strings.ReplaceAll(f.Name, `\`, "/") // some programs on Windows write backslashes
		if f.UncompressedSize64 > room {
			return fmt.Errorf("unpacked it has more than %d bytes", maxArchive)
		}
		room -= f.UncompressedSize64
		if !filepath.IsLocal(f.Name) {
			return fmt.Errorf("the name %q leads out of the archive", f.Name)
		}
		if f.Mode()&fs.ModeSymlink != 0 {
			links = append(links, filepath.FromSlash(f.Name))
		}
	}

	// Links must be checked afterwards, because their targets may be other links.
	if err := os.CopyFS(dir, linked{r}); err != nil {
		return err
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	for _, name := range links {
		if _, err := root.Stat(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			target, _ := root.Readlink(name)
			return fmt.Errorf("%s: the link to %q leads out of the archive", filepath.ToSlash(name), target)
		}
	}
	return nil
}
