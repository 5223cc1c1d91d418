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

// This file lists what belongs to the package in a folder: by itself where
// every Go file does, and by go/build wherever there is something to decide.
// go/build would read each file, tests too, once more than is needed.

// readFolder gives the package in dir without its import path.
func readFolder(context *build.Context, dir string) (*meta, error) {
	if m := readPlain(context, dir); m != nil {
		return m, nil
	}
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

// readPlain is readFolder for a folder of ordinary files of one package, nil
// for any other.
func readPlain(context *build.Context, dir string) *meta {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	m := &meta{dir: dir}
	for _, e := range entries {
		name := e.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || name[0] == '_' || name[0] == '.' {
			continue
		}
		if !e.Type().IsRegular() || !m.addPlain(context, name) {
			return nil
		}
	}
	if len(m.files) == 0 {
		return nil
	}
	return m
}

// addPlain reads a file of the package and its imports. It gives false if
// go/build has to decide.
func (m *meta) addPlain(context *build.Context, name string) bool {
	if strings.Contains(name, "_") { // it may name a platform
		if ok, err := context.MatchFile(m.dir, name); !ok || err != nil {
			return false
		}
	}
	file := filepath.Join(m.dir, name)
	text, err := os.ReadFile(file)
	if err != nil {
		return false
	}
	for _, word := range []string{"//go:build", "+build", `"C"`} {
		if bytes.Contains(text, []byte(word)) {
			return false
		}
	}
	pkg, ok := m.addFile(file, text)
	if !ok || pkg == "documentation" || m.name != "" && m.name != pkg {
		return false
	}
	m.name = pkg
	return true
}

// addFile adds a file that was read. It gives the name of its
// package, and false if the file does not parse that far.
func (m *meta) addFile(file string, text []byte) (pkg string, ok bool) {
	m.files = append(m.files, file)
	m.texts = append(m.texts, text)
	head, err := parser.ParseFile(token.NewFileSet(), "", plain(text), parser.ImportsOnly|parser.SkipObjectResolution)
	if err != nil {
		return "", false
	}
	return head.Name.Name, true
}
