// This file reads sources: which files belong to a program, in which language, and the key under
// which the cache knows them.

package build

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// source is the text of one program.
type source struct {
	lang   *Language
	single bool // one file, not a folder
	files  []sourceFile
	extra  int // how many of the files, the last ones, are none of the program's own
}

// sourceFile is one file of a program.
type sourceFile struct {
	name string // relative to the program's folder, with slashes
	data []byte
	mode fs.FileMode
}

// maxFolder bounds what a program's folder may hold, in bytes.
const maxFolder = 256 << 20

// readSource reads the files of a job.
func readSource(job Job) (*source, error) {
	info, err := os.Stat(job.Source)
	if err != nil {
		return nil, err
	}
	s := &source{single: !info.IsDir()}
	if s.single {
		err = s.add(job.Source, filepath.Base(job.Source), info)
	} else {
		err = s.addFolder(job.Source)
	}
	if err != nil {
		return nil, err
	}
	if err := s.addExtra(job.Extra); err != nil {
		return nil, err
	}
	s.lang = s.findLanguage(job)
	if s.lang == scripted {
		s.allowScripts()
	}
	if job.Fill != nil {
		s.fill(job)
	}
	return s, nil
}

// addExtra adds files and folders in place of what has their names; of the same name, the last one counts.
func (s *source) addExtra(paths []string) error {
	extra := &source{}
	for _, path := range paths {
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		one := &source{}
		if !info.IsDir() {
			err = one.add(path, filepath.Base(path), info)
		} else if real, linkErr := filepath.EvalSymlinks(path); linkErr != nil {
			err = linkErr
		} else if err = one.addFolder(real); err == nil {
			one.moveInto(filepath.Base(path))
		}
		if err != nil {
			return err
		}
		extra.replace(one.files)
	}
	s.replace(extra.files)
	s.extra = len(extra.files)
	return nil
}

// moveInto puts all files into a folder of this name.
func (s *source) moveInto(folder string) {
	for i := range s.files {
		s.files[i].name = folder + "/" + s.files[i].name
	}
}

// replace adds files in place of those of their names.
func (s *source) replace(files []sourceFile) {
	for _, f := range files {
		s.remove(f.name)
	}
	s.files = append(s.files, files...)
}

func (s *source) add(path, name string, info fs.FileInfo) error {
	if !info.Mode().IsRegular() {
		return fmt.Errorf("%s: want a regular file", path)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	s.files = append(s.files, sourceFile{name, data, info.Mode().Perm()})
	return nil
}

// fill changes the text of the files, or only of those that are the package's.
func (s *source) fill(job Job) {
	from := 0
	if job.FillExtra {
		from = len(s.files) - s.extra
	}
	for i := max(from, 0); i < len(s.files); i++ {
		s.files[i].data = job.Fill(s.files[i].data)
	}
}

// allowScripts makes the scripts executable, which they are not any more after some archives.
func (s *source) allowScripts() {
	for i, f := range s.files {
		if f.name == "build" || f.name == "run" {
			s.files[i].mode |= 0o111
		}
	}
}

// remove takes a file out, since another one of its name comes in its place.
func (s *source) remove(name string) {
	s.files = slices.DeleteFunc(s.files, func(f sourceFile) bool { return f.name == name })
}

// addFolder adds all files of a folder and its folders, except hidden ones.
func (s *source) addFolder(root string) error {
	total := int64(0)
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "__pycache__") {
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		info, err := os.Stat(path) // follows links
		if err != nil || info.IsDir() {
			return err
		}
		if total += info.Size(); total > maxFolder {
			return fmt.Errorf("%s: more than %d bytes; is this the folder of one program?", root, maxFolder)
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		return s.add(path, filepath.ToSlash(name), info)
	})
}

// findLanguage decides by the wish, by build and run scripts, or by file names.
func (s *source) findLanguage(job Job) *Language {
	if job.Lang != "" {
		if l := LanguageByID(job.Lang); l != nil {
			return l
		}
		return otherLanguage(job.Lang)
	}
	if !s.single && (s.has("build") || s.has("run")) {
		return scripted
	}
	candidates := languages
	if job.Validator {
		candidates = append([]*Language{ctd, viva}, languages...)
	}
	for _, l := range candidates {
		for _, f := range s.files {
			if l.is(f.name) && !(l.ID == "python" && isPython2(f.data)) {
				return l
			}
		}
	}
	return s.foreignLanguage()
}

// python2 is the first line of programs in the older Python, whose files end like those of the newer.
var python2 = regexp.MustCompile(`^#!.*python2`)

func isPython2(text []byte) bool { return python2.Match(text) }

// foreignLanguage names a language that is not built here.
func (s *source) foreignLanguage() *Language {
	for _, f := range s.files {
		if isPython2(f.data) {
			return otherLanguage("Python 2")
		}
		if name := others[filepath.Ext(f.name)]; name != "" {
			return otherLanguage(name)
		}
	}
	return foreign
}

func (s *source) has(name string) bool {
	for _, f := range s.files {
		if f.name == name {
			return true
		}
	}
	return false
}

// ofLanguage returns the names of the files that are sources of the program's own language.
func (s *source) ofLanguage() []string {
	var names []string
	for _, f := range s.files {
		if s.lang.is(f.name) || s.single && f.name == s.files[0].name {
			names = append(names, f.name)
		}
	}
	return names
}

// recipe changes whenever the way of building does, so that old results are not taken.
const recipe = "8"

// settings are the variables of the environment by which compilers find headers and libraries, or change
// what they do. Those of Go do not reach it, but for these.
var settings = []string{
	"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "LIBRARY_PATH", "LD_LIBRARY_PATH", "COMPILER_PATH", "GCC_EXEC_PREFIX",
	"RUSTFLAGS", "RUSTUP_TOOLCHAIN", "JDK_JAVAC_OPTIONS", "JAVA_TOOL_OPTIONS", "JAVA_HOME", "CLASSPATH", "PYTHONPATH", "PYTHONHOME",
	"GOROOT", "GOOS", "GOARCH", "GOAMD64", "GOARM64", "GOEXPERIMENT",
}

// key hashes everything that the built program depends on.
func (s *source) key(job Job, tl tool) string {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n%s\n%s\n%q %q %q\n", recipe, s.lang.ID, tl.identity, job.GoLang, job.Std, job.Entry)
	for _, name := range settings {
		fmt.Fprintf(h, "%q\n", os.Getenv(name))
	}
	for _, f := range s.files {
		fmt.Fprintf(h, "%q %o %d\n", f.name, f.mode&0o111, len(f.data))
		h.Write(f.data)
	}
	return s.lang.ID + "-" + hex.EncodeToString(h.Sum(nil))[:40]
}

// write puts the files into a folder.
func (s *source) write(dir string) error {
	for _, f := range s.files {
		path := filepath.Join(dir, filepath.FromSlash(f.name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.data, f.mode|0o600); err != nil {
			return err
		}
	}
	return nil
}
