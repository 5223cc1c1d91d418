//go:build unix

// This file tests the judge on a machine where some compilers are missing. Its tests change the environment, so they
// do not run in parallel.

package main

import (
	"bytes"
	"context"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"oj/judge/internal/session"
	"oj/tools/shared/testing/full"
)

func TestMissingCompilers(t *testing.T) {
	root := t.TempDir()
	writeFiles(t, root, map[string]string{
		"go.mod": "module example\n", "problems/p/main.go": "package main\n\nfunc main() {}\n", "problems/p/main.cpp": "int main() {}\n",
		"testcases/p/problem.yaml": "", "testcases/p/.timelimit": "5", "testcases/p/data/secret/1.in": "", "testcases/p/data/secret/1.ans": "",
		"testcases/p/submissions/accepted/x.rs": "fn main() {}\n", "bot.py": "",
	})
	gocmd, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	goOnly, nothing := t.TempDir(), t.TempDir()
	if err := os.Symlink(gocmd, filepath.Join(goOnly, "go")); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		path, args string
		status     int
		want       string
	}{
		{goOnly, "p", session.ExitOK, "skipped: no C++ compiler"},
		{goOnly, "-kill p", session.ExitOK, "skipped: no Rust compiler"},
		{goOnly, "-lang cpp p", session.ExitTrouble, "problems/p/main.cpp: no C++ compiler"},
		{goOnly, "-src bot.py p", session.ExitTrouble, "bot.py: no Python 3 compiler or interpreter found"},
		{nothing, "p", session.ExitTrouble, "problems/p/main.go: no Go compiler"},
	} {
		t.Setenv("PATH", c.path)
		var out bytes.Buffer
		status := command(context.Background(), root, append([]string{"-fresh"}, strings.Fields(c.args)...), &out, &out)
		if status != c.status || !strings.Contains(out.String(), c.want) {
			t.Errorf("judge %s: status %d, want %d and %q:\n%s", c.args, status, c.status, c.want, &out)
		}
	}
}

