// This file recognizes checkers, interactors and validators that use testlib.
//
// Source: https://github.com/MikeMirzayanov/testlib .

package problem

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// testlibHeader is the name of testlib's only file.
const testlibHeader = "testlib.h"

var (
	includesTestlib = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*include[ \t]*["<](?:[^">\n]*/)?testlib\.h[">]`)

	// icpcTestlib matches a line of the variants of testlib that follow the package format themselves.
	icpcTestlib = regexp.MustCompile(`OK_EXIT_CODE\s+\(?42\b`)
)

// usesTestlib reports whether a program, a file or a folder, includes testlib.h. A variant of testlib that follows the
// package format does not count.
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
			text, _ := os.ReadFile(file) // the build reports a file that cannot be read
			includes = includes || includesTestlib.Match(text)
		}
	}
	if !includes {
		return false
	}

	header, _ := os.ReadFile(filepath.Join(folder, testlibHeader)) // it may be in another folder of the compiler
	return !icpcTestlib.Match(header)
}
