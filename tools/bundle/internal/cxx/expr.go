package cxx

// This file translates expressions. It takes expressions whose calls have
// been ordered (lower.go) and gives C++ text with its precedence.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
)

// cx is a C++ expression and how tightly its outermost operator binds.
type cx struct {
	s       string
	prec    int
	pointer string // of *p: the expression p, for those that want the address
	target  string // of &x for a variable x: its name

	variable bool // it is the name of one
}

// Precedences, tightest last.
const (
	lowest = iota
	lor
	land
	equality
	relational
	shift
	additive
	multiplicative
	unary
	primary
)

// at gives the text, in parentheses if it binds less tightly than min.
func (c cx) at(min int) string {
	if c.prec < min {
		return "(" + c.s + ")"
	}
	return c.s
}

func variable(name string) cx { return cx{s: name, prec: primary, variable: true} }

func prim(format string, args ...any) cx { return cx{s: fmt.Sprintf(format, args...), prec: primary} }

// typeOf is the type of an expression in the instance at hand.
func (t *translator) typeOf(e ast.Expr) types.Type {
	typ := t.prog.info.TypeOf(e)
	if typ == nil {
		return types.Typ[types.Invalid]
	}
	return t.apply(typ)
}

// expr translates an expression; its value has the expression's own type.
func (t *translator) expr(e ast.Expr) cx {
	if t.fn != nil {
		if x, ok := t.fn.temps[e]; ok {
			t.fn.read[e] = true
			return x
		}
	}
	if tv, ok := t.prog.info.Types[e]; ok && tv.Value != nil {
		return t.constExpr(e, tv.Value, tv.Type)
	}
	saved := t.pos
	t.pos = e.Pos()
	defer func() { t.pos = saved }()
	switch x := e.(type) {
	case *ast.ParenExpr:
		return t.expr(x.X)
	case *ast.Ident:
		return t.ident(x)
	case *ast.SelectorExpr:
		return t.selector1(x)
	case *ast.IndexExpr:
		return t.index(x)
	case *ast.IndexListExpr:
		return t.instantiated(x, x.X)
	case *ast.SliceExpr:
		return t.slice(x)
	case *ast.StarExpr:
		if shared := t.prog.sharedMemory(x); shared != nil {
			return t.retyped(shared)
		}
		p := t.nonNil(x.X)
		return cx{s: "*" + p, prec: unary, pointer: p}
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
	t.refuse(refusedUnknown, fmt.Sprintf("%T", e))
	return cx{s: "0", prec: primary}
}

// nonNil gives a pointer expression that panics when it is nil.
func (t *translator) nonNil(e ast.Expr) string {
	x := t.expr(e)
	if t.knownNonNil(e) {
		return x.at(unary)
	}
	return "deref(" + x.s + ")"
}

// knownNonNil reports whether a pointer cannot be nil: &x, or a variable that
// only ever held new objects.
func (t *translator) knownNonNil(e ast.Expr) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.UnaryExpr:
		return x.Op == token.AND
	case *ast.Ident:
		return t.fn != nil && t.fn.nonNil[t.prog.info.ObjectOf(x)]
	}
	return false
}

func (t *translator) ident(x *ast.Ident) cx {
	switch obj := t.prog.info.ObjectOf(x).(type) {
	case *types.Var:
		if obj.Parent() == t.prog.pkg.Scope() {
			return variable(t.global(obj))
		}
		return variable(t.localName(obj))
	case *types.Func:
		return t.funcValue(t.funcInstance(x, obj), x)
	case *types.Nil:
		return cx{s: t.nilOf(t.prog.info.TypeOf(x)), prec: primary}
	}
	t.refuse(refusedUnknown, "name "+x.Name)
	return cx{s: "0", prec: primary}
}

// nilOf is nil as a value of a type.
func (t *translator) nilOf(typ types.Type) string {
	if b, ok := typ.(*types.Basic); ok && b.Kind() == types.UntypedNil {
		return "nullptr"
	}
	return t.zero(typ)
}

// funcInstance gives the C++ name of the function that an identifier means,
// with the type arguments that the checker inferred.
func (t *translator) funcInstance(id *ast.Ident, fn *types.Func) string {
	if fn.Pkg() != t.prog.pkg {
		return t.foreignValue(fn)
	}
	return t.function(fn, t.instanceArgs(id))
}

