// Command replay checks an output of UVa 321. It executes the printed steps one after the other. It compares only the
// number of steps with the jury's answer, because there may be many shortest solutions. The text of each line must
// match exactly.
//
// Usage, by the ICPC convention: replay INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT. The exit status is 42 if the output
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

const unsolved = -1

func main() {
	if len(os.Args) < 4 {
		fail("usage: replay INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT")
	}
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
	jury := &player{name: "the jury's answer", lines: bufio.NewScanner(answer), wrong: fail}
	team := &player{name: "the output", lines: bufio.NewScanner(os.Stdin), wrong: wrong}
	for k := 1; ; k++ {
		var v villa
		if v.read(in); v.rooms == 0 {
			break
		}

		// If the output is better than the jury's answer, the jury's answer is wrong.
		want, got := jury.play(k, v), team.play(k, v)
		switch {
		case want != unsolved && got == unsolved:
			wrong("villa %d: there is a solution of %d steps", k, want)
		case got != unsolved && (want == unsolved || got < want):
			fail("villa %d: the jury is wrong: %d steps are enough", k, got)
		case got > want:
			wrong("villa %d: %d steps, but %d are enough", k, got, want)
		}
	}
	jury.end()
	team.end()
	os.Exit(42)
}

type villa struct {
	rooms          int
	door, switches map[[2]int]bool
}

func (v *villa) read(in *bufio.Reader) {
	// A door works in both directions. A switch can be used only in its room.
	var doors, switches int
	fmt.Fscan(in, &v.rooms, &doors, &switches)
	v.door, v.switches = map[[2]int]bool{}, map[[2]int]bool{}
	for i := 0; i < doors+switches; i++ {
		var a, b int
		fmt.Fscan(in, &a, &b)
		if i < doors {
			v.door[[2]int{a, b}], v.door[[2]int{b, a}] = true, true
		} else {
			v.switches[[2]int{a, b}] = true
		}
	}
}

// A player replays an answer: the jury's answer or the output. If the answer has a mistake, the player calls its
// function `wrong`, which prints a message and exits.
type player struct {
	name  string
	lines *bufio.Scanner
	wrong func(format string, args ...any)
}

// play executes the steps for one villa and returns their number. It returns the constant unsolved if the answer says
// that there is no solution.
func (p *player) play(k int, v villa) int {
	// Read the line with the villa's number, then the result.
	p.want(fmt.Sprintf("Villa #%d", k))
	text := p.line()
	if text == "The problem cannot be solved." {
		p.want("")
		return unsolved
	}

	// The first line contains the number of steps. Each step is one of the lines after it.
	var steps int
	if _, err := fmt.Sscanf(text, "The problem can be solved in %d", &steps); err != nil || text != fmt.Sprintf("The problem can be solved in %d steps:", steps) || steps < 0 {
		p.wrong("%s, villa %d: %.60q: want the line with the number of steps", p.name, k, text)
	}

	// Only the light in the hall is on at the start.
	room, lit := 1, map[int]bool{1: true}
	for i := 1; i <= steps; i++ {
		text := p.line()
		to := 0
		if dot := strings.LastIndexByte(text, ' '); dot > 0 {
			fmt.Sscan(strings.TrimSuffix(text[dot+1:], "."), &to)
		}

		// Check whether the step is allowed, and execute it.
		ok := false
		switch text {
		case fmt.Sprintf("- Move to room %d.", to):
			ok = v.door[[2]int{room, to}] && lit[to]
			room = to
		case fmt.Sprintf("- Switch on light in room %d.", to):
			ok = v.switches[[2]int{room, to}] && !lit[to]
			lit[to] = true
		case fmt.Sprintf("- Switch off light in room %d.", to):
			ok = v.switches[[2]int{room, to}] && lit[to] && to != room
			delete(lit, to)
		}
		if !ok {
			p.wrong("%s, villa %d, step %d of %d: %.60q is impossible", p.name, k, i, steps, text)
		}
	}

	// At the end the person must be in the bedroom, and only the bedroom may be lit.
	if room != v.rooms || len(lit) != 1 {
		p.wrong("%s, villa %d: the steps end in room %d of %d, and %d rooms are lit", p.name, k, room, v.rooms, len(lit))
	}
	p.want("")
	return steps
}

// line returns the next line of the answer.
func (p *player) line() string {
	if !p.lines.Scan() {
		p.wrong("%s ends too early", p.name)
	}
	return p.lines.Text()
}

// want reads the next line, which must be equal to text.
func (p *player) want(text string) {
	if got := p.line(); got != text {
		p.wrong("%s: want the line %q, not %.60q", p.name, text, got)
	}
}

// end checks that the answer has no further lines.
func (p *player) end() {
	if p.lines.Scan() || p.lines.Err() != nil {
		p.wrong("%s has another line after the last villa: %.60q", p.name, p.lines.Text())
	}
}

// wrong writes the reason why the output is wrong, and ends the program with status 43.
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
