// This file changes the text of programs in languages that this package cannot parse. Each variant is a program of its own.
// The changes do not know any types, so some variants do not compile; the caller leaves them out.

package mutate

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A TextVariant is a variant as a whole program.
type TextVariant struct {
	Variant
	Text []byte
}

// mostTexts is the maximum number of variants. If there are more, every second or third one is used, because each has to be
// compiled and run in processes of its own.
const mostTexts = 60

// TextLanguages are the ids of the languages whose programs Texts can change.
var TextLanguages = []string{"c", "cpp", "python", "java", "js"}

const (
	whatSign    = "another sign"
	whatLogic   = "and and or are exchanged"
	whatSearch  = "the other end of equal elements"
	whatReverse = "the order is reversed"
)

// Texts returns small changes of a program in one of TextLanguages.
func Texts(source []byte, lang string) []TextVariant {
	t := &texts{source: string(source), isPython: lang == "python", lang: lang}
	t.code = masked(t.source, t.isPython)
	t.comparisons()
	t.words()
	t.calls()
	t.statements()
	if t.isPython {
		t.slices()
	} else {
		t.narrow()
	}

	// Sort the variants by their lines, and thin them out evenly.
	slices.SortStableFunc(t.list, func(a, b TextVariant) int { return a.Line - b.Line })
	list := t.list
	if len(list) > mostTexts {
		list = nil
		for i := range mostTexts {
			list = append(list, t.list[i*len(t.list)/mostTexts])
		}
	}
	for i := range list {
		list[i].Number = i + 1
	}
	return list
}

// texts collects the variants of a program.
type texts struct {
	source   string
	code     string // the source with blanks in place of comments, texts in quotes, and lines of the preprocessor
	lang     string
	isPython bool
	list     []TextVariant
	seen     map[string]bool
}

// add adds the variant in which the source between two offsets is replaced by a text.
func (t *texts) add(what string, from, to int, text string) {
	changed := t.source[:from] + text + t.source[to:]
	if t.seen == nil {
		t.seen = map[string]bool{t.source: true}
	}
	if t.seen[changed] {
		return
	}
	t.seen[changed] = true

	line := strings.Count(t.source[:from], "\n")
	lineOf := func(s string) string { return oneLine(strings.Split(s, "\n")[line]) }
	v := Variant{Line: line + 1, What: what, Old: lineOf(t.source), New: lineOf(changed)}
	if v.New == ";" || v.New == "pass" {
		v.New = ""
	}
	t.list = append(t.list, TextVariant{v, []byte(changed)})
}

// masked returns a source in which comments, texts in quotes and, in C and C++, lines of the preprocessor are blank. Line
// ends and offsets stay the same.
func masked(source string, isPython bool) string {
	quotes := []string{`"`, "'", "`"}
	if isPython {
		quotes = []string{`"""`, "'''", `"`, "'"}
	}
	out := []byte(source)
	blank := func(from, to int) {
		for i := from; i < to; i++ {
			if out[i] != '\n' {
				out[i] = ' '
			}
		}
	}
	// endOf returns the offset after the next occurrence of a text.
	endOf := func(from int, text string) int {
		if i := strings.Index(source[from:], text); i >= 0 {
			return from + i + len(text)
		}
		return len(source)
	}

	lineStart := true
	for i := 0; i < len(source); {
		rest := source[i:]
		end := i
		switch {
		case isPython && rest[0] == '#', !isPython && strings.HasPrefix(rest, "//"), !isPython && lineStart && rest[0] == '#':
			end = endOf(i, "\n")
		case !isPython && strings.HasPrefix(rest, "/*"):
			end = endOf(i+2, "*/")
		case !isPython && i > 0 && isWordByte(source[i-1]) && rest[0] == '\'': // 1'000'000 in C++
		default:
			for _, quote := range quotes {
				if strings.HasPrefix(rest, quote) {
					end = endOfText(source, i+len(quote), quote)
					break
				}
			}
		}
		if end > i {
			blank(i, end)
			lineStart = source[end-1] == '\n'
			i = end
			continue
		}
		lineStart = rest[0] == '\n' || lineStart && (rest[0] == ' ' || rest[0] == '\t')
		i++
	}
	return string(out)
}

