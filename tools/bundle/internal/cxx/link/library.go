// Package link chooses the parts of the C++ runtime that a translated program needs, shortens them and prints them.
// Its input is the set of identifiers in the program's C++ text. The package knows nothing about Go.
package link

// This file reads the runtime (rt/*.h) into sections and pieces, and selects the pieces that a
// translated program needs. README.md describes the syntax of sections.

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"

	"oj/tools/bundle/internal/cxx/rt"
)

// runtimeFiles lists files of the runtime in the order in which they are printed. All other files follow, sorted by
// name.
var runtimeFiles = []string{"base.h", "gc.h", "data.h", "any.h", "panic.h", "func.h", "map.h"}

// lastFile contains the C++ function main. It is always needed, and printed last.
const lastFile = "run.h"

// section is a part of a file with common attributes and includes.
type section struct {
	file     string
	title    string // a comment line about the file, printed before its first piece
	offers   []string
	raw      bool
	includes []string // names of headers, without < and >
	pieces   []*piece
	body     strings.Builder // the C++ text; not used after it has been cut into pieces
}

// A Library is the whole runtime.
type Library struct {
	sections   []*section
	byName     map[string]*section // maps an offered name to its section
	pieces     []*piece            // all pieces, in printing order
	symbols    map[string]*symbol  // maps an identifier of the runtime to its symbol
	conditions map[*symbol]bool    // the symbols x of all conditions USES_x
}

// Runtime reads the runtime once. An error means that a header of the runtime is invalid.
var Runtime = sync.OnceValues(readRuntime)

// readRuntime parses the embedded files.
func readRuntime() (*Library, error) {
	x := &Library{byName: map[string]*section{}, symbols: map[string]*symbol{}, conditions: map[*symbol]bool{}}

	names, err := runtimeOrder()
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		text, err := rt.Files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		if err := x.readFile(name, string(text)); err != nil {
			return nil, err
		}
	}

	// After all files have been read, cut the sections into pieces, and index every piece by the names that can select
	// it.
	for _, s := range x.sections {
		s.pieces = cut(lex(s.body.String()))
		for _, p := range s.pieces {
			p.section = s
			x.pieces = append(x.pieces, p)
			x.resolve(p)
			for _, sym := range p.declared {
				sym.declares = append(sym.declares, p)
			}
		}
	}

	x.findWaits()
	return x, x.checkOffers()
}

// findWaits determines the names that each piece waits for: the piece is selected only if the program needs all of
// them. The method describe has filled the field `waits` with candidates. findWaits removes the candidates that are not
// names of classes. Candidates of a static object also stay if they are selectors (constants that identify methods) or
// names that the runtime declares.
func (x *Library) findWaits() {
	classes := map[string]bool{}
	for _, p := range x.pieces {
		if p.class != "" {
			classes[p.class] = true
		}
	}

	all := slices.Clone(x.pieces)
	for _, p := range x.pieces {
		all = append(all, p.members...)
	}
	for _, p := range all {
		// If overloads have parameters of different classes, each overload is selected only if the program
		// needs the classes of its parameters.
		if p.params != nil && overloaded(p.overloads(), classes) {
			p.waits = p.params
		}
		if p.waits == nil {
			continue
		}

		var waits []string
		for _, w := range p.waits {
			sym := x.symbol(w)
			if classes[w] && !slices.Contains(p.names, w) || p.static && (sym.declares != nil || sym.selector) {
				waits = append(waits, w)
				sym.waiting = append(sym.waiting, p)
				p.awaits = append(p.awaits, sym)
			}
		}
		p.waits = waits
	}
}

// overloads lists the functions with the name of a function, in the same class if it is a member.
func (p *piece) overloads() []*piece {
	if p.owner == nil {
		return p.declared[0].declares
	}
	var list []*piece
	for _, m := range p.owner.members {
		if m.names[0] == p.names[0] {
			list = append(list, m)
		}
	}
	return list
}

