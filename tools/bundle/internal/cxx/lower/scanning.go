package lower

// This file translates calls of fmt's scanning functions whose targets are pointers of known types. Each
// target becomes an argument of its own C++ type. If the runtime has no special code for a target, all
// targets are passed as interface values.

import (
	"go/ast"
	"go/constant"
	"go/types"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
	"oj/tools/bundle/internal/cxx/refuse"
)

// scanCallKind describes a scanning function.
type scanCallKind struct {
	source string // where the function reads: "" for standard input, "reader" or "text" for its first argument
	format bool
	name   string // the runtime's function that takes pointers
}

// scanKind returns the description of fn, if it is a scanning function.
func (t *translator) scanKind(fn *types.Func) (kind scanCallKind, ok bool) {
	does, _ := t.prog.Declared(fn)
	if does.Scans == 0 {
		return kind, false
	}

	// fixed is the number of arguments before the targets: the source and the format, if there are any.
	fixed := does.Scans - 1
	if does.Source > 0 {
		fixed--
		kind.source = "reader"
		if basicInfo(fn.Signature().Params().At(does.Source-1).Type())&types.IsString != 0 {
			kind.source = "text"
		}
	}
	kind.format = fixed == 1
	kind.name = t.prog.Instead(fn, analyse.Typed)
	return kind, true
}

// scanning translates a call of fmt's scanning functions.
func (t *translator) scanning(x *ast.CallExpr, fn *types.Func) (cpp.Expr, bool) {
	kind, ok := t.scanKind(fn)
	if !ok {
		return nil, false
	}
	if kind.format {
		// If the format may contain %q or %x, the call needs additional pieces of the runtime.
		t.noteScanFormat(x, kind)
	}

	// If the runtime has no special code for a target, use its general function for all targets.
	flags, direct := t.scanTargets(x, kind)
	if !direct && (kind.source != "reader" || t.hasTuple(x)) {
		// Leave the call to the usual translation of calls, which passes a reader as an interface value.
		if kind.source == "reader" {
			t.use("from_any")
		}
		return nil, false
	}

	t.hoist(x.Args...)
	list := x.Args
	var args []cpp.Expr

	// The source is the first argument, unless it is standard input.
	switch kind.source {
	case "reader":
		args = append(args, t.reader(list[0]))
		list = list[1:]
	case "text":
		t.use("from_text")
		args = append(args, t.operandText(list[0]))
		list = list[1:]
	default:
		t.use("from_file")
		args = append(args, cpp.Name("os_Stdin"))
	}

	if !direct {
		// Call the general function with the targets as interface values, but the reader with its static type.
		all := t.args(x, fn.Type().(*types.Signature), callee{library: true, tmp: true})
		all[0] = args[0]
		return cpp.Call(t.foreignName(fn), all...), true
	}

	if kind.format {
		args = append(args, t.operandText(list[0]))
		list = list[1:]
	}

	// For the type of each target, request the piece of the runtime that scans it.
	for _, flag := range flags {
		t.use(flag)
	}
	for _, a := range list {
		args = append(args, t.expr(a))
	}
	return cpp.Call(kind.name, args...), true
}

// operandText translates an operand of a string type.
func (t *translator) operandText(e ast.Expr) cpp.Expr { return t.conv(e, types.Typ[types.String]) }

// hasTuple reports whether a single call with several results provides the arguments of a call.
func (t *translator) hasTuple(x *ast.CallExpr) bool {
	if len(x.Args) != 1 {
		return false
	}
	_, tuple := t.typeOf(x.Args[0]).(*types.Tuple)
	return tuple
}

// reader translates the source of a scanning call. It returns the stream itself if its type is known, else an
// interface value.
func (t *translator) reader(e ast.Expr) cpp.Expr {
	switch t.streamType(e) {
	case "os.File":
		t.use("from_file")
	case "bufio.Reader":
		t.use("from_reader")
	default:
		t.use("from_any")
		return t.conv(e, types.NewInterfaceType(nil, nil))
	}
	return t.expr(e)
}

// scanTargets lists the pieces of the runtime that scan into the call's targets. It returns false if the
// runtime has no special code for a target.
func (t *translator) scanTargets(x *ast.CallExpr, kind scanCallKind) ([]string, bool) {
	// In f(args...) and f(g()), the targets are not separate expressions.
	if x.Ellipsis.IsValid() || t.hasTuple(x) {
		return nil, false
	}

	// Skip the source and the format, if there are any, to get the targets.
	list := x.Args
	if kind.source != "" {
		list = list[1:]
	}
	if kind.format {
		list = list[1:]
	}

	var flags []string
	for _, a := range list {
		// If a target is not a pointer, fmt reports an error at run time, and so does the runtime's general
		// function.
		p, ok := types.Unalias(t.typeOf(a)).(*types.Pointer)
		if !ok {
			return nil, false
		}

		// A method Scan of the target scans the value. The runtime supports only the method of big.Int.
		ownScan := types.NewMethodSet(p).Lookup(nil, "Scan") != nil
		if ownScan && t.streamType(a) != "math/big.Int" {
			return nil, false
		}

		flag := t.scanFlag(p.Elem())
		if flag == "" {
			// Refuse complex numbers, because the runtime cannot scan them.
			if basicInfo(p.Elem())&types.IsComplex != 0 {
				t.refuse(refuse.Scan)
			}
			return nil, false
		}
		flags = append(flags, flag)
	}
	return flags, true
}

// scanFlag returns the name of the runtime's piece that scans into variables of this type, or "".
func (t *translator) scanFlag(typ types.Type) string {
	if types.TypeString(types.Unalias(typ), nil) == "math/big.Int" {
		return "big_Int"
	}

	switch info := basicInfo(typ); {
	case info&types.IsInteger != 0:
		// For a smaller type, request the code that checks whether the scanned number is in its range.
		if t.bitSize(typ) < 64 {
			t.use("scan_small")
		}
		return "scan_int"
	case info&types.IsFloat != 0:
		return "scan_real"
	case info&types.IsString != 0:
		return "scan_string"
	case info&types.IsBoolean != 0:
		return "scan_bool"
	}

	s, ok := typ.Underlying().(*types.Slice)
	if ok && basicInfo(s.Elem())&types.IsUnsigned != 0 && t.bitSize(s.Elem()) == 8 {
		return "scan_bytes"
	}
	return ""
}

// noteScanFormat requests the runtime's code that scans quoted (%q) and hexadecimal (%x) strings, unless the
// format is a constant without these verbs.
func (t *translator) noteScanFormat(x *ast.CallExpr, kind scanCallKind) {
	at := 0 // the index of the format
	if kind.source != "" {
		at = 1
	}

	// If the format is a constant without %q and %x, the code is not needed.
	if at < len(x.Args) {
		format := t.prog.Info.Types[x.Args[at]].Value
		if format != nil && format.Kind() == constant.String && !strings.ContainsAny(constant.StringVal(format), "qxX") {
			return
		}
	}
	t.use("scan_quoted")
}

// noteKind is called for each type that the program puts into interfaces. If it is a pointer type, a scanning
// call may get such a pointer as a target, so noteKind requests the code that scans into it.
func (t *translator) noteKind(typ types.Type) {
	if p, ok := typ.Underlying().(*types.Pointer); ok {
		if flag := t.scanFlag(p.Elem()); flag != "" {
			t.use(flag)
		}
	}
}
