package cxx

// This file reads the runtime (rt/*.h) into sections and selects those that
// a translated program needs. README.md says how sections are written.

import (
	"embed"
	"fmt"
	"sort"
	"strings"
	"sync"
)

//go:embed rt/*.h
var runtimeFS embed.FS

// runtimeFiles is the order in which runtime files are printed; files not
// named here come last, by name.
var runtimeFiles = []string{"base.h", "gc.h", "data.h", "any.h", "panic.h", "func.h", "map.h"}

// lastFile starts the program and is always needed.
const lastFile = "run.h"

// section is a piece of the runtime that is emitted wholly or not at all.
type section struct {
	offers   []string
	raw, tmp bool
	text     string   // without comment lines and includes
	includes []string // what stands between < and >
	words    []string // identifiers in text, each once
}

// runtimeIndex is the whole runtime.
type runtimeIndex struct {
	sections []*section
	byName   map[string]*section
}

var runtimeOnce = sync.OnceValues(readRuntime)

// readRuntime parses the embedded files.
func readRuntime() (*runtimeIndex, error) {
	x := &runtimeIndex{byName: map[string]*section{}}
	names, err := runtimeOrder()
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		text, err := runtimeFS.ReadFile("rt/" + name)
		if err != nil {
			return nil, err
		}
		if err := x.readFile(name, string(text)); err != nil {
			return nil, err
		}
	}
	return x, nil
}

// runtimeOrder lists the files of the runtime as they are printed.
func runtimeOrder() ([]string, error) {
	entries, err := runtimeFS.ReadDir("rt")
	if err != nil {
		return nil, err
	}
	rank := map[string]int{lastFile: len(entries) + len(runtimeFiles) + 1}
	for i, name := range runtimeFiles {
		rank[name] = i - len(runtimeFiles)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	sort.SliceStable(names, func(i, j int) bool { return rank[names[i]] < rank[names[j]] })
	return names, nil
}

// readFile adds the sections of one file.
func (x *runtimeIndex) readFile(name, text string) error {
	var s *section
	var body strings.Builder
	finish := func() {
		if s != nil {
			s.text = body.String()
			s.words = identifiers(s.text)
		}
		body.Reset()
	}
	for i, line := range strings.Split(text, "\n") {
		trimmed := strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "//@ "):
			finish()
			s = &section{}
			for _, word := range strings.Fields(line[4:]) {
				switch word {
				case "raw":
					s.raw = true
				case "tmp":
					s.tmp = true
				default:
					if x.byName[word] != nil {
						return fmt.Errorf("rt/%s:%d: %s is offered twice", name, i+1, word)
					}
					x.byName[word] = s
					s.offers = append(s.offers, word)
				}
			}
			x.sections = append(x.sections, s)
		case strings.HasPrefix(trimmed, "//") || trimmed == "":
		case s == nil:
			return fmt.Errorf("rt/%s:%d: text before the first section", name, i+1)
		case strings.HasPrefix(trimmed, "#include <"):
			s.includes = append(s.includes, strings.TrimSuffix(strings.TrimPrefix(trimmed, "#include <"), ">"))
		default:
			body.WriteString(stripComment(line))
			body.WriteByte('\n')
		}
	}
	finish()
	return nil
}

// stripComment removes a trailing // comment.
func stripComment(line string) string {
	for i := 0; i < len(line); i++ {
		switch {
		case line[i] == '"' || line[i] == '\'':
			i = skipLiteral(line, i) - 1
		case strings.HasPrefix(line[i:], "//"):
			return strings.TrimRight(line[:i], " \t")
		}
	}
	return line
}

// identifiers lists the identifiers of C++ text outside literals and comments, each once, in order.
func identifiers(text string) []string {
	var out []string
	seen := map[string]bool{}
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case c == '"' || c == '\'':
			i = skipLiteral(text, i)
		case c == '/' && i+1 < len(text) && text[i+1] == '/':
			for i < len(text) && text[i] != '\n' {
				i++
			}
		case isWordByte(c) && !(c >= '0' && c <= '9'):
			j := i
			for j < len(text) && isWordByte(text[j]) {
				j++
			}
			if w := text[i:j]; !seen[w] {
				seen[w] = true
				out = append(out, w)
			}
			i = j
		case c >= '0' && c <= '9':
			for i < len(text) && isWordByte(text[i]) {
				i++
			}
		default:
			i++
		}
	}
	return out
}

// skipLiteral gives the index after the string or character literal at i, and
// after its user-defined suffix.
func skipLiteral(text string, i int) int {
	quote := text[i]
	for i++; i < len(text) && text[i] != quote; i++ {
		if text[i] == '\\' {
			i++
		}
	}
	return i + 1
}

func isWordByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// selection is the part of the runtime that a program needs.
type selection struct {
	sections  []*section // in printing order
	includes  []string
	selectors []string // Sel_... names met
}

// choose selects the sections that offer the words and, transitively, what they need.
func (x *runtimeIndex) choose(words []string) selection {
	need := map[*section]bool{}
	selectors := map[string]bool{}
	todo := words
	for len(todo) > 0 {
		word := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if strings.HasPrefix(word, "Sel_") {
			selectors[word] = true
		}
		for _, s := range []*section{x.byName[word], x.byName[word+"_def"]} {
			if s != nil && !need[s] {
				need[s] = true
				todo = append(todo, s.words...)
			}
		}
	}
	var out selection
	includes := map[string]bool{}
	for _, s := range x.sections {
		if !need[s] {
			continue
		}
		out.sections = append(out.sections, s)
		for _, name := range s.includes {
			includes[name] = true
		}
	}
	out.includes = sortedKeys(includes)
	out.selectors = sortedKeys(selectors)
	return out
}

// sortedKeys lists the keys of a set.
func sortedKeys(set map[string]bool) []string {
	keys := make([]string, 0, len(set))
	for k := range set {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}
