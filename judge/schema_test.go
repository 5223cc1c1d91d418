// This file checks reports, and the Go types of reports, against schema.json.

package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/diff"
	"oj/judge/internal/report"
	"oj/tools/shared/verdict"
)

// fullReport returns a report in which every field is set.
func fullReport() *report.Report {
	score := 1.5
	c := &report.Case{
		Name: "secret/1", Beyond: "b", Verdict: verdict.WA, Seconds: 1, Wall: 1, CPU: 1, Memory: 1, Output: 1, Message: "m", Stderr: "s", Trace: []string{"t"},
		Hint: "h", Diff: &diff.Diff{WantLine: 1, GotLine: 1, Want: []string{"w"}, Got: []string{}, Same: 1}, Got: "g", Transcript: "x", Input: "i", Answer: "a", Score: &score, Cached: true,
		Retried: true, Repeat: "r", Turns: []report.Turn{{Milliseconds: 1, FromProgram: true, Text: "t", Open: true}}, TurnsCut: 1, CutAfter: 1, TurnCount: 1, SlowestTurn: 1, SlowestAnswer: 1,
	}
	e := &report.Entry{
		Name: "n", Source: "s", Language: "Go", Submission: true, Expected: []string{"WA"}, Verdict: verdict.WA, Beyond: "b", OK: true, Note: "n", Skipped: "s",
		Compiler: "c", Hint: "h", Cases: []*report.Case{c}, Passed: 1, Total: 1, Slowest: 1, SlowestCase: "c", Memory: 1, Score: &score, Repeat: "r",
		Groups: map[string]float64{"secret": 1.5}, SlowestTurn: "turn 1 of c", Answer: 1, Shares: []report.Share{{What: "harder", Passed: 1, Total: 2, Verdict: verdict.WA}},
	}
	names := map[string][]string{"secret/1": {"n"}}
	return &report.Report{
		Schema: report.Schema, Started: time.Now(), Seconds: 1, OK: true, Platform: "linux/amd64", Workers: 1, Limits: []string{"l"},
		Problems: []*report.Problem{{
			ID: "p", Name: "n", Dir: "d", Kind: "batch", TimeLimit: 1, TurnLimits: "t", TurnLimit: 1, UsualLimit: 3, Computed: true, Memory: 1, SamplesOnly: true, Warnings: []string{"w"}, Errors: []string{"e"},
			Entries: []*report.Entry{e, {}}, Kill: &report.Kill{Survivors: []string{}, Kills: names, Alone: names, Idle: []string{}},
			Match: &report.Match{Games: 3, Generated: 1, Generator: "g", Better: [2]int{1, 2}, P: 0.5, Interval: [2]float64{-1, 1}, Decided: true, All: true},
		}},
	}
}

// decodeReport returns the JSON of a report, decoded into maps and slices.
func decodeReport(t *testing.T, r *report.Report) map[string]any {
	t.Helper()
	data, err := report.JSON(r)
	if err != nil {
		t.Fatal(err)
	}
	var doc map[string]any
	if err := json.Unmarshal(data, &doc); err != nil {
		t.Fatal(err)
	}
	return doc
}

// TestSchemaFits checks that the schema accepts a report with every field, and an empty one.
func TestSchemaFits(t *testing.T) {
	for _, r := range []*report.Report{fullReport(), {Schema: report.Schema, Started: time.Now(), Platform: "a/b", Workers: 1}} {
		if bad := readSchema(t).Check(decodeReport(t, r)); len(bad) > 0 {
			t.Errorf("%s", strings.Join(bad, "\n"))
		}
	}
	if schema := readSchema(t); schema.Title != report.Schema {
		t.Errorf("the schema describes %s, reports are %s", schema.Title, report.Schema)
	}
}

// TestSchemaIsOfTheseTypes checks that the schema names exactly the fields of the Go types.
func TestSchemaIsOfTheseTypes(t *testing.T) {
	defs := readSchema(t).Defs
	for name, typ := range map[string]reflect.Type{
		"report": reflect.TypeFor[report.Report](), "problem": reflect.TypeFor[report.Problem](), "entry": reflect.TypeFor[report.Entry](), "case": reflect.TypeFor[report.Case](), "share": reflect.TypeFor[report.Share](),
		"turn": reflect.TypeFor[report.Turn](), "kill": reflect.TypeFor[report.Kill](), "diff": reflect.TypeFor[diff.Diff](),
	} {
		var all, required []string
		for i := range typ.NumField() {
			tag, opt, _ := strings.Cut(typ.Field(i).Tag.Get("json"), ",")
			if tag == "-" {
				continue
			}
			all = append(all, tag)
			if opt == "" {
				required = append(required, tag)
			}
		}
		def := defs[name].(map[string]any)
		described := slices.Sorted(maps.Keys(def["properties"].(map[string]any)))
		if slices.Sort(all); !slices.Equal(all, described) {
			t.Errorf("%s: the Go type has the fields %q, the schema has %q", name, all, described)
		}
		if got := fmt.Sprint(def["required"]); got != fmt.Sprint(required) {
			t.Errorf("%s: the Go type requires the fields %q, the schema requires %s", name, required, got)
		}
	}
	if got := len(defs["verdict"].(map[string]any)["enum"].([]any)); got != int(verdict.JE)+1 {
		t.Errorf("the schema has %d verdicts, want %d", got, verdict.JE+1)
	}
}

// TestSchemaRefuses checks that the schema refuses a report if a required field is missing, if a value has another
// type, or if there is an unknown field.
func TestSchemaRefuses(t *testing.T) {
	schema := readSchema(t)
	defs := schema.Defs
	refused := func(what string, doc map[string]any) {
		t.Helper()
		if len(schema.Check(doc)) == 0 {
			t.Errorf("accepted: %s", what)
		}
	}
	doc := decodeReport(t, fullReport())
	tried := 0
	var walk func(at string, x any, def map[string]any)
	walk = func(at string, x any, def map[string]any) {
		if ref, ok := def["$ref"].(string); ok {
			def = defs[strings.TrimPrefix(ref, "#/$defs/")].(map[string]any)
		}
		if list, ok := x.([]any); ok && len(list) > 0 {
			walk(at+"[0]", list[0], def["items"].(map[string]any))
			return
		}
		object, ok := x.(map[string]any)
		if !ok || def["properties"] == nil {
			return
		}
		object["surplus"] = 1.0
		refused(at+" with a field of its own", doc)
		delete(object, "surplus")
		for name, value := range object {
			for _, other := range []any{nil, "?", true, 1.5, []any{}, map[string]any{}} {
				if reflect.TypeOf(other) == reflect.TypeOf(value) {
					continue
				}
				object[name] = other
				refused(fmt.Sprintf("%s.%s = %v", at, name, other), doc)
				tried++
			}
			if slices.Contains(def["required"].([]any), any(name)) {
				delete(object, name)
				refused(at+" without "+name, doc)
			}
			object[name] = value
			walk(at+"."+name, value, def["properties"].(map[string]any)[name].(map[string]any))
		}
	}
	walk("report", doc, schema.Root)
	if tried < 300 {
		t.Errorf("only %d values were tried", tried)
	}
	if bad := schema.Check(doc); len(bad) > 0 {
		t.Errorf("the test itself damaged the document: %q", bad)
	}
}
