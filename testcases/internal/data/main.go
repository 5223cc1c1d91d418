// Command data writes the generated inputs of packages of testcases, and their answers.
//
//	go run ./testcases/internal/data uva11624
//
// generators/main.go writes the data folders secret, invalid_input and invalid_output (see package gen); the base that
// generators/mutants.txt names, a right program that shares nothing with the solution, gives the answers. What was
// there before is replaced. The tests of this command fail when inputs are stale; stale answers the judge finds.
package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path"
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

// dataFolders are those that belong to the generator alone.
var dataFolders = []string{"secret", "invalid_input", "invalid_output"}

func replaceData(dir string) error {
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

// answers runs the base on each secret input. Where a referee plays, answers are empty.
func answers(dir string) error {
	settings, err := os.ReadFile(dir + "/problem.yaml")
	if err != nil {
		return err
	}
	interactive := bytes.Contains(settings, []byte("interactive"))
	page, err := os.ReadFile(dir + "/generators/mutants.txt")
	if err != nil {
		return err
	}
	_, base, _ := strings.Cut(string(page), "\nbase ")
	base, _, _ = strings.Cut(base, "\n")
	inputs, err := filepath.Glob(filepath.Join(dir, "data", "secret", "*.in"))
	if err != nil {
		return err
	}
	for _, name := range inputs {
		in, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		cmd := exec.Command("go", "run", "./"+path.Join(dir, "submissions", path.Dir(base)))
		cmd.Stdin, cmd.Stderr = bytes.NewReader(in), os.Stderr
		var out []byte
		if !interactive {
			out, err = cmd.Output()
		}
		if err != nil {
			return fmt.Errorf("%s: %s on %s: %v", dir, base, name, err)
		}
		if err := os.WriteFile(strings.TrimSuffix(name, ".in")+".ans", out, 0o666); err != nil {
			return err
		}
	}
	return nil
}
