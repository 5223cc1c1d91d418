package cxx

// This file generates and checks SUPPORT.md. SUPPORT.md lists the functions and methods of the library that the runtime
// offers, with the conformance programs that call them; the constructs of the language, with a program that contains
// each of them; and the table of refusals.

import (
	"flag"
	"fmt"
	"go/ast"
	"go/importer"
	"go/token"
	"go/types"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
	"testing"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/link"
	"oj/tools/bundle/internal/cxx/lower"
	"oj/tools/bundle/internal/cxx/refuse"
)

var update = flag.Bool("update", false, "rewrite SUPPORT.md")

// suite contains the type-checked conformance programs.
type suite struct {
	names    []string // the names of the programs, without .go
	programs map[string]*analyse.Source
	library  []*types.Package // the packages that the runtime supports at least in part, sorted by path
}

// loadSuite reads testdata/run; all programs share one importer, which asks the go command once.
func loadSuite(t *testing.T) *suite {
	paths, err := filepath.Glob("testdata/run/*.go")
	if err != nil || len(paths) == 0 {
		t.Fatalf("testdata/run holds no programs, %v", err)
	}
	imp, library := libraryImporter(t)
	s := &suite{programs: map[string]*analyse.Source{}, library: library}
	for _, path := range paths {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		p, _, err := load(src, Options{Name: filepath.Base(path), GoVersion: languageOf(src), Importer: imp})
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		name := strings.TrimSuffix(filepath.Base(path), ".go")
		s.names = append(s.names, name)
		s.programs[name] = p
	}
	return s
}

// libraryImporter returns an importer, and the packages that the runtime supports at least in part, sorted by
// path.
func libraryImporter(t testing.TB) (types.Importer, []*types.Package) {
	imp := importer.ForCompiler(token.NewFileSet(), "gc", nil)
	var library []*types.Package
	for _, path := range slices.Sorted(maps.Keys(lower.LibraryPaths)) {
		pkg, err := imp.Import(path)
		if err != nil {
			t.Fatal(err)
		}
		library = append(library, pkg)
	}
	return imp, library
}

// entry is a name of the library that a program can use.
type entry struct {
	key  string // the name in the runtime
	name string // the name in Go, without the package
	used []string
}

// group is a row in the table of the library in SUPPORT.md: the functions of a package, or a type with its
// methods.
type group struct {
	title   string
	entries []*entry
}

// offered lists the functions and types of a package that the runtime offers.
func offered(t *testing.T, rt *link.Library, pkg *types.Package) []*group {
	functions, variables := &group{title: "functions"}, &group{title: "variables"}
	groups := []*group{functions, variables}
	scope := pkg.Scope()
	for _, name := range scope.Names() {
		obj := scope.Lookup(name)
		if !obj.Exported() {
			continue
		}
		key := lower.Symbol(obj)
		switch obj := obj.(type) {
		case *types.Func:
			if rt.Offers(key) {
				functions.entries = append(functions.entries, &entry{key: key, name: name})
			}
		case *types.Var:
			if rt.Offers(key) {
				variables.entries = append(variables.entries, &entry{key: key, name: name})
			}
		case *types.TypeName:
			if g := offeredType(rt, key, obj); g != nil {
				groups = append(groups, g)
			}
		}
	}
	return slices.DeleteFunc(groups, func(g *group) bool { return len(g.entries) == 0 })
}

// offeredType returns a type with the methods that the runtime offers. It returns nil if the runtime offers neither the
// type nor a method of it.
func offeredType(rt *link.Library, key string, obj *types.TypeName) *group {
	named, ok := types.Unalias(obj.Type()).(*types.Named)
	if !ok || types.IsInterface(named) {
		return nil
	}
	g := &group{title: "type " + obj.Name()}
	for i := 0; i < named.NumMethods(); i++ {
		m := named.Method(i)
		if rt.Offers(key + "_" + m.Name()) {
			g.entries = append(g.entries, &entry{key: key + "_" + m.Name(), name: m.Name()})
		}
	}
	sort.Slice(g.entries, func(i, j int) bool { return g.entries[i].name < g.entries[j].name })
	if rt.Offers(key) || len(g.entries) > 0 {
		g.entries = append([]*entry{{key: key, name: obj.Name()}}, g.entries...)
		return g
	}
	return nil
}

