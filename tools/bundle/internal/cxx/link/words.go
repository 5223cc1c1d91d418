package link

import (
	"slices"
	"strings"
)

// This file lists the words of C++ that a program cannot use as names.

// Reserved contains the words that cannot be identifiers of a program: the keywords of C++11, and the names that the
// translator itself writes into every program.
var Reserved = Words(`alignas alignof and and_eq asm auto bitand bitor bool break case catch char
char16_t char32_t class compl const constexpr const_cast continue decltype default delete do double
dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable
namespace new noexcept not not_eq nullptr operator or or_eq private protected public register
reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this
thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t
while xor xor_eq main prog std uint typeof defers offsetof`)

// Kept reports whether a name is reserved by C++ and its headers (_x, a__b), by the runtime (rt_, RT_), or by
// the translator for a program's types and methods (T_, F_, Sel_).
func Kept(name string) bool {
	// C++ reserves only some of the names with a leading underscore, but headers use many others, so treat
	// all of them as reserved.
	ours := slices.ContainsFunc([]string{"rt_", "RT_", "Sel_", "T_", "F_"}, func(start string) bool { return strings.HasPrefix(name, start) })
	return ours || len(name) > 1 && name[0] == '_' || strings.Contains(name, "__")
}

// Words returns the set of the words in a text.
func Words(s string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(s) {
		set[w] = true
	}
	return set
}
