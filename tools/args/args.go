// Package args parses command lines whose flags may also come after names.
package args

import (
	"errors"
	"flag"
	"fmt"
	"io"
)

// Parse parses the flags and returns the other words. Words after "--" are never flags. For -h it writes the help to out:
// the text before, the flags, and the text after, in which commands are Named. It then returns flag.ErrHelp. The caller
// prints all other errors.
func Parse(f *flag.FlagSet, words []string, out io.Writer, before, after string) (names []string, err error) {
	f.SetOutput(io.Discard) // package flag would print errors, too
	names, err = parse(f, words)
	if errors.Is(err, flag.ErrHelp) {
		f.SetOutput(out)
		fmt.Fprint(out, Named(before))
		f.PrintDefaults()
		fmt.Fprint(out, Named(after))
	}
	return names, err
}

// parse parses the flags. Package flag stops at the first name, so parse continues after it.
func parse(f *flag.FlagSet, words []string) (names []string, err error) {
	for {
		if err := f.Parse(words); err != nil {
			return nil, err
		}
		rest := f.Args()
		if len(rest) == 0 {
			return names, nil
		}

		// Package flag has also stopped after "--".
		parsed := words[:len(words)-len(rest)]
		if len(parsed) > 0 && parsed[len(parsed)-1] == "--" {
			return append(names, rest...), nil
		}
		names = append(names, rest[0])
		words = rest[1:]
	}
}
