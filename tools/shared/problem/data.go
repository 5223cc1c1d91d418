// This file reads the folder data of a package: the testcases and their groups.

package problem

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"oj/tools/shared/columns"
	"oj/tools/shared/compare"
	"oj/tools/shared/layout"
	"oj/tools/shared/yaml"
)

// kinds are the folders in data that contain testcases, in the order of judging.
var kinds = []struct {
	folder string
	kind   CaseKind
}{
	{"sample", Judged}, {"secret", Judged},
	{"invalid_input", InvalidInput}, {"invalid_inputs", InvalidInput},
	{"invalid_output", InvalidOutput}, {"invalid_outputs", InvalidOutput},
	{"valid_output", ValidOutput}, {"valid_outputs", ValidOutput},
}

// readData reads the groups and testcases of the package.
func (p *Package) readData() {
	// The simplest package has two files: an input and its answer.
	dir := filepath.Join(p.Dir, "data")

	// Testcases need not be in a folder such as data/sample. They may also be directly in data or, if there is
	// no folder data, in the package's own folder. flat is the path of this folder.
	flat := dir
	if !p.isDir(dir) {
		flat = p.Dir
		if !layout.Has(flat) && !p.options.RunOnly {
			if packages := within(p.Dir); packages != "" {
				yaml.Fail(p.Dir, 0, "not a problem package%s", packages)
			}
			if advice := p.generators(); advice != "" {
				yaml.Fail(dir, 0, "no such folder%s", advice)
			}
			yaml.Fail(dir, 0, "no such folder; want data/sample and data/secret with testcases (NAME.in and NAME.ans), or "+
				"NAME.in with NAME.ans or NAME.out in %s", p.Dir)
		}
	}

	// The folder data is the root group. All other groups inherit its settings. In version 2025-09 of the format, the
	// score of the root group is the sum of the scores of its groups, unless the package says otherwise.
	if !p.Graders {
		p.Root.aggregates("sum")
	}
	if own := p.readSettings(dir); own != nil {
		p.read(own, p.groupKeys(p.Root))
	}
	for _, k := range kinds {
		// Each of these folders may be missing. But a file or a broken link with the name of the folder is an
		// error.
		sub := filepath.Join(dir, k.folder)
		if p.isDir(sub) {
			p.readGroup(p.Root, sub, k.folder, k.kind)
		} else if p.exists(sub) {
			yaml.Fail(sub, 0, "want a folder")
		}
	}
	if len(p.groups) > 1 {
		return
	}

	// There is no folder such as data/sample, so read the testcases in flat. All of them are samples, except in a
	// package of Polygon, which has all its tests there. Ignore other files.
	group := "sample"
	if p.isPolygon {
		group = "secret"
	}
	g := p.addGroup(p.Root, group, nil)
	p.list(flat)
	found := layout.In(flat)
	for _, t := range found.List {
		p.readTest(g, flat, t)
	}
	for _, warning := range found.Warnings {
		p.warn("%s", warning)
	}
	p.Root.Items = []Item{{Group: g}}
}

// readTest adds a testcase that package layout has found in the folder dir.
func (p *Package) readTest(g *Group, dir string, t layout.Test) {
	// NAME.in beside NAME.ans or NAME.out is as in a package: there may be a file with arguments or settings, too.
	input := filepath.Join(dir, t.In)
	if !p.has(input) {
		p.list(filepath.Dir(input))
	}
	if !p.has(input) {
		return // the format ignores this name, and p.list has added a warning
	}
	base, isIn := strings.CutSuffix(input, ".in")
	answer := filepath.Join(dir, t.Ans)
	asInPackage := isIn && (t.Ans == "" || answer == base+".ans" || answer == base+".out")
	if asInPackage {
		p.readCase(g, base, g.Name, Judged)
		p.Cases[len(p.Cases)-1].Out = "" // a second answer, which package layout has named
		return
	}

	p.requireRegular(input)
	c := &Case{Name: g.Name + "/" + columns.OneLine(t.Name), In: input, Group: g, Settings: g.Settings}
	if t.Ans == "" {
		c.Ans = strings.TrimSuffix(input, filepath.Ext(input)) + ".ans"
		p.withoutAnswer(c)
	} else {
		c.Ans = answer
		p.requireRegular(c.Ans)
	}
	p.setCompare(c)
	p.addCase(c)
}

