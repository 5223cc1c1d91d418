// This file reads problem.yaml.

package packages

import (
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"oj/judge/internal/yaml"
)

const (
	mib    = 1 << 20
	kib    = 1 << 10
	maxSec = 24 * 3600 // no limit in seconds may be longer
)

// defaults are the limits of a package that sets none.
var defaults = Limits{
	TimeMultiplier: 5, ACToLimit: 2, LimitToTLE: 1.5, Resolution: time.Second,
	Memory: 2048 * mib, Output: 8 * mib, Code: 128 * kib,
	CompileTime: 60 * time.Second, ValidationTime: 60 * time.Second,
	ValidationMemory: 2048 * mib, ValidationPasses: 2,
}

// otherKeys are keys of problem.yaml that do not matter to a judge, in any version.
var otherKeys = map[string]bool{
	"author": true, "source": true, "source_url": true, "license": true, "rights_owner": true,
	"keywords": true, "uuid": true, "credits": true, "embargo_until": true, "languages": true,
	"allow_file_writing": true, "constants": true, "type": true, "grading": true, "libraries": true,
	"rights": true, "uses": true, "version": true, "short-name": true, "label": true, "color": true,
}

func readProblemYAML(p *Package) error {
	p.Version, p.Name, p.Limits = Legacy, p.ID, defaults
	file := filepath.Join(p.Dir, "problem.yaml")
	root, err := readYAML(file)
	if errors.Is(err, fs.ErrNotExist) {
		return errorf(file, "no such file; is %s a problem package?", p.Dir)
	}
	if err != nil {
		return err
	}
	r := &reader{file: file}
	for _, f := range r.fields(root) {
		switch f.Key {
		case "problem_format_version":
			p.Version = r.version(f.Value)
		case "name":
			p.Name = r.title(f.Value)
		case "validation":
			p.readValidation(r, f)
		case "validator_flags":
			p.ValidatorFlags = r.flags(f.Value)
		case "limits":
			p.readLimits(r, f.Value)
		case "type":
			p.readType(r, f.Value)
		default:
			if !otherKeys[f.Key] {
				p.warn("%s:%d: unknown key %q", file, f.Line, f.Key)
			}
		}
	}
	return r.err
}

// version reads problem_format_version under all its names.
func (r *reader) version(n *yaml.Node) string {
	switch v := r.text(n); v {
	case Legacy, LegacyICPC, V2025:
		return v
	case "2023-07", "2023-07-draft":
		return V2025
	default:
		r.fail(n, "unknown problem_format_version %q, want legacy, legacy-icpc or 2025-09", v)
		return Legacy
	}
}

// title reads a name: text, or a mapping from languages to texts, of which English is preferred.
func (r *reader) title(n *yaml.Node) string {
	if n.Kind != yaml.Map {
		return r.text(n)
	}
	if en := n.Get("en"); en != nil {
		return r.text(en)
	}
	if len(n.Fields) > 0 {
		return r.text(n.Fields[0].Value)
	}
	return ""
}

// readValidation reads the words of the legacy key.
func (p *Package) readValidation(r *reader, f yaml.Field) {
	for i, word := range strings.Fields(r.text(f.Value)) {
		switch {
		case word == "default" && i == 0:
		case word == "custom" && i == 0:
			p.Custom = true
		case word == "interactive" && p.Custom:
			p.Interactive = true
		case word == "multi-pass" && p.Custom:
			p.MultiPass = true
		case word == "score" && p.Custom:
			p.Scoring = true
		default:
			r.fail(f.Value, "validation %q: want default, or custom with any of interactive, multi-pass, score", r.text(f.Value))
		}
	}
}

// readType reads the key type: one word or a list (2025-09), pass-fail or scoring (legacy).
func (p *Package) readType(r *reader, n *yaml.Node) {
	for _, word := range r.words(n) {
		switch word {
		case "pass-fail":
		case "scoring":
			p.Scoring = true
		case "interactive":
			p.Interactive = true
		case "multi-pass":
			p.MultiPass = true
		case "submit-answer":
			p.SubmitOnly = true
		default:
			r.fail(n, "unknown problem type %q", word)
		}
	}
	p.Custom = p.Custom || p.Interactive || p.MultiPass
}

