// This file reads the command line.

package command

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"oj/judge/internal/page"
	"oj/judge/internal/printer"
	"oj/judge/internal/session"
	"oj/tools/shared/args"
	"oj/tools/shared/compare"
	"oj/tools/shared/cph"
	"oj/tools/shared/language"
	"oj/tools/shared/layout"
	"oj/tools/shared/workspace"
)

const usage = `examples:
  go run ./judge uva260                     judge main.go and main.cpp of one problem
  go run ./judge                            judge every problem that has testcases
  go run ./judge a.cpp                      judge a program against the tests beside it: 1.in and 1.out, in1 and out1 ...
  go run ./judge -src bot.go skynet2        judge your own program
  go run ./judge -src a.go -src b.py -html r.html skynet1   compare two programs; the page plays their games side by side
  go run ./judge -case 'secret/03*' -v uva260   show input, expected and actual output if a testcase fails
  go run ./judge -src a.go -src b.py -games 200 skynet2     play the same games with both until one is better
  go run ./judge -arena -src a.go -src b.go uttt   let two bots play against each other; -arena -h explains it
  go run ./judge -watch uva260              judge again whenever a file is saved
  go run ./judge -watch -minutes 120 cf1999 one board for a contest, with the time left
  go run ./judge -kill -html r.html uva260  also judge the wrong programs; write a page with all results
  go run ./judge -format quickfix -file problems/uva260/solution/solution.go   for editors: file:line:col: message
  go run ./judge -completion bash           print a script that completes problems, testcases and flags (also zsh, fish)
  go run ./judge -run uva260 < input.txt    build and run, nothing else
  go run ./judge -debug -case sample/1 uva260   step through the solution with the debugger Delve

usage: go run ./judge [flags] [problem or package folder ...]
       go run ./judge -import [program, .prob file or folder ...]    testcases that cph has stored

Name a problem by its folder below problems, or by the beginning of the folder's name if no other problem begins like
this; a number at the end of the beginning must be whole (uva26 does not mean uva260). A UVa problem can also be named by
its number alone. The folder of a contest names all problems of the contest.
You can also name the folder or the archive (.zip, .kpp) of an ICPC problem package. Then the judge judges the accepted
submissions of the package. Or name a folder that contains programs and tests, or a program whose tests are in the
same folder. If cph (Competitive Programming Helper) has stored the tests of a program in .cph, they are judged there.
Flags may follow names.

-games compares two programs that play against a referee: on all testcases, then in games that are made by the package's
generators/stress.txt. It stops when one program is better (p < 0.05 by a sequential sign test).

Bots of two players play against each other with -arena; "go run ./judge -arena -h" explains it.

"go run ./judge -help checkers" explains checkers and interactors.

flags:
`

const usageEnd = `
Built programs (at most 1 GiB), verdicts (256 MiB) and games of the arena (64 MiB) are cached in the user's cache folder, on
Linux $XDG_CACHE_HOME/oj-judge or ~/.cache/oj-judge. Entries that were not used for 30 days are removed. You may delete the
folder at any time.

exit status: 0 all verdicts are as expected; 1 at least one is not; 2 wrong usage, an interruption, or a failure of the
judge or of a package. "go run" turns status 2 into 1. To see the real status, build the judge
(go build -o oj-judge ./judge) and run ./oj-judge
`

