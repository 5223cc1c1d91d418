// This file reads problem.yaml, and the files beside it that may contain a time limit.

package problem

import (
	"bytes"
	"cmp"
	"math"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"oj/tools/shared/yaml"
)

const (
	mib           = 1 << 20
	kib           = 1 << 10
	maxSec        = 24 * 3600       // the largest value that a limit in seconds may have
	defaultTime   = 3 * time.Second // the time limit of a package that has no submissions and states no time limit
	defaultMemory = 512 * mib
)

// legacySettings is the name of the settings file of a group in legacy packages.
const legacySettings = "testdata.yaml"

// defaults contains the limits of a package that states no limits.
var defaults = Limits{
	ACToLimit: 5, Margin: 2, resolution: time.Second,
	Memory: 2048 * mib, Output: 8 * mib, Code: 128 * kib,
	ValidationTime:   60 * time.Second,
	ValidationMemory: 2048 * mib, ValidationOutput: 8 * mib, ValidationPasses: 2,
}

// drafts contains the version names of published drafts of 2025-09. They have keys of both versions.
var drafts = []string{"2023-07", "2023-07-draft", v2025 + "-draft", "draft"}

// onlyLegacy and onlyModern contain the keys that exist only in legacy packages, or only in 2025-09. If a
// package of one version contains a key of the other version, the value is read, but a warning is added.
var (
	onlyLegacy = []string{"source_url", "validation", "validator_flags", "grading", "author", "libraries", "rights"}
	onlyModern = []string{"languages", "allow_file_writing", "constants", "credits", "embargo_until", "version"}
)

func (p *Package) readProblemYAML() {
	p.Name, p.Limits, p.Graders, p.FileWriting = p.ID, defaults, true, true
	p.Root = &Group{RangeLo: math.Inf(-1), RangeHi: math.Inf(1), Settings: Settings{Accept: 1}}
	p.groups, p.settingsFile = []*Group{p.Root}, legacySettings

	// Without problem.yaml, the package has the defaults.
	n := p.readYAML(filepath.Join(p.Dir, "problem.yaml"))
	p.problemYAML, p.hasYAML = n, n != nil
	if n == nil {
		p.TimeLimit, p.Limits.Memory = defaultTime, defaultMemory
		return
	}

	// Read the version first, because it determines how the other keys are read.
	if v := n.Get("problem_format_version"); v != nil {
		switch name := text(v); {
		case name == v2025:
			p.modern = true
		case slices.Contains(drafts, name):
			p.modern, p.draft = true, true
			p.warnAt(v, "problem_format_version %q is a draft; it is read as %s, the final version", name, v2025)
		case name != "legacy" && name != "legacy-icpc":
			v.Fail("unknown problem_format_version %q, want legacy, legacy-icpc or %s", name, v2025)
		}
	}

	// Set the defaults of 2025-09 that differ from those of legacy packages.
	if p.modern {
		p.Graders, p.FileWriting, p.ShowSources, p.StrictMargin = false, false, true, true
		p.Limits.ACToLimit, p.Limits.Margin, p.settingsFile = 2, 1.5, "test_group.yaml"
		p.checkRequired(n)
	}
	p.read(n, p.problemKeys())

	// A key that exists only in the other version of the format is probably a mistake, so warn about it.
	version, otherVersion, otherKeys := "legacy", v2025, onlyModern
	if p.modern {
		version, otherVersion, otherKeys = v2025, "legacy", onlyLegacy
	}
	for _, value := range n.Items {
		if slices.Contains(otherKeys, value.Key) && !p.draft {
			p.warnAt(value, "the key %s belongs to version %s, not to %s", value.Key, otherVersion, version)
		}
	}

	// Finally derive the settings that depend on other settings.
	p.Custom = p.Custom || p.Interactive || p.MultiPass
	p.MayScore = p.Scoring && (p.validatorScores || p.modern)
	if passes := n.Get("limits").Get("validation_passes"); passes != nil && !p.MultiPass {
		p.warnAt(passes, "validation_passes has no effect in a problem that is not multi-pass")
	}
}

