// This file implements -watch for a contest: a board with a line for each problem. On a terminal the board is drawn
// again after every change. If the output is a pipe, only the changed lines are printed.

package board

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/report"
	"oj/judge/internal/session"
	"oj/judge/internal/watch"
	"oj/tools/bundle/generated"
	"oj/tools/shared/attempt"
	"oj/tools/shared/columns"
	"oj/tools/shared/journal"
	"oj/tools/shared/language"
	"oj/tools/shared/problem"
	"oj/tools/shared/templates"
	"oj/tools/shared/terminal"
	"oj/tools/shared/verdict"
	"oj/tools/shared/workspace"
)

// board is the board of a contest.
type board struct {
	watcher *watcher
	started time.Time
	log     *journal.Journal
	rows    []workspace.Target     // the problems on the board: a copy, because nextChange may change watcher.targets at any time
	results map[string]boardResult // maps the id of a problem to its result
	details string                 // the failures of the problem judged last; "" if there are none, or if several problems were judged
	color   bool
}

// boardResult is the result of a judged problem.
type boardResult struct {
	isNew   bool          // the program is an unchanged template, which is not judged
	entry   *report.Entry // nil if no program was judged
	trouble bool          // the problem cannot be judged
}

// watchContest judges the contest w.contest and shows its board until ctx is done. It returns the exit status
// of the last round of judging.
func (w *watcher) watchContest(ctx context.Context) int {
	b := &board{
		watcher: w, started: time.Now(), log: journal.Open(), results: map[string]boardResult{},
		color: terminal.Movable(w.con.Stdout) && os.Getenv("NO_COLOR") == "",
	}

	// Watch the log of submissions, too, because the board shows submissions.
	w.paths = append(w.paths, b.log.File)
	w.contestLog = b.log.File

	todo, status := w.targets, session.ExitOK // todo contains the problems to be judged
	seen := watch.Start(w.paths, w.skip)
	defer seen.Close()
	for ctx.Err() == nil {
		// Copy the problems, because nextChange below may replace w.targets at any time.
		b.rows = slices.Clone(w.targets)

		// A goroutine waits for the next change, and then stops the judging below by canceling `running`.
		running, stop := context.WithCancelCause(ctx)
		changed := make(chan []workspace.Target, 1)
		go func() {
			changed <- w.nextChange(ctx, seen)
			stop(session.ErrChanged)
		}()

		todo, status = b.judgeAll(running, todo, status)
		warm := make(chan bool)
		go func() {
			session.WarmUp(running, &w.opt) // the next change ends it
			close(warm)
		}()

		// wait returns when the goroutine has sent its result. After that no other goroutine uses w.targets and
		// seen.
		more, submitted := b.wait(ctx, changed)
		stop(nil)
		<-warm

		// A submission changes the row of its problem, although no file of a problem has changed.
		if submitted {
			b.show(b.rows)
		}

		// First judge the problems that were saved just now, because the user waits for them. Drop duplicates,
		// because these problems may also be in the list todo.
		var next []workspace.Target
		for _, t := range append(more, todo...) {
			if !slices.Contains(next, t) {
				next = append(next, t)
			}
		}
		todo = next
	}
	w.con.Line.Clear()
	return status
}

// judgeAll judges the problems one by one, so that the board shows each result immediately. It returns the problems
// that have not been judged when ctx is canceled, and the exit status of the last judged problem (or the given one).
func (b *board) judgeAll(ctx context.Context, todo []workspace.Target, status int) ([]workspace.Target, int) {
	// Print failures only if a single problem is judged. The failures of several problems would scroll the board off
	// the screen.
	isOnly := len(todo) == 1
	b.details = ""

	for len(todo) > 0 && ctx.Err() == nil {
		newStatus, details := b.judge(ctx, todo[0])
		if ctx.Err() != nil {
			break
		}
		status = newStatus
		if isOnly {
			b.details = details
		}
		b.show(todo[:1])
		todo = todo[1:]
	}
	return todo, status
}

// judge judges a problem and stores its result. It returns the exit status, and the output of the judge if there are
// failures.
func (b *board) judge(ctx context.Context, t workspace.Target) (status int, details string) {
	// An unchanged template is wrong, but the user has not begun to solve the problem.
	if b.untouched(t) {
		b.results[t.ID] = boardResult{isNew: true}
		return session.ExitOK, ""
	}

	// Collect the output in a buffer, because it would scroll the board off the screen.
	opt := b.watcher.opt
	opt.Names = []string{t.Package}
	if own := b.watcher.attempt(t); own != "" {
		opt.Src = []string{own}
	}
	var text bytes.Buffer
	own := *b.watcher.con
	own.Stdout, own.Stderr = &text, &text
	own.Out, own.Err = columns.Harmless(&text), columns.Harmless(&text)
	status, rep := session.Once(ctx, &opt, &own)

	if ctx.Err() != nil {
		return status, "" // a file has changed, so the problem will be judged again
	}

	var r boardResult
	for _, p := range rep.Problems {
		r.entry = worst(p.Entries)
	}
	r.trouble = status == session.ExitTrouble
	b.results[t.ID] = r

	// If there are no failures, the line on the board is sufficient.
	if status == session.ExitOK {
		return status, ""
	}
	return status, text.String()
}

