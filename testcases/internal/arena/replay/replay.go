// Package replay plays games to test referees of package arena. It is the judge's side of their lines.
package replay

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
)

// A Result is a played game.
type Result struct {
	Scores, Ranks []int
	Out           []string   // REASON: TEXT of each player that is out; "" for the others
	Told          [][]string // what each player was told before each of its answers
	Answers       int        // the number of answers
}

// A Bot returns the answer of a player: a line, or a whole line of the judge if it begins with "!", such as
// "!late 200000 too late". told are the lines since its last answer.
type Bot func(told []string) string

// Play plays a game between bots.
func Play(t *testing.T, program string, arguments []string, bots ...Bot) (r Result) {
	t.Helper()
	cmd := exec.Command(program, arguments...)
	in, out, stderr := replay.Start(t, cmd)
	defer cmd.Wait()
	defer in.Close()

	told := make([][]string, len(bots))
	r.Out, r.Told = make([]string, len(bots)), make([][]string, len(bots))
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		switch words[0] {
		case "tell":
			i, n := number(t, words[1]), number(t, words[2])
			for range n {
				lines.Scan()
				told[i] = append(told[i], lines.Text())
			}
		case "ask":
			for k := 1; k < len(words); k += 2 {
				i := number(t, words[k])
				answer := bots[i](told[i])
				r.Told[i] = append(r.Told[i], strings.Join(told[i], "\n")+"\n")
				told[i] = nil
				r.Answers++
				if judged, is := strings.CutPrefix(answer, "!"); is {
					answer = judged
				} else {
					answer = "line 1000 " + answer
				}
				fmt.Fprintln(in, answer)
			}
		case "out":
			r.Out[number(t, words[1])] = strings.SplitN(lines.Text(), " ", 3)[2]
		case "result":
			r.Scores = append(r.Scores, number(t, words[2]))
			r.Ranks = append(r.Ranks, number(t, words[3]))
		case "end":
			return r
		}
	}
	t.Fatalf("the referee has ended too early: %s", stderr.String())
	return r
}

// FirstInput checks that the first player's first input is the text of testdata/first.in.
func FirstInput(t *testing.T, program string, arguments ...string) {
	t.Helper()
	got := Play(t, program, arguments, Script(), Script())
	if want := Text(t, "first.in"); got.Told[0][0] != want {
		t.Errorf("the first input is\n%s\nwant\n%s", got.Told[0][0], want)
	}
}

// Recorded returns the places of a file in testdata that match the form, with their groups. Their number must be as given.
func Recorded(t *testing.T, name string, form *regexp.Regexp, number int) [][]string {
	t.Helper()
	list := form.FindAllStringSubmatch(Text(t, name), -1)
	if len(list) != number {
		t.Fatalf("%s: %d places have the form, want %d", name, len(list), number)
	}
	return list
}

// Text returns the text of a file in testdata.
func Text(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Script returns a bot that plays the given answers, and then answers "the script is over".
func Script(answers ...string) Bot {
	return func([]string) string {
		if len(answers) == 0 {
			return "the script is over"
		}
		answer := answers[0]
		answers = answers[1:]
		return answer
	}
}

func number(t *testing.T, word string) int {
	t.Helper()
	n, err := strconv.Atoi(word)
	if err != nil {
		t.Fatalf("the referee has written %q instead of a number", word)
	}
	return n
}
