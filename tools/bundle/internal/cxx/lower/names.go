package lower

// This file chooses C++ identifiers: Go's own wherever C++ and the runtime
// leave them free, with an underscore appended where not.

import (
	"fmt"
	"go/types"
	"strings"

	"oj/tools/bundle/internal/cxx/link"
)

// reserved reports whether a program's identifier cannot be used as it is.
func (t *translator) reserved(name string) bool {
	return link.Reserved[name] || t.rt.Offers(name) || link.Kept(name)
}

// clean gives a legal C++ identifier for a Go one: letters beyond ASCII are spelt as code points.
func clean(name string) string {
	var b strings.Builder
	for _, r := range name {
		switch {
		case r >= 0x80:
			fmt.Fprintf(&b, "u%04x", r)
		case link.IsWordByte(byte(r)):
			b.WriteRune(r)
		case !strings.HasSuffix(b.String(), "_"):
			b.WriteByte('_') // in the name of a local type's instance
		}
	}
	s := strings.ReplaceAll(b.String(), "__", "_x_")
	if strings.HasPrefix(s, "_") && s != "_" {
		s = "x" + s
	}
	return s
}

// free gives name, changed until it is not taken.
func free(name string, taken func(string) bool) string {
	for {
		if link.Kept(name) { // as T_ is, which T may become below
			name = "go_" + name
		}
		if !taken(name) {
			return name
		}
		name += "_"
		if strings.HasSuffix(name, "__") {
			name = strings.TrimRight(name, "_") + "_x"
		}
	}
}

// made is unique for a name that the program does not write itself: no local variable may hide it.
func (t *translator) made(name string) string {
	name = clean(name)
	for t.usedNames[name] {
		name += "_of"
	}
	return t.unique(name)
}

// unique gives name, or name with a suffix, so that no other global has it.
func (t *translator) unique(name string) string {
	name = free(clean(name), t.reserved)
	out := name
	for i := 2; t.globalNames[out]; i++ {
		out = fmt.Sprintf("%s_%d", name, i)
	}
	t.globalNames[out] = true
	return out
}

// fieldName is the C++ name of a struct's field. Blank fields are numbered.
func fieldName(s *types.Struct, i int) string {
	name := s.Field(i).Name()
	if name == "_" {
		return fmt.Sprintf("blank%d", i)
	}
	return safeField(name)
}

// safeField is the C++ name of a field called name.
func safeField(name string) string {
	name = clean(name)
	if link.Reserved[name] {
		return name + "_"
	}
	return name
}

// localName chooses the C++ name of a local variable. Names of types and of
// the runtime are kept free in every scope, since generated text may use them.
func (t *translator) localName(obj types.Object) string {
	if name, ok := t.localNames[obj]; ok {
		return name
	}
	name := free(clean(obj.Name()), func(s string) bool { return t.reserved(s) || t.typeNames[s] })
	t.localNames[obj] = name
	return name
}

// temp gives a new name for a temporary.
func (t *translator) temp(stem string) string {
	for {
		t.temps++
		name := fmt.Sprintf("%s_%d", stem, t.temps)
		if !t.usedNames[name] {
			return name
		}
	}
}

// packagePrefix is how a library package's symbols start: the last element of its path, or the
// whole path of a package of which the runtime has nothing.
func packagePrefix(pkg *types.Package) string {
	path := pkg.Path()
	switch path {
	case "io/fs":
		return "os" // whose names for its types are aliases
	case "math/rand/v2":
		return "rand2"
	}
	if !LibraryPaths[path] {
		return strings.ReplaceAll(path, "/", "_")
	}
	return path[strings.LastIndex(path, "/")+1:]
}

// Symbol is the runtime's name for what a library package declares.
func Symbol(obj types.Object) string {
	prefix := packagePrefix(obj.Pkg())
	if obj.Pkg().Path() == "io/ioutil" { // os and io have it today
		prefix = "io"
		if obj.Name() == "ReadFile" || obj.Name() == "WriteFile" {
			prefix = "os"
		}
	}
	if fn, ok := obj.(*types.Func); ok {
		if recv := fn.Origin().Signature().Recv(); recv != nil {
			prefix += "_" + receiverName(recv.Type())
		}
	}
	return prefix + "_" + obj.Name()
}

// LibraryPaths are the packages of which the runtime has a part.
var LibraryPaths = map[string]bool{"bufio": true, "bytes": true, "cmp": true, "context": true, "container/heap": true, "container/list": true,
	"container/ring": true, "errors": true, "fmt": true, "io": true, "io/ioutil": true, "iter": true, "log": true, "maps": true, "math": true, "math/big": true, "math/bits": true, "math/cmplx": true,
	"math/rand": true, "math/rand/v2": true, "os": true, "reflect": true, "runtime": true, "runtime/debug": true, "slices": true, "sort": true, "strconv": true, "strings": true, "sync": true, "sync/atomic": true, "time": true, "unicode": true,
	"unicode/utf8": true}
