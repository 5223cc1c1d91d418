package cxx

// This file lists the language's constructs. SUPPORT.md shows the list, with the name of a test program for
// each construct.

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
)

// The function `is` returns a predicate that is true for nodes of type N for which f returns true. If f is
// nil, the predicate is true for all nodes of type N.
func is[N ast.Node](f func(c *site, n N) bool) func(*site, ast.Node) bool {
	return func(c *site, n ast.Node) bool {
		x, ok := n.(N)
		return ok && (f == nil || f(c, x))
	}
}

// typed returns a predicate that is true if an expression has an underlying type of the kind T, and f returns
// true for this type.
func typed[T types.Type](f func(typ T) bool) func(*site, ast.Node) bool {
	return func(c *site, n ast.Node) bool {
		e, ok := n.(ast.Expr)
		if !ok {
			return false
		}
		typ, ok := c.under(e).(T)
		return ok && (f == nil || f(typ))
	}
}

// branches returns a predicate for branch statements with or without a label.
func branches(tok token.Token, label bool) func(*site, ast.Node) bool {
	return is(func(_ *site, n *ast.BranchStmt) bool { return n.Tok == tok && (n.Label != nil) == label })
}

// ranges returns a predicate for range statements over values with an underlying type of the kind T.
func ranges[T types.Type](f func(typ T) bool) func(*site, ast.Node) bool {
	return is(func(c *site, n *ast.RangeStmt) bool {
		typ, ok := c.under(n.X).(T)
		return ok && (f == nil || f(typ))
	})
}

// builtins returns a predicate for calls of a predeclared function.
func builtins(name string) func(*site, ast.Node) bool {
	return is(func(c *site, n *ast.CallExpr) bool {
		id, ok := ast.Unparen(n.Fun).(*ast.Ident)
		b, builtin := c.p.Info.Uses[id].(*types.Builtin)
		return ok && builtin && b.Name() == name
	})
}

// operators returns a predicate for binary expressions with one of these operators and operands of one kind.
func operators(toks string, info types.BasicInfo) func(*site, ast.Node) bool {
	return is(func(c *site, n *ast.BinaryExpr) bool {
		b, ok := c.under(n.X).(*types.Basic)
		return ok && strings.Contains(" "+toks+" ", " "+n.Op.String()+" ") && b.Info()&info != 0 && c.p.Info.Types[n].Value == nil
	})
}

// compared returns a predicate for == and != with operands of type T.
func compared[T types.Type]() func(*site, ast.Node) bool {
	return is(func(c *site, n *ast.BinaryExpr) bool {
		_, ok := c.under(n.X).(T)
		return ok && (n.Op == token.EQL || n.Op == token.NEQ) && !c.p.Info.Types[n.Y].IsNil()
	})
}

// conversions returns a predicate for conversions from one kind of type to another.
func conversions(from, to func(types.Type) bool) func(*site, ast.Node) bool {
	return is(func(c *site, n *ast.CallExpr) bool {
		return len(n.Args) == 1 && c.p.Info.Types[n.Fun].IsType() && c.under(n.Args[0]) != nil &&
			from(c.under(n.Args[0])) && to(c.under(n.Fun))
	})
}

// literals returns a predicate for composite literals of type T.
func literals[T types.Type](f func(c *site, n *ast.CompositeLit) bool) func(*site, ast.Node) bool {
	return is(func(c *site, n *ast.CompositeLit) bool {
		_, ok := c.under(n).(T)
		return ok && (f == nil || f(c, n))
	})
}

// keyed reports whether a literal names fields or indices.
func keyed(n *ast.CompositeLit) bool {
	if len(n.Elts) == 0 {
		return false
	}
	_, ok := n.Elts[0].(*ast.KeyValueExpr)
	return ok
}

// kind returns a predicate for basic types that have one of the properties in info, such as types.IsInteger.
func kind(info types.BasicInfo) func(types.Type) bool {
	return func(t types.Type) bool {
		b, ok := t.(*types.Basic)
		return ok && b.Info()&info != 0
	}
}

