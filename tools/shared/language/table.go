// This file contains the table of languages. To add a language, add a row here.

package language

import (
	"cmp"
	"go/version"
	"runtime"
)

// table contains the languages. If a folder contains files in several languages, the language that comes first
// in the table is used.
var table = []*Language{
	{
		ID: "go", Name: "Go", Exts: []string{".go"}, Tools: []string{"go"}, folders: true,
		std:     cmp.Or(version.Lang(runtime.Version()), "go1.25"), // a Go toolchain that was built from source may report no version
		Crash:   `panic: |fatal error: |runtime: goroutine stack exceeds`,
		compile: "{tool} build -p=2 -ldflags=-s -gcflags=-lang={std} -o {program} {sources}", start: "{program}",
	},
	{
		ID: "cpp", Name: "C++", Names: []string{"c++", "cplusplus"}, Exts: []string{".cpp", ".cc", ".cxx", ".c++", ".C"},
		Tools: []string{"g++", "clang++", "c++"}, std: "gnu++20", CRLF: true, Crash: `terminate called |` + cCrash,
		compile: "{tool} -O2 -std={std} -pipe -o {program} {sources} -lm", start: "{program}",
	},
	{
		ID: "c", Name: "C", Exts: []string{".c"}, Tools: []string{"gcc", "clang", "cc"}, CRLF: true, Crash: cCrash,
		compile: "{tool} -O2 -std=gnu11 -pipe -o {program} {sources} -lm", start: "{program}",
	},
	{
		ID: "java", Name: "Java", Exts: []string{".java"}, Tools: []string{"javac"}, runtime: "java", class: javaClass,
		CRLF: true, Crash: `Exception in thread `, compile: "{tool} -encoding UTF-8 -d . {sources}", start: javaStart + "{dir} {entry}",
	},
	{
		ID: "kotlin", Name: "Kotlin", Exts: []string{".kt"}, Tools: []string{"kotlinc"}, runtime: "java", class: kotlinClass,
		CRLF: true, Crash: `Exception in thread `, compile: "{tool} -include-runtime -d program.jar {sources}", start: javaStart + "{dir}/program.jar {entry}",
	},
	{
		ID: "rust", Name: "Rust", Exts: []string{".rs"}, Tools: []string{"rustc"}, mains: []string{"main.rs"},
		Crash: `thread '.*panicked at`, compile: "{tool} -O --edition=2021 -o {program} {entry}", start: "{program}",
		own: "--print sysroot", // find the real rustc: rustup's wrapper stays the same when the toolchain changes
	},
	{
		ID: "python", Name: "Python 3", code: "python3", Names: []string{"py"}, Exts: []string{".py", ".py3"},
		Tools: []string{"python3", "pypy3", "python"}, mains: []string{"__main__.py", "main.py"}, Interpreted: true, CRLF: true,
		Crash: `Traceback \(most recent`, compile: "{tool} -I -m py_compile {sources}", start: "{tool} -B {dir}/{entry}",
		own: "-c print(__import__('sys').executable)", // find the real python3: a wrapper would be slow to start
	},
	{
		ID: "shell", Name: "shell", code: "bash", Exts: []string{".sh", ".bash"}, Tools: []string{"bash", "sh"}, mains: []string{"main.sh"},
		Interpreted: true, CRLF: true, compile: "{tool} -n {entry}", start: "{tool} {dir}/{entry}",
	},
}

// PyPy is the entry for Python programs that run with PyPy instead of CPython. Several judges use PyPy
// because it runs loops many times faster.
var PyPy = func() *Language {
	pypy := *ByID("python")
	pypy.Name = "PyPy 3"
	pypy.Tools = []string{"pypy3"}
	return &pypy
}()

// validators are the languages that only input validators use. Their interpreters are separate programs that
// the user must install.
var validators = []*Language{
	{
		ID: "checktestdata", Name: "checktestdata", Exts: []string{".ctd"}, Tools: []string{"checktestdata"},
		start: "{tool} {dir}/{entry}",
		get:   "; build it from https://github.com/DOMjudge/checktestdata and put it into a folder of PATH",
	},
}

var (
	// Scripts is the language of a folder with build or run scripts.
	Scripts = &Language{
		ID: "script", Name: "build/run scripts", Interpreted: true, CRLF: true, compile: "{dir}/build", start: "{dir}/run",
		missing: noScripts(),
	}
	// Unknown is the language of a file whose extension is not known.
	Unknown = &Language{ID: "unknown", Name: "unknown language", missing: "no known language"}
)

// noScripts returns the reason why build and run scripts cannot be started on this system, or "" if they can.
func noScripts() string {
	if runtime.GOOS == "windows" {
		return "build and run scripts do not work on Windows"
	}
	return ""
}

// others contains languages that occur in packages, but that this repository cannot compile. It maps their
// extensions to their names.
var others = map[string]string{
	".adb": "Ada", ".ads": "Ada", ".a68": "Algol 68", ".apl": "APL", ".fth": "Forth", ".4th": "Forth", ".forth": "Forth", ".frt": "Forth",
	".def": "Modula-2", ".sno": "SNOBOL", ".ss": "Gerbil", ".cs": "C#", ".cob": "COBOL", ".cr": "Crystal", ".d": "D", ".dart": "Dart",
	".ex": "Elixir", ".erl": "Erlang", ".f90": "Fortran", ".fs": "F#", ".hs": "Haskell", ".js": "JavaScript",
	".jl": "Julia", ".lisp": "Common Lisp", ".cl": "Common Lisp", ".lua": "Lua", ".m": "Objective-C", ".ml": "OCaml",
	".mod": "Modula-2", ".nim": "Nim", ".odin": "Odin", ".pas": "Pascal", ".php": "PHP", ".pl": "Prolog", ".pm": "Perl",
	".py2": "Python 2", ".rb": "Ruby", ".rkt": "Racket", ".scala": "Scala", ".sim": "Simula", ".st": "Smalltalk",
	".swift": "Swift", ".ts": "TypeScript", ".vb": "Visual Basic", ".zig": "Zig",
}

// Commands that several rows share.
const (
	cCrash = `.*: Assertion .* failed|==\d+==ERROR: |.*: runtime error: `
	// As in contests, Java programs get a fixed heap size and a large stack.
	javaStart = "{java} -XX:+UseSerialGC -XX:TieredStopAtLevel=4 -Xss64m -Xmx{memory}m -cp "
)

// Validator returns the arguments of an input validator in this language, and its exit statuses for a valid and an
// invalid input. Any other status is a failure of the validator.
func (l *Language) Validator(args []string) (all []string, accepts, rejects int) {
	if l.ID == "checktestdata" {
		return nil, 0, 1
	}
	return args, 42, 43
}
