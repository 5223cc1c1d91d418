// This file judges again whenever a file changes: what the change affects, and no more.

package session

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
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

// Watch judges, and judges what is affected whenever a file of a problem changes, until ctx is
// done. A change while it judges starts again, with what was not finished. It returns the status of the
// last judgement.
func Watch(ctx context.Context, opt *Options, dir string, args []string, stdout, stderr io.Writer) int {
	w := &watcher{dir: dir, opt: *opt, args: args, stdout: stdout, stderr: stderr}
	if err := w.find(); err != nil {
		fmt.Fprintln(report.Harmless(stderr), "judge:", err)
		return ExitTrouble
	}
	todo, status := w.targets, ExitOK
	seen := watch.Take(w.paths)
	for ctx.Err() == nil {
		running, stop := context.WithCancelCause(ctx)
		done := make(chan int, 1)
		go func() { done <- w.judge(running, todo) }()
		noticed := make(chan []workspace.Target, 1)
		go func() { noticed <- w.nextChange(ctx, &seen) }()
		select {
		case status = <-done:
			if ctx.Err() == nil {
				fmt.Fprintln(stderr, "watching for changes; Ctrl-C ends")
			}
			todo = <-noticed
		case more := <-noticed:
			stop(errChanged)
			<-done
			todo = union(more, todo)
		}
		stop(nil)
	}
	return status
}

// errChanged ends a judgement during which something changed.
var errChanged = errors.New("something changed")

// watcher knows what is watched.
type watcher struct {
	dir            string
	opt            Options
	args           []string
	stdout, stderr io.Writer
	ws             *workspace.Workspace
	targets        []workspace.Target
	paths          []string
	src            string // the program of -src, absolute; "" for none
}

// find lists the files and folders on which the judgement depends.
func (w *watcher) find() (err error) {
	if w.ws, err = workspace.Find(w.dir); err != nil {
		return err
	}
	if w.targets, err = w.ws.Resolve(w.dir, w.opt.Names); err != nil {
		return err
	}
	for _, t := range w.targets {
		w.paths = append(w.paths, t.Package)
		if t.Sources != "" {
			w.paths = append(w.paths, t.Sources)
		}
	}
	if w.ws.Root != "" {
		w.paths = append(w.paths, filepath.Join(w.ws.Root, "problems", "internal"))
	}
	if len(w.opt.Names) == 0 { // problems may be added
		w.paths = append(w.paths, filepath.Join(w.ws.Root, "testcases"), filepath.Join(w.ws.Root, "problems"))
	}
	if w.src = w.opt.Src; w.src != "" {
		if !filepath.IsAbs(w.src) {
			w.src = filepath.Join(w.dir, w.src)
		}
		w.paths = append(w.paths, w.src)
	}
	return nil
}

// findMore finds problems that were added, where all are judged.
func (w *watcher) findMore() {
	if len(w.opt.Names) > 0 {
		return
	}
	if all, err := w.ws.Resolve(w.dir, nil); err == nil { // else there is none at the moment
		w.targets = union(w.targets, all)
	}
}

// union returns the targets of both lists, those of the first one before the others.
func union(a, b []workspace.Target) []workspace.Target {
	list := slices.Clone(a)
	for _, t := range b {
		if !slices.Contains(a, t) {
			list = append(list, t)
		}
	}
	return list
}

// judge judges these problems once.
func (w *watcher) judge(ctx context.Context, targets []workspace.Target) int {
	opt := w.opt
	opt.Names = nil
	for _, t := range targets {
		name := t.ID
		if t.Sources == "" {
			name = t.Package
		}
		opt.Names = append(opt.Names, name)
	}
	w.redraw()
	return Once(ctx, &opt, w.dir, w.args, w.stdout, w.stderr)
}

// redraw makes room on a terminal; in a pipe everything stays, line after line.
func (w *watcher) redraw() {
	if f, ok := w.stdout.(*os.File); ok && progress.Movable(f) {
		fmt.Fprint(f, Clear)
	}
}

// nextChange waits until something changes that a problem depends on, and returns those problems; none
// when ctx is done.
func (w *watcher) nextChange(ctx context.Context, seen *watch.Snapshot) []workspace.Target {
	for {
		changed, now := seen.Wait(ctx, w.paths)
		if len(changed) == 0 {
			return nil
		}
		*seen = now
		w.findMore()
		if targets := w.affected(changed); len(targets) > 0 {
			return targets
		}
	}
}

// affected returns the problems that depend on the changed files, and says which files these are if there are any.
func (w *watcher) affected(changed []string) []workspace.Target {
	var list []workspace.Target
	matters := map[string]bool{}
	for _, t := range w.targets {
		affected := false
		for _, file := range changed {
			if w.isSourceOf(t, file) || w.isPartOf(t, file) {
				matters[file], affected = true, true
			}
		}
		if affected {
			list = append(list, t)
		}
	}
	if len(list) > 0 {
		fmt.Fprintf(report.Harmless(w.stderr), "\n%s changed: %s\n", time.Now().Format(time.TimeOnly), strings.Join(w.short(slices.Sorted(maps.Keys(matters))), " "))
	}
	return list
}

// isSourceOf reports whether what is judged is made of the file, among others.
func (w *watcher) isSourceOf(t workspace.Target, file string) bool {
	if t.Sources == "" || strings.HasSuffix(file, "_test.go") || !strings.HasSuffix(file, ".go") {
		return false
	}
	from := filepath.Join(t.Sources, "solution")
	if w.src != "" {
		from = w.src
		if filepath.Ext(from) == ".go" {
			from = filepath.Dir(from)
		}
	} else if within(file, from) {
		return true
	}
	dirs, _ := imports(w.ws.Root, from)
	return slices.Contains(dirs, filepath.Dir(file))
}

// isPartOf reports whether the verdicts on a problem's programs may depend on the file. What is generated follows from
// the sources, and is nothing that anybody changes.
func (w *watcher) isPartOf(t workspace.Target, file string) bool {
	if w.src != "" && within(file, w.src) {
		return true
	}
	if t.Sources != "" && filepath.Dir(file) == t.Sources {
		byHand := slices.ContainsFunc(pasted, func(j build.Job) bool { return j.Source == filepath.Base(file) })
		return w.src == "" && byHand && !generated.HasSolution(w.ws.Root, t.ID)
	}
	rel, err := filepath.Rel(t.Package, file)
	if err != nil || !within(file, t.Package) {
		return false
	}
	part, _, deeper := strings.Cut(filepath.ToSlash(rel), "/")
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

// short names the changed files from the folder of the call, a few of them.
func (w *watcher) short(files []string) (list []string) {
	const most = 4
	for _, f := range files[:min(len(files), most)] {
		if rel, err := filepath.Rel(w.dir, f); err == nil {
			f = rel
		}
		list = append(list, f)
	}
	if len(files) > most {
		list = append(list, fmt.Sprintf("and %d more", len(files)-most))
	}
	return list
}
