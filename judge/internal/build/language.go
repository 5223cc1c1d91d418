// This file is the table of languages.

package build

import (
	"slices"
	"strings"
)

// Language says how sources of one language are recognised, compiled and started.
type Language struct {
	ID    string   // as in -lang and in reports
	Name  string   // for people
	Exts  []string // of file names
	Tools []string // compilers or interpreters, the first that is found serves
}

// languages in the order in which they are preferred when a folder holds several.
var languages = []*Language{
	{"go", "Go", []string{".go"}, []string{"go"}},
	{"cpp", "C++", []string{".cpp", ".cc", ".cxx", ".c++", ".C"}, []string{"g++", "clang++", "c++"}},
	{"c", "C", []string{".c"}, []string{"gcc", "clang", "cc"}},
	{"java", "Java", []string{".java"}, []string{"javac"}},
	{"kotlin", "Kotlin", []string{".kt"}, []string{"kotlinc"}},
	{"rust", "Rust", []string{".rs"}, []string{"rustc"}},
	{"python", "Python 3", []string{".py", ".py3"}, []string{"python3", "pypy3", "python"}},
	{"shell", "shell", []string{".sh", ".bash"}, []string{"bash", "sh"}},
}

// variants are languages with a library that is not their own, whose files end as those of the plain
// language: only who asks for one by its name gets it.
var variants = []*Language{
	{"cgmp", "C with GMP", []string{".c"}, []string{"gcc", "clang", "cc"}},
	{"cppgmp", "C++ with GMP", []string{".cpp", ".cc", ".cxx", ".c++", ".C"}, []string{"g++", "clang++", "c++"}},
	{"python3numpy", "Python 3 with NumPy", []string{".py", ".py3"}, []string{"python3", "pypy3", "python"}},
}

// libraries are what the linker needs for a variant.
func (l *Language) libraries() []string {
	switch l.ID {
	case "cgmp":
		return []string{"-lgmp"}
	case "cppgmp":
		return []string{"-lgmpxx", "-lgmp"}
	}
	return nil
}

// scripted is the language of folders with build or run scripts.
var scripted = &Language{ID: "script", Name: "build/run scripts"}

// foreign is the language of sources that the judge does not know.
var foreign = &Language{ID: "unknown", Name: "unknown language"}

// ctd is a language of input validators, whose interpreter is a program of DOMjudge (a package of Debian).
var ctd = &Language{ID: "checktestdata", Name: "checktestdata", Exts: []string{".ctd"}, Tools: []string{"checktestdata"}}

// viva is another language of input validators, whose grammar is not public. Its interpreter is, under the names
// by which other tools call it.
var viva = &Language{ID: "viva", Name: "VIVA", Exts: []string{".viva"}, Tools: []string{"viva", "viva.sh"}}

// others are endings of languages in which packages hold submissions, but which the judge does not
// build.
var others = map[string]string{
	".adb": "Ada", ".ads": "Ada", ".a68": "Algol 68", ".apl": "APL", ".fth": "Forth", ".4th": "Forth", ".forth": "Forth", ".frt": "Forth",
	".def": "Modula-2", ".sno": "SNOBOL", ".ss": "Gerbil", ".cs": "C#", ".cob": "COBOL", ".cr": "Crystal", ".d": "D", ".dart": "Dart",
	".ex": "Elixir", ".erl": "Erlang", ".f90": "Fortran", ".fs": "F#", ".hs": "Haskell", ".js": "JavaScript",
	".jl": "Julia", ".lisp": "Common Lisp", ".cl": "Common Lisp", ".lua": "Lua", ".m": "Objective-C", ".ml": "OCaml",
	".mod": "Modula-2", ".nim": "Nim", ".odin": "Odin", ".pas": "Pascal", ".php": "PHP", ".pl": "Prolog", ".pm": "Perl",
	".py2": "Python 2", ".rb": "Ruby", ".rkt": "Racket", ".scala": "Scala", ".sim": "Simula", ".st": "Smalltalk",
	".swift": "Swift", ".ts": "TypeScript", ".vb": "Visual Basic", ".zig": "Zig",
}

// otherLanguage makes a language that is not built here, for reports.
func otherLanguage(name string) *Language { return &Language{ID: "other", Name: name} }

// LanguageByID returns the language of that name (c++ and py count as cpp and python), or nil.
func LanguageByID(id string) *Language {
	switch id {
	case "c++", "cplusplus":
		id = "cpp"
	case "py", "python3":
		id = "python"
	case "bash":
		id = "shell"
	}
	for _, l := range slices.Concat(languages, variants) {
		if l.ID == id {
			return l
		}
	}
	return nil
}

// LanguageOf returns the language that a file name's ending tells, or nil.
func LanguageOf(name string) *Language {
	for _, l := range languages {
		if l.is(name) {
			return l
		}
	}
	return nil
}

// Code returns the name of the language in problem packages.
func (l *Language) Code() string {
	switch l.ID {
	case "python":
		return "python3"
	case "shell":
		return "bash"
	}
	return l.ID
}

// Interpreted reports whether programs are started from their sources, so that one may read another.
func (l *Language) Interpreted() bool {
	return l == scripted || slices.Contains([]string{"python", "python3numpy", "shell"}, l.ID)
}

// is reports whether a file's name ends as those of the language do.
func (l *Language) is(name string) bool {
	return slices.ContainsFunc(l.Exts, func(ext string) bool { return len(name) > len(ext) && strings.HasSuffix(name, ext) })
}
