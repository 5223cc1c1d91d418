// This file implements -games: two programs play the same games until a statistical test shows that one is better.
//
// First, both programs play all testcases of the package, in a random order that is the same in every call.
// Then they play games that the package's generators/stress.txt generates from the seeds 1, 2, 3 and so on.
// The order is random, because testcases with similar names are often similar, for example the same map with
// another opponent. So the first testcases in alphabetical order would not be representative.

package session

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"oj/judge/internal/report"
	"oj/judge/internal/result"
	"oj/judge/internal/sequential"
	"oj/judge/internal/trial"
	"oj/tools/shared/args"
	"oj/tools/shared/format"
	"oj/tools/shared/problem"
	"oj/tools/shared/small"
	"oj/tools/shared/verdict"
)

// generatedFolder is the prefix of the names of generated games, such as stress/17 for the seed 17.
const generatedFolder = "stress/"

// chooseGames selects the games to be played with -games, and makes them the testcases of the plan.
func (pl *planner) chooseGames(p *plan) error {
	if !p.pkg.Interactive || p.pkg.MultiPass {
		return fmt.Errorf("%s: -games needs a problem in which a program plays against a referee", p.id)
	}
	if len(p.pkg.OutputValidators) == 0 {
		return fmt.Errorf("%s: -games needs a referee in %s", p.id, filepath.Join(p.pkg.Dir, "output_validators"))
	}
	games := slices.DeleteFunc(p.pkg.JudgedCases(), func(tc *problem.Case) bool { return tc.Static })
	order := rand.New(rand.NewPCG(1, 1))
	order.Shuffle(len(games), func(i, j int) { games[i], games[j] = games[j], games[i] })

	record := &report.Match{Repeat: func(testcase string) string { return pl.call.repeatGame(p, testcase) }}
	if len(games) < pl.call.opt.Games {
		made, err := pl.generateGames(p, record, pl.call.opt.Games-len(games))
		if err != nil {
			return err
		}
		games = append(games, made...)
	}

	record.All = len(games) < pl.call.opt.Games && pl.call.opt.Glob == ""
	games = games[:min(len(games), pl.call.opt.Games)]
	if len(games) == 0 {
		return fmt.Errorf("%s: there is no testcase to play, and no generators/stress.txt that would make one", p.pkg.Dir)
	}
	p.cases = slices.DeleteFunc(slices.Clone(games), func(tc *problem.Case) bool { return !pl.call.opt.matches(tc.Name) })
	if len(p.cases) == 0 {
		return leftOut(fmt.Sprintf("%s: none of the %d games matches -case %s; they are named like %s and %s17",
			p.pkg.Dir, pl.call.opt.Games, pl.call.opt.Glob, games[0].Name, generatedFolder))
	}
	p.record.Match = record
	return nil
}

