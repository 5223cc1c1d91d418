// Command check decides whether an output of UVa 10305 is right: each line must contain all tasks of its case, in an order
// that obeys the relations. It does not need the stored answer, because some order always exists.
//
// Usage: check INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT. The exit status is 42 if the output is right. If the output is
// wrong, it is 43, and FEEDBACK_FOLDER/judgemessage.txt contains the reason. If a file is missing or cannot be written, it
// is 1.
package main

import (
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
	output, err2 := io.ReadAll(os.Stdin)
	if err1 != nil || err2 != nil {
		fault("error for the input: %v, for the output: %v", err1, err2)
	}
	if wrong := check(string(input), string(output)); wrong != "" {
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
func check(input, output string) string {
	if output != "" && !strings.HasSuffix(output, "\n") {
		return "the output does not end with a line break"
	}
	in, lines := strings.NewReader(input), strings.Split(strings.TrimSuffix(output, "\n"), "\n")
	for k := 1; ; k++ {
		var tasks, relations int
		fmt.Fscan(in, &tasks, &relations)
		if tasks == 0 {
			if len(lines) >= k && output != "" {
				return fmt.Sprintf("line %d: want nothing, because there are only %d cases", k, k-1)
			}
			return ""
		}
		if len(lines) < k {
			return fmt.Sprintf("case %d: the output ends", k)
		}

		// Read all relations of the case first, so that the next case begins at the right place even after a mistake.
		pairs := make([][2]int, relations)
		for i := range pairs {
			fmt.Fscan(in, &pairs[i][0], &pairs[i][1])
		}
		if wrong := follow(tasks, pairs, lines[k-1]); wrong != "" {
			return fmt.Sprintf("case %d: %s", k, wrong)
		}
	}
}

// follow returns the first mistake in a line, or "". Programs that print a blank behind the last task are accepted.
func follow(tasks int, relations [][2]int, line string) string {
	words := strings.Split(strings.TrimSuffix(line, " "), " ")
	if len(words) != tasks {
		return fmt.Sprintf("want %d tasks with single blanks between them, not %.40q", tasks, line)
	}
	place := make([]int, tasks+1) // place[t]: where task t stands in the line, from 1
	for i, word := range words {
		task, err := strconv.Atoi(word)
		if err != nil || strconv.Itoa(task) != word || task < 1 || task > tasks {
			return fmt.Sprintf("%.40q is not a task", word)
		}
		if place[task] > 0 {
			return fmt.Sprintf("task %d occurs twice", task)
		}
		place[task] = i + 1
	}
	for _, r := range relations {
		if place[r[0]] > place[r[1]] {
			return fmt.Sprintf("task %d must come before task %d", r[0], r[1])
		}
	}
	return ""
}
