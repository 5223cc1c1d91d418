// Command data writes the testcases of Library Checker problems below testcases/lc. See package lc.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"oj/testcases/internal/lc"
)

const usage = `examples:
  go run ./testcases/internal/lc/data                  write the small testcases of all problems
  go run ./testcases/internal/lc/data scc lca          of two problems
  go run ./testcases/internal/lc/data -largest scc     also the largest testcase, which git ignores
`

func main() {
	flag.Usage = func() { fmt.Fprint(flag.CommandLine.Output(), usage) }
	largest := flag.Bool("largest", false, "also write the largest testcase of each problem")
	flag.Parse()

	ids := flag.Args()
	if len(ids) == 0 {
		ids = lc.IDs()
	}
	for _, id := range ids {
		files := lc.Small(strings.TrimPrefix(id, "lc/"))
		if *largest {
			files = append(files, lc.Largest(strings.TrimPrefix(id, "lc/")))
		}

		if err := write(filepath.Join("testcases", "lc", strings.TrimPrefix(id, "lc/"), "data", "secret"), files); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// write replaces the files of a folder.
func write(folder string, files []lc.File) error {
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, f := range files {
		name := filepath.Join(folder, f.Name)
		if err := os.WriteFile(name+".in", []byte(f.Input), 0o644); err != nil {
			return err
		}
		if err := os.WriteFile(name+".ans", []byte(f.Answer), 0o644); err != nil {
			return err
		}
	}
	return nil
}