// generateGames returns generated games that are all different. Their number is at most the parameter most.
// It is less if the generator does not produce that many distinct games, and 0 if the package has no
// generator.
func (pl *planner) generateGames(p *plan, record *report.Match, most int) (list []*problem.Case, err error) {
	const name = "generators/stress.txt"
	file := filepath.Join(p.pkg.Dir, filepath.FromSlash(name))
	text, err := small.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	form, err := format.Parse(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	record.Generator = name

	// The games are stored in a folder that programs cannot see.
	folder, err := pl.call.runner.HiddenFolder()
	if err != nil {
		return nil, err
	}
	answer := filepath.Join(folder, "answer") // every testcase needs an answer file, although the referee does not use it
	if err := os.WriteFile(answer, nil, 0o644); err != nil {
		return nil, err
	}

	// A generator that can produce only a few distinct games repeats them. So try at most mostTries seeds for
	// each game.
	known := map[string]bool{}
	const fullSize, mostTries = 1.0, 10
	for seed := 1; seed <= mostTries*most && len(list) < most; seed++ {
		input, _, err := form.Generate(uint64(seed), fullSize)
		if err != nil {
			return nil, fmt.Errorf("%s, with the seed %d: %w", file, seed, err)
		}
		if known[string(input)] {
			continue
		}
		known[string(input)] = true

		tc := &problem.Case{Name: fmt.Sprint(generatedFolder, seed), Ans: answer, Group: p.pkg.Root}
		tc.In = filepath.Join(folder, fmt.Sprint(seed, ".in"))
		if err := os.WriteFile(tc.In, input, 0o644); err != nil {
			return nil, err
		}
		list = append(list, tc)
	}
	return list, nil
}

// repeatGame returns the command that plays one game again and writes a page with its replay.
func (c *call) repeatGame(p *plan, testcase string) string {
	words := []string{args.Named("go run ./judge")}
	for _, source := range c.opt.Src {
		words = append(words, "-src", args.Quote(source))
	}
	id := p.target.ID
	if p.target.Sources == "" {
		id = c.folder(p.target)
	}
	words = append(words, fmt.Sprint("-games ", c.opt.Games), "-case", args.Quote(testcase), "-v -html game.html", args.Quote(id))
	return strings.Join(words, " ")
}

// series is the state of a match.
type series struct {
	call          *call
	first, second *task
	record        *report.Match
	all           bool // the package has no more games

	mu       sync.Mutex // guards the following fields
	next     int        // the index of the next game to begin
	finished []bool     // for each game: whether both programs have played it
	counted  int        // the number of games that the statistical test has used: all games before the first unfinished one
	test     sequential.Test
	over     bool  // no further game begins
	err      error // a failure of the judge
}

// playGames plays the match between the two programs of -src, and computes the final results of both
// programs.
func (c *call) playGames(ctx context.Context, p *limitedPack, programs []*built) error {
	var tasks []*task
	for _, b := range programs {
		if c.table.awaits(b.program) {
			t := c.newTask(b, p, nil)
			tasks = append(tasks, t)
		}
	}
	if len(tasks) < 2 { // one of the programs does not compile
		return nil
	}

	record := p.plan.record.Match
	s := &series{
		call: c, first: tasks[0], second: tasks[1],
		record: record, all: record.All, finished: make([]bool, len(p.plan.cases)),
	}
	trial.Work(c.runner.Workers, func(int) bool { return s.step(ctx) })
	if s.err == nil {
		s.err = ctx.Err()
	}

	// Keep only the games that the sequential test has counted: the games before the first unfinished one. Drop
	// later games, even if other workers have finished them.
	if s.counted == 0 {
		return s.err
	}
	p.plan.cases = p.plan.cases[:s.counted]
	for _, t := range tasks {
		c.table.conclude(t.built, t.results[:s.counted])
	}
	c.table.print(onlyEnded)
	return s.err
}

// step plays the next game with both programs. It reports whether there is another game to play.
func (s *series) step(ctx context.Context) bool {
	s.mu.Lock()
	i := s.next
	if s.over || i == len(s.finished) {
		s.mu.Unlock()
		return false
	}
	s.next++
	s.mu.Unlock()

	// The same worker plays the game with both programs one after the other, so that the games of other
	// workers slow down both programs equally.
	tc := s.first.plan.cases[i]
	err := s.checkGame(ctx, tc)
	for _, t := range []*task{s.first, s.second} {
		if err == nil {
			t.results[i], err = s.call.fresh(ctx, t, tc)
		}
	}

	s.mu.Lock()
	defer s.mu.Unlock()
	if err != nil {
		s.over = true
		if s.err == nil {
			s.err = err
		}
		return false
	}
	s.finished[i] = true
	s.count()
	s.call.con.Line.Show("%s: %d games, %s did better in %d, %s in %d",
		s.first.plan.id, s.counted, s.first.program.name, s.test.Better[0], s.second.program.name, s.test.Better[1])
	return !s.over
}

// checkGame returns an error if the input validators reject a generated game.
func (s *series) checkGame(ctx context.Context, tc *problem.Case) error {
	if !strings.HasPrefix(tc.Name, generatedFolder) {
		return nil
	}
	pkg := s.first.plan.pkg
	err := s.call.runner.Input(ctx, pkg, tc, s.first.run.Tools.Inputs)
	var refused *problem.Error
	if errors.As(err, &refused) && ctx.Err() == nil {
		return fmt.Errorf("%s: %s makes an invalid game from the seed %s: %s",
			pkg.Dir, s.record.Generator, strings.TrimPrefix(tc.Name, generatedFolder), refused.Msg)
	}
	return err
}

// count adds finished games to the test, in order, and ends the match if the test decides it.
func (s *series) count() {
	for !s.over && s.counted < len(s.finished) && s.finished[s.counted] {
		both := []result.Named{s.first.results[s.counted], s.second.results[s.counted]}
		var runs []*report.Case
		for _, r := range both {
			// A failure of the referee ends the match.
			s.over = s.over || r.Verdict == verdict.JE
			runs = append(runs, report.NewCase("", "", r))
		}
		if winner := report.Better(runs); winner >= 0 && !s.over {
			s.test.Add(winner)
		}
		if strings.HasPrefix(both[0].Testcase, generatedFolder) {
			s.record.Generated++
		}
		s.counted++

		s.record.Games = s.counted
		s.record.Better = s.test.Better
		s.record.P = s.test.P()
		s.record.Interval[0], s.record.Interval[1] = s.test.Interval(s.counted, report.Level)
		if s.record.P < report.Level {
			s.record.Decided = true
			s.over = true
		}
	}
	s.record.All = s.all && s.counted == len(s.finished)
}
