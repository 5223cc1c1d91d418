package lower

// This file translates calls of functions, methods, builtins and library functions, and conversions.

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
	"oj/tools/bundle/internal/cxx/refuse"
	"oj/tools/bundle/internal/cxx/rt"
)

// call translates a call with at most one result. The method tuple translates calls with several results.
func (t *translator) call(x *ast.CallExpr) cpp.Expr {
	fun := ast.Unparen(x.Fun)
	if t.prog.Info.Types[fun].IsType() {
		return t.conversion(x, t.typeOf(fun))
	}

	if lit, ok := fun.(*ast.FuncLit); ok && !t.evaluated(lit) {
		// Call the function literal directly, without a function value.
		sig := t.typeOf(lit).(*types.Signature)
		args := t.args(x, sig, callee{})
		return cpp.Apply(t.lambda(lit, "&"), args...)
	}

	id := analyse.CalleeIdent(fun)
	if id != nil {
		// If the call names the function, the translation may call it directly.
		switch obj := t.prog.Info.Uses[id].(type) {
		case *types.Builtin:
			return t.builtin(x, obj.Name())
		case *types.Func:
			if sel, ok := fun.(*ast.SelectorExpr); ok && t.prog.Info.Selections[sel] != nil {
				return t.methodCall(x, sel)
			}
			return t.funcCall(x, id, obj)
		}
	}

	// Otherwise the call goes through a function value.
	sig := t.typeOf(fun).Underlying().(*types.Signature)
	t.hoistFirst(fun, x)
	f := t.expr(fun)
	if name := t.likelyTarget(fun, sig); name != "" {
		f = cpp.MemberOf(f, "likely", cpp.Scoped(cpp.Name("prog"), cpp.Name(name)))
	}
	return cpp.Apply(f, t.args(x, sig, callee{})...)
}

// likelyTarget returns the name of the declared function that the field in a call x.f() usually holds, or "". A direct call
// of this function can be inlined.
func (t *translator) likelyTarget(fun ast.Expr, sig *types.Signature) string {
	sel, _ := fun.(*ast.SelectorExpr)
	field, _ := t.prog.Info.Uses[analyse.CalleeIdent(fun)].(*types.Var)
	if sel == nil || field == nil || t.evaluated(fun) {
		return ""
	}
	fn := t.prog.Targets[field.Origin()]
	if fn == nil || !types.Identical(t.apply(sig), fn.Type()) {
		return ""
	}
	return t.function(fn, nil)
}

// hoistFirst orders the operands of a call of a function value or method: the function value or receiver is
// evaluated before the arguments that contain calls.
func (t *translator) hoistFirst(first ast.Expr, x *ast.CallExpr) {
	if t.hasTuple(x) && t.impure(first) {
		// hoist makes a temporary for each call in its arguments that another call follows. Pass the argument `first`
		// twice, so that every call in it is followed by another one.
		t.hoist(first, first)
		return
	}
	t.hoist(append([]ast.Expr{first}, x.Args...)...)
}

// A callee describes how a function takes its arguments.
type callee struct {
	library bool
	raw     bool // an argument for a parameter of interface type is passed with its own type
	tmp     bool // an interface value for an argument need not outlive the call
	stack   bool // the slice of the variadic arguments need not outlive the call
}

