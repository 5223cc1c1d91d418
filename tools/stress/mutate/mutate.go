// Package mutate creates mutants of a Go program for mutation testing. A mutant, here called a variant, is the
// program with one small mistake. One generated program contains all variants, so it is compiled only once. Its first
// argument is the number of the variant to run; 0 runs the original program.
//
// A variant changes the program at one or more points. A point is a range of the source whose text is wrapped
// in code that tests the number of the current variant. Points can be nested. No point adds a line, so crash messages
// show the line numbers of the source.
package mutate

import (
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"

	"oj/tools/shared/child"
)

// A Variant is a small change of a program.
type Variant struct {
	Number   int    // the argument that selects it, from 1
	Line     int    // the line in the source, from 1
	What     string // the mistake in words
	Old, New string // the line before and after the change; New is "" if the change removes it
}

// Mutated is a program that contains all variants.
type Mutated struct {
	Text     []byte
	Variants []Variant
	Batches  bool // whether the program can run batches, see Batch
}

// Source adds the variants to a program. It changes only the declarations that begin in the range [from, to) of
// byte offsets. The source is one file of package main that imports the standard library only.
func Source(ctx context.Context, source []byte, from, to int) (*Mutated, error) {
	// The importer needs the export data of all imported packages before type checking begins.
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "main.go", source, parser.ImportsOnly)
	if err != nil {
		return nil, err
	}
	exports, err := exportFiles(ctx, importsOf(file))
	if err != nil {
		return nil, err
	}
	open := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	return program(source, from, to, fset, importer.ForCompiler(fset, "gc", open))
}

// importsOf returns the paths of the packages that a file imports.
func importsOf(file *ast.File) (paths []string) {
	for _, spec := range file.Imports {
		path, _ := strconv.Unquote(spec.Path.Value) // no error is possible, because the parser has checked the string
		paths = append(paths, path)
	}
	return paths
}

// program is like Source, but gets the importer as a parameter, so that tests can share one importer.
func program(source []byte, from, to int, fset *token.FileSet, library types.Importer) (*Mutated, error) {
	m := &mutator{source: source, fset: fset, inner: map[ast.Node]bool{}}
	var err error
	m.file, err = parser.ParseFile(fset, "main.go", source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}

	m.lines = fset.File(m.file.Pos())
	m.info = types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{},
	}
	c := types.Config{Importer: library}
	m.pkg, err = c.Check("main", fset, []*ast.File{m.file}, &m.info)
	if err != nil {
		return nil, err
	}

	// Change only the declarations whose offset is at least the parameter `from`, and less than `to`.
	for _, d := range m.file.Decls {
		if at := m.offset(d.Pos()); from <= at && at < to {
			m.addVariants(d)
		}
	}
	batches := m.batchable()
	if batches {
		m.addBatch()
	}
	text := m.text(batches)

	// Drop a variant if an earlier variant changes the same line to the same text.
	seen := map[string]bool{}
	list := slices.DeleteFunc(m.variants, func(v Variant) bool {
		key := fmt.Sprint(v.Line, v.New)
		isSame := v.New != "" && seen[key]
		seen[key] = true
		return isSame
	})

	// Sort the variants by their lines. Their numbers do not change.
	slices.SortStableFunc(list, func(a, b Variant) int { return a.Line - b.Line })
	return &Mutated{text, list, batches}, nil
}

// A mutator collects the variants of a program.
type mutator struct {
	source   []byte
	fset     *token.FileSet
	file     *ast.File
	lines    *token.File // the positions in the source
	info     types.Info
	pkg      *types.Package
	points   []point
	variants []Variant

	// inner contains the composite literals that are elements of another literal. omitElements changes only the
	// outer literal.
	inner map[ast.Node]bool
}

// A point is a range of the source that is wrapped in new code. The function `wrap` gets the text of the range, in
// which inner points are already wrapped, and returns the new code.
type point struct {
	from, to int
	wrap     func(text string) string
}

// exportFiles maps packages of the standard library to the files with their export data.
func exportFiles(ctx context.Context, paths []string) (map[string]string, error) {
	files := map[string]string{}
	if len(paths) == 0 {
		return files, nil
	}

	// Export data refers to other packages, so -deps is needed.
	args := append([]string{"list", "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}", "--"}, paths...)
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = os.TempDir() // run it outside any module, so that no go.mod changes the result
	out, err := child.Output(cmd)
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return nil, fmt.Errorf("go list: %s", strings.TrimSpace(string(failed.Stderr)))
	}

	for line := range strings.Lines(string(out)) {
		path, file, _ := strings.Cut(strings.TrimSpace(line), "\t")
		files[path] = file
	}
	return files, err
}

// helpers contains the functions that the changed source calls. It is appended to the program, so that the
// numbers of the program's own lines do not change.
const helpers = `
var mutant__ = mutantNumber__()

// mutantNumber__ removes the number of the variant from the command line and returns it.
func mutantNumber__() (number int) {
	args := mutantOS.Args
	if len(args) > 1 && args[1] != "batch" {
		for _, digit := range args[1] {
			number = 10*number + int(digit-'0')
		}
		mutantOS.Args = append(args[:1:1], args[2:]...)
	}
	return number
}

func pick__[T any](number int, own, other T) T {
	if mutant__ == number {
		return other
	}
	return own
}

// shift__ returns x, or one less or more in the variants with these numbers.
func shift__[T ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr](less, more int, x T) T {
	switch mutant__ {
	case 0:
	case less:
		return x - 1
	case more:
		return x + 1
	}
	return x
}

func narrow__[T int | int64](number int, x T) T {
	if mutant__ == number {
		return T(int32(x))
	}
	return x
}

var kept__ interface{} // a pointer to the latest variable that keep__ has seen

// keep__ imitates a program that forgets to reset a variable: when a declaration is executed again, its new
// variable gets the last value of the variable that the previous execution has created.
func keep__[T any](number int, variable *T) {
	if mutant__ != number {
		return
	}
	if last, ok := kept__.(*T); ok {
		*variable = *last
	}
	kept__ = variable
}
`