// overloaded reports whether functions of one name have parameters of different classes.
func overloaded(functions []*piece, classes map[string]bool) bool {
	// Only classes among the parameters' types can decide which overloads are selected, so compare the lists
	// of these classes.
	key := ""
	for i, p := range functions {
		var of []string
		for _, w := range p.params {
			if classes[w] {
				of = append(of, w)
			}
		}
		if k := strings.Join(of, " "); i == 0 {
			key = k
		} else if k != key {
			return true
		}
	}
	return false
}

// Offers reports whether the runtime offers the name to programs.
func (x *Library) Offers(name string) bool { return x.byName[name] != nil }

// Offered lists all names that the runtime offers to programs.
func (x *Library) Offered() []string {
	var names []string
	for _, s := range x.sections {
		names = append(names, s.offers...)
	}
	return names
}

// Raw reports whether the library function takes arguments for interface parameters with their static C++
// types, because its section has the attribute raw.
func (x *Library) Raw(name string) bool {
	s := x.byName[name]
	return s != nil && s.raw
}

// Declares reports whether some piece declares the word.
func (x *Library) Declares(word string) bool {
	sym := x.symbols[word]
	return sym != nil && sym.declares != nil
}

// Includes lists the headers of the whole runtime.
func (x *Library) Includes() []string {
	set := map[string]bool{}
	for _, s := range x.sections {
		for _, name := range s.includes {
			set[name] = true
		}
	}
	return slices.Sorted(maps.Keys(set))
}

// checkOffers returns an error if a section offers a name that it does not declare.
func (x *Library) checkOffers() error {
	var missing []string
	for _, s := range x.sections {
		for _, name := range s.offers {
			// A section that offers NAME_def contains the definition of NAME.
			declared := slices.ContainsFunc(s.pieces, func(p *piece) bool { return slices.Contains(p.names, strings.TrimSuffix(name, "_def")) })
			if !declared {
				missing = append(missing, name)
			}
		}
	}
	if len(missing) > 0 {
		return fmt.Errorf("rt: sections offer names that they do not declare: %s", strings.Join(missing, " "))
	}
	return nil
}

// runtimeOrder lists the files of the runtime in printing order.
func runtimeOrder() ([]string, error) {
	entries, err := rt.Files.ReadDir(".")
	if err != nil {
		return nil, err
	}

	// Files that runtimeFiles does not name have rank 0: they come between the named ones and lastFile.
	rank := map[string]int{lastFile: len(entries) + len(runtimeFiles) + 1}
	for i, name := range runtimeFiles {
		rank[name] = i - len(runtimeFiles)
	}

	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	sort.SliceStable(names, func(i, j int) bool { return rank[names[i]] < rank[names[j]] })
	return names, nil
}

// headline makes a comment line from the first line of a file, such as "// data: strings, arrays and slices".
// The comment contains the file's name and the first clause of its description.
func headline(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	name, description, _ := strings.Cut(strings.TrimLeft(line, "/ 0123456789_"), ".h: ")
	if i := strings.IndexAny(description, ".:;"); i >= 0 {
		description = description[:i]
	}
	return "// " + name + ": " + description
}

// readFile adds the sections of one file.
func (x *Library) readFile(name, text string) error {
	var s *section
	title := headline(text)
	for i, line := range strings.Split(text, "\n") {
		trimmed := strings.TrimSpace(line)
		switch {
		// A new section starts.
		case strings.HasPrefix(line, "//@ "):
			s = &section{file: name, title: title}
			for _, word := range strings.Fields(line[4:]) {
				switch word {
				case "raw":
					s.raw = true
				default:
					if x.byName[word] != nil {
						return fmt.Errorf("rt/%s:%d: %s is offered twice", name, i+1, word)
					}
					x.byName[word] = s
					s.offers = append(s.offers, word)
				}
			}
			x.sections = append(x.sections, s)
		// Comments before the first section describe the file, and //= lines describe a function to the translator.
		case strings.HasPrefix(trimmed, "//=") || trimmed == "" || strings.HasPrefix(trimmed, "//") && s == nil:
		case s == nil:
			return fmt.Errorf("rt/%s:%d: text before the first section", name, i+1)
		case strings.HasPrefix(trimmed, "#include <"):
			s.includes = append(s.includes, strings.TrimSuffix(strings.TrimPrefix(trimmed, "#include <"), ">"))
		default:
			s.body.WriteString(line + "\n")
		}
	}
	return nil
}

