package session

import (
	"path"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/printer"
)

// The exit statuses of the judge.
const (
	ExitOK      = 0 // all verdicts are as expected
	ExitFailed  = 1 // at least one verdict is not as expected
	ExitTrouble = 2 // wrong usage, an interruption, or a failure of the judge or of a package
)

// Options holds the settings from the command line.
type Options struct {
	Src         []string // the programs given by -src; if there are several, they are compared
	Langs       []string // identifiers of language.Language; nil for all
	Glob        string
	Names       []string
	Unnamed     bool   // the user has named no problem: all are judged, and nothing below problems is written
	Attempt     string // the problem's id if the judge itself has chosen the learner's program as Src; otherwise ""
	Workers     int
	Transcripts string // a folder

	Verbose, Kill, Fresh, Full, Watch, Update, Yes bool

	// Import names files of cph, programs or folders whose testcases are written into folders of their own; nil for none.
	Import []string

	// Strict applies the rules of a finished package: no answer, validator or folder may be missing.
	Strict     bool
	Run, Debug bool // run a program without judging it, or start the debugger
	Merge      bool // join the reports of -shard whose files are in Names

	Reports       printer.Reports
	Games         int // the maximum number of games that two programs play; 0 without -games
	Minutes       int // with Watch: the duration of the contest, 0 if unknown
	Shard, Shards int // judge only part number Shard (from 1) of the Shards parts of the programs; both are 0 to judge all

	TimeLimit time.Duration // the time limit of all programs; 0 for the package's time limit
	Patience  int           // the factor for the limits of turns in games; 0 for the package's
	// CompileLimit limits the processor time of each compiler; 0 for the package's limit, or one minute.
	CompileLimit time.Duration
	MemoryLimit  int64 // the memory limit in bytes; 0 for the package's memory limit

	Headers *build.Headers // collects precompiled headers for WarmUp; nil without -watch

	Tolerance  string // the tolerance of numbers in outputs; "" for the package's
	IgnoreCase bool   // letters in upper and lower case are equal
	Save       bool   // store Tolerance and IgnoreCase in problem.yaml
}

// ShowsCase reports whether the failing case of a program may be printed: one program is judged, and people read the output.
func (o *Options) ShowsCase() bool {
	isPlain := !o.Run && !o.Debug && !o.Kill && !o.Update && !o.Merge && o.Games == 0 && o.Shards == 0
	return isPlain && len(o.Src) <= 1 && len(o.Names) == 1 && o.Reports.Quickfix == "" && !slices.Contains(o.Reports.Files(), "-")
}

// wants reports whether programs in this language are judged.
func (o *Options) wants(lang string) bool { return o.Langs == nil || slices.Contains(o.Langs, lang) }

// matches reports whether a testcase is judged: the glob of -case must match its whole name, or the rest of
// the name after one of its slashes.
func (o *Options) matches(name string) bool {
	for more := true; more; _, name, more = strings.Cut(name, "/") {
		if ok, _ := path.Match(o.Glob, name); ok || o.Glob == "" {
			return true
		}
	}
	return false
}
