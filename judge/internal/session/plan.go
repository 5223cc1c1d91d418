// This file creates a plan for each problem. The plan contains the programs, testcases and limits, which depend on the
// flags and on the problem's site.

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
	"oj/judge/internal/report"
	"oj/judge/internal/trial"
	"oj/tools/bundle/generated"
	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/columns"
	"oj/tools/shared/language"
	"oj/tools/shared/problem"
	"oj/tools/shared/small"
	"oj/tools/shared/workspace"
)

// plan is the work for one problem: its programs, testcases and limits.
type plan struct {
	target     workspace.Target
	pkg        *problem.Package
	id         string          // the id in reports
	cases      []*problem.Case // the testcases that -case selects
	givenLimit time.Duration   // the time limit; 0 if findLimits must compute it
	byTurns    bool            // givenLimit is the sum of the limits of a game's turns
	usual      time.Duration   // the site's usual time limit if it is longer than the package's, which was computed here; else 0
	memory     int64           // bytes
	draws      bool            // run the package's visualizer
	programs   []*program      // the programs to judge and report
	timed      []*program      // programs that are only measured, to compute the time limit

	record *report.Problem // the problem's part of the report; the judge adds warnings and results to it
}

func (p *plan) warn(format string, args ...any) {
	p.record.Warnings = append(p.record.Warnings, fmt.Sprintf(format, args...))
}

// names returns the names of the testcases.
func (p *plan) names() (names []string) {
	for _, tc := range p.cases {
		names = append(names, tc.Name)
	}
	return names
}

// program is one program of a plan.
type program struct {
	plan       *plan
	name       string
	source     string // the file or folder that is shown to the user
	job        build.Job
	origin     string // the folder from which the source was bundled; "" if it was not bundled
	refused    string // the bundler's message if it refused the source; "" otherwise
	submission bool   // the program is a submission in the package
	expect     *problem.Expectations
	slowBuild  bool   // the compiler takes seconds
	stopEarly  bool   // skip the remaining testcases when the verdict is certain
	repeat     string // the command that judges this program again
	position   int    // with -shard, its number among the programs of all parts, from 1
}

// entry returns the report's entry for a program that was not built yet.
func (p *program) entry() *report.Entry {
	return &report.Entry{
		Name: p.name, Source: p.source, Total: len(p.plan.cases), Repeat: p.repeat,
		Submission: p.submission, Expected: p.expect.Verdicts(), Position: p.position,
	}
}

// planner makes the plans of one call of the judge.
type planner struct {
	call        *call
	counted     int      // the number of programs so far, for -shard
	regenerated []string // the files that were regenerated
	outdated    int      // the number of generated files that are out of date and were not regenerated
}

