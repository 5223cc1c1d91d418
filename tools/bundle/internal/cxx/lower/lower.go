// Package lower translates a checked Go program to nodes of package cpp. It uses the facts that package
// analyse has found about the program. Where C++ does not define the order of evaluation, it adds temporaries
// that enforce Go's order.
package lower

// This file declares the translator and its state. The translator translates main, the initialisers, and
// every function that these call directly or indirectly. Then it puts all definitions in an order that C++
// accepts.

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"math"
	"slices"
	"sort"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
	"oj/tools/bundle/internal/cxx/link"
	"oj/tools/bundle/internal/cxx/refuse"
)

// Unit is a translated program.
type Unit struct {
	Nodes   []cpp.Node
	Compact []cpp.Node // the same program without comments, with callees before their callers: it needs few prototypes
	Words   []string   // further names of the runtime that the program needs, which do not occur in Nodes

	// Direct reports for each call of fmt whether it was translated without the runtime's general printing,
	// which can print any value.
	Direct map[*ast.CallExpr]bool

	// ByDescriptors is set if some call needs the general printing, which finds the parts of a value by the
	// descriptor of the value's type.
	ByDescriptors bool
}

// Lower translates a program that package refuse has accepted. If a construct cannot be translated, Lower
// adds it to refused. A panic of the translator is a bug; Lower reports it as a refusal, too, with the
// position that was being translated.
func Lower(p *analyse.Facts, rt *link.Library, refused *refuse.List) (unit Unit) {
	t := &translator{current: current{pos: p.File.Package}}

	// t is the running translator; its position shows where the panic happened.
	defer func() {
		if fault := recover(); fault != nil {
			refused.Add(t.pos, refuse.Unknown, fmt.Sprintf("a fault of the translator (%v)", fault))
		}
	}()

	t = newTranslator(p, rt, refused)
	t.program()
	unit = Unit{Direct: t.directFormats, ByDescriptors: t.byDescriptors}
	if t.byDescriptors {
		t.dropShowers()
	}

	if refused.Err() != nil {
		return unit
	}

	unit.Nodes = t.wholeProgram()
	unit.Compact = t.inNamespace(calleesFirst(t.functions))
	// A panic prints its value. Request the formatting of floating-point numbers only if the value may be
	// such a number, because this part of the runtime is large.
	if t.panicsAny && t.boxesFloats() {
		t.use("rt_float_texts")
	}

	t.useStreams(cpp.Names(unit.Nodes...))
	unit.Words = append(slices.Sorted(maps.Keys(t.extraWords)), p.VerbWords(t.directFormats)...)
	return unit
}

// translator translates one program. Its five embedded structs contain the names, the types, the descriptors, the
// function that is being translated, and the requirements on the runtime.
type translator struct {
	prog    *analyse.Facts
	refused *refuse.List
	esc     *analyse.Escapes
	eff     *analyse.Effects
	nonNil  *analyse.NonNil

	nameTable
	typeTable
	descTable
	current
	needs

	queue     []*instance // the functions that are waiting for translation
	functions []*instance // the translated functions
	entry     string      // the C++ function that main starts
	constants []cpp.Node
	globals   []globalVar
	above     []cpp.Node // the types, constants and variables, which come before the prototypes
	between   []cpp.Node // the descriptors and their functions, which come between the prototypes and the functions

	// Further facts about the Go program, in addition to those of analyse.
	decls       map[types.Object]ast.Node // *ast.FuncDecl or the *ast.ValueSpec of a global
	direct      map[types.Object]*directClosure
	notes       map[types.Object]note    // the comments of declarations
	wrappers    map[*types.Func]*wrapper // the program's own printing functions, see wrappers.go
	impureExprs map[ast.Expr]bool        // the results of the method impure, which are cached
	transient   map[ast.Expr]bool        // the strings that need no copy, see analyse.Transients
}

// nameTable holds the C++ names that are in use.
type nameTable struct {
	rt          *link.Library
	globalNames map[string]bool
	typeNames   map[string]bool // the names of types, which local variables must not have
	defNames    map[string]bool // C++ names of the program's types
	usedNames   map[string]bool // all identifiers of the Go program
	localNames  map[types.Object]string
	names       map[string]string // the C++ names of functions, variables and constants, by key
	temps       int               // the number of temporaries so far
}

