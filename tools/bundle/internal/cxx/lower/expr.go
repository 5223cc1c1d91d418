package lower

// This file translates expressions. Before an expression is translated, order.go determines the order of its
// calls.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// auto is the C++ keyword for a variable whose type C++ deduces.
const auto = cpp.Name("auto")

// typeOf returns the type of an expression in the current instance of a generic function.
func (t *translator) typeOf(e ast.Expr) types.Type {
	return t.apply(t.prog.Info.TypeOf(e))
}

// expr translates an expression to a C++ expression of the same type.
func (t *translator) expr(e ast.Expr) cpp.Expr {
	if t.fn != nil {
		if x, ok := t.fn.temps[e]; ok { // an earlier statement has evaluated e
			t.fn.read[e] = true
			return x
		}
	}

	// The type checker has computed the value of a constant expression, so write this value.
	if tv, ok := t.prog.Info.Types[e]; ok && tv.Value != nil {
		return t.constExpr(e, tv.Value, tv.Type)
	}

	// A refusal reports the position of the innermost expression that is being translated.
	saved := t.pos
	t.pos = e.Pos()
	defer func() { t.pos = saved }()

	switch x := e.(type) {
	case *ast.ParenExpr:
		return t.expr(x.X)
	case *ast.Ident:
		return t.ident(x)
	case *ast.SelectorExpr:
		return t.selectorExpr(x)
	case *ast.IndexExpr:
		return t.index(x)
	case *ast.IndexListExpr:
		return t.instantiated(x, x.X)
	case *ast.SliceExpr:
		return t.slice(x)
	case *ast.StarExpr:
		// This conversion by unsafe.Pointer gives the same memory another type.
		if shared := t.prog.SharedMemory(x); shared != nil {
			return t.retyped(shared)
		}
		return cpp.Deref(t.checked(x.X))
	case *ast.CallExpr:
		return t.call(x)
	case *ast.BinaryExpr:
		return t.binary(x)
	case *ast.UnaryExpr:
		return t.unary(x)
	case *ast.CompositeLit:
		return t.composite(x)
	case *ast.FuncLit:
		return t.closure(x, t.typeOf(x))
	case *ast.TypeAssertExpr:
		return t.typeAssert(x)
	}
	panic(fmt.Sprintf("%T", e))
}

// checked returns a pointer expression that panics if the pointer is nil.
func (t *translator) checked(e ast.Expr) cpp.Expr {
	x := t.expr(e)
	if t.nonNil.Never(e) {
		return x
	}
	return cpp.Call("deref", x)
}

// ident translates a name used as a value.
func (t *translator) ident(x *ast.Ident) cpp.Expr {
	switch obj := t.prog.Info.ObjectOf(x).(type) {
	// A package variable is defined when it is first used, so that unused variables are omitted.
	case *types.Var:
		if obj.Parent() == t.prog.Pkg.Scope() {
			return t.global(obj)
		}
		return cpp.Name(t.localName(obj))
	case *types.Func:
		return t.funcValue(t.funcInstance(x, obj), x)
	}
	panic("name " + x.Name)
}

// funcInstance returns the C++ name of the function to which an identifier refers, with its inferred type
// arguments.
func (t *translator) funcInstance(id *ast.Ident, fn *types.Func) string {
	if fn.Pkg() != t.prog.Pkg {
		t.needOperators(fn, t.instanceArgs(id))
		return t.foreignValue(fn)
	}
	return t.function(fn, t.instanceArgs(id))
}

// instanceArgs returns the type arguments of the function to which an identifier refers.
func (t *translator) instanceArgs(id *ast.Ident) []types.Type {
	var list []types.Type
	if inst, ok := t.prog.Info.Instances[id]; ok {
		for i := 0; i < inst.TypeArgs.Len(); i++ {
			list = append(list, t.apply(inst.TypeArgs.At(i)))
		}
	}
	return list
}

