package lower

// This file replaces type parameters by concrete types. A generic function or type is translated once for each
// list of type arguments that the program uses.

import (
	"fmt"
	"go/types"
	"slices"
	"strings"
)

// A subst maps type parameters to the type arguments of the current instance.
type subst map[*types.TypeParam]types.Type

// apply returns typ with all type parameters replaced and aliases resolved.
func (t *translator) apply(typ types.Type) types.Type {
	typ = types.Unalias(typ)

	// Without type parameters there is nothing to replace.
	if len(t.env) == 0 {
		return typ
	}

	switch u := typ.(type) {
	case *types.TypeParam:
		// Type parameters of other functions stay unchanged.
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
		// Because of t.context, Instantiate returns the same instance for the same type arguments.
		inst, _ = types.Instantiate(t.context, u.Origin(), list, false)
	}

	// A type declared in a generic function also depends on the function's type arguments.
	if around := t.around(u.Obj()); len(around) > 0 {
		return t.instanceOfLocal(inst.(*types.Named), around, list)
	}
	return inst
}

// If the type obj is declared in a generic function, around returns the type arguments with which the
// function is being translated. Otherwise it returns nil.
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

// instanceOfLocal returns an instance of u, a type that is declared in a generic function. The parameter `around`
// contains the type arguments of the function, and `list` contains the type arguments of u. Each instance of the
// function has its own type. fmt prints the type arguments as part of the type's name.
func (t *translator) instanceOfLocal(u *types.Named, around, list []types.Type) types.Type {
	// Both the name that fmt prints and the key of the instance contain all type arguments.
	names := []string{}
	key := fmt.Sprint(u.Obj().Pos())
	for _, arg := range around {
		names = append(names, t.goName(arg))
		key += "," + t.typeKey(arg)
	}

	own := []string{}
	for _, arg := range list {
		own = append(own, t.goName(arg))
		key += ";" + t.typeKey(arg)
	}

	name := strings.Join(names, ",")
	if len(own) > 0 {
		name += ";" + strings.Join(own, ",")
	}
	if made := t.localTypes[key]; made != nil {
		return made
	}

	obj := types.NewTypeName(u.Obj().Pos(), u.Obj().Pkg(), u.Obj().Name()+"["+name+"]", nil)
	made := types.NewNamed(obj, nil, nil)

	// Record the type before its underlying type is created, which may refer to the type itself.
	t.localTypes[key] = made
	t.localKeys[obj] = key
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

// typeKey returns a string that is equal for two types if and only if they are identical.
func (t *translator) typeKey(typ types.Type) string {
	typ = t.apply(typ)
	name := t.goName(typ)

	// Several types may have the same name, such as local types of two functions, so the key also contains a
	// number.
	i := slices.IndexFunc(t.keyed[name], func(other types.Type) bool { return types.Identical(typ, other) })
	if i < 0 {
		i = len(t.keyed[name])
		t.keyed[name] = append(t.keyed[name], typ)
	}
	return fmt.Sprint(name, " ", i)
}

// walkNamed calls f for each named type that occurs in typ.
func walkNamed(typ types.Type, seen map[types.Type]bool, f func(*types.Named)) {
	typ = types.Unalias(typ)

	// Visit each type only once, because types may be recursive.
	if seen[typ] {
		return
	}
	seen[typ] = true

	switch u := typ.(type) {
	case *types.Named:
		f(u)
		for arg := range u.TypeArgs().Types() {
			walkNamed(arg, seen, f)
		}
	case *types.Map:
		walkNamed(u.Key(), seen, f)
		walkNamed(u.Elem(), seen, f)

	// This case matches pointers, slices, arrays and channels.
	case interface{ Elem() types.Type }:
		walkNamed(u.Elem(), seen, f)
	case *types.Signature:
		walkNamed(u.Params(), seen, f)
		walkNamed(u.Results(), seen, f)
	case *types.Tuple:
		for v := range u.Variables() {
			walkNamed(v.Type(), seen, f)
		}
	case *types.Struct:
		for v := range u.Fields() {
			walkNamed(v.Type(), seen, f)
		}
	}
}
