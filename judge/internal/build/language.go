// This file lends the names of package language to whoever builds programs.

package build

import "oj/judge/internal/language"

// Language is a row of the table of languages.
type Language = language.Language

// LanguageByID returns the language that is asked for by this name, or nil.
func LanguageByID(id string) *Language { return language.ByID(id) }

// LanguageOf returns the language that a file name's ending tells, or nil.
func LanguageOf(name string) *Language { return language.Of(name) }
