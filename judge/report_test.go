// This file checks the format of the machine-readable reports.

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"oj/judge/internal/hint"
	"oj/judge/internal/session"
	"oj/tools/shared/testing/full"
)

// nasty is a script that prints text that could break reports: control characters, invalid UTF-8 and markup.
const nasty = `printf 'a\001\377]]></failure><script>&amp;\033[31m\n' >&2
printf '\000\377<b>]]>\n'
exit 1
`

// nastyPackage writes a package whose only program is nasty, and returns its folder.
func nastyPackage(t *testing.T) string {
	dir := filepath.Join(t.TempDir(), "p<&>")
	writeFiles(t, dir, map[string]string{
		"problem.yaml": "name: \"a <b> & 'c'\"\n", ".timelimit": "2\n",
		"data/secret/1.in": "1\n", "data/secret/1.ans": "1\n", "submissions/accepted/x.sh": nasty,
		"submissions/accepted/y.sh": "echo 1\n", "submissions/accepted/w.jl": "println(1)\n", "submissions/wrong_answer/z.sh": "printf '\\000\\377<b>]]>\\n'\n",
	})
	return dir
}

// unpackScript writes the files of a script in testdata and returns their folder.
func unpackScript(t *testing.T, name string) string {
	text, err := os.ReadFile(filepath.Join("testdata", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	w := &world{T: t, dir: t.TempDir()}
	w.unpack(string(text))
	return w.dir
}

// output calls the judge and returns its standard output.
func output(t *testing.T, args ...string) []byte {
	var stdout, stderr bytes.Buffer
	if status := command(context.Background(), t.TempDir(), args, &stdout, &stderr); status == session.ExitTrouble {
		t.Fatalf("judge %q: %s", args, &stderr)
	}
	return stdout.Bytes()
}

func TestJUnitIsAccepted(t *testing.T) {
	text := output(t, "-kill", "-junit", "-", nastyPackage(t))
	bad, counts := checkJUnit(text)
	if len(bad) > 0 || counts["testsuite"] != 1 || counts["testcase"] != 4 || counts["failure"] != 1 {
		t.Errorf("%q, elements %v in\n%s", bad, counts, text)
	}
}

// TestPageOfLostGame checks that the hint about -html is printed on the terminal, but is not part of the page.
func TestPageOfLostGame(t *testing.T) {
	game := filepath.Join(unpackScript(t, "interactive"), "guess")
	lost := []string{"-src", filepath.Join(game, "other/wrong.sh"), game}

	text := string(output(t, lost...))
	if !strings.Contains(text, hint.Replay) {
		t.Errorf("the text lacks the hint about -html:\n%s", text)
	}
	page := string(output(t, append([]string{"-html", "-"}, lost...)...))
	if !strings.Contains(page, "<html") || strings.Contains(page, hint.Replay) {
		t.Errorf("want a page without the hint about -html, got\n%s", page)
	}
}

// TestJSONSchema checks reports of all kinds against the schema. The packages are unpacked from test scripts.
// Without -full the test uses only a few packages of each script.
func TestJSONSchema(t *testing.T) {
	interactive, verdicts := unpackScript(t, "interactive"), unpackScript(t, "verdicts")
	calls := [][]string{
		{"-kill", nastyPackage(t)},
		{"-v", filepath.Join(interactive, "guess")},
		{"-v", filepath.Join(interactive, "guess")},
		{"-src", filepath.Join(interactive, "guess/other/wrong.sh"), filepath.Join(interactive, "guess")},
		{"-src", filepath.Join(verdicts, "pkg/other/syntax.sh"), filepath.Join(verdicts, "pkg")},
		{"-shard", "2/2", filepath.Join(interactive, "guess")},
	}
	// The packages of these scripts have judge errors, answers in place of programs, several passes, scores, groups
	// and graders.
	for _, script := range []string{"judgeerrors", "answers", "checker", "scoring", "graders"} {
		packages, err := filepath.Glob(filepath.Join(unpackScript(t, script), "*", "problem.yaml"))
		if err != nil || len(packages) == 0 {
			t.Fatalf("%s: no packages, %v", script, err)
		}
		if !full.Mine(t.Name()) {
			packages = packages[:min(3, len(packages))]
		}
		for _, file := range packages {
			calls = append(calls, []string{"-kill", filepath.Dir(file)})
		}
	}
	kinds := map[string]bool{}
	for _, args := range calls {
		checkReports(t, kinds, args...)
	}
	for _, kind := range []string{"batch", "interactive", "multi-pass", "submit-answer", "JE", "CE", "AC", "cached", "score", "groups", "skipped"} {
		if !kinds[kind] {
			t.Errorf("no report has %s", kind)
		}
	}
}

// checkReports calls the judge and checks its JSON report against the schema, and its JUnit report against
// the rules of that format. It stores in the map `kinds` which verdicts and fields occur in the JSON report.
// If the package itself is broken, it checks nothing.
func checkReports(t *testing.T, kinds map[string]bool, args ...string) {
	t.Helper()
	schema := readSchema(t)
	dir := t.TempDir()
	var out bytes.Buffer
	status := command(context.Background(), dir, append([]string{"-json", "r.json", "-junit", "r.xml", "-html", "r.html"}, args...), &out, &out)
	text, err := os.ReadFile(filepath.Join(dir, "r.json"))
	if err != nil {
		if status != session.ExitTrouble {
			t.Errorf("%q: status %d, %v", args, status, err)
		}
		return // the package itself is broken
	}
	var doc any
	if err := json.Unmarshal(text, &doc); err != nil {
		t.Fatal(err)
	}
	if bad := schema.Check(doc); len(bad) > 0 {
		t.Errorf("%q: %s", args, strings.Join(bad, "\n"))
	}
	junit, err := os.ReadFile(filepath.Join(dir, "r.xml"))
	if err != nil {
		t.Fatal(err)
	}
	if bad, _ := checkJUnit(junit); len(bad) > 0 {
		t.Errorf("%q: %s in\n%s", args, strings.Join(bad, "\n"), junit)
	}
	for _, m := range regexp.MustCompile(`"(?:kind|verdict)": "([^"]+)"|"(cached|score|groups|skipped)":`).FindAllSubmatch(text, -1) {
		kinds[string(m[1])+string(m[2])] = true
	}
}

// TestOddNames checks that control characters in file names reach neither the terminal nor a report, and that the
// printed command still finds the file.
func TestOddNames(t *testing.T) {
	dir := nastyPackage(t)
	odd := filepath.Join(dir, "data/secret/\x1b[31m 2\u202e日本")
	for _, ext := range []string{".in", ".ans"} {
		if err := os.WriteFile(odd+ext, []byte("1\n"), 0o644); err != nil {
			t.Skip(err)
		}
	}
	text := string(output(t, "-v", "-kill", dir)) + string(output(t, "-html", "-", dir)) + string(output(t, "-junit", "-", dir))
	if strings.ContainsAny(text, "\x1b\u202e") {
		t.Errorf("%q", regexp.MustCompile("(?m)^.*[\x1b\u202e].*$").FindString(text))
	}
	words := regexp.MustCompile(`-case (\$'secret/.*?') -v`).FindStringSubmatch(text)
	if words == nil {
		t.Fatalf("no command repeats it in\n%s", text)
	}
	got, err := exec.Command("bash", "-c", "printf %s "+words[1]).Output()
	if err != nil {
		t.Skip(err)
	}
	if want := "secret/" + filepath.Base(odd); string(got) != want {
		t.Errorf("%s is %q, want %q", words[1], got, want)
	}
}

// TestPageIsSelfContained checks that the page of a real report refers to no other file and contains no markup from
// programs.
func TestPageIsSelfContained(t *testing.T) {
	page := string(output(t, "-kill", "-html", "-", nastyPackage(t)))
	if found := regexp.MustCompile(`(?i)(src|href|action)="(?:[^#d]|d[^a])|url\(|@import|<(iframe|img)`).FindString(page); found != "" {
		t.Errorf("the page refers to another file: %s", found)
	}
	for _, want := range []string{"prefers-color-scheme: dark", "Slowest cases", "Submissions of", "wrong_answer/z.sh", "␀"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	if strings.Contains(page, "a\x01") || strings.Contains(page, "</failure><script>&") {
		t.Error("the output of a program is not escaped")
	}
}
