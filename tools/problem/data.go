// This file reads the folder data: the testcases and their groups.

package problem

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"oj/tools/columns"
	"oj/tools/compare"
	"oj/tools/yaml"
)

// kinds are the folders under data that hold testcases, in the order of judging.
var kinds = []struct {
	folder string
	kind   CaseKind
}{
	{"sample", Judged}, {"secret", Judged},
	{"invalid_input", InvalidInput}, {"invalid_inputs", InvalidInput},
	{"invalid_output", InvalidOutput}, {"invalid_outputs", InvalidOutput},
	{"valid_output", ValidOutput}, {"valid_outputs", ValidOutput},
}

// readData finds the groups and testcases.
func (p *Problem) readData() {
	// A package may be just two files: an input with its answer.
	dir := filepath.Join(p.Dir, "data")
	flat := dir // a folder whose testcases are in no group
	if !isDir(dir) {
		flat = p.Dir
		if !HasInputs(flat) {
			yaml.Fail(dir, 0, "no such folder; want data/sample and data/secret with *.in and *.ans, or NAME.in with NAME.ans or NAME.out in %s%s", p.Dir, p.generators())
		}
	}

	// The settings of data itself hold for all groups below.
	if !p.Graders {
		p.Root.aggregates("sum")
	}
	p.read(p.readSettings(dir), p.groupKeys(p.Root))
	for _, k := range kinds {
		// A folder may be missing, but a file or broken link in its place is a mistake.
		sub := filepath.Join(dir, k.folder)
		if isDir(sub) {
			p.readGroup(p.Root, sub, k.folder, k.kind)
		} else if _, err := os.Lstat(sub); err == nil {
			yaml.Fail(sub, 0, "want a folder")
		}
	}
	if len(p.groups) > 1 {
		return
	}

	// Without these folders the testcases are samples. All other files beside them are ignored.
	g := p.addGroup(p.Root, "sample", nil)
	names := p.list(flat)
	slices.SortFunc(names, func(a, b string) int { return strings.Compare(natural(a), natural(b)) })
	for _, name := range names {
		base, isInput := strings.CutSuffix(name, ".in")
		answer := answerBeside(name, func(other string) bool { return p.has(filepath.Join(flat, other)) })
		switch {
		case answer != "":
			p.readPair(g, filepath.Join(flat, name), filepath.Join(flat, answer))
		case isInput:
			p.readCase(g, filepath.Join(flat, base), "sample", Judged)
		}
	}
	p.Root.Items = []Item{{Group: g}}
}

// HasInputs reports whether a folder itself holds testcases. A folder that cannot be read does not.
func HasInputs(dir string) bool {
	entries, _ := os.ReadDir(dir)
	isThere := func(name string) bool {
		return slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return e.Name() == name })
	}
	return slices.ContainsFunc(entries, func(e fs.DirEntry) bool {
		name := e.Name()
		isHidden := name[0] == '.' || name[0] == '-'
		return !isHidden && (strings.HasSuffix(name, ".in") || answerBeside(name, isThere) != "")
	})
}

// inputName matches the name of an input that contains the word "in" or "input", such as in1, input1.txt or sample-in.2.
var inputName = regexp.MustCompile(`^(|.*[^A-Za-z])(input|in)(|[^A-Za-z].*)$`)

// answerBeside returns the name of the answer to an input in a flat folder, such as out1 for in1 and output1.txt for
// input1.txt. It returns "" if there is none, and for NAME.in with NAME.ans or NAME.out.
func answerBeside(name string, isThere func(string) bool) string {
	m := inputName.FindStringSubmatch(name)
	if m == nil || m[3] == "" && strings.HasSuffix(m[1], ".") {
		return ""
	}
	for _, word := range []string{"output", "out", "answer", "ans"} {
		if answer := m[1] + word + m[3]; isThere(answer) {
			return answer
		}
	}
	return ""
}

// readPair reads a testcase of two files whose names do not follow the format.
func (p *Problem) readPair(g *Group, input, answer string) {
	requireRegular(input)
	requireRegular(answer)
	name := strings.TrimSuffix(filepath.Base(input), ".txt")
	c := &Case{Name: "sample/" + columns.OneLine(name), In: input, Ans: answer, Group: g, Settings: g.Settings}
	p.setCompare(c)
	p.addCase(c)
}

