// This file writes a problem's files: all of them, or none.

package main

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	packages "oj/tools/problem"
	"oj/tools/workspace"
)

// A part is what a problem has below problems or below testcases: texts by their names in its folder.
type part struct {
	folder string // problems or testcases
	files  map[string][]byte

	root  *os.Root // of the folder; nothing outside of it can be reached, not by symbolic links either
	stage string   // a hidden folder that holds the files until all are written
	made  []string // folders above the problem's that were not there before
	moved bool     // the files stand where they belong
}

// errSameProblem means that the problem was made before from the same page.
var errSameProblem = errors.New("exists already")

// create writes the files of a problem that must not exist yet.
func (m *maker) create(p *problem) (err error) {
	if err := m.vacant(p); err != nil {
		return err
	}
	solution, err := m.template.execute(p, m.module)
	if err != nil {
		return err
	}
	parts := []*part{
		{folder: "testcases", files: p.testcases()},
		{folder: "problems", files: map[string][]byte{"solution/solution.go": solution}},
	}
	defer func() {
		for _, part := range parts {
			part.close(p.ID, err != nil)
		}
	}()
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

// vacant refuses the id of a problem that exists. If that was made from another page, the error names the page.
func (m *maker) vacant(p *problem) error {
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
		return nil
	}

	old, err := packages.Describe(target)
	known := err == nil && old.SourceURL != "" && p.URL != ""
	switch {
	case known && old.SourceURL == p.URL:
		return fmt.Errorf("%s/%s %w and was left as it is; nothing was made", folder, p.ID, errSameProblem)
	case known:
		return fmt.Errorf("the id %s is taken by another page, %s; nothing was made", p.ID, old.SourceURL)
	}
	return fmt.Errorf("%s/%s exists already and was left as it is; nothing was made", folder, p.ID)
}

// testcases are the files of the problem's package.
func (p *problem) testcases() map[string][]byte {
	files := map[string][]byte{"problem.yaml": p.yaml()}
	if p.Seconds > 0 {
		files[".timelimit"] = fmt.Appendf(nil, "%g\n", p.Seconds)
	}
	for i, s := range p.Samples {
		name := fmt.Sprintf("data/sample/%d", i+1)
		files[name+".in"], files[name+".ans"] = []byte(s.in), []byte(s.ans)
	}
	if len(p.Samples) == 0 {
		files["data/sample/1.in"] = nil
	}
	return files
}

// yaml is problem.yaml. Every text in it is quoted, so that no name means anything but itself.
func (p *problem) yaml() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "problem_format_version: legacy\nname: %s\n", quote(p.Name))
	if p.Source != "" {
		fmt.Fprintf(&b, "source: %s\n", quote(p.Source))
	}
	if p.URL != "" {
		fmt.Fprintf(&b, "source_url: %s\n", quote(p.URL))
	}
	if p.Interactive {
		b.WriteString("validation: custom interactive\n")
	}
	if p.Memory > 0 {
		fmt.Fprintf(&b, "limits:\n  memory: %d\n", p.Memory)
	}
	return b.Bytes()
}

// quote writes a text as a string of JSON, which is one of YAML, too.
func quote(s string) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil {
		panic(err) // a string can always be encoded
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// write writes the part's files into a hidden folder beside those of other problems.
func (t *part) write(root, id string) (err error) {
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

// vacant refuses an id whose folder exists, or lies within another problem's.
func (t *part) vacant(id string) error {
	if _, err := t.root.Lstat(filepath.FromSlash(id)); err == nil {
		return fmt.Errorf("%s/%s exists already and was left as it is; nothing was made", t.folder, id)
	} else if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	for above := path.Dir(id); above != "."; above = path.Dir(above) {
		for _, sign := range []string{"solution", "problem.yaml", "data"} {
			if _, err := t.root.Lstat(filepath.FromSlash(path.Join(above, sign))); err == nil {
				return fmt.Errorf("%s/%s is a problem itself and cannot hold %s; nothing was made", t.folder, above, id)
			}
		}
	}
	return nil
}

// move puts the files where they belong.
func (t *part) move(id string) error {
	if dir := path.Dir(id); dir != "." {
		for i, c := range dir + "/" {
			if c != '/' {
				continue
			}
			above := filepath.FromSlash(dir[:i])
			if err := t.root.Mkdir(above, 0o777); err == nil {
				t.made = append(t.made, above)
			} else if !errors.Is(err, fs.ErrExist) {
				return err
			}
		}
	}
	if err := t.root.Rename(t.stage, filepath.FromSlash(id)); err != nil {
		return err
	}
	t.moved = true
	return nil
}

// close removes what is left over, and all that was made if creating the problem failed.
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
	for i := len(t.made) - 1; failed && i >= 0; i-- {
		t.root.Remove(t.made[i]) // fails where another problem stands there by now
	}
	t.root.Close()
}
