// This file lists the languages that each judge accepts. It contains only languages that package language
// supports.

package site

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
// Languages returns the known languages of the judge. A nil judge has none.
func (j *Site) Languages() []Language {
	if j == nil {
		return nil
	}
	return j.languages.list
}

// Source returns where and when the languages of the judge were looked up.
func (j *Site) Source() string { return j.languages.source }

// LanguageOf returns the judge's language for the program in this file. It returns an error if the judge does
// not accept the program. It returns an empty Language if it is unknown whether the judge accepts it.
func (j *Site) LanguageOf(file string) (Language, error) {
	// The extension of the file determines the language, as it does in this repository's judge.
	l := language.Of(file)
	for _, known := range j.Languages() {
		if l != nil && known.ID == l.ID {
			return known, nil
		}
	}
	if j == nil || !j.languages.complete {
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
func (j *Site) Takes(id string) bool {
	if j == nil || !j.languages.complete {
		return true
	}
	return slices.ContainsFunc(j.Languages(), func(l Language) bool { return l.ID == id })
}
