package lc

import (
	"fmt"
	"io"
	"os"

	"oj/testcases/internal/feedback"
)

const (
	accepted = 42
	wrong    = 43
)

// Validate is the main function of all output validators of Library Checker problems. The program's arguments are the
// input, the answer, the feedback folder, and the problem's id, which comes from validator_flags in problem.yaml.
func Validate() {
	if len(os.Args) != 5 {
		fmt.Fprintln(os.Stderr, "usage: check INPUT ANSWER FEEDBACK ID < OUTPUT")
		os.Exit(1)
	}

	input, err := os.ReadFile(os.Args[1])
	if err != nil {
		fail(err)
	}
	answer, err := os.ReadFile(os.Args[2])
	if err != nil {
		fail(err)
	}
	output, err := io.ReadAll(os.Stdin)
	if err != nil {
		fail(err)
	}

	if problems[os.Args[4]].Check == nil {
		fail(fmt.Errorf("%s has no check", os.Args[4]))
	}

	// The exit status is the verdict. The message says why an output is wrong.
	if err := Judge(os.Args[4], string(input), string(answer), string(output)); err != nil {
		if err := feedback.Write(os.Args[3], "judgemessage.txt", err.Error()+"\n"); err != nil {
			fail(err)
		}
		os.Exit(wrong)
	}
	os.Exit(accepted)
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}
