// This file collects the files of an exported package.

package command

import (
	"archive/zip"
	"bytes"
	"cmp"
	"context"
	"crypto/sha1"
	_ "embed"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/tools/bundle/generated"
	"oj/tools/shared/problem"
	"oj/tools/shared/small"
	"oj/tools/shared/workspace"
)

// The versions of the package format.
const (
	legacy = "legacy"
	v2025  = "2025-09"
)

// packageFiles collects the files of the package that is exported.
type packageFiles struct {
	ctx      context.Context // this context is done when the command is interrupted
	target   workspace.Target
	problem  *problem.Package
	modern   bool              // whether the version of the format is 2025-09
	files    map[string][]byte // maps the names of files in the package, with slashes, to their contents
	room     int64             // how many bytes more may be read
	warnings []string
}

// A translationError means that a program cannot be translated to C++.
type translationError struct{ error }

func newPackage(ctx context.Context, target workspace.Target, format string) (*packageFiles, error) {
	p, err := problem.ReadWith(target.Package, problem.Options{Base: generated.Base(ctx, workspace.Find(target.Package).Root, target.ID)})
	if err != nil {
		return nil, err
	}
	if err := checkLinks(target.Package); err != nil {
		return nil, err
	}
	return &packageFiles{ctx: ctx, target: target, problem: p, modern: format == v2025, files: map[string][]byte{}, room: maxPackage}, nil
}

// maxPackage is the maximum total size in bytes of the files in an exported package, which is made in memory. It is a
// variable because a test makes it smaller.
var maxPackage int64 = 1 << 30

// checkLinks returns an error if a symbolic link in a package leads out of it. The exported package would contain a copy
// of a file that its author perhaps never meant to publish, such as a key in the home folder.
func checkLinks(dir string) error {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()

	return filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.Type()&fs.ModeSymlink == 0 {
			return err
		}
		inside, err := filepath.Rel(dir, file)
		if err != nil {
			return err
		}
		if _, err := root.Stat(inside); err != nil {
			to, _ := os.Readlink(file)
			return fmt.Errorf("%s: this symbolic link to %s is broken or leads out of the package: replace it with a copy of the file", file, to)
		}
		return nil
	})
}

// read returns the text of a file of the package. It returns an error if the package gets too large.
func (p *packageFiles) read(file string) ([]byte, error) {
	f, err := small.Open(file, p.room)
	if err != nil {
		return nil, fmt.Errorf("a package is made in memory, with at most %d MiB: %w", maxPackage>>20, err)
	}
	defer f.Close()
	text, err := io.ReadAll(f)
	p.room -= int64(len(text))
	return text, err
}

// fill collects all files of the package, one kind after the other.
func (p *packageFiles) fill() error {
	// The settings come first and the slow translations to C++ last, so that simple mistakes are reported early.
	steps := []func() error{p.addSettings, p.addStatement, p.addData, p.addValidators, p.addSubmissions, p.addSolution}
	for _, step := range steps {
		if err := cmp.Or(step(), p.ctx.Err()); err != nil {
			return err
		}
	}
	return nil
}

// addData adds the testcases. For a legacy package, addData leaves out the testcases that validators must
// reject, because legacy has no folders for them, and other tools report an error.
func (p *packageFiles) addData() error {
	// The testcases of a flat folder, or in the layout of another tool, get the names of the format.
	data := filepath.Join(p.target.Package, "data")
	if !workspace.IsDir(filepath.Join(data, "sample")) && !workspace.IsDir(filepath.Join(data, "secret")) {
		for _, c := range p.problem.JudgedCases() {
			for ext, file := range map[string]string{".in": c.In, ".ans": c.Ans} {
				text, err := p.read(file)
				if err != nil {
					return err
				}
				p.files["data/"+c.Name+ext] = text
			}
		}
		return nil
	}

	folders := []string{"data/sample", "data/secret"}
	if p.modern {
		folders = append(folders, "data/invalid_input", "data/invalid_output", "data/valid_output")
	}
	for _, folder := range folders {
		if err := p.copyFolder(folder); err != nil {
			return err
		}
	}
	if p.modern {
		p.flattenBeyond()
	}
	return nil
}

