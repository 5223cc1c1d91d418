// Package rename chooses the names in a bundle. All packages move into one: two declarations may want the same name, a
// local may hide the meaning of a shortened name, and unexported names of different packages become equal.
//
// It takes the graph and the kept units. It gives a new name for every object that cannot keep its own, and a name for
// every standard import.
// It guarantees that no two top-level declarations share a name, that every use still refers to its declaration, and that
// nothing is renamed without a clash. Where names clash, embedded types get theirs first (because their name is a field's
// name, too), then the declarations of main, then the imports, then the rest in the order of the output.
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
	"oj/tools/bundle/internal/graph"
	"oj/tools/bundle/internal/shake"
)

// Names are the chosen names.
type Names struct {
	// Of holds the objects that get another name, including fields and methods.
	Of map[types.Object]string
	// Import is the name of each standard package that the bundle uses, by path.
	Import map[string]string
	// Warnings tell of renamings that a program can observe.
	Warnings diag.List

	// Fresh makes a new name for the top level: first+Second in camel case, if necessary with a number.
	Fresh func(first, second string) string
}

// Name is the name of obj in the bundle.
func (n *Names) Name(obj types.Object) string {
	if s, ok := n.Of[obj]; ok {
		return s
	}
	return obj.Name()
}

// chooser is the state of choosing.
type chooser struct {
	*graph.Graph
	*Names
	kept     *shake.Kept
	taken    map[string]bool           // names at the top level of the bundle, and predeclared names in use
	uses     map[types.Object][]scoped // the places where each top-level object is used
	imports  map[string][]scoped       // the places where each standard package is used
	pkgNames map[string]string         // the names that the packages declare
	members  map[string]bool           // all names in the program, for choosing new ones
	embedded map[types.Object]bool     // the types that are embedded somewhere
}

// scoped is a place where a name is used: the innermost scope, and the name that is written there already. No local can
// hide that one.
type scoped struct {
	scope *types.Scope
	name  string
}

// Choose chooses all names in the bundle of the kept units.
func Choose(g *graph.Graph, kept *shake.Kept) *Names {
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
	c.Fresh = c.fresh

	// The names in use have to be known before the first one is given.
	c.collect()
	for _, pass := range c.passes() {
		pass()
	}

	// Fields and methods come last, because new names must not clash with those of types.
	c.renameMembers()
	c.followEmbedded()
	return c.Names
}

// passes are the groups of objects, in the order in which they get their names.
func (c *chooser) passes() []func() {
	var embeddedMain, embeddedRest, main, rest []types.Object
	for _, u := range c.kept.Units {
		for _, o := range u.Objs {
			inMain := u.Pkg == c.Main()
			switch {
			case !graph.IsTop(o) || o.Name() == "_" || u.IsInit(): // need none
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
	// Names of fields and methods count as well.
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

// noteEmbedded records that the type of an embedded field is embedded.
func (c *chooser) noteEmbedded(u *graph.Unit, r graph.Ref) {
	if t := u.Pkg.Info.Uses[r.Ident]; t != nil {
		c.embedded[t] = true
	}
}

// collectUse records a use of an object.
func (c *chooser) collectUse(r graph.Ref) {
	// New members must not have any of these names.
	c.members[r.Obj.Name()] = true
	switch {
	case r.Obj.Parent() == types.Universe:
		c.taken[r.Obj.Name()] = true // a declaration of that name would hide it
	case !graph.IsTop(r.Obj):
	// A use that has no qualifier yet must not be hidden by a local.
	case c.declared(r.Obj):
		c.uses[r.Obj] = append(c.uses[r.Obj], scoped{r.Scope, bareName(r)})
	default: // of a standard package
		p := r.Obj.Pkg()
		c.pkgNames[p.Path()] = p.Name()
		place := scoped{scope: r.Scope}
		if r.Qualifier != nil {
			place.name = r.Qualifier.Name
		}
		c.imports[p.Path()] = append(c.imports[p.Path()], place)
	}
}

// bareName is the name at a use, "" if the use has a qualifier.
func bareName(r graph.Ref) string {
	if r.Qualifier != nil {
		return ""
	}
	return r.Ident.Name
}

// declared reports whether the program itself declares obj.
func (c *chooser) declared(obj types.Object) bool { return c.Graph.Of[obj] != nil }

// free reports whether an object that is used at the places can get the name.
func (c *chooser) free(name string, places []scoped) bool {
	// Names that are taken, and words that are no names.
	if c.taken[name] || token.IsKeyword(name) || !token.IsIdentifier(name) {
		return false
	}

	// A local variable of that name would hide the object at one of its uses.
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

// isFileScope reports whether s is the scope of a file: its parent is a package's scope, whose parent is the universe.
func isFileScope(s *types.Scope) bool {
	p := s.Parent()
	return p == nil || p == types.Universe || p.Parent() == types.Universe
}

// first returns the first of the candidates that is free. If none is, it adds numbers to the last one.
func (c *chooser) first(places []scoped, candidates ...string) string {
	for _, name := range candidates {
		if c.free(name, places) {
			return name
		}
	}

	// Numbers are tried until one is free.
	last := candidates[len(candidates)-1]
	for i := 2; ; i++ {
		if name := fmt.Sprint(last, i); c.free(name, places) {
			return name
		}
	}
}

// nameObject gives an object its own name, or one with its package's name before it.
func (c *chooser) nameObject(o types.Object) {
	name := c.first(c.uses[o], o.Name(), c.joined(o))
	c.taken[name] = true
	if name == o.Name() {
		return
	}

	// Only objects that change are recorded.
	c.Names.Of[o] = name
	if c.embedded[o] {
		c.warn(o, "embedded type %s.%s becomes %s, so the field's name changes too: %%+v and reflection show it",
			o.Pkg().Name(), o.Name(), name)
	}
}

// fresh is Names.Fresh.
func (c *chooser) fresh(first, second string) string {
	name := c.first(nil, camel(first, second))
	c.taken[name] = true
	return name
}

// warn adds a warning about an object.
func (c *chooser) warn(o types.Object, format string, args ...any) {
	c.Warnings = append(c.Warnings, diag.Errorf(c.Position(o.Pos()), format, args...)...)
}

// joined is package+Name in camel case. The name of an embedded type stays exported, because fmt and the encoding packages
// treat unexported fields differently.
func (c *chooser) joined(o types.Object) string {
	name := camel(lowerFirst(o.Pkg().Name()), o.Name())
	if c.embedded[o] && o.Exported() {
		return upperFirst(name)
	}
	return name
}

// camel joins first, a package name whose words underscores may separate, and second.
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

// upperFirst makes the first letter an upper-case one.
func upperFirst(s string) string {
	if s == "" {
		return ""
	}
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// lowerFirst makes the first letter a lower-case one.
func lowerFirst(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(r)) + s[n:]
}

// nameImports names the standard packages, in the order of their paths.
func (c *chooser) nameImports() {
	var paths []string
	for p := range c.imports {
		paths = append(paths, p)
	}
	sort.Strings(paths)

	for _, p := range paths {
		// A package without a parent gets a word before it.
		own := c.pkgNames[p]
		parent := path.Base(path.Dir(p))
		if parent == "." {
			parent = "std"
		}

		// On a clash the last but one element of the path comes first: math/rand and crypto/rand become mathRand and cryptoRand.
		name := c.first(c.imports[p], own, camel(lowerFirst(parent), own))
		c.taken[name] = true
		c.Import[p] = name
	}
}