func (t *translator) instanceArgs(id *ast.Ident) []types.Type {
	var list []types.Type
	if inst, ok := t.prog.info.Instances[id]; ok {
		for i := 0; i < inst.TypeArgs.Len(); i++ {
			list = append(list, t.apply(inst.TypeArgs.At(i)))
		}
	}
	return list
}

// funcValue makes a function value of a function.
func (t *translator) funcValue(name string, e ast.Expr) cx {
	sig := t.typeOf(e)
	return prim("FuncValue<%s>::of<%s>()", t.cppSignature(sig.Underlying().(*types.Signature)), name)
}

// foreignName is the runtime's name for a library function; it is refused if there is none.
func (t *translator) foreignName(fn *types.Func) string {
	name := symbol(fn)
	if !t.rt.Offers(name) {
		t.refuse(refusedFunc, fn.FullName())
	}
	return name
}

func (t *translator) foreignMethod(fn *types.Func) bool { return fn.Pkg() != t.prog.pkg }

func (t *translator) haveForeign(fn *types.Func) bool {
	recv := fn.Type().(*types.Signature).Recv().Type()
	return types.IsInterface(recv) || t.rt.Offers(symbol(fn))
}

// selector1 translates x.f as a value.
func (t *translator) selector1(x *ast.SelectorExpr) cx {
	sel := t.prog.info.Selections[x]
	if sel == nil {
		switch obj := t.prog.info.Uses[x.Sel].(type) {
		case *types.Var:
			name := symbol(obj)
			if !t.rt.Offers(name) {
				t.refuse(refusedVar, obj.Pkg().Path()+"."+obj.Name())
			}
			if name == "os_Args" {
				t.use("rt_arguments") // main calls it
			}
			return cx{s: name, prec: primary}
		case *types.Func:
			return t.funcValue(t.foreignValue(obj), x)
		}
		t.refuse(refusedUnknown, "name "+x.Sel.Name)
		return cx{s: "0", prec: primary}
	}
	switch sel.Kind() {
	case types.FieldVal:
		base := t.expr(x.X)
		return t.fieldPath(base, t.typeOf(x.X), sel.Index(), t.knownNonNil(x.X))
	case types.MethodVal:
		return t.methodValue(x, sel)
	}
	return t.methodExpr(x, sel)
}

// fieldPath selects the field at a path through embedded structs.
func (t *translator) fieldPath(base cx, typ types.Type, path []int, safe bool) cx {
	for _, i := range path {
		typ = t.apply(typ)
		s := structOf(typ)
		dot := "."
		if p, ok := typ.Underlying().(*types.Pointer); ok {
			s = structOf(t.apply(p.Elem()))
			dot = "->"
			if !safe {
				base = prim("deref(%s)", base.s)
			}
			if base.target != "" {
				base, dot = cx{s: base.target, prec: primary}, "."
			}
		}
		base = prim("%s%s%s", base.at(primary), dot, fieldName(s, i))
		typ = s.Field(i).Type()
		safe = false
	}
	return base
}

// methodValue translates x.f, not called: a closure over the receiver.
func (t *translator) methodValue(x *ast.SelectorExpr, sel *types.Selection) cx {
	sig := t.typeOf(x).(*types.Signature)
	fn, index := t.selected(x, sel)
	params, args := t.paramList(sig)
	recvType := t.typeOf(x.X)
	r := t.temp("recv")
	want := fn.Type().(*types.Signature).Recv().Type()
	base := t.expr(x.X)
	_, wantsPointer := want.Underlying().(*types.Pointer)
	path, fnObj := index, fn
	if types.IsInterface(recvType) {
		t.emit("Any %s = rt_nonnil(%s)", r, base.s)
	} else {
		// The receiver is evaluated now: the embedded value that has the method.
		inner := t.fieldOrSelf(base, recvType, path[:len(path)-1])
		innerType := t.typeAt(recvType, path[:len(path)-1])
		_, isPointer := innerType.Underlying().(*types.Pointer)
		switch {
		case wantsPointer && !isPointer:
			t.emit("auto %s = &%s", r, inner.at(unary))
			recvType = types.NewPointer(innerType)
		case !wantsPointer && isPointer && !types.IsInterface(want):
			t.emit("auto %s = *deref(%s)", r, inner.s)
			recvType = innerType.Underlying().(*types.Pointer).Elem()
		default:
			t.decl("auto", r, inner.s)
			recvType = innerType
		}
		path = path[len(path)-1:]
	}
	call := t.callMethod(cx{s: r, prec: primary}, recvType, path, fnObj, args, true)
	ret := "return "
	if sig.Results().Len() == 0 {
		ret = ""
	}
	return prim("Func<%s>([%s](%s) mutable -> %s { %s%s; })", t.cppSignature(sig), r, params, t.cppResults(sig.Results()), ret, call)
}