// newNames returns a table that contains only the runtime's names.
func newNames(rt *link.Library) nameTable {
	return nameTable{
		rt:          rt,
		globalNames: map[string]bool{},
		typeNames:   map[string]bool{},
		defNames:    map[string]bool{},
		usedNames:   map[string]bool{},
		localNames:  map[types.Object]string{},
		names:       map[string]string{},
	}
}

// typeTable holds the types of the program, and their C++ definitions. The key of a type is the string that
// the method typeKey returns; it is the same for identical types.
type typeTable struct {
	context *types.Context
	env     subst // the current type arguments of type parameters

	// If a type is declared in a generic function, each instance of the function has a type of its own.
	localTypes map[string]*types.Named    // the types by a key that contains all type arguments
	localKeys  map[*types.TypeName]string // the keys of the types in localTypes
	keyed      map[string][]types.Type    // the types that typeKey has seen, by the name that %T prints for them

	defs      map[string]*typeDef // the definitions by the key of the type
	defOrder  []*typeDef          // the definitions in the order in which the program needs them
	defining  bool                // set while the definitions are being printed
	qualified bool                // set while types are written with their namespaces
}

// newTypes returns an empty table.
func newTypes() typeTable {
	return typeTable{
		context:    types.NewContext(),
		localTypes: map[string]*types.Named{},
		localKeys:  map[*types.TypeName]string{},
		keyed:      map[string][]types.Type{},
		defs:       map[string]*typeDef{},
	}
}

// descTable holds the descriptors of types, their method tables, and the functions that print values. The key
// of a type is the string that the method typeKey returns.
type descTable struct {
	descs       map[string]*descriptor // the descriptors by the key of the type
	descOrder   []*descriptor
	selectors   map[string]string // C++ constants that identify methods, by name and signature of the method
	thunks      []cpp.Node        // the functions in method tables, and the functions that print values
	asTargets   map[string]bool   // the keys of the pointer types of the second arguments of errors.As
	fullDescs   bool              // descriptors also contain the types of elements and fields
	comparesAny bool              // the program compares interface values

	// The general printing prints the values in interfaces; otherwise generated functions do.
	byDescriptors bool
	boxed         []types.Type    // the types whose values are put into interfaces
	showers       []cpp.Node      // code that registers the printing functions of the types in boxed
	showersDone   int             // the number of types in the field boxed for which showBoxed has already run
	showing       []string        // the printing functions that are being translated, innermost last
	showsItself   map[string]bool // printing functions that call themselves, directly or through other functions
	isShower      map[string]bool // the names of all printing functions
}

// newDescs returns an empty table.
func newDescs() descTable {
	return descTable{
		descs:       map[string]*descriptor{},
		selectors:   map[string]string{},
		asTargets:   map[string]bool{},
		showsItself: map[string]bool{},
		isShower:    map[string]bool{},
	}
}

// current is the state of the translation of one function.
type current struct {
	out []cpp.Node // the translation of the current function or block so far
	fn  *function
	pos token.Pos // the position being translated, for refusals

	mentioned      map[string]bool // the functions that the instance being translated mentions
	mentionedEarly map[string]bool // the functions that need prototypes, because method tables or printing functions mention them
}

// needs contains the parts of the runtime that the program needs, in addition to the names in
// its text.
type needs struct {
	codeWords     map[string]bool // the identifiers in functions and variables that are completely translated
	extraWords    map[string]bool
	directFormats map[*ast.CallExpr]bool // the printing calls whose format is not needed at run time
	usesRecover   bool                   // the program calls recover somewhere
	// The program defers a call of a function value, so that the called function is unknown.
	defersValues bool
	panicsAny    bool // the program panics with a value of unknown type
}

// instance is a function to translate, with type arguments for its type parameters.
type instance struct {
	name  string
	decl  *ast.FuncDecl
	env   subst
	above []cpp.Node // the comments above the function
	def   cpp.Func

	mentions map[string]bool // the functions that this function calls or uses as values
}

// globalVar is a package variable that the program uses.
type globalVar struct {
	pos   token.Pos
	nodes []cpp.Node
}

