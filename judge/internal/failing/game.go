// This file shows a learner the smallest game that their program has lost: a game cannot be divided into cases, but a small
// map is as good as a small case.

package failing

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"oj/judge/console"
	"oj/judge/internal/report"
	"oj/tools/shared/args"
	"oj/tools/shared/workspace"
)

// lost is a game that a program has lost.
type lost struct {
	*report.Case
	number, of, games int    // the number of the testcase, from 1, of how many, and how many games are lost
	read              []byte // what the program read before its first answer; nil if a part of it was not recorded
	answers           []string
}

// smallestLost returns the lost game with the smallest testcase, or nil if no game was lost. Testcases of the same size come
// in the order of the report.
func smallestLost(e *report.Entry) *lost {
	var games []*report.Case
	for _, c := range e.Cases {
		if c.Failed() && len(c.Turns) > 0 && c.Input != "" {
			games = append(games, c)
		}
	}
	if len(games) == 0 {
		return nil
	}
	best := smallest(games)
	l := &lost{Case: best, number: 1 + slices.Index(e.Cases, best), of: len(e.Cases), games: len(games)}
	l.split()
	return l
}

// split finds what the program read before its first answer, and its answers.
func (l *lost) split() {
	var read strings.Builder
	for i, t := range l.Turns {
		if t.FromProgram {
			l.answers = append(l.answers, t.Text)
		} else if len(l.answers) == 0 {
			if l.TurnsCut > 0 && i >= l.CutAfter {
				return // the beginning of the game was not recorded completely
			}
			read.WriteString(t.Text + "\n")
		}
	}
	l.read = []byte(read.String())
}

// playsAgents matches the import of a solution in which an agent walks through a network: on the page of such a problem the
// user plays against the agent.
var playsAgents = regexp.MustCompile(`(?m)^\s*"[^"]*problems/lib/game"`)

const mostAnswers = 12

// showGame prints the smallest lost game, and the commands that show it.
func (f *finder) showGame(l *lost) {
	which := "this game is lost"
	if l.games > 1 {
		which = fmt.Sprintf("the smallest of %d lost games", l.games)
	}
	fmt.Fprintf(f.con.Out, "\n%s: %s, testcase %d of %d\n", which, l.Name, l.number, l.of)
	if l.read != nil {
		fmt.Fprintln(f.con.Out, "your program read:")
		f.printLines(string(l.read))
	}
	answers := l.answers
	more := len(answers) - mostAnswers
	if more > 0 {
		answers = answers[:mostAnswers]
	}
	said := strings.Join(answers, " | ")
	if more > 0 {
		said += fmt.Sprintf(" | ... %d more", more)
	}
	fmt.Fprintf(f.con.Out, "its answers:  %s\nthe referee:  %s\n", cmp.Or(said, "(none)"), cmp.Or(l.Message, l.Verdict.Long()))

	if file := f.writeBeside(l.read); file != "" {
		solution, _ := os.ReadFile(filepath.Join(f.solution, "solution.go"))
		if playsAgents.Match(solution) {
			f.namePage("play this game yourself (this shows the idea)", f.id, file)
		} else {
			f.nameSearch(file)
		}
	}
	f.nameReplay(l)
}

// nameReplay prints the command that writes a page with each turn of the game.
func (f *finder) nameReplay(l *lost) {
	fmt.Fprintf(f.con.Out, "your game, turn by turn: %s\n", args.Named(fmt.Sprintf("go run ./judge -html %s-game.html -src %s -case %s %s",
		f.id, args.Quote(f.con.Relative(f.source)), args.Quote(l.Name), f.id)))
}

// Loses reports whether Show will print a lost game of a learner's program, whose path is source.
func Loses(id, source string, c *report.Case) bool {
	return len(c.Turns) > 0 && c.Failed() && Learns(id, source, c.Input)
}

// newFinder returns a finder for a failure of the program of an entry.
func newFinder(con *console.Console, e *report.Entry, c *report.Case) *finder {
	return &finder{con: con, source: workspace.In(con.Dir, e.Source), testcase: c.Name, file: workspace.In(con.Dir, c.Input)}
}