// funcValue returns a function as a function value.
func (t *translator) funcValue(name string, e ast.Expr) cpp.Expr {
	sig := t.typeOf(e).Underlying().(*types.Signature)
	holder := cpp.Template("FuncValue", t.cppSignature(sig))
	return cpp.Apply(cpp.Scoped(holder, cpp.Template("of", cpp.Name(name))))
}

// foreignName returns the runtime's name for a function of the library. If the runtime does not have the
// function, it adds a refusal.
func (t *translator) foreignName(fn *types.Func) string {
	name := Symbol(fn)
	if !t.rt.Offers(name) {
		t.missing(fn)
	}
	return name
}

// selectorExpr translates x.f as a value.
func (t *translator) selectorExpr(x *ast.SelectorExpr) cpp.Expr {
	sel := t.prog.Info.Selections[x]
	if sel == nil {
		// x is a package, and f is one of its functions, variables or constants.
		switch obj := t.prog.Info.Uses[x.Sel].(type) {
		case *types.Var:
			name := Symbol(obj)

			// Add a refusal, and continue to find more refusals.
			if !t.rt.Offers(name) {
				t.missing(obj)
			}
			if name == "os_Args" {
				// This word makes the C++ function main store the command line.
				t.use("rt_arguments")
			}
			return cpp.Name(name)
		case *types.Func:
			return t.funcValue(t.funcInstance(x.Sel, obj), x)
		}
		panic("name " + x.Sel.Name)
	}

	switch sel.Kind() {
	// x.f is a field, perhaps of an embedded struct.
	case types.FieldVal:
		base := t.expr(x.X)
		return t.fieldPath(base, t.typeOf(x.X), sel.Index(), t.nonNil.Never(x.X))
	case types.MethodVal:
		return t.methodValue(x, sel)
	}
	return t.methodExpr(x, sel)
}

// fieldPath selects the field at a path through embedded structs. If safe is set, the first pointer is known
// not to be nil.
func (t *translator) fieldPath(base cpp.Expr, typ types.Type, path []int, safe bool) cpp.Expr {
	for _, i := range path {
		typ = t.apply(typ)
		s := structOf(typ)

		// A pointer in the path may be nil, so check it unless it is known to be safe.
		if p, ok := typ.Underlying().(*types.Pointer); ok {
			s = structOf(t.apply(p.Elem()))
			if !safe {
				base = cpp.Call("deref", base)
			}
			base = cpp.Through(base, fieldName(s, i))
		} else {
			base = cpp.Member(base, fieldName(s, i))
		}
		typ = s.Field(i).Type()

		// The parameter safe applies only to the first pointer.
		safe = false
	}
	return base
}

// methodValue translates a method value x.f, which is not called, to a closure over the receiver.
func (t *translator) methodValue(x *ast.SelectorExpr, sel *types.Selection) cpp.Expr {
	sig := t.typeOf(x).(*types.Signature)
	fn, index := t.selected(x, sel)
	params, args := t.paramList(sig)
	recvType := t.typeOf(x.X)

	// The closure captures the receiver's value, not the variable.
	recv := t.temp("recv")
	want := fn.Type().(*types.Signature).Recv().Type()
	base := t.expr(x.X)
	_, wantsPointer := want.Underlying().(*types.Pointer)
	path, fnObj := index, fn

	// The receiver is an interface: if it is nil, Go panics here, not at the call.
	if types.IsInterface(recvType) {
		t.decl(t.cpp(recvType), recv, cpp.Call("rt_nonnil", base))
	} else {
		// Go evaluates the receiver here, not at the call. The receiver may be an embedded field of base.
		inner := t.fieldOrSelf(base, recvType, path[:len(path)-1])
		innerType := t.typeAt(recvType, path[:len(path)-1])
		_, isPointer := innerType.Underlying().(*types.Pointer)
		switch {
		// The method has a pointer receiver, so store the address of the variable.
		case wantsPointer && !isPointer:
			t.decl(auto, recv, cpp.Address(inner))
			recvType = types.NewPointer(innerType)
		case !wantsPointer && isPointer && !types.IsInterface(want):
			// The method has a value receiver, so copy the value to which the pointer refers.
			t.decl(auto, recv, cpp.Deref(cpp.Call("deref", inner)))
			recvType = innerType.Underlying().(*types.Pointer).Elem()
		default:
			t.decl(auto, recv, inner)
			recvType = innerType
		}
		path = path[len(path)-1:]
	}

	// The receiver was checked above.
	call := t.callMethod(cpp.Name(recv), recvType, path, fnObj, args, true)
	return t.forwarding(sig, cpp.Lambda{Captures: []string{recv}, Params: params, Mutable: true}, call)
}

