package command

import (
	"fmt"
	"math/rand"
	"sort"
	"strings"
)

// This file generates random programs of several packages. Each program prints a trace of its execution. The programs
// are meant to be difficult to bundle. They have few names for many declarations, so that names clash everywhere.
// Their variables and init functions print and change state. They contain interfaces with unexported methods,
// embedding across packages, dot imports and aliases. Locals, parameters and type parameters have the same names as
// package-level declarations. Some programs do not type-check, for example because of an ambiguous selector; the test
// skips these programs.

var (
	exportedNames   = []string{"Foo", "Bar", "Node", "Item", "Size", "Find", "Box", "Max"}
	unexportedNames = []string{"foo", "bar", "node", "item", "max", "min", "len", "cap", "find", "main", "util", "fmt", "sort"}
	methodNames     = []string{"mark", "get", "Get", "Size", "String", "Foo"}
	fieldNames      = []string{"x", "n", "foo", "Foo", "N"}
)

type entKind int

const (
	aConst entKind = iota
	aVar
	aFunc    // func(int) int
	aGeneric // func[T any](T, int) int
	aStruct
	aTest // func(any) int: returns 1 if its argument implements a certain interface, else 0
	anInterface
)

// An ent is a declaration that later declarations may use.
type ent struct {
	kind     entKind
	pkg      *genPkg
	name     string
	cost     int // the number of calls, direct and indirect, that one use of the declaration executes
	methods  []string
	fields   []string
	embedded []*ent
	generic  bool
	origin   *ent // for an alias: the type that it names
}

// declared returns the type that an alias names, or e itself if it is not an alias.
func (e *ent) declared() *ent {
	if e.origin != nil {
		return e.origin
	}
	return e
}

func (e *ent) exported() bool { return e.name[0] >= 'A' && e.name[0] <= 'Z' }

type genPkg struct {
	path, name string
	names      map[string]bool // names that a new declaration must not have
	ents       []*ent
	imports    []*genPkg
	files      []*genFile
	note       *ent
	builtin    bool // the package declares no max and no len, so it can call the predeclared functions
}

type genFile struct {
	alias map[string]string // maps an import path to the name by which the file refers to it, "." for a dot import
	used  map[string]bool
	decls []string
}

type generator struct {
	*rand.Rand
	pkgs []*genPkg
}

// generate returns the files of one program by path. importPath is the import path of package main; the other
// packages are in subfolders.
func generate(seed int64, importPath string) map[string]string {
	g := &generator{Rand: rand.New(rand.NewSource(seed))}
	paths := []string{"a/util", "b/util", "geo", "sort", "c/node", "max", "d.1/geo"}
	g.Shuffle(len(paths), func(i, j int) { paths[i], paths[j] = paths[j], paths[i] })
	files := map[string]string{}
	n := 1 + g.Intn(4)
	for i := 0; i <= n; i++ {
		dir, name := paths[i], paths[i][strings.LastIndex(paths[i], "/")+1:]
		if i == n {
			dir, name = "", "main"
		}
		p := &genPkg{path: strings.TrimSuffix(importPath+"/"+dir, "/"), name: name, names: map[string]bool{"init": true}}
		if p.builtin = g.Intn(2) == 0; p.builtin {
			p.names["max"], p.names["len"] = true, true
		}
		g.fill(p, i == n)
		g.pkgs = append(g.pkgs, p)
		for k, f := range p.files {
			files[strings.TrimPrefix(fmt.Sprintf("%s/file%d.go", dir, k), "/")] = f.text(p)
		}
	}
	return files
}

func pick[T any](g *generator, list []T) T { return list[g.Intn(len(list))] }

func (f *genFile) text(p *genPkg) string {
	var b strings.Builder
	fmt.Fprintf(&b, "package %s\n\nimport (\n", p.name)
	var paths []string
	for path := range f.alias {
		paths = append(paths, path)
	}
	sort.Strings(paths)
	for _, path := range paths {
		alias := f.alias[path]
		if !f.used[path] {
			alias = "_"
		}
		fmt.Fprintf(&b, "\t%s %q\n", alias, path)
	}
	fmt.Fprintf(&b, ")\n\n%s\n", strings.Join(f.decls, "\n\n"))
	return b.String()
}

