package load

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"go/build"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sort"
	"strings"

	"oj/tools/shared/child"
)

// This file provides information about the standard library. A table contains the packages of the library,
// and the names of the files with their export data. One run of `go list -export` generates the table. The
// table is stored in the user's cache folder, so that later runs start no process.

// A StdPackage is the table's entry for a package of the standard library.
type StdPackage struct {
	Imports    []string // import paths
	Export     string   // the file with the export data; "" if there is none
	Task       bool     // whether the linker must schedule an initialisation of the package at start-up
	Interfaces []string // the method sets of the interfaces in the source, see methodSets
}

// A Std is the standard library of one Go installation.
type Std struct {
	packages map[string]*StdPackage // the parsed entries
	lines    map[string]string      // the lines of the stored table by import path, parsed when they are needed

	file  string // the file of the table; "" if the table is not stored
	dir   string // the folder in which the go command runs
	exact bool   // whether there are export data; otherwise the packages are type-checked from source
}

// cacheVersion is part of the table's key. Increase it if the meaning of the table changes.
const cacheVersion = "4"

// openStd reads the table of the Go installation that the go command uses in dir.
func openStd(dir, goMod string) *Std {
	s := &Std{packages: map[string]*StdPackage{}, dir: dir, exact: true}
	cache, err := os.UserCacheDir()

	// If there is no cache folder, the table is generated in each run.
	if err != nil {
		return s
	}

	s.file = filepath.Join(cache, "go-bundle", "std-"+installationKey(goMod))
	if data, err := os.ReadFile(s.file); err == nil {
		s.decode(string(data))
	}
	return s
}

// installationKey returns a hash of everything that determines the export files.
func installationKey(goMod string) string {
	h := sha256.New()
	fmt.Fprintln(h, cacheVersion, runtime.Version(), build.Default.GOOS, build.Default.GOARCH)

	// The size and the modification time of the go command change if another version of Go is installed.
	if path, err := exec.LookPath("go"); err == nil {
		// Examine the target of a symlink, because the symlink itself does not change if the target changes.
		if real, err := filepath.EvalSymlinks(path); err == nil {
			path = real
		}
		if info, err := os.Stat(path); err == nil {
			fmt.Fprintln(h, path, info.Size(), info.ModTime().UnixNano())
		}
	}

	settings := []string{"GOROOT", "GOFLAGS", "GOEXPERIMENT", "GOTOOLCHAIN", "CGO_ENABLED", "GOCACHE", "GOAMD64"}
	for _, name := range settings {
		fmt.Fprintln(h, name, os.Getenv(name))
	}
	fmt.Fprintln(h, goEnvFile())

	// go.mod may select another toolchain, so its go and toolchain lines are part of the key.
	for _, line := range strings.Split(goMod, "\n") {
		if strings.HasPrefix(line, "go ") || strings.HasPrefix(line, "toolchain ") {
			fmt.Fprintln(h, line)
		}
	}

	// Cut the hash, because 64 bits are enough to distinguish installations.
	return fmt.Sprintf("%x", h.Sum(nil))[:16]
}

// goEnvFile returns the text of the file that `go env -w` writes, or "".
func goEnvFile() string {
	file := os.Getenv("GOENV")
	if file == "" {
		config, err := os.UserConfigDir()
		if err != nil {
			return ""
		}
		file = filepath.Join(config, "go", "env")
	}
	text, _ := os.ReadFile(file) // if GOENV is "off", there is no such file and no text
	return string(text)
}

// Has reports whether path is a package of the standard library.
func (s *Std) Has(path string) bool {
	// Look in the table first, which contains most packages.
	if s.Package(path) != nil || path == "unsafe" {
		return true
	}

	// The package may be missing in the table, so look for its source.
	first, _, _ := strings.Cut(path, "/")
	if strings.Contains(first, ".") || build.Default.GOROOT == "" {
		return false
	}
	info, err := os.Stat(filepath.Join(build.Default.GOROOT, "src", filepath.FromSlash(path)))
	return err == nil && info.IsDir()
}

// need adds the packages with these paths, and all packages that they import, to the table, unless the table
// contains them already. It returns an error only if ctx is done.
func (s *Std) need(ctx context.Context, paths []string) error {
	missing := map[string]bool{}
	for _, path := range paths {
		if !s.ready(path) {
			missing[path] = true
		}
	}

	// Usually no package is missing, and no process is started.
	if len(missing) == 0 {
		return nil
	}

	err := s.list(ctx, sortedKeys(missing))
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	// Without a go command, read the source of the library instead.
	case err != nil:
		s.exact = false
		s.scan(sortedKeys(missing))
	// Store the table, so that the next run finds the packages in it.
	default:
		s.save()
	}
	return nil
}

// ready reports whether the file with the export data of the package exists. The go command may have removed it
// from its cache.
func (s *Std) ready(path string) bool {
	p := s.Package(path)
	return path == "unsafe" || p != nil && p.Export != "" && exists(p.Export)
}