// untouched reports whether the only program of a problem is a template that the user has not changed.
func (b *board) untouched(t workspace.Target) bool {
	root := b.watcher.ws.Root
	if t.Sources == "" || b.watcher.attempt(t) != "" {
		return false
	}
	description, err := problem.Describe(t)
	if err != nil {
		return false // the judge will report the error
	}
	p := templates.Facts{ID: t.ID, Name: description.Name, Source: description.Source, URL: description.SourceURL}
	name, err := templates.Untouched(os.DirFS(filepath.Join(root, "problems")), p, root)
	if err != nil || name == "" {
		return false
	}

	// Another program beside the template is judged, except one that was generated from it.
	entries, err := os.ReadDir(t.Sources)
	if err != nil {
		return false
	}
	for _, e := range entries {
		text, _ := os.ReadFile(filepath.Join(t.Sources, e.Name()))
		if e.Name() != name && language.Of(e.Name()) != nil && !generated.IsGenerated(text) {
			return false
		}
	}
	return true
}

// worst returns the entry that the board shows for a problem: the first program that was judged but not
// accepted or, if there is none, the first program that is wrong beyond what the site is known to test
// or, if there is none either, the first program.
func worst(entries []*report.Entry) *report.Entry {
	for _, e := range entries {
		if e.Verdict != verdict.AC && e.Skipped == "" {
			return e
		}
	}
	for _, e := range entries {
		if e.Beyond != "" {
			return e
		}
	}
	if len(entries) == 0 {
		return nil
	}
	return entries[0]
}

// wait waits for the next change, and meanwhile shows the time left on a terminal. It returns the problems
// that the change affects. submitted is set if only the log of submissions has changed.
func (b *board) wait(ctx context.Context, changed <-chan []workspace.Target) (todo []workspace.Target, submitted bool) {
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	for {
		b.watcher.con.Line.Show("watching for changes; Ctrl-C ends  %s", b.left())
		select {
		case todo = <-changed:
			return todo, len(todo) == 0 && ctx.Err() == nil
		case <-tick.C:
		}
	}
}

// left returns the time left as a text, or "" without -minutes.
func (b *board) left() string {
	if b.watcher.opt.Minutes == 0 {
		return ""
	}
	left := time.Duration(b.watcher.opt.Minutes)*time.Minute - time.Since(b.started)
	if left <= 0 {
		return "the time is up"
	}

	// The format is hours, minutes and seconds.
	left = left.Truncate(time.Second)
	return fmt.Sprintf("%d:%02d:%02d left", int(left.Hours()), int(left.Minutes())%60, int(left.Seconds())%60)
}

// show prints the board. changed lists the problems whose lines have changed.
func (b *board) show(changed []workspace.Target) {
	b.watcher.con.Line.Clear()
	rows := [][]string{{"", "VERDICT", "CASES", "PROGRAM", "CHANGED", "SUBMITTED"}}

	// Read the log again each time, because it is short. Damaged lines are ignored.
	entries, _, err := b.log.Read()
	progress := journal.States(journal.Submissions(entries))
	for _, t := range b.rows {
		rows = append(rows, b.row(t, progress[t.ID]))
	}
	lines := strings.Split(strings.TrimRight(columns.Align(rows), "\n"), "\n")
	if err != nil {
		fmt.Fprintln(b.watcher.con.Err, "judge: the log of submissions:", err)
	}

	// If the output is a pipe, print only the changed lines.
	if !terminal.Movable(b.watcher.con.Stdout) {
		for i, t := range b.rows {
			if slices.Contains(changed, t) {
				fmt.Fprintf(b.watcher.con.Out, "%s\n", strings.TrimRight(lines[i+1]+"  "+b.left(), " "))
			}
		}
		io.WriteString(b.watcher.con.Out, b.details)
		return
	}

	// Coloured lines are written to Stdout, because Out would replace the control characters.
	fmt.Fprint(b.watcher.con.Stdout, Clear)
	fmt.Fprintf(b.watcher.con.Out, "%s  %s\n\n%s\n", b.watcher.contest, b.left(), lines[0])
	for i, t := range b.rows {
		io.WriteString(b.watcher.con.Stdout, b.painted(lines[i+1], b.results[t.ID])+"\n")
	}
	io.WriteString(b.watcher.con.Out, "\n"+b.details)
}

