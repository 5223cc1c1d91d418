package score

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/result"
	"oj/tools/shared/problem"
)

// read returns a package with the testcases a/1, a/2 and b/1 in secret. settings contains the settings files of
// groups: it maps the path of each file below data to the text of the file.
func read(t *testing.T, version string, settings map[string]string) *problem.Package {
	dir := t.TempDir()
	files := map[string]string{
		"problem.yaml":     "problem_format_version: " + version + "\ntype: scoring\n",
		"data/sample/1.in": "", "data/sample/1.ans": "", "static_validator/s.sh": "",
	}
	for _, name := range []string{"a/1", "a/2", "b/1"} {
		files["data/secret/"+name+".in"], files["data/secret/"+name+".ans"] = "", ""
	}
	for name, text := range settings {
		files["data/"+name] = text
	}
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p, err := problem.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// names maps short names to the names of testcases.
var names = strings.NewReplacer("s1", "sample/1", "a1", "secret/a/1", "a2", "secret/a/2", "b1", "secret/b/1", "as", "secret/a/"+problem.StaticName)

// outcomes parses words such as a1=WA or a1=AC:12.5: a testcase with its verdict and score.
func outcomes(t *testing.T, text string) map[string]result.Run {
	list := map[string]result.Run{}
	for _, word := range strings.Fields(text) {
		name, rest, _ := strings.Cut(word, "=")
		name = names.Replace(name)
		v, number, scored := strings.Cut(rest, ":")
		c := result.Run{}
		if err := c.Verdict.UnmarshalText([]byte(v)); err != nil {
			t.Fatal(err)
		}
		if scored {
			c.Score = new(float64)
			fmt.Sscan(number, c.Score)
		}
		list[name] = c
	}
	return list
}

// show returns a result as one line.
func show(r Result) string {
	text := r.Verdict.String()
	if r.Score != nil {
		text += fmt.Sprintf(" %.6g", *r.Score)
	}
	if r.Failure != "" {
		text += " failure"
	}
	if len(r.Warnings) > 0 {
		text += " warning"
	}
	return text
}

const all = "s1=AC a1=AC a2=AC b1=AC"

// TestLegacy checks that groups are graded in order, sample before secret, and that the first rejected
// testcase or subgroup ends its group unless on_reject is set to continue.
func TestLegacy(t *testing.T) {
	points := map[string]string{
		"testdata.yaml": "grader_flags: ignore_sample\n", "secret/testdata.yaml": "range: 0 100\ngrader_flags: sum always_accept\non_reject: continue\n",
		"secret/a/testdata.yaml": "grader_flags: min\naccept_score: 30\non_reject: break\n", "secret/b/testdata.yaml": "grader_flags: sum\naccept_score: 70\nreject_score: -1\n",
	}
	flags := func(secret, group string) map[string]string {
		return map[string]string{"testdata.yaml": "on_reject: continue\ngrader_flags: ignore_sample\n", "secret/testdata.yaml": "grader_flags: " + secret + "\n", "secret/a/testdata.yaml": "grader_flags: " + group + "\n"}
	}
	for _, c := range []struct {
		settings map[string]string
		outcomes string
		want     string
	}{
		{nil, all, "AC 4"}, {nil, "s1=AC a1=AC a2=WA b1=AC", "WA"}, {nil, "s1=RTE a1=WA", "RTE"}, {nil, "", "-"}, {nil, "s1=AC a1=TLE a2=- b1=-", "TLE"},
		// A group ends at its first rejection, so a worse verdict of a later testcase does not count. With the flag
		// "continue" all testcases count.
		{nil, "s1=AC a1=WA a2=RTE b1=AC", "WA"},
		{map[string]string{"testdata.yaml": "on_reject: continue\n"}, "s1=AC a1=WA a2=RTE b1=AC", "RTE"},
		{map[string]string{"testdata.yaml": "on_reject: continue\n"}, "s1=WA a1=TLE a2=MLE b1=OLE", "MLE"},
		{map[string]string{"testdata.yaml": "on_reject: continue\ngrader_flags: first_error\n"}, "s1=AC a1=WA a2=RTE b1=AC", "WA"},
		{map[string]string{"testdata.yaml": "on_reject: continue\ngrader_flags: first_error worst_error\n"}, "s1=AC a1=WA a2=RTE b1=AC", "RTE"},
		{points, all, "AC 100"}, {points, "s1=WA a1=AC a2=AC b1=WA", "AC 29"}, {points, "s1=WA a1=AC a2=WA b1=AC", "AC 70"}, {points, "s1=AC a1=WA a2=WA b1=WA", "AC -1 warning"},
		{flags("max accept_if_any_accepted", "sum"), "a1=AC a2=AC b1=WA", "AC 2"}, {flags("max accept_if_any_accepted", "sum"), "a1=WA a2=AC b1=WA", "WA"},
		{flags("avg", "avg always_accept"), "a1=AC a2=WA b1=AC", "AC 0.75"}, {flags("min", "max always_accept"), "a1=AC a2=WA b1=AC", "AC 1"}, {flags("sum min", "sum"), all, "AC 1"},
		{map[string]string{"testdata.yaml": "grader_flags: always_accept\n"}, "s1=WA a1=WA", "AC 0"},
		// A score from a validator overrides the score that the group's settings give to a testcase.
		{map[string]string{"secret/testdata.yaml": "range: 0 10\n"}, "s1=AC:0 a1=AC:2.5 a2=AC:0.5 b1=AC:1", "AC 4"},
		{map[string]string{"secret/testdata.yaml": "range: 0 3\n"}, "s1=AC:0 a1=AC:2.5 a2=AC:0.5 b1=AC:1", "AC 4 warning"},
	} {
		got := Of(read(t, "legacy", c.settings), outcomes(t, c.outcomes))
		if show(got) != c.want {
			t.Errorf("%v with %q: %s, want %s", c.settings, c.outcomes, show(got), c.want)
		}
	}
}

// TestPassFail checks a problem without scores: the groups may change the verdict of a program, but they give
// it no score.
func TestPassFail(t *testing.T) {
	p := read(t, "legacy", nil)
	p.Scoring = false
	if got := Of(p, outcomes(t, all)); show(got) != "AC" {
		t.Error(show(got))
	}
	p = read(t, "2025-09", nil)
	p.Scoring = false
	if got := Of(p, outcomes(t, "s1=WA a1=AC")); show(got) != "-" {
		t.Error(show(got))
	}
}

// TestModern checks the points in format 2025-09. The group secret has at most 100 points, the sum of the points of
// the groups in it. By default a program gets either all points of the group or 0.
func TestModern(t *testing.T) {
	points := func(a, b, secret string) map[string]string {
		return map[string]string{"secret/a/test_group.yaml": a, "secret/b/test_group.yaml": b, "secret/test_group.yaml": secret}
	}
	const m30, m70 = "max_score: 30\n", "max_score: 70\n"
	for _, c := range []struct {
		settings map[string]string
		outcomes string
		want     string
	}{
		{points(m30, m70, ""), all, "AC 100"}, {points(m30, m70, ""), "s1=AC a1=AC a2=WA b1=AC", "- 70"}, {points(m30, m70, ""), "s1=WA a1=AC a2=AC b1=AC", "- 100"},
		{points(m30, m70, ""), "s1=AC a1=AC a2=AC b1=TLE", "- 30"}, {points(m30, m70, ""), "", "- 0"},
		{points(m30, m70+"require_pass: secret/a\n", ""), "s1=AC a1=WA a2=AC b1=AC", "- 0"}, {points(m30, m70+"require_pass: [sample, secret/a]\n", ""), "s1=WA a1=AC a2=AC b1=AC", "- 30"},
		{points(m30, m70+"require_pass: [sample, secret/a]\n", ""), all, "AC 100"},
		{points(m30+"score_aggregation: sum\n", m70, ""), "a1=AC a2=WA b1=AC", "- 85"}, {points(m30+"score_aggregation: min\n", m70, ""), "a1=AC:10 a2=AC:20 b1=AC", "- 80"},
		{points(m30+"score_aggregation: min\n", m70, ""), all, "AC 100"}, {points(m30+"score_aggregation: min\n", m70, ""), "a1=AC a2=WA b1=AC", "- 70"},
		{points(m30, m70, "score_aggregation: min\n"), "a1=AC a2=AC b1=AC", "- 30"},
		{points("", "", "score_aggregation: pass-fail\n"), all, "AC 100"}, {points("", "", "score_aggregation: pass-fail\n"), "s1=AC a1=AC a2=AC b1=WA", "- 0"},
		{points("max_score: unbounded\nscore_aggregation: sum\n", "max_score: unbounded\nscore_aggregation: sum\n", "max_score: unbounded\n"), "s1=AC a1=AC:1000 a2=AC:0.5 b1=AC:7", "AC 1007.5"},
		{points("max_score: unbounded\n", "max_score: unbounded\n", "max_score: unbounded\n"), all, "AC 0 warning"},
		{points(m70, m70, ""), all, "AC 140 failure"}, {points(m30, m70, "max_score: 50\n"), "a1=AC a2=AC b1=WA", "- 30"},
		// The testcase "as" is the static validation, whose score is set by static_validation_score.
		{points(m30+"score_aggregation: sum\nstatic_validation_score: 10\n", m70, ""), "s1=AC as=AC a1=AC a2=WA b1=AC", "- 90"}, {points(m30+"score_aggregation: sum\nstatic_validation_score: 10\n", m70, ""), "s1=AC as=WA a1=AC a2=AC b1=AC", "- 90"},
		{points(m30+"static_validation_score: pass-fail\n", m70, ""), "s1=AC as=WA a1=AC a2=AC b1=AC", "- 70"},
		// A group with max_score gets this number of points. The other groups share the remaining points
		// equally.
		{points(m30, "", ""), all, "AC 100"}, {points("", "", ""), "s1=AC a1=AC a2=AC b1=WA", "- 50"},
	} {
		got := Of(read(t, "2025-09", c.settings), outcomes(t, c.outcomes))
		if show(got) != c.want {
			t.Errorf("%v with %q: %s, want %s", c.settings, c.outcomes, show(got), c.want)
		}
	}
}

// TestLeftOut checks that if group b requires group a and the program has not passed a, the testcases of b
// count as not judged.
func TestLeftOut(t *testing.T) {
	p := read(t, "2025-09", map[string]string{"secret/b/test_group.yaml": "require_pass: secret/a\n"})
	got := Of(p, outcomes(t, "s1=AC a1=WA a2=AC b1=RTE"))
	want := map[string]string{"secret/b/1": "not judged, since secret/a was not passed"}
	if !maps.Equal(got.NotRun, want) {
		t.Errorf("%q, want %q", got.NotRun, want)
	}
}

// TestLeftOutByName checks that a group that does not count leaves the testcases of secret/b10 alone if it is called
// secret/b1.
func TestLeftOutByName(t *testing.T) {
	files := map[string]string{"secret/b1/test_group.yaml": "require_pass: secret/a\n"}
	for _, group := range []string{"b1", "b10"} {
		files["secret/"+group+"/1.in"], files["secret/"+group+"/1.ans"] = "", ""
	}
	runs := outcomes(t, "s1=AC a1=WA a2=AC b1=AC")
	runs["secret/b1/1"], runs["secret/b10/1"] = runs["secret/a/2"], runs["secret/a/2"]
	got := Of(read(t, "2025-09", files), runs)
	if len(got.NotRun) != 1 || got.NotRun["secret/b1/1"] == "" || got.Groups["secret/b10"] != 25 {
		t.Errorf("%q %v", got.NotRun, got.Groups)
	}
}

// TestEmptyGroup checks that in 2025-09 a group without testcases counts as passed.
func TestEmptyGroup(t *testing.T) {
	p := read(t, "2025-09", map[string]string{"secret/b/test_group.yaml": "require_pass: secret/a\n"})
	for _, item := range p.Root.Items {
		if item.Group.Name == "secret" {
			item.Group.Items[0].Group.Items = nil
		}
	}
	if got := Of(p, outcomes(t, "s1=AC b1=AC")); show(got) != "AC 100" || len(got.NotRun) > 0 {
		t.Errorf("%s %q", show(got), got.NotRun)
	}
}
