// This file remembers the generator and the slow program of a problem, so that later calls need no flags.

package command

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/workspace"
)

// memoryName is the name of the file that stores the flags. It stands in the folder of the testcases. Each line has a key
// and a value in quotes: gen and a format, gen-file or brute and a path relative to this folder.
const memoryName = ".stress"

const memoryHead = "# The generator and the slow program that tools/stress used last. Flags replace them.\n"

// memory is the content of the file.
type memory struct{ gen, genFile, brute string }

// recall takes the values of -gen and -brute from the last call, if the flags are not given.
func (s *setup) recall() error {
	file := filepath.Join(s.Pkg.Dir, memoryName)
	text, err := os.ReadFile(file)
	if os.IsNotExist(err) {
		return nil
	}
	if err != nil {
		return err
	}
	m, err := parseMemory(file, string(text))
	if err != nil {
		return err
	}
	s.remembered = m

	// Paths are relative to the folder of the file, and flags to the user's folder.
	path := func(name string) string { return s.shown(workspace.In(s.Pkg.Dir, filepath.FromSlash(name))) }
	var used []string
	if s.opt.gen == "" && (m.gen != "" || m.genFile != "") {
		s.opt.gen = m.gen
		if m.genFile != "" {
			s.opt.gen = path(m.genFile)
		}
		used = append(used, "-gen", args.Quote(s.opt.gen))
	}
	needsSlow := s.opt.brute == "" && s.opt.against == "" && !s.opt.time && !s.opt.mutants
	if needsSlow && m.brute != "" {
		s.opt.brute = path(m.brute)
		used = append(used, "-brute", args.Quote(s.opt.brute))
	}
	if len(used) > 0 {
		fmt.Fprintf(s.con.Err, "stress: %s, as in %s\n", strings.Join(used, " "), s.shown(file))
	}
	return nil
}

// parseMemory reads the text of the file.
func parseMemory(file, text string) (m memory, err error) {
	for i, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		key, quoted, _ := strings.Cut(line, " ")
		value, err := strconv.Unquote(quoted)
		field := map[string]*string{"gen": &m.gen, "gen-file": &m.genFile, "brute": &m.brute}[key]
		if err != nil || field == nil {
			return m, fmt.Errorf("%s:%d: want gen, gen-file or brute, and a value in quotes; or delete this file", file, i+1)
		}
		*field = value
	}
	return m, nil
}

// remember stores the values of -gen and -brute for the next call. A failure is only a warning, because the search itself
// has succeeded.
func (s *setup) remember() {
	m := s.remembered
	path := func(name string) string {
		full := workspace.In(s.con.Dir, name)
		if rel, err := filepath.Rel(s.Pkg.Dir, full); err == nil {
			full = rel
		}
		return filepath.ToSlash(full)
	}
	if s.opt.brute != "" {
		m.brute = path(s.opt.brute)
	}
	switch {
	case s.opt.gen == "":
	case exists(workspace.In(s.con.Dir, s.opt.gen)):
		m.gen, m.genFile = "", path(s.opt.gen)
	default:
		m.gen, m.genFile = s.opt.gen, ""
	}
	if m == s.remembered {
		return
	}

	var b strings.Builder
	b.WriteString(memoryHead)
	for _, one := range [][2]string{{"gen", m.gen}, {"gen-file", m.genFile}, {"brute", m.brute}} {
		if one[1] != "" {
			fmt.Fprintf(&b, "%s %s\n", one[0], strconv.Quote(one[1]))
		}
	}
	if err := atomicfile.Write(filepath.Join(s.Pkg.Dir, memoryName), []byte(b.String())); err != nil {
		fmt.Fprintln(s.con.Err, "stress: warning: the flags are not remembered:", err)
	}
}
