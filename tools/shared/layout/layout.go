// Package layout finds testcases in folders that do not follow the ICPC package format: beside a program, or as other
// tools store them. The files are read where they are.
//
//	1.in 1.out, A.IN A.OUT, A.INP A.OUT, 1.dat 1.ans, 1.in 1.ans, in1 out1, sample.in.1 sample.out.1, a_input0.txt a_output0.txt
//	test/sample-1.in, tests/sample-1.in         online-judge-tools, atcoder-cli
//	tests/01 tests/01.a                         Polygon
//	input/input0.txt output/output0.txt         CMS
//	in/a.txt out/a.txt                          AtCoder's published tests
//	I.1 O.1                                     USACO
package layout

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"oj/tools/shared/small"
)

// A Test is an input with its answer. Paths are relative to the folder that was searched.
type Test struct {
	Name string // such as 1, sample-1 or input0.txt without .txt
	In   string
	Ans  string // "" if there is no answer
}

// Tests are the testcases of a folder, sorted by their names, in which numbers are compared by value.
type Tests struct {
	List     []Test
	Warnings []string // answers without an input, inputs with two answers, and folders that are ignored
}

// folders are the names of folders with testcases, in the order in which they are searched. The folder itself comes
// first.
var folders = []string{"", "test", "tests", "testcases"}

// In returns the testcases of a folder. If the folder itself has testcases, those in its subfolders are ignored, which
// is a warning. If the folder cannot be read, there are no testcases.
func In(dir string) (found Tests) {
	for _, sub := range searched(dir) {
		tests := inFolder(dir, sub)
		switch {
		case len(tests.List) == 0:
		case len(found.List) == 0:
			found = tests
		default:
			found.warn("%s: ignored, because %s has testcases, too", filepath.Join(dir, sub), dir)
		}
	}
	slices.SortStableFunc(found.List, func(a, b Test) int { return strings.Compare(Natural(a.Name), Natural(b.Name)) })
	return found
}

// Has reports whether In finds a testcase.
func Has(dir string) bool {
	return slices.ContainsFunc(searched(dir), func(sub string) bool { return len(inFolder(dir, sub).List) > 0 })
}

// searched returns those of folders that exist.
func searched(dir string) (list []string) {
	entries := entriesOf(dir)
	for _, name := range folders {
		if name == "" {
			list = append(list, "")
		} else if sub := subfolder(dir, entries, name); sub != "" {
			list = append(list, sub)
		}
	}
	return list
}

// entriesOf returns the entries of a folder. A folder that cannot be read has none.
func entriesOf(dir string) []fs.DirEntry {
	entries, _ := os.ReadDir(dir)
	return entries
}

func (t *Tests) warn(format string, args ...any) {
	t.Warnings = append(t.Warnings, fmt.Sprintf(format, args...))
}

// subfolder returns the first of these names that is a subfolder among the entries of dir, as it is written on the
// disk, or "". Upper and lower case are equal.
func subfolder(dir string, entries []fs.DirEntry, names ...string) string {
	for _, name := range names {
		for _, e := range entries {
			if isFolder(dir, e) && strings.EqualFold(e.Name(), name) {
				return e.Name()
			}
		}
	}
	return ""
}

// isFolder reports whether an entry is a folder or a symbolic link to one.
func isFolder(dir string, e fs.DirEntry) bool {
	if e.Type()&fs.ModeSymlink == 0 {
		return e.IsDir()
	}
	info, err := os.Stat(filepath.Join(dir, e.Name()))
	return err == nil && info.IsDir()
}

// The names of the two folders of tools that keep inputs and answers apart.
var (
	inputFolders  = []string{"in", "input", "inputs"}
	answerFolders = []string{"out", "output", "outputs", "ans", "answer", "answers"}
)

// MayHold reports whether a subfolder with this name can hold testcases.
func MayHold(name string) bool {
	lower := strings.ToLower(name)
	return slices.Contains(folders[1:], lower) || slices.Contains(inputFolders, lower) || slices.Contains(answerFolders, lower)
}

// inFolder returns the testcases in dir/sub: those beside each other, or those in one folder of inputs and one folder
// of answers.
func inFolder(dir, sub string) (found Tests) {
	folder := filepath.Join(dir, sub)
	entries := entriesOf(folder)
	names := files(folder, entries)
	index := newIndex(names)
	ins, outs := names, sub

	in, out := subfolder(folder, entries, inputFolders...), subfolder(folder, entries, answerFolders...)
	apart := in != "" && out != "" && !hasInput(names, index)
	if apart {
		outs = filepath.Join(sub, out)
		sub = filepath.Join(sub, in)
		ins = files(filepath.Join(dir, sub), entriesOf(filepath.Join(dir, sub)))
		names = files(filepath.Join(dir, outs), entriesOf(filepath.Join(dir, outs)))
		index = newIndex(names)
	}
	used := map[string]bool{}
	for _, name := range ins {
		answers := answersTo(name, index, apart)
		if !apart && len(answers) == 0 && !isInput(name) {
			continue
		}
		t := Test{Name: stem(name, apart), In: filepath.Join(sub, name)}
		for _, answer := range answers {
			used[answer] = true
		}
		if len(answers) > 0 {
			t.Ans = filepath.Join(outs, answers[0])
			found.compare(dir, outs, name, answers)
		}
		found.List = append(found.List, t)
		used[name] = used[name] || !apart
	}

	// Name the answers that belong to no input, because their author expects that they are used.
	for _, name := range names {
		isAnswer := apart || orphan.MatchString(name)
		if isAnswer && !used[name] && len(found.List) > 0 && !isExecutable(filepath.Join(dir, outs, name)) {
			found.warn("%s: this answer has no input", filepath.Join(dir, outs, name))
		}
	}
	return found
}

