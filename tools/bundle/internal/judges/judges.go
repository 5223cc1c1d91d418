// Package judges holds what each judge accepts, and checks bundles against it.
//
// Takes a bundle and a judge. Gives warnings, and an error with positions for
// whatever the judge would not take. What is not known of a judge is not
// checked and stands as unknown in the table.
package judges

import (
	"fmt"
	"go/token"
	"unicode/utf8"

	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/pipeline"
)

// A Judge is one line of the table.
type Judge struct {
	Name, Title string
	// Go is the version of its compiler, such as "1.18.1"; empty if it takes
	// no Go, "?" if the version is unknown.
	Go string
	// Sure is false where Go is our best guess.
	Sure bool
	// Size is the greatest size of a source, in bytes or, with Chars, in
	// characters; 0 if unknown. A size that is hearsay only warns.
	Size    int
	Chars   bool
	Hearsay bool
	// Seen says when this was last known to hold.
	Seen string
}

// table is the one place where judges are described.
var table = []Judge{
	{Name: "uva", Title: "UVa", Size: 40 << 10, Hearsay: true, Seen: "2026-08"},
	{Name: "codingame", Title: "CodinGame", Go: "1.18.1", Sure: true, Size: 100_000, Chars: true, Seen: "2026-03"},
	{Name: "librarychecker", Title: "Library Checker", Go: "1.18.2", Sure: true, Size: 1 << 20, Seen: "2026-05"},
	{Name: "codeforces", Title: "Codeforces", Go: "1.22.2", Sure: true, Size: 64 << 10, Seen: "2025-26"},
	{Name: "kattis", Title: "Kattis", Go: "1.24.3", Sure: true, Size: 128 << 10, Seen: "2025-06"},
	// AtCoder had 1.20.6 until autumn 2025 and probably has 1.25.1 since; what
	// the older one takes, both take.
	{Name: "atcoder", Title: "AtCoder", Go: "1.20.6", Size: 512 << 10, Hearsay: true, Seen: "2025"},
	{Name: "timus", Title: "Timus", Go: "1.14", Sure: true, Size: 64 << 10, Hearsay: true, Seen: "2026"},
	{Name: "dmoj", Title: "DMOJ", Go: "?", Size: 64 << 10, Hearsay: true, Seen: "2026-06"},
}

// Names lists the judges as -for takes them.
func Names() []string {
	var names []string
	for _, j := range table {
		names = append(names, j.Name)
	}
	return names
}

// Find returns the judge called name, nil if there is none.
func Find(name string) *Judge {
	for i := range table {
		if table[i].Name == name {
			return &table[i]
		}
	}
	return nil
}

// Level is the language level of the judge's Go, such as "go1.18"; empty if
// that is unknown.
func (j *Judge) Level() string {
	if j.Go == "" || j.Go == "?" {
		return ""
	}
	var major, minor int
	fmt.Sscanf(j.Go, "%d.%d", &major, &minor)
	return fmt.Sprintf("go%d.%d", major, minor)
}

// Check holds the bundle against the judge, nil meaning none in particular. src
// is what will be pasted: the bundle, or its translation.
func Check(j *Judge, b *pipeline.Bundle, src []byte) (diag.List, error) {
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
		warnings, err = CheckLevel(level, b)
		if !j.Sure {
			warnings = append(warnings, diag.Errorf(token.Position{}, "%s: Go %s is a guess", j.Title, j.Go)...)
		}
	}
	w, sizeErr := checkSize(j, src)
	if err == nil {
		err = sizeErr
	}
	return append(warnings, w...), err
}

func checkSize(j *Judge, src []byte) (diag.List, error) {
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

// CheckLevel checks the library symbols of the bundle against a Go version such
// as "go1.18" and warns of what that version does differently.
func CheckLevel(level string, b *pipeline.Bundle) (diag.List, error) {
	warnings, err := checkLibrary(level, b)
	return append(warnings, checkLoops(level, b)...), err
}
