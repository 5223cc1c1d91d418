// Package rt holds the runtime of translated programs: C++ in *.h, in sections that ../README.md describes.
package rt

import "embed"

// Files are the files of the runtime.
//
//go:embed *.h
var Files embed.FS
