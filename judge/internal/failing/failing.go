// Package failing shows a learner the one case on which their program for a problem of the course fails. A file of
// testcases often contains hundreds of cases. The package splits it, finds the first case with a wrong answer by bisection,
// runs the program on this case alone, and names the command that shows the program's search.
package failing

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
	"time"

	"oj/judge/console"
	"oj/judge/internal/hint"
	"oj/judge/internal/report"
	"oj/judge/lifetime"
	"oj/judge/runner"
	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/verdict"
	"oj/tools/shared/workspace"
)

// longest is the time that the search for the case may take. Tests set a longer time, so that their results are the same on
// a slow machine.
var longest = 20 * time.Second

// Show prints the failing case of the first program in a report about one problem, if the program is a learner's: it is
// outside the repository's solutions, and the problem has a solution of the course. It prints nothing if it cannot find the
// case.
func Show(ctx context.Context, con *console.Console, rep *report.Report) {
	if len(rep.Problems) != 1 || len(rep.Problems[0].Entries) == 0 {
		return
	}
	entry := rep.Problems[0].Entries[0]
	if l := smallestLost(entry); l != nil {
		if f := newFinder(con, entry, l.Case); f.find(rep.Problems[0].ID) {
			f.showGame(l)
		}
		return
	}
	var wrong []*report.Case
	for _, c := range entry.Failures() {
		if (c.Verdict == verdict.WA || c.Verdict == verdict.RTE) && c.Input != "" && len(c.Turns) == 0 {
			wrong = append(wrong, c)
		}
	}
	if len(wrong) == 0 {
		return
	}
	f := newFinder(con, entry, wrong[0])
	if !f.find(rep.Problems[0].ID) {
		return
	}

	limited, cancel := context.WithTimeout(ctx, longest)
	defer cancel()
	var found *finding
	lifetime.InTemp(func(temp string) (err error) {
		found, err = f.search(limited, temp, smallest(wrong))
		return err
	})
	con.Line.Clear()
	if found != nil && ctx.Err() == nil {
		f.print(found)
	}
}

// smallest returns the testcase with the smallest input.
func smallest(list []*report.Case) *report.Case {
	size := func(c *report.Case) int64 {
		info, err := os.Stat(c.Input)
		if err != nil {
			return math.MaxInt64
		}
		return info.Size()
	}
	return slices.MinFunc(list, func(a, b *report.Case) int { return cmp.Compare(size(a), size(b)) })
}

// Learns reports whether a program is a learner's, as Show wants it.
func Learns(id, source, input string) bool { return (&finder{source: source, file: input}).find(id) }

// Divides reports whether Show can divide the input file of a problem exactly for a program, whose path is source: the
// problem has a solution of the course, and the program is not that solution. Otherwise where a case ends can only be guessed
// (hint.Divide).
func Divides(id, source, input string) bool {
	_, lacking := exec.LookPath("go") // which builds the solution
	return lacking == nil && Learns(id, source, input)
}

// finder finds the failing case of an input.
type finder struct {
	con            *console.Console
	source         string // the learner's program
	testcase, file string // the name and the input of the testcase
	id             string
	root, solution string // the repository of the course, and the folder of its solution
	pkg            string

	ours    *solution
	r       *runner.Runner
	program *runner.Program
	dir     string // a folder that programs cannot read
	err     error  // the first failure of the judge
}

// find finds the solution of the course. It reports whether there is one, and the program is another one.
func (f *finder) find(id string) bool {
	data := string(filepath.Separator) + "testcases" + string(filepath.Separator) + filepath.FromSlash(id) + string(filepath.Separator)
	root, _, isOurs := strings.Cut(f.file, data)
	f.id, f.root, f.pkg = id, root, filepath.Join(root, "testcases", filepath.FromSlash(id))
	f.solution = filepath.Join(root, "problems", filepath.FromSlash(id), "solution")
	isTheirs := !strings.HasPrefix(f.source, filepath.Dir(f.solution)+string(filepath.Separator))
	return isOurs && isTheirs && workspace.IsDir(f.solution)
}

// finding is a case on which the program fails.
type finding struct {
	number, of  int // the number of the case, from 1, and how many cases the testcase has
	text        []byte
	first       int    // the number of the first case of text: less than number if the case alone does not fail
	isPart      bool   // text is a part of the only case of the testcase
	mine, right string // what the program prints, and the right answer
}

