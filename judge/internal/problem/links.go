// This file looks where the symbolic links of a package lead.

package problem

import (
	"io/fs"
	"path/filepath"
	"strings"
)

// checkLinks warns about links that lead out of the package, or nowhere: elsewhere the package lacks these files.
// What stands in hidden folders is no part of it.
func checkLinks(p *Problem) error {
	root, err := filepath.EvalSymlinks(p.Dir)
	if err != nil {
		return err
	}
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil || path == root:
			return err
		case d.IsDir() && strings.HasPrefix(d.Name(), "."):
			return fs.SkipDir
		case d.Type()&fs.ModeSymlink != 0 && !strings.HasPrefix(d.Name(), "."):
			p.checkLink(root, path)
		}
		return nil
	})
}

// checkLink looks at one link in the package whose folder is root.
func (p *Problem) checkLink(root, path string) {
	to, err := filepath.EvalSymlinks(path)
	if err != nil {
		p.warn("%s: a symbolic link that leads nowhere", path)
		return
	}
	if rel, err := filepath.Rel(root, to); err != nil || !filepath.IsLocal(rel) {
		p.warn("%s: a symbolic link that leads out of the package, to %s", path, to)
	}
}