// endOfText returns the offset after the quote that ends a text.
func endOfText(source string, from int, quote string) int {
	for i := from; i < len(source); i++ {
		switch {
		case source[i] == '\\':
			i++
		case strings.HasPrefix(source[i:], quote):
			return i + len(quote)
		case source[i] == '\n' && len(quote) == 1 && quote != "`": // the text does not end
			return i
		}
	}
	return len(source)
}

func isWordByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// operators matches runs of characters in operators, so that a part of << or -> is never taken for a comparison.
var operators = regexp.MustCompile(`[-+*/%<>=!&|^~?]+`)

// template matches the beginning of template arguments in C++, or of type arguments in Java.
var template = regexp.MustCompile(`(?:\b(?:vector|deque|list|set|multiset|unordered_set|unordered_map|map|multimap|pair|tuple|array|queue|stack|priority_queue|` +
	`greater|less|function|numeric_limits|static_cast|reinterpret_cast|bitset|complex|optional|string_view|span|template|get|hash|equal_to|` +
	`[A-Z]\w*)\s*)$`)

var textStrictness = map[string]string{"<": "<=", "<=": "<", ">": ">=", ">=": ">"}

// comparisons changes < and <=, > and >=, in a returned comparison also < and >.
func (t *texts) comparisons() {
	depth := 0 // of template arguments
	for _, at := range operators.FindAllStringIndex(t.code, -1) {
		op := t.code[at[0]:at[1]]
		before := t.code[strings.LastIndexByte(t.code[:at[0]], '\n')+1 : at[0]]
		switch {
		case !t.isPython && op == "<" && template.MatchString(before):
			depth++
			continue
		case depth > 0 && strings.Trim(op, ">") == "":
			depth = max(0, depth-len(op))
			continue
		case depth > 0:
			if strings.ContainsAny(op, "=!|") {
				depth = 0 // these were no template arguments
			} else {
				continue
			}
		}
		if other := textStrictness[op]; other != "" {
			t.add(whatComparison, at[0], at[1], other)
			turned := map[string]string{"<": ">", ">": "<"}[op]
			if turned != "" && strings.Contains(before, "return ") {
				t.add(whatOrder, at[0], at[1], turned)
			}
		}
	}
}

// A replacement changes each match of a pattern. If the pattern has a group, only the group is replaced.
type replacement struct {
	what    string
	pattern *regexp.Regexp
	text    string
}

// pairs returns the replacements of two texts by each other.
func pairs(what, before, x, y, after string) []replacement {
	one := func(x, y string) replacement {
		return replacement{what, regexp.MustCompile(before + `(` + regexp.QuoteMeta(x) + `)` + after), y}
	}
	return []replacement{one(x, y), one(y, x)}
}

var replacements = slices.Concat(
	[]replacement{{whatBound, regexp.MustCompile(`[\w)\]](\s*[-+]\s*1)\b(?:[^.\w]|$)`), ""}},
	pairs(whatExtreme, `\b`, "min", "max", `\s*\(`),
	pairs(whatExtreme, `\b`, "min_element", "max_element", `\s*\(`),
	pairs(whatSearch, `\b`, "lower_bound", "upper_bound", `\s*\(`),
	pairs(whatSearch, `\b`, "bisect_left", "bisect_right", `\s*\(`),
	[]replacement{{whatSearch, regexp.MustCompile(`\b(bisect)\s*\(`), "bisect_left"}},
	pairs(whatReverse, `\b`, "greater", "less", `\s*<`),
	pairs(whatReverse, `\breverse\s*=\s*`, "True", "False", `\b`),
	pairs(whatLogic, `[^&|]`, "&&", "||", `[^&|]`),
	pairs(whatLogic, `\b`, "and", "or", `\b`),
	pairs(whatSign, `[^-+]`, "+=", "-=", ``),
	[]replacement{{whatSort, regexp.MustCompile(`\b(sorted)\s*\(`), "list"}},
)

