// Package testcases_test checks the imports of the programs in the problem packages.
package testcases_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestImports checks that no checker, referee, validator, generator or visualizer imports a solution or a package of
// problems/lib, because code that checks solutions must not share their mistakes.
func TestImports(t *testing.T) {
	files := 0
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" {
			return err
		}
		files++
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return nil // this file is a submission that must not compile
		}
		for _, spec := range file.Imports {
			name, _ := strconv.Unquote(spec.Path.Value)
			if strings.HasPrefix(name, "oj/problems/") {
				t.Errorf("%s imports %s", path, name)
			}
		}
		return nil
	})
	if err != nil || files < 100 {
		t.Errorf("%d files were read, error %v", files, err)
	}
}
