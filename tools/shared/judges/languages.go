// This file lists the languages that each judge accepts. It contains only languages that package language
// supports.

package judges

import (
	"fmt"
	"slices"
	"strings"

	"oj/tools/shared/language"
)

// A Language is a language that a judge accepts.
type Language struct {
	ID      string // the id in package language
	Name    string // the name in the judge's menu or protocol
	Code    string // the id that a submission contains; "" if it is unknown
	Version string // the version of the compiler, if Name does not contain it; "" if unknown
}

// languages contains the known languages of one judge.
type languages struct {
	list     []Language
	complete bool   // whether list contains all languages of package language that the judge accepts
	source   string // where and when this information was found
}

// languagesOf maps the names of judges to their languages.
var languagesOf = map[string]languages{
	"uva": {complete: true, source: "its submission form, 2026-08", list: []Language{
		{"cpp", "C++11", "5", "g++ 5.3.0"}, {"c", "ANSI C", "1", "gcc 5.3.0"}, {"java", "Java", "2", "1.8"}, {"python", "Python 3", "6", "3.5"},
		{"pascal", "Pascal", "4", "Free Pascal 3.0.0"},
	}},
	"codingame": {source: "CodinGame/Contribute-Help, languages.md, 2025", complete: true, list: []Language{
		{"go", "Go", "Go", "1.18.1"}, {"cpp", "C++", "C++", "g++ 11.2.0, C++20"}, {"c", "C", "C", "gcc 11.2.0, C17"},
		{"java", "Java", "Java", "21.0.4"}, {"kotlin", "Kotlin", "Kotlin", "1.7.10"}, {"rust", "Rust", "Rust", "1.90.0"},
		{"python", "Python3", "Python3", "3.11.5"}, {"shell", "Bash", "Bash", "5.1.16"},
		{"js", "JavaScript", "Javascript", "Node 16.14.2"}, {"ts", "TypeScript", "TypeScript", "4.6.3"}, {"cs", "C#", "C#", "10, .NET 6.0.9"},
		{"php", "PHP", "PHP", "7.3.9"}, {"ruby", "Ruby", "Ruby", "3.1.2"}, {"lua", "Lua", "Lua", "5.4.4"}, {"perl", "Perl", "Perl", "5.34.0"},
		{"pascal", "Pascal", "Pascal", "Free Pascal 3.2.2"}, {"haskell", "Haskell", "Haskell", "8.4.3"}, {"ocaml", "OCaml", "OCaml", "4.14.0"},
		{"swift", "Swift", "Swift", "5.3.3"}, {"dart", "Dart", "Dart", "2.16.2"},
	}},
	"librarychecker": {source: "yosupo06/library-checker-judge, langs.toml, 2026-05", complete: true, list: []Language{
		{"go", "Go", "go", "1.18.2"}, {"cpp", "C++23", "cpp", "GCC 15.2"}, {"java", "Java", "java", "openjdk 17"},
		{"rust", "Rust", "rust", "1.94.1"}, {"python", "PyPy3", "pypy3", "pypy3.9-7.3.9"},
		{"js", "JavaScript", "javascript", "Deno 2.7.14"}, {"ts", "TypeScript", "typescript", "Deno 2.7.14"}, {"cs", "C#", "csharp", ".NET 10"},
		{"haskell", "GHC", "haskell", "ghc 9.6.7"}, {"ruby", "Ruby", "ruby", "2.7.1"}, {"swift", "Swift", "swift", "6.1.2"},
	}},
	"codeforces": {source: "agrawal-d/cph, config.ts, 2026-07", list: []Language{
		{"go", "Go 1.22.2", "32", ""}, {"cpp", "GNU G++23 14.2 (64 bit, msys2)", "91", ""}, {"c", "GNU GCC C11 5.1.0", "43", ""},
		{"java", "Java 21 64bit", "87", ""}, {"kotlin", "Kotlin 1.9.21", "88", ""}, {"rust", "Rust 1.89.0 (2021)", "75", ""},
		{"python", "PyPy 3.10 (7.3.15, 64bit)", "70", ""},
	}},
	"kattis": {source: "Kattis/kattis-cli, submit.py, 2025-06; itu.kattis.com for Kotlin, 2025-11", complete: true, list: []Language{
		{"go", "Go", "Go", "1.24.3"}, {"cpp", "C++", "C++", "gnu++23"}, {"c", "C", "C", ""}, {"java", "Java", "Java", "21"},
		{"kotlin", "Kotlin", "Kotlin", "2.1.21"}, {"rust", "Rust", "Rust", ""}, {"python", "Python 3", "Python 3", "PyPy 3.10"},
		{"shell", "Bash", "Bash", ""}, {"js", "JavaScript (Node.js)", "JavaScript (Node.js)", ""}, {"ts", "TypeScript", "TypeScript", ""},
		{"cs", "C#", "C#", ""}, {"php", "PHP", "PHP", ""}, {"ruby", "Ruby", "Ruby", ""}, {"lua", "Lua", "Lua", ""}, {"perl", "Perl", "Perl", ""},
		{"pascal", "Pascal", "Pascal", ""}, {"haskell", "Haskell", "Haskell", ""}, {"ocaml", "OCaml", "OCaml", ""}, {"swift", "Swift", "Swift", ""},
		{"dart", "Dart", "Dart", ""},
	}},
	"atcoder": {source: "its submission form, languages of 2025-10", list: []Language{
		{"go", "Go (go 1.25.1)", "6051", ""}, {"cpp", "C++23 (GCC 15.2.0)", "6017", ""}, {"c", "C23 (GCC 14.2.0)", "6014", ""},
		{"java", "Java24 (OpenJDK 24.0.2)", "6056", ""}, {"kotlin", "Kotlin (Kotlin/JVM 2.2.10)", "6062", ""},
		{"rust", "Rust (rustc 1.89.0)", "6088", ""}, {"python", "Python (CPython 3.13.7)", "6082", ""},
	}},
	"timus": {source: "its submission form, 2026; only Go is known", list: []Language{{"go", "Go 1.14 x64", "", ""}}},
	"dmoj": {source: "its list of runtimes; versions follow Debian sid", list: []Language{
		{"go", "Go", "GO", ""}, {"cpp", "C++20", "CPP20", ""}, {"c", "C11", "C11", ""}, {"java", "Java", "JAVA", ""},
		{"kotlin", "Kotlin", "KOTLIN", ""}, {"rust", "Rust", "RUST", ""}, {"python", "PyPy 3", "PYPY3", ""},
	}},
	"spoj": {source: "its list of languages; only Go is noted here", list: []Language{{"go", "Go", "", ""}}},
	"cses": {source: "not confirmed: its submission form as remembered in 2026", complete: true, list: []Language{
		{"cpp", "C++17", "", ""}, {"c", "C", "", ""}, {"java", "Java", "", ""}, {"rust", "Rust", "", ""}, {"python", "PyPy3", "", ""},
		{"js", "Node.js", "", ""}, {"haskell", "Haskell", "", ""}, {"pascal", "Pascal", "", ""}, {"ruby", "Ruby", "", ""},
	}},
}