// text returns the source of the program with all variants. If batches is set, it contains the code that runs
// batches.
func (m *mutator) text(batches bool) []byte {
	// Sort the points by their beginning. A point comes before the points inside it.
	slices.SortStableFunc(m.points, func(a, b point) int {
		if a.from != b.from {
			return a.from - b.from
		}
		return b.to - a.to
	})
	rest := m.points
	body := m.wrapped(0, len(m.source), &rest)

	// The import is added to the line of the package clause, so that line numbers do not change.
	name := m.offset(m.file.Name.End())
	imports, more := `; import mutantOS "os"`, helpers
	if batches {
		imports += `; import mutantIO "io"; import mutantTime "time"`
		more += batchHelpers + m.resets() + "}\n"
	}
	return []byte(body[:name] + imports + body[name:] + more)
}

// wrapped returns the source between two offsets, with all points between them wrapped. The list *rest
// begins with these points. wrapped removes them from the list.
func (m *mutator) wrapped(from, to int, rest *[]point) string {
	var b strings.Builder
	at := from
	for len(*rest) > 0 && (*rest)[0].to <= to {
		p := (*rest)[0]
		*rest = (*rest)[1:]

		// The points inside this one follow it in the list.
		b.Write(m.source[at:p.from])
		b.WriteString(p.wrap(m.wrapped(p.from, p.to, rest)))
		at = p.to
	}
	b.Write(m.source[at:to])
	return b.String()
}

func (m *mutator) offset(p token.Pos) int { return m.fset.Position(p).Offset }

// code returns the source of a node.
func (m *mutator) code(n ast.Node) string {
	return string(m.source[m.offset(n.Pos()):m.offset(n.End())])
}

// wrap adds a point.
func (m *mutator) wrap(n ast.Node, wrap func(text string) string) {
	m.points = append(m.points, point{m.offset(n.Pos()), m.offset(n.End()), wrap})
}

// add adds a variant that replaces the source of a node by a text, and returns its number. The method
// only describes the variant: the caller must also call wrap, so that the program contains the change.
func (m *mutator) add(what string, n ast.Node, text string) int {
	return m.addRange(what, m.offset(n.Pos()), m.offset(n.End()), text)
}

// addRange adds a variant that replaces the source between two offsets.
func (m *mutator) addRange(what string, from, to int, text string) int {
	// Show the whole lines that contain the change.
	begin := strings.LastIndexByte(string(m.source[:from]), '\n') + 1
	end := len(m.source)
	if i := strings.IndexByte(string(m.source[to:]), '\n'); i >= 0 {
		end = to + i
	}
	before, after := string(m.source[begin:from]), string(m.source[to:end])

	// Use the line number of the original source, because positions in the changed text are meaningless.
	v := Variant{Number: len(m.variants) + 1, Line: m.lines.Line(m.lines.Pos(from)), What: what}
	v.Old = oneLine(string(m.source[begin:end]))
	if text != "" {
		v.New = oneLine(before + text + after)
	}
	m.variants = append(m.variants, v)
	return v.Number
}

// oneLine returns a text on one line, with single blanks between its words.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// typeName returns the name of a type in the syntax of the program's source.
func (m *mutator) typeName(t types.Type) string {
	return types.TypeString(t, func(p *types.Package) string {
		if p == m.pkg {
			return ""
		}
		return p.Name()
	})
}

// isConstant reports whether an expression is a constant expression.
func (m *mutator) isConstant(e ast.Expr) bool { return m.info.Types[e].Value != nil }

// basic returns the underlying type of an expression if that is a basic type, else nil.
func (m *mutator) basic(e ast.Expr) *types.Basic {
	t := m.info.Types[e].Type
	if t == nil {
		return nil
	}
	b, _ := t.Underlying().(*types.Basic)
	return b
}

func (m *mutator) isInteger(e ast.Expr) bool {
	b := m.basic(e)
	return b != nil && b.Info()&types.IsInteger != 0
}

// isPure reports whether an expression can be evaluated a second time: it has no side effects and cannot panic.
func (m *mutator) isPure(e ast.Expr) bool {
	pure := true
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit, *ast.SliceExpr, *ast.TypeAssertExpr:
			pure = false
		case *ast.UnaryExpr:
			pure = pure && n.Op != token.ARROW && n.Op != token.AND
		case *ast.BinaryExpr:
			pure = pure && n.Op != token.QUO && n.Op != token.REM // a division by 0 would panic
		case *ast.CallExpr:
			isConversion := m.info.Types[n.Fun].IsType()
			name, _ := n.Fun.(*ast.Ident)
			pure = pure && (isConversion || name != nil && (name.Name == "len" || name.Name == "cap"))
		}
		return pure
	})
	return pure
}
