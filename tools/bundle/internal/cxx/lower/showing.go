package lower

// This file prints composite operands: structs, pointers to structs, maps, and lists of composite elements. For
// each type and verb it generates a C++ function that writes one value, so the program needs no description of
// the type at run time.
//
// The descriptor of a type also refers to such a function, which prints the values of the type in interfaces. But if
// some call needs fmt's general printing, which can print any value, the general printing prints all values in
// interfaces, and descriptors refer to no functions. Whether a call needs the general printing is known only after
// the translation of all calls. If some call needs it, dropShowers removes the functions that are then superfluous.

import (
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"oj/tools/bundle/internal/cxx/cpp"
)

// compositeOperand prints an operand by a generated function, if possible.
func (t *translator) compositeOperand(p part, typ types.Type, v verb) (part, bool) {
	if v.starWid || v.starPrec || !t.showable(typ, v, map[types.Type]bool{}) {
		return part{}, false
	}

	p.shown = typ
	p.verb = v
	p.wrap = func(o operand) cpp.Expr { return cpp.Call("rt_by", o.value, o.shower) }
	return p, true
}

// isBigInt reports whether the type is *big.Int.
func (t *translator) isBigInt(typ types.Type) bool {
	p, ok := types.Unalias(typ).(*types.Pointer)
	return ok && types.TypeString(p.Elem(), nil) == "math/big.Int"
}

// inside returns the verb with which the elements of a value are printed if the value is printed with v.
func (v verb) inside() verb {
	v.inner = true
	return v
}

// field returns the verb with which a field is printed if the struct is printed with v.
func (v verb) field(f *types.Var) verb {
	v.inner = true
	v.closed = v.closed || !f.Exported()
	return v
}

// showable reports whether a generated function can print a composite value with the verb. `seen` contains the
// enclosing types.
func (t *translator) showable(typ types.Type, v verb, seen map[types.Type]bool) bool {
	// The type contains itself, and this call is for the inner occurrence. Return true: the outer call examines the
	// other parts of the type.
	if seen[typ] {
		return true
	}
	seen[typ] = true
	defer delete(seen, typ)

	// parts reports whether elements of this type can be printed.
	parts := func(elem types.Type, v verb) bool {
		elem = t.apply(elem)

		// A composite element is printed by a generated function, too.
		if t.plainComposite(elem, v) {
			return t.showable(elem, v, seen)
		}
		_, ok := t.printedType(elem, v)
		return ok
	}

	switch u := typ.Underlying().(type) {
	case *types.Struct:
		for i := 0; i < u.NumFields(); i++ {
			// In the runtime, structs of the library have different fields than in Go.
			if t.foreign(typ) || !parts(u.Field(i).Type(), v.field(u.Field(i))) {
				return false
			}
		}
		return !t.foreign(typ)
	case *types.Slice:
		// Bytes that are printed as text are not printed one by one, so no function for lists can print them.
		return !t.bytesAsText(u.Elem(), v) && parts(u.Elem(), v.inside())
	case *types.Array:
		return !t.bytesAsText(u.Elem(), v) && parts(u.Elem(), v.inside())
	case *types.Map:
		// The keys must be sortable, because fmt prints maps in sorted order.
		return t.sortsSimply(u.Key()) && parts(u.Key(), v.inside()) && parts(u.Elem(), v.inside())
	case *types.Pointer:
		// A pointer inside a value is printed as an address, which the runtime supports only for a %v without
		// width, precision and zeros.
		if v.char != 'v' || v.hasWid || v.hasPrec || v.zero {
			return false
		}
		return v.inner || isComposite(u.Elem()) && parts(u.Elem(), v.inside())
	}
	return false
}

// plainComposite reports whether a composite value is printed by its parts, not by a method.
func (t *translator) plainComposite(typ types.Type, v verb) bool {
	// A *big.Int is printed by a method, and with some verbs bytes are printed as text.
	if s, ok := typ.Underlying().(*types.Slice); t.isBigInt(typ) && !v.closed || ok && t.bytesAsText(s.Elem(), v) {
		return false
	}
	_, pointer := typ.Underlying().(*types.Pointer)
	if !pointer && !isComposite(typ) {
		return false
	}
	asksMethod := !v.closed && strings.ContainsRune("vsxXq", v.char)
	return !asksMethod || printMethod(typ) == nil
}

// isComposite reports whether fmt prints a pointer to the type as & followed by the value.
func isComposite(typ types.Type) bool {
	switch typ.Underlying().(type) {
	case *types.Struct, *types.Slice, *types.Array, *types.Map:
		return true
	}
	return false
}

// bytesAsText reports whether the verb prints a list with elements of this type as one string.
func (t *translator) bytesAsText(elem types.Type, v verb) bool {
	return strings.ContainsRune("sqxX", v.char) && t.bitSize(elem) == 8 && basicInfo(elem)&types.IsUnsigned != 0
}

// sortsSimply reports whether C++'s operator < sorts map keys of this type in fmt's order.
func (t *translator) sortsSimply(key types.Type) bool {
	return basicInfo(t.apply(key))&(types.IsInteger|types.IsString) != 0
}

