package problem

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"oj/tools/shared/verdict"
)

// write creates a package with these files. It adds an empty problem.yaml and an empty testcase secret/1. If
// files contains the name "bare", it does not add them.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	all := map[string]string{"problem.yaml": "", "data/secret/1.in": "", "data/secret/1.ans": ""}
	if _, bare := files["bare"]; bare {
		all = map[string]string{}
	}
	for name, text := range files {
		all[name] = text
	}
	for name, text := range all {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func read1(t *testing.T, files map[string]string) *Package {
	t.Helper()
	p, err := Read(write(t, files))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestErrors: an error names the file, the line and the mistake.
func TestErrors(t *testing.T) {
	const v2025 = "problem_format_version: 2025-09\n"
	yaml := func(text string) map[string]string { return map[string]string{"problem.yaml": text} }
	for _, c := range []struct {
		files map[string]string
		want  string
	}{
		{map[string]string{"bare": ""}, "data: no such folder"},
		{map[string]string{"bare": "", "problem.yaml": ""}, "data: no such folder"},
		{map[string]string{"bare": "", "problem.yaml": "", "data/secret/x.txt": ""}, "data: no testcase"},
		{yaml("a: [\n"), "problem.yaml:1: want ']', but the file ends"}, {yaml("- x\n"), "problem.yaml:1: want a mapping"}, {yaml("name: [a]\n"), "problem.yaml:1: want a string, found a list"},
		{yaml("x: 1\nproblem_format_version: 2024-01\n"), `problem.yaml:2: unknown problem_format_version "2024-01"`},
		{map[string]string{"bare": "", "problem.yaml": "", "data/sample/1.in": "", "data/sample/1.ans": "", "submissions/accepted/a.py": "",
			"generators/generators.yaml": ""}, "the data are probably made by generators/generators.yaml, which the judge does not run: first run bt generate"},
		{map[string]string{"bare": "", "problem.yaml": "", "data/sample/1.in": "", "data/sample/1.ans": "", "submissions/accepted/a.py": "",
			"data/secret.txt": "", "testdata_tools/gen.sh": ""}, "made by testdata_tools/gen.sh, which the judge does not run: first run it"},
		{map[string]string{"bare": "", "problem.yaml": "", "data/secret/generate.py": ""}, "made by data/secret/generate.py, which"},
		{map[string]string{"bare": "", "problem.yaml": "", "data/gen_big.py": "", "data/generator.sh": "", "data/sample/1.in": "", "submissions/accepted/a.py": ""},
			"submissions/accepted/a.py"}, {map[string]string{"bare": "", "problem.yaml": "", "data/gen_big.py": "", "data/generator.sh": ""}, "made by data/generator.sh,"},
		{map[string]string{"bare": "", "problem.yaml": "", "input_validators/a.py": "", "output_validators/a.py": "", "answer_validators/b.py": ""}, "data: no such folder"},
		{map[string]string{"bare": "", "a/problem.yaml": "", "b/c/problem.yaml": ""}, "this folder contains packages, so name them: "},
		{yaml("type: hard\n"), `problem.yaml:1: unknown problem type "hard"`}, {yaml(v2025 + "type: [pass-fail, scoring]\n"), "problem.yaml:2: a problem is either"},
		{yaml(v2025 + "type: [scoring, scoring]\n"), `problem.yaml:2: the problem type "scoring" occurs twice`}, {yaml(v2025 + "type: [multi-pass, submit-answer]\n"), "problem.yaml:2: submit-answer cannot be combined"},
		{yaml("validation: interactive\n"), `problem.yaml:1: validation "interactive"`}, {yaml("validation: default score\n"), "problem.yaml:1: validation"}, {yaml("validation: custom fast\n"), "problem.yaml:1: validation"},
		{yaml("validation: custom\n"), "output_validators: the problem requires a custom output validator"}, {yaml(v2025 + "type: interactive\n"), "output_validator: the problem requires"},
		{map[string]string{"problem.yaml": "validation: custom multi-pass\n", "output_validators/v.sh": "", "output_validators/w.sh": ""}, "output_validators: a multi-pass problem has one output validator, found 2"},
		{yaml("limits: 7\n"), "problem.yaml:1: want a mapping"}, {yaml("limits:\n  memory: -1\n"), "problem.yaml:2: want a number from 0"}, {yaml("limits:\n  time_limit: 0\n"), "problem.yaml:2: want a number above 0"},
		{yaml("limits:\n  time_multipliers: {ac_to_time_limit: 0.5}\n"), "problem.yaml:2: want a number from 1"}, {yaml("limits:\n  time_multipliers: {x: 2}\n"), `problem.yaml:2: unknown key "x" in time_multipliers`},
		{yaml("limits:\n  validation_passes: 1\n"), "problem.yaml:2: want a number from 2"}, {yaml("limits:\n  validation_passes: 2.5\n"), "problem.yaml:2: want a whole number"}, {yaml("limits:\n  output: 2000\n"), "problem.yaml:2: the limit on output is 2000 MiB, want at most 1024"}, {yaml(v2025 + "constants: {a: " + strings.Repeat("x", 2000) + "}\n"), "problem.yaml:2: the constant a has 2000 bytes, want at most 1024"}, {yaml(v2025 + "constants: {a-b: 1}\n"), `problem.yaml:2: "a-b" is not the name of a constant`}, {yaml("grading:\n  objective: most\n"), "problem.yaml:2: want one of min, max"},
		{map[string]string{".timelimit": "soon"}, ".timelimit:1: want the time limit"}, {map[string]string{".timelimit": "-1"}, ".timelimit:1"}, {map[string]string{"domjudge-problem.ini": "x = 1\ntimelimit = nan\n"}, "domjudge-problem.ini:2"},
		{map[string]string{"data/secret/2.ans": ""}, "data/secret/2.ans: this answer has no input"}, {map[string]string{"data/secret/2.in": ""}, "data/secret/2.ans: no such file; the testcase secret/2 has no answer"},
		{map[string]string{"data/secret/group1": ""}, "data/secret/group1: want a folder"},
		{map[string]string{"bare": "", "data/secret/1.in": "", "data/secret/1.ans": "", "submissions/accepted/a.py": ""}, "problem.yaml: no such file, but the package has submissions"},
		{map[string]string{"data/valid_output/1.in": "", "data/valid_output/1.ans": ""}, "data/valid_output/1.out: no such file"}, {map[string]string{"data/sample": ""}, "data/sample: want a folder"},
		{map[string]string{"data/testdata.yaml": "on_reject: stop\n"}, `data/testdata.yaml:1: want one of break, continue`}, {map[string]string{"data/testdata.yaml": "x: 1\nrange: 5 1\n"}, "data/testdata.yaml:2: want a range"},
		{map[string]string{"data/secret/testdata.yaml": "grading: other\n"}, "data/secret/testdata.yaml:1: "}, {map[string]string{"data/secret/testdata.yaml": "accept_score: many\n"}, "data/secret/testdata.yaml:1: want a number"},
		{map[string]string{"problem.yaml": v2025, "data/secret/test_group.yaml": "max_score: -1\n"}, "test_group.yaml:1: want a number from 0"}, {map[string]string{"problem.yaml": v2025, "data/secret/test_group.yaml": "score_aggregation: avg\n"}, "test_group.yaml:1: want one of"},
		{map[string]string{"problem.yaml": v2025, "data/secret/test_group.yaml": "static_validation_score: 1\n"}, "static_validator: no such program"},
		{map[string]string{"problem.yaml": v2025, "data/secret/1.yaml": "\nargs: {a: b}\n"}, "data/secret/1.yaml:2: want a string, found a mapping"},
		{map[string]string{"submissions/submissions.yaml": "accepted:\n  required: [OK]\n"}, `submissions.yaml:2: unknown verdict "OK"`}, {map[string]string{"submissions/submissions.yaml": "accepted:\n  score: [3, 1]\n"}, "submissions.yaml:2: want a range"},
		{map[string]string{"submissions/submissions.yaml": "accepted:\n  use_for_time_limit: maybe\n"}, "submissions.yaml:2: want true or false"}, {map[string]string{"submissions/submissions.yaml": "a:\n  secret:\n    language: c\n"}, `submissions.yaml:3: unknown key "language"`},
	} {
		dir := write(t, c.files)
		_, err := Read(dir)
		if err == nil || !strings.HasPrefix(err.Error(), filepath.Join(dir, c.want)) && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v:\n got %v\nwant %s", c.files, err, c.want)
		}
	}
	if _, err := Read("no/such/folder"); err == nil {
		t.Error("Read returns no error for a missing folder")
	}
}

// TestWarnings: a key that has no effect, or belongs to the other version, causes a warning and no error.
func TestWarnings(t *testing.T) {
	for _, c := range []struct {
		files map[string]string
		want  []string
	}{
		{map[string]string{"problem.yaml": "name: x\nauthor: a\nsource: s\nsource_url: u\nlicense: cc0\nrights_owner: r\nkeywords: k\nuuid: u\n"}, nil},
		{map[string]string{"problem.yaml": "problem_format_version: 2025-09\nname: x\ncredits: {authors: a}\nsource: [s]\nlanguages: all\nallow_file_writing: true\nembargo_until: 2026-01-01\nversion: 1\nuuid: u\n"}, nil},
		{map[string]string{"problem.yaml": "colour: x\ncredits: y\n"}, []string{`problem.yaml:1: unknown key "colour"`, "problem.yaml:2: the key credits belongs to version 2025-09, not to legacy"}},
		{map[string]string{"problem.yaml": "problem_format_version: 2025-09\nvalidation: default\nname: x\nuuid: u\n"}, []string{"problem.yaml:2: the key validation belongs to version legacy, not to 2025-09"}},
		{map[string]string{"problem.yaml": "problem_format_version: 2025-09\nname:\n"}, []string{"problem.yaml:1: version 2025-09 also requires a name and a uuid"}},
		{map[string]string{"problem.yaml": "problem_format_version: 2025-09\nname: x\n"}, []string{"problem.yaml:1: version 2025-09 also requires a uuid"}},
		{map[string]string{"problem.yaml": "name: x\nuuid: u\nlicense: cc0\nproblem_format_version: 2025-09\n"}, []string{"problem.yaml:3: the license cc0 requires a rights_owner, or authors in credits, or a source"}},
		{map[string]string{"problem.yaml": "problem_format_version: 2025-09\nname: x\nuuid: u\nlicense: public domain\nrights_owner: r\n"}, []string{"problem.yaml:5: a problem in the public domain must not have a rights_owner"}},
		{map[string]string{"problem.yaml": "problem_format_version: 2025-09\nname: x\nuuid: u\nlicense: cc by\nsource: s\n"}, nil},
		{map[string]string{"problem.yaml": "limits: {speed: 1}\n"}, []string{`problem.yaml:1: unknown limit "speed"`}},
		{map[string]string{"data/testdata.yaml": "grader_flags: sum mean\nx: 1\n"}, []string{`testdata.yaml:1: unknown grader flag "mean"`, `testdata.yaml:2: unknown key "x"`}},
		{map[string]string{"data/secret/testdata.yaml": "grader_flags: ignore_sample\n"}, []string{"testdata.yaml:1: the grader flag ignore_sample has an effect only in data"}},
		{map[string]string{"problem.yaml": "problem_format_version: 2025-09\nname: x\nuuid: u\n", "data/sample/test_group.yaml": "max_score: 3\n"}, []string{"test_group.yaml:1: max_score has no effect in sample"}},
		{map[string]string{"problem.yaml": "problem_format_version: 2025-09\nname: x\nuuid: u\n", "data/secret/a/b/1.in": "", "data/secret/a/b/1.ans": "", "data/secret/a/b/test_group.yaml": "args: [x]\n"}, []string{"in 2025-09 only the folders of data/secret are groups", "so it must not contain testcases, too"}},
		{map[string]string{"data/secret/test_group.yaml": "max_score: 3\n"}, []string{"test_group.yaml: this file belongs to no testcase"}},
		{map[string]string{"problem.yaml": "problem_format_version: 2025-09\nname: x\nuuid: u\ntype: scoring\n", "data/secret/a/1.in": "", "data/secret/a/1.ans": "", "data/secret/a/test_group.yaml": "score_aggregation: sum\nmax_score: 1\n", "data/secret/test_group.yaml": "score_aggregation: pass-fail\n"}, []string{"data/secret contains groups", "secret has score_aggregation: pass-fail"}},
		{map[string]string{"problem.yaml": "problem_format_version: 2025-09\nname: x\nuuid: u\ntype: scoring\n", "data/secret/a/1.in": "", "data/secret/a/1.ans": "", "data/secret/a/test_group.yaml": "max_score: unbounded\n"}, []string{"data/secret contains groups", "secret has a max_score, so its groups must have one"}},
		{map[string]string{"data/secret/testdata.yaml": "grading: custom\n", "data/secret/a/testdata.yaml": "grading: custom\ngrader_flags: own\n"}, []string{"testdata.yaml:1: grading: custom: the judge does not run the package's grader, so points are not computed"}},
		{map[string]string{"problem.yaml": "grading: custom\n"}, []string{"problem.yaml:1: grading: custom"}}, {map[string]string{"problem.yaml": "grading: default\n"}, nil},
		{map[string]string{"input_validators/v.viva": ""}, []string{"input_validators/v.viva: skipped, because input validators in the language VIVA are not supported"}},
		{map[string]string{"problem.yaml": "problem_format_version: 2023-07-draft\nname: x\nuuid: u\nvalidation: default\nvalidator_flags: case_sensitive\n", "data/secret/testdata.yaml": "output_validator_flags: space_change_sensitive\n"}, []string{`problem.yaml:1: problem_format_version "2023-07-draft" is a draft; it is read as 2025-09`}},
		{map[string]string{"problem.yaml": "limits: {memory: 1}\nlimits: {output: 2, output: 1}\n", "data/testdata.yaml": "on_reject: break\non_reject: continue\n"}, []string{
			`problem.yaml:2: the key "limits" occurs twice in this mapping: the last value counts, not that of line 1`, `problem.yaml:2: the key "output" occurs twice`, `testdata.yaml:2: the key "on_reject" occurs twice`}},
		{map[string]string{"bare": "", "problem.yaml": "", "data/sample/1.in": "", "data/sample/1.ans": "", "submissions/accepted/a.py": ""}, []string{"data/secret: no such folder; only the samples are judged"}},
		{map[string]string{"data/secret/2.yaml": "", "data/secret/3.out": ""}, []string{"2.yaml: this file belongs to no testcase", "3.out: this file belongs to no testcase"}},
	} {
		p := read1(t, c.files)
		if len(p.Warnings) != len(c.want) {
			t.Errorf("%v: warnings %q, want %q", c.files, p.Warnings, c.want)
			continue
		}
		for i, w := range c.want {
			if !strings.Contains(p.Warnings[i], w) {
				t.Errorf("%v: warning %q, want %q", c.files, p.Warnings[i], w)
			}
		}
	}
}

// TestRepeatedKeys: the last of several values with the same key counts.
func TestRepeatedKeys(t *testing.T) {
	p := read1(t, map[string]string{"problem.yaml": "limits: {memory: 1, output: 3}\nlimits: {output: 2, output: 1}\n",
		"data/testdata.yaml": "on_reject: break\non_reject: continue\n"})
	if p.Limits.Output != mib || p.Limits.Memory != defaults.Memory || !p.Root.Continue {
		t.Errorf("%+v %+v", p.Limits, p.Root)
	}
}

// TestDraft: a draft of 2025-09 has the flags of its legacy keys and files.
func TestDraft(t *testing.T) {
	p := read1(t, map[string]string{"problem.yaml": "problem_format_version: 2023-07-draft\nlimits: {time_limit: 2}\nvalidator_flags: float_tolerance 1e-3\n",
		"data/secret/testdata.yaml": "output_validator_flags: case_sensitive\n"})
	if c := p.Cases[0].Compare; p.Graders || p.TimeLimit != 2*time.Second || !c.Case || c.Abs == nil {
		t.Errorf("%+v %+v", p, c)
	}
}

// TestOwnGrader: if a program of the package is the grader, there is no result of groups, and submissions in
// partially_accepted may get any verdict.
func TestOwnGrader(t *testing.T) {
	files := map[string]string{"problem.yaml": "type: scoring\n", "data/testdata.yaml": "grading: default\n",
		"data/secret/testdata.yaml": "grading: custom\n", "submissions/partially_accepted/a.py": "", ".timelimit": "1"}
	p := read1(t, files)
	x, err := p.Expect(p.Submissions[0])
	if err != nil || p.Graded() || x.Partial || len(x.All) != 1 || x.All[0].Required != nil {
		t.Errorf("%v %+v %v", p.Graded(), x, err)
	}
	files["data/secret/testdata.yaml"] = ""
	if p := read1(t, files); !p.Graded() {
		t.Error("the default grader does not grade")
	}
}

// TestTypes: Read determines the type of a problem from the keys of each version.
func TestTypes(t *testing.T) {
	for text, want := range map[string]string{
		"": "legacy", "validation: default\n": "legacy", "validation: custom\n": "legacy custom", "validation: custom interactive\n": "legacy custom interactive",
		"validation: custom score\n": "legacy custom scoring writes-scores", "validation: custom interactive multi-pass\n": "legacy custom interactive multi-pass", "type: scoring\n": "legacy scoring",
		"problem_format_version: legacy-icpc\n": "legacy", "problem_format_version: 2025-09\ntype: pass-fail\n": "2025-09 custom",
		"problem_format_version: 2025-09\ntype: [scoring, interactive, multi-pass]\n": "2025-09 custom interactive multi-pass scoring",
		"problem_format_version: 2025-09\ntype: submit-answer\n":                      "2025-09 custom submit-answer", "type: scoring\ngrading: {objective: min}\n": "legacy scoring minimize",
	} {
		files := map[string]string{"problem.yaml": text, "output_validators/v.sh": ""}
		p := read1(t, files)
		got := "legacy"
		if p.modern {
			got = "2025-09"
		}
		for _, x := range []struct {
			name string
			on   bool
		}{{"custom", p.Custom}, {"interactive", p.Interactive}, {"multi-pass", p.MultiPass}, {"scoring", p.Scoring}, {"submit-answer", p.SubmitAnswer}, {"writes-scores", p.validatorScores}, {"minimize", p.Minimize}} {
			if x.on {
				got += " " + x.name
			}
		}
		if got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

func TestLimits(t *testing.T) {
	p := read1(t, map[string]string{"problem.yaml": `problem_format_version: 2025-09
limits:
  time_limit: 1.5
  time_multipliers: {ac_to_time_limit: 3, time_limit_to_tle: 2}
  time_resolution: 0.1
  memory: 512
  output: 4
  code: 64
  compilation_time: 30
  compilation_memory: 1024
  validation_time: 20
  validation_memory: 256
  validation_output: 2
  validation_passes: 3
`})
	want := Limits{
		ACToLimit: 3, Margin: 2, resolution: 100 * time.Millisecond, Memory: 512 << 20, Output: 4 << 20,
		Code: 64 << 10, CompileMemory: 1024 << 20, CompileTime: 30 * time.Second, ValidationTime: 20 * time.Second, ValidationMemory: 256 << 20, ValidationOutput: 2 << 20, ValidationPasses: 3,
	}
	if p.Limits != want || p.TimeLimit != 1500*time.Millisecond {
		t.Errorf("%+v, time limit %v", p.Limits, p.TimeLimit)
	}
	p = read1(t, map[string]string{"problem.yaml": "limits: {time_multiplier: 3, time_safety_margin: 1.5}\n", "domjudge-problem.ini": "timelimit = \"2.5\"\n"})
	if p.Limits.ACToLimit != 3 || p.Limits.Margin != 1.5 || p.TimeLimit != 2500*time.Millisecond || p.Limits.Memory != 2048<<20 {
		t.Errorf("%+v, time limit %v", p.Limits, p.TimeLimit)
	}
	p = read1(t, map[string]string{"problem.yaml": "limits: {time_limit: 9}\n", ".timelimit": "0.5\n", "domjudge-problem.ini": "timelimit = 2\n"})
	if p.TimeLimit != 500*time.Millisecond {
		t.Errorf("time limit %v, want the limit in .timelimit", p.TimeLimit)
	}
}

// TestInheritance: the settings of a folder also apply to the folders below, unless these override them.
func TestInheritance(t *testing.T) {
	p := read1(t, map[string]string{
		"data/testdata.yaml":        "on_reject: continue\naccept_score: 5\ninput_validator_flags: a b\noutput_validator_flags: case_sensitive\nrange: 0 10\n",
		"data/secret/testdata.yaml": "accept_score: 7\ninput_validator_flags: {name: v, flags: c d}\n",
		"data/secret/g/1.in":        "", "data/secret/g/1.ans": "", "data/sample/1.in": "", "data/sample/1.ans": "", "data/secret/h/testdata.yaml": "on_reject: break\n",
		"data/secret/h/1.in": "", "data/secret/h/1.ans": "",
	})
	got := ""
	for _, c := range p.Cases {
		g := c.Group
		v, _ := c.InputFlags.For("input_validators/v.py")
		w, named := c.InputFlags.For("input_validators/w.py")
		got += fmt.Sprintf("%s: %v %v %v-%v %v %v %v %v\n", c.Name, g.Continue, g.Accept, g.RangeLo, g.RangeHi, v, w, named, c.OutputFlags.All)
	}
	want := `sample/1: true 5 0-10 [a b] [a b] true [case_sensitive]
secret/1: true 7 0-10 [c d] [] false [case_sensitive]
secret/g/1: true 7 0-10 [c d] [] false [case_sensitive]
secret/h/1: false 7 0-10 [c d] [] false [case_sensitive]
`
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if c := p.NewCase("new", "new.in", "new.ans"); c.Accept != 5 || !c.Compare.Case || c.Name+c.In+c.Ans != "newnew.innew.ans" {
		t.Errorf("a new testcase is %+v, want the settings of the folder data", c)
	}
	old := read1(t, map[string]string{"problem.yaml": "grading: {on_reject: grade, accept_score: 3, reject_score: -1, range: -1 9}\n"}).Root
	if !old.Continue || old.Accept != 3 || old.Reject != -1 || old.RangeLo != -1 || old.RangeHi != 9 {
		t.Errorf("settings in problem.yaml: %+v", old)
	}
}

// TestModernGroups: in 2025-09 groups do not inherit the scores of their parents, but they inherit other
// settings.
func TestModernGroups(t *testing.T) {
	p := read1(t, map[string]string{
		"problem.yaml": "problem_format_version: 2025-09\ntype: scoring\nconstants: {half: 50}\n", "static_validator/v.sh": "",
		"bare": "", "data/sample/1.in": "", "data/sample/1.ans": "",
		"data/secret/test_group.yaml": "args: [x]\n", "data/secret/a/1.in": "", "data/secret/a/1.ans": "", "data/secret/a/2.in": "", "data/secret/a/2.ans": "",
		"data/secret/a/test_group.yaml": "max_score: {{half}}\nscore_aggregation: sum\nrequire_pass: sample\nstatic_validation_score: 10\nstatic_validator_args: [q]\n",
		"data/secret/b/1.in":            "", "data/secret/b/1.ans": "", "data/secret/b/test_group.yaml": "max_score: unbounded\nargs: []\n",
	})
	got := ""
	for _, c := range p.Cases {
		g := c.Group
		got += fmt.Sprintf("%s: %v %s %v %v, %v\n", c.Name, g.RangeHi, g.aggregation, g.RequirePass, c.score(), c.Args)
	}
	want := `sample/1: +Inf pass-fail [] 0, []
secret/a/static-validation: 50 sum [sample] 10, []
secret/a/1: 50 sum [sample] 20, [x]
secret/a/2: 50 sum [sample] 20, [x]
secret/b/1: +Inf pass-fail [] 0, []
`
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if secret := p.group("secret"); secret.RangeHi != 100 || secret.aggregation != "sum" || !math.IsInf(p.group("sample").RangeHi, 1) {
		t.Errorf("secret %+v", secret)
	}
	if c := p.Cases[1]; !c.Static || !slices.Equal(c.OutputFlags.All, []string{"q"}) {
		t.Errorf("static validation %+v", c)
	}
}

// TestRules reads a submissions.yaml that uses every feature.
func TestRules(t *testing.T) {
	p := read1(t, map[string]string{"submissions/accepted/a.py": "", "submissions/rejected/b.py": "", "submissions/submissions.yaml": `
accepted/*.py:
  language: python3
  entrypoint: main.py
  authors: [{name: A, email: a@b}, B]
  model_solution: true
  permitted: [AC]
  required: [AC]
  score: 100
  message: fine
  use_for_time_limit: lower
  "secret/{a,b}-*":
    permitted: [AC, WA]
    score: [1, 2.5]
rejected: {use_for_time_limit: false}
`})
	only := []verdict.Verdict{verdict.AC}
	for i, want := range []*Expectations{
		{Language: "python3", Entry: "main.py", All: []Expectation{
			{Permitted: only, Required: only},
			{Permitted: []verdict.Verdict{verdict.AC, verdict.WA, verdict.RTE}},
			{Permitted: only, Required: only, Score: &Range{100, 100}, Message: "fine"},
			{Cases: "secret/{a,b}-*", Permitted: []verdict.Verdict{verdict.AC, verdict.WA}, Score: &Range{1, 2.5}},
		}},
		{All: []Expectation{{Required: []verdict.Verdict{verdict.WA, verdict.TLE, verdict.RTE}, NoLimit: true}}},
	} {
		got, err := p.Expect(p.Submissions[i])
		if diff := cmp.Diff(want, got, cmpopts.IgnoreUnexported(Expectations{})); err != nil || diff != "" {
			t.Errorf("%s: %v %s", p.Submissions[i].Name, err, diff)
		}
	}
}

// TestMatch: a glob matches whole parts of a name.
func TestMatch(t *testing.T) {
	for _, c := range []struct {
		glob, name string
		want       bool
	}{
		{"accepted", "accepted/x.go", true}, {"accepted/*", "accepted/x.go", true}, {"*/x.go", "accepted/x.go", true},
		{"accepted/y*", "accepted/x.go", false}, {"{a,accepted}/{x,y}.go", "accepted/y.go", true}, {"*", "accepted/x.go", true},
		{"acc", "accepted/x.go", false}, {"secret/1", "secret/10", false}, {"secret/1", "secret/1/0", true}, {"secret/a", "secret/a/1", true}, {"secret/a/1", "secret/a/1", true}, {"{a", "{a", true},
		{"[ab]", "a", false}, {"[ab]", "[ab]", true}, {"?", "a", false}, {"a*/*", "accepted/x.go", true}, {"secret/*-easy", "secret/03-easy", true}, {"secret/**", "secret/a/b", true},
	} {
		if got := Match(c.glob, c.name); got != c.want {
			t.Errorf("%s matches %s: %v, want %v", c.glob, c.name, got, c.want)
		}
	}
}

// TestNoLimit: a submission whose time does not count is no bound of the time limit.
func TestNoLimit(t *testing.T) {
	p := read1(t, map[string]string{"problem.yaml": "problem_format_version: 2025-09\n", "submissions/accepted/a.py": "", "submissions/accepted/b.py": "",
		"submissions/submissions.yaml": "accepted/b.py: {permitted: [AC], use_for_time_limit: false}\n"})
	for i, want := range []int{1, 1} { // b.py has two expectations, and only that of the folder counts
		x, err := p.Expect(p.Submissions[i])
		if err != nil || len(x.Lower()) != want || len(x.All) != i+1 {
			t.Errorf("%s: %+v %v", p.Submissions[i].Name, x, err)
		}
	}
}

// TestLimitFor: a computed time limit is a multiple of the resolution, and at least the factor times the slowest run.
func TestLimitFor(t *testing.T) {
	legacy := read1(t, map[string]string{"submissions/accepted/a.py": ""})
	modern := read1(t, map[string]string{"problem.yaml": "problem_format_version: 2025-09\nlimits: {time_resolution: 0.25}\n", "submissions/accepted/a.py": ""})
	const ms = time.Millisecond
	for _, c := range []struct {
		p             *Package
		slowest, want time.Duration
	}{
		{legacy, 0, time.Second}, {legacy, 1 * ms, time.Second}, {legacy, 200 * ms, time.Second}, {legacy, 201 * ms, 2 * time.Second}, {legacy, 999 * ms, 5 * time.Second},
		{modern, 0, 250 * ms}, {modern, 125 * ms, 250 * ms}, {modern, 126 * ms, 500 * ms}, {modern, 1000 * ms, 2000 * ms},
	} {
		if got := c.p.LimitFor(c.slowest); got != c.want {
			t.Errorf("slowest %v: %v, want %v", c.slowest, got, c.want)
		}
	}
}

// TestBestScore: the best score is the end of the range that the problem prefers.
func TestBestScore(t *testing.T) {
	for text, want := range map[string]float64{
		"type: scoring\ngrading: {range: 5 20}\n": 20, "type: scoring\ngrading: {range: 5 20, objective: min}\n": 5, "type: scoring\n": math.Inf(1),
		"type: scoring\ngrading: {objective: min}\n": math.Inf(-1), "type: scoring\nproblem_format_version: 2025-09\n": 100,
	} {
		if got := read1(t, map[string]string{"problem.yaml": text}).BestScore(); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// TestRequirePass: a group does not inherit the groups that the group around it requires.
func TestRequirePass(t *testing.T) {
	p := read1(t, map[string]string{"bare": "", "problem.yaml": "problem_format_version: 2025-09\ntype: scoring\n", "data/sample/1.in": "", "data/sample/1.ans": "",
		"data/secret/a/1.in": "", "data/secret/a/1.ans": "", "data/secret/test_group.yaml": "require_pass: [sample]\n"})
	if secret, a := p.group("secret"), p.group("secret/a"); len(secret.RequirePass) != 1 || len(a.RequirePass) != 0 {
		t.Errorf("%q %q", secret.RequirePass, a.RequirePass)
	}
}

// TestLastTolerance: the flags of a group follow those of problem.yaml, and the last tolerance counts.
func TestLastTolerance(t *testing.T) {
	p := read1(t, map[string]string{"problem.yaml": "validator_flags: float_tolerance 1e-3\n", "data/secret/testdata.yaml": "output_validator_flags: float_tolerance 1e-6\n"})
	if c := p.Cases[0].Compare; c.Abs == nil || fmt.Sprint(c.Abs) == fmt.Sprint(p.outside.Compare.Abs) {
		t.Errorf("%+v, outside the group %+v", c, p.outside.Compare)
	}
}

// TestTwoTimeLimits: in 2025-09 problem.yaml precedes .timelimit, in legacy packages it follows.
func TestTwoTimeLimits(t *testing.T) {
	for version, want := range map[string]time.Duration{"2025-09": 2 * time.Second, "legacy": 3 * time.Second} {
		p := read1(t, map[string]string{"problem.yaml": "problem_format_version: " + version + "\nlimits: {time_limit: 2}\n", ".timelimit": "3\n", "domjudge-problem.ini": "timelimit = 4\n"})
		if p.TimeLimit != want {
			t.Errorf("%s: %v, want %v", version, p.TimeLimit, want)
		}
	}
}

// TestRareSettings reads settings that few packages have: a submission that must be too slow, a tag that says
// that a person must check the result, and arguments of the output visualizer.
func TestRareSettings(t *testing.T) {
	p := read1(t, map[string]string{
		"submissions/slow/a.py": "", "submissions/slow/b.py": "# @EXPECTED_RESULTS@: CHECK-MANUALLY", "data/secret/1.yaml": "output_visualizer_args: [x]\n",
		"submissions/submissions.yaml": "slow/a.py: {use_for_time_limit: upper}\n",
	})
	slow, err := p.Expect(p.Submissions[0])
	if err != nil || len(slow.Upper()) != 1 || !slow.MustFail() {
		t.Errorf("%+v, %v", slow, err)
	}
	open, err := p.Expect(p.Submissions[1])
	if err != nil || open.MustFail() || len(open.Verdicts()) > 0 || open.All[0].Whole {
		t.Errorf("%+v, %v", open, err)
	}
	if flags := p.Cases[0].VisualFlags; flags == nil || !slices.Equal(flags.All, []string{"x"}) {
		t.Errorf("arguments %+v", flags)
	}
}

// TestPrograms: Read finds validators, submissions and included files in their folders.
func TestPrograms(t *testing.T) {
	p := read1(t, map[string]string{
		"problem.yaml": "problem_format_version: 2025-09\n", "output_validator/a.cc": "", "output_validator/b.h": "", "input_validators/x.ctd": "", "input_validators/y/y.py": "",
		"input_validators/.hidden": "", "static_validator/s.py": "", "submissions/accepted/a.py": "", "submissions/accepted/b/main.go": "", "submissions/README.md": "", "submissions/other/c.c": "",
		"include/default/all.txt": "", "include/python3/lib.py": "", "include/go/lib.go": "", "include/cpp/lib.h": "", "submissions/other/D.C": "",
	})
	var got []string
	for _, v := range append(slices.Clone(p.OutputValidators), p.InputValidators...) {
		got = append(got, v.Name)
	}
	for _, s := range p.Submissions {
		got = append(got, s.Name)
		files, err := p.Includes(s.Path, "")
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			got = append(got, "+"+filepath.Base(f))
		}
	}
	want := "output_validator input_validators/x.ctd input_validators/y accepted/a.py +all.txt +lib.py accepted/b +all.txt +lib.go other/D.C +all.txt +lib.h other/c.c +all.txt"
	if strings.Join(got, " ") != want || p.StaticValidator == nil || !p.Custom {
		t.Errorf("got %q\nwant %q", got, want)
	}
}

// TestLinksOut: a link that is broken or leads out of the package causes a warning, unless it is hidden.
func TestLinksOut(t *testing.T) {
	elsewhere := t.TempDir()
	dir := write(t, map[string]string{".git/config": "", "submissions/accepted/a.py": ""})
	for from, to := range map[string]string{
		"submissions/wrong_answer": elsewhere, "generators": "../..",
		"README": "nowhere", ".git/out": elsewhere, ".hidden": elsewhere,
	} {
		if err := os.Symlink(to, filepath.Join(dir, from)); err != nil {
			t.Skip(err)
		}
	}
	p, err := Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"/README: this symbolic link is broken: its target does not exist", "/generators: this symbolic link leads out of the package, to ", "/submissions/wrong_answer: this symbolic link leads out of the package, to "}
	for i, w := range want {
		if len(p.Warnings) != len(want) || !strings.Contains(filepath.ToSlash(p.Warnings[i]), w) {
			t.Fatalf("warnings %q, want %q", p.Warnings, want)
		}
	}
	if err := os.Symlink(".", filepath.Join(dir, "data", "secret", "a")); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(dir); err == nil {
		t.Error("Read returns no error for a folder that contains a link to itself")
	}
}

// TestMarksAndLineEnds: the format forbids byte-order marks and the line endings of Windows, but Read accepts
// and ignores them.
func TestMarksAndLineEnds(t *testing.T) {
	p := read1(t, map[string]string{
		"problem.yaml":                 "\ufeffproblem_format_version: 2025-09\r\nname: A name\r\nuuid: u\r\ntype: scoring\r\nlimits:\r\n  memory: 64\r\n",
		".timelimit":                   "\ufeff2.5\r\n",
		"data/secret/test_group.yaml":  "\ufeffmax_score: 30\r\noutput_validator_args:\r\n- case_sensitive\r\n",
		"data/secret/1.args":           "a b\r\n",
		"submissions/accepted/a.py":    "",
		"submissions/submissions.yaml": "\ufeffaccepted/*:\r\n  message: \"right\"\r\n  permitted: [AC]\r\n",
		"data/secret/1.in":             "\ufeff1\r\n", "data/secret/1.ans": "1\r\n",
	})
	c := p.Cases[0]
	x, err := p.Expect(p.Submissions[0])
	if err != nil {
		t.Fatal(err)
	}
	got := fmt.Sprintf("%v|%s|%v|%v|%v|%v|%q|%q|%q|%v", p.modern, p.Name, p.Scoring, p.Limits.Memory>>20, p.TimeLimit, c.Group.RangeHi, c.OutputFlags.All, c.Args, x.All[1].Message, x.All[1].Permitted)
	if want := `true|A name|true|64|2.5s|30|["case_sensitive"]|["a" "b"]|"right"|[AC]`; got != want || len(p.Warnings) > 0 {
		t.Errorf("got %s, warnings %q, want %s", got, p.Warnings, want)
	}
}

// TestLinks: every folder of a package may be a link to a folder.
func TestLinks(t *testing.T) {
	dir := write(t, map[string]string{
		"problem.yaml": "problem_format_version: 2025-09\n", "submissions/accepted/folder/main.py": "", "data/secret/1.files/table": "", "data/secret/2.in": "", "data/secret/2.ans": "",
	})
	for from, to := range map[string]string{
		"submissions/rejected": "accepted", "submissions/accepted/again": "folder", "data/secret/2.files": "1.files", "data/sample": "secret",
	} {
		if err := os.Symlink(to, filepath.Join(dir, from)); err != nil {
			t.Skip(err)
		}
	}
	p, err := Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(dir, "submissions/accepted/folder")
	for _, s := range p.Submissions {
		if real, err := filepath.EvalSymlinks(s.Path); err != nil || filepath.Base(s.Path) != "folder" || real != folder {
			t.Errorf("the path of %s is %s (%v)", s.Name, s.Path, err)
		}
	}
	for _, c := range p.Cases {
		if filepath.Base(c.Files) != "1.files" {
			t.Errorf("%s: the folder of files is %s, want 1.files", c.Name, c.Files)
		}
	}
	if len(p.Submissions) != 4 || len(p.Cases) != 4 {
		t.Errorf("%d submissions, %d testcases, want 4 of each", len(p.Submissions), len(p.Cases))
	}
	if err := os.Symlink(".", filepath.Join(dir, "data", "secret", "a")); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(dir); err == nil {
		t.Error("Read returns no error for a folder that contains a link to itself")
	}
}

// TestExamples: Read accepts the example packages of both versions without a warning. If a package
// exists in both versions, Read finds the same testcases and settings in both.
func TestExamples(t *testing.T) {
	folders, err := filepath.Glob("../../../judge/testdata/packages/*/*")
	if err != nil || len(folders) < 10 {
		t.Fatalf("%d packages: %v", len(folders), err)
	}
	kinds := map[string]string{}
	for _, dir := range folders {
		p, err := Read(dir)
		if err != nil {
			t.Error(err)
			continue
		}
		for _, w := range p.Warnings {
			t.Errorf("%s: %s", dir, w)
		}
		names := ""
		for _, c := range p.JudgedCases() {
			names += " " + c.Name
		}
		kind := fmt.Sprint(p.Interactive, p.Scoring, len(p.InputValidators), names)
		if other, ok := kinds[p.ID]; ok && other != kind {
			t.Errorf("%s: %s in one version, %s in the other", p.ID, other, kind)
		}
		kinds[p.ID] = kind
	}
}

// FuzzRead: whatever the YAML files contain, Read ends, and either succeeds or returns an error that names a file.
func FuzzRead(f *testing.F) {
	f.Add("name: x\ntype: scoring\n", "on_reject: break\n", "accepted: {required: [AC]}\n")
	f.Add("problem_format_version: 2025-09\nlimits: {time_limit: 1}\nconstants: {a: b}\n", "max_score: {{a}}\nscoring: {score: 1}\n", "a/*: {secret/1: {score: [1, 2]}}\n")
	dir := f.TempDir()
	for _, name := range []string{"data/secret", "submissions"} {
		if err := os.MkdirAll(filepath.Join(dir, name), 0o755); err != nil {
			f.Fatal(err)
		}
	}
	f.Fuzz(func(t *testing.T, problem, group, rules string) {
		for name, text := range map[string]string{
			"problem.yaml": problem, "data/secret/test_group.yaml": group, "data/secret/testdata.yaml": group, "submissions/submissions.yaml": rules,
			"data/secret/1.in": "", "data/secret/1.ans": "",
		} {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := Read(dir); err != nil && !strings.HasPrefix(err.Error(), dir) {
			t.Errorf("error %v", err)
		}
	})
}

// TestPermits: a package states the languages of submissions, and whether they may write files. By default,
// submissions may write files in legacy packages, but not in version 2025-09.
func TestPermits(t *testing.T) {
	const head = "problem_format_version: 2025-09\nname: x\nuuid: u\nlimits: {time_limit: 1}\n"
	for _, c := range []struct {
		text      string
		writing   bool
		languages string
	}{
		{"", true, ""},
		{head, false, ""},
		{head + "allow_file_writing: true\nlanguages: all\n", true, ""},
		{head + "allow_file_writing: false\nlanguages: [cpp, python3]\n", false, "cpp python3"},
		{head + "languages: java\n", false, "java"},
	} {
		p := read1(t, map[string]string{"problem.yaml": c.text, ".timelimit": "1"})
		if got := strings.Join(p.Languages, " "); p.FileWriting != c.writing || got != c.languages || len(p.Warnings) > 0 {
			t.Errorf("%q: writing %v, languages %q, warnings %q; want %v, %q", c.text, p.FileWriting, got, p.Warnings, c.writing, c.languages)
		}
	}
}

// TestNaturalOrder: the testcases of a package have the lexicographic order of the format, because the order may change
// a result. Without problem.yaml, numbers in names are compared by value.
func TestNaturalOrder(t *testing.T) {
	files := map[string]string{}
	for _, name := range []string{"10", "2", "a9b", "a10a", "a010"} {
		files["data/secret/"+name+".in"], files["data/secret/"+name+".ans"] = "", ""
	}
	order := func(yaml string) string {
		files["problem.yaml"] = yaml
		if yaml == "none" {
			delete(files, "problem.yaml")
			files["bare"] = ""
		}
		var names []string
		for _, c := range read1(t, files).JudgedCases() {
			names = append(names, strings.TrimPrefix(c.Name, "secret/"))
		}
		return strings.Join(names, " ")
	}
	versions := []string{"", "problem_format_version: legacy-icpc\n", "type: scoring\n", "problem_format_version: 2025-09\nname: x\n"}
	for _, yaml := range versions {
		if got, want := order(yaml), "1 10 2 a010 a10a a9b"; got != want {
			t.Errorf("%q: order %s, want %s", yaml, got, want)
		}
	}
	if got, want := order("none"), "2 10 a9b a010 a10a"; got != want {
		t.Errorf("without problem.yaml: order %s, want %s", got, want)
	}
}
