package lower

// This file translates printing calls of fmt and log whose operands have simple, known types. Each operand
// becomes an argument of its own C++ type, and a constant format becomes a list of parts. In other calls,
// for example if the format does not match the operands, the operands are passed as interface values.

import (
	"go/ast"
	"go/constant"
	"go/types"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
)

// printCallKind describes the arguments and the result of a printing function.
type printCallKind struct {
	writer bool       // the first argument is the destination
	format bool       // the next argument is a format
	line   bool       // the function prints spaces between all operands, and a newline at the end
	result resultKind // what the function returns
	sink   string     // the runtime's function that gets the finished text, "" if there is none
}

// A resultKind is the kind of result of a printing function.
type resultKind string

const (
	printsOut    resultKind = "" // the function prints, and returns a count and an error
	givesText    resultKind = "string"
	givesAnError resultKind = "error"
)

// printKind returns the description of fn, if it is a printing function without a receiver.
func (t *translator) printKind(fn *types.Func) (kind printCallKind, ok bool) {
	if fn.Pkg() == nil || fn.Signature().Recv() != nil {
		return kind, false
	}
	does, _ := t.prog.Declared(fn)
	if does.Prints == 0 {
		return kind, false
	}

	// fixed is the number of arguments before the format and the operands, which is 1 if there is a
	// destination.
	fixed := does.Prints - 1
	if does.Formats > 0 {
		fixed--
	}
	kind = printCallKind{writer: fixed == 1, format: does.Formats > 0, line: does.Lines, sink: t.prog.Instead(fn, analyse.Typed)}

	// If the declaration of fn names a replacement that takes a text (a sink), the translated call creates a text, as
	// Sprint does, and passes it to the sink.
	results := fn.Signature().Results()
	switch {
	case kind.sink != "" || results.Len() == 1 && basicInfo(results.At(0).Type())&types.IsString != 0:
		kind.result = givesText
	case results.Len() == 1:
		kind.result = givesAnError
	}
	return kind, true
}

// A part is a text or an operand that a printing call writes.
type part struct {
	text             string     // the text; the other fields are then unused
	value            cpp.Expr   // the operand, if it has been translated
	result           int        // for a call such as Println(f()): the number of f's result, from 1; otherwise 0
	arg              ast.Expr   // the operand, if it is translated together with the call
	wrap             wrapping   // creates the expression that prints the operand; nil to pass the operand unchanged
	shown            types.Type // if not nil, a function of the program prints the operand (showing.go)
	verb             verb       // the verb for shown
	width, precision ast.Expr   // operands for stars in the verb
	needs            []string   // names of sections of the runtime
	str              bool       // the operand is a string, so Print puts no space before or after it
}

// An operand contains the C++ expressions for one operand. `shower` is the generated function that prints the
// operand. width, precision and shower are nil if the operand needs none.
type operand struct{ value, width, precision, shower cpp.Expr }

// A wrapping returns the C++ expression that prints an operand.
type wrapping func(operand) cpp.Expr

// calling returns a wrapping: a call of the runtime function with this name. Its arguments are the operand and the
// further arguments `more`.
func calling(name string, more ...cpp.Expr) wrapping {
	return func(o operand) cpp.Expr { return cpp.Call(name, append([]cpp.Expr{o.value}, more...)...) }
}

// making returns a wrapping that creates a struct of the runtime type with this name. Its fields are the operand and
// the further values `more`.
func making(name string, more ...cpp.Expr) wrapping {
	return func(o operand) cpp.Expr { return cpp.Braces(cpp.Name(name), append([]cpp.Expr{o.value}, more...)...) }
}

// isText reports whether a part is a text.
func (p part) isText() bool { return p.arg == nil && p.value == nil && p.result == 0 }

