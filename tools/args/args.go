// Package args parses command lines in which flags may also come after names.
package args

import (
	"errors"
	"flag"
	"fmt"
	"io"
)

// Parse parses the flags in words and returns the other words, the names. All words after "--" are names,
// even if they begin with a dash. For -h it writes the help to out and returns flag.ErrHelp. The help
// consists of the text before, the flags and the text after; Named is applied to both texts. Parse prints no
// errors; that is left to the caller.
func Parse(f *flag.FlagSet, words []string, out io.Writer, before, after string) (names []string, err error) {
	f.SetOutput(io.Discard) // otherwise package flag would print errors
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

		// If package flag has stopped after a word "--", all remaining words are names.
		parsed := words[:len(words)-len(rest)]
		if len(parsed) > 0 && parsed[len(parsed)-1] == "--" {
			return append(names, rest...), nil
		}
		names = append(names, rest[0])
		words = rest[1:]
	}
}
