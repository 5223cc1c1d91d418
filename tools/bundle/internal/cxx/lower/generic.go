package lower

// This file puts concrete types for type parameters. A function or type is
// translated once for every list of type arguments that is reached.

import (
	"fmt"
	"go/types"
	"strings"
)

// subst maps the type parameters in force to the types of the instance.
type subst map[*types.TypeParam]types.Type

// apply gives typ with all type parameters replaced, aliases resolved.
func (t *translator) apply(typ types.Type) types.Type {
	typ = types.Unalias(typ)
	if len(t.env) == 0 {
		return typ
	}
	switch u := typ.(type) {
	case *types.TypeParam:
		if to, ok := t.env[u]; ok {
			return to
		}
		return typ
	case *types.Named:
		return t.applyNamed(u)
	case *types.Pointer:
		return types.NewPointer(t.apply(u.Elem()))
	case *types.Slice:
		return types.NewSlice(t.apply(u.Elem()))
	case *types.Array:
		return types.NewArray(t.apply(u.Elem()), u.Len())
	case *types.Map:
		return types.NewMap(t.apply(u.Key()), t.apply(u.Elem()))
	case *types.Chan:
		return types.NewChan(u.Dir(), t.apply(u.Elem()))
	case *types.Signature:
		return types.NewSignatureType(nil, nil, nil, t.applyTuple(u.Params()), t.applyTuple(u.Results()), u.Variadic())
	case *types.Struct:
		return t.applyStruct(u)
	case *types.Interface:
		return t.applyInterface(u)
	}
	return typ
}

func (t *translator) applyNamed(u *types.Named) types.Type {
	args := u.TypeArgs()
	inst := types.Type(u)
	list := make([]types.Type, args.Len())
	for i := range list {
		list[i] = t.apply(args.At(i))
	}
	if len(list) > 0 {
		var err error
		if inst, err = types.Instantiate(t.context, u.Origin(), list, false); err != nil {
			return u
		}
	}
	if around := t.around(u.Obj()); len(around) > 0 {
		return t.instanceOfLocal(inst.(*types.Named), around, list)
	}
	return inst
}

// around gives the type arguments in force of the generic function that declares a type; none for other types.
func (t *translator) around(obj *types.TypeName) []types.Type {
	args := make([]types.Type, len(t.env))
	for p, arg := range t.env {
		if t.localKeys[obj] != "" || p.Obj().Parent() == nil || !p.Obj().Parent().Contains(obj.Pos()) {
			return nil
		}
		args[p.Index()] = arg
	}
	return args
}

// instanceOfLocal gives the type that a type of a generic function is where these are the function's arguments, and list
// its own. Each instance of the function has one of its own, which fmt names by the arguments.
func (t *translator) instanceOfLocal(u *types.Named, around, list []types.Type) types.Type {
	names, key := []string{}, fmt.Sprint(u.Obj().Pos())
	for _, arg := range around {
		names, key = append(names, t.goName(arg)), key+","+t.typeKey(arg)
	}
	name, own := strings.Join(names, ","), []string{}
	for _, arg := range list {
		own, key = append(own, t.goName(arg)), key+";"+t.typeKey(arg)
	}
	if len(own) > 0 {
		name += ";" + strings.Join(own, ",")
	}
	if made := t.localTypes[key]; made != nil {
		return made
	}
	obj := types.NewTypeName(u.Obj().Pos(), u.Obj().Pkg(), u.Obj().Name()+"["+name+"]", nil)
	made := types.NewNamed(obj, nil, nil)
	t.localTypes[key], t.localKeys[obj] = made, key // before what refers to it
	made.SetUnderlying(t.apply(u.Underlying()))
	return made
}

func (t *translator) applyTuple(tuple *types.Tuple) *types.Tuple {
	vars := make([]*types.Var, tuple.Len())
	for i := range vars {
		v := tuple.At(i)
		vars[i] = types.NewVar(v.Pos(), v.Pkg(), v.Name(), t.apply(v.Type()))
	}
	return types.NewTuple(vars...)
}

func (t *translator) applyStruct(u *types.Struct) types.Type {
	fields := make([]*types.Var, u.NumFields())
	tags := make([]string, u.NumFields())
	for i := range fields {
		f := u.Field(i)
		fields[i] = types.NewField(f.Pos(), f.Pkg(), f.Name(), t.apply(f.Type()), f.Embedded())
		tags[i] = u.Tag(i)
	}
	return types.NewStruct(fields, tags)
}

func (t *translator) applyInterface(u *types.Interface) types.Type {
	if u.NumMethods() == 0 {
		return u
	}
	methods := make([]*types.Func, u.NumMethods())
	for i := range methods {
		m := u.Method(i)
		methods[i] = types.NewFunc(m.Pos(), m.Pkg(), m.Name(), t.apply(m.Type()).(*types.Signature))
	}
	return types.NewInterfaceType(methods, nil).Complete()
}

// typeKey gives equal strings for identical types and no others.
func (t *translator) typeKey(typ types.Type) string {
	return t.goName(typ) + t.localMark(typ)
}

// localMark tells apart types of one name declared in different functions.
func (t *translator) localMark(typ types.Type) string {
	var b strings.Builder
	walkNamed(typ, map[types.Type]bool{}, func(n *types.Named) {
		b.WriteString(t.localKeys[n.Obj()])
		if obj := n.Obj(); obj.Pkg() == t.prog.Pkg && obj.Parent() != t.prog.Pkg.Scope() && obj.Parent() != nil {
			b.WriteString(t.prog.Fset.Position(obj.Pos()).String())
		}
	})
	return b.String()
}

// walkNamed calls f for the named types that typ is written with.
func walkNamed(typ types.Type, seen map[types.Type]bool, f func(*types.Named)) {
	typ = types.Unalias(typ)
	if seen[typ] {
		return
	}
	seen[typ] = true
	walkTuple := func(tuple *types.Tuple) {
		for i := 0; i < tuple.Len(); i++ {
			walkNamed(tuple.At(i).Type(), seen, f)
		}
	}
	switch u := typ.(type) {
	case *types.Named:
		f(u)
		for i := 0; i < u.TypeArgs().Len(); i++ {
			walkNamed(u.TypeArgs().At(i), seen, f)
		}
	case *types.Pointer:
		walkNamed(u.Elem(), seen, f)
	case *types.Slice:
		walkNamed(u.Elem(), seen, f)
	case *types.Array:
		walkNamed(u.Elem(), seen, f)
	case *types.Chan:
		walkNamed(u.Elem(), seen, f)
	case *types.Map:
		walkNamed(u.Key(), seen, f)
		walkNamed(u.Elem(), seen, f)
	case *types.Signature:
		walkTuple(u.Params())
		walkTuple(u.Results())
	case *types.Struct:
		for i := 0; i < u.NumFields(); i++ {
			walkNamed(u.Field(i).Type(), seen, f)
		}
	}
}
