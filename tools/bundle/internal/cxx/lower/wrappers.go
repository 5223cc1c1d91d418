package lower

// This file finds the program's own printing functions, such as func logf(format string, args ...any), which
// pass their last arguments on to a printing function of fmt or log. If all calls have constant formats and
// operands of known types, the C++ function takes one rt_text instead of the operands. An rt_text is a value
// of the runtime that refers to a lambda in the caller. The lambda prints the operands when the function
// prints the text. So the operands need not be converted to interface values. All other functions are
// translated in the usual way.

import (
	"go/ast"
	"go/constant"
	"go/types"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// A wrapper is a function of the program that passes its last arguments on to a printing function.
type wrapper struct {
	decl   *ast.FuncDecl
	format types.Object  // the parameter for the format; nil if there is none
	args   types.Object  // the parameter for the operands
	kind   printCallKind // how the operands are printed: by a format, as a line, or as Print does
	known  bool          // the field kind is known, because the function contains a call that passes the operands on
}

// findWrappers fills t.wrappers.
func (t *translator) findWrappers() {
	// If the program declares a method Format, any operand may have it, so all operands must be interface
	// values. No function is then translated as a wrapper.
	if t.extraWords["formatter"] {
		return
	}

	// Find candidates by their signatures.
	for _, d := range t.prog.File.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Body == nil {
			continue
		}
		obj, ok := t.prog.Info.Defs[fn.Name].(*types.Func)
		if !ok {
			continue
		}
		if w := t.newWrapper(fn, obj.Type().(*types.Signature)); w != nil {
			t.wrappers[obj] = w
		}
	}

	// Remove candidates that use their operands or are called in a way that the translation does not support.
	// A function may call another candidate, so repeat until none is removed.
	for known := -1; known != len(t.wrappers); {
		known = len(t.wrappers)
		t.checkWrapperBodies()
		t.checkWrapperCalls()
	}
}

// newWrapper returns a candidate if the function has the signature of a printing function, and nil otherwise.
func (t *translator) newWrapper(fn *ast.FuncDecl, sig *types.Signature) *wrapper {
	n := sig.Params().Len()

	// The function must be variadic. Generic functions are not supported.
	if !sig.Variadic() || sig.TypeParams().Len() > 0 || sig.RecvTypeParams().Len() > 0 {
		return nil
	}

	w := &wrapper{decl: fn, args: sig.Params().At(n - 1)}

	iface, ok := w.args.Type().(*types.Slice).Elem().Underlying().(*types.Interface)
	if !ok || iface.NumMethods() > 0 {
		return nil
	}
	if w.args.Name() == "" || w.args.Name() == "_" {
		return nil
	}

	// A method may also be called through an interface, and the translator cannot find such calls.
	if sig.Recv() != nil && t.prog.InInterface(fn.Name.Name) {
		return nil
	}

	// If the parameter before the operands is a string, it may be the format.
	if n > 1 && types.Identical(sig.Params().At(n-2).Type(), types.Typ[types.String]) {
		w.format = sig.Params().At(n - 2)
	}
	return w
}

// checkWrapperBodies removes the candidates that use their operands in any other way than by passing them on.
func (t *translator) checkWrapperBodies() {
	for obj, w := range t.wrappers {

		// The map `passed` contains the identifiers of operands and formats in calls that pass the operands on.
		passed := map[*ast.Ident]bool{}
		ast.Inspect(w.decl.Body, func(n ast.Node) bool {
			// Ignore calls in function literals, because a closure may print the operands after the function
			// has returned.
			if _, inner := n.(*ast.FuncLit); inner {
				return false
			}
			if call, ok := n.(*ast.CallExpr); ok {
				w.notePassed(t, call, passed)
			}
			return true
		})

		// The candidate fits if it passes its operands on, and uses them and the format for nothing else.
		fits := w.known
		ast.Inspect(w.decl.Body, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			if !ok {
				return fits
			}
			switch used := t.prog.Info.Uses[id]; {
			case used == w.args:
				fits = fits && passed[id]

			// If the string before the operands is the format, the function must not use it except to pass it
			// on. Otherwise the string is an ordinary parameter, which may be used in any way.
			case w.format != nil && used == w.format:
				isFormat := w.kind.format
				fits = fits && (passed[id] || !isFormat)
			}
			return fits
		})

		if !fits {
			delete(t.wrappers, obj)
		} else if !w.kind.format {
			w.format = nil // the string before the operands is an ordinary parameter
		}
	}
}

