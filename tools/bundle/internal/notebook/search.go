package notebook

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"oj/tools/shared/spell"
)

// A name is one of the names of a helper, or a text about it.
type name struct {
	text   string
	key    string   // the letters and digits, in lower case
	words  []string // in lower case
	weight int
}

// Weights of names. A query that equals a name finds helpers in the order of these weights; so does a query whose words
// occur in names.
const (
	weightUsual  = 100 // the usual words in names.tsv
	weightName   = 98  // the name of the function or type
	weightPeers  = 95  // what ac-library and KACTL call it
	weightHeader = 90  // "Other names" in its comment
	weightIndex  = 80  // "also known as" in the index
	weightMethod = 60
	weightTitle  = 40 // what the index says about it
	weightDoc    = 10 // the rest of its comment

	equal      = 1000 // added if the whole query equals a name
	exactly    = 100  // percent of a name's weight for a word that occurs in it,
	inflected  = 90   // for its singular or plural,
	beginning  = 50   // for its beginning
	together   = 20   // added if one name contains all words of the query
	shortest   = 3    // a shorter word is not taken for the beginning of another
	mostWrong  = 2    // a suggestion differs by at most so many letters
	mostOthers = 12   // how many helpers are listed below the first one
)

// addName adds a name or a text about the helper.
func (h *Helper) addName(text string, weight int) {
	h.names = append(h.names, name{text, key(text), wordsOf(text), weight})
}

// addRow adds the names and the description in a row of the index.
func (h *Helper) addRow(row string) {
	cells := strings.Split(strings.Trim(strings.TrimSpace(row), "|"), "|")
	if h.Title == "" {
		h.addName(h.Name, weightName)
		h.addName(h.Full(), weightName)
		if short := strings.TrimPrefix(h.Name, "New"); short != h.Name {
			h.addName(short, weightName)
		}
	}

	// In the first table the description is the first cell, in the others it follows the links.
	title := strings.TrimSpace(helperLink.ReplaceAllString(cells[0], ""))
	if _, after, found := strings.Cut(cells[0], "): "); found {
		title = after
	}
	title = strings.Trim(strings.ReplaceAll(title, " ,", ""), ",: ")
	if h.Title == "" {
		h.Title = plainLink.ReplaceAllString(title, "$1")
	}
	h.addName(title, weightTitle)
	if helperLink.MatchString(cells[0]) && len(cells) > 1 {
		for _, other := range strings.Split(cells[1], ", ") {
			h.addName(other, weightIndex)
		}
	}

	// What stands in parentheses behind a link names that helper only.
	for _, cell := range cells {
		for _, m := range parenthesis.FindAllStringSubmatch(cell, -1) {
			if m[1] == h.Full() {
				for _, other := range strings.FieldsFunc(m[2], func(r rune) bool { return r == ',' || r == ';' }) {
					h.addName(other, weightIndex)
				}
			}
		}
	}
	if cells[0] != "" && !helperLink.MatchString(cells[0]) {
		for _, m := range inTitle.FindAllStringSubmatch(cells[0], -1) {
			for _, other := range strings.Split(m[1], ", ") {
				h.addName(other, weightIndex)
			}
		}
	}
}

var (
	parenthesis = regexp.MustCompile(`\[(\w+\.\w+)\]\([\w/]+\.go\) \(([^)]+)\)`)
	plainLink   = regexp.MustCompile(`\[([^\]]+)\]\([^)]*\)`)
	inBackticks = regexp.MustCompile("`([^`]+)`")
	inTitle     = regexp.MustCompile(`\(([^)]+)\)`)
)

// addHeader adds what the helper's comment says.
func (h *Helper) addHeader() {
	for _, m := range otherNames.FindAllStringSubmatch(h.Doc, -1) {
		for _, other := range strings.Split(strings.Join(strings.Fields(m[1]), " "), ", ") {
			h.addName(other, weightHeader)
		}
	}
	h.addName(h.Doc, weightDoc)
}

