// Package verify checks a bundle against the program it came from.
//
// Takes the graph and the emitted bundle. Guarantees, when it gives no error,
// that the text parses and type-checks at the language level asked for, that
// identifier for identifier each old object became exactly one new object and
// the other way round, that every constant has its old value, and that every
// type implements exactly the interfaces that it implemented.
package verify

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"runtime"
	"strings"

	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/emit"
	"oj/tools/bundle/internal/graph"
	"oj/tools/bundle/internal/load"
)

// A Checked is a bundle that passed.
type Checked struct {
	Fset *token.FileSet
	File *ast.File
	Info *types.Info
	// Lines gives, for each line of the bundle (index 0 is line 1), where it
	// came from; the zero Position for lines that the bundler wrote itself.
	Lines []token.Position

	exact map[token.Pos]token.Position // of identifiers and literals
}

type verifier struct {
	*Checked
	g        *graph.Graph
	res      *emit.Result
	oldToNew map[types.Object]types.Object
	newToOld map[types.Object]types.Object
	types    []typePair
	seenType map[types.Type]bool
	tested   map[types.Type]bool // old types that a type switch or assertion names
	leaves   [][2][]ast.Expr     // of each unit: old and new identifiers and literals
	errs     diag.List
}

type typePair struct{ old, new types.Type }

// Verify checks the bundle at the language level goVersion, such as "go1.18".
func Verify(g *graph.Graph, res *emit.Result, goVersion string) (*Checked, error) {
	v := &verifier{
		Checked: &Checked{Fset: token.NewFileSet(), Info: load.NewInfo(), exact: map[token.Pos]token.Position{}}, g: g, res: res,
		oldToNew: map[types.Object]types.Object{}, newToOld: map[types.Object]types.Object{},
		seenType: map[types.Type]bool{}, tested: map[types.Type]bool{},
	}
	f, err := parser.ParseFile(v.Fset, "bundle", res.Source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, ownMistake(err)
	}
	v.File = f
	news := v.declarations()
	if len(news) != len(res.Units) {
		return nil, ownMistake(fmt.Errorf("%d declarations became %d", len(res.Units), len(news)))
	}
	found := v.check(goVersion)
	v.lines(news)
	for _, e := range found {
		msg := e.Msg
		if !strings.Contains(msg, "requires go1.") {
			msg = "cannot bundle: in one file: " + msg
		}
		v.errs = append(v.errs, diag.Diag{Pos: v.Origin(e.Pos), Msg: msg})
	}
	if len(v.errs) > 0 {
		return nil, v.errs
	}
	for i, u := range res.Units {
		v.compare(u, news[i], v.leaves[i][0], v.leaves[i][1])
	}
	v.implements()
	v.identities()
	if len(v.errs) > 0 {
		return nil, v.errs
	}
	return v.Checked, nil
}

func ownMistake(err error) error {
	return fmt.Errorf("bundler's own mistake, please report it: %v", err)
}

// declarations lists the new declarations, in the units of the old ones,
// without imports and the calls of init functions.
func (v *verifier) declarations() []ast.Node {
	var nodes []ast.Node
	next := func() *graph.Unit {
		if len(nodes) < len(v.res.Units) {
			return v.res.Units[len(nodes)]
		}
		return nil
	}
	for _, d := range v.File.Decls {
		gen, ok := d.(*ast.GenDecl)
		switch {
		case !ok:
			nodes = append(nodes, d)
		case gen.Tok == token.IMPORT || v.runsInits(gen):
		case next() != nil && next().Spec == nil:
			nodes = append(nodes, d)
		default:
			for _, spec := range gen.Specs {
				nodes = append(nodes, spec)
			}
		}
	}
	return nodes
}

// runsInits says whether gen is the blank variable that calls init functions,
// which the emitter added after the last declaration of a package.
func (v *verifier) runsInits(gen *ast.GenDecl) bool {
	return gen.Doc != nil && len(v.res.Inits) > 0 && emit.IsInitCall(gen.Doc.List[0].Text)
}

// check type-checks the bundle and gives the errors.
func (v *verifier) check(goVersion string) []types.Error {
	var found []types.Error
	conf := types.Config{
		Importer: v.g.Importer, GoVersion: goVersion,
		Sizes: types.SizesFor("gc", runtime.GOARCH),
		Error: func(err error) {
			var e types.Error
			if errors.As(err, &e) {
				found = append(found, e)
			}
		},
	}
	conf.Check("main", v.Fset, []*ast.File{v.File}, v.Info) // its errors went to conf.Error
	return found
}

// Origin is the old position of the identifier or literal at pos, or of what
// stands first in its line.
func (c *Checked) Origin(pos token.Pos) token.Position {
	if p, ok := c.exact[pos]; ok {
		return p
	}
	line := c.Fset.PositionFor(pos, false).Line
	if line < 1 || line > len(c.Lines) {
		return token.Position{}
	}
	return c.Lines[line-1]
}

