package problem

import (
	"os"
	"strings"
	"testing"
	"time"
)

// only writes exactly these files into a new folder.
func only(t *testing.T, files map[string]string) string {
	files["bare"] = ""
	return write(t, files)
}

// TestUnfinished reads packages that somebody is still writing. Each of them is an error for a finished package.
func TestUnfinished(t *testing.T) {
	for _, c := range []struct {
		files   map[string]string
		strict  string // the error for a finished package
		warning string // without the rules of a finished package
	}{
		{map[string]string{"problem.yaml": "name: x", "data/sample/1.in": "1", "data/sample/2.in": "2", "data/sample/2.ans": "2"}, "1.ans: no such file", ""},
		{map[string]string{"1.in": "1", "2.in": "2", "2.ans": "2"}, "1.ans: no such file", ""},
		{map[string]string{"data/1.in": "1"}, "1.ans: no such file", ""},
		{map[string]string{"data/sample/1.in": "1", "data/sample/1.ans": "1", "submissions/wrong_answer/a.py": ""}, "problem.yaml: no such file", "data/secret: no such folder; only the samples"},
		{map[string]string{"problem.yaml": "name: x", "data/sample/1.in": "1", "data/sample/1.ans": "1", "submissions/wrong_answer/a.py": "", "generators/gen.py": ""},
			"data/secret: no such folder, but the package has submissions", "only the samples"},
		{map[string]string{"problem.yaml": "validation: custom", "data/sample/1.in": "1", "data/sample/1.ans": "1"}, "there is none", "there is no checker"},
		{map[string]string{"problem.yaml": "name: x", "data/sample/1.in": "1", "data/sample/1.ans": "1", "data/sample/3.ans": ""}, "3.ans: this answer has no input", "3.ans: this answer has no input"},
	} {
		dir := only(t, c.files)
		if _, err := Read(dir); err == nil || !strings.Contains(err.Error(), c.strict) {
			t.Errorf("%v: got the error %v, want %q", c.files, err, c.strict)
		}
		p, err := ReadWith(dir, Options{Unfinished: true})
		if err != nil {
			t.Errorf("%v: %v", c.files, err)
			continue
		}
		if warnings := strings.Join(p.Warnings, "\n"); !strings.Contains(warnings, c.warning) {
			t.Errorf("%v: the warnings are %q, want %q", c.files, warnings, c.warning)
		}
		if p.TimeLimit != defaultTime {
			t.Errorf("%v: the time limit is %v", c.files, p.TimeLimit)
		}
		first := p.JudgedCases()[0]
		if _, err := os.Stat(first.Ans); first.NoAnswer != (err != nil) {
			t.Errorf("%v: NoAnswer is %t, and the file: %v", c.files, first.NoAnswer, err)
		}
	}
}

// TestRunOnly reads packages in which no program can be judged, but any can run.
func TestRunOnly(t *testing.T) {
	for _, files := range []map[string]string{
		{"problem.yaml": "name: x"},
		{"problem.yaml": "validation: custom interactive", "data/sample/1.in": ""},
		{"problem.yaml": "validation: custom", "data/sample/1.in": ""},
		{"a.py": ""},
	} {
		dir := only(t, files)
		if _, err := ReadWith(dir, Options{Unfinished: true, RunOnly: true}); err != nil {
			t.Errorf("%v: %v", files, err)
		}
	}
}

// TestPolygon reads folders as Polygon packs them.
func TestPolygon(t *testing.T) {
	xml := func(checker, more string) string {
		return `<?xml version="1.0" encoding="utf-8"?><problem short-name="x"><names><name language="russian" value="Икс"/><name language="english" value="Ex"/></names>
<judging><testset name="pretests"><time-limit>9000</time-limit></testset><testset name="tests"><time-limit>1500</time-limit><memory-limit>268435456</memory-limit></testset></judging>
<assets>` + checker + more + `<solutions><solution tag="main"><source path="solutions/a.py"/></solution>
<solution tag="wrong-answer"><source path="solutions/b.py"/></solution><solution tag="time-limit-exceeded-or-accepted"><source path="solutions/c.py"/></solution></solutions></assets></problem>`
	}
	read := func(text string, more ...string) *Package {
		files := map[string]string{"problem.xml": text, "tests/01": "1", "tests/01.a": "1", "tests/02": "2", "tests/02.a": "2",
			"solutions/a.py": "", "solutions/b.py": "", "solutions/c.py": "", "files/testlib.h": "", "files/check.cpp": "#include \"testlib.h\"\n"}
		for _, name := range more {
			files[name] = ""
		}
		p, err := ReadWith(only(t, files), Options{Unfinished: true})
		if err != nil {
			t.Fatal(err)
		}
		return p
	}

	p := read(xml(`<checker name="std::rcmp6.cpp"><source path="files/check.cpp"/></checker>`, ""))
	if p.Name != "Ex" || p.TimeLimit != 1500*time.Millisecond || p.Limits.Memory != 256*mib || len(p.Cases) != 2 || p.Custom {
		t.Errorf("got %q, %v, %d bytes, %d testcases, custom %t", p.Name, p.TimeLimit, p.Limits.Memory, len(p.Cases), p.Custom)
	}
	if o := p.Cases[0].Compare; o.Abs == nil || o.Rel == nil || !o.Case {
		t.Errorf("rcmp6 is read as %#v", o)
	}
	if len(p.Submissions) != 2 || p.Submissions[0].Folder != "accepted" || p.Submissions[1].Name != "wrong_answer/b.py" {
		t.Errorf("the submissions are %v", p.Submissions)
	}
	if o := read(xml(`<checker name="std::yesno.cpp"/>`, "")).Cases[0].Compare; o.Case {
		t.Errorf("yesno is read as %#v", o)
	}
	if o := read(xml(`<checker name="std::wcmp.cpp"/>`, "")).Cases[0].Compare; !o.Case || o.Abs != nil {
		t.Errorf("wcmp is read as %#v", o)
	}

	p = read(xml(`<checker><source path="files/check.cpp"/></checker>`, ""))
	if !p.Custom || !p.OutputValidators[0].Testlib || len(p.OutputValidators[0].Extra) != 1 {
		t.Errorf("a checker of its own is read as %v, %t", p.OutputValidators, p.Custom)
	}
	p = read(xml(``, `<interactor><source path="files/inter.cpp"/></interactor>`), "files/inter.cpp")
	if !p.Interactive || p.OutputValidators[0].Name != "files/inter.cpp" {
		t.Errorf("an interactor is read as %v, %t", p.OutputValidators, p.Interactive)
	}
	if p := read(xml(`<checker name="std::nobody.cpp"/>`, "")); len(p.Warnings) == 0 || !strings.Contains(p.Warnings[0], "std::nobody.cpp is unknown") {
		t.Errorf("the warnings are %q", p.Warnings)
	}
}
