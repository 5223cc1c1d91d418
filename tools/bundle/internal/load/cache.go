package load

import (
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"strings"

	"oj/tools/atomicfile"
)

// This file keeps what is known of the standard library in the user's cache
// folder. The file is
//
//	bundle CHECKSUM
//	path|task|file of export data|imports, parted by blanks|method sets, parted by commas
//	...
//
// with one line a package.

// encode is the text of the file.
func (s *Std) encode() string {
	var table strings.Builder
	for _, path := range s.paths() {
		p := s.Package(path)
		fmt.Fprintf(&table, "%s|%t|%s|%s|%s\n", path, p.Task, p.Export, strings.Join(p.Imports, " "), strings.Join(p.Interfaces, ","))
	}
	return fmt.Sprintf("bundle %08x\n%s", crc32.ChecksumIEEE([]byte(table.String())), table.String())
}

// decode takes over what encode gave. Anything else it ignores: then the table
// is made again.
func (s *Std) decode(data string) {
	head, table, _ := strings.Cut(data, "\n")
	var sum uint32
	if n, _ := fmt.Sscanf(head, "bundle %x", &sum); n != 1 || crc32.ChecksumIEEE([]byte(table)) != sum {
		return
	}
	s.lines = make(map[string]string, strings.Count(table, "\n"))
	for len(table) > 0 {
		var line string
		line, table, _ = strings.Cut(table, "\n")
		path, rest, _ := strings.Cut(line, "|")
		s.lines[path] = rest
	}
}

// Package is what is known of the package, nil if nothing is. Most runs ask for
// few, so lines are taken apart when they are asked for.
func (s *Std) Package(path string) *StdPackage {
	line, ok := s.lines[path]
	if p := s.packages[path]; p != nil || !ok {
		return p
	}
	task, line, _ := strings.Cut(line, "|")
	export, line, _ := strings.Cut(line, "|")
	imports, sets, _ := strings.Cut(line, "|")
	p := &StdPackage{Task: task == "true", Export: export, Imports: strings.Fields(imports), Interfaces: words(sets)}
	s.packages[path] = p
	return p
}

// paths are those of all packages of which something is known, sorted.
func (s *Std) paths() []string {
	all := map[string]bool{}
	for path := range s.packages {
		all[path] = true
	}
	for path := range s.lines {
		all[path] = true
	}
	return sortedKeys(all)
}

// words are the parts of a list with commas, none of an empty one.
func words(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ",")
}

// save writes the file; a cache that cannot be written only costs time.
func (s *Std) save() {
	if s.file == "" || os.MkdirAll(filepath.Dir(s.file), 0o777) != nil {
		return
	}
	_ = atomicfile.Write(s.file, []byte(s.encode()))
}
