// Package referee is for writing referees of games: a referee that uses it contains the rules of its puzzle and nothing
// else. README.md shows whole referees.
//
// A referee is called as `referee INPUT ANSWER FEEDBACKDIR/ [turn=MS] [first=MS] [patience=FACTOR]`. Its standard
// output is the player's input, and its standard input the player's output. It writes four files into FEEDBACKDIR:
//
//   - judgemessage.txt: how the game went
//   - game.txt: a line for each turn, for the picture; picture.go describes it
//   - turn_limit.txt: the milliseconds for a turn and for the first one, for judges that keep time themselves: the
//     limits of the puzzle times patience, because a busy machine needs time for other programs
//   - score.txt: the score, in puzzles that have one
//
// Exit status: 42 the player has won; 43 it has lost or broken a rule; 1 the testcase or the call is wrong.
//
// The package uses only the subset of Go that tools/bundle translates to C++, because exported packages contain
// referees in C++.
package referee

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"syscall"
	"time"

	"oj/testcases/internal/feedback"
)

// Exit statuses of a validator.
const (
	accepted = 42
	rejected = 43
)

const (
	// space is what separates words of the testcase.
	space = " \t\r\n"

	// longestAnswer is the size of an answer in bytes, its line end included, above which CodinGame takes it for no
	// answer.
	longestAnswer = 10000

	// The referee stops a game if the player is silent for hanging * limit * patience. The judge decides about slow
	// players long before.
	hanging = 50
)

// A Game is one game between the referee and a player.
type Game struct {
	// If Strict is set, a line that arrives before the referee asks for it breaks the rules. CodinGame takes
	// such a line as the answer to the next turn, and so does a game that is not strict.
	Strict bool

	// Place is shown beside the turn when the player loses, such as "agent at 3"; "" for none.
	Place string

	file   string // the name of the testcase
	text   string // the testcase
	read   int    // the number of bytes of text that have been read
	folder string // the feedback folder

	told  strings.Builder // lines for the player, not sent yet
	lines chan string     // the player's lines; closed at the end of its output
	turn  int             // the number of turns so far
	early int             // the first turn that was answered before the referee asked; 0 if there is none

	turnLimit, firstLimit int // the puzzle's limits in milliseconds
	patience              int // both limits are multiplied by this factor
	slowest               time.Duration
	slowestTurn           int

	record strings.Builder // game.txt
	draw   func()          // draws the state; nil if there is no picture
	state  []string        // the shapes that draw has drawn
}

// Open reads the arguments and the testcase. The limits are those of most puzzles of CodinGame, 100 ms for a turn and
// 1000 ms for the first one, unless a flag gives others.
func Open() *Game {
	if len(os.Args) < 4 {
		fail("usage: referee INPUT ANSWER FEEDBACKDIR/ [turn=MS] [first=MS] [patience=FACTOR]")
	}
	signal.Ignore(syscall.SIGPIPE) // the end of its output shows that a player has ended

	g := &Game{file: os.Args[1], folder: os.Args[3], turnLimit: 100, firstLimit: 1000, patience: 4}
	for _, flag := range os.Args[4:] {
		g.readFlag(flag)
	}

	text, err := os.ReadFile(g.file)
	if err != nil {
		fail("%v", err)
	}
	g.text = string(text)

	limits := fmt.Sprintf("%d %d\n", g.turnLimit*g.patience, g.firstLimit*g.patience)
	g.write("turn_limit.txt", limits)

	// Lines are read in the background, so that a line that comes too early is noticed.
	g.lines = readLines(os.Stdin)
	return g
}

func (g *Game) readFlag(flag string) {
	key, value, _ := strings.Cut(flag, "=")
	n, err := strconv.Atoi(value)

	switch {
	case err != nil || n < 1:
		fail("flag %q: want a whole number of at least 1", flag)
	case key == "turn":
		g.turnLimit = n
	case key == "first":
		g.firstLimit = n
	case key == "patience":
		g.patience = n
	default:
		fail("flag %q: want turn=MS, first=MS or patience=FACTOR", flag)
	}
}

// readLines sends the lines of r. The last line may lack its newline. A line that is longer than
// longestAnswer arrives in parts. The first part alone is already too long.
func readLines(r io.Reader) chan string {
	lines := make(chan string)
	go func() {
		defer close(lines)
		in := bufio.NewReaderSize(r, longestAnswer+2)
		for {
			line, err := in.ReadSlice('\n')
			// Blank text without a newline is not a line.
			if len(bytes.TrimSpace(line)) > 0 || err == nil {
				lines <- string(line)
			}

			// After ErrBufferFull the rest of the long line follows.
			if err != nil && err != bufio.ErrBufferFull {
				return
			}
		}
	}()
	return lines
}