// fill writes a package: its imports, then declarations that use earlier declarations.
func (g *generator) fill(p *genPkg, isMain bool) {
	for _, q := range g.pkgs {
		if isMain || g.Intn(3) > 0 {
			p.imports = append(p.imports, q)
		}
	}
	for k := 0; k < 1+g.Intn(2); k++ {
		f := &genFile{alias: map[string]string{}, used: map[string]bool{}}
		p.files = append(p.files, f)
		g.nameImports(p, f)
	}
	if isMain {
		p.names["main"] = true
	}
	p.note = &ent{kind: aFunc, pkg: p, name: g.fresh(p, unexportedNames)}
	f := p.files[0]
	f.decls = append(f.decls, fmt.Sprintf("func %s(s string, n int) int {\n\t%s(%q, s, n)\n\treturn n\n}", p.note.name, g.std(f, nil), p.path))
	for k := 4 + g.Intn(10); k > 0; k-- {
		g.declare(p, pick(g, p.files))
	}
	for k := g.Intn(3); k > 0; k-- {
		g.initFunc(p, pick(g, p.files))
	}
	for _, f := range p.files {
		g.Shuffle(len(f.decls), func(i, j int) { f.decls[i], f.decls[j] = f.decls[j], f.decls[i] })
	}
	if isMain {
		g.mainFunc(p)
	}
}

// nameImports chooses the names by which a file refers to its imports.
func (g *generator) nameImports(p *genPkg, f *genFile) {
	f.alias["fmt"] = pick(g, []string{"fmt", "f", "."})
	if f.alias["fmt"] == "." {
		p.names["Println"], p.names["Sprint"], p.names["Printf"] = true, true, true
	}
	p.names[f.alias["fmt"]] = true
	for _, q := range p.imports {
		f.alias[q.path] = g.aliasFor(p, f, q)
		p.names[f.alias[q.path]] = true
	}
}

func (g *generator) aliasFor(p *genPkg, f *genFile, q *genPkg) string {
	if g.Intn(4) == 0 {
		free := true
		for _, e := range q.ents {
			free = free && !(e.exported() && p.names[e.name])
		}
		if free {
			for _, e := range q.ents {
				if e.exported() {
					p.names[e.name] = true
				}
			}
			return "."
		}
	}
	for _, alias := range []string{pick(g, unexportedNames), q.name, q.name + "2", q.name + "3", q.name + "4"} {
		if !p.names[alias] && alias != "main" && !(alias == "fmt") {
			return alias
		}
	}
	return fmt.Sprintf("import%d", len(f.alias))
}

// std returns an expression that refers to fmt.Println.
func (g *generator) std(f *genFile, locals map[string]bool) string {
	f.used["fmt"] = true
	if f.alias["fmt"] == "." {
		return "Println"
	}
	return f.alias["fmt"] + ".Println"
}

func (g *generator) fresh(p *genPkg, pool []string) string {
	for try := 0; try < 8; try++ {
		if name := pick(g, pool); !p.names[name] {
			p.names[name] = true
			return name
		}
	}
	name := fmt.Sprintf("%s%d", pick(g, pool), len(p.names))
	p.names[name] = true
	return name
}

func (g *generator) anyName(p *genPkg) string {
	if g.Intn(3) > 0 {
		return g.fresh(p, exportedNames)
	}
	return g.fresh(p, unexportedNames)
}

// ref returns the name by which file f of package p refers to e, or "" if f cannot refer to e.
func ref(p *genPkg, f *genFile, e *ent, locals map[string]bool) string {
	if e.pkg == p {
		if locals[e.name] {
			return ""
		}
		return e.name
	}
	alias := f.alias[e.pkg.path]
	if alias == "" || !e.exported() || alias == "." && locals[e.name] || locals[alias] {
		return ""
	}
	f.used[e.pkg.path] = true
	if alias == "." {
		return e.name
	}
	return alias + "." + e.name
}

// find returns an earlier declaration of one of the given kinds that the file can name, or nil if there is
// none.
func (g *generator) find(p *genPkg, f *genFile, locals map[string]bool, kinds ...entKind) (*ent, string) {
	var all []*ent
	for _, q := range append(p.imports[:len(p.imports):len(p.imports)], p, p) {
		for _, e := range q.ents {
			for _, k := range kinds {
				if e.kind == k && e.cost < 30 {
					all = append(all, e)
				}
			}
		}
	}
	for try := 0; try < 4 && len(all) > 0; try++ {
		e := pick(g, all)
		if s := ref(p, f, e, locals); s != "" {
			return e, s
		}
	}
	return nil, ""
}

