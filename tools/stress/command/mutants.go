// This file compares the tested program with slightly changed copies of it, the variants. Package mutate puts
// all variants into one program.

package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"oj/judge/runner"
	"oj/tools/bundle/generated"
	"oj/tools/shared/language"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
	"oj/tools/stress/mutate"
)

// The limits of variants are lower than the problem's limits, because many variants never end or use up all
// memory.
const (
	variantTime   = 300 * time.Millisecond // the minimum time limit
	variantFactor = 10                     // the time limit divided by the program's own time on the same input
	variantMemory = 256 << 20              // the memory that a variant may use in addition to the program's own, in bytes
	maxFailures   = 3                      // the number of failed runs after which a variant is not tried any more
)

// A testcase is fast if the program itself needs at most fastSeconds for it. Variants run on all fast
// testcases. Then they run on the other testcases, in the order of the program's time, as long as the
// estimated total time of these runs does not exceed maxSlowTime.
const (
	fastSeconds = 0.1
	maxSlowTime = 10.0 // seconds of CPU time
)

// boundaryBytes is the maximum size of a boundary input.
const boundaryBytes = 4 << 10

// variant is a small change of the tested program, and the inputs that detect it.
type variant struct {
	mutate.Variant
	program  *runner.Program // a program of its own; nil if the tested program contains the variant
	file     string          // the file of the changed line
	testcase string          // the name of the smallest testcase that detects the variant; "" for none

	// found is the first generated input on which the variant gives another answer than the program. If there
	// is none, it is the first generated input on which the variant fails. If no generated input detects the
	// variant, found is nil.
	found    *finding
	failures int  // the number of generated inputs on which the variant has failed
	asked    bool // whether a question that was already printed includes this variant
}

// answers reports whether the variant prints an answer on the input v.found, instead of failing there. This
// answer differs from the program's, so the user can be asked which of the two is right.
func (v *variant) answers() bool { return v.found != nil && isAnswer(v.found.bad.Verdict) }

func isAnswer(v verdict.Verdict) bool { return v == verdict.WA || v == verdict.PE }

// mutate replaces the tested program by a program that also contains its variants.
func (s *setup) mutate(ctx context.Context) error {
	switch {
	case s.Pkg.Interactive:
		return fmt.Errorf("%s is interactive: -mutants compares answers, but an interactive problem has none", s.Target.ID)
	case !language.ByID("go").Is(s.subject.Source):
		return s.mutateText(ctx)
	}
	source, err := os.ReadFile(s.subject.Source)
	if err != nil {
		return err
	}

	// A bundled program also contains library code, which must not be changed.
	from, to := generated.Own(source)
	mutated, err := mutate.Source(ctx, source, from, to)
	switch {
	case err != nil:
		return fmt.Errorf("%s: %w", s.subject.Name, err)
	case len(mutated.Variants) == 0:
		return fmt.Errorf("%s: none of the small changes applies to this program", s.subject.Name)
	}

	origin := generated.Origin(ctx, s.subject.Origin, s.Pkg.Site)
	for _, one := range mutated.Variants {
		v := &variant{Variant: one, file: s.subject.Source}
		if origin != nil {
			v.file, v.Line = origin(one.Line)
		}
		s.variants = append(s.variants, v)
	}

	// From now on, run the program that contains the variants. Its first argument selects a variant; 0
	// selects the unchanged program.
	p := s.NewProgram(s.subject.Name, filepath.Join(s.Temp, "variants.go"), s.limit())
	p.Origin = s.subject.Origin
	s.subject = p
	s.batches = mutated.Batches
	return os.WriteFile(p.Source, mutated.Text, 0o644)
}

