package lower

// This file translates whole functions: their parameters, results, deferred calls and returns.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// A function contains the state of the translation of one function.
type function struct {
	sig      *types.Signature
	results  []string // the result variables; nil if the results have no names and no deferred call can observe them
	leaving  string   // the variable that stores the results of a return inside a range-over-func loop
	named    bool     // the program names the results
	hasDefer bool     // the function has defer statements, so its body becomes a lambda that defers.run calls
	// The C++ variable with the panic that recover stops, if the body itself calls recover; otherwise "".
	panicking  string
	hasGoto    bool // the body uses goto, which must not jump over declarations, so temporaries are declared in blocks
	bareReturn bool // the body has a return statement without values

	// For each expression that earlier statements have evaluated, the temporary that contains its value.
	temps     map[ast.Expr]cpp.Expr
	read      map[ast.Expr]bool     // temporaries that were used
	ranges    map[types.Object]span // bounds of integer variables
	shadow    *scope                // the current C++ block
	targets   []*target             // enclosing loops and switches, innermost last
	assigning bool                  // the left side of an assignment is being translated, so a map element must become an lvalue
	inPlace   bool                  // a scanner's text is used without a copy
}

// A scope contains the names that are declared in one C++ block.
type scope struct {
	names map[string]bool
	outer *scope
}

// begin sets t.fn to the state of a new function and returns it. The caller must restore the previous state.
func (t *translator) begin(sig *types.Signature) *function {
	t.fn = &function{
		sig:    sig,
		temps:  map[ast.Expr]cpp.Expr{},
		read:   map[ast.Expr]bool{},
		ranges: map[types.Object]span{},
	}
	t.openScope()
	return t.fn
}

// openScope begins a C++ block.
func (t *translator) openScope() { t.fn.shadow = &scope{map[string]bool{}, t.fn.shadow} }

// closeScope ends a C++ block.
func (t *translator) closeScope() { t.fn.shadow = t.fn.shadow.outer }

// declare chooses the C++ name of a local variable whose initial value is computed from the expressions
// `inits`. The name must be new in the block. It must also differ from the names of other objects in `inits`,
// because in a C++ declaration the initialiser already sees the new variable.
func (t *translator) declare(obj types.Object, inits ...ast.Expr) string {
	// The translation of another instance of the function may have chosen another name for the variable.
	delete(t.localNames, obj)
	name := t.localName(obj)

	// A return in the block may assign to the result variables, so the new name must not hide a result
	// variable.
	clash := t.fn.shadow.names[name] || t.fn.hasDefer && slices.Contains(t.fn.results, name)
	for _, e := range inits {
		clash = clash || t.mentions(e, name, obj)
	}

	// Append a number to get a new name.
	if clash {
		name = t.temp(strings.TrimRight(name, "_"))
		t.localNames[obj] = name
	}
	t.fn.shadow.names[name] = true
	return name
}

// mentions reports whether an expression uses an object other than obj with this C++ name.
func (t *translator) mentions(e ast.Expr, name string, obj types.Object) bool {
	found := false
	if e == nil {
		return false
	}

	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if t.prog.Info.Selections[n] != nil { // names of fields and methods hide no variables
				found = found || t.mentions(n.X, name, obj)
				return false
			}
		case *ast.Ident:
			o := t.prog.Info.Uses[n]
			// An object that is declared inside e is in an inner scope, so it may have the same name.
			if o == nil || o == obj || within(o.Pos(), e) {
				break
			}

			// An object that has no name yet may get this name.
			if local, ok := t.localNames[o]; ok {
				found = found || local == name
			} else if clean(n.Name) == name || free(clean(n.Name), t.reserved) == name {
				found = true
			}
		}
		return !found
	})
	return found
}

// within reports whether a position lies in a node.
func within(pos token.Pos, n ast.Node) bool { return n.Pos() <= pos && pos < n.End() }