// sliceOf returns a predicate for slices whose elements have a basic kind.
func sliceOf(k types.BasicKind) func(types.Type) bool {
	return func(t types.Type) bool {
		s, ok := t.(*types.Slice)
		if !ok {
			return false
		}
		b, ok := s.Elem().Underlying().(*types.Basic)
		return ok && b.Kind() == k
	}
}

// basic returns a predicate for expressions that are not constants and have one of these basic types.
func basic(kinds ...types.BasicKind) func(*site, ast.Node) bool {
	return typed(func(b *types.Basic) bool {
		for _, k := range kinds {
			if b.Kind() == k {
				return true
			}
		}
		return false
	})
}

// selections returns a predicate for selectors of one kind for which f returns true.
func selections(k types.SelectionKind, f func(c *site, n *ast.SelectorExpr, s *types.Selection) bool) func(*site, ast.Node) bool {
	return is(func(c *site, n *ast.SelectorExpr) bool {
		s := c.p.Info.Selections[n]
		return s != nil && s.Kind() == k && (f == nil || f(c, n, s))
	})
}

// called reports whether an expression is the function in a call.
func called(c *site, n ast.Expr) bool {
	call, ok := c.parent(1).(*ast.CallExpr)
	return ok && call.Fun == n
}

// assigns returns a predicate for assignments for which f returns true.
func assigns(f func(c *site, n *ast.AssignStmt) bool) func(*site, ast.Node) bool { return is(f) }

// params reports whether a list of type parameters is not empty.
func params(list *ast.FieldList) bool { return list != nil && len(list.List) > 0 }