// unusedKeys contains the keys of problem.yaml that a judge does not need, such as settings of other tools.
var unusedKeys = strings.Fields(`problem_format_version license rights_owner uuid author libraries rights credits
	embargo_until version uses short-name label color externalid points allow_judge allow_submit`)

// problemKeys maps each other key of problem.yaml to a function that reads its value.
func (p *Package) problemKeys() keys {
	return keys{
		"name":               set(&p.Name, title),
		"source":             p.readSource,
		"source_url":         set(&p.SourceURL, text),
		"keywords":           set(&p.Keywords, words),
		"type":               p.readType,
		"limits":             p.readLimits,
		"validation":         p.readValidation,
		"validator_flags":    set(&p.ValidatorFlags, words),
		"grading":            p.readGrading,
		"languages":          p.readLanguages,
		"allow_file_writing": set(&p.FileWriting, boolean),
		"constants":          p.readConstants,
		"": func(n *yaml.Node) {
			if !slices.Contains(unusedKeys, n.Key) {
				p.warnUnknown(n)
			}
		},
	}
}

// checkRequired warns about missing keys that 2025-09 requires. It is not an error, because judging does not
// need these keys.
func (p *Package) checkRequired(n *yaml.Node) {
	states := func(key string) bool { value := n.Get(key); return value != nil && value.Kind != yaml.Null }

	// Name all missing keys in one warning.
	missing := slices.DeleteFunc([]string{"name", "uuid"}, states)
	if len(missing) > 0 {
		p.warnAt(n.Get("problem_format_version"), "version %s also requires a %s",
			v2025, strings.Join(missing, " and a "))
	}

	// The format requires an owner for most licenses.
	switch license := n.Get("license"); {
	case !states("license") || license.Text == "unknown":
	case license.Text == "public domain" && states("rights_owner"):
		p.warnAt(n.Get("rights_owner"), "a problem in the public domain must not have a rights_owner")
	case license.Text != "public domain" && !slices.ContainsFunc([]string{"rights_owner", "credits", "source"}, states):
		p.warnAt(license, "the license %s requires a rights_owner, or authors in credits, or a source",
			license.Text)
	}
}

// title reads the problem's name: a string, or a mapping from languages to strings. title returns the English
// name if there is one, and otherwise the first name.
func title(n *yaml.Node) string {
	if n.Kind == yaml.Map && len(n.Items) > 0 {
		n = cmp.Or(n.Get("en"), n.Items[0])
	}
	return text(n)
}

// readSource reads the origin of the problem, such as a contest: a string, or a mapping with name and url
// (2025-09), or a list of strings and mappings. It uses the first entry of a list.
func (p *Package) readSource(n *yaml.Node) {
	switch {
	case n.Kind == yaml.Map:
		p.read(n, keys{"name": set(&p.Source, text), "url": set(&p.SourceURL, text)})
	case n.Kind != yaml.Seq:
		p.Source = text(n)
	case len(n.Items) > 0:
		p.readSource(n.Items[0])
	}
}

// readGrading reads the key grading of problem.yaml: the settings of the total score. In old packages this
// key also contains settings of groups. They apply to the root group, from which all groups inherit settings. In
// even older packages it is the name of the grader.
func (p *Package) readGrading(n *yaml.Node) {
	if n.Kind == yaml.Scalar {
		p.readGrader(n)
		return
	}
	t := p.groupKeys(p.Root)
	t["objective"] = func(n *yaml.Node) { p.Minimize = oneOf(n, "min", "max") == "min" }
	t["show_test_data_groups"], t["custom_scoring"] = ignore, ignore
	p.read(n, t)
}

// languageCodes contains the codes that stand for languages in the package format.
var languageCodes = strings.Fields(`ada algol68 apl bash c cgmp cobol cpp cppgmp crystal csharp d dart elixir erlang
	forth fortran fsharp gerbil go haskell java javaalgs4 javascript julia kotlin lisp lua modula2 nim objectivec ocaml
	octave odin pascal perl php prolog python2 python3 python3numpy racket ruby rust scala simula smalltalk snobol swift
	typescript visualbasic zig all`)

