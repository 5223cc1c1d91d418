package shake

import (
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"oj/tools/bundle/internal/graph"
)

// This file decides which methods stay though nobody names them. A method can
// be called without being named in two ways only:
//
//   - through an interface: one written in the kept source, or one written
//     anywhere in the standard packages that the program imports, directly or
//     not (fmt asks for String, errors.Is for Is);
//   - by reflection: reflect's Method and MethodByName, text/template, net/rpc.
//
// So a method of a kept type stays if the type has all methods of such an
// interface and this is one of them. Where types are not generic the check is
// the type checker's own; otherwise, and for the library's interfaces, equal
// names and equal numbers of parameters and results are enough, which can keep
// a method too many, never one too few.

type methodRules struct {
	s       *search
	types   []*keptType
	ifaces  []*types.Interface
	generic []bool              // whether ifaces[i] mentions type parameters
	lib     map[string][]string // the library's interfaces, by the first of their methods
	seen    map[any]bool        // types and interfaces above
	all     bool                // reflection by name is in use
}

// A keptType is a named type or a struct type, with what it can do.
type keptType struct {
	types.Type
	methods  []*types.Func          // of a pointer to it
	byKey    map[string]*types.Func // the same, see methodKey
	generic  bool                   // whether type parameters are involved
	promoted []*types.Func          // all that could be promoted to it, clashing or not
}

func newMethodRules(s *search) *methodRules {
	m := &methodRules{s: s, seen: map[any]bool{}}
	m.lib = map[string][]string{}
	m.addLib("Error/0/1")
	var imports []string
	for _, p := range s.Packages {
		imports = append(imports, p.StdImports...)
	}
	for _, path := range s.Std.Closure(imports) {
		m.all = m.all || path == "text/template" || path == "net/rpc"
		for _, set := range s.Std.Package(path).Interfaces {
			m.addLib(set)
		}
	}
	return m
}

// addLib notes an interface of the library, given as in load.StdPackage.
func (m *methodRules) addLib(set string) {
	first, _, _ := strings.Cut(set, " ")
	for _, other := range m.lib[first] {
		if other == set {
			return
		}
	}
	m.lib[first] = append(m.lib[first], set)
}

// countsMethods are the methods of reflect.Type and reflect.Value that tell
// which methods a type has.
var countsMethods = map[string]bool{"Method": true, "MethodByName": true, "NumMethod": true, "Methods": true}

// see notes the types and interfaces that a newly kept unit mentions.
func (m *methodRules) see(u *graph.Unit) {
	if t := u.Type(); t != nil {
		m.seeType(t.Type())
	}
	for _, t := range u.Locals {
		m.seeType(t.Type())
	}
	for _, e := range u.Structs {
		if t := u.Pkg.Info.Types[e].Type; t != nil {
			m.seeType(t)
		}
	}
	for _, e := range u.Interfaces {
		m.seeInterface(u.Pkg.Info.Types[e].Type)
	}
	for _, r := range u.Uses {
		f, ok := r.Obj.(*types.Func)
		if ok && f.Pkg() != nil && f.Pkg().Path() == "reflect" && countsMethods[f.Name()] {
			m.all = true
		}
	}
}

