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

// Rule is one entry of submissions.yaml: what the submissions that match the glob are expected to do.
type Rule struct {
	Glob      string
	Language  string
	Entry     string   // entrypoint
	Permitted []string // verdicts; nil for any
	Required  []string // at least one of these verdicts must occur; nil for none
	Message   string   // a text that a validator's message must hold
	ForLimit  string   // use_for_time_limit: "", "false", "lower" or "upper"
	Cases     string   // glob of the testcases that the rule is about; "" for all
	Line      int
}

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
	return nil
}

// outputValidators lists the programs of the legacy folder, or takes the whole folder of 2025-09 as
// one program.
func (p *Package) outputValidators(folders []string) ([]Program, error) {
	list, err := listPrograms(p.Dir, folders[0])
	if err != nil || len(list) > 0 {
		return list, err
	}
	dir := filepath.Join(p.Dir, folders[1])
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) || len(entries) == 0 {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	// One program inside the folder, in its own folder, is tolerated: tools in use write it so.
	if len(entries) == 1 && entries[0].IsDir() {
		return listPrograms(p.Dir, folders[1])
	}
	return []Program{{folders[1], dir}}, nil
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