// generators is the end of an error about missing data: whether generators of the package must make the data first.
func (p *Problem) generators() string {
	if entries, err := os.ReadDir(filepath.Join(p.Dir, "generators")); err != nil || len(entries) == 0 {
		return ""
	}
	return "; the package has generators, which the judge does not run: make the data first, such as by bt generate"
}

// readSettings reads the file of settings in a group's folder; nil if there is none.
func (p *Problem) readSettings(dir string) *yaml.Node {
	return p.readYAML(filepath.Join(dir, p.settingsFile))
}

// readGroup reads a folder and the folders in it. In 2025-09 only the folders of secret are groups, and other folders just
// divide the testcases of their group. If such a folder has settings, it is read as a group with a warning.
func (p *Problem) readGroup(parent *Group, dir, name string, kind CaseKind) {
	// Whether the folder is a group depends on the version of the format.
	own := p.readSettings(dir)
	mayBeGroup := !p.modern || parent == p.Root || parent.Name == "secret"
	if !mayBeGroup {
		if own == nil {
			p.readCases(parent, dir, name, kind)
			return
		}
		p.warn("%s: in %s only the folders of data/secret are groups", own.File, v2025)
	}

	// Static validation comes before the testcases of its group.
	g := p.addGroup(parent, name, own)
	if kind == Judged {
		p.addStatic(g)
	}
	p.readCases(g, dir, name, kind)
	if len(g.Items) > 0 && kind == Judged {
		parent.Items = append(parent.Items, Item{Group: g})
	}
}

// maxDepth bounds the folders within folders, which links may repeat without end.
const maxDepth = 30

// readCases reads the testcases and the folders in a folder, in the order of their base names, into a group.
func (p *Problem) readCases(g *Group, dir, name string, kind CaseKind) {
	if strings.Count(name, "/") > maxDepth {
		yaml.Fail(dir, 0, "folders within folders without end, or too deep")
	}

	// Testcases and folders are sorted together, by their base names.
	reads := map[string]func(){} // by the key of their order
	for _, file := range p.list(dir) {
		path := filepath.Join(dir, file)
		order := file + "\x00"
		read := func() { p.readGroup(g, path, name+"/"+columns.OneLine(file), kind) }
		if strings.HasSuffix(file, ".files") || !isDir(path) {
			base := p.caseOf(path)
			if base == "" {
				continue
			}
			order = base
			read = func() { p.readCase(g, filepath.Join(dir, base), name, kind) }
		}
		// Without scores the order changes no result, so testcase 2 comes before 10.
		if !p.modern && !p.Scoring {
			order = natural(order)
		}
		reads[order] = read
	}

	// The order decides which rejection counts as the first one.
	for _, order := range slices.Sorted(maps.Keys(reads)) {
		reads[order]()
	}
}

var digits = regexp.MustCompile(`[0-9]+`)

// natural returns the sort key of a name in which numbers count by their values, so that 2 comes before 10.
func natural(name string) string {
	return digits.ReplaceAllStringFunc(name, func(number string) string {
		return strings.Repeat("0", max(0, 30-len(number))) + number
	}) + " " + name
}

// notData matches names of files without an extension that often lie beside testcases.
var notData = regexp.MustCompile(`(?i)^(readme|license|makefile|build|run|gen.*)$`)

// caseOf returns the base name of the testcase that a file makes, "" for none. An input makes a testcase. Without an input,
// an answer does so together with files, arguments or settings. Sample exchanges, hints and pictures need no testcase.
func (p *Problem) caseOf(path string) string {
	// A forgotten file is easily overlooked, so a file that belongs to no testcase is an error or causes a warning.
	ext := filepath.Ext(path)
	stem := strings.TrimSuffix(path, ext)
	base := filepath.Base(stem)
	switch ext {
	case "":
		if !notData.MatchString(base) {
			yaml.Fail(path, 0, "want a folder (a group of testcases), or a file whose name ends in .in, .ans or the like")
		}
	case ".in":
		return base
	case ".ans":
		if p.has(stem+".in") || isDir(stem+".files") || p.has(stem+".args") || p.has(stem+".yaml") {
			return base
		}
		yaml.Fail(path, 0, "an answer without its input: no %s.in", base)
	case ".yaml", ".files", ".out", ".args":
		if !p.has(stem+".in") && !p.has(stem+".ans") && filepath.Base(path) != p.settingsFile {
			p.warn("%s: belongs to no testcase: there is no %s.in", path, base)
		}
	}
	return ""
}

// addCase adds a testcase to its group.
func (p *Problem) addCase(c *Case) {
	c.Group.Items = append(c.Group.Items, Item{Case: c})
	p.Cases = append(p.Cases, c)
}