func newTranslator(p *analyse.Facts, rt *link.Library, r *refuse.List) *translator {
	t := &translator{
		prog:    p,
		refused: r,
		esc:     p.Escapes,
		eff:     p.Effects,
		nonNil:  p.NonNil,

		nameTable: newNames(rt),
		typeTable: newTypes(),
		descTable: newDescs(),
		current:   current{mentioned: map[string]bool{}, mentionedEarly: map[string]bool{}},
		needs:     needs{codeWords: map[string]bool{}, extraWords: map[string]bool{}, directFormats: map[*ast.CallExpr]bool{}},

		decls:       map[types.Object]ast.Node{},
		wrappers:    map[*types.Func]*wrapper{},
		impureExprs: map[ast.Expr]bool{},
		transient:   p.Transient,
	}

	// Collect all names in the program, because the translator must not generate any of them for other purposes.
	ast.Inspect(p.File, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			t.usedNames[id.Name] = true
		}
		if d, ok := n.(*ast.DeferStmt); ok {
			t.defersValues = t.defersValues || t.defersValue(d)
		}
		return true
	})

	// Generated code uses names of types inside functions, so local variables must not hide these names.
	for _, obj := range p.Info.Defs {
		if tn, ok := obj.(*types.TypeName); ok {
			// Skip type parameters, because they have no C++ names.
			if _, param := tn.Type().(*types.TypeParam); !param {
				t.typeNames[clean(tn.Name())] = true
			}
		}
	}

	// Record the declaration of each function and variable.
	for _, d := range p.File.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if obj := p.Info.Defs[d.Name]; obj != nil {
				t.decls[obj] = d
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if vs, ok := spec.(*ast.ValueSpec); ok {
					for _, name := range vs.Names {
						t.decls[p.Info.Defs[name]] = vs
					}
				}
			}
		}
	}

	// usesRecover is also set if the program declares its own function named recover. This is harmless: it only makes
	// the translated program slightly slower.
	t.usesRecover = t.usedNames["recover"]
	t.findDirect()

	// Request symbols that no translated code mentions. The runtime's behaviour depends on whether the
	// program requests them.
	if analyse.ReadsErrors(p.Source) {
		t.use("error_text")
		if analyse.ReadsNumberErrors(p.Source, p.Escapes) {
			t.use("number_error_text")
		}
	}
	if p.Minor < 21 {
		t.use("old_panicnil")
	}

	// If the program uses fmt.State, it may declare a method Format. Only the general printing calls such
	// methods, so request the symbol formatter.
	for _, obj := range p.Info.Uses {
		if tn, ok := obj.(*types.TypeName); ok && tn.Pkg() != nil && tn.Pkg().Path() == "fmt" && tn.Name() == "State" {
			t.use("formatter")
		}
	}
	if p.NilMaps {
		t.use("needs_nil_map")
	}
	if p.NilStreams {
		t.use("needs_nil_stream")
	}
	if p.Collects {
		t.use(link.Collector)
	}
	if p.Recursive || p.LargeVariables {
		t.use("needs_own_stack")
	}
	if p.Recursive {
		t.use(link.Recursive)
	}
	if p.PrintsTypes() {
		t.use("error_kinds")
	}

	t.findNotes()
	return t
}

// refuse reports that the construct being translated has no translation.
func (t *translator) refuse(kind *refuse.Kind, names ...any) {
	t.refused.Add(t.pos, kind, names...)
}

// missing reports that the construct being translated uses a name of the library that the runtime does not have.
func (t *translator) missing(obj types.Object) {
	t.refused.AddMissing(t.pos, obj, !LibraryPaths[obj.Pkg().Path()])
}

// use requests a symbol of the runtime that the program's code does not mention.
func (n *needs) use(name string) { n.extraWords[name] = true }

// finished records the identifiers in nodes. It is called when the nodes will not change any more.
func (n *needs) finished(nodes ...cpp.Node) {
	for _, name := range cpp.Names(nodes...) {
		n.codeWords[name] = true
	}
}

