// This file makes the page of one game: a report of the judge in which each bot has an entry with what it was told,
// answered and printed.

package arena

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"time"

	"oj/judge/console"
	"oj/judge/internal/page"
	"oj/judge/internal/picture"
	"oj/judge/internal/report"
	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/verdict"
)

// replay collects the events of a game.
type replay struct {
	id    string
	bots  []*Bot
	began time.Time
	cases []*report.Case
}

func newReplay(id string, bots []*Bot) *replay {
	r := &replay{id: id, bots: bots, began: time.Now()}
	for range bots {
		r.cases = append(r.cases, &report.Case{})
	}
	return r
}

// add records an event.
func (r *replay) add(e Event) {
	c := r.cases[e.Seat]
	ms := float64(time.Since(r.began).Microseconds()) / 1000
	for _, text := range strings.Split(e.Text, "\n") {
		turn := report.Turn{Milliseconds: ms, FromProgram: e.Kind != "told", Text: text}
		switch e.Kind {
		case "told", "answer":
			c.Turns = append(c.Turns, turn)
		case "stderr":
			c.ErrorLines = append(c.ErrorLines, turn)
		}
	}
	if e.Kind == "answer" {
		c.TurnCount = e.Turn
		if e.Took.Seconds() >= c.SlowestAnswer {
			c.SlowestTurn, c.SlowestAnswer = e.Turn, e.Took.Seconds()
		}
	}
}

// verdicts are the verdicts on the page of a player whose program has failed, by reason; for other reasons it is WA. A
// player that has only lost has AC.
var verdicts = map[string]verdict.Verdict{
	"time": verdict.TLE, "stall": verdict.ILE, "crash": verdict.RTE,
}

// write writes the page. The referee has written its picture into the folder.
func (r *replay) write(con *console.Console, file, folder string, got *Result) error {
	pictures, err := picture.Collect(folder)
	if err != nil {
		return err
	}
	p := &report.Problem{ID: r.id, Name: r.id, Kind: "interactive"}
	for i, b := range r.bots {
		c := r.cases[i]
		c.Name, c.Pictures, c.Verdict = "game", pictures, verdict.AC
		c.Wall = time.Since(r.began).Seconds()
		c.Message = fmt.Sprintf("rank %d, score %d", got.Ranks[i]+1, got.Scores[i])
		if got.Out[i] != "" {
			c.Message = got.Out[i]
			if Fault(got.Out[i]) {
				c.Verdict = verdict.WA
			}
			if v, is := verdicts[reasonOf(got.Out[i])]; is {
				c.Verdict = v
			}
		}
		p.Entries = append(p.Entries, &report.Entry{
			Name: b.Name, Source: b.Source, Verdict: c.Verdict, OK: c.Verdict == verdict.AC, Note: c.Message,
			Cases: []*report.Case{c}, Passed: 1, Total: 1, Slowest: c.SlowestAnswer,
		})
	}
	words := []string{args.Named("go run ./judge -arena")}
	for _, a := range con.Args {
		words = append(words, args.Quote(a))
	}
	var b bytes.Buffer
	all := &report.Report{
		Schema: report.Schema, Started: r.began, Seconds: time.Since(r.began).Seconds(), OK: true,
		Platform: runtime.GOOS + "/" + runtime.GOARCH, Workers: 1, Problems: []*report.Problem{p},
	}
	if err := page.Write(&b, all, strings.Join(words, " "), page.DefaultPictures); err != nil {
		return err
	}
	return atomicfile.Write(file, b.Bytes())
}
