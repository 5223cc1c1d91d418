// Package referee contains everything that referees of games have in common, so that a referee contains only the
// rules of its puzzle. README.md shows complete referees.
//
// A referee is called as `referee INPUT ANSWER FEEDBACKDIR/ [turn=MS] [first=MS] [patience=FACTOR] [turns=N]`. Its standard
// output is the player's input, and its standard input is the player's output. It writes these files into
// FEEDBACKDIR:
//
//   - judgemessage.txt: how the game went
//   - game.txt: a line for each turn, for the picture; picture.go describes it
//   - turn_limit.txt: the time limits for a turn and for the first turn in milliseconds, for judges that measure the
//     time themselves. Each limit is the puzzle's limit multiplied by patience, because other programs may slow down
//     the machine
//   - score.txt: the score, in puzzles that have one
//
// The exit status is 42 if the player has won, 43 if the player has lost or broken a rule, and 1 if the
// testcase or the command line is invalid.
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
	// space contains the characters that separate words in the testcase.
	space = " \t\r\n"

	// longestAnswer is the maximum size of an answer in bytes, including its line end. CodinGame ignores longer
	// answers.
	longestAnswer = 10000

	// The referee stops a game if the player does not answer within hanging * limit * patience. The judge
	// stops a slow player long before this time.
	hanging = 50
)

// A Game is one game between the referee and a player.
type Game struct {
	// If Strict is true, the player loses if a line arrives before the referee asks for it. Otherwise, such a line is
	// the answer in the next turn, as on CodinGame.
	Strict bool

	// Place is a text, such as "agent at 3", that follows the turn's number in messages about a lost game. It may be "".
	Place string

	file   string // the name of the testcase
	text   string // the testcase
	read   int    // the number of bytes of the testcase that have been read
	folder string // the feedback folder

	unsent strings.Builder // lines for the player that have not been sent yet
	lines  chan string     // the player's lines; closed at the end of its output
	turn   int             // the number of the current turn, from 1; 0 before the first turn
	asked  []int           // for each answer, the number of its turn
	search Search          // see Winnable; nil if there is none
	said   string          // the answer of the turn that is being drawn
	early  int             // the first turn whose answer arrived before the referee asked for it; 0 if there is none

	turnLimit, firstLimit int // the puzzle's limits in milliseconds
	patience              int // both limits are multiplied by this factor
	most                  int // the maximum number of turns in the flags; 0 if they state none
	slowest               time.Duration
	slowestTurn           int

	Picture
}

// Open starts a game: it reads the arguments and the testcase. Without flags, the time limits are those of most
// CodinGame puzzles: 100 ms for a turn and 1000 ms for the first turn.
func Open() *Game {
	if len(os.Args) < 4 {
		fail("usage: referee INPUT ANSWER FEEDBACKDIR/ [turn=MS] [first=MS] [patience=FACTOR] [turns=N]")
	}
	// Writing to a player that has exited must not kill the referee. The referee notices the end of the
	// player's output.
	signal.Ignore(syscall.SIGPIPE)

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

	// Read the player's lines in the background, to detect a line that arrives too early.
	g.lines = readLines(os.Stdin)
	return g
}

// readFlag stores the value of a flag such as turn=100.
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
	case key == "turns":
		g.most = n
	default:
		fail("flag %q: want turn=MS, first=MS, patience=FACTOR or turns=N", flag)
	}
}

// readLines returns a channel to which it sends the lines of r. The last line may have no newline. A line that is
// longer than longestAnswer is sent in parts; the first part alone is already too long.
func readLines(r io.Reader) chan string {
	lines := make(chan string)
	go func() {
		defer close(lines)
		in := bufio.NewReaderSize(r, longestAnswer+2)
		for {
			line, err := in.ReadSlice('\n')
			// White space at the end without a newline is not a line.
			if len(bytes.TrimSpace(line)) > 0 || err == nil {
				lines <- string(line)
			}

			// After ErrBufferFull, continue with the next part of the long line.
			if err != nil && err != bufio.ErrBufferFull {
				return
			}
		}
	}()
	return lines
}

// Word returns the next word of the testcase. If there is none, it calls Fail.
func (g *Game) Word() string {
	word := g.next()
	if word == "" {
		g.Fail("the testcase ends too early")
	}
	g.read += strings.Index(g.text[g.read:], word) + len(word)
	return word
}

