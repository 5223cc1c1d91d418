// Command check decides whether an output of UVa 11419 is right: the cannons of each line must hit all enemies of the case,
// and be as few as those of the stored answer.
//
// Usage: check INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT. The exit status is 42 if the output is right. If the output is
// wrong, it is 43, and FEEDBACK_FOLDER/judgemessage.txt contains the reason. If a file is missing or invalid, or cannot be
// written, it is 1.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"oj/testcases/internal/feedback"
)

func main() {
	if len(os.Args) < 4 {
		fault("usage: check INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT")
	}
	input, err1 := os.ReadFile(os.Args[1])
	answer, err2 := os.ReadFile(os.Args[2])
	output, err3 := io.ReadAll(os.Stdin)
	if err1 != nil || err2 != nil || err3 != nil {
		fault("error for the input: %v, for the answer: %v, for the output: %v", err1, err2, err3)
	}
	if wrong := check(input, string(answer), string(output)); wrong != "" {
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
func check(input []byte, answer, output string) string {
	if !strings.HasSuffix(output, "\n") {
		return "the output does not end with a line break"
	}
	in := bufio.NewReader(bytes.NewReader(input))
	lines := strings.Split(strings.TrimSuffix(output, "\n"), "\n")
	answers := strings.Split(answer, "\n")
	for k := 1; ; k++ {
		var rows, columns, enemies int
		fmt.Fscan(in, &rows, &columns, &enemies)
		if rows == 0 {
			if len(lines) >= k {
				return fmt.Sprintf("line %d: want nothing, because there are only %d cases", k, k-1)
			}
			return ""
		}
		if len(lines) < k {
			return fmt.Sprintf("case %d: the output ends", k)
		}
		cells := make([][2]int, enemies)
		for i := range cells {
			fmt.Fscan(in, &cells[i][0], &cells[i][1])
		}

		// From the answer read only the number of cannons, because the output may use other ones.
		best, _, _ := strings.Cut(answers[k-1], " ")
		fewest, err := strconv.Atoi(best)
		if err != nil {
			fault("case %d: the answer begins with %q", k, best)
		}
		wrong, count := fire(rows, columns, cells, lines[k-1])
		if wrong == "" && count < fewest {
			fault("case %d: %d cannons are enough, but the answer has %d", k, count, fewest)
		}
		if wrong == "" && count > fewest {
			wrong = fmt.Sprintf("%d cannons, although %d are enough", count, fewest)
		}
		if wrong != "" {
			return fmt.Sprintf("case %d: %s", k, wrong)
		}
	}
}

// fire returns the first mistake in a line, or "" and the number of its cannons. Programs that print a blank behind the
// last cannon are accepted.
func fire(rows, columns int, enemies [][2]int, line string) (wrong string, count int) {
	words := strings.Split(strings.TrimSuffix(line, " "), " ")
	if words[0] != strconv.Itoa(len(words)-1) {
		return fmt.Sprintf("want the number of cannons and then the cannons, with single blanks, not %.40q", line), 0
	}
	hit := map[string]bool{}
	for _, word := range words[1:] {
		size := 0
		if strings.HasPrefix(word, "r") {
			size = rows
		} else if strings.HasPrefix(word, "c") {
			size = columns
		}
		n, err := strconv.Atoi(word[min(1, len(word)):])
		if err != nil || n < 1 || n > size || strconv.Itoa(n) != word[1:] {
			return fmt.Sprintf("%.40q is not a row or column of the board", word), 0
		}
		if hit[word] {
			return fmt.Sprintf("%s occurs twice", word), 0
		}
		hit[word] = true
	}
	for _, e := range enemies {
		if !hit["r"+strconv.Itoa(e[0])] && !hit["c"+strconv.Itoa(e[1])] {
			return fmt.Sprintf("nobody hits the enemy in row %d, column %d", e[0], e[1]), 0
		}
	}
	return "", len(words) - 1
}
