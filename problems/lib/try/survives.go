package try

import (
	"strings"
	"testing"

	"oj/problems/lib/scan"
)

// A File is an input with several cases, split into its parts, and the answer to each case.
type File struct {
	Count string   // the first line, such as "2\n", if it contains the number of cases
	Cases []string // the text of each case; it ends with \n
	End   string   // the end marker: "0 0\n"; "" if the problem has none
	Want  []string // what the solution prints for each case
	// If Whole is true, Survives does not try inputs in which the last case is incomplete or all cases are
	// missing. Set Whole for solutions that answer a part of a case, or that fail if there is no case.
	Whole bool
	// If Blanks is true, blanks at the ends of lines are data, so Survives adds no such blanks.
	Blanks bool
}

// Survives runs a solution on inputs with the defects that files of real judges have, such as blank lines or
// a missing end marker. The solution must answer every complete case and must not report an error.
//
//	try.Survives(t, solve, try.File{Cases: []string{"1 5\n", "2 1 2\n"}, End: "0\n", Want: []string{"5\n", "3\n"}})
func Survives(t testing.TB, solve scan.Solution, f File) {
	t.Helper()
	all := strings.Join(f.Want, "")
	cases := strings.Join(f.Cases, "")
	text := f.Count + cases + f.End

	blank := " "
	if f.Blanks {
		blank = ""
	}
	lines := func(end string) string { return strings.ReplaceAll(text, "\n", end) }
	damaged := map[string]string{
		"nothing":                        text,
		"blank lines":                    "\n\n" + lines("\n\n\n"),
		"CR LF":                          lines("\r\n"),
		"CR LF and blank lines":          lines("\r\n\r\n"),
		"no last line end":               strings.TrimSuffix(text, "\n"),
		"0x1A behind the last line":      text + "\x1a",
		"0x1A on the last line":          strings.TrimSuffix(text, "\n") + "\x1a",
		"0x1A, CR LF, blanks, no marker": strings.ReplaceAll(f.Count+cases, "\n", blank+"\r\n") + "\r\n\x1a\r\n",
		"no end marker":                  f.Count + cases,
		"no end marker, no line end":     f.Count + strings.TrimSuffix(cases, "\n"),
	}
	if !f.Blanks {
		damaged["blank lines of blanks"] = lines("\n \t \n")
		damaged["trailing blanks"] = lines(" \t \n")
	}
	if f.Count != "" {
		damaged["more cases promised"] = "1000\n" + cases
	}
	for name, input := range damaged {
		survives(t, solve, name, input, all)
	}

	if f.Whole {
		return
	}
	last := len(f.Cases) - 1
	complete := f.Count + strings.Join(f.Cases[:last], "")
	answers := strings.Join(f.Want[:last], "")
	for cut := range f.Cases[last] {
		if cut > 0 && isSpace(f.Cases[last][cut-1]) && strings.TrimSpace(f.Cases[last][cut:]) != "" {
			survives(t, solve, "the last case is cut", complete+f.Cases[last][:cut], answers)
		}
	}
	survives(t, solve, "no cases", f.End, "")
	survives(t, solve, "empty", "", "")
}

// isSpace reports whether c is a blank or a line end.
func isSpace(c byte) bool { return c == ' ' || c == '\n' }

// survives reports an error if the solution gives another output for the input, or fails.
func survives(t testing.TB, solve scan.Solution, name, input, want string) {
	t.Helper()
	var out strings.Builder
	err := scan.Run(strings.NewReader(input), &out, solve)
	if out.String() != want || err != nil {
		t.Errorf("%s: %.2000q\ngot\n%.2000s\nerror %v, want\n%.2000s", name, input, out.String(), err, want)
	}
}
