package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/shared/stubs"
)

// TestStubs judges right and wrong programs with the checkers and interactors that tools/new creates.
func TestStubs(t *testing.T) {
	files := map[string]string{
		"data/sample/1.in":                "42\n",
		"submissions/accepted/right.sh":   "echo ' 42'\n",
		"submissions/wrong_answer/a.sh":   "echo 41\n",
		"submissions/wrong_answer/b.sh":   "echo\n",
		"submissions/wrong_answer/c.sh":   "echo 42 42\n",
		"submissions/wrong_answer/not.sh": "echo ?\n",
		"data/secret/1.in":                "42\n",
		"data/secret/1.ans":               "42\n",
		"data/sample/1.ans":               "42\n",
		".timelimit":                      "5\n",
	}
	games := map[string]string{
		"data/sample/1.in": "42\n",
		"data/secret/1.in": "100\n",
		"data/secret/2.in": "1\n",
		".timelimit":       "5\n",
		"submissions/accepted/halves.sh": "lo=1 hi=100\nwhile :; do\n  mid=$(((lo+hi)/2))\n  echo $mid\n  read answer\n" +
			"  case $answer in found) exit 0;; more) lo=$((mid+1));; less) hi=$((mid-1));; *) exit 9;; esac\ndone\n",
		"submissions/wrong_answer/steps.sh":   "for i in 1 2 3 4 5 6 7; do echo 50; read answer; done\n",
		"submissions/wrong_answer/silent.sh":  "exit 0\n",
		"submissions/wrong_answer/letters.sh": "echo x\n",
	}

	for _, lang := range stubs.Languages {
		for _, kind := range []*stubs.Kind{stubs.Checker, stubs.Interactor} {
			t.Run(lang+" "+kind.Name, func(t *testing.T) {
				t.Parallel()
				dir := t.TempDir()
				write := func(name, text string) {
					path := filepath.Join(dir, name)
					if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
						t.Fatal(err)
					}
					if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
						t.Fatal(err)
					}
				}
				all := files
				if kind == stubs.Interactor {
					all = games
				}
				for name, text := range all {
					write(name, text)
				}
				name, text := kind.Text(lang)
				write("output_validators/"+name, text)
				write("problem.yaml", "validation: "+kind.Validation+"\n")

				var out, errors strings.Builder
				if status := command(context.Background(), dir, []string{"-kill", "-full", "."}, &out, &errors); status != 0 {
					if strings.Contains(out.String()+errors.String(), "is not installed") {
						t.Skip(errors.String())
					}
					t.Errorf("exit status %d\n%s%s", status, &out, &errors)
				}
			})
		}
	}
}
