// This file tests programs to which a package adds files from its folder include/: a driver that calls the program, or
// a library that the program uses.

package build

import (
	"path/filepath"
	"testing"
)

// An inclusion is a program of one file, and the files that a package adds to it. All of them together print hello.
type inclusion struct {
	file, text string
	included   map[string]string
}

// inclusions holds drivers with the usual name, drivers and libraries with other names, before and after the name of
// the program in the alphabet.
var inclusions = []inclusion{
	{"kakor.py", "text = 'hello'\n", map[string]string{"grader.py": "import kakor\nprint(kakor.text)\n"}},
	{"kakor.py", "text = 'hello'\n", map[string]string{"runner.py": "from kakor import text\nprint(text)\n"}},
	{"kakor.py", "text = 'hello'\n", map[string]string{"main.py": "import kakor\nprint(kakor.text)\n"}},
	{"kakor.py", "text = 'hello'\n", map[string]string{"Main.py": "import kakor\nprint(kakor.text)\n", "a.py": ""}},
	{"kakor.py", "text = 'hello'\n", map[string]string{"__main__.py": "import kakor\nprint(kakor.text)\n"}},
	{"main.py", "text = 'hello'\n", map[string]string{"grader.py": "import main\nprint(main.text)\n"}},
	{"main.py", "text = 'hello'\n", map[string]string{"__main__.py": "import main\nprint(main.text)\n"}},
	{"kakor.py", "text = 'hello'\n", map[string]string{
		"grader.py": "import a_lib, kakor\nprint(kakor.text + a_lib.nothing)\n", "a_lib.py": "nothing = ''\n"}},
	{"kakor.py", "text = 'hello'\n", map[string]string{
		"grader.py": "__import__('kakor'); import importlib\nprint(importlib.import_module('kakor').text)\n"}},
	{"kakor.py", "text = 'hello'\n", map[string]string{
		"grader.py": "exec(open(__file__.replace('grader', 'kakor')).read())\nprint(text)\n"}},
	{"kakor.py", "import math # not for grader\ntext = 'hello'\n", map[string]string{
		"grader.py": "import kakor\nprint(kakor.text)\n"}},
	{"tle.py", "print('hello')\n", map[string]string{"include.py": "text = 'other'\n"}},
	{"accepted.py", "print('hello')\n", map[string]string{"include.py": "text = 'other'\n"}},
	{"tle.sh", "echo hello\n", map[string]string{"include.sh": "text=other\n"}},
	{"tle.rs", "fn main() { println!(\"hello\"); }\n", map[string]string{"include.rs": "pub const TEXT: &str = \"other\";\n"}},
	{"kakor.py", "import lib\nprint(lib.text)\n", map[string]string{"lib.py": "text = 'hello'\n"}},
	{"kakor.py", "import a\nprint(a.text)\n", map[string]string{"a.py": "text = 'hello'\n"}},
	{"kakor.py", "from lib import text\nprint(text)\n", map[string]string{
		"lib/__init__.py": "from .main import text\n", "lib/main.py": "text = 'hello'\n"}},
	{"kakor.py", "print(open(__file__.replace('kakor.py', 'words.txt')).read())\n", map[string]string{"words.txt": "hello"}},
	{"kakor.sh", "text=hello\n", map[string]string{"grader.sh": "cd \"$(dirname \"$0\")\"\n. ./kakor.sh\necho $text\n"}},
	{"kakor.sh", "text=hello\n", map[string]string{"run_it.sh": "cd \"$(dirname \"$0\")\"\n. ./kakor.sh\necho $text\n"}},
	{"kakor.js", "exports.text = 'hello'\n", map[string]string{"grader.js": "console.log(require('./kakor').text)\n"}},
	{"kakor.js", "console.log(require('./lib.js').text)\n", map[string]string{"lib.js": "exports.text = 'hello'\n"}},
	{"kakor.c", "const char *text = \"hello\";\n", map[string]string{
		"grader.c": "#include <stdio.h>\n#include \"kakor.h\"\nint main(void) { puts(text); return 0; }\n",
		"kakor.h":  "extern const char *text;\n"}},
	{"kakor.cpp", "#include \"kakor.h\"\nconst char *text = \"hello\";\n", map[string]string{
		"grader.cc": "#include <cstdio>\n#include \"kakor.h\"\nint main() { std::puts(text); }\n",
		"kakor.h":   "extern const char *text;\n"}},
	{"kakor.go", "package main\n\nconst text = \"hello\"\n", map[string]string{
		"grader.go": "package main\n\nfunc main() { print(text) }\n"}},
	{"kakor.go", "package main\n\nimport \"judged/lib\"\n\nfunc main() { print(lib.Text) }\n", map[string]string{
		"lib/lib.go": "package lib\n\nconst Text = \"hello\"\n"}},
	{"kakor.java", "class Kakor { static String text = \"hello\"; }\n", map[string]string{
		"Grader.java": "public class Grader { public static void main(String[] a) { System.out.println(Kakor.text); } }\n"}},
	{"Kakor.java", "public class Kakor { static String text = \"hello\"; }\n", map[string]string{
		"Main.java": "public class Main { public static void main(String[] a) { System.out.println(Kakor.text); } }\n"}},
	{"kakor.rs", "pub const TEXT: &str = \"hello\";\n", map[string]string{
		"main.rs": "mod kakor;\nfn main() { println!(\"{}\", kakor::TEXT); }\n"}},
	{"kakor.rs", "pub const TEXT: &str = \"hello\";\n", map[string]string{
		"zgrader.rs": "mod kakor;\nfn main() { println!(\"{}\", kakor::TEXT); }\n"}},
}

