// Command export writes a problem as a self-contained ICPC package for other tools.
//
// The packages of this repository use two things that the package format does not have: submissions that are
// patches, and programs in Go that import packages of the module. An exported package contains neither, so that
// Kattis problemtools, BAPCtools and DOMjudge can read it.
package main

import "oj/tools/export/command"

func main() { command.Main() }