// program translates everything that main and the initialisers reach. In each round, drain translates the
// functions in the queue, fillTables adds methods to method tables, and showBoxed adds printing functions.
// Each of them may add work for the others, so program repeats the rounds until nothing is added.
func (t *translator) program() {
	t.findWrappers()
	t.initialisers()
	for {
		t.drain()
		if !t.fillTables() && !t.showBoxed() && len(t.queue) == 0 {
			break
		}
	}
}

// drain translates functions until the queue is empty.
func (t *translator) drain() {
	for len(t.queue) > 0 {
		in := t.queue[0]
		t.queue = t.queue[1:]
		t.translateFunction(in)
		t.functions = append(t.functions, in)
		t.finished(in.def)
	}
}

// initialisers generates the function run, which initialises package variables and calls the init functions and then
// main.
func (t *translator) initialisers() {
	t.begin(nil)
	t.mentioned = map[string]bool{}
	for _, init := range t.prog.Info.InitOrder {
		t.initGlobal(init)
	}

	// A package may have several init functions, in the order of the source.
	for _, d := range t.prog.File.Decls {
		if fd, ok := d.(*ast.FuncDecl); ok && fd.Name.Name == "init" && fd.Recv == nil {
			name := t.made("init")
			t.queue = append(t.queue, &instance{name: name, decl: fd})
			t.add(cpp.Call(name))
		}
	}

	main := t.prog.Pkg.Scope().Lookup("main")
	if main == nil {
		t.refused.Add(t.prog.File.Package, refuse.NoMain)
		return
	}
	t.entry = t.function(main.(*types.Func), nil)
	if len(t.out) == 0 {
		return
	}
	t.add(cpp.Call(t.entry))
	t.entry = "run"

	// The generated function run comes after all other functions, which are sorted by their positions.
	last := token.Pos(math.MaxInt32)
	run := cpp.Func{Specifier: "static", Result: cpp.Name("void"), Name: "run", Body: t.out}
	t.functions = append(t.functions, &instance{name: "run", def: run, mentions: t.mentioned,
		decl: &ast.FuncDecl{Name: &ast.Ident{NamePos: last}, Type: &ast.FuncType{Func: last}}})
	t.finished(run)
	t.globalNames["run"] = true
}

// initGlobal adds the statements of one initialiser of package variables to the function run.
func (t *translator) initGlobal(init *types.Initializer) {
	t.pos = init.Rhs.Pos()
	if len(init.Lhs) == 1 {
		v := init.Lhs[0]
		if v.Name() == "_" {
			// The variable is blank, so evaluate its value only if the evaluation has effects.
			if t.impure(init.Rhs) {
				t.add(cpp.Unary("(void)", t.expr(init.Rhs)))
			}
			return
		}

		if tv := t.prog.Info.Types[init.Rhs]; tv.Value != nil && !types.IsInterface(v.Type()) {
			t.global(v)
			return // the definition of the variable contains its value
		}

		t.hoist(init.Rhs)
		t.add(cpp.Binary("=", t.global(v), t.conv(init.Rhs, v.Type())))
		return
	}

	// One call with several results initialises several variables: store its results, and assign them one by
	// one.
	r := t.decl(auto, t.temp("r"), t.tuple(init.Rhs))
	tuple := t.typeOf(init.Rhs).(*types.Tuple)
	for i, v := range init.Lhs {
		if v.Name() != "_" {
			t.add(cpp.Binary("=", t.global(v), t.convertTo(resultOf(r, i), tuple.At(i).Type(), v.Type())))
		}
	}
}