// notePassed records the operands and the format that a call inside w passes on.
func (w *wrapper) notePassed(t *translator, call *ast.CallExpr, passed map[*ast.Ident]bool) {
	kind, ok := t.passes(call)
	if !ok || !call.Ellipsis.IsValid() {
		return
	}

	// The last argument must be the parameter for the operands.
	last, ok := ast.Unparen(call.Args[len(call.Args)-1]).(*ast.Ident)
	if !ok || t.prog.Info.Uses[last] != w.args {
		return
	}

	// A function that contains calls of different kinds, such as Printf and Println, does not fit.
	if w.known && (kind.format != w.kind.format || kind.line != w.kind.line) {
		return
	}

	if kind.format {
		// The call must use the format of w, too.
		id, _ := w.formatIn(t, call.Args[len(call.Args)-2])
		if id == nil {
			return
		}
		passed[id] = true
	}
	w.kind = printCallKind{format: kind.format, line: kind.line}
	w.known = true
	passed[last] = true
}

// passes returns the kind of a call if the called function is a printing function of fmt or log.
func (t *translator) passes(call *ast.CallExpr) (printCallKind, bool) {
	fn := analyse.NamedFunc(t.prog.Info, call.Fun)
	if fn == nil || fn.Pkg() == nil {
		return printCallKind{}, false
	}
	return t.printKind(fn)
}

// formatIn returns the identifier of w's format if e is this format, with an optional constant appended to it.
func (w *wrapper) formatIn(t *translator, e ast.Expr) (format *ast.Ident, after string) {
	switch x := ast.Unparen(e).(type) {
	// The expression must be the parameter itself, not another variable.
	case *ast.Ident:
		if w.format != nil && t.prog.Info.Uses[x] == w.format {
			return x, ""
		}
	case *ast.BinaryExpr:
		// A constant without verbs may follow, such as a newline.
		v := t.prog.Info.Types[x.Y].Value
		if v != nil && !strings.Contains(constant.StringVal(v), "%") {
			id, s := w.formatIn(t, x.X)
			return id, s + constant.StringVal(v)
		}
	}
	return nil, ""
}

// checkWrapperCalls removes candidates that are used as values, or that are called in a way that the
// translation does not support, such as by a defer statement.
func (t *translator) checkWrapperCalls() {
	for _, d := range t.prog.File.Decls {
		decl, _ := d.(*ast.FuncDecl)
		called := map[*ast.Ident]bool{} // identifiers of called functions
		ast.Inspect(d, func(n ast.Node) bool {
			switch n := n.(type) {
			// A deferred call prints the operands later, when they may have changed. So a function that is called by
			// defer or go is not a wrapper.
			case *ast.DeferStmt:
				delete(t.wrappers, analyse.NamedFunc(t.prog.Info, n.Call.Fun))
			case *ast.GoStmt:
				delete(t.wrappers, analyse.NamedFunc(t.prog.Info, n.Call.Fun))

			case *ast.CallExpr:
				fn := analyse.NamedFunc(t.prog.Info, n.Fun)
				if w := t.wrappers[fn]; w != nil {
					called[analyse.CalleeIdent(n.Fun)] = true
					_, simple := t.wrapperParts(w, n)

					// Calls in initialisers and generic functions are not supported.
					if !simple || decl == nil || isGeneric(t.prog.Info.Defs[decl.Name]) {
						delete(t.wrappers, fn)
					}
				}

			case *ast.Ident:
				// If the name of a candidate occurs outside of a call, the candidate is used as a function value.
				if fn, ok := t.prog.Info.Uses[n].(*types.Func); ok && !called[n] {
					delete(t.wrappers, fn)
				}

			case *ast.SelectorExpr:
				// A method expression is a function value, even if it is called.
				if s := t.prog.Info.Selections[n]; s != nil && s.Kind() == types.MethodExpr {
					called[n.Sel] = false
				}
			}
			return true
		})
	}
}

// isGeneric reports whether a function has type parameters.
func isGeneric(obj types.Object) bool {
	sig := obj.Type().(*types.Signature)
	return sig.TypeParams().Len() > 0 || sig.RecvTypeParams().Len() > 0
}

