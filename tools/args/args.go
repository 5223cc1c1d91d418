// Package args reads command lines whose flags may stand anywhere, also after names.
package args

import "flag"

// Parse parses the flags wherever they stand and returns what is no flag. What follows "--" is none.
func Parse(f *flag.FlagSet, args []string) (names []string, err error) {
	for {
		if err := f.Parse(args); err != nil {
			return nil, err
		}
		rest := f.Args()
		if len(rest) == 0 {
			return names, nil
		}
		if read := len(args) - len(rest); read > 0 && args[read-1] == "--" {
			return append(names, rest...), nil
		}
		names, args = append(names, rest[0]), rest[1:]
	}
}
