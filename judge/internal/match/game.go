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

	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// maxTurns bounds the lines of an exchange that a report keeps, at the start and at the end each.
const maxTurns = 2000

// game lets the program play one game.
func (a *Attempt) game(ctx context.Context) error {
	s := a.prog
	feedback, home, err := s.validatorHome(0, a.dir)
	if err != nil {
		return err
	}
	player, err := a.spec()
	if err != nil {
		return err
	}
	flags, _ := a.validatorFlags(0)
	referee := trusted(s.Pkg, s.Validators[0], home, a.validatorArgs(feedback, flags))
	referee.Limits.Wall += 2 * s.Limits.Time
	referee.Limits.Output = 0 // what it says to the program counts, too
	stderr, said := &ends{keep: maxKept}, &sandbox.Head{Left: maxKept}
	player.Stderr, referee.Stderr = stderr, said
	out, err := Play(ctx, Options{Player: player, Referee: referee, Feedback: feedback, RefereeEnds: s.Pkg.RefereeEnds()})
	if err != nil {
		return fmt.Errorf("playing %s on %s: %w", s.Source, a.Name, err)
	}
	a.Facts.Game = &out.Facts
	if err := a.ran(ctx, out.Player); err != nil {
		return err
	}
	a.Stderr = stderr.String()
	a.asked(s.Pkg.OutputValidators[0], out.Referee, said.String(), feedback)
	a.TurnCount, a.SlowestTurn = out.Turns, out.SlowestTurn
	a.SlowestAnswer = out.Slowest.Seconds()
	if a.Decide(); a.Verdict != verdict.AC || a.r.KeepTurns {
		a.keepTurns(out.Log)
		a.Said = out.Stderr.Lines()
	}
	return a.transcript(out.Log)
}

// keepTurns takes the exchange over into the report.
func (a *Attempt) keepTurns(log *Log) {
	a.Turns, a.TurnsCut, a.CutAfter = log.Lines(), log.Omitted, 0
	head := len(log.Head)
	if n := len(a.Turns); n > 2*maxTurns {
		head = maxTurns
		a.TurnsCut += n - 2*maxTurns
		a.Turns = slices.Concat(a.Turns[:maxTurns], a.Turns[n-maxTurns:])
	}
	if a.TurnsCut > 0 {
		a.CutAfter = head
	}
}

// transcript writes the exchange into the folder that was asked for.
func (a *Attempt) transcript(log *Log) error {
	if a.r.Transcripts == "" {
		return nil
	}
	name := strings.NewReplacer("/", "-", "\\", "-").Replace(a.prog.Name)
	file := filepath.Join(a.r.Transcripts, a.prog.Pkg.ID, name, filepath.FromSlash(a.Name)+".interaction")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	mode, separator := os.O_TRUNC, ""
	if a.pass > 1 {
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
	a.Transcript = file
	return err
}
