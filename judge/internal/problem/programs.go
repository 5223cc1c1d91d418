// This file finds validators and submissions.

package problem

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/language"
)

// Submission is a program whose verdict is known.
type Submission struct {
	Name   string // such as "wrong_answer/four-neighbours"
	Folder string // such as "wrong_answer"
	Path   string // absolute; a file or a folder
}

// readValidators finds all programs of the package but its submissions.
func readValidators(p *Problem) (err error) {
	if p.OutputValidators, err = p.listValidators("output_validators"); err == nil && len(p.OutputValidators) == 0 {
		p.OutputValidators, err = p.wholeFolder("output_validator")
	}
	switch {
	case err != nil:
		return err
	case p.Custom:
	case p.version == v2025:
		p.Custom = len(p.OutputValidators) > 0
	case len(p.OutputValidators) > 0:
		p.warn("%s: not used, since problem.yaml has no validation: custom", filepath.Dir(p.OutputValidators[0].Path))
		p.OutputValidators = nil
	}
	for _, folder := range []string{"input_validators", "input_format_validators"} {
		list, err := p.listValidators(folder)
		if err != nil {
			return err
		}
		p.InputValidators = append(p.InputValidators, list...)
	}
	for _, one := range []struct {
		folder string
		list   func(string) ([]Program, error)
		to     **Program
	}{
		{"static_validator", p.wholeFolder, &p.StaticValidator}, {"output_visualizer", p.wholeFolder, &p.OutputVisualizer}, {"graders", p.listPrograms, &p.Grader},
	} {
		list, err := one.list(one.folder)
		if err != nil {
			return err
		}
		if len(list) > 0 {
			*one.to = &list[0]
		}
	}
	return nil
}

// wholeFolder takes a folder of the package as one program; none if it is empty or missing.
func (p *Problem) wholeFolder(folder string) ([]Program, error) {
	dir := filepath.Join(p.Dir, folder)
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) || len(entries) == 0 {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	// One program inside the folder, in its own folder, is tolerated: tools in use write it so.
	if len(entries) == 1 && entries[0].IsDir() {
		return p.listValidators(folder)
	}
	return []Program{{Name: folder, Path: dir}}, nil
}

// listValidators lists the validators in a folder. Headers and texts among them are no programs: the former
// are put beside each source, as contest systems do that take all files of the folder together.
func (p *Problem) listValidators(folder string) ([]Program, error) {
	all, err := p.listPrograms(folder)
	var list []Program
	var headers []string
	for _, prog := range all {
		switch ext := strings.ToLower(filepath.Ext(prog.Path)); {
		case !isFile(prog.Path):
			list = append(list, prog)
		case slices.Contains(headerExts, ext):
			headers = append(headers, prog.Path)
		case slices.Contains(textExts, ext) || strings.HasPrefix(prog.Path, filepath.Join(p.Dir, folder, "README")):
			p.warn("%s: no validator, but a text", prog.Path)
		default:
			list = append(list, prog)
		}
	}
	for i := range list {
		if isFile(list[i].Path) {
			list[i].Extra = headers
		}
	}
	return list, err
}

// headerExts are endings of files that sources include, textExts those of what people read.
var (
	headerExts = []string{".h", ".hh", ".hpp", ".hxx"}
	textExts   = []string{".md", ".txt", ".pdf", ".rst"}
)

// listPrograms lists the files and folders in a folder of the package, each of them a program.
func (p *Problem) listPrograms(folder string) ([]Program, error) {
	dir := filepath.Join(p.Dir, folder)
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var list []Program
	for _, e := range entries {
		if !p.ignored(dir, e.Name()) {
			list = append(list, Program{Name: folder + "/" + e.Name(), Path: followed(filepath.Join(dir, e.Name()))})
		}
	}
	return list, nil
}

// followed returns where a link to a folder leads, since walking over a folder does not follow it.
func followed(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil && isDir(real) {
		return real
	}
	return path
}

func readSubmissions(p *Problem) error {
	root := filepath.Join(p.Dir, "submissions")
	folders, err := os.ReadDir(root)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	for _, f := range folders {
		if !isDir(filepath.Join(root, f.Name())) || p.ignored(root, f.Name()) {
			continue
		}
		list, err := p.listPrograms("submissions/" + f.Name())
		if err != nil {
			return err
		}
		for _, s := range list {
			p.Submissions = append(p.Submissions, Submission{strings.TrimPrefix(s.Name, "submissions/"), f.Name(), s.Path})
		}
	}
	return nil
}

// Includes lists the files and folders that the package puts beside every submission of this source's language, which is
// that of the code lang, or, if that is "", of its file names.
func (p *Problem) Includes(source, lang string) ([]string, error) {
	var list []string
	for _, folder := range append([]string{"default"}, language.Includes(lang, sourceNames(source))...) {
		found, err := p.listPrograms("include/" + folder)
		if err != nil {
			return nil, err
		}
		for _, f := range found {
			if isFile(f.Path) || isDir(f.Path) {
				list = append(list, filepath.Join(p.Dir, filepath.FromSlash(f.Name)))
			}
		}
	}
	return list, nil
}

// sourceNames returns the name of a source's file, or those of the files in its folder.
func sourceNames(source string) (names []string) {
	entries, err := os.ReadDir(source)
	if err != nil {
		return []string{filepath.Base(source)}
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}
