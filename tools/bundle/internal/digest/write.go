package digest

import (
	"encoding/binary"
	"fmt"
	"go/constant"
	"go/types"
)

// This file makes the data.

type writer struct {
	buf     []byte
	numbers map[types.Object]int
	objects []types.Object // by number; those at the end are still to be written
	pkgs    map[*types.Package]int
	list    []*types.Package
	params  map[*types.TypeParam]int // those in sight
	hidden  map[string]*types.Named  // what stands for unexported parts, by type
	private map[string]bool          // unexported methods that an interface has, by Id
}

// Write gives the digest of complete packages, each given once, and of what they
// refer to. Its error names what the format does not know.
func Write(pkgs []*types.Package) (data []byte, err error) {
	w := &writer{
		numbers: map[types.Object]int{}, pkgs: map[*types.Package]int{},
		hidden: map[string]*types.Named{}, private: map[string]bool{},
	}
	defer func() {
		if u, ok := recover().(unknown); ok {
			err = u
		}
	}()
	exported := make([][]int, len(pkgs))
	for i, p := range pkgs {
		w.pkg(p)
		for _, name := range p.Scope().Names() {
			if o := p.Scope().Lookup(name); o.Exported() {
				exported[i] = append(exported[i], w.number(o))
			}
		}
	}
	var places []int
	for i := 0; i < len(w.objects); i++ {
		places = append(places, len(w.buf))
		w.object(w.objects[i])
	}
	records := w.buf
	w.buf = nil
	w.head(exported, places)
	return append(w.buf, records...), nil
}

// unknown is the panic of what the format has no room for.
type unknown struct{ error }

func (w *writer) head(exported [][]int, places []int) {
	for _, p := range w.list[:len(exported)] {
		for _, q := range p.Imports() {
			w.pkg(q)
		}
	}
	w.int(len(w.list))
	for i, p := range w.list {
		w.string(p.Path())
		w.string(p.Name())
		if i >= len(exported) {
			w.int(0)
			continue
		}
		w.int(1 + len(exported[i]))
		for _, n := range exported[i] {
			w.int(n)
		}
		w.int(len(p.Imports()))
		for _, q := range p.Imports() {
			w.int(w.pkg(q))
		}
	}
	w.int(len(places))
	for _, at := range places {
		w.buf = binary.LittleEndian.AppendUint32(w.buf, uint32(at))
	}
}

func (w *writer) int(n int)       { w.buf = binary.AppendUvarint(w.buf, uint64(n)) }
func (w *writer) string(s string) { w.int(len(s)); w.buf = append(w.buf, s...) }

func (w *writer) bool(b bool) {
	if b {
		w.int(1)
	} else {
		w.int(0)
	}
}

// number is the object's; the first who asks has it written.
func (w *writer) number(o types.Object) int {
	n, ok := w.numbers[o]
	if !ok {
		n = len(w.objects)
		w.numbers[o] = n
		w.objects = append(w.objects, o)
	}
	return n
}

func (w *writer) pkg(p *types.Package) int {
	n, ok := w.pkgs[p]
	if !ok {
		n = len(w.list)
		w.pkgs[p] = n
		w.list = append(w.list, p)
		w.notePrivate(p)
	}
	return n
}

// notePrivate notes the unexported methods of the package's interfaces: only
// those can matter to a program.
func (w *writer) notePrivate(p *types.Package) {
	for _, name := range p.Scope().Names() {
		if i, ok := p.Scope().Lookup(name).Type().Underlying().(*types.Interface); ok {
			for k := range i.NumMethods() {
				w.private[i.Method(k).Id()] = true
			}
		}
	}
}

// object writes one record.
func (w *writer) object(o types.Object) {
	w.params = map[*types.TypeParam]int{}
	switch o := o.(type) {
	case *types.Const:
		w.start(constRecord, o)
		w.typ(o.Type())
		w.constant(o.Val())
	case *types.Var:
		w.start(varRecord, o)
		w.typ(o.Type())
	case *types.Func:
		w.start(funcRecord, o)
		sig := o.Signature()
		w.declare(sig.TypeParams())
		w.signature(sig)
	case *types.TypeName:
		if alias, ok := o.Type().(*types.Alias); ok {
			w.start(aliasRecord, o)
			w.declare(alias.TypeParams())
			w.typ(alias.Rhs())
			return
		}
		w.start(typeRecord, o)
		w.named(o.Type().(*types.Named))
	default:
		panic(unknown{fmt.Errorf("digest: object %v", o)})
	}
}

