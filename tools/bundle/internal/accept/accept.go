// Package accept checks whether a judge takes a bundle.
//
// Takes a bundle and a judge of the table in tools/judges. Gives warnings, and an
// error with positions for whatever the judge would not take. What is not known
// of a judge is not checked.
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

// Newer names the judge and its version in what the type checker says of
// constructs that are too new for it.
func Newer(j *judges.Judge, err error) error {
	var list diag.List
	if j.Level() == "" || !errors.As(err, &list) {
		return err
	}
	var named diag.List
	for _, d := range list {
		if _, wanted, ok := strings.Cut(d.Msg, "requires go1."); ok {
			// What the module itself is too old for is nothing that the judge lacks.
			if minor, _, _ := strings.Cut(wanted, " "); minorOf("go1."+minor) > minorOf(j.Level()) {
				d.Msg += ", not in " + j.Compiler()
			}
		}
		named = append(named, d)
	}
	return named
}

// Check holds the bundle against the judge, nil meaning none in particular. src
// is what will be pasted: the bundle, or its translation.
func Check(j *judges.Judge, b *pipeline.Bundle, src []byte) (diag.List, error) {
	if j == nil {
		return checkLoops(b.GoVersion, b), nil
	}
	var warnings diag.List
	var err error
	switch level := j.Level(); {
	case j.Go == "":
	case level == "":
		warnings = diag.Errorf(token.Position{}, "%s: the version of its Go is unknown, so neither language nor library were checked", j.Title)
	default:
		warnings, err = checkLevel(j, b)
	}
	w, sizeErr := checkSize(j, src)
	if err == nil {
		err = sizeErr
	}
	return append(warnings, w...), err
}

func checkSize(j *judges.Judge, src []byte) (diag.List, error) {
	size, unit := len(src), "bytes"
	if j.Chars {
		size, unit = utf8.RuneCount(src), "characters"
	}
	if j.Size == 0 || size <= j.Size {
		return nil, nil
	}
	found := diag.Errorf(token.Position{}, "%s takes %d %s, this has %d", j.Title, j.Size, unit, size)
	if j.Hearsay {
		return found, nil
	}
	return nil, found
}

// checkLevel checks the library symbols of the bundle against the Go of a judge
// and warns of what that version does differently.
func checkLevel(j *judges.Judge, b *pipeline.Bundle) (diag.List, error) {
	warnings, err := checkLibrary(j.Level(), j.Compiler(), b)
	return append(warnings, checkLoops(j.Level(), b)...), err
}
