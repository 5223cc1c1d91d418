package link

// This file cuts the sections of the runtime into pieces: declarations at file level, and the member
// functions of classes. A piece is printed as a whole or not at all. For each piece it finds the names that
// the piece declares (a use of such a name selects the piece) and the names that it waits for.

import (
	"slices"
	"strings"
)

// piece is a declaration at file level, or a member function.
type piece struct {
	section *section
	// The declared names. If the fields `names` and `waits` are both empty, the piece is printed together with
	// the other pieces of its section.
	names []string
	// The piece is only selected if all names in `waits` are needed, too. An overloaded function, an operator
	// or a specialisation waits for its parameter types. A static object (rt_root, rt_hook, rt_method) waits
	// for the names in its declaration, such as the variable that it registers.
	waits   []string
	params  []string // for a function: the words of its parameter list
	class   string   // the name of the class that the piece defines
	enum    bool     // the piece is an enumeration; names[1:] are its values
	tokens  []token
	words   []string
	members []*piece // for a class: its member functions that can be omitted
	// The piece is a static object (rt_root, rt_hook, rt_method), which no code mentions by its name.
	static bool
	object string   // the name of the declared variable or function
	when   []string // the conditions USES_x around the piece: x for #ifdef, !x for #ifndef
	flags  []string // the words x of the conditions USES_x around and inside the piece
	owner  *piece   // for a member function: its class
	at     int      // for a member function: its position in the tokens of its class

	// These fields contain the identifiers of the fields above, converted to symbols. The chooser reads only these
	// fields.
	declared   []*symbol
	uses       []*symbol
	awaits     []*symbol
	conditions []condition
}

// cut splits the tokens of a section into its declarations at file level.
func cut(tokens []token) []*piece {
	var out []*piece
	for len(tokens) > 0 {
		// Each declaration under a condition USES_x is a piece of its own, because only Choose knows
		// whether x is needed.
		if flag := usesFlag(tokens[0]); flag != "" {
			n := conditionEnd(tokens)
			middle := elseOf(tokens[:n])
			out = append(out, under(flag, cut(tokens[1:middle]))...)
			if middle < n-1 {
				out = append(out, under(negate(flag), cut(tokens[middle+1:n-1]))...)
			}
			tokens = tokens[n:]
			continue
		}

		n := declarationEnd(tokens)
		p := &piece{tokens: tokens[:n]}
		p.describe()
		p.words = wordsOf(p.tokens)
		if p.enum {
			// An enumeration declares its own values, so it does not need other pieces for them.
			p.words = p.words[:slices.Index(p.words, p.names[1])]
		}
		p.flags = append(flagsOf(p.tokens), p.when...)
		out = append(out, p)
		tokens = tokens[n:]
	}
	return out
}

// declarationEnd returns the number of tokens in the first declaration.
func declarationEnd(tokens []token) int {
	// A condition around whole declarations counts as one declaration. A condition around attributes belongs to the
	// declaration that follows it.
	if strings.HasPrefix(tokens[0].text, "#if") {
		n := conditionEnd(tokens)
		last := tokens[n-2].text
		if last == ";" || last == "}" || tokens[n-2].kind == directiveToken {
			return n
		}
		return n + declarationEnd(tokens[n:])
	}
	if tokens[0].kind == directiveToken {
		return 1
	}

	// A declaration ends with a semicolon outside brackets, or with the closing brace of a function's body.
	depth, body := 0, false
	for i := 0; i < len(tokens); i++ {
		if tokens[i].kind != signToken {
			continue
		}
		switch tokens[i].text {
		case "(", "[":
			depth++
		case ")", "]":
			depth--
		case "{":
			// After the closing brace of a class or an initialiser there is a semicolon, but not after the body of a
			// function.
			if depth == 0 {
				body = i > 0 && isBodyOpener(tokens[i-1].text)
			}
			depth++
		case "}":
			depth--
			if depth == 0 && body {
				return i + 1
			}
		case ";":
			if depth == 0 {
				return i + 1
			}
		}
	}
	return len(tokens)
}

// isBodyOpener reports whether a brace after this token opens a function's body.
func isBodyOpener(before string) bool {
	return before == ")" || before == "const" || before == "noexcept"
}

// conditionEnd returns the number of tokens from #if to its #endif.
func conditionEnd(tokens []token) int {
	open := 0
	for i, tok := range tokens {
		if strings.HasPrefix(tok.text, "#if") {
			open++
		}
		if strings.HasPrefix(tok.text, "#endif") {
			if open--; open == 0 {
				return i + 1
			}
		}
	}
	return len(tokens)
}

// specifiers contains the words that may come before the type or the name of a declaration.
var specifiers = Words("static inline constexpr extern const RT_NORETURN RT_NOINLINE typename explicit")

