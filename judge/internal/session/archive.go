// This file unpacks problem packages that are given as archives (.zip or .kpp).

package session

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/workspace"
)

// maxArchive bounds what an archive may hold when it is unpacked, in bytes.
const maxArchive = 8 << 30

// unpack puts, in place of archives among the names of packages, folders with what they hold.
func (c *call) unpack(names []string) ([]string, error) {
	list := slices.Clone(names)
	for i, name := range names {
		file, ext := workspace.In(c.dir, name), filepath.Ext(name)
		if info, err := os.Stat(file); ext != ".zip" && ext != ".kpp" || err != nil || !info.Mode().IsRegular() {
			continue
		}
		dir := filepath.Join(c.temp, fmt.Sprintf("package%d", i), strings.TrimSuffix(filepath.Base(name), ext))
		if err := unzip(file, dir); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		list[i] = packageIn(dir)
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

// unzip unpacks an archive of folders and files into a new folder, out of which nothing in it leads. Links come last, so
// that nothing is written through them.
func unzip(archive, dir string) error {
	r, err := zip.OpenReader(archive)
	if err != nil {
		return err
	}
	defer r.Close()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	total := uint64(0)
	links := map[string]string{} // and where they lead
	for _, f := range r.File {
		name := strings.ReplaceAll(f.Name, `\`, "/") // some programs of Windows write them so
		if total += f.UncompressedSize64; total > maxArchive {
			return fmt.Errorf("unpacked it has more than %d bytes", int64(maxArchive))
		}
		if !filepath.IsLocal(name) {
			return fmt.Errorf("the name %q leads out of the archive", name)
		}
		if err := unzipOne(root, f, filepath.FromSlash(name), links); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	for name, target := range links {
		if err := root.Symlink(target, name); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	for name, target := range links {
		if _, err := root.Stat(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%s: the link to %q leads out of the archive", filepath.ToSlash(name), target)
		}
	}
	return nil
}

// unzipOne unpacks a file or folder, or adds a link to those that are made later.
func unzipOne(root *os.Root, f *zip.File, name string, links map[string]string) error {
	folder := filepath.Dir(name)
	if f.Mode().IsDir() {
		folder = filepath.Clean(name)
	}
	if err := root.MkdirAll(folder, 0o755); err != nil || f.Mode().IsDir() {
		return err
	}
	in, err := f.Open()
	if err != nil {
		return err
	}
	defer in.Close()
	switch {
	case f.Mode()&fs.ModeSymlink != 0:
		text, err := io.ReadAll(io.LimitReader(in, 4096))
		links[name] = filepath.FromSlash(strings.TrimSuffix(string(text), "/"))
		return err
	case !f.Mode().IsRegular():
		return fmt.Errorf("want files and folders only, found %v", f.Mode().Type())
	}
	out, err := root.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644|f.Mode().Perm())
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in) // which ends with an error after more than the archive says
	return errors.Join(err, out.Close())
}
