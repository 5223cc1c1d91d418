// This file finds and builds the programs of one problem, and runs them. All that stress asks of the judge is here.

package stress

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/progress"
	"oj/judge/internal/report"
	"oj/judge/internal/tempdir"
	"oj/judge/internal/verdict"
	"oj/judge/workspace"
	"oj/tools/bundle/generated"
	"oj/tools/stress/format"
)

// slowLimit is the least time limit of generators and slow programs.
const slowLimit = 10 * time.Second

// lab has everything of one problem built.
type lab struct {
	opt    *options
	dir    string // where the command was called
	ws     *workspace.Workspace
	target workspace.Target
	pkg    *problem.Problem
	temp   string
	runner *match.Runner
	line   *progress.Line

	subject *match.Program // what is tested
	other   *match.Program // the slow program or that of -against; nil for none
	gen     *match.Program // nil where form serves
	form    *format.Format // nil where gen serves
}

// newLab finds the problem and builds its programs. The folder temp is the caller's.
func newLab(ctx context.Context, opt *options, dir, temp string, line *progress.Line) (*lab, error) {
	l := &lab{opt: opt, dir: dir, temp: temp, line: line}
	var err error
	if l.ws, err = workspace.Find(dir); err != nil {
		return nil, err
	}
	targets, err := l.ws.Resolve(dir, []string{opt.problem})
	if err != nil {
		return nil, err
	}
	if len(targets) != 1 {
		return nil, fmt.Errorf("%q names %d problems; want one", opt.problem, len(targets))
	}
	l.target = targets[0]
	if l.pkg, err = problem.Read(l.target.Package); err != nil {
		return nil, err
	}
	if l.pkg.MultiPass || l.pkg.SubmitAnswer {
		return nil, fmt.Errorf("%s: problems of several passes, and those whose answers are submitted, cannot be stressed", l.target.ID)
	}
	l.runner = &match.Runner{Temp: temp, Workers: opt.workers, KeepTurns: true}
	if err := l.runner.Hide(l.ws.Root, tempdir.Cache(temp), l.pkg); err != nil {
		return nil, err
	}
	return l, l.build(ctx)
}

// build builds all programs, at once.
func (l *lab) build(ctx context.Context) error {
	var err error
	b := &build.Builder{Cache: filepath.Join(tempdir.Cache(l.temp), "build"), Temp: l.temp, Workers: l.opt.workers,
		Log: func(format string, args ...any) { l.line.Show(format, args...) }}
	if l.subject, err = l.tested(); err != nil {
		return err
	}
	if l.other, err = l.compared(); err != nil {
		return err
	}
	if err := l.findGenerator(); err != nil {
		return err
	}
	l.pkg.OutputVisualizer = nil // nothing is drawn
	var tools match.Tools
	wants := tools.Wants(l.pkg)
	own := len(wants)
	for _, s := range []*match.Program{l.subject, l.other, l.gen} {
		if s != nil {
			job := l.job(s.Source, s == l.subject && l.opt.src == "" && l.target.Sources != "")
			wants = append(wants, match.Want{Job: job, Keep: &s.Built})
		}
	}
	l.line.Show("building")
	if err := match.Build(ctx, b, wants); err != nil {
		return err
	}
	for _, w := range wants[own:] {
		if p := *w.Keep; !p.Ready() {
			return fmt.Errorf("%s cannot be built: %s", w.Source, p.Skipped+p.Failed)
		}
	}
	if _, err := tools.Check(wants[:own]); err != nil {
		return err
	}
	l.subject.Tools = tools
	if l.other != nil {
		l.other.Tools = tools
	}
	return nil
}

// job is how a program is built: the solution as the judge would, into which it is pasted.
func (l *lab) job(source string, pasted bool) build.Job {
	job := match.Job(l.pkg, source)
	if pasted {
		job.GoLang = strings.TrimPrefix(l.pkg.Judge.Level(), "go")
	}
	job.FillExtra = !strings.HasPrefix(source, l.pkg.Dir+string(filepath.Separator)) // nobody else's programs hold its constants
	job.Extra, _ = l.pkg.Includes(source, "")                                        // what cannot be read was missing when the package was
	return job
}

// program makes the subject of a source that may take so long.
func (l *lab) program(name, source string, limit time.Duration) *match.Program {
	limits := l.pkg.Limits
	return &match.Program{Name: name, Source: source, Pkg: l.pkg, Limits: decide.Limits{Time: limit, Memory: limits.Memory, Output: limits.Output}}
}

// limit is the problem's time limit, or the one for slow programs where the package leaves it open.
func (l *lab) limit() time.Duration {
	if l.pkg.TimeLimit > 0 {
		return l.pkg.TimeLimit
	}
	return slowLimit
}

