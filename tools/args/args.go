// Package args reads command lines whose flags may stand anywhere, also after names.
package args

import (
	"errors"
	"flag"
	"fmt"
	"io"
)

// Parse parses the flags wherever they stand and returns what is no flag. What follows "--" is none. For -h it writes the
// help to out, the flags between two texts, and returns flag.ErrHelp; other errors are for the caller to tell.
func Parse(f *flag.FlagSet, words []string, out io.Writer, before, after string) (names []string, err error) {
	f.SetOutput(io.Discard)
	names, err = parse(f, words)
	if errors.Is(err, flag.ErrHelp) {
		f.SetOutput(out)
		fmt.Fprint(out, before)
		f.PrintDefaults()
		fmt.Fprint(out, after)
	}
	return names, err
}

func parse(f *flag.FlagSet, words []string) (names []string, err error) {
	for {
		if err := f.Parse(words); err != nil {
			return nil, err
		}
		rest := f.Args()
		if len(rest) == 0 {
			return names, nil
		}
		if read := len(words) - len(rest); read > 0 && words[read-1] == "--" {
			return append(names, rest...), nil
		}
		names, words = append(names, rest[0]), rest[1:]
	}
}
