package load

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"sort"
	"strings"
)

// This file finds the interfaces through which the standard library can call a method of the program. It
// collects every interface type in the library's source, including types inside functions. For example,
// errors.Is contains interface{ Is(error) bool }.

// namedInterfaces maps a name such as "io.Reader" (import path, dot, type name) to the declaration of the
// interface.
type namedInterfaces map[string]ifaceDecl

// An ifaceDecl is an interface type, with the package and file that contain it.
type ifaceDecl struct {
	pkg  string
	file *ast.File
	typ  *ast.InterfaceType
}

// methodSets returns the interfaces in packages. `sources` contains the source files of each package. The interfaces of
// each package are sorted. An interface is described by a string with one word for each method: its name, the number
// of its parameters and the number of its results, such as "Error/0/1". methodSets omits interfaces without methods,
// and files with syntax errors. It also omits interfaces with unexported methods, because the program cannot
// implement them.
func methodSets(sources map[string][]string) map[string][]string {
	fset := token.NewFileSet()
	files := map[string][]*ast.File{}
	named := namedInterfaces{}

	// Collect the declared interfaces first, because other interfaces may embed them.
	for path, names := range sources {
		for _, name := range names {
			f, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
			if err != nil {
				// Skip a file with syntax errors. It belongs to the installed version of Go, so its syntax is
				// correct, but the bundler may have been built with an older version of Go, which does not
				// know new syntax.
				continue
			}
			files[path] = append(files[path], f)
			named.collect(path, f)
		}
	}

	sets := map[string][]string{}
	for path, fs := range files {
		seen := map[string]bool{}
		for _, f := range fs {
			ast.Inspect(f, func(n ast.Node) bool {
				t, ok := n.(*ast.InterfaceType)
				if !ok {
					return true
				}

				// Convert the interface to a string with sorted methods, so that equal interfaces have the
				// same key in the map seen.
				methods := map[string]bool{}
				if named.flatten(ifaceDecl{path, f, t}, methods) && len(methods) > 0 {
					seen[strings.Join(sortedKeys(methods), " ")] = true
				}
				return true
			})
		}
		sets[path] = sortedKeys(seen)
	}
	return sets
}

// collect adds the interfaces that a file declares at top level.
func (named namedInterfaces) collect(path string, f *ast.File) {
	for _, d := range f.Decls {
		gen, ok := d.(*ast.GenDecl)

		// Skip all declarations except type declarations.
		if !ok || gen.Tok != token.TYPE {
			continue
		}
		for _, spec := range gen.Specs {
			spec := spec.(*ast.TypeSpec)
			if t, ok := spec.Type.(*ast.InterfaceType); ok {
				named[path+"."+spec.Name.Name] = ifaceDecl{path, f, t}
			}
		}
	}
}

// flatten adds the methods of the interface, and of its embedded interfaces, to the map `methods`. It returns false
// if a method is unexported.
func (named namedInterfaces) flatten(d ifaceDecl, methods map[string]bool) bool {
	for _, field := range d.typ.Methods.List {
		if f, ok := field.Type.(*ast.FuncType); ok {
			// A field with a function type declares a method.
			for _, name := range field.Names {
				if !name.IsExported() {
					return false
				}
				key := fmt.Sprintf("%s/%d/%d", name.Name, f.Params.NumFields(), f.Results.NumFields())
				methods[key] = true
			}
			continue
		}

		// The field embeds an interface. A constraint may embed other types, which have no methods.
		if e, ok := named[embeddedName(d, field.Type)]; ok && !named.flatten(e, methods) {
			return false
		}

		// Add the method of the predeclared type error, which has no declaration in a source file.
		if id, ok := field.Type.(*ast.Ident); ok && id.Name == "error" {
			methods["Error/0/1"] = true
		}
	}
	return true
}

// embeddedName returns the key in namedInterfaces of the type that e names. It returns "" if e is not a name.
func embeddedName(d ifaceDecl, e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return d.pkg + "." + e.Name
	case *ast.SelectorExpr:
		x, ok := e.X.(*ast.Ident)
		if !ok {
			return ""
		}

		// In the standard library, the last element of an import path is the package's name.
		for _, imp := range d.file.Imports {
			path := strings.Trim(imp.Path.Value, `"`)
			name := path[strings.LastIndex(path, "/")+1:]
			if imp.Name != nil {
				name = imp.Name.Name
			}
			if name == x.Name {
				return path + "." + e.Sel.Name
			}
		}
	}
	return ""
}

// sortedKeys returns the sorted elements of a set.
func sortedKeys(set map[string]bool) []string {
	var keys []string
	for k := range set {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}
