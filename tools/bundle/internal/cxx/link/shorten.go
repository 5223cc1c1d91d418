package link

// This file shortens the runtime's part of the output. Identifiers that are private to the runtime get names
// of one or two letters. Frequent words that cannot be renamed, such as keywords, are replaced by macros with
// short names.
//
// An identifier is renamed either everywhere or nowhere. If a piece contains two identifiers, they get
// different names. If two identifiers are visible to other pieces, they also get different names. So renaming
// cannot confuse two names, and scopes, overloads and templates keep their meaning.

import (
	"maps"
	"slices"
	"sort"
	"strings"
)

// The runtime uses words that must not be renamed. keptNames contains these words: keywords of C++, names from the
// included headers, and attributes of the compilers (such as noinline). If a word is missing here, it is renamed and
// the output does not compile, so that TestWholeRuntime and TestSectionsAlone fail. If a member of a template
// parameter's type (size, begin, value, type) is missing, the compiler finds this only where the template is
// instantiated.
var keptNames = Words(`
alignas alignof and asm auto bool break case catch char class const constexpr const_cast continue
decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if
inline int long mutable namespace new noexcept not nullptr operator or private protected public register
reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this
throw true try typedef typeid typename union unsigned using virtual void volatile while xor override final
define defined undef elif endif error ifdef ifndef include pragma main prog offsetof
noinline cold hot unused noreturn always_inline no_sanitize no_sanitize_address address_sanitizer

std common_type declval enable_if conditional is_arithmetic is_empty is_enum is_floating_point is_integral is_pointer is_scalar
is_signed is_unsigned is_same make_unsigned make_signed remove_reference initializer_list nothrow move forward
vector type value size begin end data first second push_back sort stable_sort swap swap_ranges min max

int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t size_t ssize_t ptrdiff_t uintptr_t va_list
abort atexit bsearch calloc exit free getenv gmtime_r localtime_r malloc qsort realloc strftime strtod strtof strtol strtoll strtoull
memchr strncasecmp memcmp memcpy memmem memmove memrchr memset strcat strchr strcmp strerror strlen strncmp strcpy strstr
errno fprintf fputs fwrite fread fflush printf snprintf sprintf sscanf vsnprintf stderr stdin stdout va_start va_end va_arg
close open read write lseek isatty fstat stat st_mode st_size S_IFMT S_IFDIR S_IFLNK S_IFBLK S_IFIFO S_IFSOCK S_IFCHR mmap munmap mprotect getrlimit rlimit rlim_cur RLIMIT_AS
clock_gettime poll pollfd POLLIN timespec tm tv_sec tv_nsec time nanosleep gettimeofday tv_usec
jmp_buf getcontext makecontext setcontext swapcontext ucontext_t uc_link uc_stack
sigaction sigaltstack siginfo_t signal stack_t sa_flags sa_sigaction sa_mask si_addr ss_size ss_sp ss_flags sigemptyset
CLOCK_MONOTONIC CLOCK_REALTIME EINTR ENOENT HUGE_VAL INFINITY NAN O_CREAT O_RDONLY O_RDWR O_TRUNC
MAP_ANONYMOUS MAP_FAILED MAP_FIXED MAP_NORESERVE MAP_PRIVATE PROT_NONE PROT_READ PROT_WRITE
SA_NODEFER SA_ONSTACK SA_RESETHAND SA_SIGINFO SIGBUS SIGSEGV SIG_DFL
acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs fdim floor fma
fmod frexp hypot ilogb ldexp lgamma lgamma_r llround log log10 log1p log2 logb lrint modf nearbyint nextafter pow
remainder rint round sin sinh sqrt tan tanh tgamma trunc isnan isinf signbit`)

// takenShort contains the short names that headers declare at file level or as macros.
var takenShort = Words("j0 j1 jn y0 y1 yn tm id div abs")

// keeps reports whether a word of the runtime must not be renamed in any program.
func keeps(word string) bool { return word[0] == '_' || keptNames[word] }

// shorten renames the words of the pieces, except words that the program uses. A piece is a list of tokens.
// `declared` contains the words that are declared in a piece and that other pieces may use. shorten returns the
// renamed pieces, and the macros for frequent words that cannot be renamed.
func shorten(pieces [][]token, declared, program map[string]bool) (macros []token, out [][]token) {
	n := naming{pieces: pieces, program: program, taken: map[string]bool{}, macros: map[string]bool{}, names: map[string]string{}}
	n.choose(declared)

	for _, w := range slices.Sorted(maps.Keys(n.macros)) {
		macros = append(macros, token{kind: directiveToken, text: "#define " + n.names[w] + " " + w})
	}
	for _, p := range pieces {
		// In directives, words are renamed, but not replaced by macros, because C++ does not expand macros in the names
		// that follow #ifdef and #define.
		short := make([]token, len(p))
		for i, tok := range p {
			if tok.kind == directiveToken && len(n.macros) > 0 {
				tok.text = renamedLine(tok.text, n.plainNames())
			} else {
				tok = renamed(tok, n.names)
			}
			short[i] = tok
		}
		out = append(out, short)
	}
	return macros, out
}

// naming chooses short names.
type naming struct {
	pieces  [][]token
	program map[string]bool   // the words of the program, which keep their names
	taken   map[string]bool   // the short names in use, and the words that are not renamed
	macros  map[string]bool   // frequent words that cannot be renamed and are replaced by macros
	names   map[string]string // the new names
}

