// Package graph turns a loaded program into the graph that the bundler
// searches: a vertex is a top-level declaration, an edge is a use of one
// declaration by another.
//
// Takes a load.Program. Gives one Unit a declaration, in source order, with
// every identifier in it resolved. Guarantees that each package-level object
// and each method belongs to exactly one unit.
package graph

import (
	"go/ast"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/load"
)

// A Unit is a declaration that is kept or dropped as a whole: a function or
// method, one type, one variable specification, or one constant specification.
// A constant group that uses iota or repeats an expression implicitly is one
// unit, since its members depend on their place.
type Unit struct {
	Pkg  *load.Package
	File *load.File
	Decl ast.Decl
	// Spec is nil for functions and for constant groups that are one unit.
	Spec ast.Spec
	// Objs are the objects declared here: package-level ones and methods.
	Objs []types.Object
	// Uses are the identifiers that mean something outside the unit's own
	// locals, in source order; Defs those that declare Objs, fields or methods.
	Uses, Defs []Ref
	// Locals are the types declared inside.
	Locals []*types.TypeName
	// Structs and Interfaces are the types of that form written inside, and
	// Selectors what unexported fields and methods are selected, as in x.f.
	Structs    []*ast.StructType
	Interfaces []*ast.InterfaceType
	Selectors  []*ast.SelectorExpr
}

// A Ref is an identifier and what it means.
type Ref struct {
	Ident *ast.Ident
	Obj   types.Object // with generic instances replaced by their origin
	// Scope is the innermost scope around the identifier, nil at top level.
	Scope *types.Scope
	// Qualifier is the package name before the identifier, as in q.Ident.
	Qualifier *ast.Ident
}

// Node is the syntax of the unit.
func (u *Unit) Node() ast.Node {
	if u.Spec != nil {
		return u.Spec
	}
	return u.Decl
}

// Name is a word for the unit in messages.
func (u *Unit) Name() string {
	if len(u.Objs) > 0 {
		return u.Objs[0].Name()
	}
	return "_"
}

// Func is the declaration if the unit is a function or method, else nil.
func (u *Unit) Func() *ast.FuncDecl {
	f, _ := u.Decl.(*ast.FuncDecl)
	return f
}

// IsInit says whether the unit is an init function.
func (u *Unit) IsInit() bool {
	f := u.Func()
	return f != nil && f.Recv == nil && f.Name.Name == "init"
}

// IsVar says whether the unit declares variables.
func (u *Unit) IsVar() bool {
	d, ok := u.Decl.(*ast.GenDecl)
	return ok && d.Tok == token.VAR
}

// Type is the type that the unit declares, nil if it declares none.
func (u *Unit) Type() *types.TypeName {
	if len(u.Objs) != 1 {
		return nil
	}
	t, _ := u.Objs[0].(*types.TypeName)
	return t
}

// A Graph is a program's declarations and who declares what.
type Graph struct {
	*load.Program
	Units []*Unit // in initialisation order of their packages, then source order
	Of    map[types.Object]*Unit
}

// Origin maps a method or field of an instantiated type to its declaration.
func Origin(obj types.Object) types.Object {
	switch o := obj.(type) {
	case *types.Func:
		return o.Origin()
	case *types.Var:
		return o.Origin()
	}
	return obj
}

// IsTop says whether obj is declared at the top level of a package.
func IsTop(obj types.Object) bool {
	return obj.Pkg() != nil && obj.Parent() == obj.Pkg().Scope()
}

// Build makes the graph of p, its packages taken in the order given.
func Build(p *load.Program, packages []*load.Package) *Graph {
	g := &Graph{Program: p, Of: map[types.Object]*Unit{}}
	for _, pkg := range packages {
		for _, f := range pkg.Files {
			for _, d := range f.Tree.Decls {
				g.addDecl(pkg, f, d)
			}
		}
	}
	g.resolve()
	for _, u := range g.Units {
		for _, o := range u.Objs {
			g.Of[o] = u
		}
	}
	return g
}

// resolve resolves the identifiers of all units.
func (g *Graph) resolve() {
	for _, u := range g.Units {
		u.Uses = make([]Ref, 0, (u.Node().End()-u.Node().Pos())/32)
		walker{g, u}.walk(u.Node(), nil)
	}
}

func (g *Graph) addDecl(pkg *load.Package, f *load.File, d ast.Decl) {
	gen, ok := d.(*ast.GenDecl)
	if !ok {
		g.Units = append(g.Units, &Unit{Pkg: pkg, File: f, Decl: d})
		return
	}
	switch {
	case gen.Tok == token.IMPORT:
	case gen.Tok == token.CONST && dependsOnPlace(gen):
		g.Units = append(g.Units, &Unit{Pkg: pkg, File: f, Decl: d})
	default:
		for _, spec := range gen.Specs {
			g.Units = append(g.Units, &Unit{Pkg: pkg, File: f, Decl: d, Spec: spec})
		}
	}
}

