// Command readme writes the generated parts of README.md files. A fenced block
// that follows the line
//
//	<!-- file: PATH -->
//
// holds the text of PATH, from the root of the module; what stands between
//
//	<!-- problems -->
//	<!-- end of problems -->
//
// is a table of the problems that are solved. Run it anywhere in the module:
//
//	go run ./tools/readme           write the parts of every README.md anew
//	go run ./tools/readme -check    exit 1 and name those that are out of date
//
// Exit status: 0 all blocks are up to date (now), 1 -check found some that are
// not, 2 usage, or a file could not be read or written.
package main

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

	"oj/tools/atomicfile"
	"oj/tools/workspace"
)

const usage = `examples:
  go run ./tools/readme           write the generated parts of every README.md anew: tables of problems, files shown
  go run ./tools/readme -check    only name those that are out of date

exit status: 0 all are up to date (now); 1 -check found some that are not; 2 wrong usage, or a file could not be read
or written
`

func main() {
	flag.Usage = func() { fmt.Fprint(flag.CommandLine.Output(), usage) }
	check := flag.Bool("check", false, "write nothing; exit 1 and name every README.md that is out of date")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "readme: unexpected argument %q, want none\n", flag.Arg(0))
		os.Exit(2)
	}
	stale, err := run(*check)
	if err != nil {
		fmt.Fprintln(os.Stderr, "readme:", err)
		os.Exit(2)
	}
	if *check && len(stale) > 0 {
		fmt.Printf("out of date, run go run ./tools/readme: %s\n", strings.Join(stale, " "))
		os.Exit(1)
	}
}

// run refreshes every README.md of the module, or only names the stale ones.
func run(check bool) (stale []string, err error) {
	ws := workspace.Find(".")
	if ws.Root == "" {
		return nil, errors.New("no module with a folder problems here or above")
	}
	files, err := readmes(ws.Root)
	if err != nil {
		return nil, err
	}
	for _, name := range files {
		old, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		fresh, err := refresh(old, func(path string) ([]byte, error) { return os.ReadFile(filepath.Join(ws.Root, path)) })
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

// readmes lists the README.md files of the module, outside folders whose name begins with a dot.
func readmes(root string) (files []string, err error) {
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

var block = regexp.MustCompile("(?s)(<!-- file: ([^ ]+) -->\n```[a-z+]*\n)(.*?)(```\n)")

// refresh returns the text with every block replaced by what read gives for its path.
func refresh(text []byte, read func(path string) ([]byte, error)) ([]byte, error) {
	var out bytes.Buffer
	at := 0
	for _, m := range block.FindAllSubmatchIndex(text, -1) {
		file, err := read(string(text[m[4]:m[5]]))
		if err != nil {
			return nil, err
		}
		out.Write(text[at:m[3]])
		out.Write(file)
		at = m[7]
	}
	out.Write(text[at:])
	return out.Bytes(), nil
}