// search returns the first failing case, or nil if there is none. If a testcase is only one case, search returns that of the
// smallest testcase on which the program is wrong.
func (f *finder) search(ctx context.Context, temp string, least *report.Case) (*finding, error) {
	f.con.Line.Show("looking for the case that fails")
	err := f.prepare(ctx, temp)
	if err != nil || f.r.Pkg.Interactive || f.r.Pkg.MultiPass {
		return nil, err // a referee's input has no cases
	}
	if f.ours, err = buildSolution(ctx, f.root, f.solution, temp); err != nil {
		return nil, err
	}
	all, err := f.ours.split(ctx, f.file)
	if err == nil && len(all.list) == 1 {
		f.testcase, f.file = least.Name, workspace.In(f.con.Dir, least.Input)
		all, err = f.ours.split(ctx, f.file)
	}
	if err != nil || len(all.list) == 0 {
		return nil, err
	}

	// If the program fails on the first n cases, it fails on more, too.
	n := 1 + sort.Search(len(all.list), func(i int) bool { return f.fails(ctx, all.input(0, i+1)) })
	if f.err != nil || n > len(all.list) || ctx.Err() != nil {
		return nil, f.err
	}
	first := n - 1
	for first > 0 && !f.fails(ctx, all.input(first, n)) {
		first = max(0, first-max(1, n-1-first)) // 1, 2, 4 ... cases before it
	}
	found := &finding{number: n, of: len(all.list), first: first + 1, text: all.input(first, n)}
	if all.areParts {
		found.isPart, found.text = true, all.inputOf(f.needed(ctx, all, first, n))
	}
	found.mine, found.right = f.outputs(ctx, found.text)
	return found, f.err
}

// mostTries bounds the runs that needed makes.
const mostTries = 200

// needed returns the indices of parts of a case with which the program fails. None of them can be left out, unless there are
// so many that mostTries runs are not enough to find out.
func (f *finder) needed(ctx context.Context, all cases, from, to int) (indices []int) {
	for i := from; i < to; i++ {
		indices = append(indices, i)
	}
	tries := 0
	for chunk := len(indices) / 2; chunk > 0; chunk /= 2 {
		for at := 0; at+chunk < len(indices) && tries < mostTries; tries++ { // the last part is always needed
			fewer := slices.Delete(slices.Clone(indices), at, at+chunk)
			if f.fails(ctx, all.inputOf(fewer)) {
				indices = fewer
			} else {
				at += chunk
			}
		}
	}
	return indices
}

// prepare builds the learner's program and the package's validators.
func (f *finder) prepare(ctx context.Context, temp string) (err error) {
	const workers = 1
	if f.r, err = runner.Open(f.con, f.pkg, temp, workers); err != nil {
		return err
	}
	limit := max(f.r.Pkg.TimeLimit, time.Second)
	if f.program, err = f.r.Pasted(ctx, f.con.Relative(f.source), f.source, limit); err != nil {
		return err
	}
	if err = f.r.Build(ctx, f.program); err != nil {
		return err
	}
	f.dir, err = f.r.HiddenFolder()
	return err
}

// fails reports whether the program fails on an input.
func (f *finder) fails(ctx context.Context, text []byte) bool {
	in, ans := filepath.Join(f.dir, "case.in"), filepath.Join(f.dir, "case.ans")
	right, err := f.write(ctx, in, ans, text)
	if err != nil || len(right) == 0 {
		return false
	}
	got, err := f.r.Judge(ctx, f.program, f.r.Pkg.NewCase("case", in, ans))
	f.keep(err)
	return err == nil && got.Verdict != verdict.AC
}

// write writes an input and its right answer, and returns the answer.
func (f *finder) write(ctx context.Context, in, ans string, text []byte) (right []byte, err error) {
	if err = os.WriteFile(in, text, 0o644); err == nil {
		right, err = f.ours.run(ctx, in)
	}
	if err == nil {
		err = os.WriteFile(ans, right, 0o644)
	}
	f.keep(err)
	return right, err
}

func (f *finder) keep(err error) {
	if f.err == nil {
		f.err = err
	}
}

// outputs returns the first lines in which the program's output and the right answer differ.
func (f *finder) outputs(ctx context.Context, text []byte) (mine, right string) {
	in, ans := filepath.Join(f.dir, "case.in"), filepath.Join(f.dir, "case.ans")
	want, err := f.write(ctx, in, ans, text)
	if err != nil {
		return "", ""
	}
	var got bytes.Buffer
	run, err := f.r.Output(ctx, f.program, f.r.Pkg.NewCase("case", in, ans), &got)
	f.keep(err)
	mine, right = runner.FirstDifference(got.String(), string(want))
	if got.Len() == 0 && run.Message != "" {
		mine = run.Message
	}
	return mine, right
}

