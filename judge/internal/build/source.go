// This file reads sources: which files belong to a program, in which language, and the key under
// which the cache knows them.

package build

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/language"
)

// maxFolder bounds what a program's folder may hold, in bytes.
const maxFolder = 256 << 20

// readSource reads the files of a job: the program's own, and further ones, which take the place of those of their
// names.
func readSource(job Job) (*language.Source, error) {
	s := &language.Source{Own: filepath.Base(job.Source), Entry: job.Entry, Std: job.Std}
	if job.Files == nil {
		info, err := os.Stat(job.Source)
		if err != nil {
			return nil, err
		}
		s.Single = !info.IsDir()
	}
	for i, path := range append([]string{job.Source}, job.Extra...) {
		name, fill := filepath.Base(path), job.Fill
		if i == 0 {
			name = ""
		}
		if i == 0 && job.FillExtra {
			fill = nil
		}
		files, err := job.Files, error(nil)
		if i > 0 || files == nil {
			files, err = readFiles(path, name, fill)
		}
		if err != nil {
			return nil, err
		}
		s.Files = slices.DeleteFunc(s.Files, func(f language.File) bool {
			return slices.ContainsFunc(files, func(other language.File) bool { return other.Name == f.Name })
		})
		s.Files = append(s.Files, files...)
	}
	s.Lang = s.Detect(job.Lang, job.Validator)
	if s.Single && !s.Lang.Interpreted && s.Lang.Exts != nil && !s.Lang.Is(s.Files[0].Name) {
		own := &s.Files[0].Name
		*own = strings.TrimSuffix(*own, path.Ext(*own)) + s.Lang.Exts[0] // by which compilers know their sources
	}
	if s.Lang.ID == "go" {
		s.Files = slices.DeleteFunc(s.Files, func(f language.File) bool { return !s.Single && strings.HasSuffix(f.Name, "_test.go") })
		if job.Module && !s.Has("go.mod") {
			if err := addModule(s, job.Source); err != nil {
				return nil, err
			}
		}
		if !s.Has("go.mod") { // by which the library behaves as in that version, too
			mod := fmt.Sprintf("module judged\n\ngo %s\n", strings.TrimPrefix(s.Standard(), "go"))
			s.Files = append(s.Files, language.File{Name: "go.mod", Data: []byte(mod)})
		}
	}
	for i, f := range s.Files {
		if s.Lang == language.Scripts && (f.Name == "build" || f.Name == "run") {
			s.Files[i].Mode |= 0o111 // which they lose in some archives
		}
	}
	return s, nil
}

// readFiles reads a file, or all files of a folder and its folders but hidden ones, under this name, "" for the file's own
// and that of the folder in which all are. Their texts are changed by fill, if there is such a function.
func readFiles(given, name string, fill func([]byte) []byte) (list []language.File, err error) {
	root, err := filepath.EvalSymlinks(given) // walking over a folder does not follow it
	if err != nil {
		return nil, err
	}
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
		data, err := os.ReadFile(file)
		if fill != nil {
			data = fill(data)
		}
		inside := path.Join(name, strings.TrimLeft(filepath.ToSlash(file[len(root):]), "/"))
		list = append(list, language.File{Name: cmp.Or(inside, filepath.Base(given)), Data: data, Mode: info.Mode().Perm()})
		return err
	})
	return list, err
}

// recipe changes whenever the way of building does, so that old results are not taken.
const recipe = "17"

// settings are the variables of the environment by which compilers find headers and libraries, or change
// what they do. Those of Go do not reach it, but for these.
var settings = []string{
	"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "LIBRARY_PATH", "LD_LIBRARY_PATH", "COMPILER_PATH", "GCC_EXEC_PREFIX",
	"RUSTFLAGS", "RUSTUP_TOOLCHAIN", "JDK_JAVAC_OPTIONS", "JAVA_TOOL_OPTIONS", "JAVA_HOME", "CLASSPATH", "PYTHONPATH", "PYTHONHOME",
	"GOROOT", "GOOS", "GOARCH", "GOAMD64", "GOARM64", "GOEXPERIMENT",
}

// key hashes everything that the built program depends on.
func key(s *language.Source, tool language.Tool) string {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n%s\n%s\n%q %q %q\n", recipe, s.Lang.ID, tool.Identity, s.Std, s.Entry, s.Package)
	for _, name := range settings {
		fmt.Fprintf(h, "%q\n", os.Getenv(name))
	}
	for _, f := range s.Files {
		fmt.Fprintf(h, "%q %o %d\n", f.Name, f.Mode&0o111, len(f.Data))
		h.Write(f.Data)
	}
	return s.Lang.ID + "-" + hex.EncodeToString(h.Sum(nil))[:40]
}

// Write puts files into a folder, in place of what has their names there. What may be executed stays so.
func Write(files []language.File, dir string) error {
	for _, f := range files {
		path := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		os.Remove(path)
		if err := os.WriteFile(path, f.Data, 0o644|f.Mode&0o111); err != nil {
			return err
		}
	}
	return nil
}

// Copy copies files, and all files of folders and their folders but hidden ones, with what they link to, into the folder
// to: under their names, or, if only what is in the folders is wanted, without those.
func Copy(to string, inside bool, paths ...string) error {
	for _, from := range paths {
		name := filepath.Base(from)
		if inside {
			name = ""
		}
		files, err := readFiles(from, name, nil)
		if err == nil {
			err = Write(files, to)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