// funcCall translates a call of a named function.
func (t *translator) funcCall(x *ast.CallExpr, id *ast.Ident, fn *types.Func) cpp.Expr {
	sig := t.instanceSig(id, fn)
	if fn.Pkg() == t.prog.Pkg {
		// The function belongs to the program. If it is a printing function (wrappers.go), the call passes
		// one text instead of the operands.
		name := t.function(fn, t.instanceArgs(id))
		if w := t.wrappers[fn]; w != nil {
			return cpp.Call(name, t.wrapperArgs(w, x, sig)...)
		}
		return cpp.Call(name, t.args(x, sig, callee{stack: t.keepsNoRest(fn)})...)
	}

	// Printing and scanning calls, and calls that use files, have translations without interfaces.
	if direct, ok := t.printing(x, fn); ok {
		return direct
	}
	if direct, ok := t.scanning(x, fn); ok {
		return direct
	}

	if sorted := t.simpleSort(x, fn); sorted != nil {
		return sorted
	}

	// The runtime may have a simpler function that fits the arguments.
	does, _ := t.prog.Declared(fn)
	i := slices.IndexFunc(does.Instead, func(i rt.Instead) bool { return t.fits(x, i) })
	if i >= 0 && does.Instead[i].Is != "" {
		return t.insteadCall(x, sig, does.Instead[i])
	}

	name := t.foreignName(fn)
	if i >= 0 {
		name = does.Instead[i].Name
	}
	how := callee{library: true, raw: t.rt.Raw(name), tmp: t.dropsRest(fn)}

	// A function with the attribute raw is a template that does not accept interface values. If an argument
	// is an interface value, call the function F_any of the runtime instead of F.
	if how.raw && !t.rawPossible(x) {
		name += "_any"
		how.raw = t.rt.Raw(name)
	}

	// Some functions also need operators, such as ==, for their type arguments.
	t.needOperators(fn, t.instanceArgs(id))
	if does.Target > 0 {
		t.noteTarget(x, does.Target)
	}
	if does.Deep {
		t.checkDeepEqual(x)
	}
	call := cpp.Call(name, t.args(x, sig, how)...)

	// An iterator keeps its own C++ class if it is used directly in a loop or as an argument of a library
	// function. Otherwise it is converted to a function value.
	if _, iterator := t.typeOf(x).Underlying().(*types.Signature); iterator && !t.consumed(x) {
		return cpp.Apply(t.cpp(t.typeOf(x)), call)
	}
	return call
}

// fits reports whether the replacement i may be used for the call x.
func (t *translator) fits(x *ast.CallExpr, i rt.Instead) bool {
	if i.Since > 0 {
		return t.prog.Minor >= i.Since
	}
	if i.Argument == 0 || i.Argument > len(x.Args) || t.hasTuple(x) {
		return false
	}

	arg := x.Args[i.Argument-1]
	number, known := t.constInt(arg)
	switch {
	case i.Is == "known":
		return known && number > 0
	case i.Is == "ascii":
		text := t.prog.Info.Types[arg].Value
		return text != nil && text.Kind() == constant.String && strings.IndexFunc(constant.StringVal(text), func(r rune) bool { return r >= 0x80 }) < 0
	case i.Is == "byte":
		_, ok := t.constByte(arg)
		return ok
	case i.Is[0] == '*':
		return "*"+t.streamType(arg) == i.Is
	case known:
		return strconv.FormatInt(number, 10) == i.Is
	}
	fn := analyse.NamedFunc(t.prog.Info, arg)
	return fn != nil && fn.FullName() == i.Is
}

// constByte returns the character of a constant text that consists of one ASCII character, or of its bytes.
func (t *translator) constByte(e ast.Expr) (c byte, ok bool) {
	if call, ok := ast.Unparen(e).(*ast.CallExpr); ok && t.prog.Info.Types[call.Fun].IsType() {
		e = call.Args[0] // a conversion to []byte
	}
	value := t.prog.Info.Types[e].Value
	if value == nil || value.Kind() != constant.String || len(constant.StringVal(value)) != 1 {
		return 0, false
	}
	c = constant.StringVal(value)[0]
	return c, c < 0x80
}

// insteadCall translates a call of a library function to a simpler function of the runtime.
func (t *translator) insteadCall(x *ast.CallExpr, sig *types.Signature, i rt.Instead) cpp.Expr {
	t.hoist(x.Args...)
	// A replacement that is chosen by an argument of pointer type, such as *os.File, is not a C++ template, so it is
	// not called like other library functions.
	how := callee{library: i.Is[0] != '*'}
	var args []cpp.Expr
	for k, a := range x.Args {
		switch {
		case k+1 == i.Argument && k == len(x.Args)-1 && i.LeavesOut():
		// The argument has the pointer type, such as *os.File, so pass it without an interface.
		case k+1 == i.Argument && i.Is[0] == '*':
			args = append(args, t.expr(a))
		case k+1 == i.Argument && i.Is == "byte":
			c, _ := t.constByte(a)
			args = append(args, cpp.Char(rune(c)))
		default:
			args = append(args, t.arg(a, t.paramType(sig, k, false), how, kept))
		}
	}
	return cpp.Call(i.Name, args...)
}

// instanceSig returns a function's signature with the type arguments of the call.
func (t *translator) instanceSig(id *ast.Ident, fn *types.Func) *types.Signature {
	if inst, ok := t.prog.Info.Instances[id]; ok {
		return t.apply(inst.Type).(*types.Signature)
	}
	return t.apply(fn.Type()).(*types.Signature)
}

