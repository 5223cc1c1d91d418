package digest

import (
	"encoding/binary"
	"fmt"
	"go/constant"
	"go/token"
	"go/types"
)

// This file reads the data.

// An Importer makes packages out of a digest. It is for one goroutine at a time.
type Importer struct {
	data    string
	pkgs    []pkg
	byPath  map[string]int
	places  string         // four bytes an object
	records int            // where they start in data
	objects []types.Object // by number, nil while nobody asked
	open    []*types.Interface
}

type pkg struct {
	*types.Package
	exported int // where their number stands, 0 if the package is only referred to
}

// Read prepares to read data that Write gave, or none. They are trusted.
func Read(data string) *Importer {
	im := &Importer{data: data, byPath: map[string]int{}}
	if data == "" {
		return im
	}
	r := reader{Importer: im}
	n := r.int()
	im.pkgs = make([]pkg, n)
	for i := range im.pkgs {
		p := pkg{Package: types.NewPackage(r.string(), r.string())}
		start := r.at
		if count := r.int(); count > 0 {
			p.exported = start
			r.skip(count - 1)
			r.skip(r.int())
		}
		im.pkgs[i] = p
		im.byPath[p.Path()] = i
	}
	n = r.int()
	im.places = data[r.at : r.at+4*n]
	im.records = r.at + 4*n
	im.objects = make([]types.Object, n)
	return im
}

// Has says whether the package can be imported.
func (im *Importer) Has(path string) bool {
	i, ok := im.byPath[path]
	return ok && im.pkgs[i].exported > 0
}

// Import gives the package with everything that it exports.
func (im *Importer) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if !im.Has(path) {
		return nil, fmt.Errorf("package %s is not in std", path)
	}
	p := im.pkgs[im.byPath[path]]
	if p.Complete() {
		return p.Package, nil
	}
	r := reader{Importer: im, at: p.exported}
	for n := r.int(); n > 1; n-- {
		im.object(r.int())
	}
	for _, i := range im.open {
		i.Complete()
	}
	im.open = im.open[:0]
	imports := make([]*types.Package, r.int())
	for i := range imports {
		imports[i] = im.pkgs[r.int()].Package
	}
	p.SetImports(imports) // messages tell packages of one name apart
	p.MarkComplete()
	return p.Package, nil
}

// object makes the object of that number, unless it exists.
func (im *Importer) object(n int) types.Object {
	if im.objects[n] == nil {
		place := im.places[4*n : 4*n+4]
		at := int(place[0]) | int(place[1])<<8 | int(place[2])<<16 | int(place[3])<<24
		r := reader{Importer: im, at: im.records + at}
		r.object(n)
	}
	return im.objects[n]
}

// A reader reads one record.
type reader struct {
	*Importer
	at     int
	pkg    *types.Package
	params []*types.TypeParam // those in sight
}

func (r *reader) int() int {
	n, shift := 0, 0
	for {
		b := r.data[r.at]
		r.at++
		n |= int(b&0x7F) << shift
		if b < 0x80 {
			return n
		}
		shift += 7
	}
}

// skip passes over n numbers.
func (r *reader) skip(n int) {
	for ; n > 0; n-- {
		r.int()
	}
}

func (r *reader) bool() bool { return r.int() == 1 }

func (r *reader) string() string {
	n := r.int()
	r.at += n
	return r.data[r.at-n : r.at]
}

func (r *reader) object(n int) {
	record := r.int()
	r.pkg = r.pkgs[r.int()].Package
	name := r.string()
	var o types.Object
	switch record {
	case constRecord:
		t := r.typ(nil)
		o = types.NewConst(token.NoPos, r.pkg, name, t, r.constant())
	case varRecord:
		o = types.NewVar(token.NoPos, r.pkg, name, r.typ(nil))
	case funcRecord:
		params := r.declare()
		o = types.NewFunc(token.NoPos, r.pkg, name, r.signature(nil, nil, params))
	case aliasRecord:
		t := types.NewTypeName(token.NoPos, r.pkg, name, nil)
		params := r.declare()
		types.NewAlias(t, r.typ(nil)).SetTypeParams(params)
		o = t
	case typeRecord:
		t := types.NewTypeName(token.NoPos, r.pkg, name, nil)
		named := types.NewNamed(t, nil, nil)
		r.enter(n, t) // its parts may refer to it
		r.named(named)
		return
	}
	r.enter(n, o)
}

func (r *reader) enter(n int, o types.Object) {
	r.objects[n] = o
	r.pkg.Scope().Insert(o)
}

// declare makes type parameters and brings them into sight.
func (r *reader) declare() []*types.TypeParam {
	n := r.int()
	if n == 0 {
		return nil
	}
	first := len(r.params)
	for range n {
		name := types.NewTypeName(token.NoPos, r.pkg, r.string(), nil)
		r.params = append(r.params, types.NewTypeParam(name, nil))
	}
	declared := r.params[first:]
	var constraint types.Type
	for _, p := range declared {
		if t := r.typ(nil); t != nil {
			constraint = t
		}
		p.SetConstraint(constraint)
	}
	return declared
}

