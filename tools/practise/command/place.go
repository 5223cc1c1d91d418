// This file creates the files for the learner's program: the template, the statement and the samples.

package command

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/attempt"
	"oj/tools/shared/journal"
	"oj/tools/shared/language"
	"oj/tools/shared/problem"
	"oj/tools/shared/templates"
	"oj/tools/shared/workspace"
)

// A place is the folder that contains the learner's program for a lesson, with the statement and the samples.
type place struct {
	*lesson
	dir    string           // the folder of the statement and the samples
	target workspace.Target // the problem in the repository of the course
	isOwn  bool             // whether the repository is the learner's own, with the program in problems/
}

// placeOf returns the place of a lesson. In the repository of the course, problems/ID contains our solution.
func (c *command) placeOf(l *lesson) place {
	p := place{lesson: l, target: (&workspace.Workspace{Root: c.course.root}).Target(l.id)}

	// In the learner's own repository, problems/ID is free for the learner's program.
	p.isOwn = c.ws.Root != c.course.root
	p.dir = attempt.Folder(c.ws.Root, l.id)
	if p.isOwn {
		p.dir = c.ws.Target(l.id).Sources
	}
	return p
}

// program returns the path of the learner's program, or "" if there is none.
func (p place) program() string {
	if p.isOwn {
		if solution := attempt.In(filepath.Join(p.dir, "solution")); solution != "" {
			return solution
		}
	}
	return attempt.In(p.dir)
}

// show returns the name of a file for messages.
func (c *command) show(file string) string {
	// A relative name is shorter, and the user can copy it into a command.
	if rel, err := filepath.Rel(c.Dir, file); err == nil && filepath.IsLocal(rel) {
		return filepath.ToSlash(rel)
	}
	return file
}

// begin creates the place, and prints the statement. If the place already contains a program, begin changes
// nothing, with one exception: a program that belongs to a finished attempt is moved to another folder,
// because a review begins with an empty program.
func (c *command) begin(p place) error {
	all, err := c.histories()
	if err != nil {
		return err
	}

	// An attempt is finished when the learner gets an AC or gives up. h.started reports whether the learner has
	// started a new attempt since then.
	h := all[p.id]
	old := p.program()
	isFinished := (h.solved || h.gaveUp) && !h.started
	if old != "" && !isFinished {
		fmt.Fprintf(c.Out, "%s exists already and was not changed; the statement: %s\n",
			c.show(old), c.show(filepath.Join(p.dir, "statement.md")))
		return nil
	}

	// Read the contents of all new files before moving the old program. If this fails, the old program is not
	// moved.
	files, program, err := c.filesOf(p)
	if err != nil {
		return err
	}
	if old != "" {
		aside, err := p.moveAside()
		if err != nil {
			return err
		}
		fmt.Fprintf(c.Out, "your earlier program is in %s now\n\n", c.show(aside))
	}
	for name, text := range files {
		file := filepath.Join(p.dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return err
		}
		if err := atomicfile.Write(file, text); err != nil {
			return err
		}
	}

	// Record the start last, so that if a file cannot be written, the next call tries again.
	if err := c.record(journal.Entry{Problem: p.id, Event: journal.Started}); err != nil {
		return err
	}

	fmt.Fprintf(c.Out, "%s\n", files["statement.md"])
	const next = `write your program into %[2]s, then:
  go run ./judge -watch %[1]s   # each save is judged on all testcases
  go run ./tools/practise -hint %[1]s   # if you are stuck
  go run ./tools/practise -done %[1]s   # judge it, and compare it with ours
`
	fmt.Fprintf(c.Out, args.Named(next), p.id, c.show(filepath.Join(p.dir, filepath.FromSlash(program))))
	if missing := c.course.missing(p.lesson, all); len(missing) > 0 {
		fmt.Fprintf(c.Out, "this problem builds on %s, which you have not solved\n", strings.Join(missing, ", "))
	}
	return nil
}

