// This file contains the main function of output visualizers, and functions that read their inputs.
package svg

import (
	"fmt"
	"io"
	"os"
	"strings"

	"oj/testcases/internal/feedback"
)

// Files contains the inputs of a visualizer.
type Files struct {
	Input    string // the testcase
	Output   string // what the program printed; empty in a game
	Feedback string // the folder into which the validator has written its files
}

// Read returns the content of a file in the feedback folder, or "" if the file does not exist.
func (f Files) Read(name string) string {
	return feedback.Read(f.Feedback, name)
}

// Visualize is the main function of an output visualizer. The arguments are INPUT ANSWER FEEDBACKDIR/ [FLAGS], and
// standard input is the program's output. It writes the picture into FEEDBACKDIR/teamimage.svg. If this fails, it
// prints the reason and exits with status 1.
func Visualize(draw func(Files) *Picture) {
	if len(os.Args) < 4 {
		fmt.Fprintln(os.Stderr, "usage: visualizer INPUT ANSWER FEEDBACKDIR/ < output")
		os.Exit(1)
	}
	input, err := os.ReadFile(os.Args[1])
	var output []byte
	if err == nil {
		output, err = io.ReadAll(os.Stdin)
	}

	// Write the picture to the feedback folder, where the judge looks for it.
	if err == nil {
		picture := draw(Files{string(input), string(output), os.Args[3]})
		err = feedback.Write(os.Args[3], "teamimage.svg", picture.String())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Message returns a picture that contains only a text. It is for inputs that cannot be drawn.
func Message(format string, args ...any) *Picture {
	text := fmt.Sprintf(format, args...)
	p := New(max(240, 8*float64(len(text))+40), 60, 1)
	p.Always().Text(20, 36, text, "")
	return p
}

// Words reads a text word by word. At the end of the text it returns empty words and sets Short.
type Words struct {
	words []string
	Short bool // a word was missing, or was not a number within its bounds
}

// NewWords splits the text at white space.
func NewWords(text string) *Words { return &Words{words: strings.Fields(text)} }

// More reports whether there is another word.
func (w *Words) More() bool { return len(w.words) > 0 }

// Next returns the next word. At the end of the text it returns "" and sets Short.
func (w *Words) Next() string {
	if len(w.words) == 0 {
		w.Short = true
		return ""
	}
	word := w.words[0]
	w.words = w.words[1:]
	return word
}

// Int returns the next word as a number from lo to hi. If the word is not such a number, Int returns
// lo and sets Short.
func (w *Words) Int(lo, hi int) int {
	var v int
	var rest string
	word := w.Next()

	// The verb %s is needed to detect words such as 12x: %d alone would accept the digits at the beginning.
	if c, _ := fmt.Sscanf(word, "%d%s", &v, &rest); c != 1 || v < lo || v > hi {
		w.Short = true
		return lo
	}
	return v
}