// lines fills Lines, from pairs of identifiers and literals.
func (v *verifier) lines(news []ast.Node) {
	v.Lines = make([]token.Position, v.Fset.File(v.File.Pos()).LineCount())
	for i, u := range v.res.Units {
		olds, names := v.oldLeaves(u), v.newLeaves(news[i])
		v.leaves = append(v.leaves, [2][]ast.Expr{olds, names})
		for k := range min(len(olds), len(names)) {
			line := v.Fset.PositionFor(names[k].Pos(), false).Line
			v.exact[names[k].Pos()] = v.g.Position(olds[k].Pos())
			if !v.Lines[line-1].IsValid() {
				v.Lines[line-1] = v.g.Position(olds[k].Pos())
			}
		}
		v.fillLines(u, news[i])
	}
}

// fillLines gives the lines of a declaration without identifier or literal the
// place as many lines below the last known one: gofmt seldom moves lines.
func (v *verifier) fillLines(u *graph.Unit, n ast.Node) {
	last := v.g.Position(u.Node().Pos())
	end := v.g.Position(u.Node().End()).Line
	for line := v.Fset.PositionFor(n.Pos(), false).Line; line <= v.Fset.PositionFor(n.End(), false).Line; line++ {
		if !v.Lines[line-1].IsValid() {
			last.Line, last.Column = min(last.Line+1, end), 1
			v.Lines[line-1] = last
		}
		last = v.Lines[line-1]
	}
}

// leaves lists the identifiers and literals below n in source order, leaving
// out the package names before a dot.
func leaves(n ast.Node, qualifier func(*ast.Ident) bool) []ast.Expr {
	var list []ast.Expr
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if q, ok := n.X.(*ast.Ident); ok && qualifier(q) {
				list = append(list, n.Sel)
				return false
			}
		case *ast.Ident:
			list = append(list, n)
		case *ast.BasicLit:
			list = append(list, n)
		}
		return true
	})
	return list
}

func (v *verifier) oldLeaves(u *graph.Unit) []ast.Expr {
	return leaves(u.Node(), func(q *ast.Ident) bool {
		_, ok := v.g.Info.Uses[q].(*types.PkgName)
		return ok
	})
}

func (v *verifier) newLeaves(n ast.Node) []ast.Expr {
	return leaves(n, func(q *ast.Ident) bool {
		_, ok := v.Info.Uses[q].(*types.PkgName)
		return ok
	})
}

// compare walks the old and the new declaration in step.
func (v *verifier) compare(u *graph.Unit, n ast.Node, olds, news []ast.Expr) {
	if v.res.Inlined[u] {
		news = news[:min(len(olds), len(news))]
	}
	if len(olds) != len(news) {
		v.fail(u.Node().Pos(), "%s has %d names here and %d in the bundle", u.Name(), len(olds), len(news))
		return
	}
	for i := range olds {
		v.leaf(u, olds[i], news[i])
	}
	v.expressions(u, n)
}

func (v *verifier) fail(pos token.Pos, format string, args ...any) {
	v.errs = append(v.errs, diag.Errorf(v.g.Position(pos), "cannot bundle: "+format, args...)...)
}

func (v *verifier) leaf(u *graph.Unit, old, new ast.Expr) {
	a, ok1 := old.(*ast.Ident)
	b, ok2 := new.(*ast.Ident)
	if ok1 != ok2 {
		v.fail(old.Pos(), "a name became a literal")
		return
	}
	if !ok1 {
		return
	}
	v.pair(a, v.g.Info.Uses[a], v.Info.Uses[b])
	if !u.IsInit() || u.Func().Name != a {
		v.pair(a, v.g.Info.Defs[a], v.Info.Defs[b])
	}
}

// pair notes that old became new, and fails if either has another partner.
func (v *verifier) pair(id *ast.Ident, old, new types.Object) {
	if old == nil && new == nil {
		return
	}
	if old == nil || new == nil {
		v.fail(id.Pos(), "%s means something else in the bundle", id.Name)
		return
	}
	old, new = graph.Origin(old), graph.Origin(new)
	if !v.foreign(old) && v.oldToNew[old] == nil && v.newToOld[new] == nil {
		v.oldToNew[old], v.newToOld[new] = new, old
		if a, ok := old.(*types.Const); ok && graph.IsTop(a) {
			v.constant(id, a, new)
		}
		return
	}
	if v.foreign(old) && old != new || !v.foreign(old) && (v.oldToNew[old] != new || v.newToOld[new] != old) {
		v.fail(id.Pos(), "%s means something else in the bundle", id.Name)
	}
}

// constant fails if new is no constant of the value of old.
func (v *verifier) constant(id *ast.Ident, old *types.Const, new types.Object) {
	b, ok := new.(*types.Const)
	if !ok || old.Val().ExactString() != b.Val().ExactString() {
		v.fail(id.Pos(), "the constant %s has another value in the bundle", id.Name)
	}
}

// foreign says whether obj is outside the program: of a standard package or
// the universe. The old and the new check share those objects.
func (v *verifier) foreign(obj types.Object) bool {
	if obj.Pkg() == nil {
		return obj.Parent() == types.Universe || obj.Parent() == nil && types.Universe.Lookup(obj.Name()) != nil ||
			obj.Name() == "Error"
	}
	for _, p := range v.g.Packages {
		if p.Types == obj.Pkg() {
			return false
		}
	}
	return true
}
