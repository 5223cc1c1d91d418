package problem

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// TestSource: Read understands all forms of a problem's source, and determines the judge from it.
func TestSource(t *testing.T) {
	const v2025 = "problem_format_version: 2025-09\nname: x\nuuid: u\n"
	for _, c := range []struct{ yaml, source, page, judge string }{
		{"source: UVa Online Judge 260\nsource_url: https://onlinejudge.org/x\n", "UVa Online Judge 260", "https://onlinejudge.org/x", "uva"},
		{"source: CodinGame\n", "CodinGame", "", "codingame"},
		{"source_url: https://open.kattis.com/problems/hello\n", "", "https://open.kattis.com/problems/hello", "kattis"},
		{v2025 + "source: A book\n", "A book", "", ""},
		{v2025 + "source: {name: Codeforces, url: 'https://codeforces.com/contest/1/problem/A'}\n", "Codeforces", "https://codeforces.com/contest/1/problem/A", "codeforces"},
		{v2025 + "source:\n  - name: AtCoder\n    url: https://atcoder.jp/contests/abc300/tasks/abc300_a\n  - name: A book\n", "AtCoder", "https://atcoder.jp/contests/abc300/tasks/abc300_a", "atcoder"},
		{v2025 + "source: []\n", "", "", ""},
		{"", "", "", ""},
	} {
		p := read1(t, map[string]string{"problem.yaml": c.yaml})
		judge := ""
		if p.Site != nil {
			judge = p.Site.Name
		}
		if p.Source != c.source || p.SourceURL != c.page || judge != c.judge || len(p.Warnings) > 0 {
			t.Errorf("%q: source %q, page %q, judge %q, warnings %q", c.yaml, p.Source, p.SourceURL, judge, p.Warnings)
		}
	}
}

// TestOpenEnd: only at CodinGame newlines at the end of an output do not matter.
func TestOpenEnd(t *testing.T) {
	for source, want := range map[string]bool{"CodinGame": true, "UVa": false, "Kattis": false} {
		p := read1(t, map[string]string{
			"problem.yaml": "source: " + source + "\nvalidator_flags: case_sensitive space_change_sensitive\n",
		})
		for _, c := range p.Cases {
			if c.Compare.OpenEnd != want || !c.Compare.Space {
				t.Errorf("%s: %#v", source, c.Compare)
			}
		}
		if len(p.Cases) == 0 {
			t.Errorf("%s: no testcases", source)
		}
	}
}

// TestExactAtUVa: outputs for UVa must match byte for byte, unless the package has its own output validator.
// The validator flags in problem.yaml are kept.
func TestExactAtUVa(t *testing.T) {
	exact := []string{"case_sensitive", "space_change_sensitive"}
	for _, c := range []struct {
		files map[string]string
		want  []string
	}{
		{map[string]string{"problem.yaml": "source: UVa\n"}, exact},
		{map[string]string{"problem.yaml": "source: UVa\nvalidator_flags: space_change_sensitive case_sensitive\n"}, []string{exact[1], exact[0]}},
		{map[string]string{"problem.yaml": "source: UVa\nvalidator_flags: float_tolerance 1e-3\n"}, append([]string{"float_tolerance", "1e-3"}, exact...)},
		{map[string]string{"problem.yaml": "source: UVa\nvalidation: custom\n", "output_validators/v.sh": ""}, nil},
		{map[string]string{"problem.yaml": "source: Kattis\n"}, nil},
	} {
		if diff := cmp.Diff(c.want, read1(t, c.files).ValidatorFlags); diff != "" {
			t.Errorf("%v: %s", c.files, diff)
		}
	}
}

