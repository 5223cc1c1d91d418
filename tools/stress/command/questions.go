// In this file stress asks the user which of two answers is right: the answer of the program, or the answer
// of a variant with a small change.

package command

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/shared/problem"
	"oj/tools/shared/terminal"
	"oj/tools/shared/verdict"
)

// maxQuestions is the maximum number of questions. It is a variable so that tests can lower it.
var maxQuestions = 5

const (
	shownLines    = 12 // the maximum number of lines that are shown of an input or of an answer
	shrinkShare   = 4  // the input of one question is shrunk for at most the time shrinkTime/shrinkShare
	chooseMessage = "Type 1 if the program is right, 2 if the change is right, Enter for neither, q to stop asking: "
)

// isTerminal reports whether the input is a terminal, so that a person can answer. Tests replace it.
var isTerminal = terminal.Is

// A question is an input for which variants give another answer than the program.
type question struct {
	finding
	variants []*variant // the variants that differ on this input; the question shows the answer of the first one
	own      []byte     // the program's answer
	other    []byte     // the answer of the first variant
}

// questions shows the smallest inputs on which variants differ from the program. If no testcase detects a variant,
// stress asks the user which of the two answers is right. The result `open` is the number of these questions.
func (m *mutants) questions(ctx context.Context) (open int, err error) {
	// Variants that no testcase detects come first. Then variants that give an answer come before variants that
	// fail, and among equal variants short inputs come before long ones.
	list := slices.DeleteFunc(slices.Clone(m.variants), func(v *variant) bool { return v.found == nil })
	slices.SortStableFunc(list, func(a, b *variant) int {
		byTestcase := cmp.Compare(min(1, len(a.testcase)), min(1, len(b.testcase)))
		byAnswer := cmp.Compare(order(a), order(b))
		return cmp.Or(byTestcase, byAnswer, cmp.Compare(len(a.found.text), len(b.found.text)))
	})

	// Without a terminal, print the questions without asking.
	asking := isTerminal(m.con.Stdin)
	shown := 0
	for _, v := range list {
		if v.asked {
			continue
		}
		if shown == maxQuestions {
			break
		}
		shown++
		q, err := m.question(ctx, v, list)
		if err != nil {
			return open, err
		}
		m.con.Line.Clear()
		m.show(shown, q)

		// If a testcase detects the change, the question is already answered.
		if v.testcase != "" {
			continue
		}
		open++
		if asking {
			asking, err = m.choose(ctx, q)
			if err != nil {
				return open, err
			}
		}
	}

	// The remaining differences are not shown, only counted.
	if more := slices.DeleteFunc(list, func(v *variant) bool { return v.asked }); len(more) > 0 {
		fmt.Fprintf(m.con.Out, "\nOther inputs detect %d more changes.\n", len(more))
	}
	return open, nil
}

// order is a sort key: variants that give an answer come before variants that fail.
func order(v *variant) int {
	if v.answers() {
		return 0
	}
	return 1
}

// question shrinks the input on which a variant differs, and finds the other variants of the list that also
// differ on it.
func (m *mutants) question(ctx context.Context, v *variant, list []*variant) (q *question, err error) {
	f, err := m.shrinkWith(ctx, *v.found, m.comparison(v), shrinkTime/shrinkShare, variantSeeds)
	if err != nil {
		return nil, err
	}
	q = &question{finding: f, variants: []*variant{v}}
	v.asked = true

	// Variants that also differ on this input belong to the same question.
	own, err := m.own(ctx, f.input)
	if err != nil {
		return nil, err
	}
	c := m.testcase(f.name())
	rest := slices.DeleteFunc(slices.Clone(list), func(v *variant) bool { return v.asked })
	err = m.each(ctx, len(rest), func(i int) error {
		v := rest[i]
		res, err := m.once(ctx, v, c, own)
		v.asked = err == nil && res.Verdict != verdict.AC && isAnswer(res.Verdict) == v.answers()
		return err
	})
	if err != nil {
		return nil, err
	}
	for _, v := range rest {
		if v.asked {
			q.variants = append(q.variants, v)
		}
	}

	// A variant that fails has no answer, so leave q.other empty.
	q.own, err = m.output(ctx, nil, c)
	if err == nil && isAnswer(f.bad.Verdict) {
		q.other, err = m.output(ctx, v, c)
	}
	return q, err
}

