package cxx

// This file writes constants.

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"oj/tools/bundle/internal/cxx/cpp"
)

// constant gives a constant of a type as a C++ literal.
func (t *translator) constant(v constant.Value, typ types.Type) cx {
	b, ok := t.apply(typ).Underlying().(*types.Basic)
	if !ok {
		return t.mkany(t.constant(v, constDefault(v)), constDefault(v), true)
	}
	switch info := b.Info(); {
	case info&types.IsBoolean != 0:
		return cx{s: strconv.FormatBool(constant.BoolVal(v)), prec: primary}
	case info&types.IsString != 0:
		return cx{s: quote(constant.StringVal(v)) + "_s", prec: primary}
	case info&types.IsFloat != 0:
		f, _ := constant.Float64Val(constant.ToFloat(v))
		return floatLiteral(f, b.Kind() == types.Float32)
	case info&types.IsComplex != 0:
		re, _ := constant.Float64Val(constant.Real(v))
		im, _ := constant.Float64Val(constant.Imag(v))
		single := b.Kind() == types.Complex64
		return prim("%s{%s, %s}", t.cpp(b), floatLiteral(re, single).s, floatLiteral(im, single).s)
	}
	v = constant.ToInt(v)
	if info := b.Info(); info&types.IsUnsigned != 0 {
		n, _ := constant.Uint64Val(v)
		if n <= math.MaxInt32 {
			return cx{s: strconv.FormatUint(n, 10), prec: primary}
		}
		if n <= math.MaxUint32 {
			return cx{s: strconv.FormatUint(n, 10) + "U", prec: primary}
		}
		return cx{s: strconv.FormatUint(n, 10) + "ULL", prec: primary}
	}
	n, _ := constant.Int64Val(v)
	return intLiteral(n)
}

// constDefault is the type that a constant has by itself.
func constDefault(v constant.Value) types.Type {
	switch v.Kind() {
	case constant.Bool:
		return types.Typ[types.Bool]
	case constant.String:
		return types.Typ[types.String]
	case constant.Float:
		return types.Typ[types.Float64]
	case constant.Complex:
		return types.Typ[types.Complex128]
	}
	return types.Typ[types.Int]
}

func intLiteral(n int64) cx {
	switch {
	case n == math.MinInt64:
		return cx{s: "(-9223372036854775807LL - 1)", prec: primary}
	case n == math.MinInt32:
		return cx{s: "(-2147483647 - 1)", prec: primary}
	case n > math.MaxInt32 || n < math.MinInt32:
		return signed(n < 0, strconv.FormatInt(n, 10)+"LL")
	}
	return signed(n < 0, strconv.FormatInt(n, 10))
}

// signed is a number as it is written, with a sign if it is negative.
func signed(negative bool, s string) cx {
	if negative {
		return cx{s: s, prec: unary}
	}
	return cx{s: s, prec: primary}
}

func floatLiteral(f float64, single bool) cx {
	bits := 64
	if single {
		bits = 32
	}
	s := strconv.FormatFloat(f, 'g', -1, bits)
	if !strings.ContainsAny(s, ".eIN") {
		s += ".0"
	}
	if single {
		s += "f"
	}
	return signed(math.Signbit(f), s)
}

// quote writes a C++ string literal.
func quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '\n':
			b.WriteString(`\n`)
		case c == '\t':
			b.WriteString(`\t`)
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c == '?' && i > 0 && s[i-1] == '?':
			b.WriteString(`\?`) // no trigraphs
		case c < 0x20 || c == 0x7f:
			fmt.Fprintf(&b, `\%03o`, c)
		case c >= 0x80:
			if r, size := utf8.DecodeRuneInString(s[i:]); r != utf8.RuneError {
				b.WriteString(s[i : i+size])
				i += size - 1
			} else {
				fmt.Fprintf(&b, `\%03o`, c) // no character of the source's encoding
			}
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// constExpr gives a constant expression: by its name where it has one.
func (t *translator) constExpr(e ast.Expr, v constant.Value, typ types.Type) cx {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if c, ok := t.prog.info.Uses[x].(*types.Const); ok {
			if name := t.namedConstant(c, typ); name != "" {
				return cx{s: name, prec: primary}
			}
		}
	case *ast.BasicLit:
		if s, ok := charLiteral(x); ok && basicInfo(t.apply(typ))&types.IsInteger != 0 {
			return cx{s: s, prec: primary}
		}
	}
	return t.constant(v, typ)
}

// charLiteral gives a printable ASCII character literal as C++ writes it.
func charLiteral(x *ast.BasicLit) (string, bool) {
	if x.Kind != token.CHAR {
		return "", false
	}
	switch x.Value {
	case `'\n'`, `'\t'`, `'\r'`, `'\\'`, `'\''`:
		return x.Value, true
	}
	return x.Value, len(x.Value) == 3 && x.Value[1] >= ' ' && x.Value[1] < 0x7f
}

func basicInfo(typ types.Type) types.BasicInfo {
	if b, ok := typ.Underlying().(*types.Basic); ok {
		return b.Info()
	}
	return 0
}

// namedConstant gives the C++ name of a package constant where its type is
// the one wanted; "" where the value has to be written.
func (t *translator) namedConstant(c *types.Const, typ types.Type) string {
	if c.Pkg() != t.prog.pkg || c.Parent() != t.prog.pkg.Scope() {
		return ""
	}
	own := types.Default(c.Type())
	if basicInfo(own) == 0 || basicInfo(t.apply(typ)) == 0 || t.cpp(own.Underlying()) != t.cpp(t.apply(typ).Underlying()) {
		return ""
	}
	key := "const " + c.Name()
	if name, ok := t.names[key]; ok {
		return name
	}
	name := t.unique(c.Name())
	t.names[key] = name
	t.constants = append(t.constants, t.noted(c, cpp.Decl{Type: "const " + t.cpp(own.Underlying()), Name: name, Value: t.constant(c.Val(), own).s})...)
	return name
}
