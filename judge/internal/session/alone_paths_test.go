package session

import (
	"context"
	"os/exec"
	"testing"
	"time"

	"oj/tools/shared/testing/full"
	"oj/tools/shared/verdict"
)

// TestAloneEverywhere checks the same as TestAlone for every kind of output validator.
func TestAloneEverywhere(t *testing.T) {
	if _, err := exec.LookPath("flock"); err != nil {
		t.Skip(err)
	}
	for _, validation := range []string{"custom", "custom interactive", "custom multi-pass"} {
		t.Run(validation, func(t *testing.T) {
			if validation != "custom interactive" {
				full.Test(t)
			}
			names := []string{"stays.sh", "too_lazy.sh", "output_validators/v/v.sh"}
			pkg, progs := scripts(t, map[string]string{
				"problem.yaml": "validation: " + validation + "\n", "lock": "",
				"data/secret/1.in": "", "data/secret/1.ans": "",
				"output_validators/v/v.sh": "cat > /dev/null\nexit 42\n",
				"stays.sh":                 stays,
				"too_lazy.sh":              tooLazy,
			}, names)
			c := newCall(t)
			programs := []*task{
				newScriptTask(c, pkg, names[0], progs[0], 100*time.Second, progs[2:]...),
				newScriptTask(c, pkg, names[1], progs[1], 300*time.Millisecond, progs[2:]...),
			}
			if err := c.runAll(context.Background(), programs, over(t, pkg, programs[0])); err != nil {
				t.Fatal(err)
			}
			for i, again := range []bool{false, true} {
				if res := programs[i].results[0]; res.Verdict != verdict.AC || res.Repeated != again {
					t.Errorf("%s: %v (%s), run again: %v; want AC, %v", names[i], res.Verdict, res.Message, res.Repeated, again)
				}
			}
		})
	}
}