func (p *Package) readLimits(r *reader, n *yaml.Node) {
	l := &p.Limits
	for _, f := range r.fields(n) {
		switch f.Key {
		case "time_multiplier":
			l.TimeMultiplier = r.number(f.Value, 0, 1000)
		case "time_limit":
			p.TimeLimit, p.TimeLimitFile = r.seconds(f.Value), r.file
		case "time_multipliers":
			l.readMultipliers(r, f.Value)
		case "time_resolution":
			l.Resolution = r.seconds(f.Value)
		case "memory":
			l.Memory = r.size(f.Value, mib)
		case "output":
			l.Output = r.size(f.Value, mib)
		case "code":
			l.Code = r.size(f.Value, kib)
		case "compilation_time":
			l.CompileTime = r.seconds(f.Value)
		case "validation_time":
			l.ValidationTime = r.seconds(f.Value)
		case "validation_memory":
			l.ValidationMemory = r.size(f.Value, mib)
		case "validation_passes":
			l.ValidationPasses = int(r.number(f.Value, 2, 1e6))
		case "time_safety_margin", "compilation_memory", "validation_output":
			r.number(f.Value, 0, math.MaxInt32)
		default:
			p.warn("%s:%d: unknown limit %q", r.file, f.Line, f.Key)
		}
	}
}

func (l *Limits) readMultipliers(r *reader, n *yaml.Node) {
	for _, f := range r.fields(n) {
		switch f.Key {
		case "ac_to_time_limit":
			l.ACToLimit = r.number(f.Value, 1, 1000)
		case "time_limit_to_tle":
			l.LimitToTLE = r.number(f.Value, 1, 1000)
		default:
			r.fail(f.Value, "unknown key %q in time_multipliers", f.Key)
		}
	}
}

// readTimeLimit reads the limit from the files that stand beside problem.yaml, which go before it.
func readTimeLimit(p *Package) error {
	file := filepath.Join(p.Dir, ".timelimit")
	data, err := os.ReadFile(file)
	if err == nil {
		return p.setTimeLimit(file, 1, strings.TrimSpace(string(data)))
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	file = filepath.Join(p.Dir, "domjudge-problem.ini")
	data, err = os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	for i, line := range strings.Split(string(data), "\n") {
		key, value, ok := strings.Cut(line, "=")
		if ok && strings.TrimSpace(key) == "timelimit" {
			return p.setTimeLimit(file, i+1, strings.Trim(strings.TrimSpace(value), `"'`))
		}
	}
	return nil
}

func (p *Package) setTimeLimit(file string, line int, text string) error {
	sec, err := strconv.ParseFloat(text, 64)
	if err != nil || !(sec > 0 && sec <= maxSec) {
		return &Error{file, line, "want the time limit, a number of seconds above 0, found " + strconv.Quote(text)}
	}
	p.TimeLimit, p.TimeLimitFile = time.Duration(sec*float64(time.Second)), file
	return nil
}

// readYAML reads a file into nodes.
func readYAML(file string) (*yaml.Node, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return yaml.Parse(file, data)
}

// reader turns nodes into values and keeps the first error.
type reader struct {
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

// fields returns the keys of a mapping; nothing at all counts as an empty one.
func (r *reader) fields(n *yaml.Node) []yaml.Field {
	if n.Kind != yaml.Map && n.Kind != yaml.Null {
		r.fail(n, "want a mapping (key: value), found %v", n.Kind)
	}
	return n.Fields
}

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
	return list
}

// flags returns arguments: a list as it stands, or a text cut at its blanks.
func (r *reader) flags(n *yaml.Node) []string { return slices.Clip(r.words(n)) }

// number returns a number from lo to hi.
func (r *reader) number(n *yaml.Node, lo, hi float64) float64 {
	x, err := strconv.ParseFloat(r.text(n), 64)
	if err != nil || !(x >= lo && x <= hi) {
		r.fail(n, "want a number from %v to %v, found %q", lo, hi, n.Text)
		return lo
	}
	return x
}

func (r *reader) seconds(n *yaml.Node) time.Duration {
	x := r.number(n, 0, maxSec)
	if x == 0 {
		r.fail(n, "want a number of seconds above 0, found %q", n.Text)
	}
	return time.Duration(x * float64(time.Second))
}

// size returns a number of bytes that is written in this unit.
func (r *reader) size(n *yaml.Node, unit float64) int64 {
	return int64(r.number(n, 0, 1e6) * unit)
}