// mutateText makes variants of a program in another language than Go. Each is a program of its own.
func (s *setup) mutateText(ctx context.Context) error {
	lang := language.Of(s.subject.Source)
	if lang == nil || !slices.Contains(mutate.TextLanguages, lang.ID) {
		var names []string
		for _, id := range mutate.TextLanguages {
			names = append(names, language.ByID(id).Name)
		}
		return fmt.Errorf("%s: -mutants can only change programs in Go, %s", s.subject.Name, strings.Join(names, ", "))
	}
	info, err := os.Stat(s.subject.Source)
	if err == nil && info.IsDir() {
		err = fmt.Errorf("%s: -mutants can only change a program of one file", s.subject.Name)
	}
	if err != nil {
		return err
	}
	source, err := os.ReadFile(s.subject.Source)
	if err != nil {
		return err
	}

	// Each program has a folder of its own, because in Java its file must have the same name.
	var programs []*runner.Program
	byProgram := map[*runner.Program]*variant{}
	for _, one := range mutate.Texts(source, lang.ID) {
		dir := filepath.Join(s.Temp, fmt.Sprintf("variant-%d", one.Number))
		p := s.NewProgram(s.subject.Name, filepath.Join(dir, filepath.Base(s.subject.Source)), s.limit())
		if err := cmp.Or(os.Mkdir(dir, 0o755), os.WriteFile(p.Source, one.Text, 0o644)); err != nil {
			return err
		}
		byProgram[p] = &variant{Variant: one.Variant, program: p, file: s.subject.Source}
		programs = append(programs, p)
	}

	// Some changes have no meaning in the language.
	built, err := s.TryBuild(ctx, programs)
	if err != nil {
		return err
	}
	for _, p := range built {
		s.variants = append(s.variants, byProgram[p])
	}
	if len(s.variants) == 0 {
		return fmt.Errorf("%s: none of the small changes applies to this program", s.subject.Name)
	}
	return nil
}

// mutants compares the variants with the program.
type mutants struct {
	*worker // the worker's files contain the current input, and the program's answer to it
	began   time.Time

	slowTime float64 // the estimated time of the variants on slow testcases, in seconds
	leftOut  int     // slow testcases on which no variant has run

	mu          sync.Mutex
	comparisons int
	inputs      int
}

// tryVariants runs the variants on the testcases and on generated inputs, and reports the differences.
func (s *setup) tryVariants(ctx context.Context) (status int, err error) {
	w, err := s.newWorker()
	if err != nil {
		return exitTrouble, err
	}
	m := &mutants{worker: w, began: time.Now()}

	// Run the testcases first, because the user is only asked about changes that no testcase detects.
	if err := m.testcases(ctx); err != nil {
		return exitTrouble, err
	}
	if err := m.generated(ctx); err != nil {
		return exitTrouble, err
	}
	m.con.Line.Clear()
	m.summary()

	open, err := m.questions(ctx)
	if err != nil {
		return exitTrouble, err
	}
	m.undetected()
	if open == 0 {
		return exitOK, nil
	}
	fmt.Fprintf(m.con.Out, "\nagain: %s\n", m.again(m.opt.seed))
	return exitFound, nil
}

// again returns the command line that repeats the comparison with the same inputs.
func (m *mutants) again(seed uint64) string {
	return strings.Replace(m.setup.again(seed), "-n 1 ", fmt.Sprintf("-n %d ", m.opt.runs), 1)
}

// once runs a variant on a testcase. The limits of this run depend on `own`, the original program's run on the
// same testcase.
func (m *mutants) once(ctx context.Context, v *variant, c *problem.Case, own runner.Result) (runner.Result, error) {
	// The limits are a field of the program, so set them in a copy of the program that only this run uses.
	chosen, c := m.running(v, c)
	p := *chosen
	ownTime := time.Duration(own.Seconds * float64(time.Second))
	p.Limits.Time = min(m.limit(), max(variantTime, variantFactor*ownTime))
	p.Limits.Memory = own.Memory + variantMemory
	if most := m.subject.Limits.Memory; most > 0 {
		p.Limits.Memory = min(p.Limits.Memory, most)
	}

	// The lock is needed because several variants run at the same time.
	m.mu.Lock()
	m.comparisons++
	m.mu.Unlock()
	return m.Judge(ctx, &p, c)
}

