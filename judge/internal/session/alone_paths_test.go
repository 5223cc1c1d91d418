package session

import (
	"context"
	"os/exec"
	"testing"
	"time"

	"oj/tools/full"
	"oj/tools/verdict"
)

// TestAloneEverywhere: what was too slow beside another program is run again alone with every kind of
// output validator, too. The program is too slow until the other one is over.
func TestAloneEverywhere(t *testing.T) {
	if _, err := exec.LookPath("flock"); err != nil {
		t.Skip(err)
	}
	for _, validation := range []string{"custom", "custom interactive", "custom multi-pass"} {
		t.Run(validation, func(t *testing.T) {
			if validation != "custom interactive" {
				full.Test(t)
			}
			names := []string{"stays.sh", "too_slow.sh", "output_validators/v/v.sh"}
			pkg, progs := scripts(t, map[string]string{
				"problem.yaml": "validation: " + validation + "\n", "lock": "",
				"data/secret/1.in": "", "data/secret/1.ans": "",
				"output_validators/v/v.sh": "cat > /dev/null\nexit 42\n",
				"stays.sh":                 stays,
				"too_slow.sh":              tooSlow,
			}, names)
			var programs []*Program
			for i := range 2 {
				programs = append(programs, runs(pkg, names[i], progs[i], time.Second, progs[2:]...))
			}
			c := newCall(t)
			programs[0].pkg.TimeLimit, programs[1].pkg.TimeLimit = 100*time.Second, 300*time.Millisecond
			if err := c.runAll(context.Background(), programs, over(t, pkg, programs[0])); err != nil {
				t.Fatal(err)
			}
			for i, again := range []bool{false, true} {
				if res := programs[i].Entry.Cases[0]; res.Verdict != verdict.AC || res.Retried != again {
					t.Errorf("%s: %v (%s), run again: %v; want AC, %v", names[i], res.Verdict, res.Message, res.Retried, again)
				}
			}
		})
	}
}