// TestCase: the judge, the package's flags and the user determine whether letters in upper and lower case differ.
func TestCase(t *testing.T) {
	const sample = "data/sample/2.in"
	site := func(url string) map[string]string {
		return map[string]string{"problem.yaml": "source_url: " + url + "\n", sample: "", "data/sample/2.ans": ""}
	}
	for _, c := range []struct {
		name   string
		files  map[string]string
		ignore bool
		want   bool
	}{
		{"AtCoder", site("https://atcoder.jp/contests/abc300/tasks/abc300_a"), false, true},
		{"Codeforces", site("https://codeforces.com/contest/1850/problem/A"), false, true},
		{"Library Checker", site("https://judge.yosupo.jp/problem/aplusb"), false, true},
		{"SPOJ", site("https://www.spoj.com/problems/TEST/"), false, true},
		{"CSES", site("https://cses.fi/problemset/task/1068"), false, true},
		{"Timus", site("https://acm.timus.ru/problem.aspx?num=1000"), false, true},
		{"DMOJ", site("https://dmoj.ca/problem/aplusb"), false, true},
		{"CodinGame", site("https://www.codingame.com/training/easy/x"), false, true},
		{"UVa", site("https://onlinejudge.org/external/100/10004.pdf"), false, true},
		{"Kattis", site("https://open.kattis.com/problems/hello"), false, false},
		{"an unknown site", site("https://example.org/hello"), false, false},
		{"the option", site("https://codeforces.com/contest/1850/problem/A"), true, false},
		{"a package", map[string]string{"problem.yaml": "name: x\n"}, false, false},
		{"its flag", map[string]string{"problem.yaml": "name: x\nvalidator_flags: case_sensitive\n"}, false, true},
		{"its flag and the option", map[string]string{"problem.yaml": "name: x\nvalidator_flags: case_sensitive\n"}, true, false},
		{"the flag of a group", map[string]string{"problem.yaml": "name: x\n",
			"data/testdata.yaml": "output_validator_flags: case_sensitive\n"}, false, true},
		{"the flag of a group and the option", map[string]string{"problem.yaml": "name: x\n",
			"data/testdata.yaml": "output_validator_flags: case_sensitive\n"}, true, false},
		{"the saved option", map[string]string{"problem.yaml": "source: UVa\nvalidator_flags: ignore_case\n"}, false, false},
		{"no problem.yaml", map[string]string{"bare": "", sample: "", "data/sample/2.ans": ""}, false, true},
		{"a flat folder", map[string]string{"bare": "", "1.in": "", "1.ans": ""}, false, true},
		{"a flat folder with settings", map[string]string{"bare": "", "problem.yaml": "name: x\n", "1.in": "", "1.ans": ""}, false, true},
	} {
		dir := write(t, c.files)
		p, err := ReadWith(dir, Options{IgnoreCase: c.ignore})
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if got := p.Cases[0].Compare.Case; got != c.want {
			t.Errorf("%s: letters in upper and lower case differ: %v, want %v", c.name, got, c.want)
		}
		if got := p.NewCase("x", "", "").Compare.Case; got != c.want {
			t.Errorf("%s: generated testcases: %v, want %v", c.name, got, c.want)
		}
	}
}

// TestTwoFiles: an input and its answer (.ans or .out) are a complete package. They may be in data/sample, in
// data, or in the package's own folder.
func TestTwoFiles(t *testing.T) {
	for _, files := range []map[string]string{
		{"data/sample/1.in": "", "data/sample/1.ans": ""}, {"data/sample/1.in": "", "data/sample/1.out": ""},
		{"data/1.in": "", "data/1.out": ""}, {"1.in": "", "1.ans": "", "README.md": "", "solution.py": ""},
	} {
		files["bare"] = ""
		p := read1(t, files)
		if len(p.Cases) != 1 || p.Cases[0].Name != "sample/1" || p.Cases[0].Out != "" || !p.SamplesOnly() || len(p.Warnings) > 0 {
			t.Errorf("%v: testcases %v, warnings %q", files, p.Cases, p.Warnings)
		}
		if p.TimeLimit != 3*time.Second || p.Limits.Memory != 512<<20 {
			t.Errorf("%v: limits %v, %v", files, p.TimeLimit, p.Limits.Memory)
		}
	}
	// A sample may have both an answer (.ans) and an output to be judged (.out): Read returns both paths.
	p := read1(t, map[string]string{"data/sample/2.in": "", "data/sample/2.ans": "", "data/sample/2.out": ""})
	if len(p.Cases) != 2 || p.Cases[0].Name != "sample/2" || p.Cases[0].Out == "" || p.SamplesOnly() || len(p.Warnings) != 0 {
		t.Errorf("testcases %v, warnings %q", p.Cases, p.Warnings)
	}
}

// TestLineBuffered: only in games of CodinGame the standard output is line-buffered.
func TestLineBuffered(t *testing.T) {
	const game, codinGame = "validation: custom interactive\n", "source: CodinGame\n"
	for settings, want := range map[string]bool{game + codinGame: true, game + "source: Kattis\n": false, game: false, codinGame: false} {
		p := read1(t, map[string]string{"problem.yaml": settings, "output_validators/a.sh": ""})
		if got := p.LineBuffered(); got != want {
			t.Errorf("%q: %v, want %v", settings, got, want)
		}
	}
}

// TestRefereeEnds: in problems of CodinGame, and only there, a game ends as soon as the referee accepts the
// program, even if the program still runs.
func TestRefereeEnds(t *testing.T) {
	for page, want := range map[string]bool{
		"https://www.codingame.com/training/medium/x": true, "": false, "https://open.kattis.com/problems/guess": false, "https://codingame.com.example.org": false,
	} {
		if got := read1(t, map[string]string{"problem.yaml": "source_url: " + page + "\n"}).RefereeEnds(); got != want {
			t.Errorf("%q: %v, want %v", page, got, want)
		}
	}
}