const runIt = "first run it"

// makers are globs for files that usually create the data of a package, the most likely ones first, and what the user
// can do with them.
var makers = []struct{ glob, advice string }{
	{"generators/generators.yaml", "first run bt generate of BAPCtools in the package"},
	{"generators/*", "first run its generators"},
	{"gen.*", runIt}, {"*/gen.*", runIt}, {"data/*/gen.*", runIt},
	{"generat*.*", runIt}, {"*/generat*.*", runIt}, {"data/*/generat*.*", runIt},
	{"gen*.*", runIt}, {"*/gen*.*", runIt}, {"data/*/gen*.*", runIt},
	{"[Mm]akefile", "first run make"}, {"data/[Mm]akefile", "first run make there"}, {"data/*/[Mm]akefile", "first run make there"},
}

// generators returns the end of an error message about missing data: what probably creates the data, because the judge
// does not run it. It returns "" if the package seems to contain no such program.
func (p *Package) generators() string {
	for _, m := range makers {
		found := yaml.Must(fs.Glob(os.DirFS(p.Dir), m.glob))
		if len(found) > 0 {
			return fmt.Sprintf("; the data are probably made by %s, which the judge does not run: %s", found[0], m.advice)
		}
	}
	return ""
}

// within returns the end of an error message about a folder that is not a package, but contains packages: it names
// some of them. Otherwise it returns "".
func within(dir string) string {
	var found []string
	for _, glob := range []string{"*/problem.yaml", "*/*/problem.yaml"} {
		files := yaml.Must(fs.Glob(os.DirFS(dir), glob))
		for _, file := range files {
			found = append(found, filepath.Join(dir, filepath.Dir(file)))
		}
	}
	const most = 5
	switch n := len(found); {
	case n == 0:
		return ""
	case n > most:
		return fmt.Sprintf("; this folder contains %d packages, so name some of them: %s ...", n, strings.Join(found[:most], " "))
	}
	return "; this folder contains packages, so name them: " + strings.Join(found, " ")
}

// readSettings reads the settings file in a group's folder. It returns nil if there is none. In early drafts of 2025-09
// the file has its legacy name.
func (p *Package) readSettings(dir string) *yaml.Node {
	n := p.readYAML(filepath.Join(dir, p.settingsFile))
	if n == nil && p.draft {
		n = p.readYAML(filepath.Join(dir, legacySettings))
	}
	return n
}

// readGroup reads a folder of testcases and its subfolders. In version 2025-09 of the format, only the folders
// in data and in data/secret are groups. The testcases of a deeper folder belong to the group that contains
// this folder. But if the deeper folder has a settings file, it is read as a group, and a warning is added.
func (p *Package) readGroup(parent *Group, dir, name string, kind CaseKind) {
	// The folder is a group if the format allows a group here, or if the folder has settings of its own.
	own := p.readSettings(dir)
	mayBeGroup := !p.modern || parent == p.Root || parent.Name == "secret"
	if !mayBeGroup {
		if own == nil {
			p.readCases(parent, dir, name, kind)
			return
		}
		p.warn("%s: in %s only the folders of data/secret are groups", own.File, v2025)
	}

	// If the group has a testcase for static validation (a check of the source, see addStatic), this testcase
	// is the first one of the group.
	g := p.addGroup(parent, name, own)
	if kind == Judged {
		p.addStatic(g)
	}
	p.readCases(g, dir, name, kind)
	if len(g.Items) > 0 && kind == Judged {
		parent.Items = append(parent.Items, Item{Group: g})
	}
}

// maxDepth limits the depth of nested folders, because symbolic links can make it infinite.
const maxDepth = 30

