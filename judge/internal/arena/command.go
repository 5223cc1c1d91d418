// Package arena lets bots play against each other and says which one is stronger, and how sure that is.
//
// link.go     a running program, its lines and their times
// game.go     one game with a referee of this repository
// foreign.go  one game with a referee in the form of CodinGame's engine
// series.go   pairs of games, and what they say
// record.go   games as lines of JSON
// text.go     what is printed
//
// # Whose time counts
//
// A turn lasts from the moment at which the whole question was written to the player, to the end of the first line of
// its answer. Time during which the player waits for a processor does not count (package clock). So other programs on
// the machine, and games that run at the same time, cost no time limit. They still make bots that search until a time
// of day weaker. Both bots of a pair suffer alike, but for a fair measurement use no more games at a time than the
// machine has processors; that is the default.
//
// This file reads the command line.
package arena

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"oj/judge/console"
	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/process"
	"oj/judge/internal/rating"
	"oj/judge/internal/trial"
	"oj/judge/lifetime"
	"oj/tools/bundle/generated"
	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/columns"
	"oj/tools/shared/site"
	"oj/tools/shared/workspace"
)

const usage = `Let bots play games of two players against each other, and find out which one is stronger.

examples:
  go run ./judge -arena -src new.go -src old.cpp uttt      play until one is known to be stronger
  go run ./judge -arena -src a.go -src b.py -src c.js uttt      three or more: everybody against everybody, with ratings
  go run ./judge -arena -gauntlet -src new.go -kept uttt   against all versions that were kept
  go run ./judge -arena -src new.go -keep v2 uttt          keep this version as an opponent
  go run ./judge -arena -src a.go -src b.py -game 17 -html game.html uttt   play one game, show everything
  go run ./judge -arena -referee 'java -jar referee.jar' -src a.go -src b.go mygame   a referee of CodinGame's form

usage: go run ./judge -arena [flags] GAME

GAME is a folder of testcases with a referee, such as uttt. Games are played in pairs: both games of a pair have the same
seed, and the bots swap sides. After each pair of a duel, a sequential test (SPRT over pairs) asks if the first bot is
stronger than the second one by -elo1 rather than by -elo0. The duel ends when the answer is sure. If all games of GAME
begin in the same way, the first moves are random (-plies).

flags:
`

const usageEnd = `
exit status: 0 the games were played; 1 a bot lost ten games in a row because its program failed; 2 wrong usage, an
interruption, or a failure of the judge or of the referee
`

// The exit statuses.
const (
	exitOK      = 0
	exitFailed  = 1
	exitTrouble = 2
)

// options are the values of the flags.
type options struct {
	id       string
	sources  []chosen
	referee  string
	pairs    int
	test     rating.Test
	gauntlet bool
	seed     int64
	plies    int
	workers  int
	resume   bool
	json     string
	game     *int64
	html     string
	keep     string
	kept     bool
}

// chosen is a bot as the user names it: a source, or a command.
type chosen struct {
	flag, name string
	version    string // its name, if -keep has stored it
}

