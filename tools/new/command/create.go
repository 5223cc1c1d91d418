// This file creates a problem's files: all of them or, after an error, none. It writes them into hidden folders
// within problems and testcases, and then renames these folders.

package command

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	packages "oj/tools/shared/problem"
	"oj/tools/shared/site"
	"oj/tools/shared/stubs"
	"oj/tools/shared/workspace"
	"oj/tools/shared/yaml"
)

// A part is the problem's folder in problems or in testcases.
type part struct {
	folder string            // problems or testcases
	files  map[string][]byte // maps file names in the problem's folder to contents

	root  *os.Root // the folder problems or testcases; os.Root refuses symbolic links to places outside of it
	stage string   // the hidden folder
	made  []string // the folders above the problem's folder that were created
	moved bool     // whether the hidden folder was renamed
}

// A sameError means that the problem was created before from the same page, or from another page of the same problem.
type sameError struct{ folder, id string }

func (e *sameError) Error() string {
	return fmt.Sprintf("%s/%s exists already and was not changed", e.folder, e.id)
}

// create writes the files of a new problem.
func (m *maker) create(p *draft) (err error) {
	if err := m.vacant(p); err != nil {
		return err
	}
	program, err := m.template.Execute(p.described(), m.root)
	if err != nil {
		return err
	}

	parts := []*part{
		{folder: "testcases", files: p.testcases()},
		{folder: "problems", files: map[string][]byte{m.template.File(): program}},
	}
	defer func() {
		failed := err != nil
		for _, part := range parts {
			part.close(p.ID, failed)
		}
	}()

	// Rename the folders only after all files were written.
	for _, part := range parts {
		if err := part.write(m.root, p.ID); err != nil {
			return err
		}
	}
	for _, part := range parts {
		if err := part.move(p.ID); err != nil {
			return err
		}
	}
	return nil
}

// vacant returns an error if the id is taken. If the existing problem was created from another page, the
// error names the address of that page.
func (m *maker) vacant(p *draft) error {
	// Use os.Lstat, because it also finds a broken link.
	ws := workspace.Workspace{Root: m.root}
	target := ws.Target(p.ID)

	folder := ""
	for _, f := range []string{"testcases", "problems"} {
		_, err := os.Lstat(filepath.Join(m.root, f, filepath.FromSlash(p.ID)))
		if err == nil {
			folder = f
		}
	}
	if folder == "" {
		return m.notInContest(p)
	}

	// If the existing problem was created from another page, name the address of that page, because then the
	// user must choose another id.
	old, err := packages.Describe(target)
	namesIt := p.site != nil && p.Source != p.site.Title // the source names the problem, not only the site
	known := err == nil && old.SourceURL != "" && p.URL != ""
	switch {
	case known && (old.SourceURL == p.URL || namesIt && old.Source == p.Source): // some sites have several pages of a problem
		return &sameError{folder, p.ID}
	case known:
		return fmt.Errorf("the id %s is taken by another page, %s; nothing was created", p.ID, old.SourceURL)
	}
	return fmt.Errorf("%s/%s exists already and was not changed", folder, p.ID)
}

// notInContest returns an error if the contest contains this problem already, under another letter. This
// happens if the problem was clicked on its own page, and neither its name nor the message contains its
// letter in the contest.
func (m *maker) notInContest(p *draft) error {
	contest := path.Dir(p.ID)
	if contest == "." || p.URL == "" {
		return nil
	}
	ws := workspace.Workspace{Root: m.root}
	others, _ := filepath.Glob(filepath.Join(ws.Target(contest).Package, "*", "problem.yaml")) // Glob fails only for a bad pattern
	for _, file := range others {
		id := contest + "/" + filepath.Base(filepath.Dir(file))

		// Before parsing a package, which is slow, check that its text contains the address of the problem's
		// page.
		text, err := os.ReadFile(file)
		if err != nil || !bytes.Contains(text, []byte(yaml.Quote(p.URL))) {
			continue
		}
		old, err := packages.Describe(ws.Target(id))
		if err == nil && old.SourceURL == p.URL && old.Name == p.Name {
			return &sameError{"testcases", id}
		}
	}
	return nil
}

// testcases returns the files of the problem's package as a map from names to contents.
func (p *draft) testcases() map[string][]byte {
	files := map[string][]byte{"problem.yaml": p.yaml()}
	if p.Seconds > 0 {
		files[".timelimit"] = fmt.Appendf(nil, "%g\n", p.Seconds)
	}
	for i, s := range p.Samples {
		name := fmt.Sprintf("data/sample/%d", i+1)
		if p.Interactive {
			files[name+".interaction"] = s.exchange()
			continue
		}
		files[name+".in"], files[name+".ans"] = []byte(s.in), []byte(s.ans)
	}

	// If there is no sample, create an empty input, but no empty answer: the judge reports that the answer is
	// missing, which reminds the user to write it.
	if len(p.Samples) == 0 || p.Interactive {
		files["data/sample/1.in"] = nil
	}
	if p.Referee != nil {
		files["data/sample/1.in"] = []byte(stubs.GameCase)
		files[p.Referee.file] = []byte(p.Referee.text)
	}
	if p.Picture != nil {
		files[p.Picture.file] = []byte(p.Picture.text)
	}
	return files
}

