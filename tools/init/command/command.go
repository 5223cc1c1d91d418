// Package command contains the command tools/init. This file reads the command line.
package command

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"

	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/child"
	"oj/tools/shared/terminal"
	"oj/tools/shared/workspace"
)

const usage = `examples:
  go run ./tools/init ~/cp      create a repository for your own solutions in the folder ~/cp

usage: go run ./tools/init FOLDER

FOLDER becomes a Go module in which you can run the commands of this clone: go tool judge, go tool new, and so on. It gets the
folders problems and testcases, settings for VS Code, and a CI workflow that runs the judge after every push. Existing files
are kept. The module needs this clone: if you move the clone, correct the replace line of go.mod.
`

const usageEnd = `
exit status: 0 created; 1 not created; 2 wrong usage
`

// The exit statuses.
const (
	exitOK = iota
	exitFailed
	exitUsage
)

// Main executes the command line of this process and exits.
func Main() {
	ctx, _ := terminal.Context()
	os.Exit(Run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// Run executes the command line and returns the exit status.
func Run(ctx context.Context, line []string, stdout, stderr io.Writer) int {
	f := flag.NewFlagSet("init", flag.ContinueOnError)
	names, err := args.Parse(f, line, stdout, usage, usageEnd)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return exitOK
	case err == nil && len(names) != 1:
		err = fmt.Errorf("want one folder, got %d", len(names))
	}
	if err != nil {
		fmt.Fprintf(stderr, "init: %v (-h shows an example)\n", err)
		return exitUsage
	}

	if err := create(ctx, names[0], stdout); err != nil {
		fmt.Fprintln(stderr, "init:", err)
		return exitFailed
	}
	return exitOK
}

//go:embed all:template
var template embed.FS

// create creates the module in a folder and prints the next steps.
func create(ctx context.Context, folder string, out io.Writer) error {
	clone, err := findClone()
	if err != nil {
		return err
	}
	root, err := filepath.Abs(folder)
	if err != nil {
		return err
	}
	if err := check(root, clone); err != nil {
		return err
	}

	address := remote(ctx, clone)
	if ctx.Err() != nil {
		return errors.New("interrupted; nothing was written")
	}
	files, err := filesOf(root, clone, address)
	if err != nil {
		return err
	}
	kept, err := writeAll(root, files)
	if err != nil {
		return err
	}
	for _, name := range kept {
		fmt.Fprintf(out, "kept: %s\n", filepath.Join(folder, name))
	}
	fmt.Fprintf(out, "created the module %s with the tools of %s\n", root, clone)
	if address == "" {
		fmt.Fprintln(out, "The clone has no git remote: before you push, write its address into .github/workflows/judge.yml.")
	}

	fmt.Fprintf(out, "next: cd %s && %s\n", folder, inModule(args.Named("go run ./tools/new")))
	return nil
}

// inModule returns the command with which the user creates a problem in the new module. named is the command for the
// folder in which the user is now. "go run ./tools/new" works only in the clone, and a relative path such as ./oj leads
// nowhere after the change of folder; "go tool new" always works in the module.
func inModule(named string) string {
	program, _, _ := strings.Cut(named, " ")
	isRelative := strings.ContainsRune(program, filepath.Separator) && !filepath.IsAbs(program)
	if program == "go" || isRelative {
		return "go tool new"
	}
	return named
}

// findClone returns the folder of the clone from which this command was built.
func findClone() (string, error) {
	_, source, _, _ := runtime.Caller(0)
	clone := filepath.Join(filepath.Dir(source), "..", "..", "..") // from tools/init/command
	if !filepath.IsAbs(source) || workspace.Module(clone) != "oj" {
		return "", fmt.Errorf("%s is not the clone from which this command was built: in the clone, run: go run ./tools/init", clone)
	}
	return clone, nil
}

// check returns an error if root is inside the clone or is already a module.
func check(root, clone string) error {
	// Reject a folder inside the clone: the clone's commands would not find the module, and git would add its files to the
	// clone.
	rel, err := filepath.Rel(real(clone), real(root))
	isInside := err == nil && (rel == "." || filepath.IsLocal(rel))
	if isInside {
		return fmt.Errorf("%s is inside the clone %s: choose a folder outside the clone, such as ~/cp", root, clone)
	}

	// Do not change an existing go.mod, because it may contain the user's own settings.
	if _, err := os.Lstat(filepath.Join(root, "go.mod")); err == nil {
		return fmt.Errorf("%s is already a module and was not changed; to add the tools to it, run in this folder:\n"+
			"  go mod edit -require oj@v0.0.0 -replace oj=%s -tool oj/judge -tool oj/tools/new && mkdir -p problems testcases\n"+
			"For each other tool, add a -tool flag to this command: %s lists all tools", root, clone, filepath.Join(clone, "go.mod"))
	}
	return nil
}

// real returns a path without symlinks. The last elements of the path need not exist.
func real(path string) string {
	if resolved, err := filepath.EvalSymlinks(path); err == nil {
		return resolved
	}

	// EvalSymlinks fails if the path does not exist. So resolve the path of the nearest parent folder that
	// exists.
	parent := filepath.Dir(path)
	if parent == path {
		return path
	}
	return filepath.Join(real(parent), filepath.Base(path))
}

// A file is the name and the content of one file of the new module.
type file struct {
	name string // the path within the module, with the separators of this system
	text []byte
}

// filesOf returns the files of the new module. address is the URL of the clone's remote; "" for none. go.mod
// comes last, because a folder with a go.mod counts as a complete module: if init fails earlier, the user can
// run it again.
func filesOf(root, clone, address string) ([]file, error) {
	if address == "" {
		address = "https://example.com/oj.git # the address of your clone of the tools"
	}
	fill := strings.NewReplacer("CLONE_ADDRESS", address, "CLONE_FOLDER", clone)

	var files []file
	err := fs.WalkDir(template, "template", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := template.ReadFile(name)
		local := filepath.FromSlash(strings.TrimPrefix(name, "template/"))
		files = append(files, file{local, []byte(fill.Replace(string(text)))})
		return err
	})
	if err != nil {
		return nil, err
	}

	mod, err := goMod(root, clone)
	return append(files, file{"go.mod", mod}), err
}