// parse reads the command line.
func parse(words []string, out io.Writer) (*options, error) {
	o := &options{test: rating.Default}
	f := flag.NewFlagSet("arena", flag.ContinueOnError)
	add := func(flag string) func(string) error {
		return func(s string) error { o.sources = append(o.sources, chosen{flag: flag, name: s}); return nil }
	}
	f.Func("src", "the source `file` or folder of a bot, or the name of one in testcases/GAME/players, such as simple; give it once for each bot",
		add("-src"))
	f.Func("command", "a `command` that starts a bot which is built already, such as './bot' or 'python3 bot.py'; quotes keep blanks", add("-command"))
	f.BoolVar(&o.kept, "kept", false, "also play against all versions that -keep has stored")
	f.StringVar(&o.keep, "keep", "", "store the bot of -src under this `name` in problems/GAME/kept, and play nothing")
	f.IntVar(&o.pairs, "pairs", 0, "play at most `N` pairs of games for each two bots (default 1000 in a duel, else 25)")
	f.Float64Var(&o.test.Elo0, "elo0", o.test.Elo0, "the first hypothesis of a duel, in `Elo`")
	f.Float64Var(&o.test.Elo1, "elo1", o.test.Elo1, "the second hypothesis, in `Elo`; smaller differences need many more games")
	f.Float64Var(&o.test.Alpha, "alpha", o.test.Alpha, "the `probability` of accepting elo1 although elo0 is true")
	f.Float64Var(&o.test.Beta, "beta", o.test.Beta, "the `probability` of accepting elo0 although elo1 is true")
	f.BoolVar(&o.gauntlet, "gauntlet", false, "only the first bot plays, against each other one")
	f.Int64Var(&o.seed, "seed", 1, "the seed of the first pair; `N` is increased for each further pair")
	f.IntVar(&o.plies, "plies", -1, "the first `N` moves are random (default 2 if all games begin in the same way, else 0)")
	f.Lookup("plies").DefValue = "0" // the text says it
	f.IntVar(&o.workers, "j", 0, "play `N` games at a time (default: one for each processor; half of it if the bots of a game answer at the same time)")
	f.BoolVar(&o.resume, "resume", false, "go on where the same command was interrupted")
	f.StringVar(&o.json, "json", "", "write each game as a line of JSON to this `file` (\"-\": standard output); psyleague and cgarena read these lines")
	f.Func("game", "play only the game with this `seed`; the bots sit in the order of the command line", func(s string) error {
		seed, err := strconv.ParseInt(s, 10, 64)
		if err != nil {
			return errors.New("want a whole number")
		}
		o.game = &seed
		return nil
	})
	f.StringVar(&o.html, "html", "", "with -game: write a page with the game to this `file`")
	f.StringVar(&o.referee, "referee", "",
		"use this `command` as the referee: it is called with -p1 CMD -p2 CMD -d seed=N, and prints a score for each player, one a line")

	names, err := args.Parse(f, words, out, usage, usageEnd)
	if err != nil {
		return nil, err
	}
	if len(names) != 1 {
		return nil, fmt.Errorf("want the name of one game, not %d", len(names))
	}
	o.id = names[0]
	return o, o.check()
}

// check returns an error if flags do not fit together.
func (o *options) check() error {
	for _, c := range o.sources {
		if _, err := split(c.name); c.flag == "-command" && err != nil {
			return fmt.Errorf("-command %s: %w", c.name, err)
		}
	}
	if _, err := split(o.referee); o.referee != "" && err != nil {
		return fmt.Errorf("-referee %s: %w", o.referee, err)
	}

	t := o.test
	switch {
	case o.keep != "" && (len(o.sources) != 1 || o.sources[0].flag != "-src"):
		return errors.New("-keep stores one bot: give -src once")
	case o.keep != "" && (filepath.Base(o.keep) != o.keep || strings.HasPrefix(o.keep, ".")):
		return fmt.Errorf("-keep %s: want a name without slashes that does not begin with a dot", o.keep)
	case o.keep == "" && len(o.sources) < 2 && !(o.kept && len(o.sources) == 1):
		return errors.New("want at least two bots: -src A -src B")
	case o.html != "" && o.game == nil:
		return errors.New("-html shows one game: it needs -game SEED")
	case o.workers < 0:
		return fmt.Errorf("-j %d: want at least 1", o.workers)
	case o.plies < -1:
		return fmt.Errorf("-plies %d: want at least 0", o.plies)
	case o.pairs < 0:
		return fmt.Errorf("-pairs %d: want at least 1", o.pairs)
	case !(t.Elo0 < t.Elo1) || t.Elo0 < -1000 || t.Elo1 > 1000:
		return errors.New("-elo0 must be smaller than -elo1, and both must be from -1000 to 1000")
	case !(t.Alpha > 0 && t.Alpha < 0.5) || !(t.Beta > 0 && t.Beta < 0.5):
		return errors.New("-alpha and -beta must be more than 0 and less than 0.5")
	}
	return nil
}

// Run executes a command line, without the word -arena, and returns the exit status.
func Run(ctx context.Context, con *console.Console) int {
	o, err := parse(con.Args, con.Stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return exitOK
	case err != nil:
		fmt.Fprintf(con.Err, "arena: %v\nRun it with -h for help.\n", err)
		return exitTrouble
	}
	status := exitOK
	err = lifetime.InTemp(func(temp string) (err error) {
		status, err = (&arena{options: o, con: con, temp: temp, ws: workspace.Find(con.Dir)}).run(ctx)
		return err
	})
	con.Line.Clear()
	if ctx.Err() != nil {
		err = errors.New("interrupted; the same command with -resume goes on")
	}
	if err != nil {
		fmt.Fprintln(con.Err, "arena:", err)
		return exitTrouble
	}
	return status
}

// arena is one call.
type arena struct {
	*options
	con  *console.Console
	temp string
	ws   *workspace.Workspace

	cache   string
	builder *build.Builder
	rules   Rules
	referee Referee
	version string // changes with the referee
	bots    []*Bot
}

