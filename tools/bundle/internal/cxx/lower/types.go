package lower

// This file translates Go types to C++. It orders the definitions of structs and named types so that each type
// is complete where C++ requires it.

import (
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"oj/tools/bundle/internal/cxx/cpp"
	"oj/tools/bundle/internal/cxx/refuse"
)

// A typeDef is the C++ definition of a struct or named type.
type typeDef struct {
	name      string
	typ       types.Type    // the Go type, with concrete type arguments
	structure *types.Struct // nil if the definition is a typedef
	target    types.Type    // the type that a typedef names
	equal     bool          // operator== is used
	hash      bool          // hash_of is used
	state     defState
	early     bool // the struct is used before its definition
	recursive bool // the named type refers to itself, but not through a struct
}

// A defState is the state of a definition while definitions are printed.
type defState int

const (
	notPrinted defState = iota
	beingPrinted
	printed
)

var basicTypes = map[types.BasicKind]string{
	types.Bool: "bool", types.Int: "int64", types.Int8: "int8", types.Int16: "int16", types.Int32: "int32", types.Int64: "int64",
	types.Uint: "uint64", types.Uint8: "uint8", types.Uint16: "uint16", types.Uint32: "uint32", types.Uint64: "uint64", types.Uintptr: "uint64",
	types.Float32: "float32", types.Float64: "float64", types.String: "String",
	types.Complex64: "complex64", types.Complex128: "complex128", types.UntypedComplex: "complex128",
	types.UntypedBool: "bool", types.UntypedInt: "int64", types.UntypedRune: "int32", types.UntypedFloat: "float64", types.UntypedString: "String",
}

// cpp returns the C++ spelling of a type.
func (t *translator) cpp(typ types.Type) cpp.Expr {
	switch u := t.apply(typ).(type) {
	case *types.Basic:
		if s, ok := basicTypes[u.Kind()]; ok {
			return t.library(s)
		}
	case *types.Named:
		return t.cppNamed(u)
	case *types.Pointer:
		return cpp.Pointer(t.cpp(u.Elem()))
	case *types.Slice:
		return t.library("Slice", t.cpp(u.Elem()))
	case *types.Array:
		return t.library("Array", t.cpp(u.Elem()), cpp.Int(u.Len()))
	case *types.Map:
		// A map needs the hash function of its key type.
		t.needHash(u.Key())
		return t.library("Map", t.cpp(u.Key()), t.cpp(u.Elem()))
	case *types.Signature:
		return t.library("Func", t.cppSignature(u))
	case *types.Chan:
		return cpp.Pointer(t.library("Chan", t.cpp(u.Elem())))
	case *types.Interface:
		return t.library("Any")
	case *types.Struct:
		return t.own(t.define(u).name)
	case *types.Tuple:
		return t.cppResults(u)
	}
	panic("type " + typ.String())
}

// cppSignature returns the C++ function type R(A, B).
func (t *translator) cppSignature(sig *types.Signature) cpp.Expr {
	var params []cpp.Expr
	for i := 0; i < sig.Params().Len(); i++ {
		params = append(params, t.cpp(sig.Params().At(i).Type()))
	}
	return cpp.FuncType(t.cppResults(sig.Results()), params...)
}

// cppResults returns the C++ type of the results of a function: void, the type of a single result, or a struct
// of the runtime.
func (t *translator) cppResults(tuple *types.Tuple) cpp.Expr {
	switch tuple.Len() {
	case 0:
		return cpp.Name("void")
	case 1:
		return t.cpp(tuple.At(0).Type())
	}

	// A function with several results returns a struct of the runtime: R2, R3 and so on.
	var list []cpp.Expr
	for i := 0; i < tuple.Len(); i++ {
		list = append(list, t.cpp(tuple.At(i).Type()))
	}
	return t.library(fmt.Sprintf("R%d", tuple.Len()), list...)
}

