// Command check decides whether an output of UVa 670 is right: each route must obey the rules and have as many points
// as the route in the stored answer. No two points of a case are equal.
//
// Usage: check INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT. The exit status is 42 if the output is right. If the output is
// wrong, it is 43, and FEEDBACK_FOLDER/judgemessage.txt contains the reason. If a file is missing or invalid, or
// cannot be written, it is 1.
package main

import (
	"fmt"
	"io"
	"math"
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
		fault("error for the input: %v, for the answer: %v, for the output: %v", err1, err2, err3)
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

type point struct{ x, y int }

func (p point) to(q point) float64 { return math.Hypot(float64(p.x-q.x), float64(p.y-q.y)) }

// check returns the first mistake in the output, or "".
func check(input, answer, output string) string {
	// In the output, a blank line separates the blocks of two cases.
	in, ans := strings.NewReader(input), strings.NewReader(answer)
	var cases int
	fmt.Fscan(in, &cases)
	blocks := strings.Split(output, "\n\n")
	if len(blocks) != cases || !strings.HasSuffix(output, "\n") || strings.HasSuffix(output, "\n\n") {
		return fmt.Sprintf("want %d blocks separated by blank lines", cases)
	}
	for k, block := range blocks {
		// From the answer read only the number of points, because the output may visit other places than the answer.
		var n, m, best int
		fmt.Fscan(in, &n, &m)
		corners, places := points(in, n), points(in, m)
		fmt.Fscan(ans, &best)
		points(ans, best)

		// If the output's route is valid and has more points than the answer's, the stored answer is wrong.
		wrong, length := follow(strings.TrimSuffix(block, "\n"), corners, places)
		if wrong == "" && length > best {
			fault("case %d: a route of %d points is possible, but the answer has only %d", k+1, length, best)
		}
		if wrong == "" && length < best {
			wrong = fmt.Sprintf("%d points, although %d are possible", length, best)
		}
		if wrong != "" {
			return fmt.Sprintf("case %d: %s", k+1, wrong)
		}
	}
	return ""
}

func points(r *strings.Reader, n int) []point {
	all := make([]point, n)
	for i := range all {
		fmt.Fscan(r, &all[i].x, &all[i].y)
	}
	return all
}

// follow walks along a route. It returns the first mistake in the route, or "" and the number of its points.
func follow(block string, corners, places []point) (wrong string, length int) {
	// The first line contains the number of points, the second line the points.
	count, line, _ := strings.Cut(block, "\n")
	words := strings.Split(line, " ")
	if fmt.Sprint(len(words)/2) != count || len(words)%2 == 1 {
		return fmt.Sprintf("want the number of points and then the points, with single blanks, not %.40q with %d words", count, len(words)), 0
	}

	// left contains the places that the route has not visited yet, because it may visit each place at most once.
	left := map[point]bool{}
	for _, p := range places {
		left[p] = true
	}

	// Read the whole route first, because checking a place needs the points before and after it.
	route := make([]point, len(words)/2)
	for i := range route {
		text := words[2*i] + " " + words[2*i+1]
		if fmt.Sscan(text, &route[i].x, &route[i].y); fmt.Sprint(route[i].x, " ", route[i].y) != text {
			return fmt.Sprintf("%.40q is not a point", text), 0
		}
	}

	// Walk along the route. The master's corners must occur in order, with at most one place between two corners.
	next := 0 // the index of the next corner
	for i, p := range route {
		if next < len(corners) && p == corners[next] {
			next++
			continue
		}
		if !left[p] {
			return fmt.Sprintf("%v is neither the next corner nor an unvisited place", p), 0
		}
		left[p] = false
		if i == 0 || i+1 == len(route) || next == len(corners) || route[i-1] != corners[next-1] || route[i+1] != corners[next] {
			return fmt.Sprintf("place %v is not between two corners", p), 0
		}
		a, b := route[i-1], route[i+1]
		if a.to(p)+p.to(b) > 2*a.to(b)+1e-9 {
			return fmt.Sprintf("place %v is too far from the way from %v to %v", p, a, b), 0
		}
	}
	if next < len(corners) {
		return fmt.Sprintf("corner %v is missing", corners[next]), 0
	}
	return "", len(route)
}
