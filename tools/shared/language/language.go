// Package language contains the table of programming languages: how to recognise, compile and start a
// program, how to recognise a crash, and which line endings a program writes. The package starts no programs,
// except some compilers and interpreters that may be wrappers: they are asked for their real paths.
package language

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// A Language is a row of the table.
type Language struct {
	ID    string   // the id in flags and reports
	Name  string   // the name in messages
	Names []string // other names in flags
	Exts  []string // the extensions of file names; the method Main uses the first one
	Tools []string // the compilers or interpreters, in the order of preference

	CRLF        bool     // whether on Windows the runtime writes a carriage return before every line feed
	Crash       string   // matches the start of a line that a crash prints on standard error; "" for none
	Reads       []string // what the compiler reads outside of its installation
	Interpreted bool     // whether the source itself is run, so that its files must be present at each run

	// The commands that compile a program ("" for none) and start it. Their words are separated by spaces.
	// The method Commands replaces these placeholders:
	//   {tool}     the compiler or interpreter that Find has found
	//   {java}     the program that starts compiled programs
	//   {sources}  the files in this language, or the folder to compile
	//   {entry}    the file or class to start
	//   {main}     the file to start, as an argument of a compiler
	//   {std}      the standard
	//   {program}  the output of the compiler
	// The function Fill replaces {dir} by the program's folder and {memory} by the memory limit.
	compile, start string

	// LineSource is a file that makes the standard output line-buffered if it is compiled with the program. It is "" if
	// the language does not use C's stdio.
	LineSource string

	std     string            // the default standard
	defines map[string]string // maps a standard to the option for the macros that its site defines
	mains   []string          // the usual names of the file to start; nil if the compiler gets all files or a class is started
	folders bool              // whether the compiler compiles a folder instead of files

	// public returns the name of the class after which the compiler demands that a file with this text is named, or ""
	// if the file may have any name. It is nil if the names of files do not matter.
	public func(text string) string

	// class returns the name of the class that the compiler creates for functions outside all classes in a file with
	// this name. class is nil if files are started instead of classes.
	class func(file string) string

	own     string // arguments that make a wrapper print the path or the installation folder of the real tool; "" for none
	runtime string // the program that starts compiled programs, if it is not the compiler
	get     string // the end of the message that Tools are missing: how to install them
	missing string // the reason why programs cannot be compiled; "" if they can
	code    string // the language's name in problem packages, such as python3; "" if it is equal to ID
}

// Dir stands for the folder of the program in the words of a command.
const Dir = "{dir}"

// Program is the name of the file that compilers write.
var Program = programName()

func programName() string {
	if runtime.GOOS == "windows" {
		return "program.exe"
	}
	return "program"
}

// A Source contains the files of a program, and how to compile and start them.
type Source struct {
	Lang   *Language
	Single bool   // whether the program is a single file, not a folder
	Files  []File // the program's own files, then added ones, such as those of the package's include/
	Own    string // the name of the file or folder
	Entry  string // the file or class to start; "" if it must be found
	Std    string // the standard, such as "c++11", or "go1.18"; "" for the default

	Package string // for Go: the folder to compile if Files are a part of a module; "" for the folder of Files
}

// A File is a file of a program.
type File struct {
	Name string // relative to the program's folder, with slashes
	Data []byte
	Mode fs.FileMode

	Included bool // whether it was added to the program, for example from the package's include/
}

// Has reports whether the program has a file with this name.
func (s *Source) Has(name string) bool {
	return slices.ContainsFunc(s.Files, func(f File) bool { return f.Name == name })
}

// sources returns the names of the files in the program's language. If the program is a single file, sources
// returns it even if its extension belongs to another language.
func (s *Source) sources() []string {
	var names []string
	for i, f := range s.Files {
		isOnly := s.Single && i == 0 && !f.Included

		// The go command takes files of one folder only. It finds packages in subfolders by their imports. (If the
		// program is a part of a module, the names of all files contain slashes, and a folder is compiled.)
		isPackage := s.Single && s.Lang.folders && s.Package == "" && strings.Contains(f.Name, "/")
		if (s.Lang.Is(f.Name) || isOnly) && !isPackage {
			names = append(names, f.Name)
		}
	}
	return names
}

