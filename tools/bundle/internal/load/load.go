// Package load reads a program: the main package in a folder or file, and every package that it imports from outside of
// the standard library, wherever the import path resolves to.
//
// It takes a path. It gives the packages parsed and type-checked, dependencies before dependents; of the standard library
// it reads only export data.
// It guarantees that the result is what the go command would build. If the module is simple, it finds the packages
// itself; in every other case (go.work, replace, vendor, module cache, unusual GOFLAGS) it asks `go list`.
package load

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"

	"oj/tools/bundle/internal/diag"
)

// A File is one source file, with plain line ends and without a byte order mark. Positions in Tree are offsets into Text.
type File struct {
	Name string // absolute
	Tree *ast.File
	Text []byte
}

// A Package is one package of the program outside the standard library.
type Package struct {
	Path, Name, Dir string
	GoVersion       string // language version, such as "go1.22"
	Files           []*File
	Imports         []*Package // ours, sorted by path
	StdImports      []string   // sorted
	Types           *types.Package
	Info            *types.Info // what the identifiers and expressions in Files mean

	byImport map[string]*Package // by the import path as written
	errs     diag.List
	valid    bool // this package and all that it imports have no errors
}

// A Program is a main package with all packages that it needs.
type Program struct {
	Fset     *token.FileSet
	Packages []*Package // dependencies first; the last one is main
	Std      *Std
	Importer types.Importer
	// Origin names the program in the header of the bundle: the path of its folder or file, relative to its module.
	Origin string
}

// Main is the main package.
func (p *Program) Main() *Package { return p.Packages[len(p.Packages)-1] }

// Text is the source between two positions.
func (p *Program) Text(f *File, from, to token.Pos) string {
	return string(f.Text[p.Offset(from):p.Offset(to)])
}

// Offset is the offset of pos in the text of its file.
func (p *Program) Offset(pos token.Pos) int { return p.Fset.File(pos).Offset(pos) }

// Position gives the file and line of pos. //line comments do not change it, because users look at the file itself.
func (p *Program) Position(pos token.Pos) token.Position { return p.Fset.PositionFor(pos, false) }

// meta describes the files of a package before they are parsed.
type meta struct {
	path, name, dir string
	goVersion       string
	files           []string          // absolute
	texts           [][]byte          // the texts of files, nil if they have not been read yet
	cgo             []string          // files that import "C"
	importMap       map[string]string // import path in the source to package path
}

// A resolver finds packages: first the one that the user asked for, then the imported ones. For a package of the standard
// library, imported returns nil.
type resolver interface {
	root() (*meta, error)
	imported(path string, by *meta) (*meta, error)
}

// errUseGoList is the error of the quick resolver if the go command has to find the packages.
var errUseGoList = errors.New("not a plain module")

// Load reads the program in a folder or in a single file. If a line of the source is to blame for an error, the error is a
// diag.List. For the packages of the standard library that are listed in sources, Load parses the source code, as it does
// for the packages of the program.
func Load(arg string, sources ...string) (*Program, error) {
	// What the user asked for: a folder or a Go file.
	info, err := os.Stat(arg)
	if err != nil {
		return nil, fmt.Errorf("%v: want a folder with a main package, or one .go file", err)
	}
	if !info.IsDir() && !strings.HasSuffix(arg, ".go") {
		return nil, fmt.Errorf("%s: is no folder and no .go file", arg)
	}

	abs, err := filepath.Abs(arg)
	if err != nil {
		return nil, err
	}

	// go.mod may lie above the folder, and decides which Go is used.
	where := findModule(abs, info.IsDir())
	std := openStd(where.dir, where.modText)
	p, err := loadWith(opened{newQuick(where, std), sources}, std, where)

	// The quick way serves nearly all modules.
	if errors.Is(err, errUseGoList) {
		p, err = loadWith(opened{newListed(where), sources}, std, where)
	}

	// Errors of the program go to the user as they are.
	return p, err
}

// A reader holds the state of one load.
type reader struct {
	*Program
	from   resolver
	byPath map[string]*Package // nil while the package is being read
	errs   diag.List
}

