package command

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/shared/language"
	"oj/tools/shared/templates"
	"oj/tools/shared/testing/full"
)

// syntaxChecks contains, for each language, a command that checks a program without linking it. isSlow is set
// for commands that take about a second.
var syntaxChecks = []struct {
	lang, command string
	isSlow        bool
}{
	{"cpp", "g++ -std=c++11 -fsyntax-only -Wall -Werror main.cpp", false},
	{"c", "gcc -fsyntax-only -Wall -Werror main.c", false},
	{"python", "python3 -m py_compile main.py", false},
	{"shell", "bash -n main.sh", false},
	{"java", "javac Main.java", true},
	{"rust", "rustc main.rs", true},
	{"kotlin", "kotlinc main.kt", true},
	{"js", "node --check main.js", false},
	{"ts", "tsc --noEmit --skipLibCheck main.ts", true},
	{"cs", "mcs main.cs", false},
	{"php", "php -l main.php", false},
	{"ruby", "ruby -c main.rb", false},
	{"lua", "luac5.4 -p main.lua", false},
	{"perl", "perl -c main.pl", false},
	{"pascal", "fpc main.pas", false},
	{"haskell", "ghc main.hs", false},
	{"ocaml", "ocamlopt main.ml", false},
	{"swift", "swiftc main.swift", true},
	{"dart", "dart analyze main.dart", true},
}

// TestDefaultTemplates: the program of each language compiles, even if the name of the problem looks like source text.
func TestDefaultTemplates(t *testing.T) {
	for _, c := range syntaxChecks {
		t.Run(c.lang, func(t *testing.T) {
			words := strings.Fields(c.command)
			if _, err := exec.LookPath(words[0]); err != nil {
				t.Skip(err)
			}
			if c.isSlow {
				full.Test(t)
			}

			module(t)
			name := `*/ \u000a int x; ?><?php exit(3); Huffman coding : compress, coding=x ??/ \`
			text := page(name, "J - x", "https://example.com/", "")
			if status, out, stderr := call(text, "-json", "-", "-lang", c.lang, "x"); status != exitOK || !strings.Contains(out, "problems/x/"+words[len(words)-1]) {
				t.Fatalf("status %d\n%s%s", status, out, stderr)
			}
			cmd := exec.Command(words[0], words[1:]...)
			cmd.Dir = "problems/x"
			cmd.Env = append(os.Environ(), "PATH="+os.Getenv("PATH"))
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
	if len(syntaxChecks)+1 != len(language.IDs()) {
		t.Error("a language is not checked")
	}
	for _, id := range language.IDs() {
		if _, err := templates.Bot(language.ByID(id)); err != nil {
			t.Error(err)
		}
	}
}

// TestUserTemplates: a template in the repository takes precedence over one in the user's folder, which takes
// precedence over the built-in one.
func TestUserTemplates(t *testing.T) {
	module(t)
	file := func(id string) string {
		text, _ := os.ReadFile("problems/" + id + "/main.py")
		return string(text)
	}
	put(t, filepath.Join(templates.UserFolder(), "main.py"), "# mine, {{.ID}}\n")
	if status, _, stderr := call("", "-lang", "py", "a"); status != exitOK || file("a") != "# mine, a\n" {
		t.Errorf("status %d, %q %s", status, file("a"), stderr)
	}
	put(t, "templates/main.py", "# ours, {{.ID}}\n")
	if status, _, stderr := call("", "-lang", "python", "b"); status != exitOK || file("b") != "# ours, b\n" {
		t.Errorf("status %d, %q %s", status, file("b"), stderr)
	}

	put(t, "templates/main.py", "{{.Nothing}}")
	status, _, stderr := call("", "-lang", "py", "c")
	if status != exitUsage || !strings.Contains(stderr, filepath.Join("templates", "main.py")) {
		t.Errorf("status %d, %s", status, stderr)
	}
	if status, _, stderr := call("", "-lang", "cobol", "c"); status != exitUsage || !strings.Contains(stderr, "want one of go, cpp") {
		t.Errorf("status %d, %s", status, stderr)
	}
	if _, out, _ := call("", "-h"); !strings.Contains(out, templates.UserFolder()) || !strings.Contains(out, "solution.go, main.cpp") {
		t.Errorf("the help does not tell where templates are:\n%s", out)
	}
}

// TestLib: a solution imports the helpers of its own module if it has some, else the helpers of the module oj.
func TestLib(t *testing.T) {
	module(t)
	put(t, "problems/lib/scan/scan.go", "package scan\n")
	if status, _, stderr := call("", "x"); status != exitOK {
		t.Fatal(stderr)
	}
	text, err := os.ReadFile("problems/x/solution/solution.go")
	if err != nil || !strings.Contains(string(text), `"example.com/m/problems/lib/scan"`) {
		t.Errorf("%v\n%s", err, text)
	}
}

// TestAnotherLanguage: -lang with the id of an existing problem adds a program. An unchanged template of
// another language is removed, together with the files generated from it; a changed template stays.
func TestAnotherLanguage(t *testing.T) {
	for name, c := range map[string]struct {
		before []string // a file that is written before -lang cpp adds main.cpp: its name and its text
		want   string   // the files in the folder of the problem
		fails  string
	}{
		"unchanged": {nil, "main.cpp", ""},
		"generated": {[]string{"main.go", generatedMark + "solution"}, "main.cpp", ""},
		"by hand":   {[]string{"main.go", "package main"}, "main.cpp main.go", ""},
		"changed":   {[]string{"solution/solution.go", "package main"}, "solution/solution.go", "problems/cf1/a/main.cpp is generated from the folder solution"},
		"more":      {[]string{"solution/more.go", "package main"}, "solution/more.go solution/solution.go", "is generated from the folder solution"},
		"exists":    {[]string{"main.cpp", "int x;"}, "main.cpp solution/solution.go", "problems/cf1/a/main.cpp exists already and was not changed"},
	} {
		module(t)
		message := page("A. X", "J", "https://example.com/", "")
		if status, _, stderr := call(message, "-json", "-", "cf1/a"); status != exitOK {
			t.Fatal(stderr)
		}
		if c.before != nil {
			put(t, "problems/cf1/a/"+c.before[0], c.before[1])
		}
		status, out, stderr := call("", "-lang", "cpp", "cf1/a")
		if (status == exitOK) != (c.fails == "") || !strings.Contains(stderr, c.fails) {
			t.Errorf("%s: status %d\n%s%s", name, status, out, stderr)
		}
		if got := strings.Join(files(t, "problems/cf1/a"), " "); got != c.want {
			t.Errorf("%s: files %q, want %q\n%s%s", name, got, c.want, out, stderr)
		}
	}

	// Without -lang, the command fails if the problem exists.
	if status, _, _ := call("", "cf1/a"); status != exitFailed {
		t.Errorf("status %d", status)
	}
}
