// This file adds to a Go program the packages that it imports from the module around it.

package build

import (
	"fmt"
	"path"
	"path/filepath"
	"strings"

	"oj/tools/bundle/generated"
	"oj/tools/language"
	"oj/tools/workspace"
)

// addModule turns a Go program that imports packages of the module around it into a copy of this part of the module:
// its own files move to their place below the module's top folder, and the files of the imported packages join them.
// So the key of the program depends on all of them, and the compiler sees nothing else of the module. Packages of a
// replaced module keep their own module, in a folder of the copy. A program without such imports stays as it is.
func addModule(s *language.Source, location string) error {
	root := location
	for workspace.Module(root) == "" {
		if root == filepath.Dir(root) {
			return nil // there is no module
		}
		root = filepath.Dir(root)
	}
	packages, _ := generated.Imports(root, location)
	if len(packages) == 0 {
		return nil
	}

	// The program's own files move to their place below the module's top folder.
	folder := location
	if s.Single {
		folder = filepath.Dir(folder)
	}
	s.Package = slashed(root, folder)
	for i := range s.Files {
		s.Files[i].Name = path.Join(s.Package, s.Files[i].Name)
	}

	// The imported packages join them, without their tests.
	version := strings.TrimPrefix(s.Standard(), "go")
	mod := fmt.Sprintf("module %s\n\ngo %s\n", workspace.Module(root), version)
	copied := map[string]bool{} // the replaced modules that have a go.mod in the copy
	for _, dir := range packages {
		m := moduleOf(root, dir)
		place := ""
		if m.Dir != root {
			place = "replaced/" + m.Path
		}
		if place != "" && !copied[place] {
			copied[place] = true
			mod += fmt.Sprintf("\nrequire %s v0.0.0\n\nreplace %s v0.0.0 => ./%s\n", m.Path, m.Path, place)
			s.Files = append(s.Files, goMod(place, fmt.Sprintf("module %s\n\ngo %s\n", m.Path, version)))
		}

		sources, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			return err
		}
		for _, source := range sources {
			if strings.HasSuffix(source, "_test.go") {
				continue
			}
			files, err := readFiles(source, path.Join(place, slashed(m.Dir, source)), nil)
			if err != nil {
				return err
			}
			s.Files = append(s.Files, files...)
		}
	}

	s.Files = append(s.Files, goMod("", mod))
	return nil
}

// goMod returns the go.mod of a folder of the copy.
func goMod(folder, text string) language.File {
	return language.File{Name: path.Join(folder, "go.mod"), Data: []byte(text)}
}

// moduleOf returns the module of a package's folder, the module at root if no replaced module contains it.
func moduleOf(root, dir string) workspace.GoModule {
	modules := workspace.Modules(root)
	for _, m := range modules[1:] {
		if strings.HasPrefix(dir, m.Dir+string(filepath.Separator)) {
			return m
		}
	}
	return modules[0]
}

// slashed returns the name of a file or folder relative to a folder above it, with slashes.
func slashed(root, name string) string {
	return filepath.ToSlash(strings.TrimPrefix(name, root+string(filepath.Separator)))
}
