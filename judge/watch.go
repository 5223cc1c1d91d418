// This file judges again whenever a file changes.

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/progress"
	"oj/judge/internal/watch"
	"oj/judge/internal/workspace"
)

// clear moves the cursor of a terminal home and erases what is below; what scrolled away stays.
const clear = "\x1b[H\x1b[J"

// watchAndJudge judges, and judges what is affected whenever a file of a problem changes, until ctx is
// done. A change while it judges starts again. It returns the status of the last judgement.
func watchAndJudge(ctx context.Context, opt *options, dir string, args []string, stdout, stderr io.Writer) int {
	w := &watcher{dir: dir, opt: *opt, stdout: stdout, stderr: stderr}
	if err := w.find(); err != nil {
		fmt.Fprintln(stderr, "judge:", err)
		return exitTrouble
	}
	names, status := opt.names, exitOK
	seen := watch.Take(w.paths)
	for ctx.Err() == nil {
		running, stop := context.WithCancelCause(ctx)
		done := make(chan int, 1)
		go func() { done <- w.judge(running, names, args) }()
		noticed := make(chan []string, 1)
		go func() { noticed <- w.nextChange(ctx, &seen) }()
		select {
		case status = <-done:
			if ctx.Err() == nil {
				fmt.Fprintln(stderr, "watching for changes; Ctrl-C ends")
			}
			names = <-noticed
		case names = <-noticed:
			stop(errChanged)
			<-done
		}
		stop(nil)
	}
	return status
}

// errChanged ends a judgement during which something changed.
var errChanged = errors.New("something changed")

// nextChange waits until something changes that a problem depends on, and returns the problems'
// names; none when ctx is done.
func (w *watcher) nextChange(ctx context.Context, seen *watch.Snapshot) []string {
	for {
		changed, now := seen.Wait(ctx, w.paths)
		if len(changed) == 0 {
			return nil
		}
		*seen = now
		if names := w.affected(ctx, changed, seen); len(names) > 0 {
			return names
		}
	}
}

// watcher knows what is watched.
type watcher struct {
	dir            string
	opt            options
	stdout, stderr io.Writer
	ws             *workspace.Workspace
	targets        []workspace.Target
	paths          []string
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
		w.paths = append(w.paths, filepath.Join(w.ws.Root, "problems", "internal"))
	}
	if w.opt.src != "" {
		src := w.opt.src
		if !filepath.IsAbs(src) {
			src = filepath.Join(w.dir, src)
		}
		w.paths = append(w.paths, src)
	}
	return nil
}

// judge judges these problems once.
func (w *watcher) judge(ctx context.Context, names []string, args []string) int {
	if f, ok := w.stdout.(*os.File); ok && progress.Terminal(f) {
		fmt.Fprint(f, clear)
	}
	opt := w.opt
	opt.names = names
	return once(ctx, &opt, w.dir, args, w.stdout, w.stderr)
}

// affected returns the names of the problems that depend on the changed files. Where sources changed
// of which main.go is generated, it is generated again first.
func (w *watcher) affected(ctx context.Context, changed []string, seen *watch.Snapshot) []string {
	var names, stale []string
	for _, t := range w.targets {
		hit := slices.ContainsFunc(changed, func(file string) bool {
			return within(file, t.Package) || t.Sources != "" && within(file, t.Sources) || w.isShared(file) && t.Sources != "" || w.isSource(file)
		})
		if !hit {
			continue
		}
		name := t.ID
		if t.Sources == "" {
			name = t.Package
		}
		names = append(names, name)
		if t.Sources != "" && slices.ContainsFunc(changed, func(file string) bool {
			return within(file, filepath.Join(t.Sources, "solution")) || w.isShared(file)
		}) {
			stale = append(stale, t.ID)
		}
	}
	fmt.Fprintf(w.stderr, "\n%s changed: %s\n", time.Now().Format(time.TimeOnly), strings.Join(w.short(changed), " "))
	if len(stale) > 0 && w.opt.src == "" {
		w.bundle(ctx, stale)
		*seen = watch.Take(w.paths)
	}
	return names
}

// isShared reports whether the file is a helper that all problems may use.
func (w *watcher) isShared(file string) bool {
	return w.ws.Root != "" && within(file, filepath.Join(w.ws.Root, "problems", "internal"))
}

// isSource reports whether the file belongs to the program of -src.
func (w *watcher) isSource(file string) bool {
	return w.opt.src != "" && within(file, w.paths[len(w.paths)-1])
}

func within(file, folder string) bool {
	return file == folder || strings.HasPrefix(file, folder+string(filepath.Separator))
}

// bundle generates the programs of these problems. What it has to say about sources that do not
// compile is shown; the judge then goes on with what was generated before.
func (w *watcher) bundle(ctx context.Context, names []string) {
	cmd := exec.CommandContext(ctx, "go", append([]string{"run", "./tools/bundle", "-w"}, names...)...)
	cmd.Dir = w.ws.Root
	if out, err := cmd.CombinedOutput(); err != nil {
		fmt.Fprintf(w.stderr, "not bundled: %v\n%s", err, out)
	}
}

// short names the changed files from the module's top folder, a few of them.
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
