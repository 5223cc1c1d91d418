package session

import (
	"path"
	"slices"
	"strings"
	"time"
)

// The exit statuses of the judge.
const (
	ExitOK      = 0 // everything as expected
	ExitFailed  = 1 // some result was not as expected
	ExitTrouble = 2 // wrong usage, or the judge itself failed
)

// Options are the settings from the command line.
type Options struct {
	Src         []string // several are compared
	Langs       []string // identifiers of language.Language; nil for all
	Glob        string
	Names       []string
	Attempt     string // the problem whose program in Src is the learner's own one; "" for none
	Workers     int
	Transcripts string // a folder

	Verbose, Kill, Fresh, Full, Watch, Update, Yes bool
	Run, Debug                                     bool // just run a program, or step through it
	Merge                                          bool // Names are reports of -shard, to be joined

	Compare           string // an earlier report, "" for none
	JSON, JUnit, HTML string // files, "-" for standard output, "" for none
	Quickfix          string // the same, with lines for editors
	Pictures          int    // MiB of pictures of accepted testcases on the page
	Games             int    // let two programs play at most so many games, 0 for none
	Minutes           int    // with Watch: how long the contest lasts, 0 if unknown
	Shard, Shards     int    // judge every shards-th program, from the shard-th on, from 1; 0 of 0 for all

	TimeLimit   time.Duration // 0: the package's limit
	MemoryLimit int64         // bytes, 0: the package's limit

	Tolerance string // of numbers in outputs; "": the package's
	Save      bool   // store Tolerance in the package
}

// wants reports whether a language is to be judged.
func (o *Options) wants(lang string) bool { return o.Langs == nil || slices.Contains(o.Langs, lang) }

// matches reports whether a testcase is to be judged: the glob must match its name, or the name
// without its first folders.
func (o *Options) matches(name string) bool {
	for more := true; more; _, name, more = strings.Cut(name, "/") {
		if ok, _ := path.Match(o.Glob, name); ok || o.Glob == "" {
			return true
		}
	}
	return false
}

// Reports are the files that reports are written to, in the order of the flags.
func (o *Options) Reports() []string { return []string{o.JSON, o.JUnit, o.HTML, o.Quickfix} }
