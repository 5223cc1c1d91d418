// This file prints the comparison of two programs that have played the same games (-games).

package report

import (
	"fmt"
	"io"
	"math"
	"strings"

	"oj/tools/shared/columns"
	"oj/tools/shared/verdict"
)

// Match is the comparison of two programs, based on the games that both have played.
type Match struct {
	Games     int        `json:"games"`               // the number of games
	Generated int        `json:"generated,omitempty"` // the number of games made by Generator; all others are testcases
	Generator string     `json:"generator,omitempty"` // the package's generator of games; "" if it has none
	Better    [2]int     `json:"better"`              // the number of games in which each program did better than the other
	P         float64    `json:"p"`                   // p-value of the sequential sign test; null hypothesis: both programs are equally good
	Interval  [2]float64 `json:"interval"`            // a 95 % interval for the wins of the first program minus those of the second, as a share of all games
	Decided   bool       `json:"decided,omitempty"`   // the match ended because P is below Level
	All       bool       `json:"all,omitempty"`       // the match ended because there are no more different games

	Repeat func(testcase string) string `json:"-"` // returns the command that repeats a game
}

// Level is the p-value below which a match is decided.
const Level = 0.05

// Better returns the index of the program that did better in a game: 0 or 1, or -1 if neither did. runs holds the runs
// of both programs. If only one program wins, it did better. If both win and the problem has scores, the program with
// the larger score did better.
func Better(runs []*Case) int {
	first, second := runs[0], runs[1]
	won, otherWon := first.Verdict == verdict.AC, second.Verdict == verdict.AC
	scored := won && otherWon && first.Score != nil && second.Score != nil
	switch {
	case won && !otherWon, scored && *first.Score > *second.Score:
		return 0
	case otherWon && !won, scored && *second.Score > *first.Score:
		return 1
	}
	return -1
}

// sentences returns two sentences: the result of the match, and the games that were played. names are the names of the
// programs. scored is set if the problem has scores.
func (m *Match) sentences(names []string, scored bool) []string {
	// Print how many different games were played, because the significance of the result depends on this
	// number.
	played := count(m.Games, "different game")
	switch {
	case m.Generated > 0 && m.Games > m.Generated:
		played += fmt.Sprintf(": %s, and %d made by %s", count(m.Games-m.Generated, "testcase"), m.Generated, m.Generator)
	case m.Generated > 0:
		played += ", made by " + m.Generator
	case m.All && m.Generator == "":
		played += ": the package has no more testcases, and no generators/stress.txt that makes games"
	case m.All:
		played += ": there are no more"
	}

	// The result depends only on the games in which one program did better than the other.
	won := m.Better[0] + m.Better[1]
	leader := 0
	if m.Better[1] > m.Better[0] {
		leader = 1
	}

	does := "wins more"
	if scored {
		does = "scores more"
	}
	most := max(-m.Interval[0], m.Interval[1])
	result := fmt.Sprintf("not decided yet after %s", count(m.Games, "game"))
	if most <= smallDifference {
		result = fmt.Sprintf("no difference larger than %.0f %% in %s", math.Ceil(100*most), count(m.Games, "game"))
	}
	switch {
	case m.Decided:
		result = fmt.Sprintf("%s %s: %d of %d, p < %g (the other %d games ended alike)",
			names[leader], does, m.Better[leader], won, Level, m.Games-won)
	case won == 0:
		result += fmt.Sprintf(" (all ended alike; %s)", m.interval(names[0]))
	default:
		result += fmt.Sprintf(" (%s did better in %d, %s in %d; p = %.2g; %s)", names[0], m.Better[0], names[1], m.Better[1], m.P, m.interval(names[0]))
	}
	return []string{result, "played: " + played}
}

// smallDifference is the share of all games up to which a difference is small enough to be called none.
const smallDifference = 0.1

// interval returns a text such as "95 %: a.py wins -12 to +30 more of 100 games".
func (m *Match) interval(first string) string {
	return fmt.Sprintf("95 %%: %s wins %+.0f to %+.0f more of 100 games", first, math.Floor(100*m.Interval[0]), math.Ceil(100*m.Interval[1]))
}

// differs returns both runs of the first game that only one program wins. If no such game exists, it returns both
// runs of the first game in which one program did better. If there is no such game either, it returns nil.
func (v *Versus) differs() (runs []*Case) {
	for _, both := range v.Cases {
		if both[0].Verdict != both[1].Verdict && Better(both) >= 0 {
			return both
		}
		if runs == nil && Better(both) >= 0 {
			runs = both
		}
	}
	return runs
}

// match prints the comparison of two programs over many games.
func match(w io.Writer, p *Problem, v *Versus) {
	// There are too many games to print each of them, so print only the totals.
	fmt.Fprintln(w)
	for _, sentence := range v.Sentences {
		fmt.Fprintf(w, "%s: %s\n", p.ID, sentence)
	}
	header := append([]string{""}, v.Names...)
	fmt.Fprint(w, indent(columns.Align(append([][]string{header}, v.Totals...))), "\n")

	// One game is shown as an example of the difference.
	runs := v.differs()
	if runs == nil {
		return
	}
	better := Better(runs)
	fmt.Fprintf(w, "\nthe first game in which %s does better: %s\n", v.Names[better], runs[0].Name)
	printDifference(w, v.Names, runs)

	var ends [][]string
	for i, c := range runs {
		ends = append(ends, []string{v.Names[i] + ":", columns.Cut(c.Verdict.String()+" "+firstLine(c.Message), mostEnd)})
	}
	fmt.Fprintln(w, indent(columns.Align(ends)))
	if p.Match.Repeat != nil {
		fmt.Fprintf(w, "  again: %s\n", p.Match.Repeat(runs[0].Name))
	}
}

// mostEnd is the width in columns to which the message about a game is cut.
const mostEnd = 160

// printDifference prints the first turn in which the answers of the two programs differ.
func printDifference(w io.Writer, names []string, runs []*Case) {
	turn := FirstDifference(runs)
	if turn == 0 {
		fmt.Fprintln(w, "  their answers do not differ")
		return
	}

	// Before this turn the answers were equal. So the referee has sent the same lines to both programs,
	// unless it uses random numbers. Both different answers reply to the same line of the referee, so print
	// this line only once.
	rows := [][]string{{fmt.Sprintf("first different answer, turn %d:", turn), ""}}
	question := ""
	for i, c := range runs {
		answer := "(none)"
		if rounds := c.rounds(); turn <= len(rounds) {
			answer = rounds[turn-1].answer
			question = rounds[turn-1].question
		}
		rows = append(rows, []string{"  " + names[i] + ":", line(answer)})
	}

	if question != "" {
		rows[0][1] = "input: " + line(question)
	}
	fmt.Fprintln(w, indent(columns.Align(rows)))
}

// line converts a text to a single line of at most maxCell columns.
func line(text string) string {
	return columns.Cut(strings.ReplaceAll(text, "\n", " / "), maxCell)
}
