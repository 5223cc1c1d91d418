// Package report holds the results of one call of the judge in one structure, from which every
// report is written: the table, JSON (schema.json describes its form), JUnit and the page.
package report

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"oj/judge/internal/diff"
	"oj/judge/internal/result"
	"oj/tools/verdict"
)

// Schema names the version of the JSON form. The version stays when fields are added. It changes when a field changes
// its meaning or is removed.
const Schema = "oj-judge/1"

// Report is everything that one call of the judge found out.
type Report struct {
	Schema  string    `json:"schema"`
	Started time.Time `json:"started"`
	Seconds float64   `json:"seconds"` // how long it took
	OK      bool      `json:"ok"`      // everything was as expected

	Interrupted bool   `json:"interrupted,omitempty"` // only a part was judged
	Shard       string `json:"shard,omitempty"`       // the part of -shard, such as 1/3; "" for all programs

	Platform string         `json:"platform"`
	Workers  int            `json:"workers"`
	Limits   []string       `json:"missingLimits,omitempty"` // names of limits that this platform cannot enforce
	Problems list[*Problem] `json:"problems"`

	Since *Since `json:"-"` // an earlier report; nil for none
}

// Problem is one problem package with all programs that were judged on it.
type Problem struct {
	ID        string  `json:"id"`
	Name      string  `json:"name"`
	Dir       string  `json:"dir"`
	Kind      string  `json:"kind"`               // batch, interactive (also in several passes), multi-pass, submit-answer
	TimeLimit float64 `json:"timeLimit"`          // seconds
	Computed  bool    `json:"computed,omitempty"` // the limit follows from accepted submissions
	Memory    int64   `json:"memoryLimit"`

	SamplesOnly bool `json:"samplesOnly,omitempty"` // all testcases are samples

	Warnings []string     `json:"warnings,omitempty"`
	Errors   []string     `json:"errors,omitempty"` // why the package cannot be judged; there are no entries then
	Entries  list[*Entry] `json:"entries"`
	Compared bool         `json:"-"` // the user named several programs to be compared
	Kill     *Kill        `json:"kill,omitempty"`
	Match    *Match       `json:"match,omitempty"` // of -games
}

// Entry is one program with its results.
type Entry struct {
	Name        string             `json:"name"`   // such as main.go or wrong_answer/four-neighbours
	Source      string             `json:"source"` // the file or folder
	Language    string             `json:"language"`
	Submission  bool               `json:"submission"`         // of the package, judged under -kill
	Expected    []string           `json:"expected,omitempty"` // verdicts that a submission may end with
	Verdict     verdict.Verdict    `json:"verdict"`
	OK          bool               `json:"ok"`                 // the verdict is as expected
	Note        string             `json:"note,omitempty"`     // why it is not, or another remark
	Skipped     string             `json:"skipped,omitempty"`  // why it was not judged
	Compiler    string             `json:"compiler,omitempty"` // messages of a compile error
	Hint        string             `json:"hint,omitempty"`     // the usual cause of the compile error
	Cases       list[*Case]        `json:"cases"`
	Passed      int                `json:"passed"`
	Total       int                `json:"total"`
	Slowest     float64            `json:"slowest"` // seconds
	SlowestCase string             `json:"slowestCase,omitempty"`
	Memory      int64              `json:"memory"` // bytes, the largest of all cases
	Score       *float64           `json:"score,omitempty"`
	Groups      map[string]float64 `json:"groups,omitempty"`   // scores of groups of testcases, by name
	Repeat      string             `json:"repeat,omitempty"`   // the command that judges this program again
	Position    int                `json:"position,omitempty"` // with -shard, the place among the programs of all parts, from 1
}

// Case is one run of a program.
type Case struct {
	Name       string          `json:"name"`
	Verdict    verdict.Verdict `json:"verdict"`
	Seconds    float64         `json:"seconds"` // CPU time, or wall-clock time if that ended the run
	Wall       float64         `json:"wall"`
	CPU        float64         `json:"cpu"`
	Memory     int64           `json:"memory"`            // bytes
	Output     int64           `json:"output"`            // bytes
	Message    string          `json:"message,omitempty"` // from the judge or the output validator
	Warning    string          `json:"warning,omitempty"` // about a mistake of the package's validator
	Stderr     string          `json:"stderr,omitempty"`  // of the program, shortened
	Trace      []string        `json:"trace,omitempty"`   // lines of the source that it came from
	Hint       string          `json:"hint,omitempty"`    // the usual cause of the failure
	Diff       *diff.Diff      `json:"diff,omitempty"`
	Got        string          `json:"got,omitempty"`        // the start of the output, of cases that were not accepted
	Transcript string          `json:"transcript,omitempty"` // the file that holds the exchange
	Input      string          `json:"input,omitempty"`      // the files of the testcase
	InputName  string          `json:"-"`                    // the name of Input for people; "" for the file name
	Answer     string          `json:"answer,omitempty"`
	Score      *float64        `json:"score,omitempty"`
	Cached     bool            `json:"cached,omitempty"` // the result of an earlier call
	Retried    bool            `json:"retried,omitempty"`
	Repeat     string          `json:"repeat,omitempty"` // the command that repeats this run

	Pictures  []string `json:"-"`                   // by the package's visualizer, only for the page: data URLs, or markup of SVGs that have steps
	NoPicture string   `json:"noPicture,omitempty"` // why it drew nothing

	// Of interactive problems.
	Turns         []Turn  `json:"turns,omitempty"`         // the exchange
	Said          []Turn  `json:"said,omitempty"`          // lines of standard error with their times; if there are many, the first and the last
	TurnsCut      int     `json:"turnsCut,omitempty"`      // lines of the exchange that were not recorded
	CutAfter      int     `json:"cutAfter,omitempty"`      // index in Turns where these lines are missing
	TurnCount     int     `json:"turnCount,omitempty"`     // how often the program was asked
	SlowestTurn   int     `json:"slowestTurn,omitempty"`   // from 1
	SlowestAnswer float64 `json:"slowestAnswer,omitempty"` // seconds on the clock of that turn
}