// exchange returns the sample of an interactive problem as the text of an .interaction file: lines to the
// program begin with <, lines from it with >. In a statement, the two sides of the exchange are columns.
// Where one side writes a line, the other column has an empty line.
func (s sample) exchange() []byte {
	var b bytes.Buffer
	toProgram := strings.Split(strings.TrimSuffix(s.in, "\n"), "\n")
	fromProgram := strings.Split(strings.TrimSuffix(s.ans, "\n"), "\n")

	// Line i of one column is next to line i of the other column, and usually one of the two is empty.
	write := func(mark string, lines []string, i int) {
		if i < len(lines) && strings.TrimSpace(lines[i]) != "" {
			b.WriteString(mark + lines[i] + "\n")
		}
	}
	for i := range max(len(toProgram), len(fromProgram)) {
		write("<", toProgram, i)
		write(">", fromProgram, i)
	}
	return b.Bytes()
}

// yaml returns the text of problem.yaml. All texts are quoted, so that a name cannot add or change settings.
func (p *draft) yaml() []byte {
	// Leave out keys with default values, so that the file shows only what is special about this problem.
	var b bytes.Buffer
	fmt.Fprintf(&b, "problem_format_version: legacy\nname: %s\n", yaml.Quote(p.Name))
	if p.Source != "" {
		fmt.Fprintf(&b, "source: %s\n", yaml.Quote(p.Source))
	}
	if p.URL != "" {
		fmt.Fprintf(&b, "source_url: %s\n", yaml.Quote(p.URL))
	}
	if p.Interactive {
		b.WriteString("validation: custom interactive\n")
	}
	if p.Referee != nil {
		fmt.Fprintf(&b, "validator_flags: %s\n", stubs.RefereeFlags)
	}
	// An unknown site probably distinguishes upper and lower case, as most sites do.
	batch := !p.Interactive && p.Referee == nil
	if batch && site.Of(path.Base(p.ID), p.Source, p.URL) == nil {
		fmt.Fprintf(&b, "validator_flags: %s\n", strings.Join(site.Words.Flags(), " "))
	}
	if p.Memory > 0 {
		fmt.Fprintf(&b, "limits:\n  memory: %d\n", p.Memory)
	}
	return b.Bytes()
}

// write writes the part's files into a hidden folder.
func (t *part) write(root, id string) (err error) {
	// Create the folder problems or testcases if it is missing, for example in a new repository.
	dir := filepath.Join(root, t.folder)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	if t.root, err = os.OpenRoot(dir); err != nil {
		return err
	}
	if err := t.vacant(id); err != nil {
		return err
	}

	// The judge skips names that begin with a dot, so it ignores an incomplete problem.
	t.stage = ".new-" + rand.Text()
	for name, text := range t.files {
		name = path.Join(t.stage, name)
		if err := t.root.MkdirAll(filepath.FromSlash(path.Dir(name)), 0o777); err != nil {
			return err
		}
		if err := t.root.WriteFile(filepath.FromSlash(name), text, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// vacant returns an error if the folder of the id exists, or if it would be inside the folder of another
// problem.
func (t *part) vacant(id string) error {
	_, err := t.root.Lstat(filepath.FromSlash(id))
	if err == nil {
		return fmt.Errorf("%s/%s exists already and was not changed", t.folder, id)
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return err
	}

	// A problem must not be inside the folder of another problem, because the tools would treat the inner problem
	// as data of the outer one.
	for above := path.Dir(id); above != "."; above = path.Dir(above) {
		for _, name := range []string{"solution", "problem.yaml", "data"} {
			_, err := t.root.Lstat(filepath.FromSlash(path.Join(above, name)))
			if err == nil {
				return fmt.Errorf("%s/%s is a problem and cannot contain %s; nothing was created",
					t.folder, above, id)
			}
		}
	}
	return nil
}

// move renames the hidden folder to the problem's folder.
func (t *part) move(id string) error {
	// Create the parent folders one by one, so that the method close can remove exactly the new ones.
	parts := strings.Split(id, "/")
	for i := 1; i < len(parts); i++ {
		above := filepath.Join(parts[:i]...)
		err := t.root.Mkdir(above, 0o777)
		if err == nil {
			t.made = append(t.made, above)
		} else if !errors.Is(err, fs.ErrExist) {
			return err
		}
	}

	if err := t.root.Rename(t.stage, filepath.FromSlash(id)); err != nil {
		return err
	}
	t.moved = true
	return nil
}

// close removes the hidden folder. If creating the problem failed, it also removes everything else that was created.
func (t *part) close(id string, failed bool) {
	if t.root == nil {
		return
	}
	if t.stage != "" {
		t.root.RemoveAll(t.stage)
	}
	if failed && t.moved {
		t.root.RemoveAll(filepath.FromSlash(id))
	}

	// Ignore errors: os.Remove fails if a folder now also contains another problem, and then the folder must stay.
	if failed {
		for _, folder := range slices.Backward(t.made) {
			t.root.Remove(folder)
		}
	}
	t.root.Close()
}