func (m *methodRules) seeType(t types.Type) {
	t = types.Unalias(t)
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

// plain says whether it is clear at once that neither t nor *t has a method.
func plain(t types.Type) bool {
	if named, ok := t.(*types.Named); ok && named.NumMethods() > 0 {
		return false
	}
	st, ok := t.Underlying().(*types.Struct)
	for i := 0; ok && i < st.NumFields(); i++ {
		if st.Field(i).Embedded() {
			return false
		}
	}
	return true
}

func newKeptType(t types.Type) *keptType {
	k := &keptType{Type: t, byKey: map[string]*types.Func{}, generic: isGeneric(t)}
	k.methods = methodsOf(types.NewPointer(t))
	for _, f := range k.methods {
		k.byKey[methodKey(f)] = f
		k.generic = k.generic || hasTypeParams(f.Type())
	}
	if st, ok := t.Underlying().(*types.Struct); ok {
		for i := range st.NumFields() {
			if f := st.Field(i); f.Embedded() {
				k.promoted = append(k.promoted, methodsOf(f.Type())...)
			}
		}
	}
	return k
}

func (m *methodRules) seeInterface(t types.Type) {
	i, ok := t.(*types.Interface)
	if !ok || m.seen[i] || i.NumMethods() == 0 {
		return
	}
	m.seen[i] = true
	m.ifaces = append(m.ifaces, i)
	generic := false
	for k := 0; k < i.NumMethods(); k++ {
		generic = generic || hasTypeParams(i.Method(k).Type())
	}
	m.generic = append(m.generic, generic)
}

// apply keeps the methods that the rules ask for and says whether there were any.
func (m *methodRules) apply() bool {
	before := len(m.s.why)
	for _, t := range m.types {
		m.applyTo(t)
	}
	return len(m.s.why) > before
}

func (m *methodRules) applyTo(t *keptType) {
	m.hiding(t)
	for _, f := range t.methods {
		if m.all && f.Exported() {
			m.keep(f, Dynamic)
		}
		for _, set := range m.lib[methodKey(f)] {
			m.match(t.byKey, strings.Fields(set))
		}
	}
	for i, iface := range m.ifaces {
		if len(t.methods) == 0 {
			break
		}
		if t.generic || m.generic[i] || !iface.IsMethodSet() { // no pointer to a type is in a constraint's ~string
			m.match(t.byKey, keysOf(iface))
		} else if types.Implements(types.NewPointer(t.Type), iface) {
			m.match(t.byKey, keysOf(iface))
		}
	}
}

// match keeps the methods in words if the type has all of them.
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

func (m *methodRules) keep(f *types.Func, why Reason) {
	m.s.keep(m.s.Of[f.Origin()], why)
}

// hiding keeps what stops a kept method from being promoted to t: a method of t
// itself of that name, or one at the same depth that makes the name ambiguous.
// Without them the type would get other methods, not fewer.
func (m *methodRules) hiding(t *keptType) {
	for _, f := range t.promoted {
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
		for _, other := range t.promoted {
			if other != f && other.Id() == f.Id() {
				m.keep(other, Hiding)
			}
		}
	}
}

// stays says whether a method is certain to be in the bundle.
func (m *methodRules) stays(f *types.Func) bool {
	u := m.s.Of[f.Origin()]
	return u == nil || m.s.why[u] != 0 // others than ours are not dropped
}

// methodsOf lists the methods of t and *t, promoted ones included.
func methodsOf(t types.Type) []*types.Func {
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

// methodKey is the form in which methods are compared by shape. Unexported
// names belong to their package.
func methodKey(f *types.Func) string {
	sig := f.Type().(*types.Signature)
	name := f.Name()
	if !token.IsExported(name) {
		name = f.Pkg().Path() + "." + name
	}
	return name + "/" + strconv.Itoa(sig.Params().Len()) + "/" + strconv.Itoa(sig.Results().Len())
}

func keysOf(i *types.Interface) []string {
	var keys []string
	for k := 0; k < i.NumMethods(); k++ {
		keys = append(keys, methodKey(i.Method(k)))
	}
	return keys
}

func isGeneric(t types.Type) bool {
	named, ok := t.(*types.Named)
	return ok && named.TypeParams().Len() > 0
}

// hasTypeParams says whether a type parameter occurs in t. The printed form
// cannot be asked, so the type is searched.
func hasTypeParams(t types.Type) bool {
	return typeParamSearch{}.in(t)
}

type typeParamSearch map[types.Type]bool

func (s typeParamSearch) in(t types.Type) bool {
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

func (s typeParamSearch) list(l *types.TypeList) bool {
	for i := 0; i < l.Len(); i++ {
		if s.in(l.At(i)) {
			return true
		}
	}
	return false
}

func (s typeParamSearch) tuple(t *types.Tuple) bool {
	for i := 0; i < t.Len(); i++ {
		if s.in(t.At(i).Type()) {
			return true
		}
	}
	return false
}
