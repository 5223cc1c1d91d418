package lower

// This file generates type descriptors and method tables for the types whose values are put into interfaces.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"

	"oj/tools/bundle/internal/cxx/cpp"
	"oj/tools/bundle/internal/cxx/link"
	"oj/tools/bundle/internal/cxx/refuse"
)

// A descriptor is the run-time description of a type.
type descriptor struct {
	name    string
	stem    string // the name without the prefix T_
	typ     types.Type
	methods map[string]string // maps selectors to the functions in the method table
	library bool              // the runtime defines the descriptor
}

// desc returns the name of the descriptor of a type. The first call for a type adds the descriptor.
func (t *translator) desc(typ types.Type) cpp.Name {
	typ = t.apply(typ)

	// The runtime defines the descriptors of the basic types.
	if b, ok := typ.(*types.Basic); ok {
		name := "T_" + types.Default(b).(*types.Basic).Name()

		switch name {
		case "T_byte":
			name = "T_uint8"
		case "T_rune":
			name = "T_int32"
		}
		t.use(name)
		t.noteComplex(b)
		return cpp.Name(name)
	}

	key := t.typeKey(typ)
	if d := t.descs[key]; d != nil {
		return cpp.Name(d.name)
	}

	d := &descriptor{typ: typ, methods: map[string]string{}, library: true}

	// If the runtime has a descriptor for the type, such as one of its own error types, use it. Otherwise the
	// name of the descriptor contains the name of the type.
	if d.stem = t.libraryDesc(typ); d.stem == "" {
		d.library = false
		stem := clean(t.mangle(typ)) // two types may have the same stem
		d.stem = stem
		for i := 2; t.globalNames["T_"+d.stem] || t.rt.Offers("T_"+d.stem); i++ {
			d.stem = fmt.Sprintf("%s_%d", stem, i)
		}
	}

	d.name = "T_" + d.stem
	t.globalNames[d.name] = true
	t.descs[key] = d
	t.descOrder = append(t.descOrder, d)

	// A descriptor needs the definition of its type, and sometimes the descriptors of the types of elements
	// and fields.
	t.noteKind(typ)
	t.cpp(typ)

	// errors.As compares errors with the type to which its target points, so this type needs a descriptor,
	// too.
	if p, ok := typ.Underlying().(*types.Pointer); ok && t.asTargets[key] {
		t.desc(p.Elem())
	} else if t.fullDescs {
		t.descParts(typ)
	}

	// If the program compares interface values, values of this type may be among them.
	if t.comparesAny && types.Comparable(typ) {
		t.needEqual(typ)
	}
	return cpp.Name(d.name)
}

// libraryDesc returns the stem of the descriptor that the runtime defines for a type of the library. It returns
// "" if there is none.
func (t *translator) libraryDesc(typ types.Type) string {
	stem := ""

	// The runtime also defines descriptors of pointers to types of the library.
	if p, ok := typ.(*types.Pointer); ok {
		stem, typ = "p_", t.apply(p.Elem())
	}
	n, ok := typ.(*types.Named)
	if !ok || n.Obj().Pkg() == nil || n.Obj().Pkg() == t.prog.Pkg || !t.rt.Offers("T_"+stem+Symbol(n.Obj())) {
		return ""
	}
	return stem + Symbol(n.Obj())
}

// descParts adds the descriptors of the type's parts: its elements, keys and fields.
func (t *translator) descParts(typ types.Type) {
	switch u := typ.Underlying().(type) {
	case *types.Basic:
		t.noteComplex(u)
	case *types.Pointer:
		t.desc(u.Elem())
	case *types.Slice:
		t.desc(u.Elem())
	case *types.Array:
		t.desc(u.Elem())
	case *types.Map:
		t.desc(u.Key())
		t.desc(u.Elem())
	case *types.Struct:
		// Skip structs of the library: the runtime defines them with other fields than Go, so Go's fields
		// need no descriptors.
		if t.foreign(typ) {
			return
		}
		for i := 0; i < u.NumFields(); i++ {
			t.desc(u.Field(i).Type())
		}
	}
}

