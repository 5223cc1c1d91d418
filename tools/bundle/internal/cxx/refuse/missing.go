package refuse

// This file refuses names of the standard library that the runtime does not have. It reports them together: one
// refusal for a package without any support, one for a type and everything that needs it, and one for the other
// functions of a package.

import (
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// missing is the first use of a name of the library.
type missing struct {
	at    Refusal
	obj   types.Object
	whole bool // nothing of the package is supported
}

// AddMissing adds a refusal of a function, variable or type of the library. whole is set if the runtime supports
// nothing of its package.
func (r *List) AddMissing(pos token.Pos, obj types.Object, whole bool) {
	same := func(m missing) bool { return m.obj == obj }
	if i := slices.IndexFunc(r.missing, same); i < 0 {
		r.missing = append(r.missing, missing{r.place(pos), obj, whole})
	} else if at := r.place(pos); at.Line < r.missing[i].at.Line {
		r.missing[i].at = at
	}
}

// group is one refusal of several names.
type group struct {
	at    Refusal
	kind  *Kind
	fixed string // the construct, if it does not list the names
	names []string
}

// merged returns the refusals of the missing names.
func (r *List) merged() []Refusal {
	refusedTypes := map[types.Object]bool{}
	for _, m := range r.missing {
		if _, ok := m.obj.(*types.TypeName); ok {
			refusedTypes[m.obj] = true
		}
	}

	slices.SortStableFunc(r.missing, func(a, b missing) int { return a.at.Line - b.at.Line })
	groups := map[string]*group{}
	var order []*group
	for _, m := range r.missing {
		key, g := m.group(refusedTypes)
		if known := groups[key]; known != nil {
			known.names = append(known.names, g.names...)
			continue
		}
		groups[key] = &g
		order = append(order, &g)
	}

	var list []Refusal
	for _, g := range order {
		x := g.at
		x.Kind, x.Construct = g.kind, g.fixed
		if g.fixed == "" {
			x.Construct = fmt.Sprintf(g.kind.Construct, strings.Join(g.names, ", "))
		}
		if len(g.names) > 1 {
			x.Construct = strings.Replace(x.Construct, "function ", "functions ", 1)
			x.Construct = strings.Replace(x.Construct, "variable ", "variables ", 1)
		}
		list = append(list, x)
	}
	return list
}

// group returns the group of a missing name, with a key that is the same for all names of the group.
func (m missing) group(refusedTypes map[types.Object]bool) (string, group) {
	path := m.obj.Pkg().Path()
	if m.whole {
		kind := packageKind(path)
		return "package " + path, group{at: m.at, kind: kind, fixed: fmt.Sprintf(kind.Construct, path)}
	}
	name := path + "." + m.obj.Name()
	fn, isFunc := m.obj.(*types.Func)
	if isFunc {
		name = fn.FullName()
	}
	if kind := ofPackage[path]; kind != nil {
		return path, group{at: m.at, kind: kind, names: []string{strings.Replace(name, path+".", "", 1)}}
	}

	// A type comes with its methods, and with the functions that take or return it.
	typ := m.obj
	if isFunc {
		typ = mentioned(fn, refusedTypes)
	}
	if refusedTypes[typ] {
		kind, full := Type, path+"."+typ.Name()
		if special := refusedTypeKinds[full]; special != nil {
			kind = special
		}
		text := strings.Replace(kind.Construct, "%s", full, 1)
		return "type " + full, group{at: m.at, kind: kind, fixed: text}
	}
	if isFunc {
		return "functions " + path, group{at: m.at, kind: Func, names: []string{name}}
	}
	return "variables " + path, group{at: m.at, kind: Var, names: []string{name}}
}

// mentioned returns the refused type of which fn is a method, or which it takes or returns, or nil.
func mentioned(fn *types.Func, refusedTypes map[types.Object]bool) types.Object {
	sig := fn.Signature()
	vars := slices.Concat(slices.Collect(sig.Params().Variables()), slices.Collect(sig.Results().Variables()))
	if sig.Recv() != nil {
		vars = append(vars, sig.Recv())
	}
	for _, v := range vars {
		typ := v.Type()
		if p, ok := typ.(*types.Pointer); ok {
			typ = p.Elem()
		}
		if named, ok := typ.(*types.Named); ok && refusedTypes[named.Obj()] {
			return named.Obj()
		}
	}
	return nil
}
