// Command data writes the generated inputs of packages of testcases, and their answers.
//
//	go run ./testcases/internal/data uva11624
//
// generators/main.go writes the data folders secret, invalid_input and invalid_output (see package gen). The base that
// submissions/mutants.txt names is a correct program without shared code; its output is the answer. Files that were
// there before are replaced. The tests of this command find stale inputs; the judge finds stale answers.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"oj/tools/problem"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./testcases/internal/data ID...")
		os.Exit(2)
	}
	for _, id := range os.Args[1:] {
		dir := "testcases/" + id
		err := replaceData(dir)
		if err == nil {
			err = answers(dir)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// dataFolders are the folders below data in which the generator writes all files.
var dataFolders = []string{"secret", "invalid_input", "invalid_output"}

func replaceData(dir string) error {
	// Remove old inputs, because the generator may no longer write some of them.
	for _, data := range dataFolders {
		if err := os.RemoveAll(filepath.Join(dir, "data", data)); err != nil {
			return err
		}
	}
	return generate(dir, filepath.Join(dir, "data"))
}

// generate runs the generator of a package.
func generate(dir, data string) error {
	cmd := exec.Command("go", "run", "./"+dir+"/generators", data)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s/generators: %v\n%s", dir, err, out)
	}
	return nil
}

// answers runs the base on each secret input and stores what it prints. In a game the referee decides, so the answers
// are empty.
func answers(dir string) error {
	pkg, err := problem.ReadWith(dir, problem.Options{NoAnswers: true})
	if err != nil {
		return err
	}
	inputs, err := filepath.Glob(filepath.Join(dir, "data", "secret", "*.in"))
	if err != nil {
		return err
	}

	// An error leaves the inputs without answers, which the judge reports.
	for _, name := range inputs {
		var answer []byte
		if !pkg.Interactive {
			if answer, err = run(pkg.Base(), name); err != nil {
				return fmt.Errorf("%s on %s: %w", pkg.Base(), name, err)
			}
		}

		file := strings.TrimSuffix(name, ".in") + ".ans"
		if err := os.WriteFile(file, answer, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// run returns the output of a program for an input.
func run(source, input string) ([]byte, error) {
	in, err := os.Open(input)
	if err != nil {
		return nil, err
	}
	defer in.Close()

	// The program's messages go to the user, because they explain a failure.
	cmd := exec.Command("go", "run", source)
	cmd.Stdin, cmd.Stderr = in, os.Stderr
	return cmd.Output()
}
