package cxx

// This file translates whole functions: parameters, results, the frame of
// deferred calls, and returns.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// function is the state of the function being translated.
type function struct {
	sig       *types.Signature
	results   []string          // result variables, when they have names
	leaving   string            // the variable for what is returned from inside a loop over a function
	named     bool              // the program gave them
	hasDefer  bool              // deferred calls: the body runs inside defers.run
	panicking string            // the panic that calls of recover in the body may stop, "" if there are none
	hasGoto   bool              // temporaries get blocks, so that no goto crosses them
	temps     map[ast.Expr]cx   // expressions already evaluated
	read      map[ast.Expr]bool // those of them that were used
	ranges    map[types.Object]span
	nonNil    map[types.Object]bool
	shadow    *scope
	targets   []*target // enclosing loops and switches, innermost last
	tmp       bool      // interface values are wanted for the length of a call
	assigning bool      // map elements are wanted as places
	inPlace   bool      // the text of a scanner is wanted without a copy
}

// scope holds the names declared in one C++ block.
type scope struct {
	names map[string]bool
	outer *scope
}

// begin starts a function; the caller restores t.fn.
func (t *translator) begin(sig *types.Signature) *function {
	t.fn = &function{sig: sig, temps: map[ast.Expr]cx{}, read: map[ast.Expr]bool{}, ranges: map[types.Object]span{}, nonNil: map[types.Object]bool{}}
	t.openScope()
	return t.fn
}

func (t *translator) openScope() { t.fn.shadow = &scope{map[string]bool{}, t.fn.shadow} }

func (t *translator) closeScope() { t.fn.shadow = t.fn.shadow.outer }

// declare chooses the C++ name of a local variable that starts with the
// values of inits: not one that the block or the initialisers use.
func (t *translator) declare(obj types.Object, inits ...ast.Expr) string {
	delete(t.localNames, obj)
	name := t.localName(obj)
	clash := t.fn.shadow.names[name] || t.fn.hasDefer && slices.Contains(t.fn.results, name) // returns store into the results
	for _, e := range inits {
		clash = clash || t.mentions(e, name, obj)
	}
	if clash {
		name = t.temp(strings.TrimRight(name, "_"))
		t.localNames[obj] = name
	}
	t.fn.shadow.names[name] = true
	return name
}

// mentions reports whether an expression uses another thing of that C++ name.
func (t *translator) mentions(e ast.Expr, name string, obj types.Object) bool {
	found := false
	if e == nil {
		return false
	}
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if t.prog.info.Selections[n] != nil { // a field's or method's name hides nothing and is not hidden
				found = found || t.mentions(n.X, name, obj)
				return false
			}
		case *ast.Ident:
			if o := t.prog.info.Uses[n]; o != nil && o != obj && !within(o.Pos(), e) {
				if local, ok := t.localNames[o]; ok && local == name || !ok && (clean(n.Name) == name || free(clean(n.Name), t.reserved) == name) {
					found = true
				}
			}
		}
		return !found
	})
	return found
}

// within reports whether a place lies in a node.
func within(pos token.Pos, n ast.Node) bool { return n.Pos() <= pos && pos < n.End() }

// translateFunction translates one instance.
func (t *translator) translateFunction(in *instance) {
	t.env = in.env
	t.pos = in.decl.Pos()
	t.mentioned = map[string]bool{}
	in.mentions = t.mentioned
	obj := t.prog.info.Defs[in.decl.Name].(*types.Func)
	sig := t.apply(obj.Type()).(*types.Signature)
	t.fn = nil
	f := t.begin(sig)
	f.hasDefer = hasDefer(in.decl.Body)
	f.hasGoto = analyse.HasGoto(in.decl.Body)
	var params string
	body := t.capture(func() {
		params = t.openFunction(in.decl.Type, in.decl.Recv, sig)
		t.functionBody(in.decl.Body)
	})
	in.proto = fmt.Sprintf("static %s %s(%s)", t.cppResults(sig.Results()), in.name, params)
	in.nodes = append(t.commentNodes(in.decl.Doc), &cpp.Block{Head: in.proto, Body: body})
	t.env = nil
}

// openFunction declares parameters and results; gives the parameter list.
func (t *translator) openFunction(typ *ast.FuncType, recv *ast.FieldList, sig *types.Signature) string {
	var params []string
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
	return strings.Join(params, ", ")
}

func (t *translator) openParams(f *ast.Field) []string {
	typ := t.fieldType(f)
	if len(f.Names) == 0 {
		return []string{typ}
	}
	var list []string
	for _, id := range f.Names {
		obj := t.prog.info.Defs[id]
		if id.Name == "_" || obj == nil {
			list = append(list, typ)
			continue
		}
		if kind, wrapped := t.wrapperParam(obj); wrapped {
			if kind != "" {
				list = append(list, kind+" "+t.declare(obj))
			}
			continue
		}
		name := t.declare(obj)
		if t.esc.Boxed[obj] {
			in := t.temp(name)
			t.reference(typ, name, "box<"+typ+">("+in+")")
			name = in
		}
		list = append(list, typ+" "+name)
	}
	return list
}

