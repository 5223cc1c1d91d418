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

// This file checks that an older Go has everything that the bundle uses of the standard library. The table api.txt replaces
// the folder api of the Go distribution, because not every installation has that folder. TestAPITable makes the table.

//go:embed api.txt
var apiText string

// The table has the symbols added in go1.firstMinor to go1.lastMinor.
const (
	firstMinor = 15
	lastMinor  = 26
)

// An api maps a package path and "Name" or "Type.Member" to the minor version that added it. The name "" stands for the
// package itself.
type api map[string]map[string]int

// parsedAPI parses the table at the first call.
var parsedAPI = sync.OnceValue(func() api { return parseAPI(apiText) })

// parseAPI reads lines of "path Name minor". A line that begins with a blank continues the package of the line above.
func parseAPI(text string) api {
	table := api{}
	path := ""
	for _, line := range strings.Split(text, "\n") {
		if line == "" || line[0] == '#' {
			continue
		}

		f := strings.Fields(line)

		// The package's name is only on its first line.
		if line[0] != ' ' {
			path = f[0]
			table[path] = map[string]int{}
			f = f[1:]
		}
		minor, _ := strconv.Atoi(f[len(f)-1]) // a test checks the file

		// A minus stands for the package itself, which has the name "" here.
		for _, name := range f[:len(f)-1] {
			table[path][strings.TrimPrefix(name, "-")] = minor
		}
	}
	return table
}

// minorOf is 18 for "go1.18" and "go1.18.3", 0 for a text that is no version.
func minorOf(level string) int {
	_, s, _ := strings.Cut(version.Lang(level), ".")
	minor, _ := strconv.Atoi(s)
	return minor
}

// checkLibrary reports everything in the bundle that came after level, the version of the compiler.
func checkLibrary(level, compiler string, b *pipeline.Bundle) (warnings diag.List, err error) {
	minor := minorOf(level)

	// The oldest symbols in the table are those of firstMinor.
	if minor+1 < firstMinor {
		warnings = diag.Errorf(token.Position{},
			"library symbols older than go1.%d cannot be told apart: only later ones were checked", firstMinor)
	}

	// A newer Go than the table's may have added symbols that nothing knows.
	if used := minorOf(load.Newest()); used > lastMinor {
		warnings = append(warnings, diag.Errorf(token.Position{},
			"this is Go 1.%d, and what it added to the library since 1.%d is not in the table: a use of it goes unnoticed",
			used, lastMinor)...)
	}

	var errs diag.List

	// The symbols that are too new, then their uses.
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

// symbol is a symbol of the library that is too new.
type symbol struct {
	name  string
	minor int
}

// newerObjects finds the objects in the imported packages that came after Go 1.minor. If a whole package is newer and its
// import is blank, so that no use of it is found, newerObjects reports the import.
func newerObjects(b *pipeline.Bundle, minor int, compiler string, errs *diag.List) map[types.Object]symbol {
	since := map[types.Object]symbol{}
	for _, spec := range b.Checked.File.Imports {
		path, _ := strconv.Unquote(spec.Path.Value) // the file was type-checked

		// Packages that cannot be imported have been reported already.
		pkg, err := b.Program.Importer.Import(path)
		if path == "unsafe" || err != nil {
			continue
		}

		for name, added := range parsedAPI()[path] {
			if added <= minor {
				continue
			}

			// The package as a whole is new: its uses are reported by its symbols.
			if name == "" {
				if spec.Name != nil && spec.Name.Name == "_" {
					msg := fmt.Sprintf("package %s is only in Go 1.%d and later, not in %s", path, added, compiler)
					*errs = append(*errs, diag.Diag{Msg: msg})
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

	// A name without a dot is an object of the package.
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
