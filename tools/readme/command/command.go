// Package command contains the command tools/readme. This file reads the command line.
package command

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"oj/tools/shared/atomicfile"
	"oj/tools/shared/workspace"
)

const usage = `examples:
  go run ./tools/readme           update the generated parts of every README.md: tables of problems, texts of files
  go run ./tools/readme -check    write nothing; print the names of the files that are out of date

exit status: 0 success, all files are up to date; 1 -check has found a file that is out of date; 2 wrong usage, or a
file could not be read or written
`

// Main executes the command line of this process and exits.
func Main() {
	flag.Usage = func() { fmt.Fprint(flag.CommandLine.Output(), usage) }

	// CI (.ci) runs this command with -check, so that it fails if somebody forgot to update a README.md.
	check := flag.Bool("check", false, "write nothing; exit 1 and print the name of every README.md that is out of date")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "readme: unexpected argument %q; this command takes only flags\n", flag.Arg(0))
		os.Exit(2)
	}

	stale, err := run(*check)
	if err != nil {
		fmt.Fprintln(os.Stderr, "readme:", err)
		os.Exit(2)
	}
	if *check && len(stale) > 0 {
		fmt.Printf("out of date (go run ./tools/readme updates it): %s\n", strings.Join(stale, " "))
		os.Exit(1)
	}
}

// run updates every README.md of the module. It returns the files that were out of date. If check
// is true, it writes nothing.
func run(check bool) (stale []string, err error) {
	// Find the root of the module, because the paths in README.md files are relative to it.
	ws := workspace.Find(".")
	if ws.Root == "" {
		return nil, errors.New("neither this folder nor a folder above it contains both go.mod and problems/")
	}
	files, err := readmes(ws.Root)
	if err != nil {
		return nil, err
	}

	readFile := func(path string) ([]byte, error) { return os.ReadFile(filepath.Join(ws.Root, path)) }
	for _, name := range files {
		old, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		fresh, err := refresh(old, readFile)
		if err == nil {
			fresh, err = withProblems(fresh, ws)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}

		if bytes.Equal(old, fresh) {
			continue
		}
		stale = append(stale, name)
		if !check {
			if err := atomicfile.Write(name, fresh); err != nil {
				return nil, err
			}
		}
	}
	return stale, nil
}

// readmes lists the README.md files of the module, except in folders whose name begins with a dot.
func readmes(root string) (files []string, err error) {
	// Skip hidden folders such as .git, because they contain no documents.
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && path != root && strings.HasPrefix(d.Name(), ".") {
			return filepath.SkipDir
		}
		if err == nil && d.Name() == "README.md" {
			files = append(files, path)
		}
		return err
	})
	return files, err
}

// block matches a fenced block that shows a file. The capture groups of the expression are: the comment with
// the opening line of the block, the path in the comment, the content, and the closing line.
var block = regexp.MustCompile("(?s)(<!-- file: ([^ ]+) -->\n```[a-z+]*\n)(.*?)(```\n)")

// refresh returns the text with updated blocks: the content of each block is replaced by the content of the
// file that the block shows. The function read returns the content of a file.
func refresh(text []byte, read func(path string) ([]byte, error)) ([]byte, error) {
	var out bytes.Buffer
	copied := 0
	for _, m := range block.FindAllSubmatchIndex(text, -1) {
		startEnd, contentEnd := m[3], m[7]

		// Replace only the content, not the start and the end of the block.
		path := string(text[m[4]:m[5]])
		file, err := read(path)
		if err != nil {
			return nil, err
		}
		out.Write(text[copied:startEnd])
		out.Write(file)
		copied = contentEnd
	}
	out.Write(text[copied:])
	return out.Bytes(), nil
}
