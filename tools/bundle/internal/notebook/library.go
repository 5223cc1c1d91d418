// Package notebook reads the library of helpers, finds a helper by any of its names, and shows what a contestant has to
// know to call it: declarations, contract, cost, a program that uses it, and the import line.
//
// Read parses the sources, the index README.md and the table of names names.tsv. Find ranks the helpers for a query.
// Show, Page and Print write them: as text, as one page to search in, and as a notebook on paper.
package notebook

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// A Library is all helpers below one folder.
type Library struct {
	Helpers []*Helper // in the order of the index, then types that the index does not list
	module  string    // the module path in import lines
}

// A Helper is a function that programs call, a type, or a pattern to copy.
type Helper struct {
	Package, Name string
	File          string // below the library's folder
	Title         string // what the index says about it
	Section       string // the heading of its table in the index
	Pattern       bool   // only an example, not a function

	Doc       string   // the whole comment: of the type that the function creates, then of the function
	Types     []string // declarations of exported types that appear in the declaration, with the first sentence
	Signature string   // the declaration without its body
	Methods   []Method // of the type that the function creates
	Example   string   // a program that uses the helper, or, for a pattern, its body
	Differs   []string // how functions of ac-library differ from this helper

	code  []*ast.File // the file, for Print
	names []name
}

// Full returns the name as programs write it, such as graph.SCC.
func (h *Helper) Full() string { return h.Package + "." + h.Name }

// A Method is an exported method with its comment.
type Method struct{ Doc, Signature string }

// Constants of the index and of the table of names.
var (
	helperLink = regexp.MustCompile(`\[(\w+)\.(\w+)\]\(([\w/]+\.go)\)`)
	helperName = regexp.MustCompile(`\b([a-z]+)\.([A-Za-z]\w*)`)
	otherNames = regexp.MustCompile(`(?s)Other names: (.*?)\.(?:\n|\s*$)`)
)

// A pkg is the parsed files of a package.
type pkg struct {
	name  string
	fset  *token.FileSet
	files map[string]*ast.File // by path
	text  map[string][]byte
	types map[string]*ast.GenDecl
	owner map[string]string // from a type to the helper that creates it
}

// Read parses the library in files: README.md, names.tsv and the packages. module is the module that contains it.
func Read(files fs.FS, module string) (*Library, error) {
	index, err := fs.ReadFile(files, "README.md")
	if err != nil {
		return nil, err
	}
	packages, err := readPackages(files)
	if err != nil {
		return nil, err
	}

	l := &Library{module: module}
	byName := make(map[string]*Helper)
	section := ""
	for line := range strings.Lines(string(index)) {
		// The first cell of a table's heading tells what its rows are about.
		if strings.HasPrefix(line, "|") && !helperLink.MatchString(line) && !strings.HasPrefix(line, "| ---") && !strings.HasPrefix(line, "|---") {
			section = strings.TrimSpace(strings.Split(line, "|")[1])
		}
		if !strings.HasPrefix(line, "|") {
			continue
		}
		for _, m := range helperLink.FindAllStringSubmatch(line, -1) {
			h := byName[m[1]+"."+m[2]]
			if h == nil {
				if packages[m[1]] == nil {
					return nil, fmt.Errorf("README.md names %s.%s, but there is no package %s", m[1], m[2], m[1])
				}
				h = &Helper{Package: m[1], Name: m[2], File: m[3], Section: section, Pattern: m[1] == "pattern"}
				byName[h.Full()] = h
				l.Helpers = append(l.Helpers, h)
			}
			h.addRow(line)
		}
	}

	for _, h := range l.Helpers {
		if err := packages[h.Package].describe(h); err != nil {
			return nil, err
		}
	}
	for _, p := range packages {
		l.addTypes(p, byName)
	}
	// Maps have no order: types follow the index sorted by name.
	linked := slices.IndexFunc(l.Helpers, func(h *Helper) bool { return h.Section == "" })
	if linked >= 0 {
		slices.SortFunc(l.Helpers[linked:], func(a, b *Helper) int { return strings.Compare(a.Full(), b.Full()) })
	}

	for _, h := range l.Helpers {
		p := packages[h.Package]
		h.Example = p.exampleOf(h, module)
		if h.Title == "" {
			_, about, _ := strings.Cut(firstSentence(h.Doc), " ")
			h.Title = strings.TrimSuffix(about, ".")
		}
	}
	table, err := fs.ReadFile(files, "names.tsv")
	if err == nil {
		l.addNames(string(table), byName)
	}
	return l, nil
}