// printing translates a call of a printing function by the static types of its operands.
func (t *translator) printing(x *ast.CallExpr, fn *types.Func) (cpp.Expr, bool) {
	kind, ok := t.printKind(fn)
	if !ok {
		return nil, false
	}

	// Only Errorf has %w. A format with more than one %w is not translated here, because the new error stores
	// only one operand.
	parts, ok := t.parts(x, kind)
	wraps := func(p part) bool { return p.verb.char == 'w' && p.shown == nil }
	wrapped := slices.IndexFunc(parts, wraps)
	if wrapped >= 0 {
		ok = ok && kind.result == givesAnError && !slices.ContainsFunc(parts[wrapped+1:], wraps)
	}

	// Record whether the translated call reads its format at run time.
	t.noteDirect(x, ok)
	if !ok {
		return t.generalWriter(x, fn, kind)
	}

	// Evaluate all operands in Go's order before anything is printed.
	t.hoist(x.Args...)
	if t.hasTuple(x) {
		r := t.decl(auto, t.temp("r"), t.tuple(x.Args[0]))
		for i := range parts {
			if n := parts[i].result; n > 0 {
				parts[i].value = resultOf(r, n-1)
			}
		}
	}

	if wrapped < 0 {
		call := t.printParts(x, kind, parts)
		if kind.sink != "" {
			call = cpp.Call(kind.sink, call)
		}
		return call, true
	}

	// Evaluate the wrapped error once, because the text and the new error both contain it.
	e := t.decl(cpp.Name("Any"), t.temp("e"), t.rawArg(parts[wrapped].arg))
	parts[wrapped].arg = nil
	parts[wrapped].value = e
	kind.result = givesText
	return cpp.Call("rt_errorf", t.printParts(x, kind, parts), e), true
}

// noteDirect records whether a call is translated without reading its format at run time. A call in a generic
// function is translated for each instance. If one of these translations reads the format, the call counts as
// reading it.
func (t *translator) noteDirect(x *ast.CallExpr, direct bool) {
	before, known := t.directFormats[x]
	t.directFormats[x] = direct && (before || !known)
}

// parts returns the operands of a call as parts, or false if one of them is not simple.
func (t *translator) parts(x *ast.CallExpr, kind printCallKind) ([]part, bool) {
	// If the program declares a method Format, any operand may have it, so no operand is simple.
	if t.extraWords["formatter"] {
		return nil, false
	}

	// The call has the form Printf(format, args...), where args is a parameter of the enclosing function.
	if x.Ellipsis.IsValid() {
		parts, ok := t.passedParts(x, kind)
		if kind.line {
			parts = append(parts, part{text: "\n"})
		}
		return parts, ok
	}
	if t.hasTuple(x) {
		return t.resultParts(x, kind)
	}

	// Skip the destination and the format, if there are any, to get the operands.
	args := x.Args
	if kind.writer {
		args = args[1:]
	}
	if kind.format {
		tv := t.prog.Info.Types[args[0]]

		if tv.Value == nil || tv.Value.Kind() != constant.String {
			return nil, false
		}
		return t.formatParts(constant.StringVal(tv.Value), args[1:])
	}
	return t.plainParts(args, kind)
}

// plainParts returns operands without a format as parts.
func (t *translator) plainParts(args []ast.Expr, kind printCallKind) ([]part, bool) {
	var list []part
	for _, a := range args {
		p, ok := t.printed(a, verb{char: 'v'})
		if !ok {
			return nil, false
		}
		if !kind.line && len(args) > 1 && types.IsInterface(t.typeOf(a)) {
			return nil, false // Print puts no spaces next to strings, and it is unknown whether the value is a string
		}
		list = kind.append(list, p)
	}
	return list, true
}

// append adds an operand, after a space if the printing function puts one there.
func (kind printCallKind) append(list []part, p part) []part {
	if n := len(list); !kind.line && n > 0 && !p.str && !list[n-1].str {
		list = append(list, part{text: " "})
	}
	return append(list, p)
}