// Selection is the part of the runtime that a program needs.
type Selection struct {
	library   *Library
	need      set             // the symbols in the program and in the selected pieces
	own       map[string]bool // the words of the program that are not in the runtime
	tokens    [][]token       // the tokens of each selected piece, in printing order
	titles    []string        // for each selected piece, a comment line about its file
	declared  map[string]bool // the words that the pieces declare, except parameters and local variables
	includes  []string
	Selectors []string // the needed words that start with Sel_
}

// Needs reports whether the program or a selected piece needs a word.
func (s Selection) Needs(word string) bool {
	if sym := s.library.symbols[word]; sym != nil {
		return s.need.has(sym)
	}
	return s.own[word]
}

// Choose selects the pieces that declare the words, and all pieces that the selected pieces need, directly or
// indirectly. A condition USES_x in the runtime holds if the word x is needed.
func (x *Library) Choose(words []string) Selection {
	return x.chooser(words).selection()
}

// chooser returns a chooser that has selected all needed pieces. If a condition USES_x holds, more words may
// be needed, and then more conditions may hold. So the selection is repeated until no condition changes.
func (x *Library) chooser(words []string) *chooser {
	// Words that the runtime does not contain select nothing.
	var program []*symbol
	own := map[string]bool{}
	for _, w := range words {
		if sym := x.symbols[w]; sym != nil {
			program = append(program, sym)
		} else {
			own[w] = true
		}
	}

	// The conditions on the program's own words hold from the start. So the first selection contains no variants for
	// other programs, whose needs would stay.
	uses := make(set, len(x.symbols))
	for _, sym := range program {
		uses[sym.id] = x.conditions[sym]
	}
	for {
		c := &chooser{index: x, own: own, uses: uses, need: make(set, len(x.symbols)), chosen: map[*piece]bool{}, started: map[*section]bool{}}
		c.meet(program)
		again := false
		for flag := range x.conditions {
			if c.need.has(flag) && !uses.has(flag) {
				uses[flag.id] = true
				again = true
			}
		}
		if !again {
			return c
		}
	}
}

// chooser selects pieces. It assumes that the conditions in its field `uses` hold, and no others.
type chooser struct {
	index   *Library
	own     map[string]bool // words of the program that are not in the runtime
	uses    set
	need    set
	chosen  map[*piece]bool
	started map[*section]bool
}

// meet records that symbols are needed, and selects the pieces that these symbols make necessary.
func (c *chooser) meet(symbols []*symbol) {
	for _, sym := range symbols {
		if c.need.has(sym) {
			continue
		}
		c.need[sym.id] = true

		// A piece is needed if it declares the symbol, or if this is the last symbol that it waits for.
		for _, p := range sym.declares {
			c.consider(p)
		}
		for _, p := range sym.waiting {
			c.consider(p)
		}

		for _, p := range sym.members {
			c.consider(p)
		}
	}
}

// consider selects a piece if it is needed and all names that it waits for are needed.
func (c *chooser) consider(p *piece) {
	// A piece with names is needed if one of its names is.
	if c.chosen[p] || len(p.declared) > 0 && !slices.ContainsFunc(p.declared, c.need.has) {
		return
	}

	// A member function is only needed if its class is.
	if p.owner != nil && !c.chosen[p.owner] {
		return
	}
	for _, sym := range p.awaits {
		if !c.need.has(sym) {
			return
		}
	}

	// A piece that neither declares a name nor waits for one is needed if another piece of its section is
	// selected.
	if len(p.declared) == 0 && len(p.awaits) == 0 && !c.started[p.section] {
		return
	}

	for _, condition := range p.conditions {
		if !condition.holds(c.uses) {
			return
		}
	}

	c.take(p)

	// When the first piece of a section is selected, the section's pieces without names become needed.
	if !c.started[p.section] {
		c.started[p.section] = true
		for _, q := range p.section.pieces {
			c.consider(q)
		}
	}
}