// planAll returns the plan of each problem, and hides the files that programs must not see. If it returns no error,
// there is at least one plan.
func (c *call) planAll(ctx context.Context, targets []workspace.Target) ([]*plan, error) {
	pl := &planner{call: c}
	var plans []*plan
	var packages []*problem.Package
	var without []error
	for _, t := range targets {
		// A problem without matching testcases or programs is skipped; if all problems are skipped, that is an error. A
		// package that cannot be read is reported.
		p, err := pl.plan(t)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
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

	// Tell the user which files the judge has written.
	if len(pl.regenerated) > 0 {
		c.con.Line.Clear()
		fmt.Fprintf(c.con.Out, "regenerated: %s\n\n", strings.Join(pl.regenerated, " "))
	}
	if pl.outdated > 0 {
		c.con.Line.Clear()
		files := fmt.Sprintf("%d generated files are", pl.outdated)
		if pl.outdated == 1 {
			files = "1 generated file is"
		}
		fmt.Fprintf(c.con.Out, "%s out of date: %s -w\n\n", files, args.Named("go run ./tools/bundle"))
	}
	if len(plans) == 0 {
		return nil, errors.Join(append(c.rejected, without...)...)
	}
	return plans, c.runner.Hide(c.ws.Root, c.cacheDir, packages...)
}

// leftOut is the error if -case or -lang excludes every testcase or program of a problem. Other problems are still
// judged.
type leftOut string

func (text leftOut) Error() string { return string(text) }

// plan reads a package and returns the plan of the problem.
func (pl *planner) plan(t workspace.Target) (*plan, error) {
	// Somebody may still be writing the package. With -update, even a strict judge permits missing answers, because they
	// are written later.
	opt := pl.call.opt
	pkg, err := problem.ReadWith(t.Package, problem.Options{
		Unfinished: !opt.Strict || opt.Update,
		RunOnly:    opt.Run || opt.Debug || opt.Games > 0,
		Tolerance:  opt.Tolerance,
		IgnoreCase: opt.IgnoreCase,
		Patience:   opt.Patience,
		Base: func(file string) ([]byte, error) {
			made, err := pl.generate(t)
			return made.texts[file], err
		},
	})
	if err != nil {
		return nil, err
	}
	if pl.call.opt.Save {
		if err := pl.saveComparison(t); err != nil {
			return nil, err
		}
	}

	p := &plan{
		target: t, pkg: pkg, id: columns.OneLine(t.ID), draws: pl.call.opt.Reports.HTML != "",
		givenLimit: cmp.Or(pl.call.opt.TimeLimit, pkg.TimeLimit), memory: cmp.Or(pl.call.opt.MemoryLimit, pkg.Limits.Memory),
	}

	// Choose the testcases. The names in the error help to correct a wrong glob.
	all := pkg.JudgedCases()
	isMatch := pl.call.opt.Games > 0 // with -games, -case may select generated games instead of testcases
	for _, tc := range all {
		if pl.call.opt.matches(tc.Name) {
			p.cases = append(p.cases, tc)
		}
	}
	switch {
	case len(p.cases) > 0 || isMatch:
	case len(all) == 0 && opt.Debug:
		return nil, fmt.Errorf("%s: there is no testcase, and -debug needs its input", filepath.Join(pkg.Dir, "data"))
	case len(all) > 0:
		return nil, leftOut(fmt.Sprintf("%s: no testcase matches -case %s; they are named like %s and %s",
			filepath.Join(pkg.Dir, "data"), pl.call.opt.Glob, all[0].Name, all[len(all)-1].Name))
	}

	p.byTurns = pkg.ByTurns && pl.call.opt.TimeLimit == 0
	if pl.call.opt.TimeLimit == 0 {
		p.usual = pkg.UsualTime()
	}

	// The record must describe the problem even if no program runs.
	p.record = &report.Problem{
		ID: p.id, Name: pkg.Name, Dir: pkg.Dir, Kind: kind(pkg), Warnings: slices.Clone(pkg.Warnings),
		TimeLimit: p.givenLimit.Seconds(), UsualLimit: p.usual.Seconds(), Memory: p.memory, SamplesOnly: pkg.SamplesOnly(), Compared: len(pl.call.opt.Src) > 1,
	}
	if p.byTurns {
		turns, _ := pkg.TurnLimits()
		p.record.TurnLimits, p.record.TurnLimit = turns.String(), turns.Longest().Seconds()
	}
	if isMatch {
		if err := pl.chooseGames(p); err != nil {
			return nil, err
		}
	}
	if pkg.SubmitAnswer { // no program runs, so the time limit does not matter
		p.givenLimit = cmp.Or(p.givenLimit, patience)
	}

	// Correct samples only in problems of this repository, because the judge must not change foreign packages.
	if t.Sources != "" {
		if err := pl.correctSamples(p); err != nil {
			return nil, err
		}
	}
	if err := pl.addPrograms(p); err != nil {
		return nil, err
	}

	// -run and -debug need only the first program.
	if pl.call.opt.Run || pl.call.opt.Debug {
		first := *p.programs[0]
		first.slowBuild = false
		p.programs, p.timed = []*program{&first}, nil
	}
	for _, prog := range p.programs {
		p.record.Entries = append(p.record.Entries, prog.entry())
	}
	return p, nil
}

// saveComparison stores the values of -tolerance and -ignore-case in the package's problem.yaml, and prints the new
// line.
func (pl *planner) saveComparison(t workspace.Target) error {
	file, line := "", ""
	var err error
	if pl.call.opt.Tolerance != "" {
		file, line, err = problem.SaveTolerance(t.Package, pl.call.opt.Tolerance)
	}
	if pl.call.opt.IgnoreCase && err == nil {
		var second string
		file, second, err = problem.SaveIgnoreCase(t.Package)
		line = cmp.Or(second, line)
	}
	if err != nil || line == "" {
		return err
	}
	pl.call.con.Line.Clear()
	fmt.Fprintf(pl.call.con.Out, "%s: %s\n\n", pl.call.con.Relative(file), line)
	return nil
}

// correctSamples corrects the line ends in samples, and adds a warning about each corrected file. Samples are
// pasted from web pages, often with CR LF or without the last newline. If a problem compares every byte,
// correct programs would fail on such a sample.
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
	if info, err := os.Stat(file); err == nil && info.Size() > small.Most {
		return nil // nobody has typed it
	}
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) || len(text) == 0 {
		return nil // the file is empty, or it is an answer that -update will write
	}
	if err != nil {
		return err
	}

	// Each correction has its own warning, so that the user knows what has changed in the file.
	lines := bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	if len(lines) < len(text) {
		p.warn("%s: its line ends CR LF were replaced with LF", pl.call.con.Relative(file))
	}
	if !bytes.HasSuffix(lines, []byte("\n")) {
		lines = append(lines, '\n')
		p.warn("%s: a newline was added at its end", pl.call.con.Relative(file))
	}

	if !pl.call.opt.Update { // which writes other answers
		pl.call.cache.Know(file, lines)
	}

	// Do not write a file that is already correct.
	if bytes.Equal(lines, text) {
		return nil
	}
	return atomicfile.Write(file, lines)
}

