// Package compare is the default validator of the ICPC problem package format. It compares a
// program's output with the judge's answer in one pass and in constant memory.
package compare

import (
	"fmt"
	"math/big"
)

// Options are the flags of the default validator.
type Options struct {
	Case  bool // case_sensitive
	Space bool // space_change_sensitive
	Abs   *Tolerance
	Rel   *Tolerance
}

// Tolerance is a bound on the difference of two numbers, as written in the flags.
type Tolerance struct {
	value float64
	exact *big.Rat
}

// ParseFlags reads the flags. A later one of a kind replaces the earlier.
func ParseFlags(flags []string) (Options, error) {
	var o Options
	for i := 0; i < len(flags); i++ {
		switch flag := flags[i]; flag {
		case "case_sensitive":
			o.Case = true
		case "space_change_sensitive":
			o.Space = true
		case "float_tolerance", "float_relative_tolerance", "float_absolute_tolerance":
			if i++; i == len(flags) {
				return o, fmt.Errorf("validator flag %s: want a number after it", flag)
			}
			t, err := parseTolerance(flags[i])
			if err != nil {
				return o, fmt.Errorf("validator flag %s: %v", flag, err)
			}
			if flag != "float_absolute_tolerance" {
				o.Rel = t
			}
			if flag != "float_relative_tolerance" {
				o.Abs = t
			}
		default:
			return o, fmt.Errorf("unknown validator flag %q, want case_sensitive, space_change_sensitive, float_tolerance E, float_relative_tolerance E or float_absolute_tolerance E", flag)
		}
	}
	return o, nil
}

// Conflict reports a tolerance that is stated twice, which 2025-09 does not allow; older versions do not say.
func Conflict(flags []string) error {
	seen := map[string]string{}
	for _, flag := range flags {
		for _, kind := range kinds[flag] {
			if first := seen[kind]; first != "" {
				return fmt.Errorf("the validator flags %s and %s exclude each other", first, flag)
			}
			seen[kind] = flag
		}
	}
	return nil
}

// kinds are the tolerances that a flag sets.
var kinds = map[string][]string{
	"float_tolerance": {"relative", "absolute"}, "float_relative_tolerance": {"relative"}, "float_absolute_tolerance": {"absolute"},
}

func parseTolerance(text string) (*Tolerance, error) {
	n, ok := parseNumber([]byte(text))
	if !ok || n.value < 0 {
		return nil, fmt.Errorf("want a number that is not negative, found %q", text)
	}
	exact := n.exact()
	if exact == nil {
		return nil, fmt.Errorf("the number %q is out of range", text)
	}
	return &Tolerance{n.value, exact}, nil
}

// float reports whether numbers are compared as numbers.
func (o Options) float() bool { return o.Abs != nil || o.Rel != nil }

// exact reports whether every byte counts, so that a difference can be one of presentation.
func (o Options) exact() bool { return o.Case && o.Space && !o.float() }
