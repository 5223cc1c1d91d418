// This file reads sources: which files belong to a program, in which language, and the key under
// which the cache knows them.

package build

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path"
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
	own := ""
	if s.Single {
		own = s.Own
	}
	if s.Files, err = readFiles(job.Source, own); err != nil {
		return nil, err
	}
	var extra []language.File
	for _, path := range job.Extra {
		real, err := filepath.EvalSymlinks(path) // walking over a folder does not follow it
		if err != nil {
			return nil, err
		}
		files, err := readFiles(real, filepath.Base(path))
		if err != nil {
			return nil, err
		}
		extra = replaced(extra, files)
	}
	s.Files, s.extra = replaced(s.Files, extra), len(extra)
	s.Lang = s.Detect(job.Lang, job.Validator)
	if s.Lang == language.Scripts {
		s.allowScripts()
	}
	if job.Fill != nil {
		s.fill(job)
	}
	return s, nil
}

// replaced returns the list with further files, in place of those of their names.
func replaced(list, files []language.File) []language.File {
	list = slices.DeleteFunc(list, func(f language.File) bool {
		return slices.ContainsFunc(files, func(other language.File) bool { return other.Name == f.Name })
	})
	return append(list, files...)
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

// readFiles reads a file, under this name, or all files of a folder and its folders but hidden ones, as files in one of
// this name.
func readFiles(root, name string) (list []language.File, err error) {
	total := int64(0)
	err = filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if file != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "__pycache__") {
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		info, err := os.Stat(file) // follows links
		if err != nil || info.IsDir() {
			return err
		}
		if total += info.Size(); total > maxFolder {
			return fmt.Errorf("%s: more than %d bytes; is this the folder of one program?", root, maxFolder)
		}
		if !info.Mode().IsRegular() {
			return fmt.Errorf("%s: want a regular file", file)
		}
		inside, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		data, err := os.ReadFile(file)
		list = append(list, language.File{Name: path.Join(name, filepath.ToSlash(inside)), Data: data, Mode: info.Mode().Perm()})
		return err
	})
	return list, err
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