// kind returns the name of a problem's type in reports.
func kind(pkg *problem.Package) string {
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

// addPrograms adds the programs to a plan: the files of -src or, without -src, the files to be pasted into an online
// judge or the accepted submissions of a foreign package. -kill adds all submissions. If the time limit must be
// computed, addPrograms also adds the submissions that must be within the limit.
func (pl *planner) addPrograms(p *plan) error {
	// The programs of -src replace all others. Without -src, judge the programs to be pasted.
	before := pl.counted
	fromSrc := len(pl.call.opt.Src) > 0
	isPasted := p.target.Sources != ""
	for _, path := range pl.call.opt.Src {
		if err := pl.addSource(p, workspace.In(pl.call.con.Dir, path)); err != nil {
			return fmt.Errorf("-src: %w", err)
		}
	}
	if isPasted && !fromSrc {
		if err := pl.addPasted(p); err != nil {
			return err
		}
	}

	// In a flat folder (isFlat), judge the programs beside the tests.
	if !fromSrc && p.isFlat() {
		if err := pl.addBeside(p); err != nil {
			return err
		}
	}

	for _, s := range p.pkg.Submissions {
		// A foreign package has no program to paste, so judge its accepted submissions by default.
		byDefault := !fromSrc && !isPasted && s.Folder == "accepted"
		wanted := pl.call.opt.Kill || byDefault
		if wanted || p.givenLimit == 0 {
			if err := pl.addSubmission(p, s, wanted); err != nil {
				return err
			}
		}
	}

	if pl.counted == before {
		return pl.nothingToJudge(p)
	}

	// A missing time limit is computed from programs that are expected to be within the limit. So there must
	// be at least one such program.
	bounds := func(prog *program) bool { return len(prog.expect.Lower()) > 0 }
	if p.givenLimit == 0 && !slices.ContainsFunc(slices.Concat(p.programs, p.timed), bounds) {
		return fmt.Errorf("%s: there is no time limit, and no accepted submission to compute it from; write the seconds into the file %s",
			p.pkg.Dir, filepath.Join(p.pkg.Dir, ".timelimit"))
	}
	return nil
}

// nothingToJudge returns an error that explains why a plan has no programs.
func (pl *planner) nothingToJudge(p *plan) error {
	in := ""
	if len(pl.call.opt.Langs) > 0 {
		in = " in " + strings.Join(pl.call.opt.Langs, ", ")
	}
	switch {
	case len(pl.call.opt.Src) > 0:
		return fmt.Errorf("-src: nothing to judge%s", in)
	case p.isFlat():
		return fmt.Errorf("%s: nothing to judge: no program%s beside the tests, and no submissions/accepted", p.pkg.Dir, in)
	case p.target.Sources == "":
		return fmt.Errorf("%s: nothing to judge: no accepted submissions%s", filepath.Join(p.pkg.Dir, "submissions"), in)
	case in == "":
		return fmt.Errorf("%s: nothing to judge: want solution/solution.go, or a program named like %s", p.target.Sources, strings.Join(language.Mains(), ", "))
	case slices.Contains(pl.call.opt.Langs, "cpp") && p.pkg.Site != nil && p.pkg.Site.TakesGo():
		return leftOut(fmt.Sprintf("%s: nothing to judge%s: %s takes programs in Go", p.target.ID, in, p.pkg.Site.Title))
	}
	return leftOut(fmt.Sprintf("%s: nothing to judge%s: the problem's folder has no such program", p.target.ID, in))
}

// newProgram returns a program whose expected verdict is AC.
func newProgram(p *plan, name string, job build.Job) *program {
	job.LineBuffered = p.pkg.LineBuffered()
	return &program{plan: p, name: name, source: job.Source, job: job, expect: &problem.Expectations{}}
}

// add adds a program to the list p.programs of its plan p if the parameter wanted is true, if -lang includes
// the program's language, and if the program belongs to this part of -shard. Otherwise it adds the program to
// the list p.timed if a time limit must be computed from its running time.
func (pl *planner) add(prog *program, wanted bool) {
	// Count programs before applying -shard, so that they have the same numbers in all parts.
	lang := language.Of(prog.job.Source)
	listed := false
	if wanted && (lang == nil || pl.call.opt.wants(lang.ID)) {
		// With N parts, each part takes every N-th program.
		inShard := pl.call.opt.Shards == 0 || pl.counted%pl.call.opt.Shards == pl.call.opt.Shard-1
		pl.counted++
		if pl.call.opt.Shards > 0 {
			prog.position = pl.counted
		}
		listed = inShard
	}

	prog.repeat = pl.call.repeat(prog, "")
	p := prog.plan
	switch {
	case listed:
		p.programs = append(p.programs, prog)
	case p.givenLimit == 0 && len(prog.expect.Lower()) > 0:
		p.timed = append(p.timed, prog)
	}
}

// addSubmission adds a submission of the package.
func (pl *planner) addSubmission(p *plan, s problem.Submission, wanted bool) error {
	expect, err := p.pkg.Expect(s)
	if err != nil {
		return err
	}

	// submissions.yaml may give the language and the file to start.
	job, err := trial.Submission(p.pkg, s.Path, expect.Language)
	if err != nil {
		return err
	}
	job.Entry = expect.Entry

	prog := newProgram(p, s.Name, job)
	prog.submission = true
	prog.expect = expect

	// Treat all submissions as slow to compile, because most of them are. In a problem with scores do not stop early,
	// because the score depends on all testcases.
	prog.slowBuild = true
	prog.stopEarly = !p.pkg.Scoring && !pl.call.opt.Full
	pl.add(prog, wanted)
	return nil
}

// isFlat reports whether the package is a folder with tests and programs, without the folders of the package format.
func (p *plan) isFlat() bool {
	return p.target.Sources == "" && len(p.pkg.Submissions) == 0 && !workspace.IsDir(filepath.Join(p.pkg.Dir, "data"))
}

// addBeside adds the programs in a flat folder. If there are several, they are compared.
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

// addSource adds a program of -src. It is compiled with the Go version of the problem's site. Files of the
// package, such as wrong programs, are compiled with the default version, because they are never pasted.
func (pl *planner) addSource(p *plan, path string) error {
	if _, err := os.Stat(path); err != nil && p.pkg.Patched(path) == nil {
		return err
	}

	// If the file name has no known extension, -lang names the language.
	lang := ""
	if language.Of(path) == nil && len(pl.call.opt.Langs) == 1 && !workspace.IsDir(path) {
		lang = pl.call.opt.Langs[0]
	}
	job, err := trial.Submission(p.pkg, path, lang)
	if err != nil {
		return err
	}
	if p.target.Sources != "" && !workspace.Within(path, p.target.Package) {
		job.Std = p.pkg.Site.Standard()
	}

	prog := newProgram(p, columns.OneLine(pl.call.con.Relative(path)), job)

	// Bundle a program of several files into one file, because the site accepts only one file.
	main, several := generated.Parts(pl.call.ws.Root, path)
	if err := pl.bundle(prog, main, several); err != nil {
		return err
	}
	const wanted = true
	pl.add(prog, wanted)
	return nil
}

// addPasted adds the files that are pasted into a site: main.go, main.cpp, main.py, Main.java and so
// on, if they exist. They are generated from a solution or written by hand. If the bundler refuses the solution, the first
// of these files gets the verdict CE, and the others are left out. If the solution cannot be translated to
// C++, main.cpp gets CE, or only a warning if the site accepts Go.
func (pl *planner) addPasted(p *plan) error {
	// If the bundler refuses the solution, the verdict is CE. Any other error is a failure of the judge.
	solution, refused := pl.generate(p.target)
	if refused != nil && !generated.Refused(refused) {
		return refused
	}
	p.record.Warnings = append(p.record.Warnings, solution.Warnings...)
	if generated.Kept(pl.call.ws.Root, p.target.ID) {
		pl.outdated += len(solution.Outdated)
	}

	// The arguments in the calls below: these programs are always judged, and each consists of a single file.
	const wanted, several = true, false
	beside := filesIn(p.target.Sources)
	for _, file := range language.Mains() {
		// Most languages have no file, so skip them first.
		isOutdated := len(solution.Outdated) > 0 // then the file need not exist
		if refused == nil && solution.NoCxx == "" && pl.call.opt.Langs == nil && !isOutdated && !beside[file] {
			continue
		}
		lang := language.Of(file)
		if !pl.call.opt.wants(lang.ID) {
			continue
		}

		// Compile with the language version of the site.
		isCpp := lang.ID == "cpp"
		job := build.Job{Source: filepath.Join(p.target.Sources, file), Lang: lang.ID, PyPy: p.pkg.PyPy(), Std: p.pkg.Site.Level(),
			Named: p.pkg.Site.NamesFiles()}
		if isCpp {
			job.Std, job.Older = p.pkg.Site.CppStandard(), p.pkg.Site.OlderCpp()
		}
		prog := newProgram(p, file, job)
		judged, err := pl.judgedFile(solution, job.Source)
		if err != nil {
			return err
		}
		prog.job.Source = judged
		prog.slowBuild = lang.ID != "go" && !lang.Interpreted

		// Find out whether the file exists and can be judged.
		_, err = os.Stat(judged)
		missing := errors.Is(err, fs.ErrNotExist)
		notTranslated := isCpp && solution.NoCxx != ""
		switch {
		case refused != nil:
			prog.refused = refused.Error()
			pl.add(prog, wanted)
			return nil
		case notTranslated && p.pkg.Site.TakesGo() && pl.call.opt.Langs == nil:
			p.warn("%s", solution.NoCxx)
			continue
		case notTranslated:
			prog.refused = solution.NoCxx
		case missing: // if none exists, nothingToJudge says so
			continue
		case file == "main.go" && generated.HasSolution(pl.call.ws.Root, p.target.ID):
			prog.origin = filepath.Join(p.target.Sources, "solution")
		default:
			if err := pl.bundle(prog, judged, several); err != nil {
				return err
			}
		}
		pl.add(prog, wanted)
	}
	return nil
}

// filesIn returns the names in a folder. If it cannot read the folder, it returns none.
func filesIn(dir string) map[string]bool {
	entries, _ := os.ReadDir(dir)
	names := map[string]bool{}
	for _, e := range entries {
		names[e.Name()] = true
	}
	return names
}

// byDefault reports whether a submission is judged without -kill in a package from elsewhere.
func (p *program) byDefault() bool { return strings.HasPrefix(p.name, "accepted/") }

// storeAnswers returns the command that stores a program's outputs as the missing answers.
func (c *call) storeAnswers(p *program) string {
	id := p.plan.target.ID
	if p.plan.target.Sources == "" {
		id = c.folder(p.plan.target)
	}
	words := []string{args.Named("go run ./judge"), "-update", "-src", args.Quote(c.con.Relative(p.source)), args.Quote(id)}
	return strings.Join(words, " ")
}

// repeat returns the command that judges a program again: on one testcase or, if testcase is "", on all. Paths in the
// command are relative to the current folder.
func (c *call) repeat(p *program, testcase string) string {
	if c.opt.Games > 0 && testcase != "" {
		return c.repeatGame(p.plan, testcase)
	}
	words := []string{args.Named("go run ./judge")}

	// In the command, a submission is named by its path, and a pasted file by its problem and language.
	isBeside := p.plan.target.Sources == "" && filepath.Dir(p.source) == p.plan.pkg.Dir
	asSource := p.submission || len(c.opt.Src) > 0 || isBeside
	// A file of an unpacked archive is gone when the call has ended, so name only the archive.
	inArchive := asSource && c.unpacked[p.plan.target.Package] != "" && workspace.Within(p.source, p.plan.target.Package)
	switch {
	case inArchive && p.submission && !p.byDefault():
		words = append(words, "-kill")
	case asSource && !inArchive:
		words = append(words, "-src", args.Quote(c.con.Relative(p.source)))
	}
	if p.job.Lang != "" && (!asSource || language.Of(p.source) == nil) {
		words = append(words, "-lang "+p.job.Lang)
	}
	if testcase != "" {
		words = append(words, "-case", args.Quote(testcase), "-v")
	}

	// A package outside this repository has no id, so the command contains its path.
	id := p.plan.target.ID
	if p.plan.target.Sources == "" {
		id = c.folder(p.plan.target)
	}
	return strings.Join(append(words, args.Quote(id)), " ")
}
