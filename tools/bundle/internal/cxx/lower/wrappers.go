package lower

// This file finds the functions of the program that pass their last arguments on to fmt's printing
// functions, such as func logf(format string, args ...any), and are only called with formats and
// operands known now. They take one rt_text instead, which prints the operands when it is asked to;
// so their callers need no interfaces. It takes the checked program; what does not fit stays as it is.

import (
	"go/ast"
	"go/constant"
	"go/types"
	"strings"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// wrapper is such a function.
type wrapper struct {
	decl   *ast.FuncDecl
	format types.Object // nil: it takes operands alone
	args   types.Object
	kind   printCallKind // how the operands are printed: by format, as a line or as Print does
	known  bool          // kind is settled
}

// findWrappers fills t.wrappers.
func (t *translator) findWrappers() {
	if t.extraWords["formatter"] {
		return
	}
	for _, d := range t.prog.File.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil {
			if obj, ok := t.prog.Info.Defs[fn.Name].(*types.Func); ok {
				if w := t.newWrapper(fn, obj.Type().(*types.Signature)); w != nil {
					t.wrappers[obj] = w
				}
			}
		}
	}
	for known := -1; known != len(t.wrappers); { // one that is none may take others with it
		known = len(t.wrappers)
		t.checkWrapperBodies()
		t.checkWrapperCalls()
	}
}

// newWrapper gives the function as a wrapper by its signature, nil if it is none.
func (t *translator) newWrapper(fn *ast.FuncDecl, sig *types.Signature) *wrapper {
	n := sig.Params().Len()
	if !sig.Variadic() || sig.TypeParams().Len() > 0 || sig.RecvTypeParams().Len() > 0 {
		return nil
	}
	w := &wrapper{decl: fn, args: sig.Params().At(n - 1)}
	if iface, ok := w.args.Type().(*types.Slice).Elem().Underlying().(*types.Interface); !ok || iface.NumMethods() > 0 {
		return nil
	}
	if w.args.Name() == "" || w.args.Name() == "_" || sig.Recv() != nil && t.prog.InInterface(fn.Name.Name) {
		return nil
	}
	if n > 1 && types.Identical(sig.Params().At(n-2).Type(), types.Typ[types.String]) {
		w.format = sig.Params().At(n - 2)
	}
	return w
}

// checkWrapperBodies drops the functions that do anything else with their operands than pass them on.
func (t *translator) checkWrapperBodies() {
	for obj, w := range t.wrappers {
		passed := map[*ast.Ident]bool{} // the uses of operands and format in calls that pass them on
		ast.Inspect(w.decl.Body, func(n ast.Node) bool {
			if _, inner := n.(*ast.FuncLit); inner {
				return false
			}
			if call, ok := n.(*ast.CallExpr); ok {
				w.notePassed(t, call, passed)
			}
			return true
		})
		formats := false
		fits := w.known
		ast.Inspect(w.decl.Body, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				if used := t.prog.Info.Uses[id]; used == w.args || w.format != nil && used == w.format {
					fits = fits && (passed[id] || used == w.format && !w.kind.format)
					formats = formats || used == w.format
				}
			}
			return fits
		})
		if w.known && !w.kind.format {
			w.format = nil
		}
		if !fits {
			delete(t.wrappers, obj)
		}
	}
}

// notePassed notes what a call inside w passes on.
func (w *wrapper) notePassed(t *translator, call *ast.CallExpr, passed map[*ast.Ident]bool) {
	kind, ok := t.passes(call)
	if !ok || !call.Ellipsis.IsValid() {
		return
	}
	last, ok := ast.Unparen(call.Args[len(call.Args)-1]).(*ast.Ident)
	if !ok || t.prog.Info.Uses[last] != w.args || w.known && (kind.format != w.kind.format || kind.line != w.kind.line) {
		return
	}
	if kind.format {
		id, _ := w.formatIn(t, call.Args[len(call.Args)-2])
		if id == nil {
			return
		}
		passed[id] = true
	}
	w.kind, w.known = printCallKind{format: kind.format, line: kind.line}, true
	passed[last] = true
}

// passes says how a call prints its operands: one of fmt or of a wrapper.
func (t *translator) passes(call *ast.CallExpr) (printCallKind, bool) {
	fn := analyse.NamedFunc(t.prog.Info, call.Fun)
	if fn == nil || fn.Pkg() == nil {
		return printCallKind{}, false
	}
	return printCall(fn)
}

// formatIn takes an expression apart that is w's format, perhaps with a constant behind it.
func (w *wrapper) formatIn(t *translator, e ast.Expr) (format *ast.Ident, after string) {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if w.format != nil && t.prog.Info.Uses[x] == w.format {
			return x, ""
		}
	case *ast.BinaryExpr:
		v := t.prog.Info.Types[x.Y].Value
		if v != nil && !strings.Contains(constant.StringVal(v), "%") {
			id, s := w.formatIn(t, x.X)
			return id, s + constant.StringVal(v)
		}
	}
	return nil, ""
}

