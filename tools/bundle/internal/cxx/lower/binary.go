package lower

// This file translates operators with two operands: arithmetic that wraps,
// shifts of any width, comparison of all types.

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"math"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

func (t *translator) binary(x *ast.BinaryExpr) cpp.Expr {
	switch x.Op {
	case token.LAND, token.LOR:
		return t.logic(x)
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
		return t.compare(x)
	case token.SHL, token.SHR:
		return t.shift(x.Op, t.operand(x.X, t.typeOf(x)), t.typeOf(x), x.Y)
	}
	typ := t.typeOf(x)
	if basicInfo(typ)&types.IsString != 0 {
		return t.concat(x)
	}
	return t.arith(x.Op, t.conv(x.X, typ), t.conv(x.Y, typ), typ, x.X, x.Y)
}

// operand is the left operand of a shift or a generic helper: a constant gets its type.
func (t *translator) operand(e ast.Expr, typ types.Type) cpp.Expr {
	c := t.conv(e, typ)
	if t.prog.Info.Types[e].Value != nil {
		return cpp.Apply(t.cpp(typ), c)
	}
	return c
}

// logic translates && and ||.
func (t *translator) logic(x *ast.BinaryExpr) cpp.Expr {
	if t.mayNeedLines(x.Y) && t.needsLines(x.Y) {
		return t.shortCircuit(x)
	}
	left := t.expr(x.X)
	return cpp.Binary(x.Op.String(), left, t.value(x.Y))
}

// mayNeedLines is a cheap test before needsLines.
func (t *translator) mayNeedLines(e ast.Expr) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit, *ast.CompositeLit:
			found = true
		case *ast.CallExpr:
			found = found || t.eff.Call(n) == analyse.Writes
		case *ast.SelectorExpr:
			if sel := t.prog.Info.Selections[n]; sel != nil && sel.Kind() == types.MethodVal {
				found = true
			}
		}
		return !found
	})
	return found
}

// concat translates a chain of + on strings in one allocation.
func (t *translator) concat(x *ast.BinaryExpr) cpp.Expr {
	parts := t.concatParts(x)
	name := "concat"
	if len(parts) > 2 {
		name = "concatn"
	}
	return cpp.Call(name, parts...)
}

// concatParts lists the operands of a chain of +.
func (t *translator) concatParts(x *ast.BinaryExpr) []cpp.Expr {
	var parts []cpp.Expr
	var collect func(e ast.Expr)
	collect = func(e ast.Expr) {
		b, ok := ast.Unparen(e).(*ast.BinaryExpr)
		if ok && !t.evaluated(e) && b.Op == token.ADD && t.prog.Info.Types[b].Value == nil {
			collect(b.X)
			collect(b.Y)
			return
		}
		parts = append(parts, t.conv(e, types.Typ[types.String]))
	}
	collect(x)
	return parts
}

var wrapNames = map[token.Token]string{token.ADD: "wadd", token.SUB: "wsub", token.MUL: "wmul", token.QUO: "idiv", token.REM: "irem"}

// arith translates + - * / % & | ^ &^ on numbers.
func (t *translator) arith(op token.Token, x, y cpp.Expr, typ types.Type, ex, ey ast.Expr) cpp.Expr {
	info := basicInfo(typ)
	if info&(types.IsFloat|types.IsComplex) != 0 {
		return cpp.Binary(op.String(), x, y)
	}
	switch op {
	case token.AND, token.OR, token.XOR:
		return t.narrow(cpp.Binary(op.String(), x, y), typ)
	case token.AND_NOT:
		return t.narrow(cpp.Binary("&", x, cpp.Unary("~", y)), typ)
	case token.QUO, token.REM:
		if d, ok := t.constInt(ey); ok && d != 0 && d != -1 {
			return t.narrow(cpp.Binary(op.String(), x, y), typ)
		}
	default:
		if t.plain(op, typ, ex, ey) {
			return t.narrow(cpp.Binary(op.String(), x, y), typ)
		}
	}
	left := x
	if t.prog.Info.Types[ex].Value != nil {
		left = cpp.Apply(t.cpp(typ), x)
	}
	return cpp.Call(wrapNames[op], left, y)
}

// plain reports whether C++'s own operator gives Go's result: unsigned types
// that are not promoted, and ranges that cannot overflow.
func (t *translator) plain(op token.Token, typ types.Type, ex, ey ast.Expr) bool {
	switch bits, unsigned := t.bitSize(typ), basicInfo(typ)&types.IsUnsigned != 0; {
	case unsigned && bits >= 32:
		return true
	case bits == 8 || bits == 16 && !unsigned:
		return true // computed in int, then cast back
	}
	b := typ.Underlying().(*types.Basic)
	_, ok := combine(op, t.interval(ex), t.interval(ey), b)
	return ok
}