// global returns the C++ name of a package variable, and defines the variable at its first use.
func (t *translator) global(v *types.Var) cpp.Expr {
	key := "var " + v.Name()
	if name, ok := t.names[key]; ok {
		return cpp.Name(name)
	}

	name := t.unique(v.Name())
	t.names[key] = name

	// A constant value becomes part of the definition of the variable. All other values are assigned by the generated
	// function run.
	value := t.zero(v.Type())
	if vs, ok := t.decls[v].(*ast.ValueSpec); ok {
		for i, id := range vs.Names {
			if len(vs.Values) == len(vs.Names) && t.prog.Info.Defs[id] == v {
				if tv := t.prog.Info.Types[vs.Values[i]]; tv.Value != nil && !types.IsInterface(v.Type()) {
					value = t.constant(tv.Value, v.Type())
				}
			}
		}
	}

	typ := t.cpp(v.Type())

	// C++ initialises static variables with zero, so omit a zero value.
	if cpp.Same(value, cpp.Apply(typ)) {
		value = nil
	}

	nodes := t.noted(v, cpp.Decl{Specifier: "static", Type: typ, Name: name, Value: value})
	if t.prog.Collects && !t.pointerFree(v.Type()) {
		// The garbage collector looks for pointers in the variables that are registered as roots. A root
		// contains the address and the size of a variable.
		root := []cpp.Expr{cpp.Address(cpp.Name(name)), cpp.Unary("sizeof ", cpp.Name(name))}
		nodes = append(nodes, cpp.Decl{Specifier: "static", Type: cpp.Name("rt_root"), Name: t.made(name + "_root"), Args: root})
	}

	t.globals = append(t.globals, globalVar{v.Pos(), nodes})
	t.finished(nodes...)
	return cpp.Name(name)
}

// function returns the C++ name of a function or method with these type arguments. At the first call it queues the
// instance to be translated.
func (t *translator) function(fn *types.Func, targs []types.Type) string {
	// All instances are translated from the declaration of the generic function.
	fn = fn.Origin()
	for i := range targs {
		targs[i] = t.apply(targs[i])
	}

	sig := fn.Type().(*types.Signature)
	stem := fn.Name()
	params := sig.TypeParams()

	// The C++ name of a method begins with the name of its type.
	if recv := sig.Recv(); recv != nil {
		stem = receiverName(recv.Type()) + t.mangleArgs(targs...) + "_" + stem
		params = sig.RecvTypeParams()
	} else {
		stem += t.mangleArgs(targs...)
	}

	// The key is the position of the function, because methods of several types may have the same name.
	key := fmt.Sprintf("func %d", fn.Pos())
	for _, a := range targs {
		key += "," + t.typeKey(a)
	}
	if name, ok := t.names[key]; ok {
		t.mentioned[name] = true
		return name
	}

	// Keep Go's name unless it was combined with the name of the type.
	name := ""
	if stem == fn.Name() {
		name = t.unique(stem)
	} else {
		name = t.made(stem)
	}
	t.names[key] = name
	t.mentioned[name] = true

	// In the translation of the instance, the type arguments replace the type parameters.
	env := subst{}
	for i := 0; i < params.Len() && i < len(targs); i++ {
		env[params.At(i)] = targs[i]
	}
	t.queue = append(t.queue, &instance{name: name, decl: t.decls[fn].(*ast.FuncDecl), env: env})
	return name
}

// early calls f, which translates code that is printed before all functions. It records the functions that
// this code mentions, because they need prototypes.
func (c *current) early(f func()) {
	saved := c.mentioned
	c.mentioned = c.mentionedEarly
	f()
	c.mentioned = saved
}

// receiverName returns the name of the type that a method belongs to.
func receiverName(typ types.Type) string {
	if p, ok := types.Unalias(typ).(*types.Pointer); ok {
		typ = p.Elem()
	}
	return types.Unalias(typ).(*types.Named).Obj().Name()
}

// words lists all identifiers in the code translated so far, and the requested symbols. They determine which
// parts of the runtime the program needs.
func (n *needs) words() []string {
	all := maps.Clone(n.codeWords)
	maps.Copy(all, n.extraWords)
	all["rt_run"] = true
	return slices.Sorted(maps.Keys(all))
}

// wholeProgram returns the program as nodes, in the order that C++ needs, after all functions have been translated.
func (t *translator) wholeProgram() []cpp.Node {
	t.describe() // this first call only defines the types that descriptors mention
	structs := t.definitions()
	descs := t.describe() // make the descriptors: now it is known which types are recursive

	// Sort variables and functions by their positions in the Go program.
	sort.SliceStable(t.globals, func(i, j int) bool { return t.globals[i].pos < t.globals[j].pos })
	sort.SliceStable(t.functions, func(i, j int) bool { return t.functions[i].decl.Pos() < t.functions[j].decl.Pos() })

	t.above = append(structs, t.constants...)
	for _, g := range t.globals {
		t.above = append(t.above, g.nodes...)
	}

	// Prototypes come before the functions, and descriptors before the code that registers printing functions.
	t.between = slices.Concat(t.thunks, descs, t.showers)
	return t.inNamespace(t.functions)
}