// parseOptions parses the arguments of the judge. dir is the current folder. For -h it writes the help to out and
// returns flag.ErrHelp.
func parseOptions(dir string, words []string, out io.Writer) (*session.Options, error) {
	if asksAboutCheckers(words) {
		fmt.Fprint(out, args.Named(aboutCheckers))
		return nil, flag.ErrHelp
	}
	o := &session.Options{Workers: runtime.NumCPU(), Reports: printer.Reports{Pictures: page.DefaultPictures}}
	f := flag.NewFlagSet("judge", flag.ContinueOnError)

	// Flags that choose programs, testcases, and the number of programs that run at a time.
	addSource := func(path string) error { o.Src = append(o.Src, path); return nil }
	f.Func("src",
		"judge this source `file` or folder against the named problem; if given several times, compare the programs",
		addSource)
	f.Func("games",
		"with two -src: let both play up to `N` games, the same for both, until one of them is better (p < 0.05)",
		whole("want a whole number of games, at least 1", mostGames, func(n int) { o.Games = n }))
	file := f.String("file", "",
		"judge the problem to which this `path` belongs: a source, main.go, a test, or an input")
	lang := f.String("lang", "", "judge only these `languages`, such as go,cpp")
	f.StringVar(&o.Glob, "case", "",
		"judge only testcases whose name matches this `glob`, such as 'secret/03*' or '*spiral*'")
	f.Func("j", fmt.Sprintf("run `N` programs at a time (default %d)", o.Workers),
		whole("want a whole number, at least 1", math.MaxInt32, func(n int) { o.Workers = min(n, mostWorkers) }))

	// Output and reports.
	f.BoolVar(&o.Verbose, "v", false,
		"print a line for each testcase; with -case also print the input, expected and actual output of failed testcases")
	f.BoolVar(&o.Kill, "kill", false,
		"also judge the programs in submissions/; each must get the verdict that its folder names")
	f.StringVar(&o.Reports.JSON, "json", "", "write the results as JSON to this `file` (\"-\": standard output)")
	f.StringVar(&o.Reports.HTML, "html", "",
		"write a page with results, diffs and replays to this `file` (\"-\": standard output)")
	f.Func("pictures",
		fmt.Sprintf("on the page, keep up to `N` MiB of pictures of accepted testcases (default %d)",
			o.Reports.Pictures),
		whole("want a whole number of MiB, at least 1", mostMiB>>10, func(n int) { o.Reports.Pictures = n }))
	f.StringVar(&o.Reports.Compare, "compare", "",
		"compare with an earlier report, a `file` written by -json: show changed verdicts, and increases of time and memory")
	f.StringVar(&o.Reports.JUnit, "junit", "",
		"write the results as JUnit XML to this `file` (\"-\": standard output)")

	f.Func("format",
		"`quickfix` writes a line file:line:col: message for each finding to standard output, for editors",
		func(s string) error { return setFormat(o, s) })

	// Flags that select another mode: judge after each change, write answers, only run, or debug.
	f.BoolVar(&o.Watch, "watch", false,
		"whenever a file is saved, judge what the change affects, until Ctrl-C; a contest gets one board")
	f.Func("minutes",
		"with -watch and a contest or several problems: show the remaining time of a contest that lasts `N` minutes",
		whole("want a whole number of minutes, at least 1", mostMinutes, func(n int) { o.Minutes = n }))
	f.BoolVar(&o.Full, "full", false,
		"with -kill: run each submission on every testcase, even after it was rejected or too slow")
	f.BoolVar(&o.Update, "update", false,
		"write the output of the program of -src into the answer files, after asking")
	f.BoolVar(&o.Strict, "strict", false,
		"apply the rules of a finished package: no answer, checker or data/secret may be missing")
	f.BoolVar(&o.Yes, "yes", false, "do not ask before -update writes")
	f.BoolVar(&o.Run, "run", false,
		"build and run with the input from the terminal or a file; print time and memory at the end")
	f.BoolVar(&o.Debug, "debug", false,
		"start the debugger Delve on the solution, with the input of the first testcase that matches -case")

	// Flags for the cache, for several machines, and for limits.
	f.BoolVar(&o.Fresh, "fresh", false, "ignore the results in the cache: run everything again; programs that were built stay, because the compiler would write the same")
	f.Func("shard",
		"judge only part I of N of the programs, given as `I/N`, so that N machines can share the work",
		func(s string) error { return setShard(o, s) })
	f.BoolVar(&o.Merge, "merge", false,
		"join the reports that -shard I/N -json FILE has written: judge -merge 1.json 2.json")
	f.Func("time-limit", "use this time limit instead of the package's, a `time` such as 2s, 500ms or 1.5",
		func(s string) error { return setTime(&o.TimeLimit, s) })
	f.Func("patience", "in a game, multiply the site's limits for turns by `N` instead of the package's factor; 1 for the real limits",
		whole("want a whole number, at least 1", 1000, func(n int) { o.Patience = n }))
	f.Func("compile-limit", "let a compiler compute for at most this `time` (default: the package's limit, or 60s)",
		func(s string) error { return setTime(&o.CompileLimit, s) })
	f.Func("memory-limit", "use this memory limit in `MiB` instead of the package's",
		whole(fmt.Sprintf("want a whole number of MiB from 1 to %d", mostMiB), mostMiB, func(n int) { o.MemoryLimit = int64(n) << 20 }))
	f.Func("tolerance", "accept numbers whose absolute or relative error is at most `EPS`, such as 1e-6",
		func(s string) error { return setTolerance(o, s) })
	f.BoolVar(&o.IgnoreCase, "ignore-case", false, "accept letters in the other case, such as yes for Yes")
	f.BoolVar(&o.Save, "save", false, "store -tolerance and -ignore-case in problem.yaml")
	imports := f.Bool("import", false,
		"write the testcases that cph has stored for these programs, folders or .prob files into a folder for each program")
	f.StringVar(&o.Transcripts, "transcript", "",
		"write the transcripts of interactive problems into this `folder`, as .interaction files")

	if asksForCompletion(words) {
		return nil, cmp.Or(completion(f, dir, words[1:], out), flag.ErrHelp)
	}
	var err error
	if o.Names, err = args.Parse(f, words, out, usage, usageEnd); err != nil {
		return nil, err
	}
	if *imports {
		o.Import = o.Names
		if len(o.Import) == 0 {
			o.Import = []string{"."}
		}
		return o, nil
	}
	if err := takeFile(o, dir, *file); err != nil {
		return nil, err
	}
	if err := takeSources(o, dir); err != nil {
		return nil, err
	}
	takeAttempt(o, dir, *file)
	o.Unnamed = len(o.Names) == 0
	return o, check(o, *lang)
}