// checkWrapperCalls drops the functions that are called with anything unusual, or used as values.
func (t *translator) checkWrapperCalls() {
	for _, d := range t.prog.File.Decls {
		decl, _ := d.(*ast.FuncDecl)
		called := map[*ast.Ident]bool{}
		ast.Inspect(d, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.DeferStmt:
				delete(t.wrappers, analyse.NamedFunc(t.prog.Info, n.Call.Fun))
			case *ast.GoStmt:
				delete(t.wrappers, analyse.NamedFunc(t.prog.Info, n.Call.Fun))
			case *ast.CallExpr:
				fn := analyse.NamedFunc(t.prog.Info, n.Fun)
				if w := t.wrappers[fn]; w != nil {
					called[analyse.CalleeIdent(n.Fun)] = true
					if _, ok := t.wrapperParts(w, n); !ok || decl == nil || isGeneric(t.prog.Info.Defs[decl.Name]) {
						delete(t.wrappers, fn)
					}
				}
			case *ast.Ident:
				if fn, ok := t.prog.Info.Uses[n].(*types.Func); ok && !called[n] {
					delete(t.wrappers, fn)
				}
			case *ast.SelectorExpr:
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

// wrapperParts takes the operands of a call of w apart; false if one is not simple.
func (t *translator) wrapperParts(w *wrapper, x *ast.CallExpr) ([]part, bool) {
	n := w.decl.Type.Params.NumFields() - 1 // what stands before the operands
	if s, ok := t.prog.Info.Selections[selectorOf(x.Fun)]; ok && s.Kind() == types.MethodExpr || t.hasTuple(x) {
		return nil, false
	}
	if x.Ellipsis.IsValid() {
		return t.passedParts(x, w.kind)
	}
	if w.kind.format {
		v := t.prog.Info.Types[x.Args[n-1]].Value
		if v == nil {
			return nil, false
		}
		return t.formatParts(constant.StringVal(v), x.Args[n:])
	}
	list, ok := t.plainParts(x.Args[n:], w.kind)
	for i := 1; w.kind.line && i < len(list); i += 2 {
		list = append(list[:i], append([]part{{text: " "}}, list[i:]...)...)
	}
	return list, ok
}

// selectorOf is the selector that an expression is, nil if it is none.
func selectorOf(e ast.Expr) *ast.SelectorExpr {
	s, _ := ast.Unparen(e).(*ast.SelectorExpr)
	return s
}

// passedParts gives the parts of a call that passes on the operands of the wrapper that it stands in.
func (t *translator) passedParts(x *ast.CallExpr, kind printCallKind) ([]part, bool) {
	last, ok := ast.Unparen(x.Args[len(x.Args)-1]).(*ast.Ident)
	if !ok {
		return nil, false
	}
	for _, w := range t.wrappers {
		if t.prog.Info.Uses[last] != w.args {
			continue
		}
		list := []part{{value: cpp.Name(t.localName(w.args))}}
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
	if w.kind.format {
		fixed--
	}
	var list []cpp.Expr
	for i, a := range x.Args[:fixed] {
		list = append(list, t.conv(a, t.paramType(sig, i, false)))
	}
	parts, _ := t.wrapperParts(w, x)
	if x.Ellipsis.IsValid() && len(parts) == 1 {
		return append(list, parts[0].value)
	}
	for _, p := range parts {
		if p.arg != nil && !t.staysSame(p.arg) {
			t.hold(p.arg)
		}
	}
	if len(parts) == 0 {
		return append(list, cpp.Call("rt_text_by", cpp.Lambda{Params: []cpp.Param{{Type: cpp.Ref(cpp.Name("rt_buf"))}}, Short: true}))
	}
	body := t.capture(func() { t.addPieces(parts) })
	return append(list, cpp.Call("rt_text_by", cpp.Lambda{Captures: []string{"&"}, Params: []cpp.Param{{Type: cpp.Ref(cpp.Name("rt_buf")), Name: "rt_b"}}, Body: body, Short: true}))
}

// hold evaluates an operand into a temporary now.
func (t *translator) hold(e ast.Expr) {
	if t.evaluated(e) {
		return
	}
	t.fn.temps[e] = t.decl(t.cpp(types.Default(t.typeOf(e))), t.temp("t"), t.rawArg(e))
}

// staysSame reports whether an operand has the same value whenever it is asked for during a call.
func (t *translator) staysSame(e ast.Expr) bool {
	var o operands
	t.scan(e, &o)
	return !o.others && len(o.calls) == 0
}

// wrapperParam gives the C++ type of a wrapper's parameter that is not as in Go, "" if it goes.
func (t *translator) wrapperParam(obj types.Object) (kind string, wrapped bool) {
	for _, w := range t.wrappers {
		switch {
		case obj == w.args:
			return "rt_text", true
		case w.format != nil && obj == w.format:
			return "", true
		}
	}
	return "", false
}