// running returns the program that contains a variant, and the testcase with the argument that selects it. For nil it
// returns the original program.
func (m *mutants) running(v *variant, c *problem.Case) (*runner.Program, *problem.Case) {
	switch {
	case v != nil && v.program != nil:
		return v.program, c
	case v != nil:
		return m.subject, numbered(c, v.Number)
	case m.variants[0].program != nil:
		return m.subject, c
	}
	return m.subject, numbered(c, 0)
}

// numbered returns a copy of a testcase with one more argument for the program: the variant's number, which
// comes first.
func numbered(c *problem.Case, number int) *problem.Case {
	other := *c
	other.Args = append([]string{fmt.Sprint(number)}, c.Args...)
	return &other
}

// The method each calls run(i) for all i from 0 to count-1, several at a time. It returns the first error.
func (m *mutants) each(ctx context.Context, count int, run func(i int) error) error {
	var mu sync.Mutex
	var failed error
	next := 0
	runner.Work(min(m.opt.workers, count), func(int) bool {
		mu.Lock()
		i := next
		next++
		over := i >= count || failed != nil || ctx.Err() != nil
		mu.Unlock()
		if over {
			return false
		}

		// After the first error, no further run begins.
		err := run(i)
		mu.Lock()
		defer mu.Unlock()
		failed = cmp.Or(failed, err)
		return true
	})
	return cmp.Or(ctx.Err(), failed)
}

// testcases finds, for each variant, a testcase that detects it. It tries fast testcases before slow ones,
// and small inputs before large ones.
func (m *mutants) testcases(ctx context.Context) error {
	var list []measured
	for _, c := range m.Pkg.Cases {
		if c.Kind != problem.Judged || c.Static || c.NoAnswer {
			continue
		}
		text, err := os.ReadFile(c.In)
		if err != nil {
			return err
		}
		list = append(list, measured{Case: c, text: text})

		// All runs of a batch have the same arguments and files. If a testcase has arguments or files of its
		// own, do not use batches.
		if len(c.Args) > 0 || c.Files != "" {
			m.batches = false
		}
	}
	slices.SortStableFunc(list, func(a, b measured) int { return cmp.Compare(len(a.text), len(b.text)) })

	// Run the original program. This program must be accepted on all testcases, because comparing variants
	// with a wrong program means nothing.
	err := m.each(ctx, len(list), func(i int) (err error) {
		p, c := m.running(nil, list[i].Case)
		list[i].own, err = m.Judge(ctx, p, c)
		return err
	})
	if err != nil {
		return err
	}
	for _, c := range list {
		if c.own.Verdict != verdict.AC {
			return fmt.Errorf("%s fails the testcase %s (%v): correct the program first", m.subject.Name, c.Name, c.own.Verdict)
		}
	}

	fast, slow := bySpeed(list)
	if err := m.tryCases(ctx, fast); err != nil {
		return err
	}

	// Limit the time on slow testcases, because a variant that no testcase detects would run on all of them.
	for i, one := range slow {
		left := slices.DeleteFunc(slices.Clone(m.variants), (*variant).hasTestcase)
		m.slowTime += one.own.Seconds * float64(len(left))
		if m.slowTime > maxSlowTime {
			m.leftOut = len(slow) - i
			break
		}
		if err := m.tryCases(ctx, slow[i:i+1]); err != nil {
			return err
		}
	}
	return nil
}

// measured is a testcase on which the original program was run: it stores the input and the result of the
// run.
type measured struct {
	*problem.Case
	own  runner.Result
	text []byte
}