// resultParts returns the parts of a call whose operands are the results of another call.
func (t *translator) resultParts(x *ast.CallExpr, kind printCallKind) ([]part, bool) {
	tuple := t.typeOf(x.Args[0]).(*types.Tuple)

	// In a call such as Printf(f()), the results of f would include the format, which is not constant.
	if kind.writer || kind.format {
		return nil, false
	}

	var list []part
	for i := 0; i < tuple.Len(); i++ {
		typ := t.apply(tuple.At(i).Type())
		p, ok := t.printedType(typ, verb{char: 'v'})

		// Print puts no spaces next to strings, and the value of an interface may be a string.
		if !ok || !kind.line && types.IsInterface(typ) {
			return nil, false
		}
		p.result = i + 1
		list = kind.append(list, p)
	}
	return list, true
}

// printParts returns the call that prints the parts.
func (t *translator) printParts(x *ast.CallExpr, kind printCallKind, parts []part) cpp.Expr {
	var list []cpp.Expr
	if kind.result == printsOut {
		// If the function has no parameter for the destination, it prints to standard output.
		w := cpp.Expr(cpp.Name("go_stdout"))
		if kind.writer {
			w = t.writer(x.Args[0])
		}
		list = append(list, w)
	}

	list = append(list, t.pieces(parts)...)
	name := "fmt_print"
	if kind.result != printsOut {
		name = "fmt_sprint"
	}

	// The runtime's functions fmt_println and fmt_sprintln print a newline after the operands. Without
	// operands, print only the newline.
	if kind.line && !x.Ellipsis.IsValid() {
		if len(parts) > 0 {
			name += "ln"
		} else {
			t.use("show_string")
			list = append(list, cpp.Text("\n"))
		}
	}

	call := cpp.Call(name, list...)

	if kind.result == givesAnError {
		return cpp.Call("errors_New", call)
	}
	return call
}

// pieces returns the C++ arguments for parts. Adjacent texts are joined.
func (t *translator) pieces(parts []part) []cpp.Expr {
	var list []cpp.Expr
	for i := 0; i < len(parts); i++ {
		p := parts[i]
		for _, s := range p.needs {
			t.use(s)
		}

		if p.isText() {
			for i+1 < len(parts) && parts[i+1].isText() {
				i++
				p.text += parts[i].text
			}
			t.use("show_string")
			list = append(list, cpp.Text(p.text))
			continue
		}

		// If the operand is one of several results of a call, it has been translated already.
		o := operand{value: p.value}
		if o.value == nil {
			o.value = t.rawArg(p.arg)
		}

		if p.wrap == nil {
			list = append(list, o.value)
			continue
		}

		if p.width != nil {
			o.width = t.conv(p.width, types.Typ[types.Int])
		}
		if p.precision != nil {
			o.precision = t.conv(p.precision, types.Typ[types.Int])
		}
		if p.shown != nil {
			o.shower = t.shower(p.shown, p.verb)
		}
		list = append(list, p.wrap(o))
	}
	return list
}

// rawArg translates an operand without converting it.
func (t *translator) rawArg(a ast.Expr) cpp.Expr {
	return t.arg(a, types.NewInterfaceType(nil, nil), callee{library: true, raw: true}, kept)
}

// generalWriter translates a printing call whose operands become interface values, if one of its arguments is
// the destination.
func (t *translator) generalWriter(x *ast.CallExpr, fn *types.Func, kind printCallKind) (cpp.Expr, bool) {
	if !kind.writer {
		return nil, false
	}

	if t.hasTuple(x) {
		t.use("to_any")
		return nil, false
	}

	name := t.foreignName(fn)
	sig := fn.Type().(*types.Signature)

	// The first argument is the destination. If its type is known, pass it with this type, not as an
	// interface value.
	t.hoist(x.Args...)
	w := t.writer(x.Args[0])
	args := t.args(x, sig, callee{library: true, tmp: true})
	args[0] = w
	return cpp.Call(name, args...), true
}

