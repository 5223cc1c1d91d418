package shake

import (
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"oj/tools/bundle/internal/uses"
)

// The bundle keeps only the declarations that the program needs. This file decides which methods are kept although no
// kept declaration mentions them. There are only two ways to call a method without mentioning it:
//
//   - through an interface in the kept declarations, or in the standard packages to which the kept declarations
//     can give values, directly or indirectly (for example, fmt calls String through an interface, and errors.Is calls
//     Is). So a method MarshalJSON goes if no kept declaration gives encoding/json a value;
//   - by reflection: reflect's Method and MethodByName, text/template, net/rpc.
//
// Therefore, if a type in the bundle implements one of these interfaces, the methods that the interface requires are
// kept, too. The type checker determines whether a type implements an interface. It cannot do this for generic types.
// For an interface of the library, only the names of the methods and the numbers of their parameters and results are
// known. In these cases a type counts as implementing the interface if it has methods with these names and numbers.
// This may keep a method that is not needed, but never drops a method that is needed.

// methodRules contains the types and interfaces in the kept units.
type methodRules struct {
	s       *search
	types   []*keptType
	ifaces  []*types.Interface
	generic []bool              // whether ifaces[i] mentions type parameters
	lib     map[string][]string // the interfaces of the linked standard packages, by their first method
	linked  map[string]bool     // the standard packages whose code may call a method of the program
	seen    map[any]bool        // the types and interfaces that were recorded
	all     bool                // keep all exported methods, because the program may find methods by reflection
}

// A keptType is a named type or a struct type, with its methods.
type keptType struct {
	types.Type
	methods  []*types.Func          // the methods of a pointer to the type
	byKey    map[string]*types.Func // the same methods, by methodKey
	generic  bool                   // the type has type parameters, or they occur in its methods
	promoted []*types.Func          // all methods of embedded fields, even if they are hidden or ambiguous
}

// newMethodRules returns methodRules that know only the interfaces of the language and of packages that register
// themselves. The method see adds the interfaces of the packages that kept units use.
func newMethodRules(s *search) *methodRules {
	m := &methodRules{s: s, seen: map[any]bool{}, lib: map[string][]string{}, linked: map[string]bool{}}
	m.addLib("Error/0/1")  // the predeclared interface error, which belongs to no package
	m.addLib("String/0/1") // a panic prints its value by Error or String

	for _, path := range s.EffectImports() {
		m.link(path)
	}
	return m
}

// link records the interfaces of a standard package and of all packages that it imports, because their code runs in
// the bundle.
func (m *methodRules) link(path string) {
	p := m.s.Std.Package(path)
	if m.linked[path] || p == nil {
		return
	}
	m.linked[path] = true

	// The packages text/template and net/rpc find methods by name at run time.
	m.all = m.all || path == "text/template" || path == "net/rpc"
	for _, set := range p.Interfaces {
		m.addLib(set)
	}
	for _, dep := range p.Imports {
		m.link(dep)
	}
}

// addLib records an interface of the library, in the format of load.StdPackage.
func (m *methodRules) addLib(set string) {

	// Index the interfaces by their first method. Only types that have this method are compared with the
	// interface.
	first, _, _ := strings.Cut(set, " ")
	for _, other := range m.lib[first] {
		if other == set {
			return
		}
	}
	m.lib[first] = append(m.lib[first], set)
}

// countsMethods contains the methods of reflect.Type and reflect.Value that find or count methods.
var countsMethods = map[string]bool{"Method": true, "MethodByName": true, "NumMethod": true, "Methods": true}

// The search calls see for each unit that it has decided to keep. see records the types and interfaces in the unit.
func (m *methodRules) see(u *uses.Unit) {
	// Record the type that the unit declares, and types that its functions declare.
	if t := u.Type(); t != nil {
		m.seeType(t.Type())
	}

	for _, t := range u.Locals {
		m.seeType(t.Type())
	}

	// Record unnamed structs, too, because they may embed types with methods.
	for _, e := range u.Structs {
		if t := u.Pkg.Info.Types[e].Type; t != nil {
			m.seeType(t)
		}
	}

	for _, e := range u.Interfaces {
		m.seeInterface(u.Pkg.Info.Types[e].Type)
	}

	for _, r := range u.Uses {
		m.seeUse(r.Obj)
	}
}

// seeUse links the standard package to which an object belongs, unless the use cannot give the package a value of a
// type in the program. Constants cannot, and neither can functions like json.Valid and http.StatusText, whose
// parameters hold no values of other types.
func (m *methodRules) seeUse(obj types.Object) {
	if obj.Pkg() == nil || m.s.Of[obj] != nil {
		return
	}
	f, isFunc := obj.(*types.Func)
	_, isConst := obj.(*types.Const)
	if isConst || isFunc && !takesValues(f) {
		return
	}
	m.link(obj.Pkg().Path())

	// If the program uses reflection to find methods, any exported method may be called.
	if isFunc && obj.Pkg().Path() == "reflect" && countsMethods[f.Name()] {
		m.all = true
	}
}