// TestIncluded checks that a program of one file behaves in the same way if it is a file and if it is a folder.
func TestIncluded(t *testing.T) {
	b := newBuilder(t)
	var jobs []Job
	for _, c := range inclusions {
		own := folder(t, map[string]string{c.file: c.text})
		added := folder(t, c.included)
		var extra []string
		for name := range c.included {
			top := filepath.Join(added, filepath.Dir(name))
			if filepath.Dir(name) == "." {
				top = filepath.Join(added, name)
			}
			if len(extra) == 0 || extra[len(extra)-1] != top {
				extra = append(extra, top)
			}
		}
		jobs = append(jobs, Job{Source: filepath.Join(own, c.file), Extra: extra}, Job{Source: own, Extra: extra})
	}

	for i, p := range build(t, b, jobs...) {
		if c := inclusions[i/2]; p.Skipped != "" {
			t.Logf("%s skipped: %s", c.file, p.Skipped)
		} else if !p.Ready() {
			t.Errorf("%+v: %s", c, p.Failed)
		} else if got := prints(t, p); got != "hello" {
			t.Errorf("%+v prints %q", c, got)
		}
	}
}

// TestStartedOfSeveral checks that in a folder of several files the only one that no other file imports is started.
func TestStartedOfSeveral(t *testing.T) {
	source := folder(t, map[string]string{"a.py": "text = 'hello'\n", "validate.py": "import a\nprint(a.text)\n"})
	if p := build(t, newBuilder(t), Job{Source: source})[0]; p.Skipped == "" && p.Entry != "validate.py" {
		t.Errorf("%+v", p)
	}
}

// TestLanguageOfIncluded checks that files which the package adds to every program do not change the language.
func TestLanguageOfIncluded(t *testing.T) {
	source := filepath.Join(folder(t, map[string]string{"a.py": "print('hello')\n"}), "a.py")
	extra := filepath.Join(folder(t, map[string]string{"table.go": "package table\n"}), "table.go")
	if p := build(t, newBuilder(t), Job{Source: source, Extra: []string{extra}})[0]; p.Lang.ID != "python" {
		t.Errorf("the language is %s", p.Lang.ID)
	}
}