// words changes operators and names.
func (t *texts) words() {
	for _, r := range replacements {
		for _, at := range r.pattern.FindAllStringSubmatchIndex(t.code, -1) {
			t.add(r.what, at[2], at[3], r.text)
		}
	}
}

var (
	callBegin = regexp.MustCompile(`\b([A-Za-z_]\w*)\s*\(`)
	// simpleArgument matches a name, a number or an element.
	simpleArgument = regexp.MustCompile(`^\w+(?:\.\w+)*(?:\[\w+\])*$`)
	smallNumber    = regexp.MustCompile(`^\d{1,3}$`)
	// indexName matches the usual names of integers.
	indexName = regexp.MustCompile(`^(?:[a-z]|lo|hi|left|right|low|high|from|to|start|end|begin|mid|row|col|src|dst)$`)
	// declared matches what stands before the name of a function that is declared, not called.
	declared = regexp.MustCompile(`(?:\bdef|\bclass|\bnew|[\w>&*\]]+[ \t*&]+)$`)
)

// unvariedCalls are words before a parenthesis whose arguments are not changed: statements, and functions that read, write
// or do not depend on the order.
var unvariedCalls = strings.Fields("if for while switch return sizeof catch print printf println scanf input puts putchar min max gcd lcm swap " +
	"and or not in elif assert lambda reserve resize setprecision setw exit")

// calls changes the arguments of calls: a number or an index is one more, two simple arguments are exchanged. In Python it
// also changes ranges.
func (t *texts) calls() {
	for _, at := range callBegin.FindAllStringSubmatchIndex(t.code, -1) {
		name := t.code[at[2]:at[3]]
		line := t.code[strings.LastIndexByte(t.code[:at[2]], '\n')+1 : at[2]]
		keyword := strings.HasSuffix(strings.TrimRight(line, " \t"), "return") || strings.HasSuffix(strings.TrimRight(line, " \t"), "else")
		if slices.Contains(unvariedCalls, name) || declared.MatchString(line) && !keyword && !t.isPython || strings.HasSuffix(line, "def ") {
			continue
		}
		list := arguments(t.code, at[1])
		if t.isPython && name == "range" {
			t.ranges(list)
			continue
		}
		for i, arg := range list {
			text := t.source[arg[0]:arg[1]]
			if smallNumber.MatchString(text) {
				number, _ := strconv.Atoi(text)
				t.add(whatArgument, arg[0], arg[1], fmt.Sprint(number+1))
			} else if indexName.MatchString(text) {
				t.add(whatArgument, arg[0], arg[1], text+" + 1")
			}
			if i == 0 {
				continue
			}
			before := list[i-1]
			first := t.source[before[0]:before[1]]
			isSimple := simpleArgument.MatchString(first) && simpleArgument.MatchString(text)
			if isSimple && first != text {
				t.add(whatSwap, before[0], arg[1], text+t.source[before[1]:arg[0]]+first)
			}
		}
	}
}

// ranges changes the bounds of range(stop) or range(start, stop, step).
func (t *texts) ranges(list [][2]int) {
	if len(list) == 0 {
		return
	}
	stop := list[min(1, len(list)-1)]
	text := t.source[stop[0]:stop[1]]
	t.add(whatBound, stop[0], stop[1], text+" - 1")
	t.add(whatBound, stop[0], stop[1], text+" + 1")
	if len(list) > 1 {
		start := list[0]
		t.add(whatBound, start[0], start[1], t.source[start[0]:start[1]]+" + 1")
	}
}

