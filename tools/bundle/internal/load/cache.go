package load

import (
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"oj/tools/atomicfile"
	"oj/tools/bundle/internal/digest"
)

// This file keeps what is known of the standard library in the user's cache
// folder. The file is
//
//	bundle CHECKSUM LENGTH
//	path|task|imports, parted by blanks|method sets, parted by commas
//	...
//
// with one line a package, LENGTH being that of all those lines, and then the
// digest. It is read on every run, so it is made to be read quickly.

// encode is the text of the file.
func (s *Std) encode() string {
	var paths []string
	for path := range s.Packages {
		paths = append(paths, path)
	}
	sort.Strings(paths)
	var table strings.Builder
	for _, path := range paths {
		p := s.Packages[path]
		fmt.Fprintf(&table, "%s|%t|%s|%s\n", path, p.Task, strings.Join(p.Imports, " "), strings.Join(p.Interfaces, ","))
	}
	text := table.String() + s.digest
	return fmt.Sprintf("bundle %08x %d\n%s", crc32.ChecksumIEEE([]byte(text)), table.Len(), text)
}

// decode takes over what encode gave. Anything else it ignores: then the table
// is made again.
func (s *Std) decode(data string) {
	head, text, _ := strings.Cut(data, "\n")
	var sum uint32
	var length int
	if n, _ := fmt.Sscanf(head, "bundle %x %d", &sum, &length); n != 2 || crc32.ChecksumIEEE([]byte(text)) != sum {
		return
	}
	table := text[:length]
	for len(table) > 0 {
		var line string
		line, table, _ = strings.Cut(table, "\n")
		path, line, _ := strings.Cut(line, "|")
		task, line, _ := strings.Cut(line, "|")
		imports, sets, _ := strings.Cut(line, "|")
		s.Packages[path] = &StdPackage{Task: task == "true", Imports: strings.Fields(imports), Interfaces: words(sets)}
	}
	s.digest = text[length:]
	s.types = digest.Read(s.digest)
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
