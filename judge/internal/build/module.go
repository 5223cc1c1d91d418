// This file adds packages of the surrounding module to the source of a Go program that imports them.

package build

import (
	"fmt"
	"path"
	"path/filepath"
	"strings"

	"oj/tools/bundle/generated"
	"oj/tools/shared/language"
	"oj/tools/shared/workspace"
)

// If a Go program imports packages of the module that contains it, addModule adds these packages to s, the
// source of the program. The parameter location is the program's path on the disk. Afterwards s is a small
// copy of the module: the names of the program's own files are now paths relative to the module's top folder,
// and the files of the imported packages are added. A change of any of these files therefore changes the
// program's cache key, and the compiler sees no other files of the module. If go.mod replaces a required
// module with a local folder, the packages of that module are copied as a separate module. A program without
// such imports is not changed.
func addModule(s *language.Source, location string) error {
	root := location
	for workspace.Module(root) == "" {
		if root == filepath.Dir(root) {
			return nil // no module contains the program
		}
		root = filepath.Dir(root)
	}
	packages, _ := generated.Imports(root, location)
	if len(packages) == 0 {
		return nil
	}

	// Move the program's own files to their path below the module's top folder.
	folder := location
	if s.Single {
		folder = filepath.Dir(folder)
	}
	s.Package = slashed(root, folder)
	for i := range s.Files {
		s.Files[i].Name = path.Join(s.Package, s.Files[i].Name)
	}

	// Add the imported packages without their test files.
	version := strings.TrimPrefix(s.Standard(), "go")
	mod := fmt.Sprintf("module %s\n\ngo %s\n", workspace.Module(root), version)
	copied := map[string]bool{} // modules in local folders whose go.mod was already added
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

// goMod returns the file go.mod for a folder of the copied module.
func goMod(folder, text string) language.File {
	return language.File{Name: path.Join(folder, "go.mod"), Data: []byte(text)}
}

// moduleOf returns the module of the package in the folder dir. This is the module in the folder root, unless
// dir is inside a local folder with which go.mod replaces another module.
func moduleOf(root, dir string) workspace.GoModule {
	modules := workspace.Modules(root)
	for _, m := range modules[1:] {
		if strings.HasPrefix(dir, m.Dir+string(filepath.Separator)) {
			return m
		}
	}
	return modules[0]
}

// slashed returns the path of a file or folder relative to the folder root, with slashes.
func slashed(root, name string) string {
	return filepath.ToSlash(strings.TrimPrefix(name, root+string(filepath.Separator)))
}