// Languages returns the known languages of the judge. A nil judge has none.
func (j *Judge) Languages() []Language {
	if j == nil {
		return nil
	}
	return languagesOf[j.Name].list
}

// Source returns where and when the languages of the judge were looked up.
func (j *Judge) Source() string { return languagesOf[j.Name].source }

// LanguageOf returns the judge's language for the program in this file. It returns an error if the judge does
// not accept the program. It returns an empty Language if it is unknown whether the judge accepts it.
func (j *Judge) LanguageOf(file string) (Language, error) {
	// The extension of the file determines the language, as it does in this repository's judge.
	l := language.Of(file)
	for _, known := range j.Languages() {
		if l != nil && known.ID == l.ID {
			return known, nil
		}
	}
	if j == nil || !languagesOf[j.Name].complete {
		return Language{}, nil
	}

	// The error lists the languages that the judge accepts.
	var names []string
	for _, known := range j.Languages() {
		names = append(names, known.Name)
	}
	last := len(names) - 1
	wanted := strings.Join(names[:last], ", ") + " and " + names[last]
	name := "such files"
	if l != nil {
		name = l.Name
	}
	return Language{}, fmt.Errorf("%s: %s accepts %s, but not %s", file, j.Title, wanted, name)
}

// Takes returns false if it is certain that the judge does not accept the language. id is the id of the language in
// package language. If it is not known whether the judge accepts the language, Takes returns true.
func (j *Judge) Takes(id string) bool {
	if j == nil || !languagesOf[j.Name].complete {
		return true
	}
	return slices.ContainsFunc(j.Languages(), func(l Language) bool { return l.ID == id })
}