// arguments returns the ranges of the arguments of a call, without blanks around them. The call's first argument begins at
// the offset from. It returns nil if the parenthesis does not end.
func arguments(code string, from int) (list [][2]int) {
	depth, begin := 0, from
	add := func(end int) {
		text := code[begin:end]
		trimmed := strings.TrimSpace(text)
		if trimmed != "" {
			start := begin + strings.Index(text, trimmed)
			list = append(list, [2]int{start, start + len(trimmed)})
		}
		begin = end + 1
	}
	for i := from; i < len(code); i++ {
		switch code[i] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth == 0 {
				add(i)
				return list
			}
			depth--
		case ',':
			if depth == 0 {
				add(i)
			}
		case ';':
			return nil
		}
	}
	return nil
}

// The statements that can be left out. Each stands on lines of its own.
var (
	sortStatement  = regexp.MustCompile(`(?m)^[ \t]*((?:std::)?(?:stable_)?sort\s*\(.*\)|[\w.\[\]]+\.sort\s*\(.*\)|(?:Arrays|Collections)\.sort\s*\(.*\));?[ \t]*$`)
	resetStatement = regexp.MustCompile(`(?m)^[ \t]*((?:memset|(?:std::)?fill(?:_n)?)\s*\(.*\)|[\w.\[\]]+\.clear\(\)|\w+(?:\[\w+\])*\s*=\s*(?:0|false|-1)\b);?[ \t]*$`)
	pushStatement  = regexp.MustCompile(`(?m)^[ \t]*([\w.\[\]]+\.(?:push|push_back|emplace|emplace_back|append|appendleft|add|insert)\s*\(.*\)|(?:heapq\.)?heappush\s*\(.*\));?[ \t]*$`)
)

// statements leaves out statements that sort, reset or add an element.
func (t *texts) statements() {
	empty := ";"
	if t.isPython {
		empty = "pass"
	}
	for _, s := range []struct {
		what    string
		pattern *regexp.Regexp
	}{{whatSort, sortStatement}, {whatReset, resetStatement}, {whatPush, pushStatement}} {
		for _, at := range s.pattern.FindAllStringSubmatchIndex(t.code, -1) {
			end := at[3]
			if strings.HasPrefix(t.code[end:], ";") {
				end++
			}
			isWhole := strings.Count(t.code[at[2]:at[3]], "(") == strings.Count(t.code[at[2]:at[3]], ")")
			isAssigned := t.isPython && s.what == whatReset && strings.Contains(t.code[at[2]:at[3]], "=") // later reads would fail
			if isWhole && !isAssigned {
				t.add(s.what, at[2], end, empty)
			}
		}
	}
}

var slicing = regexp.MustCompile(`[\w)\]]\[([^\[\]:,{}\n]*):([^\[\]:,{}\n]*)\]`)

// slices changes the bounds of slices in Python.
func (t *texts) slices() {
	for _, at := range slicing.FindAllStringSubmatchIndex(t.code, -1) {
		if at[3] > at[2] {
			t.add(whatBound, at[2], at[3], t.source[at[2]:at[3]]+" + 1")
		}
		if at[5] > at[4] {
			t.add(whatBound, at[4], at[5], t.source[at[4]:at[5]]+" - 1")
		}
	}
}

var wideType = map[string]*regexp.Regexp{
	"c":    regexp.MustCompile(`\blong long(?: int)?\b|\bint64_t\b`),
	"cpp":  regexp.MustCompile(`\blong long(?: int)?\b|\bint64_t\b`),
	"java": regexp.MustCompile(`\blong\b`),
}

// narrow makes all integers of 64 bits shorter, in one variant.
func (t *texts) narrow() {
	pattern := wideType[t.lang]
	if pattern == nil {
		return
	}
	all := pattern.FindAllStringIndex(t.source, -1) // also in lines of the preprocessor
	if len(all) == 0 {
		return
	}
	from, to := all[0][0], all[len(all)-1][1]
	t.add(whatNarrow, from, to, pattern.ReplaceAllString(t.source[from:to], "int"))
}