// Started returns the file or class to start: Entry if it is set, else an included driver, else the file with a usual
// name, else the only file.
func (s *Source) Started() (string, error) {
	// A program in the language Scripts is always started by its script called run.
	sources, names := s.sources(), s.Lang.mains
	switch {
	case s.Lang == Scripts:
		return "run", nil
	case s.Package != "": // a folder is compiled, whose files stand in a subfolder of the copied module
		return s.Own, nil
	case s.Lang.class != nil && s.Entry == "":
		return s.mainClass()
	case s.Entry != "":
		names = []string{s.Entry}
		if s.Has(s.Entry) || s.Lang.class != nil {
			return s.Entry, nil
		}
	case s.Lang.mains != nil:
		if name := s.driver(); name != "" {
			return name, nil
		}
	}

	// If mains is nil, the compiler gets all files, so any of them can be returned as the file to start.
	anyIsRight := s.Lang.mains == nil && len(sources) > 0
	if len(sources) == 1 || anyIsRight {
		return sources[0], nil
	}
	return "", errors.New("which file is to be started? If there are several, one must be called " +
		strings.Join(names, " or "))
}

// driver returns the file to start of a Python, Rust, shell or similar program, or "" if it cannot be told. Files in
// subfolders are never started. The format says that an included driver has a usual name, but verifyproblem also starts
// drivers with other names. So an included file is started, too, if it names a file of the program. Any other included
// file is a library.
func (s *Source) driver() string {
	// Sort the candidates: of several drivers, the first one is started, as by verifyproblem.
	var own, added []File
	for _, f := range s.Files {
		isOnly := s.Single && !f.Included
		switch {
		case strings.Contains(f.Name, "/") || !s.Lang.Is(f.Name) && !isOnly:
		case f.Included:
			added = append(added, f)
		default:
			own = append(own, f)
		}
	}
	byName := func(a, b File) int { return strings.Compare(a.Name, b.Name) }
	slices.SortFunc(own, byName)
	slices.SortFunc(added, byName)

	names := func(f File) bool { return slices.ContainsFunc(own, func(o File) bool { return f.names(o.Name) }) }
	isMain := func(f File) bool { return s.Lang.isMain(f.Name) }
	started := slices.Concat(keep(added, isMain), keep(added, names), keep(own, isMain))
	if len(started) > 0 {
		return started[0].Name
	}

	// A folder with several files that do not import each other is ambiguous.
	isImported := func(f File) bool {
		return slices.ContainsFunc(own, func(o File) bool { return o.Name != f.Name && o.names(f.Name) })
	}
	if roots := keep(own, func(f File) bool { return !isImported(f) }); len(roots) == 1 {
		return roots[0].Name
	}
	return ""
}

// keep returns the files for which good returns true.
func keep(files []File, good func(File) bool) []File {
	return slices.DeleteFunc(slices.Clone(files), func(f File) bool { return !good(f) })
}

// isMain reports whether a file is started because of its name: main with any extension, or a name in mains.
func (l *Language) isMain(name string) bool {
	return slices.Contains(l.mains, name) || strings.EqualFold(stem(name), "main")
}

// stem returns the name of a file without its extension.
func stem(name string) string { return strings.TrimSuffix(name, filepath.Ext(name)) }

// names reports whether a source in Python, Rust or shell seems to import the file with this name, or contains its name
// in quotes.
func (f File) names(name string) bool {
	module := `\b` + regexp.QuoteMeta(stem(name)) + `\b`
	return regexp.MustCompile(`(?m)^\s*(pub\s+)?(import|from|mod|use|source|\.)\s[^#\n]*` + module +
		`|["'](\./)?` + module + `(\.\w+)?["']`).Match(f.Data)
}