// readCases adds the testcases and subfolders of a folder to a group, sorted by their base names.
func (p *Package) readCases(g *Group, dir, name string, kind CaseKind) {
	if strings.Count(name, "/") > maxDepth {
		yaml.Fail(dir, 0, "folders are nested too deeply; does a symbolic link lead back to a folder above it?")
	}

	// Testcases and folders are sorted together by their base names.
	reads := map[string]func(){} // maps sort keys to functions that read a testcase or folder
	for _, file := range p.list(dir) {
		path := filepath.Join(dir, file)
		order := file + "\x00"
		read := func() { p.readGroup(g, path, name+"/"+columns.OneLine(file), kind) }
		if strings.HasSuffix(file, ".files") || !p.isDir(path) {
			base := p.caseOf(path)
			if base == "" {
				continue
			}
			order = base
			read = func() { p.readCase(g, filepath.Join(dir, base), name, kind) }
		}

		// A package keeps the lexicographic order that the format prescribes, because verdicts depend on the
		// order. Without problem.yaml, sort numbers in names by their values (2 before 10).
		if !p.hasYAML {
			order = layout.Natural(order)
		}
		reads[order] = read
	}

	// Read the testcases in sorted order, because the first testcase that rejects a submission determines the
	// verdict of the submission.
	for _, order := range slices.Sorted(maps.Keys(reads)) {
		reads[order]()
	}
}

// notData matches names of files without extension, such as README, that authors put beside testcases on
// purpose.
var notData = regexp.MustCompile(`(?i)^(readme|license|makefile|build|run|gen.*)$`)

// caseOf returns the name of the testcase that readCases adds when it finds this file in data, or "" if it
// adds none. Each input (.in) adds a testcase. An answer NAME.ans without an input adds a testcase if
// NAME.args, NAME.yaml or NAME.files exists. These files and NAME.out themselves add no testcase, because
// readCase finds them by the testcase's name. A misplaced file causes a warning or an error (a panic of
// yaml.Fail), except sample interactions, hints and pictures, which may exist without a testcase.
func (p *Package) caseOf(path string) string {
	// A file that belongs to no testcase must not be ignored silently, because its author expects it to be used.
	ext := filepath.Ext(path)
	stem := strings.TrimSuffix(path, ext)
	base := filepath.Base(stem)
	switch ext {
	case "":
		if !notData.MatchString(base) {
			yaml.Fail(path, 0, "want a folder (a group of testcases), or a file with an extension of the package format, such as .in or .ans")
		}
	case ".in":
		return base
	case ".ans":
		if p.has(stem+".in") || p.isDir(stem+".files") || p.has(stem+".args") || p.has(stem+".yaml") {
			return base
		}
		if !p.options.Unfinished {
			yaml.Fail(path, 0, "this answer has no input %s.in", base)
		}
		p.warn("%s: this answer has no input %s.in", path, base)
	case ".yaml", ".files", ".out", ".args":
		if !p.has(stem+".in") && !p.has(stem+".ans") && !p.isSettings(path) {
			p.warn("%s: this file belongs to no testcase, because there is no %s.in", path, base)
		}
	}
	return ""
}

// isSettings reports whether the file contains the settings of a group.
func (p *Package) isSettings(path string) bool {
	name := filepath.Base(path)
	return name == p.settingsFile || p.draft && name == legacySettings
}

// addCase appends a testcase to its group.
func (p *Package) addCase(c *Case) {
	c.Group.Items = append(c.Group.Items, Item{Case: c})
	p.Cases = append(p.Cases, c)
}

// has reports whether the package contains a file or folder with this path (the method list has recorded it).
func (p *Package) has(path string) bool { return p.listed[path] }

// readCase adds one testcase. base is the path of its files without extension. The testcase is called
// `name`, a slash, and the last part of base.
func (p *Package) readCase(g *Group, base, name string, kind CaseKind) {
	c := &Case{
		Name: name + "/" + columns.OneLine(filepath.Base(base)),
		In:   base + ".in", Ans: base + ".ans",
		Kind: kind, Group: g, Settings: g.Settings,
	}

	// Check now that the files are regular files, because reading a pipe later would block.
	out := base + ".out"
	for _, file := range []string{c.In, c.Ans, out} {
		if p.has(file) {
			p.requireRegular(file)
		}
	}
	if !p.has(c.In) {
		c.In = os.DevNull
	}
	p.findAnswer(c, out)

	// In 2025-09, statements show the answer (.ans) as the output of a sample, except in interactive and
	// multi-pass problems. If the sample has a file .out or .ans.statement, they show this file instead.
	isBatch := !p.Interactive && !p.MultiPass
	c.Shown = p.modern && g.Name == "sample" && isBatch && c.Out == "" && !p.has(base+".ans.statement")

	// Read the other files of the testcase. Its settings (.yaml) override the settings of the group.
	if p.has(base+".files") && p.isDir(base+".files") {
		c.Files = followed(base + ".files")
	}
	if p.has(base + ".args") {
		c.Args = strings.Fields(string(p.content(base + ".args")))
	}
	if p.has(base + ".yaml") {
		p.read(p.readYAML(base+".yaml"), p.settingsKeys(&c.Settings))
	}

	// In 2025-09 input validators also get the arguments of the program.
	if p.modern {
		c.InputArgs = c.Args
	}

	p.setCompare(c)
	p.addCase(c)
}