// describe records the names that the piece declares.
func (p *piece) describe() {
	t := p.tokens

	// A #define declares the name of a macro. Skip attributes under a condition.
	if t[0].kind == directiveToken {
		if words := lexLine(nil, t[0].text[1:]); len(words) > 1 && words[0].text == "define" {
			p.names = []string{words[1].text}
		}
		if !strings.HasPrefix(t[0].text, "#if") {
			return
		}
		n := conditionEnd(t)
		if t = t[n:]; len(t) == 0 {
			return // the piece consists of an #if with declarations inside: such a piece gets no name
		}
	}

	t = skipSpecifiers(t)
	switch t[0].text {
	case "struct", "union", "enum":
		p.describeClass(t)
	case "typedef":
		p.names = []string{typedefName(t)}
	default:
		p.describeOther(t)
	}
}

// declares lists the words that other pieces may use, which excludes parameters and local variables.
func (p *piece) declares() []string {
	names := p.names
	if p.static {
		names = []string{p.object}
	}

	// The fields and members of a class are visible to all of its users.
	if p.class != "" {
		names = append(slices.Clone(names), wordsOf(p.tokens)...)
		for _, m := range p.members {
			names = append(names, m.names...)
		}
	}
	return names
}

// isNeed reports whether a token is a word such as needs_string_less. Such a word only selects another part of the
// runtime, and is not printed.
func isNeed(tok token) bool { return strings.HasPrefix(tok.text, "needs_") }

// skipSpecifiers drops template lists, attributes and specifiers.
func skipSpecifiers(t []token) []token {
	for len(t) > 1 {
		switch {
		case t[0].text == "template":
			t = t[1+angleEnd(t[1:]):]
		case t[0].text == "[" || t[0].text == "__attribute__":
			t = t[1:]
			t = t[bracketEnd(t):]
		case specifiers[t[0].text] || t[0].text == "]" || isNeed(t[0]):
			t = t[1:]
		default:
			return t
		}
	}
	return t
}

// angleEnd returns the number of tokens from < to the matching >. It returns 0 if t does not start with <.
func angleEnd(t []token) int {
	if t[0].text != "<" {
		return 0
	}
	depth, angles := 0, 0
	for i, tok := range t {
		switch tok.text {
		case "(", "[":
			depth++
		case ")", "]":
			depth--
		// Inside parentheses or brackets, < means less than.
		case "<":
			if depth == 0 {
				angles++
			}
		case ">":
			if depth == 0 {
				if angles--; angles == 0 {
					return i + 1
				}
			}
		}
	}
	return len(t)
}

// bracketEnd returns the number of tokens from a bracket to the matching bracket. It returns 0 if t does not start with
// a bracket.
func bracketEnd(t []token) int {
	depth := 0
	for i, tok := range t {
		switch tok.text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			depth--
		}
		if depth == 0 {
			if i == 0 {
				return 0
			}
			return i + 1
		}
	}
	return len(t)
}

// describeClass records the name of a class or enumeration, the arguments of a specialisation and the member
// functions.
func (p *piece) describeClass(t []token) {
	enum := t[0].text == "enum"
	p.names = []string{t[1].text}
	p.class = t[1].text
	t = t[2:]

	// A specialisation is needed only if its arguments are needed.
	if n := angleEnd(t); n > 0 {
		p.waits = wordsOf(t[:n])
		t = t[n:]
	}

	open := slices.IndexFunc(t, func(tok token) bool { return tok.text == "{" || tok.text == ";" })
	if open < 0 || t[open].text == ";" {
		return
	}

	body := t[open : open+bracketEnd(t[open:])]
	for _, tok := range t[open+len(body):] { // after its body, a class may be followed by variables of this type
		if tok.kind == wordToken {
			p.names = append(p.names, tok.text)
		}
	}

	if p.enum = enum; enum {
		p.names = append(p.names, wordsOf(body)...)
		return
	}
	p.cutMembers(len(p.tokens)-len(t)+open+1, len(p.tokens)-len(t)+open+len(body)-1)
}

// cutMembers moves the member functions in p.tokens[from:to] to p.members.
func (p *piece) cutMembers(from, to int) {
	kept := append([]token{}, p.tokens[:from]...)
	for t := p.tokens[from:to]; len(t) > 0; {
		n := declarationEnd(t)
		// Data members and constructors are never omitted, because the class needs them.
		if name := memberName(t[:n], p.class); name != "" {
			m := &piece{names: []string{name}, tokens: t[:n], words: wordsOf(t[:n]), flags: flagsOf(t[:n]), at: len(kept)}
			open := slices.IndexFunc(t, func(tok token) bool { return tok.text == "(" })
			m.params = wordsOf(t[open : open+bracketEnd(t[open:])])
			p.members = append(p.members, m)
		} else {
			kept = append(kept, t[:n]...)
		}
		t = t[n:]
	}
	p.tokens = append(kept, p.tokens[to:]...)
}

// memberName returns the name of a member function that can be left out: it has a body and is
// neither a constructor, a destructor nor an operator.
func memberName(t []token, class string) string {
	if t[len(t)-1].text != "}" {
		return ""
	}

	// A destructor or an operator has no declared name.
	t = skipSpecifiers(t)
	name, open := declaredName(t)
	if open != "(" || name == class || name == "" {
		return ""
	}
	return name
}