// Standard returns Std, the standard of a judge, if it belongs to the program's language, else the default
// standard of this language. Std is either a version of Go or a C++ standard, so it may belong to another
// language.
func (s *Source) Standard() string {
	isGoStandard := strings.HasPrefix(s.Std, "go")
	isGo := s.Lang.ID == "go"
	if s.Std != "" && isGoStandard == isGo {
		return s.Std
	}
	return s.Lang.std
}

// Commands returns the command that compiles the program with a tool of its language, and the command that
// starts entry. compile is nil if there is nothing to compile.
func (s *Source) Commands(tool Tool, entry string) (compile, start []string) {
	// Some options depend on the standard that a judge uses.
	std := s.Standard()
	std += s.Lang.defines[std]
	sources := s.sources()
	for i, name := range sources {
		sources[i] = relative(name)
	}
	if s.Package != "" {
		sources = []string{"./" + s.Package}
	} else if s.Lang.folders && !s.Single {
		sources = []string{"."}
	}

	// Paths may contain spaces, so split the command into words first.
	program := filepath.Join(Dir, Program)
	words := strings.NewReplacer("{tool}", tool.Path, "{java}", tool.runtime, "{entry}", entry,
		"{main}", relative(entry), "{program}", program)
	command := func(text string) (args []string) {
		for _, word := range strings.Fields(strings.ReplaceAll(text, "{std}", std)) {
			if word == "{sources}" {
				args = append(args, sources...)
			} else {
				args = append(args, words.Replace(word))
			}
		}
		return args
	}

	compile = command(s.Lang.compile)
	if s.Lang == Scripts && !s.Has("build") {
		compile = nil
	}
	return compile, command(s.Lang.start)
}

// relative returns a relative path of a file that no compiler takes for an option, even if its name begins with a dash.
func relative(name string) string { return "./" + name }

// Rename gives the program's own file the name that the compiler demands. On most judges, a pasted text has no file
// name. It changes nothing if the program is a folder.
func (s *Source) Rename() {
	if !s.Single || s.Lang.public == nil || s.Files[0].Included {
		return
	}
	own := &s.Files[0]
	class := s.Lang.public(string(own.Data))
	name := class + s.Lang.Exts[0]
	if class != "" && !s.Has(name) {
		own.Name, s.Own = name, name
	}
}

// Fill inserts the folder of a program into a command, and the memory limit in MiB, which some runtimes take as
// an option.
func Fill(command []string, dir string, memory int64) (args []string) {
	// The folder is inserted just before a start, because a program is compiled in one folder, which is then
	// moved to another place.
	words := strings.NewReplacer(Dir, dir, "{memory}", fmt.Sprint(memory))
	for _, word := range command {
		args = append(args, words.Replace(word))
	}
	return args
}

// Detect returns the language of a program. If wanted is not "", it is the id or name of the language.
// Otherwise the language is Scripts if there are build or run scripts, or else the language to which the
// names of the files belong. If validator is set, Detect also considers the languages that only validators
// use.
func (s *Source) Detect(wanted string, validator bool) *Language {
	if wanted != "" {
		if l := ByID(wanted); l != nil {
			return l
		}
		return Other(wanted)
	}

	// Scripts have priority over the names of files, because they may compile files in any language.
	if !s.Single && (s.Has("build") || s.Has("run")) {
		return Scripts
	}

	// Files that a package includes do not determine the language.
	files := slices.DeleteFunc(slices.Clone(s.Files), func(f File) bool { return f.Included })
	if len(files) == 0 {
		files = s.Files
	}
	rows := table
	if validator {
		rows = slices.Concat(validators, table)
	}
	l := first(rows, func(l *Language) bool {
		return slices.ContainsFunc(files, func(f File) bool { return l.Is(f.Name) && f.unsupported() == "" })
	})
	if l != nil {
		return l
	}

	// Also return a language that this package cannot compile, because the report contains its name.
	for _, f := range files {
		if name := cmp.Or(f.unsupported(), others[filepath.Ext(f.Name)]); name != "" {
			return Other(name)
		}
	}
	return Unknown
}

// prologClause matches a directive or a rule of Prolog. Valid Perl has no such line.
var prologClause = regexp.MustCompile(`(?m)^\s*([a-z]\w*(\([^()]*\))?\s*)?:-`)