// shower returns the name of the function that prints values of the type with the verb. The first call
// generates the function.
func (t *translator) shower(typ types.Type, v verb) cpp.Expr {
	typ = t.apply(typ)
	key := fmt.Sprintf("show %s %v", t.typeKey(typ), v)

	// If the body of the function is just being generated, the function calls itself, perhaps through other
	// functions. The code of these other functions comes first, so the function needs a prototype.
	if name, ok := t.names[key]; ok {
		if at := slices.Index(t.showing, name); at >= 0 && at < len(t.showing)-1 {
			t.showsItself[name] = true
		}
		return cpp.Name(name)
	}

	// Simple values need no generated function, because a template of the runtime prints them.
	if p, ok := t.printedType(typ, v); ok && p.wrap == nil {
		// Request the pieces of the runtime that this template needs for values of the type.
		for _, s := range p.needs {
			t.use(s)
		}
		return cpp.Template("rt_show_item", t.cpp(typ))
	}

	name := t.made("show_" + t.mangle(typ))

	// Record the name before the body is generated, because the body may call the function.
	t.names[key] = name
	t.isShower[name] = true
	def := cpp.Func{
		Specifier: "static",
		Result:    cpp.Name("void"),
		Name:      name,
		Params:    showerParams("rt_b", t.cpp(typ), "rt_v"),
	}

	// The translation of the body appends the functions that the new function calls to t.thunks. So `first` is the
	// index of the first of these functions.
	first := len(t.thunks)
	t.showing = append(t.showing, name)
	def.Body = t.capture(func() { t.early(func() { t.showBody(typ, v) }) })
	t.showing = t.showing[:len(t.showing)-1]

	// Declare the new function before the functions that it calls, because they also call it.
	if t.showsItself[name] {
		t.thunks = slices.Insert(t.thunks, first, cpp.Node(cpp.Proto(def)))
	}
	t.thunks = append(t.thunks, def)
	t.finished(def)
	return cpp.Name(name)
}

// showerParams returns the parameters of a function that prints a value into a buffer.
func showerParams(buffer string, typ cpp.Expr, value string) []cpp.Param {
	return []cpp.Param{
		{Type: cpp.Ref(cpp.Name("rt_buf")), Name: buffer},
		{Type: cpp.ConstRef(typ), Name: value},
	}
}

// showBody adds the statements that write a value of the type with the verb.
func (t *translator) showBody(typ types.Type, v verb) {
	buffer := cpp.Name("rt_b")
	value := cpp.Name("rt_v")

	// If a method prints the value, or if the value is not composite, print it as a printing call would print
	// it.
	if p, ok := t.printedType(typ, v); !t.plainComposite(typ, v) && ok {
		p.value = value
		t.addPieces([]part{p})
		return
	}

	inner := v.inside()
	switch u := typ.Underlying().(type) {
	case *types.Struct:
		t.showFields(u, v)
	case *types.Slice:
		show := t.shower(u.Elem(), inner)
		t.add(cpp.Call("rt_show_items", buffer, cpp.Member(value, "p"), cpp.Member(value, "n"), show))
	case *types.Array:
		show := t.shower(u.Elem(), inner)
		t.add(cpp.Call("rt_show_items", buffer, cpp.Member(value, "a"), cpp.Int(u.Len()), show))
	case *types.Map:
		t.needOrder(u.Key(), token.LSS) // to sort the keys
		t.add(cpp.Call("rt_show_map", buffer, value, t.shower(u.Key(), inner), t.shower(u.Elem(), inner)))
	case *types.Pointer:
		// Request the code that prints strings, because a nil pointer is printed as <nil>.
		t.use("show_string")
		if v.inner {
			t.add(cpp.Call("rt_show_address", buffer, value))
			return
		}
		showNil := cpp.Call("rt_show", buffer, cpp.Text("<nil>"))
		t.add(cpp.Guard{Cond: cpp.Unary("!", value), Then: cpp.Return{X: showNil}})
		t.add(cpp.Call("rt_show", buffer, cpp.Text("&")))
		t.add(cpp.Apply(t.shower(u.Elem(), inner), buffer, cpp.Deref(value)))
	}
}

// addPieces adds the call that writes the parts into the buffer.
func (t *translator) addPieces(parts []part) {
	t.add(cpp.Call("rt_pieces", append([]cpp.Expr{cpp.Name("rt_b")}, t.pieces(parts)...)...))
}

