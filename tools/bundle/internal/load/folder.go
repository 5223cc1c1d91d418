package load

import (
	"bytes"
	"go/build"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
)

// This file finds the files of the package in a folder. In a simple folder, every Go file belongs to the
// package, and readPlain finds the files. If build constraints must be evaluated, readFolder uses go/build.
// This is slower, because go/build reads the files a second time, and also reads tests.

// readFolder returns the description of the package in dir, without its import path.
func readFolder(context *build.Context, dir string) (*meta, error) {
	if m := readPlain(context, dir); m != nil {
		return m, nil
	}

	// Let go/build decide which files belong to the package.
	b, err := context.ImportDir(dir, 0)
	if err != nil {
		return nil, err
	}

	m := &meta{name: b.Name, dir: dir}
	for _, f := range b.GoFiles {
		m.files = append(m.files, filepath.Join(dir, f))
	}
	for _, f := range b.CgoFiles {
		m.cgo = append(m.cgo, filepath.Join(dir, f))
	}
	return m, nil
}

// readPlain describes the package in dir, if all Go files of the folder belong to one package and have no
// build constraints. It returns nil for any other folder.
func readPlain(context *build.Context, dir string) *meta {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}

	m := &meta{dir: dir}
	for _, e := range entries {
		name := e.Name()
		ignored := strings.HasSuffix(name, "_test.go") || name[0] == '_' || name[0] == '.'

		// Skip tests, and files that are not Go source.
		if !strings.HasSuffix(name, ".go") || ignored {
			continue
		}

		// Let go/build decide about symlinks and special files.
		if !e.Type().IsRegular() || !m.addPlain(context, name) {
			return nil
		}
	}

	if len(m.files) == 0 {
		return nil
	}
	return m
}

// addPlain adds a file of the package and its imports. It returns false if go/build must decide whether the
// file belongs to the package.
func (m *meta) addPlain(context *build.Context, name string) bool {
	if strings.Contains(name, "_") { // the name may contain the name of a system, as in x_linux.go
		if ok, err := context.MatchFile(m.dir, name); !ok || err != nil {
			return false
		}
	}

	file := filepath.Join(m.dir, name)
	text, err := os.ReadFile(file)
	if err != nil {
		return false
	}

	// A file that contains one of these words may have a build constraint or use cgo.
	for _, word := range []string{"//go:build", "+build", `"C"`} {
		if bytes.Contains(text, []byte(word)) {
			return false
		}
	}

	pkg, ok := m.addFile(file, text)

	// Let go/build handle special cases. It ignores files whose package is called documentation, and reports
	// an error if there are two packages in one folder.
	if !ok || pkg == "documentation" || m.name != "" && m.name != pkg {
		return false
	}
	m.name = pkg
	return true
}

// addFile adds a file whose text was read. It returns the name of its package, and false if the file has a
// syntax error before the end of its imports.
func (m *meta) addFile(file string, text []byte) (pkg string, ok bool) {
	m.files = append(m.files, file)
	m.texts = append(m.texts, text)

	// Parse only the imports; the whole file is parsed later.
	mode := parser.ImportsOnly | parser.SkipObjectResolution
	head, err := parser.ParseFile(token.NewFileSet(), "", plain(text), mode)
	if err != nil {
		return "", false
	}
	return head.Name.Name, true
}
