package analyse

// This file finds the pointers that are never nil. The address of an object is not nil. A variable is never
// nil if only such pointers are assigned to it; a parameter is never nil if all its arguments are such
// pointers; and the result of a function is never nil if the function returns only such pointers. The
// analysis starts with the assumption that all variables and all results of functions are never nil. It then
// drops each variable and each function that may get the value nil, until nothing changes.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// NonNil contains the variables and functions whose values are never nil.
type NonNil struct {
	p       *Source
	esc     *Escapes
	sources map[types.Object][]ast.Expr // for a variable, its values; for a parameter, its arguments; for a function, its results
	bad     map[types.Object]bool       // objects that may be nil; objects without sources may be nil, too
}

// FindNonNil computes which pointers of a program are never nil.
func FindNonNil(p *Source, esc *Escapes) *NonNil {
	f := &NonNil{p: p, esc: esc, sources: map[types.Object][]ast.Expr{}, bad: map[types.Object]bool{nil: true}}
	ast.Inspect(p.File, func(n ast.Node) bool {
		f.note(n)
		return true
	})
	for _, obj := range p.Info.Implicits {
		f.bad[obj] = true
	}

	// A method that may be called through an interface gets unknown arguments.
	inLibrary := interfaceMethods(p)
	for fn, params := range esc.Params {
		if fn.Signature().Recv() != nil && (inLibrary[fn.Name()] || p.InInterface(fn.Name())) {
			f.unknown(params)
		}
	}

	for id, obj := range p.Info.Uses {
		if fn, ok := obj.(*types.Func); ok && fn.Pkg() == p.Pkg {
			f.noteUse(id, esc.Params[fn.Origin()], fn.Signature().Variadic())
		}
	}

	f.drop()
	return f
}

// drop drops each object that may get a nil value, and then the objects that get their values from a dropped object.
func (f *NonNil) drop() {
	// users maps an object to the objects of which it is a source.
	users := map[types.Object][]types.Object{}
	var dropped []types.Object
	for obj, list := range f.sources {
		for _, e := range list {
			if from := f.source(e); from != nil {
				users[from] = append(users[from], obj)
			}
			if !f.bad[obj] && !f.Never(e) {
				f.bad[obj] = true
				dropped = append(dropped, obj)
			}
		}
	}

	for len(dropped) > 0 {
		last := len(dropped) - 1
		obj := dropped[last]
		dropped = dropped[:last]
		for _, user := range users[obj] {
			if !f.bad[user] {
				f.bad[user] = true
				dropped = append(dropped, user)
			}
		}
	}
}

// source returns the variable whose value an expression has, or the function whose result it has, or nil.
func (f *NonNil) source(e ast.Expr) types.Object {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		return f.p.Info.ObjectOf(x)
	case *ast.CallExpr:
		if fn := NamedFunc(f.p.Info, x.Fun); fn != nil {
			return fn.Origin()
		}
	}
	return nil
}

// Never reports whether a pointer is never nil.
func (f *NonNil) Never(e ast.Expr) bool {
	// An address, a call of new, and a variable or function that was not dropped are never nil.
	switch x := ast.Unparen(e).(type) {
	case *ast.UnaryExpr:
		return x.Op == token.AND
	case *ast.Ident:
		return f.holds(f.source(e))
	case *ast.CallExpr:
		if fn := f.source(e); fn != nil {
			return f.holds(fn)
		}
		return f.p.Builtin(x.Fun) == "new"
	}
	return false
}

// holds reports whether the value of a variable, or the result of a function, is never nil. A variable whose address is
// taken may be changed through a pointer, so `holds` returns false.
func (f *NonNil) holds(obj types.Object) bool {
	return !f.bad[obj] && len(f.sources[obj]) > 0 && len(f.esc.Addrs[obj]) == 0
}

// note records the values that the program assigns in a node, or returns from a function.
func (f *NonNil) note(n ast.Node) {
	switch n := n.(type) {
	case *ast.AssignStmt:
		f.flow(n.Lhs, n.Rhs)
	case *ast.ValueSpec:
		var names []ast.Expr
		for _, id := range n.Names {
			names = append(names, id)
		}
		f.flow(names, n.Values)
	// A range loop may assign nil to its variables, because an element of a container may be nil.
	case *ast.RangeStmt:
		f.flow([]ast.Expr{n.Key, n.Value}, nil)
	// Calls of function literals are not analysed, so their parameters are unknown.
	case *ast.FuncLit:
		f.unknownFields(n.Type.Params)
		f.unknownFields(n.Type.Results)
	// The parameters of a declared function get their values from its calls. A named result starts as nil.
	case *ast.FuncDecl:
		f.unknownFields(n.Type.Results)

		// Analyse only functions with one result that is set by return statements alone. It has no name, and
		// there are no deferred calls, which could change it.
		fn := f.p.Info.Defs[n.Name].(*types.Func)
		results := fn.Signature().Results()
		if n.Body == nil || results.Len() != 1 || results.At(0).Name() != "" || Holds(n.Body, Postponed) {
			f.bad[fn] = true
			return
		}

		// Collect the returned values. Holds visits all nodes, because the function below always returns false. It
		// skips function literals, whose return statements belong to them.
		Holds(n.Body, func(n ast.Node) bool {
			if r, ok := n.(*ast.ReturnStmt); ok {
				f.sources[fn] = append(f.sources[fn], r.Results...)
			}
			return false
		})
	}
}

