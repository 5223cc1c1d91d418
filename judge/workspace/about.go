// This file tells what a problem's package says of it.

package workspace

import (
	"time"

	"oj/judge/internal/problem"
	"oj/tools/judges"
)

// About is what is known of a problem without its testcases.
type About struct {
	ID       string
	Name     string // its title, or its ID
	Source   string // where it comes from, in words; ""
	Page     string // the address of its statement; ""
	Keywords []string
	Judge    *judges.Judge // for which it is; nil for none in particular

	TimeLimit   time.Duration // 0 when it has to be computed from submissions
	Memory      int64         // bytes
	Interactive bool
}

// SubmitPage is the address where solutions are submitted; "" if none is known.
func (a About) SubmitPage() string { return a.Judge.SubmitPage(a.Page) }

// About reads what the problem's package says of it. A problem without problem.yaml, or without a package, has
// the defaults. The error names the file and the line that cannot be read.
func (t Target) About() (About, error) {
	p, err := problem.Describe(t.ID, t.Package)
	if err != nil {
		return About{}, err
	}
	return About{
		ID: t.ID, Name: p.Name, Source: p.Source, Page: p.SourceURL, Keywords: p.Keywords, Judge: p.Judge,
		TimeLimit: p.TimeLimit, Memory: p.Limits.Memory, Interactive: p.Interactive,
	}, nil
}
