package load

import (
	"context"
	"errors"
	"fmt"
	"go/build"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"oj/tools/bundle/internal/diag"
)

// This file contains the resolvers, which find packages. The quick resolver maps import paths to folders of
// the module, without the go command. It supports only modules without special settings, see the method
// simple. For all other modules there is a resolver that runs `go list`.

// A place is the folder or file that the user wants to bundle, with the module that contains it.
type place struct {
	arg     string // the absolute path of the folder or file
	file    bool   // arg is a file
	dir     string // arg, or the folder that contains it
	modDir  string // "" outside any module
	modPath string
	modText string // the text of go.mod
}

// findModule finds the module that contains a folder or file.
func findModule(arg string, isDir bool) place {
	w := place{arg: arg, file: !isDir, dir: arg}
	if w.file {
		w.dir = filepath.Dir(arg)
	}

	for dir := w.dir; ; dir = filepath.Dir(dir) {
		// The module is determined by the nearest go.mod.
		if text, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil {
			w.modDir = dir
			w.modText = string(text)
			w.modPath = modField(w.modText, "module")
			return w
		}

		// If the root of the file system is reached, there is no module.
		if dir == filepath.Dir(dir) {
			return w
		}
	}
}

// modField returns the value of the line "key value" in go.mod, or "".
func modField(text, key string) string {
	for _, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "//")
		if f := strings.Fields(line); len(f) == 2 && f[0] == key {
			return strings.Trim(f[1], "\"`")
		}
	}
	return ""
}

// origin returns the program's name in the first line of the bundle: its path relative to its module.
func (w place) origin() string {
	if w.modDir != "" {
		// Use the path within the module, because it is the same on every machine.
		if rel, err := filepath.Rel(w.modDir, w.arg); err == nil && rel != "." {
			return filepath.ToSlash(rel)
		}
		if w.modPath != "" {
			return w.modPath
		}
	}
	return filepath.Base(w.arg)
}

// goVersion returns the language version of the module. If go.mod has no go line, this is go1.16. If there is
// no module, it is the version of the Go toolchain that built the bundler.
func (w place) goVersion() string {
	if w.modDir == "" {
		return Newest()
	}
	return languageVersion(modField(w.modText, "go"))
}

// languageVersion returns the language version for the version in a go.mod's go line.
func languageVersion(v string) string {
	if v == "" {
		return "go1.16"
	}
	return "go" + v
}

// Newest returns the language version of the Go toolchain that built this program. For a development version it
// returns "", which allows all language features.
func Newest() string {
	v, _, _ := strings.Cut(strings.TrimPrefix(runtime.Version(), "go"), " ")
	parts := strings.SplitN(v, ".", 3)

	// A version that does not begin with "go1." is a development version.
	if len(parts) < 2 || parts[0] != "1" {
		return ""
	}

	// Cut off a suffix such as rc1.
	minor := strings.FieldsFunc(parts[1], func(r rune) bool { return r < '0' || r > '9' })
	return "go1." + minor[0]
}

// A quick resolver maps import paths of the module to subfolders of the module.
type quick struct {
	place
	std     *Std
	context build.Context
	found   map[string]*meta // the packages found so far, by import path
}

func newQuick(w place, std *Std) *quick {
	return &quick{w, std, build.Default, map[string]*meta{}}
}

// complicated contains flags and variables that may change which files belong to a package. They may occur in
// GOFLAGS and in the file that `go env -w` writes.
var complicated = []string{
	"-mod", "-tags", "-overlay", "-race", "-msan", "-asan", "-compiler", "-toolexec",
	"GOWORK", "GO111MODULE", "GOOS", "GOARCH", "CGO_ENABLED",
}

// simple reports whether the quick resolver finds the same packages as the go command. For this, each import
// path must consist of the module's path and the path of a folder in the module. And the go command must use
// the same build constraints as build.Default.
func (q *quick) simple() bool {
	modules := os.Getenv("GO111MODULE")

	// If dependencies are vendored, or modules are switched off, the folder of an import path may be
	// elsewhere.
	if strings.Contains(q.modText, "vendor") || modules == "off" || modules == "auto" {
		return false
	}

	// Return false if a flag in GOFLAGS, or a setting by `go env -w`, may select other files.
	env := os.Getenv("GOFLAGS") + " " + goEnvFile()
	for _, word := range complicated {
		if strings.Contains(env, word) {
			return false
		}
	}
	return !q.inWorkspace()
}