// run does what the flags say.
func (a *arena) run(ctx context.Context) (status int, err error) {
	a.cache = console.Cache(a.temp)
	a.builder = trial.OpenBuilder(a.cache, a.temp, runtime.NumCPU(), a.con.Line.Show)
	if a.kept {
		if err := a.addKept(); err != nil {
			return exitTrouble, err
		}
	}
	if err := a.build(ctx); err != nil {
		return exitTrouble, err
	}
	if a.keep != "" {
		return exitOK, a.store(ctx)
	}
	if a.rules, err = a.referee.Rules(ctx); err != nil {
		return exitTrouble, err
	}
	if a.rules.Players != 2 {
		return exitTrouble, fmt.Errorf("%s is a game of %d players; this command plays games of two", a.id, a.rules.Players)
	}
	if a.plies < 0 {
		a.plies = 0
		if a.rules.Empty {
			a.plies = 2
		}
	}
	if a.game != nil {
		return a.one(ctx)
	}
	return a.series(ctx)
}

// keptFolder is the folder of the bots that -keep has stored.
func (a *arena) keptFolder() (string, error) {
	if a.ws.Root == "" {
		return "", errors.New("-keep and -kept need a repository: call this in a folder with a go.mod")
	}
	return filepath.Join(a.ws.Root, "problems", filepath.FromSlash(a.id), "kept"), nil
}

// addKept adds the kept bots to the sources.
func (a *arena) addKept() error {
	folder, err := a.keptFolder()
	if err != nil {
		return err
	}
	files, _ := filepath.Glob(filepath.Join(folder, "*", "*"))
	for _, file := range files {
		a.sources = append(a.sources, chosen{"-src", a.con.Relative(file), filepath.Base(filepath.Dir(file))})
	}
	if len(a.sources) < 2 {
		return fmt.Errorf("no bots were kept in %s", folder)
	}
	return nil
}

