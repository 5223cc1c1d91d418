// This file checks the machine-readable reports of a call for their form.

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/report"
)

// nasty prints what breaks careless reports: control characters, broken UTF-8, markup.
const nasty = `printf 'a\001\377]]></failure><script>&amp;\033[31m\n' >&2
printf '\000\377<b>]]>\n'
exit 1
`

// nastyPackage writes a package whose only program prints nasty things, and returns its folder.
func nastyPackage(t *testing.T) string {
	dir := filepath.Join(t.TempDir(), "p<&>")
	for name, text := range map[string]string{
		"problem.yaml": "name: \"a <b> & 'c'\"\n", ".timelimit": "2\n",
		"data/secret/1.in": "1\n", "data/secret/1.ans": "1\n", "submissions/accepted/x.sh": nasty,
		"submissions/accepted/y.sh": "echo 1\n", "submissions/wrong_answer/z.sh": "printf '\\000\\377<b>]]>\\n'\n",
	} {
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

// output calls the judge and returns its standard output.
func output(t *testing.T, args ...string) []byte {
	var stdout, stderr bytes.Buffer
	if status := command(context.Background(), t.TempDir(), args, &stdout, &stderr); status == exitTrouble {
		t.Fatalf("judge %q: %s", args, &stderr)
	}
	return stdout.Bytes()
}

func TestJUnitIsXML(t *testing.T) {
	text := output(t, "-kill", "-junit", "-", nastyPackage(t))
	counts := map[string]int{}
	for d := xml.NewDecoder(bytes.NewReader(text)); ; {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		if e, ok := tok.(xml.StartElement); ok {
			counts[e.Name.Local]++
		}
	}
	if counts["testsuite"] != 1 || counts["testcase"] != 3 || counts["failure"] != 1 {
		t.Errorf("elements %v in\n%s", counts, text)
	}
}

// TestJSONSchema holds the report against testdata/schema.json, field by field, both ways.
func TestJSONSchema(t *testing.T) {
	var schema struct {
		Schema string                       `json:"schema"`
		Types  map[string]map[string]string `json:"types"`
	}
	data, err := os.ReadFile("internal/report/schema.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &schema); err != nil {
		t.Fatal(err)
	}
	if schema.Schema != report.Schema {
		t.Errorf("schema.json describes %s, reports are %s", schema.Schema, report.Schema)
	}
	var doc any
	if err := json.Unmarshal(output(t, "-kill", "-json", "-", nastyPackage(t)), &doc); err != nil {
		t.Fatal(err)
	}
	checkJSON(t, schema.Types, "report", "report", doc)
}

// checkJSON checks a value against a type: a name in types, or string, number, boolean, verdict; with
// [] after it a list, with {} a mapping from names; with ? after that it may be missing.
func checkJSON(t *testing.T, types map[string]map[string]string, path, typ string, v any) {
	typ = strings.TrimSuffix(typ, "?")
	if elem, ok := strings.CutSuffix(typ, "[]"); ok {
		list, ok := v.([]any)
		if !ok {
			t.Errorf("%s: want a list, got %v", path, v)
		}
		for _, x := range list {
			checkJSON(t, types, path+"[]", elem, x)
		}
		return
	}
	if elem, ok := strings.CutSuffix(typ, "{}"); ok {
		for name, x := range v.(map[string]any) {
			checkJSON(t, types, path+"."+name, elem, x)
		}
		return
	}
	ok := true
	switch typ {
	case "string":
		_, ok = v.(string)
	case "number":
		_, ok = v.(float64)
	case "boolean":
		_, ok = v.(bool)
	case "verdict":
		text, _ := v.(string)
		ok = text != "" && strings.Contains("- AC WA PE TLE ILE MLE OLE RTE CE JE", text)
	default:
		checkObject(t, types, path, typ, v)
	}
	if !ok {
		t.Errorf("%s: want %s, got %v", path, typ, v)
	}
}

func checkObject(t *testing.T, types map[string]map[string]string, path, typ string, v any) {
	fields, known := types[typ]
	object, ok := v.(map[string]any)
	if !known || !ok {
		t.Fatalf("%s: want an object of type %s (known: %v), got %v", path, typ, known, v)
	}
	for name, x := range object {
		if fields[name] == "" {
			t.Errorf("%s: the field %s is not in the schema", path, name)
			continue
		}
		checkJSON(t, types, path+"."+name, fields[name], x)
	}
	for name, typ := range fields {
		if _, there := object[name]; !there && !strings.HasSuffix(typ, "?") {
			t.Errorf("%s: the field %s is missing", path, name)
		}
	}
}
