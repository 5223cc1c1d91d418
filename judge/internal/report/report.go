// Package report defines the report of one call of the judge, and writes it as a table, as JSON (described by
// schema.json), as JUnit XML and as lines for editors. Package page writes it as an HTML page.
package report

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"oj/judge/internal/diff"
	"oj/judge/internal/result"
	"oj/tools/shared/columns"
	"oj/tools/shared/verdict"
)

// Schema is the name and version of the JSON format. The version changes when a field is removed or changes its
// meaning, but not when a field is added.
const Schema = "oj-judge/1"

// Report holds all results of one call of the judge.
type Report struct {
	Schema  string    `json:"schema"`
	Started time.Time `json:"started"`
	Seconds float64   `json:"seconds"` // the duration of the call
	OK      bool      `json:"ok"`      // all verdicts are as expected

	Interrupted bool   `json:"interrupted,omitempty"` // the judge was interrupted before it had judged all programs
	Shard       string `json:"shard,omitempty"`       // the value of -shard, such as 1/3 for every third program; "" for all programs

	Platform string         `json:"platform"`
	Workers  int            `json:"workers"`
	Limits   []string       `json:"missingLimits,omitempty"` // names of limits that this platform cannot enforce
	Problems list[*Problem] `json:"problems"`

	Sampled string `json:"-"` // the limits that are only sampled on this system; "" if there are none

	Since *Since `json:"-"` // the changes since an earlier report; nil without -compare
}

// Problem is one problem package with all programs that were judged on it.
type Problem struct {
	ID        string  `json:"id"`
	Name      string  `json:"name"`
	Dir       string  `json:"dir"`
	Kind      string  `json:"kind"`               // "batch", "interactive", "multi-pass" or "submit-answer"; multi-pass games are "interactive"
	TimeLimit float64 `json:"timeLimit"`          // seconds
	Computed  bool    `json:"computed,omitempty"` // the time limit was computed from accepted submissions
	Memory    int64   `json:"memoryLimit"`

	// TurnLimits is set if only the turns of a game are limited, for example to "100 ms a turn, 1000 ms for the first,
	// times 4". TimeLimit is then the sum of the limits of all turns, and the longest turn may take TurnLimit seconds.
	TurnLimits string  `json:"turnLimits,omitempty"`
	TurnLimit  float64 `json:"turnLimit,omitempty"`

	// UsualLimit is set if the time limit was computed for this package and is shorter than the usual one of the
	// site: programs that are not submissions get TLE only above UsualLimit, in seconds.
	UsualLimit float64 `json:"usualLimit,omitempty"`

	SamplesOnly bool `json:"samplesOnly,omitempty"` // all testcases are samples

	Warnings []string     `json:"warnings,omitempty"`
	Errors   []string     `json:"errors,omitempty"` // the reasons why the package cannot be judged; if there are any, Entries is empty
	Entries  list[*Entry] `json:"entries"`
	Compared bool         `json:"-"` // the user named several programs, which are compared
	Kill     *Kill        `json:"kill,omitempty"`
	Match    *Match       `json:"match,omitempty"` // the result of -games
}

// LimitOf returns the time limit of a program in seconds.
func (p *Problem) LimitOf(e *Entry) float64 {
	if e.Submission {
		return p.TimeLimit
	}
	return max(p.TimeLimit, p.UsualLimit)
}

// Entry is one program with its results.
type Entry struct {
	Name        string             `json:"name"`   // such as main.go or wrong_answer/four-neighbours
	Source      string             `json:"source"` // the file or folder
	Language    string             `json:"language"`
	Submission  bool               `json:"submission"`         // the program is a submission in the package
	Expected    []string           `json:"expected,omitempty"` // the verdicts that a submission may get
	Verdict     verdict.Verdict    `json:"verdict"`
	Beyond      string             `json:"beyond,omitempty"`   // the verdict is AC, but the program is wrong beyond what the site is known to test: where
	OK          bool               `json:"ok"`                 // the verdict is as expected
	Note        string             `json:"note,omitempty"`     // why the verdict is not as expected, or another remark
	Skipped     string             `json:"skipped,omitempty"`  // why the program was not judged
	Compiler    string             `json:"compiler,omitempty"` // messages of a compile error
	Hint        string             `json:"hint,omitempty"`     // the usual cause of the compile error
	Cases       list[*Case]        `json:"cases"`
	Passed      int                `json:"passed"`
	NoAnswer    int                `json:"noAnswer,omitempty"` // the number of testcases without an answer on which the program ended normally
	Total       int                `json:"total"`
	Slowest     float64            `json:"slowest"` // seconds
	SlowestCase string             `json:"slowestCase,omitempty"`
	SlowestTurn string             `json:"slowestTurn,omitempty"` // in a game with TurnLimits, instead of the slowest case: the turn of the slowest answer, such as "turn 3 of secret/1"
	Answer      float64            `json:"answer,omitempty"`      // the wall-clock seconds of that answer
	Shares      []Share            `json:"shares,omitempty"`      // the results on known testcases, and on those that the site is not known to have, if there are both
	Memory      int64              `json:"memory"`                // the largest memory of all cases, in bytes
	Score       *float64           `json:"score,omitempty"`
	Groups      map[string]float64 `json:"groups,omitempty"`   // maps the name of a testcase group to its score
	Repeat      string             `json:"repeat,omitempty"`   // the command that judges this program again
	Position    int                `json:"position,omitempty"` // with -shard, the number of the program among the programs of all shards, counted from 1
}

