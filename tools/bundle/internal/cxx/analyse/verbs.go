package analyse

// This file finds which verbs and flags the format strings of a program can hold, so that formatted
// printing carries no others. It takes the checked program and gives words for the selection of the
// runtime: verb_x for a verb x, flag_... for what stands before verbs. Where a format is neither a
// constant nor a parameter that only ever gets constants, it gives all words.

import (
	"go/ast"
	"go/constant"
	"go/types"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// formatFlags are the words for what may stand between % and the verb.
var formatFlags = map[rune]string{'#': "flag_sharp", '+': "flag_plus", ' ': "flag_space", '[': "flag_index", '*': "flag_star"}

// VerbWords lists the words for a program's formats, but for the calls that were translated without them.
func (p *Facts) VerbWords(direct map[*ast.CallExpr]bool) []string {
	f := formatFinder{prog: p, direct: direct, words: map[string]bool{}, formats: map[*types.Func]map[int]bool{}}
	if !f.find() {
		f.all()
	}
	for _, d := range p.File.Decls {
		f.findFloats(d)
	}
	for verb, word := range map[string]string{"x": "float_hex", "X": "float_hex", "b": "float_hex", "f": "float_exact", "F": "float_exact"} {
		if f.words["verb_"+verb] {
			f.words[word] = true
		}
	}
	return slices.Sorted(maps.Keys(f.words))
}

// typeVerb finds %T in formats.
var typeVerb = regexp.MustCompile(`%[-+# 0-9.*\[\]]*T`)

// PrintsTypes reports whether the program has a format with %T.
func (p *Program) PrintsTypes() bool {
	for _, tv := range p.Info.Types {
		if tv.Value != nil && tv.Value.Kind() == constant.String && typeVerb.MatchString(constant.StringVal(tv.Value)) {
			return true
		}
	}
	return false
}

// formatFinder collects formats. formats holds, for every function that takes formats, at which
// places among its parameters.
type formatFinder struct {
	prog    *Facts
	direct  map[*ast.CallExpr]bool
	words   map[string]bool
	formats map[*types.Func]map[int]bool
}

// all adds every word.
func (f *formatFinder) all() {
	f.add("%#+ -0[1]*.*v")
	for c := 'A'; c <= 'z'; c++ {
		f.words["verb_"+string(c)] = true
	}
}

// add notes the verbs and flags of one format.
func (f *formatFinder) add(format string) {
	for {
		_, rest, ok := strings.Cut(format, "%")
		if !ok {
			return
		}
		verb := strings.TrimLeft(rest, "+-# 0123456789.*[]")
		for _, c := range rest[:len(rest)-len(verb)] {
			if word := formatFlags[c]; word != "" {
				f.words[word] = true
			}
			if strings.ContainsRune("0123456789.*[-", c) {
				f.words["flag_width"] = true
			}
			f.words["flag_any"] = true
		}
		format = verb
		if verb != "" {
			if verb[0] < 0x80 {
				f.words["verb_"+verb[:1]] = true
			}
			format = verb[1:]
		}
	}
}

// find follows formats through the functions that pass them on, until no new ones turn up.
// false: some format is unknown.
func (f *formatFinder) find() bool {
	for known := -1; known != len(f.formats); {
		known = len(f.formats)
		for _, d := range f.prog.File.Decls {
			if !f.findIn(d) {
				return false
			}
		}
	}
	return true
}

// findFloats notes the formats that strconv is given.
func (f *formatFinder) findFloats(d ast.Decl) {
	called := map[*ast.Ident]bool{}
	ast.Inspect(d, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			id := CalleeIdent(n.Fun)
			if at := f.floatFormat(id); at > 0 && at < len(n.Args) {
				if v := f.prog.Info.Types[n.Args[at]].Value; v != nil && v.Kind() == constant.Int {
					c, _ := constant.Int64Val(v)
					f.words["verb_"+string(rune(c&127))] = true
					called[id] = true
				}
			}
		case *ast.Ident:
			if !called[n] && f.floatFormat(n) > 0 {
				f.words["float_hex"], f.words["float_exact"] = true, true
			}
		}
		return true
	})
}

// floatFormat says which argument of a function of strconv is the format of a float, 0 if none is.
func (f *formatFinder) floatFormat(id *ast.Ident) int {
	fn, ok := f.prog.Info.Uses[id].(*types.Func)
	switch {
	case !ok || fn.Pkg() == nil || fn.Pkg().Path() != "strconv":
		return 0
	case fn.Name() == "FormatFloat":
		return 1
	case fn.Name() == "AppendFloat":
		return 2
	}
	return 0
}

// findIn looks at the calls in a declaration.
func (f *formatFinder) findIn(d ast.Decl) bool {
	fn, _ := d.(*ast.FuncDecl)
	called := map[*ast.Ident]bool{}
	ok := true
	ast.Inspect(d, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			id := CalleeIdent(n.Fun)
			obj, isFunc := f.prog.Info.Uses[id].(*types.Func)
			if !isFunc {
				return true
			}
			called[id] = true
			if f.direct[n] {
				return true
			}
			for at := range f.places(obj) {
				ok = ok && at < len(n.Args) && f.format(n.Args[at], fn)
			}
		case *ast.Ident: // as a value it may be called with anything
			obj, isFunc := f.prog.Info.Uses[n].(*types.Func)
			ok = ok && (!isFunc || called[n] || len(f.places(obj)) == 0)
		}
		return ok
	})
	return ok
}

// places says which arguments of a function are formats.
func (f *formatFinder) places(fn *types.Func) map[int]bool {
	if fn.Pkg() == nil || fn.Pkg() == f.prog.Pkg {
		return f.formats[fn.Origin()]
	}
	switch name := fn.Name(); {
	case fn.Pkg().Path() == "fmt" && (name == "Printf" || name == "Sprintf" || name == "Errorf"):
		return map[int]bool{0: true}
	case strings.HasSuffix(name, "f") && !strings.Contains(name, "canf"):
		if sig := fn.Type().(*types.Signature); sig.Variadic() && sig.Params().Len() > 1 {
			return map[int]bool{sig.Params().Len() - 2: true}
		}
	}
	return nil
}

// format notes what an argument can be: a constant, or a parameter of the function that is never
// changed and has no other callers than the program's direct calls.
func (f *formatFinder) format(e ast.Expr, fn *ast.FuncDecl) bool {
	if v := f.prog.Info.Types[e].Value; v != nil {
		f.add(constant.StringVal(v))
		return true
	}
	id, isName := ast.Unparen(e).(*ast.Ident)
	if !isName || fn == nil {
		return false
	}
	obj := f.prog.Info.Uses[id]
	def := f.prog.Info.Defs[fn.Name].(*types.Func)
	sig := def.Signature()
	for i := range sig.Params().Len() {
		if sig.Params().At(i) == obj && f.prog.Escapes.Assigned[obj] == 0 && len(f.prog.Escapes.Addrs[obj]) == 0 && !(sig.Recv() != nil && f.prog.InInterface(def.Name())) {
			if f.formats[def] == nil {
				f.formats[def] = map[int]bool{}
			}
			f.formats[def][i] = true
			return true
		}
	}
	return false
}

// InInterface reports whether some interface of the program has a method of the name.
func (p *Program) InInterface(name string) bool {
	found := false
	ast.Inspect(p.File, func(n ast.Node) bool {
		if i, ok := n.(*ast.InterfaceType); ok {
			for _, m := range i.Methods.List {
				for _, id := range m.Names {
					found = found || id.Name == name
				}
			}
		}
		return !found
	})
	return found
}