func (t *translator) cppNamed(u *types.Named) cpp.Expr {
	// The C++ type of every interface type is Any.
	if _, ok := u.Underlying().(*types.Interface); ok {
		return t.library("Any")
	}
	if u.Obj().Pkg() == t.prog.Pkg {
		return t.own(t.define(u).name)
	}

	// For a type of the library, use the runtime's type or, if there is none, its underlying type.
	name := Symbol(u.Obj())

	// A sync.Map has interface values as keys, so it needs their hash function.
	if name == "sync_Map" {
		t.needHash(types.NewInterfaceType(nil, nil))
	}
	if t.rt.Offers(name) {
		var list []cpp.Expr
		for i := 0; i < u.TypeArgs().Len(); i++ {
			list = append(list, t.cpp(u.TypeArgs().At(i)))
		}
		return t.library(name, list...)
	}

	// Refuse a struct, because the runtime does not have its fields. Refuse any other type if the runtime offers no
	// method of it, because fmt might call a method to print a value.
	if _, ok := u.Underlying().(*types.Struct); ok || !t.offersMethods(u) {
		t.missing(u.Obj())
		return cpp.Name("int64")
	}
	return t.cpp(u.Underlying())
}

// offersMethods reports whether the runtime has a method of the library type u, or u has no methods at all.
// If it returns false, fmt would print values of the type by a method that the translated program does not
// have.
func (t *translator) offersMethods(u *types.Named) bool {
	for i := 0; i < u.NumMethods(); i++ {
		if t.rt.Offers(Symbol(u.Method(i))) {
			return true
		}
	}
	return u.NumMethods() == 0
}

// objectOf returns the declared object of a named type. It returns nil for other types.
func objectOf(typ types.Type) types.Object {
	if n, ok := typ.(*types.Named); ok {
		return n.Obj()
	}
	return nil
}

// define returns the definition of a named type or a struct. The first call for a type adds the definition.
func (t *translator) define(typ types.Type) *typeDef {
	key := t.typeKey(typ)
	if d := t.defs[key]; d != nil {
		// If the struct is used before its definition is complete, record that it needs a forward
		// declaration.
		d.early = d.early || t.defining && d.structure != nil && d.state != printed
		return d
	}

	d := &typeDef{typ: typ}

	// Record the definition before its parts, because the type may be recursive.
	t.defs[key] = d
	switch u := typ.(type) {
	case *types.Named:
		// The name of an instance contains the type arguments. A local type gets a unique name.
		switch {
		case t.localKeys[u.Obj()] != "":
			d.name = t.made(t.mangle(u))
		case u.TypeArgs().Len() > 0:
			d.name = t.made(u.Obj().Name() + t.mangleArgs(slices.Collect(u.TypeArgs().Types())...))
		default:
			d.name = t.unique(u.Obj().Name())
		}
		if s, ok := u.Underlying().(*types.Struct); ok {
			d.structure = s
		} else {
			d.target = u.Underlying()
		}
	case *types.Struct:
		d.structure = u
		// If the program imports package context, use the runtime's type for struct{}, because methods of the
		// package have struct{} in their signatures.
		if u.NumFields() == 0 && t.prog.Named.Scope().Lookup("context") != nil {
			d.name = "rt_nothing"
			return d
		}
		d.name = t.made(fmt.Sprintf("Struct%d", len(t.defOrder)+1))
	}

	// Record the name, so that no local variable or field hides it.
	t.typeNames[d.name] = true
	t.defNames[d.name] = true
	t.defOrder = append(t.defOrder, d)
	return d
}

// mangleArgs returns type arguments as a part of a name: "_int_string".
func (t *translator) mangleArgs(args ...types.Type) (s string) {
	for _, arg := range args {
		s += "_" + t.mangle(arg)
	}
	return s
}

