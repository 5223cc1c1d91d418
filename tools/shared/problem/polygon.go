// This file reads problem.xml of Polygon, if a folder has no problem.yaml: limits, the checker, the interactor and
// the solutions. Package layout finds the tests, tests/01 and tests/01.a.
//
// Source: packages that Polygon creates, such as those in github.com/Codeforces.

package problem

import (
	"encoding/xml"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/tools/shared/yaml"
)

// polygon is problem.xml.
type polygon struct {
	Names []struct {
		Language string `xml:"language,attr"`
		Value    string `xml:"value,attr"`
	} `xml:"names>name"`
	Testsets []struct {
		Name        string `xml:"name,attr"`
		TimeLimit   int64  `xml:"time-limit"`   // milliseconds
		MemoryLimit int64  `xml:"memory-limit"` // bytes
	} `xml:"judging>testset"`
	Checker    polygonTool `xml:"assets>checker"`
	Interactor polygonTool `xml:"assets>interactor"`
	Solutions  []struct {
		Tag    string `xml:"tag,attr"`
		Source source `xml:"source"`
	} `xml:"assets>solutions>solution"`
}

type polygonTool struct {
	Name   string `xml:"name,attr"`
	Source source `xml:"source"`
}

type source struct {
	Path string `xml:"path,attr"`
}

// standardCheckers maps testlib's checkers to the flags of the default validator that compare in the same way. Testlib
// allows the error in a number absolutely or relatively, as float_tolerance does.
var standardCheckers = map[string]string{
	"std::fcmp.cpp":     "case_sensitive space_change_sensitive",
	"std::lcmp.cpp":     "case_sensitive",
	"std::wcmp.cpp":     "case_sensitive",
	"std::hcmp.cpp":     "case_sensitive",
	"std::ncmp.cpp":     "case_sensitive",
	"std::icmp.cpp":     "case_sensitive",
	"std::yesno.cpp":    "ignore_case",
	"std::nyesno.cpp":   "ignore_case",
	"std::rcmp.cpp":     "case_sensitive float_absolute_tolerance 1.5e-6",
	"std::rcmp4.cpp":    "case_sensitive float_tolerance 1e-4",
	"std::rcmp6.cpp":    "case_sensitive float_tolerance 1e-6",
	"std::rcmp9.cpp":    "case_sensitive float_tolerance 1e-9",
	"std::acmp.cpp":     "case_sensitive float_absolute_tolerance 1.5e-6",
	"std::dcmp.cpp":     "case_sensitive float_tolerance 1e-6",
	"std::rncmp.cpp":    "case_sensitive float_absolute_tolerance 1.5e-5",
	"std::caseicmp.cpp": "case_sensitive",
	"std::casencmp.cpp": "case_sensitive",
	"std::casewcmp.cpp": "case_sensitive",
}

// polygonTags maps Polygon's tags of solutions to the folders of the package format.
var polygonTags = map[string]string{
	"main": "accepted", "accepted": "accepted", "wrong-answer": "wrong_answer", "presentation-error": "wrong_answer",
	"time-limit-exceeded": "time_limit_exceeded", "memory-limit-exceeded": "run_time_error", "rejected": "rejected",
	"failed": "run_time_error",
}

// readPolygon reads problem.xml, if there is one and no problem.yaml.
func (p *Package) readPolygon() {
	if p.problemYAML != nil {
		return
	}
	file := filepath.Join(p.Dir, "problem.xml")
	text := p.content(file)
	if text == nil {
		return
	}
	p.isPolygon = true
	var x polygon
	if err := xml.Unmarshal(text, &x); err != nil {
		yaml.Fail(file, 0, "%v", err)
	}
	for i, name := range x.Names {
		if i == 0 || name.Language == "english" {
			p.Name = name.Value
		}
	}

	// The testset "tests" decides; others are pretests.
	for i, set := range x.Testsets {
		if i == 0 || set.Name == "tests" {
			p.TimeLimit = time.Duration(set.TimeLimit) * time.Millisecond
			p.Limits.Memory = set.MemoryLimit
		}
	}
	if p.TimeLimit <= 0 {
		p.TimeLimit = defaultTime
	}
	if p.Limits.Memory <= 0 {
		p.Limits.Memory = defaultMemory
	}
	p.readPolygonChecker(file, &x)
	p.readPolygonSolutions(&x)
}

// readPolygonChecker sets the interactor, the checker, or the flags with which the default validator compares as a
// standard checker does.
func (p *Package) readPolygonChecker(file string, x *polygon) {
	set := func(source string) {
		path := filepath.Join(p.Dir, filepath.FromSlash(source))
		p.requireRegular(path)
		p.Custom = true
		p.OutputValidators = []Tool{{Name: source, Path: path, Testlib: usesTestlib(path)}}
		for _, name := range p.list(filepath.Dir(path)) {
			if slices.Contains(headers, strings.ToLower(filepath.Ext(name))) {
				p.OutputValidators[0].Extra = append(p.OutputValidators[0].Extra, filepath.Join(filepath.Dir(path), name))
			}
		}
	}

	flags, isStandard := standardCheckers[x.Checker.Name]
	switch {
	case x.Interactor.Source.Path != "":
		p.Interactive = true
		set(x.Interactor.Source.Path)
		if x.Checker.Name != "" {
			p.warn("%s: the interactor decides the verdict; the checker, which reads its output, is not run", file)
		}
	case isStandard:
		p.ValidatorFlags = strings.Fields(flags)
	case x.Checker.Source.Path != "":
		set(x.Checker.Source.Path)
	case x.Checker.Name != "":
		p.warn("%s: the checker %s is unknown, so outputs must equal the answers", file, x.Checker.Name)
	}
}

// readPolygonSolutions adds the solutions whose tag says which verdict they must get.
func (p *Package) readPolygonSolutions(x *polygon) {
	for _, s := range x.Solutions {
		full := filepath.Join(p.Dir, filepath.FromSlash(s.Source.Path))
		if folder := polygonTags[s.Tag]; folder != "" && s.Source.Path != "" && isFile(full) {
			name := folder + "/" + path.Base(s.Source.Path)
			p.Submissions = append(p.Submissions, Submission{Name: name, Folder: folder, Path: full})
		}
	}
}