// takesValues reports whether a call of f may give it a value with methods of the program: whether f is a method, or
// a parameter may hold such a value.
func takesValues(f *types.Func) bool {
	sig := f.Type().(*types.Signature)
	if sig.Recv() != nil {
		return true
	}
	for i := range sig.Params().Len() {
		if mayHold(sig.Params().At(i).Type(), map[types.Type]bool{}) {
			return true
		}
	}
	return false
}

// mayHold reports whether a value of type t may contain a value of any type, or a function. The map contains the types
// that are being examined, because types can be recursive.
func mayHold(t types.Type, seen map[types.Type]bool) bool {
	if seen[t] {
		return false
	}
	seen[t] = true
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Kind() == types.UnsafePointer
	case *types.Slice:
		return mayHold(u.Elem(), seen)
	case *types.Array:
		return mayHold(u.Elem(), seen)
	case *types.Pointer:
		return mayHold(u.Elem(), seen)
	case *types.Map:
		return mayHold(u.Key(), seen) || mayHold(u.Elem(), seen)
	case *types.Struct:
		for i := range u.NumFields() {
			if mayHold(u.Field(i).Type(), seen) {
				return true
			}
		}
		return false
	}

	// An interface, a function, a channel or a type parameter.
	return true
}

// seeType records a type.
func (m *methodRules) seeType(t types.Type) {
	t = types.Unalias(t)

	// Record each type only once.
	if m.seen[t] {
		return
	}
	m.seen[t] = true

	if types.IsInterface(t) {
		m.seeInterface(t.Underlying())
		return
	}
	if !plain(t) {
		m.types = append(m.types, newKeptType(t))
	}
}

// plain reports whether a quick test shows that neither t nor *t has methods. If the test is not sufficient,
// it returns false.
func plain(t types.Type) bool {
	if named, ok := t.(*types.Named); ok && named.NumMethods() > 0 {
		return false
	}

	// Return false if a field is embedded, because its methods may be promoted.
	st, ok := t.Underlying().(*types.Struct)
	for i := 0; ok && i < st.NumFields(); i++ {
		if st.Field(i).Embedded() {
			return false
		}
	}
	return true
}

// newKeptType returns the record of a type, with its methods.
func newKeptType(t types.Type) *keptType {
	k := &keptType{Type: t, byKey: map[string]*types.Func{}, generic: isGeneric(t)}
	k.methods = methodsOf(types.NewPointer(t))

	// Index the methods by their keys.
	for _, f := range k.methods {
		k.byKey[methodKey(f)] = f
		k.generic = k.generic || hasTypeParams(f.Type())
	}

	// Collect the methods of embedded fields, because they may be promoted.
	if st, ok := t.Underlying().(*types.Struct); ok {
		for i := range st.NumFields() {
			if f := st.Field(i); f.Embedded() {
				k.promoted = append(k.promoted, methodsOf(f.Type())...)
			}
		}
	}
	return k
}

// seeInterface records an interface.
func (m *methodRules) seeInterface(t types.Type) {
	i, ok := t.(*types.Interface)
	if !ok || m.seen[i] || i.NumMethods() == 0 {
		return
	}
	m.seen[i] = true
	m.ifaces = append(m.ifaces, i)

	// Record whether a method mentions type parameters, because the type checker cannot compare such methods.
	generic := false
	for k := 0; k < i.NumMethods(); k++ {
		generic = generic || hasTypeParams(i.Method(k).Type())
	}
	m.generic = append(m.generic, generic)
}

// apply keeps the methods that the rules require. It reports whether it kept new methods.
func (m *methodRules) apply() bool {
	before := len(m.s.why)
	for _, t := range m.types {
		m.applyTo(t)
	}
	return len(m.s.why) > before
}

// applyTo applies the rules to one type.
func (m *methodRules) applyTo(t *keptType) {
	m.hiding(t)

	// Find interfaces of the library by their first method.
	for _, f := range t.methods {
		if m.all && f.Exported() {
			m.keep(f, Dynamic)
		}
		for _, set := range m.lib[methodKey(f)] {
			m.match(t.byKey, strings.Fields(set))
		}
	}

	if len(t.methods) == 0 {
		return
	}
	for i, iface := range m.ifaces {
		// The type checker cannot determine whether a type implements a constraint, or an interface with type
		// parameters. Then only compare the names of methods and their numbers of parameters and results.
		byShape := t.generic || m.generic[i] || !iface.IsMethodSet()
		if byShape || types.Implements(types.NewPointer(t.Type), iface) {
			m.match(t.byKey, keysOf(iface))
		}
	}
}

