package analyse

// This file is a part of the decision about the garbage collector (collect.go). It finds out how often the slices, maps
// and builders begin anew that a program makes longer. One that is there once stays in use. If there is a new one for
// each piece of input, and it grows in unbounded code, the old ones are garbage without bound.

import (
	"go/ast"
	"go/token"
	"go/types"
)

// grown returns the container that a node makes longer: a slice, a map or a builder; or nil.
func (c *collection) grown(n ast.Node) ast.Expr {
	switch n := n.(type) {
	case *ast.CallExpr:
		if c.p.Builtin(n.Fun) == "append" {
			first := ast.Unparen(n.Args[0])
			if s, ok := first.(*ast.SliceExpr); ok {
				first = ast.Unparen(s.X)
			}
			switch first.(type) {
			case *ast.Ident, *ast.SelectorExpr, *ast.IndexExpr, *ast.StarExpr:
				if !c.p.Info.Types[first].IsNil() {
					return first
				}
			}
			return nil
		}
		if fn := NamedFunc(c.p.Info, n.Fun); fn != nil && isBuilder(fn) {
			if sel, ok := ast.Unparen(n.Fun).(*ast.SelectorExpr); ok {
				return sel.X
			}
		}
	case *ast.AssignStmt:
		for _, x := range n.Lhs {
			if m := c.mapOf(x); m != nil {
				return m
			}
		}
	case *ast.IncDecStmt:
		return c.mapOf(n.X)
	}
	return nil
}

// isBuilder reports whether a function is a method of strings.Builder or bytes.Buffer.
func isBuilder(fn *types.Func) bool {
	recv := fn.Signature().Recv()
	return recv != nil && (types.TypeString(recv.Type(), nil) == "*strings.Builder" || types.TypeString(recv.Type(), nil) == "*bytes.Buffer")
}

// mapOf returns the map of which x is an element, or nil.
func (c *collection) mapOf(x ast.Expr) ast.Expr {
	index, ok := ast.Unparen(x).(*ast.IndexExpr)
	if !ok {
		return nil
	}
	if _, ok := c.p.Info.TypeOf(index.X).Underlying().(*types.Map); !ok {
		return nil
	}
	return index.X
}

// growsGarbage reports whether a node that makes a container longer makes garbage without bound.
func (c *collection) growsGarbage(n ast.Node, x ast.Expr) bool {
	begins := c.begins(x)
	return begins == unbounded || begins == perInput && c.runs(n) == unbounded
}

// begins returns how often a container begins anew.
func (c *collection) begins(x ast.Expr) often {
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		v, ok := c.p.Info.ObjectOf(x).(*types.Var)
		if !ok {
			return unbounded
		}
		return max(c.fresh[v], c.variable(v))
	case *ast.SelectorExpr:
		sel := c.p.Info.Selections[x]
		if sel == nil {
			return c.begins(x.Sel) // a variable of a package
		}
		owner := namedType(sel.Recv())
		if owner == nil {
			return max(c.fresh[sel.Obj()], c.begins(x.X))
		}
		return max(c.fresh[sel.Obj()], c.makes(owner, nil))
	case *ast.IndexExpr:
		return c.begins(x.X)
	case *ast.StarExpr:
		if owner := namedType(c.p.Info.TypeOf(x)); owner != nil {
			return max(c.fresh[owner], c.makes(owner, nil))
		}
	case *ast.UnaryExpr:
		return c.begins(x.X)
	}
	return unbounded
}

// variable returns how often a variable begins anew: how often its declaration or, for a parameter, its function runs.
func (c *collection) variable(v *types.Var) often {
	name := c.esc.names[v]
	if !c.esc.Local(v) || name == nil {
		return once
	}
	for at := c.esc.Parents[name]; at != nil; at = c.esc.Parents[at] {
		switch at.(type) {
		case *ast.FieldList:
			if f := c.vertex(name); f != nil {
				return c.often[f]
			}
			return unbounded
		case *ast.BlockStmt:
			return c.runs(name)
		}
	}
	return once
}

// namedType returns the name of the type of a value or of a pointer to it, or nil.
func namedType(typ types.Type) types.Object {
	if p, ok := types.Unalias(typ).Underlying().(*types.Pointer); ok {
		typ = p.Elem()
	}
	if n, ok := types.Unalias(typ).(*types.Named); ok {
		return n.Origin().Obj()
	}
	return nil
}

// makes returns how often values of a named type are made, also as parts of other values. seen are the types that are
// looked at already.
func (c *collection) makes(name types.Object, seen []types.Object) often {
	o := c.made[name]
	for _, s := range seen {
		if s == name {
			return o
		}
	}
	for _, outer := range c.inside[name] {
		o = max(o, c.makes(outer, append(seen, name)))
	}
	return o
}

