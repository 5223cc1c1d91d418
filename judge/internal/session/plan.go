// This file plans what is judged. For each problem it chooses the programs, the testcases and the limits; they depend
// on the flags and on the problem's online judge.

package session

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/match"
	"oj/judge/internal/report"
	"oj/tools/args"
	"oj/tools/atomicfile"
	"oj/tools/bundle/generated"
	"oj/tools/columns"
	"oj/tools/language"
	"oj/tools/problem"
	"oj/tools/workspace"
)

// plan is the work for one problem: its programs, testcases and limits.
type plan struct {
	target   workspace.Target
	pkg      *problem.Problem
	id       string          // for reports
	cases    []*problem.Case // selected by -case
	limit    time.Duration   // 0: findLimits computes it
	memory   int64           // bytes
	draws    bool            // the package's visualizer is asked for pictures
	programs []*program      // judged and reported
	timed    []*program      // only their times are needed, to compute the time limit

	record *report.Problem // for the report: phases add warnings and results, and do not read it
}

func (p *plan) problem() *report.Problem { return p.record }

func (p *plan) warn(format string, args ...any) {
	p.record.Warnings = append(p.record.Warnings, fmt.Sprintf(format, args...))
}

// names are the names of the testcases.
func (p *plan) names() (names []string) {
	for _, tc := range p.cases {
		names = append(names, tc.Name)
	}
	return names
}

// program is one program of a plan.
type program struct {
	*plan
	name       string
	source     string // the file or folder that the user knows
	job        build.Job
	origin     string // the folder that the source was bundled from; ""
	refused    string // the bundler's message if there is nothing to build; ""
	submission bool   // of the package
	expect     *problem.Expectations
	slowBuild  bool   // its compiler takes seconds
	stopEarly  bool   // leave out testcases after its first time limit
	repeat     string // the command that judges it again
	position   int    // with -shard, among the programs of all parts, from 1
}

// entry returns the record of a program about which nothing else is known.
func (p *program) entry() *report.Entry {
	return &report.Entry{
		Name: p.name, Source: p.source, Total: len(p.cases), Repeat: p.repeat,
		Submission: p.submission, Expected: p.expect.Verdicts(), Position: p.position,
	}
}

// planner makes the plans of one call of the judge.
type planner struct {
	*call
	counted   int      // programs so far, for -shard
	generated []string // files that were regenerated
}

// planAll makes the plan of each problem, and hides the files that programs must not see. It returns at least one
// plan.
func (c *call) planAll(ctx context.Context, targets []workspace.Target) ([]*plan, error) {
	pl := &planner{call: c}
	var plans []*plan
	var packages []*problem.Problem
	var without []error
	for _, t := range targets {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}

		// A problem without matching testcases or programs is skipped. It is an error only if no problem is left. A
		// broken package is reported.
		p, err := pl.plan(t)
		switch {
		case errors.As(err, new(leftOut)):
			without = append(without, err)
		case err != nil:
			record := &report.Problem{ID: columns.OneLine(t.ID), Name: t.ID, Dir: t.Package, Kind: "batch"}
			c.report.Problems = append(c.report.Problems, record)
			c.reject(record, err)
		default:
			c.report.Problems = append(c.report.Problems, p.record)
			plans = append(plans, p)
			packages = append(packages, p.pkg)
		}
	}

	// The user should know which of their files were written.
	if len(pl.generated) > 0 {
		c.Line.Clear()
		fmt.Fprintf(c.Out, "brought up to date: %s\n\n", strings.Join(pl.generated, " "))
	}
	if len(plans) == 0 {
		return nil, errors.Join(append(c.rejected, without...)...)
	}
	return plans, c.Hide(c.ws.Root, c.cacheDir, packages...)
}

// leftOut is the error if -case or -lang excludes every testcase or program of a problem. Other problems are still
// judged.
type leftOut string

func (text leftOut) Error() string { return string(text) }

