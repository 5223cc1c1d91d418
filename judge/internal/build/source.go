// This file reads the sources of a program, detects the language, and computes the key for the cache.

package build

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/shared/language"
)

// testlib is the header of the library testlib for checkers, interactors and validators.
const testlib = "testlib.h"

// maxFolder is the maximum total size of the files of a program, in bytes.
const maxFolder = 256 << 20

// readSource returns the source of a program: its own files and the files from Job.Extra. A file from
// Job.Extra replaces one of the program's own files if it has the same name.
func readSource(job Job) (*language.Source, error) {
	s := &language.Source{Own: filepath.Base(job.Source), Entry: job.Entry, Std: job.Std}
	if job.Files == nil {
		info, err := stat(job.Source)
		if err != nil {
			return nil, err
		}
		s.Single = !info.IsDir()
	}

	// The program's own files come first, with their names relative to the program's folder.
	own, err := ownFiles(job)
	if err != nil {
		return nil, err
	}
	s.Files = slices.Clone(own)

	// Add the extra files after the program's own files, because an extra file replaces an own file with the
	// same name. The files of an extra folder keep the folder in their names.
	for _, path := range job.Extra {
		files, err := readFiles(path, filepath.Base(path), job.Fill)
		if err != nil {
			return nil, err
		}
		s.Files = slices.DeleteFunc(s.Files, func(f language.File) bool {
			return slices.ContainsFunc(files, func(other language.File) bool { return other.Name == f.Name })
		})
		for i := range files {
			files[i].Included = true
		}
		s.Files = append(s.Files, files...)
	}

	// Compilers recognize a source by its extension. So a single file with an unusual extension gets the usual one.
	s.Lang = s.Detect(job.Lang, job.Validator)
	// An included file of the same name may have replaced it.
	hasOwn := s.Single && !s.Files[0].Included
	if hasOwn && !s.Lang.Interpreted && s.Lang.Exts != nil && !s.Lang.Is(s.Files[0].Name) {
		own := &s.Files[0].Name
		*own = strings.TrimSuffix(*own, path.Ext(*own)) + s.Lang.Exts[0]
	}

	if !job.Named {
		s.Rename()
	}

	// If a single file includes testlib.h, add this header from the same folder.
	if s.Single && s.Lang.ID == "cpp" && !s.Has(testlib) && bytes.Contains(s.Files[0].Data, []byte(testlib)) {
		header, err := os.ReadFile(filepath.Join(filepath.Dir(job.Source), testlib))
		if err == nil {
			s.Files = append(s.Files, language.File{Name: testlib, Data: header})
		}
	}

	if job.LineBuffered && s.Lang.LineSource != "" {
		name := "oj_line_buffered" + s.Lang.Exts[0]
		s.Files = append(s.Files, language.File{Name: name, Data: []byte(s.Lang.LineSource), Included: true})
	}

	if s.Lang.ID == "go" {
		if err := completeGo(s, job); err != nil {
			return nil, err
		}
	}

	// Make scripts executable, because some archive formats do not store the execute permission.
	for i, f := range s.Files {
		if s.Lang == language.Scripts && (f.Name == "build" || f.Name == "run") {
			s.Files[i].Mode |= 0o111
		}
	}
	return s, nil
}

// ownFiles returns the program's own files. They are in Job.Files if Source does not exist on the disk.
func ownFiles(job Job) ([]language.File, error) {
	if job.Files != nil {
		return job.Files, nil
	}
	fill := job.Fill
	if job.FillExtra { // Fill applies only to the files from Extra
		fill = nil
	}
	return readFiles(job.Source, "", fill)
}

// completeGo removes the test files from the source of a Go program, and adds a go.mod file and the imported
// packages of the program's module.
func completeGo(s *language.Source, job Job) error {
	isTest := func(f language.File) bool { return !s.Single && strings.HasSuffix(f.Name, "_test.go") }
	s.Files = slices.DeleteFunc(s.Files, isTest)
	if job.Module && !s.Has("go.mod") {
		if err := addModule(s, job.Source); err != nil {
			return err
		}
	}

	// The version in go.mod selects the language and the behaviour of the standard library.
	if !s.Has("go.mod") {
		version := strings.TrimPrefix(s.Standard(), "go")
		s.Files = append(s.Files, goMod("", fmt.Sprintf("module judged\n\ngo %s\n", version)))
	}
	return nil
}

