// Package args parses command lines whose flags may also come after names.
package args

import (
	"errors"
	"flag"
	"fmt"
	"io"
)

// Parse parses the flags and returns the other words. The words after "--" are names, even if they begin with a
// dash. For -h it writes the help to out: the text before, the flags and the text after. Both texts go through
// Named. It then returns flag.ErrHelp. It prints no other error: the caller does.
func Parse(f *flag.FlagSet, words []string, out io.Writer, before, after string) (names []string, err error) {
	f.SetOutput(io.Discard) // package flag would print errors itself
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

		// Package flag has also stopped if the word before is "--": all remaining words are names.
		parsed := words[:len(words)-len(rest)]
		if len(parsed) > 0 && parsed[len(parsed)-1] == "--" {
			return append(names, rest...), nil
		}
		names = append(names, rest[0])
		words = rest[1:]
	}
}
