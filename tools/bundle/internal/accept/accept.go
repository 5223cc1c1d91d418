// Package accept checks whether a site accepts a bundle.
//
// Its input is a bundle and a site from the table in tools/shared/site. It returns warnings, and an error with a position
// for each construct that the site would reject. Unknown properties of a site are not checked.
package accept

import (
	"errors"
	"go/token"
	"strings"
	"unicode/utf8"

	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/pipeline"
	"oj/tools/shared/site"
)

// Newer adds the name of the site's compiler to each type error about a construct that is too new for this
// compiler.
func Newer(to *site.Site, err error) error {
	var list diag.List
	if to.Level() == "" || !errors.As(err, &list) {
		return err
	}

	var named diag.List

	// Each error may need a different version of Go.
	for _, d := range list {
		_, wanted, ok := strings.Cut(d.Msg, "requires go1.")
		minor, _, _ := strings.Cut(wanted, " ")

		// Mention the site's compiler only if it is too old for the construct. Otherwise only the Go version
		// in go.mod is too old.
		if ok && minorOf("go1."+minor) > minorOf(to.Level()) {
			d.Msg += ", not in " + to.Compiler()
		}
		named = append(named, d)
	}
	return named
}

// Check checks the bundle against the site, or only against the module's own Go version if to is nil. It does not
// check the size.
func Check(to *site.Site, b *pipeline.Bundle) (diag.List, error) {
	// Without a site, there are no limits to check, only loops whose meaning depends on the Go version in
	// go.mod.
	if to == nil {
		return checkLoops(b.GoVersion, b), nil
	}

	switch level := to.Level(); {
	case to.Go == "": // the site accepts only other languages, so no version of Go matters
		return nil, nil
	case level == "":
		return diag.Errorf(token.Position{},
			"%s: the site's Go version is unknown, so the language version and the library were not checked", to.Title), nil
	}
	return checkLevel(to, b)
}

// Size compares the size of the text to submit, a bundle or its translation, with the site's limit. If the limit is not
// certain, an excess is only a warning. A nil site has no limit.
func Size(to *site.Site, src []byte) (diag.List, error) {
	if to == nil {
		return nil, nil
	}
	size := len(src)
	unit := "bytes"

	// Some sites count characters instead of bytes.
	if to.Chars {
		size = utf8.RuneCount(src)
		unit = "characters"
	}
	if to.Size == 0 || size <= to.Size {
		return nil, nil
	}

	found := diag.Errorf(token.Position{}, "%s accepts at most %d %s, but the source has %d", to.Title, to.Size, unit, size)

	// An uncertain limit must not prevent a submission.
	if to.Hearsay {
		return found, nil
	}
	return nil, found
}

// checkLevel checks that the site's version of Go has the library symbols of the bundle, and warns about
// loops that behave differently in that version.
func checkLevel(to *site.Site, b *pipeline.Bundle) (diag.List, error) {
	warnings, err := checkLibrary(to.Level(), to.Compiler(), b)
	return append(warnings, checkLoops(to.Level(), b)...), err
}