// compare warns about an input with several answers, unless their texts are equal.
func (t *Tests) compare(dir, outs, input string, answers []string) {
	first, err := small.ReadFile(filepath.Join(dir, outs, answers[0]))
	for _, other := range answers[1:] {
		text, err2 := small.ReadFile(filepath.Join(dir, outs, other))
		if err != nil || err2 != nil || !bytes.Equal(first, text) {
			t.warn("%s: %s has two answers that differ, %s and %s: %s is used",
				filepath.Join(dir, outs), input, answers[0], other, answers[0])
		}
	}
}

// files returns the names of the files among the entries of dir except hidden ones.
func files(dir string, entries []fs.DirEntry) (names []string) {
	for _, e := range entries {
		if !isFolder(dir, e) && !strings.HasPrefix(e.Name(), ".") {
			names = append(names, e.Name())
		}
	}
	return names
}

func hasInput(names []string, index index) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		return isInput(name) || len(answersTo(name, index, false)) > 0
	})
}

// An index maps names in lower case to the names that are equal to them except for the case.
type index map[string][]string

func newIndex(names []string) index {
	all := index{}
	for _, name := range names {
		lower := strings.ToLower(name)
		all[lower] = append(all[lower], name)
	}
	return all
}

var (
	// inputName matches a name that contains the word "in" or "input" and no letters next to it, such as in1,
	// input1.txt or sample-in.2.
	inputName = regexp.MustCompile(`^(|.*[^A-Za-z])((?i)input|in)(|[^A-Za-z].*)$`)

	// alone matches inputs that are recognised without their answer.
	alone = regexp.MustCompile(`(?i)^.*\.inp?$|^(.*[^A-Za-z])?input[^A-Za-z]*(\.txt)?$|^in[0-9]+(\.txt)?$`)

	// orphan matches answers that are recognised without their input.
	orphan = regexp.MustCompile(`(?i)^.*\.(ans|out)$|^(.*[^A-Za-z])?(output|answer)[^A-Za-z]*[0-9](\.txt)?$|^out[0-9]+(\.txt)?$`)

	// inputSuffix matches the extensions of inputs whose answer has another extension. A .dat may be something else, so
	// without an answer it is no input.
	inputSuffix = regexp.MustCompile(`\.(in|inp|dat)$`)

	usaco  = regexp.MustCompile(`^I\.([0-9]+)$`)
	suffix = regexp.MustCompile(`(?i)\.(in|txt|dat|inp)$`)
)

// extensions are those of answers, the most usual ones first.
var extensions = []string{".ans", ".out", ".a", ".std", ".sol", ".ok", ".answer", ".output"}

func isInput(name string) bool { return alone.MatchString(name) }

// answersTo returns the names that can be the answer to an input, the most probable one first. The parameter apart says
// that the answers are in a folder of their own.
func answersTo(name string, index index, apart bool) (list []string) {
	add := func(candidates ...string) {
		for _, c := range candidates {
			for _, n := range index[strings.ToLower(c)] {
				if (apart || n != name) && !slices.Contains(list, n) {
					list = append(list, n)
				}
			}
		}
	}

	if apart {
		add(name)
	}
	if m := inputName.FindStringSubmatch(name); m != nil && !(m[3] == "" && strings.HasSuffix(m[1], ".")) {
		for _, word := range []string{"output", "out", "answer", "ans"} {
			add(m[1] + word + m[3])
		}
	}
	if m := usaco.FindStringSubmatch(name); m != nil {
		add("O." + m[1])
	}

	// NAME.in has the answer NAME.ans; Polygon's 01 has the answer 01.a.
	lower := strings.ToLower(name)
	base := inputSuffix.ReplaceAllString(lower, "")
	isIn := base != lower
	bare := filepath.Ext(name) == ""
	if apart || isIn || bare && strings.ContainsAny(name, "0123456789") {
		if apart {
			base = stem(name, true)
		}
		for _, ext := range extensions {
			add(base + ext)
		}
		add(base+".ans.txt", base+".out.txt") // some editors add .txt, which some systems hide
	}
	if apart {
		add(base, base+".txt")
	}
	return list
}

// stem returns the name of a test: the name of its input without .in or .txt. In a folder of inputs any extension goes.
func stem(name string, apart bool) string {
	if apart {
		if s := strings.TrimSuffix(name, filepath.Ext(name)); s != "" {
			return s
		}
	}
	if s := suffix.ReplaceAllString(name, ""); s != "" {
		return s
	}
	return name
}

// isExecutable reports whether a file can be executed, such as the a.out of a compiler.
func isExecutable(path string) bool {
	info, err := os.Stat(path)
	return err != nil || info.Mode()&0o111 != 0
}

var digits = regexp.MustCompile(`[0-9]+`)

// Natural returns a key for sorting names by the values of their numbers, so that 2 comes before 10.
func Natural(name string) string {
	return digits.ReplaceAllStringFunc(name, func(number string) string {
		return strings.Repeat("0", max(0, 30-len(number))) + number
	}) + " " + name
}
