// This file lists the files and folders of a package once. Most files of the package format are optional: without the
// list, each of them would cost system calls, 60 for the smallest package.

package problem

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/shared/workspace"
)

// tree holds what a package contains. A nil tree knows nothing.
type tree struct {
	root    string                   // the absolute path of the package
	folders map[string][]fs.DirEntry // the sorted entries of each folder that was listed
	links   []string                 // the symbolic links in these folders
}

// walk returns the tree of the package in the folder root. Links and hidden folders are not listed. If root is no
// package in the ICPC format, only root itself is: it may be a home folder, in which a program lies beside a million
// files.
func walk(root string) (*tree, error) {
	t := &tree{root: root, folders: map[string][]fs.DirEntry{}}
	entries, err := os.ReadDir(root)
	if err != nil {
		return nil, err
	}
	t.add(root, entries, workspace.HasFormat(root))
	return t, nil
}

// add adds a folder and, if deep, everything below it. A folder that cannot be read is left out, because whoever needs
// it reports the error.
func (t *tree) add(dir string, entries []fs.DirEntry, deep bool) {
	t.folders[dir] = entries
	for _, e := range entries {
		path := filepath.Join(dir, e.Name())
		switch {
		case strings.HasPrefix(e.Name(), "."): // not a part of the package
		case e.IsDir() && deep:
			if below, err := os.ReadDir(path); err == nil {
				t.add(path, below, deep)
			}
		case e.Type()&fs.ModeSymlink != 0:
			t.links = append(t.links, path)
		}
	}
}

// kind is what the tree knows about a path.
type kind int

const (
	unknown kind = iota // for example a symbolic link, or a path below one
	missing
	regular
	folder
)

// kind returns what is at a path.
func (t *tree) kind(path string) kind {
	if t == nil || len(path) <= len(t.root) || !strings.HasPrefix(path, t.root) {
		return unknown
	}
	parent := filepath.Dir(path)
	entries, isListed := t.folders[parent]
	if !isListed {
		if above := t.kind(parent); above == missing || above == regular {
			return missing
		}
		return unknown
	}

	i, found := slices.BinarySearchFunc(entries, filepath.Base(path), func(e fs.DirEntry, name string) int {
		return strings.Compare(e.Name(), name)
	})
	switch {
	case !found:
		return missing
	case entries[i].IsDir():
		return folder
	case entries[i].Type().IsRegular():
		return regular
	}
	return unknown
}

// list returns the entries of a folder.
func (t *tree) list(dir string) ([]fs.DirEntry, error) {
	if t != nil {
		if entries, isListed := t.folders[dir]; isListed {
			return entries, nil
		}
	}
	if t.kind(dir) == missing {
		return nil, fs.ErrNotExist
	}
	return os.ReadDir(dir)
}

// isDir reports whether a path is a folder of the package, or a symbolic link to a folder.
func (p *Package) isDir(path string) bool {
	if is := p.files.kind(path); is != unknown {
		return is == folder
	}
	return isDir(path)
}

// exists reports whether the package contains a file, folder or symbolic link with this path. The link may be broken.
func (p *Package) exists(path string) bool {
	if is := p.files.kind(path); is != unknown {
		return is != missing
	}
	_, err := os.Lstat(path)
	return err == nil
}
