// Package board implements -watch: whenever a file changes, it judges the problems that the change affects. A contest
// gets a board with a line for each problem (board.go).
package board

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/judge/console"
	"oj/judge/internal/build"
	"oj/judge/internal/failing"
	"oj/judge/internal/report"
	"oj/judge/internal/session"
	"oj/judge/internal/watch"
	"oj/tools/bundle/generated"
	"oj/tools/shared/attempt"
	"oj/tools/shared/language"
	"oj/tools/shared/layout"
	"oj/tools/shared/terminal"
	"oj/tools/shared/workspace"
)

// Clear is the text that moves the cursor of a terminal to the top and erases the screen. Lines that have scrolled off
// the screen are not erased.
const Clear = "\x1b[H\x1b[J"

// watcher holds the problems of -watch, and the files and folders that are watched.
type watcher struct {
	con     *console.Console
	opt     session.Options
	src     string // the file or folder of the program of -src, absolute; "" for none
	ws      *workspace.Workspace
	targets []workspace.Target
	paths   []string

	contest    string // the name of the watched contest, or the names of several watched problems; "" if there is no board
	isSet      bool   // whether contest holds the names of several problems
	contestLog string // the file with the log of submissions; "" if there is no board
}

// Watch judges all problems once. After that, whenever a file of a problem changes, it judges the problems that the
// change affects, until ctx is done. A change interrupts a running judgement; the next judgement includes the problems
// that were not finished. Watch returns the exit status of the last judgement.
func Watch(ctx context.Context, opt *session.Options, con *console.Console) int {
	w := &watcher{con: con, opt: *opt}
	w.opt.Headers = &build.Headers{}
	if err := w.find(); err != nil {
		fmt.Fprintln(w.con.Err, "judge:", err)
		return session.ExitTrouble
	}
	if w.contest != "" {
		return w.watchContest(ctx)
	}

	// Start before the first judgement, so that no change is missed.
	seen := watch.Start(w.paths, w.skip)
	defer seen.Close()
	todo, status := w.targets, session.ExitOK
	for ctx.Err() == nil {
		// Clear the screen only if it is a terminal. With -format quickfix an editor reads the output, and
		// needs all lines of it.
		if terminal.Movable(w.con.Stdout) && w.opt.Reports.Quickfix == "" {
			fmt.Fprint(w.con.Stdout, Clear)
		}

		// Pass the paths of the packages as names, so that exactly these problems are judged.
		opt := w.opt
		opt.Names = nil
		opt.Unnamed = len(w.opt.Names) == 0 && len(todo) == len(w.targets)
		for _, t := range todo {
			opt.Names = append(opt.Names, t.Package)
		}

		// A goroutine waits for the next change and then interrupts the judgement.
		running, stop := context.WithCancelCause(ctx)
		changed := make(chan []workspace.Target, 1)
		go func() {
			changed <- w.nextChange(ctx, seen)
			stop(session.ErrChanged)
		}()

		// If the judgement was not interrupted, all problems are done.
		var rep *report.Report
		status, rep = session.Once(running, &opt, con)
		if status != session.ExitTrouble && opt.ShowsCase() {
			failing.Show(running, con, rep)
		}
		if running.Err() == nil {
			fmt.Fprintln(w.con.Err, "watching for changes; Ctrl-C ends")
			todo = nil
			session.WarmUp(running, &w.opt) // the next change ends it
		}
		todo = append(<-changed, todo...)
	}
	return status
}

// find finds the problems, and the files and folders to be watched.
func (w *watcher) find() (err error) {
	w.ws = workspace.Find(w.con.Dir)
	if w.targets, err = w.ws.Resolve(w.con.Dir, w.opt.Names); err != nil {
		return err
	}

	// Without names the whole repository is watched.
	problems := filepath.Join(w.ws.Root, "problems")
	if len(w.opt.Names) == 0 { // all problems, also those that are added later
		w.paths = []string{problems, filepath.Join(w.ws.Root, "testcases")}
		return nil
	}

	// If problems are named, watch the programs, the libraries of this repository, and the packages.
	for _, src := range w.opt.Src {
		w.src, _ = generated.Parts(w.ws.Root, workspace.In(w.con.Dir, src))
	}
	// w.src may be "", which is ignored as a missing file.
	w.paths = []string{w.src, filepath.Join(problems, "lib"), filepath.Join(problems, "internal")}

	// A contest gets a board, and the folder of the contest is watched, because problems may be added later.
	// A board judges one problem after another, but a report must contain all problems. So if a report is
	// written, there is no board.
	watched := w.targets
	if strings.Join(w.opt.Reports.Files(), "") == "" {
		w.contest = contestOf(w.opt.Names, w.targets)
	}
	if w.contest != "" {
		watched = []workspace.Target{w.ws.Target(w.contest)}
	}

	// Several problems get a board only with -minutes.
	isSet := len(w.targets) > 1 && len(w.opt.Names) > 1 && w.opt.Minutes > 0
	if isSet && w.contest == "" && strings.Join(w.opt.Reports.Files(), "") == "" {
		w.contest, w.isSet = strings.Join(w.opt.Names, " "), true
		for _, t := range w.targets {
			w.paths = append(w.paths, attempt.Folder(w.ws.Root, t.ID))
		}
	}
	for _, t := range watched {
		w.paths = append(w.paths, t.Package, t.Sources)
		w.paths = append(w.paths, w.importedByTools(t)...)
	}
	return w.checkMinutes()
}