// inWorkspace reports whether a go.work file is used.
func (q *quick) inWorkspace() bool {
	switch work := os.Getenv("GOWORK"); work {
	case "off":
		return false
	// If GOWORK is empty, the go command looks for go.work in the folder and above it.
	case "":
	// Any other value is the path of a go.work file.
	default:
		return true
	}

	for dir := q.dir; ; dir = filepath.Dir(dir) {
		if exists(filepath.Join(dir, "go.work")) {
			return true
		}
		if dir == filepath.Dir(dir) {
			return false
		}
	}
}

// root returns the description of the main package.
func (q *quick) root() (*meta, error) {
	if !q.simple() {
		return nil, errUseGoList
	}

	if q.file {
		// The go command uses the import path command-line-arguments for a program that is given as a file.
		m := &meta{path: "command-line-arguments", dir: q.dir, goVersion: q.goVersion()}
		text, err := os.ReadFile(q.arg)
		if err != nil {
			return nil, err
		}
		m.addFile(q.arg, text) // ignore syntax errors here, because reader.parse reports them
		return m, nil
	}

	m, err := q.folder(q.dir)
	if err != nil {
		return nil, errUseGoList // the go command reports the error with a better message
	}

	// The import path consists of the module's path and the path of the folder.
	m.path = path.Join(q.modPath, q.relative(q.dir))
	return m, nil
}

// relative returns the path of a folder relative to its module, with slashes.
func (q *quick) relative(dir string) string {
	rel, err := filepath.Rel(q.modDir, dir)
	if q.modDir == "" || err != nil {
		return "main"
	}
	return filepath.ToSlash(rel)
}

// folder returns the description of the package in a folder of the module, without its import path.
func (q *quick) folder(dir string) (*meta, error) {
	m, err := readFolder(&q.context, dir)
	if err == nil {
		m.goVersion = q.goVersion()
	}
	return m, err
}

// imported returns the description of the package that the source of the package `by` imports as p.
func (q *quick) imported(p string, by *meta) (*meta, error) {
	ours := q.modPath != "" && (p == q.modPath || strings.HasPrefix(p, q.modPath+"/"))
	if !ours {
		// Importing an internal package of the standard library is an error, which the go command reports.
		if q.std.Has(p) && !strings.Contains(p, "internal") && !strings.HasPrefix(p, "vendor/") {
			return nil, nil
		}
		return nil, errUseGoList
	}

	if strings.ContainsFunc(p, unusual) {
		return nil, errUseGoList // the go command decides whether such a path is valid
	}

	// An internal package may only be imported by packages in the parent folder of "internal" or below it.
	if i := internalRoot(p); i >= 0 && !inside(by, p[:i], q) {
		return nil, fmt.Errorf("use of internal package %s not allowed", p)
	}

	if q.found[p] == nil {
		// Read each folder only once, because reading takes most of the time.
		m, err := q.inModule(p)
		if err != nil {
			return nil, errUseGoList
		}
		q.found[p] = m
	}
	return q.found[p], nil
}

// inModule returns the description of the module's package with the import path p.
func (q *quick) inModule(p string) (*meta, error) {
	dir := filepath.Join(q.modDir, filepath.FromSlash(strings.TrimPrefix(p, q.modPath)))

	// Return an error if there is another go.mod between the module's folder and dir.
	for d := dir; d != q.modDir; d = filepath.Dir(d) {
		if exists(filepath.Join(d, "go.mod")) {
			return nil, errUseGoList // the folder belongs to a nested module
		}
	}

	m, err := q.folder(dir)
	if err != nil {
		return nil, err
	}
	m.path = p
	return m, nil
}

// unusual reports whether a character is so rare in import paths that the go command must decide whether the
// path is valid.
func unusual(r rune) bool {
	letter := r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z'
	return !letter && (r < '0' || r > '9') && !strings.ContainsRune("/-_.", r)
}

// internalRoot returns the length of the part of p before "/internal". If p is not the path of an internal
// package, it returns -1.
func internalRoot(p string) int {
	if i := strings.LastIndex(p, "/internal/"); i >= 0 {
		return i
	}
	if strings.HasSuffix(p, "/internal") {
		return len(p) - len("/internal")
	}
	return -1
}