// flattenBeyond moves the testcases of the group data/secret/beyond into data/secret, because in 2025-09 a folder
// must not contain both groups and testcases. The settings of the group become settings of each testcase.
func (p *packageFiles) flattenBeyond() {
	const group = problem.BeyondGroup
	settings, hasSettings := p.files["data/"+group+"/test_group.yaml"]
	delete(p.files, "data/"+group+"/test_group.yaml")

	for name, text := range p.files {
		base, isBeyond := strings.CutPrefix(name, "data/"+group+"/")
		if !isBeyond {
			continue
		}
		delete(p.files, name)
		flat := "data/" + group + "-" + base
		p.files[flat] = text
		if stem, isInput := strings.CutSuffix(flat, ".in"); isInput && hasSettings {
			p.files[stem+".yaml"] = settings
		}
	}
}

// textValidator is added to packages without an input validator, because Kattis problemtools requires one. It
// accepts every text.
//
//go:embed validators/text.cpp
var textValidator string

// addValidators adds the input and output validators, translated to C++. For 2025-09 it also adds the
// visualizer.
func (p *packageFiles) addValidators() error {
	// A 2025-09 package has at most one output validator, and its folder has a different name than in legacy.
	folder := "output_validators/"
	if p.modern {
		folder = "output_validator/"
	}
	for _, v := range p.problem.InputValidators {
		if err := p.addTranslated("input_validators/"+path.Base(v.Name), v.Path); err != nil {
			return err
		}
	}
	if len(p.problem.InputValidators) == 0 {
		p.files["input_validators/text.cpp"] = []byte(textValidator)
	}
	for _, v := range p.problem.OutputValidators {
		if err := p.addTranslated(folder+path.Base(v.Name), v.Path); err != nil {
			return err
		}
	}
	if v := p.problem.OutputVisualizer; v != nil && p.modern {
		return p.addTranslated("output_visualizer/visualizer", v.Path)
	}
	return nil
}

// addSubmissions adds the submissions of the package. A submission that is stored as a patch becomes a file, and Go
// becomes C++.
func (p *packageFiles) addSubmissions() error {
	for _, s := range p.problem.Submissions {
		if err := p.addSubmission(s); err != nil {
			return err
		}
	}
	if p.modern {
		return p.copyFolder("submissions/submissions.yaml")
	}
	return nil
}