// addNames adds the names in names.tsv. Its columns are: whose name it is, the name, the helpers in its place, and what
// differs. A row without the last column may end after the third. The entries "usual words" weigh most. What differs
// tells how to replace the functions of a type of ac-library; these functions are names of the helper, too.
func (l *Library) addNames(table string, byName map[string]*Helper) {
	for _, h := range l.Helpers {
		if h.Section != "" {
			h.addHeader()
		}
	}
	for line := range strings.Lines(table) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(cells) < 3 {
			continue
		}
		weight := weightPeers
		if strings.HasPrefix(cells[0], "usual words") {
			weight = weightUsual
		}
		for i, other := range helperName.FindAllStringSubmatch(cells[2], -1) {
			h := byName[other[1]+"."+other[2]]
			if h == nil {
				continue
			}
			// If several helpers stand in place of one, the first is the usual choice.
			h.addName(cells[1], weight-min(i, 4))
			if len(cells) > 3 {
				h.addFunctions(cells[1], cells[3])
			}
		}
	}
}

// addFunctions notes how a type of ac-library differs from the helper. Its functions stand in backticks.
func (h *Helper) addFunctions(typeName, differences string) {
	h.Differs = append(h.Differs, "ac-library's "+typeName+": "+strings.ReplaceAll(differences, "`", ""))
	for _, m := range inBackticks.FindAllStringSubmatch(differences, -1) {
		function, _, _ := strings.Cut(m[1], "(")
		h.addName(function, weightMethod+1)
		h.addName(typeName+"."+function, weightPeers)
	}
}

// Find returns the helpers that a query names, the best first. Every word of the query must match.
func (l *Library) Find(query string) []*Helper {
	type found struct {
		helper *Helper
		score  int
	}
	var list []found
	for _, h := range l.Helpers {
		if score := h.score(query); score > 0 {
			list = append(list, found{h, score})
		}
	}
	slices.SortStableFunc(list, func(a, b found) int { return cmp.Compare(b.score, a.score) })

	// If names match, descriptions that only mention the word are noise.
	helpers := make([]*Helper, 0, len(list))
	for _, f := range list {
		if f.score > weightDoc || list[0].score <= weightDoc {
			helpers = append(helpers, f.helper)
		}
	}
	return helpers
}

// score tells how well a query fits a helper; 0 means that a word does not fit.
func (h *Helper) score(query string) int {
	wholeKey, words := key(query), wordsOf(query)
	if wholeKey == "" {
		return 0
	}

	// The whole query may be a name, however it is written: LazySegTree, lazy_segtree, lazy seg tree.
	best := 0
	for _, n := range h.names {
		switch {
		case n.weight <= weightTitle:
		case n.key == wholeKey:
			best = max(best, equal+n.weight)
		case singular(n.key) == singular(wholeKey):
			best = max(best, equal+n.weight-1)
		}
	}
	if best > 0 {
		return best
	}

	// All words may occur in one name. A name with fewer other words fits better.
	for _, n := range h.names {
		sum := 0
		for _, word := range words {
			fit := n.fits(word)
			sum += fit
			if fit == 0 {
				sum = 0
				break
			}
		}
		if sum > 0 && n.weight > weightDoc {
			best = max(best, n.weight*sum/100/len(words)+together-min(len(n.words)-len(words), together))
		}
	}

	total := 0
	for _, word := range words {
		best := 0
		for _, n := range h.names {
			best = max(best, n.weight*n.fits(word)/100)
		}
		if best == 0 {
			return 0
		}
		total += best
	}
	return max(best, total/len(words), 1)
}

// fits tells how well a word of a query fits a name, in percent.
func (n *name) fits(word string) int {
	best := 0
	for _, other := range n.words {
		switch {
		case other == word:
			return exactly
		case singular(other) == singular(word):
			best = max(best, inflected)
		case len(word) >= shortest && strings.HasPrefix(other, word) && n.weight > weightDoc:
			best = max(best, beginning)
		}
	}
	if len(word) > shortest && n.weight > weightTitle && strings.HasPrefix(n.key, word) {
		best = max(best, beginning)
	}
	return best
}

