// Package load reads a program: the main package in a folder or file, and every package outside the standard library
// that it imports, directly or indirectly.
//
// Its input is a path. Its output is the packages, parsed and type-checked, dependencies before dependents.
// Of the standard library, it reads only the export data. It finds the same packages as the go command. If
// the program needs none of these features, it finds them without the go command: go.work, replace directives,
// a vendor folder, the module cache, unusual GOFLAGS. Otherwise it runs `go list`.
package load

import (
	"context"
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

// A File is a source file. Each line in Text ends with a line feed, and Text has no byte order mark.
// Positions in Tree refer to Text.
type File struct {
	Name string // the absolute path
	Tree *ast.File
	Text []byte
}

// A Package is a package of the program outside the standard library.
type Package struct {
	Path, Name, Dir string
	GoVersion       string // language version, such as "go1.22"
	Files           []*File
	Imports         []*Package // packages of the program, sorted by path
	StdImports      []string   // the paths of the imported standard packages, sorted
	Types           *types.Package
	Info            *types.Info // the type checker's results for Files

	byImport map[string]*Package // imported packages, by the import path in the source
	errs     diag.List
	valid    bool // this package and all that it imports have no errors
}

// A Program is a main package with all packages that it needs.
type Program struct {
	Fset     *token.FileSet
	Packages []*Package // dependencies first; the last one is main
	Std      *Std
	Importer types.Importer
	// Origin is the name of the program in the header of the bundle: the path of its folder or file, relative
	// to its module.
	Origin string
	Module string // the path of the module that contains the main package; "" outside any module
}

// Main returns the main package.
func (p *Program) Main() *Package { return p.Packages[len(p.Packages)-1] }

// Text returns the source between two positions.
func (p *Program) Text(f *File, from, to token.Pos) string {
	return string(f.Text[p.Offset(from):p.Offset(to)])
}

// Offset returns the offset of pos in the text of its file.
func (p *Program) Offset(pos token.Pos) int { return p.Fset.File(pos).Offset(pos) }

// Position returns the file and line of pos. It ignores //line comments, because users look at the file itself.
func (p *Program) Position(pos token.Pos) token.Position { return p.Fset.PositionFor(pos, false) }

// A meta describes the files of a package before they are parsed.
type meta struct {
	path, name, dir string
	goVersion       string
	files           []string          // the absolute paths of the source files
	texts           [][]byte          // the texts of files; nil if they were not read yet
	cgo             []string          // files that import "C"
	importMap       map[string]string // maps an import path in the source to the package's real path (for vendored packages)
}

// A resolver finds packages. Its method root returns the main package. Its method imported returns the package with
// the given import path, as imported by the given package, or nil for a package of the standard library.
type resolver interface {
	root() (*meta, error)
	imported(path string, by *meta) (*meta, error)
}

// errUseGoList means that the quick resolver cannot find the packages. Load then uses the resolver that runs
// `go list`.
var errUseGoList = errors.New("not a plain module")

// Load reads the program in a folder or in a single file. If an error concerns a line of the source, it is a
// diag.List. The parameter sources contains paths of packages in the standard library. They are treated like
// packages of the program: Load parses their source text.
func Load(ctx context.Context, arg string, sources ...string) (*Program, error) {
	// The argument must be a folder or a Go file.
	info, err := os.Stat(arg)
	if err != nil {
		return nil, fmt.Errorf("%v: want a folder with a main package, or one .go file", err)
	}
	if !info.IsDir() && !strings.HasSuffix(arg, ".go") {
		return nil, fmt.Errorf("%s: want a folder or a .go file", arg)
	}

	abs, err := filepath.Abs(arg)
	if err != nil {
		return nil, err
	}

	// The module's go.mod determines the version of Go.
	where := findModule(abs, info.IsDir())
	std := openStd(where.dir, where.modText)
	p, err := loadWith(ctx, opened{newQuick(where, std), sources}, std, where)

	// If the quick resolver does not support the module, run the go command.
	if errors.Is(err, errUseGoList) {
		p, err = loadWith(ctx, opened{newListed(ctx, where), sources}, std, where)
	}

	// Return all other errors unchanged, because they are about the program.
	return p, err
}

// A reader contains the state of loading one program.
type reader struct {
	*Program
	from   resolver
	byPath map[string]*Package // a package is nil while it is being read
	errs   diag.List
}

// loadWith reads and checks the program that the resolver finds.
func loadWith(ctx context.Context, from resolver, std *Std, where place) (*Program, error) {
	r := &reader{
		Program: &Program{Fset: token.NewFileSet(), Std: std, Origin: where.origin(), Module: where.modPath},
		from:    from,
		byPath:  map[string]*Package{},
	}
	if err := r.readAll(); err != nil {
		return nil, err
	}

	// Skip type-checking after syntax errors, because these would cause further errors.
	if len(r.errs) == 0 {
		if err := r.check(ctx); err != nil {
			return nil, err
		}
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

// read parses a package, after all packages that it imports. `stack` contains the paths of the packages that are
// being read, from main on.
func (r *reader) read(m *meta, stack []string) error {

	// The entry nil means that the package is being read. If it is imported meanwhile, the imports form a
	// cycle.
	r.byPath[m.path] = nil
	p := &Package{Path: m.path, Name: m.name, Dir: m.dir, GoVersion: m.goVersion, byImport: map[string]*Package{}}

	// Parse the files first, because the imports are known only then.
	for i := range m.files {
		r.parse(p, m, i)
	}

	if err := r.refuseCgo(m); err != nil {
		return err
	}

	// Add the dependencies to the list before the package.
	if err := r.readImports(p, m, append(stack, m.path)); err != nil {
		return err
	}

	r.byPath[m.path] = p
	r.Packages = append(r.Packages, p)
	return nil
}

// refuseCgo returns an error if the package has files that import "C".
func (r *reader) refuseCgo(m *meta) error {
	if len(m.cgo) == 0 {
		return nil
	}

	// Parse the file to find the line of the import for the message.
	pos := token.Position{Filename: m.cgo[0]}
	fset := token.NewFileSet()
	if f, err := parser.ParseFile(fset, m.cgo[0], nil, parser.ImportsOnly); err == nil {
		for _, imp := range f.Imports {
			if imp.Path.Value == `"C"` {
				pos = fset.PositionFor(imp.Pos(), false)
			}
		}
	}

	return diag.Errorf(pos, `cannot bundle: a single Go file cannot contain cgo (import "C")`)
}

// readImports reads the imported packages of p.
func (r *reader) readImports(p *Package, m *meta, stack []string) error {
	seen := map[string]bool{}

	// Read each imported package only once, because several files may import it.
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

	// Sort the imports, so that their order does not depend on the names of files.
	sort.Slice(p.Imports, func(i, j int) bool { return p.Imports[i].Path < p.Imports[j].Path })
	sort.Strings(p.StdImports)
	return nil
}

// readImport reads one imported package, and records it in p.
func (r *reader) readImport(p *Package, m *meta, spec *ast.ImportSpec, path string, stack []string) error {
	pos := r.Position(spec.Pos())
	if path == "C" {
		return diag.Errorf(pos, `cannot bundle: a single Go file cannot contain cgo (import "C")`)
	}

	// Let the resolver find the imported package.
	dep, err := r.from.imported(path, m)
	if errors.Is(err, errUseGoList) {
		return err
	}

	// Record the error and continue, so that the user sees all unknown imports at once.
	if err != nil {
		r.errs = append(r.errs, diag.Diag{Pos: pos, Msg: err.Error()})
		return nil
	}

	// If the package belongs to the standard library, only record its path, because it is not parsed.
	if dep == nil {
		p.StdImports = append(p.StdImports, path)
		return nil
	}

	// If byPath contains nil for the path, the package is being read, so the imports form a cycle.
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

	// Record the path as it is written in the source, because the type checker uses it.
	p.byImport[path] = q
	p.Imports = append(p.Imports, q)
	return nil
}