// fieldOrSelf is like fieldPath, but returns base if the path is empty.
func (t *translator) fieldOrSelf(base cpp.Expr, typ types.Type, path []int) cpp.Expr {
	if len(path) == 0 {
		return base
	}
	return t.fieldPath(base, typ, path, false)
}

// typeAt returns the type of the field at the end of a path.
func (t *translator) typeAt(typ types.Type, path []int) types.Type {
	for _, i := range path {
		typ = t.apply(typ)
		if p, ok := typ.Underlying().(*types.Pointer); ok {
			typ = t.apply(p.Elem())
		}
		typ = structOf(typ).Field(i).Type()
	}
	return t.apply(typ)
}

// paramList returns the parameters of a signature with the names a0, a1 and so on, and these names as
// arguments.
func (t *translator) paramList(sig *types.Signature) (params []cpp.Param, args []cpp.Expr) {
	for i := 0; i < sig.Params().Len(); i++ {
		name := fmt.Sprintf("a%d", i)
		params = append(params, cpp.Param{Type: t.cpp(sig.Params().At(i).Type()), Name: name})
		args = append(args, cpp.Name(name))
	}
	return params, args
}

// selected returns the method to which a selector refers, and the path to it. If the receiver's type is a type
// parameter, the method belongs to the type argument.
func (t *translator) selected(x *ast.SelectorExpr, sel *types.Selection) (*types.Func, []int) {
	if _, generic := types.Unalias(sel.Recv()).(*types.TypeParam); generic {
		obj, path, _ := types.LookupFieldOrMethod(t.apply(sel.Recv()), true, t.prog.Pkg, x.Sel.Name)
		return obj.(*types.Func), path
	}
	return sel.Obj().(*types.Func), sel.Index()
}

// methodExpr translates a method expression T.f.
func (t *translator) methodExpr(x *ast.SelectorExpr, sel *types.Selection) cpp.Expr {
	sig := t.typeOf(x).(*types.Signature)
	params, args := t.paramList(sig)
	fn, path := t.selected(x, sel)

	recv := t.apply(sel.Recv())
	call := t.callMethod(t.wrapped(args[0], recv, path, fn), recv, path, fn, args[1:], false)
	return t.forwarding(sig, cpp.Lambda{Params: params}, call)
}

// wrapped returns recv, a value of type typ, as the receiver for a call of the method fn. If typ is a pointer
// type and fn has a value receiver, Go calls a wrapper function that panics with a special message if the
// pointer is nil. The runtime's rt_receiver does the same.
func (t *translator) wrapped(recv cpp.Expr, typ types.Type, path []int, fn *types.Func) cpp.Expr {
	p, pointer := typ.(*types.Pointer)
	_, pointerMethod := fn.Signature().Recv().Type().Underlying().(*types.Pointer)
	if !pointer || pointerMethod || len(path) > 1 || !t.usesRecover { // without recover the program cannot observe which panic occurs
		return recv
	}

	named := t.apply(p.Elem()).(*types.Named)

	// The panic's message would contain the type arguments, which are not supported here.
	if named.TypeArgs().Len() > 0 {
		return recv
	}

	name := named.Obj().Name()
	method := fmt.Sprintf("%s.%s.%s", fn.Pkg().Path(), name, fn.Name())
	return cpp.Call("rt_receiver", recv, cpp.Text(fmt.Sprintf("value method %s called using nil *%s pointer", method, name)))
}