// expr returns an int expression. It adds the number of calls in the expression to *cost.
func (g *generator) expr(p *genPkg, f *genFile, locals map[string]bool, cost *int) string {
	switch g.Intn(9) {
	case 0:
		if p.builtin && !locals["max"] {
			return fmt.Sprintf("max(%d, %s)", g.Intn(9), g.expr(p, f, locals, cost))
		}
	case 1:
		if p.builtin && !locals["len"] {
			return fmt.Sprintf("len(%q)", "abcdefgh"[:g.Intn(8)])
		}
	case 2:
		if e, s := g.find(p, f, locals, aStruct); e != nil {
			return g.structExpr(p, e, s, cost, p.builtin && !locals["len"])
		}
	case 3:
		if e, s := g.find(p, f, locals, aGeneric); e != nil {
			*cost += 1 + e.cost
			return fmt.Sprintf("%s(%q, %s)", s, "g", g.expr(p, f, locals, cost))
		}
	case 4, 5, 6:
		if e, s := g.find(p, f, locals, aFunc, aVar, aConst); e != nil {
			*cost += 1 + e.cost
			if e.kind == aFunc {
				return fmt.Sprintf("%s(%d)", s, g.Intn(10))
			}
			return fmt.Sprintf("int(%s)", s)
		}
	case 7:
		return fmt.Sprintf("(%s + %s)", g.expr(p, f, locals, cost), g.expr(p, f, locals, cost))
	}
	return fmt.Sprint(g.Intn(100))
}

// members returns the methods and fields of a struct type that package p can name, including promoted ones. It
// omits members that are hidden or ambiguous.
func members(p *genPkg, e *ent) (methods, fields []string) {
	count := map[string]int{}
	for _, x := range append(append([]*ent{}, e), e.embedded...) {
		for _, name := range append(append([]string{}, x.methods...), x.fields...) {
			count[name]++
		}
	}
	for _, x := range append(append([]*ent{}, e), e.embedded...) {
		count[x.name]++
		visible := func(name string) bool {
			return (x == e || count[name] == 1) && (x.declared().pkg == p || name[0] <= 'Z')
		}
		for _, name := range x.methods {
			if visible(name) {
				methods = append(methods, name)
			}
		}
		for _, name := range x.fields {
			if visible(name) {
				fields = append(fields, name)
			}
		}
	}
	return methods, fields
}

// structExpr returns an expression that uses a method or a field of the struct value s.
func (g *generator) structExpr(p *genPkg, e *ent, s string, cost *int, hasLen bool) string {
	if e.generic {
		s += "[string]"
	}
	*cost += 2
	methods, fields := members(p, e)
	if len(fields) > 0 && (g.Intn(3) == 0 || len(methods) == 0) {
		return fmt.Sprintf("(&%s{}).%s", s, pick(g, fields))
	}
	if len(methods) == 0 {
		return "7"
	}
	name := pick(g, methods)
	if name == "String" {
		if !hasLen {
			return "8"
		}
		return fmt.Sprintf("len((&%s{}).String())", s)
	}
	switch g.Intn(3) {
	case 0:
		return fmt.Sprintf("(*%s).%s(&%s{}, %d)", s, name, s, g.Intn(5))
	case 1:
		return fmt.Sprintf("func() int { h := (&%s{}).%s; return h(%d) }()", s, name, g.Intn(5))
	}
	return fmt.Sprintf("(&%s{}).%s(%d)", s, name, g.Intn(5))
}