var (
	goLine     = regexp.MustCompile(`(?m)^go .*$`)
	toolBlock  = regexp.MustCompile(`(?ms)^tool \(\n.*?^\)$`)
	notInPaths = regexp.MustCompile(`[^A-Za-z0-9._-]+`)
)

// goMod returns the text of the module's go.mod. The module has the Go version and the tools of the clone,
// and requires no other modules, so that nothing is downloaded.
func goMod(root, clone string) ([]byte, error) {
	text, err := os.ReadFile(filepath.Join(clone, "go.mod"))
	if err != nil {
		return nil, err
	}

	// Avoid the module paths "oj" and "std", which would hide the clone's module or the standard library.
	name := strings.Trim(notInPaths.ReplaceAllString(filepath.Base(root), "-"), "-.")
	path := "solutions/" + name
	if name == "" {
		path = "solutions"
	}

	var b bytes.Buffer
	fmt.Fprintf(&b, "module %s\n\n%s\n\n%s\n\n", path, goLine.Find(text), toolBlock.Find(text))
	fmt.Fprintf(&b, "require oj v0.0.0\n\n// The tools are run from this clone.\nreplace oj => %s\n", quoted(clone))
	return b.Bytes(), nil
}

// quoted returns a path in the syntax of go.mod: in quotes if it contains a space or a special character.
func quoted(path string) string {
	if strings.ContainsAny(path, " \t\"'`(),;=") || strings.Contains(path, "//") {
		return fmt.Sprintf("%q", path)
	}
	return path
}

// remote returns the address of the clone's git remote. It returns "" if there is no remote, or if the remote
// is a folder of this machine, which other machines cannot reach.
func remote(ctx context.Context, clone string) string {
	out, err := child.Output(exec.CommandContext(ctx, "git", "-C", clone, "remote", "get-url", "origin"))
	address := strings.TrimSpace(string(out))
	isFolder := filepath.IsAbs(address) || strings.HasPrefix(address, ".")
	if err != nil || isFolder {
		return ""
	}
	return address
}

// writeAll writes the files that do not exist yet, and returns the names of the existing ones. If a file
// cannot be written, it removes the files that it has written.
func writeAll(root string, files []file) (kept []string, err error) {
	var written []string
	for _, f := range files {
		path := filepath.Join(root, f.name)
		if _, err := os.Lstat(path); err == nil {
			kept = append(kept, f.name)
			continue
		}

		// After an error, remove the files that were written, so that the user can try again.
		err := os.MkdirAll(filepath.Dir(path), 0o755)
		if err == nil {
			err = atomicfile.Write(path, f.text)
		}
		if err != nil {
			for _, name := range written {
				os.Remove(name)
			}
			return nil, err
		}
		written = append(written, path)
	}
	return kept, nil
}
