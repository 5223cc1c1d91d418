// Package cph reads the testcases that cph (Competitive Programming Helper, an extension of VS Code) has stored. For the
// program A.cpp it stores them in .cph/.A.cpp_HASH.prob, a JSON object.
//
// Source: github.com/agrawal-d/cph, src/parser.ts and src/types.ts.
package cph

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"unicode"

	"oj/tools/shared/language"
)

// Ext is the extension of cph's files.
const Ext = ".prob"

// A Stored is the content of a file.
type Stored struct {
	Name        string
	URL         string
	Interactive bool
	MemoryLimit float64 // MB
	TimeLimit   float64 // milliseconds
	SrcPath     string  // the absolute path of the program on the machine that has stored the file
	Tests       []struct{ Input, Output string }
}

// Find returns the file for a program, or "" if there is none. The hash in its name depends on the path of the program, so
// it is ignored; of several files the newest one counts.
func Find(source string) string {
	pattern := filepath.Join(quoted(filepath.Dir(source)), ".cph", "."+quoted(filepath.Base(source))+"_*"+Ext)
	files, err := filepath.Glob(pattern)
	if err != nil {
		return ""
	}
	newest, best := "", int64(-1)
	for _, file := range files {
		if info, err := os.Stat(file); err == nil && info.ModTime().UnixNano() > best {
			newest, best = file, info.ModTime().UnixNano()
		}
	}
	return newest
}

// quoted protects the special characters of a pattern.
func quoted(path string) string {
	if filepath.Separator == '\\' { // Windows has no escape in patterns
		return path
	}
	return strings.NewReplacer(`*`, `\*`, `?`, `\?`, `[`, `\[`, `\`, `\\`).Replace(path)
}

// Read reads a file.
func Read(file string) (*Stored, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	p := &Stored{}
	if err := json.Unmarshal(text, p); err != nil {
		return nil, fmt.Errorf("%s is not a file of cph: %w", file, err)
	}
	if p.SrcPath == "" && len(p.Tests) == 0 {
		return nil, fmt.Errorf("%s is not a file of cph: it has neither srcPath nor tests", file)
	}
	return p, nil
}

// Source returns the program to which a file belongs: beside the folder .cph, or where srcPath says. It is "" if it does
// not exist there. Only a file with the extension of a language counts: a .prob that somebody else has written could name
// any file of the user.
func (p *Stored) Source(file string) string {
	base := filepath.Base(strings.ReplaceAll(p.SrcPath, `\`, "/"))
	if language.Of(base) == nil {
		return ""
	}
	for _, path := range []string{filepath.Join(filepath.Dir(filepath.Dir(file)), base), p.SrcPath} {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			return path
		}
	}
	return ""
}

// ID returns a name for the problem: that of its program without the extension and without unprintable characters.
func (p *Stored) ID() string {
	base := filepath.Base(strings.ReplaceAll(p.SrcPath, `\`, "/"))
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, strings.TrimSuffix(base, filepath.Ext(base)))
}

// Files returns the files of a problem: problem.yaml, the time limit, and the testcases in folder. A testcase without an
// answer stays without.
func (p *Stored) Files(folder string) map[string]string {
	quote := func(s string) string {
		text, _ := json.Marshal(s) // never fails for a string; a JSON string is a YAML string, too
		return string(text)
	}
	settings := "problem_format_version: legacy\n"
	if p.Name != "" {
		settings += "name: " + quote(p.Name) + "\n"
	}
	if strings.HasPrefix(p.URL, "http") {
		settings += "source_url: " + quote(p.URL) + "\n"
	}
	if p.Interactive {
		settings += "validation: custom interactive\n"
	}
	if p.MemoryLimit >= 1 {
		settings += fmt.Sprintf("limits:\n  memory: %d\n", int(p.MemoryLimit))
	}
	files := map[string]string{"problem.yaml": settings}
	if p.TimeLimit > 0 {
		files[".timelimit"] = fmt.Sprintf("%g\n", p.TimeLimit/1000)
	}
	for i, test := range p.Tests {
		name := fmt.Sprintf("%s/%d", folder, i+1)
		files[name+".in"] = ended(test.Input)
		if strings.TrimSpace(test.Output) != "" {
			files[name+".ans"] = ended(test.Output)
		}
	}
	return files
}

// ended returns a text whose last line ends with a line feed.
func ended(text string) string {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if text != "" && !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	return text
}

// Write writes the files of Files into the new folder dir. It never replaces a folder, and leaves nothing after an error.
func (p *Stored) Write(dir, folder string) (err error) {
	if err := os.MkdirAll(filepath.Dir(dir), 0o777); err != nil {
		return err
	}
	if err := os.Mkdir(dir, 0o777); err != nil {
		return err
	}
	defer func() {
		if err != nil {
			os.RemoveAll(dir)
		}
	}()
	for name, text := range p.Files(folder) {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			return err
		}
	}
	return nil
}
