// The referee of bridge2: it drives the bikes and tells the player where they are.
//
// Use: referee INPUT ANSWER FEEDBACKDIR/ < player's output > player's input
//
// INPUT holds the numbers of bikes and of those that must survive, the speed, the bikes' lanes and the four lanes. The
// player gets M, V and the lanes, then before each turn the speed and a line X Y A for each bike; it answers with one
// of six commands. The referee writes three files into FEEDBACKDIR:
//
//   - judgemessage.txt: how the game went
//   - game.txt: a line for each turn, with the referee's words and the answer, for the output visualizer
//   - turn_limit.txt: the milliseconds for a turn and for the first one, four times the limits of the puzzle, because
//     a busy machine needs time for other programs
//
// Exit status: 42 enough bikes are over the bridge; 43 too few can be, 50 turns have passed, or an answer is no
// command; 1 the referee failed.
package main

import (
	"bufio"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"oj/testcases/internal/feedback"
)

type bike struct {
	x, y   int
	active bool
}

type game struct {
	told        string // of the game: a line for each turn
	need, speed int
	bikes       []bike
	lanes       [4]string
}

func main() {
	if len(os.Args) < 4 {
		fail("usage: referee INPUT ANSWER FEEDBACKDIR/")
	}
	signal.Ignore(syscall.SIGPIPE) // the end of its output shows that a player has ended

	file, err := os.Open(os.Args[1])
	if err != nil {
		fail("%v", err)
	}
	var g game
	var n int
	in := bufio.NewReader(file)
	fmt.Fscan(in, &n, &g.need, &g.speed)
	for i := 0; i < n; i++ {
		b := bike{active: true}
		fmt.Fscan(in, &b.y)
		g.bikes = append(g.bikes, b)
	}

	for i := range g.lanes {
		if _, err := fmt.Fscan(in, &g.lanes[i]); err != nil {
			fail("%s: %v", os.Args[1], err)
		}
	}

	// The player gets 600 ms for a turn and 4 s for the first one.
	write("turn_limit.txt", "600 4000\n")
	g.play()
}

func (g *game) play() {
	fmt.Printf("%d\n%d\n%s\n", len(g.bikes), g.need, strings.Join(g.lanes[:], "\n"))

	answers := bufio.NewScanner(os.Stdin)
	for turn := 1; turn <= 50; turn++ {
		fmt.Print(g.text())
		if !answers.Scan() {
			g.end(43, "turn %d: there is no answer", turn)
		}
		g.told += strings.Join(strings.Fields(g.text()), " ") + " " + strings.Join(strings.Fields(answers.Text()), "_") + "\n"

		if !g.drive(answers.Text()) {
			g.end(43, "turn %d: %.40q is no command", turn, answers.Text())
		}

		// The game ends as soon as enough bikes are over the bridge, or too few are left.
		left, over := 0, 0
		for _, b := range g.bikes {
			if b.active {
				left++
				if b.x >= len(g.lanes[0]) {
					over++
				}
			}
		}

		if over >= g.need {
			g.end(42, "turn %d: %d bikes are over the bridge, %d were needed", turn, over, g.need)
		}
		if left < g.need {
			g.end(43, "turn %d: %d bikes are left, %d are needed", turn, left, g.need)
		}
	}
	g.end(43, "50 turns have passed")
}

// text is what the player gets before a turn.
func (g *game) text() string {
	text := fmt.Sprintln(g.speed)
	for _, b := range g.bikes {
		active := 0
		if b.active {
			active = 1
		}
		text += fmt.Sprintln(b.x, b.y, active)
	}
	return text
}

// drive makes a command; false if it is none.
func (g *game) drive(command string) bool {
	up := 0
	switch command {
	case "SPEED":
		g.speed = min(49, g.speed+1)
	case "SLOW":
		g.speed = max(0, g.speed-1)
	case "UP":
		up = 1
	case "DOWN":
		up = -1
	case "JUMP", "WAIT":
	default:
		return false
	}

	// All bikes change lanes together. A bike at the rail keeps all of them in their lanes.
	for _, b := range g.bikes {
		if b.active && (b.y-up < 0 || b.y-up > 3) {
			up = 0 // the rail
			break
		}
	}
	for i := range g.bikes {
		b := &g.bikes[i]
		if !b.active {
			continue
		}

		// A bike that changes lanes rides over both lanes. A jumping bike touches only its last cell.
		from, to := b.y, b.y-up
		for x := b.x + 1; x <= b.x+g.speed; x++ {
			last := x == b.x+g.speed
			switch {
			case command == "JUMP" && !last:
			case g.hole(to, x), up != 0 && !last && g.hole(from, x):
				b.active = false
			}
		}
		b.x, b.y = b.x+g.speed, to
	}
	return true
}

func (g *game) hole(lane, x int) bool { return x < len(g.lanes[lane]) && g.lanes[lane][x] == '0' }

func write(name, text string) {
	if err := feedback.Write(os.Args[3], name, text); err != nil {
		fail("%v", err)
	}
}

func (g *game) end(status int, format string, args ...any) {
	os.Stdout.Close() // tells the player that the game is over
	write("game.txt", g.told+strings.Join(strings.Fields(g.text()), " ")+" end\n")
	write("judgemessage.txt", fmt.Sprintf(format+"\n", args...))
	os.Exit(status)
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "referee: "+format+"\n", args...)
	os.Exit(1)
}
