package lower

// This file translates operators with two operands: arithmetic that wraps around, shifts by any count, and
// comparisons of all types.

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"math"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// binary translates an expression with a binary operator.
func (t *translator) binary(x *ast.BinaryExpr) cpp.Expr {
	switch x.Op {
	case token.LAND, token.LOR:
		// && and || evaluate their right side only if needed.
		return t.logic(x)
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
		return t.compare(x)
	case token.SHL, token.SHR:
		// For a shift, do not convert the right operand: a shift count keeps its own type.
		return t.shift(x.Op, t.operand(x.X, t.typeOf(x)), t.typeOf(x), x.Y)
	}

	typ := t.typeOf(x)
	if basicInfo(typ)&types.IsString != 0 {
		return t.concat(x)
	}
	return t.arith(x.Op, t.conv(x.X, typ), t.conv(x.Y, typ), typ, x.X, x.Y)
}

// operand translates an operand of an operator as a value of type typ. A constant is written with its type,
// because C++ deduces the type of the result from the operands.
func (t *translator) operand(e ast.Expr, typ types.Type) cpp.Expr {
	c := t.conv(e, typ)
	if t.prog.Info.Types[e].Value != nil {
		return cpp.Apply(t.cpp(typ), c)
	}
	return c
}

// logic translates x && y and x || y. If the translation of y needs statements, the whole expression becomes
// an if statement.
func (t *translator) logic(x *ast.BinaryExpr) cpp.Expr {
	if t.mayNeedLines(x.Y) && t.needsLines(x.Y) {
		return t.shortCircuit(x)
	}
	left := t.value(x.X)
	return cpp.Binary(x.Op.String(), left, t.value(x.Y))
}

// mayNeedLines reports whether the translation of e may need statements. It is faster than needsLines, and
// may return true when needsLines returns false.
func (t *translator) mayNeedLines(e ast.Expr) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		// The translation of a closure or a composite literal may declare variables, which needs statements.
		case *ast.FuncLit, *ast.CompositeLit:
			found = true
		case *ast.CallExpr:
			// The result of a call with effects is stored in a temporary, which needs a statement.
			found = found || t.eff.Call(n) == analyse.Writes
		case *ast.UnaryExpr:
			// A receive is like a call with effects.
			found = found || n.Op == token.ARROW
		case *ast.SelectorExpr:
			if sel := t.prog.Info.Selections[n]; sel != nil && sel.Kind() == types.MethodVal {
				// A method value is a closure over its receiver.
				found = true
			}
		}
		return !found
	})
	return found
}

// concat translates a chain of + on strings to one call, which allocates once.
func (t *translator) concat(x *ast.BinaryExpr) cpp.Expr {
	parts := t.concatParts(x)
	name := "concat"
	if len(parts) > 2 {
		name = "concatn"
	}
	return cpp.Call(name, parts...)
}

