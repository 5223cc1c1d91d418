// This file is the table of languages: whoever adds one adds a row here, and what is peculiar to it.

package language

import "strings"

// table holds the languages in the order in which they are preferred when a folder holds several.
var table = []*Language{
	{
		ID: "go", Name: "Go", Exts: []string{".go"}, Tools: []string{"go"}, // built together: package build
		Crash: `panic: |fatal error: |runtime: goroutine stack exceeds`,
	},
	{
		ID: "cpp", Name: "C++", Names: []string{"c++", "cplusplus"}, Include: []string{"c++"}, Exts: cppExts, Tools: cppTools,
		CRLF: true, Crash: `terminate called |` + cCrash, commands: cpp(),
	},
	{
		ID: "c", Name: "C", Exts: []string{".c"}, Tools: cTools,
		CRLF: true, Crash: cCrash, commands: c(),
	},
	{
		ID: "java", Name: "Java", Exts: []string{".java"}, Tools: []string{"javac"},
		CRLF: true, Crash: `Exception in thread `, commands: java, main: javaClass, real: withRuntime(javaRuntime),
	},
	{
		ID: "kotlin", Name: "Kotlin", Exts: []string{".kt"}, Tools: []string{"kotlinc"},
		CRLF: true, Crash: `Exception in thread `, commands: kotlin, main: kotlinName, real: withRuntime(anyJava),
	},
	{
		ID: "rust", Name: "Rust", Exts: []string{".rs"}, Tools: []string{"rustc"},
		Crash: `thread '.*panicked at`, commands: rust, real: realRust,
	},
	{
		ID: "python", Name: "Python 3", code: "python3", Names: []string{"py", "python3"}, Include: []string{"python"},
		Exts: pythonExts, Tools: pythonTools, interpreted: true, CRLF: true, Crash: pythonCrash, commands: python, real: realPython,
	},
	{
		ID: "shell", Name: "shell", code: "bash", Names: []string{"bash"}, Exts: []string{".sh", ".bash"}, Tools: []string{"bash", "sh"},
		interpreted: true, CRLF: true, commands: shell,
	},
	// Languages with a library that is not their own, whose files end as those of the plain language.
	{
		ID: "cgmp", Name: "C with GMP", Exts: []string{".c"}, Tools: cTools, asked: true,
		CRLF: true, commands: c("-lgmp"), library: linked("c", "gmp.h", "-lgmp"),
	},
	{
		ID: "cppgmp", Name: "C++ with GMP", Exts: cppExts, Tools: cppTools, asked: true,
		CRLF: true, commands: cpp("-lgmpxx", "-lgmp"), library: linked("c++", "gmpxx.h", "-lgmpxx", "-lgmp"),
	},
	{
		ID: "python3numpy", Name: "Python 3 with NumPy", Exts: pythonExts, Tools: pythonTools, asked: true,
		interpreted: true, CRLF: true, commands: python, real: realPython, library: imports("numpy"),
	},
	// Languages of input validators alone, for which interpreters are called that others have written.
	{
		ID: "checktestdata", Name: "checktestdata", Exts: []string{".ctd"}, Tools: []string{"checktestdata"}, validator: true, commands: checktestdata,
	},
	{
		ID: "viva", Name: "VIVA", Exts: []string{".viva"}, Tools: []string{"viva", "viva.sh"}, validator: true, commands: viva,
	},
}

// Scripts is the language of folders with build or run scripts, Unknown that of sources that nobody knows.
var (
	Scripts = &Language{ID: "script", Name: "build/run scripts", interpreted: true, CRLF: true, commands: scripts}
	Unknown = &Language{ID: "unknown", Name: "unknown language"}
)

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

var (
	cTools      = []string{"gcc", "clang", "cc"}
	cppTools    = []string{"g++", "clang++", "c++"}
	cppExts     = []string{".cpp", ".cc", ".cxx", ".c++", ".C"}
	pythonTools = []string{"python3", "pypy3", "python"}
	pythonExts  = []string{".py", ".py3"}
)

// How programs of several languages crash.
const (
	cCrash      = `.*: Assertion .* failed|==\d+==ERROR: |.*: runtime error: `
	pythonCrash = `Traceback \(most recent`
)

func c(libraries ...string) commands {
	return func(s *Source, tool string) (compile, start []string, err error) {
		args := append([]string{tool, "-O2", "-std=gnu11", "-pipe", "-o", exe}, s.own()...)
		return append(append(args, "-lm"), libraries...), []string{exe}, nil
	}
}

// cpp compiles as UVa does when that standard is asked for, else as contests do today.
func cpp(libraries ...string) commands {
	return func(s *Source, tool string) (compile, start []string, err error) {
		args := []string{tool, "-O2", "-std=gnu++20", "-pipe"}
		if s.Std != "" {
			args[2] = "-std=" + s.Std
		}
		if s.Std == "c++11" {
			args = append(args, "-DONLINE_JUDGE")
		}
		args = append(append(args, "-o", exe), s.own()...)
		return append(append(args, "-lm"), libraries...), []string{exe}, nil
	}
}

func rust(s *Source, tool string) (compile, start []string, err error) {
	main, err := s.entry("main.rs")
	return []string{tool, "-O", "--edition=2021", "-o", exe, main}, []string{exe}, err
}

func python(s *Source, tool string) (compile, start []string, err error) {
	main, err := s.entry("__main__.py", "main.py")
	check := "import sys\nfor f in sys.argv[1:]: compile(open(f, 'rb').read(), f, 'exec')"
	return append([]string{tool, "-c", check}, s.own()...), []string{tool, "-B", inDir(main)}, err
}

func shell(s *Source, tool string) (compile, start []string, err error) {
	main, err := s.entry("main.sh")
	return []string{tool, "-n", main}, []string{tool, inDir(main)}, err
}

// scripts builds a folder with build and run scripts.
func scripts(s *Source, _ string) (compile, start []string, err error) {
	if s.Has("build") {
		compile = []string{inDir("build")}
	}
	return compile, []string{inDir("run")}, nil
}

func checktestdata(s *Source, tool string) (compile, start []string, err error) {
	return nil, []string{tool, inDir(s.own()[0])}, nil
}

// viva looks at a pattern without an input first.
func viva(s *Source, tool string) (compile, start []string, err error) {
	return []string{tool, s.own()[0]}, []string{tool, inDir(s.own()[0])}, nil
}

// Validator says how an input validator is asked about the file input: with which arguments, made of those that the
// package has for it, and by which exit statuses it accepts (one) and rejects (some); any other is its failure.
func (l *Language) Validator(args []string, input string) (with []string, accepts int, rejects func(status int) bool) {
	switch l.ID {
	case "checktestdata": // which reads the input, as programs of the format do
		return nil, 0, func(status int) bool { return status == 1 }
	case "viva":
		return append(args, input), 0, func(int) bool { return true }
	}
	return args, 42, func(status int) bool { return status == 43 }
}

// Statuses names the exit statuses by which an input validator in the language accepts and rejects.
func (l *Language) Statuses() string {
	if l.ID == "checktestdata" {
		return "exit status 0 or 1"
	}
	return "exit status 42 or 43"
}

// python2 reports whether a text begins as programs in the older Python do, whose files end like those of the newer.
func python2(text []byte) bool {
	first, _, _ := strings.Cut(string(text[:min(len(text), 80)]), "\n")
	return strings.HasPrefix(first, "#!") && strings.Contains(first, "python2")
}
