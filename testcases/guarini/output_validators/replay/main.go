// Command replay checks an answer to guarini. It makes the printed moves on a board, one after the other. It compares
// only the number of moves with the jury's answer, because there are many shortest sequences of moves.
//
// Usage, by the ICPC convention: replay INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT. The exit status is 42 if the output
// is right. If the output is wrong, it is 43, and FEEDBACK_FOLDER/judgemessage.txt contains the reason. It is 1 if
// the program is not at fault: a file cannot be read, the jury's answer is invalid, or the output reaches the target
// in fewer moves than the jury's answer.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"

	"oj/testcases/internal/feedback"
)

func main() {
	if len(os.Args) < 4 {
		fmt.Fprintln(os.Stderr, "usage: replay INPUT ANSWER FEEDBACK_FOLDER/ < OUTPUT")
		os.Exit(1)
	}

	// check returns the first mistake in the program's output, or an error if a file is missing or invalid.
	wrong, err := check(os.Args[1], os.Args[2], os.Stdin)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if wrong == "" {
		os.Exit(42)
	}
	if err := feedback.Write(os.Args[3], "judgemessage.txt", wrong+"\n"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(43)
}

// words reads a file word by word.
type words struct {
	name string
	s    *bufio.Scanner
	read int
}

func newWords(name string, r io.Reader) *words {
	s := bufio.NewScanner(r)
	s.Buffer(nil, 1<<20)
	s.Split(bufio.ScanWords)
	return &words{name: name, s: s}
}

func (w *words) next() (string, bool) {
	w.read++
	if !w.s.Scan() {
		return "", false
	}
	return w.s.Text(), true
}

// number reads a whole number from least to most.
func (w *words) number(least, most int) (int, error) {
	text, ok := w.next()
	if !ok {
		return 0, fmt.Errorf("%s ends before word %d", w.name, w.read)
	}

	// A plus sign and leading zeros are not allowed.
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < least || n > most {
		return 0, fmt.Errorf("%s, word %d: %.40q: want a whole number from %d to %d", w.name, w.read, text, least, most)
	}
	return n, nil
}

// check returns the first mistake in the output, or "". An error means that the input or the jury's answer is wrong or
// cannot be read.
func check(inputName, answerName string, output io.Reader) (wrong string, err error) {
	// Read the three files together, case by case.
	inputFile, err := os.Open(inputName)
	if err != nil {
		return "", err
	}
	defer inputFile.Close()
	answerFile, err := os.Open(answerName)
	if err != nil {
		return "", err
	}
	defer answerFile.Close()
	input, answer, out := newWords("the input", inputFile), newWords("the jury's answer", answerFile), newWords("the output", output)

	// The first mistake ends the check, because after it the start of the next case cannot be found in the output.
	cases, err := input.number(1, 10000)
	if err != nil {
		return "", err
	}
	for k := 1; k <= cases; k++ {
		b, err := readBoard(input)
		if err != nil {
			return "", err
		}
		if wrong, err := b.compare(answer, out); wrong != "" || err != nil {
			return inCase(k, wrong, err)
		}
	}

	if text, more := out.next(); more {
		return fmt.Sprintf("the output goes on after the last case: %.40q", text), nil
	}
	return "", nil
}

// inCase puts the number of the case before the message or error.
func inCase(k int, wrong string, err error) (string, error) {
	if err != nil {
		return "", fmt.Errorf("case %d: %v", k, err)
	}
	return fmt.Sprintf("case %d: %s", k, wrong), nil
}

// A board consists of the start and the target of a case. Cells are numbered row by row.
type board struct {
	rows, columns int
	cells, target []byte
}

func readBoard(input *words) (*board, error) {
	// Each row of the start is followed by the same row of the target.
	b := &board{}
	var err error
	if b.rows, err = input.number(1, 36); err != nil {
		return nil, err
	}
	if b.columns, err = input.number(1, 36); err != nil {
		return nil, err
	}
	for i := 0; i < b.rows; i++ {
		start, _ := input.next()
		target, ok := input.next()
		if !ok || len(start) != b.columns || len(target) != b.columns {
			return nil, fmt.Errorf("%s, word %d: want two rows of %d cells", input.name, input.read, b.columns)
		}
		b.cells = append(b.cells, start...)
		b.target = append(b.target, target...)
	}
	return b, nil
}

// compare replays the output's moves and compares their number with the jury's answer.
func (b *board) compare(answer, out *words) (wrong string, err error) {
	// Check the jury's answer first, because an error in it must not be blamed on the output.
	want, err := b.jury(answer)
	if err != nil {
		return "", err
	}

	got, err := out.number(-1, 1<<31-1)
	if err != nil {
		return err.Error(), nil
	}
	if got == -1 && want == -1 {
		return "", nil
	}
	if got == -1 {
		return fmt.Sprintf("says -1, but the target can be reached in %d moves", want), nil
	}

	// Replay the moves on the board, then compare it with the target.
	for i := 1; i <= got; i++ {
		if wrong := b.move(out); wrong != "" {
			return fmt.Sprintf("move %d of %d: %s", i, got, wrong), nil
		}
	}
	if string(b.cells) != string(b.target) {
		return fmt.Sprintf("the %d moves lead to %s, not to the target %s", got, b.cells, b.target), nil
	}

	// The moves lead to the target. All that is left is to compare their number with the jury's.
	if want == -1 || got < want {
		return "", fmt.Errorf("the jury is wrong: it says %d, but %d moves reach the target", want, got)
	}
	if got > want {
		return fmt.Sprintf("%d moves, but %d are enough", got, want), nil
	}
	return "", nil
}

// jury reads and checks the jury's answer. It returns the number of moves, or -1 if the answer says that there is no
// way.
func (b *board) jury(answer *words) (int, error) {
	n, err := answer.number(-1, 1<<31-1)
	if err != nil {
		return 0, err
	}
	if n == -1 {
		return -1, nil
	}

	// Replay on a copy, because the output's moves start from the original board.
	replayed := &board{b.rows, b.columns, append([]byte(nil), b.cells...), b.target}
	for i := 1; i <= n; i++ {
		if wrong := replayed.move(answer); wrong != "" {
			return 0, fmt.Errorf("the jury's move %d of %d: %s", i, n, wrong)
		}
	}
	if string(replayed.cells) != string(b.target) {
		return 0, fmt.Errorf("the jury's %d moves do not lead to the target", n)
	}
	return n, nil
}

// move reads a move and makes it. It returns "", or the reason if the move is not allowed.
func (b *board) move(w *words) string {
	// The words are row, column, row and column.
	var place [4]int
	for i := range place {
		var err error
		if place[i], err = w.number(1, [2]int{b.rows, b.columns}[i%2]); err != nil {
			return err.Error()
		}
	}

	// A knight moves one cell in one direction and two in the other, so the squares add up to 5.
	rows, columns := place[2]-place[0], place[3]-place[1]
	from := (place[0]-1)*b.columns + place[1] - 1
	to := (place[2]-1)*b.columns + place[3] - 1
	switch {
	case rows*rows+columns*columns != 5:
		return fmt.Sprintf("%d %d to %d %d is not a knight's move", place[0], place[1], place[2], place[3])
	case b.cells[from] == '.' || b.cells[from] == '#':
		return fmt.Sprintf("there is no knight at %d %d", place[0], place[1])
	case b.cells[to] != '.':
		return fmt.Sprintf("the cell %d %d is not empty", place[2], place[3])
	}

	b.cells[from], b.cells[to] = '.', b.cells[from]
	return ""
}
