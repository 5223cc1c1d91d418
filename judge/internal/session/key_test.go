package session

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/trial"
	"oj/tools/shared/problem"
	"oj/tools/shared/site"
)

// In the table fields, inKey marks the fields that a cached result depends on. For any other field, the table
// contains the reason why the field does not matter.
const inKey = "in the key"

// fields lists every field that can affect a run. For each field it states that the field is part of the key, or why it
// need not be. New fields must be added here.
var fields = map[reflect.Type]map[string]string{
	reflect.TypeFor[trial.Runner](): {
		"KeepTurns": inKey,
		"Temp":      "a folder", "Workers": "other runs change no verdict", "Transcripts": "with transcripts nothing is cached",
	},
	reflect.TypeFor[trial.Contestant](): {
		"Built": inKey, "Files": inKey, "Limits": inKey, "Tools": "tested by its fields", "Pkg": "tested by its fields",
		"Name": "for reports", "Source": "its contents are those of Built", "Origin": "for reports", "Problem": "for transcripts",
		"Answers": "submitted answers are not cached",
	},
	reflect.TypeFor[trial.Tools](): {
		"Validators": inKey,
		"Inputs":     "they judge no program", "Static": "static testcases are not cached", "Visualizer": "with pictures nothing is cached",
	},
	reflect.TypeFor[problem.Case](): {
		"In": inKey, "Ans": inKey, "Files": inKey, "Settings": "tested by its fields", "Group": "tested by its fields",
		"Compare": inKey, "Name": "for reports",
		"Out": "for the check of the data", "Kind": "only judged testcases are run", "InputArgs": "for input validators",
		"Shown": "for the check of the data", "Static": "static testcases are not cached",
		"NoAnswer": "without an answer nothing is cached",
	},
	reflect.TypeFor[problem.Group](): {
		"Name": inKey, "AllOrNothing": inKey,
		"Items": "score uses it, not the run", "Continue": "score uses it, not the run", "GraderFlags": "score uses it, not the run",
		"RangeLo": "score uses it, not the run", "RangeHi": "in the Accept of testcases",
		"RequirePass": "score uses it, not the run", "Settings": "testcases have their own",
	},
	reflect.TypeFor[problem.Settings](): {
		"OutputFlags": inKey, "Args": inKey, "Accept": inKey,
		"InputFlags": "for input validators", "VisualFlags": "with pictures nothing is cached", "Reject": "score uses it, not the run",
	},
	reflect.TypeFor[problem.Limits](): {
		"ValidationTime": inKey, "ValidationMemory": inKey, "ValidationOutput": inKey,
		"ACToLimit": "it computes the time limit", "Margin": "in the limits of the program", "Memory": "in the limits of the program",
		"Output": "in the limits of the program", "Code": "it only warns", "CompileTime": "for compilers",
		"CompileMemory": "for compilers", "ValidationPasses": "in the limits of the program",
	},
	reflect.TypeFor[problem.Package](): {
		"OwnGrader":   "only grading, which is not cached",
		"Interactive": inKey, "MultiPass": inKey, "Graders": inKey, "MayScore": inKey, "ShowSources": inKey,
		"FileWriting": inKey, "ValidatorFlags": inKey, "Limits": "tested by its fields",
		"Site": inKey, "Custom": "then there are validators", "Scoring": "it decides MayScore",
		"SubmitAnswer": "submitted answers are not cached", "Minimize": "score uses it, not the run", "StrictMargin": "it decides the limits",
		"ID": "for reports", "Dir": "for reports", "Name": "for reports", "Source": "it decides Site", "SourceURL": "it decides Site",
		"Keywords": "for readers", "Languages": "it decides what compiles", "TimeLimit": "in the limits of the program", "ByTurns": "in the limits of the program",
		"Constants": "in what is built", "Root": "score uses it, not the run", "Cases": "tested by their fields",
		"OutputValidators": "their programs are in the key", "InputValidators": "they judge no program",
		"StaticValidator": "static testcases are not cached", "OutputVisualizer": "with pictures nothing is cached",
		"Submissions": "in what is built", "Warnings": "for readers",
	},
}