// mangle returns a word of at most maxMangled letters that describes a type. Two types may have the same word.
func (t *translator) mangle(typ types.Type) (s string) {
	// The word for a named type is its name. The words for other types consist of the words for their parts.
	switch u := t.apply(typ).(type) {
	case *types.Basic:
		s = u.Name()
	case *types.Named:
		s = strings.TrimRight(clean(u.Obj().Name()), "_") + t.mangleArgs(slices.Collect(u.TypeArgs().Types())...)
		if pkg := u.Obj().Pkg(); pkg != nil && pkg != t.prog.Pkg {
			s = pkg.Name() + "_" + s
		}
	case *types.Pointer:
		s = "p" + t.mangleArgs(u.Elem())
	case *types.Slice:
		s = "s" + t.mangleArgs(u.Elem())
	case *types.Array:
		s = fmt.Sprint(u.Len()) + t.mangleArgs(u.Elem())
	case *types.Map:
		s = "m" + t.mangleArgs(u.Key(), u.Elem())
	case *types.Chan:
		s = "chan" + t.mangleArgs(u.Elem())
	case *types.Signature:
		s = "func"
		for v := range u.Params().Variables() {
			s += t.mangleArgs(v.Type())
		}
		for v := range u.Results().Variables() {
			s += t.mangleArgs(v.Type())
		}
	case *types.Struct:
		s = "struct"
		for f := range u.Fields() {
			if !f.Embedded() {
				s += "_" + clean(f.Name())
			}
			s += t.mangleArgs(f.Type())
		}
	case *types.Interface:
		s = "interface"
		if types.Universe.Lookup("any").Type().Underlying() == u {
			s = "any"
		}
	}

	// Cut the word, because longer words are not more readable.
	return s[:min(len(s), maxMangled)]
}

// maxMangled keeps the names of deeply nested types readable.
const maxMangled = 40

// structOf returns the struct type that underlies typ, or nil.
func structOf(typ types.Type) *types.Struct {
	s, _ := typ.Underlying().(*types.Struct)
	return s
}

// needEqual records that values of the type are compared by ==. It requests the operators == that the comparison
// needs, from the runtime and for structs of the program.
func (t *translator) needEqual(typ types.Type) {
	typ = t.apply(typ)
	switch u := typ.Underlying().(type) {
	case *types.Basic:
		// Numbers and booleans can be compared without a function of the runtime.
		if u.Info()&types.IsString != 0 {
			t.use("needs_string_equal")
		}
	case *types.Array:
		t.use("needs_array_equal")
		t.needEqual(u.Elem())
	case *types.Interface:
		t.use("any_equal")
	case *types.Struct:

		// The runtime contains the comparison for structs of the library.
		if named, ok := typ.(*types.Named); ok && named.Obj().Pkg() != t.prog.Pkg {
			if named.Obj().Name() == "Time" {
				t.use("needs_time_equal")
			}
			return
		}
		d := t.define(typ)

		if d.equal {
			return
		}
		d.equal = true
		for i := 0; i < u.NumFields(); i++ {
			t.needEqual(u.Field(i).Type())
		}
	}
}

// needOrder records that values of the type are compared by op, such as <.
func (t *translator) needOrder(typ types.Type, op token.Token) {
	switch {
	case basicInfo(t.apply(typ))&types.IsString == 0:
	case op == token.LSS:
		t.use("needs_string_less")
	default:
		t.use("needs_string_order")
	}
}

// needOperators requests the operators and hash functions that a generic function of the library needs for values of
// its type arguments.
func (t *translator) needOperators(fn *types.Func, args []types.Type) {
	// If the function uses values of a type argument as keys of a map, this type needs a hash function.
	params := fn.Type().(*types.Signature).TypeParams()
	if does, _ := t.prog.Declared(fn); does.Hashes > 0 {
		t.needHash(args[does.Hashes-1])
	}

	// A function of the library for comparable types compares values by ==. In the runtime it may also use != and <.
	for i := 0; i < params.Len() && i < len(args); i++ {
		if params.At(i).Constraint().Underlying().(*types.Interface).IsComparable() {
			t.needEqual(args[i])
			t.use("needs_string_unequal")
			t.needOrder(args[i], token.LSS)
		}
	}
}

