// This file is the referee's side of the lines between referee and judge. Any program that speaks them can be the
// referee of an arena.
//
// The referee writes:
//
//	rules players=2 first=1000 turn=100 grace=50 empty=false together=false   once, before anything else; limits in milliseconds
//	tell PLAYER N                 N lines follow: the next input of the player
//	ask PLAYER LIMIT ...          send it, and wait for a line of each of these players, at most LIMIT+grace milliseconds
//	out PLAYER REASON: TEXT       the player is out of the game, and can be stopped
//	result PLAYER SCORE RANK      once for each player at the end; rank 0 is the best, equal ranks are a draw
//	end                           the game is over
//
// The judge answers ask with a line for each asked player, in the same order:
//
//	line MICROSECONDS TEXT        the answer
//	late MICROSECONDS TEXT        no answer in time
//	stall MICROSECONDS TEXT       no answer in time, and the player did not compute
//	crash MICROSECONDS TEXT       the player has ended
//	invalid MICROSECONDS TEXT     the answer is too long
//
// Except after line, TEXT is a message for the user.

package arena

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
)

// judge is the connection to the judge.
type judge struct {
	in     *bufio.Scanner
	writer *bufio.Writer
}

// longestLine bounds a line of the judge. The judge passes on answers of at most 10,000 bytes.
const longestLine = 1 << 16

func newJudge(in io.Reader, out io.Writer) *judge {
	j := &judge{bufio.NewScanner(in), bufio.NewWriter(out)}
	j.in.Buffer(make([]byte, longestLine), longestLine)
	return j
}

func (j *judge) print(format string, args ...any) { fmt.Fprintf(j.writer, format+"\n", args...) }

func (j *judge) rules(r Rules, players int) {
	j.print("rules players=%d first=%d turn=%d grace=%d empty=%v together=%v",
		players, r.First, r.Turn, grace, r.Empty, r.Together)
}

// tell sends the lines that the player was told.
func (j *judge) tell(p *Player) {
	if len(p.told) == 0 {
		return
	}
	text := strings.Join(p.told, "\n") // a line may have been told with line breaks in it
	p.told = nil
	j.print("tell %d %d\n%s", p.Index, strings.Count(text, "\n")+1, text)
}

// ask asks players, whose limits are in milliseconds.
func (j *judge) ask(players []*Player, limits []int) {
	line := "ask"
	for i, p := range players {
		line += fmt.Sprintf(" %d %d", p.Index, limits[i])
	}
	j.print("%s", line)
	j.writer.Flush()
}

// answer reads the judge's line about a player that was asked, and returns the time that the player took.
func (j *judge) answer(p *Player) time.Duration {
	if !j.in.Scan() {
		fail("the judge has closed the connection")
	}
	kind, rest, _ := strings.Cut(j.in.Text(), " ")
	number, text, _ := strings.Cut(rest, " ")
	microseconds, err := strconv.Atoi(number)
	took := time.Duration(microseconds) * time.Microsecond

	p.Answer = ""
	switch {
	case err != nil:
		fail("the judge has sent %q", j.in.Text())
	case kind == "line":
		p.Answer = strings.TrimSpace(text)
	case kind == "late":
		p.Lose(Time, "%s", text)
	case kind == string(Stall) || kind == string(Crash) || kind == string(Invalid):
		p.Lose(Reason(kind), "%s", text)
	default:
		fail("the judge has sent %q", j.in.Text())
	}
	return took
}

func (j *judge) out(p *Player) { j.print("out %d %s: %s", p.Index, p.reason, p.message) }

func (j *judge) end(players []*Player, ranks []int) {
	for i, p := range players {
		if p.Out() {
			j.out(p)
		}
		j.print("result %d %d %d", i, p.Score, ranks[i])
	}
	j.print("end")
	j.writer.Flush()
}