// Word returns the next word of the testcase.
func (g *Game) Word() string {
	word := g.next()
	if word == "" {
		g.Fail("the testcase ends too early")
	}
	g.read += strings.Index(g.text[g.read:], word) + len(word)
	return word
}

// next returns the word that Word returns next, or "".
func (g *Game) next() string {
	rest := strings.TrimLeft(g.text[g.read:], space)
	if end := strings.IndexAny(rest, space); end >= 0 {
		return rest[:end]
	}
	return rest
}

// Int returns the next word of the testcase as a number from lo to hi.
func (g *Game) Int(lo, hi int) int {
	word := g.Word()
	n, err := strconv.Atoi(word)
	if err != nil || n < lo || n > hi {
		g.Fail("%.40q is not a whole number from %d to %d", word, lo, hi)
	}
	return n
}

// Rows returns the next words of the testcase as rows of a map. Each row must have the given width.
func (g *Game) Rows(height, width int) []string {
	var rows []string
	for i := 0; i < height; i++ {
		row := g.Word()
		if len(row) != width {
			g.Fail("row %d of the map has %d cells, want %d", i, len(row), width)
		}
		rows = append(rows, row)
	}
	return rows
}

// More reports whether there is another word in the testcase.
func (g *Game) More() bool { return g.next() != "" }

// Done reports an error if a word of the testcase is left.
func (g *Game) Done() {
	if g.More() {
		g.Fail("%.40q is left after the end of the testcase", g.next())
	}
}

// Opponent returns the next word of the testcase, the name of the opponent. It must be one of the given names.
func (g *Game) Opponent(names ...string) string {
	name := g.Word()
	for _, known := range names {
		if name == known {
			return name
		}
	}
	g.Fail("there is no opponent %q, want one of %s", name, strings.Join(names, ", "))
	// Not reached, because Fail ends the program.
	return ""
}

// Tell adds a line for the player. Ask sends it.
func (g *Game) Tell(format string, args ...any) {
	fmt.Fprintf(&g.told, format+"\n", args...)
}

// TellRows adds the rows of a map.
func (g *Game) TellRows(rows []string) {
	g.Tell("%s", strings.Join(rows, "\n"))
}

// TellRead adds the part of the testcase that has been read. In many puzzles this part is the initial input.
func (g *Game) TellRead() {
	g.Tell("%s", strings.TrimSpace(g.text[:g.read]))
}

// Turn begins a turn. It returns false after the given number of turns. A game is `for g.Turn(200) { ... }`, and then
// g.Lose.
func (g *Game) Turn(most int) bool {
	if g.turn >= most {
		return false
	}
	g.turn++
	return true
}

// Turns returns the number of the turn, from 1.
func (g *Game) Turns() int { return g.turn }

// Ask sends the lines of Tell, draws the state, and returns the words of the player's answer. Forms are the answers
// that are allowed, a word for each word, for example "WAIT" and "X Y"; a form that ends in "..." allows any words
// after it. Ask counts the words only: Number and Choice check them. The player loses if its answer comes too late, is
// too long, or has none of these forms.
func (g *Game) Ask(forms ...string) []string {
	line := g.answer()
	words := strings.Fields(line)
	for _, form := range forms {
		// A form matches if it has the same number of words.
		want := strings.Fields(form)
		last := len(want) - 1
		if want[last] == "..." && len(words) >= last || len(words) == len(want) {
			return words
		}
	}
	g.Lose("%s is not of the form %s", Quote(line), strings.Join(forms, " or "))
	// This is not reached, because Lose ends the program.
	return nil
}

// answer sends the lines of Tell, waits for a line of the player and records the turn.
func (g *Game) answer() string {
	// If a line has already arrived, the player wrote it before the referee asked for it.
	select {
	case line, ok := <-g.lines:
		if !ok {
			g.recordTurn(0, "")
			g.Lose("the player's output has ended")
		}

		if g.Strict {
			g.recordTurn(0, line)
			g.Lose("%s came before it was asked for", Quote(line))
		}

		// A game that is not strict takes the line as the answer to this turn, as CodinGame does.
		if g.early == 0 {
			g.early = g.turn
		}
		g.send()
		g.recordTurn(0, line)
		return g.checked(line)
	default:
	}

	asked := time.Now()
	g.send()
	limit := g.turnLimit
	if g.turn <= 1 {
		limit = g.firstLimit
	}

	// The judge reads turn_limit.txt and ends a game that is too slow. It does not count the time for which the player
	// waits for a processor, but this clock does. So this bound is wide: it only stops a player that hangs, if nobody
	// else does.
	patience := hanging * limit * g.patience
	select {
	case line, ok := <-g.lines:
		took := time.Since(asked)
		if took > g.slowest {
			g.slowest, g.slowestTurn = took, g.turn
		}
		g.recordTurn(took, line)
		if !ok {
			g.Lose("the player's output has ended")
		}
		return g.checked(line)
	case <-time.After(time.Duration(patience) * time.Millisecond):
		g.slowest, g.slowestTurn = time.Since(asked), g.turn
		g.recordTurn(g.slowest, "")
		g.Lose("no answer within %d ms (the limit is %d ms)", patience, limit)
	}
	// This is not reached, because Lose ends the program.
	return ""
}

