// Package language knows the languages of programs: how they are recognised, compiled and started, how their crashes
// look, and what their line ends are. It starts no program but to ask a compiler where it is.
package language

import (
	"cmp"
	"context"
	"errors"
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
	ID      string   // as in -lang and in reports
	Name    string   // for people
	Names   []string // further ones by which it may be asked for
	Include []string // further folders of a package's include/, beside that of its code
	Exts    []string // of file names
	Tools   []string // compilers or interpreters, the first that is found serves

	CRLF  bool   // on Windows the runtime writes a carriage return with every line feed
	Crash string // a pattern for what a crash begins with on standard error, at the start of a line; "" for none

	interpreted bool // programs are started from their sources, so that one may read another

	code      string // in problem packages; "" for ID
	asked     bool   // only who asks for it by its name gets it, since files do not tell it from another one
	validator bool   // only input validators are written in it

	commands commands
	main     func(s *Source) string                                 // what is started, where that is no file; nil
	real     func(ctx context.Context, tool string) (string, error) // a tool's own file, "" for none; nil: as it is
	library  func(ctx context.Context, tool string) (missing bool)  // whether something else that it needs is missing; nil
}

// commands returns the command that compiles in the folder of the files (nil for none) and the one that starts the
// program, in which Dir and Memory are to be replaced.
type commands func(s *Source, tool string) (compile, start []string, err error)

// Words in commands for the folder of the program and for the memory limit in MiB, which some runtimes must be told.
const (
	Dir    = "{dir}"
	Memory = "{memory MiB}"
)

// ExeSuffix ends the names of programs.
var ExeSuffix = map[bool]string{true: ".exe"}[runtime.GOOS == "windows"]

// exe is the file that compilers write.
var exe = filepath.Join(Dir, "program"+ExeSuffix)

func inDir(name string) string { return filepath.Join(Dir, name) }

// Source is a program as its author wrote it, with what is asked of it.
type Source struct {
	Lang   *Language
	Single bool   // one file, not a folder
	Files  []File // the program's own first
	Own    string // the name of the file or folder
	Entry  string // the file or class to start; "" to find it
	Std    string // the standard for C++, such as "c++11"; "" for the default
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

// own returns the names of the files that are sources of the program's own language.
func (s *Source) own() []string {
	var names []string
	for _, f := range s.Files {
		if s.Lang.Is(f.Name) || s.Single && f.Name == s.Files[0].Name {
			names = append(names, f.Name)
		}
	}
	return names
}

// entry finds the file to start: the one that is asked for, one of these, the only one, or that which is the
// program when others were put beside it.
func (s *Source) entry(names ...string) (string, error) {
	if s.Entry != "" {
		names = []string{s.Entry}
	}
	for _, name := range names {
		if s.Has(name) {
			return name, nil
		}
	}
	if files := s.own(); len(files) == 1 {
		return files[0], nil
	}
	if s.Single && s.Entry == "" && s.Has(s.Own) {
		return s.Own, nil
	}
	return "", errors.New("which file is to be started? want one file, or one named " + strings.Join(names, " or "))
}

// Started names what is started, in the words of the package format: a file, or a class.
func (s *Source) Started() string {
	switch files := s.own(); {
	case s.Entry != "":
		return s.Entry
	case s.Lang.main != nil:
		return s.Lang.main(s)
	case len(files) > 0:
		return files[0]
	}
	return ""
}

// Commands returns the command that compiles the program with a tool of its language, and the one that starts it.
func (s *Source) Commands(tool string) (compile, start []string, err error) {
	return s.Lang.commands(s, tool)
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
	for _, own := range []bool{true, false} { // those of validators go before others
		for _, l := range table {
			if !l.asked && l.validator == own && (validator || !own) && slices.ContainsFunc(s.Files, func(f File) bool { return l.Is(f.Name) && !python2(f.Data) }) {
				return l
			}
		}
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

// Other makes a language that is not built here, for reports.
func Other(name string) *Language { return &Language{ID: "other", Name: name} }

// ByID returns the language that is asked for by this name, or nil.
func ByID(id string) *Language {
	return first(func(l *Language) bool { return !l.validator && (l.ID == id || slices.Contains(l.Names, id)) })
}

// Of returns the language that a file name's ending tells, or nil.
func Of(name string) *Language {
	return first(func(l *Language) bool { return !l.validator && !l.asked && l.Is(name) })
}

func first(is func(*Language) bool) *Language {
	if i := slices.IndexFunc(table, is); i >= 0 {
		return table[i]
	}
	return nil
}

// IDs lists the languages that may be asked for, but not those that differ by a library alone.
func IDs() (ids []string) {
	for _, l := range table {
		if !l.asked && !l.validator {
			ids = append(ids, l.ID)
		}
	}
	return ids
}

// Code returns the name of the language in problem packages.
func (l *Language) Code() string { return cmp.Or(l.code, l.ID) }

// Interpreted reports whether programs are started from their sources, so that one may read another.
func (l *Language) Interpreted() bool { return l.interpreted }

// Is reports whether a file's name ends as those of the language do.
func (l *Language) Is(name string) bool {
	return slices.ContainsFunc(l.Exts, func(ext string) bool { return len(name) > len(ext) && strings.HasSuffix(name, ext) })
}

// TextMode reports whether programs write carriage returns here that nobody asked for.
func (l *Language) TextMode() bool { return l.CRLF && runtime.GOOS == "windows" }

// Includes names the folders of a package's include/ that are for a language: that of this code, or, if that is "",
// the first one of whose files there are some.
func Includes(code string, names []string) []string {
	for _, l := range table {
		folders := append([]string{l.Code()}, l.Include...)
		switch {
		case l.asked || l.validator:
		case code != "" && slices.Contains(folders, code), code == "" && slices.ContainsFunc(names, l.Is):
			return folders
		}
	}
	if code != "" {
		return []string{code}
	}
	return nil
}

// Crash matches the start of what a crash says, in any language.
var Crash = sync.OnceValue(func() *regexp.Regexp {
	var patterns []string
	for _, l := range table {
		if l.Crash != "" && !slices.Contains(patterns, l.Crash) {
			patterns = append(patterns, l.Crash)
		}
	}
	return regexp.MustCompile(`(?m)^(` + strings.Join(patterns, "|") + `)`)
})
