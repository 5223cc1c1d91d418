package analyse

// This file finds the pointers that are never nil. A variable is never nil if only addresses of objects are assigned to
// it, a parameter if all arguments are such pointers, a function if it returns only such pointers. The search assumes at
// first that all variables and functions are of this kind. Then it drops each one that may get another value, until
// nothing changes.

import (
	"go/ast"
	"go/token"
	"go/types"
)

// NonNil says which variables and results are never nil.
type NonNil struct {
	p       *Program
	esc     *Escapes
	sources map[types.Object][]ast.Expr // the values of a variable, the arguments for a parameter, the results of a function
	bad     map[types.Object]bool       // these may be nil; objects without sources may be nil, too
}

// FindNonNil computes the facts for a program.
func FindNonNil(p *Program, esc *Escapes) *NonNil {
	f := &NonNil{p: p, esc: esc, sources: map[types.Object][]ast.Expr{}, bad: map[types.Object]bool{nil: true}}
	ast.Inspect(p.File, func(n ast.Node) bool {
		f.note(n)
		return true
	})
	for _, obj := range p.Info.Implicits {
		f.bad[obj] = true
	}

	// A method that an interface may call gets unknown arguments.
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

	// Drop every object with a source that may be nil. That may make other sources nil: repeat.
	for again := true; again; {
		again = false
		for obj, list := range f.sources {
			for _, e := range list {
				if !f.bad[obj] && !f.Never(e) {
					f.bad[obj], again = true, true
				}
			}
		}
	}
	return f
}

// Never reports whether a pointer is never nil.
func (f *NonNil) Never(e ast.Expr) bool {
	// Only addresses, new, and variables and functions that are not dropped so far are known.
	switch x := ast.Unparen(e).(type) {
	case *ast.UnaryExpr:
		return x.Op == token.AND
	case *ast.Ident:
		return f.holds(f.p.Info.ObjectOf(x))
	case *ast.CallExpr:
		if fn := NamedFunc(f.p.Info, x.Fun); fn != nil {
			return f.holds(fn.Origin())
		}
		return f.p.Builtin(x.Fun) == "new"
	}
	return false
}

// holds reports whether the value of a variable, or the result of a function, is never nil. A variable whose address is
// taken may be changed through a pointer.
func (f *NonNil) holds(obj types.Object) bool {
	return !f.bad[obj] && len(f.sources[obj]) > 0 && len(f.esc.Addrs[obj]) == 0
}

// note notes the assignments and results in one node.
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
	// The elements of a container may be nil.
	case *ast.RangeStmt:
		f.flow([]ast.Expr{n.Key, n.Value}, nil)
	// The calls of a function literal are not followed.
	case *ast.FuncLit:
		f.unknownFields(n.Type.Params)
		f.unknownFields(n.Type.Results)
	case *ast.FuncDecl:
		f.unknownFields(n.Type.Results)

		// Deferred calls may change results, and only one plain result is followed.
		fn := f.p.Info.Defs[n.Name].(*types.Func)
		results := fn.Signature().Results()
		if n.Body == nil || results.Len() != 1 || results.At(0).Name() != "" || Holds(n.Body, Postponed) {
			f.bad[fn] = true
			return
		}

		Holds(n.Body, func(n ast.Node) bool {
			if r, ok := n.(*ast.ReturnStmt); ok {
				f.sources[fn] = append(f.sources[fn], r.Results...)
			}
			return false
		})
	}
}

// unknown notes that variables may have any value.
func (f *NonNil) unknown(vars []types.Object) {
	for _, v := range vars {
		f.bad[v] = true
	}
}

// unknownFields notes that named parameters or results may have any value.
func (f *NonNil) unknownFields(list *ast.FieldList) {
	for i := 0; list != nil && i < len(list.List); i++ {
		for _, id := range list.List[i].Names {
			f.bad[f.p.Info.Defs[id]] = true
		}
	}
}

// flow notes an assignment of values to variables. If their numbers differ, the values are unknown.
func (f *NonNil) flow(to, from []ast.Expr) {
	for i, e := range to {
		id, ok := e.(*ast.Ident)
		if !ok {
			continue
		}

		// Global variables are not followed.
		v, ok := f.p.Info.ObjectOf(id).(*types.Var)
		if ok && f.esc.Local(v) && len(from) == len(to) {
			f.sources[v] = append(f.sources[v], from[i])
		} else {
			f.bad[f.p.Info.ObjectOf(id)] = true
		}
	}
}

// noteUse notes the arguments that one use of a function gives to its parameters. params starts with the receiver.
func (f *NonNil) noteUse(id *ast.Ident, params []types.Object, variadic bool) {
	// Variadic arguments make a new slice, not a pointer.
	if variadic && len(params) > 0 { // a method of an interface has none
		params = params[:len(params)-1]
	}

	fun := ast.Expr(id)
	sel, method := f.esc.Parents[id].(*ast.SelectorExpr)
	if method {
		fun = sel
	}
	call, ok := f.esc.Parents[fun].(*ast.CallExpr)
	if s := f.p.Info.Selections[sel]; !ok || call.Fun != fun || len(call.Args) < len(params)-1 || method && (s.Kind() != types.MethodVal || len(s.Index()) > 1) {
		f.unknown(params) // not a plain call: a function value, a method expression, f(g()) or an embedded method
		return
	}

	// A method with a pointer receiver takes the address of a variable, which is never nil.
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

// interfaceMethods returns the names of the methods of all interfaces in the imported packages, and of the methods that
// package errors looks for.
func interfaceMethods(p *Program) map[string]bool {
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