// plan reads a package and lists its testcases and programs.
func (pl *planner) plan(t workspace.Target) (*plan, error) {
	// The answers need not exist if -update is going to write them.
	pkg, err := problem.ReadWith(t.Package, problem.Options{NoAnswers: pl.opt.Update, Tolerance: pl.opt.Tolerance})
	if err != nil {
		return nil, err
	}
	if pl.opt.Save {
		if err := pl.saveTolerance(t); err != nil {
			return nil, err
		}
	}

	p := &plan{
		target: t, pkg: pkg, id: columns.OneLine(t.ID), draws: pl.opt.HTML != "",
		limit: cmp.Or(pl.opt.TimeLimit, pkg.TimeLimit), memory: cmp.Or(pl.opt.MemoryLimit, pkg.Limits.Memory),
	}

	// -case chooses the testcases. The names in the error help to correct a wrong glob.
	all := pkg.JudgedCases()
	isMatch := pl.opt.Games > 0 // it has more games than these
	for _, tc := range all {
		if pl.opt.matches(tc.Name) {
			p.cases = append(p.cases, tc)
		}
	}
	if len(p.cases) == 0 && !isMatch {
		return nil, leftOut(fmt.Sprintf("%s: no testcase matches -case %s; they are named like %s and %s",
			filepath.Join(pkg.Dir, "data"), pl.opt.Glob, all[0].Name, all[len(all)-1].Name))
	}

	// The report describes the problem even if no program runs.
	p.record = &report.Problem{
		ID: p.id, Name: pkg.Name, Dir: pkg.Dir, Kind: kind(pkg), Warnings: slices.Clone(pkg.Warnings),
		TimeLimit: p.limit.Seconds(), Memory: p.memory, SamplesOnly: pkg.SamplesOnly(), Compared: len(pl.opt.Src) > 1,
	}
	if isMatch {
		if err := pl.chooseGames(p); err != nil {
			return nil, err
		}
	}
	if pkg.SubmitAnswer { // no program runs, so no time limit is needed
		p.limit = cmp.Or(p.limit, patience)
	}

	// Only problems of this repository are corrected: foreign packages stay as they are.
	if t.Sources != "" {
		if err := pl.correctSamples(p); err != nil {
			return nil, err
		}
	}
	if err := pl.addPrograms(p); err != nil {
		return nil, err
	}

	// -run and -debug want the first program, without waiting for the others.
	if pl.opt.Run || pl.opt.Debug {
		first := *p.programs[0]
		first.slowBuild = false
		p.programs, p.timed = []*program{&first}, nil
	}
	for _, prog := range p.programs {
		p.record.Entries = append(p.record.Entries, prog.entry())
	}
	return p, nil
}

// saveTolerance stores the tolerance of -tolerance in the package, and tells the user.
func (pl *planner) saveTolerance(t workspace.Target) error {
	file, line, err := problem.SaveTolerance(t.Package, pl.opt.Tolerance)
	if err != nil || line == "" {
		return err
	}
	pl.Line.Clear()
	fmt.Fprintf(pl.Out, "%s: %s\n\n", pl.relative(file), line)
	return nil
}

// correctSamples corrects the line ends in the samples of a problem of this repository, and warns once about each. Samples
// are pasted from web pages, often with CR LF or without the last newline. A judge that compares every byte would reject
// right programs because of them.
func (pl *planner) correctSamples(p *plan) error {
	for _, tc := range p.cases {
		if !strings.HasPrefix(tc.Name, "sample/") {
			continue
		}
		for _, file := range []string{tc.In, tc.Ans} {
			if err := pl.correctLineEnds(p, file); err != nil {
				return err
			}
		}
	}
	return nil
}