func (t *translator) fieldOrSelf(base cx, typ types.Type, path []int) cx {
	if len(path) == 0 {
		return base
	}
	return t.fieldPath(base, typ, path, false)
}

// typeAt is the type of the field at a path.
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

// paramList names the parameters of a signature a0, a1 and so on.
func (t *translator) paramList(sig *types.Signature) (params string, args []string) {
	var list []string
	for i := 0; i < sig.Params().Len(); i++ {
		list = append(list, fmt.Sprintf("%s a%d", t.cpp(sig.Params().At(i).Type()), i))
		args = append(args, fmt.Sprintf("a%d", i))
	}
	return strings.Join(list, ", "), args
}

// selected gives the method that a selector means and the path to it: that of the
// type argument where the receiver's type is a type parameter.
func (t *translator) selected(x *ast.SelectorExpr, sel *types.Selection) (*types.Func, []int) {
	if _, generic := types.Unalias(sel.Recv()).(*types.TypeParam); generic {
		obj, path, _ := types.LookupFieldOrMethod(t.apply(sel.Recv()), true, t.prog.pkg, x.Sel.Name)
		return obj.(*types.Func), path
	}
	return sel.Obj().(*types.Func), sel.Index()
}

// methodExpr translates T.f.
func (t *translator) methodExpr(x *ast.SelectorExpr, sel *types.Selection) cx {
	sig := t.typeOf(x).(*types.Signature)
	params, args := t.paramList(sig)
	fn, path := t.selected(x, sel)
	call := t.callMethod(cx{s: args[0], prec: primary}, t.apply(sel.Recv()), path, fn, args[1:], true)
	ret := "return "
	if sig.Results().Len() == 0 {
		ret = ""
	}
	return prim("Func<%s>([](%s) -> %s { %s%s; })", t.cppSignature(sig), params, t.cppResults(sig.Results()), ret, call)
}

// index translates x[i] as a value.
func (t *translator) index(x *ast.IndexExpr) cx {
	if t.prog.info.Types[x.Index].IsType() {
		return t.instantiated(x, x.X)
	}
	base := t.typeOf(x.X)
	if m, ok := base.Underlying().(*types.Map); ok {
		return prim("%s.get(%s)", t.expr(x.X).at(primary), t.conv(x.Index, m.Key()))
	}
	return t.element(x)
}

// instantiated translates f[T] as a value.
func (t *translator) instantiated(whole, fun ast.Expr) cx {
	id := analyse.CalleeIdent(fun)
	if fn, ok := t.prog.info.Uses[id].(*types.Func); ok {
		return t.funcValue(t.funcInstance(id, fn), whole)
	}
	return t.expr(fun)
}

// element translates x[i] for everything but maps; it can be assigned to.
func (t *translator) element(x *ast.IndexExpr) cx {
	i := t.expr(x.Index)
	t.noteBound(x.Index)
	if !t.evaluated(x.Index) && holdsLambda(x.Index) {
		i.s = "(" + i.s + ")" // [[ starts an attribute
	}
	if _, ok := t.typeOf(x.X).Underlying().(*types.Pointer); ok {
		return prim("(*%s)[%s]", t.nonNil(x.X), i.s)
	}
	if t.inBounds(x) {
		field := "p"
		if _, ok := t.typeOf(x.X).Underlying().(*types.Array); ok {
			field = "a"
		}
		return prim("%s.%s[%s]", t.place(x.X).at(primary), field, i.s)
	}
	return prim("%s[%s]", t.place(x.X).at(primary), i.s)
}

// holdsLambda reports whether the translation of an expression may begin with a lambda.
func holdsLambda(e ast.Expr) (found bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		_, lit := n.(*ast.FuncLit)
		found = found || lit
		return !found
	})
	return found
}