// translateFunction translates an instance of a function.
func (t *translator) translateFunction(in *instance) {
	// Set the type arguments, and collect the functions that the instance mentions.
	t.env = in.env
	t.pos = in.decl.Pos()
	t.mentioned = map[string]bool{}
	in.mentions = t.mentioned

	obj := t.prog.Info.Defs[in.decl.Name].(*types.Func)
	sig := t.apply(obj.Type()).(*types.Signature)

	t.fn = nil
	f := t.begin(sig)

	// The translation of the statements depends on whether the body defers calls or uses goto.
	f.hasDefer = hasDefer(in.decl.Body)
	f.hasGoto = analyse.HasGoto(in.decl.Body)
	f.bareReturn = bareReturn(in.decl.Body)
	var params []cpp.Param
	body := t.capture(func() {
		params = t.openFunction(in.decl.Type, in.decl.Recv, sig)
		t.functionBody(in.decl.Body)
	})

	in.above = t.commentNodes(in.decl.Doc)
	in.def = cpp.Func{Specifier: "static", Result: t.cppResults(sig.Results()), Name: in.name, Params: params, Body: body}
	t.env = nil
}

// openFunction declares the parameters and results of a function. It returns the C++ parameters.
func (t *translator) openFunction(typ *ast.FuncType, recv *ast.FieldList, sig *types.Signature) []cpp.Param {
	var params []cpp.Param

	// The receiver is the first parameter of a method.
	for _, fields := range []*ast.FieldList{recv, typ.Params} {
		if fields == nil {
			continue
		}
		for _, f := range fields.List {
			params = append(params, t.openParams(f)...)
		}
	}

	if typ.Results != nil {
		t.openResults(typ.Results)
	}
	return params
}

// openParams declares the parameters of one field.
func (t *translator) openParams(f *ast.Field) []cpp.Param {
	typ := t.fieldType(f)

	// An unnamed parameter needs no name in C++ either.
	if len(f.Names) == 0 {
		return []cpp.Param{{Type: typ}}
	}
	var list []cpp.Param
	for _, id := range f.Names {
		obj := t.prog.Info.Defs[id]
		if id.Name == "_" || obj == nil {
			list = append(list, cpp.Param{Type: typ})
			continue
		}

		// A printing function of the program takes its operands as one text (wrappers.go).
		if kind, wrapped := t.wrapperParam(obj); wrapped {
			// The format is not passed, because each call passes a finished text.
			if kind != "" {
				list = append(list, cpp.Param{Type: cpp.Name(kind), Name: t.declare(obj)})
			}
			continue
		}

		// If the parameter must be on the heap, copy it there.
		name := t.declare(obj)
		if t.esc.Boxed[obj] {
			in := t.temp(name)
			t.reference(typ, name, cpp.Apply(cpp.Template("box", typ), cpp.Name(in)))
			name = in
		}
		list = append(list, cpp.Param{Type: typ, Name: name})
	}
	return list
}

// fieldType returns the C++ type of the parameters in one field of a parameter list.
func (t *translator) fieldType(f *ast.Field) cpp.Expr {
	if e, ok := f.Type.(*ast.Ellipsis); ok {
		return cpp.Template("Slice", t.cpp(t.typeOf(e.Elt)))
	}
	return t.cpp(t.typeOf(f.Type))
}

// bareReturn reports whether a function has a return statement without values, which returns its named results.
func bareReturn(body *ast.BlockStmt) bool {
	return analyse.Holds(body, func(n ast.Node) bool {
		r, ok := n.(*ast.ReturnStmt)
		return ok && len(r.Results) == 0
	})
}

// openResults declares the result variables: named results, and all results if deferred calls may change them.
func (t *translator) openResults(fields *ast.FieldList) {
	for _, f := range fields.List {
		typ := t.fieldType(f)
		for _, id := range f.Names {
			t.fn.named = true
			obj := t.prog.Info.Defs[id]

			// A blank or unnamed result needs a variable if other results have names.
			if id.Name == "_" || obj == nil {
				name := t.temp("result")
				t.decl(typ, name, t.zero(t.typeOf(f.Type)))
				t.fn.results = append(t.fn.results, name)
				continue
			}
			name := t.declare(obj)
			t.fn.results = append(t.fn.results, name)

			// A result that only serves as documentation needs no variable.
			if len(t.esc.Uses[obj]) == 0 && !t.fn.bareReturn && !t.fn.hasDefer {
				continue
			}
			t.declareAs(obj, name, typ, t.zero(t.typeOf(f.Type)))
		}

		// Deferred calls run after return, so store the values in variables.
		if len(f.Names) == 0 && t.fn.hasDefer {
			name := t.temp("result")
			t.decl(typ, name, t.zero(t.typeOf(f.Type)))
			t.fn.results = append(t.fn.results, name)
		}
	}
}