// noteTarget records the type of the target in a call of errors.As. The target is the argument with the given
// number. The runtime compares the type to which the target points with the types of errors. If the target is
// an interface value, its type is unknown, so the descriptors of all types must contain the descriptors of
// their parts.
func (t *translator) noteTarget(x *ast.CallExpr, number int) {
	if t.hasTuple(x) || types.IsInterface(t.typeOf(x.Args[number-1])) {
		t.use("rt_deep_types")
		return
	}
	t.asTargets[t.typeKey(t.typeOf(x.Args[number-1]))] = true
}

// libraryPart returns a struct of the library that values of the type contain, or nil.
func (t *translator) libraryPart(typ types.Type, seen map[string]bool) types.Type {
	typ = t.apply(typ)
	key := t.typeKey(typ)

	// Visit a recursive type only once.
	if seen[key] {
		return nil
	}
	seen[key] = true

	switch u := typ.Underlying().(type) {
	case interface{ Elem() types.Type }:
		return t.libraryPart(u.Elem(), seen)
	case *types.Struct:
		if n, ok := typ.(*types.Named); ok && n.Obj().Pkg() != t.prog.Pkg {
			return typ
		}
		for i := 0; i < u.NumFields(); i++ {
			if found := t.libraryPart(u.Field(i).Type(), seen); found != nil {
				return found
			}
		}
	}
	return nil
}

// checkDeepEqual refuses comparisons of structs of the library, because the runtime's structs have other
// fields.
func (t *translator) checkDeepEqual(x *ast.CallExpr) {
	for _, a := range x.Args {
		found := t.libraryPart(t.typeOf(a), map[string]bool{})
		if found != nil && found.String() != "time.Time" {
			t.refuse(refuse.DeepEqual, found.String())
		}
	}
}

// deepenDescs adds descriptors of elements and fields to the descriptors, if the selected pieces of the
// runtime need them.
func (t *translator) deepenDescs(chosen link.Selection) {
	// These pieces of the runtime read the parts of values.
	readsParts := chosen.Needs("rt_fmt") || chosen.Needs("rt_any_slice") || chosen.Needs("rt_any_target") || chosen.Needs("rt_deep_types")
	if readsParts && !t.fullDescs {
		t.fullDescs = true
		for i := 0; i < len(t.descOrder); i++ { // descParts appends to descOrder
			t.descParts(t.descOrder[i].typ)
		}
	}

	// If the runtime compares interface values, these values may have any type with a descriptor, so each
	// comparable type needs its operator ==.
	if chosen.Needs("any_equal") && !t.comparesAny {
		t.comparesAny = true
		for _, d := range t.descOrder {
			if types.Comparable(d.typ) {
				t.needEqual(d.typ)
			}
		}
	}
}

// noteComplex requests the parts of the runtime that handle complex numbers in interfaces.
func (t *translator) noteComplex(b *types.Basic) {
	if b.Info()&types.IsComplex != 0 {
		t.use("KindComplex128")
	}
}

// foreign reports whether a type is a struct of the library. The translator does not know its fields, because
// the runtime's fields differ from Go's. For big.Int, foreign returns false.
func (t *translator) foreign(typ types.Type) bool {
	n, ok := typ.(*types.Named)
	return ok && n.Obj().Pkg() != nil && n.Obj().Pkg() != t.prog.Pkg && structOf(n) != nil && types.TypeString(n, nil) != "math/big.Int"
}

// describe returns all descriptors and their method tables.
func (t *translator) describe() []cpp.Node {
	var decls, nodes []cpp.Node
	for _, d := range t.descOrder {
		// The keys of a map may be interfaces, and these may contain values of this type, so request a hash
		// function.
		if types.Comparable(d.typ) && t.extraWords["any_hash"] {
			t.needHash(d.typ)
		}

		// Descriptors may refer to each other, so declare all of them first.
		if !d.library && (t.fullDescs || len(t.asTargets) > 0) {
			decls = append(decls, cpp.Decl{Specifier: "extern", Type: cpp.Name("Type"), Name: d.name})
		}

		if !d.library {
			nodes = append(nodes, t.describeType(d)...)
		}

		for _, sel := range slices.Sorted(maps.Keys(d.methods)) {
			args := []cpp.Expr{cpp.Name(d.name), cpp.Name(sel), cpp.Name(d.methods[sel])}
			nodes = append(nodes, cpp.Decl{Specifier: "static", Type: cpp.Name("rt_method"), Name: d.name + "_" + sel, Args: args})
		}
	}
	return append(decls, nodes...)
}

