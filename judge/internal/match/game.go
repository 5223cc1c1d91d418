// This file judges interactive problems: the program plays against the package's referee.

package match

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// maxTurns bounds the lines of an exchange that a report keeps, at the start and at the end each.
const maxTurns = 2000

// game lets the program play one game.
func (r *Runner) game(ctx context.Context, s *Program, c *problem.Case, input, dir string, pass int, a *Attempt) error {
	feedback, home, err := s.validatorHome(0, dir)
	if err != nil {
		return err
	}
	player, err := s.spec(c, dir)
	if err != nil {
		return err
	}
	flags, _ := s.validatorFlags(0, c)
	referee := trusted(s.Pkg, s.Validators[0], home, validatorArgs(c, input, feedback, flags))
	referee.Limits.Wall += 2 * s.Limits.Time
	referee.Limits.Output = 0 // what it says to the program counts, too
	stderr, said := &ends{keep: maxKept}, &head{left: maxKept}
	player.Stderr, referee.Stderr = stderr, said
	out, err := Play(ctx, Options{Player: player, Referee: referee, Feedback: feedback, RefereeEnds: s.Pkg.RefereeEnds()})
	if err != nil {
		return fmt.Errorf("playing %s on %s: %w", s.Source, c.Name, err)
	}
	a.Facts.Game = &out.Facts
	if err := a.ran(ctx, out.Player); err != nil {
		return err
	}
	a.Stderr = stderr.String()
	s.asked(s.Pkg.OutputValidators[0], c, out.Referee, said.String(), feedback, a)
	a.TurnCount, a.SlowestTurn = out.Turns, out.SlowestTurn
	a.SlowestAnswer = out.Slowest.Seconds()
	if a.Decide(); a.Verdict != verdict.AC || r.KeepTurns {
		keepTurns(a.Case, out.Log)
		a.Said = out.Stderr.Lines()
	}
	return r.transcript(s, c, pass, out.Log, a.Case)
}

// keepTurns takes the exchange over into the report.
func keepTurns(res *report.Case, log *Log) {
	res.Turns, res.TurnsCut, res.CutAfter = log.Lines(), log.Omitted, 0
	head := len(log.Head)
	if n := len(res.Turns); n > 2*maxTurns {
		head = maxTurns
		res.TurnsCut += n - 2*maxTurns
		res.Turns = slices.Concat(res.Turns[:maxTurns], res.Turns[n-maxTurns:])
	}
	if res.TurnsCut > 0 {
		res.CutAfter = head
	}
}

// transcript writes the exchange into the folder that was asked for.
func (r *Runner) transcript(s *Program, c *problem.Case, pass int, log *Log, res *report.Case) error {
	if r.Transcripts == "" {
		return nil
	}
	name := strings.NewReplacer("/", "-", "\\", "-").Replace(s.Name)
	file := filepath.Join(r.Transcripts, s.Pkg.ID, name, filepath.FromSlash(c.Name)+".interaction")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	mode, separator := os.O_TRUNC, ""
	if pass > 1 {
		mode, separator = os.O_APPEND, "---\n"
	}
	f, err := os.OpenFile(file, os.O_CREATE|os.O_WRONLY|mode, 0o644)
	if err != nil {
		return err
	}
	_, err = io.WriteString(f, separator)
	if err == nil {
		err = log.WriteInteraction(f)
	}
	if e := f.Close(); err == nil {
		err = e
	}
	res.Transcript = file
	return err
}