// A verb is a parsed verb of a format, such as %-8.3f: a character with flags, width and precision.
type verb struct {
	char        rune
	minus, plus bool
	zero        bool
	wid, prec   int
	hasWid      bool
	hasPrec     bool
	starWid     bool // the width is an operand
	starPrec    bool // the precision is an operand
	names       bool // %+v: print the names of fields of structs
	inner       bool // the value is inside another one, so a pointer is printed as an address
	closed      bool // the value is in an unexported field, so methods are not called
}

// formatParts splits a format into parts. It returns false if the general printing must handle the format or
// an operand.
func (t *translator) formatParts(format string, args []ast.Expr) ([]part, bool) {
	var list []part
	for format != "" {
		i := strings.IndexByte(format, '%')
		if i < 0 {
			i = len(format)
		}
		if i > 0 { // there is text before the verb
			list = append(list, part{text: format[:i]})
			format = format[i:]
			continue
		}
		if strings.HasPrefix(format, "%%") {
			list = append(list, part{text: "%"})
			format = format[2:]
			continue
		}

		// Leave a verb that parseVerb does not accept, or that has no operand, to the general printing.
		v, rest, ok := parseVerb(format[1:])
		if !ok || len(args) == 0 {
			return nil, false
		}

		// If the width or precision is a star, its operand comes before the operand of the verb.
		stars, ok := t.starOperands(v, args)
		if !ok {
			return nil, false
		}
		args = args[len(stars):]

		p, ok := t.printed(args[0], v)
		if !ok {
			return nil, false
		}
		if v.starWid {
			p.width = stars[0]
		}
		if v.starPrec {
			p.precision = stars[len(stars)-1]
		}

		list = append(list, p)
		format = rest
		args = args[1:]
	}
	return list, len(args) == 0
}

// starOperands returns the operands for the stars of a verb, or false if they are unusual.
func (t *translator) starOperands(v verb, args []ast.Expr) ([]ast.Expr, bool) {
	n := 0
	if v.starWid {
		n++
	}
	if v.starPrec {
		n++
	}

	// If the width is a star, the flag 0 is not supported, because its effect depends on the sign of the
	// width. A star for the precision is only supported with %f.
	if n >= len(args) || v.starWid && v.zero || v.starPrec && !strings.ContainsRune("fF", v.char) {
		return nil, false
	}

	// Only accept operands of type int, although fmt accepts other integer types.
	for _, a := range args[:n] {
		if types.Default(t.typeOf(a)) != types.Typ[types.Int] {
			return nil, false
		}
	}
	return args[:n], true
}

// maxField is the maximum width or precision that is translated directly. Larger numbers are left to the runtime, which
// has a different limit.
const maxField = 1000

// parseVerb reads the flags, width, precision and character of a verb at the start of s. It returns false if only the
// general printing supports the verb.
func parseVerb(s string) (v verb, rest string, ok bool) {
	for s != "" && strings.IndexByte("-+0", s[0]) >= 0 {
		switch s[0] {
		case '-':
			v.minus = true
		case '+':
			v.plus = true
		case '0':
			v.zero = true
		}
		s = s[1:]
	}

	if strings.HasPrefix(s, "*") {
		v.starWid = true
		v.hasWid = true
		s = s[1:]
	} else {
		v.wid, v.hasWid, s = parseNumber(s)
	}

	if strings.HasPrefix(s, ".*") {
		v.starPrec = true
		v.hasPrec = true
		s = s[2:]
	} else if strings.HasPrefix(s, ".") {
		v.prec, _, s = parseNumber(s[1:])
		v.hasPrec = true
	}

	// Read the character of the verb. Only the characters below are translated here; the general printing
	// handles all others.
	v.char, _ = utf8.DecodeRuneInString(s)
	if s == "" || !strings.ContainsRune("vdsfFeEgGxXobctqTw", v.char) || v.wid > maxField || v.prec > maxField {
		return v, "", false
	}
	return v, s[1:], true
}

