// Package rename chooses the names of a bundle: all packages move into one, so
// two declarations may now want the same name, a local may hide what a shortened
// name means, and unexported names of different packages become equal.
//
// Takes the graph and the kept units. Gives a new name for every object that
// cannot keep its own, and a name for every standard import. Guarantees that no
// two top-level declarations share a name, that every use still sees its
// declaration, and that nothing is renamed without a clash. Where names clash,
// embedded types are served first (their name is a field's name too), then
// main's, then the imports, then the rest in the order of the output.
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

// Names are the names chosen.
type Names struct {
	// Of holds the objects whose name changes, fields and methods included.
	Of map[types.Object]string
	// Import is the name of each standard package that is used, by path.
	Import map[string]string
	// Warnings tell of renamings that a program can observe.
	Warnings diag.List

	// Fresh gives first+Second in camel case, or with a number, as a new name
	// at the top level.
	Fresh func(first, second string) string
}

// Name is the name of obj in the bundle.
func (n *Names) Name(obj types.Object) string {
	if s, ok := n.Of[obj]; ok {
		return s
	}
	return obj.Name()
}

type chooser struct {
	*graph.Graph
	*Names
	kept     *shake.Kept
	taken    map[string]bool           // names of the one package scope and file scope
	uses     map[types.Object][]scoped // where each top-level object is used
	imports  map[string][]scoped       // where each standard package is used
	pkgNames map[string]string         // the packages' own names
	members  map[string]bool           // all names in the program, so that fresh ones can be found
	embedded map[types.Object]bool     // type names that are embedded somewhere
}

// scoped is a place where a name is used: the innermost scope, and the name
// that stands there already, which no local can be hiding.
type scoped struct {
	scope *types.Scope
	name  string
}

// Choose chooses all names.
func Choose(g *graph.Graph, kept *shake.Kept) *Names {
	c := &chooser{
		Graph: g, kept: kept,
		Names:    &Names{Of: map[types.Object]string{}, Import: map[string]string{}},
		taken:    map[string]bool{"_": true, "init": true, "main": true},
		uses:     map[types.Object][]scoped{},
		imports:  map[string][]scoped{},
		pkgNames: map[string]string{},
		members:  map[string]bool{},
		embedded: map[types.Object]bool{},
	}
	c.Fresh = c.fresh
	c.collect()
	for _, pass := range c.passes() {
		pass()
	}
	c.renameMembers()
	c.followEmbedded()
	return c.Names
}

// passes are the groups of names in the order in which they are served.
func (c *chooser) passes() []func() {
	var embeddedMain, embeddedRest, main, rest []types.Object
	for _, u := range c.kept.Units {
		for _, o := range u.Objs {
			inMain := u.Pkg == c.Main()
			switch {
			case !graph.IsTop(o) || o.Name() == "_" || u.IsInit():
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

// collect records every use in the kept units.
func (c *chooser) collect() {
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

func (c *chooser) noteEmbedded(u *graph.Unit, r graph.Ref) {
	if t := u.Pkg.Info.Uses[r.Ident]; t != nil {
		c.embedded[t] = true
	}
}

func (c *chooser) collectUse(r graph.Ref) {
	c.members[r.Obj.Name()] = true
	switch {
	case r.Obj.Parent() == types.Universe:
		c.taken[r.Obj.Name()] = true
	case !graph.IsTop(r.Obj):
	case c.declared(r.Obj):
		c.uses[r.Obj] = append(c.uses[r.Obj], scoped{r.Scope, bareName(r)})
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

// bareName is the name at a use without a qualifier.
func bareName(r graph.Ref) string {
	if r.Qualifier != nil {
		return ""
	}
	return r.Ident.Name
}

// declared says whether obj is declared in the program itself.
func (c *chooser) declared(obj types.Object) bool { return c.Graph.Of[obj] != nil }

// free says whether name can be given to something used at the places.
func (c *chooser) free(name string, places []scoped) bool {
	if c.taken[name] || token.IsKeyword(name) || !token.IsIdentifier(name) {
		return false
	}
	for _, p := range places {
		if p.name != name && hidden(name, p.scope) {
			return false
		}
	}
	return true
}

// hidden says whether a local scope around the place declares name.
func hidden(name string, s *types.Scope) bool {
	for ; s != nil && !isFileScope(s); s = s.Parent() {
		if s.Lookup(name) != nil {
			return true
		}
	}
	return false
}

// isFileScope says whether s is a file's scope: its grandparent is the universe.
func isFileScope(s *types.Scope) bool {
	p := s.Parent()
	return p == nil || p == types.Universe || p.Parent() == types.Universe
}

// first returns the first free one of the candidates, then of the last one
// with a number.
func (c *chooser) first(places []scoped, candidates ...string) string {
	for _, name := range candidates {
		if c.free(name, places) {
			return name
		}
	}
	last := candidates[len(candidates)-1]
	for i := 2; ; i++ {
		if name := fmt.Sprint(last, i); c.free(name, places) {
			return name
		}
	}
}

func (c *chooser) nameObject(o types.Object) {
	name := c.first(c.uses[o], o.Name(), c.joined(o))
	c.taken[name] = true
	if name == o.Name() {
		return
	}
	c.Names.Of[o] = name
	if c.embedded[o] {
		c.warn(o, "embedded type %s.%s becomes %s, so the field's name changes too: %%+v and reflection show it", o.Pkg().Name(), o.Name(), name)
	}
}

func (c *chooser) fresh(first, second string) string {
	name := c.first(nil, camel(first, second))
	c.taken[name] = true
	return name
}

func (c *chooser) warn(o types.Object, format string, args ...any) {
	c.Warnings = append(c.Warnings, diag.Errorf(c.Position(o.Pos()), format, args...)...)
}

// joined is package+Name in camel case. An embedded type that is exported stays
// so, since fmt and encoding packages treat unexported fields differently.
func (c *chooser) joined(o types.Object) string {
	name := camel(lowerFirst(o.Pkg().Name()), o.Name())
	if c.embedded[o] && o.Exported() {
		return upperFirst(name)
	}
	return name
}

// camel joins the words of first, which underscores part, and second.
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

func upperFirst(s string) string {
	if s == "" {
		return ""
	}
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

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
		own := c.pkgNames[p]
		parent := path.Base(path.Dir(p))
		if parent == "." {
			parent = "std"
		}
		name := c.first(c.imports[p], own, camel(lowerFirst(parent), own))
		c.taken[name] = true
		c.Import[p] = name
	}
}
