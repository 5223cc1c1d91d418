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

// check type-checks all packages but those that import one with errors, which
// would only repeat them.
func (r *reader) check() {
	var std []string
	for _, p := range r.Packages {
		std = append(std, p.StdImports...)
	}
	r.Std.need(std)
	r.Importer = r.Std.importer()
	for _, p := range r.Packages {
		p.valid = !slices.ContainsFunc(p.Imports, func(q *Package) bool { return !q.valid })
		if p.valid {
			r.checkPackage(p)
			p.valid = len(p.errs) == 0
		}
	}
	for _, p := range r.Packages {
		r.errs = append(r.errs, p.errs...)
	}
	if len(r.errs) == 0 && r.Main().Types.Scope().Lookup("main") == nil {
		r.errs = diag.Errorf(token.Position{}, "%s: function main is undeclared in the main package", diag.Short(r.Main().Dir))
	}
}

// bytes is the length of the package's source.
func (p *Package) bytes() int {
	n := 0
	for _, f := range p.Files {
		n += len(f.Text)
	}
	return n
}

func (r *reader) checkPackage(p *Package) {
	conf := types.Config{
		Importer:  importerOf{r, p},
		GoVersion: p.GoVersion,
		Sizes:     types.SizesFor("gc", runtime.GOARCH),
		Error: func(err error) {
			var e types.Error
			if errors.As(err, &e) {
				p.errs = append(p.errs, diag.Diag{Pos: r.Position(e.Pos), Msg: strings.TrimPrefix(e.Msg, "\t")})
			}
		},
	}
	var trees []*ast.File
	for _, f := range p.Files {
		trees = append(trees, f.Tree)
	}
	path := p.Path
	if p.Name == "main" {
		path = "main"
	}
	p.Info = newInfo(p.bytes())
	p.Types, _ = conf.Check(path, r.Fset, trees, p.Info) // its errors went to conf.Error
}

// newInfo returns an empty record of everything that the passes ask for, with
// room for what a source of so many bytes usually has: growing the tables would
// take a tenth of the time of a whole run.
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

// importerOf resolves imports of one package: ours first, then the library's.
type importerOf struct {
	r *reader
	p *Package
}

func (i importerOf) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
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
