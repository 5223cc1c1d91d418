// This file reads the folder data: testcases and the groups that they stand in.

package problem

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"oj/judge/internal/yaml"
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

func readData(p *Problem) error {
	dir := filepath.Join(p.Dir, "data")
	flat := dir // a folder in which testcases stand without any order
	if _, err := os.Stat(dir); err != nil {
		if flat = p.Dir; !holdsInputs(flat) {
			return errorf(dir, "no such folder; want data/sample and data/secret with *.in and *.ans, or NAME.in with NAME.ans or NAME.out in %s%s", p.Dir, p.generators())
		}
	}
	if err := p.Root.readSettings(p, dir); err != nil {
		return err
	}
	for _, k := range kinds {
		sub := filepath.Join(dir, k.folder)
		info, err := os.Stat(sub)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		if !info.IsDir() {
			return errorf(sub, "want a folder")
		}
		g, err := p.readGroup(p.Root, sub, k.folder, k.kind)
		if err != nil {
			return err
		}
		p.addGroup(g)
		if !p.Graders && k.folder == "secret" {
			g.shareScores()
		}
	}
	return p.readFlat(flat)
}

func (p *Problem) addGroup(g *Group) {
	p.Root.Groups = append(p.Root.Groups, g)
	p.Root.Items = append(p.Root.Items, Item{Group: g})
}

// readFlat reads the testcases of a folder that has no folders sample and secret, as samples. Whatever else stands
// there is left alone.
func (p *Problem) readFlat(dir string) error {
	if len(p.Root.Groups) > 0 || !holdsInputs(dir) {
		return nil
	}
	g := p.Root.child("sample")
	in, paths, err := p.readFolder(dir)
	if err != nil {
		return err
	}
	for _, path := range paths {
		base, isInput := strings.CutSuffix(path, ".in")
		if !isInput {
			continue
		}
		c, err := p.readCase(g, in, base, "sample", Judged)
		if err != nil {
			return err
		}
		p.addCase(g, c)
	}
	p.addGroup(g)
	return nil
}

// generators says in an error about missing data that they have to be made first, where that is so.
func (p *Problem) generators() string {
	if entries, err := os.ReadDir(filepath.Join(p.Dir, "generators")); err != nil || len(entries) == 0 {
		return ""
	}
	return "; the package has generators, which the judge does not run: make the data first, such as by bt generate"
}

// entry is what stands in a folder under one base name.
type entry struct {
	base string
	path string // of the folder, or of the testcase's files without their endings
	dir  bool
}

// folder holds what stands in a folder, by paths: the kinds of files, links followed. To ask the system
// for each file that a testcase may have would take as long as judging a short program.
type folder map[string]fs.FileMode

func (f folder) file(path string) bool {
	kind, ok := f[path]
	return ok && kind.IsRegular()
}

func (f folder) dir(path string) bool { return f[path].IsDir() }

// readFolder reads a folder but for the names that the format ignores, and lists what stands in it.
func (p *Problem) readFolder(dir string) (f folder, paths []string, err error) {
	entries, err := os.ReadDir(dir)
	f = folder{}
	for _, e := range entries {
		if p.ignored(dir, e.Name()) {
			continue
		}
		path, kind := filepath.Join(dir, e.Name()), e.Type()
		if kind&fs.ModeSymlink != 0 {
			info, err := os.Stat(path)
			if err != nil {
				return nil, nil, err
			}
			kind = info.Mode().Type()
		}
		f[path] = kind
		paths = append(paths, path)
	}
	return f, paths, err
}

// readGroup reads one folder and the folders in it, in the order of base names.
func (p *Problem) readGroup(parent *Group, dir, name string, kind CaseKind) (*Group, error) {
	g := parent.child(name)
	if err := g.readSettings(p, dir); err != nil {
		return nil, err
	}
	if err := p.addStatic(g, dir, kind); err != nil {
		return nil, err
	}
	return g, p.fill(g, dir, name, kind)
}

// fill reads what stands in a folder into the group: testcases, and folders that are groups of their own
// or only divide the testcases of this one.
func (p *Problem) fill(g *Group, dir, name string, kind CaseKind) error {
	in, entries, err := p.listGroup(dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		switch {
		case !e.dir:
			c, err := p.readCase(g, in, e.path, name, kind)
			if err != nil {
				return err
			}
			p.addCase(g, c)
		case p.divides(e.path, name):
			if err := p.fill(g, e.path, name+"/"+e.base, kind); err != nil {
				return err
			}
		default:
			sub, err := p.readGroup(g, e.path, name+"/"+e.base, kind)
			if err != nil {
				return err
			}
			g.Groups = append(g.Groups, sub)
			g.Items = append(g.Items, Item{Group: sub})
		}
	}
	return nil
}

// divides reports whether a folder, within the one of this name, only divides the testcases of its group:
// in 2025-09 the folders of secret alone are groups. One with settings is taken for a group all the same.
func (p *Problem) divides(dir, name string) bool {
	if p.version != v2025 || name == "secret" {
		return false
	}
	for _, settings := range []string{p.settingsFile(), "testdata.yaml"} {
		if file := filepath.Join(dir, settings); isFile(file) {
			p.warn("%s: in %s only the folders of data/secret are groups", file, v2025)
			return false
		}
	}
	return true
}

// addCase adds a testcase to a group. One without an answer cannot be judged.
func (p *Problem) addCase(g *Group, c *Case) {
	if c.unanswered {
		p.unanswered++
		p.warn("%s: skipped, since there is no %s; a program that is right writes it: -update -src FILE", c.In, filepath.Base(c.Ans))
		return
	}
	g.Cases = append(g.Cases, c)
	g.Items = append(g.Items, Item{Case: c})
	p.Cases = append(p.Cases, c)
}