// constInt gives the value of a constant integer expression.
func (t *translator) constInt(e ast.Expr) (int64, bool) {
	tv := t.prog.Info.Types[e]
	if tv.Value == nil {
		return 0, false
	}
	v := constant.ToInt(tv.Value)
	if v.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(v)
}

// span is a range of integers.
type span struct{ lo, hi int64 }

var wholeInt = span{math.MinInt64, math.MaxInt64}

// maxLen bounds the length of anything in memory.
const maxLen = 1 << 47

// interval bounds the value of an integer expression, if only by its type.
func (t *translator) interval(e ast.Expr) span {
	e = ast.Unparen(e)
	if n, ok := t.constInt(e); ok {
		return span{n, n}
	}
	typ := t.typeOf(e)
	r := typeInterval(typ)
	switch x := e.(type) {
	case *ast.Ident:
		if s, ok := t.fn.ranges[t.prog.Info.ObjectOf(x)]; ok {
			return s
		}
	case *ast.CallExpr:
		return t.callInterval(x, r)
	case *ast.BinaryExpr:
		a, b := t.interval(x.X), t.interval(x.Y)
		if basic, ok := typ.Underlying().(*types.Basic); ok {
			if s, ok := combine(x.Op, a, b, basic); ok {
				return s
			}
		}
	}
	return r
}

func (t *translator) callInterval(x *ast.CallExpr, r span) span {
	if t.prog.Info.Types[x.Fun].IsType() && len(x.Args) == 1 && basicInfo(t.typeOf(x.Args[0]))&types.IsInteger != 0 {
		if from := t.interval(x.Args[0]); from.lo >= r.lo && from.hi <= r.hi {
			return from
		}
		return r
	}
	if name := t.prog.Builtin(x.Fun); name == "len" || name == "cap" {
		return span{0, maxLen}
	}
	return r
}

func typeInterval(typ types.Type) span {
	switch typ.Underlying().(*types.Basic).Kind() {
	case types.Int8:
		return span{-128, 127}
	case types.Int16:
		return span{-32768, 32767}
	case types.Int32, types.UntypedRune:
		return span{math.MinInt32, math.MaxInt32}
	case types.Uint8:
		return span{0, 255}
	case types.Uint16:
		return span{0, 65535}
	case types.Uint32:
		return span{0, math.MaxUint32}
	}
	return wholeInt
}

// combine bounds the result of an operation; false if it may not fit its type.
func combine(op token.Token, a, b span, typ *types.Basic) (span, bool) {
	var s span
	switch op {
	case token.ADD:
		lo, ok1 := addOK(a.lo, b.lo)
		hi, ok2 := addOK(a.hi, b.hi)
		if !ok1 || !ok2 {
			return s, false
		}
		s = span{lo, hi}
	case token.SUB:
		if b.lo == math.MinInt64 {
			return s, false
		}
		lo, ok1 := addOK(a.lo, -b.hi)
		hi, ok2 := addOK(a.hi, -b.lo)
		if !ok1 || !ok2 {
			return s, false
		}
		s = span{lo, hi}
	case token.MUL:
		var ok bool
		if s, ok = mulSpan(a, b); !ok {
			return s, false
		}
	case token.REM:
		if b.lo != b.hi || b.lo <= 0 || typ.Info()&types.IsUnsigned != 0 && typ.Kind() != types.Uint8 && typ.Kind() != types.Uint16 && typ.Kind() != types.Uint32 {
			return s, false
		}
		s = span{-(b.lo - 1), b.lo - 1}
		if a.lo >= 0 {
			s.lo = 0
		}
	case token.AND:
		if b.lo >= 0 {
			return span{0, b.hi}, true
		}
		if a.lo >= 0 {
			return span{0, a.hi}, true
		}
		return s, false
	case token.QUO:
		if b.lo != b.hi || b.lo <= 0 {
			return s, false
		}
		s = span{a.lo / b.lo, a.hi / b.lo}
	case token.SHR:
		if b.lo != b.hi || b.lo < 0 || b.lo > 62 {
			return s, false
		}
		s = span{a.lo >> uint(b.lo), a.hi >> uint(b.lo)}
	default:
		return s, false
	}
	limit := typeInterval(typ)
	if typ.Kind() == types.Uint64 || typ.Kind() == types.Uint || typ.Kind() == types.Uintptr {
		return s, false
	}
	return s, s.lo >= limit.lo && s.hi <= limit.hi
}

func addOK(a, b int64) (int64, bool) {
	c := a + b
	return c, (c > a) == (b > 0)
}