// noteBound notes an index or bound that may lie above int64, since texts of panics show it.
func (t *translator) noteBound(e ast.Expr) {
	if e != nil && basicInfo(t.typeOf(e))&types.IsUnsigned != 0 && t.bitSize(t.typeOf(e)) == 64 && t.interval(e).lo < 0 {
		t.use("huge_index")
	}
}

// slice translates x[lo:hi:max].
func (t *translator) slice(x *ast.SliceExpr) cx {
	for _, e := range []ast.Expr{x.Low, x.High, x.Max} {
		t.noteBound(e)
	}
	base := t.typeOf(x.X)
	if basicInfo(base)&types.IsString != 0 {
		return t.sliceString(x)
	}
	s, sub := "", "subslice"
	switch base.Underlying().(type) {
	case *types.Array:
		s, sub = t.place(x.X).s, "subarray"
	case *types.Pointer:
		s, sub = "*"+t.nonNil(x.X), "subarray"
	default:
		s = t.expr(x.X).s
	}
	if sub == "subarray" && x.High == nil {
		s = "arrayslice(" + s + ")"
	}
	lo := "0"
	if x.Low != nil {
		lo = t.expr(x.Low).s
	}
	switch {
	case x.Max != nil:
		return prim("%s3(%s, %s, %s, %s)", sub, s, lo, t.expr(x.High).s, t.expr(x.Max).s)
	case x.High != nil:
		return prim("%s(%s, %s, %s)", sub, s, lo, t.expr(x.High).s)
	case x.Low != nil:
		return prim("tailslice(%s, %s)", s, lo)
	}
	return cx{s: s, prec: primary}
}

func (t *translator) sliceString(x *ast.SliceExpr) cx {
	s := t.expr(x.X)
	switch {
	case x.High != nil && x.Low != nil:
		return prim("substr(%s, %s, %s)", s.s, t.expr(x.Low).s, t.expr(x.High).s)
	case x.High != nil:
		return prim("substr(%s, 0, %s)", s.s, t.expr(x.High).s)
	case x.Low != nil:
		return prim("tailstr(%s, %s)", s.s, t.expr(x.Low).s)
	}
	return s
}

// place translates an expression whose address matters: it is not copied.
func (t *translator) place(e ast.Expr) cx {
	switch x := e.(type) {
	case *ast.ParenExpr:
		return t.place(x.X)
	case *ast.IndexExpr:
		if m, ok := t.typeOf(x.X).Underlying().(*types.Map); ok && t.fn.assigning {
			return prim("%s.at(%s)", t.expr(x.X).at(primary), t.conv(x.Index, m.Key()))
		}
	}
	return t.expr(e)
}

// unary translates operators with one operand.
func (t *translator) unary(x *ast.UnaryExpr) cx {
	typ := t.typeOf(x)
	switch x.Op {
	case token.AND:
		return t.address(x.X)
	case token.ARROW:
		return t.receive(x, "chan_recv")
	case token.NOT:
		return cx{s: "!" + t.expr(x.X).at(unary), prec: unary}
	case token.ADD:
		return t.expr(x.X)
	case token.SUB:
		if basicInfo(typ)&types.IsInteger != 0 {
			return prim("wneg(%s)", t.expr(x.X).s)
		}
		s := t.expr(x.X).at(primary)
		return cx{s: "-" + s, prec: unary}
	case token.XOR:
		return t.narrow(cx{s: "~" + t.expr(x.X).at(unary), prec: unary}, typ)
	}
	t.refuse(refusedUnknown, "operator "+x.Op.String())
	return cx{s: "0", prec: primary}
}

// address gives &c.
func (c cx) address() cx {
	if c.pointer != "" {
		return cx{s: c.pointer, prec: unary}
	}
	out := cx{s: "&" + c.at(unary), prec: unary}
	if c.variable {
		out.target = c.s
	}
	return out
}

// address translates &x.
func (t *translator) address(e ast.Expr) cx {
	e = ast.Unparen(e)
	if lit, ok := e.(*ast.CompositeLit); ok {
		return t.newObject(lit)
	}
	return t.place(e).address()
}

// newObject translates &T{...}.
func (t *translator) newObject(lit *ast.CompositeLit) cx {
	typ := t.cpp(t.typeOf(lit))
	if len(lit.Elts) == 0 && structOf(t.typeOf(lit)) != nil {
		return prim("gc_new<%s>()", typ)
	}
	return prim("newptr<%s>(%s)", typ, t.composite(lit).s)
}