func (pl *planner) correctLineEnds(p *plan, file string) error {
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) || len(text) == 0 {
		return nil // an answer that -update is going to write, or an empty file
	}
	if err != nil {
		return err
	}

	// Each correction causes its own warning, so that the user knows what has changed in the file.
	lines := bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	if len(lines) < len(text) {
		p.warn("%s: its lines ended in CR LF, now they end in LF", pl.relative(file))
	}
	if !bytes.HasSuffix(lines, []byte("\n")) {
		lines = append(lines, '\n')
		p.warn("%s: a newline was added at its end", pl.relative(file))
	}

	// A file without mistakes is not written again.
	if bytes.Equal(lines, text) {
		return nil
	}
	return atomicfile.Write(file, lines)
}

// kind names the kind of a problem in reports.
func kind(pkg *problem.Problem) string {
	switch {
	case pkg.Interactive:
		return "interactive"
	case pkg.MultiPass:
		return "multi-pass"
	case pkg.SubmitAnswer:
		return "submit-answer"
	}
	return "batch"
}

// addPrograms lists the programs of a plan: the files of -src, or else the files to be pasted into an online judge,
// or the accepted submissions of a foreign package. -kill adds all submissions. If the time limit must be computed,
// the submissions that bound it from below are added.
func (pl *planner) addPrograms(p *plan) error {
	// The user's own choice comes first. Without -src, the programs to be pasted are judged.
	before := pl.counted
	fromSrc := len(pl.opt.Src) > 0
	isPasted := p.target.Sources != ""
	for _, path := range pl.opt.Src {
		if err := pl.addSource(p, workspace.In(pl.Dir, path)); err != nil {
			return fmt.Errorf("-src: %w", err)
		}
	}
	if isPasted && !fromSrc {
		if err := pl.addPasted(p); err != nil {
			return err
		}
	}

	// A flat folder contains programs and tests.
	if !fromSrc && p.isFlat() {
		if err := pl.addBeside(p); err != nil {
			return err
		}
	}

	for _, s := range p.pkg.Submissions {
		// A foreign package has nothing to paste, so its accepted submissions are judged instead.
		byDefault := !fromSrc && !isPasted && s.Folder == "accepted"
		wanted := pl.opt.Kill || byDefault
		if wanted || p.limit == 0 {
			if err := pl.addSubmission(p, s, wanted); err != nil {
				return err
			}
		}
	}

	if pl.counted == before {
		return pl.nothingToJudge(p)
	}

	// A time limit can only be computed from programs that must be in time.
	bounds := func(prog *program) bool { return len(prog.expect.Lower()) > 0 }
	if p.limit == 0 && !slices.ContainsFunc(slices.Concat(p.programs, p.timed), bounds) {
		return fmt.Errorf("%s: neither a time limit nor accepted submissions to compute it from; write the seconds into the file %s",
			p.pkg.Dir, filepath.Join(p.pkg.Dir, ".timelimit"))
	}
	return nil
}

// nothingToJudge returns the error about a plan without programs.
func (pl *planner) nothingToJudge(p *plan) error {
	in := ""
	if len(pl.opt.Langs) > 0 {
		in = " in " + strings.Join(pl.opt.Langs, ", ")
	}
	switch {
	case len(pl.opt.Src) > 0:
		return fmt.Errorf("-src: nothing to judge%s", in)
	case p.isFlat():
		return fmt.Errorf("%s: nothing to judge: no program%s beside the tests, and no submissions/accepted", p.pkg.Dir, in)
	case p.target.Sources == "":
		return fmt.Errorf("%s: nothing to judge: no accepted submissions%s", filepath.Join(p.pkg.Dir, "submissions"), in)
	case in == "":
		return fmt.Errorf("%s: nothing to judge: want solution/solution.go, or a program named like %s", p.target.Sources, strings.Join(language.Mains(), ", "))
	case slices.Contains(pl.opt.Langs, "cpp"):
		return leftOut(fmt.Sprintf("%s: nothing to judge%s: what is pasted into %s is Go", p.target.ID, in, p.pkg.Judge.Title))
	}
	return leftOut(fmt.Sprintf("%s: nothing to judge%s: its folder has no such program", p.target.ID, in))
}