// constructs lists the constructs in the order of SUPPORT.md.
var constructs = []construct{
	{"int, int64", basic(types.Int, types.Int64)},
	{"int8, int16, int32", basic(types.Int8, types.Int16)},
	{"uint, uint64, uintptr", basic(types.Uint, types.Uint64)},
	{"uint8, uint16, uint32", basic(types.Uint16, types.Uint32)},
	{"uintptr", basic(types.Uintptr)},
	{"float64", basic(types.Float64)},
	{"float32", basic(types.Float32)},
	{"rune", basic(types.Rune)},
	{"string", basic(types.String)},
	{"array", typed[*types.Array](nil)},
	{"array of arrays", typed(func(a *types.Array) bool { _, ok := a.Elem().Underlying().(*types.Array); return ok })},
	{"slice of slices", typed(func(a *types.Slice) bool { _, ok := a.Elem().Underlying().(*types.Slice); return ok })},
	{"map with string keys", typed(func(m *types.Map) bool { return kind(types.IsString)(m.Key().Underlying()) })},
	{"map with struct keys", typed(func(m *types.Map) bool { _, ok := m.Key().Underlying().(*types.Struct); return ok })},
	{"map with array keys", typed(func(m *types.Map) bool { _, ok := m.Key().Underlying().(*types.Array); return ok })},
	{"map with interface keys", typed(func(m *types.Map) bool { return types.IsInterface(m.Key()) })},
	{"map with pointer keys", typed(func(m *types.Map) bool { _, ok := m.Key().Underlying().(*types.Pointer); return ok })},
	{"map of maps", typed(func(m *types.Map) bool { _, ok := m.Elem().Underlying().(*types.Map); return ok })},
	{"map of slices", typed(func(m *types.Map) bool { _, ok := m.Elem().Underlying().(*types.Slice); return ok })},
	{"map of functions", typed(func(m *types.Map) bool { _, ok := m.Elem().Underlying().(*types.Signature); return ok })},
	{"pointer to pointer", typed(func(p *types.Pointer) bool { _, ok := p.Elem().Underlying().(*types.Pointer); return ok })},
	{"pointer to array", typed(func(p *types.Pointer) bool { _, ok := p.Elem().Underlying().(*types.Array); return ok })},
	{"empty struct", typed(func(s *types.Struct) bool { return s.NumFields() == 0 })},
	{"type declared in a function", is(func(c *site, n *ast.TypeSpec) bool {
		_, ok := c.parent(2).(*ast.DeclStmt)
		return ok
	})},
	{"type alias", is(func(_ *site, n *ast.TypeSpec) bool { return n.Assign != 0 })},
	{"anonymous struct type", is(func(c *site, n *ast.StructType) bool { _, ok := c.parent(1).(*ast.TypeSpec); return !ok })},
	{"embedded struct", is(func(c *site, n *ast.Field) bool {
		_, ok := c.parent(2).(*ast.StructType)
		return ok && len(n.Names) == 0
	})},
	{"embedded pointer", is(func(c *site, n *ast.Field) bool {
		_, ok := c.parent(2).(*ast.StructType)
		_, star := n.Type.(*ast.StarExpr)
		return ok && star && len(n.Names) == 0
	})},
	{"embedded interface in a struct", is(func(c *site, n *ast.Field) bool {
		_, ok := c.parent(2).(*ast.StructType)
		_, iface := c.under(n.Type).(*types.Interface)
		return ok && iface && len(n.Names) == 0
	})},
	{"interface embedded in an interface", is(func(c *site, n *ast.Field) bool {
		_, ok := c.parent(2).(*ast.InterfaceType)
		_, iface := c.under(n.Type).(*types.Interface)
		return ok && iface && len(n.Names) == 0
	})},
	{"struct tag", is(func(_ *site, n *ast.Field) bool { return n.Tag != nil })},
	{"blank field", is(func(c *site, n *ast.Field) bool {
		_, ok := c.parent(2).(*ast.StructType)
		return ok && len(n.Names) == 1 && n.Names[0].Name == "_"
	})},
	{"method with pointer receiver", is(func(_ *site, n *ast.FuncDecl) bool {
		if n.Recv == nil {
			return false
		}
		_, ok := n.Recv.List[0].Type.(*ast.StarExpr)
		return ok
	})},
	{"method with value receiver", is(func(_ *site, n *ast.FuncDecl) bool {
		if n.Recv == nil {
			return false
		}
		_, ok := n.Recv.List[0].Type.(*ast.Ident)
		return ok
	})},
	{"method without a receiver's name", is(func(_ *site, n *ast.FuncDecl) bool { return n.Recv != nil && len(n.Recv.List[0].Names) == 0 })},
	{"method of a type that is not a struct", is(func(c *site, n *ast.FuncDecl) bool {
		if n.Recv == nil {
			return false
		}
		_, ok := c.under(n.Recv.List[0].Type).(*types.Slice)
		return ok
	})},
	{"promoted method or field", selections(types.FieldVal, func(_ *site, _ *ast.SelectorExpr, s *types.Selection) bool { return len(s.Index()) > 1 })},
	{"method value", selections(types.MethodVal, func(c *site, n *ast.SelectorExpr, _ *types.Selection) bool { return !called(c, n) })},
	{"method expression", selections(types.MethodExpr, nil)},
	{"method of an interface as a value", selections(types.MethodVal, func(c *site, n *ast.SelectorExpr, s *types.Selection) bool {
		return !called(c, n) && types.IsInterface(s.Recv())
	})},
	{"call through an interface", selections(types.MethodVal, func(c *site, n *ast.SelectorExpr, s *types.Selection) bool {
		return called(c, n) && types.IsInterface(s.Recv())
	})},
	{"generic function", is(func(_ *site, n *ast.FuncDecl) bool { return params(n.Type.TypeParams) })},
	{"generic type", is(func(_ *site, n *ast.TypeSpec) bool { return params(n.TypeParams) })},
	{"method of a generic type", is(func(_ *site, n *ast.FuncDecl) bool {
		if n.Recv == nil {
			return false
		}
		typ := n.Recv.List[0].Type
		if star, ok := typ.(*ast.StarExpr); ok {
			typ = star.X
		}
		switch typ.(type) {
		case *ast.IndexExpr, *ast.IndexListExpr:
			return true
		}
		return false
	})},
	{"explicit type arguments", is(func(c *site, n *ast.IndexExpr) bool { return c.p.Info.Types[n.Index].IsType() })},
	{"several explicit type arguments", is[*ast.IndexListExpr](nil)},
	{"constraint with ~", is(func(_ *site, n *ast.UnaryExpr) bool { return n.Op == token.TILDE })},
	{"constraint with methods", is(func(_ *site, n *ast.InterfaceType) bool {
		for _, f := range n.Methods.List {
			if len(f.Names) > 0 {
				for _, g := range n.Methods.List {
					if len(g.Names) == 0 {
						return true
					}
				}
			}
		}
		return false
	})},
	{"instance of a generic function as a value", is(func(c *site, n *ast.IndexExpr) bool {
		_, ok := c.under(n).(*types.Signature)
		return ok && !called(c, n) && c.p.Info.Types[n.Index].IsType()
	})},
	{"variadic function", is(func(_ *site, n *ast.FuncDecl) bool {
		list := n.Type.Params.List
		if len(list) == 0 {
			return false
		}
		_, ok := list[len(list)-1].Type.(*ast.Ellipsis)
		return ok
	})},
	{"call with a spread slice", is(func(_ *site, n *ast.CallExpr) bool { return n.Ellipsis.IsValid() })},
	{"named results", is(func(_ *site, n *ast.FuncType) bool {
		return n.Results != nil && len(n.Results.List) > 0 && len(n.Results.List[0].Names) > 0
	})},
	{"several results as arguments", is(func(c *site, n *ast.CallExpr) bool {
		if len(n.Args) != 1 {
			return false
		}
		_, ok := c.p.Info.TypeOf(n.Args[0]).(*types.Tuple)
		return ok
	})},
	{"return of a call with several results", is(func(c *site, n *ast.ReturnStmt) bool {
		if len(n.Results) != 1 {
			return false
		}
		_, ok := c.p.Info.TypeOf(n.Results[0]).(*types.Tuple)
		return ok
	})},
	{"blank or unnamed parameters", is(func(_ *site, n *ast.FuncType) bool {
		for _, f := range n.Params.List {
			if len(f.Names) > 0 && f.Names[0].Name == "_" {
				return true
			}
		}
		return false
	})},
	{"function literal", is[*ast.FuncLit](nil)},
	{"function literal called at once", is(func(_ *site, n *ast.CallExpr) bool { _, ok := ast.Unparen(n.Fun).(*ast.FuncLit); return ok })},
	{"function that returns a function", is(func(_ *site, n *ast.FuncType) bool {
		if n.Results == nil || len(n.Results.List) != 1 {
			return false
		}
		_, ok := n.Results.List[0].Type.(*ast.FuncType)
		return ok
	})},
	{"array parameter", is(func(c *site, n *ast.FuncType) bool {
		for _, f := range n.Params.List {
			if _, ok := c.under(f.Type).(*types.Array); ok {
				return true
			}
		}
		return false
	})},
	{"init function", is(func(_ *site, n *ast.FuncDecl) bool { return n.Recv == nil && n.Name.Name == "init" })},
	{"dot import", is(func(_ *site, n *ast.ImportSpec) bool { return n.Name != nil && n.Name.Name == "." })},
	{"renamed import", is(func(_ *site, n *ast.ImportSpec) bool {
		return n.Name != nil && n.Name.Name != "." && n.Name.Name != "_"
	})},
	{"iota", is(func(_ *site, n *ast.Ident) bool { return n.Name == "iota" })},
	{"typed constant", is(func(c *site, n *ast.ValueSpec) bool {
		_, ok := c.p.Info.Defs[n.Names[0]].(*types.Const)
		return ok && n.Type != nil
	})},
	{"constants beyond 64 bits", is(func(c *site, n *ast.BinaryExpr) bool {
		tv := c.p.Info.Types[n]
		return tv.Value != nil && len(tv.Value.ExactString()) > 25
	})},
	{"variable declaration with several names", is(func(c *site, n *ast.ValueSpec) bool {
		_, ok := c.p.Info.Defs[n.Names[0]].(*types.Var)
		return ok && len(n.Names) > 1
	})},
	{"package variables that depend on each other", is(func(c *site, n *ast.File) bool {
		for i, init := range c.p.Info.InitOrder {
			if i > 0 && init.Rhs.Pos() < c.p.Info.InitOrder[i-1].Rhs.Pos() {
				return true
			}
		}
		return false
	})},
	{"+ - * of integers", operators("+ - *", types.IsInteger)},
	{"/ and % of integers", operators("/ %", types.IsInteger)},
	{"+ - * / of floats", operators("+ - * /", types.IsFloat)},
	{"+ of strings", operators("+", types.IsString)},
	{"< <= > >= of strings", operators("< <= > >=", types.IsString)},
	{"& | ^ &^", operators("&^", types.IsInteger)},
	{"<< and >>", operators("<< >>", types.IsInteger)},
	{"shift by a variable", is(func(c *site, n *ast.BinaryExpr) bool {
		return (n.Op == token.SHL || n.Op == token.SHR) && c.p.Info.Types[n.Y].Value == nil
	})},
	{"&& and ||", operators("&& ||", types.IsBoolean)},
	{"unary - ^ !", is(func(_ *site, n *ast.UnaryExpr) bool { return n.Op == token.XOR })},
	{"== of structs", compared[*types.Struct]()},
	{"== of arrays", compared[*types.Array]()},
	{"== of interfaces", compared[*types.Interface]()},
	{"== of pointers", compared[*types.Pointer]()},
	{"integer to string conversion", conversions(kind(types.IsInteger), kind(types.IsString))},
	{"float to integer conversion", conversions(kind(types.IsFloat), kind(types.IsInteger))},
	{"string to []byte and back", conversions(sliceOf(types.Byte), kind(types.IsString))},
	{"string to []rune and back", conversions(kind(types.IsString), sliceOf(types.Rune))},
	{"slice to array conversion", conversions(func(t types.Type) bool { _, ok := t.(*types.Slice); return ok }, func(t types.Type) bool { _, ok := t.(*types.Array); return ok })},
	{"slice to array pointer conversion", conversions(func(t types.Type) bool { _, ok := t.(*types.Slice); return ok }, func(t types.Type) bool { _, ok := t.(*types.Pointer); return ok })},
	{"struct literal with field names", literals[*types.Struct](func(_ *site, n *ast.CompositeLit) bool { return keyed(n) })},
	{"struct literal without field names", literals[*types.Struct](func(_ *site, n *ast.CompositeLit) bool { return len(n.Elts) > 0 && !keyed(n) })},
	{"array literal with [...]", is(func(_ *site, n *ast.ArrayType) bool { _, ok := n.Len.(*ast.Ellipsis); return ok })},
	{"array or slice literal with indices", literals[*types.Slice](func(_ *site, n *ast.CompositeLit) bool { return keyed(n) })},
	{"map literal", literals[*types.Map](func(_ *site, n *ast.CompositeLit) bool { return len(n.Elts) > 0 })},
	{"literal with elided types", is(func(_ *site, n *ast.CompositeLit) bool { return n.Type == nil })},
	{"literal with elided &T", is(func(c *site, n *ast.CompositeLit) bool {
		_, ok := c.under(n).(*types.Pointer)
		return ok && n.Type == nil
	})},
	{"address of a literal", is(func(_ *site, n *ast.UnaryExpr) bool {
		_, ok := ast.Unparen(n.X).(*ast.CompositeLit)
		return ok && n.Op == token.AND
	})},
	{"address of a slice's element", is(func(c *site, n *ast.UnaryExpr) bool {
		x, ok := ast.Unparen(n.X).(*ast.IndexExpr)
		return ok && n.Op == token.AND && sliceLike(c.under(x.X))
	})},
	{"address of a field", is(func(_ *site, n *ast.UnaryExpr) bool {
		_, ok := ast.Unparen(n.X).(*ast.SelectorExpr)
		return ok && n.Op == token.AND
	})},
	{"slice of an array", is(func(c *site, n *ast.SliceExpr) bool { _, ok := c.under(n.X).(*types.Array); return ok })},
	{"slice of a string", is(func(c *site, n *ast.SliceExpr) bool { return kind(types.IsString)(c.under(n.X)) })},
	{"slice with three indices", is(func(_ *site, n *ast.SliceExpr) bool { return n.Slice3 })},
	{"index of a map's element with two results", assigns(func(c *site, n *ast.AssignStmt) bool {
		if len(n.Lhs) != 2 || len(n.Rhs) != 1 {
			return false
		}
		x, ok := ast.Unparen(n.Rhs[0]).(*ast.IndexExpr)
		if !ok {
			return false
		}
		_, ok = c.under(x.X).(*types.Map)
		return ok
	})},
	{"type assertion", is(func(_ *site, n *ast.TypeAssertExpr) bool { return n.Type != nil })},
	{"type assertion with two results", assigns(func(_ *site, n *ast.AssignStmt) bool {
		if len(n.Lhs) != 2 || len(n.Rhs) != 1 {
			return false
		}
		_, ok := ast.Unparen(n.Rhs[0]).(*ast.TypeAssertExpr)
		return ok
	})},
	{"type assertion to an interface", is(func(c *site, n *ast.TypeAssertExpr) bool {
		return n.Type != nil && types.IsInterface(c.p.Info.TypeOf(n.Type))
	})},
	{"parallel assignment", assigns(func(_ *site, n *ast.AssignStmt) bool { return len(n.Rhs) > 1 && n.Tok == token.ASSIGN })},
	{"assignment of several results", assigns(func(c *site, n *ast.AssignStmt) bool {
		_, ok := c.p.Info.TypeOf(n.Rhs[0]).(*types.Tuple)
		return ok && len(n.Lhs) > 2
	})},
	{":= that declares only some names", assigns(func(c *site, n *ast.AssignStmt) bool {
		if n.Tok != token.DEFINE {
			return false
		}
		for _, l := range n.Lhs {
			if id, ok := l.(*ast.Ident); ok && id.Name != "_" && c.p.Info.Defs[id] == nil {
				return true
			}
		}
		return false
	})},
	{"assignment with an operator", assigns(func(_ *site, n *ast.AssignStmt) bool { return n.Tok == token.ADD_ASSIGN })},
	{"m[k] += v", assigns(func(c *site, n *ast.AssignStmt) bool {
		x, ok := ast.Unparen(n.Lhs[0]).(*ast.IndexExpr)
		if !ok || n.Tok != token.ADD_ASSIGN {
			return false
		}
		_, ok = c.under(x.X).(*types.Map)
		return ok
	})},
	{"m[k]++", is(func(c *site, n *ast.IncDecStmt) bool {
		x, ok := ast.Unparen(n.X).(*ast.IndexExpr)
		if !ok {
			return false
		}
		_, ok = c.under(x.X).(*types.Map)
		return ok
	})},
	{"<<= >>= &^=", assigns(func(_ *site, n *ast.AssignStmt) bool {
		return n.Tok == token.SHL_ASSIGN || n.Tok == token.AND_NOT_ASSIGN
	})},
	{"if with a statement", is(func(_ *site, n *ast.IfStmt) bool { return n.Init != nil })},
	{"for with three parts", is(func(_ *site, n *ast.ForStmt) bool { return n.Init != nil && n.Post != nil })},
	{"for with a condition", is(func(_ *site, n *ast.ForStmt) bool { return n.Init == nil && n.Cond != nil && n.Post == nil })},
	{"for without a condition", is(func(_ *site, n *ast.ForStmt) bool { return n.Cond == nil })},
	{"for with several variables", is(func(_ *site, n *ast.ForStmt) bool {
		a, ok := n.Init.(*ast.AssignStmt)
		return ok && len(a.Lhs) > 1
	})},
	{"range over a slice", ranges[*types.Slice](nil)},
	{"range over an array", ranges[*types.Array](nil)},
	{"range over a pointer to an array", ranges[*types.Pointer](nil)},
	{"range over a string", ranges(func(b *types.Basic) bool { return b.Info()&types.IsString != 0 })},
	{"range over an integer", ranges(func(b *types.Basic) bool { return b.Info()&types.IsInteger != 0 })},
	{"range over a map", ranges[*types.Map](nil)},
	{"go statement", is[*ast.GoStmt](nil)},
	{"channel", typed[*types.Chan](nil)},
	{"send", is[*ast.SendStmt](nil)},
	{"receive", is(func(_ *site, n *ast.UnaryExpr) bool { return n.Op == token.ARROW })},
	{"select", is[*ast.SelectStmt](nil)},
	{"range over a channel", ranges[*types.Chan](nil)},
	{"range over a function", ranges[*types.Signature](nil)},
	{"range without variables", is(func(_ *site, n *ast.RangeStmt) bool { return n.Key == nil })},
	{"range that assigns", is(func(_ *site, n *ast.RangeStmt) bool { return n.Tok == token.ASSIGN })},
	{"delete while ranging", is(func(c *site, n *ast.RangeStmt) bool {
		if _, ok := c.under(n.X).(*types.Map); !ok {
			return false
		}
		return analyse.Holds(n.Body, func(m ast.Node) bool { return builtins("delete")(c, m) })
	})},
	{"switch", is(func(_ *site, n *ast.SwitchStmt) bool { return n.Tag != nil })},
	{"switch without a tag", is(func(_ *site, n *ast.SwitchStmt) bool { return n.Tag == nil })},
	{"switch with a statement", is(func(_ *site, n *ast.SwitchStmt) bool { return n.Init != nil })},
	{"switch over strings", is(func(c *site, n *ast.SwitchStmt) bool { return n.Tag != nil && kind(types.IsString)(c.under(n.Tag)) })},
	{"default that is not last", is(func(_ *site, n *ast.SwitchStmt) bool {
		for i, s := range n.Body.List {
			if s.(*ast.CaseClause).List == nil && i < len(n.Body.List)-1 {
				return true
			}
		}
		return false
	})},
	{"case with several values", is(func(_ *site, n *ast.CaseClause) bool { return len(n.List) > 1 })},
	{"type switch", is[*ast.TypeSwitchStmt](nil)},
	{"type switch with a variable", is(func(_ *site, n *ast.TypeSwitchStmt) bool { _, ok := n.Assign.(*ast.AssignStmt); return ok })},
	{"type switch with nil", is(func(c *site, n *ast.CaseClause) bool {
		_, ok := c.parent(2).(*ast.TypeSwitchStmt)
		for _, e := range n.List {
			if ok && c.p.Info.Types[e].IsNil() {
				return true
			}
		}
		return false
	})},
	{"fallthrough", branches(token.FALLTHROUGH, false)},
	{"break", branches(token.BREAK, false)},
	{"continue", branches(token.CONTINUE, false)},
	{"labelled break", branches(token.BREAK, true)},
	{"labelled continue", branches(token.CONTINUE, true)},
	{"labelled switch", is(func(_ *site, n *ast.LabeledStmt) bool { _, ok := n.Stmt.(*ast.SwitchStmt); return ok })},
	{"goto", branches(token.GOTO, true)},
	{"defer of a literal", is(func(_ *site, n *ast.DeferStmt) bool { _, ok := n.Call.Fun.(*ast.FuncLit); return ok })},
	{"defer of a method", is(func(_ *site, n *ast.DeferStmt) bool { _, ok := n.Call.Fun.(*ast.SelectorExpr); return ok })},
	{"defer in a loop", is(func(c *site, n *ast.DeferStmt) bool { _, ok := c.parent(2).(*ast.ForStmt); return ok })},
	{"blank identifier as target", is(func(_ *site, n *ast.AssignStmt) bool { return types.ExprString(n.Lhs[0]) == "_" })},
	{"complex constant", is(func(_ *site, n *ast.BasicLit) bool { return n.Kind == token.IMAG })},
	{"append", builtins("append")},
	{"cap", builtins("cap")},
	{"clear", builtins("clear")},
	{"complex", builtins("complex")},
	{"copy", builtins("copy")},
	{"delete", builtins("delete")},
	{"imag", builtins("imag")},
	{"len", builtins("len")},
	{"make", builtins("make")},
	{"max", builtins("max")},
	{"min", builtins("min")},
	{"new", builtins("new")},
	{"panic", builtins("panic")},
	{"print", builtins("print")},
	{"println", builtins("println")},
	{"real", builtins("real")},
	{"recover", builtins("recover")},
}

// sliceLike reports whether a type is a slice.
func sliceLike(t types.Type) bool { _, ok := t.(*types.Slice); return ok }
