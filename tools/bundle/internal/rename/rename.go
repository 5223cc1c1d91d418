// Package rename chooses the names in a bundle. In a bundle, all packages become one. Then two declarations
// may have the same name, and a local variable may hide a declaration whose qualifier was removed. Equal
// unexported names of different packages become the same identifier.
//
// The input of the package is the graph, and the set of units that the bundle keeps. Its output is a new name for
// each object that cannot keep its own, and a name for each standard import. It guarantees that no two top-level
// declarations have the same name, that every use still refers to its declaration, and that a name without a clash
// does not change. Names are assigned in this order: embedded types (because the name is also a field's name), the
// declarations of main, the imports, and the rest in the order of the output.
package rename

import (
	"fmt"
	"go/token"
	"go/types"
	"path"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/shake"
	"oj/tools/bundle/internal/uses"
)

// Names contains the chosen names.
type Names struct {
	// Of maps each renamed object, including fields and methods, to its new name.
	Of map[types.Object]string
	// Import maps the path of each standard package in the bundle to its name.
	Import map[string]string
	// Warnings contains messages about renamings that the program can observe.
	Warnings diag.List

	// Fresh returns an unused name for a top-level declaration. It joins first and second in camel case, and
	// appends a number if necessary.
	Fresh func(first, second string) string
}

// Name returns the name of obj in the bundle.
func (n *Names) Name(obj types.Object) string {
	if s, ok := n.Of[obj]; ok {
		return s
	}
	return obj.Name()
}

// A chooser holds the state of Choose.
type chooser struct {
	*uses.Graph
	*Names
	kept     *shake.Kept
	taken    map[string]bool           // names at the top level of the bundle, and predeclared names in use
	uses     map[types.Object][]scoped // the places where each top-level object is used
	imports  map[string][]scoped       // the places where each standard package is used
	pkgNames map[string]string         // the names in the packages' package clauses
	members  map[string]bool           // all names in the program, which new names must avoid
	embedded map[types.Object]bool     // types that are embedded in a struct
}

// A scoped is a use of an object. The field `scope` is the innermost scope around it, and `name` is the name
// in the source. No local variable hides this name at the use, so the object can always keep it.
type scoped struct {
	scope *types.Scope
	name  string
}

// Choose returns the names for the bundle of the kept units.
func Choose(g *uses.Graph, kept *shake.Kept) *Names {
	c := &chooser{
		Graph:    g,
		kept:     kept,
		Names:    &Names{Of: map[types.Object]string{}, Import: map[string]string{}},
		taken:    map[string]bool{"_": true, "init": true, "main": true},
		uses:     map[types.Object][]scoped{},
		imports:  map[string][]scoped{},
		pkgNames: map[string]string{},
		members:  map[string]bool{},
		embedded: map[types.Object]bool{},
	}
	// The printer will need further names, for example for init functions. c.Fresh lets it choose names that are
	// not in use.
	c.Fresh = c.fresh

	// Collect the names in use before the first name is chosen.
	c.collect()

	// Choose the top-level names. The passes are sorted: the most important names come first.
	for _, pass := range c.passes() {
		pass()
	}

	// Rename fields and methods after all top-level names are chosen, because their new names must differ
	// from these names. An embedded field has the name of its type, so it gets the type's new name.
	c.renameMembers()
	c.followEmbedded()
	return c.Names
}

// passes returns one function for each group of objects, which gives names to the objects of this group. A
// group can only take names that are still free, so the groups whose names matter most come first. These are
// the embedded types of main and of other packages, because a new name would also rename a field. The other
// declarations of main follow, because they are the user's own, and then the imports. The other declarations
// of all other packages come last.
func (c *chooser) passes() []func() {
	var embeddedMain, embeddedRest, main, rest []types.Object
	for _, u := range c.kept.Units {
		for _, o := range u.Objs {
			inMain := u.Pkg == c.Main()
			switch {
			case !uses.IsTop(o) || o.Name() == "_" || u.IsInit(): // these objects need no new name
			case inMain && o.Name() == "main":
			case c.embedded[o] && inMain:
				embeddedMain = append(embeddedMain, o)
			case c.embedded[o]:
				embeddedRest = append(embeddedRest, o)
			case inMain:
				main = append(main, o)
			default:
				rest = append(rest, o)
			}
		}
	}

	each := func(list []types.Object) func() {
		return func() {
			for _, o := range list {
				c.nameObject(o)
			}
		}
	}

	return []func(){each(embeddedMain), each(embeddedRest), each(main), c.nameImports, each(rest)}
}

// collect records every definition and use in the kept units.
func (c *chooser) collect() {
	// Record the names of fields and methods, too.
	for _, u := range c.kept.Units {
		for _, r := range u.Defs {
			c.members[r.Obj.Name()] = true
			if v, ok := r.Obj.(*types.Var); ok && v.Embedded() {
				c.noteEmbedded(u, r)
			}
		}
		for _, r := range u.Uses {
			c.collectUse(r)
		}
	}
}

// noteEmbedded records the type to which r refers if r is an embedded field.
func (c *chooser) noteEmbedded(u *uses.Unit, r uses.Ref) {
	if t := u.Pkg.Info.Uses[r.Ident]; t != nil {
		c.embedded[t] = true
	}
}

