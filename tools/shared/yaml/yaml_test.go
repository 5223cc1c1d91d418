package yaml

import (
	"fmt"
	"strings"
	"testing"
)

// show formats a node on one line: strings in quotes, Null as ~, lists and mappings in brackets.
func show(n *Node) string {
	switch n.Kind {
	case Null:
		return "~"
	case Scalar:
		return fmt.Sprintf("%q", n.Text)
	case Seq:
		var items []string
		for _, x := range n.Items {
			items = append(items, show(x))
		}
		return "[" + strings.Join(items, " ") + "]"
	}
	var fields []string
	for _, value := range n.Items {
		fields = append(fields, value.Key+":"+show(value))
	}
	return "{" + strings.Join(fields, " ") + "}"
}

func TestParse(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "~"}, {"# nothing\n\n", "~"}, {"---\n", "~"}, {"~", "~"}, {"null\n", "~"}, {"x", `"x"`},
		{"\ufeffa: 1", `{a:"1"}`},
		{"a: 1\nb: two words\n", `{a:"1" b:"two words"}`},
		{"a: 1\r\nb: 2\r\n", `{a:"1" b:"2"}`},
		{"a:\nb: ~\nc: null\nd: ''\n", `{a:~ b:~ c:~ d:""}`},
		{"a: x # comment\nb: x#no comment\nc: 'x # no comment' # comment\n", `{a:"x" b:"x#no comment" c:"x # no comment"}`},
		{"a: # comment\n  b: 1\n", `{a:{b:"1"}}`},
		{"a:\n  b:\n    c: 1\n  d: 2\ne: 3\n", `{a:{b:{c:"1"} d:"2"} e:"3"}`},
		{"- a\n- b c\n-\n- d: 1\n  e: 2\n-  - x\n   - y\n", `["a" "b c" ~ {d:"1" e:"2"} ["x" "y"]]`},
		{"a:\n- 1\n- 2\nb:\n  - 3\n", `{a:["1" "2"] b:["3"]}`},
		{"- - - x\n", `[[["x"]]]`},
		{"a: [1, 'two, 2', \"three\", [4], {b: c}, ~, d e]\n", `{a:["1" "two, 2" "three" ["4"] {b:"c"} ~ "d e"]}`},
		{"a: []\nb: {}\nc: [1,]\nd: {x, y: 1, 'z': [2]}\n", `{a:[] b:{} c:["1"] d:{x:~ y:"1" z:["2"]}}`},
		{"a: [1, # first\n  2,\n  3]\nb: 4\n", `{a:["1" "2" "3"] b:"4"}`},
		{"a: {x: 1,\n    y: 2}\n", `{a:{x:"1" y:"2"}}`}, {"a: [\n  x y\n  z, # one\n  'b\n  c'\n]\n", `{a:["x y z" "b c"]}`},
		{`"a b": 1` + "\n'c''d': 2\n\"e\\\"f\": 3\n", `{a b:"1" c'd:"2" e"f:"3"}`},
		{`a: "\n\t\\\"\x41\u00e9\U0001F600\/"`, `{a:"\n\t\\\"Aé😀/"}`},
		{"a: 'it''s'\n", `{a:"it's"}`},
		{"a: \"one\n  two\"\n", `{a:"one two"}`},
		{"a: one\n  two\n  three # end\nb: 1\n", `{a:"one two three" b:"1"}`},
		{"a: |\n  one\n    two\n\n  three\n\nb: 1\n", `{a:"one\n  two\n\nthree\n" b:"1"}`},
		{"a: |-\n  one\n  two\n", `{a:"one\ntwo"}`},
		{"a: >\n  one\n  two\n\n  three\n", `{a:"one two\nthree\n"}`}, {"a: >-\n\n\n  one\n\n\n  two\nb: 1", `{a:"\n\none\n\ntwo" b:"1"}`},
		{"a: one\n\n\n  two\n", `{a:"one\n\ntwo"}`},
		{"a: 'one\n\n  # two\n\n  three'\nb: 1\n", `{a:"one\n# two\nthree" b:"1"}`},
		{"a: |\n  x\n     \n  y", `{a:"x\n   \ny"}`},
		{"--- # begin\na: 1\n... # end\n", `{a:"1"}`},
		{"a: 1\rb: 2\r", `{a:"1" b:"2"}`},
		{"a: |\n  # no comment\n  key: value\nb: 2\n", `{a:"# no comment\nkey: value\n" b:"2"}`},
		{"a: http://example.com/x?y=1#z\n", `{a:"http://example.com/x?y=1#z"}`},
		{"a: -1\nb: -x\nc: ?x\nd: :x\n", `{a:"-1" b:"-x" c:"?x" d:":x"}`},
		{"a: yes\nb: 1e3\nc: 0x1\n", `{a:"yes" b:"1e3" c:"0x1"}`},
		{"a: 1\n...\n# end\n", `{a:"1"}`}, {"a: >\n  x\n   y\n  z\n", `{a:"x\n y\nz\n"}`}, {"a: |\n \n  x\n", `{a:"\nx\n"}`},
		{"? x", ``}, {"a b c: d\n", `{a b c:"d"}`}, {"a:b: c\n", `{a:b:"c"}`},
	} {
		n, err := Parse("f", []byte(c.text))
		if c.want == "" {
			if err == nil {
				t.Errorf("Parse accepts the invalid text %q as %s", c.text, show(n))
			}
			continue
		}
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
		} else if got := show(n); got != c.want {
			t.Errorf("%q:\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}

// TestRepeatedKey checks that the last of several values with the same key counts, and that it names the line of the
// one before.
func TestRepeatedKey(t *testing.T) {
	for text, want := range map[string]string{
		"a: 1\na: 2\n": `{a:"2"}`, "a: 1\nb: 2\na:\n": `{b:"2" a:~}`, "x: {a: 1,\n b: 2, a: [3]}\n": `{x:{b:"2" a:["3"]}}`,
		"a:\n  - 1\n\"a\":\n  b: 2\n'a':\n  c: 3\n": `{a:{c:"3"}}`,
	} {
		if n, err := Parse("f", []byte(text)); err != nil || show(n) != want {
			t.Errorf("%q: %s %v, want %s", text, show(n), err, want)
		}
	}
	n, err := Parse("f", []byte("x:\n  a: 1\n  b: 2\n  a: 3\n"))
	if err != nil {
		t.Fatal(err)
	}
	if b, a := n.Get("x").Get("b"), n.Get("x").Get("a"); a.Line != 4 || a.Replaces != 2 || b.Replaces != 0 {
		t.Errorf("%+v %+v", a, b)
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"a:\n\tb: 1\n", "f:2: this line is indented with a tab"},
		{"a: 1\n  b: 2\n", "f:2: there is a key inside a value"},
		{"a:\n    b: 1\n  c: 2\n", "f:3: this line is indented more"},
		{"a: 1\nb\n", `f:2: want "key: value", found "b"`},
		{"a: 1\n- b\n", "f:2: a list item among the keys"},
		{"a: *x\n", "f:1: anchors, aliases and tags"},
		{"a: &x b: 1\n", "f:1: anchors, aliases and tags"}, {"&x a: 1\n", `f:1: the key "&x a" starts with "&"`},
		{"*.py: 1\n", `f:1: the key "*.py" starts with "*"`},
		{"a: *.py\n", "f:1: anchors, aliases and tags"},
		{"a: {<<: 1}\n", "f:1: the key << (merge) is not supported"}, {"\n<<: {a: b}\n", "f:2: the key << (merge) is not supported"},
		{"a: !!str 1\n", "f:1: anchors, aliases and tags"},
		{"a: [!x 1]\n", "f:1: anchors, aliases and tags"},
		{"a: - b\n", `f:1: "-" cannot start a value`},
		{"a: , b\n", `f:1: "," cannot start a value`},
		{"a: 'x\n\n", "f:1: the quote is not closed"},
		{"a: x\n  # comment\n  y\n", "f:3: this line is indented more"}, {"x\n# c\ny", "f:3: unexpected indentation"},
		{"a: \"x\\\n  y\"\n", "f:1: unknown escape"},
		{"--- x\n", "f:1: nothing may follow ---"},
		{"---\n---\n", "f:2: a second document"},
		{"a: 1\nb: \xff\n", "f:2: this line is not UTF-8"},
		{"a: \x01\n", "f:1: this line contains a control character"},
		{"%YAML 1.2\n---\n", "f:1: directives"},
		{"a: 1\n---\nb: 2\n", "f:2: a second document"},
		{"a: 1\n...\nb: 2\n", "f:3: text after the end of the document"},
		{"? a\n: b\n", "f:1: complex keys"},
		{"\na: [1, 2\n", "f:2: want ']', but the file ends"}, {"a: [1, 2\nb: 3\n", "f:2: want a comma or ']' before"},
		{"a: [1 {2}]\n", "f:1: want a comma or ']' before"},
		{"a: [,]\n", `f:1: "," cannot start a value`},
		{"a: [1,\n  !x 2]\n", "f:2: anchors, aliases and tags"}, {"a: {b\n  : 1}\n", "f:2: want a comma"},
		{"a: [1] x\n", "f:1: text after the end of a value"},
		{"a: 'x\nb: y\n", "f:1: the quote is not closed"},
		{"a: \"\\q\"\n", "f:1: unknown escape"},
		{"a: 'x' y\n", "f:1: text after the end of a value"},
		{"a: @x\n", `f:1: "@" cannot start a value`},
		{"a: b: c\n", `f:1: there is a key inside a value: "b: c"`},
		{"|\n  x\n", "f:1: a text of several lines"},
		{"a: |\n     \n  x\n", "f:3: a blank line above contains more spaces"},
		{"a: [?]\n", `f:1: "?" cannot start a value`},
		{"a: [- b]\n", `f:1: "-" cannot start a value`},
		{"a: {[b]: c}\n", "f:1: want a key, found a list"},
		{"a: {b: @}\n", `f:1: "@" cannot start a value`},
		{"a: |x\n  b\n", "f:1: want |, >, |- or >-"}, {"a: |+\n  one\n\n", "f:1: want |, >, |- or >-"}, {"a: |2\n    one\n  two\n", "f:1: want |, >, |- or >-"},
		{strings.Repeat("- ", 200) + "x", "nested deeper than 100 levels"},
		{"a: " + strings.Repeat("[", 200) + strings.Repeat("]", 200), "nested deeper than 100 levels"},
	} {
		n, err := Parse("f", []byte(c.text))
		if err == nil {
			t.Errorf("Parse accepts the invalid text %q as %s", c.text, show(n))
		} else if !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
	}
}

func TestManyKeys(t *testing.T) {
	var b strings.Builder
	for i := range maxKeys + 1 {
		fmt.Fprintf(&b, "k%d: 1\n", i)
	}
	text := b.String()
	if _, err := Parse("f", []byte(text)); err == nil || !strings.Contains(err.Error(), "f:10001: a mapping has more than 10000 keys") {
		t.Error(err)
	}
	if n, err := Parse("f", []byte(text[:strings.LastIndex(text, "k")])); err != nil || len(n.Items) != maxKeys {
		t.Errorf("%d keys: %v", maxKeys, err)
	}
}

func TestLines(t *testing.T) {
	n, err := Parse("f", []byte("# head\na: 1\n\nb:\n  - x\n  - y: [z]\nc: {d: 1, # one\n  e: 2,\n\n  f: [g,\n    h]}\n"))
	if err != nil {
		t.Fatal(err)
	}
	b := n.Get("b")
	for what, got := range map[string][2]int{
		"a": {n.Get("a").Line, 2}, "b": {n.Items[1].Line, 4}, "x": {b.Items[0].Line, 5},
		"z": {b.Items[1].Get("y").Items[0].Line, 6},
		"d": {n.Get("c").Items[0].Line, 7}, "e": {n.Get("c").Items[1].Line, 8}, "2": {n.Get("c").Get("e").Line, 8},
		"g": {n.Get("c").Get("f").Items[0].Line, 10}, "h": {n.Get("c").Get("f").Items[1].Line, 11},
	} {
		if got[0] != got[1] {
			t.Errorf("%s: line %d, want %d", what, got[0], got[1])
		}
	}
	if n.Get("nothing") != nil || n.Get("a").Get("x") != nil {
		t.Error("Get finds missing keys")
	}
}

// FuzzParse checks that Parse does not panic, and that the line numbers of all nodes and errors are lines of the
// text.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"a: 1", "- x\n- [a, {b: c}]", "a: |\n  x\n", "a: \"\\x41\"\n", "'a''b': {c, d: [e]}", "a: >+\n\n x\n"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		lines := 1 + strings.Count(text, "\n") + strings.Count(text, "\r") - strings.Count(text, "\r\n")
		n, err := Parse("f", []byte(text))
		if err != nil {
			if e, ok := err.(*Error); !ok || e.Line < 1 || e.Line > lines {
				t.Errorf("%q: error %#v", text, err)
			}
			return
		}
		if n.Line < 1 || n.Line > lines {
			t.Errorf("%q: line %d", text, n.Line)
		}
	})
}