// rawPossible reports whether the types of all arguments are known, which means that no argument is an
// interface.
func (t *translator) rawPossible(x *ast.CallExpr) bool {
	unknown := func(a ast.Expr) bool { return t.isNil(a) || types.IsInterface(t.typeOf(a)) }
	return !t.hasTuple(x) && !slices.ContainsFunc(x.Args, unknown)
}

// paramType returns the type to which argument i is converted. `spread` is true if the call ends in three dots.
func (t *translator) paramType(sig *types.Signature, i int, spread bool) types.Type {
	n := sig.Params().Len()
	if sig.Variadic() && i >= n-1 {
		// The last parameter is a slice. The arguments are its elements, unless spread is set.
		last := t.apply(sig.Params().At(n - 1).Type())
		if spread {
			return last
		}
		return last.Underlying().(*types.Slice).Elem()
	}
	return t.apply(sig.Params().At(i).Type())
}

// args translates the arguments of a call of a function with the signature sig.
func (t *translator) args(x *ast.CallExpr, sig *types.Signature, how callee) []cpp.Expr {
	if len(x.Args) == 1 {
		// Translate a call f(g()), where g has several results.
		if tuple, ok := t.typeOf(x.Args[0]).(*types.Tuple); ok {
			return t.spreadArgs(x, tuple, sig, how)
		}
	}

	t.hoist(x.Args...)
	spread := x.Ellipsis != token.NoPos
	var list []cpp.Expr
	for i, a := range x.Args {
		list = append(list, t.arg(a, t.paramType(sig, i, spread), how, how.boxing(sig, i)))
	}
	return t.packVariadic(list, sig, how, spread)
}

// boxing returns how argument i is put into an interface, which depends on how long the interface value must
// live.
func (how callee) boxing(sig *types.Signature, i int) boxing {
	if how.tmp && sig.Variadic() && i >= sig.Params().Len()-1 {
		return forCall
	}
	return kept
}

// arg translates an argument and converts it to the type of the parameter, which is `to`.
func (t *translator) arg(a ast.Expr, to types.Type, how callee, box boxing) cpp.Expr {
	// The runtime's functions are templates, so a function literal that is only called can stay a lambda.
	lit, ok := ast.Unparen(a).(*ast.FuncLit)
	if ok && how.library && !t.esc.Escaping[lit] && !types.IsInterface(to) && !t.evaluated(a) {
		return t.lambda(lit, "&")
	}

	if how.library && t.prog.Info.Types[a].Value != nil {
		// A template deduces types from its arguments, so a constant is written with its type.
		if how.raw && types.IsInterface(to) {
			// The function accepts any type, so the constant gets its default type.
			to = types.Default(t.typeOf(a))
		}
		if info := basicInfo(to); info&types.IsNumeric != 0 {
			// Write the type, because C++ would deduce int for 1.
			return cpp.Apply(t.cpp(to), t.conv(a, to))
		}
		return t.convBoxed(a, to, box)
	}

	if how.raw && types.IsInterface(to) {
		// The function is a template and takes the value without an interface.
		return t.expr(a)
	}
	return t.convBoxed(a, to, box)
}

// packVariadic puts the variadic arguments into a slice.
func (t *translator) packVariadic(list []cpp.Expr, sig *types.Signature, how callee, spread bool) []cpp.Expr {
	n := sig.Params().Len()
	if !sig.Variadic() || spread || how.raw {
		// The argument is already a slice, or the function is a template for any number of arguments.
		return list
	}

	elem := t.cpp(t.paramType(sig, n-1, false))
	fixed, rest := list[:n-1], list[n-1:]
	if len(rest) == 0 {
		// Without arguments the slice is nil.
		return append(fixed, cpp.Apply(cpp.Template("Slice", elem)))
	}

	items := cpp.Braces(nil, rest...)
	if how.stack {
		// The slice refers to an array on the stack that lives until the end of the call.
		holder := cpp.Braces(cpp.Template("rt_args", elem, cpp.Int(int64(len(rest)))), items)
		return append(slices.Clip(fixed), cpp.Method(holder, "all"))
	}

	maker := "slicelit"
	if how.tmp {
		maker = "tmpslice"
	}
	return append(slices.Clip(fixed), cpp.Apply(cpp.Template(maker, elem), items))
}

// For a variadic function of the program, keepsNoRest reports whether the slice of the variadic arguments may
// be on the stack, because it does not escape from the function.
func (t *translator) keepsNoRest(fn *types.Func) bool {
	params := t.esc.Params[fn.Origin()]
	sig := fn.Type().(*types.Signature)
	return params != nil && sig.Variadic() && !t.esc.Leaks[params[len(params)-1]]
}