// next returns the word that Word will return, or "" at the end of the testcase.
func (g *Game) next() string {
	rest := strings.TrimLeft(g.text[g.read:], space)
	if end := strings.IndexAny(rest, space); end >= 0 {
		return rest[:end]
	}
	return rest
}

// Int returns the next word of the testcase as a number. If it is not a whole number from lo to hi, Int calls Fail.
func (g *Game) Int(lo, hi int) int {
	word := g.Word()
	n, err := strconv.Atoi(word)
	if err != nil || n < lo || n > hi {
		g.Fail("%.40q is not a whole number from %d to %d", word, lo, hi)
	}
	return n
}

// Rows reads a map with the given width and height from the testcase. Each word is a row. If a row does not
// have this width, Rows calls Fail.
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

// Done calls Fail if there is another word in the testcase.
func (g *Game) Done() {
	if g.More() {
		g.Fail("%.40q follows after the end of the testcase", g.next())
	}
}

// Opponent returns the next word of the testcase, the name of the opponent. If it is not one of the given names,
// Opponent calls Fail.
func (g *Game) Opponent(names ...string) string {
	name := g.Word()
	for _, known := range names {
		if name == known {
			return name
		}
	}
	g.Fail("there is no opponent %q, want one of %s", name, strings.Join(names, ", "))
	// This is not reached, because Fail ends the program.
	return ""
}

// Tell adds a line for the player. Ask sends it.
func (g *Game) Tell(format string, args ...any) {
	fmt.Fprintf(&g.unsent, format+"\n", args...)
}

// TellRows adds the rows of a map as lines for the player.
func (g *Game) TellRows(rows []string) {
	g.Tell("%s", strings.Join(rows, "\n"))
}

// TellRead adds the lines of the testcase that have been read so far. In many puzzles they are the player's initial
// input.
func (g *Game) TellRead() {
	g.Tell("%s", strings.TrimSpace(g.text[:g.read]))
}

// Turn begins the next turn. If the given maximum number of turns has been played, Turn returns false. A game
// is a loop `for g.Turn(200) { ... }`, followed by a call of g.Lose.
func (g *Game) Turn(most int) bool {
	// The judge computes the limit of the whole game from the flag turns.
	if g.most > 0 && most > g.most {
		g.Fail("the game may have %d turns, but the flag is turns=%d", most, g.most)
	}
	if g.turn >= most {
		return false
	}
	g.turn++
	return true
}

// Turns returns the number of the current turn, from 1.
func (g *Game) Turns() int { return g.turn }

// Ask sends the lines added by Tell, draws the state, and returns the words of the player's answer. forms are
// the allowed answers, for example "WAIT" and "X Y". Ask checks only that the answer has as many words as one
// of the forms; Number and Choice check the words. A form that ends in "..." allows any further words. The
// player loses if the answer is too late, is too long, or matches none of the forms.
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

// Answer sends the lines added by Tell, draws the state, and returns the player's answer without its line end. The player
// loses if the answer is too late or too long. Most referees call Ask, which splits the answer into words.
func (g *Game) Answer() string { return strings.TrimRight(g.answer(), "\r\n") }

// answer sends the lines added by Tell, waits for a line of the player, records the turn, and returns the line.
func (g *Game) answer() string {
	g.asked = append(g.asked, g.turn)

	// If a line has already arrived, the player wrote it before the referee asked for it.
	select {
	case line, ok := <-g.lines:
		if !ok {
			g.RecordTurn(0, Quote(""))
			g.Lose("the player's output has ended")
		}

		if g.Strict {
			g.RecordTurn(0, Quote(line))
			g.Lose("%s arrived before the referee asked for an answer", Quote(line))
		}

		// In a game that is not strict, the line is the answer in this turn, as on CodinGame.
		if g.early == 0 {
			g.early = g.turn
		}
		g.send()
		g.recordAnswer(0, line)
		return g.checked(line)
	default:
	}

	sent := time.Now()
	g.send()
	limit := g.turnLimit
	if g.turn <= 1 {
		limit = g.firstLimit
	}

	// The judge reads turn_limit.txt and ends a game in which the player is too slow. It does not count the
	// time for which the player waits for a processor. The timer below counts this time, too. So its limit is
	// high: it only stops a player that hangs.
	patience := hanging * limit * g.patience
	select {
	case line, ok := <-g.lines:
		took := time.Since(sent)
		if took > g.slowest {
			g.slowest, g.slowestTurn = took, g.turn
		}
		g.recordAnswer(took, line)
		if !ok {
			g.Lose("the player's output has ended")
		}
		return g.checked(line)
	case <-time.After(time.Duration(patience) * time.Millisecond):
		g.slowest, g.slowestTurn = time.Since(sent), g.turn
		g.RecordTurn(g.slowest, Quote(""))
		g.Lose("no answer within %d ms (the limit is %d ms)", patience, limit)
	}
	// This is not reached, because Lose ends the program.
	return ""
}

