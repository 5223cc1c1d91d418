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
	"slices"
	"strings"

	"oj/judge/internal/language"
)

// source is the text of one program.
type source struct {
	language.Source
	extra int // how many of the files, the last ones, are none of the program's own
}

// maxFolder bounds what a program's folder may hold, in bytes.
const maxFolder = 256 << 20

// readSource reads the files of a job.
func readSource(job Job) (*source, error) {
	info, err := os.Stat(job.Source)
	if err != nil {
		return nil, err
	}
	s := &source{Source: language.Source{Single: !info.IsDir(), Own: filepath.Base(job.Source), Entry: job.Entry, Std: job.Std}}
	if s.Single {
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
	s.Lang = s.Detect(job.Lang, job.Validator)
	if s.Lang == language.Scripts {
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
		extra.replace(one.Files)
	}
	s.replace(extra.Files)
	s.extra = len(extra.Files)
	return nil
}

// moveInto puts all files into a folder of this name.
func (s *source) moveInto(folder string) {
	for i := range s.Files {
		s.Files[i].Name = folder + "/" + s.Files[i].Name
	}
}

// replace adds files in place of those of their names.
func (s *source) replace(files []language.File) {
	for _, f := range files {
		s.remove(f.Name)
	}
	s.Files = append(s.Files, files...)
}

func (s *source) add(path, name string, info fs.FileInfo) error {
	if !info.Mode().IsRegular() {
		return fmt.Errorf("%s: want a regular file", path)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	s.Files = append(s.Files, language.File{Name: name, Data: data, Mode: info.Mode().Perm()})
	return nil
}

// fill changes the text of the files, or only of those that are the package's.
func (s *source) fill(job Job) {
	from := 0
	if job.FillExtra {
		from = len(s.Files) - s.extra
	}
	for i := max(from, 0); i < len(s.Files); i++ {
		s.Files[i].Data = job.Fill(s.Files[i].Data)
	}
}

// allowScripts makes the scripts executable, which they are not any more after some archives.
func (s *source) allowScripts() {
	for i, f := range s.Files {
		if f.Name == "build" || f.Name == "run" {
			s.Files[i].Mode |= 0o111
		}
	}
}

// remove takes a file out, since another one of its name comes in its place.
func (s *source) remove(name string) {
	s.Files = slices.DeleteFunc(s.Files, func(f language.File) bool { return f.Name == name })
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
func (s *source) key(job Job, tl language.Tool) string {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n%s\n%s\n%q %q %q\n", recipe, s.Lang.ID, tl.Identity, job.GoLang, job.Std, job.Entry)
	for _, name := range settings {
		fmt.Fprintf(h, "%q\n", os.Getenv(name))
	}
	for _, f := range s.Files {
		fmt.Fprintf(h, "%q %o %d\n", f.Name, f.Mode&0o111, len(f.Data))
		h.Write(f.Data)
	}
	return s.Lang.ID + "-" + hex.EncodeToString(h.Sum(nil))[:40]
}

// write puts the files into a folder.
func (s *source) write(dir string) error {
	for _, f := range s.Files {
		path := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.Data, f.Mode|0o600); err != nil {
			return err
		}
	}
	return nil
}
