// This file divides a testcase that contains many cases, so that the judge can run one of them alone. If the program is
// right then, the case before it has left something behind. Nothing says where a case ends in the input, so there are
// several divisions; a wrong one hardly makes a wrong program print the right answer.

package hint

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A Piece is one case of a testcase, as a testcase of its own.
type Piece struct{ Input, Answer string }

// A Division is a testcase divided into its cases.
type Division struct {
	Pieces []Piece
	Wrong  int // the index of the first case that the program has answered wrong; at least 1
}

// mostCases is the maximum number of cases of a divided testcase.
const mostCases = 1000

// Divide returns the ways in which a testcase may be divided. There are none if the first case is wrong already.
func Divide(input, answer, got string) (list []Division) {
	lines := linesIn(strings.ReplaceAll(input, "\r\n", "\n"))
	want := linesIn(answer)
	if len(lines) < 2 || len(want) < 2 {
		return nil
	}

	// Either the first line is the number of cases, or the last one ends them, or the input ends after the last case.
	if count, err := strconv.Atoi(lines[0]); err == nil && count >= 2 && count <= mostCases {
		rest := trimEmpty(lines[1:])
		if answers := blocks(want, count); answers != nil {
			for _, cases := range divisions(rest, count) {
				list = appendDivision(list, cases, answers, got, func(one []string) []string { return slices.Concat([]string{"1"}, one) })
			}
		}
	}
	rest, end := lines, []string(nil)
	if last := len(lines) - 1; terminator.MatchString(lines[last]) {
		rest, end = trimEmpty(lines[:last]), lines[last:]
	}
	for _, count := range []int{len(want), len(groups(want))} {
		answers := blocks(want, count)
		if answers == nil || count < 2 || count > mostCases {
			continue
		}
		for _, cases := range divisions(rest, count) {
			list = appendDivision(list, cases, answers, got, func(one []string) []string { return slices.Concat(one, end) })
		}
	}
	return list
}

// terminator matches a line that ends the input in many problems of UVa.
var terminator = regexp.MustCompile(`^(?:-?[01](?: -?[01])*|[#*]|END|end)$`)

// numbered matches the number of a case in its answer.
var numbered = regexp.MustCompile(`(?i)^((?:case|scenario|test case|test|instance|map|maze|set)\s*#?\s*)(\d+)\b`)

// appendDivision adds a division if got is right in the first case and wrong in a later one. whole returns the lines of an
// input that has only one case.
func appendDivision(list []Division, cases, answers [][]string, got string, whole func([]string) []string) []Division {
	// Compare without empty lines. If the output is cut, nothing is known about its last line.
	text, isCut := strings.CutSuffix(got, "…")
	gotLines := withoutEmpty(linesIn(text))
	known := len(gotLines)
	if isCut {
		known--
	}
	d := Division{Wrong: -1}
	at := 0
	for i, answer := range answers {
		for _, line := range withoutEmpty(answer) {
			if d.Wrong >= 0 {
				break
			}
			if at >= known { // the output ends: perhaps the program reads only one case
				return list
			}
			if !slices.Equal(strings.Fields(gotLines[at]), strings.Fields(line)) {
				d.Wrong = i
				if isSame(gotLines[at], line) {
					return list // only the number of the case is wrong
				}
			}
			at++
		}

		// Alone, the case has the number 1.
		alone := slices.Clone(answer)
		if m := numbered.FindStringSubmatch(alone[0]); m != nil && m[2] == fmt.Sprint(i+1) {
			alone[0] = numbered.ReplaceAllString(alone[0], "${1}1")
		}
		d.Pieces = append(d.Pieces, Piece{joinLines(whole(cases[i])), joinLines(trimEmpty(alone))})
	}
	if d.Wrong < 1 {
		return list
	}
	return append(list, d)
}

// isSame reports whether two lines with the numbers of cases differ only in these numbers.
func isSame(got, want string) bool {
	rest := func(line string) string { return numbered.ReplaceAllString(strings.TrimSpace(line), "") }
	return numbered.MatchString(got) && rest(got) == rest(want)
}

func joinLines(lines []string) string { return strings.Join(lines, "\n") + "\n" }

// trimEmpty removes empty lines at both ends.
func trimEmpty(lines []string) []string {
	for len(lines) > 0 && lines[0] == "" {
		lines = lines[1:]
	}
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

func withoutEmpty(lines []string) []string {
	return slices.DeleteFunc(slices.Clone(lines), func(line string) bool { return line == "" })
}

// groups divides lines at empty lines.
func groups(lines []string) (list [][]string) {
	var one []string
	for _, line := range append(slices.Clone(lines), "") {
		if line != "" {
			one = append(one, line)
		} else if one != nil {
			list, one = append(list, one), nil
		}
	}
	return list
}

// blocks divides lines into count equal blocks or, if there are so many, at empty lines. It returns nil if neither is
// possible.
func blocks(lines []string, count int) (list [][]string) {
	if parts := groups(lines); len(parts) == count {
		return parts
	}
	if count == 0 || len(lines)%count != 0 {
		return nil
	}
	return slices.Collect(slices.Chunk(lines, len(lines)/count))
}

// divisions returns the ways to divide lines into count cases: at empty lines, in equal blocks, or so that a number in the
// first line of each case is the number of its further lines.
func divisions(lines []string, count int) (list [][][]string) {
	if parts := groups(lines); len(parts) == count {
		list = append(list, parts)
	}
	lines = withoutEmpty(lines)
	if len(lines)%count == 0 && len(lines) > 0 {
		list = append(list, slices.Collect(slices.Chunk(lines, len(lines)/count)))
	}
	for _, size := range []func(numbers []int) int{
		func(n []int) int { return n[0] },
		func(n []int) int { return n[len(n)-1] },
		func(n []int) int { return n[0] + 1 },
		func(n []int) int { return n[0] + n[len(n)-1] },
	} {
		if parts := counted(lines, size); len(parts) == count {
			list = append(list, parts)
		}
	}
	return list
}

// counted divides lines into cases whose first line states how many lines follow. It returns nil if a case does not.
func counted(lines []string, size func(numbers []int) int) (list [][]string) {
	for len(lines) > 0 {
		var numbers []int
		for _, word := range strings.Fields(lines[0]) {
			n, err := strconv.Atoi(word)
			if err != nil {
				return nil
			}
			numbers = append(numbers, n)
		}
		if len(numbers) == 0 {
			return nil
		}
		end := 1 + size(numbers)
		if end < 1 || end > len(lines) {
			return nil
		}
		list = append(list, lines[:end])
		lines = lines[end:]
	}
	return list
}

// LeftBehind is the hint for a program that is wrong in a case, but right if the case is alone. which is the case, such as
// "3" or "3 of the 40 in secret/1".
func LeftBehind(which string) string {
	return "case " + which + " is right if it is the only one, so its answer depends on the cases before it: is a variable not reset, or input not read?"
}
