// Package language knows the languages of programs: how they are recognised, compiled and started, how their crashes
// look, and what their line ends are. It starts no program but to ask a compiler where it is.
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

// Language is a row of the table.
type Language struct {
	ID    string   // as in -lang and in reports
	Name  string   // for people
	Names []string // further ones by which it may be asked for
	Exts  []string // of file names
	Tools []string // compilers or interpreters, the first that is found serves

	CRLF  bool   // on Windows the runtime writes a carriage return with every line feed
	Crash string // a pattern for what a crash begins with on standard error, at the start of a line; "" for none

	// The commands that compile a program ("" for none) and start it: words between spaces, in which these are replaced:
	// {tool} and {java} by what Find found, {sources} by the files in the language, {entry} by the file or class to start,
	// {std} by the language's standard, {program} by the file that a compiler writes, {dir} and {memory} by Fill.
	compile, start string
	std            string                   // the standard where none is asked for
	mains          []string                 // names of the file to start, where one is started
	class          func(file string) string // where a class is started: that of what stands outside of all in a file
	folders        bool                     // the compiler takes a folder as a whole
	Interpreted    bool                     // programs are started from their sources, so that one may read another

	own     string // a command that prints the tool's own file, or the folder that has it in bin; "" where its name leads there
	runtime string // what else starts its programs, beside the compiler or where programs are found
	missing string // why nothing is built
	code    string // in problem packages; "" for ID
}

// Dir stands in commands for the folder of the program.
const Dir = "{dir}"

// Program is the name of the file that compilers write.
var Program = "program" + map[bool]string{true: ".exe"}[runtime.GOOS == "windows"]

// Source is a program as its author wrote it, with what is asked of it.
type Source struct {
	Lang   *Language
	Single bool   // one file, not a folder
	Files  []File // the program's own first
	Own    string // the name of the file or folder
	Entry  string // the file or class to start; "" to find it
	Std    string // the standard, such as "c++11", or "go1.18"; "" for the default

	Package string // Go: the folder to compile, if Files are a part of a module; "" for the folder of Files
}

// File is one file of a program.
type File struct {
	Name string // relative to the program's folder, with slashes
	Data []byte
	Mode fs.FileMode
}

// Has reports whether there is a file of this name.
func (s *Source) Has(name string) bool {
	return slices.ContainsFunc(s.Files, func(f File) bool { return f.Name == name })
}

// sources returns the names of the files in the program's own language.
func (s *Source) sources() []string {
	var names []string
	for _, f := range s.Files {
		if s.Lang.Is(f.Name) || s.Single && f.Name == s.Files[0].Name {
			names = append(names, f.Name)
		}
	}
	return names
}

// Started names what is started, in the words of the package format: a file, or a class. Of several files it is the one
// that is asked for, that of a usual name, or that which is the program when others were put beside it.
func (s *Source) Started() (string, error) {
	sources, names := s.sources(), s.Lang.mains
	switch {
	case s.Lang == Scripts:
		return "run", nil
	case s.Lang.class != nil && s.Entry == "":
		return s.mainClass()
	case s.Entry != "":
		names = []string{s.Entry}
	case s.Single:
		names = []string{s.Own}
	}
	for _, name := range names {
		if s.Has(name) || s.Lang.class != nil {
			return name, nil
		}
	}
	if len(sources) == 1 || len(sources) > 0 && s.Lang.mains == nil {
		return sources[0], nil
	}
	return "", errors.New("which file is to be started? want one file, or one named " + strings.Join(names, " or "))
}

// Standard returns the standard that is asked for, if it is one of the language, or else the default.
func (s *Source) Standard() string {
	if s.Std != "" && strings.HasPrefix(s.Std, "go") == (s.Lang.ID == "go") {
		return s.Std
	}
	return s.Lang.std
}

// Commands returns the command that compiles the program with a tool of its language, and the one that starts entry.
func (s *Source) Commands(tool Tool, entry string) (compile, start []string) {
	std := s.Standard()
	if std == "c++11" {
		std += " -DONLINE_JUDGE" // as UVa has it
	}
	sources := s.sources()
	if s.Package != "" {
		sources = []string{"./" + s.Package}
	} else if s.Lang.folders && !s.Single {
		sources = []string{"."}
	}
	words := strings.NewReplacer("{tool}", tool.Path, "{java}", tool.runtime, "{entry}", entry, "{program}", filepath.Join(Dir, Program))
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
	if compile = command(s.Lang.compile); s.Lang == Scripts && !s.Has("build") {
		compile = nil
	}
	return compile, command(s.Lang.start)
}

