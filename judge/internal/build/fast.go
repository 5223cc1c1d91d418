// This file builds the most frequent kind of program, a Go source of one file, without `go build`.

package build

import (
	"context"
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"oj/tools/shared/language"
)

// packages holds the paths of the tools and of the list of compiled packages that buildGo needs.
type packages struct {
	config   string // the file that tells the compiler and the linker where each compiled package is
	godebug  string // the settings of the standard library (GODEBUG) for the language version
	compiler string
	linker   string
}

// buildGo builds a Go program of one file by calling the compiler and the linker of the Go installation, in the same
// way as `go build` calls them. It is faster, because `go build` first checks that every package of the standard
// library is up to date, which takes as long as compiling and linking. buildGo makes this check only once for each list
// of imported packages.
//
// buildGo reports whether it has built the program. It returns false if plainImports refuses the program or if the
// program does not compile. The caller then runs `go build`, so that all messages come from `go build`.
func (b *Builder) buildGo(ctx context.Context, job Job, src *language.Source, tool language.Tool, dir string) (bool, error) {
	file, imports := plainImports(src)
	if file == "" {
		return false, nil
	}

	// Programs with equal imports and equal language versions share the compiled packages of the standard library.
	key := fmt.Sprint(src.Standard(), imports)
	lookup, _ := b.packages.LoadOrStore(key, sync.OnceValues(func() (*packages, error) {
		return b.compilePackages(ctx, job, src, tool, imports)
	}))
	std, err := lookup.(func() (*packages, error))()
	if err != nil || std == nil {
		return false, err
	}

	// The name of the object file begins with a dot, because such files do not count as files of the program.
	// This matters only if the object file cannot be removed.
	object := filepath.Join(dir, ".object")
	defer os.Remove(object)
	program := filepath.Join(dir, language.Program)
	commands := [][]string{
		{std.compiler, "-o", object, "-p", "main", "-lang=" + src.Standard(), "-complete", "-c=2", "-nolocalimports",
			"-importcfg", std.config, "-pack", "./" + file},
		{std.linker, "-o", program, "-importcfg", std.config, "-X=runtime.godebugDefault=" + std.godebug,
			"-buildmode=exe", "-s", object},
	}
	for _, args := range commands {
		out, err := b.runCompiler(ctx, job, src.Lang, dir, args, std.config)
		if err != nil {
			return false, err
		}
		if !out.succeeded() {
			os.Remove(program)
			return false, nil
		}
	}
	return true, nil
}

// goDirective matches comments that only `go build` obeys.
var goDirective = regexp.MustCompile(`(?m)^//\s*(go:(debug|embed|build)|\+build)\b`)

// plainImports returns the name of a program's only file and the packages that it imports, in order. file is "" if
// the compiler and the linker do not suffice to build the program, because it has more files, a directive for
// `go build`, or imports that are not in the standard library.
func plainImports(src *language.Source) (file string, imports []string) {
	if len(src.Files) != 2 || src.Files[1].Name != "go.mod" || src.Lang.ID != "go" || src.Package != "" {
		return "", nil
	}

	// If a folder is built, the names of its files matter: main_windows.go, for example, is only part of a
	// program for Windows. Leave such names to "go build".
	source := src.Files[0]
	hasSystem := !src.Single && strings.Contains(source.Name, "_")
	if hasSystem || strings.Contains(source.Name, "/") || goDirective.Match(source.Data) {
		return "", nil
	}

	parsed, err := parser.ParseFile(token.NewFileSet(), "", source.Data, parser.ImportsOnly)
	if err != nil || parsed.Name.Name != "main" {
		return "", nil
	}
	for _, spec := range parsed.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil || path == "C" || strings.ContainsAny(path, ".\"\\\n") {
			return "", nil
		}
		imports = append(imports, path)
	}
	slices.Sort(imports)
	return source.Name, slices.Compact(imports)
}

// packageList is an output template for `go list`. It prints a line for each package of the standard library,
// in the format that the compiler reads, and then a line for the program itself.
const packageList = `{{if .Standard}}{{with .Export}}packagefile {{$.ImportPath}}={{.}}{{end}}` +
	`{{else}}program {{context.GOROOT}} {{.DefaultGODEBUG}}{{end}}`

// compilePackages compiles packages of the standard library and all packages that these import, unless the build cache
// of Go has them. It returns nil if `go list` refuses a package, for example because it is not in the standard library.
func (b *Builder) compilePackages(ctx context.Context, job Job, src *language.Source, tool language.Tool, imports []string) (*packages, error) {
	// The folder is not removed before the judge ends, because every program with these imports uses the list in it.
	dir, err := os.MkdirTemp(b.Temp, "packages-")
	if err != nil {
		return nil, err
	}

	// The program may have errors, so compile the packages for an empty program with the same imports.
	program := "package main\n\n"
	for _, path := range imports {
		program += fmt.Sprintf("import _ %q\n", path)
	}
	files := []language.File{src.Files[1], {Name: "main.go", Data: []byte(program + "\nfunc main() {}\n")}}
	if err := Write(files, dir); err != nil {
		return nil, err
	}

	args := []string{tool.Path, "list", "-p=2", "-export", "-deps", "-f", packageList, "."}
	const ofStandardLibrary = 10 * time.Minute // if the build cache of Go is empty
	job.Timeout = max(job.Timeout, ofStandardLibrary)
	unlimited := &Builder{Cache: b.Cache, Temp: b.Temp, Run: b.Run} // -compile-limit is for sources
	out, err := unlimited.runCompiler(ctx, job, src.Lang, dir, args)
	if err != nil || !out.succeeded() {
		return nil, err
	}

	list, last, _ := strings.Cut(out.text, "program ")
	root, godebug, _ := strings.Cut(strings.TrimSpace(last), " ")
	tools := filepath.Join(root, "pkg", "tool", runtime.GOOS+"_"+runtime.GOARCH)
	std := &packages{
		config:   filepath.Join(dir, "importcfg"),
		godebug:  godebug,
		compiler: filepath.Join(tools, "compile"),
		linker:   filepath.Join(tools, "link"),
	}
	return std, os.WriteFile(std.config, []byte(list), 0o644)
}
