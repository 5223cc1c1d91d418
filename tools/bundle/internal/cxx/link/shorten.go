package link

// This file shortens the runtime's part of the output: identifiers that are private to it become
// one or two letters, and what is frequent but cannot be renamed gets a macro.
// It takes the tokens of the chosen pieces and gives tokens that mean the same. Every identifier is
// renamed everywhere or nowhere, and two get one name only if no piece has both and not both are known
// outside of theirs, so that scopes, overloads and templates stay what they were.

import (
	"maps"
	"slices"
	"sort"
	"strings"
)

// keptNames are the words of the runtime that belong to C++, to the headers that it includes and to
// the compilers. A word missing here does not compile once it is renamed; TestShortenedRuntime
// compiles them all. Members of dependent types (size, begin, value, type) are what to take care of.
var keptNames = Words(`
alignas alignof and asm auto bool break case catch char class const constexpr const_cast continue
decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if
inline int long mutable namespace new noexcept not nullptr operator or private protected public register
reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this
throw true try typedef typeid typename union unsigned using virtual void volatile while xor override final
define defined undef elif endif error ifdef ifndef include pragma main prog
noinline cold hot unused noreturn always_inline no_sanitize no_sanitize_address address_sanitizer

std common_type declval enable_if conditional is_arithmetic is_empty is_enum is_floating_point is_integral is_pointer is_scalar
is_signed is_unsigned is_same make_unsigned make_signed remove_reference initializer_list nothrow move forward
vector type value size begin end data first second push_back sort stable_sort swap swap_ranges min max

int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t size_t ssize_t ptrdiff_t uintptr_t va_list
abort atexit bsearch calloc exit free getenv gmtime_r localtime_r malloc qsort realloc strftime strtod strtof strtol strtoll strtoull
memchr strncasecmp memcmp memcpy memmem memmove memrchr memset strcat strchr strcmp strerror strlen strncmp strcpy strstr
errno fprintf fputs fwrite fread fflush printf snprintf sprintf sscanf vsnprintf stderr stdin stdout va_start va_end va_arg
close open read write lseek isatty fstat stat st_mode st_size S_IFMT S_IFDIR S_IFLNK S_IFBLK S_IFIFO S_IFSOCK S_IFCHR mmap munmap mprotect getrlimit rlimit rlim_cur RLIMIT_AS
clock_gettime timespec tm tv_sec tv_nsec time nanosleep gettimeofday tv_usec
jmp_buf getcontext makecontext setcontext swapcontext ucontext_t uc_link uc_stack
sigaction sigaltstack siginfo_t signal stack_t sa_flags sa_sigaction sa_mask si_addr ss_size ss_sp ss_flags sigemptyset
CLOCK_MONOTONIC CLOCK_REALTIME EINTR ENOENT HUGE_VAL INFINITY NAN O_CREAT O_RDONLY O_RDWR O_TRUNC
MAP_ANONYMOUS MAP_FAILED MAP_FIXED MAP_NORESERVE MAP_PRIVATE PROT_NONE PROT_READ PROT_WRITE
SA_NODEFER SA_ONSTACK SA_RESETHAND SA_SIGINFO SIGBUS SIGSEGV SIG_DFL
acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs fdim floor fma
fmod frexp hypot ilogb ldexp lgamma lgamma_r llround log log10 log1p log2 logb lrint modf nearbyint nextafter pow
remainder rint round sin sinh sqrt tan tanh tgamma trunc isnan isinf signbit`)

// takenShort are short names that headers declare at file level or as macros.
var takenShort = Words("j0 j1 jn y0 y1 yn tm id div abs")

// keeps reports whether the runtime's word stays as it is whatever the program.
func keeps(word string) bool { return word[0] == '_' || keptNames[word] }

// shorten renames what is not among the program's words. Pieces are lists of tokens; declared are the
// words that one piece declares for others. It gives the macros that stand for frequent words that
// cannot be renamed, and the renamed pieces.
func shorten(pieces [][]token, declared, program map[string]bool) (macros []token, out [][]token) {
	n := naming{pieces: pieces, program: program, taken: map[string]bool{}, macros: map[string]bool{}, names: map[string]string{}}
	n.choose(declared)
	for _, w := range slices.Sorted(maps.Keys(n.macros)) {
		macros = append(macros, token{directiveToken, "#define " + n.names[w] + " " + w})
	}
	for _, p := range pieces {
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
	taken   map[string]bool   // the names in use
	macros  map[string]bool   // words that cannot be renamed but are frequent: a macro stands for them
	names   map[string]string // the new names
}

// plainNames are the new names without those of macros.
func (n *naming) plainNames() map[string]string {
	out := map[string]string{}
	for w, name := range n.names {
		if !n.macros[w] {
			out[w] = name
		}
	}
	return out
}

// choose chooses a name for each word: the shorter, the more often it is met. What is declared for
// other pieces and what macros stand for gets a name of its own; parameters and local variables of
// different pieces may share one, as long as no piece has both.
func (n *naming) choose(declared map[string]bool) {
	count, where := map[string]int{}, map[string][]int{}
	everywhere := map[string]bool{} // macros: their names have no other meaning in any piece
	var words []string
	for i, p := range n.pieces {
		for _, tok := range p {
			for _, w := range tokenWords(nil, tok) {
				if tok.kind == directiveToken {
					declared[w] = true
				}
				if tok.kind == directiveToken && strings.HasPrefix(tok.text, "#define "+w) {
					everywhere[w] = true
				}
				if count[w] == 0 {
					words = append(words, w)
				}
				count[w]++
				if at := where[w]; len(at) == 0 || at[len(at)-1] != i {
					where[w] = append(at, i)
				}
			}
		}
	}
	fixed := func(w string) bool { return keeps(w) || n.program[w] }
	alone := func(w string) bool { return fixed(w) || everywhere[w] }
	for _, w := range words {
		if fixed(w) {
			n.taken[w] = true
		}
	}
	sort.SliceStable(words, func(i, j int) bool { return count[words[i]] > count[words[j]] })
	shared := map[string]bool{}                    // names of words that are declared, and of macros
	used := make([]map[string]bool, len(n.pieces)) // names by piece
	for i := range used {
		used[i] = map[string]bool{}
	}
	for _, w := range words {
		if fixed(w) && (len(w) < 4 || w[0] == '_') {
			continue
		}
		name := ""
		for i := 0; ; i++ {
			name = shortName(i)
			if n.usable(name) && !(shared[name] && declared[w]) && !(alone(w) && n.taken[name]) &&
				!slices.ContainsFunc(where[w], func(p int) bool { return used[p][name] }) {
				break
			}
		}
		if fixed(w) {
			if count[w]*(len(w)-len(name))-len("#define  \n"+w+name) < 40 {
				continue
			}
			n.macros[w] = true
		}
		if alone(w) {
			for i := range used {
				used[i][name] = true
			}
		}
		if declared[w] || alone(w) {
			shared[name] = true
		}
		for _, p := range where[w] {
			used[p][name] = true
		}
		n.taken[name] = true
		n.names[w] = name
	}
}

// usable reports whether a name means nothing in C++, its headers and the program.
func (n *naming) usable(name string) bool {
	return !n.program[name] && !Reserved[name] && !takenShort[name] && !keptNames[name]
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

// shortName gives the i-th identifier: 52 of one letter, then 52*62 of two, then longer ones.
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

// renamed gives the token with its words renamed.
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

func sign(text string) token { return token{signToken, text} }