// dropsRest reports whether the variadic arguments of a library function do not escape from it, so that their
// slice may be on the stack.
func (t *translator) dropsRest(fn *types.Func) bool {
	does, ok := t.prog.Declared(fn)
	last := fn.Signature().Params().Len()
	return ok && !slices.Contains(does.Keeps, last) && !slices.Contains(does.Returns, last)
}

// spreadArgs translates the arguments of f(g()) if g has several results.
func (t *translator) spreadArgs(x *ast.CallExpr, tuple *types.Tuple, sig *types.Signature, how callee) []cpp.Expr {
	r := t.decl(auto, t.temp("r"), t.tuple(x.Args[0]))
	var list []cpp.Expr
	for i := 0; i < tuple.Len(); i++ {
		to := t.paramType(sig, i, false)
		list = append(list, t.convertBoxed(resultOf(r, i), tuple.At(i).Type(), to, how.boxing(sig, i)))
	}
	return t.packVariadic(list, sig, how, false)
}

// methodCall translates x.f(args).
func (t *translator) methodCall(x *ast.CallExpr, sel *ast.SelectorExpr) cpp.Expr {
	s := t.prog.Info.Selections[sel]
	if s.Kind() == types.MethodExpr { // in T.f(x, args) the receiver is the first argument
		sig := t.typeOf(sel).(*types.Signature)
		args := t.args(x, sig, callee{})
		fn, path := t.selected(sel, s)
		return t.callMethod(args[0], t.apply(s.Recv()), path, fn, args[1:], false)
	}

	// For some arguments, the runtime has a simpler function.
	if instead, ok := t.insteadMethod(x, sel, s.Obj().(*types.Func)); ok {
		return instead
	}
	if fn := s.Obj().(*types.Func); fn.Pkg() != nil && fn.Pkg().Path() == "reflect" {
		t.foreignName(fn) // the runtime has only some methods of reflect.Type
	}

	// The receiver is evaluated before the arguments.
	t.hoistFirst(sel.X, x)
	recvType := t.typeOf(sel.X)
	fn, path := t.selected(sel, s)

	// Use the type of the selector, because it contains the type arguments of the receiver.
	sig := t.apply(fn.Type()).(*types.Signature)
	if s := t.typeOf(sel); !types.IsInterface(recvType) {
		if ss, ok := s.(*types.Signature); ok {
			sig = ss
		}
	}

	how := callee{library: fn.Pkg() != nil && fn.Pkg() != t.prog.Pkg && !types.IsInterface(recvType)}
	how.stack = t.keepsNoRest(fn)

	// A method of a library type is a C++ function of the runtime, whose declaration determines how it takes
	// its arguments.
	if how.library && !types.IsInterface(t.apply(fn.Type().(*types.Signature).Recv().Type())) {
		how.raw, how.tmp = t.rt.Raw(Symbol(fn)), t.dropsRest(fn)
	}

	// A call m[k].f() only reads the element, even if the call is part of an assignment's left side.
	savedAssign := t.fn.assigning
	t.fn.assigning = false
	base := t.place(sel.X)
	t.fn.assigning = savedAssign

	var args []cpp.Expr
	if w := t.wrappers[fn]; w != nil {
		args = t.wrapperArgs(w, x, sig)
	} else {
		args = t.args(x, sig, how)
	}

	// If x is a call of the method Text of bufio.Scanner and its result is used in one call only (transient), the
	// result need not be a copy.
	t.fn.inPlace = t.transient[x]
	defer func() { t.fn.inPlace = false }()
	return t.callMethod(base, recvType, path, fn, args, t.nonNil.Never(sel.X))
}

