package cxx

// This file checks the declarations of the runtime's library functions (//= lines) against Go's type information.

import (
	"go/types"
	"maps"
	"slices"
	"strings"
	"testing"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/link"
	"oj/tools/bundle/internal/cxx/lower"
	"oj/tools/bundle/internal/cxx/rt"
)

// TestDeclared checks that every library function in the runtime has a declaration, and that the declaration fits the
// type of the function. If a function keeps or returns memory, or its type makes this possible, a program of
// testdata/run must show that the declaration is right. TestRun compares the program's output with Go's.
func TestDeclared(t *testing.T) {
	runtime, err := link.Runtime()
	if err != nil {
		t.Fatal(err)
	}
	declared, err := rt.Declared()
	if err != nil {
		t.Fatal(err)
	}

	s := loadSuite(t)
	used := s.uses()
	known := map[string]bool{}
	for _, fn := range libraryFunctions(s.library) {
		name := lower.Symbol(fn)
		known[name] = true
		if !runtime.Offers(name) {
			continue
		}

		does, ok := declared[name]
		if !ok {
			t.Errorf("%s has no declaration: add a line //= with its facts after the line //@ that offers it", fn.FullName())
			continue
		}
		for _, fault := range declarationFaults(fn, does) {
			t.Errorf("%s: %s", fn.FullName(), fault)
		}
		for _, instead := range does.Instead {
			if !runtime.Declares(instead.Name) {
				t.Errorf("%s: its declaration names the function %s, which the runtime does not have", fn.FullName(), instead.Name)
			}
		}
		proofs := slices.DeleteFunc(slices.Clone(used[name]), func(program string) bool { return !strings.HasPrefix(program, "escape_") })
		if needsProof(fn, does) && len(proofs) == 0 {
			t.Errorf("no program testdata/run/escape_*.go passes a local variable to %s and uses the result after the variable's function has returned", fn.FullName())
			continue
		}
		for _, number := range slices.Concat(does.Keeps, does.Returns) {
			if number == 1 && fn.Pkg().Path() == "context" {
				// Skip the parent context, which is the first argument of functions such as context.WithCancel. A
				// context is never a local variable, because its concrete type is defined in package context.
				continue
			}
			matters := func(program string) bool { return factMatters(s.programs[program], name, number) }
			if local(argumentType(fn, number)) && !slices.ContainsFunc(proofs, matters) {
				t.Errorf("%s: no program testdata/run/escape_*.go tests whether the function keeps or returns argument %d: without "+
					"this fact, every program would have the same translation", fn.FullName(), number)
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(declared)) {
		if !known[strings.TrimSuffix(name, "_any")] {
			t.Errorf("the runtime declares %s, which does not exist in the library", name)
		}
	}
}

// A declaration may state that a function keeps or returns an argument. factMatters reports whether the translation
// of a program depends on this fact: without it, fewer variables or function literals live on the heap.
func factMatters(p *analyse.Source, name string, number int) bool {
	onHeap := func(p *analyse.Source) int {
		escapes := analyse.FindEscapes(p)
		return len(escapes.Boxed) + len(escapes.Escaping)
	}
	changed := *p
	changed.Declared = func(fn *types.Func) (rt.Function, bool) {
		does, ok := p.Declared(fn)
		if ok && lower.Symbol(fn) == name {
			same := func(n int) bool { return n == number }
			does.Keeps = slices.DeleteFunc(slices.Clone(does.Keeps), same)
			does.Returns = slices.DeleteFunc(slices.Clone(does.Returns), same)
		}
		return does, ok
	}
	return onHeap(&changed) < onHeap(p)
}

// libraryFunctions lists the exported functions and methods of packages, without the methods of interfaces.
func libraryFunctions(library []*types.Package) []*types.Func {
	var list []*types.Func
	for _, pkg := range library {
		scope := pkg.Scope()
		for _, name := range scope.Names() {
			obj := scope.Lookup(name)
			if fn, ok := obj.(*types.Func); ok && fn.Exported() {
				list = append(list, fn)
			}
			named, ok := types.Unalias(obj.Type()).(*types.Named)
			if _, isType := obj.(*types.TypeName); !ok || !isType || !obj.Exported() || types.IsInterface(named) {
				continue
			}
			for method := range named.Methods() {
				if method.Exported() {
					list = append(list, method)
				}
			}
		}
	}
	return list
}

// argumentType returns the type of the argument with the given number, or nil if there is no such argument.
// For variadic arguments it returns the type of their slice.
func argumentType(fn *types.Func, number int) types.Type {
	signature := fn.Signature()
	switch {
	case number == rt.Receiver && signature.Recv() != nil:
		return signature.Recv().Type()
	case number >= 1 && number <= signature.Params().Len():
		return signature.Params().At(number - 1).Type()
	}
	return nil
}

// declarationFaults describes the declared facts that are impossible for the type of the function.
func declarationFaults(fn *types.Func, does rt.Function) []string {
	var faults []string
	check := func(fact string, numbers []int, possible func(types.Type) bool) {
		for _, number := range numbers {
			typ := argumentType(fn, number)
			if typ == nil {
				faults = append(faults, "its declaration names an argument that it does not have")
			} else if !possible(typ) {
				faults = append(faults, fact+" cannot be true of an argument of type "+typ.String())
			}
		}
	}
	check("returns", does.Returns, refers)
	check("keeps", does.Keeps, refers)
	check("passes", does.Passes, refers)
	check("writes", does.Writes, writable)
	check("calls", does.Calls, callable)

	isString := func(typ types.Type) bool { return types.Identical(typ, types.Typ[types.String]) }
	isByte := func(typ types.Type) bool { return types.Identical(typ, types.Typ[types.Byte]) }
	check("formats", given(does.Formats), isString)
	check("verb", given(does.Verb), isByte)
	check("prints", given(does.Prints), anyList)
	check("scans", given(does.Scans), anyList)
	check("source", given(does.Source), refers)
	check("target", given(does.Target), callable)
	for _, instead := range does.Instead {
		check("instead", given(instead.Argument), func(types.Type) bool { return true })
	}
	if does.Hashes > fn.Signature().TypeParams().Len() {
		faults = append(faults, "its declaration names a type argument that it does not have")
	}

	// In Go's library, a variadic function takes a format if it has a parameter with the name format.
	for number := 1; number <= fn.Signature().Params().Len(); number++ {
		takesFormat := fn.Signature().Params().At(number-1).Name() == "format" && fn.Signature().Variadic()
		if takesFormat && does.Formats != number && does.Scans == 0 {
			faults = append(faults, "it has a parameter named format, so its declaration needs the fact formats with the number of this parameter")
		}
	}

	results := fn.Signature().Results()
	if len(does.Returns) > 0 && !slices.ContainsFunc(slices.Collect(results.Variables()), func(v *types.Var) bool { return refers(v.Type()) }) {
		faults = append(faults, "its declaration has the fact returns, but no result refers to memory")
	}
	for number := 1; number <= fn.Signature().Params().Len(); number++ {
		said := slices.Concat(does.Calls, does.Keeps, does.Returns)
		if _, function := argumentType(fn, number).Underlying().(*types.Signature); function && !slices.Contains(said, number) {
			faults = append(faults, "it has a parameter of function type, so its declaration needs one of the facts calls, keeps and returns for this parameter")
		}
	}
	return faults
}

// given returns []int{number}, or nil if number is 0.
func given(number int) []int {
	if number == 0 {
		return nil
	}
	return []int{number}
}

// anyList reports whether a type is []any.
func anyList(typ types.Type) bool {
	s, ok := typ.(*types.Slice)
	return ok && types.Identical(s.Elem().Underlying(), types.NewInterfaceType(nil, nil))
}

// refers reports whether values of the type are references to memory, or contain such references.
func refers(typ types.Type) bool {
	switch u := typ.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0 || u.Kind() == types.UnsafePointer
	case *types.Array:
		return refers(u.Elem())
	case *types.Struct:
		return slices.ContainsFunc(slices.Collect(u.Fields()), func(v *types.Var) bool { return refers(v.Type()) })
	}
	return true
}

// writable reports whether a function can change the memory that values of the type refer to.
func writable(typ types.Type) bool {
	switch typ.Underlying().(type) {
	case *types.Pointer, *types.Slice, *types.Map, *types.Interface:
		return true
	}
	return false
}

// callable reports whether values of the type, or their elements, are functions or may have methods.
func callable(typ types.Type) bool {
	switch u := typ.Underlying().(type) {
	case *types.Signature, *types.Interface:
		return true
	case *types.Slice:
		return callable(u.Elem())
	}
	return false
}

// needsProof reports whether a program of testdata/run must pass a local variable to fn and use the result after the
// variable's function has returned. This is so if the function keeps or returns memory that may belong to a local
// variable. It is also so if both an argument and a result have a type that can refer to such memory. Strings do not
// count: they refer to local variables only through package unsafe.
func needsProof(fn *types.Func, does rt.Function) bool {
	takes, gives := false, false
	for number := range fn.Signature().Params().Len() + 1 {
		typ := argumentType(fn, number)
		if typ == nil || !local(typ) {
			continue
		}
		if slices.Contains(does.Keeps, number) || slices.Contains(does.Returns, number) {
			return true
		}
		takes = takes || number != rt.Receiver
	}
	for v := range fn.Signature().Results().Variables() {
		gives = gives || local(v.Type()) && !types.Identical(v.Type(), types.Universe.Lookup("error").Type())
	}
	return takes && gives
}

// local reports whether values of the type may refer to a local variable: slices, pointers, interfaces and functions.
func local(typ types.Type) bool {
	switch u := typ.Underlying().(type) {
	case *types.Pointer, *types.Signature:
		return true
	case *types.Interface: // if it is a constraint, check the types that it lists
		return u.NumEmbeddeds() == 0 || slices.ContainsFunc(slices.Collect(u.EmbeddedTypes()), local)
	case *types.Union:
		return slices.ContainsFunc(slices.Collect(u.Terms()), func(term *types.Term) bool { return local(term.Type()) })
	case *types.Slice:
		basic, ok := u.Elem().Underlying().(*types.Basic)
		return !ok || basic.Info()&types.IsString == 0
	}
	return false
}
