package cxx

// This file is the table of everything that is refused: the one place that names a construct, the
// reason and what to write instead. SUPPORT.md lists it and testdata/refused has a program for
// every entry; support_test.go checks both.

import (
	"fmt"
	"go/token"
	"sort"
)

// refusalKind is one construct that is refused.
type refusalKind struct {
	construct string // with %s where a name stands
	reason    string // may have %s too, for the same name
	instead   string // what to write instead; may be empty
}

// refusalKinds is the table, in the order of SUPPORT.md.
var refusalKinds []*refusalKind

// refuses adds an entry to the table.
func refuses(construct, reason, instead string) *refusalKind {
	k := &refusalKind{construct, reason, instead}
	refusalKinds = append(refusalKinds, k)
	return k
}

const notOffered = "it is not in the translator's library"

var (
	refusedScan   = refuses("scan of a complex number", "only what is written for other numbers is read", "scan its two parts")
	refusedUnsafe = refuses("unsafe.Pointer", "memory layout is not Go's", "convert values")

	refusedPointerLoop = refuses("type %s", "a pointer type that refers to itself, or a channel type, has no C++ spelling", "put the pointer into a struct, or the channel")
	refusedResults     = refuses("%s of a call with several results", "its arguments are not written one by one", "assign the results to variables first")
	refusedNoBody      = refuses("function %s without a body", "there is nothing to translate", "write it in Go")
	refusedNoMain      = refuses("program without a main function", "there is nothing to run", "add func main")
	refusedDeepEqual   = refuses("reflect.DeepEqual of %s", "the runtime's struct has other fields than Go's", "compare with a method")
	refusedEmbed       = refuses("go:embed", "the output is one file", "write the text into a constant")
	refusedLinkname    = refuses("go:linkname", "there is no Go linker", "write the function")

	refusedOldLoops = refuses("import of %s", "its source is inlined, and needs loops as they are since Go 1.22", "raise the go line of go.mod")

	refusedFunc = refuses("function %s", notOffered, "write it out with what SUPPORT.md lists")
	refusedVar  = refuses("variable %s", notOffered, "write it out with what SUPPORT.md lists")
	refusedType = refuses("type %s", notOffered, "use a type of your own")
)

// refusedImports are packages with a reason of their own.
var refusedImports = map[string]*refusalKind{
	"C": refuses("import of C", "cgo is not translated", "write it in Go"),
}

// refusedTypes are types of translated packages: what fmt would call by itself.
var refusedTypes = map[string]*refusalKind{
	"fmt.ScanState": refuses("type fmt.ScanState", "fmt does not call methods Scan", "scan into a string and read that"),
	"fmt.Scanner":   refuses("type fmt.Scanner", "fmt does not call methods Scan", "scan into a string and read that"),
}

// refusedUnknown is for what no right program holds: a fault of the translator, told as a refusal.
var refusedUnknown = &refusalKind{"%s", "the translator does not know it", ""}

// Refusal is one construct that cannot be translated.
type Refusal struct {
	File      string
	Line      int
	Construct string // what was met
	Reason    string // why it is refused
	Instead   string // what to write instead; may be empty
	kind      *refusalKind
}

func (r Refusal) String() string {
	s := fmt.Sprintf("%s:%d: %s: %s", r.File, r.Line, r.Construct, r.Reason)
	if r.Instead != "" {
		s += "; " + r.Instead
	}
	return s
}

// refusals collects what a translation cannot do; the same one is kept once.
type refusals struct {
	prog *program
	list []Refusal
	seen map[string]bool
}

// add notes a construct at pos; names are what its text mentions.
func (r *refusals) add(pos token.Pos, kind *refusalKind, names ...any) {
	at := r.prog.fset.Position(pos)
	x := Refusal{at.Filename, at.Line, kind.construct, kind.reason, kind.instead, kind}
	if len(names) > 0 {
		x.Construct = fmt.Sprintf(kind.construct, names...)
	}
	if r.prog.opts.Origin != nil {
		x.File, x.Line = r.prog.opts.Origin(at.Line)
	}
	if key := x.String(); !r.seen[key] {
		r.seen[key] = true
		r.list = append(r.list, x)
	}
}

// err gives the refusals as an error, nil if there are none.
func (r *refusals) err() error {
	if len(r.list) == 0 {
		return nil
	}
	sort.SliceStable(r.list, func(i, j int) bool { return r.list[i].Line < r.list[j].Line })
	return &Unsupported{r.list}
}