// inNamespace returns the program as nodes, with the functions in this order.
func (t *translator) inNamespace(functions []*instance) []cpp.Node {
	body := slices.Concat(t.above, t.prototypes(functions), t.between)
	for _, f := range functions {
		body = append(append(append(body, cpp.Blank{}), f.above...), f.def)
	}

	integer := cpp.Name("int")
	main := cpp.Func{Result: integer, Name: "main", Body: []cpp.Node{cpp.Return{X: cpp.Call("rt_run", cpp.Scoped(cpp.Name("prog"), cpp.Name(t.entry)))}}}

	// If the program reads os.Args, pass the command line to the runtime's function rt_arguments, which
	// stores it.
	if t.extraWords["rt_arguments"] {
		main.Params = []cpp.Param{{Type: integer, Name: "argc"}, {Type: cpp.Pointer(cpp.Pointer(cpp.Name("char"))), Name: "argv"}}
		main.Body = slices.Insert(main.Body, 0, cpp.Node(cpp.Call("rt_arguments", cpp.Name("argc"), cpp.Name("argv"))))
	}

	return append(t.heading(), cpp.Namespace{Name: "prog", Body: body}, cpp.Blank{}, main)
}

// calleesFirst sorts functions so that each one stands behind those that it mentions, except for recursion.
func calleesFirst(functions []*instance) (sorted []*instance) {
	byName := map[string]*instance{}
	for _, f := range functions {
		byName[f.name] = f
	}
	done := map[*instance]bool{}
	var visit func(f *instance)
	visit = func(f *instance) {
		if done[f] {
			return
		}
		done[f] = true
		for _, name := range slices.Sorted(maps.Keys(f.mentions)) {
			if g := byName[name]; g != nil {
				visit(g)
			}
		}
		sorted = append(sorted, f)
	}
	for _, f := range functions {
		visit(f)
	}
	return sorted
}

// prototypes declares the functions that are mentioned before they are defined.
func (t *translator) prototypes(functions []*instance) (nodes []cpp.Node) {
	mentioned := maps.Clone(t.mentionedEarly)
	for _, f := range functions {
		if mentioned[f.name] {
			nodes = append(nodes, cpp.Proto(f.def))
		}
		maps.Copy(mentioned, f.mentions)
	}
	return nodes
}

// boxesFloats reports whether the program puts floating-point numbers into interfaces.
func (t *translator) boxesFloats() bool {
	return t.extraWords["T_float64"] || t.extraWords["T_float32"] ||
		slices.ContainsFunc(t.descOrder, func(d *descriptor) bool { return basicInfo(d.typ)&types.IsFloat != 0 })
}

// add appends nodes to the current function or block.
func (c *current) add(nodes ...cpp.Node) { c.out = append(c.out, nodes...) }

// assignTo adds an assignment.
func (c *current) assignTo(place, value cpp.Expr) { c.add(cpp.Binary("=", place, value)) }

// decl adds the declaration of a variable.
func (c *current) decl(typ cpp.Expr, name string, value cpp.Expr) cpp.Name {
	c.add(cpp.Decl{Type: typ, Name: name, Value: value})
	return cpp.Name(name)
}

// reference adds the declaration of a reference.
func (c *current) reference(typ cpp.Expr, name string, value cpp.Expr) cpp.Name {
	c.add(cpp.Decl{Type: typ, Ref: true, Name: name, Value: value})
	return cpp.Name(name)
}

// resultOf selects result i of r, which holds the results of a call.
func resultOf(r cpp.Expr, i int) cpp.Expr { return cpp.Member(r, fmt.Sprintf("r%d", i)) }

// capture runs f, removes the C++ nodes that f has added to the current function, and returns them.
func (c *current) capture(f func()) []cpp.Node {
	saved := c.out
	c.out = nil
	f()
	nodes := c.out
	c.out = saved
	return nodes
}

// inScope is like capture, but for a C++ block with its own scope.
func (t *translator) inScope(f func()) []cpp.Node {
	t.openScope()
	defer t.closeScope()
	return t.capture(f)
}