// findContainers finds how often variables and fields get other containers, and how often values of named types are made.
func (c *collection) findContainers() {
	made := func(typ types.Type, n ast.Node) {
		for _, part := range valueTypes(typ) {
			c.made[part] = max(c.made[part], c.runs(n))
		}
	}
	ast.Inspect(c.p.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			made(c.p.Info.TypeOf(n), n)
		case *ast.CallExpr:
			if c.p.Info.Types[n.Fun].IsType() {
				made(c.p.Info.TypeOf(n), n)
			}
			switch c.p.Builtin(n.Fun) {
			case "new", "make":
				made(c.p.Info.TypeOf(n.Args[0]), n)
			}
			if fn := NamedFunc(c.p.Info, n.Fun); fn != nil && isBuilder(fn) && fn.Name() == "Reset" {
				if sel, ok := ast.Unparen(n.Fun).(*ast.SelectorExpr); ok {
					c.renew(sel.X, c.runs(n))
				}
			}
		case *ast.Ident:
			if v, ok := c.p.Info.Defs[n].(*types.Var); ok && !v.IsField() {
				if _, param := c.esc.Parents[n].(*ast.Field); !param {
					made(v.Type(), n)
				}
			}
		case *ast.TypeSpec:
			if s, ok := c.p.Info.TypeOf(n.Type).Underlying().(*types.Struct); ok {
				for f := range s.Fields() {
					for _, part := range valueTypes(f.Type()) {
						c.inside[part] = append(c.inside[part], c.p.Info.Defs[n.Name])
					}
				}
			}
		case *ast.AssignStmt:
			for i, x := range n.Lhs {
				if n.Tok == token.ASSIGN && !(len(n.Lhs) == len(n.Rhs) && c.continues(n.Rhs[i])) {
					c.renew(x, c.runs(n))
				}
			}
		}
		return true
	})
}

// valueTypes lists the named types of which a variable of this type contains values: itself or its elements.
func valueTypes(typ types.Type) []types.Object {
	switch t := types.Unalias(typ).(type) {
	case *types.Named:
		return []types.Object{t.Origin().Obj()}
	case *types.Array:
		return valueTypes(t.Elem())
	case *types.Slice:
		return valueTypes(t.Elem())
	case *types.Map:
		return append(valueTypes(t.Key()), valueTypes(t.Elem())...)
	}
	return nil
}

// continues reports whether a value is a container that was there before: the result of append, or a part of a slice.
func (c *collection) continues(x ast.Expr) bool {
	switch x := ast.Unparen(x).(type) {
	case *ast.CallExpr:
		return c.p.Builtin(x.Fun) == "append"
	case *ast.SliceExpr:
		return true
	}
	return false
}

// renew notes that x gets another value. Values of other types than containers are noted, too, which is harmless.
func (c *collection) renew(x ast.Expr, o often) {
	var obj types.Object
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		obj = c.p.Info.ObjectOf(x)
	case *ast.SelectorExpr:
		if sel := c.p.Info.Selections[x]; sel != nil {
			obj = sel.Obj()
		} else {
			obj = c.p.Info.ObjectOf(x.Sel)
		}
	case *ast.IndexExpr:
		if c.container(c.p.Info.TypeOf(x)) {
			c.renew(x.X, o)
		}
		return
	case *ast.StarExpr:
		obj = namedType(c.p.Info.TypeOf(x))
	}
	if obj != nil {
		c.fresh[obj] = max(c.fresh[obj], o)
	}
}

// container reports whether values of a type contain slices, maps or other memory that grows.
func (c *collection) container(typ types.Type) bool {
	switch t := typ.Underlying().(type) {
	case *types.Basic:
		return false
	case *types.Array:
		return c.container(t.Elem())
	case *types.Struct:
		for f := range t.Fields() {
			if c.container(f.Type()) {
				return true
			}
		}
		return false
	}
	return true
}

// largeValue is the size in bytes of a value that is not made for each piece of input.
const largeValue = 4096

// large reports whether a node puts a large value on the heap.
func (c *collection) large(n ast.Node) bool {
	var typ types.Type
	switch n := n.(type) {
	case *ast.UnaryExpr:
		if _, literal := ast.Unparen(n.X).(*ast.CompositeLit); n.Op != token.AND || !literal {
			return false
		}
		typ = c.p.Info.TypeOf(n.X)
	case *ast.CallExpr:
		if c.p.Builtin(n.Fun) != "new" {
			return false
		}
		typ = c.p.Info.TypeOf(n.Args[0])
	case *ast.Ident:
		v, ok := c.p.Info.Defs[n].(*types.Var)
		if !ok || !c.esc.Boxed[v] {
			return false
		}
		typ = v.Type()
	default:
		return false
	}
	return size(typ) > largeValue
}

// size returns about how many bytes a value has. Type parameters, which have no size yet, count as interfaces.
func size(typ types.Type) (n int64) {
	switch t := typ.Underlying().(type) {
	case *types.Array:
		return t.Len() * size(t.Elem())
	case *types.Struct:
		for f := range t.Fields() {
			n += size(f.Type())
		}
		return n
	}
	return 16
}
