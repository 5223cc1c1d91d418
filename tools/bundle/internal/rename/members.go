package rename

import (
	"fmt"
	"go/types"
	"sort"

	"oj/tools/bundle/internal/graph"
)

// This file deals with fields and methods. Exported names need no care. Equal unexported names of two packages were
// different names and are the same name now. This matters in two places: interfaces with unexported methods, and fields or
// methods promoted through embedding.

// followEmbedded gives an embedded field the new name of its type.
func (c *chooser) followEmbedded() {
	for _, u := range c.kept.Units {
		for _, r := range u.Defs {
			v, ok := r.Obj.(*types.Var)
			if !ok || !v.Embedded() {
				continue
			}

			// The field is called like its type.
			if name, ok := c.Names.Of[u.Pkg.Info.Uses[r.Ident]]; ok {
				c.Names.Of[v] = name
			}
		}
	}
}

// renameMembers renames the fields and methods whose equal names would change the program.
func (c *chooser) renameMembers() {
	c.separateMethods()
	c.separatePromoted()
}

// A methodName holds the unexported methods with one name in one package.
type methodName struct {
	pkg     *types.Package
	objs    []types.Object
	inIface bool // one of them belongs to an interface
}

// separateMethods renames unexported methods that would implement an interface of another package.
func (c *chooser) separateMethods() {
	names := map[string][]*methodName{}
	for _, u := range c.kept.Units {
		for _, r := range u.Defs {
			f, ok := r.Obj.(*types.Func)

			// Exported names are the same in all packages anyway.
			if ok && !f.Exported() && f.Type().(*types.Signature).Recv() != nil {
				addMethod(names, f)
			}
		}
	}

	// In a fixed order, so that the result is the same in every run.
	for _, name := range sortedNames(names) {
		c.separate(name, names[name])
	}
}

// addMethod adds f to the methods of its name and package.
func addMethod(names map[string][]*methodName, f *types.Func) {
	var m *methodName

	// All methods of one name in one package belong together.
	for _, other := range names[f.Name()] {
		if other.pkg == f.Pkg() {
			m = other
		}
	}
	if m == nil {
		m = &methodName{pkg: f.Pkg()}
		names[f.Name()] = append(names[f.Name()], m)
	}

	m.objs = append(m.objs, f)
	m.inIface = m.inIface || types.IsInterface(f.Type().(*types.Signature).Recv().Type())
}

// separate leaves the name to main or, if main does not use it, to the last package that does.
func (c *chooser) separate(name string, list []*methodName) {
	inIface := false

	// Methods that no interface asks for may share a name.
	for _, m := range list {
		inIface = inIface || m.inIface
	}
	if !inIface {
		return
	}

	// The last package in the output keeps the name.
	for _, m := range list[:len(list)-1] {
		fresh := c.freshMember(m.pkg, name)
		for _, o := range m.objs {
			c.Names.Of[o] = fresh
		}
	}
}

// freshMember makes a name for a field or method that the program does not use.
func (c *chooser) freshMember(pkg *types.Package, name string) string {
	last := camel(lowerFirst(pkg.Name()), name)
	fresh := last
	for i := 2; c.members[fresh] || c.taken[fresh]; i++ {
		fresh = fmt.Sprint(last, i)
	}
	c.members[fresh] = true
	return fresh
}

// separatePromoted renames fields or methods of one package that would hide the field or method that a selector in another
// package means.
func (c *chooser) separatePromoted() {
	cleared := map[selected]bool{} // many selectors are the same
	for _, u := range c.kept.Units {
		for _, e := range u.Selectors {
			// Qualified identifiers are no selections.
			sel := u.Pkg.Info.Selections[e]
			if sel == nil {
				continue
			}
			k := selected{sel.Recv(), sel.Obj()}
			if !cleared[k] {
				cleared[k] = true
				c.clear(sel)
			}
		}
	}
}

// selected is a field or method of a type.
type selected struct {
	recv types.Type
	obj  types.Object
}

// clear renames the fields and methods that would hide the object of sel.
func (c *chooser) clear(sel *types.Selection) {
	obj := graph.Origin(sel.Obj())
	depth := len(sel.Index()) - 1
	for _, other := range sameName(sel.Recv(), obj.Name(), depth) {
		// Only unexported names of another package of the program can get in the way.
		if other == obj || other.Pkg() == obj.Pkg() || c.Name(other) != c.Name(obj) || !c.isOurs(other.Pkg()) {
			continue
		}

		// Of two that clash, main's keeps its name.
		if other.Pkg() == c.Main().Types {
			other = obj
		}
		c.Names.Of[other] = c.freshMember(other.Pkg(), other.Name())

		// Printing with %+v shows names of fields.
		if v, ok := other.(*types.Var); ok && v.IsField() {
			c.warn(v, "field %s becomes %s, since embedding would hide another package's field of that name: %%+v shows it",
				v.Name(), c.Names.Of[other])
		}
	}
}

// isOurs reports whether pkg is a package of the program.
func (c *chooser) isOurs(pkg *types.Package) bool {
	for _, p := range c.Packages {
		if p.Types == pkg {
			return true
		}
	}
	return false
}

// sameName lists the fields and methods with a name, of any package. It searches t and the types embedded in it, down to
// the given depth.
func sameName(t types.Type, name string, depth int) []types.Object {
	var found []types.Object
	level := []types.Type{t}
	seen := map[types.Type]bool{}

	// Level by level, as Go looks for promoted names.
	for d := 0; d <= depth; d++ {
		var next []types.Type
		for _, t := range level {
			t = deref(t)

			// A type that is embedded twice counts once.
			if seen[t] {
				continue
			}
			seen[t] = true

			found = append(found, methodsNamed(t, name)...)
			st, ok := t.Underlying().(*types.Struct)
			for i := 0; ok && i < st.NumFields(); i++ {
				f := st.Field(i)
				if f.Name() == name {
					found = append(found, f.Origin())
				}

				// The next level.
				if f.Embedded() {
					next = append(next, f.Type())
				}
			}
		}
		level = next
	}
	return found
}

// deref is the type that t points to, or t itself if it is no pointer.
func deref(t types.Type) types.Type {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		return types.Unalias(p.Elem())
	}
	return t
}

// methodsNamed lists the methods of t, without promoted ones, that have the name.
func methodsNamed(t types.Type, name string) []types.Object {
	var found []types.Object
	if named, ok := t.(*types.Named); ok {
		for i := 0; i < named.NumMethods(); i++ {
			if m := named.Method(i); m.Name() == name {
				found = append(found, m.Origin())
			}
		}
	}
	if iface, ok := t.Underlying().(*types.Interface); ok {
		for i := 0; i < iface.NumMethods(); i++ {
			if m := iface.Method(i); m.Name() == name {
				found = append(found, m.Origin())
			}
		}
	}
	return found
}

// sortedNames lists the keys of m, sorted.
func sortedNames(m map[string][]*methodName) []string {
	var names []string
	for name := range m {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}
