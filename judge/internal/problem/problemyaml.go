// This file reads problem.yaml.

package problem

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"oj/judge/internal/yaml"
	"oj/tools/judges"
)

const (
	mib    = 1 << 20
	kib    = 1 << 10
	maxSec = 24 * 3600 // no limit in seconds may be longer
)

// The limits of a problem that has nothing but testcases.
const (
	defaultTime   = 3 * time.Second
	defaultMemory = 512 * mib
)

// defaults are the limits of a package that sets none.
var defaults = Limits{
	timeMultiplier: 5, safetyMargin: 2, ACToLimit: 2, limitToTLE: 1.5, resolution: time.Second,
	Memory: 2048 * mib, Output: 8 * mib, Code: 128 * kib,
	ValidationTime:   60 * time.Second,
	ValidationMemory: 2048 * mib, ValidationOutput: 8 * mib, ValidationPasses: 2,
}

func readProblemYAML(p *Problem) error {
	p.version, p.Name, p.Limits = legacy, p.ID, defaults
	p.Root = &Group{acceptScore: 1, RangeLo: negInf, RangeHi: posInf, maxScore: posInf, stated: map[string]int{}}
	p.Judge = judges.Of(p.ID, "", "")
	found, err := p.readFile(filepath.Join(p.Dir, "problem.yaml"), p.readKeys)
	if !found {
		p.TimeLimit, p.Limits.Memory = defaultTime, defaultMemory
		p.FileWriting, p.Graders = true, true
	}
	return err
}

// readKeys reads the keys of problem.yaml.
func (p *Problem) readKeys(r *reader, n *yaml.Node) {
	if v := n.Get("problem_format_version"); v != nil {
		p.version = r.version(v)
	}
	p.FileWriting, p.Graders = p.version != v2025, p.version != v2025
	r.read(n, p.table(r), r.unknown)
	p.Judge = judges.Of(p.ID, p.Source, p.SourceURL)
	p.checkTypes(r, n)
	p.checkRequired(r, n.Fields)
}

// table says how the keys of problem.yaml are read. A key of another version is taken as it is meant, with a warning.
func (p *Problem) table(r *reader) table {
	of := func(version string, read func(yaml.Field)) func(yaml.Field) {
		return func(f yaml.Field) {
			if read(f); (version == v2025) != (p.version == v2025) {
				r.warn(f, "the key %s is of version %s, not of %s", f.Key, version, p.version)
			}
		}
	}
	reads := func(read func(*reader, *yaml.Node)) func(yaml.Field) {
		return func(f yaml.Field) { read(r, f.Value) }
	}
	return table{
		"problem_format_version": ignore,
		"name":                   set(&p.Name, r.title),
		"source":                 reads(p.readSource),
		"source_url":             of(legacy, set(&p.SourceURL, r.text)),
		"keywords":               set(&p.Keywords, r.words),
		"type":                   reads(p.readType),
		"limits":                 reads(p.readLimits),
		"validation":             of(legacy, reads(p.readValidation)),
		"validator_flags":        of(legacy, set(&p.ValidatorFlags, r.arguments)),
		"grading":                of(legacy, reads(p.readGrading)),
		"languages":              of(v2025, reads(p.readLanguages)),
		"allow_file_writing":     of(v2025, set(&p.FileWriting, r.boolean)),
		"constants":              of(v2025, reads(p.readConstants)),
		// These do not matter to a judge; the last ones are those of tools that keep their own things here.
		"license": ignore, "rights_owner": ignore, "uuid": ignore,
		"author": of(legacy, ignore), "libraries": of(legacy, ignore), "rights": of(legacy, ignore),
		"credits": of(v2025, ignore), "embargo_until": of(v2025, ignore), "version": of(v2025, ignore),
		"uses": ignore, "short-name": ignore, "label": ignore, "color": ignore, "externalid": ignore, "points": ignore,
		"allow_judge": ignore, "allow_submit": ignore,
	}
}

