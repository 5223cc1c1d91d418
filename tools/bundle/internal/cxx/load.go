package cxx

// This file reads a program: it parses and type-checks the text. The result is a syntax tree with a complete types.Info,
// or an error that names the file and line.

import (
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/lower"
	"oj/tools/bundle/internal/cxx/refuse"
	"oj/tools/bundle/internal/cxx/rt"
)

// load parses and type-checks src.
func load(src []byte, opts Options) (*analyse.Source, *refuse.List, error) {
	fset := token.NewFileSet()
	name := opts.Name
	if name == "" {
		name = "main.go"
	}
	file, err := parser.ParseFile(fset, name, src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, nil, err
	}

	// A program that imports C does not type-check, so refuse it first.
	refused := &refuse.List{Fset: fset, Origin: opts.Origin}
	if err := refuseCgo(file, refused); err != nil {
		return nil, nil, err
	}

	pkg, info, err := check(fset, file, opts)
	if err != nil {
		return nil, nil, err
	}
	if pkg.Name() != "main" {
		return nil, nil, fmt.Errorf("%s: package %s is not a program; want package main", name, pkg.Name())
	}

	// library returns the library package from which the code at a position was inlined, or "".
	library := func(at token.Pos) string {
		if opts.library == nil {
			return ""
		}
		return opts.library(fset.Position(at).Line)
	}

	// The function declared looks up only library functions, because the runtime declares no function of the
	// program.
	functions, err := rt.Declared()
	if err != nil {
		return nil, nil, err
	}
	declared := func(fn *types.Func) (rt.Function, bool) {
		if fn.Pkg() == nil || fn.Pkg() == pkg {
			return rt.Function{}, false
		}
		f, ok := functions[lower.Symbol(fn)]
		return f, ok
	}

	return &analyse.Source{
		Fset: fset, File: file, Pkg: pkg, Named: namedPackages(pkg), Info: info, Minor: minorVersion(opts.GoVersion),
		Library: library, Declared: declared,
	}, refused, nil
}

// check type-checks a file. The returned error contains all type errors, not only the first one.
func check(fset *token.FileSet, file *ast.File, opts Options) (*types.Package, *types.Info, error) {
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{},
		Uses: map[*ast.Ident]types.Object{}, Implicits: map[ast.Node]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{}, Scopes: map[ast.Node]*types.Scope{},
		Instances: map[*ast.Ident]types.Instance{},
	}

	// The default importer asks the go command for the export data of the library.
	imp := opts.Importer
	if imp == nil {
		imp = importer.ForCompiler(fset, "gc", nil)
	}

	// Inlined packages are written for the newest version of Go.
	level := opts.GoVersion
	if opts.library != nil {
		level = ""
	}

	// If conf.Error is set, the type checker continues after an error.
	var errs []error
	conf := types.Config{
		Importer: imp, Sizes: types.SizesFor("gc", "amd64"), GoVersion: level,
		Error: func(err error) { errs = append(errs, err) },
	}
	pkg, _ := conf.Check("main", fset, []*ast.File{file}, info)
	return pkg, info, errors.Join(errs...)
}

// namedPackages returns a package without code of its own. Its scope contains the packages used by pkg for which the
// runtime defines types, so that the translator can look up these types.
func namedPackages(pkg *types.Package) *types.Package {
	named := types.NewPackage("", "")
	for path, pkg := range analyse.Packages(pkg) {
		if path == "context" || path == "fmt" || path == "io/fs" || path == "reflect" || path == "time" {
			named.Scope().Insert(types.NewPkgName(token.NoPos, named, pkg.Name(), pkg))
		}
	}
	return named
}

// refuseCgo refuses a program that imports C, because such a program cannot be type-checked.
func refuseCgo(file *ast.File, refused *refuse.List) error {
	for _, spec := range file.Imports {
		if spec.Path.Value == `"C"` {
			refused.Add(spec.Pos(), refuse.Cgo)
		}
	}
	return refused.Err()
}

// minorVersion returns the number after "go1." in a language version, or a large number if there is no version.
func minorVersion(version string) int {
	var minor int
	if _, err := fmt.Sscanf(version, "go1.%d", &minor); err != nil {
		return 1000
	}
	return minor
}