// showFields adds the statements that write a struct. One call writes adjacent simple fields; each composite
// field needs its own call.
func (t *translator) showFields(u *types.Struct, v verb) {
	parts := []part{{text: "{"}}

	// flush writes the simple parts collected so far.
	flush := func() {
		if len(parts) > 0 {
			t.addPieces(parts)
		}
		parts = nil
	}

	for i := 0; i < u.NumFields(); i++ {
		f := u.Field(i)
		text := ""

		// Separate the fields by spaces.
		if i > 0 {
			text = " "
		}
		if v.names {
			text += f.Name() + ":"
		}
		if text != "" {
			parts = append(parts, part{text: text})
		}

		value := cpp.Member(cpp.Name("rt_v"), fieldName(u, i))
		typ := t.apply(f.Type())
		inner := v.field(f)

		// Print a composite field by a separate call of its function.
		if t.plainComposite(typ, inner) {
			flush()
			t.add(cpp.Apply(t.shower(typ, inner), cpp.Name("rt_b"), value))
			continue
		}

		p, _ := t.printedType(typ, inner)
		p.value = value
		parts = append(parts, p)
	}
	parts = append(parts, part{text: "}"})
	flush()
}

// dynamicOperand prints an operand of interface type. At run time, the descriptor of the value's type names
// the generated function that prints the value.
func (t *translator) dynamicOperand(p part, v verb) (part, bool) {
	// The functions to which descriptors refer only support %v without flags.
	formatted := v.plus || v.names || v.zero || v.hasWid || v.hasPrec || v.closed
	if v.char != 'v' || formatted {
		return part{}, false
	}
	p.wrap = making("rt_dynamic")
	p.needs = []string{"show_any", "show_string"}
	if v.inner {
		p.wrap = making("rt_dynamic_inside")
	}
	return p, true
}

// showBoxed generates printing functions for all types whose values are in interfaces, if the program prints
// interfaces. It reports whether it generated one.
func (t *translator) showBoxed() bool {
	// No function is needed if the program prints no interfaces, or if the general printing prints them.
	if !t.extraWords["show_any"] || t.byDescriptors {
		return false
	}

	// Generate the function for strings in any case, because the value of a panic may be a string.
	if !t.extraWords["T_string"] {
		t.noteBoxed(types.Typ[types.String])
	}

	before := len(t.showers)

	// The list `boxed` may grow during the loop, because a generated function may put values of other types
	// into interfaces.
	for ; !t.byDescriptors && t.showersDone < len(t.boxed); t.showersDone++ {
		t.showOne(t.boxed[t.showersDone])
	}
	return len(t.showers) > before || t.byDescriptors
}

// dropShowers removes the functions that print values in interfaces, except for those that other code calls. It
// is called when the program turns out to need the general printing.
func (t *translator) dropShowers() {
	t.showers = nil
	mentioned := map[string]bool{}
	mention := func(def cpp.Func) {
		for _, name := range cpp.Names(def) {
			mentioned[name] = true
		}
	}
	for _, f := range t.functions {
		mention(f.def)
	}

	// If a function is kept, keep the functions that it calls, too. So repeat until the map `kept` does not grow any
	// more.
	kept := map[string]bool{}
	for known := -1; known < len(kept); {
		known = len(kept)
		for _, node := range t.thunks {
			def, ok := node.(cpp.Func)
			if ok && !kept[def.Name] && (!t.isShower[def.Name] || mentioned[def.Name]) {
				kept[def.Name] = true
				mention(def)
			}
		}
	}

	t.thunks = slices.DeleteFunc(t.thunks, func(node cpp.Node) bool {
		if proto, ok := node.(cpp.Proto); ok {
			return !kept[proto.Name]
		}
		return !kept[node.(cpp.Func).Name]
	})
}

// showOne registers the function that prints values of the type in interfaces.
func (t *translator) showOne(typ types.Type) {
	v := verb{char: 'v'}

	// If no generated function can print the value, the program needs the general printing.
	if _, ok := t.printedType(typ, v); !ok {
		t.use("rt_fmt")
		t.byDescriptors = true
		return
	}

	// If the type has a method Error or String, the runtime calls this method through the method table.
	if isMethodText(typ) {
		t.desc(typ)
		return
	}

	desc := t.desc(typ)
	maker := "rt_showing"

	// A pointer in an interface is printed as an address if the interface is a part of another value;
	// otherwise it is printed as & followed by the value. The runtime must distinguish these cases.
	if _, pointer := typ.Underlying().(*types.Pointer); pointer && t.plainComposite(typ, v) {
		maker = "rt_showing_pointer"
	}
	args := []cpp.Expr{desc, cpp.Template("rt_show_as", t.cpp(typ), t.shower(typ, v))}
	shower := cpp.Decl{Specifier: "static", Type: cpp.Name(maker), Name: string(desc) + "_show", Args: args}
	t.showers = append(t.showers, shower)
	t.finished(shower)
}

// isMethodText reports whether values of the type are printed by their methods Error or String.
func isMethodText(typ types.Type) bool {
	method := printMethod(typ)
	return method != nil && method.Obj().Name() != "Format"
}

// noteBoxed records that the program puts values of this type into interfaces.
func (t *translator) noteBoxed(typ types.Type) {
	typ = t.apply(typ)
	key := "boxed " + t.typeKey(typ)
	if t.names[key] != "" {
		return
	}

	t.names[key] = key
	t.boxed = append(t.boxed, typ)
	switch info := basicInfo(typ); {
	case info&types.IsInteger != 0:
		t.use("boxed_int")
	case info == 0:
		t.use("boxed_other")
	}
}
