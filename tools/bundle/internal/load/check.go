package load

import (
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

// This file type-checks the packages, dependencies first.

// check type-checks the packages. It leaves out packages that import one with errors, because their errors would only
// repeat these.
func (r *reader) check() {
	// The library first: its packages are imported while ours are checked.
	var std []string
	for _, p := range r.Packages {
		std = append(std, p.StdImports...)
	}
	r.Std.need(std)
	r.Importer = r.Std.importer()

	for _, p := range r.Packages {
		// An import with errors would only cause more errors here.
		p.valid = !slices.ContainsFunc(p.Imports, func(q *Package) bool { return !q.valid })
		if p.valid {
			r.checkPackage(p)
			p.valid = len(p.errs) == 0
		}
	}

	for _, p := range r.Packages {
		// Errors of all packages together, in the order of the packages.
		r.errs = append(r.errs, p.errs...)
	}
	if len(r.errs) == 0 && r.Main().Types.Scope().Lookup("main") == nil {
		r.errs = diag.Errorf(token.Position{}, "%s: function main is undeclared in the main package", diag.Short(r.Main().Dir))
	}
}

// bytes is the length of the package's source text.
func (p *Package) bytes() int {
	n := 0
	for _, f := range p.Files {
		n += len(f.Text)
	}
	return n
}

// checkPackage type-checks one package, and collects its errors.
func (r *reader) checkPackage(p *Package) {
	// The same sizes as the compiler's, because constants may depend on them.
	conf := types.Config{
		Importer:  importerOf{r, p},
		GoVersion: p.GoVersion,
		Sizes:     types.SizesFor("gc", runtime.GOARCH),
		Error: func(err error) {
			var e types.Error
			if !errors.As(err, &e) {
				return
			}
			msg := strings.TrimPrefix(e.Msg, "\t") // the checker indents lines that continue another error
			p.errs = append(p.errs, diag.Diag{Pos: r.Position(e.Pos), Msg: msg})
		},
	}

	var trees []*ast.File
	for _, f := range p.Files {
		trees = append(trees, f.Tree)
	}

	// The compiler knows every main package by this path.
	path := p.Path
	if p.Name == "main" {
		path = "main"
	}

	p.Info = newInfo(p.bytes())
	p.Types, _ = conf.Check(path, r.Fset, trees, p.Info) // its errors went to conf.Error
}

// newInfo makes the tables for the results of type-checking a source of so many bytes. They have about the right size from
// the beginning, because growing them would take a tenth of the time of a whole run.
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

// importerOf resolves the imports of one package. The program's packages come from r, others from export data.
type importerOf struct {
	r *reader
	p *Package
}

// Import implements types.Importer.
func (i importerOf) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}

	// Which packages are the library's was decided when the imports were read.
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