// wrapperParts returns the operands of a call of w as parts, or false if only the general printing can print
// one of them.
func (t *translator) wrapperParts(w *wrapper, x *ast.CallExpr) ([]part, bool) {
	n := w.decl.Type.Params.NumFields() - 1 // the number of arguments before the operands

	// In a method expression, the receiver is one of the arguments.
	if s, ok := t.prog.Info.Selections[selectorOf(x.Fun)]; ok && s.Kind() == types.MethodExpr || t.hasTuple(x) {
		return nil, false
	}
	if x.Ellipsis.IsValid() {
		return t.passedParts(x, w.kind)
	}

	if w.kind.format {
		// The format must be a constant.
		v := t.prog.Info.Types[x.Args[n-1]].Value
		if v == nil {
			return nil, false
		}
		return t.formatParts(constant.StringVal(v), x.Args[n:])
	}

	// If the function prints a line, it puts a space between any two operands.
	list, ok := t.plainParts(x.Args[n:], w.kind)
	for i := 1; w.kind.line && i < len(list); i += 2 {
		list = append(list[:i], append([]part{{text: " "}}, list[i:]...)...)
	}
	return list, ok
}

// selectorOf returns e as a selector expression, or nil if it is not one.
func selectorOf(e ast.Expr) *ast.SelectorExpr {
	s, _ := ast.Unparen(e).(*ast.SelectorExpr)
	return s
}

// passedParts returns the parts of a call that passes on the operands of the enclosing wrapper.
func (t *translator) passedParts(x *ast.CallExpr, kind printCallKind) ([]part, bool) {
	// The last argument must be the parameter for the operands.
	last, ok := ast.Unparen(x.Args[len(x.Args)-1]).(*ast.Ident)
	if !ok {
		return nil, false
	}
	for _, w := range t.wrappers {
		if t.prog.Info.Uses[last] != w.args {
			continue
		}

		list := []part{{value: cpp.Name(t.localName(w.args))}}

		// If the called function takes a format, this argument must be the format of the enclosing wrapper.
		if kind.format {
			id, after := w.formatIn(t, x.Args[len(x.Args)-2])
			if id == nil {
				return nil, false
			}
			if after != "" {
				list = append(list, part{text: after})
			}
		}
		return list, kind.format == w.kind.format && kind.line == w.kind.line
	}
	return nil, false
}

// wrapperArgs translates the arguments of a call of w.
func (t *translator) wrapperArgs(w *wrapper, x *ast.CallExpr, sig *types.Signature) []cpp.Expr {
	t.hoist(x.Args...)
	fixed := w.decl.Type.Params.NumFields() - 1

	// Omit the format, because the text replaces both the format and the operands.
	if w.kind.format {
		fixed--
	}

	var list []cpp.Expr
	for i, a := range x.Args[:fixed] {
		list = append(list, t.conv(a, t.paramType(sig, i, false)))
	}

	// If the function could change an operand before it prints the text, evaluate the operand now.
	parts, _ := t.wrapperParts(w, x)

	// In a wrapper that passes on its operands as args..., the C++ parameter args is already an rt_text.
	if x.Ellipsis.IsValid() && len(parts) == 1 {
		return append(list, parts[0].value)
	}
	for _, p := range parts {
		if p.arg != nil && !t.staysSame(p.arg) {
			t.hold(p.arg)
		}
	}

	// Otherwise create an rt_text from a lambda that prints the operands into a buffer.
	buffer := cpp.Param{Type: cpp.Ref(cpp.Name("rt_buf"))}
	if len(parts) == 0 {
		return append(list, cpp.Call("rt_text_by", cpp.Lambda{Params: []cpp.Param{buffer}, Short: true}))
	}
	buffer.Name = "rt_b"
	body := t.capture(func() { t.addPieces(parts) })
	print := cpp.Lambda{Captures: []string{"&"}, Params: []cpp.Param{buffer}, Body: body, Short: true}
	return append(list, cpp.Call("rt_text_by", print))
}

// hold evaluates an operand into a temporary, so that the called function cannot change its value.
func (t *translator) hold(e ast.Expr) {
	if t.evaluated(e) {
		return
	}
	t.fn.temps[e] = t.decl(t.cpp(types.Default(t.typeOf(e))), t.temp("t"), t.rawArg(e))
}

// staysSame reports whether the value of an operand cannot change during a call.
func (t *translator) staysSame(e ast.Expr) bool {
	var o operands
	t.scan(e, &o)
	return !o.others && len(o.calls) == 0
}

// wrapperParam returns the C++ type of a wrapper's parameter, if it differs from Go's. It returns "" if the
// parameter is omitted.
func (t *translator) wrapperParam(obj types.Object) (kind string, wrapped bool) {
	for _, w := range t.wrappers {
		// The text replaces the operands, and the format is omitted.
		switch {
		case obj == w.args:
			return "rt_text", true
		case w.format != nil && obj == w.format:
			return "", true
		}
	}
	return "", false
}
