// This file reads the folder data: testcases and the settings of their groups.

package packages

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/yaml"
)

// Group is one folder of testcases with its settings, inherited ones included.
type Group struct {
	Name   string // such as "secret/group1"; "" for data itself
	Parent *Group
	Cases  []*Case
	Groups []*Group

	Continue bool // on_reject: continue

	// Scores, legacy: how a group's result follows from its parts.
	GraderFlags           []string
	AcceptScore           float64
	RejectScore           float64
	RangeLo, RangeHi      float64
	outputFlags, inFlags  []string
	args                  []string
	MaxScore              float64  // 2025-09; negative when not set
	Aggregation           string   // 2025-09: pass-fail, sum or min
	RequirePass           []string // 2025-09
	StaticValidationScore bool
}

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

// settingsFiles are the names of the files that set a group's settings.
var settingsFiles = []string{"test_group.yaml", "testdata.yaml"}

func readData(p *Package) error {
	dir := filepath.Join(p.Dir, "data")
	if _, err := os.Stat(dir); err != nil {
		return errorf(dir, "no such folder; want data/sample and data/secret with *.in and *.ans")
	}
	p.Root = &Group{AcceptScore: 1, RangeLo: negInf, RangeHi: posInf, MaxScore: -1}
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
		p.Root.Groups = append(p.Root.Groups, g)
	}
	return nil
}

// readGroup reads one folder and the folders in it, in the order of names.
func (p *Package) readGroup(parent *Group, dir, name string, kind CaseKind) (*Group, error) {
	g := parent.child(name)
	if err := g.readSettings(p, dir); err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		path := filepath.Join(dir, e.Name())
		info, err := os.Stat(path) // follows links
		switch {
		case ignored(e.Name()):
		case err != nil:
			return nil, err
		case info.IsDir() && !isCaseFolder(path):
			sub, err := p.readGroup(g, path, name+"/"+e.Name(), kind)
			if err != nil {
				return nil, err
			}
			g.Groups = append(g.Groups, sub)
		case info.IsDir():
		case strings.HasSuffix(e.Name(), ".in"):
			c, err := p.readCase(g, strings.TrimSuffix(path, ".in"), kind)
			if err != nil {
				return nil, err
			}
			g.Cases = append(g.Cases, c)
			p.Cases = append(p.Cases, c)
		case strings.HasSuffix(e.Name(), ".ans"):
			if in := strings.TrimSuffix(path, ".ans") + ".in"; !isFile(in) {
				return nil, errorf(path, "an answer without its input: no %s", filepath.Base(in))
			}
		}
	}
	return g, nil
}

// isCaseFolder reports whether the folder belongs to one testcase (X.files).
func isCaseFolder(path string) bool { return strings.HasSuffix(path, ".files") }

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// readCase reads the testcase whose files start with base.
func (p *Package) readCase(g *Group, base string, kind CaseKind) (*Case, error) {
	c := &Case{
		Name: g.Name + "/" + filepath.Base(base),
		In:   base + ".in", Ans: base + ".ans", Kind: kind, Group: g,
		OutputFlags: g.outputFlags, InputFlags: g.inFlags, Args: g.args,
	}
	if !isFile(c.In) {
		return nil, errorf(c.In, "want a regular file")
	}
	if kind == InvalidOutput || kind == ValidOutput {
		c.Out = base + ".out"
		if !isFile(c.Out) {
			return nil, errorf(c.Out, "no such file; %s needs the output that is to be judged", c.Name)
		}
	}
	if kind != InvalidInput && !isFile(c.Ans) && !p.noAnswers {
		return nil, errorf(c.Ans, "no such file; the testcase %s has no answer", c.Name)
	}
	return c, p.readCaseSettings(c, base)
}

// readCaseSettings reads X.yaml of a testcase (2025-09).
func (p *Package) readCaseSettings(c *Case, base string) error {
	file := base + ".yaml"
	if !isFile(file) {
		return nil
	}
	root, err := readYAML(file)
	if err != nil {
		return err
	}
	r := &reader{file: file}
	for _, f := range r.fields(root) {
		switch f.Key {
		case "args":
			c.Args = r.flags(f.Value)
		case "output_validator_args":
			c.OutputFlags = r.flags(f.Value)
		case "input_validator_args":
			c.InputFlags = r.inputArgs(f.Value)
		case "hint", "description", "full_feedback":
		default:
			p.warn("%s:%d: unknown key %q", file, f.Line, f.Key)
		}
	}
	return r.err
}

// inputArgs reads arguments of input validators: a list, or a mapping from validators to lists, of
// which all are given to every validator.
func (r *reader) inputArgs(n *yaml.Node) []string {
	if n.Kind != yaml.Map {
		return r.flags(n)
	}
	var all []string
	for _, f := range n.Fields {
		all = append(all, r.flags(f.Value)...)
	}
	return all
}
