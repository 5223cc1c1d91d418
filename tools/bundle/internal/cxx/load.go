package cxx

// This file reads the program: syntax, types, and the errors of both.
// It gives a syntax tree with a complete types.Info or an error that names file and line.

import (
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
)

// program is one type-checked file of package main.
type program struct {
	fset *token.FileSet
	file *ast.File
	pkg  *types.Package
	info *types.Info
	opts Options
	// perIteration: loop variables are new in every iteration (Go 1.22 and later).
	perIteration bool
}

// load parses and type-checks src.
func load(src []byte, opts Options) (*program, error) {
	fset := token.NewFileSet()
	name := opts.Name
	if name == "" {
		name = "main.go"
	}
	file, err := parser.ParseFile(fset, name, src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	p := &program{fset: fset, file: file, opts: opts, perIteration: newLoops(opts.GoVersion)}
	p.info = &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{},
		Uses: map[*ast.Ident]types.Object{}, Implicits: map[ast.Node]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{}, Scopes: map[ast.Node]*types.Scope{},
		Instances: map[*ast.Ident]types.Instance{},
	}
	if err := refuseCgo(p); err != nil {
		return nil, err
	}
	imp := opts.Importer
	if imp == nil {
		imp = importer.ForCompiler(fset, "gc", nil)
	}
	var errs []error
	level := opts.GoVersion
	if opts.library != nil { // what is inlined is written for the newest
		level = ""
	}
	conf := types.Config{Importer: imp, Sizes: types.SizesFor("gc", "amd64"), GoVersion: level,
		Error: func(err error) { errs = append(errs, err) }}
	p.pkg, _ = conf.Check("main", fset, []*ast.File{file}, p.info)
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	if p.pkg.Name() != "main" {
		return nil, fmt.Errorf("%s: package %s is no program; want package main", name, p.pkg.Name())
	}
	return p, nil
}

// refuseCgo refuses a program that cannot even be type-checked: one that imports C.
func refuseCgo(p *program) error {
	r := &refusals{prog: p, seen: map[string]bool{}}
	for _, spec := range p.file.Imports {
		if spec.Path.Value == `"C"` {
			r.add(spec.Pos(), refusedImports["C"])
		}
	}
	return r.err()
}

// newLoops reports whether a Go version ("go1.21", "" for the newest) has loop
// variables of their own in each iteration.
func newLoops(version string) bool { return minorVersion(version) >= 22 }

// minorVersion is the number after "go1." of a language version; that of no version is a large one.
func minorVersion(version string) int {
	var minor int
	if _, err := fmt.Sscanf(version, "go1.%d", &minor); err != nil {
		return 1000
	}
	return minor
}
