package stubs

import "strings"

// Referee is the kind of output validator that runs a CodinGame puzzle with the user's program. Its Go
// source imports the package in the folder Kit, so it can only be built in a repository that contains this
// folder.
var Referee = &Kind{"referee", "custom interactive", referees}

const (
	// RefereeFlags are the time limits in milliseconds for a turn and for the first turn, as in most puzzles.
	RefereeFlags = "turn=100 first=1000"

	// GameCase is an input for the example referee (see KitReferee). It contains the width of the board and one
	// column of the board.
	GameCase = "10 7\n"

	// Kit is the folder of the Go package with helpers for referees, which is called the kit. Only some
	// repositories contain it.
	Kit = "testcases/internal/referee"
)

// KitReferee returns the source of an example referee for a repository that contains the kit.
func KitReferee(module string) (file, text string) {
	file, text = Referee.Text("go")
	return file, strings.ReplaceAll(text, "MODULE", module)
}

// KitPicture returns the source of the output visualizer for a repository that contains the kit. The
// visualizer draws the game from the shapes that the referee has recorded in each turn.
func KitPicture(module string) (file, text string) {
	return "output_visualizer/main.go", strings.ReplaceAll(picture, "MODULE", module)
}

const picture = `// The picture of a game: it shows what the referee draws.
package main

import "MODULE/testcases/internal/stage"

func main() { stage.Main() }
`

var referees = map[string]string{
	"go": `// The referee of a game. The testcase holds a width and a column. testcases/internal/referee/README.md explains the functions.
package main

import (
	"strings"

	"MODULE/testcases/internal/referee"
)

const turns = 1

func main() {
	g := referee.Open()
	width := g.Int(1, 100)
	g.TellRead() // the initial input
	column := g.Int(0, width-1)
	g.Done()

	g.Board([]string{strings.Repeat(".", width)})
	answer := 0
	g.Draw(func() {
		g.Dot("d", "goal", referee.Point{X: column})
		g.Dot("g", "bot", referee.Point{X: answer})
	})
	for g.Turn(turns) {
		g.Tell("%d", column)
		answer = g.Number(g.Ask("X")[0], 0, width-1)
		if answer == column { // write the rules here
			g.Win("the bot is in column %d", column)
		}
	}
	g.Lose("no turn is left")
}
`,
	"python": `# The referee of a game. The testcase holds a width and a column. Exit status 42: the bot has won; 43: it has lost.
import sys

def end(status, message):
    open(sys.argv[3] + "judgemessage.txt", "w").write(message)
    sys.exit(status)

width, column = map(int, open(sys.argv[1]).read().split())
print(width)  # the initial input
for turn in range(1, 2):
    print(column, flush=True)
    answer = sys.stdin.readline().strip()  # "" if the bot has ended
    if answer not in map(str, range(width)): end(43, f"turn {turn}: {answer!r} is not a column")
    if answer == str(column): end(42, f"turn {turn}: the bot is in column {column}")  # write the rules here
end(43, "no turn is left")
`,
}
