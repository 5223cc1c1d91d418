// Command check decides whether an output of UVa 10054 is right: each printed ring must use all beads. From the
// stored answer it reads only whether a ring exists.
//
// Usage: check INPUT ANSWER FEEDBACK_FOLDER/ [blank_lines] < OUTPUT. Blank lines are ignored except with the flag
// blank_lines, because UVa's own checker seems to ignore them. The exit status is 42 if the output is right. If the output is
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
	blankLinesCount := len(os.Args) > 4 && os.Args[4] == "blank_lines"
	text := string(output)
	if !blankLinesCount {
		text = separated(text)
	}
	if wrong := check(string(input), string(answer), text); wrong != "" {
		if err := feedback.Write(os.Args[3], "judgemessage.txt", wrong+"\n"); err != nil {
			fault("%v", err)
		}
		os.Exit(43)
	}
	os.Exit(42)
}

// separated returns the output with exactly one blank line between the blocks of two cases, and no other ones.
func separated(output string) string {
	var text strings.Builder
	for _, line := range strings.Split(output, "\n") {
		if strings.TrimSpace(line) == "" {
			continue
		}
		if text.Len() > 0 && strings.HasPrefix(line, "Case #") {
			text.WriteString("\n")
		}
		text.WriteString(line + "\n")
	}
	return text.String()
}

func fault(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(1)
}

const lost = "some beads may be lost"

// check returns the first mistake in the output, or "".
func check(input, answer, output string) string {
	// In the answer and in the output, a blank line separates the blocks of two cases.
	in := strings.NewReader(input)
	answers, outputs := strings.Split(answer, "\n\n"), strings.Split(output, "\n\n")
	var cases int
	fmt.Fscan(in, &cases)
	if len(outputs) != cases {
		return fmt.Sprintf("want %d blocks separated by blank lines, got %d", cases, len(outputs))
	}
	for k, block := range outputs {
		// Count equal beads: a bead may be used as often as it occurs.
		var n int
		fmt.Fscan(in, &n)
		beads := map[string]int{}
		for range n {
			var a, b int
			fmt.Fscan(in, &a, &b)
			beads[bead(a, b)]++
		}

		// Of the blocks, only the last one ends with a line break.
		lines := strings.Split(block, "\n")
		if k == cases-1 { // the text after the last newline is empty
			if lines[len(lines)-1] != "" {
				return "the last line has no line break"
			}
			lines = lines[:len(lines)-1]
		}
		if lines[0] != fmt.Sprintf("Case #%d", k+1) {
			return fmt.Sprintf("%.100q: want Case #%d", lines[0], k+1)
		}

		// If the answer contains a ring, any ring is right.
		wrong := ""
		if len(lines) == 2 && lines[1] == lost {
			wrong = lost + ", although there is a ring"
		} else {
			wrong = damage(n, beads, lines[1:])
		}
		none := strings.Contains(answers[k], lost)
		if none && wrong == "" {
			fault("case %d has a ring, but the answer says that there is none", k+1)
		}
		if wrong != "" && !(none && len(lines) == 2 && lines[1] == lost) {
			return fmt.Sprintf("case %d: %s", k+1, wrong)
		}
	}
	return ""
}

// bead returns the text of a bead, with the lower colour first.
func bead(a, b int) string {
	if a > b {
		a, b = b, a
	}
	return fmt.Sprint(a, " ", b)
}

// damage returns the reason why the lines are not a ring of all beads, or "" if they are one.
func damage(n int, beads map[string]int, lines []string) string {
	if len(lines) != n {
		return fmt.Sprintf("want %d beads, got %d lines", n, len(lines))
	}

	// Neighbouring beads must have the same colour where they touch. The last bead and the first one are neighbours,
	// too.
	var first, last int
	for i, line := range lines {
		var a, b int
		if _, err := fmt.Sscanf(line, "%d %d", &a, &b); err != nil || fmt.Sprint(a, " ", b) != line {
			return fmt.Sprintf("%.100q: want two colours separated by one space", line)
		}
		if i == 0 {
			first = a
		} else if a != last {
			return fmt.Sprintf("bead %d begins with colour %d, but the previous bead ends with %d", i+1, a, last)
		}
		last = b

		// A bead may be turned, but must not be used twice.
		beads[bead(a, b)]--
		if beads[bead(a, b)] < 0 {
			return fmt.Sprintf("bead %d: the input has fewer beads %q", i+1, line)
		}
	}
	if first != last {
		return fmt.Sprintf("the ring begins with colour %d, but ends with %d", first, last)
	}
	return ""
}
