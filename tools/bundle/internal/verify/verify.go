// Package verify checks a bundle against the original program.
//
// It takes the graph and the emitted bundle. If it gives no error, it guarantees that the text parses and type-checks at
// the wanted language level, that each old object became exactly one new object and the other way round (compared
// identifier by identifier), that every constant has its old value, and that every type implements the interfaces that it
// implemented before and no others.
package verify

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"go/types"
	"runtime"
	"strings"

	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/emit"
	"oj/tools/bundle/internal/graph"
)

// A Checked is a bundle that has passed.
type Checked struct {
	Fset *token.FileSet
	File *ast.File
	Info *types.Info
	// Formatted is the bundle as gofmt formats it.
	Formatted []byte

	g     *graph.Graph
	units []*graph.Unit
	news  []ast.Node // the declarations that units became
	olds  []contents // the contents of units
	names []contents // the contents of news
	lines []token.Position
	exact map[token.Pos]token.Pos // from new identifiers and literals to the old ones
}

// verifier compares one bundle with the program from which it was made. It maps the objects and types of the program to
// those of the bundle.
type verifier struct {
	*Checked
	res      *emit.Result
	oldToNew map[types.Object]types.Object
	newToOld map[types.Object]types.Object
	types    []typePair // the types in the program
	seenType map[types.Type]bool
	tested   map[types.Type]bool // old types that a type switch or assertion names
	ours     map[*types.Package]bool
	errs     diag.List
}

// typePair is a type before and after bundling.
type typePair struct{ old, new types.Type }

// Verify checks the bundle at a language level such as "go1.18".
func Verify(g *graph.Graph, res *emit.Result, goVersion string) (*Checked, error) {
	v := newVerifier(g, res)
	if err := v.read(goVersion); err != nil {
		return nil, err
	}

	// Each comparison collects errors, so that the user sees all of them.
	v.leaves()
	v.expressions()
	v.implements()
	v.identities()

	if len(v.errs) > 0 {
		return nil, v.errs
	}
	return v.Checked, nil
}

// newVerifier makes the state for checking res.
func newVerifier(g *graph.Graph, res *emit.Result) *verifier {
	v := &verifier{
		Checked:  &Checked{Fset: token.NewFileSet(), Info: newInfo(len(res.Source)), g: g, units: res.Units},
		res:      res,
		oldToNew: map[types.Object]types.Object{},
		newToOld: map[types.Object]types.Object{},
		seenType: map[types.Type]bool{},
		tested:   map[types.Type]bool{},
		ours:     map[*types.Package]bool{},
	}

	// The standard library's objects are shared by both programs.
	for _, p := range g.Packages {
		v.ours[p.Types] = true
	}
	return v
}

// read parses, type-checks and formats the bundle, and lists the contents of old and new declarations.
func (v *verifier) read(goVersion string) error {
	v.olds = v.contentsOfUnits()
	if err := v.parse(); err != nil {
		return ownMistake(err)
	}

	// Type errors are reported at the end, when their places in the original can be found.
	found := v.check(goVersion)
	v.names = v.contentsOfNews()

	formatted, err := formatted(v.Fset, v.File)
	v.Formatted = formatted
	if err != nil {
		return ownMistake(err)
	}
	return v.refusals(found).Err()
}

// parse parses the bundle and finds its declarations.
func (v *verifier) parse() (err error) {
	mode := parser.ParseComments | parser.SkipObjectResolution
	v.File, err = parser.ParseFile(v.Fset, "bundle", v.res.Source, mode)
	if err != nil {
		return err
	}

	v.news = v.declarations()

	// Then the emitter has lost or added one.
	if len(v.news) != len(v.units) {
		return fmt.Errorf("%d declarations became %d", len(v.units), len(v.news))
	}
	return nil
}

// refusals gives the errors of the type checker at their places in the original.
func (v *verifier) refusals(found []types.Error) diag.List {
	var list diag.List
	for _, e := range found {
		msg := e.Msg
		if !strings.Contains(msg, "requires go1.") { // that is the judge's level, not the bundler's fault
			msg = "cannot bundle: in one file: " + msg
		}
		list = append(list, diag.Diag{Pos: v.Origin(e.Pos), Msg: msg})
	}
	return list
}

// formatted prints a file as gofmt does, except that it leaves the imports in their order. (format.Node would sort them,
// and for this print, parse and print again.)
func formatted(fset *token.FileSet, f *ast.File) ([]byte, error) {
	const normalizeNumbers = 1 << 30 // go/printer does not export this mode, but go/format and gofmt use it
	const spare = 1 << 10            // bytes by which formatting may lengthen the text
	gofmt := printer.Config{Mode: printer.UseSpaces | printer.TabIndent | normalizeNumbers, Tabwidth: 8}
	var out bytes.Buffer
	out.Grow(int(f.FileEnd-f.FileStart) + spare)
	err := gofmt.Fprint(&out, fset, f)
	return out.Bytes(), err
}

// ownMistake is the error for results that cannot be the program's fault.
func ownMistake(err error) error {
	return fmt.Errorf("bundler's own mistake, please report it: %v", err)
}