// Suggest returns the query with its unknown words replaced by similar ones, or without some words, so that it finds a
// helper. It returns "" if no such query is known.
func (l *Library) Suggest(query string) string {
	known := make(map[string]bool)
	for _, h := range l.Helpers {
		for _, n := range h.names {
			if n.weight <= weightTitle {
				continue
			}
			known[n.text] = true
			for _, word := range n.words {
				known[word] = true
			}
		}
	}

	// First the whole query against whole names, which may have been written together.
	if name := closest(key(query), known); name != "" {
		return name
	}
	words := wordsOf(query)
	for i, word := range words {
		if len(l.Find(word)) > 0 {
			continue
		}
		words[i] = closest(word, known)
	}
	return l.fewerWords(words)
}

// fewerWords returns as many of the words as find a helper together, which may be all of them. Of several such choices
// it returns the one that fits best. A word that occurs in descriptions only is no suggestion.
func (l *Library) fewerWords(words []string) string {
	const most = 6 // all choices of more words would take too long
	words = words[:min(len(words), most)]

	best, bestCount, bestScore := "", 0, 0
	for chosen := 1; chosen < 1<<len(words); chosen++ {
		var some []string
		for i, word := range words {
			if chosen>>i&1 == 1 && word != "" {
				some = append(some, word)
			}
		}
		query := strings.Join(some, " ")
		for _, h := range l.Helpers {
			score := h.score(query)
			if score > weightDoc && (len(some) > bestCount || len(some) == bestCount && score > bestScore) {
				best, bestCount, bestScore = query, len(some), score
			}
		}
	}
	return best
}

// closest returns the known name that differs least from a word: by one letter, or two in a long word.
func closest(word string, known map[string]bool) string {
	best, least := "", mostWrong+1
	most := 1
	if len(word) > 7 {
		most = mostWrong
	}
	if len(word) < 4 {
		return ""
	}
	for name := range known {
		other := key(name)
		if len(other) < 3 || len(other)-len(word) > mostWrong || len(word)-len(other) > mostWrong {
			continue
		}
		d := spell.Distance(word, other)
		if d <= most && (d < least || d == least && (len(name) < len(best) || len(name) == len(best) && name < best)) {
			best, least = name, d
		}
	}
	return best
}

var (
	// wordBorder matches the last letter of a word and the capital letter of the next word in SpanningTree.
	wordBorder = regexp.MustCompile(`([\p{Ll}\d])(\p{Lu})`)
	kth        = regexp.MustCompile(`\bk-th\b`)
	notWord    = regexp.MustCompile(`[^\p{L}\d]+`)
	accents    = strings.NewReplacer("é", "e", "è", "e", "ö", "o", "ü", "u", "ä", "a", "ó", "o", "ő", "o", "à", "a", "ç", "c")
	noise      = map[string]bool{"a": true, "an": true, "the": true, "of": true, "in": true, "for": true, "to": true, "with": true, "and": true, "on": true}
)

// key returns the letters and digits of a text in lower case: 2-SAT, 2sat and 2_sat have the same key.
func key(text string) string {
	return notWord.ReplaceAllString(accents.Replace(strings.ToLower(text)), "")
}

// wordsOf returns the words of a text in lower case. The name spanningTree counts as three words: spanningtree, spanning
// and tree. Words such as "of" are left out, unless there is nothing else.
func wordsOf(text string) []string {
	parts := wordBorder.ReplaceAllString(text, "$1 $2")
	if parts == text {
		parts = ""
	}
	parts = kth.ReplaceAllString(parts, "kth")
	text = kth.ReplaceAllString(text, "kth")
	all := strings.Fields(notWord.ReplaceAllString(accents.Replace(strings.ToLower(text+" "+parts)), " "))
	var words []string
	for _, word := range all {
		if !noise[word] {
			words = append(words, word)
		}
	}
	if len(words) == 0 {
		return all
	}
	return words
}

// singular removes the ending of a plural.
func singular(word string) string {
	for _, ending := range []struct{ plural, singular string }{{"ies", "y"}, {"trices", "trix"}, {"ices", "ex"}} {
		if len(word) > len(ending.plural)+1 && strings.HasSuffix(word, ending.plural) {
			return strings.TrimSuffix(word, ending.plural) + ending.singular
		}
	}
	if len(word) > 3 && strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss") {
		return word[:len(word)-1]
	}
	return word
}