// output returns the output of a variant, or of the program itself for nil.
func (m *mutants) output(ctx context.Context, v *variant, c *problem.Case) ([]byte, error) {
	var b bytes.Buffer
	p, c := m.running(v, c)
	_, err := m.Output(ctx, p, c, &b)
	return b.Bytes(), err
}

// show prints a question.
func (m *mutants) show(number int, q *question) {
	out := m.con.Out
	v := q.variants[0]
	title := "Which of the two answers is right? No testcase tells."
	switch {
	case v.testcase != "":
		title = "This input detects a change, and so does the testcase " + v.testcase + "."
	case !isAnswer(q.bad.Verdict):
		title = "Is the program's answer right? No testcase tells."
	}
	fmt.Fprintf(out, "\n%d. %s\n  the input, %d bytes:\n%s", number, title, len(q.text), lines(q.text))

	fmt.Fprintf(out, "  the program's answer:\n%s", lines(q.own))
	if isAnswer(q.bad.Verdict) {
		fmt.Fprintf(out, "  the answer after this change:\n%s", lines(q.other))
	} else {
		fmt.Fprintf(out, "  after this change the program fails: %v (%v)\n", q.bad.Verdict, q.bad.Message)
	}
	m.change(v)

	// For the other changes that this input detects, print only the line numbers.
	var places []string
	for _, v := range q.variants[1:] {
		if place := fmt.Sprint(v.Line); !slices.Contains(places, place) {
			places = append(places, place)
		}
	}
	if len(places) > 0 {
		fmt.Fprintf(out, "  the same input detects other changes, in lines %s\n", strings.Join(places, ", "))
	}
}

// lines returns the first lines of a text with line numbers. If the text is longer, the result ends with the
// number of the remaining lines.
func lines(text []byte) string {
	var b strings.Builder
	list := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	for i, line := range list[:min(len(list), shownLines)] {
		fmt.Fprintf(&b, "    %2d  %s\n", i+1, line)
	}
	if more := len(list) - shownLines; more > 0 {
		fmt.Fprintf(&b, "        and %d more lines\n", more)
	}
	return b.String()
}

// change prints a change as a diff.
func (m *mutants) change(v *variant) {
	file := v.file
	if filepath.IsAbs(file) {
		file = m.shown(file)
	}
	fmt.Fprintf(m.con.Out, "  %s:%d: %s\n    - %s\n", filepath.ToSlash(file), v.Line, v.What, v.Old)
	if v.New != "" {
		fmt.Fprintf(m.con.Out, "    + %s\n", v.New)
	}
}

// choose asks the user which answer is right, and stores the input with this answer as a testcase. It reports
// whether to continue with the next question.
func (m *mutants) choose(ctx context.Context, q *question) (goOn bool, err error) {
	line, err := terminal.Ask(ctx, m.con.Stdin, m.con.Err, chooseMessage)
	if err != nil {
		return false, err
	}
	switch answer := strings.ToLower(strings.TrimSpace(line)); {
	case answer == "q":
		return false, nil
	case answer == "1":
		return true, m.store(m.nextCase(), q.text, q.own)
	case answer == "2" && q.other != nil:
		fmt.Fprintf(m.con.Out, "The answer of the changed program is right, so %s is wrong on this input.\n", m.subject.Name)
		return true, m.store(m.nextCase(), q.text, q.other)
	}
	return true, nil
}

// undetected prints the changes that no input detects.
func (m *mutants) undetected() {
	list := slices.DeleteFunc(slices.Clone(m.variants), func(v *variant) bool { return v.testcase != "" || v.found != nil })
	if len(list) == 0 {
		return
	}
	fmt.Fprintf(m.con.Out, "\nNothing detects these changes. A testcase is missing, or the change makes no difference:\n")
	for _, v := range list {
		m.change(v)
	}
}
