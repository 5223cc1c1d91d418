package accept

import (
	_ "embed"
	"fmt"
	"go/token"
	"go/types"
	"go/version"
	"strconv"
	"strings"
	"sync"

	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/load"
	"oj/tools/bundle/internal/pipeline"
)

// This file checks that everything used of the standard library exists in an
// older Go. The table api.txt stands in for the folder api of the Go
// distribution, which not every installation has; TestAPITable makes it.

//go:embed api.txt
var apiText string

// The table knows the symbols added in go1.firstMinor to go1.lastMinor; older
// ones it leaves out.
const (
	firstMinor = 15
	lastMinor  = 26
)

// An api maps "package path" to "Name" or "Type.Member" to the minor version
// that added it. The name "" stands for the package itself.
type api map[string]map[string]int

var parsedAPI = sync.OnceValue(func() api { return parseAPI(apiText) })

// parseAPI reads lines of "path Name minor"; a line that starts with a blank
// continues the package of the line above.
func parseAPI(text string) api {
	table := api{}
	path := ""
	for _, line := range strings.Split(text, "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		f := strings.Fields(line)
		if line[0] != ' ' {
			path = f[0]
			table[path] = map[string]int{}
			f = f[1:]
		}
		minor, _ := strconv.Atoi(f[len(f)-1]) // our own file, checked by a test
		for _, name := range f[:len(f)-1] {
			table[path][strings.TrimPrefix(name, "-")] = minor
		}
	}
	return table
}

// minorOf is 18 for "go1.18" and "go1.18.3", 0 if that cannot be read.
func minorOf(level string) int {
	_, s, _ := strings.Cut(version.Lang(level), ".")
	minor, _ := strconv.Atoi(s)
	return minor
}

// checkLibrary tells of everything in the bundle that came after level, which is
// that of the compiler.
func checkLibrary(level, compiler string, b *pipeline.Bundle) (warnings diag.List, err error) {
	minor := minorOf(level)
	if minor+1 < firstMinor {
		warnings = diag.Errorf(token.Position{}, "library symbols older than go1.%d cannot be told apart: only later ones were checked", firstMinor)
	}
	if used := minorOf(load.Newest()); used > lastMinor {
		warnings = append(warnings, diag.Errorf(token.Position{},
			"this is Go 1.%d, and what it added to the library since 1.%d is not in the table: a use of it goes unnoticed", used, lastMinor)...)
	}
	var errs diag.List
	since := newerObjects(b, minor, compiler, &errs)
	for _, u := range b.Kept.Units {
		for _, r := range u.Uses {
			if s, ok := since[r.Obj]; ok {
				errs = append(errs, diag.Errorf(b.Program.Position(r.Ident.Pos()),
					"%s is only in Go 1.%d and later, not in %s", s.name, s.minor, compiler)...)
			}
		}
	}
	errs.Sort()
	return warnings, errs.Err()
}

type symbol struct {
	name  string
	minor int
}

// newerObjects resolves the table's symbols of the imported packages; packages
// that are newer as a whole are reported at once if they are imported blank.
func newerObjects(b *pipeline.Bundle, minor int, compiler string, errs *diag.List) map[types.Object]symbol {
	since := map[types.Object]symbol{}
	for _, spec := range b.Checked.File.Imports {
		path, _ := strconv.Unquote(spec.Path.Value) // it was type-checked
		pkg, err := b.Program.Importer.Import(path)
		if path == "unsafe" || err != nil {
			continue
		}
		for name, added := range parsedAPI()[path] {
			if added <= minor {
				continue
			}
			if name == "" {
				if spec.Name != nil && spec.Name.Name == "_" {
					*errs = append(*errs, diag.Diag{Msg: fmt.Sprintf("package %s is only in Go 1.%d and later, not in %s", path, added, compiler)})
				}
			} else if obj := lookup(pkg, name); obj != nil {
				since[obj] = symbol{path + "." + name, added}
			}
		}
	}
	return since
}

// lookup finds "Name" or "Type.Member" in pkg.
func lookup(pkg *types.Package, name string) types.Object {
	typ, member, isMember := strings.Cut(name, ".")
	obj := pkg.Scope().Lookup(typ)
	if obj == nil || !isMember {
		return obj
	}
	found, _, _ := types.LookupFieldOrMethod(obj.Type(), true, pkg, member)
	switch found := found.(type) {
	case *types.Func:
		return found.Origin()
	case *types.Var:
		return found.Origin()
	}
	return nil
}
