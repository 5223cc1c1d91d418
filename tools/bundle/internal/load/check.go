package load

import (
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"runtime"
	"slices"
	"strings"

	"oj/tools/bundle/internal/diag"
)

// This file type-checks the packages. It checks a package after all packages that it imports.

// check type-checks the packages. If a package has errors, check skips the packages that import it, because
// their errors might only be consequences of the errors in the imported package.
func (r *reader) check(ctx context.Context) error {
	// Load the standard library first, because its packages are imported during the check.
	var std []string
	for _, p := range r.Packages {
		std = append(std, p.StdImports...)
	}
	if err := r.Std.need(ctx, std); err != nil {
		return err
	}
	r.Importer = r.Std.importer()

	for _, p := range r.Packages {
		// A package is valid only if all packages that it imports are valid.
		p.valid = !slices.ContainsFunc(p.Imports, func(q *Package) bool { return !q.valid })
		if p.valid {
			r.checkPackage(p)
			p.valid = len(p.errs) == 0
		}
	}

	for _, p := range r.Packages {
		// Collect the errors of all packages, in the order of the packages.
		r.errs = append(r.errs, p.errs...)
	}
	if len(r.errs) == 0 && r.Main().Types.Scope().Lookup("main") == nil {
		r.errs = diag.Errorf(token.Position{}, "%s: function main is undeclared in the main package", diag.Short(r.Main().Dir))
	}
	return nil
}

// bytes returns the length of the package's source text.
func (p *Package) bytes() int {
	n := 0
	for _, f := range p.Files {
		n += len(f.Text)
	}
	return n
}

// checkPackage type-checks one package, and collects its errors.
func (r *reader) checkPackage(p *Package) {
	// Use the compiler's sizes of types, because constants may depend on them.
	conf := types.Config{
		Importer:  importerOf{r, p},
		GoVersion: p.GoVersion,
		Sizes:     types.SizesFor("gc", runtime.GOARCH),
		Error: func(err error) {
			var e types.Error
			if !errors.As(err, &e) {
				return
			}

			// If an error has several parts, the type checker indents all parts except the first by a tab.
			msg := strings.TrimPrefix(e.Msg, "\t")
			p.errs = append(p.errs, diag.Diag{Pos: r.Position(e.Pos), Msg: msg})
		},
	}

	var trees []*ast.File
	for _, f := range p.Files {
		trees = append(trees, f.Tree)
	}

	// Use the path "main" for every main package, as the compiler does.
	path := p.Path
	if p.Name == "main" {
		path = "main"
	}

	p.Info = newInfo(p.bytes())
	p.Types, _ = conf.Check(path, r.Fset, trees, p.Info) // conf.Error has collected the errors
}

// newInfo returns empty tables for the results of type-checking a source with this number of bytes. It
// estimates the capacity of the tables, because growing them would take a tenth of the bundler's time.
func newInfo(bytes int) *types.Info {
	return &types.Info{
		Types:      make(map[ast.Expr]types.TypeAndValue, bytes/11),
		Defs:       make(map[*ast.Ident]types.Object, bytes/60),
		Uses:       make(map[*ast.Ident]types.Object, bytes/17),
		Implicits:  map[ast.Node]types.Object{},
		Selections: make(map[*ast.SelectorExpr]*types.Selection, bytes/90),
		Scopes:     make(map[ast.Node]*types.Scope, bytes/90),

		FileVersions: map[*ast.File]string{},
	}
}

// An importerOf resolves the imports of one package. It gets packages of the program from r, and other packages
// from export data.
type importerOf struct {
	r *reader
	p *Package
}

// Import implements types.Importer.
func (i importerOf) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}

	// Packages of the standard library are in StdImports, where readImports has put them.
	for _, std := range i.p.StdImports {
		if std == path {
			return i.r.Importer.Import(path)
		}
	}
	if q := i.p.byImport[path]; q != nil {
		return q.Types, nil
	}
	return nil, fmt.Errorf("package %s is not loaded", path)
}
