// This file contains the table of languages. To add a language, add a row here.

package language

import (
	"cmp"
	"go/version"
	"net/url"
	"runtime"
	"strings"
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
		Tools: []string{"g++", "clang++", "c++"}, std: "gnu++20", CRLF: true,
		defines: map[string]string{"c++11": onlineJudge, "gnu++98": onlineJudge},
		Crash:   `terminate called |` + cCrash,
		compile: "{tool} -O2 -std={std} -pipe -o {program} {sources} -lm", start: "{program}", LineSource: lineSource,
	},
	{
		ID: "c", Name: "C", Exts: []string{".c"}, Tools: []string{"gcc", "clang", "cc"}, CRLF: true, Crash: cCrash,
		compile: "{tool} -O2 -std=gnu11 -pipe -o {program} {sources} -lm", start: "{program}", LineSource: lineSource,
	},
	{
		ID: "java", Name: "Java", Exts: []string{".java"}, Tools: []string{"javac"}, runtime: "java", class: javaClass, public: publicClass,
		CRLF: true, Crash: `Exception in thread `, compile: "{tool} -encoding UTF-8 -d . {sources}", start: javaStart + "{dir} {entry}",
	},
	{
		ID: "kotlin", Name: "Kotlin", Exts: []string{".kt"}, Tools: []string{"kotlinc"}, runtime: "java", class: kotlinClass,
		CRLF: true, Crash: `Exception in thread `, compile: "{tool} -include-runtime -d program.jar {sources}", start: javaStart + "{dir}/program.jar {entry}",
	},
	{
		ID: "rust", Name: "Rust", Exts: []string{".rs"}, Tools: []string{"rustc"}, mains: []string{"main.rs"},
		Crash: `thread '.*panicked at`, compile: "{tool} -O --edition=2021 --crate-name main -o {program} {main}", start: "{program}",
		own: "--print sysroot", // find the real rustc: rustup's wrapper stays the same when the toolchain changes
	},
	{
		ID: "python", Name: "Python 3", code: "python3", Names: []string{"py"}, Exts: []string{".py", ".py3"},
		Tools: []string{"python3", "pypy3", "python"}, mains: []string{"__main__.py", "main.py"}, Interpreted: true, CRLF: true,
		Crash: `Traceback \(most recent`, compile: "{tool} -I -m py_compile {sources}", start: "{tool} -B {dir}/{entry}",
		own: "-c print(__import__('sys').executable)", // find the real python3: a wrapper would be slow to start
	},
	{
		ID: "js", Name: "JavaScript", code: "javascript", Names: []string{"node"}, Exts: []string{".js", ".mjs", ".cjs"},
		Tools: []string{"node", "nodejs"}, mains: []string{"main.js", "main.mjs"}, Interpreted: true, Crash: nodeCrash,
		compile: "{tool} --check {entry}", start: "{tool} " + jsPrelude + " {dir}/{entry}",
	},
	{
		ID: "ts", Name: "TypeScript", code: "typescript", Exts: []string{".ts", ".mts"},
		Tools: []string{"node", "nodejs"}, mains: []string{"main.ts"}, Interpreted: true, Crash: nodeCrash,
		compile: "{tool} -e " + needsNode22 + " {entry}", start: "{tool} --experimental-strip-types --no-warnings " + jsPrelude + " {dir}/{entry}",
	},
	{
		ID: "cs", Name: "C#", code: "csharp", Names: []string{"c#"}, Exts: []string{".cs"}, Tools: []string{"mcs"}, runtime: "mono",
		CRLF: true, Crash: `Unhandled Exception:|\[ERROR\] FATAL UNHANDLED EXCEPTION`,
		compile: "{tool} -optimize+ -r:System.Numerics -out:program.exe {sources}", start: "{java} {dir}/program.exe",
		get: "; install mono (Debian: mono-mcs mono-runtime)",
	},
	{
		ID: "php", Name: "PHP", Exts: []string{".php"}, Tools: []string{"php"}, mains: []string{"main.php"}, Interpreted: true,
		Crash: `PHP (Fatal|Parse) error:`, compile: "{tool} -l {entry}", start: "{tool} -d display_errors=stderr -d memory_limit=-1 -d short_open_tag=1 {dir}/{entry}",
	},
	{
		ID: "ruby", Name: "Ruby", Names: []string{"rb"}, Exts: []string{".rb"}, Tools: []string{"ruby"}, mains: []string{"main.rb"},
		Interpreted: true, Crash: `\S*\.rb:\d+:in `, compile: "{tool} -c {entry}", start: "{tool} {dir}/{entry}",
	},
	{
		ID: "lua", Name: "Lua", Exts: []string{".lua"}, Tools: []string{"lua5.4", "lua5.3", "lua", "luajit"}, mains: []string{"main.lua"},
		Interpreted: true, Crash: `\S*lua\S*: `, compile: "{tool} -e assert(loadfile(arg[0]))os.exit() {entry}", start: "{tool} {dir}/{entry}",
	},
	{
		ID: "perl", Name: "Perl", Exts: []string{".pl", ".pm"}, Tools: []string{"perl"}, mains: []string{"main.pl", "main.pm"},
		Interpreted: true, CRLF: true, Crash: `.* at \S+\.p[lm] line \d+`, compile: "{tool} -c {entry}", start: "{tool} {dir}/{entry}",
	},
	{
		ID: "pascal", Name: "Pascal", Names: []string{"fpc"}, Exts: []string{".pas", ".pp", ".dpr"}, Tools: []string{"fpc"}, mains: []string{"main.pas"},
		CRLF: true, Crash: `Runtime error \d+ at`, compile: "{tool} -v0e -O2 -dONLINE_JUDGE -o{program} {entry}", start: "{program}",
		get: "; install Free Pascal (Debian: fp-compiler fp-units-base)",
	},
	{
		ID: "haskell", Name: "Haskell", Names: []string{"hs"}, Exts: []string{".hs"}, Tools: []string{"ghc"}, CRLF: true,
		Reads: []string{"/var/lib/ghc"}, // Debian's database of packages
		Crash: `program: `, compile: "{tool} -v0 -O2 -o {program} {sources}", start: "{program}",
	},
	{
		ID: "ocaml", Name: "OCaml", Names: []string{"ml"}, Exts: []string{".ml"}, Tools: []string{"ocamlopt.opt", "ocamlopt"}, mains: []string{"main.ml"},
		CRLF: true, Crash: `Fatal error: exception `, compile: "{tool} -w -a -I +str -I +unix -o {program} str.cmxa unix.cmxa {entry}", start: "{program}",
	},
	{
		ID: "swift", Name: "Swift", Exts: []string{".swift"}, Tools: []string{"swiftc"},
		Crash: `.*Fatal error: `, compile: "{tool} -O -o {program} {sources}", start: "{program}",
	},
	{
		ID: "dart", Name: "Dart", Exts: []string{".dart"}, Tools: []string{"dart"}, mains: []string{"main.dart"},
		Crash: `Unhandled exception:`, compile: "{tool} compile exe -o {program} {entry}", start: "{program}",
	},
	{
		ID: "shell", Name: "shell", code: "bash", Exts: []string{".sh", ".bash"}, Tools: []string{"bash", "sh"}, mains: []string{"main.sh"},
		Interpreted: true, CRLF: true, compile: "{tool} -n {main}", start: "{tool} {dir}/{entry}",
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
	".def": "Modula-2", ".sno": "SNOBOL", ".ss": "Gerbil", ".cob": "COBOL", ".cr": "Crystal", ".d": "D",
	".ex": "Elixir", ".erl": "Erlang", ".f90": "Fortran", ".fs": "F#",
	".jl": "Julia", ".lisp": "Common Lisp", ".cl": "Common Lisp", ".m": "Objective-C",
	".mod": "Modula-2", ".nim": "Nim", ".odin": "Odin",
	".py2": "Python 2", ".rkt": "Racket", ".scala": "Scala", ".sim": "Simula", ".st": "Smalltalk",
	".vb": "Visual Basic", ".zig": "Zig",
}

