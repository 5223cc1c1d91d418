package rename

import (
	"fmt"
	"go/types"
	"sort"

	"oj/tools/bundle/internal/graph"
)

// This file deals with fields and methods. Their names need no care as long as
// they are exported; unexported ones of two packages were different names and
// are now the same, which matters in two places: interfaces with unexported
// methods, and fields or methods promoted through embedding.

// followEmbedded gives an embedded field the new name of its type.
func (c *chooser) followEmbedded() {
	for _, u := range c.kept.Units {
		for _, r := range u.Defs {
			v, ok := r.Obj.(*types.Var)
			if !ok || !v.Embedded() {
				continue
			}
			if name, ok := c.Names.Of[u.Pkg.Info.Uses[r.Ident]]; ok {
				c.Names.Of[v] = name
			}
		}
	}
}

func (c *chooser) renameMembers() {
	c.separateMethods()
	c.separatePromoted()
}

// A methodName is the unexported methods of one name in one package.
type methodName struct {
	pkg     *types.Package
	objs    []types.Object
	inIface bool
}

// separateMethods renames unexported methods that an interface of another
// package would suddenly see.
func (c *chooser) separateMethods() {
	names := map[string][]*methodName{}
	for _, u := range c.kept.Units {
		for _, r := range u.Defs {
			if f, ok := r.Obj.(*types.Func); ok && !f.Exported() && f.Type().(*types.Signature).Recv() != nil {
				addMethod(names, f)
			}
		}
	}
	for _, name := range sortedNames(names) {
		c.separate(name, names[name])
	}
}

func addMethod(names map[string][]*methodName, f *types.Func) {
	var m *methodName
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

// separate leaves the name to main, or else to the last package that has it.
func (c *chooser) separate(name string, list []*methodName) {
	inIface := false
	for _, m := range list {
		inIface = inIface || m.inIface
	}
	if !inIface {
		return
	}
	for _, m := range list[:len(list)-1] {
		fresh := c.freshMember(m.pkg, name)
		for _, o := range m.objs {
			c.Names.Of[o] = fresh
		}
	}
}

// freshMember is a name for a field or method that nothing in the program has.
func (c *chooser) freshMember(pkg *types.Package, name string) string {
	last := camel(lowerFirst(pkg.Name()), name)
	fresh := last
	for i := 2; c.members[fresh] || c.taken[fresh]; i++ {
		fresh = fmt.Sprint(last, i)
	}
	c.members[fresh] = true
	return fresh
}

// separatePromoted renames a field or method of one package that would come
// before the one that a selector of another package means.
func (c *chooser) separatePromoted() {
	cleared := map[selected]bool{}
	for _, u := range c.kept.Units {
		for _, e := range u.Selectors {
			sel := u.Pkg.Info.Selections[e]
			if sel == nil {
				continue
			}
			if k := (selected{sel.Recv(), sel.Obj()}); !cleared[k] {
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

// clear renames what would come before the object of sel.
func (c *chooser) clear(sel *types.Selection) {
	obj := graph.Origin(sel.Obj())
	for _, other := range sameName(sel.Recv(), obj.Name(), len(sel.Index())-1) {
		if other == obj || other.Pkg() == obj.Pkg() || c.Name(other) != c.Name(obj) || !c.isOurs(other.Pkg()) {
			continue
		}
		if other.Pkg() == c.Main().Types {
			other = obj
		}
		c.Names.Of[other] = c.freshMember(other.Pkg(), other.Name())
		if v, ok := other.(*types.Var); ok && v.IsField() {
			c.warn(v, "field %s becomes %s, since embedding would hide another package's field of that name: %%+v shows it", v.Name(), c.Names.Of[other])
		}
	}
}

func (c *chooser) isOurs(pkg *types.Package) bool {
	for _, p := range c.Packages {
		if p.Types == pkg {
			return true
		}
	}
	return false
}

// sameName lists the fields and methods called name, of any package, in t and
// in what it embeds down to the given depth.
func sameName(t types.Type, name string, depth int) []types.Object {
	var found []types.Object
	level := []types.Type{t}
	seen := map[types.Type]bool{}
	for d := 0; d <= depth; d++ {
		var next []types.Type
		for _, t := range level {
			t = deref(t)
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
				if f.Embedded() {
					next = append(next, f.Type())
				}
			}
		}
		level = next
	}
	return found
}

func deref(t types.Type) types.Type {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		return types.Unalias(p.Elem())
	}
	return t
}

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

func sortedNames(m map[string][]*methodName) []string {
	var names []string
	for name := range m {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}