// maxDigits limits the length of numbers in formats, so that they fit into an int.
const maxDigits = 6

// parseNumber reads a number at the beginning of s.
func parseNumber(s string) (n int, ok bool, rest string) {
	i := 0
	for i < len(s) && i < maxDigits && s[i] >= '0' && s[i] <= '9' {
		i++
	}
	n, err := strconv.Atoi(s[:i])
	return n, err == nil, s[i:]
}

// printed returns the part that prints an operand with a verb. It returns false if the operand is not simple.
func (t *translator) printed(a ast.Expr, v verb) (part, bool) {
	tv := t.prog.Info.Types[a]

	if tv.IsNil() || tv.IsType() {
		return part{}, false
	}

	typ := types.Default(t.typeOf(a))
	if v.char == 'T' {
		return t.typeName(a, typ), !v.hasWid && !v.hasPrec && !v.plus && !v.zero
	}

	if v.char == 'w' {
		return t.wrappedError(a, typ, v)
	}
	p, ok := t.printedType(typ, v)
	p.arg = a
	return p, ok
}

// typeName returns the part that prints the name of an operand's type, for %T. The name is a constant unless the
// operand is an interface. If the operand has effects, it must still be evaluated.
func (t *translator) typeName(a ast.Expr, typ types.Type) part {
	_, plain := ast.Unparen(a).(*ast.Ident)
	p := part{arg: a, needs: []string{"show_string"}}
	switch {
	case types.IsInterface(typ):
		p.wrap = calling("rt_type_name")
	case plain || t.prog.Info.Types[a].Value != nil:
		return part{text: t.goName(typ)}
	default:
		p.wrap = func(o operand) cpp.Expr {
			return cpp.Sequence(cpp.Unary("(void)", o.value), cpp.Text(t.goName(typ)))
		}
	}
	return p
}

// wrappedError returns the part that prints the operand of %w, which must be an error.
func (t *translator) wrappedError(a ast.Expr, typ types.Type, v verb) (part, bool) {
	if !types.Identical(typ, types.Universe.Lookup("error").Type()) || v != (verb{char: 'w'}) {
		return part{}, false
	}
	return part{arg: a, verb: v, wrap: making("rt_error_text", cpp.Char('w')), needs: []string{"show_string"}}, true
}

// printedType returns the part that prints an operand of a type with a verb other than %T. It returns false if the
// operand is not simple.
func (t *translator) printedType(typ types.Type, v verb) (part, bool) {
	p := part{str: basicInfo(typ)&types.IsString != 0}
	if v.char == 'v' {
		// In %+v, the plus means that the names of fields are printed. It does not mean that numbers get a
		// plus sign.
		v.names = v.names || v.plus
		v.plus = false
	}

	if t.isBigInt(typ) && !v.closed {
		// A big.Int is converted to text when it is printed, not earlier, because evaluating other operands may change
		// it.
		p.needs = []string{"show_string"}
		text := cpp.Call("rt_show", cpp.Name("b"), cpp.Call("big_Int_String", cpp.Name("a")))
		p.wrap = calling("rt_by", cpp.Lambda{Params: showerParams("b", t.cpp(typ), "a"), Short: true, Body: []cpp.Node{text}})
		return p, strings.ContainsRune("vds", v.char) && !v.plus && !v.hasPrec && !v.hasWid && !v.zero
	}

	// For these verbs, fmt calls the method Error or String, if the operand has one. If the operand is an
	// interface with a method String, do not call it here: the value in it may also have a method Error,
	// which fmt prefers.
	if strings.ContainsRune("vsxXq", v.char) && !v.closed {
		method := printMethod(typ)
		switch {
		case method == nil || types.IsInterface(typ) && method.Obj().Name() == "String":
		case v.char != 'v' && v.char != 's' || v.plus || v.hasPrec || !t.methodSafe(method):
			return part{}, false
		default:
			return t.methodOperand(p, typ, method, v)
		}
	}

	if types.IsInterface(typ) {
		return t.dynamicOperand(p, v)
	}

	info := basicInfo(typ)
	switch {
	case info&types.IsInteger != 0:
		return t.integerOperand(p, v)
	case info&types.IsFloat != 0:
		return t.floatOperand(p, typ, v)
	case info&types.IsString != 0:
		return t.stringOperand(p, v)

	// Booleans with a precision are left to the general printing.
	case info&types.IsBoolean != 0 && (v.char == 'v' || v.char == 't') && !v.plus && !v.hasPrec:
		p.needs = []string{"show_bool"}
		return t.field(p, v)
	}

	s, ok := typ.Underlying().(*types.Slice)

	// The verbs %s, %q, %x and %X print a slice of bytes as text.
	if ok && types.Identical(s.Elem(), types.Typ[types.Byte]) && strings.ContainsRune("sqxX", v.char) {
		p.wrap = calling("rt_as_string")
		return t.stringOperand(p, v)
	}

	// The runtime prints lists of simple elements. For other lists, generate a function.
	if list, ok := t.listOperand(p, typ, v); ok {
		return list, true
	}
	return t.compositeOperand(p, typ, v)
}