// loadWith reads and checks the program that the resolver finds.
func loadWith(from resolver, std *Std, where place) (*Program, error) {
	r := &reader{
		Program: &Program{Fset: token.NewFileSet(), Std: std, Origin: where.origin()},
		from:    from,
		byPath:  map[string]*Package{},
	}
	if err := r.readAll(); err != nil {
		return nil, err
	}

	// Type errors would only repeat syntax errors.
	if len(r.errs) == 0 {
		r.check()
	}

	r.errs.Sort()
	return r.Program, r.errs.Err()
}

// readAll parses the main package and all packages that it needs.
func (r *reader) readAll() error {
	main, err := r.from.root()
	if err != nil {
		return err
	}
	if main.name != "" && main.name != "main" {
		return fmt.Errorf("%s: package %s is a library; want a folder or file of package main", diag.Short(main.dir), main.name)
	}
	return r.read(main, nil)
}

// read parses a package, after all packages that it imports. stack lists the packages that are being read, from main on.
func (r *reader) read(m *meta, stack []string) error {
	r.byPath[m.path] = nil // being read: an import of it now is a cycle
	p := &Package{Path: m.path, Name: m.name, Dir: m.dir, GoVersion: m.goVersion, byImport: map[string]*Package{}}

	// The imports are known only after parsing.
	for i := range m.files {
		r.parse(p, m, i)
	}

	if err := r.refuseCgo(m); err != nil {
		return err
	}

	// Dependencies come first in the list.
	if err := r.readImports(p, m, append(stack, m.path)); err != nil {
		return err
	}

	r.byPath[m.path] = p
	r.Packages = append(r.Packages, p)
	return nil
}

// refuseCgo refuses a package with files that import "C".
func (r *reader) refuseCgo(m *meta) error {
	if len(m.cgo) == 0 {
		return nil
	}

	// These files are not parsed otherwise. Find the line of the import, so that the message can name it.
	pos := token.Position{Filename: m.cgo[0]}
	fset := token.NewFileSet()
	if f, err := parser.ParseFile(fset, m.cgo[0], nil, parser.ImportsOnly); err == nil {
		for _, imp := range f.Imports {
			if imp.Path.Value == `"C"` {
				pos = fset.PositionFor(imp.Pos(), false)
			}
		}
	}

	return diag.Errorf(pos, `cannot bundle: cgo (import "C") has no place in one Go file`)
}

// readImports reads the packages that the files of p import.
func (r *reader) readImports(p *Package, m *meta, stack []string) error {
	seen := map[string]bool{}

	// Several files may import the same package.
	for _, f := range p.Files {
		for _, spec := range f.Tree.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			if err != nil || seen[path] {
				continue
			}
			seen[path] = true
			if err := r.readImport(p, m, spec, path, stack); err != nil {
				return err
			}
		}
	}

	// The order must not depend on the files' names.
	sort.Slice(p.Imports, func(i, j int) bool { return p.Imports[i].Path < p.Imports[j].Path })
	sort.Strings(p.StdImports)
	return nil
}

// readImport reads one imported package, and records it in p.
func (r *reader) readImport(p *Package, m *meta, spec *ast.ImportSpec, path string, stack []string) error {
	pos := r.Position(spec.Pos())
	if path == "C" {
		return diag.Errorf(pos, `cannot bundle: cgo (import "C") has no place in one Go file`)
	}

	// The resolver knows where the package is.
	dep, err := r.from.imported(path, m)
	if errors.Is(err, errUseGoList) {
		return err
	}

	// Go on, so that the user sees all unknown imports at once.
	if err != nil {
		r.errs = append(r.errs, diag.Diag{Pos: pos, Msg: err.Error()})
		return nil
	}

	// A package of the standard library is not read.
	if dep == nil {
		p.StdImports = append(p.StdImports, path)
		return nil
	}

	// In byPath, but without a package: it is being read further up.
	q, seen := r.byPath[dep.path]
	if seen && q == nil {
		cycle := strings.Join(append(stack, dep.path), " imports ")
		return diag.Errorf(pos, "import cycle not allowed: %s", cycle)
	}

	if !seen {
		if err := r.read(dep, stack); err != nil {
			return err
		}
		q = r.byPath[dep.path]
	}

	if q.Name == "main" {
		r.errs = append(r.errs, diag.Diag{Pos: pos, Msg: fmt.Sprintf("import %q is a program, not an importable package", path)})
	}

	// The checker asks by the path as it is written.
	p.byImport[path] = q
	p.Imports = append(p.Imports, q)
	return nil
}
