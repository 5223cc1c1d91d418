package lower

// This file finds function variables that are only called and whose value is always the same closure. Such a
// closure becomes a C++ lambda, or a local struct if it calls itself. The C++ compiler then knows which
// function is called, and can inline it.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"sort"

	"oj/tools/bundle/internal/cxx/cpp"
)

// A directClosure describes a variable whose value is always the same function literal.
type directClosure struct {
	lit *ast.FuncLit
	// The variable is declared by var and gets its value later, so that the closure may call itself.
	late     bool
	typeName string // if late is set, the name of the C++ struct; "" before the struct is defined
}

// findDirect fills t.direct.
func (t *translator) findDirect() {
	t.direct = map[types.Object]*directClosure{}
	var lits []*ast.FuncLit
	ast.Inspect(t.prog.File, func(n ast.Node) bool {
		if lit, ok := n.(*ast.FuncLit); ok {
			lits = append(lits, lit)
		}
		return true
	})
	for _, lit := range lits {
		if obj, late := t.holder(lit); obj != nil && t.onlyCalled(obj, lit, late) {
			t.direct[obj] = &directClosure{lit: lit, late: late}
		}
	}
}

// holder returns the local variable to which a literal is assigned. It returns nil if the literal is used in
// any other way.
func (t *translator) holder(lit *ast.FuncLit) (obj types.Object, late bool) {
	a, ok := t.esc.Parents[lit].(*ast.AssignStmt)

	// The assignment must have exactly one variable and one value, and the closure must not escape.
	if !ok || len(a.Lhs) != 1 || len(a.Rhs) != 1 || t.esc.Escaping[lit] {
		return nil, false
	}

	id, ok := a.Lhs[0].(*ast.Ident)
	if !ok || id.Name == "_" {
		return nil, false
	}

	if a.Tok == token.DEFINE {
		return t.prog.Info.Defs[id], false
	}

	// A closure that calls itself is written as var f func(...); f = func(...) {...}. Both statements must be
	// in the same block, because the struct is defined at the assignment.
	v, ok := t.prog.Info.Uses[id].(*types.Var)
	if !ok || a.Tok != token.ASSIGN || !t.esc.Local(v) || t.esc.BlockOf(id) != t.esc.DeclBlock(v) {
		return nil, false
	}

	// A call of f before this assignment must panic. So f must be nil until then, and its declaration must
	// have no initial value.
	if !t.startsNil(v) || t.esc.GotoAround(a) {
		return nil, false
	}
	return v, true
}

// startsNil reports whether a variable is declared without an initial value, so that it is nil.
func (t *translator) startsNil(v types.Object) bool {
	for id, obj := range t.prog.Info.Defs {
		if obj == v {
			spec, ok := t.esc.Parents[id].(*ast.ValueSpec)
			return ok && len(spec.Values) == 0
		}
	}
	return false
}

// onlyCalled reports whether the variable has no other value than lit, and each use of it is a call after the
// assignment.
func (t *translator) onlyCalled(obj types.Object, lit *ast.FuncLit, late bool) bool {
	// `want` is the number that t.esc.Assigned must contain for the variable. t.esc.Assigned counts a late assignment,
	// but not a definition with :=.
	want := 0
	if late {
		want = 1
	}
	if t.esc.Assigned[obj] != want || len(t.esc.Addrs[obj]) > 0 || t.esc.Boxed[obj] {
		return false
	}

	// Each use must be the assignment itself, or a call after it.
	for _, id := range t.esc.Uses[obj] {
		if a, ok := t.esc.Parents[id].(*ast.AssignStmt); ok && late && a.Lhs[0] == id && a.Rhs[0] == lit {
			continue
		}
		call, ok := t.esc.Parents[id].(*ast.CallExpr)
		if !ok || call.Fun != id || id.Pos() < lit.Pos() {
			return false
		}
	}
	return true
}

// defineDirect adds the closure as the definition of its variable.
func (t *translator) defineDirect(obj types.Object, d *directClosure) {
	name := t.localName(obj)
	if !d.late {
		// The closure cannot call itself, so it becomes a lambda.
		name = t.declare(obj, d.lit)
		t.decl(auto, name, t.lambda(d.lit, "&"))
		return
	}

	// A closure that calls itself becomes a struct. Its members are references to the captured variables.
	typ := t.temp(name)
	d.typeName = typ

	// Sort the captured variables by source position, so that the result is the same in every run.
	vars := append([]types.Object{}, t.esc.Free[d.lit]...)
	sort.Slice(vars, func(i, j int) bool { return vars[i].Pos() < vars[j].Pos() })

	// If a captured variable x is a closure, write decltype(x) before the struct, because within the struct, the name
	// x would mean the member x.
	kinds := map[types.Object]cpp.Expr{}
	for _, v := range vars {
		if v != obj {
			kinds[v] = t.memberType(v)
		}
	}

	var values []cpp.Expr
	var members, prelude []cpp.Node
	for _, v := range vars {
		// Inside the struct, *this is the closure itself.
		if v == obj {
			prelude = append(prelude, cpp.Decl{Type: auto, Ref: true, Name: name, Value: cpp.Deref(cpp.Name("this"))})
			continue
		}

		local := t.localName(v)
		member := local
		if t.capturedInside(d.lit, v) { // C++ lambdas capture variables, not members
			member = t.temp(local)
			prelude = append(prelude, cpp.Decl{Type: auto, Ref: true, Name: local, Value: cpp.Name(member)})
		}
		members = append(members, cpp.Decl{Type: kinds[v], Ref: true, Name: member})
		values = append(values, cpp.Name(local))
	}

	l := t.lambda(d.lit)
	body := append(prelude, l.Body...)
	members = append(members, cpp.Func{Result: l.Result, Name: "operator()", Params: l.Params, Body: body})
	t.add(cpp.Struct{Name: typ, Body: members, Var: name, Init: values})
}

// capturedInside reports whether an escaping closure inside lit captures the variable.
func (t *translator) capturedInside(lit *ast.FuncLit, v types.Object) bool {
	found := false
	ast.Inspect(lit.Body, func(n ast.Node) bool {
		inner, ok := n.(*ast.FuncLit)
		found = found || ok && t.esc.Escaping[inner] && slices.Contains(t.esc.Free[inner], v)
		return !found
	})
	return found
}

// memberType returns the C++ type of a captured variable. The type of a lambda has no name, so memberType
// declares a typedef for it.
func (t *translator) memberType(v types.Object) cpp.Expr {
	if d := t.direct[v]; d != nil {
		if d.late {
			return cpp.Name(d.typeName)
		}
		name := t.temp(t.localName(v))
		t.add(cpp.Typedef{Type: cpp.Call("decltype", cpp.Name(t.localName(v))), Name: name})
		return cpp.Name(name)
	}
	return t.cpp(v.Type())
}