// needHash records that values of the type are map keys, and requests their hash functions.
func (t *translator) needHash(typ types.Type) {
	typ = t.apply(typ)

	// A hash table also compares keys by ==.
	t.needEqual(typ)

	switch u := typ.Underlying().(type) {
	case *types.Basic:
		// Each kind of basic type has its own hash function; all integers share one, also with pointers.
		kind := strings.TrimRight(u.Name(), "0123456789")
		if u.Info()&(types.IsFloat|types.IsComplex|types.IsString) == 0 {
			kind = "number"
		}
		t.use("needs_hash_of_" + kind)
	case *types.Pointer, *types.Chan:
		t.use("needs_hash_of_number")
	case *types.Array:
		t.needHash(u.Elem())
	case *types.Interface:
		t.use("any_hash")

	case *types.Struct:
		if named, ok := typ.(*types.Named); ok && named.Obj().Pkg() != t.prog.Pkg {
			return
		}
		d := t.define(typ)
		if d.hash {
			return
		}
		d.hash = true
		t.use("rt_mix2")
		for i := 0; i < u.NumFields(); i++ {
			t.needHash(u.Field(i).Type())
		}
	}
}

// definitions returns the definitions of all types, with their operators.
func (t *translator) definitions() []cpp.Node {
	// The list t.defOrder may grow during the loop, because translating the parts of a type may define more
	// types.
	for i := 0; i < len(t.defOrder); i++ {
		t.spellParts(t.defOrder[i])
	}

	// A struct that is used before it is complete needs a forward declaration. While t.defining is true, the method
	// t.define marks such structs (field early).
	t.defining = true
	nodes := t.capture(func() {
		for _, d := range t.defOrder {
			t.addDef(d)
		}
	})
	t.defining = false

	// A forward declaration contains only the name.
	var forward []cpp.Node
	for _, d := range t.defOrder {
		if d.early {
			forward = append(forward, cpp.Forward(d.name))
		}
	}
	return slices.Concat(forward, nodes, t.capture(t.addOperators))
}

// addOperators adds the comparisons and hash functions of structs. It declares all of them before it defines
// the first one, because a struct may contain other structs.
func (t *translator) addOperators() {
	// The function `each` calls f for all structs that `which` accepts. Other types need no operators.
	each := func(which func(*typeDef) bool, f func(*typeDef)) {
		for _, d := range t.defOrder {
			if d.structure != nil && which(d) {
				f(d)
			}
		}
	}
	equal := func(d *typeDef) bool { return d.equal }
	hash := func(d *typeDef) bool { return d.hash }

	each(equal, func(d *typeDef) { t.add(cpp.Proto(d.operator("==", d.operands("", ""), nil))) })

	// The functions hash_of of the program's structs would hide those of the runtime, so add a using
	// declaration.
	if slices.ContainsFunc(t.defOrder, hash) {
		t.add(cpp.Using("hash_of"))
	}
	each(hash, func(d *typeDef) { t.add(cpp.Proto(d.hasher(d.operands(""), nil))) })

	each(equal, t.addEqual)
	each(hash, t.addHash)
}

// spellParts translates the types of d's parts, in order to add the definitions of the types that occur in
// them.
func (t *translator) spellParts(d *typeDef) {
	if d.structure == nil {
		t.cpp(d.target)
		return
	}
	for i := 0; i < d.structure.NumFields(); i++ {
		t.cpp(d.structure.Field(i).Type())
	}
}

