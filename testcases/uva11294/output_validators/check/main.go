// Command check decides whether the seatings of UVa 11294 are allowed. The stored answer only says whether one exists.
// Each line must have one blank between two people; the order of the couples is free.
//
// Usage: check INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT. Exit status 42: right. 43: wrong, for the reason that is in
// FEEDBACK_FOLDER/judgemessage.txt. 1: the judge is at fault.
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
		fault("reading: %v, %v, %v", err1, err2, err3)
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
				return fmt.Sprintf("want %d lines, each with its end", line)
			}
			return ""
		}

		// The pairs of this wedding.
		lovers := make([][2]string, m)
		for i := range lovers {
			fmt.Fscan(in, &lovers[i][0], &lovers[i][1])
		}
		if line >= len(outputs)-1 {
			return fmt.Sprintf("there is no line %d", line+1)
		}

		// Any right seating is accepted. The answer only tells whether there is one.
		wrong := offence(n, lovers, outputs[line])
		none := answers[line] == "bad luck"
		switch {
		case none && outputs[line] != "bad luck" && wrong == "":
			fault("line %d: %q is right, and the answer says that nothing is", line+1, outputs[line])
		case none && outputs[line] == "bad luck":
		case wrong != "":
			return fmt.Sprintf("line %d: %.200q: %s", line+1, outputs[line], wrong)
		}
	}
}

// offence returns the reason why these people cannot be the people on the bride's side, or "".
func offence(n int, lovers [][2]string, line string) string {
	// The bride is on her own side and not in the output.
	near := map[string]bool{"0w": true}
	people := strings.Split(line, " ")
	if line == "" {
		people = nil
	}
	for _, p := range people {
		if near[p] {
			return p + " sits there twice"
		}
		near[p] = true
	}

	// One of each couple, and the bride instead of the groom.
	if len(near) != n {
		return fmt.Sprintf("want %d people", n-1)
	}
	for couple := range n {
		if near[fmt.Sprint(couple, "h")] == near[fmt.Sprint(couple, "w")] {
			return fmt.Sprintf("want one of couple %d", couple)
		}
	}

	// The bride would see two lovers who sit together on the far side.
	for _, l := range lovers {
		if !near[l[0]] && !near[l[1]] {
			return fmt.Sprintf("%s and %s are seen together", l[0], l[1])
		}
	}
	return ""
}
