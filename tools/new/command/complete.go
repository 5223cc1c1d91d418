// This file completes a problem that exists already: a later click on its page, or on another page of the same problem,
// fills empty samples, adds new ones, and adds a missing name and missing limits. It never changes what differs.

package command

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"

	"oj/tools/shared/atomicfile"
	"oj/tools/shared/layout"
	packages "oj/tools/shared/problem"
	"oj/tools/shared/workspace"
)

// errDiffers means that samples of a problem differ from those of its page. The differences have been printed.
var errDiffers = errors.New("differs from the page and was not changed")

// stored is a sample in data/sample. A missing file is an empty text.
type stored struct{ in, ans string }

// complete writes what the existing problem lacks: samples, the name and the limits. It returns the error same if there is
// nothing to write, and errDiffers if a sample differs.
func (m *maker) complete(p *draft, same *sameError) error {
	err := m.completeSamples(p, same)
	described, failed := m.completeDescription(p, same.id)
	if described && errors.As(err, new(*sameError)) {
		err = nil
	}
	return errors.Join(err, failed)
}

// completeDescription writes the name and the limits of p if the existing problem has none, and reports whether it has
// written any. It prints what it writes, and what differs.
func (m *maker) completeDescription(p *draft, id string) (written bool, err error) {
	ws := workspace.Workspace{Root: m.root}
	target := ws.Target(id)
	old, err := packages.Describe(target)
	if err != nil {
		return false, err
	}
	dir := "testcases/" + id
	note := func(file, line string) {
		fmt.Fprintf(m.out, "%s/%s: %s\n", dir, file, line)
		written = true
	}
	differ := func(file, what, here, page string) {
		if here != page {
			fmt.Fprintf(m.out, "%s/%s was not changed: its %s is %s, on the page it is %s\n", dir, file, what, here, page)
		}
	}

	// A problem that was created without its page has its id as its name.
	const description, limit = "problem.yaml", ".timelimit"
	isNameless := old.Name == "" || old.Name == id || old.Name == path.Base(id)
	hasName := p.Name != "" && p.Name != p.ID && p.Name != path.Base(p.ID)
	if hasName && !isNameless {
		differ(description, "name", old.Name, p.Name)
	}
	if hasName && isNameless {
		line, err := packages.SaveName(target.Package, p.Name)
		if err != nil {
			return written, err
		}
		note(description, line)
	}

	if p.Memory > 0 {
		line, err := packages.SaveMemory(target.Package, p.Memory)
		if err != nil {
			return written, err
		}
		if line != "" {
			note(description, line)
		} else {
			differ(description, "memory limit", fmt.Sprintf("%d MiB", old.Limits.Memory>>20), fmt.Sprintf("%d MiB", p.Memory))
		}
	}
	if p.Seconds > 0 && old.TimeLimit > 0 {
		differ(limit, "time limit", fmt.Sprintf("%g s", old.TimeLimit.Seconds()), fmt.Sprintf("%g s", p.Seconds))
	}
	if p.Seconds > 0 && old.TimeLimit == 0 {
		text := fmt.Sprintf("%g\n", p.Seconds)
		if err := atomicfile.Write(filepath.Join(target.Package, limit), []byte(text)); err != nil {
			return written, err
		}
		note(limit, strings.TrimSpace(text))
	}
	return written, nil
}

