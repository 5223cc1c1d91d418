package compare

import (
	"strings"
	"testing"
)

// TestFloatError: a tolerance is found only if the numbers that differ have a decimal point or an exponent, and
// differ little.
func TestFloatError(t *testing.T) {
	for _, c := range []struct{ answer, output, want string }{
		{"0.3\n", "0.30000000000000004\n", "1e-6"},
		{"pi 3.141592653\n", "pi 3.14159\n", "1e-6"},
		{"3.141592653\n", "3.1416\n", "1e-4"},
		{"3.141592653\n", "3.14\n", ""},
		{"2\n", "2.0000001\n", "1e-6"},
		{"1000000\n", "1e6\n", "1e-6"},

		// A whole number that is off by one is wrong, however large it is.
		{"1000000007\n", "1000000008\n", ""},
		{"0.5 1000000007\n", "0.5000001 1000000008\n", ""},

		// All other words must be equal.
		{"0.5 YES\n", "0.5000001 NO\n", ""},
		{"0.5 0.5\n", "0.5000001\n", ""},
		{"0.5\n", "0.5000001 1\n", ""},
		{"0.5\n", "nan\n", ""},
	} {
		got, err := FloatError(strings.NewReader(c.answer), strings.NewReader(c.output), Options{})
		if err != nil || got != c.want {
			t.Errorf("%q, %q: %q (%v), want %q", c.answer, c.output, got, err, c.want)
		}

		// With this tolerance, the oracle must accept the output.
		if got != "" && oracle(c.answer, c.output, []string{"float_tolerance", got}).String() != "AC" {
			t.Errorf("%q, %q: the oracle rejects the output with the tolerance %s", c.answer, c.output, got)
		}
	}
}

// TestGoString: GoString returns the same text for options with equal tolerances, although the options contain
// different pointers. The keys of cached results contain this text.
func TestGoString(t *testing.T) {
	options := func(flags ...string) string {
		o, err := ParseFlags(flags, false)
		if err != nil {
			t.Fatal(err)
		}
		return o.GoString()
	}
	if a, b := options("float_tolerance", "1e-6"), options("float_tolerance", "1e-6"); a != b {
		t.Errorf("%s and %s", a, b)
	}

	texts := map[string]bool{}
	different := [][]string{
		nil, {"case_sensitive"}, {"space_change_sensitive"}, {"float_tolerance", "1e-6"}, {"float_tolerance", "1e-9"},
		{"float_absolute_tolerance", "1e-6"}, {"float_relative_tolerance", "1e-6"},
	}
	for _, flags := range different {
		texts[options(flags...)] = true
	}
	texts[Options{OpenEnd: true}.GoString()] = true
	if len(texts) != len(different)+1 {
		t.Errorf("%d distinct texts for %d distinct options", len(texts), len(different))
	}
}
