package lower

// This file finds the readers and writers whose static type is known, so that
// calls on them need no interface: files, bufio's readers and writers, buffers.

import (
	"go/ast"
	"go/types"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// streamType names the library type that a pointer expression points to, such
// as "os.File", "" if it is none.
func (t *translator) streamType(e ast.Expr) string {
	p, ok := types.Unalias(t.typeOf(e)).(*types.Pointer)
	if !ok {
		return ""
	}
	n, ok := types.Unalias(p.Elem()).(*types.Named)
	if !ok || n.Obj().Pkg() == nil || n.Obj().Pkg() == t.prog.Pkg {
		return ""
	}
	return n.Obj().Pkg().Path() + "." + n.Obj().Name()
}

// isLibraryVar reports whether e is the variable of a package, such as os.Stdout.
func (t *translator) isLibraryVar(e ast.Expr, pkg, name string) bool {
	id := analyse.CalleeIdent(e)
	v, ok := t.prog.Info.Uses[id].(*types.Var)
	return ok && v.Pkg() != nil && v.Pkg().Path() == pkg && v.Name() == name && v.Parent() == v.Pkg().Scope()
}

// fileCalls are the functions that have a second form for files.
var fileCalls = map[string]string{
	"bufio.NewReader": "bufio_NewFileReader", "bufio.NewReaderSize": "bufio_NewFileReader",
	"bufio.NewWriter": "bufio_NewFileWriter", "bufio.NewWriterSize": "bufio_NewFileWriter",
	"bufio.NewScanner": "bufio_NewFileScanner", "io.ReadAll": "io_ReadAll_file", "io/ioutil.ReadAll": "io_ReadAll_file",
}

// fileCall translates bufio.NewReader(os.Stdin) and its like without an interface.
func (t *translator) fileCall(x *ast.CallExpr, fn *types.Func) (cpp.Expr, bool) {
	if fn.Pkg() == nil || len(x.Args) == 0 {
		return nil, false
	}
	name, ok := fileCalls[fn.Pkg().Path()+"."+fn.Name()]
	if !ok || t.streamType(x.Args[0]) != "os.File" {
		return nil, false
	}
	t.hoist(x.Args...)
	if len(x.Args) == 2 {
		return cpp.Call(name, t.expr(x.Args[0]), t.conv(x.Args[1], types.Typ[types.Int])), true
	}
	return cpp.Call(name, t.expr(x.Args[0])), true
}

// writer translates what a printing call writes to: the stream itself where
// its type is known, else an interface.
func (t *translator) writer(e ast.Expr) cpp.Expr {
	flag := ""
	switch t.streamType(e) {
	case "os.File":
		if t.isLibraryVar(e, "os", "Stdout") {
			return cpp.Name("go_stdout")
		}
		if t.isLibraryVar(e, "os", "Stderr") {
			return cpp.Name("go_stderr")
		}
		flag = "to_file"
	case "bufio.Writer":
		flag = "to_writer"
	case "strings.Builder":
		flag = "to_builder"
	case "bytes.Buffer":
		flag = "to_buffer"
	default:
		t.use("to_any")
		return t.conv(e, types.NewInterfaceType(nil, nil))
	}
	t.use(flag)
	return t.expr(e)
}

// foreignValue is the name of a library function that is used as a value: its
// streams come as interfaces.
func (t *translator) foreignValue(fn *types.Func) string {
	name := t.foreignName(fn)
	if kind, ok := printCall(fn); ok && kind.writer {
		t.use("to_any")
	}
	if kind, ok := scanCall(fn); ok && kind.source == "reader" {
		t.use("from_any")
	}
	if t.rt.Raw(name) && t.rt.Offers(name+"_any") {
		return name + "_any" // the version that takes converted arguments
	}
	return name
}

// wordSplit translates sc.Split(bufio.ScanWords), which needs no function value.
func (t *translator) wordSplit(x *ast.CallExpr, sel *ast.SelectorExpr, fn *types.Func) (cpp.Expr, bool) {
	if fn.FullName() != "(*bufio.Scanner).Split" || t.streamType(sel.X) != "bufio.Scanner" {
		return nil, false
	}
	split := analyse.NamedFunc(t.prog.Info, x.Args[0])
	if split == nil || split.FullName() != "bufio.ScanWords" {
		return nil, false
	}
	t.hoist(sel.X)
	return cpp.Call("rt_scanner_words", t.expr(sel.X)), true
}
