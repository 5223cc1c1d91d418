// This file finds the programs: the tested program, the program to compare with, and the generator.

package command

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/judge/console"
	"oj/judge/runner"
	"oj/tools/bundle/generated"
	"oj/tools/shared/attempt"
	"oj/tools/shared/format"
	"oj/tools/shared/language"
	"oj/tools/shared/workspace"
)

// slowLimit is the minimum time limit of generators and slow programs.
const slowLimit = 10 * time.Second

// A setup is a problem with its compiled programs.
type setup struct {
	*runner.Runner
	opt *options
	con *console.Console

	subject *runner.Program // the tested program
	other   *runner.Program // the slow program, or the program given by -against; nil for none

	// The inputs are generated either by a program (gen) or from a format (form). The other field is nil.
	gen  *runner.Program
	form *format.Format

	remembered memory // the flags of the last call

	// These fields are only used with -mutants: the variants of the tested program, and whether one process
	// can run several variants.
	variants []*variant
	batches  bool
}

// newSetup finds the problem and compiles its programs. The caller must remove the folder temp.
func newSetup(ctx context.Context, opt *options, con *console.Console, temp string) (*setup, error) {
	s := &setup{opt: opt, con: con}
	var err error
	if s.Runner, err = runner.Open(con, opt.problem, temp, opt.workers); err != nil {
		return nil, err
	}
	if err = s.recall(); err != nil {
		return nil, err
	}
	if s.subject, err = s.tested(ctx); err != nil {
		return nil, err
	}
	if s.other, err = s.compared(); err != nil {
		return nil, err
	}
	if err := s.findGenerator(); err != nil {
		return nil, err
	}
	if opt.mutants {
		if err := s.mutate(ctx); err != nil {
			return nil, err
		}
	}

	// The program to compare with and the generator program are optional.
	programs := []*runner.Program{s.subject, s.other, s.gen}
	programs = slices.DeleteFunc(programs, func(p *runner.Program) bool { return p == nil })
	return s, s.Build(ctx, programs...)
}

// limit returns the problem's time limit or, if the site's own is usually longer, that one. It returns
// slowLimit if the problem has no time limit.
func (s *setup) limit() time.Duration {
	if s.Pkg.TimeLimit > 0 {
		return max(s.Pkg.TimeLimit, s.Pkg.UsualTime())
	}
	return slowLimit
}

// tested returns the program to test: the file given by -src, the user's own program, the solution, or the last
// accepted submission.
func (s *setup) tested(ctx context.Context) (*runner.Program, error) {
	if s.opt.src != "" {
		return s.named("-src", s.opt.src, s.limit())
	}
	if own, _ := attempt.Named(workspace.Find(s.con.Dir), s.con.Dir, s.opt.problem); own != "" {
		return s.attempt(ctx, own)
	}
	if s.Target.Sources != "" {
		return s.solution(ctx)
	}

	// A package from another repository has no solution, so test the last of its accepted submissions. If no
	// flag names the program to compare with, stress compares it with another accepted submission, usually the
	// first one.
	accepted := s.accepted()
	hasOther := s.opt.brute != "" || s.opt.against != ""
	if len(accepted) < 2 && !hasOther {
		return nil, fmt.Errorf("%s: two accepted submissions are needed, one to test and one to compare it with; or name the program to test with -src", s.Pkg.Dir)
	}
	if len(accepted) == 0 {
		return nil, fmt.Errorf("%s: no accepted submission; name the program to test with -src", s.Pkg.Dir)
	}
	last := accepted[len(accepted)-1]
	last.Limits.Time = s.limit()
	return last, nil
}

// attempt returns the user's own program. A Go program is bundled into one file, as it is for the judge.
func (s *setup) attempt(ctx context.Context, source string) (*runner.Program, error) {
	name := filepath.ToSlash(strings.TrimPrefix(source, s.Root+string(filepath.Separator)))
	fmt.Fprintf(s.con.Err, "stress: testing your own program %s\n", name)
	if isFile := !workspace.IsDir(source); isFile && language.Of(source) != language.ByID("go") {
		return s.NewProgram(name, source, s.limit()), nil
	}

	return s.bundled(ctx, name, source)
}

// bundled bundles a Go program into one file in the temporary folder, because the site gets one file.
func (s *setup) bundled(ctx context.Context, name, source string) (*runner.Program, error) {
	p := s.NewProgram(name, filepath.Join(s.Temp, "main.go"), s.limit())
	p.Origin = source
	pasted, err := generated.Paste(ctx, source, s.Pkg.Site, generated.Options{Language: generated.Go})
	if err != nil {
		return nil, err
	}
	return p, os.WriteFile(p.Source, pasted.Text, 0o644)
}

