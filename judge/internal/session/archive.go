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

// maxArchive bounds what an archive may hold when it is unpacked, in bytes. (A test makes it smaller.)
var maxArchive uint64 = 8 << 30

// unpack puts, in place of archives among the names of packages in a folder, folders with what they hold.
func unpack(dir, temp string, names []string) ([]string, error) {
	list := slices.Clone(names)
	for i, name := range names {
		file, ext := workspace.In(dir, name), filepath.Ext(name)
		if info, err := os.Stat(file); ext != ".zip" && ext != ".kpp" || err != nil || !info.Mode().IsRegular() {
			continue
		}
		to := filepath.Join(temp, fmt.Sprintf("package%d", i), strings.TrimSuffix(filepath.Base(name), ext))
		if err := unzip(file, to); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		list[i] = packageIn(to)
	}
	return list, nil
}

// packageIn returns the folder of the package: dir, or the only folder in it, but for those that systems leave
// in archives.
func packageIn(dir string) string {
	entries, err := os.ReadDir(dir)
	entries = slices.DeleteFunc(entries, func(e fs.DirEntry) bool { return e.Name() == "__MACOSX" || e.Name()[0] == '.' })
	if err == nil && len(entries) == 1 && entries[0].IsDir() {
		return filepath.Join(dir, entries[0].Name())
	}
	return dir
}

// linked is an archive whose links are those of a file system. What leads through one of them has its name twice, as a
// file and as a folder, which the archive's reader refuses.
type linked struct{ *zip.ReadCloser }

func (l linked) Lstat(name string) (fs.FileInfo, error) { return fs.Stat(l.ReadCloser, name) }

func (l linked) ReadLink(name string) (string, error) {
	text, err := fs.ReadFile(l, name)
	return filepath.FromSlash(strings.TrimSuffix(string(text), "/")), err
}

// unzip unpacks an archive of folders, files and links into a new folder, out of which nothing in it leads.
func unzip(archive, dir string) error {
	r, err := zip.OpenReader(archive)
	if err != nil {
		return err
	}
	defer r.Close()
	var links []string
	room := maxArchive
	for _, f := range r.File {
		f.Name = strings.ReplaceAll(f.Name, `\`, "/") // some programs of Windows write them so
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