// The limits of the input that is printed.
const (
	mostLines   = 20
	mostColumns = 90
)

// print prints the case, and the command that shows the program's search on it.
func (f *finder) print(c *finding) {
	switch {
	case c.isPart:
		fmt.Fprintf(f.con.Out, "\n%s fails, also with only these of its lines:\n", f.testcase)
	case c.of == 1:
		fmt.Fprintf(f.con.Out, "\n%s fails:\n", f.testcase)
	case c.first == c.number:
		fmt.Fprintf(f.con.Out, "\ncase %d of the %d in %s fails, also alone:\n", c.number, c.of, f.testcase)
	default:
		which := fmt.Sprintf("%d of the %d in %s", c.number, c.of, f.testcase)
		fmt.Fprintf(f.con.Out, "\n%s Cases %d to %d:\n", hint.LeftBehind(which), c.first, c.number)
	}
	f.printLines(string(c.text))
	fmt.Fprintf(f.con.Out, "your program: %s\nright:        %s\n", c.mine, c.right)
	if file := f.writeBeside(c.text); file != "" {
		f.nameSearch(file)
	}
}

// printLines prints the first lines of an input.
func (f *finder) printLines(text string) {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	for i, line := range lines {
		if i == mostLines {
			fmt.Fprintf(f.con.Out, "  ... %d more lines\n", len(lines)-mostLines)
			break
		}
		if len(line) > mostColumns {
			line = line[:mostColumns] + "..."
		}
		fmt.Fprintf(f.con.Out, "  %s\n", line)
	}
}

// folder returns the learner's place for this problem, which contains the program, or "" if the program is elsewhere.
func (f *finder) folder() string {
	folder := f.source
	if !workspace.IsDir(folder) {
		folder = filepath.Dir(folder)
	}
	if filepath.Base(folder) == "solution" {
		folder = filepath.Dir(folder)
	}
	if filepath.Base(folder) != f.id {
		return ""
	}
	return folder
}

// writeBeside writes the case to a file beside the program, and returns the file. If the program is not in the learner's
// place for this problem, it writes nothing and returns "".
func (f *finder) writeBeside(text []byte) (file string) {
	folder := f.folder()
	if folder == "" || text == nil {
		return ""
	}
	file = filepath.Join(folder, "failing.txt")
	if err := atomicfile.Write(file, text); err != nil {
		fmt.Fprintf(f.con.Err, "judge: %v\n", err)
		return ""
	}
	fmt.Fprintf(f.con.Out, "this case: %s\n", f.con.Relative(file))
	return file
}

// nameSearch prints the command that shows the program's search on the case in a file.
func (f *finder) nameSearch(file string) {
	folder := f.folder()
	shown := "your search beside ours (this shows the idea)"
	if !isTraceable(folder) {
		shown = "our search on this case (this shows the idea; yours could stand beside it if it called problems/lib/search or graph)"
	}
	f.namePage(shown, f.con.Relative(folder), file)
}

// namePage prints the command that writes the page about a case, if there is a page about the problem. shown says what it
// shows, and of names the problem or the program.
func (f *finder) namePage(shown, of, file string) {
	readme, _ := os.ReadFile(filepath.Join(filepath.Dir(f.solution), "README.md")) // without a README there is no page
	if bytes.Contains(readme, []byte("<!-- go run ./tools/graph ")) {
		fmt.Fprintf(f.con.Out, "%s: %s\n", shown, args.Named(fmt.Sprintf("go run ./tools/graph -html -o %s.html %s %s",
			f.id, args.Quote(of), args.Quote(f.con.Relative(file)))))
	}
}

// isTraceable reports whether tools/graph can record the steps of the program in a folder: it is in Go and imports one of
// the packages whose helpers report them. Its sources may be in the folder solution, if main.go was generated from them.
func isTraceable(folder string) bool {
	var files []string
	for _, pattern := range []string{"*.go", "solution/*.go"} {
		found, _ := fs.Glob(os.DirFS(folder), pattern) // fails only for a wrong pattern
		files = append(files, found...)
	}
	return slices.ContainsFunc(files, func(name string) bool {
		text, _ := os.ReadFile(filepath.Join(folder, name))
		return traced.Match(text)
	})
}

var traced = regexp.MustCompile(`(?m)^\s*(?:import\s+)?(?:\w+\s+)?"[^"]*problems/lib/(?:search|graph)"`)
