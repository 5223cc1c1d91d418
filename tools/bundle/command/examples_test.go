package command

// This file translates the examples of problems/lib to C++ and runs the translations. Other tests translate
// only the helpers that some problem uses.

import (
	"fmt"
	"go/ast"
	"go/doc"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"oj/tools/shared/testing/full"
)

// quickPackage is the only package whose examples are translated without the flag -full.
const quickPackage = "pattern"

// TestExamplesAsCxx generates a program from the examples of each package of problems/lib. The program and
// its translation to C++ must print the expected output of the examples.
func TestExamplesAsCxx(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("g++ is not installed: the examples were not translated")
	}
	root, _ := repositoryProblems(t)
	dir := t.TempDir()
	if err := os.CopyFS(filepath.Join(dir, "problems", "lib"), os.DirFS(filepath.Join(root, "problems", "lib"))); err != nil {
		t.Fatal(err)
	}
	writeFile(t, filepath.Join(dir, "go.mod"), "module oj\n\ngo 1.25\n")

	tests, err := filepath.Glob(filepath.Join(dir, "problems", "lib", "*", "doc.go"))
	if err != nil || len(tests) < 8 {
		t.Fatalf("%d packages, %v", len(tests), err)
	}
	packages := []string{"graph", "perm", "scan", "grid"} // these have no doc.go
	for _, test := range tests {
		packages = append(packages, filepath.Base(filepath.Dir(test)))
	}
	for _, name := range packages {
		t.Run(name, func(t *testing.T) {
			if name != quickPackage {
				full.Test(t)
			}
			p := examplesOf(t, filepath.Join(dir, "problems", "lib", name))
			source := filepath.Join(dir, "examples", name)
			writeFile(t, filepath.Join(source, "main.go"), p.program(t, "oj/problems/lib/"+name))

			first, second := buildTwins(t, source)
			for _, program := range []string{first, second} {
				result := runTwin(program, nil, twinTime)
				p.check(t, filepath.Base(program), result)
			}
		})
	}
}

// An examplePackage holds the examples of a package.
type examplePackage struct {
	name     string
	fset     *token.FileSet
	exported map[string]bool        // the names that the package declares
	shared   map[string]*ast.Object // the functions and types of its test files
	imports  map[string]string      // the import lines of its test files by name
	examples []*doc.Example
}

// examplesOf reads the examples of a folder.
func examplesOf(t *testing.T, folder string) *examplePackage {
	p := &examplePackage{
		name: filepath.Base(folder), fset: token.NewFileSet(),
		exported: make(map[string]bool), shared: make(map[string]*ast.Object), imports: make(map[string]string),
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	var tests []*ast.File
	for _, file := range files {
		tree, err := parser.ParseFile(p.fset, file, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		isTest := strings.HasSuffix(file, "_test.go")
		if isTest {
			tests = append(tests, tree)
			for _, spec := range tree.Imports {
				path := strings.Trim(spec.Path.Value, `"`)
				p.imports[path[strings.LastIndex(path, "/")+1:]] = path
			}
		}
		for name, object := range tree.Scope.Objects {
			if isTest {
				p.shared[name] = object
			} else if !isTest && ast.IsExported(name) {
				p.exported[name] = true
			}
		}
	}
	for _, e := range doc.Examples(tests...) {
		if e.Output != "" {
			p.examples = append(p.examples, e)
		}
	}
	if len(p.examples) == 0 {
		t.Fatalf("%s has no example with an output", folder)
	}
	return p
}

// program returns the text of package main that runs the examples. Before each example it prints a line with the
// example's number.
func (p *examplePackage) program(t *testing.T, path string) string {
	used := map[string]bool{"fmt": true}
	var bodies, main strings.Builder
	var printed []string
	var print func(name string)
	print = func(name string) {
		if slices.Contains(printed, name) {
			return
		}
		printed = append(printed, name)

		var node ast.Node
		switch d := p.shared[name].Decl.(type) {
		case *ast.FuncDecl:
			d.Doc = nil
			node = d
		case *ast.TypeSpec:
			node = &ast.GenDecl{Tok: token.TYPE, Specs: []ast.Spec{d}}
		default:
			t.Fatalf("an example uses %s, which is neither a function nor a type", name)
		}
		needed := p.qualify(node, used)
		if err := format.Node(&bodies, p.fset, node); err != nil {
			t.Fatal(err)
		}
		bodies.WriteString("\n\n")
		for _, other := range needed {
			print(other)
		}
	}
	for i, e := range p.examples {
		name := "Example" + e.Name
		print(name)
		fmt.Fprintf(&main, "\tfmt.Println(%q)\n\t%s()\n\tfmt.Println()\n", exampleMark(i), name)
	}

	var imports strings.Builder
	for name := range used {
		if name == p.name {
			fmt.Fprintf(&imports, "\t%q\n", path)
		} else {
			fmt.Fprintf(&imports, "\t%q\n", p.imports[name])
		}
	}
	return "package main\n\nimport (\n" + imports.String() + ")\n\n" + bodies.String() + "func main() {\n" + main.String() + "}\n"
}

func exampleMark(i int) string { return fmt.Sprintf("-- example %d --", i) }

// qualify writes the package's name before each of its exported names in a declaration. It adds the import paths that
// the declaration needs to the map `used`. It returns the functions and types of the test files that the declaration
// needs.
func (p *examplePackage) qualify(declaration ast.Node, used map[string]bool) (needed []string) {
	local := ast.NewObj(ast.Var, "")
	ast.Inspect(declaration, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			// Do not qualify the name after a dot, because it belongs to another package or to a type.
			n.Sel.Obj = local
			if id, ok := n.X.(*ast.Ident); ok && id.Obj == nil && p.imports[id.Name] != "" {
				used[id.Name] = true
			}
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok && key.Obj == nil {
				// Do not qualify a key that refers to no object, because it is the name of a field.
				key.Obj = local
			}
		case *ast.Ident:
			shared := p.shared[n.Name]
			switch {
			case n.Obj != nil && n.Obj != shared: // declared in a function
			case shared != nil:
				needed = append(needed, n.Name)
			case p.exported[n.Name]:
				n.Name = p.name + "." + n.Name
				used[p.name] = true
			}
		}
		return true
	})
	return needed
}

// check compares the output of a program with the expected output of the examples.
func (p *examplePackage) check(t *testing.T, program string, result twin) {
	t.Helper()
	if result.status != 0 || result.tooSlow {
		t.Errorf("%s: status %d, %s", program, result.status, result.message)
	}
	rest := result.out
	for i, e := range p.examples {
		_, part, ok := strings.Cut(rest, exampleMark(i)+"\n")
		part, _, _ = strings.Cut(part, exampleMark(i+1)+"\n")
		if !ok || strings.TrimSpace(part) != strings.TrimSpace(e.Output) {
			t.Errorf("%s: Example%s prints %q, want %q", program, e.Name, part, e.Output)
		}
	}
}