// tested finds what is tested: the file of -src, the solution, or the last of the accepted submissions.
func (l *lab) tested() (*match.Program, error) {
	if l.opt.src != "" {
		return l.named("-src", l.opt.src, l.limit())
	}
	if l.target.Sources != "" {
		if generated.HasSolution(l.ws.Root, l.target.ID) {
			file, err := l.bundled(filepath.Join(l.target.Sources, "solution"))
			return l.program("solution", file, l.limit()), err
		}
		for _, name := range []string{"main.go", "main.cpp"} {
			if file := filepath.Join(l.target.Sources, name); exists(file) {
				return l.program(name, file, l.limit()), nil
			}
		}
		return nil, fmt.Errorf("%s: neither a solution nor main.go", l.target.Sources)
	}
	accepted := l.accepted()
	if len(accepted) < 2 && l.opt.brute+l.opt.against == "" {
		return nil, fmt.Errorf("%s: want two accepted submissions, or the program to be tested with -src", l.pkg.Dir)
	}
	if len(accepted) == 0 {
		return nil, fmt.Errorf("%s: no accepted submission; name the program to be tested with -src", l.pkg.Dir)
	}
	last := accepted[len(accepted)-1]
	return l.program(last.Name, last.Path, l.limit()), nil
}

// bundled writes the solution in a folder as the one file that is pasted, in the temporary folder.
func (l *lab) bundled(solution string) (string, error) {
	l.line.Show("bundling")
	text, _, err := generated.Bundle(solution, l.pkg.Judge)
	if err != nil {
		return "", err
	}
	file := filepath.Join(l.temp, "main.go")
	return file, os.WriteFile(file, text, 0o644)
}

// named is a program that a flag names.
func (l *lab) named(flag, name string, limit time.Duration) (*match.Program, error) {
	path := name
	if !filepath.IsAbs(path) {
		path = filepath.Join(l.dir, path)
	}
	if _, err := os.Stat(path); err != nil {
		return nil, fmt.Errorf("%s: %w", flag, err)
	}
	return l.program(name, path, limit), nil
}

// compared finds the other program. With -time none is needed, nor by interactive problems, though one that wins shows
// that a map can be won.
func (l *lab) compared() (*match.Program, error) {
	switch {
	case l.opt.against != "":
		return l.named("-against", l.opt.against, l.limit())
	case l.opt.brute != "":
		return l.named("-brute", l.opt.brute, max(slowLimit, l.limit()))
	case l.opt.time:
		return nil, nil
	}
	accepted := l.accepted()
	switch {
	case len(accepted) == 0 && l.pkg.Interactive:
		return nil, nil
	case len(accepted) == 0:
		return nil, fmt.Errorf("%s holds no program to compare with: write a slow one that is right for certain, or name it with -brute",
			filepath.Join(l.pkg.Dir, "submissions", "accepted"))
	}
	return l.program(accepted[0].Name, accepted[0].Path, max(slowLimit, l.limit())), nil
}

// slowNames are parts of names that submissions have which are simple rather than fast.
var slowNames = []string{"brute", "naive", "slow", "simple"}

