// This file reads the settings of groups of testcases: testdata.yaml (legacy), which a folder hands
// down to the folders in it, and test_group.yaml (2025-09).

package packages

import (
	"math"
	"path/filepath"
	"strconv"
	"strings"

	"oj/judge/internal/yaml"
)

var (
	posInf = math.Inf(1)
	negInf = math.Inf(-1)
)

// child makes a group with the settings that it inherits.
func (g *Group) child(name string) *Group {
	c := *g
	c.Name, c.Parent, c.Cases, c.Groups = name, g, nil, nil
	c.MaxScore, c.Aggregation, c.RequirePass = -1, "", nil
	return &c
}

func (g *Group) readSettings(p *Package, dir string) error {
	for _, name := range settingsFiles {
		file := filepath.Join(dir, name)
		if !isFile(file) {
			continue
		}
		root, err := readYAML(file)
		if err != nil {
			return err
		}
		r := &reader{file: file}
		for _, f := range r.fields(root) {
			g.readSetting(p, r, f)
		}
		if r.err != nil {
			return r.err
		}
	}
	return nil
}

func (g *Group) readSetting(p *Package, r *reader, f yaml.Field) {
	switch f.Key {
	case "on_reject":
		g.Continue = r.oneOf(f.Value, "break", "continue", "first_error", "worst_error", "grade") != "break"
	case "grading":
		r.oneOf(f.Value, "default", "custom")
	case "grader_flags":
		g.GraderFlags = r.flags(f.Value)
	case "input_validator_flags":
		g.inFlags = r.flags(f.Value)
	case "output_validator_flags", "output_validator_args":
		g.outputFlags = r.flags(f.Value)
	case "input_validator_args":
		g.inFlags = r.inputArgs(f.Value)
	case "args":
		g.args = r.flags(f.Value)
	case "accept_score":
		g.AcceptScore = r.number(f.Value, negInf, posInf)
	case "reject_score":
		g.RejectScore = r.number(f.Value, negInf, posInf)
	case "range":
		g.readRange(r, f.Value)
	case "max_score":
		if f.Value.Text != "unbounded" {
			g.MaxScore = r.number(f.Value, 0, posInf)
		}
	case "score_aggregation":
		g.Aggregation = r.oneOf(f.Value, "pass-fail", "sum", "min")
	case "require_pass":
		g.RequirePass = r.words(f.Value)
	case "static_validation", "full_feedback", "hint", "description":
	default:
		p.warn("%s:%d: unknown key %q", r.file, f.Line, f.Key)
	}
}

func (g *Group) readRange(r *reader, n *yaml.Node) {
	words := r.words(n)
	if len(words) == 2 {
		lo, errLo := strconv.ParseFloat(words[0], 64)
		hi, errHi := strconv.ParseFloat(words[1], 64)
		if errLo == nil && errHi == nil && lo <= hi {
			g.RangeLo, g.RangeHi = lo, hi
			return
		}
	}
	r.fail(n, "want a range, two numbers such as 0 100, found %q", n.Text)
}

// oneOf returns a text that must be one of these.
func (r *reader) oneOf(n *yaml.Node, words ...string) string {
	text := r.text(n)
	for _, w := range words {
		if w == text {
			return text
		}
	}
	r.fail(n, "want one of %s, found %q", strings.Join(words, ", "), text)
	return text
}
