// This file finds validators and submissions.

package packages

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Submission is a program whose verdict is known.
type Submission struct {
	Name   string // such as "wrong_answer/four-neighbours"
	Folder string // such as "wrong_answer"
	Path   string // absolute; a file or a folder
}

// readValidators finds all programs of the package but its submissions.
func readValidators(p *Package) (err error) {
	folders := []string{"output_validators", "output_validator"}
	if p.Custom || p.Version == V2025 {
		p.OutputValidators, err = p.outputValidators(folders)
		if err != nil {
			return err
		}
		p.Custom = p.Custom || len(p.OutputValidators) > 0
	}
	for _, folder := range []string{"input_validators", "input_format_validators"} {
		list, err := listPrograms(p.Dir, folder)
		if err != nil {
			return err
		}
		p.InputValidators = append(p.InputValidators, list...)
	}
	if list, err := p.wholeFolder("static_validator"); err != nil {
		return err
	} else if len(list) > 0 {
		p.StaticValidator = &list[0]
	}
	graders, err := listPrograms(p.Dir, "graders")
	if len(graders) > 0 {
		p.Grader = &graders[0]
	}
	return err
}

// outputValidators lists the programs of the legacy folder, or takes the whole folder of 2025-09 as
// one program.
func (p *Package) outputValidators(folders []string) ([]Program, error) {
	list, err := listPrograms(p.Dir, folders[0])
	if err != nil || len(list) > 0 {
		return list, err
	}
	return p.wholeFolder(folders[1])
}

// wholeFolder takes a folder of the package as one program; none if it is empty or missing.
func (p *Package) wholeFolder(folder string) ([]Program, error) {
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
		return listPrograms(p.Dir, folder)
	}
	return []Program{{folder, dir}}, nil
}

// listPrograms lists the files and folders in a folder of the package, each of them a program.
func listPrograms(root, folder string) ([]Program, error) {
	entries, err := os.ReadDir(filepath.Join(root, folder))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var list []Program
	for _, e := range entries {
		if !ignored(e.Name()) {
			list = append(list, Program{folder + "/" + e.Name(), filepath.Join(root, folder, e.Name())})
		}
	}
	return list, nil
}

func readSubmissions(p *Package) error {
	root := filepath.Join(p.Dir, "submissions")
	folders, err := os.ReadDir(root)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	for _, f := range folders {
		if !f.IsDir() || ignored(f.Name()) {
			continue
		}
		list, err := listPrograms(root, f.Name())
		if err != nil {
			return err
		}
		for _, s := range list {
			p.Submissions = append(p.Submissions, Submission{s.Name, f.Name(), s.Path})
		}
	}
	return nil
}

// includeFolders are the names under which include/ keeps files for languages.
var includeFolders = map[string][]string{
	".c": {"c"}, ".cpp": {"cpp", "c++"}, ".cc": {"cpp", "c++"}, ".cxx": {"cpp", "c++"}, ".go": {"go"},
	".java": {"java"}, ".kt": {"kotlin"}, ".py": {"python3", "python"}, ".rs": {"rust"},
}

// Includes lists the files that the package puts beside every submission of this source's language.
func (p *Package) Includes(source string) ([]string, error) {
	var list []string
	for _, folder := range append([]string{"default"}, includeFolders[sourceExt(source)]...) {
		found, err := listPrograms(p.Dir, filepath.Join("include", folder))
		if err != nil {
			return nil, err
		}
		for _, f := range found {
			if isFile(f.Path) {
				list = append(list, f.Path)
			}
		}
	}
	return list, nil
}

// sourceExt returns the ending of a source's name; for a folder, that of a file in it.
func sourceExt(source string) string {
	entries, err := os.ReadDir(source)
	if err != nil {
		return filepath.Ext(source)
	}
	for _, e := range entries {
		if ext := filepath.Ext(e.Name()); includeFolders[ext] != nil {
			return ext
		}
	}
	return ""
}
