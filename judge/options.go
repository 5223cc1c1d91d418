// This file reads the command line.

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"oj/judge/internal/build"
)

// The exit statuses.
const (
	exitOK      = 0 // everything as expected
	exitFailed  = 1 // something was not
	exitTrouble = 2 // usage, or the judge could not do its work
)

// options are the flags and arguments.
type options struct {
	src     string
	langs   []string // identifiers of build.Language; nil for all
	glob    string
	workers int
	verbose bool
	kill    bool
	fresh   bool
	full    bool
	watch   bool
	update  bool
	yes     bool

	json, junit, html string // files, "-" for standard output, "" for none
	shard, shards     int    // judge every shards-th program, from the shard-th on, from 1; 0 of 0 for all

	timeLimit   time.Duration // 0 for that of the package
	memoryLimit int64         // bytes, 0 for that of the package
	transcripts string        // a folder

	names []string
}

const usage = `usage: go run ./judge [flags] [problem or package folder ...]

Judges main.go and main.cpp of the problems that are named, or of every problem with testcases.
A problem is named by its folder under problems, by any unambiguous start of that name, by its number
if it is one of UVa, with others by the folder of a contest, or by the folder or archive (.zip, .kpp) of
an ICPC problem package, whose accepted submissions are judged. Flags may stand after names.

`

const usageEnd = `
examples:
  go run ./judge uva                        one problem, by the start of its name
  go run ./judge -src bot.go skynet2        a program of your own against its testcases
  go run ./judge -case 'secret/03*' -v uva  input, expected and got side by side where it fails
  go run ./judge -watch uva                 again whenever something is saved
  go run ./judge -kill -html r.html uva     wrong programs, too; a page with all that was found out

Programs that were built and verdicts of what did not change are kept in the user's cache folder (on Linux
$XDG_CACHE_HOME/oj-judge or ~/.cache/oj-judge): at most 1 GiB and 256 MiB of them, and nothing that was not
used for 30 days. The folder may be removed at any time.

exit status: 0 everything as expected; 1 something was not; 2 usage, an interruption, or the judge could
not do its work
`

// parseOptions reads the arguments. For -h it writes the help to out and returns flag.ErrHelp.
func parseOptions(args []string, out io.Writer) (*options, error) {
	o := &options{}
	f := flag.NewFlagSet("judge", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.StringVar(&o.src, "src", "", "judge this source `file` or folder against the one problem that is named")
	lang := f.String("lang", "", "judge only these `languages`, such as go,cpp")
	f.StringVar(&o.glob, "case", "", "only testcases whose name matches this `glob`, such as 'secret/03*' or '*spiral*'")
	o.workers = runtime.NumCPU()
	f.Func("j", fmt.Sprintf("run `N` programs at a time (default %d)", o.workers), o.setWorkers)
	f.BoolVar(&o.verbose, "v", false, "print a line per testcase; with -case also input, expected and got of those that fail")
	f.BoolVar(&o.kill, "kill", false, "also judge submissions/ and hold each against the verdict its folder names")
	f.StringVar(&o.json, "json", "", "write the results as JSON to this `file` (\"-\": standard output)")
	f.StringVar(&o.html, "html", "", "write a page with results, diffs and replays to this `file` (\"-\": standard output)")
	f.StringVar(&o.junit, "junit", "", "write the results as JUnit XML to this `file` (\"-\": standard output)")
	f.BoolVar(&o.watch, "watch", false, "judge again what a change affects, whenever a file is saved, until Ctrl-C")
	f.BoolVar(&o.full, "full", false, "with -kill: run submissions on every testcase, also those that were too slow or rejected already")
	f.BoolVar(&o.update, "update", false, "write what the program of -src prints into the answer files, after asking")
	f.BoolVar(&o.yes, "yes", false, "do not ask before -update writes")
	f.BoolVar(&o.fresh, "fresh", false, "take nothing from earlier calls: run everything, even where nothing changed")
	f.Func("shard", "judge only part I of N of the programs, given as `I/N`, so that N machines can share the work", o.setShard)
	f.Func("time-limit", "judge under this time limit, a `time` such as 2s, 500ms or 1.5, not that of the package", o.setTimeLimit)
	f.Func("memory-limit", "judge under this memory limit in `MiB`, not that of the package", o.setMemoryLimit)
	f.StringVar(&o.transcripts, "transcript", "", "keep the exchanges of interactive problems in this `folder`, as .interaction files")
	if err := o.parse(f, args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			fmt.Fprint(out, usage, "flags:\n")
			f.SetOutput(out)
			f.PrintDefaults()
			fmt.Fprint(out, usageEnd)
		}
		return nil, err
	}
	return o, o.check(*lang)
}

