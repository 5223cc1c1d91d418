package rename

import (
	"fmt"
	"go/types"
	"sort"

	"oj/tools/bundle/internal/uses"
)

// This file renames fields and methods. Equal exported names of two packages are the same identifier in the
// original and in the bundle. But equal unexported names are different identifiers in the original, and the
// same identifier in the bundle. This matters in two places: interfaces with unexported methods, and fields
// or methods promoted through embedding.

// followEmbedded renames embedded fields. If a type was renamed, the fields that embed it get the same new
// name.
func (c *chooser) followEmbedded() {
	for _, u := range c.kept.Units {
		for _, r := range u.Defs {
			v, ok := r.Obj.(*types.Var)
			if !ok || !v.Embedded() {
				continue
			}

			// The name of an embedded field is the name of its type.
			if name, ok := c.Names.Of[u.Pkg.Info.Uses[r.Ident]]; ok {
				c.Names.Of[v] = name
			}
		}
	}
}

// renameMembers renames the fields and methods whose names would change the meaning of the program.
func (c *chooser) renameMembers() {
	c.separateMethods()
	c.separatePromoted()
}

// A methodName contains all unexported methods with the same name in one package.
type methodName struct {
	pkg     *types.Package
	objs    []types.Object
	inIface bool // whether one of the methods belongs to an interface
}

// separateMethods renames unexported methods that have the same name as a method of an interface of another package:
// in the bundle they would implement this interface.
func (c *chooser) separateMethods() {
	names := map[string][]*methodName{}
	for _, u := range c.kept.Units {
		for _, r := range u.Defs {
			f, ok := r.Obj.(*types.Func)

			// Skip exported names, which are the same identifier in all packages.
			if ok && !f.Exported() && f.Type().(*types.Signature).Recv() != nil {
				addMethod(names, f)
			}
		}
	}

	// Iterate in sorted order, so that the result is always the same.
	for _, name := range sortedNames(names) {
		c.separate(name, names[name])
	}
}

// addMethod adds f to the methods of its name and package.
func addMethod(names map[string][]*methodName, f *types.Func) {
	var m *methodName

	// Find the group of the methods that have this name in this package.
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

// separate renames all groups of methods with this name except one. The group of main keeps the name; if main
// has none, the group of the last package keeps it.
func (c *chooser) separate(name string, list []*methodName) {
	inIface := false

	// If no interface contains a method of this name, all groups may keep it.
	for _, m := range list {
		inIface = inIface || m.inIface
	}
	if !inIface {
		return
	}

	// The list is in the order of the packages, so its last group belongs to main, or to the last package.
	for _, m := range list[:len(list)-1] {
		fresh := c.freshMember(m.pkg, name)
		for _, o := range m.objs {
			c.Names.Of[o] = fresh
		}
	}
}

// freshMember returns an unused name for a field or method.
func (c *chooser) freshMember(pkg *types.Package, name string) string {
	last := camel(lowerFirst(pkg.Name()), name)
	fresh := last
	for i := 2; c.members[fresh] || c.taken[fresh]; i++ {
		fresh = fmt.Sprint(last, i)
	}
	c.members[fresh] = true
	return fresh
}

// separatePromoted examines selectors such as x.f. If a field or method f of another package would hide the
// original f in the bundle, separatePromoted renames one of the two.
func (c *chooser) separatePromoted() {
	cleared := map[selected]bool{} // the pairs that were examined: a type, and a field or method of it
	for _, u := range c.kept.Units {
		for _, e := range u.Selectors {
			// A qualified identifier is not a selection.
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

// A selected is a field or method, with the type of the expression from which it is selected.
type selected struct {
	recv types.Type
	obj  types.Object
}

// clear renames the fields and methods that would hide the object to which sel refers.
func (c *chooser) clear(sel *types.Selection) {
	obj := uses.Origin(sel.Obj())
	depth := len(sel.Index()) - 1
	for _, other := range sameName(sel.Recv(), obj.Name(), depth) {
		// Look for a field or method that hides obj in the bundle, but not in the original. It must belong to another
		// package of the program.
		if other == obj || other.Pkg() == obj.Pkg() || c.Name(other) != c.Name(obj) || !c.isOurs(other.Pkg()) {
			continue
		}

		// Names of main are not changed. If the hiding object belongs to main, rename the hidden object
		// instead.
		if other.Pkg() == c.Main().Types {
			other = obj
		}
		c.Names.Of[other] = c.freshMember(other.Pkg(), other.Name())

		// %+v prints the names of fields, so warn about a renamed field.
		if v, ok := other.(*types.Var); ok && v.IsField() {
			c.warn(v, "field %s becomes %s, since embedding would hide another package's field of that name: %%+v shows the new name",
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

// sameName returns the fields and methods with this name in t, and in the types that t embeds directly or indirectly.
// The parameter depth is the maximum number of embedded fields on the way. It also finds unexported fields and
// methods of other packages.
func sameName(t types.Type, name string, depth int) []types.Object {
	var found []types.Object
	level := []types.Type{t}
	seen := map[types.Type]bool{}

	// Search level by level, as Go does for promoted fields and methods.
	for d := 0; d <= depth; d++ {
		var next []types.Type
		for _, t := range level {
			t = deref(t)

			// Do not visit a type again if it is embedded twice.
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

				// Search the embedded type on the next level.
				if f.Embedded() {
					next = append(next, f.Type())
				}
			}
		}
		level = next
	}
	return found
}

// deref returns the type to which t points, or t itself if it is not a pointer.
func deref(t types.Type) types.Type {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		return types.Unalias(p.Elem())
	}
	return t
}

// methodsNamed returns the methods of t with this name, without promoted methods.
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

// sortedNames returns the sorted keys of m.
func sortedNames(m map[string][]*methodName) []string {
	var names []string
	for name := range m {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}