// field pads a part to the width of a verb.
func (t *translator) field(p part, v verb) (part, bool) {
	if !v.hasWid {
		return p, !v.zero
	}
	if v.zero && !v.minus {
		return part{}, false
	}
	return p.wrapped(func(o operand) cpp.Expr { return cpp.Call("rt_pad", v.signedWidth(o), o.value) }), true
}

// signedWidth returns the width as a C++ expression. It is negative if the text is left-aligned.
func (v verb) signedWidth(o operand) cpp.Expr {
	switch {
	case v.starWid:
		return cpp.Call("rt_star_width", o.width, cpp.Bool(v.minus))
	case v.minus:
		return cpp.Int(int64(-v.wid))
	}
	return cpp.Int(int64(v.wid))
}

// wrapped returns a copy of p with one more wrapping: `outer` is applied to the result of p.wrap.
func (p part) wrapped(outer wrapping) part {
	inner := p.wrap
	p.wrap = func(o operand) cpp.Expr {
		if inner != nil {
			o.value = inner(o)
		}
		return outer(o)
	}
	return p
}

// number applies the flags for numbers: a plus sign, and padding with zeros.
func (t *translator) number(p part, v verb) (part, bool) {
	// Add the plus sign before the padding, because zeros come between the sign and the digits.
	if v.plus {
		p = p.wrapped(calling("rt_plus"))
	}
	if v.hasWid && v.zero && !v.minus {
		zeros := func(o operand) cpp.Expr { return cpp.Call("rt_zeros", cpp.Int(int64(v.wid)), o.value) }
		return p.wrapped(zeros), true
	}
	v.zero = false // the flag 0 has no effect without a width or with left alignment
	return t.field(p, v)
}

// integerOperand prints an integer.
func (t *translator) integerOperand(p part, v verb) (part, bool) {
	// Leave integers with a precision, which is the minimum number of digits, to the general printing.
	if v.hasPrec {
		return part{}, false
	}

	base := baseOf(v.char)
	switch {
	case v.char == 'v' || v.char == 'd':
		// The code that prints decimal integers is always available, so no section is needed.
		p.needs = nil
	case base != 0:
		p.wrap = calling("rt_base", cpp.Int(int64(base)))
		if v.char == 'X' {
			p.wrap = calling("rt_base", cpp.Int(int64(base)), cpp.Bool(true))
		}
	case v.char == 'c' && !v.plus:
		p = p.wrapped(calling("int64")).wrapped(making("rt_char"))
		return t.field(p, v)
	case v.char == 'q' && !v.plus:
		p = p.wrapped(calling("int64")).wrapped(making("rt_quote_rune"))
		return t.field(p, v)
	default:
		return part{}, false
	}
	return t.number(p, v)
}

