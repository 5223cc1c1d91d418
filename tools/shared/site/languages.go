// This file lists the languages that each site accepts. It contains only languages that package language
// supports.

package site

import (
	"fmt"
	"slices"
	"strings"

	"oj/tools/shared/language"
)

// A Language is a language that a site accepts.
type Language struct {
	ID      string // the id in package language
	Name    string // the name in the site's menu or protocol
	Code    string // the id that a submission contains; "" if it is unknown
	Version string // the version of the compiler, if Name does not contain it; "" if unknown
}

// languages contains the known languages of one site.
type languages struct {
	list     []Language
	complete bool   // whether list contains all languages of package language that the judge accepts
	source   string // where and when this information was found
}

// Languages returns the known languages of the site. A nil site has none.
func (s *Site) Languages() []Language {
	if s == nil {
		return nil
	}
	return s.languages.list
}

// Source returns where and when the languages of the site were looked up.
func (s *Site) Source() string { return s.languages.source }

// LanguageOf returns the site's language for the program in this file. It returns an error if the site does
// not accept the program. It returns an empty Language if it is unknown whether the site accepts it.
func (s *Site) LanguageOf(file string) (Language, error) {
	// The extension of the file determines the language, as it does in this repository's judge.
	l := language.Of(file)
	for _, known := range s.Languages() {
		if l != nil && known.ID == l.ID {
			return known, nil
		}
	}
	if s == nil || !s.languages.complete {
		return Language{}, nil
	}

	// The error lists the languages that the site accepts.
	var names []string
	for _, known := range s.Languages() {
		names = append(names, known.Name)
	}
	last := len(names) - 1
	wanted := strings.Join(names[:last], ", ") + " and " + names[last]
	name := "such files"
	if l != nil {
		name = l.Name
	}
	return Language{}, fmt.Errorf("%s: %s accepts %s, but not %s", file, s.Title, wanted, name)
}

// Takes returns false if it is certain that the site does not accept the language. id is the id of the language in
// package language. If it is not known whether the site accepts the language, Takes returns true.
func (s *Site) Takes(id string) bool {
	if s == nil || !s.languages.complete {
		return true
	}
	return slices.ContainsFunc(s.Languages(), func(l Language) bool { return l.ID == id })
}
