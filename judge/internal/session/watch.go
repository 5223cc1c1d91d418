// This file judges again whenever a file changes: what the change affects, and no more.

package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/progress"
	"oj/judge/internal/report"
	"oj/judge/internal/watch"
	"oj/judge/workspace"
	"oj/tools/bundle/generated"
)

// Clear moves the cursor of a terminal home and erases what is below; what scrolled away stays.
const Clear = "\x1b[H\x1b[J"

// errChanged ends a judgement during which something changed.
var errChanged = errors.New("something changed")

// watcher knows what is watched.
type watcher struct {
	dir     string
	opt     Options
	src     string // the program of -src, absolute; "" for none
	stderr  io.Writer
	ws      *workspace.Workspace
	targets []workspace.Target
	paths   []string
}

// Watch judges, and judges what is affected whenever a file of a problem changes, until ctx is
// done. A change while it judges starts again, with what was not finished. It returns the status of the
// last judgement.
func Watch(ctx context.Context, opt *Options, dir string, args []string, stdout, stderr io.Writer) int {
	w := &watcher{dir: dir, opt: *opt, stderr: report.Harmless(stderr)}
	if err := w.find(); err != nil {
		fmt.Fprintln(w.stderr, "judge:", err)
		return ExitTrouble
	}
	todo, status := w.targets, ExitOK
	for seen := watch.Take(w.paths); ctx.Err() == nil; {
		if f, ok := stdout.(*os.File); ok && progress.Movable(f) { // in a pipe everything stays, line after line
			fmt.Fprint(f, Clear)
		}
		opt := w.opt
		opt.Names = nil
		for _, t := range todo {
			opt.Names = append(opt.Names, t.Package)
		}
		running, stop := context.WithCancelCause(ctx)
		changed := make(chan []workspace.Target, 1)
		go func() {
			changed <- w.nextChange(ctx, &seen)
			stop(errChanged)
		}()
		got := Once(running, &opt, dir, args, stdout, stderr)
		if context.Cause(running) != errChanged {
			status = got
		}
		if running.Err() == nil {
			fmt.Fprintln(stderr, "watching for changes; Ctrl-C ends")
			todo = nil
		}
		todo = union(<-changed, todo)
	}
	return status
}

// find lists the files and folders on which the judgement depends.
func (w *watcher) find() (err error) {
	if w.ws, err = workspace.Find(w.dir); err != nil {
		return err
	}
	if w.targets, err = w.ws.Resolve(w.dir, w.opt.Names); err != nil {
		return err
	}
	for _, src := range w.opt.Src {
		w.src = workspace.In(w.dir, src)
	}
	w.paths = []string{w.src}
	for _, t := range w.targets {
		w.paths = append(w.paths, t.Package, t.Sources)
	}
	if w.ws.Root != "" {
		w.paths = append(w.paths, filepath.Join(w.ws.Root, "problems", "internal"))
	}
	if len(w.opt.Names) == 0 { // problems may be added
		w.paths = append(w.paths, filepath.Join(w.ws.Root, "testcases"), filepath.Join(w.ws.Root, "problems"))
	}
	w.paths = slices.DeleteFunc(w.paths, func(path string) bool { return path == "" })
	return nil
}

// union returns the targets of both lists, each once, those of the first one before the others.
func union(a, b []workspace.Target) (list []workspace.Target) {
	for _, t := range slices.Concat(a, b) {
		if !slices.Contains(list, t) {
			list = append(list, t)
		}
	}
	return list
}

// nextChange waits until something changes that a problem depends on, says which files, and returns those problems; none
// when ctx is done.
func (w *watcher) nextChange(ctx context.Context, seen *watch.Snapshot) []workspace.Target {
	for {
		changed, now := seen.Wait(ctx, w.paths)
		if len(changed) == 0 {
			return nil
		}
		*seen = now
		if len(w.opt.Names) == 0 {
			if all, err := w.ws.Resolve(w.dir, nil); err == nil { // else there is none at the moment
				w.targets = union(w.targets, all)
			}
		}
		var targets []workspace.Target
		var files []string
		for _, file := range changed {
			matters := false
			for _, t := range w.targets {
				if w.affects(file, t) {
					targets, matters = append(targets, t), true
				}
			}
			if matters {
				files = append(files, relative(w.dir, file))
			}
		}
		const most = 4
		if more := len(files) - most; more > 0 {
			files = append(files[:most], fmt.Sprintf("and %d more", more))
		}
		if len(targets) > 0 {
			fmt.Fprintf(w.stderr, "\n%s changed: %s\n", time.Now().Format(time.TimeOnly), strings.Join(files, " "))
			return union(targets, nil)
		}
	}
}

// affects reports whether the verdicts on a problem's programs may depend on the file. What is generated follows from
// the sources, and is nothing that anybody changes.
func (w *watcher) affects(file string, t workspace.Target) bool {
	source := cmp.Or(w.src, filepath.Join(t.Sources, "solution"))
	switch own := within(file, source); {
	case w.src != "" && own:
		return true
	case t.Sources != "" && filepath.Dir(file) == t.Sources:
		byHand := slices.ContainsFunc(pasted, func(j build.Job) bool { return j.Source == filepath.Base(file) })
		return w.src == "" && byHand && !generated.HasSolution(w.ws.Root, t.ID)
	case t.Sources != "" && strings.HasSuffix(file, ".go") && !strings.HasSuffix(file, "_test.go"):
		if filepath.Ext(source) == ".go" {
			source = filepath.Dir(source)
		}
		if own || slices.Contains(imports(w.ws.Root, source), filepath.Dir(file)) {
			return true
		}
	}
	if !within(file, t.Package) {
		return false
	}
	part, _, deeper := strings.Cut(strings.TrimPrefix(filepath.ToSlash(file), filepath.ToSlash(t.Package)+"/"), "/")
	switch {
	case part == "generators" || !deeper && strings.HasSuffix(part, ".go"):
		return false
	case part == "submissions":
		return w.opt.Kill || t.Sources == "" && w.src == ""
	}
	return true
}

func within(file, folder string) bool {
	return file == folder || strings.HasPrefix(file, folder+string(filepath.Separator))
}