// baseOf returns the base in which a verb prints integers. It returns 0 for base 10 and for verbs that do not print
// integers.
func baseOf(char rune) int {
	switch char {
	case 'b':
		return 2
	case 'o':
		return 8
	case 'x', 'X':
		return 16
	}
	return 0
}

// floatOperand prints a floating-point number.
func (t *translator) floatOperand(p part, typ types.Type, v verb) (part, bool) {
	bits := 64

	// The shortest representation of a number depends on bits, the size of the type.
	if typ.Underlying().(*types.Basic).Kind() == types.Float32 {
		bits = 32
	}

	prec := -1 // the shortest representation that identifies the number
	switch v.char {
	case 'e', 'E', 'f', 'F':
		prec = 6
	case 'v', 'g', 'G':
	default:
		return part{}, false
	}
	if v.hasPrec {
		prec = v.prec
	}

	switch {
	case v.starPrec:
		p.wrap = func(o operand) cpp.Expr { return cpp.Call("rt_fixed_star", o.value, o.precision) }
	case v.char == 'f' || v.char == 'F':
		p.wrap = making("rt_fixed", cpp.Int(int64(prec)))
	case prec < 0 && v.char != 'G':
		// Most programs print only the shortest representation, so the runtime has a separate section for it.
		p.needs = []string{"show_real"}
	default:
		char := v.char
		if char == 'v' {
			char = 'g'
		}
		p.wrap = making("rt_float", cpp.Char(char), cpp.Int(int64(prec)), cpp.Int(int64(bits)))
	}
	return t.number(p, v)
}

// stringOperand prints a string.
func (t *translator) stringOperand(p part, v verb) (part, bool) {
	p.needs = []string{"show_string"}
	switch {
	case v.plus:
		return part{}, false
	case (v.char == 'v' || v.char == 's') && v.hasPrec:
		// The precision is the maximum number of runes.
		p = p.wrapped(calling("rt_prefix", cpp.Int(int64(v.prec))))
	case v.char == 'v' || v.char == 's':
	case v.char == 'q' && !v.hasPrec:
		p = p.wrapped(making("rt_quote"))
	case (v.char == 'x' || v.char == 'X') && !v.hasPrec:
		p = p.wrapped(making("rt_hex", cpp.Bool(v.char == 'X')))
	default:
		return part{}, false
	}
	return t.field(p, v)
}

// listOperand prints slices and arrays of simple elements if the verb fits the elements.
func (t *translator) listOperand(p part, typ types.Type, v verb) (part, bool) {
	if v.hasWid || v.hasPrec || v.plus || v.zero || v.minus {
		return part{}, false
	}
	needs, ok := t.listNeeds(typ, v.char, 0)
	p.needs = needs
	return p, ok
}

// maxDepth limits the search in recursive types such as type T []T.
const maxDepth = 9

// listNeeds returns the sections of the runtime that print a value of the type with the verb char. `depth` is the
// number of lists around the value. The result is false if the runtime cannot print such a value, or if the value
// is not in a list (depth is 0).
func (t *translator) listNeeds(typ types.Type, char rune, depth int) ([]string, bool) {
	if printMethod(typ) != nil || depth > maxDepth {
		return nil, false
	}

	info := basicInfo(typ)
	var section string
	var elem types.Type
	switch u := typ.Underlying().(type) {
	case *types.Slice:
		section, elem = "show_list", u.Elem()
	case *types.Array:
		section, elem = "show_array", u.Elem()
	}

	if elem != nil {
		// With a verb such as %s or %x, bytes are printed as text, not as a list.
		if t.bitSize(elem) == 8 && basicInfo(elem)&types.IsUnsigned != 0 && char != 'v' && char != 'd' {
			return nil, false
		}
		needs, ok := t.listNeeds(elem, char, depth+1)
		return append(needs, section), ok
	}

	switch {
	case depth == 0:
	case info&types.IsInteger != 0 && (char == 'v' || char == 'd'):
		return nil, true
	case info&types.IsFloat != 0 && char == 'v':
		return []string{"show_real"}, true
	case info&types.IsString != 0 && (char == 'v' || char == 's'):
		return []string{"show_string"}, true
	case info&types.IsBoolean != 0 && (char == 'v' || char == 't'):
		return []string{"show_bool"}, true
	}
	return nil, false
}

