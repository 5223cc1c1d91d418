package single

import (
	"bytes"
	"errors"
	"fmt"
	"go/build"
	"os"
	"os/exec"
	"path/filepath"

	"oj/judge/console"
)

// Debug starts the debugger Delve on a source in Go, with the input of a testcase. root is the top folder of the
// module, and temp a folder for the program that Delve builds. Debug returns when the user quits Delve, and reports
// whether Delve exited with status 0.
func Debug(con *console.Console, source, input, root, temp string) (ok bool, err error) {
	delve := findDelve()
	if delve == "" {
		return false, errors.New("-debug needs Delve, the debugger of Go (dlv); install it by: go install github.com/go-delve/delve/cmd/dlv@latest")
	}

	con.Line.Clear()
	fmt.Fprintf(con.Err, "delve on %s with the input %s; break %s, continue, next, print NAME, quit\n",
		con.Relative(source), con.Relative(input), firstFunction(source))

	// Delve runs without a sandbox, because it needs the terminal.
	cmd := exec.Command(delve, "debug", source, "--output", filepath.Join(temp, "debugged.exe"), "--redirect", "stdin:"+input)
	cmd.Dir = root
	cmd.Stdin, cmd.Stdout, cmd.Stderr = con.Stdin, con.Stdout, con.Stderr
	err = cmd.Run()
	if errors.As(err, new(*exec.ExitError)) {
		return false, nil // Delve itself has printed its error
	}
	return err == nil, err
}

// firstFunction returns the function at which the user should set the first breakpoint. If there is a
// function solve, main only calls scan.Main with it. A breakpoint in main would be of no use there, because
// the debugger command "next" would then run the whole program.
func firstFunction(source string) string {
	files := []string{source}
	if filepath.Ext(source) != ".go" {
		files, _ = filepath.Glob(filepath.Join(source, "*.go")) // if there are no files, Delve reports the error
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err == nil && bytes.Contains(text, []byte("\nfunc solve(")) {
			return "main.solve"
		}
	}
	return "main.main"
}

// findDelve returns the path of the debugger Delve, or "" if it is not installed. It searches PATH and the two folders
// into which "go install" may put it.
func findDelve() string {
	for _, dir := range []string{"", os.Getenv("GOBIN"), filepath.Join(build.Default.GOPATH, "bin")} {
		if path, err := exec.LookPath(filepath.Join(dir, "dlv")); err == nil {
			return path
		}
	}
	return ""
}
