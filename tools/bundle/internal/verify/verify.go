// Package verify checks a bundle against the original program.
//
// Its input is the graph and the emitted bundle. If it returns no error, it guarantees the following:
//
//   - The text parses and type-checks at the wanted language level.
//   - Each identifier refers to the same object as in the original program. For this, verify compares the
//     identifiers one by one, and maps the old objects to the new ones.
//   - Each constant has its old value.
//   - Each type implements the same interfaces as before.
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
	"oj/tools/bundle/internal/uses"
)

// A Checked is a bundle that has passed the checks.
type Checked struct {
	Fset *token.FileSet
	File *ast.File
	Info *types.Info
	// Formatted is the bundle as gofmt formats it.
	Formatted []byte

	g     *uses.Graph
	units []*uses.Unit
	news  []ast.Node // the declarations in the bundle, one for each unit
	olds  []contents // identifiers and other expressions in the program, for each unit
	names []contents // identifiers and other expressions in the bundle, for each unit
	lines []token.Position
	// Maps the position of an identifier or literal in the bundle to its position in the program.
	exact map[token.Pos]token.Pos
}

// A verifier compares a bundle with its program. It maps objects and types of the program to those of the
// bundle.
type verifier struct {
	*Checked
	res      *emit.Result
	oldToNew map[types.Object]types.Object
	newToOld map[types.Object]types.Object
	types    []typePair // the types in the program
	seenType map[types.Type]bool
	tested   map[types.Type]bool // types in type switches and assertions of the program
	ours     map[*types.Package]bool
	errs     diag.List
}

// A typePair is a type in the program, and the same type in the bundle.
type typePair struct{ old, new types.Type }

// Verify checks the bundle at a language level such as "go1.18".
func Verify(g *uses.Graph, res *emit.Result, goVersion string) (*Checked, error) {
	v := newVerifier(g, res)
	if err := v.read(goVersion); err != nil {
		return nil, err
	}

	// Each of these methods appends to v.errs, so that the user sees all errors.
	v.leaves()
	v.expressions()
	v.implements()
	v.identities()

	if len(v.errs) > 0 {
		return nil, v.errs
	}
	return v.Checked, nil
}

// newVerifier returns a verifier of res.
func newVerifier(g *uses.Graph, res *emit.Result) *verifier {
	v := &verifier{
		Checked:  &Checked{Fset: token.NewFileSet(), Info: newInfo(len(res.Source)), g: g, units: res.Units},
		res:      res,
		oldToNew: map[types.Object]types.Object{},
		newToOld: map[types.Object]types.Object{},
		seenType: map[types.Type]bool{},
		tested:   map[types.Type]bool{},
		ours:     map[*types.Package]bool{},
	}

	// `ours` contains the packages of the program. All other objects belong to the standard library, which the
	// program and the bundle share.
	for _, p := range g.Packages {
		v.ours[p.Types] = true
	}
	return v
}

// read parses, type-checks and formats the bundle. It also lists the expressions in the old and new
// declarations.
func (v *verifier) read(goVersion string) error {
	v.olds = v.contentsOfProgram()
	if err := v.parse(); err != nil {
		return ownMistake(err)
	}

	// Do not report the type errors yet, because their positions in the program are computed from the
	// contents of the declarations.
	found := v.check(goVersion)
	v.names = v.contentsOfBundle()

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

	// If the numbers differ, the emitter has lost or added a declaration.
	if len(v.news) != len(v.units) {
		return fmt.Errorf("%d declarations became %d", len(v.units), len(v.news))
	}
	return nil
}

// refusals returns the errors of the type checker with their positions in the program.
func (v *verifier) refusals(found []types.Error) diag.List {
	var list diag.List
	for _, e := range found {
		msg := e.Msg

		// An error such as "requires go1.21" means that the site's Go version is too old for the program,
		// which has nothing to do with bundling.
		if !strings.Contains(msg, "requires go1.") {
			msg = "cannot bundle: in one file: " + msg
		}
		list = append(list, diag.Diag{Pos: v.Origin(e.Pos), Msg: msg})
	}
	return list
}

// formatted returns a file as gofmt formats it, except that it does not sort the imports. It does not use
// format.Node, which sorts them and prints and parses the whole file a second time for this purpose.
func formatted(fset *token.FileSet, f *ast.File) ([]byte, error) {
	// normalizeNumbers is a mode of go/printer that go/format and gofmt use, although go/printer does not
	// export it.
	const normalizeNumbers = 1 << 30

	// spare is additional space in the buffer, because the formatted text may be longer than the unformatted
	// text.
	const spare = 1 << 10

	gofmt := printer.Config{Mode: printer.UseSpaces | printer.TabIndent | normalizeNumbers, Tabwidth: 8}
	var out bytes.Buffer
	out.Grow(int(f.FileEnd-f.FileStart) + spare)
	err := gofmt.Fprint(&out, fset, f)
	return out.Bytes(), err
}

// ownMistake returns the error for a result that only a bug in the bundler can cause.
func ownMistake(err error) error {
	return fmt.Errorf("bug in the bundler, please report it: %v", err)
}