// basicName returns the name of a basic type. For byte and rune it returns uint8 and int32.
func basicName(b *types.Basic) string {
	switch b.Kind() {
	case types.Uint8:
		return "uint8"
	case types.Int32:
		return "int32"
	}
	return b.Name()
}

// kindName returns the runtime's name for the kind of a basic type.
func kindName(b *types.Basic) string {
	name := basicName(b)
	return "Kind" + strings.ToUpper(name[:1]) + name[1:]
}

// describeType returns the nodes of one descriptor. For a struct, the table of its fields comes first.
func (t *translator) describeType(d *descriptor) (nodes []cpp.Node) {
	name := cpp.CText(t.goName(d.typ))
	typ := t.cpp(d.typ)

	// If a type is not comparable, the runtime panics when it compares values of this type.
	maker := "rt_plain_type"
	if types.Comparable(d.typ) {
		maker = "rt_basic"
	}
	plain := func(maker, kind string) cpp.Expr {
		return cpp.Apply(cpp.Template(maker, typ), name, cpp.Name(kind))
	}

	// If t.fullDescs is not set, no code reads the parts of a type, so the descriptor omits them.
	var value cpp.Expr
	switch u := d.typ.Underlying().(type) {
	case *types.Basic:
		value = plain("rt_basic", kindName(u))
	case *types.Pointer:
		// If no code of the runtime reads the descriptor of the element, omit it.
		if !t.fullDescs && !t.asTargets[t.typeKey(d.typ)] {
			value = cpp.Apply(cpp.Template("rt_pointer", t.cpp(u.Elem())), name)
			break
		}
		value = cpp.Apply(cpp.Template("rt_ptr_type", t.cpp(u.Elem())), name, cpp.Address(t.desc(u.Elem())))

	case *types.Slice:
		value = plain(maker, "KindSlice")
		if t.fullDescs {
			value = cpp.Apply(cpp.Template("rt_slice_type", t.cpp(u.Elem())), name, cpp.Address(t.desc(u.Elem())))
		}

	case *types.Array:
		value = plain(maker, "KindArray")
		if t.fullDescs {
			value = cpp.Call("rt_with", value, cpp.Address(t.desc(u.Elem())), cpp.Int(u.Len()))
		}

	case *types.Map:
		value = plain(maker, "KindMap")
		if !t.fullDescs {
			break
		}
		mapType := cpp.Template("rt_map_type", t.cpp(u.Key()), t.cpp(u.Elem()))
		value = cpp.Apply(mapType, name, cpp.Address(t.desc(u.Key())), cpp.Address(t.desc(u.Elem())))

		// A recursive map type is a C++ class of its own. Interface values must contain an object of this
		// class, not of Map.
		if def := t.defs[t.typeKey(d.typ)]; def != nil && def.recursive {
			value = cpp.Apply(cpp.Template("rt_boxed_as", typ), value)
		}

	case *types.Signature:
		value = plain(maker, "KindFunc")

	// In C++, a channel is a pointer to an object of the runtime.
	case *types.Chan:
		value = plain(maker, "KindPtr")
	case *types.Interface:
		value = cpp.Apply(cpp.Template("rt_basic", cpp.Name("Any")), name, cpp.Name("KindInterface"))
	case *types.Struct:
		nodes, value = t.structDesc(d, u, name, typ, maker)
	}
	return append(nodes, cpp.Decl{Type: cpp.Name("Type"), Name: d.name, Value: value})
}

