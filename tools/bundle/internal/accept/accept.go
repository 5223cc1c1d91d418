// Package accept checks whether a judge accepts a bundle.
//
// Its input is a bundle and a judge from the table in tools/judges. It returns warnings, and an error with a position
// for each construct that the judge would reject. Unknown properties of a judge are not checked.
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

// Newer adds the name of the judge's compiler to each type error about a construct that is too new for this
// compiler.
func Newer(j *site.Site, err error) error {
	var list diag.List
	if j.Level() == "" || !errors.As(err, &list) {
		return err
	}

	var named diag.List

	// Each error may need a different version of Go.
	for _, d := range list {
		_, wanted, ok := strings.Cut(d.Msg, "requires go1.")
		minor, _, _ := strings.Cut(wanted, " ")

		// Mention the judge's compiler only if it is too old for the construct. Otherwise only the Go version
		// in go.mod is too old.
		if ok && minorOf("go1."+minor) > minorOf(j.Level()) {
			d.Msg += ", not in " + j.Compiler()
		}
		named = append(named, d)
	}
	return named
}

// Check checks the bundle against the judge, or only against the module's own Go version if j is nil. src is the text
// to submit: the bundle, or its translation.
func Check(j *site.Site, b *pipeline.Bundle, src []byte) (diag.List, error) {
	// Without a judge, there are no limits to check, only loops whose meaning depends on the Go version in
	// go.mod.
	if j == nil {
		return checkLoops(b.GoVersion, b), nil
	}

	var warnings diag.List
	var err error
	switch level := j.Level(); {
	case j.Go == "": // the judge accepts only other languages, so no version of Go matters
	case level == "":
		warnings = diag.Errorf(token.Position{},
			"%s: the judge's Go version is unknown, so the language version and the library were not checked", j.Title)
	default:
		warnings, err = checkLevel(j, b)
	}

	// Check the size even if the version check has failed, but return only one of the two errors.
	w, sizeErr := checkSize(j, src)
	if err == nil {
		err = sizeErr
	}
	return append(warnings, w...), err
}

// checkSize compares the size of the source with the judge's limit. If the limit is not certain, an excess is only a
// warning.
func checkSize(j *site.Site, src []byte) (diag.List, error) {
	size := len(src)
	unit := "bytes"

	// Some judges count characters instead of bytes.
	if j.Chars {
		size = utf8.RuneCount(src)
		unit = "characters"
	}
	if j.Size == 0 || size <= j.Size {
		return nil, nil
	}

	found := diag.Errorf(token.Position{}, "%s accepts at most %d %s, but the source has %d", j.Title, j.Size, unit, size)

	// An uncertain limit must not prevent a submission.
	if j.Hearsay {
		return found, nil
	}
	return nil, found
}

// checkLevel checks that the judge's version of Go has the library symbols of the bundle, and warns about
// loops that behave differently in that version.
func checkLevel(j *site.Site, b *pipeline.Bundle) (diag.List, error) {
	warnings, err := checkLibrary(j.Level(), j.Compiler(), b)
	return append(warnings, checkLoops(j.Level(), b)...), err
}
