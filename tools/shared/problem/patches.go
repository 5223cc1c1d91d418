// This file creates submissions from patches, an extension of the package format in this repository.
//
// A wrong program may differ from another submission in only a few lines. Then the file
// submissions/mutants.txt contains only these lines, as a patch, instead of a copy of the program. The file
// begins with comments, which are lines that begin with #, and one line that names the base. The base is the
// file to which all patches are applied:
//
//	base accepted/flood_fill/main.go
//
// After a blank line, each program has a section: a line "== folder/name", one or more lines that describe
// the mistake, a blank line, and the changes, separated by blank lines. A change looks like a part of a
// unified diff: the first character of each line is a mark, ' ', '-' or '+'. Together, the ' ' and '-' lines
// must be a block of lines that occurs exactly once in the base. The '-' lines are removed and the '+' lines are
// added. A change without ' ' and '-' lines adds its lines at the end. The description of the mistake replaces
// the first comment of the base.

package problem

import (
	"bytes"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/shared/language"
	"oj/tools/shared/yaml"
)

// patchesFile is the name of the file with patches in the folder submissions.
const patchesFile = "mutants.txt"

// Patched returns the files of the submission that a patch creates at this path, or nil if no patch does. The
// path is that of the submission's folder, or of the only file in it. Such a submission does not exist on disk.
func (p *Package) Patched(path string) []language.File {
	for _, s := range p.Submissions {
		if len(s.Files) == 1 && (path == s.Path || path == filepath.Join(s.Path, s.Files[0].Name)) {
			return s.Files
		}
	}
	return nil
}

// Base returns the path of the file to which the patches of a package are applied, or "" if the package has no
// patches.
func (p *Package) Base() string { return p.base }

// readPatches returns the submissions that the patches create. Its errors name the file and the line.
func (p *Package) readPatches() (list []Submission, err error) {
	submissions := filepath.Join(p.Dir, "submissions")
	file := filepath.Join(submissions, patchesFile)
	text := strings.ReplaceAll(string(p.content(file)), "\r\n", "\n")
	if text == "" {
		return nil, nil
	}

	head, rest, _ := strings.Cut(text, "\n== ")

	// Find the line with the name of the base. All other lines before the first section are comments.
	baseName := ""
	for line := range strings.Lines(head) {
		if name, found := strings.CutPrefix(line, "base "); found {
			baseName = strings.TrimSpace(name)
		}
	}
	if baseName == "" {
		return nil, &yaml.Error{File: file, Line: 1,
			Msg: `want a line "base FILE" that names a file below submissions`}
	}

	// All patches of a package are applied to the same base.
	p.base = filepath.Join(submissions, filepath.FromSlash(baseName))
	base := string(content(p.base))
	if base == "" && p.options.Base != nil {
		generated, err := p.options.Base(p.base)
		if err != nil {
			return nil, err
		}
		base = string(generated)
	}
	if base == "" {
		return nil, &yaml.Error{File: file, Line: 1,
			Msg: fmt.Sprintf("the base %s is empty or missing", baseName)}
	}
	base = strings.ReplaceAll(base, "\r\n", "\n")

	// Count the lines, because an error message names the line where the section begins.
	line := strings.Count(head, "\n") + 2
	for section := range strings.SplitSeq(rest, "\n== ") {
		// Names must be unique, because reports identify submissions by their names.
		s, err := p.patchedSubmission(section, base)
		if err == nil && slices.ContainsFunc(slices.Concat(p.Submissions, list), func(other Submission) bool { return other.Name == s.Name }) {
			err = fmt.Errorf("%s: there is already a submission of this name", s.Name)
		}
		if err != nil {
			return nil, &yaml.Error{File: file, Line: line, Msg: err.Error()}
		}
		list = append(list, s)
		line += strings.Count(section, "\n") + 1
	}
	return list, nil
}

// patchedSubmission returns the submission of one section. The first line of the section contains the name.
func (p *Package) patchedSubmission(section, base string) (s Submission, err error) {
	// Blank lines separate the head of the section from its changes, and the changes from each other.
	blocks := strings.Split(strings.TrimRight(section, "\n"), "\n\n")
	name, why, _ := strings.Cut(blocks[0], "\n")
	folder, own, _ := strings.Cut(name, "/")
	if _, known := folders[folder]; !known || !goodName.MatchString(own) {
		return s, fmt.Errorf("%q is not the name of a submission in a folder of the format, such as wrong_answer/too_short", name)
	}
	if why == "" || len(blocks) == 1 {
		return s, fmt.Errorf("%s: want a line that describes the mistake, a blank line and a change", name)
	}

	// Replace the first comment of the base by a description of the mistake.
	sign := "//"
	if ext := filepath.Ext(p.base); ext == ".py" || ext == ".sh" {
		sign = "#"
	}
	code := base
	for strings.HasPrefix(code, sign) {
		_, code, _ = strings.Cut(code, "\n")
	}
	if code, err = patch(blocks[1:], code); err != nil {
		return s, fmt.Errorf("%s: %w", name, err)
	}

	// Write the description, then the patched base.
	var text bytes.Buffer
	for line := range strings.SplitSeq(why, "\n") {
		fmt.Fprintln(&text, sign, line)
	}
	text.WriteString(code)
	return Submission{
		Name: name, Folder: folder, Path: filepath.Join(p.Dir, "submissions", folder, own),
		Files: []language.File{{Name: path.Base(filepath.ToSlash(p.base)), Data: text.Bytes(), Mode: 0o644}},
	}, nil
}

// patch applies changes to the base. The changes must have the same order as the lines of the base that they
// change.
func patch(changes []string, base string) (string, error) {
	var result strings.Builder
	done := 0 // the number of bytes of the base that were already copied or replaced
	for _, change := range changes {
		old, new, err := sides(change)
		if err != nil {
			return "", err
		}

		at := len(base)
		if old != "" {
			// Put a newline before the base and before old, so that the search finds only whole lines.
			if n := strings.Count("\n"+base, "\n"+old); n != 1 {
				return "", fmt.Errorf("the base contains %q %d times; it must occur exactly once", old, n)
			}
			at = strings.Index("\n"+base, "\n"+old)
		}
		if at < done {
			return "", fmt.Errorf("%q overlaps the lines of the previous change, or comes before them in the base", old)
		}

		// Copy the lines between the previous change and this one.
		result.WriteString(base[done:at] + new)
		done = at + len(old)
	}
	return result.String() + base[done:], nil
}

// sides returns the lines of the base that a change replaces, and the lines that replace them.
func sides(change string) (old, new string, err error) {
	for line := range strings.SplitSeq(change, "\n") {
		// Each line must begin with a mark. If the line is empty, mark stays 0, and the switch below reports
		// an error.
		mark, text := byte(0), ""
		if line != "" {
			mark, text = line[0], line[1:]+"\n"
		}
		switch mark {
		case ' ':
			old += text
			new += text
		case '-':
			old += text
		case '+':
			new += text
		default:
			return "", "", fmt.Errorf("%q does not begin with ' ', '-' or '+'", line)
		}
	}
	return old, new, nil
}