// typedefName returns the name that a typedef declares.
func typedefName(t []token) string {
	name := ""
	for i, tok := range t {
		if tok.text == "(" && t[i+1].text == "*" {
			return t[i+2].text // a function pointer: (*name)
		}
		if tok.kind == wordToken {
			name = tok.text
		}
	}
	return name
}

// declaredName returns the name that the declaration of a function or variable declares, and the token after the name.
// It returns "" for operators and destructors.
func declaredName(t []token) (name, after string) {
	for i := 0; i < len(t); i++ {
		switch t[i].text {
		case "operator", "~":
			return "", ""
		// Skip template arguments, decltype and attributes: they contain other names.
		case "<":
			i += angleEnd(t[i:]) - 1
		case "(":
			if i > 0 && (t[i-1].text == "decltype" || t[i-1].text == "__attribute__") {
				i += bracketEnd(t[i:]) - 1
				continue
			}
			if t[i+1].text == "*" {
				return t[i+2].text, "*"
			}
			return t[i-1].text, "("
		case "=", ";", "[", "{", ",":
			return t[i-1].text, t[i].text
		}
	}
	return "", ""
}

// describeOther records the name of a function, an operator or a variable, and the names that it waits
// for.
func (p *piece) describeOther(t []token) {
	// A literal operator has its suffix as a name. Other operators have no name: they wait for their parameter types.
	if i := slices.IndexFunc(t, func(tok token) bool { return tok.text == "operator" }); i >= 0 && t[i+1].kind == literalToken {
		p.names = tokenWords(nil, t[i+1])
		return
	} else if i >= 0 && !slices.ContainsFunc(t[:i], func(tok token) bool { return tok.text == "(" || tok.text == "=" }) {
		open := i + 1 + slices.IndexFunc(t[i+1:], func(tok token) bool { return tok.text == "(" })
		p.waits = wordsOf(t[open : open+bracketEnd(t[open:])])
		return
	}

	name, after := declaredName(t)
	p.names, p.object = []string{name}, name

	// A static object (rt_root, rt_hook, rt_method) has a name that no code uses. So it declares no names, and is needed
	// if all names in p.waits are needed.
	open := slices.IndexFunc(t, func(tok token) bool { return tok.text == "(" })
	if after == "(" {
		args := wordsOf(t[open : open+bracketEnd(t[open:])])
		switch t[0].text {
		case "rt_root":
			p.names, p.static, p.waits = nil, true, args[:1]
			p.when = []string{Collector}
		case "rt_hook":
			p.names, p.static, p.waits = nil, true, append(wordsOf(t[1:open]), args[0])
		case "rt_method":
			p.names, p.static, p.waits = nil, true, args[:2]
		default:
			p.params = args
		}
		return
	}
}

// usesFlag returns x for "#ifdef USES_x", !x for "#ifndef USES_x", otherwise "".
func usesFlag(tok token) string {
	if flag, ok := strings.CutPrefix(tok.text, "#ifdef USES_"); ok {
		return flag
	}
	if flag, ok := strings.CutPrefix(tok.text, "#ifndef USES_"); ok {
		return "!" + flag
	}
	return ""
}

// negate turns x into !x and back.
func negate(flag string) string {
	if flag[0] == '!' {
		return flag[1:]
	}
	return "!" + flag
}

// under adds flag to the conditions of each piece, and returns the pieces.
func under(flag string, pieces []*piece) []*piece {
	for _, p := range pieces {
		p.when = append(p.when, flag)
		p.flags = append(p.flags, strings.TrimPrefix(flag, "!"))
	}
	return pieces
}

// elseOf returns the index of the #else of a condition, or of the #endif if there is no #else. `tokens` must be one
// complete condition.
func elseOf(tokens []token) int {
	open := 0
	for i, tok := range tokens {
		// Nested conditions have #else lines of their own.
		switch {
		case strings.HasPrefix(tok.text, "#if"):
			open++
		case strings.HasPrefix(tok.text, "#endif"):
			open--
		case strings.HasPrefix(tok.text, "#else") && open == 1:
			return i
		}
	}
	return len(tokens) - 1
}

// flagsOf lists the words x of the conditions USES_x among the tokens.
func flagsOf(tokens []token) []string {
	var out []string
	for _, tok := range tokens {
		if flag := usesFlag(tok); flag != "" {
			out = append(out, strings.TrimPrefix(flag, "!"))
		}
	}
	return out
}

// active evaluates the conditions USES_x. It returns the tokens without the branches that the conditions
// exclude.
func active(tokens []token, uses set) []token {
	var out []token
	for i := 0; i < len(tokens); i++ {
		condition := tokens[i].condition
		if condition == nil {
			out = append(out, tokens[i])
			continue
		}

		// A branch may contain further conditions, so it is filtered in the same way.
		n := conditionEnd(tokens[i:])
		middle := elseOf(tokens[i : i+n])
		if condition.holds(uses) {
			out = append(out, active(tokens[i+1:i+middle], uses)...)
		} else if middle < n-1 {
			out = append(out, active(tokens[i+middle+1:i+n-1], uses)...)
		}
		i += n - 1
	}
	return out
}
