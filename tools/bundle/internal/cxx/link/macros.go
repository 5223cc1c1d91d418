package link

import (
	"regexp"
	"strings"
)

// This file decides which names of a program may be macros of headers or compilers.

// macroWords contains the macros that headers and compilers define with lower-case names.
var macroWords = Words(`alloca assert errno i386 issubnormal linux major makedev math_errhandling minor sigmask stderr stdin stdout
strdupa strndupa sv_onstack unix`)

// macroFamily matches lower-case names of macros that share a form, such as st_atime and st_mtime, htobe16 and be16toh.
var macroFamily = regexp.MustCompile(`^(si|sa|sigev|st|ru)_[a-z_]+$|^hto[bl]e\d\d$|^[bl]e\d\dtoh$`)

// mayBeMacro reports whether a header, a compiler or the command line of a judge (ONLINE_JUDGE) may have defined the
// name as a macro. If a program uses such a name, the translation undefines the macro first.
func mayBeMacro(name string) bool {
	upper := func(c byte) bool { return 'A' <= c && c <= 'Z' }

	switch {
	case len(name) < 2:
		return false
	case upper(name[0]):
		return upper(name[1]) || name[1] == '_' || '0' <= name[1] && name[1] <= '9'
	}
	return macroWords[name] || macroFamily.MatchString(name)
}

// Undefine returns an #undef line for each of the program's names that a header may have defined as a macro. `names` must
// not contain duplicates.
func (x *Library) Undefine(names []string) string {
	var b strings.Builder
	for _, w := range names {
		// The runtime's own macros must stay defined. The translator creates the names that start with T_,
		// and no header defines them as macros.
		if mayBeMacro(w) && !strings.HasPrefix(w, "T_") && !x.Declares(w) {
			b.WriteString("#undef " + w + "\n")
		}
	}
	return b.String()
}
