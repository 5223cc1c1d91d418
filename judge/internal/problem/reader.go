// This file turns YAML into values: every file of a package that is written in it is read here.

package problem

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"oj/judge/internal/yaml"
)

// readFile hands what a YAML file holds to read. found tells whether there is one.
func (p *Problem) readFile(file string, read func(*reader, *yaml.Node)) (found bool, err error) {
	data, err := os.ReadFile(file)
	if os.IsNotExist(err) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	if constants[filepath.Base(file)] {
		data = p.Fill(data)
	}
	root, err := yaml.Parse(file, data)
	if err != nil {
		return true, err
	}
	r := &reader{pkg: p, file: file}
	read(r, root)
	return true, r.err
}

// constants are the YAML files in which {{name}} stands for a constant of problem.yaml.
var constants = map[string]bool{"test_group.yaml": true}

// Fill puts the values of the package's constants in place of {{name}}. Names that are no constants
// stay as they are.
func (p *Problem) Fill(text []byte) []byte {
	if len(p.Constants) == 0 {
		return text
	}
	var pairs []string
	for name, value := range p.Constants {
		pairs = append(pairs, "{{"+name+"}}", value)
	}
	return []byte(strings.NewReplacer(pairs...).Replace(string(text)))
}

// reader turns nodes into values and keeps the first error.
type reader struct {
	pkg  *Problem
	file string
	err  error
}

func (r *reader) fail(n *yaml.Node, format string, args ...any) {
	if r.err == nil {
		e := errorf(r.file, format, args...).(*Error)
		e.Line = n.Line
		r.err = e
	}
}

// warn records something odd about a key.
func (r *reader) warn(f yaml.Field, format string, args ...any) {
	r.pkg.warn("%s:%d: "+format, append([]any{r.file, f.Line}, args...)...)
}

// unknown records a key that means nothing. The format calls it an error; a package that some tool
// wrote for its own use is judged all the same.
func (r *reader) unknown(f yaml.Field) { r.warn(f, "unknown key %q", f.Key) }

// fields returns the keys of a mapping; nothing at all counts as an empty one.
func (r *reader) fields(n *yaml.Node) []yaml.Field {
	if n.Kind != yaml.Map && n.Kind != yaml.Null {
		r.fail(n, "want a mapping (key: value), found %v", n.Kind)
	}
	return n.Fields
}

// table says how keys are read, by their names.
type table map[string]func(yaml.Field)

// read reads the keys of a mapping by a table, in their order, and what the table does not have by others.
func (r *reader) read(n *yaml.Node, t table, others func(yaml.Field)) {
	for _, f := range r.fields(n) {
		if read := t[f.Key]; read != nil {
			read(f)
		} else {
			others(f)
		}
	}
}

// set is how the value of a key is read into a variable.
func set[T any](to *T, read func(*yaml.Node) T) func(yaml.Field) {
	return func(f yaml.Field) { *to = read(f.Value) }
}

// setField does so where the key matters, too.
func setField[T any](to *T, read func(yaml.Field) T) func(yaml.Field) {
	return func(f yaml.Field) { *to = read(f) }
}

// ignore is for keys that do not matter to a judge.
func ignore(yaml.Field) {}

// text returns a scalar, "" for nothing.
func (r *reader) text(n *yaml.Node) string {
	if n.Kind != yaml.Scalar && n.Kind != yaml.Null {
		r.fail(n, "want a text, found %v", n.Kind)
	}
	return n.Text
}

// words returns a list of texts, or the words of one text.
func (r *reader) words(n *yaml.Node) []string {
	if n.Kind != yaml.Seq {
		return strings.Fields(r.text(n))
	}
	var list []string
	for _, item := range n.Items {
		list = append(list, r.text(item))
	}
	return slices.Clip(list)
}

// arguments returns a list of texts, or the words of one text, in which quotes hold words together as in a
// shell; a text whose quotes do not match is cut at its blanks.
func (r *reader) arguments(n *yaml.Node) []string {
	if n.Kind == yaml.Seq || strings.ContainsAny(quoted.ReplaceAllString(n.Text, ""), `"'`) {
		return r.words(n)
	}
	var list []string
	for _, word := range shellWord.FindAllString(r.text(n), -1) {
		list = append(list, quoted.ReplaceAllString(word, "$1$2"))
	}
	return list
}

var (
	quoted    = regexp.MustCompile(`"([^"]*)"|'([^']*)'`)
	shellWord = regexp.MustCompile(`(?:[^\s"']|"[^"]*"|'[^']*')+`)
)

// oneOf returns a text that must be one of these.
func (r *reader) oneOf(n *yaml.Node, words ...string) string {
	text := r.text(n)
	if !slices.Contains(words, text) {
		r.fail(n, "want one of %s, found %q", strings.Join(words, ", "), text)
	}
	return text
}

