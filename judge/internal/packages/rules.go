// This file reads submissions.yaml (2025-09): what the package expects of its submissions.

package packages

import (
	"path"
	"path/filepath"
	"strings"

	"oj/judge/internal/yaml"
)

// Rule is one entry of submissions.yaml: what the submissions that match the glob are expected to do.
type Rule struct {
	File      string
	Line      int
	Glob      string
	Language  string
	Entry     string   // entrypoint
	Permitted []string // verdicts; nil for any
	Required  []string // at least one of these verdicts must occur; nil for none
	Message   string   // a text that a validator's message must hold
	ForLimit  string   // use_for_time_limit: "", "false", "lower" or "upper"
	Cases     string   // glob of the testcases or groups that the rule is about; "" for all
}

func readRules(p *Package) error {
	file := filepath.Join(p.Dir, "submissions", "submissions.yaml")
	if !isFile(file) {
		return nil
	}
	root, err := readYAML(file)
	if err != nil {
		return err
	}
	r := &reader{file: file}
	for _, f := range r.fields(root) {
		p.readRule(r, Rule{File: file, Line: f.Line, Glob: f.Key}, f.Value)
	}
	return r.err
}

// readRule reads one entry; entries for groups of testcases are nested in it.
func (p *Package) readRule(r *reader, rule Rule, n *yaml.Node) {
	var nested []yaml.Field
	for _, f := range r.fields(n) {
		switch f.Key {
		case "language":
			rule.Language = r.text(f.Value)
		case "entrypoint":
			rule.Entry = r.text(f.Value)
		case "permitted":
			rule.Permitted = r.words(f.Value)
		case "required":
			rule.Required = r.words(f.Value)
		case "message":
			rule.Message = r.text(f.Value)
		case "use_for_time_limit":
			rule.ForLimit = r.oneOf(f.Value, "false", "true", "lower", "upper")
		case "authors", "author", "model_solution", "score", "name":
		default:
			if rule.Cases != "" || !strings.HasPrefix(f.Key, "sample") && !strings.HasPrefix(f.Key, "secret") && !strings.HasPrefix(f.Key, "*") {
				r.fail(f.Value, "unknown key %q", f.Key)
			}
			nested = append(nested, f)
		}
	}
	p.Rules = append(p.Rules, rule)
	for _, f := range nested {
		p.readRule(r, Rule{File: r.file, Line: f.Line, Glob: rule.Glob, Cases: f.Key}, f.Value)
	}
}

// Match reports whether a glob of submissions.yaml matches a name or one of the folders that it stands
// in. Globs know * and ? within one part of the name, and {a,b} for alternatives.
func Match(glob, name string) bool {
	for _, g := range expand(glob) {
		for n := name; n != "." && n != "/"; n = path.Dir(n) {
			if ok, err := path.Match(g, n); ok && err == nil {
				return true
			}
		}
	}
	return false
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