// interpreted creates packages with input validators in interpreted languages, and a folder with fake
// interpreters. A fake interpreter accepts an input if it contains the word "good". The fake checktestdata
// fails if the validator contains the word "broken".
func interpreted(t *testing.T) (root, bin string) {
	root, bin = t.TempDir(), t.TempDir()
	files := map[string]string{}
	for _, c := range []struct{ name, ext, text, input string }{
		{"cgood", "ctd", "STRING\n", "good\n"}, {"cbad", "ctd", "STRING\n", "bad\n"}, {"cbroken", "ctd", "broken\n", "good\n"},
	} {
		for name, text := range map[string]string{
			"problem.yaml": "", ".timelimit": "5", "data/secret/1.in": c.input, "data/secret/1.ans": "", "data/invalid_input/2.in": "bad\n",
			"data/secret/testdata.yaml": "input_validator_flags: -javaint=true\n", "input_validators/v." + c.ext: c.text, "submissions/accepted/a.sh": "exit 0\n",
		} {
			files[c.name+"/"+name] = text
		}
	}
	writeFiles(t, root, files)
	for name, text := range map[string]string{
		"checktestdata": `#!/bin/sh
[ $# = 1 ] || exit 9
grep -q broken "$1" && { echo cannot be parsed; exit 2; }
grep -q good || { echo not good; exit 1; }
`} {
		if err := os.WriteFile(filepath.Join(bin, name), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return root, bin
}

// TestInterpretedValidators checks that checktestdata checks every input if it is installed. Otherwise its validators
// are skipped with a warning.
func TestInterpretedValidators(t *testing.T) {
	root, bin := interpreted(t)
	judge := func(name string, status int, want string) {
		t.Helper()
		var out bytes.Buffer
		if got := command(context.Background(), root, []string{"-fresh", name}, &out, &out); got != status || !strings.Contains(out.String(), want) {
			t.Errorf("judge %s: status %d, want %d and %q:\n%s", name, got, status, want, &out)
		}
	}
	if !hasTool("checktestdata") {
		judge("cbad", session.ExitOK, "v.ctd skipped: no checktestdata compiler or interpreter found (looked for checktestdata); build it from https://github.com/DOMjudge/checktestdata")
	}
	t.Setenv("PATH", bin+string(filepath.ListSeparator)+os.Getenv("PATH"))
	judge("cgood", session.ExitOK, "all as expected")
	judge("cbad", session.ExitTrouble, "cbad/data/secret/1.in: input_validators/v.ctd rejects it: not good")
	judge("cbroken", session.ExitTrouble, "cbroken/input_validators/v.ctd: on secret/1: exit status 2, want exit status 0 or 1; it said: cannot be parsed")
}

// fakes are fast replacements for compilers and interpreters. A fake compiler checks its command line and
// writes a program that prints "ok".
var fakes = map[string]string{
	"gcc": compilerTo("[ \"$3\" = -pipe ]"), "g++": compilerTo("[ \"$2\" = -std=gnu++20 ]"), "rustc": "[ \"$1\" = --print ] && exit 0\n" + compilerTo("[ \"$1 $2\" = '-O --edition=2021' ]"),
	"javac":   "[ \"$*\" = '-encoding UTF-8 -d . ./Main.java' ] || exit 9\n: > Main.class\n",
	"kotlinc": "[ \"$*\" = '-include-runtime -d program.jar ./main.kt' ] || exit 9\n: > program.jar\n",
	"java":    "while [ $# != 3 ]; do shift; done\n[ $1 = -cp ] && case $3 in Main) [ -e \"$2/Main.class\" ];; MainKt) [ -e \"$2\" ];; *) false;; esac && echo ok\n",
	"python3": "case $1 in -c) exit 0;; -B) case $2 in */main.py) echo ok;; esac;; esac\n",
	"sh":      "exec /bin/sh \"$@\"\n",
}

// compilerTo returns a shell script in place of a compiler. The script runs the shell command in the
// parameter check, which can examine the script's arguments. Then the script writes the program.
func compilerTo(check string) string {
	return check + " || exit 9\nwhile [ $# -gt 0 ]; do [ \"$1\" = -o ] && out=$2; shift; done\nprintf '#!/bin/sh\\necho ok\\n' > \"$out\"\n/bin/chmod +x \"$out\"\n"
}

// TestEachCompilerHidden hides each tool in turn (without -full only a few of them). The judge's table must
// say that the programs that need the hidden tool are skipped. All other programs must be judged.
func TestEachCompilerHidden(t *testing.T) {
	pkg := t.TempDir()
	languages := map[string][]string{ // maps a language to its source file and the tools that it needs
		"C": {"main.c", "gcc"}, "C++": {"main.cpp", "g++"}, "Go": {"main.go", "go"}, "Java": {"Main.java", "javac", "java"}, "Kotlin": {"main.kt", "kotlinc", "java"},
		"Python 3": {"main.py", "python3"}, "Rust": {"main.rs", "rustc"}, "shell": {"main.sh", "sh"},
		"Scala": {"main.scala", ""}, "Elixir": {"main.ex", ""}, "Julia": {"main.jl", ""}, "Python 2": {"two.py2", ""}, "unknown language": {"main.what", ""},
	}
	files := map[string]string{
		"problem.yaml": "", ".timelimit": "20", "data/secret/1.in": "", "data/secret/1.ans": "ok\n",
		"submissions/accepted/three/main.py": "#!/usr/bin/env python2\nprint 1\n",
	}
	for lang, needs := range languages {
		text := "static void main("
		switch lang {
		case "Go":
			text = "package main\n\nimport \"os\"\n\nfunc main() { os.Stdout.WriteString(\"ok\") }\n"
		case "shell":
			text = "echo ok\n"
		}
		files["submissions/accepted/"+needs[0]] = text
	}
	writeFiles(t, pkg, files)
	gocmd, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOCACHE", goCache(t))
	t.Setenv("XDG_CACHE_HOME", t.TempDir()) // an empty cache, so that every program must be built
	for _, hidden := range append(slices.Sorted(maps.Keys(fakes)), "go", "none") {
		t.Run(hidden, func(t *testing.T) {
			// Without -full, run only these tests: hide a tool that two languages need, hide Go, and hide
			// nothing.
			if !slices.Contains([]string{"java", "go", "none"}, hidden) {
				full.Test(t)
			}
			hideTool(t, pkg, gocmd, hidden, languages)
		})
	}
}

// goCache returns the folder of the user's Go build cache.
func goCache(t *testing.T) string {
	out, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// hideTool judges the programs of all languages while one tool is missing.
func hideTool(t *testing.T, pkg, gocmd, hidden string, languages map[string][]string) {
	bin := t.TempDir()
	for name, script := range fakes {
		if name != hidden {
			if err := os.WriteFile(filepath.Join(bin, name), []byte("#!/bin/sh\n"+script), 0o755); err != nil {
				t.Fatal(err)
			}
		}
	}
	if hidden != "go" {
		if err := os.Symlink(gocmd, filepath.Join(bin, "go")); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", bin)
	var out bytes.Buffer
	if status := command(context.Background(), pkg, []string{"-fresh", pkg}, &out, &out); status != session.ExitOK {
		t.Errorf("status %d", status)
	}
	for lang, needs := range languages {
		row := regexp.MustCompile(`(?m)^.* accepted/` + regexp.QuoteMeta(needs[0]) + ` .*$`).FindString(out.String())
		want := " 1/1 " // one of one testcase was accepted
		switch {
		case needs[1] == "" && lang == "unknown language":
			want = "skipped: no known language"
		case needs[1] == "":
			want = "skipped: " + lang + " is none of the languages that are built here"
		case slices.Contains(needs[1:], hidden):
			want = "skipped: no " + lang + " compiler or interpreter found"
		}
		if !strings.Contains(row, want) || !strings.Contains(row, " "+lang+" ") {
			t.Errorf("%s without %s: want %q in %q", lang, hidden, want, row)
		}
	}
	if !strings.Contains(out.String(), "accepted/three") || !regexp.MustCompile(`accepted/three +Python 2 .* skipped: `).MatchString(out.String()) {
		t.Error("a program in Python 2 is not skipped")
	}
	if t.Failed() {
		t.Log(out.String())
	}
}