// inside reports whether the import path of the package `by` is root, or begins with root and a slash.
func inside(by *meta, root string, q *quick) bool {
	importer := path.Join(q.modPath, q.relative(by.dir))
	return importer == root || strings.HasPrefix(importer, root+"/")
}

// byList is a resolver that runs `go list -deps` once for the whole program.
type byList struct {
	ctx context.Context // when ctx is done, the go command is killed
	place
	metas map[string]*meta
	std   map[string]bool
}

// newListed returns a byList that has not run the command yet.
func newListed(ctx context.Context, w place) *byList { return &byList{ctx: ctx, place: w} }

// root runs the command and returns the description of the main package.
func (l *byList) root() (*meta, error) {
	// The go command runs in the folder, so a file is named relative to it.
	arg := "."
	if l.file {
		arg = filepath.Base(l.arg)
	}

	fields := "-json=ImportPath,Name,Dir,GoFiles,CgoFiles,ImportMap,Standard,Module,Error"
	all, err := goList(l.ctx, l.dir, "-e", "-deps", fields, "--", arg)
	if err != nil {
		return nil, err
	}

	l.metas = map[string]*meta{}
	l.std = map[string]bool{}

	// Dependencies come first, so the last package is the main one.
	var errs diag.List
	var main *meta
	for _, p := range all {
		if p.Standard {
			l.std[p.ImportPath] = true
			continue
		}
		if p.Error != nil {
			// Continue after an error, so that the user sees all errors.
			errs = append(errs, listDiag(l.dir, p.Error))
		}
		main = l.add(p)
	}

	if main == nil {
		return nil, errors.New("go list: found no package")
	}
	return main, errs.Err()
}

// listDiag converts an error in the output of go list into a message of the bundler.
func listDiag(dir string, e *listError) diag.Diag {
	if e.Pos == "" {
		return diag.Diag{Msg: advise(e.Err)}
	}
	return diag.Diag{Pos: listPosition(dir, e.Pos), Msg: advise(e.Err)}
}

// add records a package from the output of go list.
func (l *byList) add(p *listed) *meta {
	m := &meta{path: p.ImportPath, name: p.Name, dir: p.Dir, importMap: p.ImportMap, goVersion: l.goVersion()}

	// If the package belongs to another module, its language version is in the go.mod of that module.
	if p.Module != nil && p.Module.Path != l.modPath {
		m.goVersion = languageVersion(p.Module.GoVersion)
	}

	// Files that cgo generates are in another folder and have absolute names.
	for _, f := range p.GoFiles {
		m.files = append(m.files, absIn(p.Dir, f))
	}
	for _, f := range p.CgoFiles {
		m.cgo = append(m.cgo, absIn(p.Dir, f))
	}
	l.metas[m.path] = m
	return m
}

// absIn returns the absolute name of a file. A relative name is relative to dir.
func absIn(dir, file string) string {
	if filepath.IsAbs(file) {
		return file
	}
	return filepath.Join(dir, file)
}

// imported returns the description of the package that the source of the package `by` imports as p.
func (l *byList) imported(p string, by *meta) (*meta, error) {
	// The paths of vendored packages differ from the paths in the source.
	if mapped, ok := by.importMap[p]; ok {
		p = mapped
	}

	if m := l.metas[p]; m != nil {
		return m, nil
	}
	if l.std[p] || p == "unsafe" {
		return nil, nil
	}
	return nil, fmt.Errorf("package %s is not in std and was not found", p)
}

// An opened resolver treats some packages of the standard library as if they belonged to the program. It
// returns descriptions of these packages, so that their source text is parsed.
type opened struct {
	resolver
	sources []string
}

// imported returns the description of the package that the source of the package `by` imports as p.
func (o opened) imported(p string, by *meta) (*meta, error) {
	// Let the underlying resolver find all other packages.
	if !slices.Contains(o.sources, p) {
		return o.resolver.imported(p, by)
	}

	m, err := readFolder(&build.Default, LibrarySource(p))
	if err == nil {
		m.path = p
		m.goVersion = Newest()
	}
	return m, err
}

// LibrarySource returns the folder with the source of a package of the standard library.
func LibrarySource(path string) string {
	return filepath.Join(build.Default.GOROOT, "src", filepath.FromSlash(path))
}
