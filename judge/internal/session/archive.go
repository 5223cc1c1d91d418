// This file unpacks problem packages that are given as archives (.zip or .kpp).

package session

import (
	"archive/zip"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// maxArchive bounds what an archive may hold when it is unpacked, in bytes.
const maxArchive = 8 << 30

// unpack puts, in place of archives among the names of packages, folders with what they hold.
func (c *call) unpack(names []string) ([]string, error) {
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = name
		ext := filepath.Ext(name)
		file := c.inDir(name)
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

// unzip unpacks an archive of folders and files into a new folder.
func unzip(archive, dir string) error {
	r, err := zip.OpenReader(archive)
	if err != nil {
		return err
	}
	defer r.Close()
	total := uint64(0)
	var links []*zip.File // come last, so that nothing is written through them
	for _, f := range r.File {
		f.Name = strings.ReplaceAll(f.Name, `\`, "/") // some programs of Windows write them so
		if total += f.UncompressedSize64; total > maxArchive {
			return fmt.Errorf("unpacked it has more than %d bytes", int64(maxArchive))
		}
		if !filepath.IsLocal(f.Name) {
			return fmt.Errorf("the name %q leads out of the archive", f.Name)
		}
		if f.Mode()&fs.ModeSymlink != 0 {
			links = append(links, f)
			continue
		}
		if err := unzipOne(f, filepath.Join(dir, filepath.FromSlash(f.Name))); err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
	}
	for _, f := range links {
		if err := unzipLink(f, dir); err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
	}
	return nil
}

// unzipLink makes a link, which has to lead to something within the archive, on a straight way: neither through
// another link nor back out of a folder that it has entered.
func unzipLink(f *zip.File, dir string) error {
	in, err := f.Open()
	if err != nil {
		return err
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, 4096))
	if err != nil {
		return err
	}
	target := filepath.FromSlash(strings.TrimSuffix(string(text), "/"))
	path := filepath.Join(dir, filepath.FromSlash(f.Name))
	parent := filepath.Dir(path)
	if filepath.IsAbs(target) || target != filepath.Clean(target) || !filepath.IsLocal(filepath.Join(filepath.Dir(filepath.FromSlash(f.Name)), target)) {
		return fmt.Errorf("the link to %q leads out of the archive", target)
	}
	if err := os.MkdirAll(parent, 0o755); err != nil {
		return err
	}
	for folder := parent; folder != dir; folder = filepath.Dir(folder) {
		if info, err := os.Lstat(folder); err != nil || !info.IsDir() {
			return fmt.Errorf("the link stands within another link, %s", folder)
		}
	}
	return os.Symlink(target, path)
}

func unzipOne(f *zip.File, path string) error {
	switch mode := f.Mode(); {
	case mode.IsDir():
		return os.MkdirAll(path, 0o755)
	case !mode.IsRegular():
		return fmt.Errorf("want files and folders only, found %v", mode.Type())
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	in, err := f.Open()
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644|f.Mode()&fs.ModePerm)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, io.LimitReader(in, int64(f.UncompressedSize64)))
	if e := out.Close(); err == nil {
		err = e
	}
	return err
}
