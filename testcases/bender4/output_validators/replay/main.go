// Command replay checks an answer to Bender - Episode 4: it runs the printed program of Bender frame by frame. As on
// CodinGame, every program is accepted that brings Bender to Fry within the maximum number of frames. For an accepted
// program, the judge message contains the length of this program and of the jury's program.
//
// Usage: replay INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT. The exit status is 42 if Bender reaches Fry, and 43 if he
// does not. If a file is missing or invalid, or cannot be written, it is 1. FEEDBACK_FOLDER/judgemessage.txt says
// what happened, and FEEDBACK_FOLDER/game.txt contains the frames for the picture, in the format of package referee.
package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"oj/testcases/internal/feedback"
)

const maxFrames = 1000

func main() {
	if len(os.Args) < 4 {
		fault("usage: replay INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT")
	}

	// All files are small enough to be read whole.
	input, err1 := os.ReadFile(os.Args[1])
	answer, err2 := os.ReadFile(os.Args[2])
	output, err3 := io.ReadAll(os.Stdin)
	if err1 != nil || err2 != nil || err3 != nil {
		fault("cannot read the files: input: %v; answer: %v; output: %v", err1, err2, err3)
	}
	message, record, won := check(string(input), string(answer), string(output))
	for name, text := range map[string]string{"judgemessage.txt": message + "\n", "game.txt": record} {
		if err := feedback.Write(os.Args[3], name, text); err != nil {
			fault("%v", err)
		}
	}
	if !won {
		os.Exit(43)
	}
	os.Exit(42)
}

func fault(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(1)
}

// check replays the output. record is the content of game.txt, or "" if the output has no program that can be
// replayed.
func check(input, answer, output string) (message, record string, won bool) {
	line := strings.TrimRight(output, "\r\n")
	if strings.Contains(line, "\n") {
		return "want one line", "", false
	}
	for i := 0; i < len(line); i++ {
		if line[i] < ' ' {
			return fmt.Sprintf("character %d is a control character", i+1), "", false
		}
	}

	g := readGame(input)
	message, won = g.run(line)
	result := "lost"
	if won {
		result = "won"
	}
	record = g.record.String() + g.state() + "\t" + result + "\n"
	if !won {
		return message, record, false
	}

	// Only the length of the jury's answer matters.
	jury := strings.TrimRight(answer, "\r\n")
	message = fmt.Sprintf("%s: %d characters, the jury's program has %d", message, len(line), len(jury))
	return message, record, true
}

// A thing is the object on a cell: a switch or a magnetic field.
type thing struct {
	number  int  // the number of the switch, from 1; 0 if the cell contains nothing
	blocked bool // whether the thing is a magnetic field
}

type game struct {
	width, height int
	cells         []byte
	things        []thing
	on            []bool // whether the field of each switch is on
	bender, fry   int
	record        strings.Builder // game.txt
}

func readGame(input string) *game {
	in := strings.NewReader(input)
	g := &game{}
	fmt.Fscan(in, &g.width, &g.height)
	for i := 0; i < g.height; i++ {
		var row string
		fmt.Fscan(in, &row)
		g.cells = append(g.cells, []byte(row)...)
	}

	// Check only the last error: if one number cannot be read, reading the next ones fails, too.
	g.bender = g.readCell(in)
	g.fry = g.readCell(in)
	var switches int
	_, err := fmt.Fscan(in, &switches)
	g.things = make([]thing, len(g.cells))
	g.on = make([]bool, switches+1)
	for i := 1; i <= switches; i++ {
		// If two things are on one cell, the later one replaces the earlier one.
		g.things[g.readCell(in)] = thing{i, false}
		g.things[g.readCell(in)] = thing{i, true}
		var on int
		_, err = fmt.Fscan(in, &on)
		g.on[i] = on == 1
	}
	if err != nil || len(g.cells) != g.width*g.height {
		fault("the input is not a map: %v", err)
	}

	// The background of the picture contains only the walls, because balls move.
	for y := 0; y < g.height; y++ {
		row := string(g.cells[y*g.width : (y+1)*g.width])
		fmt.Fprintf(&g.record, "#board %s\n", strings.ReplaceAll(row, "+", "."))
	}
	g.record.WriteString(legend)
	return g
}

// legend says what the classes of the picture mean.
const legend = `#legend a Bender (B)
#legend e ball
#legend d switch with its number
#legend f field of a switch, on
#legend b field of a switch, off
`