// fieldType is the C++ type of a parameter field.
func (t *translator) fieldType(f *ast.Field) string {
	if e, ok := f.Type.(*ast.Ellipsis); ok {
		return "Slice<" + t.cpp(t.typeOf(e.Elt)) + ">"
	}
	return t.cpp(t.typeOf(f.Type))
}

// openResults declares result variables, if they have names or deferred
// calls may change them.
func (t *translator) openResults(fields *ast.FieldList) {
	for _, f := range fields.List {
		typ := t.fieldType(f)
		for _, id := range f.Names {
			t.fn.named = true
			obj := t.prog.info.Defs[id]
			if id.Name == "_" || obj == nil {
				name := t.temp("result")
				t.decl(typ, name, t.zero(t.typeOf(f.Type)))
				t.fn.results = append(t.fn.results, name)
				continue
			}
			name := t.declare(obj)
			t.fn.results = append(t.fn.results, name)
			t.declareAs(obj, name, typ, t.zero(t.typeOf(f.Type)))
		}
		if len(f.Names) == 0 && t.fn.hasDefer {
			name := t.temp("result")
			t.decl(typ, name, t.zero(t.typeOf(f.Type)))
			t.fn.results = append(t.fn.results, name)
		}
	}
}

// bigVariable is the size in bytes from which a variable lies on the heap: the collector
// looks at all of the stack every time.
const bigVariable = 1 << 17

// declareAs prints the declaration of a variable, on the heap if it must be.
func (t *translator) declareAs(obj types.Object, name, typ, value string) {
	zero := value == typ+"()"
	switch {
	case zero && (t.esc.Boxed[obj] || t.bitSize(obj.Type())/8 >= bigVariable):
		t.reference(typ, name, "*gc_new<"+typ+">()")
	case t.esc.Boxed[obj]:
		t.reference(typ, name, "box<"+typ+">("+value+")")
	case zero:
		t.decl(typ, name, "{}")
	default:
		t.decl(typ, name, value)
	}
}

// functionBody prints the statements and, where needed, the frame for deferred calls.
func (t *translator) functionBody(body *ast.BlockStmt) {
	if t.recovers(body) {
		t.fn.panicking = t.temp("panicking")
		t.emit("Panic* %s = may_recover()", t.fn.panicking)
	}
	if !t.fn.hasDefer {
		t.stmts(body)
		return
	}
	t.emit("Defers defers = {}")
	t.emit("defers.run(%s)", cpp.Lambda("[&]()", t.block(body)))
	if t.fn.sig.Results().Len() > 0 {
		t.emit("return %s", t.resultList())
	}
}

// resultList is what a function returns from its result variables.
func (t *translator) resultList() string {
	if len(t.fn.results) == 1 {
		return t.fn.results[0]
	}
	return "{" + strings.Join(t.fn.results, ", ") + "}"
}

// returnStmt translates return.
func (t *translator) returnStmt(s *ast.ReturnStmt) {
	if len(s.Results) == 0 {
		if len(t.fn.results) > 0 && !t.fn.hasDefer {
			t.leave(t.resultList())
			return
		}
		t.leave("")
		return
	}
	results := t.fn.sig.Results()
	if len(s.Results) == 1 && results.Len() > 1 {
		t.returnTuple(s.Results[0], results)
		return
	}
	t.hoist(s.Results...)
	var list []string
	for i, e := range s.Results {
		list = append(list, t.conv(e, results.At(i).Type()))
	}
	t.finishReturn(list)
}

// finishReturn returns the values, or stores them where deferred calls see them.
func (t *translator) finishReturn(list []string) {
	if !t.fn.hasDefer {
		if len(list) == 1 {
			t.leave(list[0])
			return
		}
		t.leave("{" + strings.Join(list, ", ") + "}")
		return
	}
	if len(list) > 1 {
		for i := range list {
			name := t.temp("t")
			t.decl(t.cpp(t.fn.sig.Results().At(i).Type()), name, list[i])
			list[i] = name
		}
	}
	for i, s := range list {
		if s != t.fn.results[i] {
			t.emit("%s = %s", t.fn.results[i], s)
		}
	}
	t.leave("")
}

// returnTuple translates return f() where f gives all the results.
func (t *translator) returnTuple(e ast.Expr, results *types.Tuple) {
	tuple := t.typeOf(e).(*types.Tuple)
	call := t.tuple(e)
	same := !t.fn.hasDefer
	for i := 0; i < tuple.Len(); i++ {
		same = same && types.IsInterface(tuple.At(i).Type()) == types.IsInterface(results.At(i).Type())
	}
	if same && t.cppResults(tuple) == t.cppResults(results) {
		t.leave(call)
		return
	}
	r := t.temp("r")
	t.decl("auto", r, call)
	var list []string
	for i := 0; i < tuple.Len(); i++ {
		list = append(list, t.convertTo(cx{s: fmt.Sprintf("%s.r%d", r, i), prec: primary}, tuple.At(i).Type(), results.At(i).Type()).s)
	}
	t.finishReturn(list)
}

