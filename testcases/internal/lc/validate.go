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

// Validate is the main function of every output validator of a Library Checker problem. The program's arguments are the
// input, the answer, the feedback folder, and the problem's id, which comes from validator_flags in problem.yaml.
func Validate() {
	// BAPCtools adds flags of its own before the id when it validates an answer.
	if len(os.Args) < 5 {
		fmt.Fprintln(os.Stderr, "usage: check INPUT ANSWER FEEDBACK [FLAG ...] ID < OUTPUT")
		os.Exit(1)
	}
	id := os.Args[len(os.Args)-1]

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

	if problems[id].Check == nil {
		fail(fmt.Errorf("%s has no check", id))
	}

	// The exit status tells the judge whether the output is correct. A message tells why it is wrong.
	if err := Judge(id, string(input), string(answer), string(output)); err != nil {
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
