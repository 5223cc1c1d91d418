package link

// This file prints the runtime's half of the output.

import (
	"fmt"
	"strings"
)

// Text gives everything that stands before the program, whose names keep what they mean. The
// selectors are the values of the enumeration that method tables are indexed by.
func (s Selection) Text(selectors, names []string) string {
	program := map[string]bool{}
	for _, name := range names {
		program[name] = true
	}
	var b strings.Builder
	s.writeHead(&b)
	b.WriteString("// The runtime, shortened from tools/bundle/internal/cxx/rt.\n")
	b.WriteString(squeeze(s.short(selectorEnum(selectors), program)))
	b.WriteString("// The end of the runtime.\n\n")
	return b.String()
}

// writeHead prints what compilers are asked for, and the headers.
func (s Selection) writeHead(b *strings.Builder) {
	b.WriteString(refuse32Bits)
	if s.Need[Recursive] {
		b.WriteString(keepRecursion)
	} else {
		b.WriteString(optimiseMore)
	}
	for _, name := range s.includes {
		fmt.Fprintf(b, "#include <%s>\n", name)
	}
	b.WriteString(pragmas)
	if s.Need[Recursive] {
		b.WriteString("rt_w(-Winfinite-recursion)\n")
	}
}

// selectorEnum is the enumeration of interface methods.
func selectorEnum(names []string) string {
	return "enum Sel { " + strings.Join(append(names, "NSel"), ", ") + " };"
}

// refuse32Bits stops the compiler before it reads a header, because the runtime's collector, its numbers and its stacks
// need 64-bit addresses.
const refuse32Bits = `#if __SIZEOF_POINTER__ != 8
#error "this program needs 64-bit addresses: compile it without -m32"
#endif
`

// optimiseMore asks g++ for more than the -O2 that judges pass: at -O2 it saves all
// registers before the early return of a recursive function, which costs a fifth
// on trees. It stands before the includes, since g++ does not inline a function
// into one that is optimised otherwise.
const optimiseMore = `#if defined __OPTIMIZE__ && !defined __clang__
#pragma GCC optimize("O3")
#endif
`

// Recursive is the word of a program that is recursive.
const Recursive = "rt_recursive"

// keepRecursion is optimiseMore for a recursive program: g++ must not turn a call at the end of a function into a jump,
// because recursion without end would then be a loop without end, where Go's program ends with status 2.
const keepRecursion = `#if defined __OPTIMIZE__ && !defined __clang__
#pragma GCC optimize("O3", "no-optimize-sibling-calls")
#endif
`

// pragmas silence the warnings that the layout of the runtime and right Go
// programs give cause to: variables that Go counts as used (len of an array,
// _ = x; arguments of deferred calls that a format does not print), x != x, and
// characters as indices; and lengths that g++ cannot bound once it has inlined
// and unrolled what is never reached with them. Compilers that do not know one of the names keep silent.
const pragmas = `#pragma GCC diagnostic ignored "-Wpragmas"
#define rt_p(x) _Pragma(#x)
#define rt_w(x) rt_p(GCC diagnostic ignored #x)
rt_w(-Wunknown-warning-option)
rt_w(-Wmultistatement-macros)
rt_w(-Wmisleading-indentation)
rt_w(-Wtautological-compare)
rt_w(-Wunused-but-set-variable)
rt_w(-Warray-bounds)
rt_w(-Wstringop-overflow)
rt_w(-Wstringop-overread)
rt_w(-Wchar-subscripts)
rt_w(-Wunused-variable)
`
