// Package uses turns a loaded program into a graph. A vertex is a top-level declaration; an edge is a use of
// one declaration in another. The bundler searches the graph for the declarations that the program needs.
//
// Its input is a load.Program. Its output is one Unit for each declaration, in source order, with all
// identifiers resolved. It guarantees that each package-level object and each method belongs to exactly one
// unit.
package uses

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"oj/tools/bundle/internal/load"
)

// A Unit is a declaration that is kept or dropped as a whole: a function or method, one type, one variable
// specification, or one constant specification. A constant group that uses iota, or in which a constant has
// no value of its own, is one unit, because the values of its constants depend on their positions.
type Unit struct {
	Pkg  *load.Package
	File *load.File
	Decl ast.Decl
	// Spec is nil for functions and for constant groups that are one unit.
	Spec ast.Spec
	// Objs contains the objects that the unit declares: package-level objects and methods.
	Objs []types.Object
	// Uses contains the identifiers that refer to package-level and predeclared objects, fields and methods,
	// in source order. Defs contains the identifiers that declare Objs, fields or methods.
	Uses, Defs []Ref
	// Locals contains the types that are declared inside functions of the unit.
	Locals []*types.TypeName
	// Structs and Interfaces contain the struct and interface types in the unit. Selectors contains the
	// selector expressions, such as x.f, whose field or method is unexported.
	Structs    []*ast.StructType
	Interfaces []*ast.InterfaceType
	Selectors  []*ast.SelectorExpr
}

// A Ref is an identifier with its object.
type Ref struct {
	Ident *ast.Ident
	Obj   types.Object // for an instance of a generic type or function, the generic object
	// Scope is the innermost scope around the identifier, or nil at top level.
	Scope *types.Scope
	// Qualifier is the package name before the identifier, as in q.Ident.
	Qualifier *ast.Ident
}

// Node returns the syntax tree of the unit.
func (u *Unit) Node() ast.Node {
	if u.Spec != nil {
		return u.Spec
	}
	return u.Decl
}

// Name returns the name that messages use for the unit.
func (u *Unit) Name() string {
	if len(u.Objs) > 0 {
		return u.Objs[0].Name()
	}
	return "_"
}

// Func returns the declaration of a function or method, or nil for other units.
func (u *Unit) Func() *ast.FuncDecl {
	f, _ := u.Decl.(*ast.FuncDecl)
	return f
}

// IsInit reports whether the unit is an init function.
func (u *Unit) IsInit() bool {
	f := u.Func()
	return f != nil && f.Recv == nil && f.Name.Name == "init"
}

// IsVar reports whether the unit declares variables.
func (u *Unit) IsVar() bool {
	d, ok := u.Decl.(*ast.GenDecl)
	return ok && d.Tok == token.VAR
}

// Type returns the type that the unit declares, or nil if it declares something else.
func (u *Unit) Type() *types.TypeName {
	if len(u.Objs) != 1 {
		return nil
	}
	t, _ := u.Objs[0].(*types.TypeName)
	return t
}

// A Graph contains a program, its units, and a map from each object to its unit.
type Graph struct {
	*load.Program
	Units []*Unit // sorted by the initialisation order of their packages, then in source order
	Of    map[types.Object]*Unit
}

// Origin maps a method or field of an instantiated type to the method or field of the generic type. It returns other
// objects unchanged.
func Origin(obj types.Object) types.Object {
	switch o := obj.(type) {
	case *types.Func:
		return o.Origin()
	case *types.Var:
		return o.Origin()
	}
	return obj
}

// IsTop reports whether obj is declared at the top level of a package.
func IsTop(obj types.Object) bool {
	return obj.Pkg() != nil && obj.Parent() == obj.Pkg().Scope()
}

// Build returns the graph of p. `packages` contains its packages in the order of initialisation.
func Build(p *load.Program, packages []*load.Package) *Graph {
	g := &Graph{Program: p, Of: map[types.Object]*Unit{}}

	// The units are in the same order as in the bundle.
	for _, pkg := range packages {
		for _, f := range pkg.Files {
			for _, d := range f.Tree.Decls {
				g.addDecl(pkg, f, d)
			}
		}
	}

	g.resolve()

	// Map each object to its unit. Methods are objects, too.
	for _, u := range g.Units {
		for _, o := range u.Objs {
			g.Of[o] = u
		}
	}
	return g
}