// concatParts returns the operands of a chain of +.
func (t *translator) concatParts(x *ast.BinaryExpr) []cpp.Expr {
	var parts []cpp.Expr
	var collect func(e ast.Expr)
	collect = func(e ast.Expr) {
		// A constant, or an expression that is already in a temporary, is one operand.
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

// wrapNames contains the runtime's functions for operators that are undefined in C++ on overflow or division by
// zero.
var wrapNames = map[token.Token]string{
	token.ADD: "wadd", token.SUB: "wsub", token.MUL: "wmul", token.QUO: "idiv", token.REM: "irem",
}

// arith translates + - * / % & | ^ &^ on numbers. x and y are the translated operands, and ex and ey are the Go
// expressions from which they were translated.
func (t *translator) arith(op token.Token, x, y cpp.Expr, typ types.Type, ex, ey ast.Expr) cpp.Expr {
	info := basicInfo(typ)

	// Floating-point operators are the same in both languages.
	if info&(types.IsFloat|types.IsComplex) != 0 {
		return cpp.Binary(op.String(), x, y)
	}

	// Use C++'s operator if it gives the same result.
	switch op {
	case token.AND, token.OR, token.XOR:
		return t.narrow(cpp.Binary(op.String(), x, y), typ)
	case token.AND_NOT:
		return t.narrow(cpp.Binary("&", x, t.complement(y, typ, ey)), typ)
	case token.QUO, token.REM: // dividing the smallest integer by -1 overflows
		// A division by a constant is safe unless the constant is 0 or -1, because C++ rounds towards zero
		// like Go.
		if d, ok := t.constInt(ey); ok && d != 0 && d != -1 {
			return t.narrow(cpp.Binary(op.String(), x, y), typ)
		}
	default:
		if t.plain(op, typ, ex, ey) {
			return t.narrow(cpp.Binary(op.String(), x, y), typ)
		}
	}

	left := x

	// The runtime's functions are templates, so a constant must be written with its type.
	if t.prog.Info.Types[ex].Value != nil {
		left = cpp.Apply(t.cpp(typ), x)
	}
	return cpp.Call(wrapNames[op], left, y)
}

// complement returns ^y for y, the translation of ey. C++ computes ~ in the type of a literal, which may have fewer
// bits than typ, so a constant of an unsigned type is written with its type.
func (t *translator) complement(y cpp.Expr, typ types.Type, ey ast.Expr) cpp.Expr {
	if t.prog.Info.Types[ey].Value != nil && basicInfo(typ)&types.IsUnsigned != 0 {
		y = cpp.Apply(t.cpp(typ.Underlying()), y)
	}
	return cpp.Unary("~", y)
}

// plain reports whether C++'s operator gives the same result as Go's. These are unsigned types that C++ does not
// promote to int, and operands with ranges that exclude overflow.
func (t *translator) plain(op token.Token, typ types.Type, ex, ey ast.Expr) bool {
	bits := t.bitSize(typ)
	unsigned := basicInfo(typ)&types.IsUnsigned != 0
	switch {
	case unsigned && bits >= 32:
		return true
	case bits == 8 || bits == 16 && !unsigned:
		// C++ computes with int, in which the result fits, and then the translation converts it back.
		return true
	}

	b := typ.Underlying().(*types.Basic)
	_, ok := combine(op, t.interval(ex), t.interval(ey), b)
	return ok
}

// constInt returns the value of a constant integer expression.
func (t *translator) constInt(e ast.Expr) (int64, bool) {
	tv := t.prog.Info.Types[e]
	if tv.Value == nil {
		return 0, false
	}
	v := constant.ToInt(tv.Value)

	// Go allows a floating-point constant such as 1e9 as an integer if its value is an integer.
	if v.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(v)
}

// A span is a range of integers, lo and hi included.
type span struct{ lo, hi int64 }

// wholeInt is the range of an int64.
var wholeInt = span{math.MinInt64, math.MaxInt64}

// maxLen is an upper bound for the length of anything in memory.
const maxLen = 1 << 47

// interval returns a range that contains the value of an integer expression. If nothing else is known, it is
// the range of the type.
func (t *translator) interval(e ast.Expr) span {
	e = ast.Unparen(e)
	if n, ok := t.constInt(e); ok {
		return span{n, n}
	}

	typ := t.typeOf(e)
	r := typeInterval(typ)
	switch x := e.(type) {
	case *ast.Ident:
		// The variable of a counting loop, or a variable that never changes, has a known range.
		if s, ok := t.fn.ranges[t.prog.Info.ObjectOf(x)]; ok {
			return s
		}
	case *ast.CallExpr:
		return t.callInterval(x, r)
	case *ast.BinaryExpr:
		a, b := t.interval(x.X), t.interval(x.Y)

		// The range of an operation is known only if the result cannot overflow.
		if basic, ok := typ.Underlying().(*types.Basic); ok {
			if s, ok := combine(x.Op, a, b, basic); ok {
				return s
			}
		}
	}
	return r
}

// callInterval returns a range that contains the value of a conversion or call. r is the range of the value's
// type.
func (t *translator) callInterval(x *ast.CallExpr, r span) span {
	// A conversion does not change a value that fits.
	if t.prog.Info.Types[x.Fun].IsType() && len(x.Args) == 1 && basicInfo(t.typeOf(x.Args[0]))&types.IsInteger != 0 {
		if from := t.interval(x.Args[0]); from.lo >= r.lo && from.hi <= r.hi {
			return from
		}
		return r
	}

	// No object is larger than the address space.
	if name := t.prog.Builtin(x.Fun); name == "len" || name == "cap" {
		return span{0, maxLen}
	}
	return r
}

// typeInterval returns the range of an integer type. For all types of 64 bits it is the range of int64, so
// callers must handle unsigned types separately.
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

// combine returns the range of the result of an operation, given the ranges of the operands. It returns false
// if the result may not fit its type, or is not known.
func combine(op token.Token, a, b span, typ *types.Basic) (span, bool) {
	kind := typ.Kind()
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
		// The negation -b.lo would overflow.
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
		// The smallest and the largest product are products of the limits of the ranges.
		product, ok := mulSpan(a, b)
		if !ok {
			return s, false
		}
		s = product

	case token.REM:
		// The divisor must be a positive constant. A 64-bit unsigned dividend may exceed int64.
		small := kind == types.Uint8 || kind == types.Uint16 || kind == types.Uint32
		if b.lo != b.hi || b.lo <= 0 || typ.Info()&types.IsUnsigned != 0 && !small {
			return s, false
		}
		s = span{-(b.lo - 1), b.lo - 1}

		// The remainder has the sign of the dividend.
		if a.lo >= 0 {
			s.lo = 0
		}

	case token.AND:
		// If one operand of & is not negative, it is an upper bound of the result.
		if b.lo >= 0 {
			return span{0, b.hi}, true
		}
		if a.lo >= 0 {
			return span{0, a.hi}, true
		}
		return s, false

	case token.QUO:
		// Division by a positive constant is monotonic.
		if b.lo != b.hi || b.lo <= 0 {
			return s, false
		}
		s = span{a.lo / b.lo, a.hi / b.lo}

	case token.SHR:
		// A shift by a constant is monotonic.
		if b.lo != b.hi || b.lo < 0 || b.lo > 62 {
			return s, false
		}
		s = span{a.lo >> uint(b.lo), a.hi >> uint(b.lo)}
	default:
		return s, false
	}

	// A span cannot represent the range of a 64-bit unsigned type.
	limit := typeInterval(typ)
	if kind == types.Uint64 || kind == types.Uint || kind == types.Uintptr {
		return s, false
	}
	return s, s.lo >= limit.lo && s.hi <= limit.hi
}

// addOK returns the sum, and whether it did not overflow.
func addOK(a, b int64) (int64, bool) {
	c := a + b
	return c, (c > a) == (b > 0)
}

// mulSpan returns the range of the products of two ranges, and false if a product may overflow.
func mulSpan(a, b span) (span, bool) {
	s := span{math.MaxInt64, math.MinInt64}
	for _, x := range []int64{a.lo, a.hi} {
		for _, y := range []int64{b.lo, b.hi} {
			// Divide to find out whether the product has overflowed.
			if x == math.MinInt64 || y == math.MinInt64 || x != 0 && x*y/x != y {
				return s, false
			}
			s.lo = min(s.lo, x*y)
			s.hi = max(s.hi, x*y)
		}
	}
	return s, true
}

// shift translates x << y and x >> y.
func (t *translator) shift(op token.Token, x cpp.Expr, typ types.Type, y ast.Expr) cpp.Expr {
	info := basicInfo(typ)
	count, r := t.shiftCount(y)
	size := t.bitSize(typ)

	// In C++, shifts by the width or more and left shifts of negative numbers are undefined, and operands of
	// small types are promoted.
	inRange := r.lo >= 0 && r.hi < size
	if inRange && (op == token.SHR || info&types.IsUnsigned != 0 && size >= 32) {
		return t.narrow(cpp.Binary(op.String(), x, count), typ)
	}

	// The runtime's functions accept any count.
	name := "shl"
	if op == token.SHR {
		name = "shr"
	}
	return cpp.Call(name, x, count)
}

// shiftCount translates the count of a shift, and returns a range that contains it.
func (t *translator) shiftCount(y ast.Expr) (cpp.Expr, span) {
	// If the count is a constant, its only possible value is known, and it is written as a literal without a
	// type. A count beyond int64 has the same effect as the largest int64.
	if t.prog.Info.Types[y].Value != nil {
		n, ok := t.constInt(y)
		if !ok {
			n = math.MaxInt64
		}
		return cpp.Int(n), span{n, n}
	}
	return t.expr(y), t.interval(y)
}

// bitSize returns the size of a type in bits.
func (t *translator) bitSize(typ types.Type) int64 {
	typ = types.Default(t.apply(typ)) // the type checker leaves constants in shift counts untyped
	return types.SizesFor("gc", "amd64").Sizeof(typ.Underlying()) * 8
}

// isLibraryError reports whether e is an error variable of a package of the library. The value of such a
// variable is a pointer, so a comparison with any other value compares addresses.
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
		// Errors of the library are pointers, so the comparison needs no method tables.
		same := cpp.Call("rt_is", t.expr(x.X), t.expr(x.Y))
		if x.Op == token.NEQ {
			return cpp.Unary("!", same)
		}
		return same
	}

	// If one side is an interface, put the other side into an interface, too.
	if equality {
		if types.IsInterface(tx) != types.IsInterface(ty) {
			if types.IsInterface(tx) {
				ty = tx
			} else {
				tx = ty
			}
		}

		// Request the runtime's comparison of these values.
		t.needEqual(tx)
		if x.Op == token.NEQ && basicInfo(tx)&types.IsString != 0 {
			t.use("needs_string_unequal")
		}
	} else {
		t.needOrder(tx, x.Op)
	}

	// If one operand is a constant, the type of the other operand is the type of the comparison.
	typ := tx
	if t.prog.Info.Types[x.X].Value != nil {
		typ = ty
	}
	left := t.conv(x.X, typ)
	return cpp.Binary(x.Op.String(), left, t.conv(x.Y, typ))
}