// forwarding gives the lambda l a body that consists of one call, and returns it as a function value.
func (t *translator) forwarding(sig *types.Signature, l cpp.Lambda, call cpp.Expr) cpp.Expr {
	l.Result = t.cppResults(sig.Results())
	l.Body = returning(sig, call)
	l.Short = true
	return cpp.Apply(cpp.Template("Func", t.cppSignature(sig)), l)
}

// returning returns the body of a function that consists of one call.
func returning(sig *types.Signature, call cpp.Expr) []cpp.Node {
	if sig.Results().Len() == 0 {
		return []cpp.Node{call}
	}
	return []cpp.Node{cpp.Return{X: call}}
}

// index translates x[i] as a value.
func (t *translator) index(x *ast.IndexExpr) cpp.Expr {
	if t.prog.Info.Types[x.Index].IsType() { // x is an instantiation of a generic function, f[T]
		return t.instantiated(x, x.X)
	}
	base := t.typeOf(x.X)
	if m, ok := base.Underlying().(*types.Map); ok {
		return cpp.Method(t.expr(x.X), "get", t.conv(x.Index, m.Key()))
	}
	return t.element(x)
}

// instantiated translates f[T] to a function value.
func (t *translator) instantiated(whole, fun ast.Expr) cpp.Expr {
	id := analyse.CalleeIdent(fun)
	return t.funcValue(t.funcInstance(id, t.prog.Info.Uses[id].(*types.Func)), whole)
}

// element translates x[i] to an lvalue, for all types of x except maps.
func (t *translator) element(x *ast.IndexExpr) cpp.Expr {
	i := t.expr(x.Index)
	t.noteBound(x.Index)

	if _, ok := t.typeOf(x.X).Underlying().(*types.Pointer); ok { // x.X is a pointer to an array
		return cpp.Index(cpp.Deref(t.checked(x.X)), i)
	}

	// If the index is certainly valid, access the memory without a check.
	if t.inBounds(x) {
		field := "p"
		if _, ok := t.typeOf(x.X).Underlying().(*types.Array); ok {
			field = "a"
		}
		return cpp.Index(cpp.Member(t.place(x.X), field), i)
	}
	return cpp.Index(t.place(x.X), i)
}

// noteBound requests the runtime's code for unsigned indices if the index e may exceed int64, because a panic
// must print the index correctly.
func (t *translator) noteBound(e ast.Expr) {
	if e == nil || basicInfo(t.typeOf(e))&types.IsUnsigned == 0 || t.bitSize(t.typeOf(e)) < 64 {
		return
	}
	if t.interval(e).lo < 0 { // the range of e is unknown
		t.use("huge_index")
	}
}

// slice translates x[lo:hi:max].
func (t *translator) slice(x *ast.SliceExpr) cpp.Expr {
	// A panic prints the bounds, so request the code for bounds that may exceed int64.
	for _, e := range []ast.Expr{x.Low, x.High, x.Max} {
		t.noteBound(e)
	}

	base := t.typeOf(x.X)
	if basicInfo(base)&types.IsString != 0 {
		return t.sliceString(x)
	}

	var s cpp.Expr
	sub := "subslice"
	switch base.Underlying().(type) {
	// A slice of an array refers to the array itself.
	case *types.Array:
		s, sub = t.place(x.X), "subarray"
	case *types.Pointer:
		s, sub = cpp.Deref(t.checked(x.X)), "subarray"
	default:
		s = t.expr(x.X)
	}

	// If there is no upper bound, slice the whole array first. The end of this slice is then used as the
	// bound.
	if sub == "subarray" && x.High == nil {
		s = cpp.Call("arrayslice", s)
	}

	lo := cpp.Int(0)
	if x.Low != nil {
		lo = t.expr(x.Low)
	}

	switch {
	case x.Max != nil:
		return cpp.Call(sub+"3", s, lo, t.expr(x.High), t.expr(x.Max))
	case x.High != nil:
		return cpp.Call(sub, s, lo, t.expr(x.High))
	case x.Low != nil:
		return cpp.Call("tailslice", s, lo)
	}
	return s
}