// body returns the statements of a function body. The last statement returns an int.
func (g *generator) body(p *genPkg, f *genFile, locals map[string]bool, param string, cost *int) string {
	var b strings.Builder
	if g.Intn(2) == 0 {
		name := pick(g, append(unexportedNames, exportedNames...))
		if !locals[name] && name != p.note.name && name != "int" && name != "fmt" {
			fmt.Fprintf(&b, "\t%s := %s + 1\n", name, g.expr(p, f, locals, cost))
			locals[name] = true
			fmt.Fprintf(&b, "\t_ = %s\n", name)
		}
	}
	if e, s := g.find(p, f, locals, aVar); e != nil && g.Intn(2) == 0 {
		fmt.Fprintf(&b, "\t%s += %s\n", s, g.expr(p, f, locals, cost))
	}
	if g.Intn(3) == 0 && !locals[p.note.name] {
		fmt.Fprintf(&b, "\t%s(\"called\", %s)\n", p.note.name, param)
	}
	fmt.Fprintf(&b, "\treturn %s + %s\n", param, g.expr(p, f, locals, cost))
	return b.String()
}

func (g *generator) declare(p *genPkg, f *genFile) {
	e := &ent{pkg: p}
	var text string
	switch g.Intn(11) {
	case 10:
		text = g.alias(p, f, e)
	case 0:
		text = g.constGroup(p, f)
		f.decls = append(f.decls, text)
		return
	case 1, 2:
		e.kind, e.name = aVar, g.anyName(p)
		init := g.expr(p, f, nil, &e.cost)
		if g.Intn(2) == 0 {
			init = fmt.Sprintf("%s(%q, %s)", p.note.name, "var "+e.name, init)
		}
		e.cost = 0
		text = fmt.Sprintf("// %s is a variable.\nvar %s = %s", e.name, e.name, init)
	case 3, 4:
		e.kind, e.name = aFunc, g.anyName(p)
		param := pick(g, unexportedNames)
		text = fmt.Sprintf("// %s is a function.\nfunc %s(%s int) int {\n%s}", e.name, e.name, param, g.body(p, f, map[string]bool{param: true}, param, &e.cost))
	case 5:
		e.kind, e.name = aGeneric, g.anyName(p)
		typ, param := pick(g, exportedNames), pick(g, unexportedNames)
		text = fmt.Sprintf("func %s[%s any](zz %s, %s int) int {\n%s}", e.name, typ, typ, param, g.body(p, f, map[string]bool{typ: true, param: true}, param, &e.cost))
	case 6, 7, 8:
		e.kind, e.name = aStruct, g.anyName(p)
		text = g.structType(p, f, e)
	case 9:
		e.kind, e.name = aTest, g.anyName(p)
		text = g.typeTest(p, f, e)
	}
	p.ents = append(p.ents, e)
	f.decls = append(f.decls, text)
}

// alias writes the declaration of an alias of a struct type. If it finds no struct type, it writes the
// declaration of a struct type instead.
func (g *generator) alias(p *genPkg, f *genFile, e *ent) string {
	of, s := g.find(p, f, nil, aStruct)
	e.kind, e.name = aStruct, g.anyName(p)
	if of == nil || of.generic {
		return g.structType(p, f, e)
	}
	e.methods, e.fields, e.embedded, e.origin = of.methods, of.fields, of.embedded, of.declared()
	return fmt.Sprintf("type %s = %s", e.name, s)
}

func (g *generator) constGroup(p *genPkg, f *genFile) string {
	var lines []string
	for k := 0; k < 3; k++ {
		e := &ent{kind: aConst, pkg: p, name: g.anyName(p)}
		line := "\t" + e.name
		if k == 0 {
			line += pick(g, []string{" = iota", " int8 = iota * 2", " = 1 << (iota + 1)"})
		}
		p.ents = append(p.ents, e)
		lines = append(lines, line)
	}
	return "const (\n" + strings.Join(lines, "\n") + " // last\n)"
}

func (g *generator) structType(p *genPkg, f *genFile, e *ent) string {
	var b strings.Builder
	params, args := "", ""
	if g.Intn(4) == 0 {
		e.generic = true
		name := pick(g, exportedNames)
		params, args = "["+name+" any]", "["+name+"]"
	}
	fmt.Fprintf(&b, "type %s%s struct {\n", e.name, params)
	taken := map[string]bool{}
	for k := g.Intn(3); k > 0; k-- {
		name := pick(g, fieldNames)
		if !taken[name] {
			taken[name] = true
			e.fields = append(e.fields, name)
			fmt.Fprintf(&b, "\t%s int\n", name)
		}
	}
	for k := g.Intn(3); k > 0; k-- {
		inner, s := g.find(p, f, map[string]bool{strings.Trim(strings.Fields(args + " x")[0], "[]"): true}, aStruct)
		if inner == nil || taken[inner.name] || inner == e {
			continue
		}
		taken[inner.name] = true
		if inner.generic {
			s += "[int8]"
		}
		e.embedded = append(e.embedded, inner)
		fmt.Fprintf(&b, "\t%s\n", s)
	}
	b.WriteString("}\n")
	for k := g.Intn(4); k > 0; k-- {
		name := pick(g, methodNames)
		if taken[name] {
			continue
		}
		taken[name] = true
		e.methods = append(e.methods, name)
		g.method(&b, p, f, e, name, args)
	}
	return b.String()
}