// Share is the result of a program on a part of the testcases.
type Share struct {
	What    string          `json:"what"` // "CodinGame's maps with its agent" or "harder"
	Passed  int             `json:"passed"`
	Total   int             `json:"total"`
	Verdict verdict.Verdict `json:"verdict"`
}

// String returns a sentence such as "harder: 89 of 133, WA".
func (s Share) String() string {
	return fmt.Sprintf("%s: %d of %d, %v", s.What, s.Passed, s.Total, s.Verdict)
}

// Case is one run of a program.
type Case struct {
	Name       string          `json:"name"`
	Beyond     string          `json:"beyond,omitempty"` // "beyond what UVa is known to test" if the site is not known to have the testcase
	Verdict    verdict.Verdict `json:"verdict"`
	Seconds    float64         `json:"seconds"` // CPU time, or wall-clock time if the wall-clock limit ended the run
	Wall       float64         `json:"wall"`
	CPU        float64         `json:"cpu"`
	Memory     int64           `json:"memory"`            // bytes
	Output     int64           `json:"output"`            // bytes
	Message    string          `json:"message,omitempty"` // the message of the judge or the output validator
	Warning    string          `json:"warning,omitempty"` // a warning about a mistake of the package's validator
	Stderr     string          `json:"stderr,omitempty"`  // the standard error of the program, shortened
	Trace      []string        `json:"trace,omitempty"`   // lines of the source that caused a crash
	Hint       string          `json:"hint,omitempty"`    // the usual cause of the failure
	Diff       *diff.Diff      `json:"diff,omitempty"`
	NoAnswer   bool            `json:"noAnswer,omitempty"`   // the testcase has no answer, so the output was not judged
	Got        string          `json:"got,omitempty"`        // the start of the output; "" if it was accepted
	Transcript string          `json:"transcript,omitempty"` // the file with the exchange of an interactive run
	Input      string          `json:"input,omitempty"`      // the input file
	InputName  string          `json:"-"`                    // the name that messages show for the input; "" if they show the file name
	Answer     string          `json:"answer,omitempty"`     // the answer file
	Score      *float64        `json:"score,omitempty"`
	Cached     bool            `json:"cached,omitempty"`  // the result was read from the cache
	Retried    bool            `json:"retried,omitempty"` // the first run was too slow, so this run was repeated while no other program ran
	Repeat     string          `json:"repeat,omitempty"`  // the command that repeats this run

	Pictures  []string `json:"-"`                   // from the package's visualizer, only for the page: data URLs, or markup of SVGs with steps
	NoPicture string   `json:"noPicture,omitempty"` // why the visualizer drew nothing

	// The following fields are only set in interactive problems.
	Turns         []Turn  `json:"turns,omitempty"`         // the exchange: the lines that the program and the referee wrote to each other
	ErrorLines    []Turn  `json:"said,omitempty"`          // the lines of standard error; if there are many, the first and the last ones
	TurnsCut      int     `json:"turnsCut,omitempty"`      // the number of lines that are omitted from Turns, because there are too many
	CutAfter      int     `json:"cutAfter,omitempty"`      // the index in Turns of the first line after the omitted ones
	TurnCount     int     `json:"turnCount,omitempty"`     // the number of turns of the game
	SlowestTurn   int     `json:"slowestTurn,omitempty"`   // the turn with the slowest answer, from 1
	SlowestAnswer float64 `json:"slowestAnswer,omitempty"` // the wall-clock seconds of that answer
}

// NewCase returns the record of a run. input and answer are the files of the testcase.
func NewCase(input, answer string, r result.Named) *Case {
	return &Case{
		Name: r.Testcase, Input: input, Answer: answer, Cached: r.Cached, Retried: r.Repeated,
		Verdict: r.Verdict, Message: r.Message, Warning: r.Warning, Score: r.Score,
		Seconds: r.Seconds, Wall: r.Wall, CPU: r.CPU, Memory: r.Memory, Output: r.Output,
		Stderr: r.Stderr, Got: r.Got, NoAnswer: r.NoAnswer, Diff: r.Diff, Transcript: r.Transcript,
		Pictures: r.Pictures, NoPicture: r.NoPicture,
		Turns: turns(r.Turns), ErrorLines: turns(r.ErrorLines), TurnsCut: r.TurnsCut, CutAfter: r.CutAfter,
		TurnCount: r.TurnCount, SlowestTurn: r.SlowestTurn, SlowestAnswer: r.SlowestAnswer,
	}
}