// Variables of at least bigVariable bytes are allocated on the heap, because the garbage collector always scans the
// whole stack, but skips heap objects without pointers.
const bigVariable = 1 << 17

// declareAs adds the declaration of a variable, on the heap if necessary.
func (t *translator) declareAs(obj types.Object, name string, typ, value cpp.Expr) {
	zero := cpp.Same(value, cpp.Apply(typ))
	switch {
	// A variable on the heap needs no assignment of zero, because new heap memory is zero.
	case zero && (t.esc.Boxed[obj] || t.bitSize(obj.Type())/8 >= bigVariable):
		t.reference(typ, name, cpp.Deref(cpp.Apply(cpp.Template("gc_new", typ))))
	case t.esc.Boxed[obj]:
		t.reference(typ, name, cpp.Apply(cpp.Template("box", typ), value))

	// The initialiser {} is short and valid for every type.
	case zero:
		t.decl(typ, name, cpp.Braces(nil))
	default:
		t.decl(typ, name, value)
	}
}

// functionBody translates the statements of a function. If the function defers calls, the statements become the
// argument of defers.run, which runs them and then the deferred calls.

func (t *translator) functionBody(body *ast.BlockStmt) {
	// If the function is deferred, its calls of recover stop the current panic.
	if t.recovers(body) {
		t.fn.panicking = t.temp("panicking")
		t.decl(cpp.Pointer(cpp.Name("Panic")), t.fn.panicking, cpp.Call("may_recover"))
	} else if t.usesRecover && t.defersValues {
		// The function may have been deferred as a function value. It does not call recover itself, so the
		// functions that it calls must not stop a panic.
		t.add(cpp.Call("no_recover"))
	}

	if !t.fn.hasDefer {
		t.stmts(body)
		return
	}

	defers := t.decl(cpp.Name("Defers"), "defers", cpp.Braces(nil))

	// defers.run executes the deferred calls at the end of the block, even after a panic.
	t.add(cpp.Method(defers, "run", cpp.Lambda{Captures: []string{"&"}, Body: t.block(body)}))
	if t.fn.sig.Results().Len() > 0 {
		t.add(cpp.Return{X: t.resultList()})
	}
}

// resultList returns the values of the result variables as one C++ expression, for the return statement.
func (t *translator) resultList() cpp.Expr {
	var list []cpp.Expr
	for _, name := range t.fn.results {
		list = append(list, cpp.Name(name))
	}
	return together(list)
}

// together returns one C++ value that contains all results of a function.
func together(list []cpp.Expr) cpp.Expr {
	if len(list) == 1 {
		return list[0]
	}
	return cpp.Braces(nil, list...)
}

// returnStmt translates return.
func (t *translator) returnStmt(s *ast.ReturnStmt) {
	if len(s.Results) == 0 {
		// Named results are returned from their variables.
		if len(t.fn.results) > 0 && !t.fn.hasDefer {
			t.leave(t.resultList())
			return
		}
		t.leave(nil)
		return
	}

	results := t.fn.sig.Results()

	if len(s.Results) == 1 && results.Len() > 1 {
		t.returnTuple(s.Results[0], results)
		return
	}

	t.hoist(s.Results...)
	var list []cpp.Expr
	for i, e := range s.Results {
		list = append(list, t.conv(e, results.At(i).Type()))
	}
	t.finishReturn(list)
}

// finishReturn returns the values in list. If there are deferred calls, it first stores the values in the
// result variables, because the deferred calls may read or change them.
func (t *translator) finishReturn(list []cpp.Expr) {
	if !t.fn.hasDefer {
		t.leave(together(list))
		return
	}

	// Compute all values before storing the first one, because the values may depend on the result variables.
	if len(list) > 1 {
		for i := range list {
			list[i] = t.decl(t.cpp(t.fn.sig.Results().At(i).Type()), t.temp("t"), list[i])
		}
	}
	for i, value := range list {
		result := cpp.Name(t.fn.results[i])
		if !cpp.Same(value, result) {
			t.assignTo(result, value)
		}
	}
	t.leave(nil)
}

