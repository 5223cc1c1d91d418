package lower

// This file finds readers and writers of known static type: files, bufio's readers and writers, buffers. Calls on them
// need no interface.

import (
	"go/ast"
	"go/types"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
	"oj/tools/bundle/internal/cxx/rt"
)

// streamType returns the library type to which a pointer expression points, such as "os.File", or "" for other
// expressions.
func (t *translator) streamType(e ast.Expr) string {
	p, ok := types.Unalias(t.typeOf(e)).(*types.Pointer)

	// If e is not a pointer, it may be an interface, and the type of the stream is unknown.
	if !ok {
		return ""
	}

	n, ok := types.Unalias(p.Elem()).(*types.Named)

	// Types of the program are no streams of the library.
	if !ok || n.Obj().Pkg() == nil || n.Obj().Pkg() == t.prog.Pkg {
		return ""
	}
	return n.Obj().Pkg().Path() + "." + n.Obj().Name()
}

// isLibraryVar reports whether e is the package variable pkg.name, such as os.Stdout.
func (t *translator) isLibraryVar(e ast.Expr, pkg, name string) bool {
	id := analyse.CalleeIdent(e)
	v, ok := t.prog.Info.Uses[id].(*types.Var)
	return ok && v.Pkg() != nil && v.Pkg().Path() == pkg && v.Name() == name && v.Parent() == v.Pkg().Scope()
}

// writer translates the destination of a printing call. It returns the stream itself if its type is known, else
// an interface value.
func (t *translator) writer(e ast.Expr) cpp.Expr {
	flag := "" // the piece of the runtime that prints to such a stream
	switch t.streamType(e) {
	case "os.File":
		// The runtime has variables for the standard streams.
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
		// Put any other writer into an interface, whose method Write is called.
		t.use("to_any")
		return t.conv(e, types.NewInterfaceType(nil, nil))
	}

	t.use(flag)
	return t.expr(e)
}

// foreignValue returns the name of a library function that is used as a value. Streams among its parameters are
// interfaces.
func (t *translator) foreignValue(fn *types.Func) string {
	name := t.foreignName(fn)

	// A function value can be called with any stream.
	if kind, ok := t.printKind(fn); ok && kind.writer {
		t.use("to_any")
	}
	if kind, ok := t.scanKind(fn); ok && kind.source == "reader" {
		t.use("from_any")
	}

	// A function value gets its arguments as interfaces, for which the runtime has a second function.
	if t.rt.Raw(name) && t.rt.Offers(name+"_any") {
		return name + "_any"
	}
	return name
}

// insteadMethod translates a call of a library method for which the runtime has a simpler function without its argument,
// such as sc.Split(bufio.ScanWords).
func (t *translator) insteadMethod(x *ast.CallExpr, sel *ast.SelectorExpr, fn *types.Func) (cpp.Expr, bool) {
	name := t.prog.Instead(fn, func(i rt.Instead) bool { return i.LeavesOut() && t.fits(x, i) })
	if name == "" || t.streamType(sel.X) == "" {
		return nil, false
	}

	// Only evaluate the receiver, not the argument.
	t.hoist(sel.X)
	return cpp.Call(name, t.expr(sel.X)), true
}