// sliceString translates a slice expression on a string.
func (t *translator) sliceString(x *ast.SliceExpr) cpp.Expr {
	s := t.expr(x.X)

	// Without bounds, the result is the string itself.
	switch {
	case x.High != nil && x.Low != nil:
		return cpp.Call("substr", s, t.expr(x.Low), t.expr(x.High))
	case x.High != nil:
		return cpp.Call("substr", s, cpp.Int(0), t.expr(x.High))
	case x.Low != nil:
		return cpp.Call("tailstr", s, t.expr(x.Low))
	}
	return s
}

// place translates an expression to an lvalue, not to a copy, because its address is used.
func (t *translator) place(e ast.Expr) cpp.Expr {
	switch x := e.(type) {
	case *ast.ParenExpr:
		return t.place(x.X)
	case *ast.IndexExpr:
		// Only an assignment adds a missing key to a map.
		if m, ok := t.typeOf(x.X).Underlying().(*types.Map); ok && t.fn.assigning {
			return cpp.Method(t.expr(x.X), "at", t.conv(x.Index, m.Key()))
		}
	}
	return t.expr(e)
}

// unary translates operators with one operand.
func (t *translator) unary(x *ast.UnaryExpr) cpp.Expr {
	typ := t.typeOf(x)
	switch x.Op {
	case token.AND:
		return t.address(x.X)
	case token.ARROW:

		return t.receive(x, "chan_recv")
	case token.NOT:
		return cpp.Unary("!", t.expr(x.X))
	case token.ADD:
		return t.expr(x.X)
	case token.SUB:
		// The negative of the smallest number wraps around.
		if basicInfo(typ)&types.IsInteger != 0 {
			return cpp.Call("wneg", t.expr(x.X))
		}
		return cpp.Unary("-", t.expr(x.X))
	case token.XOR:
		return t.narrow(cpp.Unary("~", t.expr(x.X)), typ)
	}
	panic("operator " + x.Op.String())
}

// address translates &x.
func (t *translator) address(e ast.Expr) cpp.Expr {
	e = ast.Unparen(e)
	if lit, ok := e.(*ast.CompositeLit); ok {
		return t.newObject(lit)
	}
	return cpp.Address(t.place(e))
}

// newObject translates &T{...}.
func (t *translator) newObject(lit *ast.CompositeLit) cpp.Expr {
	typ := t.cpp(t.typeOf(lit))
	if len(lit.Elts) == 0 && structOf(t.typeOf(lit)) != nil { // new memory is zero
		return cpp.Apply(cpp.Template("gc_new", typ))
	}
	return cpp.Apply(cpp.Template("newptr", typ), t.composite(lit))
}

// narrow casts the result of an operation on a small integer back to its type.
func (t *translator) narrow(c cpp.Expr, typ types.Type) cpp.Expr {
	if basicInfo(typ)&types.IsInteger != 0 && t.bitSize(typ) < 32 {
		return cpp.Apply(t.cpp(typ.Underlying()), c)
	}
	return c
}

// typeAssert translates x.(T) with one result.
func (t *translator) typeAssert(x *ast.TypeAssertExpr) cpp.Expr {
	target := t.typeOf(x)

	// If T is an interface, the assertion checks at run time that the value has all methods of T.
	if iface, ok := target.Underlying().(*types.Interface); ok {
		sels, names := t.selectorsOf(iface)
		wanted := cpp.CText(t.goName(target))
		return cpp.Call("any_convert", t.expr(x.X), wanted, cpp.Braces(nil, sels...), cpp.Braces(nil, names...))
	}
	// If the assertion fails, the text of the panic contains the names of the interface type and of T.
	from := cpp.CText(t.goName(t.typeOf(x.X)))
	return cpp.Apply(cpp.Template("any_get", t.cpp(target)), t.expr(x.X), cpp.Address(t.desc(target)), from)
}

// selectorsOf returns the selectors of an interface's methods, and the names of the methods as C++ strings.
func (t *translator) selectorsOf(iface *types.Interface) (sels, names []cpp.Expr) {
	for i := 0; i < iface.NumMethods(); i++ {
		m := iface.Method(i)
		sels = append(sels, cpp.Name(t.selector(m.Name(), t.apply(m.Type()).(*types.Signature))))
		names = append(names, cpp.CText(m.Name()))
	}
	return sels, names
}

