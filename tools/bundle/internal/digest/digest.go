// Package digest keeps the types of packages in a form that is quick to read:
// what a program can say about them, and nothing else.
//
// Takes packages as the compiler's export data describes them. Gives bytes, and
// from these an importer that makes the exported objects of a package when it
// is imported, and those of other packages when something refers to them.
// Guarantees that a program type-checks in the same way against either: every
// exported object has the same type, every constant the same value, every type
// the same methods, size and comparability.
//
// What no program can name is left out: functions' bodies, unexported objects
// that nothing exported leads to, and whatever unexported fields lead to.
package digest

// The data are, one after the other:
//
//	packages  number; each: path, name, 0 if it is only referred to or else
//	          1 + number of exported objects, and their numbers; then the
//	          number of packages that it imports, and theirs
//	objects   number; each: its place after the table, four bytes
//	records   one an object, see writer.object
//
// Numbers are varints, strings a length and bytes. An object is referred to by
// its number, everything else stands where it is used.

// The kinds of records.
const (
	constRecord = iota
	varRecord
	funcRecord
	typeRecord
	aliasRecord
)

// The kinds of types.
const (
	basicType     = iota // number of the types.BasicKind
	universeType         // name: byte, rune, any, error, comparable
	namedType            // object, type arguments
	paramType            // number of the type parameter among those in sight
	pointerType          // element
	sliceType            // element
	arrayType            // length, element
	mapType              // key, element
	chanType             // direction, element
	signatureType        // see writer.signature
	structType           // package, fields: name, embedded, type, tag
	interfaceType        // implicit, package, methods: name, signature; embedded types
	unionType            // terms: tilde, type
	sameType             // as the constraint of the type parameter before
)

// The kinds of constants.
const (
	boolConst   = iota // 0 or 1
	stringConst        // string
	intConst           // varint with sign
	bigConst           // decimal
	ratioConst         // two decimals
)