// uses maps the runtime's name of each library object to the programs that use it.
func (s *suite) uses() map[string][]string {
	used := map[string][]string{}
	for _, name := range s.names {
		seen := map[string]bool{}
		for _, obj := range s.programs[name].Info.Uses {
			if key := libraryKey(obj); key != "" {
				seen[key] = true
			}
		}

		// A program may also use a type without its name, for example as the result type of a call.
		for expr, tv := range s.programs[name].Info.Types {
			if named := libraryType(tv.Type); named != nil && expr != nil {
				seen[libraryKey(named.Obj())] = true
			}
		}
		for key := range seen {
			used[key] = append(used[key], name)
		}
	}
	return used
}

// If typ is a named type of the library, or a pointer to one, libraryType returns this named type, and otherwise nil.
func libraryType(typ types.Type) *types.Named {
	if p, ok := typ.(*types.Pointer); ok {
		typ = p.Elem()
	}
	if n, ok := typ.(*types.Named); ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() != "main" {
		return n
	}
	return nil
}

// libraryKey returns the runtime's name for an object of the library, or "" for other objects.
func libraryKey(obj types.Object) string {
	if obj.Pkg() == nil || obj.Pkg().Path() == "main" || !obj.Exported() {
		return ""
	}
	return lower.Symbol(obj)
}

// looksOffered matches the names offered by the runtime's sections that look like exported names of the
// library.
var looksOffered = regexp.MustCompile(`^(bufio|bytes|cmp|heap|list|ring|errors|fmt|io|maps|math|big|bits|rand|os|crc32|md5|sha256|slices|sort|strconv|strings|time|unicode|utf8)_[A-Z]`)

// otherOffers contains the names offered by sections that match looksOffered, but do not exist in Go's
// library. The translator calls these functions of the runtime in special cases, in which they are faster.
var otherOffers = []string{"big_Int", "bufio_NewFileReader", "bufio_NewFileScanner", "bufio_NewFileWriter", "io_ReadAll_file"}

// TestSupport checks that SUPPORT.md agrees with the runtime, the programs and the table of refusals. With
// -update it rewrites SUPPORT.md. Every offered name and every construct in SUPPORT.md must occur in a program.
func TestSupport(t *testing.T) {
	rt, err := link.Runtime()
	if err != nil {
		t.Fatal(err)
	}
	s := loadSuite(t)
	used := s.uses()
	var b strings.Builder
	fmt.Fprintf(&b, supportHead, strings.Join(inlined, ", "))
	known := map[string]bool{}
	for _, pkg := range s.library {
		groups := offered(t, rt, pkg)
		if len(groups) == 0 {
			t.Errorf("the runtime offers nothing of package %s", pkg.Path())
		}
		for _, g := range groups {
			for _, e := range g.entries {
				known[e.key] = true
				if e.used = used[e.key]; len(e.used) == 0 {
					t.Errorf("no program of testdata/run uses %s.%s (%s)", pkg.Path(), e.name, g.title)
				}
			}
			fmt.Fprintf(&b, "| %s | %s | %s |\n", pkg.Path(), g.title, g.list())
		}
	}
	for _, name := range rt.Offered() {
		if looksOffered.MatchString(name) && !known[name] && !slices.Contains(otherOffers, strings.TrimSuffix(name, "_def")) && !known[strings.TrimSuffix(name, "_any")] {
			t.Errorf("the runtime offers %s, which the library lacks", name)
		}
	}
	b.WriteString(constructHead)
	for _, c := range constructs {
		programs := s.having(c)
		if len(programs) == 0 {
			t.Errorf("no program of testdata/run contains the construct: %s", c.name)
			continue
		}
		fmt.Fprintf(&b, "| %s | %s |\n", c.name, programs[0])
	}
	b.WriteString(callHead)
	for _, need := range callNeeds {
		fmt.Fprintf(&b, "| %s | %s |\n", need.reason, strings.Join(need.calls, ", "))
	}
	b.WriteString(refusalHead)
	for _, k := range refuse.Kinds {
		fmt.Fprintf(&b, "| %s | %s | %s |\n", strings.ReplaceAll(k.Construct, "%s", "*name*"), k.Reason, k.Instead)
	}
	checkGenerated(t, "SUPPORT.md", b.String())
}

