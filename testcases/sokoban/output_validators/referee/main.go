// The referee of sokoban: it moves the man and the boxes.
//
// Use: referee INPUT ANSWER FEEDBACKDIR/ < player's output > player's input
//
// INPUT holds columns, rows and a level. The player gets columns, rows, the number of boxes and the rows without man and
// boxes, then before each turn the man's column and row and those of each box; it answers U, R, D or L, in either case.
// The referee writes three files into FEEDBACKDIR:
//
//   - judgemessage.txt: how the game went
//   - game.txt: a line for each turn, with the referee's words and the answer, for the output visualizer
//   - turn_limit.txt: the milliseconds for a turn and for the first one, at least twice the limits of the puzzle, because
//     a busy machine needs time for other programs
//
// Exit status: 42 all boxes are on targets; 43 an answer is none, a move is blocked, or 400 turns have passed; 1 the
// referee failed.
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

type cell struct{ row, column int }

func main() {
	if len(os.Args) < 4 {
		fail("usage: referee INPUT ANSWER FEEDBACKDIR/")
	}
	signal.Ignore(syscall.SIGPIPE) // the end of its output shows that a player has ended

	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		fail("%v", err)
	}

	// Take the man and the boxes from the map. What stays is the walls, the floor and the targets.
	rows := strings.Fields(string(text))[2:]
	var man cell
	var boxes []cell
	for i, row := range rows {
		for j, c := range row {
			if c == '@' || c == '+' {
				man = cell{i, j}
			}
			if c == '$' || c == '*' {
				boxes = append(boxes, cell{i, j})
			}
		}
		rows[i] = strings.NewReplacer("-", ".", "$", ".", "@", ".", "+", "*", ".", "*").Replace(row)
	}

	write("turn_limit.txt", "600 20000\n")
	play(rows, man, boxes)
}

func play(rows []string, man cell, boxes []cell) {
	fmt.Printf("%d %d %d\n%s\n", len(rows[0]), len(rows), len(boxes), strings.Join(rows, "\n"))

	answers := bufio.NewScanner(os.Stdin)
	told := ""
	end := func(status int, format string, args ...any) {
		write("game.txt", told+strings.Join(strings.Fields(text(man, boxes)), " ")+" end\n")
		end(status, format, args...)
	}

	for turn := 1; turn <= 400; turn++ {
		fmt.Print(text(man, boxes))
		if !answers.Scan() {
			end(43, "turn %d: there is no answer", turn)
		}
		told += strings.Join(strings.Fields(text(man, boxes)), " ") + " " + strings.Join(strings.Fields(answers.Text()), "_") + "\n"

		d := strings.Index("URDL", strings.ToUpper(answers.Text()))
		if len(answers.Text()) != 1 || d < 0 {
			end(43, "turn %d: %.40q is none of U R D L", turn, answers.Text())
		}

		// The man pushes a box that is in the cell which he enters.
		man = step(man, d)
		for i, b := range boxes {
			if b == man {
				boxes[i] = step(b, d)
				if taken(rows, boxes, i) {
					end(43, "turn %d: %s: the box cannot move", turn, answers.Text())
				}
				break
			}
		}

		if rows[man.row][man.column] == '#' {
			end(43, "turn %d: %s: there is a wall", turn, answers.Text())
		}

		on := 0
		for _, b := range boxes {
			if rows[b.row][b.column] == '*' {
				on++
			}
		}
		if on == len(boxes) {
			end(42, "solved in turn %d", turn)
		}
	}
	end(43, "400 turns have passed")
}

// text is what the player gets before a turn.
func text(man cell, boxes []cell) string {
	text := fmt.Sprintln(man.column, man.row)
	for _, b := range boxes {
		text += fmt.Sprintln(b.column, b.row)
	}
	return text
}

func step(c cell, d int) cell {
	return cell{c.row + []int{-1, 0, 1, 0}[d], c.column + []int{0, 1, 0, -1}[d]}
}

// taken reports whether box i stands in a wall or on another box.
func taken(rows []string, boxes []cell, i int) bool {
	for j, b := range boxes {
		if j != i && b == boxes[i] {
			return true
		}
	}
	return rows[boxes[i].row][boxes[i].column] == '#'
}

func write(name, text string) {
	if err := feedback.Write(os.Args[3], name, text); err != nil {
		fail("%v", err)
	}
}

func end(status int, format string, args ...any) {
	os.Stdout.Close() // tells the player that the game is over
	write("judgemessage.txt", fmt.Sprintf(format+"\n", args...))
	os.Exit(status)
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "referee: "+format+"\n", args...)
	os.Exit(1)
}
