// Package rt contains the runtime of translated programs: C++ headers that consist of sections. ../README.md describes
// the sections.
package rt

import "embed"

// Files are the files of the runtime.
//
//go:embed *.h
var Files embed.FS