func mulSpan(a, b span) (span, bool) {
	s := span{math.MaxInt64, math.MinInt64}
	for _, x := range []int64{a.lo, a.hi} {
		for _, y := range []int64{b.lo, b.hi} {
			if x == math.MinInt64 || y == math.MinInt64 || x != 0 && x*y/x != y {
				return s, false
			}
			s.lo, s.hi = min(s.lo, x*y), max(s.hi, x*y)
		}
	}
	return s, true
}

// shift translates x << y and x >> y.
func (t *translator) shift(op token.Token, x cpp.Expr, typ types.Type, y ast.Expr) cpp.Expr {
	info := basicInfo(typ)
	count := t.expr(y)
	size := t.bitSize(typ)
	r := t.interval(y)
	if n, ok := t.constInt(y); ok {
		r = span{n, n}
		count = cpp.Int(n)
	} else if t.prog.Info.Types[y].Value != nil { // beyond int64
		r = span{math.MaxInt64, math.MaxInt64}
		count = cpp.Int(math.MaxInt64)
	}
	inRange := r.lo >= 0 && r.hi < size
	if inRange && (op == token.SHR || info&types.IsUnsigned != 0 && size >= 32) {
		return t.narrow(cpp.Binary(op.String(), x, count), typ)
	}
	name := "shl"
	if op == token.SHR {
		name = "shr"
	}
	return cpp.Call(name, x, count)
}

func (t *translator) bitSize(typ types.Type) int64 {
	typ = types.Default(t.apply(typ)) // the checker leaves constants untyped in shift counts
	return types.SizesFor("gc", "amd64").Sizeof(typ.Underlying()) * 8
}

// isLibraryError reports whether e is an error that a package of the library declares: a pointer, so
// that comparing it with any value compares addresses.
func (t *translator) isLibraryError(e ast.Expr) bool {
	s := selectorOf(e)
	if s == nil {
		return false
	}
	v, ok := t.prog.Info.Uses[s.Sel].(*types.Var)
	return ok && !v.IsField() && v.Pkg() != t.prog.Pkg && analyse.IsError(v.Type())
}

// compare translates == != < <= > >=.
func (t *translator) compare(x *ast.BinaryExpr) cpp.Expr {
	equality := x.Op == token.EQL || x.Op == token.NEQ
	if t.isNil(x.Y) {
		return cpp.Binary(x.Op.String(), t.nilSide(x.X), cpp.Name("nullptr"))
	}
	if t.isNil(x.X) {
		return cpp.Binary(x.Op.String(), t.nilSide(x.Y), cpp.Name("nullptr"))
	}
	tx, ty := t.typeOf(x.X), t.typeOf(x.Y)
	if equality && types.IsInterface(tx) && types.IsInterface(ty) && (t.isLibraryError(x.X) || t.isLibraryError(x.Y)) {
		same := cpp.Call("rt_is", t.expr(x.X), t.expr(x.Y))
		if x.Op == token.NEQ {
			return cpp.Unary("!", same)
		}
		return same
	}
	if equality {
		if types.IsInterface(tx) != types.IsInterface(ty) {
			if types.IsInterface(tx) {
				ty = tx
			} else {
				tx = ty
			}
		}
		t.needEqual(tx)
	} else {
		t.needOrder(tx, x.Op)
	}
	typ := tx
	if t.prog.Info.Types[x.X].Value != nil {
		typ = ty
	}
	left := t.conv(x.X, typ)
	return cpp.Binary(x.Op.String(), left, t.conv(x.Y, typ))
}

func (t *translator) isNil(e ast.Expr) bool { return t.prog.Info.Types[e].IsNil() }

// nilSide gives what of a value is compared with nullptr.
func (t *translator) nilSide(e ast.Expr) cpp.Expr { return nilPart(t.expr(e), t.typeOf(e)) }

// nilPart is nilSide for a value of a type.
func nilPart(x cpp.Expr, typ types.Type) cpp.Expr {
	switch typ.Underlying().(type) {
	case *types.Slice:
		return cpp.Member(x, "p")
	case *types.Interface:
		return cpp.Member(x, "t")
	case *types.Map:
		return cpp.Member(x, "d")
	case *types.Signature:
		return cpp.Member(x, "c")
	}
	return x
}

// inBounds reports whether an index is known to be within its operand: a loop
// variable that runs over it.
func (t *translator) inBounds(x *ast.IndexExpr) bool {
	a, ok := t.typeOf(x.X).Underlying().(*types.Array)
	if ok {
		r := t.interval(x.Index)
		if basicInfo(t.typeOf(x.Index))&types.IsInteger != 0 && basicInfo(t.typeOf(x.Index))&types.IsUnsigned == 0 || t.bitSize(t.typeOf(x.Index)) < 64 {
			return r.lo >= 0 && r.hi < a.Len()
		}
	}
	return false
}