// store keeps the bot of -src.
func (a *arena) store(ctx context.Context) error {
	folder, err := a.keptFolder()
	if err != nil {
		return err
	}
	source := a.source(a.sources[0].name)
	text, ext, err := a.text(ctx, source)
	if err != nil {
		return err
	}
	file := filepath.Join(folder, a.keep, "main"+ext)
	if old, _ := filepath.Glob(filepath.Join(folder, a.keep, "*")); len(old) > 0 {
		return fmt.Errorf("%s exists already: choose another name, or remove it", a.con.Relative(old[0]))
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	if err := atomicfile.Write(file, text); err != nil {
		return err
	}
	fmt.Fprintf(a.con.Out, "kept as %s\n", a.con.Relative(file))
	return nil
}

// text returns the text of a bot as one file. A Go program that consists of several files is bundled.
func (a *arena) text(ctx context.Context, source string) (text []byte, ext string, err error) {
	if path, several := generated.Parts(a.ws.Root, source); several {
		pasted, err := generated.Paste(ctx, path, site.Games, generated.Options{Language: generated.Go})
		if err != nil {
			return nil, "", err
		}
		return pasted.Text, ".go", nil
	}
	text, err = os.ReadFile(source)
	return text, filepath.Ext(source), err
}

// source returns the path of a bot's source. If there is no such file, the name may be that of one of the game's players.
func (a *arena) source(name string) string {
	path := workspace.In(a.con.Dir, name)
	if _, err := os.Stat(path); err != nil && filepath.IsLocal(name) {
		if players := a.gameFolder("players"); players != "" && workspace.IsDir(filepath.Join(players, name)) {
			return filepath.Join(players, name)
		}
	}
	return path
}

// gameFolder returns a folder of the game, such as referee, in the user's repository or in the clone that it uses; "" if
// there is none.
func (a *arena) gameFolder(name string) string {
	if a.ws.Root == "" || !filepath.IsLocal(filepath.FromSlash(a.id)) {
		return ""
	}
	for _, m := range workspace.Modules(a.ws.Root) {
		if dir := filepath.Join(m.Dir, "testcases", filepath.FromSlash(a.id), name); workspace.IsDir(dir) {
			return dir
		}
	}
	return ""
}

// build builds the referee and the bots.
func (a *arena) build(ctx context.Context) error {
	var jobs []build.Job
	if a.options.referee == "" {
		source := a.gameFolder("referee")
		if source == "" {
			return fmt.Errorf("there is no game %q: want a folder testcases/%s/referee, or -referee COMMAND", a.id, a.id)
		}
		jobs = append(jobs, build.Job{Source: source, Module: true})
	}
	names := a.names()
	for i, c := range a.sources {
		bot := &Bot{Name: names[i], Source: c.name, Flag: c.flag}
		a.bots = append(a.bots, bot)
		if c.flag == "-command" {
			words, _ := split(c.name) // check has seen the error
			bot.Spec = process.Spec{
				Args: words, Dir: a.con.Dir, Trusted: true, Env: os.Environ(),
				Limits: process.Limits{Memory: 2 << 30, Processes: decide.MaxProcesses, Output: mostOutput}, // a JVM takes more
			}
			bot.Key = keyOf(a.con.Dir, c.name)
			continue
		}
		source := a.source(c.name)
		if path, several := generated.Parts(a.ws.Root, source); several {
			text, _, err := a.text(ctx, path)
			if err != nil {
				return err
			}
			source = filepath.Join(a.temp, fmt.Sprintf("bot%d", i), "main.go")
			if err := errors.Join(os.MkdirAll(filepath.Dir(source), 0o755), os.WriteFile(source, text, 0o644)); err != nil {
				return err
			}
		}
		jobs = append(jobs, build.Job{Source: source, LineBuffered: true})
	}
	programs, err := a.builder.Build(ctx, jobs)
	if err != nil {
		return err
	}
	for i, p := range programs {
		if !p.Ready() {
			return fmt.Errorf("%s: %s", a.con.Relative(jobs[i].Source), strings.TrimSpace(cmp.Or(p.Skipped, p.Failed)))
		}
	}

	if a.options.referee == "" {
		p := programs[0]
		programs = programs[1:]
		a.version = p.Key
		a.referee = &kit{name: "testcases/" + a.id + "/referee", spec: process.Spec{
			Args: p.Args(0), Env: trial.EnvironmentOf(p), Trusted: true, Shown: []string{p.Dir},
			Limits: process.Limits{Memory: 2 << 30, Processes: decide.MaxProcesses},
		}}
	} else {
		words, _ := split(a.options.referee) // check has seen the error
		a.version = keyOf(a.con.Dir, a.options.referee)
		a.referee = &foreign{name: a.options.referee, spec: process.Spec{
			Args: words, Dir: a.con.Dir, Trusted: true, Env: os.Environ(),
			Limits: process.Limits{Wall: foreignWall, Idle: foreignIdle},
		}}
	}
	for _, b := range a.bots {
		if b.Flag == "-command" {
			continue
		}
		p := programs[0]
		programs = programs[1:]
		b.Key = p.Key
		b.Spec = process.Spec{Args: p.Args(memory), Env: trial.EnvironmentOf(p), Shown: []string{p.Dir}, Limits: process.Limits{
			Memory: memory, Processes: decide.MaxProcesses, Output: mostOutput,
		}}
	}
	return nil
}

// keyOf returns a key of a command, which changes when a file that the command names does. Otherwise -resume would count
// games of a bot that was built again.
func keyOf(dir, command string) string {
	key := command
	words, _ := split(command)
	for _, word := range words {
		if info, err := os.Stat(workspace.In(dir, word)); err == nil && !info.IsDir() {
			key += fmt.Sprintf(" %s %d %d", word, info.Size(), info.ModTime().UnixNano())
		}
	}
	return key
}

// The limits of a bot. CodinGame states 768 MB.
const (
	memory     = 768 << 20
	mostOutput = 64 << 20 // bytes on standard output and standard error in one game
)

// names returns the names of the bots. These are commands, the names under which versions were kept, or the names of their files if these are different, else of their folders and files.
func (a *arena) names() (names []string) {
	for n := 1; n < 8; n++ {
		names = names[:0]
		for _, c := range a.sources {
			if c.flag == "-command" {
				names = append(names, c.name)
				continue
			}
			if c.version != "" {
				names = append(names, c.version)
				continue
			}
			parts := strings.Split(filepath.ToSlash(workspace.In(a.con.Dir, c.name)), "/")
			names = append(names, strings.Join(parts[max(0, len(parts)-n):], "/"))
		}
		if sorted := slices.Sorted(slices.Values(names)); len(slices.Compact(sorted)) == len(names) {
			return names
		}
	}

	// A bot plays against itself.
	for i := range names {
		names[i] = fmt.Sprintf("%s #%d", names[i], i+1)
	}
	return names
}

// one plays one game.
func (a *arena) one(ctx context.Context) (int, error) {
	if len(a.bots) != 2 {
		return exitTrouble, fmt.Errorf("-game plays one game of two bots, not of %d", len(a.bots))
	}
	folder, err := os.MkdirTemp(a.temp, "picture-")
	if err != nil {
		return exitTrouble, err
	}
	g := Game{Seed: *a.game, Bots: a.bots, Plies: a.plies}
	if k, isKit := a.referee.(*kit); isKit && a.html != "" {
		k.spec.Dir = folder
		g.Picture = filepath.Join(folder, "judgeimage.svg")
	}
	t := transcript{w: a.con.Err}
	for _, b := range a.bots {
		t.names = append(t.names, b.Name)
	}
	replay := newReplay(a.id, a.bots)
	g.Listen = limitErrors(len(a.bots), func(e Event) {
		t.print(e)
		replay.add(e)
	})
	r, err := a.referee.Play(ctx, g)
	if err != nil {
		return exitTrouble, err
	}
	rec := newRecord(fmt.Sprintf("%d %s %s", g.Seed, a.bots[0].Name, a.bots[1].Name), g, r)
	if a.json != "-" {
		for i, b := range a.bots {
			fmt.Fprintf(a.con.Out, "%s: rank %d, score %d %s\n", b.Name, r.Ranks[i]+1, r.Scores[i], r.Out[i])
		}
	}
	if a.html != "" {
		if err := replay.write(a.con, workspace.In(a.con.Dir, a.html), folder, r); err != nil {
			return exitTrouble, err
		}
	}
	return exitOK, a.writeJSON([]*Record{rec})
}

// writeJSON writes the games as lines of JSON, if the user wants them.
func (a *arena) writeJSON(records []*Record) error {
	if a.json == "" {
		return nil
	}
	var text []byte
	for _, r := range records {
		line, err := json.Marshal(r)
		if err != nil {
			return err
		}
		text = append(append(text, columns.JSON(line)...), '\n')
	}
	if a.json == "-" {
		_, err := a.con.Stdout.Write(text)
		return err
	}
	return atomicfile.Write(workspace.In(a.con.Dir, a.json), text)
}

// series plays games until the question is answered.
func (a *arena) series(ctx context.Context) (int, error) {
	s := &series{referee: a.referee, bots: a.bots, seed: a.seed, plies: a.plies, workers: a.workers, most: a.pairs}
	s.pairings = roundRobin(len(a.bots))
	if a.gauntlet || a.kept {
		s.pairings = gauntlet(len(a.bots))
	}
	isDuel := len(s.pairings) == 1
	if s.most == 0 {
		s.most = 25
		if isDuel {
			s.most = 1000
		}
	}
	if s.workers == 0 {
		s.workers = runtime.NumCPU()
		if a.rules.Together {
			s.workers = max(1, s.workers/2)
		}
	}

	// The journal belongs to these programs and this referee.
	key := fmt.Sprintf("%s %s %d", a.id, a.version, a.plies)
	for _, b := range a.bots {
		key += " " + b.Name + " " + b.Key
	}
	name := fmt.Sprintf("%s-%.8x.jsonl", strings.ReplaceAll(a.id, "/", "-"), sha256.Sum256([]byte(key)))
	var err error
	if s.journal, err = openJournal(filepath.Join(a.cache, "arena", name), a.resume); err != nil {
		return exitTrouble, err
	}
	defer s.journal.file.Close()

	d := &duel{newStanding(s), a.test, a.rules}
	var records []*Record
	last := time.Now()
	err = s.play(ctx, func(p *pair) bool {
		d.add(p)
		records = append(records, p.games[:]...)
		if isDuel {
			a.con.Line.Show("%s", d.live())
		} else if time.Since(last) > 100*time.Millisecond {
			last = time.Now()
			a.con.Line.Show("%d of %d games", d.games, 2*s.most*len(s.pairings))
		}
		return d.down == nil && !(isDuel && d.decided())
	})
	a.con.Line.Clear()

	// After an interruption, what is known so far is printed, too.
	again := func(r *Record) string { return command(a.id, a.options.referee, a.bots, a.plies, r) }
	out := a.con.Out
	if a.json == "-" {
		out = a.con.Err
	}
	switch {
	case err != nil && ctx.Err() == nil:
		return exitTrouble, err
	case isDuel:
		d.print(out, again)
	default:
		d.printLeague(out, a.rules, again)
	}
	if err := errors.Join(err, a.writeJSON(records)); err != nil {
		return exitTrouble, err
	}
	if d.down != nil {
		return exitFailed, nil
	}
	return exitOK, nil
}