// recordAnswer records the turn. While the state is drawn, Said knows the answer.
func (g *Game) recordAnswer(took time.Duration, line string) {
	g.said = line
	g.RecordTurn(took, Quote(line))
	g.said = ""
}

// Said returns the point that the answer of the drawn turn names: two whole numbers within the given bounds, as its
// first words or, if the form of the answers has none, after other words. ok is false if it names none.
func (g *Game) Said(width, height int) (p Point, ok bool) {
	words := strings.Fields(g.said)
	for i := 0; i+1 < len(words); i++ {
		x, errX := strconv.Atoi(words[i])
		y, errY := strconv.Atoi(words[i+1])
		if p = (Point{X: x, Y: y}); errX == nil && errY == nil && p.Inside(width, height) {
			return p, true
		}
	}
	return Point{}, false
}

// send writes the lines added by Tell to the player. An error means that the player has exited. send ignores
// it, because the referee then also notices the end of the player's output.
func (g *Game) send() {
	io.WriteString(os.Stdout, g.unsent.String())
	g.unsent.Reset()
}

// checked returns the line if it is not too long. Otherwise checked ends the game: the player loses.
func (g *Game) checked(line string) string {
	// As on CodinGame, \r\n counts as one byte.
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

// Choice returns the index of a word of an answer in choices, a list of words such as "U R D L". The player
// loses if the word is not in the list.
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

// Score stores the score of the game in score.txt. Call it immediately before Win.
func (g *Game) Score(score int) {
	g.write("score.txt", fmt.Sprintln(score))
}

// Win ends the game and the program: the player has won.
func (g *Game) Win(format string, args ...any) { g.end(accepted, fmt.Sprintf(format, args...)) }

// Lose ends the game and the program: the player has lost, or broken a rule.
func (g *Game) Lose(format string, args ...any) { g.end(rejected, fmt.Sprintf(format, args...)) }

// WinIf calls Win if the condition is true.
func (g *Game) WinIf(condition bool, format string, args ...any) {
	if condition {
		g.Win(format, args...)
	}
}

// LoseIf calls Lose if the condition is true.
func (g *Game) LoseIf(condition bool, format string, args ...any) {
	if condition {
		g.Lose(format, args...)
	}
}

// end writes the files of the feedback folder, and ends the program.
func (g *Game) end(status int, message string) {
	os.Stdout.Close() // the end of its input tells the player that the game is over

	// The message begins with the number of the turn, unless the game has ended before the first turn.
	prefix := ""
	if g.turn > 0 {
		prefix = fmt.Sprintf("turn %d", g.turn)
		if g.Place != "" && status == rejected {
			prefix += ", " + g.Place
		}
		prefix += ": "
	}

	if status == rejected {
		message += g.lastChance()
	}
	if g.slowestTurn > 0 {
		message += fmt.Sprintf(" (slowest answer %d ms, in turn %d)", g.slowest.Milliseconds(), g.slowestTurn)
	}

	// Mention an early answer, because it is often the reason for a lost game.
	if g.early > 0 && status == rejected {
		message += fmt.Sprintf("; the answer of turn %d arrived before the referee asked for it: one line for each turn is read", g.early)
	}

	result := "lost"
	if status == accepted {
		result = "won"
	}

	g.write("game.txt", g.RecordEnd(result))
	g.write("judgemessage.txt", prefix+message+"\n")
	os.Exit(status)
}

// Fail prints a message and ends the program with status 1, because the testcase is invalid.
func (g *Game) Fail(format string, args ...any) { fail(g.file+": "+format, args...) }

// write writes a file into the feedback folder.
func (g *Game) write(name, text string) {
	if err := feedback.Write(g.folder, name, text); err != nil {
		fail("%v", err)
	}
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "referee: "+format+"\n", args...)
	os.Exit(1)
}

// Mirror returns a map with left and right exchanged: hidden testcases on CodinGame are often mirrored public
// testcases.
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