// structDesc returns the table of a struct's fields and the initialiser of its descriptor.
func (t *translator) structDesc(d *descriptor, u *types.Struct, name, typ cpp.Expr, maker string) (nodes []cpp.Node, value cpp.Expr) {
	// The runtime does not compare structs of the library, except for time.Time.
	if t.foreign(d.typ) && types.TypeString(d.typ, nil) != "time.Time" {
		maker = "rt_plain_type"
	}
	value = cpp.Apply(cpp.Template(maker, typ), name, cpp.Name("KindStruct"))
	if u.NumFields() == 0 || t.foreign(d.typ) || !t.fullDescs {
		return nil, value
	}

	fields := "F_" + d.stem
	var rows [][]cpp.Expr
	for i := 0; i < u.NumFields(); i++ {
		f := u.Field(i)
		offset := cpp.Call("int64", cpp.Call("offsetof", typ, cpp.Name(fieldName(u, i))))
		rows = append(rows, []cpp.Expr{cpp.CText(f.Name()), cpp.Address(t.desc(f.Type())), offset, cpp.Bool(f.Exported())})
	}

	// The table comes before the descriptor, which points to it.
	table := cpp.Decl{Specifier: "static const", Type: cpp.Name("Field"), Name: fields, Array: true, Value: cpp.Table(rows)}
	nodes = []cpp.Node{table}
	return nodes, cpp.Call("rt_fields", value, cpp.Name(fields))
}

// goName returns the name of a type as %T prints it.
func (t *translator) goName(typ types.Type) string {
	switch u := t.apply(typ).(type) {
	case *types.Basic:
		return basicName(types.Default(u).(*types.Basic))
	case *types.Named:
		return t.goNamed(u, func(p *types.Package) string { return p.Name() })
	case *types.Pointer:
		return "*" + t.goName(u.Elem())
	case *types.Slice:
		return "[]" + t.goName(u.Elem())
	case *types.Array:
		return fmt.Sprintf("[%d]%s", u.Len(), t.goName(u.Elem()))
	case *types.Map:
		return "map[" + t.goName(u.Key()) + "]" + t.goName(u.Elem())
	case *types.Signature:
		return "func" + t.goSignature(u)
	case *types.Chan:
		return goDirection(u.Dir()) + t.goName(u.Elem())
	case *types.Interface:
		return t.goInterface(u)
	case *types.Struct:
		return t.goStruct(u)
	}
	return "?"
}

// goDirection returns the start of a channel type's name.
func goDirection(dir types.ChanDir) string {
	switch dir {
	case types.SendOnly:
		return "chan<- "
	case types.RecvOnly:
		return "<-chan "
	}
	return "chan "
}

// goNamed returns the name of a named type as %T prints it.
func (t *translator) goNamed(u *types.Named, qualifier types.Qualifier) string {
	s := u.Obj().Name()

	// If the type belongs to a library package that was inlined into the program, qualify its name with that
	// package.
	if name := t.prog.Library(u.Obj().Pos()); name != "" && u.Obj().Pkg() == t.prog.Pkg {
		s = name + "." + strings.TrimPrefix(s, name)
	} else if u.Obj().Pkg() != nil {
		s = qualifier(u.Obj().Pkg()) + "." + s
	}

	// fmt prints type arguments without spaces.
	var args []string
	for i := 0; i < u.TypeArgs().Len(); i++ {
		args = append(args, t.goName(u.TypeArgs().At(i)))
	}
	if len(args) > 0 {
		s += "[" + strings.Join(args, ",") + "]"
	}
	return s
}

// goSignature returns the parameters and results of a function type as %T prints them.
func (t *translator) goSignature(u *types.Signature) string {
	list := func(tuple *types.Tuple, variadic bool) string {
		var parts []string
		for i := 0; i < tuple.Len(); i++ {
			// The last parameter of a variadic function is printed with three dots.
			if s, ok := tuple.At(i).Type().Underlying().(*types.Slice); ok && variadic && i == tuple.Len()-1 {
				parts = append(parts, "..."+t.goName(s.Elem()))
				continue
			}
			parts = append(parts, t.goName(tuple.At(i).Type()))
		}
		return strings.Join(parts, ", ")
	}

	s := "(" + list(u.Params(), u.Variadic()) + ")"
	results := list(u.Results(), false)

	// A single result is printed without parentheses.
	switch u.Results().Len() {
	case 0:
		return s
	case 1:
		return s + " " + results
	default:
		return s + " (" + results + ")"
	}
}

// goInterface returns the text that %T prints for an unnamed interface type.
func (t *translator) goInterface(u *types.Interface) string {
	// fmt prints a space between the braces of the empty interface.
	if u.NumMethods() == 0 {
		return "interface {}"
	}
	var parts []string
	for i := 0; i < u.NumMethods(); i++ {
		m := u.Method(i)
		name := m.Name()
		// Unexported methods of two packages are different, even if their names are equal, so print the
		// package's name.
		if !m.Exported() && m.Pkg() != nil {
			name = m.Pkg().Name() + "." + name
		}
		parts = append(parts, name+t.goSignature(m.Type().(*types.Signature)))
	}

	return "interface { " + strings.Join(parts, "; ") + " }"
}