// send writes the lines of Tell to the player. It ignores errors: they mean that the player has exited, so its output
// ends, too.
func (g *Game) send() {
	io.WriteString(os.Stdout, g.told.String())
	g.told.Reset()
}

func (g *Game) checked(line string) string {
	// The site counts \r\n as one byte.
	text := strings.TrimRight(line, "\r\n")
	if len(text)+1 > longestAnswer {
		g.Lose("%s is longer than %d bytes", Quote(line), longestAnswer)
	}
	return line
}

// Number returns a word of an answer as a number from lo to hi. If the word is not such a number, the player loses.
func (g *Game) Number(word string, lo, hi int) int {
	n, err := strconv.Atoi(word)
	if err != nil || n < lo || n > hi {
		g.Lose("%.40q is not a whole number from %d to %d", word, lo, hi)
	}
	return n
}

// Choice returns the index of a word of an answer among the words of choices, such as "U R D L". The player loses if it
// is none of them.
func (g *Game) Choice(word, choices string) int {
	for i, choice := range strings.Fields(choices) {
		if word == choice {
			return i
		}
	}
	g.Lose("%.40q is none of %s", word, choices)
	// This is not reached, because Lose ends the program.
	return -1
}

// Quote returns the beginning of a line in quotes, for messages.
func Quote(line string) string {
	line = strings.TrimRight(line, "\r\n")
	if len(line) > 40 {
		return strconv.Quote(line[:40]) + "..."
	}
	return strconv.Quote(line)
}

// Score writes the score of a game that the player is about to win.
func (g *Game) Score(score int) {
	g.write("score.txt", fmt.Sprintln(score))
}

// Win ends the game: the player has won.
func (g *Game) Win(format string, args ...any) { g.end(accepted, fmt.Sprintf(format, args...)) }

// Lose ends the game: the player has lost, or broken a rule.
func (g *Game) Lose(format string, args ...any) { g.end(rejected, fmt.Sprintf(format, args...)) }

// WinIf ends the game as Win does if the condition is true.
func (g *Game) WinIf(condition bool, format string, args ...any) {
	if condition {
		g.Win(format, args...)
	}
}

// LoseIf ends the game as Lose does if the condition is true.
func (g *Game) LoseIf(condition bool, format string, args ...any) {
	if condition {
		g.Lose(format, args...)
	}
}

func (g *Game) end(status int, message string) {
	os.Stdout.Close() // tells the player that the game is over

	// The message begins with the turn, unless the game ended before the first one.
	prefix := ""
	if g.turn > 0 {
		prefix = fmt.Sprintf("turn %d", g.turn)
		if g.Place != "" && status == rejected {
			prefix += ", " + g.Place
		}
		prefix += ": "
	}

	if g.slowestTurn > 0 {
		message += fmt.Sprintf(" (slowest answer %d ms, in turn %d)", g.slowest.Milliseconds(), g.slowestTurn)
	}

	// An early answer is often the reason for the loss.
	if g.early > 0 && status == rejected {
		message += fmt.Sprintf("; the answer of turn %d came before it was asked for: one line for each turn is read", g.early)
	}

	result := "lost"
	if status == accepted {
		result = "won"
	}

	g.recordEnd(result)
	g.write("game.txt", g.record.String())
	g.write("judgemessage.txt", prefix+message+"\n")
	os.Exit(status)
}

// Fail ends the referee because the testcase is wrong.
func (g *Game) Fail(format string, args ...any) { fail(g.file+": "+format, args...) }

func (g *Game) write(name, text string) {
	if err := feedback.Write(g.folder, name, text); err != nil {
		fail("%v", err)
	}
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "referee: "+format+"\n", args...)
	os.Exit(1)
}

// Mirror returns a map with left and right exchanged: CodinGame's hidden testcases are often mirrored public ones.
func Mirror(rows []string) []string {
	mirrored := make([]string, len(rows))
	for i, row := range rows {
		letters := []byte(row)
		for a, b := 0, len(letters)-1; a < b; a, b = a+1, b-1 {
			letters[a], letters[b] = letters[b], letters[a]
		}
		mirrored[i] = string(letters)
	}
	return mirrored
}
