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

// This file checks that the site's version of Go has all symbols of the standard library that the bundle uses.
// The table api.txt replaces the folder api of the Go distribution, because not every installation has that
// folder. TestAPITable generates the table.

//go:embed api.txt
var apiText string

// The table contains the symbols that were added in Go 1.firstMinor to Go 1.lastMinor.
const (
	firstMinor = 15
	lastMinor  = 26
)

// An api maps a package path and "Name" or "Type.Member" to the minor version that added it. The name "" means
// the package itself.
type api map[string]map[string]int

// parsedAPI returns the table in api.txt, which is parsed at the first call.
var parsedAPI = sync.OnceValue(func() api { return parseAPI(apiText) })

// parseAPI parses lines of the form "path Name minor". A line that begins with a blank belongs to the package
// of the line above.
func parseAPI(text string) api {
	table := api{}
	path := ""
	for _, line := range strings.Split(text, "\n") {
		if line == "" || line[0] == '#' {
			continue
		}

		f := strings.Fields(line)

		// Only the first line of a package contains its path.
		if line[0] != ' ' {
			path = f[0]
			table[path] = map[string]int{}
			f = f[1:]
		}
		minor, _ := strconv.Atoi(f[len(f)-1]) // cannot fail, because TestAPITable checks the file

		// In api.txt, the name "-" means the package itself.
		for _, name := range f[:len(f)-1] {
			table[path][strings.TrimPrefix(name, "-")] = minor
		}
	}
	return table
}

// minorOf returns the minor version, such as 18 for "go1.18" and "go1.18.3". It returns 0 for a text that is
// not a version.
func minorOf(level string) int {
	_, s, _ := strings.Cut(version.Lang(level), ".")
	minor, _ := strconv.Atoi(s)
	return minor
}

// checkLibrary reports the library symbols in the bundle that the site's compiler does not have, because
// they were added after its Go version, level.
func checkLibrary(level, compiler string, b *pipeline.Bundle) (warnings diag.List, err error) {
	minor := minorOf(level)

	// All symbols that were added after Go 1.minor are too new. The table does not contain symbols older than
	// firstMinor.
	oldest := minor + 1
	if oldest < firstMinor {
		warnings = diag.Errorf(token.Position{},
			"only library symbols that were added in go1.%d or later were checked, because the versions of older "+
				"ones are unknown", firstMinor)
	}

	// If the Go toolchain is newer than the table, it may have symbols that are not in the table.
	if toolchain := minorOf(load.Newest()); toolchain > lastMinor {
		warnings = append(warnings, diag.Errorf(token.Position{},
			"library symbols that were added after Go 1.%d were not checked, because api.txt is older than this Go 1.%d",
			lastMinor, toolchain)...)
	}

	var errs diag.List

	// Find the symbols that are too new, and then all uses of them. newerObjects already adds the errors about
	// imports of new packages.
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

// A symbol is a name that was added to the standard library after the site's version of Go.
type symbol struct {
	name  string
	minor int
}

// newerObjects returns the objects in the imported packages that were added after Go 1.minor. If a whole
// package is newer and the bundle imports it only for its side effects, newerObjects reports the import,
// because no use of a symbol would be found.
func newerObjects(b *pipeline.Bundle, minor int, compiler string, errs *diag.List) map[types.Object]symbol {
	since := map[types.Object]symbol{}
	for _, spec := range b.Checked.File.Imports {
		path, _ := strconv.Unquote(spec.Path.Value) // cannot fail, because the file was type-checked

		// The type checker has already reported packages that cannot be imported.
		pkg, err := b.Program.Importer.Import(path)
		if path == "unsafe" || err != nil {
			continue
		}

		for name, added := range parsedAPI()[path] {
			if added <= minor {
				continue
			}

			// If the whole package is newer than the site's Go version, the table also contains the
			// package's symbols, so their uses are reported. A blank import uses no symbol, so report the
			// import itself.
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

// lookup returns the object "Name" or "Type.Member" of a package.
func lookup(pkg *types.Package, name string) types.Object {
	typ, member, isMember := strings.Cut(name, ".")
	obj := pkg.Scope().Lookup(typ)

	// A name without a dot names a declaration at top level.
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