// isNil reports whether an expression is the predeclared nil.
func (t *translator) isNil(e ast.Expr) bool { return t.prog.Info.Types[e].IsNil() }

// nilSide returns the part of a value that is compared with nullptr.
func (t *translator) nilSide(e ast.Expr) cpp.Expr { return nilPart(t.expr(e), t.typeOf(e)) }

// nilPart returns the part of x, a value of this type, that is compared with nullptr.
func nilPart(x cpp.Expr, typ types.Type) cpp.Expr {
	switch typ.Underlying().(type) {
	// A slice is nil if its field p is null, an interface if t is null, and so on.
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

// inBounds reports whether the index is provably in the range of the array.
func (t *translator) inBounds(x *ast.IndexExpr) bool {
	a, ok := t.typeOf(x.X).Underlying().(*types.Array)
	if !ok {
		return false
	}

	// In the result of interval, large unsigned 64-bit numbers look like negative ones, so exclude unsigned
	// 64-bit types.
	r := t.interval(x.Index)
	typ := t.typeOf(x.Index)
	signed := basicInfo(typ)&types.IsInteger != 0 && basicInfo(typ)&types.IsUnsigned == 0
	return (signed || t.bitSize(typ) < 64) && r.lo >= 0 && r.hi < a.Len()
}