// callMethod returns a call of the method fn. `path` leads from base through embedded fields to the receiver.
// If safe is set, the receiver is known not to be a nil pointer.
func (t *translator) callMethod(base cpp.Expr, recvType types.Type, path []int, fn *types.Func, args []cpp.Expr,
	safe bool) cpp.Expr {

	recvType = t.apply(recvType)
	if len(path) > 1 {
		// If the method belongs to an embedded field, select this field first.
		base = t.fieldPath(base, recvType, path[:len(path)-1], safe)
		recvType = t.typeAt(recvType, path[:len(path)-1])
	}
	sig := fn.Type().(*types.Signature)
	if types.IsInterface(recvType) {
		return t.interfaceCall(base, recvType, fn, args)
	}

	// If the method needs a pointer, take the address of the receiver. If the method needs a value,
	// dereference the pointer.
	_, have := recvType.Underlying().(*types.Pointer)
	_, want := sig.Recv().Type().Underlying().(*types.Pointer)
	switch {
	case want && !have:
		base = cpp.Address(base)
	case have && !want:
		base = cpp.Deref(cpp.Call("deref", base))
	}

	// A method of an instance of a generic type has the instance's type arguments.
	named := recvType
	if p, ok := named.(*types.Pointer); ok {
		named = t.apply(p.Elem())
	}

	name := ""
	if fn.Pkg() == t.prog.Pkg {
		var targs []types.Type
		if n, ok := named.(*types.Named); ok {
			for i := 0; i < n.TypeArgs().Len(); i++ {
				targs = append(targs, n.TypeArgs().At(i))
			}
		}
		name = t.function(fn, targs)
	} else {
		name = t.foreignName(fn)
	}

	// If the call returns a text that is used only during an enclosing call, the text need not be copied out
	// of the scanner's buffer.
	if t.fn != nil && t.fn.inPlace {
		if inPlace := t.prog.Instead(fn, analyse.OnlyRead); inPlace != "" {
			name = inPlace
		}
	}
	return cpp.Call(name, append([]cpp.Expr{base}, args...)...)
}

// interfaceCall returns a call of a method through the method table of an interface value.
func (t *translator) interfaceCall(base cpp.Expr, iface types.Type, fn *types.Func, args []cpp.Expr) cpp.Expr {
	// Look the method up in the instantiated interface type, because its signature may contain the
	// interface's type arguments.
	obj, _, _ := types.LookupFieldOrMethod(iface, false, fn.Pkg(), fn.Name())
	sig := t.apply(fn.Type()).(*types.Signature)
	if f, ok := obj.(*types.Func); ok {
		sig = t.apply(f.Type()).(*types.Signature)
	}

	targs := []cpp.Expr{t.cppResults(sig.Results())}
	for i := 0; i < sig.Params().Len(); i++ {
		targs = append(targs, t.cpp(sig.Params().At(i).Type()))
	}
	all := append([]cpp.Expr{base, cpp.Name(t.selector(fn.Name(), sig))}, args...)
	return cpp.Apply(cpp.Template("icall", targs...), all...)
}

// conversion translates the conversion x, whose target type is `to`.
func (t *translator) conversion(x *ast.CallExpr, to types.Type) cpp.Expr {
	arg := x.Args[0]
	t.hoist(arg)
	from := t.typeOf(arg)
	tv := t.prog.Info.Types[arg]

	// Translate a conversion of nil, such as (*T)(nil).
	if tv.IsNil() {
		return t.zero(to)
	}

	if types.IsInterface(to) {
		return t.conv(arg, to)
	}
	if tv.Value != nil && basicInfo(to)&types.IsString == 0 && basicInfo(to) != 0 {
		return t.numeric(t.conv(arg, from), from, to)
	}
	if lit, ok := ast.Unparen(arg).(*ast.FuncLit); ok {
		return t.closure(lit, to)
	}

	value := t.expr(arg)
	toInfo, fromInfo := basicInfo(to), basicInfo(from)
	switch {
	case toInfo&types.IsNumeric != 0 && fromInfo&types.IsNumeric != 0:
		return t.numeric(value, from, to)
	case toInfo&types.IsString != 0 && fromInfo&types.IsInteger != 0:
		return cpp.Call("runestring", value)
	case t.transient[x]: // a string that is only used during a call shares the memory of the bytes
		return cpp.Call("rt_as_string", value)
	case toInfo&types.IsString != 0 && fromInfo&types.IsString == 0:
		// Encode a slice of runes as UTF-8. Copy a slice of bytes.
		if s, ok := from.Underlying().(*types.Slice); ok && t.bitSize(s.Elem()) == 32 {
			return cpp.Call("runes_string", value)
		}
		return cpp.Call("string_of", value)
	case fromInfo&types.IsString != 0 && toInfo == 0:
		// Copy the bytes of the string, or decode its runes.
		if elem := to.Underlying().(*types.Slice).Elem(); t.bitSize(elem) == 8 {
			return cpp.Call("bytes_of", value)
		}
		return cpp.Call("runes_of", value)
	}

	switch u := to.Underlying().(type) {
	case *types.Array:
		// For a conversion of a slice to an array, toarrayptr checks the length and returns a pointer to the
		// slice's memory.
		if _, ok := from.Underlying().(*types.Slice); ok {
			return cpp.Deref(cpp.Apply(cpp.Template("toarrayptr", t.cpp(u.Elem()), cpp.Int(u.Len())), value))
		}
	case *types.Pointer:
		if s, ok := from.Underlying().(*types.Slice); ok {
			return cpp.Apply(cpp.Template("toarrayptr", t.cpp(s.Elem()), cpp.Int(u.Elem().Underlying().(*types.Array).Len())), value)
		}

		// Pointers to two types with the same underlying type can be converted to each other in Go, but may have
		// different types in C++.
		if !cpp.Same(t.cpp(from), t.cpp(to)) {
			return cpp.Apply(cpp.Template("reinterpret_cast", t.cpp(to)), value)
		}
	}
	return t.convertTo(value, from, to)
}

