package load

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"sort"
	"strings"
)

// This file answers the question: through which interfaces can the standard library call a method of the program? It reads
// every interface type in the library's own source, also those inside of functions: errors.Is asks for
// interface{ Is(error) bool }.

// namedInterfaces holds the declared interfaces, by "package path.Name".
type namedInterfaces map[string]ifaceDecl

// ifaceDecl is an interface type, with the package and file in which it is written.
type ifaceDecl struct {
	pkg  string
	file *ast.File
	typ  *ast.InterfaceType
}

// methodSets takes the source files of packages. For each package it gives the interfaces, sorted. An interface is one
// string of words "Name/parameters/results". Interfaces without methods are left out; so are interfaces with unexported
// methods, because the program cannot implement them, and files with syntax errors.
func methodSets(sources map[string][]string) map[string][]string {
	fset := token.NewFileSet()
	files := map[string][]*ast.File{}
	named := namedInterfaces{}

	// The names have to be known first, because interfaces embed each other.
	for path, names := range sources {
		for _, name := range names {
			f, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
			if err != nil {
				// The compiler accepted the file, so a syntax error means a newer Go than this one.
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

				// Nothing but the methods matters; two interfaces with the same ones are one.
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

		// Interfaces are types, so nothing else can declare one.
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

// flatten adds the methods of the interface, and of the interfaces that it embeds. It gives false if one of them is
// unexported.
func (named namedInterfaces) flatten(d ifaceDecl, methods map[string]bool) bool {
	for _, field := range d.typ.Methods.List {
		if f, ok := field.Type.(*ast.FuncType); ok {
			// A method of its own.
			for _, name := range field.Names {
				if !name.IsExported() {
					return false
				}
				key := fmt.Sprintf("%s/%d/%d", name.Name, f.Params.NumFields(), f.Results.NumFields())
				methods[key] = true
			}
			continue
		}

		// An embedded interface. Constraints may embed other types, which have no methods here.
		if e, ok := named[embeddedName(d, field.Type)]; ok && !named.flatten(e, methods) {
			return false
		}

		// error belongs to no package.
		if id, ok := field.Type.(*ast.Ident); ok && id.Name == "error" {
			methods["Error/0/1"] = true
		}
	}
	return true
}

// embeddedName is the key in namedInterfaces of the type that e names, "" if e is no name.
func embeddedName(d ifaceDecl, e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return d.pkg + "." + e.Name
	case *ast.SelectorExpr:
		x, ok := e.X.(*ast.Ident)
		if !ok {
			return ""
		}

		// The last element of the path is the package's name in the whole library.
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

// sortedKeys lists the members of a set, sorted.
func sortedKeys(set map[string]bool) []string {
	var keys []string
	for k := range set {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}
