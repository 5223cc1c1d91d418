package link

// This file gives each identifier of the runtime a number. After the runtime has been read, pieces are selected
// by these numbers, which is faster than comparing strings.

import "strings"

// symbol is an identifier in the runtime. All its uses share one symbol.
type symbol struct {
	id       int
	name     string
	selector bool     // the identifier stands for a method in method tables
	declares []*piece // the pieces that declare the identifier
	waiting  []*piece // the pieces that wait for the symbol: they are not selected before it is needed
	members  []*piece // the member functions with this name
}

// set is a set of symbols, by their numbers.
type set []bool

func (s set) has(sym *symbol) bool { return s[sym.id] }

// condition is a condition USES_x or !USES_x of the runtime. USES_x holds if the program needs x. The field
// `not` is set for !USES_x, which holds if the program does not need x.
type condition struct {
	symbol *symbol
	not    bool
}

func (c condition) holds(uses set) bool { return uses.has(c.symbol) != c.not }

// symbol returns the symbol of an identifier. At the first call for the identifier, it creates
// the symbol.
func (x *Library) symbol(name string) *symbol {
	sym := x.symbols[name]
	if sym == nil {
		sym = &symbol{id: len(x.symbols), name: name, selector: strings.HasPrefix(name, "Sel_")}
		x.symbols[name] = sym
	}
	return sym
}

// symbolsOf returns the symbols of identifiers.
func (x *Library) symbolsOf(names []string) []*symbol {
	var list []*symbol
	for _, name := range names {
		list = append(list, x.symbol(name))
	}
	return list
}

// resolve replaces the identifiers of a piece and of its members by symbols.
func (x *Library) resolve(p *piece) {
	p.declared = x.symbolsOf(p.names)
	p.uses = x.symbolsOf(p.words)

	// A piece can depend on conditions: USES_x holds if the program uses x. Record all conditions here. The chooser
	// later finds out which of them hold, because this depends on the selected pieces.
	for _, flag := range p.flags {
		x.conditions[x.symbol(flag)] = true
	}
	for _, flag := range p.when {
		name, not := strings.CutPrefix(flag, "!")
		p.conditions = append(p.conditions, condition{x.symbol(name), not})
	}

	// The selection follows the symbols of the tokens and never reads their text.
	for i, tok := range p.tokens {
		p.tokens[i].symbols = x.symbolsOf(tokenWords(nil, tok))
		if flag := usesFlag(tok); flag != "" {
			name, not := strings.CutPrefix(flag, "!")
			p.tokens[i].condition = &condition{x.symbol(name), not}
		}
	}

	for _, m := range p.members {
		m.owner, m.section = p, p.section
		x.resolve(m)
		m.declared[0].members = append(m.declared[0].members, m)
	}
}

// symbolsIn lists the symbols of tokens.
func symbolsIn(tokens []token) []*symbol {
	var list []*symbol
	for _, tok := range tokens {
		list = append(list, tok.symbols...)
	}
	return list
}
