package cxx

// This file checks that a program's comments are kept in its translation, and that the examples in README.md are correct.

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestReadme translates the examples of README.md and compares the results with the C++ that it shows.
func TestReadme(t *testing.T) {
	src, err := os.ReadFile("testdata/run/six_translations.go")
	if err != nil {
		t.Fatal(err)
	}
	text, err := Translate(t.Context(), src, Options{Name: "six.go"})
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	shown := regexp.MustCompile("(?s)```(go|c\\+\\+)\n(.*?)```").FindAllSubmatch(readme, -1)
	if len(shown) != 12 {
		t.Errorf("README.md shows %d functions, want six in Go and in C++", len(shown))
	}
	for _, m := range shown {
		if in := map[string]string{"go": string(src), "c++": string(text)}[string(m[1])]; !strings.Contains(in, string(m[2])) {
			t.Errorf("README.md shows %s that differs from the program or its translation:\n%s", m[1], m[2])
		}
	}
}

// TestHeading: the comment of a bundled solution, which follows the imports, and the one above the package clause stand
// above the program.
func TestHeading(t *testing.T) {
	src := "// Above.\n\n// At the package.\npackage main\n\n// No import.\nimport \"fmt\" // prints\n\n// What the program does.\n//\n// How.\n\n" +
		"// Second thought.\n\n// main runs.\nfunc main() { fmt.Println(1) }\n"
	text, err := Translate(t.Context(), []byte(src), Options{Name: "heading.go"})
	if err != nil {
		t.Fatal(err)
	}
	want := "\n// At the package.\n// What the program does.\n//\n// How.\n// Second thought.\nnamespace prog {\n"
	if !strings.Contains(string(text), want) || strings.Count(string(text), "// main runs.") != 1 {
		t.Errorf("%q is missing in %s", want, text[strings.Index(string(text), "int main")-600:])
	}
}

// TestComments translates a program with comments at every possible place and looks for them in the result.
func TestComments(t *testing.T) {
	src, err := os.ReadFile("testdata/run/comments_everywhere.go")
	if err != nil {
		t.Fatal(err)
	}
	text, err := Translate(t.Context(), src, Options{Name: "comments.go"})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"// Second paragraph: /* not closed, ?/ a trigraph.\nnamespace prog {\n",
		"// Point is a place.\nstruct Point {\n\tint64 X;  // to the right\n\t// Y grows downwards.\n\tint64 Y;\n",
		"\n// Kind says what a cell is.\ntypedef int64 Kind",
		"// Wall stops.\nconst int64 Wall = 0;\nconst int64 Floor = 1;  // can be walked on\n",
		"grid;  // rows first\n", "total = 0;  // at start\n",
		"\n// dist is the distance\n// of two points.\nstatic int64 Point_dist(",
		"\t// First the easy part.\n\tint64 dx = wsub(p.X, q.X);  // may be negative\n",
		"\t// Then the rest.\n\tint64 dy",
		"\t} else {\n\t\t// nothing to do\n\t}\n",
		"\t\t// last in loop\n\t}\n",
		"\t\t// otherwise\n",
		"\t// end of function\n}\n",
		"\t// base\n",
		"\"end\"_s);  // said\n",
	} {
		if !strings.Contains(string(text), want) {
			t.Errorf("%q is missing", want)
		}
	}
	if strings.Count(string(text), "compute: runs first") != 1 || strings.Contains(string(text), "helper is not called") {
		t.Error("a comment is printed twice, or the comment of an omitted declaration is printed")
	}
	if strings.Contains(string(text), "\\\n//") {
		t.Error("a comment ends in a backslash")
	}
	if t.Failed() {
		t.Logf("%s", text[strings.Index(string(text), "namespace prog"):])
	}
}