// bySpeed divides the testcases: fast contains the ones on which the program is fast, in the given order;
// slow contains the others, the fastest first.
func bySpeed(list []measured) (fast, slow []measured) {
	for _, one := range list {
		if one.own.Seconds <= fastSeconds {
			fast = append(fast, one)
		} else {
			slow = append(slow, one)
		}
	}
	slices.SortStableFunc(slow, func(a, b measured) int { return cmp.Compare(a.own.Seconds, b.own.Seconds) })
	return fast, slow
}

// tryCases runs the variants on these testcases, except the variants that a testcase has detected already.
func (m *mutants) tryCases(ctx context.Context, cases []measured) error {
	var texts [][]byte
	for _, c := range cases {
		texts = append(texts, c.text)
	}
	return inBatches(texts, func(from, to int) error {
		left := slices.DeleteFunc(slices.Clone(m.variants), (*variant).hasTestcase)
		m.con.Line.Show("testcase %s, %d of %d variants not detected", cases[from].Name, len(left), len(m.variants))
		suspects, err := m.suspects(ctx, texts[from:to], left)
		for i := from; i < to && err == nil; i++ {
			m.count(left, suspects[i-from], (*variant).hasTestcase)
			err = m.tryCase(ctx, cases[i].Case, cases[i].own, suspects[i-from])
		}
		return err
	})
}

func (v *variant) hasTestcase() bool { return v.testcase != "" }

// tryCase runs variants on a testcase.
func (m *mutants) tryCase(ctx context.Context, c *problem.Case, own runner.Result, suspects []*variant) error {
	left := slices.DeleteFunc(slices.Clone(suspects), (*variant).hasTestcase)
	return m.each(ctx, len(left), func(i int) error {
		res, err := m.once(ctx, left[i], c, own)
		if err == nil && res.Verdict != verdict.AC {
			left[i].testcase = c.Name
		}

		// A variant that does not end uses its whole time limit on each input, and it gives no answer that
		// the user could choose. So do not run it on generated inputs.
		if res.Verdict == verdict.TLE || res.Verdict == verdict.ILE {
			left[i].failures = maxFailures
		}
		return err
	})
}

// generated runs the variants on the boundary inputs of the format and on random inputs.
func (m *mutants) generated(ctx context.Context) error {
	// Add the boundary inputs of the format. If a program generates the inputs, there is no format, and
	// boundary inputs are not known.
	var all []input
	if m.form != nil {
		for _, one := range m.form.Boundary(boundaryBytes) {
			all = append(all, input{m.opt.seed, one.Text, one.Choices})
		}
	}
	for i := range uint64(m.opt.runs) {
		in, err := m.draw(ctx, m.opt.seed+i)
		if err != nil {
			return err
		}
		all = append(all, in)
	}

	// Skip repeated inputs, because they find nothing new.
	var texts [][]byte
	tried := map[string]bool{}
	all = slices.DeleteFunc(all, func(in input) bool {
		isOld := tried[string(in.text)]
		tried[string(in.text)] = true
		return isOld
	})
	for _, in := range all {
		texts = append(texts, in.text)
	}

	return inBatches(texts, func(from, to int) error {
		live := slices.DeleteFunc(slices.Clone(m.variants), (*variant).isOver)
		m.con.Line.Show("input %d, %d of %d variants without a difference", m.inputs, len(live), len(m.variants))
		if len(live) == 0 {
			return nil
		}
		suspects, err := m.suspects(ctx, texts[from:to], live)
		for i := from; i < to && err == nil; i++ {
			m.count(live, suspects[i-from], (*variant).isOver)
			err = m.try(ctx, all[i], suspects[i-from])
		}
		return err
	})
}

// isOver reports whether the variant need not run on further inputs. If a variant has only failed, for
// example crashed, it runs on some more inputs, because it may print another answer than the program on one
// of them. For the user, such an input is easier to judge.
func (v *variant) isOver() bool { return v.answers() || v.failures >= maxFailures }

