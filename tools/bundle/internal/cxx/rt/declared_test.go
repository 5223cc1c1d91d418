package rt

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestReadHeader(t *testing.T) {
	all := map[string]Function{}
	text := "//@ a_F raw\n//= returns 1, writes receiver 2\n//@ a_G a_H\n//= a_G: pure\n//= a_H: acts, calls 3\n" +
		"//@ a_I\n//= formats 1, prints 2, lines, instead a_J, instead a_K if 2 is 10, instead a_L since go1.24\n"
	if err := readHeader(all, text); err != nil {
		t.Fatal(err)
	}
	f, g, h := all["a_F"], all["a_G"], all["a_H"]
	if len(f.Returns) != 1 || f.Returns[0] != 1 || len(f.Writes) != 2 || f.Writes[0] != Receiver || f.Pure() {
		t.Errorf("a_F is %+v", f)
	}
	if !g.Pure() || h.Pure() || !h.Acts || h.Calls[0] != 3 {
		t.Errorf("a_G is %+v, a_H is %+v", g, h)
	}
	want := Function{Formats: 1, Prints: 2, Lines: true,
		Instead: []Instead{{Name: "a_J", Typed: true}, {Name: "a_K", Argument: 2, Is: "10"}, {Name: "a_L", Since: 24}}}
	if diff := cmp.Diff(want, all["a_I"]); diff != "" {
		t.Error(diff)
	}
}

func TestReadHeaderFaults(t *testing.T) {
	for text, want := range map[string]string{
		"//= pure":                            "offers 0 names",
		"//@ a b\n//= pure":                   "offers 2 names",
		"//@ a\n//= b: pure":                  "does not offer b",
		"//@ a\n//= pure\n//= pure":           "a is declared twice",
		"//@ a\n//= keeps":                    `"keeps" is not a fact`,
		"//@ a\n//= pure, acts":               `"pure" is not a fact`,
		"//@ a\n//= keeps 0":                  `"0" is not an argument`,
		"//@ a\n//= keeps 1, eats 2":          `"eats 2" is not a fact`,
		"//@ a\n//= prints 1 2":               `"prints 1 2" is not a fact`,
		"//@ a\n//= instead b if 1 == 2":      `"instead b if 1 == 2" is not a fact`,
		"//@ a\n//= keeps first":              `"first" is not an argument`,
		"//@ a\n//= acts\n//@ b\n//= a: pure": "does not offer a",
	} {
		if err := readHeader(map[string]Function{}, text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