// returnTuple translates return f() where f returns all results.
func (t *translator) returnTuple(e ast.Expr, results *types.Tuple) {
	tuple := t.typeOf(e).(*types.Tuple)
	call := t.tuple(e)

	// The C++ struct of the call can be returned unchanged if no result is converted.
	same := !t.fn.hasDefer
	for i := 0; i < tuple.Len(); i++ {
		same = same && types.IsInterface(tuple.At(i).Type()) == types.IsInterface(results.At(i).Type())
	}
	if same && cpp.Same(t.cppResults(tuple), t.cppResults(results)) {
		t.leave(call)
		return
	}

	r := t.decl(auto, t.temp("r"), call)
	var list []cpp.Expr
	for i := 0; i < tuple.Len(); i++ {
		list = append(list, t.convertTo(resultOf(r, i), tuple.At(i).Type(), results.At(i).Type()))
	}
	t.finishReturn(list)
}

// hasDefer reports whether a body contains defer statements, outside function literals.
func hasDefer(body *ast.BlockStmt) bool {
	return analyse.Holds(body, func(n ast.Node) bool { _, ok := n.(*ast.DeferStmt); return ok })
}

// isRecover reports whether a node is a call of recover.
func (t *translator) isRecover(n ast.Node) bool {
	call, ok := n.(*ast.CallExpr)
	if !ok {
		return false
	}
	id, ok := ast.Unparen(call.Fun).(*ast.Ident)
	b, builtin := t.prog.Info.Uses[id].(*types.Builtin)
	return ok && builtin && b.Name() == "recover"
}

// recovers reports whether a body itself calls recover. The statement defer recover() does not count.
func (t *translator) recovers(body ast.Node) bool {
	return analyse.Holds(body, func(n ast.Node) bool {
		_, deferred := t.esc.Parents[n].(*ast.DeferStmt)
		return t.isRecover(n) && !deferred
	})
}

// defersValue reports whether a statement defers a call of a function value or of an interface's method, so
// that the called function is unknown.
func (t *translator) defersValue(d *ast.DeferStmt) bool {
	if _, literal := ast.Unparen(d.Call.Fun).(*ast.FuncLit); literal || t.prog.Builtin(d.Call.Fun) != "" {
		return false
	}
	fn := analyse.NamedFunc(t.prog.Info, d.Call.Fun)
	return fn == nil || fn.Signature().Recv() != nil && types.IsInterface(fn.Signature().Recv().Type())
}

// isDeferred reports whether a defer statement calls the literal.
func (t *translator) isDeferred(lit *ast.FuncLit) bool {
	parent := t.esc.Parents[lit]
	for {
		paren, ok := parent.(*ast.ParenExpr)
		if !ok {
			break
		}
		parent = t.esc.Parents[paren]
	}
	_, deferred := t.esc.Parents[parent].(*ast.DeferStmt)
	return deferred
}

// postpone translates a defer statement, or a go statement if deferred is false. The function value and the
// arguments are evaluated now, the call later.
func (t *translator) postpone(call *ast.CallExpr, deferred bool) {
	start := cpp.Expr(cpp.Name("rt_start"))
	if deferred {
		start = cpp.Member(cpp.Name("defers"), "add")
	}

	// If the call has no arguments and no results, pass the function literal directly as a C++ lambda.
	if lit, ok := ast.Unparen(call.Fun).(*ast.FuncLit); ok && len(call.Args) == 0 && lit.Type.Results == nil {
		t.add(cpp.Apply(start, t.lambda(lit, t.captures(lit)...)))
		return
	}
	if t.isRecover(call) {
		return // recover stops a panic only if a deferred function calls it, so defer recover() has no effect
	}

	// Evaluate the operands now. The lambda contains only the call itself.
	names, kept := t.freezeCall(call)
	var x cpp.Expr

	pre := t.capture(func() { x = t.expr(call) })

	// The lambda captures the values that the call uses.
	var captured []string
	for i, name := range names {
		// Some operands are never used: for example, %T prints only the type.
		if t.fn.read[kept[i]] {
			captured = append(captured, name)
		}
	}

	// If a deferred function does not call recover itself, functions that it calls must not stop the panic.
	if id := analyse.CalleeIdent(call.Fun); id != nil && deferred {
		decl, ok := t.decls[t.prog.Info.Uses[id]].(*ast.FuncDecl)
		if ok && t.usesRecover && !t.recovers(decl.Body) {
			x = cpp.Sequence(cpp.Call("no_recover"), x)
		}
	}
	t.add(cpp.Apply(start, cpp.Lambda{Captures: captured, Mutable: true, Body: append(pre, x), Short: len(pre) == 0}))
}