// parse takes the flags out of the arguments; what is left are the names, which may stand before flags. After --
// everything is a name.
func (o *options) parse(f *flag.FlagSet, args []string) error {
	for len(args) > 0 {
		if err := f.Parse(args); err != nil {
			return err
		}
		rest := f.Args()
		if ended := len(args) - len(rest); len(rest) == 0 || ended > 0 && args[ended-1] == "--" {
			o.names = append(o.names, rest...)
			return nil
		}
		o.names, args = append(o.names, rest[0]), rest[1:]
	}
	return nil
}

// setWorkers reads the value of -j.
func (o *options) setWorkers(s string) (err error) {
	if o.workers, err = strconv.Atoi(s); err != nil || o.workers < 1 {
		return errors.New("want a whole number, at least 1")
	}
	return nil
}

// setTimeLimit reads the value of -time-limit.
func (o *options) setTimeLimit(s string) (err error) {
	if _, e := strconv.ParseFloat(s, 64); e == nil {
		s += "s"
	}
	if o.timeLimit, err = time.ParseDuration(s); err != nil || o.timeLimit <= 0 {
		return errors.New("want more than 0, such as 2s or 500ms")
	}
	return nil
}

// setMemoryLimit reads the value of -memory-limit.
func (o *options) setMemoryLimit(s string) error {
	const most = 1 << 30 // MiB
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil || n < 1 || n > most {
		return fmt.Errorf("want a whole number of MiB from 1 to %d", most)
	}
	o.memoryLimit = n << 20
	return nil
}

// setShard reads the value of -shard.
func (o *options) setShard(s string) error {
	if n, err := fmt.Sscanf(s, "%d/%d", &o.shard, &o.shards); err != nil || n != 2 || fmt.Sprintf("%d/%d", o.shard, o.shards) != s {
		return errors.New("want I/N, such as 2/3")
	}
	switch {
	case o.shards < 1:
		return errors.New("want at least one part, such as 1/1")
	case o.shard < 1 || o.shard > o.shards:
		return fmt.Errorf("want a part from 1 to %d", o.shards)
	}
	return nil
}

// inShard reports whether the i-th program, counted from 0, is among those to be judged.
func (o *options) inShard(i int) bool { return o.shards == 0 || i%o.shards == o.shard-1 }

// check refuses what cannot be meant.
func (o *options) check(lang string) error {
	for _, name := range strings.Split(lang, ",") {
		if name = strings.TrimSpace(name); name == "" {
			continue
		}
		l := build.LanguageByID(name)
		if l == nil {
			return fmt.Errorf("-lang %s: unknown language, want go, c, cpp, java, kotlin, python, rust or shell", name)
		}
		o.langs = append(o.langs, l.ID)
	}
	if _, err := path.Match(o.glob, ""); err != nil {
		return fmt.Errorf("-case %s: %v", o.glob, err)
	}
	if o.update && (o.src == "" || o.watch) {
		return errors.New("-update needs the reference solution (-src FILE), and goes without -watch")
	}
	if o.yes && !o.update {
		return errors.New("-yes answers what -update asks, and says nothing without it")
	}
	if o.full && !o.kill {
		return errors.New("-full is about the wrong programs, which only -kill judges")
	}
	for i, to := range []string{o.json, o.junit, o.html} {
		for _, other := range []string{o.json, o.junit, o.html}[:i] {
			switch {
			case to == "-" && other == "-":
				return errors.New("only one of -json, -junit and -html can write to standard output")
			case to != "" && filepath.Clean(to) == filepath.Clean(other):
				return fmt.Errorf("two reports cannot both be written to %s", to)
			}
		}
	}
	if o.src != "" && len(o.names) != 1 {
		return fmt.Errorf("-src judges one file against one problem: want one problem, got %d", len(o.names))
	}
	return nil
}

// wants reports whether a language is to be judged.
func (o *options) wants(lang string) bool { return o.langs == nil || slices.Contains(o.langs, lang) }

// matches reports whether a testcase is to be judged: the glob must match its name, or the name
// without its first folders.
func (o *options) matches(name string) bool {
	if o.glob == "" {
		return true
	}
	for {
		if ok, _ := path.Match(o.glob, name); ok {
			return true
		}
		_, rest, ok := strings.Cut(name, "/")
		if !ok {
			return false
		}
		name = rest
	}
}

// anyReport reports whether a report is to be written.
func (o *options) anyReport() bool { return o.json != "" || o.junit != "" || o.html != "" }

// toStdout reports whether a report goes to standard output, so that nothing else may.
func (o *options) toStdout() bool { return o.json == "-" || o.junit == "-" || o.html == "-" }
