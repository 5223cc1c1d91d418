// This file unpacks problem packages that are given as archives (.zip or .kpp), or as files of cph (.prob).

package session

import (
	"archive/zip"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/shared/cph"
	"oj/tools/shared/workspace"
)

// maxArchive is the maximum total size in bytes of the files in an archive, so that an archive cannot fill the disk. It
// is a variable because a test makes it smaller.
var maxArchive uint64 = 8 << 30

// maxEntries is the maximum number of files and folders in an archive: 300,000 empty files take a minute to unpack. A
// package with 10,000 testcases has 20,000.
var maxEntries = 100_000

// unpack unpacks each archive in the list `names` into a new folder below `temp`. It returns the list, with
// each archive replaced by the folder of the unpacked package. Relative names are relative to dir. It ends early when ctx
// is done.
func unpack(ctx context.Context, dir, temp string, names []string) ([]string, error) {
	list := slices.Clone(names)
	for i, name := range names {
		// The testcases that cph has stored are a package, too.
		if filepath.Ext(name) == cph.Ext {
			p, err := cph.Read(workspace.In(dir, name))
			if err != nil {
				return nil, err
			}
			list[i] = filepath.Join(temp, fmt.Sprintf("package%d", i), cmp.Or(p.ID(), "problem"))
			if err := p.Write(list[i], "data/sample"); err != nil {
				return nil, err
			}
			continue
		}

		// Do not change a name that is not an archive. If no problem has this name, the search for the problems
		// will report the error.
		file, ext := workspace.In(dir, name), filepath.Ext(name)
		if info, err := os.Stat(file); ext != ".zip" && ext != ".kpp" || err != nil || !info.Mode().IsRegular() {
			continue
		}

		// The folder gets the name of the archive, because the name of the folder is the id of the problem.
		to := filepath.Join(temp, fmt.Sprintf("package%d", i), strings.TrimSuffix(filepath.Base(name), ext))
		if err := unzip(ctx, file, to); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		list[i] = packageIn(to)
	}
	return list, nil
}

// folder returns the name of a package for messages: its folder or, if it was unpacked, its archive.
func (c *call) folder(t workspace.Target) string {
	if name := c.unpacked[t.Package]; name != "" {
		return name
	}
	return c.con.Relative(t.Package)
}

// packageIn returns the folder of the package in an unpacked archive: dir or, if dir contains only one folder, that
// folder. It ignores hidden files and __MACOSX, which some systems add to archives.
func packageIn(dir string) string {
	entries, err := os.ReadDir(dir)
	entries = slices.DeleteFunc(entries, func(e fs.DirEntry) bool { return e.Name() == "__MACOSX" || e.Name()[0] == '.' })
	if err == nil && len(entries) == 1 && entries[0].IsDir() {
		return filepath.Join(dir, entries[0].Name())
	}
	return dir
}

// linked is an archive that implements fs.ReadLinkFS, so that os.CopyFS creates symbolic links. If an entry
// is below a link, package zip returns an error, because the link would have to be a folder. So an archive
// cannot write through its own links into other folders.
type linked struct {
	*zip.ReadCloser
	ctx context.Context
}

// Open opens an entry, unless the command was interrupted: os.CopyFS itself does not look at a context.
func (l linked) Open(name string) (fs.File, error) {
	if err := l.ctx.Err(); err != nil {
		return nil, err
	}
	return l.ReadCloser.Open(name)
}

func (l linked) Lstat(name string) (fs.FileInfo, error) { return fs.Stat(l.ReadCloser, name) }

func (l linked) ReadLink(name string) (string, error) {
	text, err := fs.ReadFile(l, name)
	return filepath.FromSlash(strings.TrimSuffix(string(text), "/")), err
}

// unzip unpacks an archive into the new folder dir. It returns an error if a name or a symbolic link leads out of the
// folder.
func unzip(ctx context.Context, archive, dir string) error {
	r, err := zip.OpenReader(archive)
	if err != nil {
		return err
	}
	defer r.Close()

	// Check the number, names and sizes of entries before writing anything.
	if len(r.File) > maxEntries {
		return fmt.Errorf("the archive has %d files; at most %d are unpacked", len(r.File), maxEntries)
	}
	var links []string
	room := maxArchive
	for _, f := range r.File {
		f.Name = strings.ReplaceAll(f.Name, `\`, "/") // some Windows programs write \ in place of /
		if f.UncompressedSize64 > room {
			return fmt.Errorf("the archive has more than %d bytes when unpacked", maxArchive)
		}
		room -= f.UncompressedSize64
		if !filepath.IsLocal(f.Name) {
			return fmt.Errorf("the name %q leads out of the archive", f.Name)
		}
		if f.Mode()&fs.ModeSymlink != 0 {
			links = append(links, filepath.FromSlash(f.Name))
		}
	}

	// Check links after unpacking, because their targets may be other links.
	if err := os.CopyFS(dir, linked{r, ctx}); err != nil {
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