// sample is the run whose fields the test changes.
type sample struct {
	runner trial.Runner
	prog   trial.Contestant
	tools  trial.Tools
	pkg    problem.Package
	limits problem.Limits
	tc     problem.Case
	group  problem.Group
	own    problem.Settings
}

// key returns the cache key of the run.
func (s *sample) key(t *testing.T) string {
	t.Helper()
	pkg, tc, prog := s.pkg, s.tc, s.prog
	pkg.Limits = s.limits
	tc.Settings = s.own
	tc.Group = &s.group
	prog.Pkg = &pkg
	prog.Tools = s.tools
	c := &call{cache: cache.Open(t.TempDir(), "")}
	testcase, err := c.newTestcaseKey(&prog, &tc)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%#v", runKey{newProgramKey(&s.runner, &prog, nil), testcase})
}

// newSample returns a run with files in a temporary folder. otherFile is another file in this folder, which a
// test can use as the new value of a field.
func newSample(t *testing.T) (s *sample, otherFile string) {
	dir := t.TempDir()
	for _, name := range []string{"1.in", "1.ans", "other"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s = &sample{prog: trial.Contestant{Built: &build.Artifact{Key: "program"}}}
	s.pkg.Interactive = true // turns are recorded only in interactive problems
	s.group.Name = "sample"
	s.tc.In = filepath.Join(dir, "1.in")
	s.tc.Ans = filepath.Join(dir, "1.ans")
	return s, filepath.Join(dir, "other")
}

// TestKeyHasEverything checks that the key of a cached result changes with every field that the result
// depends on, and that the table `fields` contains every field.
func TestKeyHasEverything(t *testing.T) {
	for typ, reasons := range fields {
		for i := range typ.NumField() {
			f := typ.Field(i)
			if f.IsExported() && reasons[f.Name] == "" {
				t.Errorf("%v has a new field %s: add it to the key, or give the reason why no result depends on it", typ, f.Name)
			}
		}
		for name, reason := range reasons {
			if _, exists := typ.FieldByName(name); !exists {
				t.Errorf("%v has no field %s", typ, name)
			} else if reason == inKey {
				testChange(t, typ, name)
			}
		}
	}
}

// testChange changes one field of a run, and checks that the key changes.
func testChange(t *testing.T, typ reflect.Type, name string) {
	s, other := newSample(t)
	before := s.key(t)
	for _, part := range []any{&s.runner, &s.prog, &s.tools, &s.pkg, &s.limits, &s.tc, &s.group, &s.own} {
		if v := reflect.ValueOf(part).Elem(); v.Type() == typ {
			change(t, v.FieldByName(name), other)
		}
	}
	if s.key(t) == before {
		t.Errorf("the key does not change with %v.%s", typ, name)
	}
}

// change sets a field to another value. A field that contains a file name is set to otherFile.
func change(t *testing.T, v reflect.Value, otherFile string) {
	switch x := v.Addr().Interface().(type) {
	case *bool:
		*x = !*x
	case *int64:
		*x++
	case *float64:
		*x++
	case *time.Duration:
		*x++
	case *string:
		*x = otherFile
	case *[]string:
		*x = []string{otherFile}
	case *problem.Flags:
		x.All = []string{"flag"}
	case **build.Artifact:
		*x = &build.Artifact{Key: "other"}
	case *[]*build.Artifact:
		*x = []*build.Artifact{{Key: "other"}}
	case **site.Site:
		*x = &site.Site{RefereeEnds: true}
	default:
		if v.Kind() != reflect.Struct {
			t.Fatalf("the function change cannot change a %v", v.Type())
		}
		change(t, v.Field(0), otherFile) // a struct, such as the limits: change its first field
	}
}

// TestKeysAreStructs checks that the hashed text of a key contains the names and values of all fields, including the
// fields of inner structs.
func TestKeysAreStructs(t *testing.T) {
	s, _ := newSample(t)
	s.own.OutputFlags.By = map[string][]string{"b": {"2"}, "a": {"1"}}
	key := s.key(t)
	for _, part := range []string{`Validators:`, `By:map[string][]string{"a":[]string{"1"}, "b":[]string{"2"}}`, "Accept:0"} {
		if !strings.Contains(key, part) {
			t.Errorf("%q is not in the key %s", part, key)
		}
	}
}
