package command

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"oj/problems/lib"
	"oj/tools/bundle/internal/notebook"
	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/workspace"
)

const helpersUsage = `oj helpers finds a helper of the library by any of its names: what it is called here, in ac-library, in
KACTL or in a textbook. It prints the declaration, the methods, the whole contract, an example that runs, and
the import line of the helper that fits best, and lists the others. If several words are given, all must fit.

  go run ./tools/oj helpers lazy_segtree
  go run ./tools/oj helpers kth smallest
  go run ./tools/oj helpers -html helpers.html     all helpers as one page to search in
  go run ./tools/oj helpers -print notebook.html   all sources for paper: A4, two columns

Flags:
`

const helpersAfter = `
In a repository with a library of its own in problems/lib, these helpers are searched.

exit status: 0 found; 1 no helper has these words; 2 wrong usage, or a file could not be read or written
`

// Helpers executes oj helpers and returns its exit status.
func Helpers(ctx context.Context, line []string, stdout, stderr io.Writer) int {
	err := runHelpers(line, stdout)
	var file fileError
	var usage usageError
	switch {
	case err == nil || errors.Is(err, flag.ErrHelp):
		return 0
	case errors.As(err, &usage), errors.As(err, &file):
		fmt.Fprintf(stderr, "helpers: %v\n", err)
		return 2
	}
	fmt.Fprintln(stderr, err)
	return 1
}

func runHelpers(line []string, stdout io.Writer) error {
	f := flag.NewFlagSet("helpers", flag.ContinueOnError)
	page := f.String("html", "", "write all helpers to `FILE`, a page to search in without a connection; - is standard output")
	paper := f.String("print", "", "write the sources of the helpers to `FILE`, a page to print: two columns, a hash for each piece")
	words, err := args.Parse(f, line, stdout, helpersUsage, helpersAfter)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return err
	case err != nil:
		return usageError{fmt.Errorf("%w (-h explains the flags)", err)}
	case len(words) == 0 && *page == "" && *paper == "":
		return usageError{errors.New("which helper? Give a word, such as kruskal (-h explains more)")}
	}

	library, files, err := readLibrary()
	if err != nil {
		return fileError{err}
	}
	for _, file := range []struct {
		name  string
		write func(io.Writer) error
	}{
		{*page, library.Page},
		{*paper, func(w io.Writer) error { return library.Print(w, files) }},
	} {
		if file.name == "" {
			continue
		}
		var text bytes.Buffer
		if err := file.write(&text); err != nil {
			return fileError{err}
		}
		if file.name == "-" {
			_, err = stdout.Write(text.Bytes())
		} else {
			err = atomicfile.Write(file.name, text.Bytes())
		}
		if err != nil {
			return fileError{err}
		}
	}
	if len(words) == 0 {
		return nil
	}
	return showHelpers(library, strings.Join(words, " "), stdout)
}

// listHelpers implements bundle -helpers.
func (c *command) listHelpers() error {
	library, _, err := readLibrary()
	if err != nil {
		return fileError{err}
	}
	return showHelpers(library, c.helpers, c.stdout)
}

// showHelpers prints the helper that best fits the words, and lists the others.
func showHelpers(library *notebook.Library, words string, stdout io.Writer) error {
	found := library.Find(words)
	if len(found) == 0 {
		return notFound(library, words)
	}
	library.Show(stdout, found)
	return nil
}

// readLibrary returns the helpers of the current repository and their files. If it has no library of its own,
// readLibrary returns those whose sources are in this program.
func readLibrary() (*notebook.Library, fs.FS, error) {
	dir, err := os.Getwd()
	if err != nil {
		return nil, nil, err
	}
	files, module := fs.FS(lib.Files), "oj"
	root := workspace.Find(dir).Root
	own := filepath.Join(root, "problems", "lib")
	if _, err := os.Stat(filepath.Join(own, "names.tsv")); root != "" && err == nil {
		files, module = os.DirFS(own), workspace.Module(root)
	}
	library, err := notebook.Read(files, module)
	return library, files, err
}

// notFound says that no helper has these words, and which similar words one has.
func notFound(library *notebook.Library, words string) error {
	suggestion := library.Suggest(words)
	if suggestion == "" {
		return fmt.Errorf("no helper is called %q: try another name, or a single word", words)
	}
	return fmt.Errorf("no helper is called %q; did you mean %q (%s)?", words, suggestion, library.Find(suggestion)[0].Full())
}