// solution returns the program that the user submits to the site. If the solution is a folder, it is
// bundled into one file in the temporary folder.
func (s *setup) solution(ctx context.Context) (*runner.Program, error) {
	if generated.HasSolution(s.Root, s.Target.ID) {
		s.con.Line.Show("bundling")
		return s.bundled(ctx, "solution", filepath.Join(s.Target.Sources, "solution"))
	}

	// If there is no folder called solution, the user has written the program as a single file, such as
	// main.go. Find this file.
	entries, err := os.ReadDir(s.Target.Sources)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, err
	}

	// If there are several programs, such as main.go and main.cpp, test the one whose language comes first in
	// the list of package language.
	for _, id := range language.IDs() {
		for _, e := range entries {
			stem := strings.TrimSuffix(e.Name(), filepath.Ext(e.Name()))

			// Ignore the case, because the main program in Java is called Main.java.
			isMain := strings.EqualFold(stem, "main") && !e.IsDir()
			if isMain && language.ByID(id).Is(e.Name()) {
				return s.NewProgram(e.Name(), filepath.Join(s.Target.Sources, e.Name()), s.limit()), nil
			}
		}
	}
	return nil, fmt.Errorf("%s: want a folder solution, or a program such as main.go, main.cpp or main.py; or name one with -src",
		s.Target.Sources)
}

// named returns the program that a flag names.
func (s *setup) named(flag, name string, limit time.Duration) (*runner.Program, error) {
	// The error for a missing file contains the name of the flag.
	path := workspace.In(s.con.Dir, name)
	if _, err := os.Stat(path); err != nil {
		return nil, fmt.Errorf("%s: %w", flag, err)
	}
	return s.NewProgram(name, path, limit), nil
}

// compared returns the program with which the tested program is compared. With -time or -mutants, and in
// interactive problems, it may return nil. In an interactive problem, the tested program must win on each
// input on which the returned program wins.
func (s *setup) compared() (*runner.Program, error) {
	switch {
	case s.opt.against != "":
		return s.named("-against", s.opt.against, s.limit())
	case s.opt.brute != "":
		return s.named("-brute", s.opt.brute, max(slowLimit, s.limit()))
	case s.opt.time || s.opt.mutants:
		return nil, nil
	}
	accepted := s.accepted()
	switch {
	case len(accepted) == 0 && s.Pkg.Interactive:
		return nil, nil
	case len(accepted) == 0:
		return nil, fmt.Errorf("%s: there is no program to compare with: write a slow one that is certainly right, and name it with -brute",
			s.Target.ID)
	}
	return accepted[0], nil
}

// A submission with one of these words in its name is probably simple and slow.
var slowNames = []string{"brute", "naive", "slow", "simple"}

// accepted returns the accepted submissions. Submissions with one of slowNames in their name come first.
func (s *setup) accepted() (list []*runner.Program) {
	// Use only accepted programs, because the answers of other submissions may be wrong.
	for _, one := range s.Pkg.Submissions {
		if one.Folder == "accepted" {
			list = append(list, s.NewProgram(one.Name, one.Path, max(slowLimit, s.limit())))
		}
	}

	// A simple program is more likely to be right than a fast one.
	isSlow := func(p *runner.Program) bool {
		name := strings.ToLower(p.Name)
		return slices.ContainsFunc(slowNames, func(part string) bool { return strings.Contains(name, part) })
	}
	slices.SortStableFunc(list, func(a, b *runner.Program) int {
		switch {
		case isSlow(a) && !isSlow(b):
			return -1
		case isSlow(b) && !isSlow(a):
			return 1
		}
		return 0
	})
	return list
}

// findGenerator finds the generator: the value of -gen, or a file of the package. A file whose name ends in
// .txt contains a format. Any other file is the source of a generator program.
func (s *setup) findGenerator() (err error) {
	gen := s.opt.gen
	if gen == "" {
		gen, err = s.generatorOfPackage()
		if err != nil {
			return err
		}
	}

	// The value of -gen is the name of a file, or a format.
	path, text := workspace.In(s.con.Dir, gen), gen
	switch {
	case !exists(path): // -gen is not a file, so it is a format
		path = "-gen"
	case strings.HasSuffix(path, ".txt"):
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		text = string(data)
	default:
		s.gen = s.NewProgram(gen, path, slowLimit)
		return nil
	}

	s.form, err = format.Parse(text)
	switch {
	case err == nil:
		return nil
	case path == "-gen": // the user may have meant the name of a file, so say that there is no such file
		return fmt.Errorf("-gen: %w (and there is no file of that name)", err)
	}
	return fmt.Errorf("%s: %w", path, err)
}

// generatorOfPackage returns the file generators/stress.*, such as stress.txt. If there is none and the
// folder contains only one file, this file is returned, except if it is main.go.
func (s *setup) generatorOfPackage() (string, error) {
	// The folder may also contain generators for the package's testcases.
	dir := filepath.Join(s.Pkg.Dir, "generators")
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return "", err
	}
	for _, e := range entries {
		if stem, _, _ := strings.Cut(e.Name(), "."); stem == "stress" {
			return filepath.Join(dir, e.Name()), nil
		}
	}
	// In this repository, main.go makes all testcases of a package instead of printing one input.
	if len(entries) == 1 && entries[0].Name() != "main.go" {
		return filepath.Join(dir, entries[0].Name()), nil
	}
	return "", fmt.Errorf("%s: there is no generator. A line that describes the input is enough, such as -gen 'n:1..10 array(n,1..100)' "+
		"(tools/stress/README.md); or write a program %s", s.Target.ID, filepath.Join(s.shown(dir), "stress.py"))
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