// bytesPerUse is an estimate: a source text with n bytes contains about n/bytesPerUse uses.
const bytesPerUse = 32

// resolve records the uses and definitions in all units.
func (g *Graph) resolve() {
	for _, u := range g.Units {
		u.Uses = make([]Ref, 0, (u.Node().End()-u.Node().Pos())/bytesPerUse)
		walker{g, u}.walk(u.Node(), nil)
	}
}

// addDecl adds the units of a declaration.
func (g *Graph) addDecl(pkg *load.Package, f *load.File, d ast.Decl) {
	gen, ok := d.(*ast.GenDecl)

	// If the declaration is a function or method, it is one unit.
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

// dependsOnPlace reports whether a constant group uses iota or implicit repetition.
func dependsOnPlace(gen *ast.GenDecl) bool {
	found := false
	for _, spec := range gen.Specs {
		v := spec.(*ast.ValueSpec)

		// A specification without values repeats the values of the previous one.
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

// A walker visits the identifiers of a unit.
type walker struct {
	g *Graph
	u *Unit
}

// walk visits the identifiers below root. `scope` is the scope that contains root.
func (w walker) walk(root ast.Node, scope *types.Scope) {
	ast.Inspect(root, func(n ast.Node) bool {
		// ast.Inspect calls the function with nil at the end of a node.
		if n == nil {
			return false
		}

		// If a node opens a scope, visit it in another call of walk, which gets the inner scope.
		if inner := w.scopeOf(n); inner != nil && inner != scope {
			w.walk(n, inner)
			return false
		}

		switch n := n.(type) {
		case *ast.SelectorExpr:
			// If n is a qualified identifier, do not visit its parts.
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

// scopeOf returns the scope that n opens, or nil. The scope of a function contains its parameters and type
// parameters, and covers the whole function. But the type checker records this scope for the node's Type, an
// ast.FuncType.
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

// selector records a selector expression whose field or method is unexported. If n is a qualified identifier,
// it records the use and returns true.
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

// ident records the definition and the use of an identifier.
func (w walker) ident(id *ast.Ident, scope *types.Scope, qualifier *ast.Ident) {
	if id.Name == "_" {
		return
	}
	def, obj := Means(w.u.Pkg.Info, id)

	// The name of an embedded field both defines the field and refers to its type.
	if def != nil {
		w.define(Ref{id, def, scope, nil})
	}
	if obj == nil {
		return
	}

	// Record only uses of package-level and predeclared objects, fields and methods. Local variables and
	// labels belong to the unit itself.
	obj = Origin(obj)
	v, isVar := obj.(*types.Var)
	f, isFunc := obj.(*types.Func)
	member := isVar && v.IsField() || isFunc && f.Type().(*types.Signature).Recv() != nil
	if member || obj.Parent() == types.Universe || IsTop(obj) {
		w.u.Uses = append(w.u.Uses, Ref{id, obj, scope, qualifier})
	}
}

// Means returns the object that id declares and the object to which id refers. If there is no such object,
// the result is nil. Both exist only for the name of an embedded field.
func Means(info *types.Info, id *ast.Ident) (def, use types.Object) {
	use = info.Uses[id]
	if _, isType := use.(*types.TypeName); use == nil || isType {
		def = info.Defs[id]
	}
	return def, use
}

// define records a definition.
func (w walker) define(r Ref) {
	switch o := r.Obj.(type) {
	case *types.Func:
		w.u.Defs = append(w.u.Defs, r)

		// Only the declared function or method is an object of the unit. A method in an interface type is
		// not.
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

// Embed returns the go:embed directive of a variable, or nil.
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
			if strings.HasPrefix(c.Text, "//go:embed ") {
				return c
			}
		}
	}
	return nil
}