// addDef adds a definition, after the definitions that it requires.
func (t *translator) addDef(d *typeDef) {
	if d.state != notPrinted {
		// A named type that is reached again while it is being printed is recursive.
		if d.state == beingPrinted && d.structure == nil {
			d.recursive = true
		}
		return
	}
	d.state = beingPrinted

	if d.structure != nil {
		for i := 0; i < d.structure.NumFields(); i++ {
			f := d.structure.Field(i).Type()
			t.addMentioned(f)
			t.addComplete(f)
		}
		d.state = printed
		t.addStruct(d)
		return
	}

	// A typedef comes after the types to which it refers.
	t.addMentioned(d.target)
	d.state = printed
	target := t.cpp(d.target)
	_, pointer := d.target.Underlying().(*types.Pointer)
	_, channel := d.target.Underlying().(*types.Chan) // a channel is a pointer in C++

	// A recursive slice or map becomes a class that is derived from the runtime's class Slice or Map. For a
	// recursive pointer or channel this is impossible, because C++ cannot derive a class from a pointer.
	if (pointer || channel) && d.recursive {
		t.pos = d.typ.(*types.Named).Obj().Pos()
		t.refuse(refuse.PointerLoop, d.name)
	}

	// A typedef cannot refer to itself, but a class can.
	if d.recursive {
		t.add(cpp.Derived{Name: d.name, Base: target})
		return
	}
	t.add(t.noted(objectOf(d.typ), cpp.Typedef{Type: target, Name: d.name})...)
}

// addStruct adds the definition of a struct. The types of its fields must be complete.
func (t *translator) addStruct(d *typeDef) {
	// If a field has the name of a type, the type must be qualified with its namespace inside the struct.
	for i := 0; i < d.structure.NumFields(); i++ {
		name := fieldName(d.structure, i)
		t.qualified = t.qualified || t.defNames[name] || t.rt.Offers(name)
	}

	body := t.capture(func() {
		for i := 0; i < d.structure.NumFields(); i++ {
			f := d.structure.Field(i)
			t.add(t.noted(f.Origin(), cpp.Decl{Type: t.cpp(f.Type()), Name: fieldName(d.structure, i)})...)
		}

		// If the struct contains no pointers, mark it, so that the garbage collector does not search it for
		// pointers.
		if t.pointerFree(d.structure) && d.structure.NumFields() > 0 {
			t.add(cpp.Typedef{Type: cpp.Name("void"), Name: "NoPointers"})
		}
	})
	t.qualified = false
	t.add(t.noted(objectOf(d.typ), cpp.Struct{Name: d.name, Body: body})...)
}

// own returns the type of the program with this name. If necessary, it adds the namespace.
func (t *translator) own(name string) cpp.Expr {
	if t.qualified && !t.rt.Offers(name) {
		return cpp.Scoped(cpp.Name("prog"), cpp.Name(name))
	}
	return cpp.Name(name)
}

// library returns the type of the runtime with this name and these template arguments. If necessary, it adds
// the namespace.
func (t *translator) library(name string, args ...cpp.Expr) cpp.Expr {
	typ := cpp.Expr(cpp.Name(name))
	if len(args) > 0 {
		typ = cpp.Template(name, args...)
	}
	if t.qualified && t.rt.Offers(name) {
		return cpp.Scoped(nil, typ)
	}
	return typ
}

// pointerFree reports whether values of the type contain no pointers.
func (t *translator) pointerFree(typ types.Type) bool {
	switch u := t.apply(typ).Underlying().(type) {
	// Strings are excluded, because a string points to its bytes.
	case *types.Basic:
		return u.Info()&types.IsString == 0 && u.Kind() != types.UnsafePointer
	case *types.Array:
		return t.pointerFree(u.Elem())
	case *types.Struct:
		if named, ok := t.apply(typ).(*types.Named); ok && named.Obj().Pkg() != t.prog.Pkg {
			return false
		}
		for i := 0; i < u.NumFields(); i++ {
			if !t.pointerFree(u.Field(i).Type()) {
				return false
			}
		}
		return true
	}
	return false
}

// addMentioned adds the definitions of the named types that occur in typ.
func (t *translator) addMentioned(typ types.Type) {
	walkNamed(typ, map[types.Type]bool{}, func(n *types.Named) {
		if d := t.defs[t.typeKey(n)]; d != nil && d.structure == nil {
			t.addDef(d)
		}
	})
}

