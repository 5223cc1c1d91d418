// This file reads submissions.yaml (2025-09): what the package expects of its submissions.

package problem

import (
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"oj/judge/internal/verdict"
	"oj/judge/internal/yaml"
)

// rule is one entry of submissions.yaml: what the submissions that match the glob are expected to do.
type rule struct {
	glob     string
	language string
	entry    string // entrypoint
	forLimit string // use_for_time_limit: "", "false", "true", "lower" or "upper"
	expect   Expectation
}

// Range is an inclusive range of numbers.
type Range struct{ Lo, Hi float64 }

func readRules(p *Problem) error {
	_, err := p.readFile(filepath.Join(p.Dir, "submissions", "submissions.yaml"), func(r *reader, n *yaml.Node) {
		for _, f := range r.fields(n) {
			if !slices.ContainsFunc(p.Submissions, func(s Submission) bool { return Match(f.Key, s.Name) }) {
				r.warn(f, "%q matches no submission", f.Key)
			}
			r.checkGlob(f)
			p.readRule(r, rule{glob: f.Key}, f.Value)
		}
	})
	return err
}

// checkGlob warns about what is special in the globs of other tools, and not in those of the format.
func (r *reader) checkGlob(f yaml.Field) {
	if strings.Contains(f.Key, "**") {
		r.warn(f, "globs of the format know no **: in %q it stays within one part of the name, as * does", f.Key)
	}
	if strings.ContainsAny(f.Key, "[?") {
		r.warn(f, "globs of the format know no [abc] and no ?: in %q they stand for themselves", f.Key)
	}
}

// verdictNames are what permitted and required may hold.
var verdictNames = []string{"AC", "WA", "TLE", "RTE"}

// readRule reads one entry; entries for groups of testcases are nested in it.
func (p *Problem) readRule(r *reader, own rule, n *yaml.Node) {
	nested := own.expect.Cases != ""
	keys := table{
		"permitted": set(&own.expect.Permitted, r.verdicts), "required": set(&own.expect.Required, r.verdicts),
		"message": set(&own.expect.Message, r.text), "score": set(&own.expect.Score, r.scoreRange),
		"use_for_time_limit": func(f yaml.Field) {
			if own.forLimit = f.Value.Text; own.forLimit != "lower" && own.forLimit != "upper" {
				own.forLimit = strconv.FormatBool(r.boolean(f.Value))
			}
		},
	}
	if !nested { // about submissions as a whole
		maps.Copy(keys, table{
			"language": set(&own.language, r.text), "entrypoint": set(&own.entry, r.text),
			"authors": ignore, "author": ignore, "model_solution": ignore, "name": ignore,
		})
	}
	var groups []yaml.Field
	r.read(n, keys, func(f yaml.Field) { groups = append(groups, f) })
	own.expect.NoLimit = own.forLimit == "false"
	p.rules = append(p.rules, own)
	for _, f := range groups {
		if nested || !p.namesCases(f.Key) {
			r.fail(&yaml.Node{Line: f.Line}, "unknown key %q, which is no group of testcases either", f.Key)
		}
		r.checkGlob(f)
		p.readRule(r, rule{glob: own.glob, expect: Expectation{Cases: f.Key}}, f.Value)
	}
}

// verdicts reads a list of verdicts.
func (r *reader) verdicts(n *yaml.Node) []verdict.Verdict {
	var list []verdict.Verdict
	for _, name := range r.words(n) {
		var v verdict.Verdict
		if !slices.Contains(verdictNames, name) || v.UnmarshalText([]byte(name)) != nil {
			r.fail(n, "unknown verdict %q, want some of %s", name, strings.Join(verdictNames, ", "))
		}
		list = append(list, v)
	}
	return list
}

// scoreRange reads a score, or a list of the smallest and the largest one.
func (r *reader) scoreRange(n *yaml.Node) *Range {
	if n.Kind == yaml.Seq {
		lo, hi := r.bounds(n)
		return &Range{lo, hi}
	}
	x := r.number(n, negInf, posInf)
	return &Range{x, x}
}

// namesCases reports whether a glob is about testcases or groups of the package.
func (p *Problem) namesCases(glob string) bool {
	for _, start := range expand(glob) {
		start, _, _ = strings.Cut(start, "/")
		if ok := match(start, "sample") || match(start, "secret"); !ok {
			return false
		}
	}
	return true
}

// Match reports whether a glob of submissions.yaml matches a name or one of the folders that it stands
// in. Globs know * within one part of the name, and {a,b} for alternatives.
func Match(glob, name string) bool {
	for _, g := range expand(glob) {
		for n := name; n != "." && n != "/"; n = path.Dir(n) {
			if match(g, n) {
				return true
			}
		}
	}
	return false
}

// match holds a name against a glob without alternatives, in which only * is special.
func match(glob, name string) bool {
	for _, special := range []string{`\`, "[", "?"} {
		glob = strings.ReplaceAll(glob, special, `\`+special)
	}
	ok, err := path.Match(glob, name)
	return ok && err == nil
}

// expand writes out the alternatives {a,b} of a glob.
func expand(glob string) []string {
	open := strings.IndexByte(glob, '{')
	if open < 0 {
		return []string{glob}
	}
	end := strings.IndexByte(glob[open:], '}')
	if end < 0 {
		return []string{glob}
	}
	var list []string
	for _, choice := range strings.Split(glob[open+1:open+end], ",") {
		list = append(list, expand(glob[:open]+choice+glob[open+end+1:])...)
	}
	return list
}