// has reports whether one of the folders that were read has a file or folder at this path.
func (p *Problem) has(path string) bool { return p.listed[path] }

// readCase reads one testcase. Its files begin with base; name is the name of their folder.
func (p *Problem) readCase(g *Group, base, name string, kind CaseKind) {
	c := &Case{
		Name: name + "/" + columns.OneLine(filepath.Base(base)),
		In:   base + ".in", Ans: base + ".ans",
		Kind: kind, Group: g, Settings: g.Settings,
	}

	// A broken link or a pipe must not be read later.
	out := base + ".out"
	for _, file := range []string{c.In, c.Ans, out} {
		if p.has(file) {
			requireRegular(file)
		}
	}
	if !p.has(c.In) {
		c.In = os.DevNull
	}
	p.findAnswer(c, out)

	// In 2025-09 the answer of a sample is shown as its output, unless the sample has another text for this.
	isBatch := !p.Interactive && !p.MultiPass
	c.Shown = p.modern && g.Name == "sample" && isBatch && c.Out == "" && !p.has(base+".ans.statement")

	// The files beside the input refine the settings of the group.
	if p.has(base+".files") && isDir(base+".files") {
		c.Files = followed(base + ".files")
	}
	if p.has(base + ".args") {
		c.Args = strings.Fields(string(content(base + ".args")))
	}
	if p.has(base + ".yaml") {
		p.read(p.readYAML(base+".yaml"), p.settingsKeys(&c.Settings))
	}

	// In 2025-09 input validators get the program's arguments as well.
	if p.modern {
		c.InputArgs = c.Args
	}

	p.setCompare(c)
	p.addCase(c)
}

// setCompare sets how the default validator compares the output of a testcase.
func (p *Problem) setCompare(c *Case) {
	// In legacy packages the later tolerance counts, so the flags of the testcase come last.
	if !p.Custom {
		flags, _ := c.OutputFlags.For("default")
		options, err := compare.ParseFlags(slices.Concat(p.ValidatorFlags, flags), p.modern)
		if err != nil {
			yaml.Fail(filepath.Join(p.Dir, "problem.yaml"), 0, "the flags of %s: %v", c.Name, err)
		}
		if p.options.Tolerance != "" {
			options = yaml.Must(options.WithTolerance(p.options.Tolerance))
		}
		c.Compare = options
	}
}

// findAnswer finds the answer of a testcase and the output that validators must judge. A judged testcase without .ans has
// its answer in the file out.
func (p *Problem) findAnswer(c *Case, out string) {
	// The file .out has two meanings: an output that validators must judge, or the answer itself.
	answered := p.has(c.Ans)
	switch {
	case p.has(out) && c.Kind == Judged && !answered:
		c.Ans = out
		answered = true
	case p.has(out):
		c.Out = out
	case c.Kind == InvalidOutput || c.Kind == ValidOutput:
		yaml.Fail(out, 0, "no such file; %s needs the output that is to be judged", c.Name)
	}

	switch {
	case answered || c.Kind == InvalidInput || p.options.NoAnswers:
	case p.Interactive:
		c.Ans = os.DevNull // a referee needs none
	case c.Kind == Judged:
		yaml.Fail(c.Ans, 0, "no such file; the testcase %s has no answer. A program that is right can write it: -update -src FILE", c.Name)
	default:
		yaml.Fail(c.Ans, 0, "no such file; the testcase %s has no answer", c.Name)
	}
}

// StaticName is the last part of the name of static validation testcases.
const StaticName = "static-validation"

// addStatic adds the testcase in which the static validator judges the source, if the group wants one.
func (p *Problem) addStatic(g *Group) {
	// The group asks for static validation by giving it a score.
	score := g.own.Get("static_validation_score")
	args := g.own.Get("static_validator_args")
	switch {
	case score == nil && args != nil:
		args.Fail("static_validator_args without static_validation_score")
	case score == nil:
		return
	case p.SubmitAnswer:
		score.Fail("a problem of type submit-answer has no source to be validated")
	}

	// The testcase has no input and no answer, because nothing runs.
	c := &Case{Name: g.Name + "/" + StaticName, In: os.DevNull, Ans: os.DevNull, Group: g, Static: true}
	if score.Text != "pass-fail" {
		c.Accept = p.points(score)
	}
	if args != nil {
		c.OutputFlags.All = p.argumentList(args)
	}
	p.addCase(c)
}
