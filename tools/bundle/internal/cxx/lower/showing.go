package lower

// This file prints composite operands: structs, pointers to structs, maps, and lists of composite elements. For each
// type and verb it makes a function of the program that writes one value. So the program needs no descriptions of types
// at run time.
//
// Values in interfaces are printed by the functions for their types, which are registered in their descriptors. If some
// call needs fmt's general printing, which prints any value by its descriptor, then it prints values in interfaces, too,
// and nothing is registered. That may turn out after some functions were made; dropShowers removes them.

import (
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"oj/tools/bundle/internal/cxx/cpp"
)

// compositeOperand prints an operand by a function of the program, if there can be one.
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

// inside returns the verb for the elements of a value that prints under v.
func (v verb) inside() verb {
	v.inner = true
	return v
}

// field returns the verb for a field of a struct.
func (v verb) field(f *types.Var) verb {
	v.inner = true
	v.closed = v.closed || !f.Exported()
	return v
}

// showable reports whether a function of the program can print a composite value under the verb. seen holds the types
// around it.
func (t *translator) showable(typ types.Type, v verb, seen map[types.Type]bool) bool {
	if seen[typ] { // reached through a pointer, which prints as an address
		return true
	}
	seen[typ] = true
	defer delete(seen, typ)

	// parts reports whether the parts of a value can be printed.
	parts := func(elem types.Type, v verb) bool {
		elem = t.apply(elem)

		// Composite parts have functions of their own.
		if t.plainComposite(elem, v) {
			return t.showable(elem, v, seen)
		}
		_, ok := t.printedType(elem, v)
		return ok
	}

	switch u := typ.Underlying().(type) {
	case *types.Struct:
		for i := 0; i < u.NumFields(); i++ {
			// Fields of the library's structs are not Go's.
			if t.foreign(typ) || !parts(u.Field(i).Type(), v.field(u.Field(i))) {
				return false
			}
		}
		return !t.foreign(typ)
	case *types.Slice:
		// Bytes may print as a text.
		return !t.bytesAsText(u.Elem(), v) && parts(u.Elem(), v.inside())
	case *types.Array:
		return !t.bytesAsText(u.Elem(), v) && parts(u.Elem(), v.inside())
	case *types.Map:
		// Keys are sorted before they are printed.
		return t.sortsSimply(u.Key()) && parts(u.Key(), v.inside()) && parts(u.Elem(), v.inside())
	case *types.Pointer:
		// fmt formats an address by the flags.
		if v.char != 'v' || v.hasWid || v.hasPrec || v.zero {
			return false
		}
		return v.inner || isComposite(u.Elem()) && parts(u.Elem(), v.inside())
	}
	return false
}