// numeric converts a number to another numeric type.
func (t *translator) numeric(x cpp.Expr, from, to types.Type) cpp.Expr {
	a, b := t.cpp(from.Underlying()), t.cpp(to.Underlying())

	if cpp.Same(a, b) {
		return x
	}

	single := to.Underlying().(*types.Basic).Kind() == types.Complex64

	// Complex numbers are structs in C++.
	switch {
	case basicInfo(from)&types.IsComplex != 0 && single:
		return cpp.Call("rt_to_complex64", x)
	case basicInfo(from)&types.IsComplex != 0:
		return cpp.Call("rt_to_complex128", x)
	// In a generic function, a real constant may be converted to a complex type.
	case single:
		return cpp.Braces(cpp.Name("complex64"), cpp.Call("float32", x), cpp.Int(0))
	case basicInfo(to)&types.IsComplex != 0:
		return cpp.Braces(cpp.Name("complex128"), cpp.Call("float64", x), cpp.Int(0))
	}

	// In C++, a conversion to an integer type that cannot represent the number is undefined, so the runtime
	// converts as Go's compiler does.
	if basicInfo(from)&types.IsFloat != 0 && basicInfo(to)&types.IsInteger != 0 {
		return cpp.Apply(cpp.Template("ftoi", b), x)
	}
	return cpp.Apply(t.cpp(to), x)
}

// builtin translates a call of a predeclared function.
func (t *translator) builtin(x *ast.CallExpr, name string) cpp.Expr {
	// f(g()), where g has several results, is not supported for most functions.
	if t.hasTuple(x) && name != "print" && name != "println" {
		t.refuse(refuse.Results, name)
		return cpp.Int(0)
	}

	// The first argument of new and make may be a type, which is not evaluated.
	if name == "new" || name == "make" {
		t.hoist(x.Args[1:]...)
	} else {
		t.hoist(x.Args...)
	}

	switch name {
	case "len", "cap":
		return t.length(x.Args[0], name)
	case "real":
		return cpp.Member(t.expr(x.Args[0]), "re")
	case "imag":
		return cpp.Member(t.expr(x.Args[0]), "im")
	case "complex":
		part := types.Typ[types.Float64]
		typ := t.typeOf(x).Underlying()

		// Both parts of a complex64 are float32.
		if typ.(*types.Basic).Kind() == types.Complex64 {
			part = types.Typ[types.Float32]
		}
		return cpp.Braces(t.cpp(typ), t.conv(x.Args[0], part), t.conv(x.Args[1], part))
	case "append":
		return t.appendCall(x)
	case "copy":
		// copy also accepts a string as its source.
		if basicInfo(t.typeOf(x.Args[1]))&types.IsString != 0 {
			return cpp.Call("copystr", t.expr(x.Args[0]), t.expr(x.Args[1]))
		}
		return cpp.Call("copyslice", t.expr(x.Args[0]), t.expr(x.Args[1]))
	case "delete":
		m := t.typeOf(x.Args[0]).Underlying().(*types.Map)
		return cpp.Method(t.expr(x.Args[0]), "del", t.conv(x.Args[1], m.Key()))
	case "close":
		return cpp.Call("chan_close", t.expr(x.Args[0]))
	case "clear":
		if _, ok := t.typeOf(x.Args[0]).Underlying().(*types.Map); ok {
			return cpp.Method(t.expr(x.Args[0]), "clear")
		}
		return cpp.Call("clearslice", t.expr(x.Args[0]))
	case "make":
		return t.makeCall(x)
	case "new":
		if !t.prog.Info.Types[x.Args[0]].IsType() { // since Go 1.26, new(x) also accepts a value x
			typ := t.typeOf(x.Args[0])
			return cpp.Apply(cpp.Template("newptr", t.cpp(typ)), t.conv(x.Args[0], types.Default(typ)))
		}
		return cpp.Apply(cpp.Template("gc_new", t.cpp(t.typeOf(x.Args[0]))))
	case "panic":
		// For panics with strings and errors, the runtime has functions that need no type descriptors.
		switch typ := types.Default(t.typeOf(x.Args[0])); {
		case types.Identical(typ, types.Typ[types.String]):
			return cpp.Call("panic_text", t.conv(x.Args[0], typ))
		case types.Identical(typ, types.Universe.Lookup("error").Type()):
			return cpp.Call("rt_panic_error", t.conv(x.Args[0], typ))
		}
		t.panicsWith(t.typeOf(x.Args[0]))
		return cpp.Call("panic_value", t.conv(x.Args[0], types.NewInterfaceType(nil, nil)))
	case "recover":
		if t.fn.panicking == "" {
			// In the initialiser of a package variable, there is no panic to recover.
			return cpp.Call("recover", cpp.Name("nullptr"))
		}
		return cpp.Call("recover", cpp.Name(t.fn.panicking))
	case "min", "max":
		return t.minMax(x, name)
	case "print", "println":
		return t.printCall(x, name)
	}

	if c, ok := t.unsafeBuiltin(x, name); ok {
		return c
	}
	// There is no translation, for example, of unsafe.Sizeof in a generic function.
	t.refuse(refuse.Unknown, "builtin "+name)
	return cpp.Int(0)
}