// list returns the entries of a row as text.
func (g *group) list() string {
	var out []string
	for _, e := range g.entries {
		out = append(out, e.name)
	}
	return strings.Join(out, ", ")
}

// checkGenerated compares a generated file with the text that it should have. With -update it writes that text.
func checkGenerated(t *testing.T, path, want string) {
	if *update && !t.Failed() {
		if err := os.WriteFile(path, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	have, err := os.ReadFile(path)
	if err != nil || string(have) != want {
		t.Errorf("%s is out of date (%v): go test ./tools/bundle/internal/cxx -run TestSupport -update", path, err)
	}
}

const supportHead = `# What the translator supports

Generated by ` + "`go test ./tools/bundle/internal/cxx -run TestSupport -update`" + ` from the runtime's
sections and the programs of testdata/run. The test fails if this file is out of date, if no program uses one
of the offered names, or if no program contains one of the constructs.

## Library

These packages are supported as a whole, because their source is inlined and translated: %s. If a program uses regexp,
its translation has about 210 KB.

Of the other packages, the names in this table are supported. Each is used by a test program that behaves the same in
Go and in C++. A program may also use all constants and interface types of these packages. It may use all other
types that are not structs, but of their methods only those in the table.

| package | | names |
|---|---|---|
`

const constructHead = `
## Constructs

| construct | a program that contains it |
|---|---|
`

const callHead = `
## System calls

After the C++ library has been initialised, a translated program makes only the system calls read, write, brk, mmap,
munmap and exit_group. Programs with the following constructs make further system calls. TestRun runs the programs of
testdata/run under a filter that ends a program if it makes a system call that is listed neither here nor in the table.

| reason | further calls |
|---|---|
`

const refusalHead = `
## Refused

The error for a refused construct (a refusal) names file and line, the construct, the reason and what to write instead.
All refusals of a program are reported together, and no output is written. testdata/refused contains a program for each
entry of this table.

| construct | reason | instead |
|---|---|---|
`

// A construct of the language is, for example, a kind of statement, or an operator with operands of some type.
type construct struct {
	name string
	test func(c *site, n ast.Node) bool
}

// site is the place of a node in a program. It is an argument of construct.test, together with the node.
type site struct {
	p       *analyse.Source
	parents []ast.Node // from the file to the node's parent
}

// parent returns the i-th ancestor of the node, or nil.
func (c *site) parent(i int) ast.Node {
	if i > len(c.parents) {
		return nil
	}
	return c.parents[len(c.parents)-i]
}

// under returns the underlying type of e, or nil if e has no type.
func (c *site) under(e ast.Expr) types.Type {
	if tv, ok := c.p.Info.Types[e]; ok && tv.Type != nil {
		return tv.Type.Underlying()
	}
	if id, ok := e.(*ast.Ident); ok {
		if obj := c.p.Info.ObjectOf(id); obj != nil && obj.Type() != nil {
			return obj.Type().Underlying()
		}
	}
	return nil
}

// The method having returns the programs that contain a construct.
func (s *suite) having(c construct) []string {
	var out []string
	for _, name := range s.names {
		ctx, found := &site{p: s.programs[name]}, false
		ast.Inspect(s.programs[name].File, func(n ast.Node) bool {
			if n == nil {
				ctx.parents = ctx.parents[:len(ctx.parents)-1]
				return true
			}
			found = found || c.test(ctx, n)
			ctx.parents = append(ctx.parents, n)
			return true
		})
		if found {
			out = append(out, name)
		}
	}
	return out
}
