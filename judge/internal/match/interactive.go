// This file judges interactive problems: the program plays against the package's referee.

package match

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// game lets the program play one game.
func (a *Attempt) game(ctx context.Context) error {
	s := a.prog
	referee, feedback, err := a.validator(0)
	if err != nil {
		return err
	}
	player, err := a.spec()
	if err != nil {
		return err
	}
	said := &sandbox.Head{Left: maxKept}
	referee.Stderr = said
	referee.Limits.Wall += 2 * s.Limits.Time
	referee.Limits.Output = 0 // what it says to the program counts, too
	g := newGame(player, referee, feedback, s.Pkg.RefereeEnds())
	if err := a.play(ctx, g); err != nil {
		return fmt.Errorf("playing %s on %s: %w", s.Source, a.Name, err)
	}
	a.Facts.Game = &g.facts
	a.ran(g.player.result)
	a.Stderr = g.errors.String()
	a.asked(s.Pkg.OutputValidators[0], g.referee.result, strings.TrimSpace(said.String()), feedback)
	a.TurnCount, a.SlowestTurn, a.SlowestAnswer = g.turns, g.slowestTurn, g.slowest.Seconds()
	if a.Decide(); a.Verdict != verdict.AC || a.r.KeepTurns {
		a.Turns, a.TurnsCut, a.CutAfter = g.exchange.lines(), g.exchange.omitted, 0
		if a.TurnsCut > 0 {
			a.CutAfter = len(g.exchange.head)
		}
		a.Said = g.said.lines()
	}
	return nil
}

// play plays the game, and writes the exchange into the folder that was asked for.
func (a *Attempt) play(ctx context.Context, g *game) error {
	if a.r.Transcripts == "" {
		return g.play(ctx)
	}
	name := strings.NewReplacer("/", "-", "\\", "-").Replace(a.prog.Name)
	a.Transcript = filepath.Join(a.r.Transcripts, a.prog.Pkg.ID, name, filepath.FromSlash(a.Name)+".interaction")
	if err := os.MkdirAll(filepath.Dir(a.Transcript), mode); err != nil {
		return err
	}
	flag := os.O_TRUNC
	if a.pass > 1 {
		flag = os.O_APPEND
	}
	file, err := os.OpenFile(a.Transcript, os.O_CREATE|os.O_WRONLY|flag, 0o644)
	if err != nil {
		return err
	}
	defer file.Close()
	lines := bufio.NewWriter(file)
	g.exchange.file = lines
	if a.pass > 1 {
		fmt.Fprintln(lines, "---")
	}
	if err := g.play(ctx); err != nil {
		return err
	}
	return lines.Flush()
}