// checkRequired warns about keys that 2025-09 requires and that are not there. Nothing that is judged depends on
// them.
func (p *Problem) checkRequired(r *reader, fields []yaml.Field) {
	if p.version != v2025 {
		return
	}
	stated := map[string]yaml.Field{}
	for _, f := range fields {
		if f.Value.Kind != yaml.Null {
			stated[f.Key] = f
		}
	}
	var missing []string
	for _, key := range []string{"name", "uuid"} {
		if _, ok := stated[key]; !ok {
			missing = append(missing, key)
		}
	}
	if len(missing) > 0 {
		r.warn(stated["problem_format_version"], "version %s requires a %s as well", p.version, strings.Join(missing, " and a "))
	}
	license, licensed := stated["license"]
	owner, owned := stated["rights_owner"]
	_, credited := stated["credits"]
	_, sourced := stated["source"]
	switch {
	case !licensed || license.Value.Text == "unknown":
	case license.Value.Text == "public domain" && owned:
		r.warn(owner, "what is in the public domain has no rights_owner")
	case license.Value.Text != "public domain" && !owned && !credited && !sourced:
		r.warn(license, "the license %s requires a rights_owner, or authors in credits, or a source", license.Value.Text)
	}
}

// readSource reads where the problem comes from: a text, in 2025-09 also a mapping with name and url, or a
// list of either. The first of several counts.
func (p *Problem) readSource(r *reader, n *yaml.Node) {
	switch n.Kind {
	case yaml.Seq:
		if len(n.Items) > 0 {
			p.readSource(r, n.Items[0])
		}
	case yaml.Map:
		r.read(n, table{"name": set(&p.Source, r.text), "url": set(&p.SourceURL, r.text)}, r.unknown)
	default:
		p.Source = r.text(n)
	}
}

// readGrading reads what legacy packages say about scores as a whole. Settings of groups stand here in
// packages of an older time.
func (p *Problem) readGrading(r *reader, n *yaml.Node) {
	keys := p.Root.legacyTable(r)
	delete(keys, "grading")
	delete(keys, "grader_flags")
	keys["objective"] = func(f yaml.Field) { p.Minimize = r.oneOf(f.Value, "min", "max") == "min" }
	keys["show_test_data_groups"], keys["custom_scoring"] = ignore, ignore
	r.read(n, keys, r.unknown)
}

// languageCodes are those of the format's table of languages.
var languageCodes = strings.Fields(`ada algol68 apl bash c cgmp cobol cpp cppgmp crystal csharp d dart elixir erlang
	forth fortran fsharp gerbil go haskell java javaalgs4 javascript julia kotlin lisp lua modula2 nim objectivec ocaml
	octave odin pascal perl php prolog python2 python3 python3numpy racket ruby rust scala simula smalltalk snobol swift
	typescript visualbasic zig all`)

// readLanguages reads the codes of languages: a list, or the word all.
func (p *Problem) readLanguages(r *reader, n *yaml.Node) {
	if n.Kind != yaml.Seq && r.text(n) == "all" {
		return
	}
	p.Languages = r.words(n)
	for _, code := range p.Languages {
		if !slices.Contains(languageCodes, code) {
			p.warn("%s:%d: the format knows no language %q", r.file, n.Line, code)
		}
	}
	if len(p.Languages) == 0 || slices.Contains(p.Languages, "all") {
		r.fail(n, "want the word all or a list of codes of languages, such as [cpp, java, python3]")
	}
}

// constantName is the form of names of constants.
var constantName = regexp.MustCompile(`^[a-zA-Z_][a-zA-Z0-9_]*$`)

func (p *Problem) readConstants(r *reader, n *yaml.Node) {
	p.Constants = map[string]string{}
	for _, f := range r.fields(n) {
		if !constantName.MatchString(f.Key) {
			r.fail(f.Value, "the name of a constant has letters, digits and _, found %q", f.Key)
		}
		if f.Value.Kind != yaml.Map {
			p.Constants[f.Key] = r.text(f.Value)
			continue
		}
		p.readVariants(r, f)
	}
}