// plainNames returns the new names of renamed words, without the names of macros.
func (n *naming) plainNames() map[string]string {
	out := map[string]string{}
	for w, name := range n.names {
		if !n.macros[w] {
			out[w] = name
		}
	}
	return out
}

// choose chooses a name for each word: frequent words get the shortest names. A word that other pieces may
// use, or that a macro replaces, gets a unique name. Parameters and local variables of different pieces may
// share a name if no piece contains both.
func (n *naming) choose(declared map[string]bool) {
	words := n.countWords(declared)
	for _, w := range words {
		if w.fixed {
			n.taken[w.text] = true
		}
	}

	// Frequent words choose first.
	sort.SliceStable(words, func(i, j int) bool { return words[i].count > words[j].count })
	shared := map[string]bool{}                    // the names of declared words and of macros
	used := make([]map[string]bool, len(n.pieces)) // the names in each piece
	for i := range used {
		used[i] = map[string]bool{}
	}
	for _, w := range words {
		// A macro for a short word saves nothing. Words that start with _ get no macro.
		if w.fixed && (len(w.text) < 4 || w.text[0] == '_') {
			continue
		}

		// The word w occurs in certain pieces of the runtime. Take the first name that these pieces do not use yet.
		// If the word is visible to other pieces, its name must also differ from the names of all other visible
		// words.
		collides := func(name string) bool {
			inPiece := func(p int) bool { return used[p][name] }
			return declared[w.text] && shared[name] || w.alone && n.taken[name] || slices.ContainsFunc(w.pieces, inPiece)
		}
		name := ""
		for i := 0; name == ""; i++ {
			if s := shortName(i); n.usable(s) && !collides(s) {
				name = s
			}
		}

		// A macro must save more bytes than its #define costs.
		if w.fixed {
			cost := len("#define  \n" + w.text + name)
			saved := w.count * (len(w.text) - len(name))
			if saved-cost < leastGain {
				continue
			}
			n.macros[w.text] = true
		}

		// Record the pieces in which the name is in use now.
		if w.alone {
			for i := range used {
				used[i][name] = true
			}
		}
		if declared[w.text] || w.alone {
			shared[name] = true
		}
		for _, p := range w.pieces {
			used[p][name] = true
		}
		n.taken[name] = true
		n.names[w.text] = name
	}
}

// leastGain is the minimum number of bytes that a macro must save.
const leastGain = 40

// wordUse is a word of the runtime with its uses.
type wordUse struct {
	text   string
	count  int
	pieces []int // the indices of the pieces that contain the word
	fixed  bool  // the word cannot be renamed
	alone  bool  // the new name must differ from all names in all pieces
}

// countWords returns all words of the pieces in order of first appearance. It adds the words of directives to the set
// `declared`.
func (n *naming) countWords(declared map[string]bool) (words []*wordUse) {
	byText := map[string]*wordUse{}
	for i, p := range n.pieces {
		for _, tok := range p {
			for _, text := range tokenWords(nil, tok) {
				w := byText[text]
				if w == nil {
					fixed := keeps(text) || n.program[text]
					w = &wordUse{text: text, fixed: fixed, alone: fixed}
					byText[text] = w
					words = append(words, w)
				}

				// C++ replaces the name of a macro in all pieces, so this name must not be used for anything
				// else.
				if tok.kind == directiveToken {
					declared[text] = true
					w.alone = w.alone || strings.HasPrefix(tok.text, "#define "+text)
				}
				w.count++
				if at := len(w.pieces); at == 0 || w.pieces[at-1] != i {
					w.pieces = append(w.pieces, i)
				}
			}
		}
	}
	return words
}

// usable reports whether neither C++, nor its headers, nor the program use a name.
func (n *naming) usable(name string) bool {
	return !n.program[name] && !Reserved[name] && !takenShort[name] && !keptNames[name]
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

// shortName returns the i-th short identifier. First there are 52 identifiers of one letter, then 52*62 of
// two letters or a letter and a digit, then longer ones.
func shortName(i int) string {
	if i < len(letters) {
		return letters[i : i+1]
	}
	i -= len(letters)
	const after = letters + "0123456789"
	if i < len(letters)*len(after) {
		return letters[i/len(after):i/len(after)+1] + after[i%len(after):i%len(after)+1]
	}
	i -= len(letters) * len(after)
	return "q" + shortName(len(letters)+i%(len(letters)*len(after))) + strings.Repeat("z", i/(len(letters)*len(after)))
}

// renamed returns the token with its words renamed.
func renamed(tok token, names map[string]string) token {
	switch tok.kind {
	case wordToken:
		if s, ok := names[tok.text]; ok {
			tok.text = s
		}
	case directiveToken:
		tok.text = renamedLine(tok.text, names)
	}
	return tok
}

// renamedLine renames words in a line outside its literals.
func renamedLine(line string, names map[string]string) string {
	var b strings.Builder
	for i := 0; i < len(line); {
		j := i + 1
		switch c := line[i]; {
		case c == '"' || c == '\'':
			j = skipLiteral(line, i)
		// Only whole words are renamed.
		case IsWordByte(c):
			j = wordEnd(line, i)
			if s, ok := names[line[i:j]]; ok {
				b.WriteString(s)
				i = j
				continue
			}
		}
		b.WriteString(line[i:j])
		i = j
	}
	return b.String()
}

func sign(text string) token { return token{kind: signToken, text: text} }
