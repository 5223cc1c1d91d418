// This file finds validators and submissions.

package problem

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/columns"
	"oj/tools/language"
	"oj/tools/yaml"
)

// Submission is a program of the package with an expected verdict.
type Submission struct {
	Name   string // such as "wrong_answer/four-neighbours"
	Folder string // such as "wrong_answer"
	Path   string // absolute; a file or a folder

	Files []language.File // of a submission that is made from a patch and has no file at Path; nil for others
}

// readPrograms finds all programs of the package.
func (p *Problem) readPrograms() {
	// Legacy packages have a folder of output validators, 2025-09 has one folder that is a program.
	p.OutputValidators = p.validators("output_validators")
	if whole := p.wholeFolder("output_validator"); whole != nil && len(p.OutputValidators) == 0 {
		p.OutputValidators = []Program{*whole}
	}

	// A package of 2025-09 says by its validator that it is custom. A legacy package must say so in problem.yaml.
	switch {
	case p.Custom || len(p.OutputValidators) == 0:
	case p.modern:
		p.Custom = true
	default:
		p.warn("%s: not used, since problem.yaml has no validation: custom", filepath.Dir(p.OutputValidators[0].Path))
		p.OutputValidators = nil
	}

	// Old packages have another name for the folder.
	p.InputValidators = append(p.validators("input_validators"), p.validators("input_format_validators")...)
	p.StaticValidator = p.wholeFolder("static_validator")
	p.OutputVisualizer = p.wholeFolder("output_visualizer")

	// A validator that cannot run would accept every input.
	for _, v := range p.InputValidators {
		if filepath.Ext(v.Path) == ".viva" {
			yaml.Fail(v.Path, 0, "input validators in VIVA are not supported; want a program or checktestdata (.ctd)")
		}
	}

	// Files directly in submissions/ are not programs.
	for _, folder := range p.list(filepath.Join(p.Dir, "submissions")) {
		if isDir(filepath.Join(p.Dir, "submissions", folder)) {
			for _, s := range p.programs("submissions/" + folder) {
				name := columns.OneLine(folder) + "/" + filepath.Base(s.Name)
				p.Submissions = append(p.Submissions, Submission{Name: name, Folder: folder, Path: s.Path})
			}
		}
	}

	// Patched submissions stand among the others, as if they were stored.
	patched, err := p.readPatches()
	if len(yaml.Must(patched, err)) > 0 {
		p.Submissions = append(p.Submissions, patched...)
		slices.SortStableFunc(p.Submissions, func(a, b Submission) int {
			return cmp.Or(cmp.Compare(a.Folder, b.Folder), cmp.Compare(a.Name, b.Name))
		})
	}
}

// wholeFolder returns a folder as one program, nil if it is empty or missing. Tools also write the program into a folder
// within it, which is accepted.
func (p *Problem) wholeFolder(folder string) *Program {
	dir := filepath.Join(p.Dir, folder)
	switch names := p.list(dir); {
	case len(names) == 0:
		return nil
	case len(names) == 1 && isDir(filepath.Join(dir, names[0])):
		return &p.programs(folder)[0]
	}
	return &Program{Name: folder, Path: dir, Testlib: usesTestlib(dir)}
}

// headers and texts are extensions of files that lie beside validators: sources include the former, people read the latter.
var (
	headers = []string{".h", ".hh", ".hpp", ".hxx"}
	texts   = []string{".md", ".txt", ".pdf", ".rst"}
)

// validators lists the validators in a folder. Headers in the folder are put beside each source, because some contest
// systems build all files of the folder together.
func (p *Problem) validators(folder string) (list []Program) {
	var extra []string
	for _, prog := range p.programs(folder) {
		switch ext := strings.ToLower(filepath.Ext(prog.Path)); {
		case slices.Contains(headers, ext):
			extra = append(extra, prog.Path)
		case slices.Contains(texts, ext) || strings.HasPrefix(filepath.Base(prog.Path), "README"):
			p.warn("%s: no validator, but a text", prog.Path)
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

// programs lists the files and folders in a folder of the package, each of them a program.
func (p *Problem) programs(folder string) (list []Program) {
	dir := filepath.Join(p.Dir, folder)
	for _, name := range p.list(dir) {
		list = append(list, Program{Name: folder + "/" + columns.OneLine(name), Path: followed(filepath.Join(dir, name))})
	}
	return list
}

// followed returns the target of a link to a folder, because a walk over folders does not follow links.
func followed(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil && isDir(real) {
		return real
	}
	return path
}

// Includes lists the files of include/ that are put beside submissions of a language. The code "" means the language of the
// source's file names.
func (p *Problem) Includes(source, lang string) (list []string, err error) {
	defer yaml.Caught(&err)

	// The language follows from the names of all files of the submission.
	names := []string{filepath.Base(source)}
	if patched := p.Patched(source); patched != nil {
		names = []string{patched[0].Name}
	} else if isDir(source) {
		names = yaml.Must(fs.Glob(os.DirFS(source), "*"))
	}

	// Every language gets the files of default, and those of its own folder.
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
