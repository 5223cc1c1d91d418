package load

import (
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

// This file finds packages. If nothing but the module's own prefix matters, it maps import paths to folders itself;
// otherwise it asks the go command.

// A place is the folder or file that the user asked for, with the module around it.
type place struct {
	arg     string // the folder or file, absolute
	file    bool   // arg is a file
	dir     string // arg, or the folder that holds it
	modDir  string // "" outside any module
	modPath string
	modText string // the text of go.mod
}

// findModule finds the module around a folder or file.
func findModule(arg string, isDir bool) place {
	w := place{arg: arg, file: !isDir, dir: arg}
	if w.file {
		w.dir = filepath.Dir(arg)
	}

	for dir := w.dir; ; dir = filepath.Dir(dir) {
		// The nearest go.mod counts.
		if text, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil {
			w.modDir = dir
			w.modText = string(text)
			w.modPath = modField(w.modText, "module")
			return w
		}

		// The root of the file system: there is no module.
		if dir == filepath.Dir(dir) {
			return w
		}
	}
}

// modField is the value of the line "key value" in go.mod, "" if there is none.
func modField(text, key string) string {
	for _, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "//")
		if f := strings.Fields(line); len(f) == 2 && f[0] == key {
			return strings.Trim(f[1], "\"`")
		}
	}
	return ""
}

// origin names the program in the bundle's header, relative to its module.
func (w place) origin() string {
	if w.modDir != "" {
		// The path within the module is the same on every machine.
		if rel, err := filepath.Rel(w.modDir, w.arg); err == nil && rel != "." {
			return filepath.ToSlash(rel)
		}
		if w.modPath != "" {
			return w.modPath
		}
	}
	return filepath.Base(w.arg)
}

// goVersion is the language version of the module. Without a go line it is Go 1.16; outside of any module it is the newest
// version that this program knows.
func (w place) goVersion() string {
	if w.modDir == "" {
		return Newest()
	}
	return languageVersion(modField(w.modText, "go"))
}

// languageVersion is the language version for the go line of a go.mod.
func languageVersion(v string) string {
	if v == "" {
		return "go1.16"
	}
	return "go" + v
}

// Newest is the language version of the Go toolchain that built this program, "" for a development version: then
// everything is allowed.
func Newest() string {
	v, _, _ := strings.Cut(strings.TrimPrefix(runtime.Version(), "go"), " ")
	parts := strings.SplitN(v, ".", 3)

	// A development version.
	if len(parts) < 2 || parts[0] != "1" {
		return ""
	}

	// A version may end in rc1.
	minor := strings.FieldsFunc(parts[1], func(r rune) bool { return r < '0' || r > '9' })
	return "go1." + minor[0]
}

// quick is the resolver that maps the module's prefix to its folder.
type quick struct {
	place
	std     *Std
	context build.Context
	found   map[string]*meta // by import path, so that no folder is read twice
}

func newQuick(w place, std *Std) *quick {
	return &quick{w, std, build.Default, map[string]*meta{}}
}

// complicated lists words in GOFLAGS and in the file of `go env -w`. A setting with such a word may change which files
// belong to a package.
var complicated = []string{
	"-mod", "-tags", "-overlay", "-race", "-msan", "-asan", "-compiler", "-toolexec",
	"GOWORK", "GO111MODULE", "GOOS", "GOARCH", "CGO_ENABLED",
}

// simple reports whether the quick resolver finds the same packages as the go command: the folder of a package follows
// from its import path and the module's path alone, and build.Default selects the package's files.
func (q *quick) simple() bool {
	modules := os.Getenv("GO111MODULE")

	// With a vendor folder or without modules, paths mean other folders.
	if strings.Contains(q.modText, "vendor") || modules == "off" || modules == "auto" {
		return false
	}

	// Flags may choose other files.
	env := os.Getenv("GOFLAGS") + " " + goEnvFile()
	for _, word := range complicated {
		if strings.Contains(env, word) {
			return false
		}
	}
	return !q.inWorkspace()
}