// goStruct returns the text that %T prints for an unnamed struct type.
func (t *translator) goStruct(u *types.Struct) string {
	var parts []string
	for i := 0; i < u.NumFields(); i++ {
		s := t.goName(u.Field(i).Type())

		// Print the name of a field unless the field is embedded.
		if !u.Field(i).Embedded() {
			s = u.Field(i).Name() + " " + s
		}

		if u.Tag(i) != "" {
			s += fmt.Sprintf(" %q", u.Tag(i))
		}

		parts = append(parts, s)
	}

	// fmt prints no blanks in an empty struct type.
	if len(parts) == 0 {
		return "struct {}"
	}
	return "struct { " + strings.Join(parts, "; ") + " }"
}

// wellKnown contains the signatures of the methods that the runtime itself calls through method tables.
var wellKnown = map[string]string{
	"Format": "func(fmt.State, rune)", "Width": "func() (int, bool)", "Precision": "func() (int, bool)", "Flag": "func(int) bool",
	"Error": "func() string", "String": "func() string", "GoString": "func() string",
	"Read": "func([]byte) (int, error)", "Write": "func([]byte) (int, error)",
	"ReadByte": "func() (byte, error)", "ReadRune": "func() (rune, int, error)", "UnreadByte": "func() error", "UnreadRune": "func() error",
	"WriteByte": "func(byte) error", "WriteString": "func(string) (int, error)",
	"Len": "func() int", "Less": "func(int, int) bool", "Swap": "func(int, int)", "Push": "func(any)", "Pop": "func() any",
	"Name": "func() string", "Size": "func() int64", "Mode": "func() fs.FileMode", "IsDir": "func() bool",
	"Int63": "func() int64", "Uint64": "func() uint64", "Seed": "func(int64)",
	"Done": "func() <-chan struct {}", "Err": "func() error", "Deadline": "func() (time.Time, bool)", "Value": "func(any) any",
	"Kind": "func() reflect.Kind", "Lock": "func()", "Unlock": "func()", "Unwrap": "func() error", unwrapList: "func() []error", "Is": "func(error) bool", "As": "func(any) bool",
}

// unwrapList is the selector of the method Unwrap() []error.
const unwrapList = "Unwrap_list"

// wellKnownSignature returns the signature in wellKnown for a name. It returns nil if the program does not import the
// types in the signature, because then no method has this signature.
func (t *translator) wellKnownSignature(name string) *types.Signature {
	tv, _ := types.Eval(t.prog.Fset, t.prog.Named, token.NoPos, wellKnown[name])
	sig, _ := tv.Type.(*types.Signature)
	return sig
}

// selector returns the C++ constant that identifies a method in method tables. The first call for a method adds
// the constant.
func (t *translator) selector(name string, sig *types.Signature) string {
	key := name + " " + t.typeKey(sig)
	if s, ok := t.selectors[key]; ok {
		return s
	}

	// The runtime calls some methods by constants such as Sel_String. A method with the same name and another
	// signature needs another constant.
	s := "Sel_" + clean(name)
	if known := t.wellKnownSignature(name); wellKnown[name] != "" && (known == nil || !types.Identical(known, sig)) {
		s += "_own"
	}
	if name == "Unwrap" && types.Identical(t.wellKnownSignature(unwrapList), sig) {
		s = "Sel_" + unwrapList
	}

	// If another method has the same name and a different signature, append a number.
	for i := 2; t.globalNames[s]; i++ {
		s = fmt.Sprintf("Sel_%s_%d", clean(name), i)
	}
	t.globalNames[s] = true
	t.selectors[key] = s
	return s
}