// tuple translates an expression with several results: a call, or a comma-ok form.
func (t *translator) tuple(e ast.Expr) cpp.Expr {
	t.hoist(e)

	switch x := ast.Unparen(e).(type) {
	case *ast.IndexExpr:
		m := t.typeOf(x.X).Underlying().(*types.Map)
		return cpp.Method(t.expr(x.X), "get2", t.conv(x.Index, m.Key()))

	case *ast.TypeAssertExpr:
		target := t.typeOf(x.Type)

		// The runtime checks whether the value implements the interface.
		if iface, ok := target.Underlying().(*types.Interface); ok {
			sels, _ := t.selectorsOf(iface)
			return cpp.Call("any_as", append([]cpp.Expr{t.expr(x.X)}, sels...)...)
		}
		return cpp.Apply(cpp.Template("any_try", t.cpp(target)), t.expr(x.X), cpp.Address(t.desc(target)))

	case *ast.UnaryExpr:
		return t.receive(x, "chan_recv2")
	}
	return t.expr(e)
}

// A boxing is the name of a function of the runtime that puts a value into an interface. The functions differ
// in how long the interface value may be used.
type boxing string

const (
	kept    boxing = "mkany"  // as long as something refers to it
	forCall boxing = "tmpany" // until the end of the call that gets the value as an argument
)

// conv translates e and converts the value to the type `to`.
func (t *translator) conv(e ast.Expr, to types.Type) cpp.Expr { return t.convBoxed(e, to, kept) }

// convBoxed is like conv, but uses the given boxing for e itself. For interface values that are parts of e, such as
// elements of a literal, it uses the boxing with the constant name `kept`, because a slice or a temporary may refer
// to them later.
func (t *translator) convBoxed(e ast.Expr, to types.Type, box boxing) cpp.Expr {
	to = t.apply(to)
	tv := t.prog.Info.Types[e]

	if tv.IsNil() {
		return t.zero(to)
	}
	if tv.Value != nil && !types.IsInterface(to) {
		return t.constExpr(e, tv.Value, to)
	}
	if lit, ok := ast.Unparen(e).(*ast.FuncLit); ok && !types.IsInterface(to) && !t.evaluated(e) {
		return t.closure(lit, to)
	}
	// Put a constant into an interface, with its default type.
	if tv.Value != nil {
		return t.box(t.expr(e), types.Default(t.typeOf(e)), true, box)
	}
	return t.convertBoxed(t.expr(e), t.typeOf(e), to, box)
}

// convertTo converts x, a C++ expression of Go type `from`, to Go type `to`. A value of type `from` must be
// assignable to a variable of type `to`.
func (t *translator) convertTo(x cpp.Expr, from, to types.Type) cpp.Expr {
	return t.convertBoxed(x, from, to, kept)
}

// convertBoxed is like convertTo, but uses the given boxing.
func (t *translator) convertBoxed(x cpp.Expr, from, to types.Type, box boxing) cpp.Expr {
	from, to = t.apply(from), t.apply(to)
	if types.IsInterface(to) {
		// An interface value has the same C++ type for all interface types.
		if types.IsInterface(from) {
			return x
		}
		return t.box(x, types.Default(from), false, box)
	}

	// Two struct types with the same fields are convertible in Go, but are different C++ classes.
	if structOf(from) != nil && !cpp.Same(t.cpp(from), t.cpp(to)) {
		return cpp.Apply(cpp.Template("rt_cast", t.cpp(to)), x)
	}
	return x
}

// box puts a value into an interface. For a constant it writes the type, because C++ could deduce another
// type.
func (t *translator) box(x cpp.Expr, typ types.Type, constant bool, box boxing) cpp.Expr {
	maker := cpp.Expr(cpp.Name(box))
	if constant {
		maker = cpp.Template(string(box), t.cpp(typ))
	}
	t.noteBoxed(typ)
	return cpp.Apply(maker, cpp.Address(t.desc(typ)), x)
}
