package load

import (
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"strings"

	"oj/tools/atomicfile"
)

// This file stores the table of the standard library in the user's cache folder. The file has a line for each package:
//
//	bundle CHECKSUM
//	path|task|file of export data|imports, separated by blanks|method sets, separated by commas
//	...

// encode gives the text of the file.
func (s *Std) encode() string {
	var table strings.Builder
	for _, path := range s.knownPaths() {
		p := s.Package(path)
		imports := strings.Join(p.Imports, " ")
		interfaces := strings.Join(p.Interfaces, ",")
		fmt.Fprintf(&table, "%s|%t|%s|%s|%s\n", path, p.Task, p.Export, imports, interfaces)
	}

	// The checksum detects files that were only written in part.
	sum := crc32.ChecksumIEEE([]byte(table.String()))
	return fmt.Sprintf("bundle %08x\n%s", sum, table.String())
}

// decode reads the text of the file. It ignores a damaged text; then the table is made again.
func (s *Std) decode(data string) {
	head, table, _ := strings.Cut(data, "\n")
	var sum uint32
	if n, _ := fmt.Sscanf(head, "bundle %x", &sum); n != 1 || crc32.ChecksumIEEE([]byte(table)) != sum {
		return
	}

	// Lines stay as they are until somebody asks for their package.
	s.lines = make(map[string]string, strings.Count(table, "\n"))
	for len(table) > 0 {
		var line string
		line, table, _ = strings.Cut(table, "\n")
		path, rest, _ := strings.Cut(line, "|")
		s.lines[path] = rest
	}
}

// Package gives the table's entry for a package, nil if it has none. Lines are parsed when they are asked for, because
// most runs need few of them.
func (s *Std) Package(path string) *StdPackage {
	line, ok := s.lines[path]

	// Either parsed already, or unknown.
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

// knownPaths lists the paths of all packages in the table, sorted.
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

// words splits a list at commas. An empty list has no words.
func words(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ",")
}

// save writes the file. It ignores errors, because a missing cache only costs time.
func (s *Std) save() {
	if s.file == "" || os.MkdirAll(filepath.Dir(s.file), 0o777) != nil {
		return
	}
	_ = atomicfile.Write(s.file, []byte(s.encode()))
}
