package scan

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// decimal is the syntax of the numbers that Float reads.
var decimal = regexp.MustCompile(`^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$`)

var floatWords = []string{
	"0", "-0", "+0", "-0.0", "1", "+1", "-1.5", "0.1", ".5", "5.", "007.250", "1e3", "1E+3", "-1e-3", "2.5e0", "1e308", "1.7976931348623157e308",
	"1.7976931348623159e308", "1e309", "-1e400", "4.9e-324", "1e-400", "-1e-400", "9007199254740993", "123456789012345678901234567890",
	"0.1000000000000000055511151231257827021181583404541015625", "3.14159265358979323846264338327950288",
	"", ".", "-", "+.", "e5", "1e", "1e+", "--1", "1.2.3", "1_0", "0x1p4", "inf", "-Inf", "NaN", "infinity", "1,5", "1f", "٣", "\x00", "1\x00",
}

// TestFloat checks that Float returns the same bits as strconv.ParseFloat for every word in decimal syntax, and
// rejects all other words.
func TestFloat(t *testing.T) {
	for _, word := range floatWords {
		if word != "" {
			agreesWithParseFloat(t, word)
		}
	}
}

func FuzzFloat(f *testing.F) {
	for _, word := range floatWords {
		f.Add(word)
	}
	f.Fuzz(func(t *testing.T, word string) {
		if word != "" && !strings.ContainsAny(word, " \t\n\v\f\r\x1a") {
			agreesWithParseFloat(t, word)
		}
	})
}

func agreesWithParseFloat(t *testing.T, word string) {
	t.Helper()
	in := New(strings.NewReader(word))
	var got float64
	err := failure(func() { got = in.Float(math.Inf(-1), math.Inf(1)) })

	// Ignore the error: for a number beyond the range of float64, ParseFloat also returns infinity, like
	// Float.
	want, _ := strconv.ParseFloat(word, 64)
	if ok := decimal.MatchString(word); ok != (err == nil) {
		t.Errorf("%q: error %v, want one: %t", word, err, !ok)
	} else if ok && math.Float64bits(got) != math.Float64bits(want) {
		t.Errorf("%q: read %v, want %v", word, got, want)
	}
}

func TestFloatBounds(t *testing.T) {
	for word, want := range map[string]string{
		"0.5": "", "-1": "", "1": "", "-0": "", "1e-400": "",
		"1.0000000000000002": `line 1: want a number from -1 to 1`,
		"1e400":              `line 1: want a number from -1 to 1`,
		"x":                  `line 1: want a number from -1 to 1`,
		"":                   "line 1: input ends, want a word",
	} {
		in := New(strings.NewReader(word))
		err := failure(func() { in.Float(-1, 1) })
		if got := errorText(err); got != want {
			t.Errorf("%q: error %q, want %q", word, got, want)
		}
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestNoAllocationPerFloat(t *testing.T) {
	in := New(strings.NewReader(strings.Repeat("-12.5e3 ", 5000)))
	in.Float(-1e9, 1e9)
	if n := testing.AllocsPerRun(1000, func() { in.Float(-1e9, 1e9) }); n != 0 {
		t.Errorf("%v allocations for a number, want none", n)
	}
}