// Texts that several rows share.
const (
	onlineJudge = " -DONLINE_JUDGE" // UVa defines this macro
	cCrash      = `.*: Assertion .* failed|==\d+==ERROR: |.*: runtime error: `
	// As in contests, Java programs get a fixed heap size and a large stack.
	javaStart = "{java} -XX:+UseSerialGC -XX:TieredStopAtLevel=4 -Xss64m -Xmx{memory}m -cp "
)

// lineSource is a file in C and C++ that makes the standard output line-buffered before main begins. C++ writes through
// C's stdio, too, unless the program calls sync_with_stdio(false).
const lineSource = `#include <stdio.h>
__attribute__((constructor)) static void line_buffered(void) { setvbuf(stdout, NULL, _IOLBF, BUFSIZ); }
`

// nodeCrash matches the first line of an uncaught error of Node: the file and the line.
const nodeCrash = `.*\.[cm]?[jt]s:\d+$`

// jsPrelude defines readline, print and printErr, the functions that CodinGame and other sites give to JavaScript
// programs, before the program starts. readline returns the next line of the standard input without its line end, or
// null at the end. The functions do no harm elsewhere, because a program may declare its own ones.
var jsPrelude = "--import data:text/javascript," + url.PathEscape(strings.NewReplacer("\t", "", "\n ", "\n").Replace(`
import {readSync} from "node:fs";
const part = new Uint8Array(65536), decoder = new TextDecoder;
let text = "", at = 0, over = false;
globalThis.readline = () => {
	for (;;) {
		const end = text.indexOf("\n", at);
		if (end >= 0) {
			const line = text.slice(at, end);
			at = end + 1;
			return line.endsWith("\r") ? line.slice(0, -1) : line;
		}
		if (over) {
			const line = text.slice(at);
			text = "", at = 0;
			return line === "" ? null : line;
		}
		text = text.slice(at), at = 0;
		let size = 0;
		try {
			size = readSync(0, part);
		} catch (e) {
			if (e.code === "EAGAIN") continue;
			if (e.code !== "EOF") throw e;
		}
		over = size === 0;
		text += over ? decoder.decode() : decoder.decode(part.subarray(0, size), {stream: true});
	}
};
globalThis.print = console.log;
globalThis.printErr = console.error;
`))

// needsNode22 is a program that fails with a sentence if Node cannot remove types. It contains no spaces, because the
// words of a command are separated by spaces.
const needsNode22 = `const[a,b]=process.versions.node.split(".");if(a<22||a==22&&b<6){` +
	`console.error("TypeScript\x20needs\x20Node\x2022.6\x20or\x20newer;\x20this\x20is\x20Node\x20"+process.versions.node);process.exit(1)}`

// Validator returns the arguments of an input validator in this language, and its exit statuses for a valid and an
// invalid input. Any other status is a failure of the validator.
func (l *Language) Validator(args []string) (all []string, accepts, rejects int) {
	if l.ID == "checktestdata" {
		return nil, 0, 1
	}
	return args, 42, 43
}