func (r *reader) named(t *types.Named) {
	if params := r.declare(); params != nil {
		t.SetTypeParams(params)
	}
	t.SetUnderlying(r.typ(t).Underlying())
	for n := r.int(); n > 0; n-- {
		name, pointer := r.string(), r.bool()
		r.params = nil
		params := r.declare()
		recv := receiver(t, params)
		if pointer {
			recv = types.NewPointer(recv)
		}
		sig := r.signature(types.NewVar(token.NoPos, r.pkg, "", recv), params, nil)
		t.AddMethod(types.NewFunc(token.NoPos, r.pkg, name, sig))
	}
}

// receiver is t, or its instance for a method's own type parameters.
func receiver(t *types.Named, params []*types.TypeParam) types.Type {
	if len(params) == 0 {
		return t
	}
	args := make([]types.Type, len(params))
	for i, p := range params {
		args[i] = p
	}
	inst, _ := types.Instantiate(nil, t, args, false) // it errs only when it validates
	return inst
}

func (r *reader) signature(recv *types.Var, recvParams, params []*types.TypeParam) *types.Signature {
	variadic := r.bool()
	in := r.tuple()
	out := r.tuple()
	return types.NewSignatureType(recv, recvParams, params, in, out, variadic)
}

func (r *reader) tuple() *types.Tuple {
	n := r.int()
	if n == 0 {
		return nil
	}
	vars := make([]*types.Var, n)
	for i := range vars {
		name := r.string()
		vars[i] = types.NewParam(token.NoPos, r.pkg, name, r.typ(nil))
	}
	return types.NewTuple(vars...)
}

// typ reads a type; owner is the named type that it is the underlying one of,
// nil if it is none's.
func (r *reader) typ(owner *types.Named) types.Type {
	switch kind := r.int(); kind {
	case basicType:
		return types.Typ[r.int()]
	case universeType:
		return types.Universe.Lookup(r.string()).Type()
	case namedType:
		return r.reference()
	case paramType:
		return r.params[r.int()]
	case pointerType:
		return types.NewPointer(r.typ(nil))
	case sliceType:
		return types.NewSlice(r.typ(nil))
	case arrayType:
		n := r.int()
		return types.NewArray(r.typ(nil), int64(n))
	case mapType:
		key := r.typ(nil)
		return types.NewMap(key, r.typ(nil))
	case chanType:
		dir := types.ChanDir(r.int())
		return types.NewChan(dir, r.typ(nil))
	case signatureType:
		return r.signature(nil, nil, nil)
	case structType:
		return r.structure()
	case interfaceType:
		return r.iface(owner)
	case unionType:
		terms := make([]*types.Term, r.int())
		for i := range terms {
			tilde := r.bool()
			terms[i] = types.NewTerm(tilde, r.typ(nil))
		}
		return types.NewUnion(terms)
	case sameType:
		return nil
	default:
		panic(fmt.Sprintf("digest: kind %d of type", kind))
	}
}

func (r *reader) reference() types.Type {
	t := r.Importer.object(r.int()).Type()
	n := r.int()
	if n == 0 {
		return t
	}
	args := make([]types.Type, n)
	for i := range args {
		args[i] = r.typ(nil)
	}
	inst, _ := types.Instantiate(nil, t, args, false) // it errs only when it validates
	return inst
}

func (r *reader) structure() types.Type {
	n := r.int()
	if n == 0 {
		return types.NewStruct(nil, nil)
	}
	pkg := r.pkgs[r.int()].Package
	fields := make([]*types.Var, n)
	var tags []string
	for i := range fields {
		name, embedded := r.string(), r.bool()
		fields[i] = types.NewField(token.NoPos, pkg, name, r.typ(nil), embedded)
		if tag := r.string(); tag != "" {
			for len(tags) < i {
				tags = append(tags, "")
			}
			tags = append(tags, tag)
		}
	}
	return types.NewStruct(fields, tags)
}

func (r *reader) iface(owner *types.Named) types.Type {
	implicit := r.bool()
	methods := make([]*types.Func, r.int())
	pkg := r.pkg
	if len(methods) > 0 {
		pkg = r.pkgs[r.int()].Package
	}
	var recv *types.Var
	if owner != nil {
		recv = types.NewVar(token.NoPos, pkg, "", owner)
	}
	for i := range methods {
		name := r.string()
		methods[i] = types.NewFunc(token.NoPos, pkg, name, r.signature(recv, nil, nil))
	}
	embedded := make([]types.Type, r.int())
	for i := range embedded {
		embedded[i] = r.typ(nil)
	}
	t := types.NewInterfaceType(methods, embedded)
	if implicit {
		t.MarkImplicit()
	}
	r.open = append(r.open, t) // what it embeds may not be there yet
	return t
}

func (r *reader) constant() constant.Value {
	switch kind := r.int(); kind {
	case boolConst:
		return constant.MakeBool(r.bool())
	case stringConst:
		return constant.MakeString(r.string())
	case intConst:
		n, size := binary.Varint([]byte(r.data[r.at:min(r.at+binary.MaxVarintLen64, len(r.data))]))
		r.at += size
		return constant.MakeInt64(n)
	case bigConst:
		return constant.MakeFromLiteral(r.string(), token.INT, 0)
	case ratioConst:
		num := constant.MakeFromLiteral(r.string(), token.INT, 0)
		return constant.BinaryOp(num, token.QUO, constant.MakeFromLiteral(r.string(), token.INT, 0))
	default:
		panic(fmt.Sprintf("digest: kind %d of constant", kind))
	}
}
