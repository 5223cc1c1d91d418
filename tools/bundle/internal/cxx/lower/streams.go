package lower

// This file recognises readers and writers by their static type: files, bufio's readers and writers, and buffers.
// They need not be converted to interface values when they are passed to a function.

import (
	"go/ast"
	"go/types"
	"maps"
	"slices"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
	"oj/tools/bundle/internal/cxx/rt"
)

// streamType returns the library type to which a pointer expression points, such as "os.File", or "" for other
// expressions.
func (t *translator) streamType(e ast.Expr) string {
	p, ok := types.Unalias(t.typeOf(e)).(*types.Pointer)

	// An expression that is not a pointer may be an interface value, which may hold any type of stream.
	if !ok {
		return ""
	}

	n, ok := types.Unalias(p.Elem()).(*types.Named)

	// A type that the program declares is not a type of the library.
	if !ok || n.Obj().Pkg() == nil || n.Obj().Pkg() == t.prog.Pkg {
		return ""
	}
	return n.Obj().Pkg().Path() + "." + n.Obj().Name()
}

// useStreams requests the runtime's simple streams, if they are enough. names are the identifiers of the program.
func (t *translator) useStreams(names []string) {
	plain := t.prog.Plain

	// The small scanner has no methods for interfaces, and no other methods of bufio.Reader.
	other := func(w string) bool {
		return w == "T_p_bufio_Reader" || w == "T_p_bufio_Scanner" || w == "bufio_Scanner_Split" || strings.HasPrefix(w, "bufio_Reader_")
	}
	if plain.Input && !slices.ContainsFunc(slices.Collect(maps.Keys(t.extraWords)), other) && !slices.ContainsFunc(names, other) {
		t.use("plain_input")
		if plain.Lines {
			t.use("scan_lines")
		}
		if plain.Results {
			t.use("scan_result")
		}
	}

	if plain.Late {
		t.use("late_setting")
	}
	if plain.Output {
		t.use("plain_output")
		if plain.Buffered {
			t.use("only_buffered")
		}
	}
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
	flag := "" // the name of the runtime's section that prints to a stream of this type
	switch t.streamType(e) {
	case "os.File":
		// Use the runtime's variables for the standard streams.
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

	// The function may be called with any type of stream, so request the section for streams in interfaces.
	if kind, ok := t.printKind(fn); ok && kind.writer {
		t.use("to_any")
	}
	if kind, ok := t.scanKind(fn); ok && kind.source == "reader" {
		t.use("from_any")
	}

	// Through a function value, the arguments arrive as interface values. If the function of the runtime
	// expects other types, there is a second function with the suffix _any.
	if t.rt.Raw(name) && t.rt.Offers(name+"_any") {
		return name + "_any"
	}
	return name
}

// insteadMethod translates a method call such as sc.Split(bufio.ScanWords), if the runtime has a simpler
// function for this argument. The simpler function does not get the argument.
func (t *translator) insteadMethod(x *ast.CallExpr, sel *ast.SelectorExpr, fn *types.Func) (cpp.Expr, bool) {
	name := t.prog.Instead(fn, func(i rt.Instead) bool { return i.LeavesOut() && t.fits(x, i) })
	if name == "" || t.streamType(sel.X) == "" {
		return nil, false
	}

	// Only evaluate the receiver, not the argument.
	t.hoist(sel.X)
	return cpp.Call(name, t.expr(sel.X)), true
}