// newProgram returns a program that must be accepted.
func newProgram(p *plan, name string, job build.Job) *program {
	return &program{plan: p, name: name, source: job.Source, job: job, expect: &problem.Expectations{}}
}

// add adds a program to its plan if it is wanted, if -lang includes its language, and if it is in the part of -shard.
// Otherwise it adds the program only for its times, if they bound a time limit that must be computed.
func (pl *planner) add(prog *program, wanted bool) {
	// Programs are counted before -shard is applied, so that all parts number them equally.
	lang := language.Of(prog.job.Source)
	listed := false
	if wanted && (lang == nil || pl.opt.wants(lang.ID)) {
		// With -shard, each part takes every n-th program.
		inShard := pl.opt.Shards == 0 || pl.counted%pl.opt.Shards == pl.opt.Shard-1
		pl.counted++
		if pl.opt.Shards > 0 {
			prog.position = pl.counted
		}
		listed = inShard
	}

	prog.repeat = pl.repeat(prog, "")
	p := prog.plan
	switch {
	case listed:
		p.programs = append(p.programs, prog)
	case p.limit == 0 && len(prog.expect.Lower()) > 0:
		p.timed = append(p.timed, prog)
	}
}

// addSubmission adds a submission of the package.
func (pl *planner) addSubmission(p *plan, s problem.Submission, wanted bool) error {
	expect, err := p.pkg.Expect(s)
	if err != nil {
		return err
	}

	// The package may state the language and the file to start.
	job, err := match.Submission(p.pkg, s.Path, expect.Language)
	if err != nil {
		return err
	}
	job.Entry = expect.Entry

	prog := newProgram(p, s.Name, job)
	prog.submission = true
	prog.expect = expect

	// The compiler of a submission may take seconds. A problem with scores needs the results of all testcases.
	prog.slowBuild = true
	prog.stopEarly = !p.pkg.Scoring && !pl.opt.Full
	pl.add(prog, wanted)
	return nil
}

// isFlat reports whether the package is a folder of programs and tests, without the folders of the package format.
func (p *plan) isFlat() bool {
	return p.target.Sources == "" && len(p.pkg.Submissions) == 0 && !workspace.IsDir(filepath.Join(p.pkg.Dir, "data"))
}

// addBeside adds the programs that lie beside the tests of a flat folder. Several are compared.
func (pl *planner) addBeside(p *plan) error {
	entries, err := os.ReadDir(p.pkg.Dir)
	if err != nil {
		return err
	}
	before := pl.counted
	for _, e := range entries {
		name := e.Name()
		isTest := strings.HasSuffix(name, "_test.go")
		if e.IsDir() || name[0] == '.' || isTest || language.Of(name) == nil {
			continue
		}
		if err := pl.addSource(p, filepath.Join(p.pkg.Dir, name)); err != nil {
			return err
		}
	}
	p.record.Compared = pl.counted-before > 1
	return nil
}

// addSource adds a file of -src. The file must be written in the Go version of the problem's judge, unless it belongs
// to the package, such as a wrong program, because such files are never pasted.
func (pl *planner) addSource(p *plan, path string) error {
	if _, err := os.Stat(path); err != nil && p.pkg.Patched(path) == nil {
		return err
	}

	// The user tells the language by -lang if the file name does not.
	lang := ""
	if language.Of(path) == nil && len(pl.opt.Langs) == 1 && !workspace.IsDir(path) {
		lang = pl.opt.Langs[0] // the file's name does not tell its language
	}
	job, err := match.Submission(p.pkg, path, lang)
	if err != nil {
		return err
	}
	if p.target.Sources != "" && !within(path, p.target.Package) {
		job.Std = p.pkg.Judge.Standard()
	}

	prog := newProgram(p, columns.OneLine(relative(pl.Dir, path)), job)

	// A source of several files becomes one file, as it would be pasted.
	main, several := generated.Parts(pl.ws.Root, path)
	if err := pl.bundle(prog, main, several); err != nil {
		return err
	}
	pl.add(prog, true)
	return nil
}