// match compares the methods of a type with an interface, whose methods have the keys `words`. If the type has a
// method for each key, match keeps these methods.
func (m *methodRules) match(byKey map[string]*types.Func, words []string) {
	for _, w := range words {
		if byKey[w] == nil {
			return
		}
	}
	for _, w := range words {
		m.keep(byKey[w], Dynamic)
	}
}

// keep keeps a method, if it belongs to the program.
func (m *methodRules) keep(f *types.Func, why Reason) {
	m.s.keep(m.s.Of[f.Origin()], why)
}

// hiding keeps methods that prevent a promotion. In the original, a method f of an embedded field is not promoted to
// t if t has a method of the same name, or if another embedded field has one at the same depth. If the bundle
// contains f, the method hiding also keeps the method that prevents the promotion. Without it, f would be promoted to
// t in the bundle.
func (m *methodRules) hiding(t *keptType) {
	for _, f := range t.promoted {
		// Skip dropped methods, which cannot be promoted.
		if !m.stays(f) {
			continue
		}

		if named, ok := t.Type.(*types.Named); ok {
			for i := range named.NumMethods() {
				if named.Method(i).Id() == f.Id() {
					m.keep(named.Method(i), Hiding)
				}
			}
		}

		// Two methods at the same depth make the name ambiguous.
		for _, other := range t.promoted {
			if other != f && other.Id() == f.Id() {
				m.keep(other, Hiding)
			}
		}
	}
}

// stays reports whether a method is part of the bundle.
func (m *methodRules) stays(f *types.Func) bool {
	u := m.s.Of[f.Origin()]
	return u == nil || m.s.why[u] != 0 // nil means a method of the standard library, which is always available
}

// methodsOf returns the methods of t and *t, including promoted methods.
func methodsOf(t types.Type) []*types.Func {
	// Use the pointer type, because its method set includes the methods of the value type.
	if _, isPointer := types.Unalias(t).(*types.Pointer); !isPointer && !types.IsInterface(t) {
		t = types.NewPointer(t)
	}
	set := types.NewMethodSet(t)
	list := make([]*types.Func, set.Len())
	for i := range list {
		list[i] = set.At(i).Obj().(*types.Func)
	}
	return list
}

// methodKey returns the name of a method with its numbers of parameters and results. For an unexported name it
// adds the path of the package, because unexported names of different packages differ.
func methodKey(f *types.Func) string {
	sig := f.Type().(*types.Signature)
	name := f.Name()
	if !token.IsExported(name) {
		name = f.Pkg().Path() + "." + name
	}
	return name + "/" + strconv.Itoa(sig.Params().Len()) + "/" + strconv.Itoa(sig.Results().Len())
}

// keysOf returns the keys of an interface's methods.
func keysOf(i *types.Interface) []string {
	var keys []string
	for k := 0; k < i.NumMethods(); k++ {
		keys = append(keys, methodKey(i.Method(k)))
	}
	return keys
}

// isGeneric reports whether t is declared with type parameters.
func isGeneric(t types.Type) bool {
	named, ok := t.(*types.Named)
	return ok && named.TypeParams().Len() > 0
}

// hasTypeParams reports whether a type parameter occurs in t.
func hasTypeParams(t types.Type) bool {
	return typeParamSearch{}.in(t)
}

// A typeParamSearch contains the types that were searched, because types can be recursive.
type typeParamSearch map[types.Type]bool

// The method `in` reports whether a type parameter occurs in t. It skips types that were searched before.
func (s typeParamSearch) in(t types.Type) bool {
	// Skip a type that was searched before.
	if s[t] {
		return false
	}
	s[t] = true

	switch t := t.(type) {
	case *types.TypeParam:
		return true
	case *types.Named:
		return s.list(t.TypeArgs())
	case *types.Alias:
		return s.in(types.Unalias(t))
	case *types.Signature:
		return s.tuple(t.Params()) || s.tuple(t.Results())
	case *types.Map:
		return s.in(t.Key()) || s.in(t.Elem())

	// This case matches pointers, slices, arrays and channels.
	case interface{ Elem() types.Type }:
		return s.in(t.Elem())
	case *types.Struct:
		for i := 0; i < t.NumFields(); i++ {
			if s.in(t.Field(i).Type()) {
				return true
			}
		}
	case *types.Interface:
		for i := 0; i < t.NumMethods(); i++ {
			if s.in(t.Method(i).Type()) {
				return true
			}
		}
	}
	return false
}

// list reports whether a type parameter occurs in type arguments.
func (s typeParamSearch) list(l *types.TypeList) bool {
	for i := 0; i < l.Len(); i++ {
		if s.in(l.At(i)) {
			return true
		}
	}
	return false
}

// tuple reports whether a type parameter occurs in parameters or results.
func (s typeParamSearch) tuple(t *types.Tuple) bool {
	for i := 0; i < t.Len(); i++ {
		if s.in(t.At(i).Type()) {
			return true
		}
	}
	return false
}