// completeSamples writes the samples of p that the existing problem lacks. It returns the error same if there is nothing
// to write, and errDiffers if a sample differs.
func (m *maker) completeSamples(p *draft, same *sameError) error {
	dir := path.Join("testcases", same.id)
	folder := filepath.Join(m.root, filepath.FromSlash(dir))
	isFlat := !workspace.IsDir(filepath.Join(folder, "data")) && layout.Has(folder)
	if isFlat { // data/sample would hide the testcases there
		return same
	}
	root, err := os.OpenRoot(filepath.Join(m.root, "testcases"))
	if err != nil {
		return same // the problem has a folder in problems, but no testcases
	}
	defer root.Close()
	samples := path.Join(same.id, "data", "sample")
	have, err := readStored(root, samples)
	if err != nil {
		return err
	}

	// Find what is missing, and print what differs.
	var missing []newFile
	differs := ""
	differ := func(number int, ext, old, page string) {
		name := fmt.Sprintf("testcases/%s/%d.%s", samples, number, ext)
		differs = name
		fmt.Fprintf(m.out, "%s differs from the page:\n%s", name, difference(old, page))
	}
	for i, s := range p.Samples {
		number := i + 1
		if n := numberOf(have, s.in); n > 0 {
			number = n // the same input may have another number
		}
		old := have[number]
		if old.in != "" && old.in != s.in {
			differ(number, "in", old.in, s.in)
			continue
		}
		if old.ans != "" && old.ans != s.ans {
			differ(number, "ans", old.ans, s.ans)
			continue
		}

		// The answer comes first, because a testcase without an answer is not judged.
		if old.ans == "" && s.ans != "" {
			missing = append(missing, newFile{samples, number, "ans", s.ans})
		}
		if old.in == "" && s.in != "" {
			missing = append(missing, newFile{samples, number, "in", s.in})
		}
	}

	if err := writeFiles(root, missing, m.out); err != nil {
		return err
	}
	switch {
	case differs != "":
		return fmt.Errorf("%s %w", differs, errDiffers)
	case len(missing) == 0:
		return same
	}
	fmt.Fprintf(m.out, "%s: its samples are complete now\n", same.id)
	return nil
}

// readStored reads the samples whose name is a number.
func readStored(root *os.Root, dir string) (map[int]stored, error) {
	have := map[int]stored{}
	folder, err := root.Open(filepath.FromSlash(dir))
	if errors.Is(err, os.ErrNotExist) {
		return have, nil
	}
	if err != nil {
		return nil, err
	}
	defer folder.Close()
	names, err := folder.Readdirnames(-1)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		stem, ext, _ := strings.Cut(name, ".")
		number, err := strconv.Atoi(stem)
		if err != nil || ext != "in" && ext != "ans" {
			continue
		}
		text, err := root.ReadFile(filepath.FromSlash(path.Join(dir, name)))
		if err != nil {
			return nil, err
		}
		one := have[number]
		if ext == "in" {
			one.in = lines(string(text))
		} else {
			one.ans = lines(string(text))
		}
		have[number] = one
	}
	return have, nil
}

// numberOf returns the number of the sample with this input, or 0 if there is none.
func numberOf(have map[int]stored, in string) int {
	best := 0
	for number, one := range have {
		if in != "" && one.in == in && (best == 0 || number < best) {
			best = number
		}
	}
	return best
}

// A newFile is a file of a sample to write.
type newFile struct {
	dir    string // its folder, below testcases
	number int
	ext    string
	text   string
}

// writeFiles writes files that are missing or empty, and prints their names. After an error it removes them again.
func writeFiles(root *os.Root, files []newFile, out io.Writer) (err error) {
	var written []string
	defer func() {
		if err != nil {
			for _, name := range written {
				root.Remove(name)
			}
		}
	}()
	for _, f := range files {
		if err := root.MkdirAll(filepath.FromSlash(f.dir), 0o777); err != nil {
			return err
		}
		name := fmt.Sprintf("%s/%d.%s", f.dir, f.number, f.ext)
		written = append(written, filepath.FromSlash(name))
		if err := root.WriteFile(filepath.FromSlash(name), []byte(f.text), 0o666); err != nil {
			return err
		}
		fmt.Fprintf(out, "testcases/%s (%s)\n", name, countLines(f.text))
	}
	return nil
}

// maxDifference is the maximum number of lines of each side that difference prints.
const maxDifference = 6

// difference returns the lines in which two texts differ: first those of the file, then those of the page.
func difference(file, page string) string {
	a, b := strings.SplitAfter(file, "\n"), strings.SplitAfter(page, "\n")
	first := 0
	for first < min(len(a), len(b)) && a[first] == b[first] {
		first++
	}
	a, b = a[first:], b[first:]
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}

	var out strings.Builder
	fmt.Fprintf(&out, "  line %d (- the file, + the page)\n", first+1)
	for _, side := range []struct {
		mark string
		list []string
	}{{"-", a}, {"+", b}} {
		for i, line := range side.list {
			if i == maxDifference {
				fmt.Fprintf(&out, "  %s ... %d more lines\n", side.mark, len(side.list)-i)
				break
			}
			if line != "" {
				fmt.Fprintf(&out, "  %s %s\n", side.mark, oneLine(line))
			}
		}
	}
	return out.String()
}
