// This file finds validators and submissions.

package problem

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/shared/columns"
	"oj/tools/shared/language"
	"oj/tools/shared/yaml"
)

// A Submission is a program in the package's folder submissions. It is judged to test the package, and has an
// expected verdict.
type Submission struct {
	Name   string // such as "wrong_answer/four-neighbours"
	Folder string // such as "wrong_answer"
	Path   string // the absolute path of a file or folder

	// Files contains the files of a submission that is made by applying a patch. Its Path does not exist.
	// Files is nil for other submissions.
	Files []language.File
}

// readPrograms finds the validators, visualizers and submissions of the package.
func (p *Package) readPrograms() {
	// In a legacy package, each file or folder in output_validators is a validator. In 2025-09, the whole
	// folder output_validator is one validator.
	p.OutputValidators = p.validators("output_validators")
	if whole := p.wholeFolder("output_validator"); whole != nil && len(p.OutputValidators) == 0 {
		p.OutputValidators = []Tool{*whole}
	}

	// In 2025-09, output validators in the package are always used. In a legacy package they are used only if
	// problem.yaml contains "validation: custom".
	switch {
	case p.Custom || len(p.OutputValidators) == 0:
	case p.modern:
		p.Custom = true
	default:
		p.warn("%s: not used, because problem.yaml does not contain validation: custom",
			filepath.Dir(p.OutputValidators[0].Path))
		p.OutputValidators = nil
	}

	// In old packages the folder of input validators has a different name.
	p.InputValidators = append(p.validators("input_validators"), p.validators("input_format_validators")...)
	p.StaticValidator = p.wholeFolder("static_validator")
	p.OutputVisualizer = p.wholeFolder("output_visualizer")

	// The judge cannot run input validators in VIVA. Say so, because invalid inputs may stay unnoticed.
	p.InputValidators = slices.DeleteFunc(p.InputValidators, func(v Tool) bool {
		isViva := filepath.Ext(v.Path) == ".viva"
		if isViva {
			p.warn("%s: skipped, because input validators in the language VIVA are not supported", v.Path)
		}
		return isViva
	})

	// Files directly in submissions/ are not submissions.
	for _, folder := range p.list(filepath.Join(p.Dir, "submissions")) {
		if p.isDir(filepath.Join(p.Dir, "submissions", folder)) {
			for _, s := range p.programs("submissions/" + folder) {
				name := columns.OneLine(folder) + "/" + filepath.Base(s.Name)
				p.Submissions = append(p.Submissions, Submission{Name: name, Folder: folder, Path: s.Path})
			}
		}
	}

	// Sort patched submissions among the others, as if they were files.
	patched, err := p.readPatches()
	if len(yaml.Must(patched, err)) > 0 {
		p.Submissions = append(p.Submissions, patched...)
		slices.SortStableFunc(p.Submissions, func(a, b Submission) int {
			return cmp.Or(cmp.Compare(a.Folder, b.Folder), cmp.Compare(a.Name, b.Name))
		})
	}
}

// wholeFolder returns a folder as one program, or nil if the folder is empty or missing. If the folder contains
// only a subfolder, this subfolder is the program, because some tools store the sources in a subfolder.
func (p *Package) wholeFolder(folder string) *Tool {
	dir := filepath.Join(p.Dir, folder)
	switch names := p.list(dir); {
	case len(names) == 0:
		return nil
	case len(names) == 1 && p.isDir(filepath.Join(dir, names[0])):
		return &p.programs(folder)[0]
	}
	return &Tool{Name: folder, Path: dir, Testlib: usesTestlib(dir)}
}

// Extensions of files that may be in a folder of validators, but are not validators: headers of C and C++,
// and documents.
var (
	headers = []string{".h", ".hh", ".hpp", ".hxx"}
	texts   = []string{".md", ".txt", ".pdf", ".rst"}
)

// validators returns the validators in a folder. A validator that is a single file may include the headers in
// its folder, because some contest systems allow this. So the headers are part of each such validator.
func (p *Package) validators(folder string) (list []Tool) {
	var extra []string
	for _, prog := range p.programs(folder) {
		switch ext := strings.ToLower(filepath.Ext(prog.Path)); {
		case slices.Contains(headers, ext):
			extra = append(extra, prog.Path)
		case slices.Contains(texts, ext) || strings.HasPrefix(filepath.Base(prog.Path), "README"):
			p.warn("%s: ignored, because this is a text file and not a validator", prog.Path)
		default:
			list = append(list, prog)
		}
	}

	for i, prog := range list {
		switch {
		case isFile(prog.Path):
			list[i].Extra = extra
		case p.modern:
			list[i].Files = prog.Path
		}
		list[i].Testlib = usesTestlib(prog.Path)
	}
	return list
}

// programs returns the programs in a folder of the package: each file and each subfolder is a program.
func (p *Package) programs(folder string) (list []Tool) {
	dir := filepath.Join(p.Dir, folder)
	for _, name := range p.list(dir) {
		list = append(list, Tool{Name: folder + "/" + columns.OneLine(name),
			Path: followed(filepath.Join(dir, name))})
	}
	return list
}

// followed returns the target of a symbolic link to a folder, because filepath.WalkDir does not follow links.
// It returns any other path unchanged.
func followed(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil && isDir(real) {
		return real
	}
	return path
}

// Includes returns the files in include/ that are copied into the folder of a submission in this language. If
// lang is "", the file names of the source determine the language.
func (p *Package) Includes(source, lang string) (list []string, err error) {
	defer yaml.Caught(&err)

	// The file names of the whole submission determine the language.
	names := []string{filepath.Base(source)}
	if patched := p.Patched(source); patched != nil {
		names = []string{patched[0].Name}
	} else if isDir(source) {
		names = yaml.Must(fs.Glob(os.DirFS(source), "*"))
	}

	// A program gets the files in the folder default, and those in the folder of its language.
	for _, folder := range append([]string{"default"}, language.Includes(lang, names)...) {
		dir := filepath.Join(p.Dir, "include", folder)
		for _, name := range p.list(dir) {
			if path := filepath.Join(dir, name); isFile(path) || isDir(path) {
				list = append(list, path)
			}
		}
	}
	return list, nil
}
