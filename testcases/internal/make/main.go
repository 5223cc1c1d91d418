// Command make writes what is generated in packages of testcases: inputs, answers and wrong programs.
//
//	go run ./testcases/internal/make uva11624
//
// generators/main.go writes the data folders secret, invalid_input and invalid_output (see package gen); the base
// that generators/changes.txt names, a right program that shares nothing with the solution, gives the answers; and
// changes.txt makes wrong programs of it (see changes.go). What was there before is replaced. The tests of this
// command fail when something generated is stale.
package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./testcases/internal/make ID...")
		os.Exit(2)
	}
	for _, id := range os.Args[1:] {
		if err := makePackage(filepath.Join("testcases", id)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

func makePackage(dir string) error {
	programs, err := wrongPrograms(dir)
	if err != nil {
		return err
	}
	old, err := generated(dir)
	if err != nil {
		return err
	}
	for _, folder := range old {
		if err := os.RemoveAll(filepath.Join(dir, "submissions", folder)); err != nil {
			return err
		}
	}
	for _, p := range programs {
		if err := writeFile(filepath.Join(dir, "submissions", p.folder, "main.go"), p.text); err != nil {
			return err
		}
	}
	for _, data := range dataFolders {
		if err := os.RemoveAll(filepath.Join(dir, "data", data)); err != nil {
			return err
		}
	}
	if err := generate(dir, filepath.Join(dir, "data")); err != nil {
		return err
	}
	return answers(dir)
}

// dataFolders are those that belong to the generator alone.
var dataFolders = []string{"secret", "invalid_input", "invalid_output"}

// generate runs the generator of a package.
func generate(dir, data string) error {
	cmd := exec.Command("go", "run", "./"+filepath.ToSlash(filepath.Join(dir, "generators")), data)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s/generators: %v\n%s", dir, err, out)
	}
	return nil
}

// answers runs the base on each secret input.
func answers(dir string) error {
	page, err := os.ReadFile(filepath.Join(dir, "generators", "changes.txt"))
	if err != nil {
		return err
	}
	first, _, _ := strings.Cut(string(page), "\n")
	base := "./" + filepath.ToSlash(filepath.Join(dir, "submissions", strings.TrimPrefix(first, "base ")))
	inputs, err := filepath.Glob(filepath.Join(dir, "data", "secret", "*.in"))
	if err != nil {
		return err
	}
	for _, name := range inputs {
		in, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		cmd := exec.Command("go", "run", base)
		cmd.Stdin, cmd.Stderr = bytes.NewReader(in), os.Stderr
		out, err := cmd.Output()
		if err != nil {
			return fmt.Errorf("%s on %s: %v", base, name, err)
		}
		if err := writeFile(strings.TrimSuffix(name, ".in")+".ans", string(out)); err != nil {
			return err
		}
	}
	return nil
}

// generated returns the folders of submissions that this command has written.
func generated(dir string) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "submissions", "*", "*", "main.go"))
	if err != nil {
		return nil, err
	}
	var folders []string
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		if bytes.HasPrefix(text, []byte(header)) {
			folder, err := filepath.Rel(filepath.Join(dir, "submissions"), filepath.Dir(name))
			if err != nil {
				return nil, err
			}
			folders = append(folders, filepath.ToSlash(folder))
		}
	}
	return folders, nil
}

func writeFile(name, text string) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, []byte(text), 0o644)
}
