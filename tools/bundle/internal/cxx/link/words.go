package link

import (
	"slices"
	"strings"
)

// This file knows the words of C++.

// Reserved are the words that C++11, or what the translator itself writes into the program,
// keeps from being an identifier.
var Reserved = Words(`alignas alignof and and_eq asm auto bitand bitor bool break case catch char
char16_t char32_t class compl const constexpr const_cast continue decltype default delete do double
dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable
namespace new noexcept not not_eq nullptr operator or or_eq private protected public register
reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this
thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t
while xor xor_eq main prog std uint typeof defers offsetof`)

// Kept reports whether C++, its headers, the runtime, or what is made for the types and methods of a program, keep all
// names that begin like this one.
func Kept(name string) bool {
	ours := slices.ContainsFunc([]string{"rt_", "RT_", "Sel_", "T_", "F_"}, func(start string) bool { return strings.HasPrefix(name, start) })
	return ours || len(name) > 1 && name[0] == '_' || strings.Contains(name, "__")
}

// Words makes a set of the words of a text.
func Words(s string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(s) {
		set[w] = true
	}
	return set
}