const (
	mostMiB     = 1 << 30
	mostMinutes = 1 << 20
	mostGames   = 1 << 16 // an upper limit, because each game takes memory
	mostWorkers = 1 << 10 // an upper limit, because each worker takes memory
)

// whole returns a function that parses the value of a flag as a whole number from 1 to most, and passes it to
// set. For any other value, the returned function returns an error with the text in the parameter message.
func whole(message string, most int, set func(int)) func(string) error {
	return func(s string) error {
		n, err := strconv.Atoi(s)
		if err != nil || n < 1 || n > most {
			return errors.New(message)
		}
		set(n)
		return nil
	}
}

// setFormat stores the value of -format in o.
func setFormat(o *session.Options, s string) error {
	if s != "quickfix" {
		return errors.New("want quickfix")
	}
	o.Reports.Quickfix = "-"
	return nil
}

// setTime stores the value of -time-limit or -compile-limit in limit.
func setTime(limit *time.Duration, s string) (err error) {
	// A number without a unit means seconds.
	if _, e := strconv.ParseFloat(s, 64); e == nil {
		s += "s"
	}

	if *limit, err = time.ParseDuration(s); err != nil || *limit <= 0 {
		return errors.New("want more than 0, such as 2s or 500ms")
	}
	return nil
}

// takeFile finds the problem to which the file given with -file belongs, and stores the problem in o.Names.
func takeFile(o *session.Options, dir, file string) error {
	if file == "" {
		return nil
	}
	path := workspace.In(dir, file)
	_, err := os.Stat(path)
	switch {
	case err != nil:
		return fmt.Errorf("-file: %w", err)
	case len(o.Names) > 0 || o.Merge:
		return errors.New("-file chooses the problem, so do not name a problem as well")
	}

	// If the file is in the folder of a problem, all programs of the problem are judged. If the file is a
	// program in a folder that contains only tests and programs, only this program is judged.
	found, err := workspace.Find(dir).Resolve(dir, []string{path})
	if err != nil {
		return fmt.Errorf("-file: %w", err)
	}
	o.Names = []string{found[0].ID}
	if found[0].Sources == "" {
		o.Names[0] = found[0].Package
	}
	if found[0].Sources == "" && language.Of(path) != nil {
		o.Names[0] = path
	}
	return nil
}