// declarations returns the declarations in the bundle, one for each unit. It omits imports, and the variables
// that the emitter has added to call init functions.
func (v *verifier) declarations() []ast.Node {
	var nodes []ast.Node

	// next returns the unit that belongs to the next declaration. A declaration group in parentheses is one unit if
	// the field Spec of this unit is nil.
	next := func() *uses.Unit {
		if len(nodes) < len(v.res.Units) {
			return v.res.Units[len(nodes)]
		}
		return nil
	}

	for _, d := range v.File.Decls {
		gen, ok := d.(*ast.GenDecl)
		switch {
		// The declaration is a function.
		case !ok:
			nodes = append(nodes, d)
		case gen.Tok == token.IMPORT || v.runsInits(gen):
		// The declaration is a constant group that is one unit.
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

// runsInits reports whether gen declares a blank variable that calls init functions. The emitter adds such a variable
// after the last declaration of a package. If the program is itself a bundle, it may contain such variables, too. They
// are ordinary declarations: they call none of the functions that the emitter has named.
func (v *verifier) runsInits(gen *ast.GenDecl) bool {
	if gen.Doc == nil || !emit.IsInitCall(gen.Doc.List[0].Text) {
		return false
	}
	named := map[string]bool{}
	for _, name := range v.res.Inits {
		named[name] = true
	}

	found := false
	ast.Inspect(gen, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		found = found || ok && named[id.Name]
		return !found
	})
	return found
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
	conf.Check("main", v.Fset, []*ast.File{v.File}, v.Info) // conf.Error collects the errors
	return found
}

// newInfo returns empty tables with capacity for the results of type-checking a source with this number of
// bytes.
func newInfo(bytes int) *types.Info {
	return &types.Info{
		Types: make(map[ast.Expr]types.TypeAndValue, bytes/10),
		Defs:  make(map[*ast.Ident]types.Object, bytes/65),
		Uses:  make(map[*ast.Ident]types.Object, bytes/15),
	}
}

// The method leaves compares the identifiers and literals of the old and new declarations one by one.
func (v *verifier) leaves() {
	for i, u := range v.res.Units {
		olds := v.olds[i].leaves
		news := v.names[i].leaves

		// If the bundler has embedded a file, the new declaration ends with a literal that the old
		// declaration does not contain. Ignore this literal.
		if v.res.Inlined[u] {
			news = news[:min(len(olds), len(news))]
		}

		// If the numbers differ, the emitter has lost or added an expression.
		if len(olds) != len(news) {
			v.fail(u.Node().Pos(), "%s has %d names in the program and %d in the bundle", u.Name(), len(olds), len(news))
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

// refusal returns an error at a position in the program.
func (v *verifier) refusal(pos token.Pos, format string, args ...any) diag.List {
	return diag.Errorf(v.g.Position(pos), "cannot bundle: "+format, args...)
}

// leaf compares an identifier or literal of u with its counterpart in the bundle.
func (v *verifier) leaf(u *uses.Unit, old, new ast.Expr) {
	a, ok1 := old.(*ast.Ident)
	b, ok2 := new.(*ast.Ident)

	// Both expressions must be identifiers, or both must be literals.
	if ok1 != ok2 {
		v.fail(old.Pos(), "a name became a literal")
		return
	}

	// The method v.expressions compares the values of literals, except those of tags, which have no value for the
	// type checker. gofmt changes numbers, but no texts.
	if !ok1 {
		a, b := old.(*ast.BasicLit), new.(*ast.BasicLit)
		if a.Kind == token.STRING && a.Value != b.Value {
			v.fail(old.Pos(), "the text %s became %s", a.Value, b.Value)
		}
		return
	}

	oldDef, oldUse := uses.Means(u.Pkg.Info, a)
	newDef, newUse := uses.Means(v.Info, b)

	// Compare the objects to which the identifiers refer, and the objects that they declare.
	v.pair(a, oldUse, newUse)
	// Skip the name of an init function, because it may have become an ordinary function.
	if !u.IsInit() || u.Func().Name != a {
		v.pair(a, oldDef, newDef)
	}
}

// pair records that the object `new` of the bundle corresponds to the object `old` of the program. It reports an
// error if one of the two already corresponds to another object.
func (v *verifier) pair(id *ast.Ident, old, new types.Object) {
	// Skip labels and blank identifiers, which have no objects.
	if old == nil && new == nil {
		return
	}
	if old == nil || new == nil {
		v.fail(id.Pos(), "%s means something else in the bundle", id.Name)
		return
	}

	old = uses.Origin(old)
	new = uses.Origin(new)

	// Nearly all calls end here, because the pair was recorded earlier.
	if v.oldToNew[old] == new {
		return
	}

	// An object outside the program must be the same object in the bundle.
	foreign := v.foreign(old)
	if foreign && old == new {
		return
	}

	// Any other object is recorded with its counterpart when both occur for the first time.
	if foreign || v.oldToNew[old] != nil || v.newToOld[new] != nil {
		v.fail(id.Pos(), "%s means something else in the bundle", id.Name)
		return
	}
	v.oldToNew[old] = new
	v.newToOld[new] = old
	if a, ok := old.(*types.Const); ok && uses.IsTop(a) {
		v.constant(id, a, new)
	}
}

// constant reports an error if new is not a constant with the value of old.
func (v *verifier) constant(id *ast.Ident, old *types.Const, new types.Object) {
	b, ok := new.(*types.Const)
	if !ok || old.Val().ExactString() != b.Val().ExactString() {
		v.fail(id.Pos(), "the constant %s has another value in the bundle", id.Name)
	}
}

// foreign reports whether obj is declared outside the program: in a standard package, or in the universe
// scope. The program and the bundle share these objects.
func (v *verifier) foreign(obj types.Object) bool {
	if obj.Pkg() == nil {
		// Predeclared objects have no package. The method Error of the type error also has no parent scope.
		predeclared := obj.Parent() == nil && types.Universe.Lookup(obj.Name()) != nil
		return obj.Parent() == types.Universe || predeclared || obj.Name() == "Error"
	}
	return !v.ours[obj.Pkg()]
}