func (p *packageFiles) addSubmission(s problem.Submission) error {
	source := s.Path
	if s.Files != nil {
		folder, err := workspace.MakeTemp("oj-export-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(folder)

		// The translation contains the name of the source folder. Use the same name each time, so that a
		// repeated export gives the same file.
		source = filepath.Join(folder, strings.TrimSuffix(path.Base(s.Name), ".go"))
		if err := os.Mkdir(source, 0o777); err != nil {
			return err
		}
		for _, f := range s.Files {
			if err := os.WriteFile(filepath.Join(source, f.Name), f.Data, 0o666); err != nil {
				return err
			}
		}
	}

	name := "submissions/" + s.Name
	limited, err := setsStack(source)
	if err != nil {
		return err
	}
	if limited {
		p.warnings = append(p.warnings, name+" is left out, because it calls debug.SetMaxStack, and other languages have no such limit")
		return nil
	}

	// Translate Go to C++, because the default configuration of Kattis problemtools and BAPCtools compiles Go
	// with gccgo, which has no generics.
	if isGo(source) {
		text, err := translate(p.ctx, source)
		if err == nil {
			target := strings.TrimSuffix(name, ".go") + ".cpp"
			if workspace.IsDir(source) {
				target = name + "/main.cpp"
			}
			p.files[target] = text
			return nil
		}
		p.warnings = append(p.warnings, fmt.Sprintf("%s stays in Go, because it cannot be translated to C++: %v", name, err))
	}

	for _, f := range s.Files {
		p.files[name+"/"+f.Name] = f.Data
	}
	if s.Files != nil {
		return nil
	}
	return p.copyFolder(name)
}

// addSolution adds the repository's own solution as an accepted submission in C++, or in Go if it cannot be
// translated.
func (p *packageFiles) addSolution() error {
	const name = "submissions/accepted/solution"

	// main.cpp exists only if the problem's judge does not accept Go.
	text, err := os.ReadFile(filepath.Join(p.target.Sources, "main.cpp"))
	if err == nil {
		p.files[name+".cpp"] = text
		return nil
	}

	// Translate the folder solution/ if it exists, because main.go may not have been generated from it yet. A
	// problem with neither solution/ nor main.go is not solved yet.
	source := filepath.Join(p.target.Sources, "solution")
	if !workspace.IsDir(source) {
		source = filepath.Join(p.target.Sources, "main.go")
	}
	if _, err := os.Stat(source); err != nil {
		return nil
	}

	text, errCxx := translate(p.ctx, source)
	if errCxx == nil {
		p.files[name+".cpp"] = text
		return nil
	}
	pasted, err := generated.Paste(p.ctx, source, nil, generated.Options{})
	if err != nil {
		p.warnings = append(p.warnings, fmt.Sprintf("the package has no solution: %v", err))
		return nil
	}
	p.warnings = append(p.warnings, fmt.Sprintf("the solution stays in Go, because it cannot be translated to C++: %v", errCxx))
	p.files[name+".go"] = pasted.Text
	return nil
}

// addTranslated adds a program. If the program is in Go, addTranslated stores its C++ translation as
// name.cpp. Otherwise it copies the program under its own name.
func (p *packageFiles) addTranslated(name, source string) error {
	// Other tools can run C++ and Python validators, but few of them run Go.
	if !isGo(source) {
		inside, err := filepath.Rel(p.target.Package, source)
		if err != nil {
			return err
		}
		return p.copyFolder(filepath.ToSlash(inside))
	}

	text, err := translate(p.ctx, source)
	if err != nil {
		return translationError{fmt.Errorf("%s cannot be translated to C++: %w", name, err)}
	}
	p.files[strings.TrimSuffix(name, ".go")+".cpp"] = text
	return nil
}

// isGo reports whether a file, or a folder of files, is a Go program.
func isGo(source string) bool {
	files, err := filepath.Glob(filepath.Join(source, "*.go"))
	return filepath.Ext(source) == ".go" || err == nil && len(files) > 0
}

// setsStack reports whether a Go program limits its own stack (debug.SetMaxStack), so that it crashes at a recursion
// depth that other programs survive.
func setsStack(source string) (bool, error) {
	files := []string{source}
	if workspace.IsDir(source) {
		var err error
		if files, err = filepath.Glob(filepath.Join(source, "*.go")); err != nil {
			return false, err
		}
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return false, err
		}
		if filepath.Ext(file) == ".go" && bytes.Contains(text, []byte("debug.SetMaxStack(")) {
			return true, nil
		}
	}
	return false, nil
}

// A referee must not crash when it writes to a player that has exited. In Go, one line makes the referee ignore SIGPIPE.
// The translator does not support this line, so it is removed, and the C++ program gets a line with the same effect.
const (
	ignoreInGo  = "signal.Ignore(syscall.SIGPIPE)"
	ignoreInCxx = `
// A write to a player that has exited returns an error; SIGPIPE would end the referee.
#include <csignal>
static const bool ignores_closed_pipes = std::signal(SIGPIPE, SIG_IGN) != SIG_ERR;
`
)