// readVariants reads a constant that is written in several ways: {{name}} and {{name.value}} stand for its value,
// {{name.tex}} for the way of that name.
func (p *Problem) readVariants(r *reader, f yaml.Field) {
	node := f.Value.Get("value")
	if node == nil {
		r.warn(f, "the constant %s has no value", f.Key)
		node = &yaml.Node{Kind: yaml.Scalar}
	}
	value := r.text(node)
	p.Constants[f.Key] = value
	for _, one := range f.Value.Fields {
		text := r.text(one.Value)
		p.Constants[f.Key+"."+one.Key] = text
		if other, ok := numberIn(text); ok {
			if want, ok := numberIn(value); ok && other != want {
				r.warn(one, "%s.%s is %s, which looks like another number than the value %s", f.Key, one.Key, text, value)
			}
		}
	}
}

// numberIn reads a number as people write it, with signs between its digits.
func numberIn(text string) (float64, bool) {
	x, err := strconv.ParseFloat(strings.NewReplacer(",", "", "_", "", "'", "", " ", "", "~", "", "{", "", "}", "", "$", "", `\`, "").Replace(text), 64)
	return x, err == nil
}

// version reads problem_format_version under all its names.
func (r *reader) version(n *yaml.Node) string {
	switch v := r.text(n); v {
	case legacy, legacyICPC, v2025:
		return v
	case "2023-07", "2023-07-draft", v2025 + "-draft", "draft":
		return v2025
	default:
		r.fail(n, "unknown problem_format_version %q, want legacy, legacy-icpc or 2025-09", v)
		return legacy
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
func (p *Problem) readValidation(r *reader, n *yaml.Node) {
	if n.Kind == yaml.Map { // an early draft of 2025-09
		p.Custom = true
		r.read(n, table{
			"interactive": set(&p.Interactive, r.boolean), "multipass": set(&p.MultiPass, r.boolean), "multi-pass": set(&p.MultiPass, r.boolean),
			"scoring": func(f yaml.Field) { p.Scoring = r.boolean(f.Value) || p.Scoring },
		}, r.unknown)
		return
	}
	for i, word := range strings.Fields(r.text(n)) {
		switch {
		case word == "default" && i == 0:
		case word == "custom" && i == 0:
			p.Custom = true
		case word == "interactive" && p.Custom:
			p.Interactive = true
		case word == "multi-pass" && p.Custom:
			p.MultiPass = true
		case word == "score" && p.Custom:
			p.Scoring, p.validatorScores = true, true
		default:
			r.fail(n, "validation %q: want default, or custom with any of interactive, multi-pass, score", r.text(n))
		}
	}
}

// readType reads the key type: one word or a list (2025-09), pass-fail or scoring (legacy).
func (p *Problem) readType(r *reader, n *yaml.Node) {
	words := r.words(n)
	if len(words) == 0 {
		r.fail(n, "want a problem type, such as pass-fail or [scoring, interactive]")
	}
	for i, word := range words {
		switch {
		case slices.Contains(words[:i], word):
			r.fail(n, "the problem type %q stands here twice", word)
		case word == "pass-fail":
		case word == "scoring":
			p.Scoring = true
		case word == "interactive":
			p.Interactive = true
		case word == "multi-pass":
			p.MultiPass = true
		case word == "submit-answer":
			p.SubmitAnswer = true
		default:
			r.fail(n, "unknown problem type %q", word)
		}
	}
	if p.Scoring && slices.Contains(words, "pass-fail") {
		r.fail(n, "a problem is either pass-fail or scoring")
	}
	if p.SubmitAnswer && (p.Interactive || p.MultiPass) {
		r.fail(n, "submit-answer goes neither with interactive nor with multi-pass")
	}
}

// checkTypes draws the conclusions from type and validation together.
func (p *Problem) checkTypes(r *reader, n *yaml.Node) {
	p.Custom = p.Custom || p.Interactive || p.MultiPass
	if limits := n.Get("limits"); limits != nil && !p.MultiPass {
		for _, f := range limits.Fields {
			if f.Key == "validation_passes" {
				r.warn(f, "validation_passes means nothing in a problem that is not multi-pass")
			}
		}
	}
	if p.version == legacyICPC && p.Scoring {
		r.pkg.warn("%s: problems of version %s have no scores", r.file, legacyICPC)
	}
}

func (p *Problem) readLimits(r *reader, n *yaml.Node) {
	l := &p.Limits
	multipliers := func(f yaml.Field) {
		r.read(f.Value, table{
			"ac_to_time_limit": set(&l.ACToLimit, r.between(1, 1000)), "time_limit_to_tle": set(&l.limitToTLE, r.between(1, 1000)),
		}, func(f yaml.Field) { r.fail(f.Value, "unknown key %q in time_multipliers", f.Key) })
	}
	r.read(n, table{
		"time_limit":         set(&p.TimeLimit, r.seconds),
		"time_resolution":    set(&l.resolution, r.seconds),
		"time_safety_margin": set(&l.safetyMargin, r.between(0, 1000)),
		"time_multipliers":   multipliers,
		"time_multiplier": func(f yaml.Field) {
			if f.Value.Kind == yaml.Map { // an early draft of 2025-09
				multipliers(f)
			} else {
				l.timeMultiplier = r.number(f.Value, 1, 1000)
			}
		},
		"memory":             set(&l.Memory, r.size(mib)),
		"output":             set(&l.Output, r.size(mib)),
		"code":               set(&l.Code, r.size(kib)),
		"compilation_time":   set(&l.CompileTime, r.seconds),
		"compilation_memory": set(&l.CompileMemory, r.size(mib)),
		"validation_time":    set(&l.ValidationTime, r.seconds),
		"validation_memory":  set(&l.ValidationMemory, r.size(mib)),
		"validation_output":  set(&l.ValidationOutput, r.size(mib)),
		"validation_passes": func(f yaml.Field) {
			passes := r.number(f.Value, 2, 1e6)
			if l.ValidationPasses = int(passes); float64(l.ValidationPasses) != passes {
				r.fail(f.Value, "want a whole number, found %q", r.text(f.Value))
			}
		},
	}, func(f yaml.Field) { r.warn(f, "unknown limit %q", f.Key) })
}

// readTimeLimit reads the limit from the files that stand beside problem.yaml. They go before it, but not in
// 2025-09, which knows the key and none of the files.
func readTimeLimit(p *Problem) error {
	if p.version == v2025 && p.TimeLimit > 0 {
		return nil
	}
	file := filepath.Join(p.Dir, ".timelimit")
	data, err := os.ReadFile(file)
	if err == nil {
		return p.setTimeLimit(file, 1, strings.TrimSpace(strings.TrimPrefix(string(data), "\ufeff")))
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
	for i, line := range strings.Split(strings.TrimPrefix(string(data), "\ufeff"), "\n") {
		line, _, _ = strings.Cut(line, ";") // a comment
		key, value, ok := strings.Cut(line, "=")
		if ok && strings.TrimSpace(key) == "timelimit" {
			return p.setTimeLimit(file, i+1, strings.Trim(strings.TrimSpace(value), `"'`))
		}
	}
	return nil
}

func (p *Problem) setTimeLimit(file string, line int, text string) error {
	sec, err := strconv.ParseFloat(text, 64)
	if err != nil || !(sec > 0 && sec <= maxSec) {
		return &Error{file, line, "want the time limit, a number of seconds above 0, found " + strconv.Quote(text)}
	}
	p.TimeLimit = time.Duration(sec * float64(time.Second))
	return nil
}