// readPackages parses all packages of the library, with their tests.
func readPackages(files fs.FS) (map[string]*pkg, error) {
	names, err := fs.Glob(files, "*/*.go")
	if err != nil {
		return nil, err
	}
	packages := make(map[string]*pkg)
	for _, file := range names {
		dir := path.Dir(file)
		p := packages[dir]
		if p == nil {
			p = &pkg{dir, token.NewFileSet(), map[string]*ast.File{}, map[string][]byte{}, map[string]*ast.GenDecl{}, map[string]string{}}
			packages[dir] = p
		}
		text, err := fs.ReadFile(files, file)
		if err != nil {
			return nil, err
		}
		tree, err := parser.ParseFile(p.fset, file, text, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		p.files[file], p.text[file] = tree, text
		if !isTest(file) {
			p.collectTypes(tree)
		}
	}
	return packages, nil
}

func isTest(file string) bool { return strings.HasSuffix(file, "_test.go") }

// collectTypes fills types and owner with the exported types of a file and the functions that create them.
func (p *pkg) collectTypes(tree *ast.File) {
	for _, d := range tree.Decls {
		switch d := d.(type) {
		case *ast.GenDecl:
			if spec, ok := d.Specs[0].(*ast.TypeSpec); ok && d.Tok == token.TYPE && spec.Name.IsExported() {
				p.types[spec.Name.Name] = d
			}
		case *ast.FuncDecl:
			created := createdType(d)
			if d.Recv == nil && d.Name.IsExported() && created != "" && (p.owner[created] == "" || d.Name.Name == "New"+created) {
				p.owner[created] = d.Name.Name
			}
		}
	}
}

// createdType returns the name of a function's first result type, without * and type arguments.
func createdType(f *ast.FuncDecl) string {
	if f.Type.Results == nil {
		return ""
	}
	t := f.Type.Results.List[0].Type
	if star, ok := t.(*ast.StarExpr); ok {
		t = star.X
	}
	switch generic := t.(type) {
	case *ast.IndexExpr:
		t = generic.X
	case *ast.IndexListExpr:
		t = generic.X
	}
	if id, ok := t.(*ast.Ident); ok && id.IsExported() {
		return id.Name
	}
	return ""
}

// sorted returns the paths of the package's files in order.
func (p *pkg) sorted() []string {
	var names []string
	for file := range p.files {
		names = append(names, file)
	}
	slices.Sort(names)
	return names
}

// describe fills in what the sources say about a helper.
func (p *pkg) describe(h *Helper) error {
	tree := p.files[h.File]
	if tree == nil {
		return fmt.Errorf("README.md names %s in %s, which does not exist", h.Full(), h.File)
	}
	h.code = []*ast.File{tree}
	for _, d := range tree.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil && d.Name.Name == h.Name {
				return p.describeFunction(h, d)
			}
			if h.Pattern && d.Name.Name == "Example_"+h.Name {
				h.Doc = d.Doc.Text()
				return nil
			}
		case *ast.GenDecl:
			if spec, ok := d.Specs[0].(*ast.TypeSpec); ok && spec.Name.Name == h.Name {
				return p.describeType(h, h.Name)
			}
		}
	}
	return fmt.Errorf("README.md names %s, which %s does not declare", h.Full(), h.File)
}

// describeFunction fills in a function's declaration and, if it creates a value, the type of that value.
func (p *pkg) describeFunction(h *Helper, f *ast.FuncDecl) error {
	created := createdType(f)
	if p.types[created] != nil {
		if err := p.describeType(h, created); err != nil {
			return err
		}
		h.addName(created, weightName)
	}
	h.Doc = strings.TrimLeft(h.Doc+"\n"+f.Doc.Text(), "\n")

	signature, err := p.print(&ast.FuncDecl{Recv: f.Recv, Name: f.Name, Type: f.Type})
	if err != nil {
		return err
	}
	h.Signature = signature

	// A user has to know the types in the declaration.
	seen := map[string]bool{created: true}
	ast.Inspect(f.Type, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		if ok && p.types[id.Name] != nil && !seen[id.Name] {
			seen[id.Name] = true
			h.Types = append(h.Types, p.shortType(id.Name))
		}
		return true
	})
	return nil
}

