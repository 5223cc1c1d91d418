package lower

// This file chooses C++ identifiers. A name of the Go program is kept if it has no meaning in C++ or in the
// runtime. Otherwise an underscore is appended.

import (
	"fmt"
	"go/types"
	"strings"

	"oj/tools/bundle/internal/cxx/link"
)

// reserved reports whether an identifier of the program has a meaning in C++ or in the runtime.
func (n *nameTable) reserved(name string) bool {
	return link.Reserved[name] || n.rt.Offers(name) || link.Kept(name)
}

// clean returns a valid C++ identifier for a Go identifier. It replaces letters beyond ASCII by their code
// points.
func clean(name string) string {
	var b strings.Builder
	for _, r := range name {
		switch {
		// Replace letters beyond ASCII, because C++ compilers differ in the letters that they accept.
		case r >= 0x80:
			fmt.Fprintf(&b, "u%04x", r)
		case link.IsWordByte(byte(r)):
			b.WriteRune(r)
		// Replace other characters, such as [ and ] in the name of an instance of a local type, by underscores.
		case !strings.HasSuffix(b.String(), "_"):
			b.WriteByte('_')
		}
	}

	// Avoid names that contain two consecutive underscores or begin with one, because C++ reserves many of
	// them.
	s := strings.ReplaceAll(b.String(), "__", "_x_")
	if strings.HasPrefix(s, "_") && s != "_" {
		s = "x" + s
	}
	return s
}

// free returns name, or a changed name if name is taken.
func free(name string, taken func(string) bool) string {
	for {
		// An appended underscore may turn the name into a reserved one: T becomes T_, for example.
		if link.Kept(name) {
			name = "go_" + name
		}

		if !taken(name) {
			return name
		}

		// Append _x to a name that ends in an underscore, because names with two consecutive underscores are
		// reserved.
		name += "_"
		if strings.HasSuffix(name, "__") {
			name = strings.TrimRight(name, "_") + "_x"
		}
	}
}

// made returns a unique name for a generated function, type or constant. It avoids all names of the Go
// program, so that no local variable hides the new name.
func (n *nameTable) made(name string) string {
	name = clean(name)
	for n.usedNames[name] {
		name += "_of"
	}
	return n.unique(name)
}

// unique returns name, with a suffix if another global object already has it.
func (n *nameTable) unique(name string) string {
	name = free(clean(name), n.reserved)
	out := name
	for i := 2; n.globalNames[out]; i++ {
		out = fmt.Sprintf("%s_%d", name, i)
	}
	n.globalNames[out] = true
	return out
}

// fieldName returns the C++ name of a struct's field. Blank fields are numbered.
func fieldName(s *types.Struct, i int) string {
	name := s.Field(i).Name()
	if name == "_" {
		return fmt.Sprintf("blank%d", i)
	}
	return safeField(name)
}

// safeField returns the C++ name of a field called name.
func safeField(name string) string {
	name = clean(name)
	if link.Reserved[name] {
		return name + "_"
	}
	return name
}

// localName chooses the C++ name of a local variable. It avoids the names of types and of the runtime in every scope,
// because generated code may use them there.
func (n *nameTable) localName(obj types.Object) string {
	if name, ok := n.localNames[obj]; ok {
		return name
	}
	name := free(clean(obj.Name()), func(s string) bool { return n.reserved(s) || n.typeNames[s] })
	n.localNames[obj] = name
	return name
}

// temp returns a new name for a temporary.
func (n *nameTable) temp(stem string) string {
	for {
		n.temps++
		name := fmt.Sprintf("%s_%d", stem, n.temps)
		if !n.usedNames[name] {
			return name
		}
	}
}

// packagePrefix returns the prefix of the runtime's names for a library package, which is the last element of
// the package's path. If the runtime does not support the package, packagePrefix returns the whole path.
func packagePrefix(pkg *types.Package) string {
	path := pkg.Path()
	switch path {
	case "io/fs":
		return "os" // package os declares aliases for the types of io/fs
	case "math/rand/v2":
		return "rand2"
	}

	// If the runtime does not support the package, its source is inlined into the program. Use the whole
	// path.
	if !LibraryPaths[path] {
		return strings.ReplaceAll(path, "/", "_")
	}
	return path[strings.LastIndex(path, "/")+1:]
}

// Symbol returns the runtime's name for a declaration of a library package.
func Symbol(obj types.Object) string {
	prefix := packagePrefix(obj.Pkg())
	if obj.Pkg().Path() == "io/ioutil" { // the functions of io/ioutil have moved to os and io
		prefix = "io"
		if obj.Name() == "ReadFile" || obj.Name() == "WriteFile" {
			prefix = "os"
		}
	}

	// For a method, the name of its type comes before the method's name.
	if fn, ok := obj.(*types.Func); ok {
		if recv := fn.Origin().Signature().Recv(); recv != nil {
			prefix += "_" + receiverName(recv.Type())
		}
	}
	return prefix + "_" + obj.Name()
}

// LibraryPaths contains the packages of the standard library that the runtime supports, at least in part.
var LibraryPaths = map[string]bool{
	"bufio": true, "bytes": true, "cmp": true, "context": true, "container/heap": true, "container/list": true,
	"container/ring": true, "crypto/md5": true, "crypto/sha256": true, "errors": true,
	"fmt": true, "hash/crc32": true, "io": true, "io/ioutil": true, "iter": true, "log": true, "maps": true,
	"math": true, "math/big": true, "math/bits": true, "math/cmplx": true, "math/rand": true, "math/rand/v2": true,
	"os": true, "reflect": true, "runtime": true, "runtime/debug": true, "slices": true, "sort": true, "strconv": true,
	"strings": true, "sync": true, "sync/atomic": true, "time": true, "unicode": true, "unicode/utf8": true,
}
