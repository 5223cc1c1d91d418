// This file traces the learner's own program for a problem of the course, and puts its search beside ours.

package command

import (
	"context"
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/graph/ask"
	"oj/tools/shared/attempt"
	"oj/tools/shared/language"
	"oj/tools/shared/workspace"
)

// findOwn sets o.own if the argument names the learner's own program: its folder or a file in the folder mine, or, in a
// repository of one's own, the id of a problem of the course. Then o.solution becomes the solution of the course.
func (o *options) findOwn(target workspace.Target, arg string) {
	path, err := filepath.Abs(arg)
	if err == nil && strings.HasPrefix(path, filepath.Join(o.root, attempt.Top)+string(filepath.Separator)) {
		o.own, o.arg = attempt.Path(o.root, target.ID), arg
		return
	}

	// In a repository of one's own, the testcases of the course are in the clone, and the clone contains our solution.
	clone := strings.TrimSuffix(target.Package, filepath.Join("testcases", filepath.FromSlash(target.ID)))
	ours := filepath.Join(clone, "problems", filepath.FromSlash(target.ID), "solution")
	if ours == o.solution || !workspace.IsDir(ours) {
		return
	}
	if o.own = attempt.In(o.solution); o.own == "" {
		o.own = attempt.In(target.Sources)
	}
	if o.own != "" {
		o.solution, o.arg = ours, arg
	}
}

// mostTries is how many searches of the learner's program are looked at.
const mostTries = 4

// traceOwn returns the record of the search of the learner's program that begins like ours. If none does, it is the one
// with the number of ours or, if there is no such search, the first one.
func (o *options) traceOwn(ctx context.Context, starts []string) (best *space, err error) {
	if !workspace.IsDir(o.own) && language.Of(o.own) != language.ByID("go") {
		return nil, errors.New("only programs in Go can be traced")
	}
	for number := range mostTries {
		if number == 0 {
			number = o.search
		} else if number == o.search {
			continue
		}
		if err := o.rewind(); err != nil {
			return nil, err
		}
		s, failed, fault := traceFailing(ctx, o.root, o.own, o.input, number)
		isMissing := errors.Is(fault, errNoState) // the program makes fewer searches
		switch {
		case isMissing && best == nil && failed == nil:
			err = fault
			continue
		case isMissing && best != nil:
			return best, nil
		case failed != nil && fault != nil:
			return nil, fmt.Errorf("it failed before its first search: %w", failed)
		case errors.Is(fault, errNoSearch):
			return nil, errors.New("it calls no search of problems/lib/search and no helper of problems/lib/graph, so its steps cannot be seen")
		case fault != nil:
			return nil, fault
		case failed != nil:
			s.failure = "Your program then fails: " + strings.TrimSpace(failed.Error())
		}
		if err := o.name(s); err != nil {
			return nil, err
		}
		if best == nil || slices.Equal(s.startNames(), starts) {
			best = s
		}
		if slices.Equal(s.startNames(), starts) || starts == nil {
			return best, nil
		}
	}
	if best != nil {
		err = nil
	}
	return best, err
}

// startNames returns the names of the recorded starts.
func (s *space) startNames() (names []string) {
	for _, v := range s.Starts {
		names = append(names, s.Labels[v])
	}
	return names
}

// failing returns the file to which practise writes the case on which a program fails, or "" if this file is the input.
func (o *options) failing(program string) string {
	const file = "failing.txt"
	folder := program
	if !workspace.IsDir(o.own) {
		folder = path.Dir(program)
	}
	if filepath.Base(o.input.Name()) == file {
		return ""
	}
	return path.Join(folder, file)
}

// compare adds the learner's search to the page about ours. If the learner's program cannot be traced, the page says so.
func (o *options) compare(ctx context.Context, ours *space, page *ask.Page, text string) error {
	name := o.own
	if rel, err := filepath.Rel(o.root, o.own); err == nil {
		name = filepath.ToSlash(rel)
	}
	page.OwnFolder = o.arg
	mine, err := o.traceOwn(ctx, ours.startNames())
	var replay *ask.Lesson
	if err == nil {
		own, course := mine.input(o.id, text), ours.input(o.id, text)
		own.Bare, course.Bare = true, true
		own.Failing = o.failing(name)
		replay, page.Lesson, page.Note, err = ask.Compare(own, course)
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		page.Note = fmt.Sprintf("%s cannot be shown: %s. This page shows only our search.", name, strings.TrimSpace(err.Error()))
		return nil
	}

	page.Note = strings.TrimSpace(page.Note + " " + mine.failure)
	page.Own = replay
	page.OwnPicture.Graph = mine.plainPicture(replay)
	return o.drawPuzzle(ctx, mine, replay, &page.OwnPicture)
}