// describeType fills in a type's comment, its declaration and its methods.
func (p *pkg) describeType(h *Helper, name string) error {
	d := p.types[name]
	if d == nil {
		return fmt.Errorf("%s declares no type %s", p.name, name)
	}
	h.Doc = d.Doc.Text()
	h.Types = append(h.Types, p.typeText(d))
	for _, file := range p.sorted() {
		if isTest(file) {
			continue
		}
		for _, d := range p.files[file].Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil || !f.Name.IsExported() || receiver(f) != name {
				continue
			}
			text, err := p.print(&ast.FuncDecl{Recv: f.Recv, Name: f.Name, Type: f.Type})
			if err != nil {
				return err
			}
			h.Methods = append(h.Methods, Method{f.Doc.Text(), text})
			h.addName(f.Name.Name, weightMethod)
		}
	}
	return nil
}

// receiver returns the type of a method's receiver.
func receiver(f *ast.FuncDecl) (name string) {
	ast.Inspect(f.Recv.List[0].Type, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && name == "" {
			name = id.Name
		}
		return true
	})
	return name
}

// typeText returns the declaration of a type, without the fields of a struct that are not exported.
func (p *pkg) typeText(d *ast.GenDecl) string {
	spec := *d.Specs[0].(*ast.TypeSpec)
	spec.Doc, spec.Comment = nil, nil
	hidden := false
	if s, ok := spec.Type.(*ast.StructType); ok {
		shown := &ast.FieldList{Opening: s.Fields.Opening, Closing: s.Fields.Closing}
		for _, field := range s.Fields.List {
			if len(field.Names) == 0 || field.Names[0].IsExported() {
				shown.List = append(shown.List, field)
			} else {
				hidden = true
			}
		}
		spec.Type = &ast.StructType{Struct: s.Struct, Fields: shown}
		if len(shown.List) == 0 {
			spec.Type = ast.NewIdent("struct")
		}
	}
	text, _ := p.print(&ast.GenDecl{Tok: token.TYPE, Specs: []ast.Spec{&spec}})
	if _, isEmpty := spec.Type.(*ast.Ident); isEmpty && hidden {
		text += " { ... }"
	}
	return text
}

// shortType returns the first sentence of a type's comment and its declaration.
func (p *pkg) shortType(name string) string {
	d := p.types[name]
	return comment(firstSentence(d.Doc.Text())) + p.typeText(d)
}

// firstSentence returns the first sentence of a comment on one line.
func firstSentence(text string) string {
	text, _, _ = strings.Cut(text, "\n\n")
	sentence := strings.Join(strings.Fields(text), " ")
	if end := strings.Index(sentence, ". "); end >= 0 {
		sentence = sentence[:end+1]
	}
	return sentence
}

// print formats a declaration.
func (p *pkg) print(node ast.Node) (string, error) {
	var b bytes.Buffer
	err := (&printer.Config{Mode: printer.UseSpaces | printer.TabIndent, Tabwidth: 8}).Fprint(&b, p.fset, node)
	return b.String(), err
}

// addTypes adds the exported types that no helper creates and the index does not list, such as graph.Edge.
func (l *Library) addTypes(p *pkg, byName map[string]*Helper) {
	for _, file := range p.sorted() {
		if isTest(file) || p.name == "record" {
			continue
		}
		for _, d := range p.files[file].Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.TYPE {
				continue
			}
			name := g.Specs[0].(*ast.TypeSpec).Name.Name
			owner := byName[p.name+"."+p.owner[name]]
			if p.types[name] == nil || byName[p.name+"."+name] != nil || owner != nil {
				continue
			}
			h := &Helper{Package: p.name, Name: name, File: file, code: []*ast.File{p.files[file]}}
			if p.describeType(h, name) == nil {
				h.addName(name, weightName)
				h.addName(h.Full(), weightName)
				h.addHeader()
				byName[h.Full()] = h
				l.Helpers = append(l.Helpers, h)
			}
		}
	}
}

// comment puts // in front of each line.
func comment(text string) string {
	text = strings.TrimRight(text, "\n")
	if text == "" {
		return ""
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight("// "+line, " ")
	}
	return strings.Join(lines, "\n") + "\n"
}