// The colours of verdicts on a terminal.
const (
	green = "\x1b[32m"
	red   = "\x1b[31m"
	plain = "\x1b[0m"
)

// painted returns a line of the board with the verdict in colour.
func (b *board) painted(line string, r boardResult) string {
	line = columns.Printable(line)
	word := r.verdict()
	if !b.color || word == "-" || word == noAnswer || r.isNew {
		return line
	}
	color := red
	if strings.HasPrefix(word, verdict.AC.String()) {
		color = green
	}
	return strings.Replace(line, "  "+word, "  "+color+word+plain, 1)
}

// noAnswer is shown in place of a verdict if no testcase has an answer.
const noAnswer = "no answer"

// verdict returns the verdict as a text for the board, or "-" if there is none.
func (r boardResult) verdict() string {
	switch {
	case r.isNew:
		return "new"
	case r.entry == nil && r.trouble:
		return "error"
	case r.entry == nil || r.entry.Skipped != "":
		return "-"
	}
	if r.entry.Verdict == verdict.None && r.entry.NoAnswer > 0 {
		return noAnswer
	}
	word := r.entry.Verdict.String()
	if r.entry.Beyond != "" {
		word += ", wrong beyond"
	}
	return word
}

// row returns the cells of a problem: letter, verdict, testcases, program, last change, submission.
func (b *board) row(t workspace.Target, progress journal.State) []string {
	result := b.results[t.ID]
	row := []string{path.Base(t.ID), result.verdict(), "", "", "", "no"}
	if e := result.entry; e != nil {
		row[3] = e.Name
		if e.Skipped == "" {
			row[2] = fmt.Sprintf("%d/%d", e.Passed, e.Total)
		}
	}

	changed := b.lastChange(t)
	if !changed.IsZero() {
		row[4] = changed.Format(time.TimeOnly)
	}
	if progress.Word != "" {
		row[5] = cmp.Or(progress.Last, progress.Word)
	}

	// Compare whole seconds, because the log contains the time of a submission in whole seconds.
	isLater := changed.Truncate(time.Second).After(progress.When)
	if progress.Word == "tried" && isLater {
		row[5] += ", changed since"
	}
	return row
}

// lastChange returns the time when a source of the problem was last saved. It ignores generated files.
func (b *board) lastChange(t workspace.Target) (last time.Time) {
	hasSolution := generated.HasSolution(b.watcher.ws.Root, t.ID)
	folder := t.Sources
	if b.watcher.attempt(t) != "" {
		folder = attempt.Folder(b.watcher.ws.Root, t.ID)
	}
	files := watch.Take([]string{folder}, nil)
	for file := range maps.Keys(files) {
		// Skip main.go and main.cpp if the judge generates them.
		isMain := filepath.Dir(file) == t.Sources && slices.Contains(language.Mains(), filepath.Base(file))
		if text, err := os.ReadFile(file); isMain && hasSolution && err == nil && generated.IsGenerated(text) {
			continue
		}
		if saved := files.Saved(file); language.Of(file) != nil && saved.After(last) {
			last = saved
		}
	}
	return last
}

// contestOf returns the name of the contest if the command line names a contest, and otherwise "". names are
// the names in the command line, and targets are the problems with these names.
func contestOf(names []string, targets []workspace.Target) string {
	if len(names) != 1 || len(targets) == 0 {
		return ""
	}

	// The problems of a contest are all in one folder. The targets may be in several folders, if the name is
	// a common prefix of several ids.
	contest := path.Dir(targets[0].ID)
	isOther := func(t workspace.Target) bool { return path.Dir(t.ID) != contest || t.Sources == "" }
	if contest == "." || slices.ContainsFunc(targets, isOther) {
		return ""
	}

	// If the contest has only one problem so far, the name may mean the contest or the problem.
	name := strings.TrimSuffix(filepath.ToSlash(names[0]), "/")
	isNamed := strings.HasSuffix("/"+name, "/"+contest)
	if len(targets) == 1 && !isNamed {
		return ""
	}
	return contest
}

// checkMinutes returns an error if -minutes is given but there is no board.
func (w *watcher) checkMinutes() error {
	if w.opt.Minutes > 0 && w.contest == "" {
		return fmt.Errorf("-minutes needs the board of a contest, but %s is not a contest, or the flags ask for a report in place of a board",
			strings.Join(w.opt.Names, " "))
	}
	return nil
}
