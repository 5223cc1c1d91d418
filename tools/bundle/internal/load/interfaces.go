package load

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"sort"
	"strings"
)

// This file answers: through which interfaces can the standard library call a
// method of ours? It reads every interface type in the library's own source,
// those inside functions included (errors.Is asks for interface{ Is(error) bool }).

// A declared interface, by "package path.Name".
type namedInterfaces map[string]ifaceDecl

type ifaceDecl struct {
	pkg  string
	file *ast.File
	typ  *ast.InterfaceType
}

// methodSets takes the source files of packages and gives, for each package,
// its interfaces as sorted words "Name/parameters/results", one string for one
// interface. Interfaces without methods or with unexported ones (which we
// cannot implement) are left out, and so are files that do not parse.
func methodSets(sources map[string][]string) map[string][]string {
	fset := token.NewFileSet()
	files := map[string][]*ast.File{}
	named := namedInterfaces{}
	for path, names := range sources {
		for _, name := range names {
			f, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
			if err != nil {
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
				if t, ok := n.(*ast.InterfaceType); ok {
					methods := map[string]bool{}
					if named.flatten(ifaceDecl{path, f, t}, methods) && len(methods) > 0 {
						seen[strings.Join(sortedKeys(methods), " ")] = true
					}
				}
				return true
			})
		}
		sets[path] = sortedKeys(seen)
	}
	return sets
}

func (named namedInterfaces) collect(path string, f *ast.File) {
	for _, d := range f.Decls {
		gen, ok := d.(*ast.GenDecl)
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

// flatten adds the methods of the interface and of those that it embeds; false
// if one of them is unexported.
func (named namedInterfaces) flatten(d ifaceDecl, methods map[string]bool) bool {
	for _, field := range d.typ.Methods.List {
		if f, ok := field.Type.(*ast.FuncType); ok {
			for _, name := range field.Names {
				if !name.IsExported() {
					return false
				}
				methods[fmt.Sprintf("%s/%d/%d", name.Name, f.Params.NumFields(), f.Results.NumFields())] = true
			}
			continue
		}
		if e, ok := named[embeddedName(d, field.Type)]; ok && !named.flatten(e, methods) {
			return false
		}
		if id, ok := field.Type.(*ast.Ident); ok && id.Name == "error" {
			methods["Error/0/1"] = true
		}
	}
	return true
}

// embeddedName is the key in namedInterfaces of the type that e names.
func embeddedName(d ifaceDecl, e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return d.pkg + "." + e.Name
	case *ast.SelectorExpr:
		x, ok := e.X.(*ast.Ident)
		if !ok {
			return ""
		}
		for _, imp := range d.file.Imports {
			path := strings.Trim(imp.Path.Value, `"`)
			if imp.Name != nil && imp.Name.Name == x.Name ||
				imp.Name == nil && path[strings.LastIndex(path, "/")+1:] == x.Name {
				return path + "." + e.Sel.Name
			}
		}
	}
	return ""
}

func sortedKeys(set map[string]bool) []string {
	var keys []string
	for k := range set {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}