// addComplete adds the definitions of the structs inside a value of the type, because C++ must know their size.
func (t *translator) addComplete(typ types.Type) {
	switch u := typ.Underlying().(type) {
	case *types.Struct:
		if d := t.defs[t.typeKey(types.Unalias(typ))]; d != nil {
			t.addDef(d)
		}
	case *types.Array:
		t.addComplete(u.Elem())
	}
}

// operands returns parameters with these names for d's operators. The names begin with rt_. No name of the program
// begins with rt_, so the parameters hide no type.
func (d *typeDef) operands(names ...string) []cpp.Param {
	var list []cpp.Param
	for _, name := range names {
		list = append(list, cpp.Param{Type: cpp.Ref(cpp.Const(cpp.Name(d.name))), Name: name})
	}
	return list
}

// operator returns one of d's comparisons.
func (d *typeDef) operator(op string, params []cpp.Param, result cpp.Expr) cpp.Func {
	return cpp.Func{Specifier: "inline", Result: cpp.Name("bool"), Name: "operator" + op, Params: params,
		Body: []cpp.Node{cpp.Return{X: result}}, Short: true}
}

// hasher returns d's hash function.
func (d *typeDef) hasher(params []cpp.Param, result cpp.Expr) cpp.Func {
	return cpp.Func{Specifier: "inline", Result: cpp.Name("uint64"), Name: "hash_of", Params: params,
		Body: []cpp.Node{cpp.Return{X: result}}, Short: true}
}

// fields lists the C++ names of the fields of a struct that are not blank.
func (d *typeDef) fields() []string {
	var list []string
	for i := 0; i < d.structure.NumFields(); i++ {
		if d.structure.Field(i).Name() != "_" {
			list = append(list, fieldName(d.structure, i))
		}
	}
	return list
}

// addEqual adds the comparisons of a struct.
func (t *translator) addEqual(d *typeDef) {
	a, b := cpp.Name("rt_a"), cpp.Name("rt_b")
	var parts []cpp.Expr

	// The operator == ignores blank fields.
	for _, name := range d.fields() {
		parts = append(parts, cpp.Binary("==", cpp.Member(a, name), cpp.Member(b, name)))
	}

	// All values of a struct without fields are equal. The parameters are unused and have no names, because
	// compilers warn about unused names.
	if len(parts) == 0 {
		none := d.operands("", "")
		t.add(d.operator("==", none, cpp.Bool(true)), d.operator("!=", none, cpp.Bool(false)))
		return
	}

	params := d.operands("rt_a", "rt_b")
	unequal := cpp.Unary("!", cpp.Binary("==", a, b))
	t.add(d.operator("==", params, cpp.Join("&&", parts)), d.operator("!=", params, unequal))
}

// addHash adds the hash function of a struct.
func (t *translator) addHash(d *typeDef) {

	// If the struct has no fields, the parameter is unused and needs no name.
	param := ""
	hash := cpp.Int(1)
	for _, name := range d.fields() {
		param = "rt_a"
		part := cpp.Call("hash_of", cpp.Member(cpp.Name("rt_a"), name))
		hash = cpp.Call("rt_mix2", hash, part)
	}
	t.add(d.hasher(d.operands(param), hash))
}

// zero returns the C++ expression for the zero value of a type.
func (t *translator) zero(typ types.Type) cpp.Expr {
	switch u := t.apply(typ).Underlying().(type) {
	// The zero value of a number or boolean is a literal.
	case *types.Basic:
		switch {
		case u.Info()&types.IsBoolean != 0:
			return cpp.Bool(false)
		case u.Info()&(types.IsInteger|types.IsFloat) != 0:
			return cpp.Int(0)
		}
	case *types.Pointer, *types.Chan:
		return cpp.Name("nullptr")
	}
	return cpp.Apply(t.cpp(typ))
}