// isPasted reports whether a file of this name in the folder of a problem is pasted into an online judge.
func isPasted(name string) bool { return slices.Contains(language.Mains(), name) }

// addPasted adds the files that are pasted into an online judge, main.go, main.cpp, main.py, Main.java and so on, as far as
// they exist. They are generated from a solution or written by hand. With -lang a missing file is an error, except C++ for
// a judge that takes Go. If the solution cannot be bundled, its first file counts as one that does not compile. If it
// cannot be translated to C++, so does main.cpp, but a judge that takes Go only causes a warning.
func (pl *planner) addPasted(p *plan) error {
	// An error of the bundler about the solution is a verdict, not a failure of the judge.
	solution, refused := pl.generate(p.target)
	if refused != nil && !generated.Refused(refused) {
		return refused
	}
	p.record.Warnings = append(p.record.Warnings, solution.Warnings...)

	for _, file := range language.Mains() {
		lang := language.Of(file)
		if !pl.opt.wants(lang.ID) {
			continue
		}

		// Each file is compiled by the language version of the online judge.
		isCpp := lang.ID == "cpp"
		job := build.Job{Source: filepath.Join(p.target.Sources, file), Lang: lang.ID, PyPy: p.pkg.PyPy(), Std: p.pkg.Judge.Level()}
		if isCpp {
			job.Std = p.pkg.Judge.CppStandard()
		}
		prog := newProgram(p, file, job)
		prog.slowBuild = lang.ID != "go" && !lang.Interpreted

		// A missing file is an error only if -lang asks for it. A file cannot be judged if the bundler refuses the
		// solution, or cannot translate it to C++.
		_, err := os.Stat(job.Source)
		missing := errors.Is(err, fs.ErrNotExist)
		notTranslated := isCpp && solution.NoCxx != ""
		switch {
		case refused != nil:
			prog.refused = refused.Error()
			pl.add(prog, true)
			return nil
		case notTranslated && p.pkg.Judge.TakesGo() && pl.opt.Langs == nil:
			p.warn("%s", solution.NoCxx)
			continue
		case notTranslated:
			prog.refused = solution.NoCxx
		case missing && (pl.opt.Langs == nil || isCpp && job.Std == ""):
			continue
		case file == "main.go" && generated.HasSolution(pl.ws.Root, p.target.ID):
			prog.origin = filepath.Join(p.target.Sources, "solution")
		default:
			if err := pl.bundle(prog, job.Source, false); err != nil {
				return err
			}
		}
		pl.add(prog, true)
	}
	return nil
}

// repeat returns the command that judges a program again, on one testcase unless its name is "". The command must be given
// in the folder in which the judge was called.
func (c *call) repeat(p *program, testcase string) string {
	if c.opt.Games > 0 && testcase != "" {
		return c.repeatGame(p.plan, testcase)
	}
	words := []string{args.Named("go run ./judge")}

	// A submission is named by its path. A pasted file is found by its problem and language.
	isBeside := p.target.Sources == "" && filepath.Dir(p.source) == p.pkg.Dir
	asSource := p.submission || len(c.opt.Src) > 0 || isBeside
	if asSource {
		words = append(words, "-src", report.ShellQuote(c.relative(p.source)))
	}
	if p.job.Lang != "" && (!asSource || language.Of(p.source) == nil) {
		words = append(words, "-lang "+p.job.Lang)
	}
	if testcase != "" {
		words = append(words, "-case", report.ShellQuote(testcase), "-v")
	}

	// A package outside of this repository has no id, so the command names its path.
	id := p.target.ID
	if p.target.Sources == "" {
		id = c.relative(p.target.Package)
	}
	return strings.Join(append(words, report.ShellQuote(id)), " ")
}
