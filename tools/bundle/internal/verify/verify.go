// Package verify checks a bundle against the program it came from.
//
// Takes the graph and the emitted bundle. Guarantees, when it gives no error,
// that the text parses and type-checks at the language level asked for, that
// identifier for identifier each old object became exactly one new object and
// the other way round, that every constant has its old value, and that every
// type implements exactly the interfaces that it implemented.
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

// A Checked is a bundle that passed.
type Checked struct {
	Fset *token.FileSet
	File *ast.File
	Info *types.Info
	// Formatted is what gofmt makes of the bundle.
	Formatted []byte

	g     *graph.Graph
	units []*graph.Unit
	news  []ast.Node // what became of units
	olds  []contents // of units
	names []contents // of news
	lines []token.Position
	exact map[token.Pos]token.Pos // from identifiers and literals to the old ones
}

type verifier struct {
	*Checked
	res      *emit.Result
	oldToNew map[types.Object]types.Object
	newToOld map[types.Object]types.Object
	types    []typePair
	seenType map[types.Type]bool
	tested   map[types.Type]bool // old types that a type switch or assertion names
	ours     map[*types.Package]bool
	errs     diag.List
}

type typePair struct{ old, new types.Type }

// Verify checks the bundle at the language level goVersion, such as "go1.18".
func Verify(g *graph.Graph, res *emit.Result, goVersion string) (*Checked, error) {
	v := newVerifier(g, res)
	if err := v.read(goVersion); err != nil {
		return nil, err
	}
	v.leaves()
	v.expressions()
	v.implements()
	v.identities()
	if len(v.errs) > 0 {
		return nil, v.errs
	}
	return v.Checked, nil
}

func newVerifier(g *graph.Graph, res *emit.Result) *verifier {
	v := &verifier{
		Checked: &Checked{Fset: token.NewFileSet(), Info: newInfo(len(res.Source)), g: g, units: res.Units}, res: res,
		oldToNew: map[types.Object]types.Object{}, newToOld: map[types.Object]types.Object{},
		seenType: map[types.Type]bool{}, tested: map[types.Type]bool{}, ours: map[*types.Package]bool{},
	}
	for _, p := range g.Packages {
		v.ours[p.Types] = true
	}
	return v
}

// read parses, type-checks and formats the bundle, and lists what old and new declarations hold.
func (v *verifier) read(goVersion string) error {
	v.olds = v.contentsOfUnits()
	if err := v.parse(); err != nil {
		return ownMistake(err)
	}
	found := v.check(goVersion)
	v.names = v.contentsOfNews()
	var err error
	if v.Formatted, err = formatted(v.Fset, v.File); err != nil {
		return ownMistake(err)
	}
	return v.refusals(found).Err()
}

// parse parses the bundle and finds its declarations.
func (v *verifier) parse() (err error) {
	v.File, err = parser.ParseFile(v.Fset, "bundle", v.res.Source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	v.news = v.declarations()
	if len(v.news) != len(v.units) {
		return fmt.Errorf("%d declarations became %d", len(v.units), len(v.news))
	}
	return nil
}

// refusals tells of the type checker's errors where they come from.
func (v *verifier) refusals(found []types.Error) diag.List {
	var list diag.List
	for _, e := range found {
		msg := e.Msg
		if !strings.Contains(msg, "requires go1.") {
			msg = "cannot bundle: in one file: " + msg
		}
		list = append(list, diag.Diag{Pos: v.Origin(e.Pos), Msg: msg})
	}
	return list
}

// formatted prints as gofmt does, but for the order of imports, which is the
// emitter's. (format.Node would print, parse and print again for its sake.)
func formatted(fset *token.FileSet, f *ast.File) ([]byte, error) {
	const normalizeNumbers = 1 << 30 // not exported, but the same in go/format and gofmt
	gofmt := printer.Config{Mode: printer.UseSpaces | printer.TabIndent | normalizeNumbers, Tabwidth: 8}
	var out bytes.Buffer
	out.Grow(int(f.FileEnd-f.FileStart) + 1<<10)
	err := gofmt.Fprint(&out, fset, f)
	return out.Bytes(), err
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

// newInfo has room for what a source of so many bytes usually has.
func newInfo(bytes int) *types.Info {
	return &types.Info{
		Types: make(map[ast.Expr]types.TypeAndValue, bytes/10),
		Defs:  make(map[*ast.Ident]types.Object, bytes/65),
		Uses:  make(map[*ast.Ident]types.Object, bytes/15),
	}
}

// leaves compares the identifiers and literals of the old and the new
// declarations in step.
func (v *verifier) leaves() {
	for i, u := range v.res.Units {
		olds, news := v.olds[i].leaves, v.names[i].leaves
		if v.res.Inlined[u] {
			news = news[:min(len(olds), len(news))]
		}
		if len(olds) != len(news) {
			v.fail(u.Node().Pos(), "%s has %d names here and %d in the bundle", u.Name(), len(olds), len(news))
			continue
		}
		for k := range olds {
			v.leaf(u, olds[k], news[k])
		}
	}
}

func (v *verifier) fail(pos token.Pos, format string, args ...any) {
	v.errs = append(v.errs, v.refusal(pos, format, args...)...)
}

func (v *verifier) refusal(pos token.Pos, format string, args ...any) diag.List {
	return diag.Errorf(v.g.Position(pos), "cannot bundle: "+format, args...)
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
	oldDef, oldUse := graph.Means(u.Pkg.Info, a)
	newDef, newUse := graph.Means(v.Info, b)
	v.pair(a, oldUse, newUse)
	if !u.IsInit() || u.Func().Name != a {
		v.pair(a, oldDef, newDef)
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
	if v.oldToNew[old] == new {
		return
	}
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
	return !v.ours[obj.Pkg()]
}
