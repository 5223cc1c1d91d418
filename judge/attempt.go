// This file makes the learner's own program the one to be judged.

package main

import (
	"oj/judge/internal/session"
	"oj/tools/attempt"
	"oj/tools/workspace"
)

// takeAttempt makes the learner's program of tools/practise the source to be judged, if the command line names one problem
// by its id, and no program. So "judge uva260" judges the learner's program if there is one, and "judge" and "judge
// problems/uva260" judge the repository's own. file is the value of -file.
func takeAttempt(o *session.Options, dir, file string) {
	isOther := o.Merge || o.Update || o.Shards > 0
	if isOther || len(o.Src) > 0 || len(o.Names) != 1 {
		return
	}

	// An editor that shows the repository's own solution wants that one.
	arg := o.Names[0]
	if file != "" {
		arg = workspace.In(dir, file)
	}
	program, id := attempt.Named(workspace.Find(dir), dir, arg)
	if program != "" {
		o.Src = []string{program}
		o.Names = []string{id}
		o.Attempt = id
	}
}

// attemptNote tells whose program is judged.
const attemptNote = "your own program is judged; go run ./judge problems/%s judges the repository's\n"