// printMethod returns the method by which fmt prints values of the type: Error, String or Format. It is nil if there is none.
func printMethod(typ types.Type) *types.Selection {
	set := types.NewMethodSet(typ)

	// Look for Format first, because fmt prefers it to the other methods.
	for _, name := range []string{"Format", "Error", "String"} {
		if sel := set.Lookup(nil, name); sel != nil {
			sig := sel.Obj().Type().(*types.Signature)
			noParams := sig.Params().Len() == 0 && sig.Results().Len() == 1
			text := noParams && types.Identical(sig.Results().At(0).Type(), types.Typ[types.String])
			if text || name == "Format" {
				return sel
			}
		}
	}
	return nil
}

// methodSafe reports whether a printing call can be translated without interface values, although the method
// may panic. fmt catches such a panic and prints it.
func (t *translator) methodSafe(sel *types.Selection) bool {
	if sel.Obj().Name() == "Format" || types.IsInterface(sel.Recv()) && sel.Obj().Name() == "String" {
		return false
	}
	return types.IsInterface(sel.Recv()) || sel.Obj().Pkg() == t.prog.Pkg
}

// ownErrors reports whether the program declares Error methods, which may panic.
func (t *translator) ownErrors() bool {
	for _, d := range t.prog.File.Decls {
		if fd, ok := d.(*ast.FuncDecl); ok && fd.Recv != nil && fd.Name.Name == "Error" {
			return true
		}
	}
	return false
}

// methodOperand returns the code that prints an operand with its method Error or String.
func (t *translator) methodOperand(p part, typ types.Type, sel *types.Selection, v verb) (part, bool) {
	inInterface := types.IsInterface(typ)

	// Leave an operand inside another value to the general printing if it has a width or precision. If its method
	// panics, fmt prints the later parts of the other value with width and precision 0.
	if v.inner && (v.hasWid || v.hasPrec) {
		return part{}, false
	}

	// For nil and for a panic, fmt prints a text that it does not pad.
	if v.zero || v.hasWid && inInterface && (v.char != 'v' || t.ownErrors()) {
		return part{}, false
	}

	// If nil is inside another value, fmt prints it differently.
	if v.inner && v.char != 'v' && inInterface {
		return part{}, false
	}

	p.needs = []string{"show_string"}
	switch {
	case inInterface && v.char == 'v' && !t.ownErrors():
		// If the program declares no Error methods, only the runtime can have created the error.
		p.needs = []string{"show_error"}
	case inInterface:
		p = p.wrapped(making("rt_error_text", cpp.Char(v.char)))
	default:
		fn := sel.Obj().(*types.Func)
		call := t.callMethod(cpp.Name("a"), typ, sel.Index(), fn, nil, false)

		// Pad only the result of the method: if the method panics, fmt does not pad the text that it prints
		// instead.
		if v.hasWid {
			call = cpp.Call("rt_pad", v.signedWidth(operand{}), call)
		}

		print := cpp.Lambda{Params: []cpp.Param{{Type: t.cpp(typ), Name: "a"}}, Body: []cpp.Node{cpp.Return{X: call}}, Short: true}
		how := []cpp.Expr{print}
		if v.char != 'v' || fn.Name() == "Error" {
			how = append(how, cpp.Char(v.char), cpp.Bool(fn.Name() == "Error"))
		}
		p = p.wrapped(calling("rt_text_of", how...))
		return p, !v.starWid
	}
	return t.field(p, v)
}
