// This file checks values against the JSON Schema of reports.

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// jsonSchema is a JSON Schema with the keywords that the checker implements. The checker reports any other
// keyword as an error, so that the schema cannot contain rules that are not checked.
type jsonSchema struct {
	Title string
	Root  map[string]any
	Defs  map[string]any
}

// readSchema reads the schema of reports.
func readSchema(t *testing.T) *jsonSchema {
	t.Helper()
	data, err := os.ReadFile("internal/report/schema.json")
	if err != nil {
		t.Fatal(err)
	}
	var root map[string]any
	if err := json.Unmarshal(data, &root); err != nil {
		t.Fatal(err)
	}
	return &jsonSchema{Title: root["title"].(string), Root: root, Defs: root["$defs"].(map[string]any)}
}

// Check returns the places where a value, decoded by encoding/json, violates the schema, and the reasons.
func (s *jsonSchema) Check(x any) (bad []string) {
	v := &schemaValidator{defs: s.Defs}
	v.check("report", s.Root, x)
	return v.bad
}

type schemaValidator struct {
	defs map[string]any
	bad  []string
}

// keywords maps each keyword of JSON Schema to a function that checks a value. The function returns the
// error, or "" if there is none.
var keywords map[string]func(v *schemaValidator, at string, want, x any, schema map[string]any) string

func init() {
	nothing := func(*schemaValidator, string, any, any, map[string]any) string { return "" }
	keywords = map[string]func(*schemaValidator, string, any, any, map[string]any) string{
		"$schema": nothing, "$id": nothing, "$defs": nothing, "title": nothing, "description": nothing,
		"$ref": func(v *schemaValidator, at string, want, x any, _ map[string]any) string {
			def, ok := v.defs[strings.TrimPrefix(want.(string), "#/$defs/")]
			if !ok {
				return fmt.Sprintf("the schema has no %v", want)
			}
			v.check(at, def.(map[string]any), x)
			return ""
		},
		"type": func(_ *schemaValidator, _ string, want, x any, _ map[string]any) string {
			return wrongType(want.(string), x)
		},
		"const": func(_ *schemaValidator, _ string, want, x any, _ map[string]any) string { return oneOf([]any{want}, x) },
		"enum": func(_ *schemaValidator, _ string, want, x any, _ map[string]any) string {
			return oneOf(want.([]any), x)
		},
		"minimum": func(_ *schemaValidator, _ string, want, x any, _ map[string]any) string {
			if n, ok := x.(float64); ok && n < want.(float64) {
				return fmt.Sprintf("%v is less than %v", n, want)
			}
			return ""
		},
		"pattern": func(_ *schemaValidator, _ string, want, x any, _ map[string]any) string {
			if s, ok := x.(string); ok && !regexp.MustCompile(want.(string)).MatchString(s) {
				return fmt.Sprintf("%q does not match %v", s, want)
			}
			return ""
		},
		"items": func(v *schemaValidator, at string, want, x any, _ map[string]any) string {
			list, _ := x.([]any)
			for i, elem := range list {
				v.check(fmt.Sprintf("%s[%d]", at, i), want.(map[string]any), elem)
			}
			return ""
		},
		"required": func(_ *schemaValidator, _ string, want, x any, _ map[string]any) string {
			object, ok := x.(map[string]any)
			for _, name := range want.([]any) {
				if _, there := object[name.(string)]; ok && !there {
					return fmt.Sprintf("%v is missing", name)
				}
			}
			return ""
		},
		"properties": func(v *schemaValidator, at string, want, x any, _ map[string]any) string {
			object, _ := x.(map[string]any)
			for name, schema := range want.(map[string]any) {
				if value, there := object[name]; there {
					v.check(at+"."+name, schema.(map[string]any), value)
				}
			}
			return ""
		},
		"additionalProperties": func(v *schemaValidator, at string, want, x any, schema map[string]any) string {
			object, _ := x.(map[string]any)
			known, _ := schema["properties"].(map[string]any)
			for name, value := range object {
				if _, ok := known[name]; ok {
					continue
				}
				if want == false {
					return fmt.Sprintf("%s is not in the schema", name)
				}
				v.check(at+"."+name, want.(map[string]any), value)
			}
			return ""
		},
	}
}

func (v *schemaValidator) check(at string, schema map[string]any, x any) {
	for word, want := range schema {
		rule, known := keywords[word]
		if !known {
			v.bad = append(v.bad, at+": unknown keyword "+word)
		} else if msg := rule(v, at, want, x, schema); msg != "" {
			v.bad = append(v.bad, at+": "+msg)
		}
	}
}

func wrongType(want string, x any) string {
	is := map[reflect.Kind]string{reflect.String: "string", reflect.Bool: "boolean", reflect.Float64: "number", reflect.Slice: "array", reflect.Map: "object", reflect.Invalid: "null"}[reflect.ValueOf(x).Kind()]
	if n, ok := x.(float64); want == "integer" && ok && n == float64(int64(n)) {
		return ""
	}
	if is != want {
		return fmt.Sprintf("%v is of type %s, not %s", x, is, want)
	}
	return ""
}

func oneOf(list []any, x any) string {
	if !slices.Contains(list, x) {
		return fmt.Sprintf("%v is none of %v", x, list)
	}
	return ""
}