func (g *generator) method(b *strings.Builder, p *genPkg, f *genFile, e *ent, name, args string) {
	star := pick(g, []string{"", "*"})
	if name == "String" {
		fmt.Fprintf(b, "\nfunc (%s%s%s) String() string { return %q }\n", star, e.name, args, e.pkg.path+"."+e.name)
		return
	}
	param := pick(g, unexportedNames)
	locals := map[string]bool{param: true, strings.Trim(args, "[]"): true}
	fmt.Fprintf(b, "\nfunc (%s%s%s) %s(%s int) int {\n%s}\n", star, e.name, args, name, param, g.body(p, f, locals, param, &e.cost))
}

// typeTest writes a function that reports whether its argument has a method. The function contains a type
// switch with a named or an unnamed interface.
func (g *generator) typeTest(p *genPkg, f *genFile, e *ent) string {
	name := pick(g, methodNames)
	typ := fmt.Sprintf("interface{ %s(int) int }", name)
	if name == "String" {
		typ = "interface{ String() string }"
	}
	decl := ""
	if g.Intn(2) == 0 {
		iface := g.anyName(p)
		p.ents = append(p.ents, &ent{kind: anInterface, pkg: p, name: iface})
		decl = fmt.Sprintf("type %s %s\n\n", iface, typ)
		typ = iface
	}
	return fmt.Sprintf("%sfunc %s(v any) int {\n\tswitch v.(type) {\n\tcase %s:\n\t\treturn 1\n\t}\n\treturn 0\n}", decl, e.name, typ)
}

func (g *generator) initFunc(p *genPkg, f *genFile) {
	text := fmt.Sprintf("func init() {\n\t%s(\"init\", %s)\n", p.note.name, g.expr(p, f, nil, new(int)))
	if e, s := g.find(p, f, nil, aVar); e != nil {
		text += fmt.Sprintf("\t%s += %d\n", s, 1+g.Intn(9))
		if g.Intn(2) == 0 {
			text += "\treturn\n"
		}
	}
	f.decls = append(f.decls, text+"}")
}

// mainFunc writes the function main, which prints the values of expressions and variables, and the results of type
// tests.
func (g *generator) mainFunc(p *genPkg) {
	f := p.files[0]
	var b strings.Builder
	b.WriteString("func main() {\n")
	for k := 3 + g.Intn(5); k > 0; k-- {
		fmt.Fprintf(&b, "\t%s(%s)\n", g.std(f, nil), g.expr(p, f, nil, new(int)))
	}
	var values, tests []string
	for _, q := range append(p.imports[:len(p.imports):len(p.imports)], p) {
		for _, e := range q.ents {
			s := ""
			if e.kind == aStruct && g.Intn(2) == 0 || e.kind == aTest && g.Intn(3) > 0 {
				s = ref(p, f, e, nil)
			}
			switch {
			case s == "":
			case e.kind == aTest:
				tests = append(tests, s)
			case e.generic:
				values = append(values, s+"[uint8]{}", "&"+s+"[string]{}")
			default:
				values = append(values, s+"{}", "&"+s+"{}")
			}
		}
	}
	fmt.Fprintf(&b, "\tfor zi, zv := range []any{%s} {\n\t\t%s(zi, zv)\n", strings.Join(values, ", "), g.std(f, nil))
	for _, s := range tests {
		fmt.Fprintf(&b, "\t\t%s(%s(zv))\n", g.std(f, nil), s)
	}
	b.WriteString("\t}\n}")
	f.decls = append(f.decls, b.String())
}