// try runs variants on an input.
func (m *mutants) try(ctx context.Context, in input, suspects []*variant) error {
	live := slices.DeleteFunc(slices.Clone(suspects), (*variant).isOver)
	isFirst := m.inputs == 0
	if len(live) == 0 && !isFirst {
		m.inputs++
		return nil
	}

	own, err := m.own(ctx, in)
	if err != nil || own.Verdict == verdict.TLE || own.Verdict == verdict.ILE || own.Verdict == verdict.MLE {
		return err // skip an input on which the program itself exceeds its limits
	}
	if own.Verdict != verdict.None {
		return fmt.Errorf("%s fails on the input with the %s: %v, %s; correct the program or the format first\nthis is the input:\n%s",
			m.subject.Name, in.name(), own.Verdict, own.Message, in.text)
	}

	// If a variant fails or gives another answer than the program, the input is validated below. The first input
	// is always validated, because the generator may be wrong.
	differs := isFirst
	m.inputs++
	err = m.each(ctx, len(live), func(i int) error {
		v := live[i]
		res, err := m.once(ctx, v, m.testcase(in.name()), own)
		if err != nil || res.Verdict == verdict.AC {
			return err
		}
		if !isAnswer(res.Verdict) {
			v.failures++
		}
		if isAnswer(res.Verdict) || v.found == nil {
			v.found = &finding{in, outcome{bad: &res, program: m.subject}}
		}
		m.mu.Lock()
		differs = true
		m.mu.Unlock()
		return nil
	})
	if err != nil || !differs {
		return err
	}

	// An invalid input has no right answer, so there is nothing to ask.
	why, err := m.refusal(ctx, in.name(), in.text)
	if err == nil && why != "" {
		err = fmt.Errorf("the generator's input for the %s is not valid: %s\nthe input:\n%s", in.name(), why, in.text)
	}
	return err
}

// own runs the program itself on an input and stores its output as the answer.
func (m *mutants) own(ctx context.Context, in input) (runner.Result, error) {
	if err := m.setInput(in.text); err != nil {
		return runner.Result{}, err
	}
	return m.setAnswer(ctx, m.subject, in.name())
}

// comparison returns a function that runs the program and a variant on an input and compares their outputs.
func (m *mutants) comparison(v *variant) comparison {
	return func(ctx context.Context, name string, text []byte) (o outcome, err error) {
		own, err := m.own(ctx, input{text: text})
		if err == nil && own.Verdict != verdict.None {
			err = errors.New("the program fails")
		}
		if err != nil {
			return o, err
		}

		// Judge the variant with the program's output as the right answer.
		res, err := m.once(ctx, v, m.testcase(name), own)
		if err == nil && res.Verdict != verdict.AC {
			o.bad, o.program = &res, m.subject
		}
		return o, err
	}
}

// summary prints how many variants were detected.
func (m *mutants) summary() {
	// If both a testcase and a generated input detect a variant, count it as detected by the testcases.
	byTestcase, byInput := 0, 0
	for _, v := range m.variants {
		switch {
		case v.testcase != "":
			byTestcase++
		case v.found != nil:
			byInput++
		}
	}
	perSecond := float64(m.comparisons) / time.Since(m.began).Seconds()
	fmt.Fprintf(m.con.Out, "%s: %d small changes to %s, %d comparisons (%.0f a second), %d inputs from seed %d on\n",
		m.Target.ID, len(m.variants), m.subject.Name, m.comparisons, perSecond, m.inputs, m.opt.seed)
	fmt.Fprintf(m.con.Out, "The testcases detect %d of the changes, the generated inputs %d more, and nothing detects %d.\n",
		byTestcase, byInput, len(m.variants)-byTestcase-byInput)
	if m.leftOut > 0 {
		fmt.Fprintf(m.con.Out, "The %d slowest testcases were left out, because running the changed programs on them would take too long.\n", m.leftOut)
	}
}