// declarations lists the new declarations, one for each unit. It leaves out imports and the calls of init functions.
func (v *verifier) declarations() []ast.Node {
	var nodes []ast.Node

	// next is the unit of the next declaration, by which groups can be told apart.
	next := func() *graph.Unit { // the unit of the next declaration
		if len(nodes) < len(v.res.Units) {
			return v.res.Units[len(nodes)]
		}
		return nil
	}

	for _, d := range v.File.Decls {
		gen, ok := d.(*ast.GenDecl)
		switch {
		// A function.
		case !ok:
			nodes = append(nodes, d)
		case gen.Tok == token.IMPORT || v.runsInits(gen):
		case next() != nil && next().Spec == nil: // a constant group that is one unit
			nodes = append(nodes, d)
		default:
			for _, spec := range gen.Specs {
				nodes = append(nodes, spec)
			}
		}
	}
	return nodes
}

// runsInits reports whether gen is a blank variable that calls init functions. The emitter adds one after the last
// declaration of a package.
func (v *verifier) runsInits(gen *ast.GenDecl) bool {
	return gen.Doc != nil && len(v.res.Inits) > 0 && emit.IsInitCall(gen.Doc.List[0].Text)
}

// check type-checks the bundle and returns the errors.
func (v *verifier) check(goVersion string) []types.Error {
	var found []types.Error
	conf := types.Config{
		Importer:  v.g.Importer,
		GoVersion: goVersion,
		Sizes:     types.SizesFor("gc", runtime.GOARCH),
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

// newInfo makes tables with room for the results of type-checking a source of so many bytes.
func newInfo(bytes int) *types.Info {
	return &types.Info{
		Types: make(map[ast.Expr]types.TypeAndValue, bytes/10),
		Defs:  make(map[*ast.Ident]types.Object, bytes/65),
		Uses:  make(map[*ast.Ident]types.Object, bytes/15),
	}
}

// leaves compares the identifiers and literals of the old and new declarations one by one.
func (v *verifier) leaves() {
	for i, u := range v.res.Units {
		olds := v.olds[i].leaves
		news := v.names[i].leaves
		if v.res.Inlined[u] {
			news = news[:min(len(olds), len(news))] // the rest is the literal for the embedded file
		}

		// Different numbers mean that something was lost.
		if len(olds) != len(news) {
			v.fail(u.Node().Pos(), "%s has %d names here and %d in the bundle", u.Name(), len(olds), len(news))
			continue
		}
		for k := range olds {
			v.leaf(u, olds[k], news[k])
		}
	}
}

// fail reports an error at a position in the original.
func (v *verifier) fail(pos token.Pos, format string, args ...any) {
	v.errs = append(v.errs, v.refusal(pos, format, args...)...)
}

// refusal is an error at a position in the original.
func (v *verifier) refusal(pos token.Pos, format string, args ...any) diag.List {
	return diag.Errorf(v.g.Position(pos), "cannot bundle: "+format, args...)
}

// leaf compares an identifier or literal of the unit u.
func (v *verifier) leaf(u *graph.Unit, old, new ast.Expr) {
	a, ok1 := old.(*ast.Ident)
	b, ok2 := new.(*ast.Ident)

	// Both are names, or both are literals.
	if ok1 != ok2 {
		v.fail(old.Pos(), "a name became a literal")
		return
	}
	if !ok1 { // expressions compares the values of literals
		return
	}

	oldDef, oldUse := graph.Means(u.Pkg.Info, a)
	newDef, newUse := graph.Means(v.Info, b)

	// What a name refers to, and what it declares.
	v.pair(a, oldUse, newUse)
	// An init function that became an ordinary one has another kind of object.
	if !u.IsInit() || u.Func().Name != a {
		v.pair(a, oldDef, newDef)
	}
}

// pair records that old became new, and fails if one of them has another partner already.
func (v *verifier) pair(id *ast.Ident, old, new types.Object) {
	// Labels and blanks mean nothing.
	if old == nil && new == nil {
		return
	}
	if old == nil || new == nil {
		v.fail(id.Pos(), "%s means something else in the bundle", id.Name)
		return
	}

	old = graph.Origin(old)
	new = graph.Origin(new)

	// Seen before: nearly all uses.
	if v.oldToNew[old] == new {
		return
	}

	// Objects outside of the program stay the same.
	changed := old != new
	if !v.foreign(old) {
		if v.oldToNew[old] == nil && v.newToOld[new] == nil { // met for the first time
			v.oldToNew[old] = new
			v.newToOld[new] = old
			if a, ok := old.(*types.Const); ok && graph.IsTop(a) {
				v.constant(id, a, new)
			}
			return
		}
		changed = v.oldToNew[old] != new || v.newToOld[new] != old
	}
	if changed {
		v.fail(id.Pos(), "%s means something else in the bundle", id.Name)
	}
}

// constant fails if new is not a constant with the value of old.
func (v *verifier) constant(id *ast.Ident, old *types.Const, new types.Object) {
	b, ok := new.(*types.Const)
	if !ok || old.Val().ExactString() != b.Val().ExactString() {
		v.fail(id.Pos(), "the constant %s has another value in the bundle", id.Name)
	}
}

// foreign reports whether obj is outside of the program: it belongs to a standard package or to the universe. The old and
// the new check share these objects.
func (v *verifier) foreign(obj types.Object) bool {
	if obj.Pkg() == nil {
		// The method Error of the type error has no parent.
		predeclared := obj.Parent() == nil && types.Universe.Lookup(obj.Name()) != nil
		return obj.Parent() == types.Universe || predeclared || obj.Name() == "Error"
	}
	return !v.ours[obj.Pkg()]
}
