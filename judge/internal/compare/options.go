// Package compare is the default validator of the ICPC problem package format. It compares a
// program's output with the judge's answer in one pass and in constant memory.
package compare

import (
	"cmp"
	"fmt"
)

// Options are the flags of the default validator.
type Options struct {
	Case  bool // case_sensitive
	Space bool // space_change_sensitive
	Abs   *number
	Rel   *number
}

// ParseFlags reads the flags. A later one of a kind replaces the earlier, or is an error where each may be given once:
// 2025-09 does not allow it, older versions do not say.
func ParseFlags(flags []string, once bool) (o Options, err error) {
	relative, absolute := "", "" // the flags that set the tolerances
	for i := 0; i < len(flags); i++ {
		flag := flags[i]
		switch flag {
		case "case_sensitive":
			o.Case = true
			continue
		case "space_change_sensitive":
			o.Space = true
			continue
		case "float_tolerance", "float_relative_tolerance", "float_absolute_tolerance":
		default:
			return o, fmt.Errorf("unknown validator flag %q, want case_sensitive, space_change_sensitive, float_tolerance E, float_relative_tolerance E or float_absolute_tolerance E", flag)
		}
		if i++; i == len(flags) {
			return o, fmt.Errorf("validator flag %s: want a number after it", flag)
		}
		t, ok := parseNumber([]byte(flags[i]))
		if !ok || t.value < 0 || t.exact() == nil {
			return o, fmt.Errorf("validator flag %s: want a number that is not negative and not out of range, found %q", flag, flags[i])
		}
		before := ""
		if flag != "float_absolute_tolerance" {
			before, o.Rel, relative = relative, &t, flag
		}
		if flag != "float_relative_tolerance" {
			before, o.Abs, absolute = cmp.Or(before, absolute), &t, flag
		}
		if once && before != "" {
			return o, fmt.Errorf("the validator flags %s and %s exclude each other", before, flag)
		}
	}
	return o, nil
}

// float reports whether numbers are compared as numbers.
func (o Options) float() bool { return o.Abs != nil || o.Rel != nil }

// exact reports whether every byte counts, so that a difference can be one of presentation.
func (o Options) exact() bool { return o.Case && o.Space && !o.float() }