// length translates len and cap.
func (t *translator) length(e ast.Expr, name string) cpp.Expr {
	typ := t.typeOf(e)

	// For a pointer to an array, the length is a constant.
	if p, ok := typ.Underlying().(*types.Pointer); ok {
		typ = p.Elem()
	}

	field := "n"
	switch u := typ.Underlying().(type) {
	case *types.Array:
		// This len is no constant, for example because the operand contains a call: evaluate the operand.
		t.discardArray(e)
		return cpp.Int(u.Len())
	case *types.Map:
		return cpp.Method(t.expr(e), "len")
	case *types.Chan:
		return cpp.Call("chan_"+name, t.expr(e))
	case *types.Slice:
		if name == "cap" {
			field = "c"
		}
	}
	return cpp.Member(t.expr(e), field)
}

// appendCall translates append.
func (t *translator) appendCall(x *ast.CallExpr) cpp.Expr {
	typ := t.typeOf(x)
	elem := typ.Underlying().(*types.Slice).Elem()
	s := t.conv(x.Args[0], typ)

	// Translate append(s, t...), where t is a slice or a string.
	if x.Ellipsis != token.NoPos {
		if basicInfo(t.typeOf(x.Args[1]))&types.IsString != 0 {
			return cpp.Call("appendstr", s, t.expr(x.Args[1]))
		}
		return cpp.Call("appendall", s, t.conv(x.Args[1], typ))
	}

	list := []cpp.Expr{s}
	for _, a := range x.Args[1:] {
		list = append(list, t.conv(a, elem))
	}
	switch len(list) {
	case 1:
		return s
	case 2:
		return cpp.Call("append", list...)
	}
	return cpp.Call("appendn", list...)
}

// isLength reports whether an expression is a length that fits into memory: that of another value, or a small constant.
func (t *translator) isLength(e ast.Expr) bool {
	if n, exact := constant.Int64Val(t.wholeNumber(e)); exact {
		return n <= 1<<30
	}
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	return ok && t.prog.Builtin(call.Fun) == "len"
}

// wholeNumber returns the value of a constant whole number, or an unknown value.
func (t *translator) wholeNumber(e ast.Expr) constant.Value {
	if v := t.prog.Info.Types[e].Value; v != nil {
		return constant.ToInt(v)
	}
	return constant.MakeUnknown()
}

