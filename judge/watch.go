// This file judges again whenever a file changes: what the change affects, and no more.

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/bundler"
	"oj/judge/internal/progress"
	"oj/judge/internal/report"
	"oj/judge/internal/watch"
	"oj/judge/internal/workspace"
)

// clear moves the cursor of a terminal home and erases what is below; what scrolled away stays.
const clear = "\x1b[H\x1b[J"

// watchAndJudge judges, and judges what is affected whenever a file of a problem changes, until ctx is
// done. A change while it judges starts again, with what was not finished. It returns the status of the
// last judgement.
func watchAndJudge(ctx context.Context, opt *options, dir string, args []string, stdout, stderr io.Writer) int {
	w := &watcher{dir: dir, opt: *opt, args: args, stdout: stdout, stderr: stderr}
	if err := w.find(); err != nil {
		fmt.Fprintln(report.Harmless(stderr), "judge:", err)
		return exitTrouble
	}
	defer w.bundler.Close()
	if w.src == "" && slices.ContainsFunc(w.targets, func(t workspace.Target) bool { return t.Sources != "" }) {
		go w.bundler.Build(ctx) // so that it is there at the first change; what is wrong is said then
	}
	todo, status := w.targets, exitOK
	changed := false
	seen := watch.Take(w.paths)
	for ctx.Err() == nil {
		running, stop := context.WithCancelCause(ctx)
		done := make(chan int, 1)
		go func() { done <- w.judge(running, todo, changed) }()
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
		changed = true
	}
	return status
}

// errChanged ends a judgement during which something changed.
var errChanged = errors.New("something changed")

// watcher knows what is watched.
type watcher struct {
	dir            string
	opt            options
	args           []string
	stdout, stderr io.Writer
	ws             *workspace.Workspace
	targets        []workspace.Target
	paths          []string
	src            string // the program of -src, absolute; "" for none
	bundler        bundler.Bundler
}

// find lists the files and folders on which the judgement depends.
func (w *watcher) find() (err error) {
	if w.ws, err = workspace.Find(w.dir); err != nil {
		return err
	}
	if w.targets, err = w.ws.Resolve(w.dir, w.opt.names); err != nil {
		return err
	}
	for _, t := range w.targets {
		w.paths = append(w.paths, t.Package)
		if t.Sources != "" {
			w.paths = append(w.paths, t.Sources)
		}
	}
	if w.ws.Root != "" {
		w.bundler.Root = w.ws.Root
		w.paths = append(w.paths, filepath.Join(w.ws.Root, "problems", "internal"))
	}
	if len(w.opt.names) == 0 { // problems may be added
		w.paths = append(w.paths, filepath.Join(w.ws.Root, "testcases"), filepath.Join(w.ws.Root, "problems"))
	}
	if w.src = w.opt.src; w.src != "" {
		if !filepath.IsAbs(w.src) {
			w.src = filepath.Join(w.dir, w.src)
		}
		w.paths = append(w.paths, w.src)
	}
	return nil
}

// findMore finds problems that were added, where all are judged.
func (w *watcher) findMore() {
	if len(w.opt.names) > 0 {
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

// judge judges these problems once. After a change the Go programs come first, since C++ takes seconds
// to compile; then all, of which the Go programs are in the cache by now.
func (w *watcher) judge(ctx context.Context, targets []workspace.Target, changed bool) int {
	opt := w.opt
	opt.names = nil
	slow := false
	for _, t := range targets {
		name := t.ID
		if t.Sources == "" {
			name = t.Package
		}
		opt.names = append(opt.names, name)
		slow = slow || t.Sources != "" && exists(filepath.Join(t.Sources, "main.go")) && exists(filepath.Join(t.Sources, "main.cpp"))
	}
	if changed && slow && opt.src == "" && opt.langs == nil && !opt.fresh {
		first := opt
		first.langs, first.kill, first.json, first.junit, first.html = []string{"go"}, false, "", "", ""
		w.redraw()
		if status := once(ctx, &first, w.dir, w.args, w.stdout, w.stderr); ctx.Err() != nil {
			return status
		}
	}
	w.redraw()
	return once(ctx, &opt, w.dir, w.args, w.stdout, w.stderr)
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// redraw makes room on a terminal; in a pipe everything stays, line after line.
func (w *watcher) redraw() {
	if f, ok := w.stdout.(*os.File); ok && progress.Movable(f) {
		fmt.Fprint(f, clear)
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
		if targets := w.affected(ctx, changed, seen); len(targets) > 0 {
			return targets
		}
	}
}

// affected returns the problems that depend on the changed files. Where sources changed of which main.go
// is generated, it is generated again first; problems of which it cannot be are left out, since what
// stands in main.go is not what the person has just written.
func (w *watcher) affected(ctx context.Context, changed []string, seen *watch.Snapshot) []workspace.Target {
	var list []workspace.Target
	announced, bundled := false, false
	for _, t := range w.targets {
		stale := slices.ContainsFunc(changed, func(file string) bool { return w.isSourceOf(t, file) })
		if !stale && !slices.ContainsFunc(changed, func(file string) bool { return w.isPartOf(t, file) }) {
			continue
		}
		if !announced {
			announced = true
			fmt.Fprintf(report.Harmless(w.stderr), "\n%s changed: %s\n", time.Now().Format(time.TimeOnly), strings.Join(w.short(changed), " "))
		}
		if stale {
			bundled = true
			if err := w.bundler.Write(ctx, t.ID); err != nil {
				if ctx.Err() == nil {
					fmt.Fprintf(report.Harmless(w.stderr), "%s is not judged, since it cannot be bundled:\n%v\n", t.ID, err)
				}
				continue
			}
		}
		list = append(list, t)
	}
	if bundled {
		*seen = watch.Take(w.paths) // what was generated is no change
	}
	return list
}

// isSourceOf reports whether a problem's main.go is made of the file, among others.
func (w *watcher) isSourceOf(t workspace.Target, file string) bool {
	if t.Sources == "" || w.src != "" || strings.HasSuffix(file, "_test.go") || !strings.HasSuffix(file, ".go") {
		return false
	}
	solution := filepath.Join(t.Sources, "solution")
	if within(file, solution) {
		return true
	}
	return within(file, filepath.Join(w.ws.Root, "problems", "internal")) && imports(w.ws.Root, solution)[filepath.Dir(file)]
}

// isPartOf reports whether the verdicts on a problem's programs may depend on the file.
func (w *watcher) isPartOf(t workspace.Target, file string) bool {
	if w.src != "" && within(file, w.src) {
		return true
	}
	if t.Sources != "" && filepath.Dir(file) == t.Sources {
		name := filepath.Base(file)
		return w.src == "" && (name == "main.go" || name == "main.cpp")
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
		return w.opt.kill || t.Sources == "" && w.src == ""
	}
	return true
}

func within(file, folder string) bool {
	return file == folder || strings.HasPrefix(file, folder+string(filepath.Separator))
}

// short names the changed files from the folder of the call, a few of them.
func (w *watcher) short(files []string) []string {
	const most = 4
	var list []string
	for i, f := range files {
		if i == most {
			return append(list, fmt.Sprintf("and %d more", len(files)-most))
		}
		if rel, err := filepath.Rel(w.dir, f); err == nil {
			f = rel
		}
		list = append(list, f)
	}
	return list
}