// addStatic adds the testcase of the group on which the source itself is judged.
func (p *Problem) addStatic(g *Group, dir string, kind CaseKind) error {
	if g.static == nil || kind != Judged {
		return nil
	}
	if !g.static.scored {
		return &Error{g.file, g.static.node.Line, "static_validator_args without static_validation_score"}
	}
	if p.SubmitAnswer {
		return &Error{filepath.Join(dir, p.settingsFile()), g.static.node.Line, "a problem of type submit-answer has no source to be validated"}
	}
	p.addCase(g, &Case{
		Name: g.Name + "/" + StaticName, In: os.DevNull, Ans: os.DevNull, Kind: kind, Group: g,
		Static: true, staticScore: g.static.score, Settings: Settings{OutputFlags: Flags{All: g.static.args}},
	})
	return nil
}

// StaticName is the last part of the name of static validation testcases.
const StaticName = "static-validation"

// natural compares names as people do: numbers in them by their values, so that 2 comes before 10.
func natural(a, b string) int {
	x, y := a, b
	for x != "" && y != "" {
		n, m := digits(x), digits(y)
		if n == 0 || m == 0 {
			if x[0] != y[0] {
				return cmp.Compare(x[0], y[0])
			}
			x, y = x[1:], y[1:]
			continue
		}
		i, j := strings.TrimLeft(x[:n], "0"), strings.TrimLeft(y[:m], "0")
		if i != j {
			return cmp.Or(cmp.Compare(len(i), len(j)), strings.Compare(i, j))
		}
		x, y = x[n:], y[m:]
	}
	return cmp.Or(cmp.Compare(len(x), len(y)), strings.Compare(a, b))
}

// digits returns how many digits a text begins with.
func digits(s string) int { return len(s) - len(strings.TrimLeft(s, "0123456789")) }

// listGroup lists testcases and folders in the order of their base names, where numbers are compared by their values
// unless the format's own order may change a result.
func (p *Problem) listGroup(dir string) (in folder, list []entry, err error) {
	in, paths, err := p.readFolder(dir)
	if err != nil {
		return nil, nil, err
	}
	seen := map[string]bool{}
	for _, path := range paths {
		if in.dir(path) && !strings.HasSuffix(path, ".files") {
			list = append(list, entry{filepath.Base(path), path, true})
			continue
		}
		base, isCase, err := p.caseOf(in, path)
		if err != nil {
			return nil, nil, err
		}
		if isCase && !seen[base] {
			seen[base] = true
			list = append(list, entry{filepath.Base(base), base, false})
		}
	}
	sort.SliceStable(list, func(i, j int) bool {
		if p.version != v2025 && !p.Scoring { // there the order of the format counts
			return natural(list[i].base, list[j].base) < 0
		}
		return list[i].base < list[j].base
	})
	return in, list, nil
}

// caseOf tells to which testcase a file belongs. An input makes a testcase; so do an answer and files or
// arguments without an input, from which the program reads nothing then. Samples of an exchange, hints
// and pictures may stand alone.
func (p *Problem) caseOf(in folder, path string) (base string, isCase bool, err error) {
	ext := filepath.Ext(path)
	base = strings.TrimSuffix(path, ext)
	switch ext {
	case ".in":
		return base, true, nil
	case ".ans":
		if in.file(base+".in") || in.dir(base+".files") || in.file(base+".args") || in.file(base+".yaml") {
			return base, true, nil
		}
		return "", false, errorf(path, "an answer without its input: no %s", filepath.Base(base+".in"))
	case ".yaml", ".files", ".out", ".args":
		if !in.file(base+".in") && !in.file(base+".ans") && filepath.Base(path) != p.settingsFile() && filepath.Base(path) != "testdata.yaml" {
			p.warn("%s: belongs to no testcase: there is no %s", path, filepath.Base(base+".in"))
		}
	}
	return "", false, nil
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// readCase reads the testcase whose files start with base, in the folder of this name.
func (p *Problem) readCase(g *Group, in folder, base, name string, kind CaseKind) (*Case, error) {
	c := &Case{
		Name: name + "/" + filepath.Base(base),
		In:   base + ".in", Ans: base + ".ans", Kind: kind, Group: g, Settings: g.Settings,
	}
	if _, there := in[c.In]; !there {
		c.In = os.DevNull
	} else if !in.file(c.In) {
		return nil, errorf(c.In, "want a regular file")
	}
	switch out := base + ".out"; {
	case !in.file(out):
	case kind == Judged && !in.file(c.Ans):
		c.Ans = out
	default:
		c.Out = out
	}
	c.Shown = p.version == v2025 && g.Name == "sample" && c.Out == "" && !p.Interactive && !p.MultiPass && !in.file(base+".ans.statement")
	if in.dir(base + ".files") {
		c.Files = followed(base + ".files")
	}
	if c.Out == "" && (kind == InvalidOutput || kind == ValidOutput) {
		return nil, errorf(base+".out", "no such file; %s needs the output that is to be judged", c.Name)
	}
	if kind != InvalidInput && !in.file(c.Ans) && !p.noAnswers {
		if kind != Judged {
			return nil, errorf(c.Ans, "no such file; the testcase %s has no answer", c.Name)
		}
		c.unanswered = true
	}
	if in.file(base + ".args") {
		data, err := os.ReadFile(base + ".args")
		if err != nil {
			return nil, err
		}
		c.Args = strings.Fields(string(data))
	}
	if !in.file(base + ".yaml") {
		return c, nil
	}
	_, err := p.readFile(base+".yaml", func(r *reader, n *yaml.Node) { r.read(n, c.table(r), r.unknown) })
	return c, err
}
