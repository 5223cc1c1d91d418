package notebook

import (
	"go/ast"
	"go/format"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// exampleOf returns a program with the body of an example that calls the helper, or "" if no test has one. The example
// that bears the helper's name is the first choice. For a pattern it returns the example's body.
func (p *pkg) exampleOf(h *Helper, module string) string {
	if h.Pattern {
		if f := p.function(h.File, "Example_"+h.Name); f != nil {
			return strings.Trim(p.bodyOf(h.File, f), "\n") + "\n"
		}
		return ""
	}

	uses := regexp.MustCompile(`\b` + h.Name + `\b`)
	var program string
	for _, file := range p.sorted() {
		if !isTest(file) {
			continue
		}
		for _, d := range p.files[file].Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || !strings.HasPrefix(f.Name.Name, "Example") || !uses.MatchString(p.bodyOf(file, f)) {
				continue
			}
			isOwn := f.Name.Name == "Example"+h.Name || "New"+strings.TrimPrefix(f.Name.Name, "Example") == h.Name
			if program != "" && !isOwn {
				continue
			}
			if text := p.program(file, f, module); text != "" {
				program = text
			}
			if isOwn {
				return program
			}
		}
	}
	return program
}

func (p *pkg) function(file, name string) *ast.FuncDecl {
	for _, d := range p.files[file].Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == name {
			return f
		}
	}
	return nil
}

// bodyOf returns the text between the braces of a function.
func (p *pkg) bodyOf(file string, f *ast.FuncDecl) string {
	return string(p.text[file][p.offset(f.Body.Lbrace)+1 : p.offset(f.Body.Rbrace)])
}

func (p *pkg) offset(pos token.Pos) int { return p.fset.Position(pos).Offset }

// program turns an example into a program: names of the package are written with the package's name, and declarations of
// the test file that the example uses are copied. It returns "" if the example uses what a program cannot use.
func (p *pkg) program(file string, example *ast.FuncDecl, module string) string {
	tree := p.files[file]
	outside := tree.Name.Name != p.name // a test outside the package qualifies names itself
	text := p.text[file]

	// Declarations of the test file that the example needs, in the order of their use.
	local := make(map[string]ast.Decl)
	for _, d := range tree.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil {
				local[d.Name.Name] = d
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					local[spec.Name.Name] = d
				case *ast.ValueSpec:
					for _, id := range spec.Names {
						local[id.Name] = d
					}
				}
			}
		}
	}

	imports := map[string]string{}
	for _, spec := range tree.Imports {
		address, _ := strconv.Unquote(spec.Path.Value)
		imports[address[strings.LastIndex(address, "/")+1:]] = address
	}
	used := map[string]bool{}
	needed := []ast.Decl{example}
	seen := map[ast.Decl]bool{example: true}
	possible := true
	var out strings.Builder
	for i := 0; i < len(needed); i++ {
		// Selected names and the names of fields are not names of the package.
		skip := make(map[*ast.Ident]bool)
		ast.Inspect(needed[i], func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				skip[n.Sel] = true
			case *ast.KeyValueExpr:
				if id, ok := n.Key.(*ast.Ident); ok && id.Obj == nil && local[id.Name] == nil {
					skip[id] = true
				}
			}
			return true
		})
		var at []int // offsets at which the package's name is missing
		ast.Inspect(needed[i], func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && !skip[id] {
				p.use(id, local, imports, outside, used, seen, &needed, &at, &possible)
			}
			return true
		})
		if !possible {
			return ""
		}
		slices.Sort(at)
		at = slices.Compact(at)

		start, end := p.offset(needed[i].Pos()), p.offset(needed[i].End())
		if f, ok := needed[i].(*ast.FuncDecl); ok && f == example {
			out.WriteString("func main() {")
			start, end = p.offset(f.Body.Lbrace)+1, p.offset(f.Body.End())
		}
		for _, offset := range at {
			if offset < start || offset >= end {
				continue
			}
			out.Write(text[start:offset])
			out.WriteString(p.name + ".")
			used[p.name] = true
			start = offset
		}
		out.Write(text[start:end])
		out.WriteString("\n\n")
	}
	if outside {
		used[p.name] = true
	}

	// The program's imports: the packages that it names.
	var lines []string
	imports[p.name] = module + "/problems/lib/" + p.name
	for name, address := range imports {
		if used[name] {
			lines = append(lines, strconv.Quote(strings.Replace(address, "oj/problems/lib", module+"/problems/lib", 1)))
		}
	}
	slices.SortFunc(lines, func(a, b string) int {
		own := func(s string) bool { return strings.Contains(s, "/problems/lib/") }
		if own(a) != own(b) {
			if own(a) {
				return 1
			}
			return -1
		}
		return strings.Compare(a, b)
	})
	for i, line := range lines {
		if i > 0 && strings.Contains(line, "/problems/lib/") && !strings.Contains(lines[i-1], "/problems/lib/") {
			lines[i] = "\n" + line
		}
	}
	source := "package main\n\nimport (\n" + strings.Join(lines, "\n") + "\n)\n\n" + out.String()
	formatted, err := format.Source([]byte(source))
	if err != nil {
		return ""
	}
	return strings.TrimRight(string(formatted), "\n") + "\n"
}

// use notes what one identifier of an example needs: an import, a declaration of the test file, or the package's name
// in front of it.
func (p *pkg) use(
	id *ast.Ident, local map[string]ast.Decl, imports map[string]string, outside bool,
	used map[string]bool, seen map[ast.Decl]bool, needed *[]ast.Decl, at *[]int, possible *bool,
) {
	if d := local[id.Name]; d != nil && (id.Obj == nil || id.Obj.Decl == nil || isTop(id.Obj, d)) {
		if !seen[d] && !strings.HasPrefix(id.Name, "Example") {
			seen[d] = true
			*needed = append(*needed, d)
		}
		return
	}
	if id.Obj != nil {
		return // a variable of the example
	}
	if imports[id.Name] != "" {
		used[id.Name] = true
		return
	}
	if outside {
		return
	}
	if p.exported(id.Name) {
		*at = append(*at, p.offset(id.Pos()))
	} else if p.declares(id.Name) {
		*possible = false
	}
}

// isTop reports whether an object is declared by a top-level declaration.
func isTop(o *ast.Object, d ast.Decl) bool {
	switch d := d.(type) {
	case *ast.FuncDecl:
		return o.Decl == d
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			if o.Decl == spec {
				return true
			}
		}
	}
	return false
}

// exported reports whether the package exports a name.
func (p *pkg) exported(name string) bool { return ast.IsExported(name) && p.declares(name) }

// declares reports whether the package, without its tests, declares a name.
func (p *pkg) declares(name string) bool {
	for file, tree := range p.files {
		if !isTest(file) && tree.Scope.Lookup(name) != nil {
			return true
		}
	}
	return false
}