// take selects a piece and records that its symbols are needed.
func (c *chooser) take(p *piece) {
	if c.chosen[p] {
		return
	}
	c.chosen[p] = true

	// Symbols under a condition that does not hold are not needed.
	symbols := p.uses
	if len(p.flags) > 0 {
		symbols = symbolsIn(active(p.tokens, c.uses))
	}
	c.meet(symbols)

	// The program may need the name of a member function before it needs the class. In this case, meet has
	// not selected the member function, so select it now.
	for _, m := range p.members {
		c.consider(m)
	}
}

// selection returns the chosen pieces as a Selection.
func (c *chooser) selection() Selection {
	out := Selection{library: c.index, need: c.need, own: c.own, declared: map[string]bool{}}
	includes, selectors := map[string]bool{}, map[string]bool{}

	// Go through all pieces, because they are in printing order.
	for _, p := range c.index.pieces {
		if !c.chosen[p] {
			continue
		}
		out.tokens = append(out.tokens, c.text(p))
		out.titles = append(out.titles, p.section.title)
		for _, name := range p.declares() {
			out.declared[name] = true
		}
		for _, name := range p.section.includes {
			includes[name] = true
		}
	}

	// List the needed selectors of the runtime, and the selectors that only the program uses, for its own
	// interfaces.
	for _, sym := range c.index.symbols {
		if sym.selector && c.need.has(sym) {
			selectors[sym.name] = true
		}
	}
	for w := range c.own {
		if strings.HasPrefix(w, "Sel_") {
			selectors[w] = true
		}
	}
	out.includes, out.Selectors = slices.Sorted(maps.Keys(includes)), slices.Sorted(maps.Keys(selectors))
	return out
}

// text returns the tokens of a piece with its chosen member functions.
func (c *chooser) text(p *piece) []token {
	var out []token

	// Insert each chosen member function at the place where it was cut out.
	at := 0
	for _, m := range p.members {
		if c.chosen[m] {
			out = append(append(out, p.tokens[at:m.at]...), m.tokens...)
			at = m.at
		}
	}
	if p.enum {
		return c.enumText(p)
	}
	return withoutNeeds(active(append(out, p.tokens[at:]...), c.uses))
}

// enumText returns an enumeration that contains only the needed values.
func (c *chooser) enumText(p *piece) []token {
	open := slices.IndexFunc(p.tokens, func(tok token) bool { return tok.text == "{" })
	out := slices.Clone(p.tokens[:open+1])
	last := -1
	for i, value := range p.declared[1:] {
		if !c.need.has(value) {
			continue
		}
		if last >= 0 {
			out = append(out, sign(","))
		}
		out = append(out, token{kind: wordToken, text: value.name, lead: " "})
		// If the previous value was omitted, write the number of this value, which must not change.
		if i != last+1 {
			out = append(out, sign("="), token{kind: numberToken, text: strconv.Itoa(i)})
		}
		last = i
	}
	return append(out, p.tokens[len(p.tokens)-2:]...)
}

// short returns the tokens of the runtime's text with shortened names: the enumeration of selectors, and then the
// pieces. It does not shorten words that occur in the program (the argument program).
func (s Selection) short(selectors string, program map[string]bool) []token {
	enum := lex(selectors)
	for _, w := range wordsOf(enum) {
		s.declared[w] = true
	}

	// The enumeration is shortened together with the pieces, because they use its values.
	out, pieces := shorten(append([][]token{enum}, s.tokens...), s.declared, program)
	return append(out, slices.Concat(pieces...)...)
}

// whole returns the tokens of the runtime's text with its own names. If titles is set, a comment line about each file
// comes before the first piece of the file.
func (s Selection) whole(selectors string, titles bool) []token {
	out := lex(selectors)
	for i, p := range s.tokens {
		if titles && (i == 0 || s.titles[i] != s.titles[i-1]) {
			out = append(out, token{kind: directiveToken, text: s.titles[i], lead: "\n\n"})
		}
		out = append(out, p...)
	}
	return out
}