func (w *writer) start(record int, o types.Object) {
	w.int(record)
	w.int(w.pkg(o.Pkg()))
	w.string(o.Name())
}

// declare writes type parameters and brings them into sight.
func (w *writer) declare(list *types.TypeParamList) {
	w.int(list.Len())
	for i := range list.Len() {
		w.params[list.At(i)] = len(w.params)
		w.string(list.At(i).Obj().Name())
	}
	for i := range list.Len() {
		if i > 0 && list.At(i).Constraint() == list.At(i-1).Constraint() {
			w.int(sameType)
			continue
		}
		w.typ(list.At(i).Constraint())
	}
}

func (w *writer) named(t *types.Named) {
	w.declare(t.TypeParams())
	w.typ(w.open(t))
	var methods []*types.Func
	for i := range t.NumMethods() {
		if m := t.Method(i); m.Exported() || w.private[m.Id()] {
			methods = append(methods, m)
		}
	}
	w.int(len(methods))
	for _, m := range methods {
		sig := m.Signature()
		_, pointer := types.Unalias(sig.Recv().Type()).(*types.Pointer)
		w.params = map[*types.TypeParam]int{}
		w.string(m.Name())
		w.bool(pointer)
		w.declare(sig.RecvTypeParams())
		w.signature(sig)
	}
}

// open is what t looks like from outside: a struct's unexported fields are
// hidden. Those of generic types are left, since they can tell one instance
// from another.
func (w *writer) open(t *types.Named) types.Type {
	s, ok := t.Underlying().(*types.Struct)
	if !ok || t.TypeParams().Len() > 0 {
		return t.Underlying()
	}
	return w.hideFields(s, func(f *types.Var) bool { return !f.Exported() && !f.Embedded() })
}

func (w *writer) hideFields(s *types.Struct, secret func(*types.Var) bool) types.Type {
	var fields []*types.Var
	var tags []string
	for i := range s.NumFields() {
		f := s.Field(i)
		if secret(f) {
			f = types.NewField(f.Pos(), f.Pkg(), f.Name(), w.hide(f.Type()), f.Embedded())
		}
		fields = append(fields, f)
		tags = append(tags, s.Tag(i))
	}
	return types.NewStruct(fields, tags)
}

// hide gives a type of the size and comparability of t that leads nowhere. Two
// types that differ are hidden by types that differ.
func (w *writer) hide(t types.Type) types.Type {
	switch u := t.(type) {
	case *types.Basic:
		return u
	case *types.Pointer, *types.Chan:
		return types.NewPointer(w.stranger(t, types.NewStruct(nil, nil)))
	case *types.Slice:
		return types.NewSlice(w.stranger(t, types.NewStruct(nil, nil)))
	case *types.Map, *types.Signature:
		return types.NewMap(types.Typ[types.Bool], w.stranger(t, types.NewStruct(nil, nil)))
	case *types.Array:
		return types.NewArray(w.hide(u.Elem()), u.Len())
	case *types.Struct:
		return w.hideFields(u, func(*types.Var) bool { return true })
	case *types.Interface:
		return w.stranger(t, types.NewInterfaceType(nil, nil))
	}
	return w.stranger(t, w.hide(t.Underlying()))
}

// stranger is a named type that stands for t alone.
func (w *writer) stranger(t, underlying types.Type) *types.Named {
	key := types.TypeString(t, nil)
	if w.hidden[key] == nil {
		name := types.NewTypeName(0, w.list[0], fmt.Sprintf("hidden%d", len(w.hidden)), nil)
		w.hidden[key] = types.NewNamed(name, underlying.Underlying(), nil)
	}
	return w.hidden[key]
}