// dependsOnPlace says whether a constant group uses iota or implicit repetition.
func dependsOnPlace(gen *ast.GenDecl) bool {
	found := false
	for _, spec := range gen.Specs {
		v := spec.(*ast.ValueSpec)
		found = found || len(v.Values) == 0
		for _, e := range v.Values {
			ast.Inspect(e, func(n ast.Node) bool {
				id, ok := n.(*ast.Ident)
				found = found || ok && id.Name == "iota"
				return !found
			})
		}
	}
	return found
}

// A walker visits the identifiers of a unit, keeping the innermost scope.
type walker struct {
	g *Graph
	u *Unit
}

func (w walker) walk(root ast.Node, scope *types.Scope) {
	ast.Inspect(root, func(n ast.Node) bool {
		if n == nil {
			return false
		}
		if inner := w.scopeOf(n); inner != nil && inner != scope {
			w.walk(n, inner)
			return false
		}
		switch n := n.(type) {
		case *ast.SelectorExpr:
			return !w.selector(n, scope)
		case *ast.Ident:
			w.ident(n, scope, nil)
		case *ast.StructType:
			w.u.Structs = append(w.u.Structs, n)
		case *ast.InterfaceType:
			w.u.Interfaces = append(w.u.Interfaces, n)
		}
		return true
	})
}

// scopeOf is the scope that n opens. A function's scope, which holds its
// parameters and type parameters, is recorded at its type but covers all of it.
func (w walker) scopeOf(n ast.Node) *types.Scope {
	switch f := n.(type) {
	case *ast.FuncDecl:
		return w.u.Pkg.Info.Scopes[f.Type]
	case *ast.FuncLit:
		return w.u.Pkg.Info.Scopes[f.Type]
	case *ast.FuncType, *ast.TypeSpec, *ast.BlockStmt, *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt,
		*ast.SwitchStmt, *ast.TypeSwitchStmt, *ast.CaseClause, *ast.CommClause:
		return w.u.Pkg.Info.Scopes[n]
	}
	return nil
}

// selector notes an unexported selector, and deals with a qualified identifier;
// it says whether n is one.
func (w walker) selector(n *ast.SelectorExpr, scope *types.Scope) bool {
	if !n.Sel.IsExported() {
		w.u.Selectors = append(w.u.Selectors, n)
	}
	q, ok := n.X.(*ast.Ident)
	if !ok {
		return false
	}
	_, ok = w.u.Pkg.Info.Uses[q].(*types.PkgName)
	if ok {
		w.ident(n.Sel, scope, q)
	}
	return ok
}

func (w walker) ident(id *ast.Ident, scope *types.Scope, qualifier *ast.Ident) {
	if id.Name == "_" {
		return
	}
	def, obj := Means(w.u.Pkg.Info, id)
	if def != nil {
		w.define(Ref{id, def, scope, nil})
	}
	if obj == nil {
		return
	}
	obj = Origin(obj)
	v, isVar := obj.(*types.Var)
	f, isFunc := obj.(*types.Func)
	member := isVar && v.IsField() || isFunc && f.Type().(*types.Signature).Recv() != nil
	if member || obj.Parent() == types.Universe || IsTop(obj) {
		w.u.Uses = append(w.u.Uses, Ref{id, obj, scope, qualifier})
	}
}

// Means gives what id declares and what it uses, each nil if it does not. Only
// the name of an embedded type does both.
func Means(info *types.Info, id *ast.Ident) (def, use types.Object) {
	use = info.Uses[id]
	if _, isType := use.(*types.TypeName); use == nil || isType {
		def = info.Defs[id]
	}
	return def, use
}

func (w walker) define(r Ref) {
	switch o := r.Obj.(type) {
	case *types.Func:
		w.u.Defs = append(w.u.Defs, r)
		if f := w.u.Func(); f != nil && f.Name == r.Ident {
			w.u.Objs = append(w.u.Objs, o)
		}
		return
	case *types.Var:
		if o.IsField() {
			w.u.Defs = append(w.u.Defs, r)
			return
		}
	case *types.TypeName:
		if _, isParam := o.Type().(*types.TypeParam); !IsTop(o) && !isParam {
			w.u.Locals = append(w.u.Locals, o)
		}
	}
	if IsTop(r.Obj) {
		w.u.Defs = append(w.u.Defs, r)
		w.u.Objs = append(w.u.Objs, r.Obj)
	}
}

// Embed is the go:embed directive of a variable unit, nil if there is none.
func (u *Unit) Embed() *ast.Comment {
	spec, ok := u.Spec.(*ast.ValueSpec)
	if !ok {
		return nil
	}
	for _, doc := range []*ast.CommentGroup{u.Decl.(*ast.GenDecl).Doc, spec.Doc} {
		if doc == nil {
			continue
		}
		for _, c := range doc.List {
			if len(c.Text) > 11 && c.Text[:11] == "//go:embed " {
				return c
			}
		}
	}
	return nil
}
