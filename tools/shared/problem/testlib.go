// This file recognizes checkers, interactors and validators that use testlib.
//
// Source: https://github.com/MikeMirzayanov/testlib .

package problem

import (
	"path/filepath"
	"regexp"
	"strings"

	"oj/tools/shared/small"
)

// testlibHeader is the name of the header of testlib, a C++ library for validators. testlib consists of this
// file only.
const testlibHeader = "testlib.h"

var (
	includesTestlib = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*include[ \t]*["<](?:[^">\n]*/)?testlib\.h[">]`)

	// icpcTestlib matches a line that only some variants of testlib.h contain: those with exit status 42 for an
	// accepted output, which the package format requires.
	icpcTestlib = regexp.MustCompile(`OK_EXIT_CODE\s+\(?42\b`)
)

// usesTestlib reports whether a program, which is a file or a folder, includes testlib.h. It returns false if
// the header is a variant of testlib that follows the package format.
func usesTestlib(path string) bool {
	files := []string{path}
	folder := filepath.Dir(path)
	if isDir(path) {
		files, _ = filepath.Glob(filepath.Join(path, "*"))
		folder = path
	}

	includes := false
	for _, file := range files {
		switch strings.ToLower(filepath.Ext(file)) {
		case ".cpp", ".cc", ".cxx", ".c++":
			text, _ := small.ReadFile(file) // if the file cannot be read, the build reports an error
			includes = includes || includesTestlib.Match(text)
		}
	}
	if !includes {
		return false
	}

	// Ignore the error if the header is missing, because the compiler may find the header in one of its
	// include folders.
	header, _ := small.ReadFile(filepath.Join(folder, testlibHeader))
	return !icpcTestlib.Match(header)
}