// readLanguages reads the codes of languages: a list, or the word all.
func (p *Package) readLanguages(n *yaml.Node) {
	if n.Kind != yaml.Seq && text(n) == "all" {
		return
	}

	// An unknown code causes only a warning, because a newer version of the format may contain it.
	p.Languages = words(n)
	for _, code := range p.Languages {
		if !slices.Contains(languageCodes, code) {
			p.warnAt(n, "%q is not a language of the format", code)
		}
	}
	if len(p.Languages) == 0 || slices.Contains(p.Languages, "all") {
		n.Fail("want the word all or a list of codes of languages, such as [cpp, java, python3]")
	}
}

// constantName matches valid names of constants.
var constantName = regexp.MustCompile(`^[a-zA-Z_][a-zA-Z0-9_]*$`)

// mostConstant is the greatest length of the value of a constant, in bytes. A longer one could make a large program out of a
// short one.
const mostConstant = 1 << 10

// readConstants reads the constants. A constant may be a mapping with several notations of a number, such as
// {value: 1000, tex: "10^3"}. Then 1000 replaces {{name}} and {{name.value}}, and 10^3 replaces {{name.tex}}.
func (p *Package) readConstants(n *yaml.Node) {
	p.Constants = map[string]string{}
	p.read(n, keys{"": func(n *yaml.Node) {
		value := n
		if n.Kind == yaml.Map {
			value = n.Get("value")
		}
		switch {
		case !constantName.MatchString(n.Key):
			n.Fail("%q is not the name of a constant: want letters, digits and _", n.Key)
		case value == nil:
			p.warnAt(n, "the constant %s has no value", n.Key)
			value = &yaml.Node{}
		}
		constant := func(name string, value *yaml.Node) {
			if p.Constants[name] = text(value); len(p.Constants[name]) > mostConstant {
				n.Fail("the constant %s has %d bytes, want at most %d", name, len(p.Constants[name]), mostConstant)
			}
		}
		constant(n.Key, value)

		// A constant has a value, and may have other ways to write it (such as 10^9 for 1000000000). Warn if one of
		// these ways contains a number that differs from the value.
		want, isNumber := numberIn(value.Text)
		for _, way := range n.Items {
			constant(n.Key+"."+way.Key, way)
			if got, ok := numberIn(way.Text); ok && isNumber && got != want {
				p.warnAt(way, "%s.%s is %s, which looks like a different number than the value %s",
					n.Key, way.Key, way.Text, value.Text)
			}
		}
	}})
}

var signs = regexp.MustCompile(`[,_' ~{}$\\]`)

// numberIn parses a number that may contain separators between its digits, such as commas.
func numberIn(text string) (float64, bool) {
	x, err := strconv.ParseFloat(signs.ReplaceAllString(text, ""), 64)
	return x, err == nil
}

// readValidation reads the legacy key validation.
func (p *Package) readValidation(n *yaml.Node) {
	is := map[string]*bool{"interactive": &p.Interactive,
		"multi-pass": &p.MultiPass, "score": &p.validatorScores}
	for i, word := range words(n) {
		switch {
		case i == 0 && (word == "default" || word == "custom"):
			p.Custom = word == "custom"
		case is[word] != nil && p.Custom:
			*is[word] = true
		default:
			n.Fail("validation %q: want default, or custom with any of interactive, multi-pass, score",
				n.Text)
		}
	}
	p.Scoring = p.Scoring || p.validatorScores
}

// readType reads the key type: a word or a list of words (2025-09), or pass-fail or scoring (legacy).
func (p *Package) readType(n *yaml.Node) {
	passFail := false
	types := map[string]*bool{
		"pass-fail": &passFail, "scoring": &p.Scoring, "interactive": &p.Interactive, "multi-pass": &p.MultiPass, "submit-answer": &p.SubmitAnswer,
	}

	// Some types cannot be combined.
	list := words(n)
	for i, word := range list {
		switch is := types[word]; {
		case is == nil:
			n.Fail("unknown problem type %q", word)
		case slices.Contains(list[:i], word):
			n.Fail("the problem type %q occurs twice", word)
		default:
			*is = true
		}
	}
	switch {
	case len(list) == 0:
		n.Fail("want a problem type, such as pass-fail or [scoring, interactive]")
	case p.Scoring && passFail:
		n.Fail("a problem is either pass-fail or scoring")
	case p.SubmitAnswer && (p.Interactive || p.MultiPass):
		n.Fail("submit-answer cannot be combined with interactive or multi-pass")
	}
}

