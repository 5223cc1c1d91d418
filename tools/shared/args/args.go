// Package args parses command lines in which flags may also follow positional arguments.
package args

import (
	"errors"
	"flag"
	"fmt"
	"io"
)

// Parse parses the flags in words and returns the other words, which are the positional arguments. All words
// after "--" are positional arguments, even if they begin with a dash. For -h it writes the help to out and
// returns flag.ErrHelp. The help consists of the text `usage`, the list of flags, and the text `usageEnd`.
// Parse passes both texts through Named, so that they name commands as the user starts them. It prints no
// errors; that is left to the caller.
func Parse(f *flag.FlagSet, words []string, out io.Writer, usage, usageEnd string) (names []string, err error) {
	f.SetOutput(io.Discard) // otherwise package flag would print errors
	names, err = parse(f, words)
	if errors.Is(err, flag.ErrHelp) {
		f.SetOutput(out)
		fmt.Fprint(out, Named(usage))
		f.PrintDefaults()
		fmt.Fprint(out, Named(usageEnd))
	}
	return names, err
}

// parse parses the flags. f.Parse stops at each positional argument, so parse calls f.Parse again for the words
// after this argument.
func parse(f *flag.FlagSet, words []string) (names []string, err error) {
	for {
		if err := f.Parse(words); err != nil {
			return nil, err
		}
		rest := f.Args()
		if len(rest) == 0 {
			return names, nil
		}

		// If the last parsed word is "--", all remaining words are positional arguments.
		parsed := words[:len(words)-len(rest)]
		if len(parsed) > 0 && parsed[len(parsed)-1] == "--" {
			return append(names, rest...), nil
		}
		names = append(names, rest[0])
		words = rest[1:]
	}
}
