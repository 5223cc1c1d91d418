// This file judges what no program prints: the answers that are submitted themselves, and sources that
// a static validator looks at.

package match

import (
	"context"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/decide"
	"oj/judge/internal/problem"
	"oj/judge/internal/verdict"
)

// answerEndings are those of submitted answers, in the order in which they are looked for.
var answerEndings = []string{".out", ".ans", ".txt", ""}

// answer judges the submitted answer to a testcase.
func (r *Runner) answer(ctx context.Context, s *Program, c *problem.Case, dir string, a *Attempt) error {
	file := answerFile(s.Answers, c)
	a.Facts.Answer = &decide.Answer{Missing: file == ""}
	if file != "" {
		info, err := os.Stat(file)
		if err != nil {
			return err
		}
		a.Facts.Answer.Bytes, a.Output = info.Size(), info.Size()
	}
	if !a.Decide() {
		return nil
	}
	if err := r.judgeFile(ctx, s, c, file, a); err != nil {
		return err
	}
	if a.Verdict != verdict.AC {
		a.Got = readStart(file, maxGot)
	}
	return nil
}

// answerFile finds the answer to a testcase in a submission: a file answers every testcase, a folder
// has files that are named as the testcases, in the folders of these or directly. "" for none.
func answerFile(submission string, c *problem.Case) string {
	if info, err := os.Stat(submission); err == nil && !info.IsDir() {
		return submission
	}
	inSecret := strings.TrimPrefix(c.Name, "secret/")
	for _, name := range []string{c.Name, inSecret, filepath.Base(c.Name)} {
		for _, ending := range answerEndings {
			file := filepath.Join(submission, filepath.FromSlash(name)+ending)
			if info, err := os.Stat(file); err == nil && info.Mode().IsRegular() {
				return file
			}
		}
	}
	return ""
}

// static asks the static validator about the source of the program, which it finds in its working folder.
func (r *Runner) static(ctx context.Context, s *Program, c *problem.Case, dir string, a *Attempt) error {
	feedback := filepath.Join(dir, "feedback0")
	if err := os.MkdirAll(feedback, 0o755); err != nil {
		return err
	}
	if err := copySource(s.Source, dir); err != nil {
		return err
	}
	args := append([]string{s.Built.Lang.Code(), s.Built.Entry, feedback + string(filepath.Separator)}, c.OutputFlags.All...)
	got, said, err := r.validate(ctx, s.Pkg, s.Static, dir, os.DevNull, args)
	if err != nil {
		return err
	}
	s.asked(*s.Pkg.StaticValidator, c, got, said, feedback, a)
	a.Decide()
	return nil
}

// copySource copies a source, a file or a folder, into a folder.
func copySource(source, to string) error {
	if info, err := os.Stat(source); err == nil && info.IsDir() {
		return copyFolder(source, to)
	}
	return copyFile(source, filepath.Join(to, filepath.Base(source)))
}