// readFiles reads a file, or all files in a folder except hidden files and Python's compiled files. The
// parameter given is the path of the file or folder. The parameter name is its name in the result. If name is
// "", a file keeps its own name, and the names of a folder's files are relative to the folder. If fill is not
// nil, it is applied to the text of each file.
func readFiles(given, name string, fill func([]byte) []byte) (list []language.File, err error) {
	// Most programs are a single file, which needs no walk.
	info, err := stat(given)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		if info.Size() > maxFolder {
			return nil, tooLarge(given)
		}
		f, err := readOne(given, info, fill)
		f.Name = cmp.Or(name, filepath.Base(given))
		return []language.File{f}, err
	}

	// Resolve a symlink to a folder, because WalkDir does not follow it.
	root, err := filepath.EvalSymlinks(given)
	if err != nil {
		return nil, err
	}

	total := int64(0)
	err = filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}

		// Skip hidden files, which do not belong to a program, and Python's compiled files.
		if file != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "__pycache__") {
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		}

		// The limit catches a folder that was named by mistake, such as a home folder.
		info, err := stat(file)
		if err != nil || info.IsDir() {
			return err
		}
		if total += info.Size(); total > maxFolder {
			return tooLarge(root)
		}
		f, err := readOne(file, info, fill)
		f.Name = path.Join(name, filepath.ToSlash(strings.TrimPrefix(file[len(root):], string(filepath.Separator))))
		list = append(list, f)
		return err
	})
	return list, err
}

// stat is os.Stat, which follows symbolic links. Its error tells a broken link from a missing file.
func stat(path string) (fs.FileInfo, error) {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		if _, linkErr := os.Lstat(path); linkErr == nil {
			return nil, fmt.Errorf("%s: this symbolic link is broken: its target does not exist", path)
		}
	}
	return info, err
}

func tooLarge(path string) error {
	return fmt.Errorf("%s: more than %d bytes; is this one program?", path, maxFolder)
}

// readOne reads one file without its name.
func readOne(file string, info fs.FileInfo, fill func([]byte) []byte) (f language.File, err error) {
	if !info.Mode().IsRegular() {
		return f, fmt.Errorf("%s: not a regular file", file)
	}
	f.Mode = info.Mode().Perm()
	if f.Data, err = os.ReadFile(file); fill != nil {
		f.Data = fill(f.Data)
	}
	return f, err
}

// recipe is the version of the build procedure. It is part of every cache key. Increase it when the procedure
// changes, so that old cache entries are not used.
const recipe = "22"

// settings lists the environment variables that affect compilers, or tell them where to find headers and
// libraries. Their values are part of every cache key. The other variables of Go are not listed, because
// goEnv makes builds independent of them.
var settings = []string{
	"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "LIBRARY_PATH", "LD_LIBRARY_PATH", "COMPILER_PATH", "GCC_EXEC_PREFIX",
	"RUSTFLAGS", "RUSTUP_TOOLCHAIN", "JDK_JAVAC_OPTIONS", "JAVA_TOOL_OPTIONS", "JAVA_HOME", "CLASSPATH", "PYTHONPATH", "PYTHONHOME",
	"GOROOT", "GOOS", "GOARCH", "GOAMD64", "GOARM64", "GOEXPERIMENT",
}

// key returns the key of a program: a hash of everything that the built program depends on. entry is the file or class
// to start.
func key(s *language.Source, tool language.Tool, entry string) string {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n%s\n%s\n%q %q %q\n", recipe, s.Lang.ID, tool.Identity, s.Std, entry, s.Package)

	for _, name := range settings {
		fmt.Fprintf(h, "%q\n", os.Getenv(name))
	}

	// Hash the name and the length of each file, too, so that two different lists of files never have the same bytes.
	for _, f := range s.Files {
		fmt.Fprintf(h, "%q %o %d\n", f.Name, f.Mode&0o111, len(f.Data))
		h.Write(f.Data)
	}

	return s.Lang.ID + "-" + hex.EncodeToString(h.Sum(nil))[:40]
}

// Write writes files into a folder, and replaces existing files with the same names. Executable files stay executable.
func Write(files []language.File, dir string) error {
	for _, f := range files {
		path := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}

		// Remove the old file first: if it is a symlink, its target must not be overwritten.
		os.Remove(path)
		if err := os.WriteFile(path, f.Data, 0o644|f.Mode&0o111); err != nil {
			return err
		}
	}
	return nil
}

// Names for the values of Copy's parameter "inside".
const (
	WholeFolders = false // copy each folder itself
	OnlyContents = true  // copy the contents of each folder
)

// Copy copies files, and folders with everything in them. They are copied into the folder target. Copy skips
// hidden files and follows symlinks. If inside is true, it copies the contents of each folder instead of the
// folder itself.
func Copy(target string, inside bool, paths ...string) error {
	for _, from := range paths {
		name := filepath.Base(from)
		if inside {
			name = ""
		}

		files, err := readFiles(from, name, nil)
		if err == nil {
			err = Write(files, target)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
