package workspace

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// GoModule is a Go module whose sources are in a folder.
type GoModule struct {
	Path string // such as oj
	Dir  string
}

// replaceLine matches a replace directive of go.mod, on its own line or in a block: the replaced path and the
// folder.
var replaceLine = regexp.MustCompile(`(?m)^\s*(?:replace\s+)?"?([^\s"]+)"?(?:\s+v\S+)?\s+=>\s+("[^"\n]+"|\S+)\s*(?://.*)?$`)

// Modules returns the module in the folder root, and each module that its go.mod replaces by a folder. In a
// user's own repository, go.mod replaces the module oj by the folder of the user's clone of this repository.
func Modules(root string) []GoModule {
	list := []GoModule{{Module(root), root}}
	text, _ := os.ReadFile(filepath.Join(root, "go.mod")) // treat a missing file as empty
	for _, m := range replaceLine.FindAllStringSubmatch(string(text), -1) {
		dir := m[2]
		if unquoted, err := strconv.Unquote(dir); err == nil {
			dir = unquoted
		}

		// Skip replacements by another module, which are not folders.
		isFolder := filepath.IsAbs(dir) || strings.HasPrefix(dir, "./") || strings.HasPrefix(dir, "../")
		if isFolder {
			list = append(list, GoModule{m[1], In(root, filepath.FromSlash(dir))})
		}
	}
	return list
}

// PackageDir returns the folder of the package with this import path, if it belongs to one of the modules.
func PackageDir(modules []GoModule, path string) (dir string, ok bool) {
	for _, m := range modules {
		if rest, inside := strings.CutPrefix(path+"/", m.Path+"/"); inside && m.Path != "" {
			return filepath.Join(m.Dir, filepath.FromSlash(rest)), true
		}
	}
	return "", false
}
