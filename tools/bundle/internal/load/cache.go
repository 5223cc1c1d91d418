package load

import (
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"strings"

	"oj/tools/shared/atomicfile"
)

// This file stores the table of the standard library in the user's cache folder. The file has a line for each package:
//
//	bundle CHECKSUM
//	path|task|file of export data|imports, separated by blanks|method sets, separated by commas
//	...

// encode returns the text of the file.
func (s *Std) encode() string {
	var table strings.Builder
	for _, path := range s.knownPaths() {
		p := s.Package(path)
		imports := strings.Join(p.Imports, " ")
		interfaces := strings.Join(p.Interfaces, ",")
		fmt.Fprintf(&table, "%s|%t|%s|%s|%s\n", path, p.Task, p.Export, imports, interfaces)
	}

	// The checksum detects incomplete files.
	sum := crc32.ChecksumIEEE([]byte(table.String()))
	return fmt.Sprintf("bundle %08x\n%s", sum, table.String())
}

// decode parses the text of the file. If the text is damaged, decode ignores it, so that the table will be generated
// again.
func (s *Std) decode(data string) {
	head, table, _ := strings.Cut(data, "\n")
	var sum uint32
	if n, _ := fmt.Sscanf(head, "bundle %x", &sum); n != 1 || crc32.ChecksumIEEE([]byte(table)) != sum {
		return
	}

	// The line of a package is parsed when the package is needed.
	s.lines = make(map[string]string, strings.Count(table, "\n"))
	for len(table) > 0 {
		var line string
		line, table, _ = strings.Cut(table, "\n")
		path, rest, _ := strings.Cut(line, "|")
		s.lines[path] = rest
	}
}

// Package returns the table's entry for a package, or nil. It parses the line of the package at the first call,
// because most runs need few packages.
func (s *Std) Package(path string) *StdPackage {
	line, ok := s.lines[path]

	// Return if the line was parsed in an earlier call, or if the package is not in the table.
	if p := s.packages[path]; p != nil || !ok {
		return p
	}

	task, line, _ := strings.Cut(line, "|")
	export, line, _ := strings.Cut(line, "|")
	imports, sets, _ := strings.Cut(line, "|")
	p := &StdPackage{
		Task:       task == "true",
		Export:     export,
		Imports:    strings.Fields(imports),
		Interfaces: words(sets),
	}
	s.packages[path] = p
	return p
}

// knownPaths returns the sorted paths of all packages in the table.
func (s *Std) knownPaths() []string {
	all := map[string]bool{}
	for path := range s.packages {
		all[path] = true
	}
	for path := range s.lines {
		all[path] = true
	}
	return sortedKeys(all)
}

// words splits a list at commas. It returns nil for an empty list.
func words(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ",")
}

// save writes the table to the cache file. It ignores errors, because a missing cache file only costs time.
func (s *Std) save() {
	if s.file == "" || os.MkdirAll(filepath.Dir(s.file), 0o777) != nil {
		return
	}
	_ = atomicfile.Write(s.file, []byte(s.encode()))
}
