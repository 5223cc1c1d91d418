package trial

import (
	"testing"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/process"
	"oj/tools/shared/problem"
)

// TestPeakOfAllPasses: a multi-pass run reports the largest measurements of all passes, in whatever pass they occur.
func TestPeakOfAllPasses(t *testing.T) {
	large := process.State{Wall: 3 * time.Second, CPU: 2 * time.Second, Memory: 100, Output: 50}
	small := process.State{Wall: time.Second, CPU: time.Second, Memory: 10, Output: 5}
	for _, passes := range [][]process.State{{large, small}, {small, large}} {
		a := &trial{}
		for _, pass := range passes {
			a.ran(pass)
		}
		if a.Wall != 3 || a.CPU != 2 || a.Memory != 100 || a.Output != 50 {
			t.Errorf("%v: wall %v, CPU %v, memory %v, output %v", passes, a.Wall, a.CPU, a.Memory, a.Output)
		}
	}
}

// TestSkippedInputValidator: a validator without its interpreter accepts nothing and rejects nothing. So an input that
// must be rejected is an error only if every validator has run.
func TestSkippedInputValidator(t *testing.T) {
	skipped := []*build.Artifact{{Skipped: "no compiler"}}
	pkg := &problem.Package{InputValidators: []problem.Tool{{Name: "v"}}}
	for _, kind := range []problem.CaseKind{problem.Judged, problem.InvalidInput} {
		c := &problem.Case{Name: "x", Kind: kind}
		if err := (&Runner{Temp: t.TempDir()}).Input(t.Context(), pkg, c, skipped); err != nil {
			t.Errorf("kind %v: %v", kind, err)
		}
	}
}