// accepted lists the accepted submissions, those first whose names say that they are slow.
func (l *lab) accepted() []problem.Submission {
	var list []problem.Submission
	for _, s := range l.pkg.Submissions {
		if s.Folder == "accepted" {
			list = append(list, s)
		}
	}
	fast := func(s problem.Submission) int {
		if slices.ContainsFunc(slowNames, func(part string) bool { return strings.Contains(strings.ToLower(s.Name), part) }) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(list, func(a, b problem.Submission) int { return fast(a) - fast(b) })
	return list
}

// findGenerator finds what makes inputs: -gen, or in the folder generators what is called stress, or the only thing
// there. Texts that end in .txt are formats, all else is a program.
func (l *lab) findGenerator() (err error) {
	gen := l.opt.gen
	if gen == "" {
		if gen, err = l.generatorOfPackage(); err != nil {
			return err
		}
	}
	path := gen
	if !filepath.IsAbs(path) {
		path = filepath.Join(l.dir, path)
	}
	text := gen
	switch {
	case !exists(path):
		path = "-gen"
	case strings.HasSuffix(path, ".txt"):
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		text = string(data)
	default:
		l.gen = l.program(gen, path, slowLimit)
		return nil
	}
	if l.form, err = format.Parse(text); err != nil {
		err = fmt.Errorf("%s: %w", path, err)
		if path == "-gen" {
			err = fmt.Errorf("%w (and there is no file of that name)", err)
		}
	}
	return err
}

func (l *lab) generatorOfPackage() (string, error) {
	dir := filepath.Join(l.pkg.Dir, "generators")
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return "", err
	}
	for _, e := range entries {
		if stem, _, _ := strings.Cut(e.Name(), "."); stem == "stress" {
			return filepath.Join(dir, e.Name()), nil
		}
	}
	if len(entries) == 1 {
		return filepath.Join(dir, entries[0].Name()), nil
	}
	return "", fmt.Errorf("%s: no generator called stress.txt, stress.py or the like; a line that describes the input will do, such as -gen 'n:1..10 array(n,1..100)' (tools/stress/README.md)", dir)
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// bench is where a worker has the files of its testcase.
type bench struct {
	*lab
	in, ans string
}

// newBench makes the folder of a worker, which programs do not see.
func (l *lab) newBench() (*bench, error) {
	hidden, err := l.runner.HiddenFolder()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp(hidden, "stress-")
	if err != nil {
		return nil, err
	}
	b := &bench{l, filepath.Join(dir, "input"), filepath.Join(dir, "answer")}
	return b, os.WriteFile(b.ans, nil, 0o644) // where nobody writes answers they are empty
}

// create makes a file, anew where there is one: ext4 writes to the disk, as soon as it is closed, what was cut to nothing.
func create(file string) (*os.File, error) {
	if err := os.Remove(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	return os.Create(file)
}

// setInput makes a text the input.
func (b *bench) setInput(text []byte) error {
	f, err := create(b.in)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	return errors.Join(err, f.Close())
}

// testcase returns a testcase of the worker's files.
func (b *bench) testcase(name string) *problem.Case {
	return &problem.Case{Name: name, In: b.in, Ans: b.ans, Group: b.pkg.Root}
}

// generate calls the generator program with a seed.
func (b *bench) generate(ctx context.Context, seed uint64) ([]byte, error) {
	var out bytes.Buffer
	tc := &problem.Case{Name: fmt.Sprintf("seed %d", seed), In: os.DevNull, Settings: problem.Settings{Args: []string{fmt.Sprint(seed)}}}
	res, err := b.runner.Output(ctx, b.gen, tc, &out)
	switch {
	case err != nil:
		return nil, err
	case res.Verdict != verdict.None:
		return nil, fmt.Errorf("the generator %s, called with the seed %d: %v, %s; it said: %s", b.gen.Source, seed, res.Verdict, res.Message, strings.TrimSpace(res.Stderr))
	case out.Len() == 0:
		return nil, fmt.Errorf("the generator %s, called with the seed %d, prints nothing; want an input on standard output", b.gen.Source, seed)
	}
	return out.Bytes(), nil
}

// outcome is what came of one input.
type outcome struct {
	bad     *report.Case   // what went wrong; nil for nothing
	who     *match.Program // in which program
	skipped bool           // the slow program was too slow
	seconds float64        // of the program that is tested
}

// compare runs the programs on an input.
func (b *bench) compare(ctx context.Context, name string, input []byte) (o outcome, err error) {
	if err := b.setInput(input); err != nil {
		return o, err
	}
	tc := b.testcase(name)
	if b.other != nil {
		if o, err = b.ask(ctx, tc); err != nil || o.skipped || o.bad != nil {
			return o, err
		}
	}
	if b.opt.time && !b.pkg.Interactive && b.other == nil { // no answer is known
		res, err := b.runner.Output(ctx, b.subject, tc, io.Discard)
		if err != nil {
			return o, err
		}
		o.seconds = res.Seconds
		if res.Verdict != verdict.None {
			o.bad, o.who = res, b.subject
		}
		return o, nil
	}
	res, err := b.runner.Once(ctx, b.subject, tc)
	if err != nil {
		return o, err
	}
	o.seconds = res.Seconds
	if res.Verdict != verdict.AC {
		o.bad, o.who = res.Case, b.subject
	}
	return o, nil
}

// ask writes the other program's output as the answer; of an interactive problem it has to win. A slow program that is
// too slow says nothing; any other failure of it is one of the package, but that of -against is a finding.
func (b *bench) ask(ctx context.Context, tc *problem.Case) (o outcome, err error) {
	var res *report.Case
	fine := verdict.None
	if b.pkg.Interactive {
		fine = verdict.AC
		var a *match.Attempt
		if a, err = b.runner.Once(ctx, b.other, tc); err == nil {
			res = a.Case
		}
	} else {
		res, err = b.output(ctx, tc)
	}
	switch {
	case err != nil:
		return o, err
	case res.Verdict == fine:
		return o, nil
	case b.opt.against != "":
		o.bad, o.who = res, b.other
		return o, nil
	case res.Verdict == verdict.TLE || res.Verdict == verdict.ILE || res.Verdict == verdict.MLE || b.pkg.Interactive:
		o.skipped = true
		return o, nil
	}
	return o, fmt.Errorf("the slow program %s fails with the %s: %v, %s; it said: %s", b.other.Source, tc.Name, res.Verdict, res.Message, strings.TrimSpace(res.Stderr))
}

// output writes the other program's output into the answer file.
func (b *bench) output(ctx context.Context, tc *problem.Case) (*report.Case, error) {
	f, err := create(b.ans)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return b.runner.Output(ctx, b.other, tc, f)
}

// refusal asks the input validators about an input and returns what they have against it, "" for nothing.
func (b *bench) refusal(ctx context.Context, name string, input []byte) (string, error) {
	if len(b.subject.Inputs) == 0 {
		return "", nil
	}
	if err := b.setInput(input); err != nil {
		return "", err
	}
	err := b.runner.Input(ctx, b.pkg, b.testcase(name), b.subject.Inputs)
	var refused *problem.Error
	if errors.As(err, &refused) && ctx.Err() == nil {
		return refused.Msg, nil
	}
	return "", err
}