// unknown records that variables may have any value.
func (f *NonNil) unknown(vars []types.Object) {
	for _, v := range vars {
		f.bad[v] = true
	}
}

// unknownFields records that named parameters or results may have any value.
func (f *NonNil) unknownFields(list *ast.FieldList) {
	for i := 0; list != nil && i < len(list.List); i++ {
		for _, id := range list.List[i].Names {
			f.bad[f.p.Info.Defs[id]] = true
		}
	}
}

// flow records an assignment of values to variables. If there are more variables than values, the values are unknown.
func (f *NonNil) flow(to, from []ast.Expr) {
	for i, e := range to {
		id, ok := e.(*ast.Ident)
		if !ok {
			continue
		}

		// Only local variables are analysed.
		v, ok := f.p.Info.ObjectOf(id).(*types.Var)
		if ok && f.esc.Local(v) && len(from) == len(to) {
			f.sources[v] = append(f.sources[v], from[i])
		} else {
			f.bad[f.p.Info.ObjectOf(id)] = true
		}
	}
}

// noteUse examines one place where the program uses the name of a function. If it is a call, noteUse records
// the arguments as values of the parameters. Otherwise, the parameters may have any value. `params` starts with
// the receiver.
func (f *NonNil) noteUse(id *ast.Ident, params []types.Object, variadic bool) {
	// Variadic arguments become a slice, which is not a pointer.
	if variadic && len(params) > 0 { // params is empty for a method of an interface
		params = params[:len(params)-1]
	}

	fun := ast.Expr(id)
	sel, method := f.esc.Parents[id].(*ast.SelectorExpr)
	if method {
		fun = sel
	}
	call, ok := f.esc.Parents[fun].(*ast.CallExpr)
	if !method && ok && call.Fun != fun && len(params) > 0 && f.noteArgument(call, fun, params[1:]) {
		return
	}
	if s := f.p.Info.Selections[sel]; !ok || call.Fun != fun || len(call.Args) < len(params)-1 || method && (s.Kind() != types.MethodVal || len(s.Index()) > 1) {
		// The function is not called directly. The use is a function value, a method expression, f(g()) or a
		// method of an embedded field.
		f.unknown(params)
		return
	}

	// If x is a variable and f has a pointer receiver, x.f() passes &x, which is never nil.
	args := append([]ast.Expr{nil}, call.Args...)
	if method {
		args[0] = sel.X
		if _, pointer := f.p.Info.TypeOf(sel.X).Underlying().(*types.Pointer); !pointer {
			args[0] = &ast.UnaryExpr{Op: token.AND, X: sel.X}
		}
	}

	for i, v := range params {
		f.sources[v] = append(f.sources[v], args[i])
	}
}

// noteArgument handles a function that is an argument of a call. If the called function only calls the argument, these
// calls give the argument's parameters their values. Otherwise it returns false.
func (f *NonNil) noteArgument(call *ast.CallExpr, fun ast.Expr, params []types.Object) bool {
	callee := NamedFunc(f.p.Info, call.Fun)
	if callee == nil || callee.Pkg() != f.p.Pkg || callee.Signature().Recv() != nil || callee.Signature().Variadic() {
		return false
	}
	index := slices.Index(call.Args, fun)
	list := f.esc.Params[callee.Origin()] // starts with the receiver
	if len(list) > 0 {
		list = list[1:]
	}
	if index < 0 || index >= len(list) || len(f.esc.Addrs[list[index]]) > 0 {
		return false
	}

	var calls []*ast.CallExpr
	for _, use := range f.esc.Uses[list[index]] {
		inner, ok := f.esc.Parents[use].(*ast.CallExpr)
		if !ok || inner.Fun != ast.Expr(use) || len(inner.Args) != len(params) {
			return false
		}
		calls = append(calls, inner)
	}
	for _, inner := range calls {
		for i, v := range params {
			f.sources[v] = append(f.sources[v], inner.Args[i])
		}
	}
	return true
}

// interfaceMethods returns the names of the methods that the library may call through interfaces. These are
// the methods of all interface types in the imported packages, and the methods that package errors looks for.
func interfaceMethods(p *Source) map[string]bool {
	names := map[string]bool{"Error": true, "Unwrap": true, "Is": true, "As": true}
	for _, pkg := range Packages(p.Pkg) {
		for _, name := range pkg.Scope().Names() {
			if i, ok := pkg.Scope().Lookup(name).Type().Underlying().(*types.Interface); ok && pkg != p.Pkg {
				for m := range i.Methods() {
					names[m.Name()] = true
				}
			}
		}
	}
	return names
}