// fillTables adds each method that a call through an interface may reach to the method table of its type. It
// reports whether it added a method to a table.
func (t *translator) fillTables() bool {
	// Choose the pieces of the runtime that the program needs so far. The words for the program's verbs are
	// included, because the runtime calls the method GoString for the verb %#v.
	words := append(t.words(), t.prog.VerbWords(t.directFormats)...)
	chosen := t.rt.Choose(words)
	t.byDescriptors = t.byDescriptors || chosen.Needs("rt_fmt")
	t.deepenDescs(chosen)

	// The runtime itself calls the methods in wellKnown, even if no call of the program needs their
	// selectors.
	for name := range wellKnown {
		sel := "Sel_" + name

		// Add the selector, so that types which implement the method have it in their tables.
		if !t.globalNames[sel] && slices.Contains(chosen.Selectors, sel) {
			t.globalNames[sel] = true
			if sig := t.wellKnownSignature(name); sig != nil {
				method := strings.TrimSuffix(name, "_list")
				t.selectors[method+" "+t.typeKey(sig)] = sel
			}
		}
	}

	added := false
	for i := 0; i < len(t.descOrder); i++ {
		// Use an index, because thunk, which is called below, may append to descOrder.
		d := t.descOrder[i]

		// An interface type is never the dynamic type of a value, but errors.As needs the list of its methods.
		if iface, ok := d.typ.Underlying().(*types.Interface); ok {
			added = t.requireMethods(d, iface) || added
			continue
		}

		set := types.NewMethodSet(d.typ)
		for j := 0; j < set.Len(); j++ {
			fn := set.At(j).Obj().(*types.Func)

			sig := t.apply(fn.Type()).(*types.Signature)
			sel, ok := t.selectors[fn.Name()+" "+t.typeKey(sig)]

			// Skip the method if no call through an interface uses it, or if the table contains it already.
			if !ok || d.methods[sel] != "" {
				continue
			}
			if thunk := t.thunk(d, set.At(j), sig); thunk != "" {
				d.methods[sel] = thunk
				added = true
			}
		}
	}
	return added
}

// requireMethods adds an entry to the table of an interface type for each method that errors.As must find in
// another type. It returns true if it added an entry.
func (t *translator) requireMethods(d *descriptor, iface *types.Interface) bool {
	target := t.asTargets[t.typeKey(types.NewPointer(d.typ))] || t.extraWords["rt_deep_types"]
	if !target || d.library {
		return false
	}

	added := false
	sels, _ := t.selectorsOf(iface)
	for _, sel := range sels {
		name := string(sel.(cpp.Name))
		if d.methods[name] == "" {
			d.methods[name] = "rt_required"
			added = true
		}
	}
	return added
}

// thunk adds the function for an entry of a method table and returns its name. The function's first parameter
// is the data word of the interface value. If the runtime does not have the method, thunk returns "".
func (t *translator) thunk(d *descriptor, sel *types.Selection, sig *types.Signature) string {
	fn := sel.Obj().(*types.Func)

	// If the runtime does not have the method, no call can reach it.
	if fn.Pkg() != t.prog.Pkg && !types.IsInterface(fn.Signature().Recv().Type()) && !t.rt.Offers(Symbol(fn)) {
		return ""
	}

	// If fmt calls one of these methods, the runtime needs additional code, which handles panics of the
	// method.
	switch fn.Name() {
	case "Error", "String", "GoString", "Format":
		t.use("rt_user_methods")
	}

	name := t.made(d.stem + "_" + fn.Name() + "_i")
	params, args := t.paramList(sig)
	recv := cpp.Apply(cpp.Template("rt_word", t.cpp(d.typ)), cpp.Name("w"))

	// The data word is the receiver, or points to it.
	t.use("rt_word")

	// A pointer in an interface may be nil. If the method has a value receiver, the call must panic then.
	var call cpp.Expr
	if t.names["boxed "+t.typeKey(d.typ)] != "" {
		recv = t.wrapped(recv, d.typ, sel.Index(), fn)
	}
	t.early(func() { call = t.callMethod(recv, d.typ, sel.Index(), fn, args, false) })

	def := cpp.Func{
		Specifier: "static",
		Result:    t.cppResults(sig.Results()),
		Name:      name,
		Params:    append([]cpp.Param{{Type: cpp.Name("Word"), Name: "w"}}, params...),
		Body:      returning(sig, call),
		Short:     true,
	}
	t.thunks = append(t.thunks, def)
	t.finished(def)
	return name
}
