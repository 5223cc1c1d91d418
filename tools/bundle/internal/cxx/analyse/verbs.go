package analyse

// This file finds the verbs and flags in the format strings of a program, so that the printing code of the
// runtime contains only these. The result is a list of words for package link: verb_x for each verb x, and
// flag_... for each flag. If a format is unknown, because it is neither a constant nor a parameter that only
// gets constants, the list contains all words.

import (
	"go/ast"
	"go/constant"
	"go/types"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// formatFlags maps the flags, which come between % and the verb, to the names of features of the C++ runtime.
var formatFlags = map[rune]string{'#': "flag_sharp", '+': "flag_plus", ' ': "flag_space", '[': "flag_index", '*': "flag_star"}

// VerbWords returns the names of the runtime features (words) for all verbs and flags in a program's formats. It
// skips the calls in the map direct, because their translations contain no format.
func (p *Facts) VerbWords(direct map[*ast.CallExpr]bool) []string {
	f := formatFinder{prog: p, direct: direct, words: map[string]bool{}, formats: map[*types.Func]map[int]bool{}}
	if !f.find() {
		f.all()
	}
	for _, d := range p.File.Decls {
		f.findFloats(d)
	}

	// To print floating-point numbers with these verbs, the runtime needs additional sections.
	for verb, word := range map[string]string{"x": "float_hex", "X": "float_hex", "b": "float_hex", "f": "float_exact", "F": "float_exact"} {
		if f.words["verb_"+verb] {
			f.words[word] = true
		}
	}
	return slices.Sorted(maps.Keys(f.words))
}

// typeVerb matches %T in a format.
var typeVerb = regexp.MustCompile(`%[-+# 0-9.*\[\]]*T`)

// PrintsTypes reports whether the program has a format with %T.
func (p *Source) PrintsTypes() bool {
	// Any constant string of the program may be used as a format.
	for _, tv := range p.Info.Types {
		if tv.Value != nil && tv.Value.Kind() == constant.String && typeVerb.MatchString(constant.StringVal(tv.Value)) {
			return true
		}
	}
	return false
}

// formatFinder collects the words for formats. The field `formats` contains the functions of the program that
// have parameters for formats, with the indices of these parameters.
type formatFinder struct {
	prog    *Facts
	direct  map[*ast.CallExpr]bool
	words   map[string]bool
	formats map[*types.Func]map[int]bool
}

// all adds the words for all verbs and flags.
func (f *formatFinder) all() {
	f.add("%#+ -0[1]*.*v")
	for c := 'A'; c <= 'z'; c++ {
		f.words["verb_"+string(c)] = true
	}
}

// add adds the words for the verbs and flags of a format.
func (f *formatFinder) add(format string) {
	for {
		_, rest, ok := strings.Cut(format, "%")
		if !ok {
			return
		}

		// Flags, width, precision and index come before the verb.
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

// find adds the words for all formats. It returns false if a format is unknown. If a function passes its own
// parameter on as a format, this parameter is a format, too. So find repeats until it finds no more such
// functions.
func (f *formatFinder) find() bool {
	// Each iteration may find another function that takes formats, whose calls must be examined, too.
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

// findFloats adds the words for the verbs of functions that format floating-point numbers, such as
// strconv.FormatFloat.
func (f *formatFinder) findFloats(d ast.Decl) {
	called := map[*ast.Ident]bool{}
	ast.Inspect(d, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			id := CalleeIdent(n.Fun)
			if number := f.floatVerb(id); number > 0 && number <= len(n.Args) {
				if v := f.prog.Info.Types[n.Args[number-1]].Value; v != nil && v.Kind() == constant.Int {
					c, _ := constant.Int64Val(v)
					f.words["verb_"+string(rune(c&127))] = true
					called[id] = true
				}
			}
		// If the verb is unknown, or the function is used as a value, every verb is possible.
		case *ast.Ident:
			if !called[n] && f.floatVerb(n) > 0 {
				f.words["float_hex"], f.words["float_exact"] = true, true
			}
		}
		return true
	})
}

// floatVerb examines a function that id refers to. If the function formats floating-point numbers, floatVerb returns
// the position of the argument that contains the verb, counted from 1. Otherwise it returns 0.
func (f *formatFinder) floatVerb(id *ast.Ident) int {
	fn, ok := f.prog.Info.Uses[id].(*types.Func)
	if !ok {
		return 0
	}
	does, _ := f.prog.Declared(fn)
	return does.Verb
}

// findIn adds the words for the formats of all calls in a declaration. It returns false if a format is unknown.
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

			// The translation of a call in direct contains no format, so it needs no words.
			if f.direct[n] {
				return true
			}
			for at := range f.places(obj) {
				ok = ok && at < len(n.Args) && f.format(n.Args[at], fn)
			}
		// A function that is used as a value may be called with any format.
		case *ast.Ident:
			obj, isFunc := f.prog.Info.Uses[n].(*types.Func)
			ok = ok && (!isFunc || called[n] || len(f.places(obj)) == 0)
		}
		return ok
	})
	return ok
}

// places returns the indices of those parameters of a function that are formats.
func (f *formatFinder) places(fn *types.Func) map[int]bool {
	if fn.Pkg() == nil || fn.Pkg() == f.prog.Pkg {
		return f.formats[fn.Origin()]
	}

	if does, _ := f.prog.Declared(fn); does.Formats > 0 {
		return map[int]bool{does.Formats - 1: true}
	}
	return nil
}

// format adds the words for an argument that is a format. It returns false if the format is unknown. The
// format is known if it is a constant, or a parameter of the enclosing function fn that fn never changes. If
// fn may be called through an interface, its parameters are unknown.
func (f *formatFinder) format(e ast.Expr, fn *ast.FuncDecl) bool {
	if v := f.prog.Info.Types[e].Value; v != nil {
		f.add(constant.StringVal(v))
		return true
	}

	id, isName := ast.Unparen(e).(*ast.Ident)
	if !isName || fn == nil {
		return false
	}

	// The parameter is a format of fn, so find must examine the calls of fn.
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

// InInterface reports whether an interface type of the program has a method with this name.
func (p *Source) InInterface(name string) bool {
	// The program is searched once, because the analyses ask about every method.
	if p.interfaceMethods == nil {
		p.interfaceMethods = map[string]bool{}
		ast.Inspect(p.File, func(n ast.Node) bool {
			if i, ok := n.(*ast.InterfaceType); ok {
				for _, m := range i.Methods.List {
					for _, id := range m.Names {
						p.interfaceMethods[id.Name] = true
					}
				}
			}
			return true
		})
	}
	return p.interfaceMethods[name]
}