// setCompare sets the options with which the default validator compares the outputs of a testcase.
func (p *Package) setCompare(c *Case) {
	// Append the testcase's flags to the package's flags, because in legacy packages the last tolerance is
	// used.
	if !p.Custom {
		flags, _ := c.OutputFlags.For("default")
		options, err := compare.ParseFlags(slices.Concat(p.ValidatorFlags, flags), p.modern)
		if err != nil {
			yaml.Fail(filepath.Join(p.Dir, "problem.yaml"), 0, "the flags of %s: %v", c.Name, err)
		}
		if p.options.Tolerance != "" {
			options = yaml.Must(options.WithTolerance(p.options.Tolerance))
		}
		if p.options.IgnoreCase {
			options.Case = false
		}
		options.OpenEnd = p.Site != nil && p.Site.OpenEnd
		c.Compare = options
	}
}

// findAnswer sets the answer of a testcase. If the testcase also contains an output that validators must
// judge, findAnswer sets this output, too. out is the path of the testcase's file .out.
func (p *Package) findAnswer(c *Case, out string) {
	// The file .out is the answer if submissions run on the testcase and there is no file .ans. In all other
	// testcases the file .out is an output that validators judge.
	answered := p.has(c.Ans)
	switch {
	case p.has(out) && c.Kind == Judged && !answered:
		c.Ans = out
		answered = true
	case p.has(out):
		c.Out = out
	case c.Kind == InvalidOutput || c.Kind == ValidOutput:
		yaml.Fail(out, 0, "no such file; %s needs an output to be judged", c.Name)
	}

	switch {
	case answered || c.Kind == InvalidInput:
	case p.Interactive:
		c.Ans = os.DevNull // interactive problems need no answer
	case c.Kind == Judged:
		p.withoutAnswer(c)
	default:
		yaml.Fail(c.Ans, 0, "no such file; the testcase %s has no answer", c.Name)
	}
}

// withoutAnswer marks a testcase as one without an answer. In a finished package that is an error.
func (p *Package) withoutAnswer(c *Case) {
	if !p.options.Unfinished {
		yaml.Fail(c.Ans, 0, "no such file; the testcase %s has no answer. To create the answer with a correct program, call the judge with -update -src %s", c.Name, p.correct())
	}
	c.NoAnswer = true
}

// correct returns the path of a submission that should be correct, or the word FILE if there is none.
func (p *Package) correct() string {
	for _, s := range p.Submissions {
		if s.Folder == "accepted" && s.Files == nil {
			return s.Path
		}
	}
	return "FILE"
}

// StaticName is the last part of the name of each testcase for static validation. On such a testcase the
// submission does not run: the static validator judges its source.
const StaticName = "static-validation"

// addStatic adds the testcase for static validation, if the settings of the group ask for one.
func (p *Package) addStatic(g *Group) {
	// The settings ask for this testcase if they contain a score for it.
	score := g.own.Get("static_validation_score")
	args := g.own.Get("static_validator_args")
	switch {
	case score == nil && args != nil:
		args.Fail("static_validator_args without static_validation_score")
	case score == nil:
		return
	case p.SubmitAnswer:
		score.Fail("a problem of type submit-answer has no source for the static validator")
	}

	// The testcase has no input and no answer, because the submission is not run.
	c := &Case{Name: g.Name + "/" + StaticName, In: os.DevNull, Ans: os.DevNull, Group: g, Static: true}
	if score.Text != "pass-fail" {
		c.Accept = p.points(score)
	}
	if args != nil {
		c.OutputFlags.All = p.argumentList(args)
	}
	p.addCase(c)
}