// state returns what the picture shows: Fry, the switches and their fields, the balls and Bender.
func (g *game) state() string {
	var shapes []string
	dot := func(class, label string, cell int) {
		shapes = append(shapes, fmt.Sprintf("dot %s %s %d %d", class, label, cell%g.width, cell/g.width))
	}

	// Bender and balls cover everything else on their cells.
	for cell, t := range g.things {
		label := fmt.Sprint(t.number)
		switch {
		case cell == g.bender:
		case g.cells[cell] == '+':
			dot("e", "-", cell)
		case cell == g.fry:
			dot("c", "Fry", cell)
		case t.blocked && g.on[t.number]:
			dot("f", label, cell)
		case t.blocked:
			dot("b", label, cell)
		case t.number > 0:
			dot("d", label, cell)
		}
	}
	dot("a", "B", g.bender)
	return strings.Join(shapes, "; ")
}

// keep records a frame and what Bender does in it.
func (g *game) keep(does string) {
	fmt.Fprintf(&g.record, "%s\t0\t%q\n", g.state(), does)
}

func (g *game) readCell(in io.Reader) int {
	x, y := 0, 0
	fmt.Fscan(in, &x, &y)
	return y*g.width + x
}

// A call is a running function of the program. A function is a string of commands; next is the index of the command
// that is executed next.
type call struct{ function, next int }

// run runs a program frame by frame.
func (g *game) run(line string) (message string, won bool) {
	// Empty functions at the end are ignored.
	functions := strings.Split(strings.TrimRight(line, ";"), ";")
	stack := []call{{0, 0}}
	finished := false
	for frame := 1; frame <= maxFrames; frame++ {
		// Bender's arrival is detected in the frame after his last move, and the game ends one frame after that. The
		// frame between them still executes a command: CodinGame rejects the program RRD1 on the map introduction 4
		// because of it (referee of github.com/eulerscheZahl/Bender4: gameTurn).
		here := g.things[g.bender]
		switch {
		case finished:
			return fmt.Sprintf("frame %d: Bender has reached Fry", frame), true
		case here.blocked && g.on[here.number]:
			return fmt.Sprintf("frame %d: Bender stands in the field of switch %d", frame, here.number), false
		case g.cells[g.fry] == '+':
			return fmt.Sprintf("frame %d: a ball lies on Fry's cell", frame), false
		case g.bender == g.fry:
			finished = true
		case len(stack) == 0:
			return fmt.Sprintf("frame %d: the program ends, and Bender is not at Fry", frame), false
		}

		if len(stack) == 0 {
			g.keep("Bender is at Fry")
			continue
		}

		// Returning from a function takes one frame.
		top := &stack[len(stack)-1]
		body := functions[top.function]
		if top.next == len(body) {
			g.keep(part(top.function) + " ends")
			stack = stack[:len(stack)-1]
			continue
		}

		letter := body[top.next]
		top.next++
		g.keep(part(top.function) + " runs " + string(rune(letter)))
		switch {
		case letter >= '1' && letter <= '9':
			called := int(letter - '0')
			if called >= len(functions) {
				return fmt.Sprintf("frame %d: there is no function %d", frame, called), false
			}
			stack = append(stack, call{called, 0})
		case letter == 'U':
			g.move(0, -1)
		case letter == 'D':
			g.move(0, 1)
		case letter == 'L':
			g.move(-1, 0)
		case letter == 'R':
			g.move(1, 0)
		}
	}
	return fmt.Sprintf("after %d frames Bender is not at Fry", maxFrames), false
}

// part returns the name of a function for the picture: "the main program" or "function 1", for example.
func part(function int) string {
	if function == 0 {
		return "the main program"
	}
	return fmt.Sprint("function ", function)
}

// free reports whether a ball can be pushed to the cell (x, y).
func (g *game) free(x, y int) bool {
	return x >= 0 && x < g.width && y >= 0 && y < g.height && g.cells[y*g.width+x] == '.'
}

// toggle changes the state of the field that belongs to the switch on this cell. If the cell has no switch, toggle
// does nothing.
func (g *game) toggle(cell int) {
	t := g.things[cell]
	if t.number > 0 && !t.blocked {
		g.on[t.number] = !g.on[t.number]
	}
}

// move moves Bender, unless a wall or a ball blocks the way.
func (g *game) move(dx, dy int) {
	x := g.bender%g.width + dx
	y := g.bender/g.width + dy
	to := y*g.width + x
	isBall := g.cells[to] == '+'
	if g.cells[to] == '#' || isBall && !g.free(x+dx, y+dy) {
		return
	}

	g.bender = to
	g.toggle(to)
	if isBall {
		behind := (y+dy)*g.width + x + dx
		g.cells[to] = '.'
		g.cells[behind] = '+'
		g.toggle(behind)
	}
}