// unsupported returns the name of a language that cannot be compiled here, if a file belongs to it although its
// extension belongs to a language of the table. Otherwise it returns "".
func (f File) unsupported() string {
	switch filepath.Ext(f.Name) {
	case ".py":
		// Only the shebang line distinguishes Python 2 from Python 3.
		const longest = 80 // the maximum length of such a line in bytes
		first, _, _ := strings.Cut(string(f.Data[:min(len(f.Data), longest)]), "\n")
		if strings.HasPrefix(first, "#!") && strings.Contains(first, "python2") {
			return "Python 2"
		}
	case ".pl":
		// Packages use .pl for Prolog, CodinGame and most people use it for Perl.
		if prologClause.Match(f.Data) {
			return "Prolog"
		}
	}
	return ""
}

// Other returns a language that has only a name. It stands for a language that this package does not know, so that
// reports can name it.
func Other(name string) *Language {
	return &Language{ID: "other", Name: name, missing: name + " is none of the languages that are built here"}
}

// ByID returns the language that has this id or name in flags and packages, or nil.
func ByID(id string) *Language {
	return first(table, func(l *Language) bool {
		return l.ID == id || l.Code() == id || slices.Contains(l.Names, id)
	})
}

// Of returns the language of the file with this name, or nil.
func Of(name string) *Language {
	return first(table, func(l *Language) bool { return l.Is(name) })
}

// first returns the first language for which matches returns true, or nil.
func first(rows []*Language, matches func(*Language) bool) *Language {
	i := slices.IndexFunc(rows, matches)
	if i < 0 {
		return nil
	}
	return rows[i]
}

// IDs returns the ids of all languages, in the order of preference.
func IDs() (ids []string) {
	for _, l := range table {
		ids = append(ids, l.ID)
	}
	return ids
}

// Main returns the usual file name of a single-file program in the folder of its problem, such as main.go.
func (l *Language) Main() string {
	// In Java the file must have the name of its public class, which judges call Main.
	if l.ID == "java" {
		return "Main.java"
	}
	return "main" + l.Exts[0]
}

// Mains returns the usual names of programs in the folder of a problem, in the order of preference.
// The caller must not change the slice.
func Mains() []string { return mains }

var mains = func() (names []string) {
	for _, l := range table {
		names = append(names, l.Main())
	}
	return names
}()

// Code returns the code of the language in problem packages.
func (l *Language) Code() string { return cmp.Or(l.code, l.ID) }

// names returns all names of the language. They are used in flags, and as names of folders in a package's
// include/.
func (l *Language) names() []string {
	return slices.Compact(append([]string{l.Code(), l.ID}, l.Names...))
}

// Is reports whether a file's name has an extension of the language.
func (l *Language) Is(name string) bool {
	return slices.ContainsFunc(l.Exts, func(ext string) bool {
		return len(name) > len(ext) && strings.HasSuffix(name, ext)
	})
}

// TextMode reports whether the runtime writes line endings with carriage returns on this system.
func (l *Language) TextMode() bool { return l.CRLF && runtime.GOOS == "windows" }

// Includes returns the names of the folders in a package's include/ whose files are added to a program. code
// is the code of the program's language, names are the names of its files. If code is "", the first file with
// a known extension determines the language.
func Includes(code string, names []string) []string {
	// A package may have a folder for a language that is not in the table.
	l := cmp.Or(ByID(code), &Language{ID: code})
	if code == "" {
		l = first(table, func(l *Language) bool { return slices.ContainsFunc(names, l.Is) })
	}
	if l == nil {
		return nil
	}
	return l.names()
}

// Crash returns a pattern for the start of a crash message in any language.
var Crash = sync.OnceValue(func() *regexp.Regexp {
	// One pattern for all languages is enough, because crash messages of different languages look different.
	var patterns []string
	for _, l := range table {
		if l.Crash != "" {
			patterns = append(patterns, l.Crash)
		}
	}
	return regexp.MustCompile(`(?m)^(` + strings.Join(patterns, "|") + `)`)
})
