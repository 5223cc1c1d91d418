// Command replay checks an output of UVa 589. It executes the printed steps one after the other. It compares the
// number of pushes with the jury's answer, because there may be many best solutions. UVa's checker does no more. With
// the flag steps, the number of steps must be the least, too, as the statement demands. The text of each line must
// match exactly.
//
// Usage, by the ICPC convention: replay INPUT ANSWER FEEDBACK_FOLDER/ [steps] < OUTPUT. The exit status is 42 if the output
// is right. If the output is wrong, it is 43, and FEEDBACK_FOLDER/judgemessage.txt contains the reason. If a file is
// missing or invalid, or cannot be written, it is 1.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"oj/testcases/internal/feedback"
)

func main() {
	if len(os.Args) < 4 {
		fail("usage: replay INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT")
	}
	mustBeShort := len(os.Args) > 4 && os.Args[4] == "steps"
	input, err := os.Open(os.Args[1])
	if err != nil {
		fail("%v", err)
	}
	answer, err := os.Open(os.Args[2])
	if err != nil {
		fail("%v", err)
	}

	// The same code replays the jury's answer and the output. If the jury's answer has a mistake, the exit status is
	// 1.
	in := bufio.NewReader(input)
	jury := &player{"the jury's answer", bufio.NewScanner(answer), fail}
	team := &player{"the output", bufio.NewScanner(os.Stdin), wrong}
	for k := 1; ; k++ {
		var rows, columns int
		fmt.Fscan(in, &rows, &columns)
		if rows == 0 {
			break
		}

		// Read a maze, and replay the jury's answer and the output for it.
		maze := make([]string, rows)
		for i := range maze {
			fmt.Fscan(in, &maze[i])
		}

		// If the output is better than the jury's answer, the jury's answer is wrong.
		want, solved := jury.play(k, maze)
		got, claimed := team.play(k, maze)
		switch {
		case solved && !claimed:
			wrong("maze %d: there is a solution with %d pushes and %d steps", k, want.pushes, want.steps)
		case claimed && (!solved || got.less(want)):
			fail("maze %d: the jury is wrong: %d pushes and %d steps are enough", k, got.pushes, got.steps)
		case claimed && (want.pushes < got.pushes || mustBeShort && want.less(got)):
			wrong("maze %d: %d pushes and %d steps, but %d and %d are enough", k, got.pushes, got.steps, want.pushes, want.steps)
		}
	}
	jury.end()
	team.end()
	os.Exit(42)
}

type cost struct{ pushes, steps int }

func (a cost) less(b cost) bool {
	return a.pushes < b.pushes || a.pushes == b.pushes && a.steps < b.steps
}

// A player replays an answer: the jury's answer or the output. If the answer has a mistake, the player calls its
// function `wrong`, which prints a message and exits.
type player struct {
	name  string
	lines *bufio.Scanner
	wrong func(format string, args ...any)
}

// play executes the steps in one maze, and returns the numbers of pushes and steps. It returns false if the answer
// says that there is no solution.
func (p *player) play(k int, maze []string) (cost, bool) {
	// There are three lines for each maze: its number, the steps and an empty line.
	p.want(fmt.Sprintf("Maze #%d", k))
	way := p.line()
	p.want("")
	if way == "Impossible." {
		return cost{}, false
	}

	// Replay the way. Upper-case letters are pushes.
	man, box, target := find(maze, 'S'), find(maze, 'B'), find(maze, 'T')
	c := cost{steps: len(way)}
	for i := range way {
		d := strings.IndexByte("nswe", way[i]|0x20)
		if d < 0 {
			p.wrong("%s, maze %d, step %d: %q is not a direction", p.name, k, i+1, way[i])
		}

		// If the man steps onto the box, move the box first: the check below then covers the new cells of both.
		to := step(man, d)
		pushes := to == box
		if pushes {
			c.pushes++
			box = step(box, d)
		}
		if rock(maze, to) || rock(maze, box) || pushes != (way[i] < 'a') {
			p.wrong("%s, maze %d, step %d of %d: %c is impossible", p.name, k, i+1, len(way), way[i])
		}
		man = to
	}

	// The box must be on the target. The man may be anywhere.
	if box != target {
		p.wrong("%s, maze %d: the box is not on the target", p.name, k)
	}
	return c, true
}

func find(maze []string, letter byte) [2]int {
	for i, row := range maze {
		if j := strings.IndexByte(row, letter); j >= 0 {
			return [2]int{i, j}
		}
	}
	return [2]int{-1, -1}
}

func step(c [2]int, d int) [2]int {
	return [2]int{c[0] + []int{-1, 1, 0, 0}[d], c[1] + []int{0, 0, -1, 1}[d]}
}

func rock(maze []string, c [2]int) bool {
	return c[0] < 0 || c[1] < 0 || c[0] >= len(maze) || c[1] >= len(maze[0]) || maze[c[0]][c[1]] == '#'
}

func (p *player) line() string {
	if !p.lines.Scan() {
		p.wrong("%s ends too early", p.name)
	}
	return p.lines.Text()
}

func (p *player) want(text string) {
	if got := p.line(); got != text {
		p.wrong("%s: want the line %q, not %.60q", p.name, text, got)
	}
}

func (p *player) end() {
	if p.lines.Scan() || p.lines.Err() != nil {
		p.wrong("%s has another line after the last maze: %.60q", p.name, p.lines.Text())
	}
}

func wrong(format string, args ...any) {
	text := fmt.Sprintf(format+"\n", args...)
	if err := feedback.Write(os.Args[3], "judgemessage.txt", text); err != nil {
		fail("%v", err)
	}
	os.Exit(43)
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(1)
}