// exists reports whether a file or folder exists.
func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// A listed contains some fields of the go command's description of a package.
type listed struct {
	ImportPath, Name, Dir, Export string
	GoFiles, CgoFiles, Imports    []string
	ImportMap                     map[string]string
	Standard                      bool
	Module                        *struct{ Path, GoVersion string }
	Error                         *listError
}

// listError is an error in the go command's description of a package.
type listError struct{ Pos, Err string }

// advise returns an error text of the go command. If it is about a missing go.mod, advise returns a text that
// tells the user what to do.
func advise(text string) string {
	if strings.Contains(text, "go.mod file not found") {
		return "no go.mod tells where the imported packages are: run this inside of their module, or make one by: " +
			"go mod init NAME"
	}
	return text
}

// goList runs `go list` in dir and decodes its output.
func goList(ctx context.Context, dir string, args ...string) ([]*listed, error) {
	cmd := exec.CommandContext(ctx, "go", append([]string{"list"}, args...)...)
	cmd.Dir = dir
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := child.Output(cmd)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		// Return the go command's own message, because it explains the error best.
		if text := strings.TrimSpace(stderr.String()); text != "" {
			err = fmt.Errorf("go list: %s", advise(text))
		}
		return nil, err
	}

	var all []*listed
	dec := json.NewDecoder(bytes.NewReader(out))

	// The output is a sequence of JSON values.
	for {
		p := new(listed)
		err := dec.Decode(p)
		if err == io.EOF {
			return all, nil
		}
		if err != nil {
			return nil, fmt.Errorf("go list: %v", err)
		}
		all = append(all, p)
	}
}

// list adds the packages and all their imports to the table, using the go command.
func (s *Std) list(ctx context.Context, paths []string) error {
	fields := "-json=ImportPath,Dir,Export,GoFiles,Imports"
	args := append([]string{"-export", "-deps", fields, "--"}, paths...)
	all, err := goList(ctx, s.dir, args...)
	if err != nil {
		return err
	}

	// Find the interfaces in the sources.
	sources := map[string][]string{}
	for _, p := range all {
		std := &StdPackage{Imports: p.Imports, Export: p.Export}
		if p.Export != "" {
			archive, err := os.ReadFile(p.Export)
			if err != nil {
				return err
			}
			// The compiler generates a symbol that ends in ..inittask for each package that must be
			// initialised at start-up.
			std.Task = bytes.Contains(archive, []byte(p.ImportPath+"..inittask"))
		}
		s.packages[p.ImportPath] = std

		for _, f := range p.GoFiles {
			sources[p.ImportPath] = append(sources[p.ImportPath], filepath.Join(p.Dir, f))
		}
	}
	s.addInterfaces(sources)
	return nil
}

// scan adds the packages and all their imports to the table without the go command: it reads the sources in
// GOROOT. It assumes that every package must be initialised at start-up, because only the compiler knows
// which packages need no initialisation.
func (s *Std) scan(paths []string) {
	sources := map[string][]string{}
	for len(paths) > 0 {
		path := paths[len(paths)-1]
		paths = paths[:len(paths)-1]

		// Skip a package that was visited before.
		if sources[path] != nil {
			continue
		}

		p, err := build.Import(path, filepath.Join(build.Default.GOROOT, "src"), 0)
		if err != nil {
			continue // the type checker will report that the package cannot be imported
		}
		for _, f := range p.GoFiles {
			sources[path] = append(sources[path], filepath.Join(p.Dir, f))
		}

		// Set Task, so that no package of the program is initialised too early.
		s.packages[path] = &StdPackage{Imports: p.Imports, Task: true}
		paths = append(paths, p.Imports...)
	}
	s.addInterfaces(sources)
}

// addInterfaces adds the interfaces in the sources to the table.
func (s *Std) addInterfaces(sources map[string][]string) {
	for path, sets := range methodSets(sources) {
		s.packages[path].Interfaces = sets
	}
}

// importer returns an importer for the packages in the table. For the same path it returns the same
// *types.Package each time, so that objects can be compared by identity. Positions in the library are not
// valid.
func (s *Std) importer() types.Importer {
	if !s.exact {
		// Disable cgo, because it would need a C compiler.
		build.Default.CgoEnabled = false
		return importer.ForCompiler(token.NewFileSet(), "source", nil)
	}
	return importer.ForCompiler(token.NewFileSet(), "gc", func(path string) (io.ReadCloser, error) {
		if p := s.Package(path); p != nil && p.Export != "" {
			return os.Open(p.Export)
		}
		return nil, fmt.Errorf("go list: no export data for %s", path)
	})
}

// Closure returns the sorted paths of these packages and all packages that they import.
func (s *Std) Closure(paths []string) []string {
	seen := map[string]bool{}
	var visit func(path string)

	// Skip a package that is not in the table, because its imports are unknown.
	visit = func(path string) {
		p := s.Package(path)
		if seen[path] || p == nil {
			return
		}
		seen[path] = true
		for _, dep := range p.Imports {
			visit(dep)
		}
	}

	for _, path := range paths {
		visit(path)
	}

	var all []string
	for path := range seen {
		all = append(all, path)
	}
	sort.Strings(all)
	return all
}
