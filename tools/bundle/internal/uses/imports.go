package uses

import "strconv"

// This file finds the standard packages that the bundle imports although no declaration in it may use them.

// registering contains the packages of the standard library that register themselves with another package
// when they are imported, such as an image format with package image.
var registering = map[string]bool{
	"crypto/md5": true, "crypto/sha1": true, "crypto/sha256": true, "crypto/sha3": true, "crypto/sha512": true,
	"expvar": true, "image/gif": true, "image/jpeg": true, "image/png": true,
	"net/http/httptest": true, "net/http/pprof": true, "time/tzdata": true,
}

// EffectImports returns the standard packages that the program imports for their side effects: those that register
// themselves, and those of blank imports.
func (g *Graph) EffectImports() []string {
	var paths []string
	for _, p := range g.Packages {
		// These packages register something when they are imported, so the program may need them even if no
		// kept declaration uses them.
		for _, path := range p.StdImports {
			if registering[path] {
				paths = append(paths, path)
			}
		}

		for _, f := range p.Files {
			// Keep a blank import, because the program needs the side effects of the package.
			for _, spec := range f.Tree.Imports {
				path, _ := strconv.Unquote(spec.Path.Value) // cannot fail, because the import was loaded
				blank := spec.Name != nil && spec.Name.Name == "_"
				if blank && g.Std.Has(path) && path != "embed" && path != "unsafe" {
					paths = append(paths, path)
				}
			}
		}
	}
	return paths
}