// filesOf returns the files of a place as a map from names to contents, and the name of the program.
func (c *command) filesOf(p place) (files map[string][]byte, program string, err error) {
	lang := c.lang
	if lang == nil {
		lang = language.ByID("go")
	}

	description, err := problem.Describe(p.target)
	if err != nil {
		return nil, "", err
	}

	// Use the learner's template for this language if there is one, and otherwise the default template. A game needs a bot,
	// which answers in turns; a language without a template of a bot has only the plain one.
	t, err := templates.Bot(lang)
	if !description.Interactive || err != nil {
		t, err = templates.Read(c.ws.Root, "", lang)
	}
	if err != nil {
		return nil, "", err
	}
	source, err := t.Execute(templates.Facts{ID: p.id, Name: description.Name, Source: description.Source, URL: description.SourceURL}, c.ws.Root)
	if err != nil {
		return nil, "", err
	}
	statement, err := p.statement()
	if err != nil {
		return nil, "", err
	}
	if description.Interactive {
		statement = append(statement, aboutGames...)
	}

	// In mine/, a single file is enough. In the learner's own repository, a Go program needs the folder
	// solution, as the judge expects.
	program = templates.FileName(lang)
	if p.isOwn {
		program = t.File()
	}
	files = map[string][]byte{program: source, "statement.md": statement}

	// The samples are copies, so that the learner may change them.
	samples := filepath.Join(p.target.Package, "data", "sample")
	entries, err := os.ReadDir(samples)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, "", err
	}
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(samples, e.Name()))
		if err != nil {
			return nil, "", err
		}
		files["samples/"+e.Name()] = text
	}
	return files, program, nil
}

// aboutGames follows the statement of a game.
const aboutGames = `
## How it is judged here

The judge starts your program and a referee, and passes each line on when it is written: answer each turn with one line, and
flush it. A file in samples/ is a testcase for the referee. Your program never reads it; it reads what the statement says.
Because other programs may slow down the machine, the judge allows four times the statement's limit for a turn.
The program in this folder is only an example of a loop over turns: replace what it reads and prints.
`

// statement returns the part of the problem's README before the solution.
func (p place) statement() ([]byte, error) {
	text, err := os.ReadFile(filepath.Join(p.target.Sources, "README.md"))
	if err != nil {
		return nil, err
	}
	statement, _, split := strings.Cut(string(text), "\n## Spoilers")

	// If there is no section Spoilers, keep only the text before the first section, because the sections
	// reveal the solution.
	if !split {
		statement, _, _ = strings.Cut(statement, "\n## ")
	}

	// Drop lines that are HTML comments, because they are instructions for tools/readme.
	var kept strings.Builder
	for line := range strings.Lines(statement) {
		if !strings.HasPrefix(line, "<!--") {
			kept.WriteString(line)
		}
	}
	return []byte(strings.TrimSpace(kept.String()) + "\n"), nil
}

// moveAside moves the files of an earlier attempt into a hidden folder, which the judge and the go command
// ignore, and returns this folder.
func (p place) moveAside() (folder string, err error) {
	entries, err := os.ReadDir(p.dir)
	if err != nil {
		return "", err
	}

	// Mkdir fails if the folder exists already, so no earlier attempt is overwritten.
	for i := 1; ; i++ {
		folder = filepath.Join(p.dir, fmt.Sprintf(".old-%d", i))
		if err = os.Mkdir(folder, 0o777); !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	for _, e := range entries {
		if err == nil && !strings.HasPrefix(e.Name(), ".") {
			err = os.Rename(filepath.Join(p.dir, e.Name()), filepath.Join(folder, e.Name()))
		}
	}
	return folder, err
}

// date returns a day in the form in which messages show it, such as "2 Jan 2006".
func date(t time.Time) string { return t.Local().Format("2 Jan 2006") }