// translate returns the translation of a Go program to C++.
func translate(ctx context.Context, source string) ([]byte, error) {
	toCxx := generated.Options{Language: generated.Cxx11}
	translated, refused := generated.Paste(ctx, source, nil, toCxx)
	if refused == nil {
		return translated.Text, nil
	}

	// The translator rejected the program. The reason may be the line about SIGPIPE, which can be removed. If
	// there is no such line, return the translator's error.
	bundled, err := generated.Paste(ctx, source, nil, generated.Options{})
	if err != nil || !bytes.Contains(bundled.Text, []byte(ignoreInGo)) {
		return nil, refused
	}

	// Remove the line and its imports from the bundled program, which is a single file.
	var kept []string
	for line := range strings.Lines(string(bundled.Text)) {
		code, _, _ := strings.Cut(line, "//")
		switch strings.TrimSpace(code) {
		case ignoreInGo, `"os/signal"`, `"syscall"`:
		default:
			kept = append(kept, line)
		}
	}

	// The translator reads a file, so write the changed program to one.
	folder, err := workspace.MakeTemp("oj-export-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)

	// The name does not matter, except in messages of the translator.
	file := filepath.Join(folder, "main.go")
	if err := os.WriteFile(file, []byte(strings.Join(kept, "")), 0o666); err != nil {
		return nil, err
	}

	if translated, err = generated.Paste(ctx, file, nil, toCxx); err != nil {
		return nil, err
	}
	return append(translated.Text, ignoreInCxx...), nil
}

// copyFolder adds a file, or all files of a folder, of the original package under the same names. It adds
// nothing if the file or folder does not exist.
//
// In 2025-09 the settings of a group have another name: package gen writes no other ones than output_validator_flags.
func (p *packageFiles) copyFolder(name string) error {
	root := filepath.Join(p.target.Package, filepath.FromSlash(name))
	if _, err := os.Stat(root); os.IsNotExist(err) {
		return nil
	}
	return filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := p.read(file)
		if err != nil {
			return err
		}
		copied := path.Join(name, filepath.ToSlash(strings.TrimPrefix(file, root)))
		flags, isFlags := strings.CutPrefix(string(text), "output_validator_flags: ")
		if p.modern && isFlags && path.Base(copied) == "testdata.yaml" {
			copied = path.Join(path.Dir(copied), "test_group.yaml")
			text = []byte("output_validator_args: [" + strings.Join(strings.Fields(flags), ", ") + "]\n")
		}
		p.files[copied] = text
		return nil
	})
}

// uuid returns an identifier that depends only on the problem's id: version 5 of RFC 9562, in the namespace of URLs.
func uuid(id string) string {
	namespace := []byte{0x6b, 0xa7, 0xb8, 0x11, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8}

	// The name that is hashed here is never shown. It must not change, because the uuid would change, too.
	sum := sha1.Sum(append(namespace, "oj/testcases/"+id...))
	sum[6] = sum[6]&0x0f | 0x50 // the version of the uuid
	sum[8] = sum[8]&0x3f | 0x80 // the variant of the uuid
	return fmt.Sprintf("%x-%x-%x-%x-%x", sum[0:4], sum[4:6], sum[6:8], sum[8:10], sum[10:16])
}

// shortName returns the name of the package's folder. Kattis problemtools allows only lower-case letters and digits there.
func shortName(id string) string {
	return strings.Map(func(r rune) rune {
		if 'a' <= r && r <= 'z' || '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, strings.ToLower(path.Base(id)))
}

// zip returns an archive of the files in one folder, in the order of their names. The same files give the same
// bytes.
func (p *packageFiles) zip() ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, name := range slices.Sorted(maps.Keys(p.files)) {
		// A fixed time makes the archive reproducible: it changes only if the package changes.
		header := &zip.FileHeader{
			Name: shortName(p.target.ID) + "/" + name, Method: zip.Deflate,
			Modified: time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC),
		}
		file, err := w.CreateHeader(header)
		if err == nil {
			_, err = file.Write(p.files[name])
		}
		if err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