// typ writes a type.
func (w *writer) typ(t types.Type) {
	switch t := t.(type) {
	case *types.Basic:
		if t.Name() == "byte" || t.Name() == "rune" {
			w.int(universeType)
			w.string(t.Name())
			return
		}
		w.int(basicType)
		w.int(int(t.Kind()))
	case *types.Named:
		w.reference(t.Obj(), t.TypeArgs())
	case *types.Alias:
		w.reference(t.Obj(), t.TypeArgs())
	case *types.TypeParam:
		n, ok := w.params[t]
		if !ok {
			panic(unknown{fmt.Errorf("digest: type parameter %v out of sight", t)})
		}
		w.int(paramType)
		w.int(n)
	case *types.Pointer:
		w.int(pointerType)
		w.typ(t.Elem())
	case *types.Slice:
		w.int(sliceType)
		w.typ(t.Elem())
	case *types.Array:
		w.int(arrayType)
		w.int(int(t.Len()))
		w.typ(t.Elem())
	case *types.Map:
		w.int(mapType)
		w.typ(t.Key())
		w.typ(t.Elem())
	case *types.Chan:
		w.int(chanType)
		w.int(int(t.Dir()))
		w.typ(t.Elem())
	case *types.Signature:
		w.int(signatureType)
		w.signature(t)
	case *types.Struct:
		w.structure(t)
	case *types.Interface:
		w.iface(t)
	case *types.Union:
		w.int(unionType)
		w.int(t.Len())
		for i := range t.Len() {
			w.bool(t.Term(i).Tilde())
			w.typ(t.Term(i).Type())
		}
	default:
		panic(unknown{fmt.Errorf("digest: type %v", t)})
	}
}

// reference writes the name of a type.
func (w *writer) reference(o *types.TypeName, args *types.TypeList) {
	if o.Pkg() == nil {
		w.int(universeType)
		w.string(o.Name())
		return
	}
	w.int(namedType)
	w.int(w.number(o))
	w.int(args.Len())
	for i := range args.Len() {
		w.typ(args.At(i))
	}
}

// signature writes parameters and results.
func (w *writer) signature(s *types.Signature) {
	w.bool(s.Variadic())
	for _, tuple := range []*types.Tuple{s.Params(), s.Results()} {
		w.int(tuple.Len())
		for i := range tuple.Len() {
			w.string(tuple.At(i).Name())
			w.typ(tuple.At(i).Type())
		}
	}
}

func (w *writer) structure(t *types.Struct) {
	w.int(structType)
	w.int(t.NumFields())
	if t.NumFields() > 0 {
		w.int(w.pkg(t.Field(0).Pkg()))
	}
	for i := range t.NumFields() {
		f := t.Field(i)
		w.string(f.Name())
		w.bool(f.Embedded())
		w.typ(f.Type())
		w.string(t.Tag(i))
	}
}

func (w *writer) iface(t *types.Interface) {
	if t == types.Universe.Lookup("any").Type().Underlying() {
		w.int(universeType)
		w.string("any")
		return
	}
	w.int(interfaceType)
	w.bool(t.IsImplicit())
	w.int(t.NumExplicitMethods())
	if t.NumExplicitMethods() > 0 {
		w.int(w.pkg(t.ExplicitMethod(0).Pkg()))
	}
	for i := range t.NumExplicitMethods() {
		w.string(t.ExplicitMethod(i).Name())
		w.signature(t.ExplicitMethod(i).Signature())
	}
	w.int(t.NumEmbeddeds())
	for i := range t.NumEmbeddeds() {
		w.typ(t.EmbeddedType(i))
	}
}

func (w *writer) constant(v constant.Value) {
	switch v.Kind() {
	case constant.Bool:
		w.int(boolConst)
		w.bool(constant.BoolVal(v))
	case constant.String:
		w.int(stringConst)
		w.string(constant.StringVal(v))
	case constant.Int:
		if n, ok := constant.Int64Val(v); ok {
			w.int(intConst)
			w.buf = binary.AppendVarint(w.buf, n)
			return
		}
		w.int(bigConst)
		w.string(v.ExactString())
	case constant.Float:
		w.int(ratioConst)
		w.string(constant.Num(v).ExactString())
		w.string(constant.Denom(v).ExactString())
	default:
		panic(unknown{fmt.Errorf("digest: constant %v", v)})
	}
}