// between reads numbers from lo to hi.
func (r *reader) between(lo, hi float64) func(*yaml.Node) float64 {
	return func(n *yaml.Node) float64 { return r.number(n, lo, hi) }
}

// number returns a number from lo to hi.
func (r *reader) number(n *yaml.Node, lo, hi float64) float64 {
	x, err := strconv.ParseFloat(r.text(n), 64)
	if err != nil || !(x >= lo && x <= hi) {
		r.fail(n, "want a number from %v to %v, found %q", lo, hi, n.Text)
		return lo
	}
	return x
}

// boolean returns true or false, in any of the spellings of either YAML.
func (r *reader) boolean(n *yaml.Node) bool {
	switch strings.ToLower(r.text(n)) {
	case "true", "yes", "on":
		return true
	case "false", "no", "off":
		return false
	}
	r.fail(n, "want true or false, found %q", n.Text)
	return false
}

func (r *reader) seconds(n *yaml.Node) time.Duration {
	x := r.number(n, 0, maxSec)
	if x == 0 {
		r.fail(n, "want a number of seconds above 0, found %q", n.Text)
	}
	return time.Duration(x * float64(time.Second))
}

// size reads numbers of bytes that are written in this unit.
func (r *reader) size(unit float64) func(*yaml.Node) int64 {
	return func(n *yaml.Node) int64 {
		x := r.number(n, 0, 1e6)
		if x == 0 {
			r.fail(n, "want a number above 0, found %q", n.Text)
		}
		return int64(x * unit)
	}
}

// Flags are the arguments of validators.
type Flags struct {
	All []string            // of every validator
	By  map[string][]string // by the name of the validator, others get none; nil: All holds
}

// For returns the arguments of a program, which may be named with or without its ending. ok tells
// whether it is named at all.
func (f Flags) For(program string) (args []string, ok bool) {
	if f.By == nil {
		return f.All, true
	}
	name := filepath.Base(program)
	for _, n := range []string{name, strings.TrimSuffix(name, filepath.Ext(name))} {
		if args, ok := f.By[n]; ok {
			return args, true
		}
	}
	return nil, false
}

// list reads what 2025-09 wants to be a list of texts, and tools in use write as one text.
func (r *reader) list(f yaml.Field) []string {
	if r.pkg.version == v2025 && f.Value.Kind == yaml.Scalar {
		r.warn(f, "%s should be a list, such as [%s]", f.Key, strings.Join(strings.Fields(f.Value.Text), ", "))
	}
	return r.words(f.Value)
}

// validatorArgs reads arguments of validators under the name of either version.
func (r *reader) validatorArgs(f yaml.Field) Flags {
	if strings.HasSuffix(f.Key, "_args") && f.Value.Kind == yaml.Scalar {
		r.list(f)
	}
	return r.flags(f.Value)
}

// Settings are what groups and testcases say to validators and programs; a testcase begins with those of its group.
type Settings struct {
	OutputFlags Flags // for output validators, without the package's own
	InputFlags  Flags
	VisualFlags *Flags   // for the output visualizer, instead of all that validators get; nil where it gets the same
	Args        []string // the program's own arguments (2025-09)
}

// table says how they are read.
func (s *Settings) table(r *reader) table {
	return table{
		"output_validator_flags": setField(&s.OutputFlags, r.validatorArgs), "output_validator_args": setField(&s.OutputFlags, r.validatorArgs),
		"input_validator_flags": setField(&s.InputFlags, r.validatorArgs), "input_validator_args": setField(&s.InputFlags, r.validatorArgs),
		"output_visualizer_args": func(f yaml.Field) { s.VisualFlags = &Flags{All: r.list(f)} },
		"args":                   setField(&s.Args, r.list),
		// These do not matter to a judge.
		"input_visualizer_args": func(f yaml.Field) { r.list(f) },
		"full_feedback":         func(f yaml.Field) { r.boolean(f.Value) },
		"hint":                  func(f yaml.Field) { r.text(f.Value) },
		"description":           func(f yaml.Field) { r.text(f.Value) },
	}
}

// flags reads arguments of validators: a list as it stands, a text cut at its blanks, or a mapping: of
// the keys name and flags (legacy), or from names to lists (2025-09).
func (r *reader) flags(n *yaml.Node) Flags {
	if n.Kind != yaml.Map {
		return Flags{All: r.arguments(n)}
	}
	by := map[string][]string{}
	if name := n.Get("name"); name != nil && len(n.Fields) <= 2 && r.pkg.version != v2025 {
		by[r.text(name)] = nil
		if flags := n.Get("flags"); flags != nil {
			by[r.text(name)] = r.arguments(flags)
		}
		return Flags{By: by}
	}
	for _, f := range n.Fields {
		by[f.Key] = r.arguments(f.Value)
	}
	return Flags{By: by}
}