// turns returns the records of the lines of an exchange.
func turns(list []result.Turn) (records []Turn) {
	for _, t := range list {
		records = append(records, Turn(t))
	}
	return records
}

// Turn is one line of an exchange.
type Turn struct {
	Milliseconds float64 `json:"ms"`             // the time since the start of the game
	Turn         int     `json:"turn,omitempty"` // the number of the turn, from 1
	FromProgram  bool    `json:"fromProgram"`
	Text         string  `json:"text"`
	Open         bool    `json:"open,omitempty"` // the line does not end with a newline
}

// Kill is the kill matrix: which testcases reject which wrong programs.
type Kill struct {
	Survivors []string            `json:"survivors"` // wrong programs that were accepted, or rejected with an unexpected verdict
	Kills     map[string][]string `json:"kills"`     // maps a testcase to the wrong programs that it rejects
	Alone     map[string][]string `json:"alone"`     // maps a testcase to the programs that only this testcase rejects
	Idle      []string            `json:"idle"`      // redundant testcases: for each, another testcase rejects at least the same programs
}

// Failures returns the cases that were judged and not accepted.
func (e *Entry) Failures() []*Case {
	return slices.DeleteFunc(slices.Clone(e.Cases), func(c *Case) bool { return !c.Failed() })
}

// Unjudged returns the cases without an answer on which the program ended normally.
func (e *Entry) Unjudged() []*Case {
	return slices.DeleteFunc(slices.Clone(e.Cases), func(c *Case) bool { return !c.NoAnswer })
}

// Unanswered reports whether the program ended normally on every testcase, but none of them has an answer. Then it has
// no verdict.
func (e *Entry) Unanswered() bool {
	return e.Verdict == verdict.None && e.NoAnswer > 0 && e.NoAnswer == len(e.Cases)
}

// Judged reports whether the program has a verdict.
func (e *Entry) Judged() bool { return e.Skipped == "" && e.Verdict != verdict.None }

// Cached reports whether all results of the program were read from the cache.
func (e *Entry) Cached() bool {
	return e.Judged() && len(e.Cases) > 0 && !slices.ContainsFunc(e.Cases, func(c *Case) bool { return !c.Cached && c.Verdict != verdict.None })
}

// MustAccept reports whether the program is a submission that must be accepted.
func (e *Entry) MustAccept() bool { return slices.Equal(e.Expected, []string{"AC"}) }

// Got returns the verdict as a text, with the score if the problem has scores, and with a remark if the program
// is wrong on testcases that the site is not known to have.
func (e *Entry) Got() string {
	switch {
	case e.Score != nil:
		return fmt.Sprintf("%v %.10g points", e.Verdict, *e.Score)
	case e.Beyond != "":
		return fmt.Sprintf("%v, and %s", e.Verdict, e.Beyond)
	}
	return e.Verdict.String()
}

// Failed reports whether the case was judged but not accepted.
func (c *Case) Failed() bool { return c.Verdict != verdict.AC && c.Verdict != verdict.None }

// Marks returns a remark if the result is cached or comes from a second run, and otherwise "".
func (c *Case) Marks() string {
	switch {
	case c.Cached:
		return "cached"
	case c.Retried:
		return "run again alone"
	}
	return ""
}

// list is a slice that is written to JSON as [] if it is nil, so that readers need no special case for null.
type list[T any] []T

// MarshalJSON returns the JSON of the list: [] if the list is empty.
func (l list[T]) MarshalJSON() ([]byte, error) { return json.Marshal(append([]T{}, l...)) }

// JSON returns the report as JSON.
func JSON(r *Report) ([]byte, error) {
	data, err := json.MarshalIndent(r, "", "  ")
	return append(columns.JSON(data), '\n'), err
}

// Read parses a report in JSON.
func Read(data []byte) (*Report, error) {
	r := &Report{}
	if err := json.Unmarshal(data, r); err != nil {
		return nil, err
	}

	// Refuse other versions of the format, because the same fields may have another meaning in them.
	if r.Schema != Schema {
		return nil, fmt.Errorf("want a report in the format %s, got %q", Schema, r.Schema)
	}
	for _, p := range r.Problems {
		// A null in a list would crash the code that reads the report.
		if p == nil || slices.ContainsFunc(p.Entries, func(e *Entry) bool { return e == nil || slices.Contains(e.Cases, nil) }) {
			return nil, errors.New("want problems, programs and testcases, got null")
		}
	}
	return r, nil
}