func (p *Package) readLimits(n *yaml.Node) {
	l := &p.Limits
	multipliers := func(n *yaml.Node) {
		p.read(n, keys{
			"ac_to_time_limit":  set(&l.ACToLimit, between(1, 1000)),
			"time_limit_to_tle": set(&l.Margin, between(1, 1000)),
			"":                  func(n *yaml.Node) { n.Fail("unknown key %q in time_multipliers", n.Key) },
		})
	}
	p.read(n, keys{
		"time_limit":         set(&p.TimeLimit, seconds),
		"time_resolution":    set(&l.resolution, seconds),
		"time_safety_margin": func(n *yaml.Node) { l.Margin = max(1, between(0, 1000)(n)) },
		"time_multiplier":    set(&l.ACToLimit, between(1, 1000)),
		"time_multipliers":   multipliers,
		"memory":             set(&l.Memory, size(mib)),
		"output":             set(&l.Output, output),
		"code":               set(&l.Code, size(kib)),
		"compilation_time":   set(&l.CompileTime, seconds),
		"compilation_memory": set(&l.CompileMemory, size(mib)),
		"validation_time":    set(&l.ValidationTime, seconds),
		"validation_memory":  set(&l.ValidationMemory, size(mib)),
		"validation_output":  set(&l.ValidationOutput, output),
		"validation_passes": func(n *yaml.Node) {
			passes := between(2, 1e6)(n)
			if l.ValidationPasses = int(passes); float64(l.ValidationPasses) != passes {
				n.Fail("want a whole number, found %q", n.Text)
			}
		},
		"": func(n *yaml.Node) { p.warnAt(n, "unknown limit %q", n.Key) },
	})
}

// output reads a limit on output in MiB. Outputs are kept in files until the judge has looked at them.
func output(n *yaml.Node) int64 {
	const most = 1 << 30
	bytes := size(mib)(n)
	if bytes > most {
		n.Fail("the limit on output is %d MiB, want at most %d", bytes/mib, most/mib)
	}
	return bytes
}

// timeLimits contains the files in the folder of problem.yaml that may state a time limit. The field value is
// a pattern that finds the time limit in the file. The first file that contains a time limit is used.
var timeLimits = []struct {
	file  string
	value *regexp.Regexp
}{
	{".timelimit", regexp.MustCompile(`(?s)(.*)`)},
	{"domjudge-problem.ini", regexp.MustCompile(`(?m)^[\x{feff} \t]*timelimit[ \t]*=([^;\n]*)`)},
}

// readTimeLimit reads the time limit from a file beside problem.yaml. In legacy packages the limit
// in this file overrides the limit in problem.yaml. In 2025-09 the file is read only if problem.yaml contains
// no time limit.
func (p *Package) readTimeLimit() {
	if p.modern && p.TimeLimit > 0 {
		return
	}
	for _, limit := range timeLimits {
		file := filepath.Join(p.Dir, limit.file)

		// Skip a file that does not contain a time limit.
		data := p.content(file)
		at := limit.value.FindSubmatchIndex(data)
		if data == nil || at == nil {
			continue
		}

		// Ignore byte-order marks, which some editors add, and quotes.
		value := strings.Trim(string(data[at[2]:at[3]]), "\ufeff\"' \t\r\n")
		sec, err := strconv.ParseFloat(value, 64)
		if err != nil || !(sec > 0 && sec <= maxSec) {
			yaml.Fail(file, 1+bytes.Count(data[:at[2]], []byte("\n")),
				"want the time limit, a number of seconds above 0, found %q", value)
		}
		p.TimeLimit = time.Duration(sec * float64(time.Second))
		return
	}
}
