package link

// This file prints the first part of the output: the runtime.

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Text returns the part of the output before the program: pragmas, headers and the runtime. `selectors` are the values
// of the enumeration that indexes method tables. The runtime is as short as possible, and its shortened names differ from
// all of these names of the program.
func (s Selection) Text(selectors, names []string) string {
	var b strings.Builder
	s.writeHead(&b, refuse32BitsShort, pragmasShort)

	program := map[string]bool{}
	for _, name := range names {
		program[name] = true
	}
	return b.String() + squeeze(s.short(s.selectorEnum(selectors), program)) + ProgramLine
}

// Readable returns the same part of the output, in which the runtime keeps its names and its line breaks. If titles is
// set, a comment line marks the beginning of each file; if comments is set, the runtime keeps its comments.
func (s Selection) Readable(titles, comments bool) string {
	var b strings.Builder
	s.writeHead(&b, refuse32Bits, pragmas)
	return b.String() + readable(s.whole(s.selectorEnum(s.Selectors), titles), comments) + ProgramLine
}

// ProgramLine separates the runtime from the program.
const ProgramLine = "// The end of the runtime. The program:\n\n"

// Shortest returns the runtime and a program, which is in namespace prog, as short as possible, also with short names.
func (s Selection) Shortest(program string) string {
	var b strings.Builder
	s.writeHead(&b, refuse32BitsShort, pragmasShort)

	// Each declaration of the program is a piece like those of the runtime.
	words := map[string]bool{}
	declared := maps.Clone(s.declared)
	var pieces [][]token
	for tokens := lex(program); len(tokens) > 0; {
		n := declarationEnd(tokens)
		if tokens[0].text == "namespace" {
			n = slices.IndexFunc(tokens, func(tok token) bool { return tok.text == "{" }) + 1
		} else if tokens[0].text == "}" {
			n = 1
		}
		for _, w := range visibleWords(tokens[:n]) {
			declared[w] = true
		}
		for _, w := range wordsOf(tokens[:n]) {
			words[w] = keeps(w)
		}
		pieces = append(pieces, tokens[:n])
		tokens = tokens[n:]
	}

	// A macro of a header may have the name of a word that keeps its name.
	maps.DeleteFunc(words, func(_ string, kept bool) bool { return !kept })
	b.WriteString(s.library.Undefine(slices.Sorted(maps.Keys(words))))

	enum := lex(s.selectorEnum(s.Selectors))
	for _, w := range wordsOf(enum) {
		declared[w] = true
	}
	all := slices.Concat([][]token{enum}, s.tokens, pieces)
	macros, short := shorten(all, declared, nil)
	return b.String() + squeeze(append(macros, slices.Concat(short...)...))
}

// visibleWords lists the words in a declaration that other declarations may use: all except parameters and local
// variables.
func visibleWords(tokens []token) []string {
	p := &piece{tokens: tokens}
	p.describe()
	if p.class != "" {
		return wordsOf(tokens)
	}
	return append(p.names, p.object)
}

// writeHead prints the check of the address size, the pragmas and the headers.
func (s Selection) writeHead(b *strings.Builder, refuse32Bits, pragmas string) {
	b.WriteString(refuse32Bits)

	if s.Needs(Recursive) {
		b.WriteString(optimiseRecursion)
	}

	for _, name := range s.includes {
		fmt.Fprintf(b, "#include <%s>\n", name)
	}

	if s.Needs("float64") || s.Needs("float32") {
		b.WriteString(roundTwice)
	}
	b.WriteString(pragmas)
	if s.Needs(Recursive) {
		b.WriteString(endless)
	}
}

// selectorEnum returns the C++ enumeration of the methods of interfaces, or "" if nothing uses it.
func (s Selection) selectorEnum(names []string) string {
	if len(names) == 0 && !s.Needs("NSel") {
		return ""
	}
	return "// The methods of interfaces.\nenum Sel { " + strings.Join(append(names, "NSel"), ", ") + " };"
}

// refuse32Bits makes the compiler stop with a message before it reads a header, because the runtime's
// collector, its numbers and its stacks need 64-bit addresses.
const refuse32Bits = `#if __SIZEOF_POINTER__ != 8
#error "this program needs 64-bit addresses: compile it without -m32"
#endif
`

// Collector is the word that the translator adds to the needed words if the program needs the garbage collector.
const Collector = "needs_collector"

// Recursive is the word that the translator adds to the needed words if the program is recursive.
const Recursive = "rt_recursive"

// optimiseRecursion raises the optimisation level of a recursive program from -O2, which judges use, to -O3. At -O2, g++
// inlines less into a recursive function, and saves all registers before its early return. Programs without recursion
// keep -O2, which takes g++ less time: README.md has the measurements. g++ must not turn a call at the end of a function
// into a jump, because endless recursion, which in Go ends the program with status 2, would become an endless loop.
// The pragma comes before the includes, because g++ does not inline a function into another function that has different
// optimisation options.
const optimiseRecursion = `#if defined __OPTIMIZE__ && !defined __clang__
#pragma GCC optimize("O3", "no-optimize-sibling-calls")
#endif
`

// roundTwice keeps clang++ from rounding x*y + z once where it computes the sum at compile time. g++ with -std=c++11
// always rounds twice.
const roundTwice = `#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
`

// refuse32BitsShort does the same, but after the headers have been read.
const refuse32BitsShort = "static_assert(sizeof(void*)==8,\"compile it without -m32\");\n"

// pragmas silences warnings about correct Go programs:
//   - variables that C++ counts as unused, but Go does not, for example in _ = x and in len of an array
//   - x != x
//   - characters as indices
//   - copies that g++ considers too long after inlining and unrolling, although they are never executed with such
//     lengths
//
// The first two pragmas come first, because without them a compiler would warn about names that it does not know in
// the other pragmas.
const pragmas = `// No warnings about what is correct in Go.
#pragma GCC diagnostic ignored "-Wpragmas"
#pragma GCC diagnostic ignored "-Wunknown-warning-option"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Warray-bounds"
#pragma GCC diagnostic ignored "-Wstringop-overflow"
#pragma GCC diagnostic ignored "-Wstringop-overread"
#pragma GCC diagnostic ignored "-Wchar-subscripts"
`

// pragmasPacked silences warnings about the layout of parts without line breaks.
const pragmasPacked = `#pragma GCC diagnostic ignored "-Wmultistatement-macros"
#pragma GCC diagnostic ignored "-Wmisleading-indentation"
`

// endless silences the warning about endless recursion, which only a recursive program can get.
const endless = "#pragma GCC diagnostic ignored \"-Winfinite-recursion\"\n"

// pragmasShort silences the same warnings, and those about the layout of a text without line breaks.
const pragmasShort = `#define rt_p(x) _Pragma(#x)
#define rt_w(x) rt_p(GCC diagnostic ignored #x)
rt_w(-Wpragmas)rt_w(-Wunknown-warning-option)rt_w(-Wmultistatement-macros)rt_w(-Wmisleading-indentation)
rt_w(-Wtautological-compare)rt_w(-Wunused-variable)rt_w(-Wunused-but-set-variable)rt_w(-Warray-bounds)
rt_w(-Wstringop-overflow)rt_w(-Wstringop-overread)rt_w(-Wchar-subscripts)
`
