// This file judges what no program prints: the answers that are submitted themselves, and sources that
// a static validator looks at.

package run

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// answerEndings are those of submitted answers, in the order in which they are looked for.
var answerEndings = []string{".out", ".ans", ".txt", ""}

// answer judges the submitted answer to a testcase.
func (r *Runner) answer(ctx context.Context, s *Subject, c *packages.Case, dir string, res *report.Case) error {
	file := answerFile(s.Answers, c)
	info, err := os.Stat(file)
	switch {
	case file == "":
		res.Verdict, res.Message = verdict.WA, "no answer to this testcase was submitted"
		return nil
	case err != nil:
		return err
	case info.Size() > s.Pkg.Limits.Output:
		res.Verdict, res.Message = verdict.OLE, fmt.Sprintf("the answer has %d bytes, the limit is %d", info.Size(), s.Pkg.Limits.Output)
		return nil
	}
	res.Output = info.Size()
	got, err := r.judgeFile(ctx, s, c, file)
	if err != nil {
		return err
	}
	res.Verdict, res.Message, res.Diff, res.Score = got.Verdict, got.Message, got.Diff, got.Score
	if res.Verdict != verdict.AC {
		res.Got = readStart(file, maxGot)
	}
	return nil
}

// answerFile finds the answer to a testcase in a submission: a file answers every testcase, a folder
// has files that are named as the testcases, in the folders of these or directly. "" for none.
func answerFile(submission string, c *packages.Case) string {
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
func (r *Runner) static(ctx context.Context, s *Subject, c *packages.Case, dir string, res *report.Case) error {
	feedback := filepath.Join(dir, "feedback0")
	if err := os.MkdirAll(feedback, 0o755); err != nil {
		return err
	}
	if err := copySource(s.Entry.Source, dir); err != nil {
		return err
	}
	args := append([]string{s.Prog.Lang.Code(), s.Prog.Entry, feedback + string(filepath.Separator)}, c.OutputFlags.All...)
	got, said, err := r.validate(ctx, s.Pkg, s.Static, dir, os.DevNull, args)
	if err != nil {
		return err
	}
	s.hear(*s.Pkg.StaticValidator, c, got, said, feedback, res)
	return nil
}

// copySource copies a source, a file or a folder, into a folder.
func copySource(source, to string) error {
	if info, err := os.Stat(source); err == nil && info.IsDir() {
		return copyFolder(source, to)
	}
	return copyFile(source, filepath.Join(to, filepath.Base(source)))
}
