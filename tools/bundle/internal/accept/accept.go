// Package accept checks whether a judge accepts a bundle.
//
// It takes a bundle and a judge of the table in tools/judges. It gives warnings, and errors with positions for everything
// that the judge would reject. Unknown properties of a judge are not checked.
package accept

import (
	"errors"
	"go/token"
	"strings"
	"unicode/utf8"

	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/pipeline"
	"oj/tools/judges"
)

// Newer adds the judge and its version to the type checker's errors about constructs that are too new for the judge.
func Newer(j *judges.Judge, err error) error {
	var list diag.List
	if j.Level() == "" || !errors.As(err, &list) {
		return err
	}

	var named diag.List

	// Each message is judged for itself.
	for _, d := range list {
		_, wanted, ok := strings.Cut(d.Msg, "requires go1.")
		minor, _, _ := strings.Cut(wanted, " ")

		// If the module's own version is too old for the construct, the judge is not to blame.
		if ok && minorOf("go1."+minor) > minorOf(j.Level()) {
			d.Msg += ", not in " + j.Compiler()
		}
		named = append(named, d)
	}
	return named
}

// Check checks the bundle against the judge; nil means none in particular. src is the text to submit: the bundle, or its
// translation.
func Check(j *judges.Judge, b *pipeline.Bundle, src []byte) (diag.List, error) {
	// Without a judge, only the module's own version can matter.
	if j == nil {
		return checkLoops(b.GoVersion, b), nil
	}

	var warnings diag.List
	var err error
	switch level := j.Level(); {
	case j.Go == "": // the judge gets the translation
	case level == "":
		warnings = diag.Errorf(token.Position{},
			"%s: the version of its Go is unknown, so neither language nor library were checked", j.Title)
	default:
		warnings, err = checkLevel(j, b)
	}

	// The size is checked even if the level is wrong, but only one error is reported.
	w, sizeErr := checkSize(j, src)
	if err == nil {
		err = sizeErr
	}
	return append(warnings, w...), err
}

// checkSize checks the size of the text. If the judge's limit is not certain, a longer text gives a warning.
func checkSize(j *judges.Judge, src []byte) (diag.List, error) {
	size := len(src)
	unit := "bytes"

	// Some judges count characters.
	if j.Chars {
		size = utf8.RuneCount(src)
		unit = "characters"
	}
	if j.Size == 0 || size <= j.Size {
		return nil, nil
	}

	found := diag.Errorf(token.Position{}, "%s takes %d %s, this has %d", j.Title, j.Size, unit, size)

	// A limit that is only hearsay must not keep anybody from submitting.
	if j.Hearsay {
		return found, nil
	}
	return nil, found
}

// checkLevel checks the library symbols of the bundle against the judge's version of Go, and warns where that version
// behaves differently.
func checkLevel(j *judges.Judge, b *pipeline.Bundle) (diag.List, error) {
	warnings, err := checkLibrary(j.Level(), j.Compiler(), b)
	return append(warnings, checkLoops(j.Level(), b)...), err
}