// plainComposite reports whether a composite value prints by its parts, not by a method.
func (t *translator) plainComposite(typ types.Type, v verb) bool {
	// These print by a method, or as a text.
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

// isComposite reports whether fmt prints a pointer to the type as & and the value.
func isComposite(typ types.Type) bool {
	switch typ.Underlying().(type) {
	case *types.Struct, *types.Slice, *types.Array, *types.Map:
		return true
	}
	return false
}

// bytesAsText reports whether a list of such elements prints as one string.
func (t *translator) bytesAsText(elem types.Type, v verb) bool {
	return strings.ContainsRune("sqxX", v.char) && t.bitSize(elem) == 8 && basicInfo(elem)&types.IsUnsigned != 0
}

// sortsSimply reports whether map keys of the type sort by C++'s operator <.
func (t *translator) sortsSimply(key types.Type) bool {
	return basicInfo(t.apply(key))&(types.IsInteger|types.IsString) != 0
}

// shower returns the function that prints values of the type under the verb.
func (t *translator) shower(typ types.Type, v verb) cpp.Expr {
	typ = t.apply(typ)
	key := fmt.Sprintf("show %s %v", t.typeKey(typ), v)

	// A function that is called while it is being made calls itself, perhaps through others. If it is not the innermost
	// one, the others come before it and need a prototype.
	if name, ok := t.names[key]; ok {
		if at := slices.Index(t.showing, name); at >= 0 && at < len(t.showing)-1 {
			t.showsItself[name] = true
		}
		return cpp.Name(name)
	}

	// The runtime prints simple values by itself.
	if p, ok := t.printedType(typ, v); ok && p.wrap == nil {
		// The pieces of the runtime that print it.
		for _, s := range p.needs {
			t.use(s)
		}
		return cpp.Template("rt_show_item", t.cpp(typ))
	}

	name := t.made("show_" + t.mangle(typ))

	// The name is known before the body is made, because the body may call it.
	t.names[key] = name
	t.isShower[name] = true
	def := cpp.Func{
		Specifier: "static",
		Result:    cpp.Name("void"),
		Name:      name,
		Params:    showerParams("rt_b", t.cpp(typ), "rt_v"),
	}
	first := len(t.thunks) // functions that it calls are added from here on
	t.showing = append(t.showing, name)
	def.Body = t.capture(func() { t.early(func() { t.showBody(typ, v) }) })
	t.showing = t.showing[:len(t.showing)-1]

	// It comes before the functions that call it.
	if t.showsItself[name] {
		t.thunks = slices.Insert(t.thunks, first, cpp.Node(cpp.Proto(def)))
	}
	t.thunks = append(t.thunks, def)
	t.finished(def)
	return cpp.Name(name)
}

// showerParams are the parameters of a function that prints a value into a buffer.
func showerParams(buffer string, typ cpp.Expr, value string) []cpp.Param {
	return []cpp.Param{
		{Type: cpp.Ref(cpp.Name("rt_buf")), Name: buffer},
		{Type: cpp.ConstRef(typ), Name: value},
	}
}

// showBody adds the statements that write a value of the type.
func (t *translator) showBody(typ types.Type, v verb) {
	buffer := cpp.Name("rt_b")
	value := cpp.Name("rt_v")

	// A value with a method of its own prints like an operand.
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
		t.needOrder(u.Key(), token.LSS) // keys are sorted
		t.add(cpp.Call("rt_show_map", buffer, value, t.shower(u.Key(), inner), t.shower(u.Elem(), inner)))
	case *types.Pointer:
		// nil has a text of its own.
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

// showFields adds the statements that write a struct. Simple fields share one call; composite ones have their own.
func (t *translator) showFields(u *types.Struct, v verb) {
	parts := []part{{text: "{"}}

	// flush writes the simple parts so far.
	flush := func() {
		if len(parts) > 0 {
			t.addPieces(parts)
		}
		parts = nil
	}

	for i := 0; i < u.NumFields(); i++ {
		f := u.Field(i)
		text := ""

		// Fields are separated by blanks.
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

		// A composite field has its own call.
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

// dynamicOperand prints the value in an interface. Its descriptor names the function of the program that prints it.
func (t *translator) dynamicOperand(p part, v verb) (part, bool) {
	// The functions of the program print under %v only.
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

// showBoxed makes printing functions for all values in interfaces, if the program prints any interface. It reports
// whether it made one.
func (t *translator) showBoxed() bool {
	// Nothing prints interfaces, or the general printing does.
	if !t.extraWords["show_any"] || t.byDescriptors {
		return false
	}
	if !t.extraWords["T_string"] { // strings are among them as values of panics
		t.noteBoxed(types.Typ[types.String])
	}

	before := len(t.showers)

	// Printing one type may box another.
	for ; !t.byDescriptors && t.showersDone < len(t.boxed); t.showersDone++ {
		t.showOne(t.boxed[t.showersDone])
	}
	return len(t.showers) > before || t.byDescriptors
}

// dropShowers removes the functions that print values in interfaces, except for those that other code calls. They were
// made before it turned out that the program needs the general printing of such values.
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

	// What is kept may call others, so repeat until nothing is added.
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

	// Then the program needs the general printing.
	if _, ok := t.printedType(typ, v); !ok {
		t.use("rt_fmt")
		t.byDescriptors = true
		return
	}
	if isMethodText(typ) { // the method table of its descriptor is enough
		t.desc(typ)
		return
	}

	desc := t.desc(typ)
	maker := "rt_showing"

	// A pointer prints as an address inside of other values.
	if _, pointer := typ.Underlying().(*types.Pointer); pointer && t.plainComposite(typ, v) {
		maker = "rt_showing_pointer"
	}
	args := []cpp.Expr{desc, cpp.Template("rt_show_as", t.cpp(typ), t.shower(typ, v))}
	shower := cpp.Decl{Specifier: "static", Type: cpp.Name(maker), Name: string(desc) + "_show", Args: args}
	t.showers = append(t.showers, shower)
	t.finished(shower)
}

// isMethodText reports whether values of the type print by their methods Error or String.
func isMethodText(typ types.Type) bool {
	method := printMethod(typ)
	return method != nil && method.Obj().Name() != "Format"
}

// noteBoxed notes that the program puts values of the type into interfaces.
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