// setTolerance stores the value of -tolerance in o.
func setTolerance(o *session.Options, s string) error {
	o.Tolerance = s
	_, err := compare.Options{}.WithTolerance(s)
	return err
}

// setShard stores the value of -shard in o.
func setShard(o *session.Options, s string) error {
	// Sscanf ignores text after the numbers, so the numbers are printed again and compared with the value.
	n, err := fmt.Sscanf(s, "%d/%d", &o.Shard, &o.Shards)
	if err != nil || n != 2 || fmt.Sprintf("%d/%d", o.Shard, o.Shards) != s {
		return errors.New("want I/N, such as 2/3")
	}

	switch {
	case o.Shards < 1:
		return errors.New("want at least one part, such as 1/1")
	case o.Shard < 1 || o.Shard > o.Shards:
		return fmt.Errorf("want a part from 1 to %d", o.Shards)
	}
	return nil
}

// takeSources moves the source files in o.Names to o.Src. If no problem is left in o.Names, it adds the problem to
// which the sources belong, or the folder that holds both the sources and their tests.
func takeSources(o *session.Options, dir string) error {
	var sources, others []string
	for _, name := range o.Names {
		info, err := os.Stat(workspace.In(dir, name))
		isSource := err == nil && !info.IsDir() && language.Of(name) != nil
		if isSource {
			sources = append(sources, name)
		} else {
			others = append(others, name)
		}
	}

	// Outside of a repository, judge the programs in the working folder, if it contains tests.
	ws := workspace.Find(dir)
	if len(o.Names) == 0 && ws.Root == "" && layout.Has(dir) {
		others = []string{"."}
	}
	o.Names = others
	o.Src = append(o.Src, sources...)
	if len(sources) == 0 && len(others) == 1 && len(o.Src) == 0 && filepath.Ext(others[0]) == cph.Ext {
		return takeStored(o, dir, others[0])
	}
	if len(sources) == 0 || len(others) > 0 {
		return nil
	}

	// The user has named no problem, so the folder of each source must determine it.
	for _, name := range sources {
		id, err := ws.Around(workspace.In(dir, name))
		if err != nil {
			return err
		}
		if !slices.Contains(o.Names, id) {
			o.Names = append(o.Names, id)
		}
	}
	// If there are no tests beside a program, cph may have stored some.
	folder := o.Names[0]
	if len(sources) == 1 && filepath.IsAbs(folder) && !layout.Has(folder) && !workspace.IsDir(filepath.Join(folder, "data")) {
		if stored := cph.Find(workspace.In(dir, sources[0])); stored != "" {
			o.Names = []string{stored}
			return notWatched(o)
		}
	}
	if len(o.Names) > 1 {
		return fmt.Errorf("%s belong to several problems (%s): name the problem for which to judge them",
			strings.Join(sources, ", "), strings.Join(o.Names, ", "))
	}
	return nil
}

// takeStored takes the program to which a file of cph belongs.
func takeStored(o *session.Options, dir, name string) error {
	file := workspace.In(dir, name)
	p, err := cph.Read(file)
	if err != nil {
		return err
	}
	source := p.Source(file)
	if source == "" {
		return fmt.Errorf("%s: there is no program %s; name one with -src", name, p.SrcPath)
	}
	o.Src = []string{source}
	return notWatched(o)
}

