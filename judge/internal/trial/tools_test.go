//go:build unix

package trial

import (
	"testing"

	"oj/tools/shared/problem"
)

// TestPyPyIsAskedFor checks which build jobs for Python submissions request PyPy: those of problems from
// Kattis, and of packages that name no site. The jobs of all other problems must request CPython.
func TestPyPyIsAskedFor(t *testing.T) {
	for _, c := range []struct {
		yaml, submission string
		want             bool
	}{
		{"", "submissions/accepted/a.py", true},
		{"source_url: https://open.kattis.com/problems/hello\n", "main.py", true},
		{"source_url: https://www.codingame.com/training/easy/onboarding\n", "submissions/accepted/a.py", false},
	} {
		dir := writeFiles(t, map[string]string{
			"problem.yaml": c.yaml, "data/secret/1.in": "", "data/secret/1.ans": "", c.submission: "print(1)\n",
		})
		pkg, err := problem.Read(dir)
		if err != nil {
			t.Fatal(err)
		}
		job, err := Submission(pkg, dir+"/"+c.submission, "")
		if err != nil || job.PyPy != c.want {
			t.Errorf("%q: PyPy %v, %v; want %v", c.yaml, job.PyPy, err, c.want)
		}
	}
}