// NewCase returns the record of a run on a testcase with these files.
func NewCase(input, answer string, r result.Named) *Case {
	return &Case{
		Name: r.Testcase, Input: input, Answer: answer, Cached: r.Cached, Retried: r.Repeated,
		Verdict: r.Verdict, Message: r.Message, Warning: r.Warning, Score: r.Score,
		Seconds: r.Seconds, Wall: r.Wall, CPU: r.CPU, Memory: r.Memory, Output: r.Output,
		Stderr: r.Stderr, Got: r.Got, Diff: r.Diff, Transcript: r.Transcript,
		Pictures: r.Pictures, NoPicture: r.NoPicture,
		Turns: turns(r.Turns), Said: turns(r.Said), TurnsCut: r.TurnsCut, CutAfter: r.CutAfter,
		TurnCount: r.TurnCount, SlowestTurn: r.SlowestTurn, SlowestAnswer: r.SlowestAnswer,
	}
}

// turns converts the lines of an exchange into their records.
func turns(list []result.Turn) (records []Turn) {
	for _, t := range list {
		records = append(records, Turn(t))
	}
	return records
}

// Turn is one line of an interactive exchange.
type Turn struct {
	Milliseconds float64 `json:"ms"` // since the start
	FromProgram  bool    `json:"fromProgram"`
	Text         string  `json:"text"`
	Open         bool    `json:"open,omitempty"` // the line was not ended by a newline
}

// Kill is the kill matrix: how well the testcases reject wrong programs.
type Kill struct {
	Survivors []string            `json:"survivors"` // wrong programs that were not rejected as expected
	Kills     map[string][]string `json:"kills"`     // testcase: the wrong programs that it rejects
	Alone     map[string][]string `json:"alone"`     // testcase: the programs that no other testcase rejects
	Idle      []string            `json:"idle"`      // redundant testcases: another one rejects all that these reject
}

// Failures are the cases that were not accepted.
func (e *Entry) Failures() []*Case {
	return slices.DeleteFunc(slices.Clone(e.Cases), func(c *Case) bool { return !c.Failed() })
}

// Judged reports whether the program has a verdict.
func (e *Entry) Judged() bool { return e.Skipped == "" && e.Verdict != verdict.None }

// Cached reports whether every result was taken from an earlier call.
func (e *Entry) Cached() bool {
	return e.Judged() && len(e.Cases) > 0 && !slices.ContainsFunc(e.Cases, func(c *Case) bool { return !c.Cached && c.Verdict != verdict.None })
}

// MustAccept reports whether the program is a submission that must be accepted.
func (e *Entry) MustAccept() bool { return slices.Equal(e.Expected, []string{"AC"}) }

// Got is the verdict for people, with the score of a scoring problem.
func (e *Entry) Got() string {
	if e.Score == nil {
		return e.Verdict.String()
	}
	return fmt.Sprintf("%v %.10g points", e.Verdict, *e.Score)
}

// Failed reports whether the case was judged, and not accepted.
func (c *Case) Failed() bool { return c.Verdict != verdict.AC && c.Verdict != verdict.None }

// Marks returns a remark if the result does not come from one normal run.
func (c *Case) Marks() string {
	switch {
	case c.Cached:
		return "cached"
	case c.Retried:
		return "run again alone"
	}
	return ""
}

// list is a list that is [] in JSON if it is empty, never null, so that readers need no special case.
type list[T any] []T

// MarshalJSON writes an empty list as [].
func (l list[T]) MarshalJSON() ([]byte, error) { return json.Marshal(append([]T{}, l...)) }

// JSON returns the report in its JSON form.
func JSON(r *Report) ([]byte, error) {
	data, err := json.MarshalIndent(r, "", "  ")
	return append(data, '\n'), err
}

// Read reads a report in its JSON form.
func Read(data []byte) (*Report, error) {
	r := &Report{}
	if err := json.Unmarshal(data, r); err != nil {
		return nil, err
	}

	// Another version may give the same fields another meaning.
	if r.Schema != Schema {
		return nil, fmt.Errorf("want a report of the form %s, got %q", Schema, r.Schema)
	}
	for _, p := range r.Problems {
		// The report may come from another program, and a null would crash the readers.
		if p == nil || slices.ContainsFunc(p.Entries, func(e *Entry) bool { return e == nil || slices.Contains(e.Cases, nil) }) {
			return nil, errors.New("want problems, programs and testcases, got null")
		}
	}
	return r, nil
}
