// This file compares the parser with Python's YAML parser, if that is installed. On random texts that contain
// all elements of YAML, both parsers must return the same value, unless this parser returns an error.

package yaml

import (
	"bytes"
	"encoding/json"
	"math/rand"
	"os/exec"
	"reflect"
	"strings"
	"testing"
)

// theirs is a Python program. It reads a JSON list of YAML documents, and prints the value of each document,
// or null if the document is invalid.
const theirs = `
import json, sys, yaml
def conv(n):
    if n is None or n.tag == 'tag:yaml.org,2002:null': return None
    if isinstance(n, yaml.ScalarNode): return n.value
    if isinstance(n, yaml.SequenceNode): return [conv(x) for x in n.value]
    out = {}
    for k, v in n.value:
        if not isinstance(k, yaml.ScalarNode): raise ValueError('a key that is not a text')
        out[k.value] = conv(v)
    return out
def read(text):
    try: return [conv(yaml.compose(text, Loader=yaml.SafeLoader)), '']
    except (yaml.YAMLError, ValueError) as e: return [None, str(e)]
print(json.dumps([read(x) for x in json.load(sys.stdin)]))
`

// jsonValue converts a node to a value that JSON can represent.
func jsonValue(n *Node) any {
	switch n.Kind {
	case Null:
		return nil
	case Scalar:
		return n.Text
	case Seq:
		list := []any{}
		for _, item := range n.Items {
			list = append(list, jsonValue(item))
		}
		return list
	}
	m := map[string]any{}
	for _, value := range n.Items {
		m[value.Key] = jsonValue(value)
	}
	return m
}

// words are the elements of the random texts.
var words = []string{
	"a", "b c", "x", "1", "-1", "1.5", "true", "null", "~", `"q"`, "'s'", `"a\nb"`, "'it''s'", "foo.py", "accepted/*", `"*.py"`,
	"[AC, WA]", "{a: 1, b: [2]}", "[]", "{}", "http://x/y#z", "a:b", "x # c", "x#c", "2025-09", "float_tolerance 1e-6",
	"-inf +inf", `[a, "b, c", 'd']`, `{"a b": 1}`, ">-", "|", "|-", "|+", ">", "|2", "&x v", "*x", "? a", "- z", ",x", "a, b",
	"a]", `"open`, "'it", "!t x", "é", "0x1F", "a: b", `"a": b`, `\`, `"\x41"`, "@x", "&y", "[a,", "b]", "{a: 1,", "it's", "-",
	"--", "#c", "", "[*x, {<<: *x}]", "[[a], {b: [c, ~]}]", "{a : [- b]}", "[?]", "{a,b: c}",
}

var keys = []string{"a", "b", "name", `"q k"`, "'k'", "a b", "- a", "x/*", "<<", "k:", " a", "-x", "?x", "*k", "{a,b}"}

// document returns a random text.
func document(r *rand.Rand) string {
	pick := func(list ...string) string { return list[r.Intn(len(list))] }
	var lines []string
	for n := 1 + r.Intn(6); n > 0; n-- {
		line := pick("", "", "", "  ", "  ", "    ", " ", "   ")
		switch r.Intn(10) {
		case 0, 1, 2, 3:
			line += pick(keys...) + ":" + pick(" ", " ", "  ", "") + pick(words...)
		case 4:
			line += pick(keys...) + ":"
		case 5:
			line += "- " + pick(words...)
		case 6:
			line += "- " + pick(keys...) + ": " + pick(words...)
		case 7:
			line += pick(words...) + pick("", " ", " # c")
		case 8:
			line += pick(words...)
		default:
			line = pick("", "   ", "# c", "  # c", "---", "--- # x", "- - a", "-   b")
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n") + pick("\n", "\n", "", "\r\n", "\n\n")
}

func TestAgainstPython(t *testing.T) {
	if exec.Command("python3", "-c", "import yaml").Run() != nil {
		t.Skip("no python3 with the package yaml")
	}
	const n = 6000
	r := rand.New(rand.NewSource(1))
	docs := make([]string, n)
	for i := range docs {
		docs[i] = document(r)
	}
	in, err := json.Marshal(docs)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("python3", "-c", theirs)
	cmd.Stdin = bytes.NewReader(in)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var theirs [][2]any
	if err := json.Unmarshal(out, &theirs); err != nil {
		t.Fatal(err)
	}
	same, refused := 0, 0
	for i, doc := range docs {
		ours, err := Parse("f", []byte(doc))
		what, _ := theirs[i][1].(string)
		switch {
		case err != nil && what == "":
			refused++
		case err != nil:
		case what == "" && !reflect.DeepEqual(jsonValue(ours), theirs[i][0]):
			t.Errorf("%q:\n ours   %v\n theirs %v", doc, jsonValue(ours), theirs[i][0])
		case what == "":
			same++
		default:
			t.Errorf("%q: parsed as %v, but Python reports %s", doc, jsonValue(ours), what)
		}
	}
	if same < n/10 || refused > same/5 {
		t.Errorf("of %d texts, both parsers read %d alike, want at least %d; this parser rejects %d valid texts, want at most %d", n, same, n/10, refused, same/5)
	}
}
