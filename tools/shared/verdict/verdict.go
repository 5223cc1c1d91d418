// Package verdict defines the verdicts of a run and of a submission.
package verdict

import "fmt"

// A Verdict is the result of judging a run or a submission. The zero value is None: not judged.
type Verdict int

// The verdicts, with the abbreviations that sites use.
const (
	None Verdict = iota // not judged
	AC                  // accepted
	WA                  // wrong answer
	PE                  // presentation error: only white space is wrong
	TLE                 // time limit exceeded
	ILE                 // idleness limit exceeded: waited without computing
	MLE                 // memory limit exceeded
	OLE                 // output limit exceeded
	RTE                 // run-time error
	CE                  // compile error
	JE                  // judge error: a validator or the judge failed, so the program was not judged
)

// names contains, for each verdict, its abbreviation, its long name, and the corresponding verdict of the
// ICPC package format.
var names = [...]struct {
	short, long string
	icpc        Verdict
}{
	{"-", "not judged", None}, {"AC", "accepted", AC}, {"WA", "wrong answer", WA}, {"PE", "presentation error", WA},
	{"TLE", "time limit exceeded", TLE}, {"ILE", "idleness limit exceeded", TLE}, {"MLE", "memory limit exceeded", RTE},
	{"OLE", "output limit exceeded", RTE}, {"RTE", "run-time error", RTE}, {"CE", "compile error", CE}, {"JE", "judge error", JE},
}

// String returns the abbreviation, such as "WA".
func (v Verdict) String() string { return names[v].short }

// Long returns the long name, such as "wrong answer".
func (v Verdict) Long() string { return names[v].long }

// MarshalText returns the abbreviation, which stands for the verdict in reports.
func (v Verdict) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

// UnmarshalText parses an abbreviation.
func (v *Verdict) UnmarshalText(text []byte) error {
	for i, name := range names {
		if name.short == string(text) {
			*v = Verdict(i)
			return nil
		}
	}
	return fmt.Errorf("unknown verdict %q", text)
}

// ICPC returns the verdict of the ICPC package format that corresponds to v. The format has only AC, WA, TLE,
// RTE and CE. So PE becomes WA, ILE becomes TLE, and MLE and OLE become RTE.
func (v Verdict) ICPC() Verdict { return names[v].icpc }