// hasDefer reports whether a body defers calls itself.
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
	b, builtin := t.prog.info.Uses[id].(*types.Builtin)
	return ok && builtin && b.Name() == "recover"
}

// recovers reports whether a body calls recover itself; deferring recover is no call of it.
func (t *translator) recovers(body ast.Node) bool {
	return analyse.Holds(body, func(n ast.Node) bool {
		_, deferred := t.esc.Parents[n].(*ast.DeferStmt)
		return t.isRecover(n) && !deferred
	})
}

// isDeferred reports whether a literal is what a defer statement calls.
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

// postpone translates defer and go, for which the runtime's function start is called: the function value
// and arguments are evaluated now.
func (t *translator) postpone(call *ast.CallExpr, start string) {
	if lit, ok := ast.Unparen(call.Fun).(*ast.FuncLit); ok && len(call.Args) == 0 && lit.Type.Results == nil {
		t.emit("%s(%s)", start, t.lambda(lit, t.captures(lit)))
		return
	}
	if t.isRecover(call) {
		return // no deferred function makes this call, so it stops nothing
	}
	names, kept := t.freezeCall(call)
	text := ""
	pre := t.capture(func() { text = t.expr(call).s })
	var captured []string
	for i, name := range names {
		if t.fn.read[kept[i]] { // what is printed by its type is not
			captured = append(captured, name)
		}
	}
	if id := analyse.CalleeIdent(call.Fun); id != nil && start == "defers.add" {
		decl, ok := t.decls[t.prog.info.Uses[id]].(*ast.FuncDecl)
		if ok && t.usesRecover && !t.recovers(decl.Body) {
			text = "no_recover(), " + text
		}
	}
	if len(pre) > 0 {
		t.emit("%s(%s)", start, cpp.Lambda("["+strings.Join(captured, ", ")+"]() mutable", append(pre, cpp.Stmt(text))))
		return
	}
	t.emit("%s([%s]() mutable { %s; })", start, strings.Join(captured, ", "), text)
}

// freezeCall evaluates the operands of a call into temporaries; gives their names and the operands.
func (t *translator) freezeCall(call *ast.CallExpr) (names []string, kept []ast.Expr) {
	keep := func(e ast.Expr, typ, value string) string {
		name := t.temp("d")
		t.decl(typ, name, value)
		t.fn.temps[e] = variable(name)
		names, kept = append(names, name), append(kept, e)
		return name
	}
	switch f := ast.Unparen(call.Fun).(type) {
	case *ast.SelectorExpr:
		if sel := t.prog.info.Selections[f]; sel != nil && sel.Kind() == types.MethodVal {
			t.freezeReceiver(f, sel, keep)
		} else if sel != nil {
			keep(f, t.cpp(t.typeOf(f)), t.value(f).s)
		}
	case *ast.FuncLit:
		keep(f, t.cpp(t.typeOf(f)), t.value(f).s)
	case *ast.Ident:
		if _, ok := t.prog.info.Uses[f].(*types.Var); ok {
			keep(f, t.cpp(t.typeOf(f)), t.value(f).s)
		}
	default:
		if _, ok := t.typeOf(f).Underlying().(*types.Signature); ok && analyse.CalleeIdent(f) == nil {
			keep(f, t.cpp(t.typeOf(f)), t.value(f).s)
		}
	}
	for _, a := range call.Args {
		tv := t.prog.info.Types[a]
		if tv.Value != nil || tv.IsNil() || tv.IsType() {
			continue
		}
		if _, tuple := t.typeOf(a).(*types.Tuple); tuple {
			continue
		}
		keep(a, t.cpp(t.typeOf(a)), t.value(a).s)
	}
	return names, kept
}

// freezeReceiver evaluates the receiver of a deferred method call.
func (t *translator) freezeReceiver(f *ast.SelectorExpr, sel *types.Selection, keep func(ast.Expr, string, string) string) {
	recv := sel.Obj().(*types.Func).Type().(*types.Signature).Recv().Type()
	typ := t.typeOf(f.X)
	_, want := recv.Underlying().(*types.Pointer)
	_, have := typ.Underlying().(*types.Pointer)
	if want && !have && !types.IsInterface(typ) {
		name := keep(f.X, t.cpp(typ)+"*", t.address(f.X).s)
		t.fn.temps[f.X] = prim("(*%s)", name)
		return
	}
	if types.IsInterface(typ) {
		keep(f.X, "Any", "rt_nonnil("+t.value(f.X).s+")")
		return
	}
	if have && !want {
		name := keep(f.X, t.cpp(typ.Underlying().(*types.Pointer).Elem()), "*deref("+t.value(f.X).s+")")
		t.fn.temps[f.X] = prim("(&%s)", name)
		return
	}
	keep(f.X, t.cpp(typ), t.value(f.X).s)
}
