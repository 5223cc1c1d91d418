// This file finds the user's own program for a problem of the course. The judge then judges it instead of the
// repository's program.

package command

import (
	"oj/judge/internal/session"
	"oj/tools/shared/attempt"
	"oj/tools/shared/workspace"
)

// takeAttempt adds the user's own program for a problem of the course to o.Src. This program is in a folder
// that tools/practise has created. takeAttempt adds it only if the command line names exactly one problem, by
// its id, and has no flag -src. So "judge uva260" judges the user's program if there is one, but "judge" and
// "judge problems/uva260" judge the repository's programs. The parameter file is the value of the flag -file.
func takeAttempt(o *session.Options, dir, file string) {
	isOther := o.Merge || o.Update || o.Shards > 0
	if isOther || len(o.Src) > 0 || len(o.Names) != 1 {
		return
	}

	// If the file given by -file belongs to the repository's solution, the user wants the repository's
	// program.
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

// attemptNote is printed if the user's own program is judged.
const attemptNote = "your own program is judged; go run ./judge problems/%s judges the repository's\n"