// inWorkspace reports whether a go.work file is in force.
func (q *quick) inWorkspace() bool {
	switch work := os.Getenv("GOWORK"); work {
	// GOWORK names a file or turns workspaces off.
	case "off":
		return false
	case "":
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

// root describes the main package.
func (q *quick) root() (*meta, error) {
	if !q.simple() {
		return nil, errUseGoList
	}

	if q.file {
		// The go command gives this path to programs of single files.
		m := &meta{path: "command-line-arguments", dir: q.dir, goVersion: q.goVersion()}
		text, err := os.ReadFile(q.arg)
		if err != nil {
			return nil, err
		}
		m.addFile(q.arg, text) // syntax errors are reported when it is parsed
		return m, nil
	}

	m, err := q.folder(q.dir)
	if err != nil {
		return nil, errUseGoList // its message is better
	}

	// The import path follows from the folder.
	m.path = path.Join(q.modPath, q.relative(q.dir))
	return m, nil
}

// relative is the path of a folder within its module, with slashes.
func (q *quick) relative(dir string) string {
	rel, err := filepath.Rel(q.modDir, dir)
	if q.modDir == "" || err != nil {
		return "main"
	}
	return filepath.ToSlash(rel)
}

// folder describes the package in a folder of the module, without its import path.
func (q *quick) folder(dir string) (*meta, error) {
	m, err := readFolder(&q.context, dir)
	if err == nil {
		m.goVersion = q.goVersion()
	}
	return m, err
}

// imported describes the package that by imports under the path p.
func (q *quick) imported(p string, by *meta) (*meta, error) {
	ours := q.modPath != "" && (p == q.modPath || strings.HasPrefix(p, q.modPath+"/"))
	if !ours {
		// Packages that only the library itself may import are left to the go command, which explains the error.
		if q.std.Has(p) && !strings.Contains(p, "internal") && !strings.HasPrefix(p, "vendor/") {
			return nil, nil
		}
		return nil, errUseGoList
	}

	if strings.ContainsFunc(p, unusual) {
		return nil, errUseGoList // the go command knows which paths are allowed
	}

	// The rule for internal packages is simple, so it is checked here.
	if i := internalRoot(p); i >= 0 && !inside(by, p[:i], q) {
		return nil, fmt.Errorf("use of internal package %s not allowed", p)
	}

	if q.found[p] == nil {
		// Reading a folder is the expensive part.
		m, err := q.inModule(p)
		if err != nil {
			return nil, errUseGoList
		}
		q.found[p] = m
	}
	return q.found[p], nil
}

// inModule describes the module's package with the import path p.
func (q *quick) inModule(p string) (*meta, error) {
	dir := filepath.Join(q.modDir, filepath.FromSlash(strings.TrimPrefix(p, q.modPath)))

	// A nested module has its own rules.
	for d := dir; d != q.modDir; d = filepath.Dir(d) {
		if exists(filepath.Join(d, "go.mod")) {
			return nil, errUseGoList // another module lies inside this one
		}
	}

	m, err := q.folder(dir)
	if err != nil {
		return nil, err
	}
	m.path = p
	return m, nil
}

// unusual reports whether r is rare in import paths.
func unusual(r rune) bool {
	letter := r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z'
	return !letter && (r < '0' || r > '9') && !strings.ContainsRune("/-_.", r)
}

// internalRoot is the length of the prefix of p below which an internal package may be imported, -1 if p is not internal.
func internalRoot(p string) int {
	if i := strings.LastIndex(p, "/internal/"); i >= 0 {
		return i
	}
	if strings.HasSuffix(p, "/internal") {
		return len(p) - len("/internal")
	}
	return -1
}

// inside reports whether by lies at or below the import path root.
func inside(by *meta, root string, q *quick) bool {
	importer := path.Join(q.modPath, q.relative(by.dir))
	return importer == root || strings.HasPrefix(importer, root+"/")
}

// byList is the resolver that runs `go list -deps` once, for the whole program.
type byList struct {
	place
	metas map[string]*meta
	std   map[string]bool
}

// newListed makes a byList.
func newListed(w place) *byList { return &byList{place: w} }

// root runs the command, and describes the main package: it comes last in the list.
func (l *byList) root() (*meta, error) {
	// For the go command, a single file is named within its folder.
	arg := "."
	if l.file {
		arg = filepath.Base(l.arg)
	}

	fields := "-json=ImportPath,Name,Dir,GoFiles,CgoFiles,ImportMap,Standard,Module,Error"
	all, err := goList(l.dir, "-e", "-deps", fields, "--", arg)
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
			// Go on, so that all errors are seen.
			errs = append(errs, listDiag(l.dir, p.Error))
		}
		main = l.add(p)
	}

	if main == nil {
		return nil, errors.New("go list: found no package")
	}
	return main, errs.Err()
}

// listDiag turns an error of the go command into ours.
func listDiag(dir string, e *listError) diag.Diag {
	if e.Pos == "" {
		return diag.Diag{Msg: advise(e.Err)}
	}
	return diag.Diag{Pos: listPosition(dir, e.Pos), Msg: advise(e.Err)}
}

// add records a package of the list.
func (l *byList) add(p *listed) *meta {
	m := &meta{path: p.ImportPath, name: p.Name, dir: p.Dir, importMap: p.ImportMap, goVersion: l.goVersion()}

	// Packages of other modules have the language version of their own go.mod.
	if p.Module != nil && p.Module.Path != l.modPath {
		m.goVersion = languageVersion(p.Module.GoVersion)
	}

	// cgo generates some files elsewhere, and gives them absolute names.
	for _, f := range p.GoFiles {
		m.files = append(m.files, absIn(p.Dir, f))
	}
	for _, f := range p.CgoFiles {
		m.cgo = append(m.cgo, absIn(p.Dir, f))
	}
	l.metas[m.path] = m
	return m
}

// absIn makes the name of a file absolute; relative names are relative to dir.
func absIn(dir, file string) string {
	if filepath.IsAbs(file) {
		return file
	}
	return filepath.Join(dir, file)
}

// imported describes the package that by imports under the path p.
func (l *byList) imported(p string, by *meta) (*meta, error) {
	// Vendored packages have other paths than in the source.
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

// opened is a resolver that takes some packages of the standard library from their source.
type opened struct {
	resolver
	sources []string
}

// imported describes the package that by imports under the path p.
func (o opened) imported(p string, by *meta) (*meta, error) {
	// Everything else is resolved as usual.
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

// LibrarySource is the folder with the source of a package of the standard library.
func LibrarySource(path string) string {
	return filepath.Join(build.Default.GOROOT, "src", filepath.FromSlash(path))
}
