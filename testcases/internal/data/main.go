// Command data writes the generated inputs of problem packages, and the answers to them. For example, this
// command writes the inputs and answers of the problem uva11624 (several ids are allowed):
//
//	go run ./testcases/internal/data uva11624
//
// The program generators/main.go of the problem writes the data folders secret, invalid_input and
// invalid_output (see package gen). The answers are the output of the base program named in
// submissions/mutants.txt: a correct program that shares no code with the solution. Older files in these
// folders are removed. If stored inputs are out of date, the tests of this command fail. If stored answers
// are out of date, the judge reports this.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
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

// dataFolders are the folders below data with generated inputs. All their files are replaced, answers
// included.
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

// generate runs the generator of the problem package in the folder dir, which writes into the folder data.
func generate(dir, data string) error {
	cmd := exec.Command("go", "run", "./"+dir+"/generators", data)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s/generators: %v\n%s", dir, err, out)
	}
	return nil
}

// answers runs the base program on each secret input and stores its output as the answer. For a game the
// answer files are empty, because the referee decides whether the player has won.
func answers(dir string) error {
	base, err := baseProgram(dir)
	if err != nil {
		return err
	}
	inputs, err := filepath.Glob(filepath.Join(dir, "data", "secret", "*.in"))
	if err != nil {
		return err
	}
	beyond, err := filepath.Glob(filepath.Join(dir, "data", "secret", "beyond", "*.in"))
	if err != nil {
		return err
	}

	// After an error the remaining inputs have no answer. The judge reports such inputs.
	for _, name := range append(inputs, beyond...) {
		var answer []byte
		if base != "" {
			if answer, err = run(base, name); err != nil {
				return fmt.Errorf("%s on %s: %w", base, name, err)
			}
		}

		file := strings.TrimSuffix(name, ".in") + ".ans"
		if err := os.WriteFile(file, answer, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// baseProgram returns the path of the base program, or "" if the problem is a game. It reads the two files itself,
// because testcases share no code with the tools that judge them.
func baseProgram(dir string) (string, error) {
	description, err := os.ReadFile(filepath.Join(dir, "problem.yaml"))
	if err != nil {
		return "", err
	}
	for line := range strings.Lines(string(description)) {
		key, value, _ := strings.Cut(line, ":")
		if (key == "type" || key == "validation") && strings.Contains(value, "interactive") {
			return "", nil
		}
	}

	file := filepath.Join(dir, "submissions", "mutants.txt")
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	for line := range strings.Lines(string(text)) {
		if name, found := strings.CutPrefix(line, "base "); found {
			return filepath.Join(dir, "submissions", filepath.FromSlash(strings.TrimSpace(name))), nil
		}
	}
	return "", fmt.Errorf("%s: no line names the base program; want: base accepted/NAME", file)
}

// run runs a Go program and returns its output for an input.
func run(source, input string) ([]byte, error) {
	in, err := os.Open(input)
	if err != nil {
		return nil, err
	}
	defer in.Close()

	// Show the user the program's messages, because they explain a failure.
	cmd := exec.Command("go", "run", source)
	cmd.Stdin, cmd.Stderr = in, os.Stderr
	return cmd.Output()
}