// Fill puts a program's folder into a command, and the memory limit in MiB, which some runtimes must be told.
func Fill(command []string, dir string, memory int64) (args []string) {
	words := strings.NewReplacer(Dir, dir, "{memory}", fmt.Sprint(memory))
	for _, word := range command {
		args = append(args, words.Replace(word))
	}
	return args
}

// Detect decides the language by the wish, by build and run scripts, or by file names. Validators may be written in
// languages of their own.
func (s *Source) Detect(wish string, validator bool) *Language {
	if wish != "" {
		return cmp.Or(ByID(wish), Other(wish))
	}
	if !s.Single && (s.Has("build") || s.Has("run")) {
		return Scripts
	}
	rows := table
	if validator {
		rows = slices.Concat(validators, table)
	}
	if l := first(rows, func(l *Language) bool {
		return slices.ContainsFunc(s.Files, func(f File) bool { return l.Is(f.Name) && !python2(f.Data) })
	}); l != nil {
		return l
	}
	for _, f := range s.Files {
		if python2(f.Data) {
			return Other("Python 2")
		}
		if name := others[filepath.Ext(f.Name)]; name != "" {
			return Other(name)
		}
	}
	return Unknown
}

// python2 reports whether a text begins as programs in the older Python do, whose files end like those of the newer.
func python2(text []byte) bool {
	first, _, _ := strings.Cut(string(text[:min(len(text), 80)]), "\n")
	return strings.HasPrefix(first, "#!") && strings.Contains(first, "python2")
}

// Other makes a language that is not built here, for reports.
func Other(name string) *Language {
	return &Language{ID: "other", Name: name, missing: name + " is none of the languages that are built here"}
}

// ByID returns the language that is asked for by this name, or nil.
func ByID(id string) *Language {
	return first(table, func(l *Language) bool { return slices.Contains(l.names(), id) })
}

// Of returns the language that a file name's ending tells, or nil.
func Of(name string) *Language {
	return first(table, func(l *Language) bool { return l.Is(name) })
}

func first(rows []*Language, is func(*Language) bool) *Language {
	if i := slices.IndexFunc(rows, is); i >= 0 {
		return rows[i]
	}
	return nil
}

// IDs lists the languages that may be asked for.
func IDs() (ids []string) {
	for _, l := range table {
		ids = append(ids, l.ID)
	}
	return ids
}

// Code returns the name of the language in problem packages.
func (l *Language) Code() string { return cmp.Or(l.code, l.ID) }

// names are all by which it may be asked for, and of folders of a package's include/.
func (l *Language) names() []string {
	return slices.Compact(append([]string{l.Code(), l.ID}, l.Names...))
}

// Is reports whether a file's name ends as those of the language do.
func (l *Language) Is(name string) bool {
	return slices.ContainsFunc(l.Exts, func(ext string) bool { return len(name) > len(ext) && strings.HasSuffix(name, ext) })
}

// TextMode reports whether programs write carriage returns here that nobody asked for.
func (l *Language) TextMode() bool { return l.CRLF && runtime.GOOS == "windows" }

// Includes names the folders of a package's include/ that are for a language: that of this code, or, if that is "",
// the first one of whose files there are some.
func Includes(code string, names []string) []string {
	l := cmp.Or(ByID(code), &Language{ID: code})
	if code == "" {
		l = first(table, func(l *Language) bool { return slices.ContainsFunc(names, l.Is) })
	}
	if l == nil {
		return nil
	}
	return l.names()
}

// Crash matches the start of what a crash says, in any language.
var Crash = sync.OnceValue(func() *regexp.Regexp {
	var patterns []string
	for _, l := range table {
		if l.Crash != "" {
			patterns = append(patterns, l.Crash)
		}
	}
	return regexp.MustCompile(`(?m)^(` + strings.Join(patterns, "|") + `)`)
})