// narrow casts the result of an operation on a small integer back to its type.
func (t *translator) narrow(c cx, typ types.Type) cx {
	if basicInfo(typ)&types.IsInteger != 0 && t.bitSize(typ) < 32 {
		return prim("%s(%s)", t.cpp(typ.Underlying()), c.s)
	}
	return c
}

// typeAssert translates x.(T) with one result.
func (t *translator) typeAssert(x *ast.TypeAssertExpr) cx {
	target, from := t.typeOf(x), t.goName(t.typeOf(x.X))
	if types.IsInterface(from2(t.typeOf(x.X))) && len(from) > 60 {
		from = "interface"
	}
	if iface, ok := target.Underlying().(*types.Interface); ok {
		sels, names := t.selectorsOf(iface)
		return prim("any_convert(%s, %s, %s, {%s}, {%s})", t.expr(x.X).s, quote(t.goName(target)), quote(from), strings.Join(sels, ", "), strings.Join(names, ", "))
	}
	return prim("any_get<%s>(%s, &%s, %s)", t.cpp(target), t.expr(x.X).s, t.desc(target), quote(from))
}

func from2(t types.Type) types.Type { return t }

// selectorsOf lists the selectors of an interface's methods and their names as C++ strings.
func (t *translator) selectorsOf(iface *types.Interface) (sels, names []string) {
	for i := 0; i < iface.NumMethods(); i++ {
		m := iface.Method(i)
		sels = append(sels, t.selector(m.Name(), t.apply(m.Type()).(*types.Signature)))
		names = append(names, quote(m.Name()))
	}
	return sels, names
}

// tuple translates an expression with several results: a call, or a comma-ok form.
func (t *translator) tuple(e ast.Expr) string {
	t.hoist(e)
	switch x := ast.Unparen(e).(type) {
	case *ast.IndexExpr:
		m := t.typeOf(x.X).Underlying().(*types.Map)
		return fmt.Sprintf("%s.get2(%s)", t.expr(x.X).at(primary), t.conv(x.Index, m.Key()))
	case *ast.TypeAssertExpr:
		target := t.typeOf(x.Type)
		if iface, ok := target.Underlying().(*types.Interface); ok {
			sels, _ := t.selectorsOf(iface)
			return fmt.Sprintf("any_as(%s)", strings.Join(append([]string{t.expr(x.X).s}, sels...), ", "))
		}
		return fmt.Sprintf("any_try<%s>(%s, &%s)", t.cpp(target), t.expr(x.X).s, t.desc(target))
	case *ast.UnaryExpr:
		return t.receive(x, "chan_recv2").s
	}
	return t.expr(e).s
}

// conv translates e for a place of type to.
func (t *translator) conv(e ast.Expr, to types.Type) string { return t.convx(e, to).s }

func (t *translator) convx(e ast.Expr, to types.Type) cx {
	to = t.apply(to)
	tv := t.prog.info.Types[e]
	if tv.IsNil() {
		return cx{s: t.zero(to), prec: primary}
	}
	if tv.Value != nil && !types.IsInterface(to) {
		return t.constExpr(e, tv.Value, to)
	}
	if lit, ok := ast.Unparen(e).(*ast.FuncLit); ok && !types.IsInterface(to) && !t.evaluated(e) {
		return t.closure(lit, to)
	}
	return t.convertTo(t.expr(e), t.typeOf(e), to, tv.Value != nil)
}

// convertTo changes a value of one type into another that it is assignable to.
func (t *translator) convertTo(x cx, from, to types.Type, constant ...bool) cx {
	from, to = t.apply(from), t.apply(to)
	if types.IsInterface(to) {
		if types.IsInterface(from) {
			return x
		}
		return t.mkany(x, types.Default(from), len(constant) > 0 && constant[0])
	}
	if structOf(from) != nil && t.cpp(from) != t.cpp(to) {
		return prim("rt_cast<%s>(%s)", t.cpp(to), x.s)
	}
	return x
}

// mkany puts a value into an interface.
func (t *translator) mkany(x cx, typ types.Type, constant bool) cx {
	maker := "mkany"
	if t.fn != nil && t.fn.tmp {
		maker = "tmpany"
	}
	if constant {
		maker += "<" + t.cpp(typ) + ">"
	}
	t.noteBoxed(typ)
	return prim("%s(&%s, %s)", maker, t.desc(typ), x.s)
}