// notWatched returns an error with -watch, because -watch needs testcases in files.
func notWatched(o *session.Options) error {
	if o.Watch {
		return fmt.Errorf("%s: -watch needs testcases in files: call judge -import %s first", o.Names[0], o.Src[0])
	}
	return nil
}

// check stores the languages of -lang in o.Langs. It returns an error if a value is invalid or if two flags exclude
// each other.
func check(o *session.Options, lang string) error {
	// Check the languages here, and not only when the problems are read, so that a typing error is reported at once.
	for _, name := range strings.Split(lang, ",") {
		if name = strings.TrimSpace(name); name == "" {
			continue
		}
		l := language.ByID(name)
		if l == nil {
			return fmt.Errorf("-lang %s: unknown language, want some of %s",
				name, strings.Join(language.IDs(), ", "))
		}
		o.Langs = append(o.Langs, l.ID)
	}

	// Match the pattern with an empty name, only to find out whether the pattern is malformed.
	if _, err := path.Match(o.Glob, ""); err != nil {
		return fmt.Errorf("-case %s: %v", o.Glob, err)
	}

	// Two flags that contradict each other are an error, and so is a flag that has no effect without another one. If
	// the judge ignored such a flag, the user would misunderstand the result.
	single, reports := o.Run || o.Debug, o.Reports.Files()
	judges := o.Watch || o.Update || o.Kill || o.Shards > 0 // modes that need verdicts
	others := judges || strings.Join(reports, "") != ""
	switch {
	case o.Merge && (single || judges || len(o.Src) > 0 || len(o.Names) == 0):
		return errors.New("-merge joins reports and judges nothing: " +
			"name the files that -shard I/N -json FILE has written")
	case o.Update && (len(o.Src) == 0 || o.Watch):
		return errors.New("-update needs the reference solution (-src FILE), and excludes -watch")
	case len(o.Src) > 1 && (o.Update || o.Watch || single):
		return errors.New("-src given more than once compares programs, " +
			"and excludes -update, -watch, -run and -debug")
	case o.Games > 0 && (len(o.Src) != 2 || o.Kill || o.Shards > 0):
		return errors.New("-games compares two programs: want -src twice, and neither -kill nor -shard")
	case o.Yes && !o.Update:
		return errors.New("-yes answers the question of -update, and has no effect without -update")
	case single && (len(o.Names) != 1 || o.Run && o.Debug || others):
		return errors.New("-run and -debug start one program of one problem, " +
			"and exclude each other, -watch, -update, -kill, -shard and reports")
	case o.Save && (o.Tolerance == "" && !o.IgnoreCase || len(o.Names) != 1):
		return errors.New("-save stores the value of -tolerance for one problem: want -tolerance EPS -save ID, " +
			"or -ignore-case -save ID")
	case o.Minutes > 0 && (!o.Watch || len(o.Names) == 0):
		return errors.New("-minutes needs the board of a contest or of several problems: " +
			"judge -watch -minutes 120 CONTEST")
	case o.Patience > 0 && len(o.Names) == 0:
		return errors.New("-patience changes the limits of turns in a game: want the name of a game")
	case o.Full && !o.Kill:
		return errors.New("-full runs wrong programs on every testcase, so it needs -kill")
	case len(o.Src) > 0 && len(o.Names) != 1:
		return fmt.Errorf("-src judges one file against one problem: want one problem, got %d", len(o.Names))
	}

	// Two reports in one file would overwrite each other, and on standard output they would mix.
	for i, to := range reports {
		for _, other := range reports[:i] {
			switch {
			case to == "-" && other == "-":
				return errors.New("only one of -json, -junit, -html and -format can write to standard output")
			case to != "" && filepath.Clean(to) == filepath.Clean(other):
				return fmt.Errorf("two reports cannot both be written to %s", to)
			}
		}
	}
	return nil
}