// collectUse records a use of an object.
func (c *chooser) collectUse(r uses.Ref) {
	// New names of fields and methods must differ from all names that the program uses.
	c.members[r.Obj.Name()] = true
	switch {
	case r.Obj.Parent() == types.Universe:
		c.taken[r.Obj.Name()] = true // a declaration with this name would hide the predeclared object
	case !uses.IsTop(r.Obj):
	// Record the use, because a local variable must not hide the object's new name there.
	case c.declared(r.Obj):
		c.uses[r.Obj] = append(c.uses[r.Obj], scoped{r.Scope, bareName(r)})
	// Record where a standard package is used, because a local variable must not hide its name there.
	default:
		p := r.Obj.Pkg()
		c.pkgNames[p.Path()] = p.Name()
		place := scoped{scope: r.Scope}
		if r.Qualifier != nil {
			place.name = r.Qualifier.Name
		}
		c.imports[p.Path()] = append(c.imports[p.Path()], place)
	}
}

// bareName returns the name at a use, or "" if the use is qualified.
func bareName(r uses.Ref) string {
	if r.Qualifier != nil {
		return ""
	}
	return r.Ident.Name
}

// declared reports whether the program itself declares obj.
func (c *chooser) declared(obj types.Object) bool { return c.Graph.Of[obj] != nil }

// free reports whether an object that is used at these places can have this name.
func (c *chooser) free(name string, places []scoped) bool {
	// Return false if the name is taken, or is not a valid identifier.
	if c.taken[name] || token.IsKeyword(name) || !token.IsIdentifier(name) {
		return false
	}

	// At a use of the object, a local variable with this name would hide it. If the source uses this very name there,
	// no local variable does.
	for _, p := range places {
		if p.name != name && hidden(name, p.scope) {
			return false
		}
	}
	return true
}

// hidden reports whether a local scope around a place declares name.
func hidden(name string, s *types.Scope) bool {
	for ; s != nil && !isFileScope(s); s = s.Parent() {
		if s.Lookup(name) != nil {
			return true
		}
	}
	return false
}

// isFileScope reports whether s is the scope of a file or an outer scope. The parent of a file's scope is the
// scope of a package, and the parent of this scope is the universe.
func isFileScope(s *types.Scope) bool {
	p := s.Parent()
	return p == nil || p == types.Universe || p.Parent() == types.Universe
}

// first returns the first candidate that is free. If none is free, it returns the last candidate with a number
// appended.
func (c *chooser) first(places []scoped, candidates ...string) string {
	for _, name := range candidates {
		if c.free(name, places) {
			return name
		}
	}

	// Append numbers until the name is free.
	last := candidates[len(candidates)-1]
	for i := 2; ; i++ {
		if name := fmt.Sprint(last, i); c.free(name, places) {
			return name
		}
	}
}

// nameObject chooses the name of an object: its original name, or a name that begins with its package's name.
func (c *chooser) nameObject(o types.Object) {
	name := c.first(c.uses[o], o.Name(), c.joined(o))
	c.taken[name] = true
	if name == o.Name() {
		return
	}

	// Record only the objects whose names change.
	c.Names.Of[o] = name
	if c.embedded[o] {
		c.warn(o, "embedded type %s.%s becomes %s, so the field's name changes too: %%+v and reflection show the new name",
			o.Pkg().Name(), o.Name(), name)
	}
}

// fresh implements Names.Fresh.
func (c *chooser) fresh(first, second string) string {
	name := c.first(nil, camel(first, second))
	c.taken[name] = true
	return name
}

// warn adds a warning about an object.
func (c *chooser) warn(o types.Object, format string, args ...any) {
	c.Warnings = append(c.Warnings, diag.Errorf(c.Position(o.Pos()), format, args...)...)
}

// joined returns package+Name in camel case. The name of an embedded type stays exported, because fmt and the
// encoding packages treat unexported fields differently.
func (c *chooser) joined(o types.Object) string {
	name := camel(lowerFirst(o.Pkg().Name()), o.Name())
	if c.embedded[o] && o.Exported() {
		return upperFirst(name)
	}
	return name
}

// camel joins the words in first and second in camel case. The argument first is a package name, which may
// contain underscores.
func camel(first, second string) string {
	joined := ""
	for i, word := range strings.Split(strings.Trim(first, "_"), "_") {
		if i > 0 {
			word = upperFirst(word)
		}
		joined += word
	}
	return joined + upperFirst(second)
}

// upperFirst changes the first letter to upper case.
func upperFirst(s string) string {
	if s == "" {
		return ""
	}
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// lowerFirst changes the first letter to lower case.
func lowerFirst(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(r)) + s[n:]
}

// nameImports assigns names to the standard packages, in the order of their paths.
func (c *chooser) nameImports() {
	var paths []string
	for p := range c.imports {
		paths = append(paths, p)
	}
	sort.Strings(paths)

	for _, p := range paths {
		// If the path has only one element, such as "fmt", use "std" as its parent.
		own := c.pkgNames[p]
		parent := path.Base(path.Dir(p))
		if parent == "." {
			parent = "std"
		}

		// If the name is not free, put the previous element of the path before it: math/rand and crypto/rand become
		// mathRand and cryptoRand.
		name := c.first(c.imports[p], own, camel(lowerFirst(parent), own))
		c.taken[name] = true
		c.Import[p] = name
	}
}