// skip reports whether a folder lies beside a plain program and cannot hold its testcases. Such a folder is not
// watched: the program may be in a home folder.
func (w *watcher) skip(folder string) bool {
	return slices.ContainsFunc(w.targets, func(t workspace.Target) bool {
		isBeside := t.Sources == "" && filepath.Dir(folder) == t.Package && !layout.MayHold(filepath.Base(folder))
		return isBeside && !workspace.HasFormat(t.Package) && !isPolygon(t.Package)
	})
}

// isPolygon reports whether a folder is a problem package of Polygon.
func isPolygon(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "problem.xml"))
	return err == nil
}

// attempt returns the learner's own program for a problem if the user has listed several problems by name (isSet).
// Otherwise, or if the program does not exist, it returns "".
func (w *watcher) attempt(t workspace.Target) string {
	if !w.isSet {
		return ""
	}
	return attempt.Path(w.ws.Root, t.ID)
}

// importedByTools returns the folders of the packages that the package's validators, referees and visualizers import
// from this module.
func (w *watcher) importedByTools(t workspace.Target) (dirs []string) {
	// A validator or visualizer is a file or folder in a folder such as output_validators, or consists of all
	// files in a folder such as output_validator.
	for _, kind := range []string{"*_validator*", "*_visualizer*"} {
		for _, pattern := range []string{kind, filepath.Join(kind, "*")} {
			tools, _ := filepath.Glob(filepath.Join(t.Package, pattern)) // fails only for a bad pattern
			for _, tool := range tools {
				imported, _ := generated.Imports(w.ws.Root, tool)
				dirs = append(dirs, imported...)
			}
		}
	}
	return dirs
}

// nextChange waits for a change that affects a problem, prints the names of the changed files, and returns
// the affected problems. It returns nil if ctx is done, or if only the log of submissions has changed.
func (w *watcher) nextChange(ctx context.Context, seen *watch.Watcher) (targets []workspace.Target) {
	for len(targets) == 0 {
		changed := seen.Wait(ctx)
		if len(changed) == 0 {
			return nil
		}
		if len(w.opt.Names) == 0 || w.contest != "" {
			if all, err := w.ws.Resolve(w.con.Dir, w.opt.Names); err == nil { // an error means that no problem exists at the moment
				w.targets = all
			}
		}

		// Find the problems that each changed file affects.
		var files []string
		for _, file := range changed {
			affected := slices.DeleteFunc(slices.Clone(w.targets), func(t workspace.Target) bool { return !w.affects(file, t) })
			if len(affected) > 0 {
				targets, files = append(targets, affected...), append(files, w.con.Relative(file))
			}
		}
		if len(targets) == 0 && slices.Contains(changed, w.contestLog) {
			return nil
		}
		if len(files) > 0 {
			fmt.Fprintf(w.con.Err, "\n%s changed: %s\n", time.Now().Format(time.TimeOnly), report.Some(files, 4))
		}
	}
	return targets
}

// affects reports whether a verdict of a problem may depend on the file. It returns false for generated files, because
// the judge writes them when their sources change.
func (w *watcher) affects(file string, t workspace.Target) bool {
	// The variable source is the judged program: the program of -src, the learner's own program, or the
	// solution.
	own := cmp.Or(w.src, w.attempt(t))
	source := cmp.Or(own, filepath.Join(t.Sources, "solution"))
	isGo, isTest := filepath.Ext(file) == ".go", strings.HasSuffix(file, "_test.go")
	name, inPackage := strings.CutPrefix(filepath.ToSlash(file), filepath.ToSlash(t.Package)+"/")
	part, _, deeper := strings.Cut(name, "/")
	switch {
	case workspace.Within(file, source):
		return !isTest || file == source
	case inPackage && part == "generators":
		return false
	case inPackage && !deeper && isGo && (t.Sources != "" || isTest):
		// A Go file beside the data of a package is a test or belongs to one. A folder of testcases without a package
		// contains the programs themselves.
		return false
	case inPackage && part == "submissions":
		return w.opt.Kill || t.Sources == "" && own == ""
	case inPackage:
		return true
	case t.Sources != "" && filepath.Dir(file) == t.Sources:
		byHand := slices.Contains(language.Mains(), filepath.Base(file))
		return own == "" && byHand && !generated.HasSolution(w.ws.Root, t.ID)
	}

	// A file in any other folder has an effect only if it is a Go file, and if the judged program, a
	// validator or a visualizer imports its folder.
	if !isGo || isTest {
		return false
	}
	dirs, _ := generated.Imports(w.ws.Root, source)
	dirs = append(dirs, w.importedByTools(t)...)
	return slices.Contains(dirs, filepath.Dir(file))
}
