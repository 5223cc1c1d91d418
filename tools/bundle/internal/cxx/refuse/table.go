package refuse

// This file is the table of all refusals. Each entry contains a construct, the reason, and what to write
// instead. TestSupport checks that SUPPORT.md lists all entries. TestRefused checks that testdata/refused
// contains a program for each entry.

import "strings"

// A Kind is a kind of construct that is refused.
type Kind struct {
	Construct string // a description of the construct; %s stands for a name in the program
	Reason    string
	Instead   string // what to write instead; may be empty
}

// Kinds contains all entries of the table, in the order of SUPPORT.md.
var Kinds []*Kind

// refuses adds an entry to the table.
func refuses(construct, reason, instead string) *Kind {
	k := &Kind{construct, reason, instead}
	Kinds = append(Kinds, k)
	return k
}

const notOffered = "it is not in the translator's library"

var (
	Scan   = refuses("scan of a complex number", "the runtime scans only real numbers", "scan its two parts")
	Unsafe = refuses("unsafe.Pointer", "the memory layout differs from Go's", "convert values")

	PointerLoop = refuses("type %s", "a pointer type that refers to itself, or a channel type, has no C++ spelling", "put the pointer or channel into a struct")
	Results     = refuses("%s of a call with several results", "its arguments are the results of another call", "assign the results to variables first")
	NoBody      = refuses("function %s without a body", "there is nothing to translate", "write it in Go")
	NoMain      = refuses("program without a main function", "there is nothing to run", "add func main")
	DeepEqual   = refuses("reflect.DeepEqual of %s", "the runtime's struct has other fields than Go's", "compare with a method")
	Embed       = refuses("go:embed", "the output is one file", "write the text into a constant")
	Linkname    = refuses("go:linkname", "there is no Go linker", "write the function")

	OldLoops = refuses("import of %s", "its source is inlined, and needs the loop variables of Go 1.22", "raise the go line of go.mod")

	Func = refuses("function %s", notOffered, "write it yourself with the functions in SUPPORT.md")
	Var  = refuses("variable %s", notOffered, "write it yourself with the functions in SUPPORT.md")
	Type = refuses("type %s", notOffered, "use a type of your own")

	Cgo = refuses("import of C", "cgo is not translated", "write it in Go")
)

// Kinds of packages of which nothing is translated, and of parts of packages for which the general advice is no way
// out.
var (
	Package = refuses("package %s", notOffered, "copy the functions that you need from its source, if they use only packages in SUPPORT.md")

	noJSON     = refuses("package %s", "it finds fields by reflection, which C++ does not have", "parse the text by hand, or with fmt.Sscanf")
	noTemplate = refuses("package %s", "it finds fields by reflection, which C++ does not have", "print with fmt.Printf")
	noFlag     = refuses("package %s", "judges call programs without arguments", "read the values from the standard input, or from os.Args")
	noImage    = refuses("package %s", "judges compare texts", "print the picture as text, such as PPM")
	noNet      = refuses("package %s", "judges have no network", "read the data from the standard input")
	noSystem   = refuses("package %s", "judges allow few system calls", "use the standard input and output")
	noBytes    = refuses("package %s", notOffered, "combine the bytes with shifts")

	Files   = refuses("os.%s", "judges allow few system calls", "use the standard input and output, or the functions of os in SUPPORT.md")
	Reflect = refuses("reflect.%s", "C++ has no reflection", "use a type switch or a type parameter")
	noFloat = refuses("type math/big.Float", notOffered, "use big.Rat, or a big.Int that counts units of the last decimal place")
)

// packageKinds maps paths of packages, and their beginnings before a slash, to the reason why the package is refused.
var packageKinds = map[string]*Kind{
	"encoding/json": noJSON, "encoding/xml": noJSON, "encoding/gob": noJSON, "text/template": noTemplate,
	"html/template": noTemplate, "flag": noFlag, "image": noImage, "net": noNet, "os": noSystem, "syscall": noSystem,
	"plugin": noSystem, "io/fs": noSystem, "encoding/binary": noBytes,
}

// packageKind returns the kind of refusal of a package.
func packageKind(path string) *Kind {
	for beginning := path; ; {
		if kind := packageKinds[beginning]; kind != nil {
			return kind
		}
		slash := strings.LastIndex(beginning, "/")
		if slash < 0 {
			return Package
		}
		beginning = beginning[:slash]
	}
}

// ofPackage contains the kinds for names of packages that are supported in part.
var ofPackage = map[string]*Kind{"os": Files, "reflect": Reflect}

// refusedTypeKinds contains types for which the advice of the kind Type is no way out.
var refusedTypeKinds = map[string]*Kind{"math/big.Float": noFloat}

// refusedNames contains types and functions that are refused although their package is translated. They need
// reflection, stack traces, or calls of the program's Scan methods by fmt. Translated programs support none
// of these.
var refusedNames = map[string]*Kind{
	"fmt.ScanState":            refuses("type fmt.ScanState", "Scan methods are never called", "scan into a string and parse it"),
	"fmt.Scanner":              refuses("type fmt.Scanner", "Scan methods are never called", "scan into a string and parse it"),
	"runtime/debug.Stack":      refuses("function runtime/debug.Stack", "the translation has no stack traces", "print the value of the panic"),
	"runtime/debug.PrintStack": refuses("function runtime/debug.PrintStack", "the translation has no stack traces", "print the value of the panic"),
}

// Unknown is the refusal of a construct that no correct program contains. It means that the translator has a bug.
var Unknown = &Kind{"%s", "the translator does not know it", ""}
