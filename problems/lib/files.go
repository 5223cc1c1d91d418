// Package lib contains the sources of the helpers as files, for programs that show them. The helpers themselves are in
// the packages below this folder.
package lib

import "embed"

// Files contains README.md, the index of the helpers, names.tsv, the table of their names, and the source files of all
// packages with their tests.
//
//go:embed README.md names.tsv */*.go
var Files embed.FS
