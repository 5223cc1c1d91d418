// Command check decides whether an output of UVa 11294 is right: each printed seating must be allowed. From the
// stored answer it reads only whether a seating exists. In each line there must be one space between two people; the
// couples may be in any order.
//
// Usage: check INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT. The exit status is 42 if the output is right. If the output is
// wrong, it is 43, and FEEDBACK_FOLDER/judgemessage.txt contains the reason. If a file is missing or invalid, or
// cannot be written, it is 1.
package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"oj/testcases/internal/feedback"
)

func main() {
	if len(os.Args) < 4 {
		fault("usage: check INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT")
	}

	// All files are small enough to be read whole.
	input, err1 := os.ReadFile(os.Args[1])
	answer, err2 := os.ReadFile(os.Args[2])
	output, err3 := io.ReadAll(os.Stdin)
	if err1 != nil || err2 != nil || err3 != nil {
		fault("cannot read the files: input: %v; answer: %v; output: %v", err1, err2, err3)
	}
	if wrong := check(string(input), string(answer), string(output)); wrong != "" {
		if err := feedback.Write(os.Args[3], "judgemessage.txt", wrong+"\n"); err != nil {
			fault("%v", err)
		}
		os.Exit(43)
	}
	os.Exit(42)
}

func fault(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(1)
}

// check returns the first mistake in the output, or "".
func check(input, answer, output string) string {
	in := strings.NewReader(input)
	answers, outputs := strings.Split(answer, "\n"), strings.Split(output, "\n")
	for line := 0; ; line++ {
		var n, m int
		fmt.Fscan(in, &n, &m)
		if n == 0 {
			if len(outputs) != line+1 || outputs[line] != "" {
				return fmt.Sprintf("want %d lines, each with a line break", line)
			}
			return ""
		}

		// Read the pairs of this wedding.
		lovers := make([][2]string, m)
		for i := range lovers {
			fmt.Fscan(in, &lovers[i][0], &lovers[i][1])
		}
		if line >= len(outputs)-1 {
			return fmt.Sprintf("line %d is missing", line+1)
		}

		// If the answer contains a seating, any allowed seating is right.
		wrong := offence(n, lovers, outputs[line])
		none := answers[line] == "bad luck"
		switch {
		case none && outputs[line] != "bad luck" && wrong == "":
			fault("line %d: %q is allowed, but the answer says that there is no seating", line+1, outputs[line])
		case none && outputs[line] == "bad luck":
		case wrong != "":
			return fmt.Sprintf("line %d: %.200q: %s", line+1, outputs[line], wrong)
		}
	}
}

// offence returns the reason why the people in the line cannot be the people on the bride's side, or "" if they can.
func offence(n int, lovers [][2]string, line string) string {
	// The bride sits on her own side, but is not printed.
	near := map[string]bool{"0w": true}
	people := strings.Split(line, " ")
	if line == "" {
		people = nil
	}
	for _, p := range people {
		if near[p] {
			return p + " occurs twice"
		}
		near[p] = true
	}

	// One person of each couple sits on the bride's side. For the first couple, this person is the bride.
	if len(near) != n {
		return fmt.Sprintf("want %d people on the bride's side", n-1)
	}
	for couple := range n {
		if near[fmt.Sprint(couple, "h")] == near[fmt.Sprint(couple, "w")] {
			return fmt.Sprintf("want exactly one person of couple %d", couple)
		}
	}

	// The bride must not see two lovers sitting together on the opposite side.
	for _, l := range lovers {
		if !near[l[0]] && !near[l[1]] {
			return fmt.Sprintf("the bride sees %s and %s together", l[0], l[1])
		}
	}
	return ""
}