// freezeCall evaluates the operands of a call into temporaries. It returns the names of the temporaries, and
// the operands.
func (t *translator) freezeCall(call *ast.CallExpr) (names []string, kept []ast.Expr) {
	keep := func(e ast.Expr, typ, value cpp.Expr) cpp.Expr {
		name := t.decl(typ, t.temp("d"), value)
		t.fn.temps[e] = name
		names = append(names, string(name))
		kept = append(kept, e)
		return name
	}

	t.hoistFirst(ast.Unparen(call.Fun), call)
	switch f := ast.Unparen(call.Fun).(type) {
	case *ast.SelectorExpr:
		// Evaluate the receiver of a method.
		if sel := t.prog.Info.Selections[f]; sel != nil && sel.Kind() == types.MethodVal {
			t.freezeReceiver(f, sel, keep)
		} else if sel != nil {
			keep(f, t.cpp(t.typeOf(f)), t.value(f))
		}
	case *ast.FuncLit:
		keep(f, t.cpp(t.typeOf(f)), t.value(f))
	case *ast.Ident:
		// A variable of function type may change before the call, so copy its value.
		if _, ok := t.prog.Info.Uses[f].(*types.Var); ok {
			keep(f, t.cpp(t.typeOf(f)), t.value(f))
		}
	default:
		if _, ok := t.typeOf(f).Underlying().(*types.Signature); ok && analyse.CalleeIdent(f) == nil {
			keep(f, t.cpp(t.typeOf(f)), t.value(f))
		}
	}

	for _, a := range call.Args {
		tv := t.prog.Info.Types[a]

		if tv.Value != nil || tv.IsNil() || tv.IsType() {
			continue
		}

		// A call with several results returns a struct type of the runtime.
		typ := cpp.Expr(auto)
		if !t.hasTuple(call) {
			typ = t.cpp(t.typeOf(a))
		}
		keep(a, typ, t.value(a))
	}
	return names, kept
}

// freezeReceiver evaluates the receiver of a method call after defer or go. It stores an address or a copy, depending
// on the receiver of the method. The argument `keep` is a function that stores a value in a variable, replaces the
// receiver expression e by this variable in the postponed call, and returns the name of the variable. If the variable
// contains the address of e, freezeReceiver replaces e by a dereference of the variable. If e is a pointer and the
// variable contains a copy of *e, freezeReceiver replaces e by the address of the variable.
func (t *translator) freezeReceiver(f *ast.SelectorExpr, sel *types.Selection,
	keep func(e ast.Expr, typ, value cpp.Expr) cpp.Expr) {

	recv := sel.Obj().(*types.Func).Type().(*types.Signature).Recv().Type()
	typ := t.typeOf(f.X)
	_, want := recv.Underlying().(*types.Pointer)
	_, have := typ.Underlying().(*types.Pointer)

	// If the method has a pointer receiver and f.X is a variable, store the address of the variable.
	if want && !have && !types.IsInterface(typ) {
		name := keep(f.X, cpp.Pointer(t.cpp(typ)), t.address(f.X))
		t.fn.temps[f.X] = cpp.Deref(name)
		return
	}

	// Go panics here if the interface is nil, not when the deferred call runs.
	if types.IsInterface(typ) {
		keep(f.X, cpp.Name("Any"), cpp.Call("rt_nonnil", t.value(f.X)))
		return
	}

	// If the method has a value receiver and f.X is a pointer, store a copy of the value.
	if have && !want {
		name := keep(f.X, t.cpp(typ.Underlying().(*types.Pointer).Elem()), cpp.Deref(cpp.Call("deref", t.value(f.X))))
		t.fn.temps[f.X] = cpp.Address(name)
		return
	}
	keep(f.X, t.cpp(typ), t.value(f.X))
}