// makeCall translates make.
func (t *translator) makeCall(x *ast.CallExpr) cpp.Expr {
	typ := t.typeOf(x)
	var sizes []cpp.Expr
	for _, a := range x.Args[1:] {
		sizes = append(sizes, t.conv(a, types.Typ[types.Int]))
	}

	switch u := typ.Underlying().(type) {
	case *types.Slice:
		// Lengths of other values need no check.
		name, last := "mkslice", len(sizes)-1
		empty := len(sizes) == 2 && constant.Compare(t.wholeNumber(x.Args[1]), token.EQL, constant.MakeInt64(0))
		fits := t.isLength(x.Args[len(x.Args)-1])
		switch {
		case empty && fits:
			name, sizes = "mkroom", sizes[last:]
		case len(sizes) == 2:
			name = "mkslicecap"
		case fits:
			name = "mklen"
		}
		return cpp.Apply(cpp.Template(name, t.cpp(u.Elem())), sizes...)
	case *types.Map:
		t.needHash(u.Key())
		return cpp.Apply(cpp.Template("mkmap", t.cpp(u.Key()), t.cpp(u.Elem())), sizes...)
	case *types.Chan:
		return cpp.Apply(cpp.Template("mkchan", t.cpp(u.Elem())), sizes...)
	}
	panic("make of " + typ.String())
}

// minMax translates min and max to nested calls with two operands.
func (t *translator) minMax(x *ast.CallExpr, name string) cpp.Expr {
	typ := t.typeOf(x)
	fn := "i" + name

	// For floating-point numbers, Go has special rules for NaN and signed zeros.
	if basicInfo(typ)&types.IsFloat != 0 {
		fn = "f" + name + "_go"
	}

	s := t.operand(x.Args[0], typ)
	t.needOrder(typ, token.LSS)
	for _, a := range x.Args[1:] {
		s = cpp.Call(fn, s, t.conv(a, typ))
	}
	return s
}

// printCall translates print and println, which print to standard error.
func (t *translator) printCall(x *ast.CallExpr, name string) cpp.Expr {
	var list []cpp.Expr
	for _, a := range x.Args {
		// Translate print(g()), where g has several results.
		if tuple, ok := t.typeOf(a).(*types.Tuple); ok {
			r := t.decl(auto, t.temp("r"), t.tuple(a))
			for i := 0; i < tuple.Len(); i++ {
				list = append(list, t.printText(resultOf(r, i), t.apply(tuple.At(i).Type())))
			}
			continue
		}
		list = append(list, t.printArg(a))
	}

	// Without operands, write the type of the slice, because C++ cannot deduce it from an empty list.
	if len(list) == 0 {
		return cpp.Call("rt_"+name, cpp.Apply(cpp.Template("Slice", cpp.Name("Any"))))
	}
	boxed := cpp.Apply(cpp.Template("tmpslice", cpp.Name("Any")), cpp.Braces(nil, list...))
	return cpp.Call("rt_"+name, boxed)
}

// printArg returns an argument of print or println as an interface value. If the argument's type is not a basic
// type, the interface value contains the text to print instead.
func (t *translator) printArg(a ast.Expr) cpp.Expr {
	typ := t.typeOf(a)
	if _, basic := typ.Underlying().(*types.Basic); basic {
		t.panicsWith(typ)
		return t.convBoxed(a, types.NewInterfaceType(nil, nil), forCall)
	}
	t.hoist(a)
	return t.printText(t.expr(a), typ)
}

// printText converts x, which has type typ, to an interface value for the predeclared function print. A
// number or string is put into the interface itself; for any other type, the interface contains the text that
// print writes for x.
func (t *translator) printText(x cpp.Expr, typ types.Type) cpp.Expr {
	t.panicsWith(typ)

	var text cpp.Expr

	// print writes numbers and strings unchanged, and addresses for all other types.
	switch typ.Underlying().(type) {
	case *types.Basic:
		return t.convertBoxed(x, typ, types.NewInterfaceType(nil, nil), forCall)
	case *types.Slice:
		text = cpp.Call("rt_print_slice", x)
	case *types.Interface:
		text = cpp.Call("rt_print_interface", x)
	case *types.Map:
		text = cpp.Call("rt_print_pointer", cpp.Member(x, "d"))
	case *types.Signature:
		text = cpp.Call("rt_print_pointer", cpp.Member(x, "c"))
	default:
		text = cpp.Call("rt_print_pointer", x)
	}
	return t.convertBoxed(text, types.Typ[types.String], types.NewInterfaceType(nil, nil), forCall)
}

// panicsWith requests the code of the runtime that prints a panic value of this type to standard error.
func (t *translator) panicsWith(typ types.Type) {
	t.panicsAny = t.panicsAny || types.IsInterface(typ)
	if basicInfo(typ)&(types.IsFloat|types.IsComplex) != 0 {
		t.use("rt_float_texts")
	}
}
