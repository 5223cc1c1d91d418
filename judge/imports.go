// This file finds out which sources a problem has.

package main

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"

	"oj/judge/internal/workspace"
)

// imports returns the folders of the module's packages that a folder's package needs, directly or
// through others. Tests do not count, nor does what cannot be parsed: the bundler says that better.
func imports(root, folder string) map[string]bool {
	module := workspace.Module(root)
	found := map[string]bool{}
	for todo := []string{folder}; len(todo) > 0; {
		files, _ := filepath.Glob(filepath.Join(todo[0], "*.go")) // the pattern is a valid one
		todo = todo[1:]
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
			if parsed == nil || err != nil && len(parsed.Imports) == 0 {
				continue
			}
			for _, spec := range parsed.Imports {
				path, err := strconv.Unquote(spec.Path.Value)
				rest, own := strings.CutPrefix(path, module+"/")
				dir := filepath.Join(root, filepath.FromSlash(rest))
				if err == nil && own && !found[dir] {
					found[dir] = true
					todo = append(todo, dir)
				}
			}
		}
	}
	return found
}
