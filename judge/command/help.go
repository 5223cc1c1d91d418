// This file contains the help text about checkers and interactors.

package command

import "slices"

// aboutCheckers is the text of -help checkers. It fits on one screen.
const aboutCheckers = `Checkers and interactors are programs in testcases/ID/output_validators, in any language that the judge knows:
NAME.py, NAME.cpp, or NAME/main.go. They are needed if comparing the output with the answer is not enough.
  go run ./tools/new -checker -lang py ID       write a checker of ten lines, and set problem.yaml
  go run ./tools/new -interactive -lang py ID   write an interactor, and set problem.yaml

                a checker                              an interactor
problem.yaml    validation: custom                     validation: custom interactive
argument 1      the file with the input                the file with the input, which the program does not see
argument 2      the file with the answer               the file with the answer, if there is one; it is not needed
argument 3      a folder for messages, ends in /       the same
standard input  the output of the program              what the program prints
standard output the message of WA                      what the program reads; flush it after each line
standard error  the message of WA                      the message of WA
exit status     42 accepts, 43 rejects; any other status, or a crash, is JE: a failure of the checker itself

The program may also write its message to the file judgemessage.txt in the folder of argument 3.

With testlib.h (beside the source, or in a folder of CPLUS_INCLUDE_PATH) a program needs no change:
a checker gets input, output and answer, an interactor gets input, a file to write to, and the answer if there is one.
exit status     0 accepts; 1, 2 and 4 reject; 7 accepts with points; 3 is JE

Test it: put programs into submissions/accepted and submissions/wrong_answer, then
  go run ./judge -kill ID
Numbers within a tolerance need no checker:
  go run ./judge -tolerance 1e-6 -save ID
`

// asksAboutCheckers reports whether the command line is "-help checkers".
func asksAboutCheckers(words []string) bool {
	return len(words) == 2 && words[1] == "checkers" &&
		slices.Contains([]string{"-h", "-help", "--help"}, words[0])
}
