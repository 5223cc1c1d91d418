package cxx

// This file translates composite literals and function literals. Closures
// that do not outlive their block capture by reference and lie on the stack;
// others are copied to the heap with references to heap variables and copies
// of variables that never change.

import (
	"fmt"
	"go/ast"
	"go/types"
	"sort"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// closure translates a function literal as a value of a function type.
func (t *translator) closure(lit *ast.FuncLit, to types.Type) cx {
	sig := t.cppSignature(t.apply(to).Underlying().(*types.Signature))
	if t.esc.Escaping[lit] {
		return prim("Func<%s>(%s)", sig, t.lambda(lit, t.captures(lit)))
	}
	name := t.temp("f")
	t.emit("auto %s = StackFunc<%s>::make(%s)", name, sig, t.lambda(lit, "&"))
	return prim("onstack<%s>(%s)", sig, name)
}

// captures lists what an escaping closure captures: heap variables by
// reference, others by value.
func (t *translator) captures(lit *ast.FuncLit) string {
	vars := append([]types.Object{}, t.esc.Free[lit]...)
	sort.Slice(vars, func(i, j int) bool { return vars[i].Pos() < vars[j].Pos() })
	var list []string
	for _, v := range vars {
		name := t.localName(v)
		if t.esc.Boxed[v] {
			name = "&" + name
		}
		list = append(list, name)
	}
	return strings.Join(list, ", ")
}

// lambdaParts are the parts of a C++ lambda.
type lambdaParts struct {
	params, result string
	body           []cpp.Node
}

// lambda translates a function literal as a C++ lambda.
func (t *translator) lambda(lit *ast.FuncLit, captures string) string {
	l := t.lambdaParts(lit)
	mutable := ""
	if captures != "&" && captures != "" {
		mutable = "mutable "
	}
	return cpp.Lambda(fmt.Sprintf("[%s](%s) %s-> %s", captures, l.params, mutable, l.result), l.body)
}

// lambdaParts translates the parts of a function literal.
func (t *translator) lambdaParts(lit *ast.FuncLit) lambdaParts {
	sig := t.typeOf(lit).(*types.Signature)
	outer := t.fn
	inner := t.begin(sig)
	inner.ranges = outer.ranges
	inner.nonNil = outer.nonNil
	inner.assigning = false
	inner.shadow = outer.shadow
	inner.hasDefer = hasDefer(lit.Body)
	inner.hasGoto = analyse.HasGoto(lit.Body)
	var params string
	body := t.capture(func() {
		if t.usesRecover && t.isDeferred(lit) && !t.recovers(lit.Body) {
			t.emit("no_recover()")
		}
		params = t.openFunction(lit.Type, nil, sig)
		t.functionBody(lit.Body)
	})
	t.fn = outer
	return lambdaParts{params, t.cppResults(sig.Results()), body}
}

// composite translates T{...}.
func (t *translator) composite(lit *ast.CompositeLit) cx {
	typ := t.typeOf(lit)
	switch u := typ.Underlying().(type) {
	case *types.Pointer: // elided &T in a list of pointers
		return prim("newptr<%s>(%s)", t.cpp(u.Elem()), t.compositeOf(lit, t.apply(u.Elem())).s)
	}
	return t.compositeOf(lit, typ)
}

func (t *translator) compositeOf(lit *ast.CompositeLit, typ types.Type) cx {
	switch u := typ.Underlying().(type) {
	case *types.Struct:
		return t.structLit(lit, typ, u)
	case *types.Array:
		return t.arrayLit(lit, typ, u)
	case *types.Slice:
		return t.sliceLit(lit, typ, u)
	case *types.Map:
		return t.mapLit(lit, typ, u)
	}
	t.refuse(refusedUnknown, "composite literal of "+typ.String())
	return cx{s: "0", prec: primary}
}

// element translates one element of a literal, whose type may be left out.
func (t *translator) litValue(e ast.Expr, typ types.Type) string {
	return t.conv(e, typ)
}

func (t *translator) structLit(lit *ast.CompositeLit, typ types.Type, u *types.Struct) cx {
	name := t.cpp(typ)
	if len(lit.Elts) == 0 {
		return prim("%s()", name)
	}
	if t.foreign(typ) { // it has other fields in the runtime, but for those with a name
		if kv, ok := lit.Elts[0].(*ast.KeyValueExpr); ok {
			x := t.temp("x")
			t.decl(name, x, "{}")
			for _, el := range lit.Elts {
				kv = el.(*ast.KeyValueExpr)
				t.emit("%s.%s = %s", x, kv.Key.(*ast.Ident).Name, t.conv(kv.Value, t.prog.info.Uses[kv.Key.(*ast.Ident)].Type()))
			}
			return cx{s: x, prec: primary}
		}
	}
	values := make([]string, u.NumFields())
	last := 0
	for i, el := range lit.Elts {
		k := i
		if kv, ok := el.(*ast.KeyValueExpr); ok {
			for j := 0; j < u.NumFields(); j++ {
				if u.Field(j).Name() == kv.Key.(*ast.Ident).Name {
					k = j
				}
			}
			el = kv.Value
		}
		values[k] = t.litValue(el, u.Field(k).Type())
		last = max(last, k)
	}
	for i := range values {
		if values[i] == "" {
			values[i] = t.zero(u.Field(i).Type())
		}
	}
	return prim("%s{%s}", name, strings.Join(values, ", "))
}

// listed gives the elements of an array or slice literal by position.
func (t *translator) listed(lit *ast.CompositeLit, elem types.Type) (values map[int64]string, n int64) {
	values = map[int64]string{}
	at := int64(0)
	for _, el := range lit.Elts {
		if kv, ok := el.(*ast.KeyValueExpr); ok {
			at, _ = t.constInt(kv.Key)
			el = kv.Value
		}
		values[at] = t.litValue(el, elem)
		at++
		n = max(n, at)
	}
	return values, n
}

func (t *translator) arrayLit(lit *ast.CompositeLit, typ types.Type, u *types.Array) cx {
	name := t.cpp(typ)
	values, n := t.listed(lit, u.Elem())
	if n == 0 {
		return prim("%s()", name)
	}
	if sparse(len(values), n) {
		x := t.temp("a")
		t.emit("%s %s = %s()", name, x, name)
		t.fill(x+".a", values, n)
		return cx{s: x, prec: primary}
	}
	return prim("%s{{%s}}", name, t.dense(values, n, u.Elem()))
}

// sparse reports whether few elements of many are given.
func sparse(given int, n int64) bool { return n > 64 && int64(given) < n/2 }

func (t *translator) fill(base string, values map[int64]string, n int64) {
	for i := int64(0); i < n; i++ {
		if s, ok := values[i]; ok {
			t.emit("%s[%d] = %s", base, i, s)
		}
	}
}

func (t *translator) dense(values map[int64]string, n int64, elem types.Type) string {
	var list []string
	for i := int64(0); i < n; i++ {
		s, ok := values[i]
		if !ok {
			s = t.zero(elem)
		}
		list = append(list, s)
	}
	return cpp.List(list)
}

func (t *translator) sliceLit(lit *ast.CompositeLit, typ types.Type, u *types.Slice) cx {
	elem := t.cpp(u.Elem())
	values, n := t.listed(lit, u.Elem())
	if n == 0 {
		return prim("mkslice<%s>(0)", elem)
	}
	if sparse(len(values), n) {
		x := t.temp("s")
		t.emit("Slice<%s> %s = mkslice<%s>(%d)", elem, x, elem, n)
		t.fill(x+".p", values, n)
		return cx{s: x, prec: primary}
	}
	return prim("slicelit<%s>({%s})", elem, t.dense(values, n, u.Elem()))
}

func (t *translator) mapLit(lit *ast.CompositeLit, typ types.Type, u *types.Map) cx {
	t.needHash(u.Key())
	k, v := t.cpp(u.Key()), t.cpp(u.Elem())
	var list []string
	for _, el := range lit.Elts {
		kv := el.(*ast.KeyValueExpr)
		list = append(list, fmt.Sprintf("{%s, %s}", t.litValue(kv.Key, u.Key()), t.litValue(kv.Value, u.Elem())))
	}
	if len(list) == 0 {
		return prim("mkmap<%s, %s>()", k, v)
	}
	return prim("maplit<%s, %s>({%s})", k, v, cpp.List(list))
}
